"""The admission desk of a table: joins, returns with a token, connections that break, and the time to come back."""

import asyncio
from collections.abc import Coroutine, Mapping
from functools import partial
from typing import Final

from sixdot import __version__
from sixdot.durable import NotSaved
from sixdot.room import telling
from sixdot.room.keys import token_hash
from sixdot.room.state import Happening, Refused, refuse
from sixdot.room.telling import Retelling
from sixdot.store.entries import Attend, Key, PutKeys
from sixdot.store.problems import Taken
from sixdot.web import causes
from sixdot.web.board import Board, until_first
from sixdot.web.causes import Cause
from sixdot.web.keeping import keep_text
from sixdot.web.limits import Bucket, Buckets
from sixdot.web.member import MemberConnection
from sixdot.web.pacer import Pacer
from sixdot.web.rebuilding import retell
from sixdot.web.sent_away import SentAway
from sixdot.web.tokens import KnownToken, Tokens
from sixdot.wire.messages import VERSION, Missed, Welcome

_ANYBODY: Final = 0  # no member has this number
UNPROVEN: Final = 120.0  # seconds in which somebody whose first welcome was lost may join once more


class Admission:
    def __init__(self, board: Board, pacer: Pacer) -> None:
        self._board = board
        self._pacer = pacer
        self._services = board.services
        self._loop = asyncio.get_running_loop()
        # Who joined a moment ago, by which name and from where: until something comes from them, they may not have
        # got their welcome.
        self._unproven: dict[int, tuple[str, str]] = {}
        self._awaited: dict[int, asyncio.TimerHandle] = {}  # members, or anybody at all, for some time
        self.sent_away = SentAway(board)
        self._passes = Bucket(board.services.limits.passes)
        self._comings = Buckets[str](board.services.limits.comings)
        self._wait_for_anybody()

    def halt(self) -> None:
        for timer in self._awaited.values():
            timer.cancel()

    # Joining

    async def join(self, connection: MemberConnection, name: str, watch: bool, code: str = "") -> Refused | None:
        """A new member, on this connection, or one whom the code lets back in; or why not."""
        async with self._board.lock:
            words = self._board.words(connection)
            if self._board.stopped:
                return causes.GOING_DOWN.refused(words)
            if self._board.is_full:
                return causes.LOG_FULL.refused(words)
            known = self._joined_before(connection, name)
            if known is not None:
                return await self._join_again(connection, known)
            refused = await until_first(partial(self._join, connection, name, watch, code))
            return refused.refused(words) if isinstance(refused, Cause) else refused

    async def _join(self, connection: MemberConnection, name: str, watch: bool, code: str) -> Refused | Cause | None:
        board, words = self._board, self._board.words(connection)
        by_pass = code not in ("", board.code)
        if not by_pass and await self.sent_away.was_from(connection.household):
            return refuse("SENT_AWAY", words)
        if by_pass and self._passes.is_empty():
            return causes.TOO_MANY_PASSES.refused(words)
        comings = self._comings[connection.household]
        if comings.is_empty():
            return causes.TOO_MANY_CAME.refused(words)
        happening = board.room.join(name, watch, words, code)
        if isinstance(happening, Refused):
            if happening.reason == "BAD_PASS":
                self._passes.take()
            return happening
        assert happening.member is not None
        issued = board.tokens.issue(happening.member)
        stored = await board.save(happening, issued.keys)
        if isinstance(stored, Cause):
            return stored
        comings.take()
        self._unproven[issued.member] = name, connection.household
        self._loop.call_later(UNPROVEN, self._unproven.pop, issued.member, None)
        say = telling.Telling(board.room, happening).missed_by(issued.member, words).say
        if happening.number == 2:  # whoever opens a table
            say = f"{say} {keep_text(self._services.keep, words)}".strip()
        self._admit(connection, issued, say, None)
        self._note_presence(issued.member, here=True)
        board.tell(happening, but=issued.member)
        self._services.log("joined", board.code, people=len(board.connections))
        await self._give_back(issued.member)
        self._pacer.go_on()
        return None

    def _joined_before(self, connection: MemberConnection, name: str) -> int | None:
        """Who joined a moment ago by this name from there, and has shown nothing since: the welcome was lost.

        Whoever has cards comes back with a token and not by a name: there may be others at the same address.
        """
        room = self._board.room
        for member, joined in self._unproven.items():
            if member in self._board.connections or room.members[member].left or room.seat_of(member) is not None:
                continue
            if joined == (name, connection.household):
                return member
        return None

    async def take_place(self, connection: MemberConnection, member: int, say: str) -> Refused | None:
        """The place of a member who is not connected, for somebody whom another than the table vouches for."""
        async with self._board.lock:
            if self._board.stopped:
                return causes.GOING_DOWN.refused(self._board.words(connection))
            return await self._join_again(connection, member, say)

    async def _join_again(self, connection: MemberConnection, member: int, say: str = "") -> Refused | None:
        issued = self._board.tokens.issue(member)
        if not await self._save_keys(issued.keys, comes=True):
            return causes.NOT_SAVED.refused(self._board.words(connection))
        self._admit(connection, issued, say, None)
        await self._give_back(member)
        self._pacer.go_on()
        return None

    async def _give_back(self, member: int) -> None:
        """The seat that a bot has held."""
        happening = self._board.room.here(member)
        if happening is not None:
            await self._board.save_and_tell(happening)

    # Returning

    async def resume(self, connection: MemberConnection, token: str, seen: int) -> Refused | None:
        """The member whose token it is, on a new connection; the newest one counts."""
        refused = await self._resume(connection, token, seen)
        if refused is not None and self._board.tokens.stolen_from(token) is not None:
            await self._stop_thief(connection, token)
        return refused

    async def _stop_thief(self, connection: MemberConnection, token: str) -> None:
        """Whoever is there with a token that was replaced has stolen it, or was robbed. If nobody is there, it is a
        greeting of the member's own that was held up, and they came in elsewhere long ago.
        """
        board = self._board
        if not await connection.frames.is_there():
            return
        async with board.lock:
            await board.know_tokens()
            member = board.tokens.stolen_from(token)
            if member is not None:
                self._services.log("stolen", board.code)
                await self._save_keys(board.tokens.revoke(member))
                self._send_off(member, causes.REVOKED)

    async def _resume(self, connection: MemberConnection, token: str, seen: int) -> Refused | None:
        board, member, begun = self._board, self._board.tokens.whose(token), None
        if member is not None and seen < board.room.number and self._may_ask(connection):
            begun = Retelling(board.code, member, board.words(connection), seen)
            await self._retell(connection, begun, waits=True)  # the table plays on meanwhile
        async with board.lock:
            words = board.words(connection)
            if board.stopped:
                return causes.GOING_DOWN.refused(words)
            if seen < board.room.number and begun is None and not self._may_ask(connection):
                return causes.TOO_MUCH.refused(words)
            used = await until_first(partial(self._recognise, token))
            if isinstance(used, Cause):
                return used.refused(words)
            ahead = seen - board.room.number
            say = words.say("server-restored", count=ahead) if ahead > 0 else ""
            await self._give_back(used.member)  # before the welcome, which tells of it in the same breath
            missed = None
            if not say and seen < board.room.number:
                missed = await self._whole(connection, begun or Retelling(board.code, used.member, words, seen))
            if board.is_closed:
                return causes.GOING_DOWN.refused(words)
            self._unproven.pop(used.member, None)
            await self._services.turn()  # the store has done many at once
            self._admit(connection, used, say, missed)
            self._pacer.go_on()
            return None

    async def _recognise(self, token: str) -> KnownToken | Cause:
        """Whose token it is; the next one is stored."""
        board, store = self._board, self._services.store
        await board.know_tokens()
        used = board.tokens.use(token)
        known = None if used is None else board.room.members.get(used.member)
        if used is None or known is None or known.left:
            return causes.BAD_TOKEN
        try:
            if await self._save_keys(used.keys, comes=True, instead_of=used.instead_of if store.node else None):
                return used
        except Taken:
            return causes.OVERTAKEN
        if store.node:  # where others think that the member is, they are the newest
            return causes.NOT_SAVED
        board.tokens = Tokens(await asyncio.to_thread(store.keys, board.code))
        return KnownToken(used.member, token, ())

    async def _whole(self, connection: MemberConnection, retelling: Retelling) -> Missed | None:
        """What was missed, as far as the table here has come, while another node may go on."""
        missed = await self._retell(connection, retelling)
        while retelling.room.number != self._board.number and not self._board.is_closed:
            await self._board.catch_up()
            missed = await self._retell(connection, retelling)
        return missed

    def _may_ask(self, connection: MemberConnection) -> bool:
        return not self._services.guests.work[connection.household].is_empty()

    async def _retell(self, connection: MemberConnection, retelling: Retelling, waits: bool = False) -> Missed | None:
        """What was missed, as far as it has happened: to find it takes long."""

        def look() -> Missed | None:
            retell(self._services.store, retelling)
            return retelling.missed()

        return await self._services.long(connection.household, look, waits)

    def prove(self, member: int) -> None:
        """Something has come from a member, who therefore has the token of the last welcome. That need not be the
        newest: if one could not be stored, whoever came keeps theirs.
        """
        self._unproven.pop(member, None)
        keys = self._board.tokens.prove(member, self._board.connections[member].token)
        if keys:  # on their way to the store at once: whatever the command does to the keys comes after it
            self._services.spawn(self._save_keys(keys))

    def _save_keys(
        self, keys: tuple[Key, ...], comes: bool = False, instead_of: tuple[Key, ...] | None = None
    ) -> Coroutine[None, None, bool]:
        return self._are_saved(self._services.store.put(PutKeys(self._board.code, keys, comes, instead_of)))

    def _note_presence(self, member: int, here: bool) -> None:
        """For other nodes, if there are any."""
        if self._services.store.node and not self._services.closing:
            noted = self._are_saved(self._services.store.put(Attend(self._board.code, member, here)))
            self._services.spawn(self._and_hint(noted))

    async def _and_hint(self, noted: Coroutine[None, None, bool]) -> None:
        await noted
        self._services.hint(self._board.code)

    async def _are_saved(self, keys: asyncio.Future[None]) -> bool:
        try:
            await keys
        except (NotSaved, LookupError) as problem:
            self._services.log("not-saved", self._board.code, reason=str(problem))
            return False
        return True

    def _admit(self, connection: MemberConnection, known: KnownToken, say: str, missed: Missed | None) -> None:
        """From now on this member is told everything on this connection; the welcome is the first."""
        board, room, member = self._board, self._board.room, known.member
        before = board.connections.get(member)
        if before is not None:
            before.end_for(causes.REPLACED)
        connection.member, connection.token = member, token_hash(known.token)
        connection.left = self._dropped
        board.connections[member] = connection
        board.elsewhere = {each: node for each, node in board.elsewhere.items() if each != member}
        board.count_present()
        self._services.hint(board.code)
        self._stop_waiting_for(member)
        self._stop_waiting_for(_ANYBODY)
        connection.send(
            Welcome(
                VERSION,
                __version__,
                member,
                known.token,
                room.number,
                telling.info(room, member),
                telling.view(room, member),
                telling.heard(room, member),
                say,
                missed,
            )
        )
        board.clock.heard(member, say or (missed.say if missed else ""))
        if before is None:
            board.show_table(but=member)

    # Going

    def _dropped(self, connection: MemberConnection) -> None:
        """A connection has ended, for whatever cause. The member may come back; in time a bot holds the seat."""
        board = self._board
        if board.connections.get(connection.member) is connection:
            self._drop(connection)
            if not board.stopped:
                self._services.log("cut", board.code, people=len(board.connections))
                self._services.spawn(self._show_gap())

    def _drop(self, connection: MemberConnection) -> None:
        board, member = self._board, connection.member
        del board.connections[member]
        board.count_present()
        self._note_presence(member, here=False)
        board.clock.forget(member)
        if not board.stopped:
            self._wait_for(member)
            if not board.connections:
                self._wait_for_anybody()

    async def _show_gap(self) -> None:
        """Not before what is under way has been stored: the table is shown as it is then."""
        async with self._board.lock:
            self._board.show_table()
            self._pacer.look_at_clock()

    def wait_for_all(self) -> None:
        """After a restart: all who belong to the table are given the time to come back."""
        for member in self._board.room.members.remaining():
            if member.id not in self._board.room.members.present:
                self._wait_for(member.id)

    # Other nodes

    def see_elsewhere(self, present: Mapping[int, str], before: Mapping[int, MemberConnection]) -> None:
        """Who is connected to which node; somebody who was connected here `before` may have gone elsewhere."""
        board, own = self._board, self._services.store.node
        for member, connection in list(board.connections.items()):
            if before.get(member) is not connection:
                continue
            if member not in present:  # this node was taken to be gone
                self._note_presence(member, here=True)
            elif present[member] != own:
                connection.end_for(causes.REPLACED)
                del board.connections[member]
                board.clock.forget(member)
        seen, away = board.room.members.present, board.elsewhere
        board.elsewhere = {
            member: node for member, node in present.items() if node != own and member not in board.connections
        }
        if board.elsewhere.items() - away.items():  # they were not told what happened while nobody knew of them
            self._services.hint(board.code)
        board.count_present()
        members = board.room.members
        for known in members.remaining():
            if known.id in members.present:
                self._stop_waiting_for(known.id)
            elif known.id in seen or known.id not in members.lapsed:  # their node may be gone since they joined
                self._wait_for(known.id)
        if members.present == seen:
            return
        if not board.connections and _ANYBODY not in self._awaited:
            self._wait_for_anybody()
        board.show_table()

    def _wait_for(self, member: int) -> None:
        if member not in self._awaited:
            self._awaited[member] = self._loop.call_later(
                self._services.grace, lambda: self._pacer.do_and_go_on(lambda: self._gone(member))
            )

    def _stop_waiting_for(self, member: int) -> None:
        timer = self._awaited.pop(member, None)
        if timer is not None:
            timer.cancel()

    def _wait_for_anybody(self) -> None:
        self._awaited[_ANYBODY] = self._loop.call_later(self._services.limits.idle, self._is_idle)

    def _is_idle(self) -> None:
        if self._board.connections or self._board.lock.locked():
            self._wait_for_anybody()
        else:
            self._board.let_go()

    async def _gone(self, member: int) -> Happening | None:
        self._awaited.pop(member, None)
        return None if member in self._board.room.members.present else self._board.room.gone(member)

    def see_off(self, member: int, willingly: bool, cause: Cause = causes.QUIT) -> None:
        """Somebody has left for good. Whoever was sent away does not come back by another name, unless others are
        here from the same household, as in a school: then it says nothing about a person.
        """
        connection = self._board.connections.get(member)
        others = [each.household for each in self._board.connections.values() if each is not connection]
        if connection is not None and not willingly and connection.household not in others:
            self.sent_away.note(member, connection.household)
        self._send_off(member, cause if willingly else causes.REMOVED)
        self._unproven.pop(member, None)
        self._stop_waiting_for(member)

    def _send_off(self, member: int, cause: Cause) -> None:
        connection = self._board.connections.get(member)
        if connection is not None:
            connection.end_for(cause)
            self._drop(connection)
            self._board.show_table()
