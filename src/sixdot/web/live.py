"""A live table: what its members ask for is done, stored, acknowledged, and then told to everybody.

It has a board (the room with its lock, its store, its telling, its clock and the answers it has already given), an
admission desk, and a pacer for what it does by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from sixdot.game.events import CameBack, WentAway
from sixdot.room.commands import obey, spelled_out
from sixdot.room.playing import record_in
from sixdot.room.room import Room
from sixdot.room.state import Happening, Outcome, Private, Recorded, Refused
from sixdot.store.entries import Standing
from sixdot.voice.words import Words
from sixdot.web import causes
from sixdot.web.admission import Admission
from sixdot.web.board import Answer, Board, command_of, until_first
from sixdot.web.causes import Cause
from sixdot.web.limits import Buckets
from sixdot.web.member import MemberConnection
from sixdot.web.pacer import Pacer
from sixdot.web.rebuilding import Kept
from sixdot.web.services import Services
from sixdot.wire.messages import Acknowledged, Denied, Request

_SILENT: Final = ("ask", "speak", "more", "quit")  # what adds nothing to a log, or ends it
_COMINGS: Final = (CameBack, WentAway)
_QUESTIONS: Final = ("ask", "type")  # some answers take long: meanwhile the other tables go on
# What everybody hears, as often as somebody does it; a typed line may mean one of them.
_CHANGES: Final = (
    "seat", "stand", "bot", "options", "host", "remove", "readmit", "mute", "unmute", "start", "rematch", "entropy",
    "leave", "return", "type",
)  # fmt: skip


class LiveTable:
    def __init__(self, services: Services, kept: Kept, let_go: Callable[[LiveTable], None]) -> None:
        """`let_go` is called when nobody has been here for long, or when the table cannot go on."""
        self.code = kept.room.code
        self.board = Board(services, kept, lambda: let_go(self))
        self.pacer = Pacer(self.board)
        self.admission = Admission(self.board, self.pacer)
        self.board.see_off = self._see_off
        self._chats = Buckets[int](services.limits.chat)
        self._changes = Buckets[int](services.limits.changes)
        self._repairs = Buckets[int](services.limits.repairs)
        self._services = services

    @property
    def number(self) -> int:
        """Of the last thing that happened."""
        return self.board.number

    def halt(self) -> None:
        """Nothing more happens here."""
        self.board.stopped = True
        self.board.let_go = lambda: None  # they lead back here: nothing would be forgotten of this table
        self.board.see_off = lambda member, willingly: None
        self.pacer.halt()
        self.admission.halt()

    async def stop(self) -> None:
        """The server goes down; what is under way is finished first."""
        async with self.board.lock:
            self.halt()
            self.board.send_away(causes.GOING_DOWN)

    # What whoever runs the server does here

    async def arrange(self, work: Callable[[Room], Outcome], words: Words, leaves: Cause = causes.QUIT) -> Outcome:
        """Something that is done to the room: stored, and told to everybody. `leaves`: why somebody goes by it."""
        async with self.board.lock:
            outcome: Outcome | Cause = await until_first(partial(self._arrange, work, leaves))
            return outcome.refused(words) if isinstance(outcome, Cause) else outcome

    async def _arrange(self, work: Callable[[Room], Outcome], leaves: Cause) -> Outcome | Cause:
        outcome = work(self.board.room)
        if not isinstance(outcome, Happening):
            return outcome
        departed = outcome.departed
        keys = self.board.tokens.revoke(departed) if departed is not None else ()
        stored = await self.board.save(outcome, keys)
        if isinstance(stored, Cause):
            return stored
        self.board.tell(outcome)
        if departed is not None:
            self._see_off(departed, departed == outcome.member, leaves)
        self.pacer.go_on()
        return outcome

    def _see_off(self, member: int, willingly: bool, cause: Cause = causes.QUIT) -> None:
        """Somebody has left for good."""
        self.admission.see_off(member, willingly, cause)
        self.board.answers.forget(member)

    # What other nodes do here

    async def follow(self, standing: Standing, before: Mapping[int, MemberConnection]) -> None:
        """What others have stored is told here too; `before`: who was connected when this was read."""
        board = self.board
        async with board.lock:
            if board.stopped:
                return
            if standing.changed != board.changed:
                board.changed = standing.changed
                await board.reload()
                self.admission.sent_away.look_again()
                board.show_table()
            elif standing.last > board.number:
                self._services.counts["caught-up"] += 1
                self.pacer.put_off()
                await board.catch_up()
            if not board.stopped:
                self.admission.see_elsewhere(standing.present, before)
                self.pacer.go_on()

    async def let_move(self, member: int, words: Words) -> Outcome:
        """Somebody goes to another table, and can come back."""
        return await self.arrange(lambda room: room.depart(member, member), words, causes.MOVED)

    # Requests

    async def answer(self, connection: MemberConnection, request: Request) -> None:
        """Exactly one answer, and the same one however often the request comes."""
        member = connection.member
        async with self.board.lock:
            if self.board.connections.get(member) is not connection:
                return
            self.admission.prove(member)
            known = self.board.answers.given(member, request)
            if known is not None:
                connection.send(self._denied(connection, request, known) if isinstance(known, Cause) else known)
                return
            try:
                await self._carry_out(connection, request)
            except Exception as error:
                self._services.fault(error, self.code, request.id)
                self._repairs[member].take()
                await self.board.reload()
                self._reply(connection, request, self._denied(connection, request, causes.FAULT))
            self.pacer.go_on()

    async def _carry_out(self, connection: MemberConnection, request: Request) -> None:
        verb = spelled_out(request.do, self.board.words(connection)).partition(" ")[0]
        cause = self._over_limit(verb, connection)
        if cause is not None:  # this is not remembered: the same request may come again later
            connection.send(self._denied(connection, request, cause))
            return
        outcome = self._outside_the_room(connection, request.do)
        if outcome is not None:
            await self._answer_alone(connection, request, outcome, verb)
            return
        cause = await until_first(partial(self._do, connection, request, verb))
        if cause is not None:
            connection.send(self._denied(connection, request, cause))

    async def _do(self, connection: MemberConnection, request: Request, verb: str) -> Cause | None:
        work = partial(self._obey, connection, request)
        outcome = await self._services.long(connection.household, work) if verb in _QUESTIONS else work()
        if isinstance(outcome, Happening):
            return await self._store_and_tell(connection, request, outcome)
        await self._answer_alone(connection, request, outcome, verb)
        return None

    async def _answer_alone(
        self, connection: MemberConnection, request: Request, outcome: Private | Refused, verb: str
    ) -> None:
        """Nothing happens at the table; unless it did, the first time that this came."""
        number = self.board.room.number
        known = await self.board.given_long_ago(connection.member, request) if verb not in _SILENT else None
        if isinstance(known, Cause):
            connection.send(self._denied(connection, request, known))
        elif known is not None:
            self._reply(connection, request, known)
        elif isinstance(outcome, Refused):
            refused = Denied(request.id, outcome.reason, outcome.rule, outcome.say, number)
            self._reply(connection, request, refused)
        else:
            self._reply(connection, request, Acknowledged(request.id, number, outcome.say))

    def _obey(self, connection: MemberConnection, request: Request) -> Happening | Private | Refused:
        words = self.board.words(connection)
        outcome = obey(self.board.room, connection.member, request.seen, request.do, words)
        if not isinstance(outcome, Recorded):
            return outcome
        entries = self._services.store.entries(self.code, outcome.since - 1)
        return Private(record_in([entry.text for entry in entries]))

    def _over_limit(self, verb: str, connection: MemberConnection) -> Cause | None:
        member = connection.member
        if self._services.closing:
            return causes.GOING_DOWN
        if verb == "chat" and not self._chats[member].take():
            return causes.CHAT_TOO_FAST
        if verb in _QUESTIONS and self._services.guests.work[connection.household].is_empty():
            return causes.TOO_MUCH
        if verb in _CHANGES and self._changes[member].is_empty():
            return causes.CHANGES_TOO_FAST
        if verb not in _SILENT and self._repairs[member].is_empty():
            return causes.TOO_FAST
        return causes.LOG_FULL if self.board.is_full and verb not in _SILENT else None

    def _outside_the_room(self, connection: MemberConnection, do: str) -> Private | Refused | None:
        """What is no matter of the room: how somebody is spoken to, and more time."""
        room = self.board.room
        if do == "more time":
            self.board.clock.more(connection.member)
            told = self.board.words(connection).say("server-more-time", seconds=room.options.clock)
            return Private(told)
        verb, _, rest = do.partition(" ")
        return connection.speak(rest) if verb == "speak" else None

    async def _store_and_tell(
        self, connection: MemberConnection, request: Request, happening: Happening
    ) -> Cause | None:
        """Commit, then acknowledge, then tell."""
        departed, key = happening.departed, command_of(connection.member, request)
        keys = self.board.tokens.revoke(departed) if departed is not None else ()
        stored = await self.board.save(happening, keys, key)
        if isinstance(stored, Cause):
            return stored
        self._reply(connection, request, Acknowledged(request.id, stored.number, happening.aside))
        if stored.again:
            self._repairs[connection.member].take()
            return None
        name, _, body = key.partition(" ")
        self.board.answers.carried_out({name: (stored.number, body)})
        gone = any(isinstance(event, _COMINGS) for event in happening.events)
        if gone or happening.kind not in ("act", "on", "chat"):  # no move: somebody could do it again and again
            self._changes[connection.member].take()
        self.board.tell(happening)
        if departed is not None:
            self._see_off(departed, departed == connection.member)
        return None

    def _denied(self, connection: MemberConnection, request: Request, cause: Cause) -> Denied:
        say = self.board.words(connection).say(cause.message)
        return Denied(request.id, cause.reason, "", say, self.board.room.number)

    def _reply(self, connection: MemberConnection, request: Request, answer: Answer) -> None:
        """An answer that is remembered."""
        self.board.answers.remember(connection.member, request, answer)
        connection.send(answer)
        self.board.clock.heard(connection.member, answer.say)
