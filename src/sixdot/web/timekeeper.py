"""Who looks at a table's clock: for whom it runs, who is warned, and what is done when the time is up."""

from __future__ import annotations

import asyncio

from sixdot.room.state import Happening
from sixdot.web.board import Board
from sixdot.web.clock import Clock
from sixdot.web.pacer import Pacer
from sixdot.wire.messages import Notice


class Timekeeper:
    def __init__(self, board: Board, pacer: Pacer) -> None:
        self._board = board
        self._pacer = pacer
        self._clock = Clock()
        self._loop = asyncio.get_running_loop()
        self.timer: asyncio.TimerHandle | None = None

    def halt(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def heard(self, member: int, say: str) -> None:
        """Something was said to a member: until that is over no time runs."""
        self._clock.heard(member, say, self._loop.time())

    def forget(self, member: int) -> None:
        self._clock.forget(member)

    def more(self, member: int) -> None:
        """All of the time once more."""
        self._clock.more(member, self._loop.time())
        self.look()

    def look(self) -> None:
        """Whether the clock runs, for whom, and when to look at it next."""
        self.halt()
        room = self._board.room
        seconds = room.options.clock
        waited_for = set(room.wants()) if seconds else set()
        if len(waited_for) != 1 or not waited_for <= self._board.connections.keys():
            self._clock.stop()
            return
        (member,) = waited_for
        now = self._loop.time()
        self._clock.wait_for(member, (room.decided, room.wanted(member)), seconds, now)
        due = self._clock.next_look()
        if due is not None:
            self.timer = self._loop.call_later(max(0.05, due - now), self._ring)

    def _ring(self) -> None:
        self.timer = None
        member, now = self._clock.member, self._loop.time()
        connection = self._board.connections.get(member or 0)
        if member is None or connection is None:
            return
        if connection.frames.waiting():
            self._clock.heard(member, " ", now)
        due = self._clock.look(now)
        if due == "over":
            self._pacer.do_and_go_on(lambda: self._act_for(member))
            return
        if due == "warn":
            say = self._board.words(connection).say("server-time", seconds=self._clock.left(now))
            connection.send(Notice(say, True))
            self._clock.heard(member, say, now)
        self.look()

    async def _act_for(self, member: int) -> Happening | None:
        """The time is up; unless somebody has just done something, or has been given more."""
        over = self._clock.member == member and self._clock.look(self._loop.time()) == "over"
        return self._board.room.act_for(member) if over else None
