"""The teacher at a table: its host, who takes no seat, and what was said there lately."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec

from sixdot.room.commands import obey
from sixdot.room.room import Room
from sixdot.room.state import Member, Outcome
from sixdot.voice.words import Words
from sixdot.web.live import LiveTable
from sixdot.web.member import MemberConnection

TEACHER: Final = 1  # whoever comes to a table first is its host
MOST_HEARD: Final = 30
_HOUSEHOLD: Final = "teacher"


class _Ear:
    """Instead of a socket: what the teacher is told is kept here."""

    def __init__(self, heard: deque[str]) -> None:
        self.ended = False
        self.left: Callable[[], None] = lambda: None
        self._heard = heard

    @property
    def outgoing(self) -> _Ear:
        return self

    def tell(self, data: bytes) -> None:
        message = msgspec.json.decode(data)
        if message["type"] == "told" and message["say"]:
            self._heard.append(message["say"])

    def waiting(self) -> int:
        return 0

    async def is_there(self) -> bool:
        return not self.ended

    def finish(self, code: int) -> None:
        self.ended = True
        asyncio.get_running_loop().call_soon(self.left)


class Onlooker:
    def __init__(self, table: LiveTable, number: int, words: Words) -> None:
        """`number`: how the table is called in the class."""
        self.table = table
        self.number = number
        self.heard: deque[str] = deque(maxlen=MOST_HEARD)
        self._words = words
        self._ear = _Ear(self.heard)

    @property
    def room(self) -> Room:
        return self.table.board.room

    @property
    def is_here(self) -> bool:
        return not self._ear.ended and TEACHER in self.table.board.connections

    def connection(self) -> MemberConnection:
        """A new one, by which the teacher is there and is told everything."""
        self._ear = _Ear(self.heard)
        made = MemberConnection(self._ear, _HOUSEHOLD, 1)
        made.language = self._words.language
        self._ear.left = lambda: made.left(made)
        return made

    async def come_back(self) -> None:
        """To the place of the host."""
        await self.table.admission.take_place(self.connection(), TEACHER, "")
        host = self.room.members.host
        if host not in (None, TEACHER):
            await self.does(f"host {TEACHER}", host)

    async def does(self, do: str, member: int = TEACHER) -> Outcome:
        """What the teacher does, or has a pupil do."""
        return await self.table.arrange(lambda room: obey(room, member, room.number, do, self._words), self._words)

    async def expects(self, name: str) -> Outcome:
        """A place for a pupil who may come later."""
        return await self.table.arrange(lambda room: room.join(name, False, self._words), self._words)

    def pupils(self) -> list[Member]:
        return [member for member in self.room.members.remaining() if member.id != TEACHER]

    def is_connected(self, member: int) -> bool:
        return member in self.table.board.connections
