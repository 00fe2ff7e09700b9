"""What a table does by itself, one thing after the other: bots move at their pace, and a clock may run out."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Final

from sixdot.game.match import PLAYING
from sixdot.room.state import Happening
from sixdot.web.board import Board
from sixdot.web.causes import OVERTAKEN
from sixdot.wire.messages import Notice

AGAIN: Final = 1.0  # seconds until the table tries once more what could not be stored
LONG: Final = ("sharp",)  # bots that think long
THOUGHT: Final = 0.4  # seconds that their moves take at least, if bots pause at all
# For each character that was said, the share of a usual pause that it takes to hear it, by the pace of the table.
HEARING: Final = {"brisk": 0.0, "heard": 0.1, "slow": 0.2}
LATER: Final = 1.5  # seconds: where several nodes hold somebody, that of the first member goes on, or another so late
SLOW: Final = 0.005  # seconds; a table whose bots think longer does not keep the others waiting

Work = Callable[[], Coroutine[None, None, Happening | None]]


class Pacer:
    def __init__(self, board: Board) -> None:
        self._board = board
        self._bots: asyncio.TimerHandle | None = None  # when they go on
        self._is_at_it = False
        self._is_slow = False
        self.clock: asyncio.TimerHandle | None = None  # when to look at it again

    def halt(self) -> None:
        for timer in (self._bots, self.clock):
            if timer is not None:
                timer.cancel()

    def go_on(self) -> None:
        """Something was done: perhaps somebody else is waited for, or nobody."""
        self.look_at_clock()
        self._stir()

    def put_off(self) -> None:
        """Another node goes on with the table."""
        if self._bots is not None and not self._is_at_it:
            self._bots.cancel()
            self._bots = None

    # Bots

    def _stir(self) -> None:
        """Sooner or later the table goes on, if there is something to do."""
        board = self._board
        if self._bots is not None or not board.connections or board.is_closed or board.room.is_waiting():
            return
        pause = self.pause() - self._thinking_time() if board.room.stage == PLAYING else 0.0
        if board.elsewhere and min(board.room.members.present) in board.elsewhere:
            pause += LATER
        self._bots = asyncio.get_running_loop().call_later(pause, lambda: board.services.spawn(self._step()))

    def pause(self) -> float:
        """Seconds until a bot goes on: longer, if the table wants it so, when more was said."""
        board = self._board
        return board.services.pace * max(1.0, HEARING[board.room.options.pace] * board.signs)

    async def _step(self) -> None:
        self._is_at_it = True
        try:
            more = await self._do_alone(self._next_of_bots)
        finally:
            self._bots, self._is_at_it = None, False
        if more:
            self._stir()

    async def _next_of_bots(self) -> Happening | None:
        if self._board.is_full:
            return None
        if self._thinks_long():
            return await self._thought()
        begun = time.perf_counter()
        happening = self._board.room.step()
        self._is_slow = time.perf_counter() - begun > SLOW
        return happening

    async def _thought(self) -> Happening | None:
        """What a bot does after thinking as long as always: how hard it was tells something about its cards."""
        end = time.monotonic() + self._thinking_time()
        happening = await self._board.services.think(self._board.room.step)
        if happening is not None:
            await asyncio.sleep(max(0.0, end - time.monotonic()))
        return happening

    def _thinks_long(self) -> bool:
        return self._is_slow or any(seat.bot in LONG for seat in self._board.room.members.seats)

    def _thinking_time(self) -> float:
        return min(self._board.services.pace, THOUGHT) if self._thinks_long() else 0.0

    # The clock

    def look_at_clock(self) -> None:
        """Whether it runs, for whom, and when to look at it next."""
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None
        room, clock = self._board.room, self._board.clock
        seconds = 0 if room.options.paused else room.options.clock
        waited_for = set(room.wants()) if seconds else set()
        if len(waited_for) != 1 or not waited_for <= self._board.connections.keys():
            clock.stop()
            return
        (member,) = waited_for
        clock.wait_for(member, (room.decided, room.wanted(member)), seconds)
        wait = max(0.05, clock.next_look() - clock.now())
        self.clock = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        clock, member = self._board.clock, self._board.clock.member
        connection = self._board.connections.get(member or 0)
        if member is None or connection is None:
            return
        if connection.outgoing.waiting():
            clock.heard(member, " ")
        due = clock.look()
        if due == "over":
            self.do_and_go_on(lambda: self._act_for(member))
            return
        if due == "warn":
            say = self._board.words(connection).say("server-time", seconds=clock.left())
            connection.send(Notice(say, True))
            clock.heard(member, say)
        self.look_at_clock()

    async def _act_for(self, member: int) -> Happening | None:
        """The time is up; unless somebody has just done something, or has been given more."""
        clock = self._board.clock
        return self._board.room.act_for(member) if clock.member == member and clock.look() == "over" else None

    # Whatever it is

    async def _do_alone(self, work: Work) -> bool:
        """Something that nobody asked for, if there is anything; whether the table may go on."""
        board = self._board
        async with board.lock:
            if board.is_closed:
                return False
            try:
                happening = await work()
                if happening is None:
                    return False
                problem = await board.save_and_tell(happening)
                if problem in (None, OVERTAKEN):
                    self.look_at_clock()
                    return True
            except Exception as error:
                board.services.fault(error, board.code)
                await board.reload()
                return False
        await asyncio.sleep(AGAIN)
        return True

    def do_and_go_on(self, work: Work) -> None:
        """Something that a timer asks for; perhaps the table need not wait any longer then."""

        async def done() -> None:
            await self._do_alone(work)
            self._stir()

        self._board.services.spawn(done())
