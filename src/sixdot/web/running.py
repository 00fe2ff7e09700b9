"""What a table does by itself: bots move at their pace, and a clock runs where one was agreed on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import TYPE_CHECKING, Final

from sixdot.room import PLAYING, Happening, Room
from sixdot.store import Key
from sixdot.web.board import Board
from sixdot.wire import Notice

if TYPE_CHECKING:
    from sixdot.web.hub import Hub

AGAIN: Final = 1.0  # seconds until the table tries once more what could not be stored
LONG: Final = ("sharp",)  # bots that think long
THOUGHT: Final = 0.4  # seconds that their moves take at least, if bots pause at all
SLOW: Final = 0.005  # seconds; a table whose bots think longer does not keep the others waiting


class Running(Board):
    def __init__(self, hub: Hub, room: Room, keys: Iterable[Key], commands: dict[str, int]) -> None:
        super().__init__(hub, room, keys, commands)
        self._clock_timer: asyncio.TimerHandle | None = None
        self._step_timer: asyncio.TimerHandle | None = None
        self._is_slow = False

    def halt(self) -> None:
        super().halt()
        for timer in (self._clock_timer, self._step_timer):
            if timer is not None:
                timer.cancel()

    def _stir(self) -> None:
        """Sooner or later the table goes on, if there is something to do."""
        if self._step_timer is None and self.lines and not self._stopped and not self.hub.closing:
            if self.room.is_waiting():
                return
            pace = self.hub.pace - self._thinking_time() if self.room.stage == PLAYING else 0.0
            self._step_timer = self._loop.call_later(pace, self._begin_step)

    def _begin_step(self) -> None:
        self.hub.spawn(self._step())

    async def _step(self) -> None:
        try:
            more = await self._do_alone(self._bots)
        finally:
            self._step_timer = None
        if more:
            self._stir()

    async def _bots(self) -> Happening | None:
        if self.room.number >= self.hub.limits.entries:
            return None
        if self._thinks_long():
            return await self._thought()
        begun = time.perf_counter()
        happening = self.room.step()
        self._is_slow = time.perf_counter() - begun > SLOW
        return happening

    async def _thought(self) -> Happening | None:
        """What a bot does after thinking as long as always: how hard it was tells something about its cards."""
        end = self._loop.time() + self._thinking_time()
        happening = await self.hub.think(self.room.step)
        if happening is not None:
            await asyncio.sleep(max(0.0, end - self._loop.time()))
        return happening

    def _thinks_long(self) -> bool:
        return self._is_slow or any(seat.bot in LONG for seat in self.room.seats)

    def _thinking_time(self) -> float:
        return min(self.hub.pace, THOUGHT) if self._thinks_long() else 0.0

    async def _do_alone(self, what: Callable[[], Coroutine[None, None, Happening | None]]) -> bool:
        """Something that nobody asked for, if there is anything; whether it has happened."""
        async with self._lock:
            if self._stopped or self.hub.closing:
                return False
            try:
                happening = await what()
                if happening is None:
                    return False
                if await self._save(happening):
                    self._tell(happening)
                    return True
            except Exception as error:
                self.hub.fault(error, self.code)
                await self._reload()
                return False
        await asyncio.sleep(AGAIN)
        return True

    async def _do_and_go_on(self, what: Callable[[], Coroutine[None, None, Happening | None]]) -> None:
        """Something that a timer asked for; it may be that the table need not wait any longer."""
        await self._do_alone(what)
        self._stir()

    # The clock

    def _look_after(self) -> None:
        """Whether the clock runs, for whom, and when to look at it next."""
        if self._clock_timer is not None:
            self._clock_timer.cancel()
            self._clock_timer = None
        seconds = self.room.options.clock
        waited_for = self.room.waits_for() if seconds else set()
        now = self._loop.time()
        if len(waited_for) != 1 or not waited_for <= self.lines.keys():
            self._clock.stop()
            return
        (member,) = waited_for
        self._clock.wait_for(member, (self.room.decided, self.room.wanted(member)), seconds, now)
        due = self._clock.next_look()
        if due is not None:
            self._clock_timer = self._loop.call_later(max(0.05, due - now), self._ring)

    def _ring(self) -> None:
        self._clock_timer = None
        member, now = self._clock.member, self._loop.time()
        line = self.lines.get(member or 0)
        if member is None or line is None:
            return
        if line.waiting():
            self._clock.heard(member, " ", now)
        due = self._clock.look(now)
        if due == "warn":
            say = self.words(line).say("server-time", seconds=self._clock.left(now))
            line.send(Notice(say, True))
            self._clock.heard(member, say, now)
        elif due == "over":
            self.hub.spawn(self._do_and_go_on(lambda: self._act_for(member)))
            return
        self._look_after()

    async def _act_for(self, member: int) -> Happening | None:
        """The time is up; unless somebody has just done something, or has been given more."""
        over = self._clock.member == member and self._clock.look(self._loop.time()) == "over"
        return self.room.act_for(member) if over else None
