"""Who comes to a table and goes: joins, returns with a token, lines that break, and the time to come back."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from sixdot import __version__
from sixdot.room import Happening, Refused, Retelling, Room
from sixdot.store import Key
from sixdot.web.limits import Buckets, group
from sixdot.web.running import Running
from sixdot.web.tokens import Known, Stolen, Tokens
from sixdot.wire import VERSION, Missed, Welcome

if TYPE_CHECKING:
    from sixdot.web.connection import Line
    from sixdot.web.hub import Hub

UNPROVEN: Final = 120.0  # seconds for somebody to join once more whose first welcome was lost
REPLACED, REMOVED, QUIT, GOING_DOWN, BAD_TOKEN = "REPLACED", "REMOVED", "QUIT", "GOING_DOWN", "BAD_TOKEN"


class Door(Running):
    def __init__(self, hub: Hub, room: Room, keys: Iterable[Key], commands: dict[str, int]) -> None:
        super().__init__(hub, room, keys, commands)
        self._idle_timer: asyncio.TimerHandle | None = None
        self._comings = Buckets(hub.limits.comings, hub.limits.comings_burst)
        self._wait_for_anybody()

    def halt(self) -> None:
        super().halt()
        graces = [place.grace for place in self._places.values()]
        for timer in (self._idle_timer, *graces):
            if timer is not None:
                timer.cancel()

    # Coming

    async def join(self, line: Line, name: str, watch: bool) -> Refused | None:
        """A new member, on this line; or why not."""
        async with self._lock:
            refused = self._is_shut(line)
            if refused is not None:
                return refused
            known = self._joined_before(line, name)
            if known is not None:
                return await self._join_again(line, known)
            words, whence = self.words(line), group(line.address)
            if self._comings.is_empty(whence):
                return Refused("TOO_FAST", words.say("server-too-many-came"))
            happening = self.room.join(name, watch, words)
            if isinstance(happening, Refused):
                return happening
            self._comings.take(whence)
            assert happening.member is not None
            issued = self._tokens.issue(happening.member)
            if not await self._save(happening, None, issued.keys):
                return Refused("NOT_SAVED", words.say("server-not-saved"))
            self._place(issued.member).joined = (name, line.address, self._loop.time())
            say = self.room.told(happening, issued.member, words).say
            self._admit(line, issued.member, issued.token, say, None)
            self._tell(happening, but=issued.member)
            self.hub.log("joined", self.code, people=len(self.lines))
            await self._is_here(issued.member)
        return None

    def _is_shut(self, line: Line) -> Refused | None:
        words = self.words(line)
        if self._stopped:
            return Refused(GOING_DOWN, words.say("server-going-down"))
        if self.room.number >= self.hub.limits.entries:
            return Refused("LOG_FULL", words.say("server-log-full"))
        return None

    def _joined_before(self, line: Line, name: str) -> int | None:
        """Who joined a moment ago by this name from there, and has shown nothing since: the welcome was lost.

        Whoever has cards comes back with a token and not by a name: there may be others at the same address.
        """
        now = self._loop.time()
        for member, place in self._places.items():
            if place.joined is None or member in self.lines or self.room.members[member].left:
                continue
            if self.room.seat_of(member) is not None:
                continue
            if place.joined[:2] == (name, line.address) and now - place.joined[2] < UNPROVEN:
                return member
        return None

    async def _join_again(self, line: Line, member: int) -> Refused | None:
        issued = self._tokens.issue(member)
        if not await self._save_keys(issued.keys):
            return Refused("NOT_SAVED", self.words(line).say("server-not-saved"))
        self._admit(line, member, issued.token, "", None)
        await self._is_here(member)
        return None

    async def resume(self, line: Line, token: str, seen: int) -> Refused | None:
        """The member whose token it is, on a new line; the line from before is let go."""
        begun = await self._retelling(line, token, seen)
        async with self._lock:
            if self._stopped:
                return self._is_shut(line)
            if seen < self.room.number and not self.hub.guests.may_ask(line.address):
                return Refused("TOO_FAST", self.words(line).say("server-too-much"))
            used = self._tokens.use(token)
            if isinstance(used, Stolen):
                await self._revoke(used)
            if not isinstance(used, Known) or self.room.members[used.member].left:
                return Refused(BAD_TOKEN, self.words(line).say("server-bad-token"))
            if not await self._save_keys(used.keys):
                self._tokens = Tokens(await asyncio.to_thread(self.hub.store.keys, self.code))
                used = Known(used.member, token, ())
            await self._give_back(used.member)  # before the welcome, which tells of it in the same breath
            missed = await self._missed(used.member, line, seen, begun)
            self._place(used.member).joined = None
            self._admit(line, used.member, used.token, "", missed)
            self._look_after()
            self._stir()
        return None

    async def _revoke(self, stolen: Stolen) -> None:
        self.hub.log("stolen", self.code)
        await self._save_keys(stolen.keys)
        line = self.lines.get(stolen.member)
        if line is not None:
            line.end(BAD_TOKEN, self.words(line).say("server-revoked"), 4401)
            self._drop(line)
            self._show_table()

    async def _retelling(self, line: Line, token: str, seen: int) -> Retelling | None:
        """What was missed, as far as it has happened: to find it takes long, and the table plays on meanwhile."""
        member = self._tokens.whose(token)
        if member is None or seen >= self.room.number or not self.hub.guests.may_ask(line.address):
            return None
        begun = Retelling(self.code, member, self.words(line), seen)
        await self.hub.long(line.address, lambda: begun.take(self.hub.store.entries(self.code)), waits=True)
        return begun

    async def _missed(self, member: int, line: Line, seen: int, begun: Retelling | None) -> Missed | None:
        if seen >= self.room.number:
            return None
        retelling = begun or Retelling(self.code, member, self.words(line), seen)

        def look() -> Missed | None:
            retelling.take(self.hub.store.entries(self.code, retelling.number))
            return retelling.missed()

        return await self.hub.long(line.address, look)

    def _admit(self, line: Line, member: int, token: str, say: str, missed: Missed | None) -> None:
        """From now on this member is told everything on this line; the welcome is the first."""
        before = self.lines.get(member)
        if before is not None:
            before.end(REPLACED, self.words(before).say("server-replaced"), 4409)
        line.member = member
        self.lines[member] = line
        self.room.present = self.room.present | {member}
        place = self._place(member)
        if place.grace is not None:
            place.grace.cancel()
            place.grace = None
        if self._idle_timer is not None:
            self._idle_timer.cancel()
            self._idle_timer = None
        line.send(
            Welcome(
                VERSION,
                __version__,
                member,
                token,
                self.room.number,
                self.room.info(member),
                self.room.view(member),
                self.room.heard(member),
                say,
                missed,
            )
        )
        self._clock.heard(member, say or (missed.say if missed else ""), self._loop.time())
        if before is None:
            self._show_table(but=member)

    async def _is_here(self, member: int) -> None:
        await self._give_back(member)
        self._look_after()
        self._stir()

    async def _give_back(self, member: int) -> None:
        """The seat that a bot has held."""
        happening = self.room.here(member)
        if happening is not None and await self._save(happening):
            self._tell(happening)

    # Going

    def dropped(self, line: Line) -> None:
        """A line has ended, by whatever cause. The member may come back; after a while a bot holds the seat."""
        if self.lines.get(line.member) is line:
            self._drop(line)
            if not self._stopped:
                self.hub.log("cut", self.code, people=len(self.lines))
                self.hub.spawn(self._show_gap())

    def _drop(self, line: Line) -> None:
        del self.lines[line.member]
        self.room.present = self.room.present - {line.member}  # a bot may be thinking, in a thread of its own
        self._clock.forget(line.member)
        if not self._stopped:
            self._wait_for(line.member)
            if not self.lines:
                self._wait_for_anybody()

    async def _show_gap(self) -> None:
        """Not before what is under way has been stored: the table is shown as it is then."""
        async with self._lock:
            self._show_table()
            self._look_after()

    def _wait_for_anybody(self) -> None:
        self._idle_timer = self._loop.call_later(self.hub.limits.idle, self.hub.let_go, self)

    def _wait_for(self, member: int) -> None:
        place = self._place(member)
        if place.grace is None:
            place.grace = self._loop.call_later(
                self.hub.grace, lambda: self.hub.spawn(self._do_and_go_on(lambda: self._gone(member)))
            )

    def wait_for_all(self) -> None:
        """After a restart: all who belong to the table are given the time to come back."""
        for member in self.room.members.values():
            if not member.left and member.id not in self.lines:
                self._wait_for(member.id)

    async def _gone(self, member: int) -> Happening | None:
        self._place(member).grace = None
        return None if member in self.lines else self.room.gone(member)

    def _see_off(self, member: int, willingly: bool) -> None:
        line = self.lines.get(member)
        if line is not None:
            if willingly:
                line.end(QUIT, self.words(line).say("server-quit"), 4403)
            else:
                line.end(REMOVED, self.words(line).say("server-removed"), 4403)
            self._drop(line)
            self._show_table()
        place = self._places.pop(member, None)
        if place is not None and place.grace is not None:
            place.grace.cancel()

    async def stop(self) -> None:
        """Nothing more happens here; what is under way is finished first."""
        async with self._lock:
            self.halt()
            self._send_away(GOING_DOWN, "server-going-down", 1001)
