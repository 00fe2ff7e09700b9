"""One table that is in use: what its members ask for is done, stored, answered, and then told to everybody."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from sixdot.game.events import CameBack, WentAway
from sixdot.room import Happening, Private, Refused
from sixdot.store import Append, NotSaved, Taken
from sixdot.voice.words import LANGUAGES, LENGTHS, Words
from sixdot.web.board import REMEMBERED, Place
from sixdot.web.door import GOING_DOWN, Door
from sixdot.wire import Acknowledged, Denied, Request

if TYPE_CHECKING:
    from sixdot.web.connection import Line

_SILENT: Final = ("ask", "speak", "more", "quit")  # what adds nothing to a log, or ends it
_QUESTIONS: Final = ("ask", "type")  # to some of them the answer takes long: meanwhile the other tables go on
# What everybody hears, as often as somebody does it; a typed line may mean one of them.
_CHANGES: Final = (
    "seat", "stand", "bot", "options", "host", "remove", "readmit", "mute", "unmute", "start", "rematch", "entropy",
    "leave", "return", "type",
)  # fmt: skip

Answer = Acknowledged | Denied
Outcome = Happening | Private | Refused


class Live(Door):
    async def obey(self, line: Line, command: Request) -> None:
        """Exactly one answer, and the same one however often the command comes."""
        member = line.member
        async with self._lock:
            if self.lines.get(member) is not line:
                return
            place = self._place(member)
            self._prove(member, place)
            answer = place.answers.get(command.id)
            done = self._commands.get(f"{member}:{command.id}")
            if answer is None and done is not None:
                answer = Acknowledged(command.id, done, "")
            if answer is not None:
                line.send(answer)
                return
            try:
                await self._obeyed(line, place, command)
            except Exception as error:
                self.hub.fault(error, self.code)
                place.repairs.take()
                await self._reload()
                self._answer(line, place, self._refused(command, "FAULT", self.words(line).say("server-fault")))
            self._stir()

    def _prove(self, member: int, place: Place) -> None:
        place.joined = None
        keys = self._tokens.prove(member)
        if keys:  # on their way to the store at once: whatever the command does to the keys comes after it
            self.hub.spawn(self._are_saved(self.hub.waiting.put_keys(self.code, keys)))

    async def _obeyed(self, line: Line, place: Place, command: Request) -> None:
        words = self.words(line)
        verb = command.do.partition(" ")[0]
        refusal = self._over_limit(verb, line, place, words)
        if refusal is not None:
            place.answers.pop(command.id, None)
            line.send(self._refused(command, *refusal))
            return
        outcome: Outcome | None = self._around(line, command.do)
        if outcome is None and verb in _QUESTIONS:
            ask = partial(self.room.obey, line.member, command.seen, command.do, words)
            outcome = await self.hub.long(line.address, ask)
        elif outcome is None:
            outcome = self.room.obey(line.member, command.seen, command.do, words)
        if isinstance(outcome, Refused):
            rule = outcome.rule or ""
            self._answer(line, place, self._refused(command, outcome.reason, outcome.say, rule))
        elif isinstance(outcome, Private):
            self._answer(line, place, Acknowledged(command.id, self.room.number, outcome.say))
        else:
            await self._carry_out(line, place, command, outcome)

    def _over_limit(self, verb: str, line: Line, place: Place, words: Words) -> tuple[str, str] | None:
        """A refusal that is not remembered: the same command may come again later."""
        if self.hub.closing:
            return GOING_DOWN, words.say("server-going-down")
        if verb == "chat" and not place.chat.take():
            return "TOO_FAST", words.say("server-chat-too-fast")
        if verb in _QUESTIONS and not self.hub.guests.may_ask(line.address):
            return "TOO_FAST", words.say("server-too-much")
        if verb in _CHANGES and place.changes.is_empty():
            return "TOO_FAST", words.say("server-changes-too-fast")
        if verb not in _SILENT and place.repairs.is_empty():
            return "TOO_FAST", words.say("server-too-fast")
        if self.room.number >= self.hub.limits.entries and verb not in _SILENT:
            return "LOG_FULL", words.say("server-log-full")
        return None

    def _around(self, line: Line, do: str) -> Private | Refused | None:
        """What is no matter of the room: how somebody is spoken to, and more time."""
        if do == "more time":
            self._clock.more(line.member, self._loop.time())
            self._look_after()
            say = self.words(line).say("server-more-time", seconds=self.room.options.clock)
            return Private(say, self.room.number)
        verb, _, rest = do.partition(" ")
        if verb != "speak":
            return None
        language, _, length = rest.partition(" ")
        if language not in LANGUAGES or length not in LENGTHS:
            say = self.words(line).say("server-speaks-not", languages=LANGUAGES, lengths=LENGTHS)
            return Refused("BAD_SPEECH", say)
        if (line.language, line.length) == (language, length):
            return Private("", self.room.number)
        line.language, line.length = language, length
        return Private(self.words(line).say("server-speaks"), self.room.number)

    async def _carry_out(self, line: Line, place: Place, command: Request, happening: Happening) -> None:
        key = f"{line.member}:{command.id}"
        departed = happening.departed
        keys = self._tokens.revoke(departed) if departed is not None else ()
        try:
            await self.hub.waiting.append(Append(self.code, happening.number, happening.text, key, keys))
        except (NotSaved, Taken) as problem:
            await self._not_carried_out(line, place, command, problem)
            return
        self._commands[key] = happening.number
        if len(self._commands) > REMEMBERED:
            del self._commands[next(iter(self._commands))]
        self._answer(line, place, Acknowledged(command.id, happening.number, ""))
        if _is_change(happening):
            place.changes.take()
        self._tell(happening)
        if departed is not None:
            self._see_off(departed, departed == line.member)

    async def _not_carried_out(self, line: Line, place: Place, command: Request, problem: NotSaved | Taken) -> None:
        """It could not be stored, or it had been already."""
        await self._reload()
        if isinstance(problem, Taken) and problem.done is not None:
            place.repairs.take()
            self._answer(line, place, Acknowledged(command.id, problem.done, ""))
            return
        self.hub.log("not-saved", self.code, reason=str(problem))
        line.send(self._refused(command, "NOT_SAVED", self.words(line).say("server-not-saved")))

    def _refused(self, command: Request, reason: str, say: str, rule: str = "") -> Denied:
        return Denied(command.id, reason, rule, say, self.room.number)

    def _answer(self, line: Line, place: Place, answer: Answer) -> None:
        place.remember(answer, self.hub.limits.recent)
        line.send(answer)
        self._clock.heard(line.member, answer.say, self._loop.time())


def _is_change(happening: Happening) -> bool:
    """Whether it was no move: somebody could do it again and again."""
    gone = any(isinstance(event, WentAway | CameBack) for event in happening.events)
    return gone or happening.kind not in ("act", "on", "chat")
