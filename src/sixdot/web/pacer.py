"""What a table does by itself: bots move at their pace, one thing after the other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Final

from sixdot.room.state import PLAYING, Happening
from sixdot.web.board import Board

AGAIN: Final = 1.0  # seconds until the table tries once more what could not be stored
LONG: Final = ("sharp",)  # bots that think long
THOUGHT: Final = 0.4  # seconds that their moves take at least, if bots pause at all
SLOW: Final = 0.005  # seconds; a table whose bots think longer does not keep the others waiting

Work = Callable[[], Coroutine[None, None, Happening | None]]


class Pacer:
    def __init__(self, board: Board) -> None:
        self._board = board
        self._timer: asyncio.TimerHandle | None = None
        self._is_slow = False

    def halt(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def stir(self) -> None:
        """Sooner or later the table goes on, if there is something to do."""
        board = self._board
        if self._timer is not None or not board.connections or board.is_closed or board.room.is_waiting():
            return
        pace = board.services.pace - self._thinking_time() if board.room.stage == PLAYING else 0.0
        self._timer = asyncio.get_running_loop().call_later(pace, lambda: board.services.spawn(self._step()))

    async def _step(self) -> None:
        try:
            more = await self._do_alone(self._next_of_bots)
        finally:
            self._timer = None
        if more:
            self.stir()

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
                if await board.save_and_tell(happening):
                    return True
            except Exception as error:
                board.services.fault(error, board.code)
                await board.reload()
                return False
        await asyncio.sleep(AGAIN)
        return True

    def do_and_go_on(self, work: Work) -> None:
        """Something that a timer asks for; perhaps the table need not wait any longer then."""
        self._board.services.spawn(self._done_and_gone_on(work))

    async def _done_and_gone_on(self, work: Work) -> None:
        await self._do_alone(work)
        self.stir()
