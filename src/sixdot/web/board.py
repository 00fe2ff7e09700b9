"""A room in use: its lock, its store, its connections. What happens is stored first and then told to everybody.

What could not be stored has not happened: the room is rebuilt from the log.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from sixdot.durable import NotSaved
from sixdot.room import telling
from sixdot.room.state import Happening
from sixdot.store.entries import Append, Entry, Key
from sixdot.store.problems import Taken, Unusable
from sixdot.voice.words import Words
from sixdot.web.causes import FAULT, ID_REUSED, NOT_SAVED, OVERTAKEN, UPDATING, Cause
from sixdot.web.keeping import stored_stage
from sixdot.web.member import MemberConnection
from sixdot.web.rebuilding import REMEMBERED, Commands, Kept, Newer, body_of, carried_out, check_rules, rebuilt
from sixdot.web.services import Result, Services
from sixdot.web.tokens import Tokens
from sixdot.wire.messages import Acknowledged, Denied, Request, TableShown, Told, encoded
from sixdot.wire.views import Shown

A_SIGN: Final = 0.08  # seconds of speech that a clock allows for each character
A_TEXT: Final = 2.0  # and for each text, to arrive and be noticed
WARNING: Final = 20.0  # seconds before the end, if the clock has that many
_LONGEST_KEPT: Final = 2000  # characters of an answer: a longer one is worked out again if its question comes again

_ATTEMPTS: Final = 20  # at something that other nodes come before

Answer = Acknowledged | Denied


async def until_first(work: Callable[[], Awaitable[Result | Cause]]) -> Result | Cause:
    """What this comes to once no other node is quicker; each time it meets a table that has gone on."""
    for _ in range(_ATTEMPTS):
        result = await work()
        if result is not OVERTAKEN:
            return result
    return OVERTAKEN


class Stored(NamedTuple):
    """Under which number of the log something is stored; `again`: it had been stored before."""

    number: int
    again: bool = False


class Answers:
    """The answers already given: a request that comes again is answered alike, and nothing is done twice."""

    def __init__(self, commands: Commands, most: int) -> None:
        """`most`: answers kept for each member."""
        self.commands = commands
        self._most = most
        self._given: dict[int, dict[str, tuple[str, Answer]]] = {}

    def given(self, member: int, request: Request) -> Answer | Cause | None:
        """The answer to this request if it came before; `ID_REUSED` if something else came under its id."""
        if request.id in self._given.get(member, ()):
            do, answer = self._given[member][request.id]
            return answer if do == request.do else ID_REUSED
        known = self.commands.get(f"{member}:{request.id}")
        if known is None:
            return None
        number, asked = known  # once it was not written down what was to be done
        is_same = asked in ("", body_of(request.do))
        return Acknowledged(request.id, number, "") if is_same else ID_REUSED

    def remember(self, member: int, request: Request, answer: Answer) -> None:
        if len(answer.say) > _LONGEST_KEPT:
            return
        given = self._given.setdefault(member, {})
        given[answer.id] = request.do, answer
        if len(given) > self._most:
            del given[next(iter(given))]

    def carried_out(self, commands: Commands) -> None:
        self.commands |= commands
        if len(self.commands) > REMEMBERED:
            del self.commands[next(iter(self.commands))]

    def forget(self, member: int) -> None:
        self._given.pop(member, None)


def command_of(member: int, request: Request) -> str:
    """As it is stored: a name, which no other member's request has, and what was to be done, as a hash."""
    return f"{member}:{request.id} {body_of(request.do)}"


