"""A room in use: its lock, its store, its connections. What happens is stored first and then told to everybody.

What could not be stored has not happened: the room is rebuilt from the log.
"""

from __future__ import annotations

import asyncio
from typing import Protocol

from sixdot.durable import NotSaved
from sixdot.room import telling
from sixdot.room.room import Room
from sixdot.room.state import Happening
from sixdot.store.entries import Append, Key
from sixdot.store.problems import Taken
from sixdot.voice.words import Words
from sixdot.web.causes import FAULT, Cause
from sixdot.web.connection import MemberConnection
from sixdot.web.services import Kept, Services
from sixdot.wire.messages import TableShown


class Attendant(Protocol):
    """Who looks after a board, and is called when something has changed there."""

    def heard(self, member: int, say: str) -> None:
        """Something was said to a member."""

    def changed(self) -> None:
        """Something has happened: perhaps somebody else is waited for now."""

    def reloaded(self, kept: Kept) -> None:
        """The room was rebuilt from the log."""

    def lost(self) -> None:
        """Not even that was possible: nothing more happens here."""


class Board:
    """Whoever changes the room holds the lock, from before the change until it has been told."""

    def __init__(self, services: Services, room: Room, attendant: Attendant) -> None:
        self.services = services
        self.room = room
        self.code = room.code
        self.number = room.number  # of the last thing that was stored
        self.connections: dict[int, MemberConnection] = {}
        self.listing: dict[str, str | int] | None = None  # for those who look for a public table
        self.stopped = False
        self.lock = asyncio.Lock()
        self._attendant = attendant

    @property
    def is_busy(self) -> bool:
        return bool(self.connections) or self.lock.locked()

    @property
    def is_closed(self) -> bool:
        return self.stopped or self.services.closing

    @property
    def is_full(self) -> bool:
        """Whether its log is as long as a log may be."""
        return self.room.number >= self.services.limits.entries

    def words(self, connection: MemberConnection) -> Words:
        connection.edition = self.room.options.edition
        return connection.words

    # Storing

    async def save(self, happening: Happening, keys: tuple[Key, ...] = ()) -> bool:
        """Whether it has happened; if not, the table is as it was before."""
        try:
            await self.services.waiting.put(Append(self.code, happening.number, happening.text, None, keys))
        except (NotSaved, Taken) as problem:
            self.services.log("not-saved", self.code, reason=str(problem))
            await self.reload()
            return False
        return True

    async def save_and_tell(self, happening: Happening) -> bool:
        if not await self.save(happening):
            return False
        self.tell(happening)
        return True

    async def reload(self) -> None:
        """The room as the log has it. If even that cannot be read now, all are sent away, to come back later."""
        lapsed = self.room.members.lapsed
        try:
            kept = await asyncio.to_thread(self.services.rebuild, self.code)
        except Exception as error:
            self.services.fault(error, self.code)
            self._attendant.lost()
            self.send_away(FAULT)
            return
        self.room = kept.room
        self._attendant.reloaded(kept)
        self.room.members.present = set(self.connections)
        self.room.members.lapsed = lapsed
        if self.number != self.room.number:  # something is in the log that nobody was told: who comes back will be
            self.number = self.room.number
            self.send_away(FAULT)

    # Telling

    def tell(self, happening: Happening, but: int | None = None) -> None:
        """Everybody, each in their own words, at the same moment."""
        self.number = happening.number
        tell = telling.Telling(self.room, happening)
        for member, connection in list(self.connections.items()):
            if member == but:
                continue
            try:
                message = tell.to(member, self.words(connection))
            except Exception as error:  # it has happened all the same; whoever comes back is told
                self.services.fault(error, self.code)
                connection.end_for(FAULT)
                continue
            self._attendant.heard(member, message.say)
            connection.send(message)
        if happening.changed:
            self._list()
        self._attendant.changed()

    def show_table(self, but: int | None = None) -> None:
        """Who is connected has changed."""
        for member, connection in list(self.connections.items()):
            if member != but:
                connection.send(TableShown(telling.info(self.room, member)))
        self._list()

    def _list(self) -> None:
        room = self.room
        host = room.members.get(room.members.host or 0)
        self.listing = None
        if room.options.public and self.connections:
            self.listing = {
                "code": room.code,
                "edition": room.options.edition,
                "host": host.name if host else "",
                "people": len(self.connections),
                "seats": len(room.members.seats),
                "stage": room.stage,
            }

    def send_away(self, cause: Cause) -> None:
        for connection in list(self.connections.values()):
            connection.end_for(cause)
