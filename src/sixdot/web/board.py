"""A table with people at it: everything that happens there is stored first and then told, one thing after the other.

What could not be stored has not happened: the room is made anew from the log.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Final

from sixdot.game.editions import EDITIONS
from sixdot.room import Happening, Room
from sixdot.store import Append, Key, NotSaved, Taken
from sixdot.voice.words import Words
from sixdot.web.clock import Clock
from sixdot.web.limits import Bucket
from sixdot.web.tokens import Tokens
from sixdot.wire import Acknowledged, Denied, TableShown

if TYPE_CHECKING:
    from sixdot.web.connection import Line
    from sixdot.web.hub import Hub


REMEMBERED: Final = 512  # commands of a table that were carried out
_LONGEST_KEPT: Final = 2000  # signs of an answer: a longer one is found anew if its question comes again


@dataclass
class Place:
    """What is remembered of a member while the table is in use."""

    chat: Bucket
    changes: Bucket  # what everybody hears, but is no move
    repairs: Bucket  # how often the room was made anew for something this member did
    answers: OrderedDict[str, Acknowledged | Denied] = field(default_factory=OrderedDict)
    joined: tuple[str, str, float] | None = None  # as whom, whence and when, until something shows they know it
    grace: asyncio.TimerHandle | None = None

    def remember(self, answer: Acknowledged | Denied, most: int) -> None:
        if len(answer.say) > _LONGEST_KEPT:
            return
        self.answers[answer.id] = answer
        if len(self.answers) > most:
            self.answers.popitem(last=False)


@cache
def words_for(language: str, length: str, edition: str) -> Words:
    return Words(language, length, EDITIONS[edition].marks)


class Board:
    """Whoever changes the room holds the lock, from before the change until it has been told."""

    def __init__(self, hub: Hub, room: Room, keys: Iterable[Key], commands: dict[str, int]) -> None:
        """`commands`: those that were carried out, and under which number."""
        self.hub = hub
        self.room = room
        self.number = room.number  # of the last thing that was stored
        self.lines: dict[int, Line] = {}
        self.listing: dict[str, str | int] | None = None  # for those who look for a public table
        self._commands = commands
        self._tokens = Tokens(keys)
        self._places: dict[int, Place] = {}
        self._clock = Clock()
        self._lock = asyncio.Lock()
        self._loop = asyncio.get_running_loop()
        self._stopped = False

    @property
    def code(self) -> str:
        return self.room.code

    @property
    def is_busy(self) -> bool:
        return bool(self.lines) or self._lock.locked()

    def words(self, line: Line) -> Words:
        return words_for(line.language, line.length, self.room.options.edition)

    def _place(self, member: int) -> Place:
        place = self._places.get(member)
        if place is None:
            limits = self.hub.limits
            chat, changes = Bucket(limits.chat, limits.chat_burst), Bucket(limits.changes, limits.changes_burst)
            place = self._places[member] = Place(chat, changes, Bucket(limits.repairs, limits.repairs_burst))
        return place

    # Storing

    async def _save(self, happening: Happening, command: str | None = None, keys: tuple[Key, ...] = ()) -> bool:
        """Whether it has happened; if not, the table is as it was before."""
        try:
            await self.hub.waiting.append(Append(self.code, happening.number, happening.text, command, keys))
        except (NotSaved, Taken) as problem:
            self.hub.log("not-saved", self.code, reason=str(problem))
            await self._reload()
            return False
        return True

    async def _save_keys(self, keys: tuple[Key, ...]) -> bool:
        return await self._are_saved(self.hub.waiting.put_keys(self.code, keys))

    async def _are_saved(self, keys: asyncio.Future[None]) -> bool:
        try:
            await keys
        except (NotSaved, LookupError) as problem:
            self.hub.log("not-saved", self.code, reason=str(problem))
            return False
        return True

    async def _reload(self) -> None:
        """The room as the log has it. If even that cannot be read now, all are sent away, to come back later."""
        lapsed = self.room.lapsed
        try:
            self.room, keys, self._commands = await asyncio.to_thread(self.hub.rebuild, self.code)
        except Exception as error:
            self.hub.fault(error, self.code)
            self.hub.live.pop(self.code, None)
            self.halt()
            self._send_away("FAULT", "server-fault", 1011)
            return
        self._tokens = Tokens(keys)
        self.room.present = set(self.lines)
        self.room.lapsed = lapsed
        if self.number != self.room.number:  # something is in the log that nobody has been told: who comes back is
            self.number = self.room.number
            self._send_away("FAULT", "server-fault", 1011)

    # Telling

    def _tell(self, happening: Happening, but: int | None = None) -> None:
        """Everybody, each in their own words, at the same moment."""
        self.number = happening.number
        now = self._loop.time()
        for member, line in list(self.lines.items()):
            if member == but:
                continue
            try:
                message = self.room.told(happening, member, self.words(line))
            except Exception as error:  # it has happened all the same; whoever comes back is told
                self.hub.fault(error, self.code)
                line.end("FAULT", self.words(line).say("server-fault"), 1011)
                continue
            self._clock.heard(member, message.say, now)
            line.send(message)
        if happening.changed:
            self._list()
        self._look_after()

    def _show_table(self, but: int | None = None) -> None:
        for member, line in list(self.lines.items()):
            if member != but:
                line.send(TableShown(self.room.info(member)))
        self._list()

    def _list(self) -> None:
        room = self.room
        host = room.members.get(room.host or 0)
        self.listing = None
        if room.options.public and self.lines:
            self.listing = {
                "code": room.code,
                "edition": room.options.edition,
                "host": host.name if host else "",
                "people": len(self.lines),
                "seats": len(room.seats),
                "stage": room.stage,
            }

    def _send_away(self, reason: str, message: str, code: int) -> None:
        for line in list(self.lines.values()):
            line.end(reason, self.words(line).say(message), code)

    # What those who build on this add

    def _look_after(self) -> None:
        """Something has changed: who is waited for may be somebody else."""

    def halt(self) -> None:
        """Nothing more happens here."""
        self._stopped = True