class Clock:
    """For a table that has agreed on one: it runs for one person at a time, and never while they are spoken to.

    How long speech takes is not known here: it is estimated generously from what was said.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.member: int | None = None  # for whom it runs
        self._decision: object = None
        self._seconds = 0.0
        self._end = 0.0
        self._warned = False
        self._silent: dict[int, float] = {}  # when what was said to each member is over

    def heard(self, member: int, text: str) -> None:
        """Something was said to a member: until that is over no time runs."""
        if not text:
            return
        begun = max(self.now(), self._silent.get(member, 0.0))
        over = begun + A_TEXT + A_SIGN * len(text)
        self._silent[member] = over
        if member == self.member:
            self._end += over - begun

    def forget(self, member: int) -> None:
        self._silent.pop(member, None)

    def wait_for(self, member: int, decision: object, seconds: float) -> None:
        """This member has to decide; for the same decision as before the clock runs on."""
        if (self.member, self._decision, self._seconds) != (member, decision, seconds):
            self.member, self._decision, self._seconds = member, decision, seconds
            self.more(member)

    def more(self, member: int) -> None:
        """All of the time once more, as often as it is asked for."""
        if member == self.member:
            self._end = max(self.now(), self._silent.get(member, 0.0)) + self._seconds
            self._warned = False

    def stop(self) -> None:
        self.member = self._decision = None

    def next_look(self) -> float:
        """When something is due, while it runs."""
        warning = min(self._seconds * 2 / 3, max(WARNING, self._seconds / 4))
        return self._end if self._warned else self._end - warning

    def look(self) -> str:
        """What is due: `warn` the member, the time is `over`, or nothing."""
        if self.member is None or self.now() < self.next_look():
            return ""
        due = "over" if self._warned else "warn"
        self._warned = True
        return due

    def left(self) -> int:
        return max(1, round(self._end - self.now()))


class Board:
    """Whoever changes the room holds the lock, from before the change until it has been told."""

    def __init__(self, services: Services, kept: Kept, let_go: Callable[[], None]) -> None:
        """`let_go` is called when nobody has been here for long, or when the table cannot go on."""
        self.services = services
        self.room = kept.room
        self.code = kept.room.code
        self.number = kept.room.number  # of the last thing that was stored
        self.changed = 0  # how often something else was done to the table, by another node
        self._stage = ""  # as the store has it, as far as that is known
        self.tokens = Tokens(kept.keys)
        self.answers = Answers(kept.commands, services.limits.recent)
        self.clock = Clock(asyncio.get_running_loop().time)
        self.connections: dict[int, MemberConnection] = {}
        self.elsewhere: Mapping[int, str] = {}  # who is connected to another node, and to which
        self._shown: Shown | None = None  # what everybody here saw last
        self.signs = 0  # the most characters that somebody here was told at once, the last time
        self.listing: dict[str, str | int] | None = None  # for those who look for a public table
        self.stopped = False
        self.lock = asyncio.Lock()
        self.let_go = let_go
        self.see_off: Callable[[int, bool], None] = lambda member, willingly: None  # somebody who has left for good

    @property
    def is_closed(self) -> bool:
        return self.stopped or self.services.closing

    @property
    def is_full(self) -> bool:
        """Whether its log is as long as a log may be."""
        return self.room.number >= self.services.limits.entries

    def words(self, connection: MemberConnection) -> Words:
        return connection.words(self.room.options.edition)

    # Storing

    async def save(
        self, happening: Happening, keys: tuple[Key, ...] = (), command: str | None = None
    ) -> Stored | Cause:
        """Where it stands in the log, or the same command if it came before; or why it is not stored.

        Unless it was stored now, the table is as it was before. `OVERTAKEN`: another node has stored something else,
        which has been told; it can be tried again.
        """
        begun = time.perf_counter()
        stage = stored_stage(self.room) if happening.changed else self._stage
        new = "" if stage == self._stage else stage
        try:
            if happening.said is not None and command is not None:
                command = command.partition(" ")[0]  # a hash of what was said could be tried out
            entry = Append(
                self.code, happening.number, happening.text, command, keys, new, happening.snapshot, happening.said
            )
            await self.services.store.put(entry)
        except (NotSaved, Taken) as problem:
            await self.reload()
            if isinstance(problem, Taken) and problem.done is not None:
                return Stored(problem.done, again=True) if problem.is_same else ID_REUSED
            if isinstance(problem, Taken) and self.services.store.node:
                self.services.counts["overtaken"] += 1
                return OVERTAKEN
            name = (command or "").partition(" ")[0]
            if name in self.answers.commands:  # it was in doubt, and is there
                return Stored(self.answers.commands[name][0], again=True)
            request = name.partition(":")[2]
            self.services.log("not-saved", self.code, reason=str(problem), request=request)
            return NOT_SAVED
        self._stage = stage
        self.services.committed(time.perf_counter() - begun)
        if self.elsewhere:  # to the others it is no news
            self.services.hint(self.code)
        return Stored(happening.number)

    async def save_and_tell(self, happening: Happening) -> Cause | None:
        stored = await self.save(happening)
        if isinstance(stored, Cause):
            return stored
        self.tell(happening)
        return None

    async def reload(self) -> None:
        """The room as the log has it; what nobody here was told yet is told. If even that cannot be read now, all are
        sent away, to come back later.
        """
        lapsed = self.room.members.lapsed
        try:
            kept = await self.services.read(partial(rebuilt, self.services, self.code, self.number))
            self.room = kept.room
            self.tokens = Tokens(kept.keys)
            self.answers.commands = kept.commands
            self.room.members.lapsed = lapsed
            self.count_present()
            self._take(kept.later)
        except Exception as error:
            self._give_up(error)
            return
        if self.number > self.room.number:  # somebody has cut the log: whoever comes back is told so
            self.number = self.room.number
            self.send_away(FAULT)

    async def catch_up(self) -> None:
        """Tell what other nodes have stored."""
        try:
            entries = await self.services.read(partial(self.services.store.entries, self.code, self.number))
            check_rules(self.services.store, entries)
            self._take(entries)
        except Exception as error:
            self._give_up(error)

    async def know_tokens(self) -> None:
        """Those that other nodes have given, too."""
        if self.services.store.node:
            self.tokens = Tokens(await self.services.read(partial(self.services.store.keys, self.code)))

    async def given_long_ago(self, member: int, request: Request) -> Answer | Cause | None:
        """As `Answers.given`, for a command that was carried out before those that are remembered here."""
        if self.number > REMEMBERED:
            look = partial(self.services.store.carried_out, self.code, f"{member}:{request.id}")
            try:
                found = await self.services.read(look)
            except Unusable:
                return NOT_SAVED
            if found is not None:
                self.answers.carried_out(carried_out(found))
        return self.answers.given(member, request)

    def _take(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            happening = self.room.redo(entry.number, entry.text, entry.version, entry.said)
            self.answers.carried_out(carried_out(entry))
            self.tell(happening)
            if happening.departed is not None:
                self.see_off(happening.departed, happening.departed == happening.member)

    def _give_up(self, error: Exception) -> None:
        """Let go of the table, for who comes back to take it up anew, or at a node that can."""
        cause = UPDATING if isinstance(error, Newer) else NOT_SAVED if isinstance(error, Unusable) else FAULT
        if cause is FAULT:
            self.services.fault(error, self.code)
        self.let_go()
        self.send_away(cause)

    def count_present(self) -> None:
        """A new set: a bot may be thinking, in a thread of its own."""
        self.room.members.present = {*self.connections, *self.elsewhere}

    # Telling

    def tell(self, happening: Happening, but: int | None = None) -> None:
        """Everybody, each in their own words, at the same moment."""
        self.number = happening.number
        tell = telling.Telling(self.room, happening, self._shown)
        told: dict[int, tuple[Told, bytes]] = {}  # by its identity: several may be told the very same
        self.signs = 0
        for member, connection in list(self.connections.items()):
            if member == but:
                continue
            try:
                message = tell.to(member, self.words(connection), connection.sight)
            except Exception as error:  # it has happened all the same; whoever comes back is told
                self.services.fault(error, self.code)
                connection.end_for(FAULT)
                continue
            if self.room.options.clock:
                self.clock.heard(member, message.say)
            self.signs = max(self.signs, len(message.say))
            if id(message) not in told:
                told[id(message)] = message, encoded(message)
            connection.send_encoded(told[id(message)][1])
        self._shown = tell.shown
        if happening.changed:
            self._list()

    def show_table(self, but: int | None = None) -> None:
        """Who is connected has changed."""
        for member, connection in list(self.connections.items()):
            if member != but:
                connection.send(TableShown(telling.info(self.room, member)))
        self._list()

    def _list(self) -> None:
        room = self.room
        self.listing = None
        if room.options.public and self.connections:
            self.listing = {
                "code": room.code,
                "edition": room.options.edition,
                "host": room.members.host_name or "",
                "people": len(room.members.present),
                "seats": len(room.members.seats),
                "stage": room.stage,
            }

    def send_away(self, cause: Cause) -> None:
        for connection in list(self.connections.values()):
            connection.end_for(cause)
