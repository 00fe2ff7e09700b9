"""What somebody has missed, found by replaying the log: one summary to be spoken, and the list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from sixdot.game.events import CameBack, Event, hear
from sixdot.room.room import Room
from sixdot.room.state import PLAYING, Happening
from sixdot.room.telling import Telling, around_text, pause_text
from sixdot.store.entries import Entry
from sixdot.voice.describe import describe
from sixdot.voice.narrate import narrate
from sixdot.voice.words import Words
from sixdot.wire.messages import MOST_MISSED, Missed, Told

_TOLD_ALOUD: Final = 5  # of so many things the summary speaks
_UNSPOKEN: Final = ("on", "muted", "opened")  # what is told without words


class Retelling:
    """For a member who has heard everything up to `seen`. The log can be fed to it in pieces."""

    def __init__(self, code: str, member: int, words: Words, seen: int) -> None:
        self._room = Room(code)
        self._member = member
        self._words = words
        self._seen = seen
        self._listed: list[Told] = []
        self._deeds: list[str] = []
        self._before = 0  # things of which nothing more is told than that they happened

    @property
    def number(self) -> int:
        return self._room.number

    def take(self, entries: Sequence[Entry]) -> None:
        """Take the next entries. Finding words is slow, so it is done only for what will be listed."""
        first = entries[-1].number - MOST_MISSED if entries else 0
        for entry in entries:
            happening = self._room.redo(entry.number, entry.text, entry.version)
            if happening.number <= self._seen or self._member not in self._room.members:
                continue
            if happening.number <= first:
                self._before += happening.kind not in _UNSPOKEN
                continue
            self._room.members.present = {self._member}
            told = Telling(self._room, happening).to(self._member, self._words)
            self._listed.append(replace(told, view=None, table=None))
            self._deeds.append(self._deed(happening))

    def missed(self) -> Missed | None:
        return Missed(self._summary(), tuple(self._listed[-MOST_MISSED:])) if self._listed else None

    def _deed(self, happening: Happening) -> str:
        """What was done, without what was wanted of anybody at the time."""
        room, words = self._room, self._words
        parts = [around_text(room, happening, self._member, words)]
        if happening.events and room.playing is not None:
            seat = room.seat_of(self._member)
            heard = [hear(event, seat) for event in happening.events if not _is_own_return(event, seat)]
            parts.append(narrate(heard, room.view(self._member), room.playing.names, words, seat).deeds)
        return " ".join([part for part in parts if part])

    def _summary(self) -> str:
        room, member, words = self._room, self._member, self._words
        spoken = [deed for deed in self._deeds if deed]
        count = self._before + len(spoken)
        parts = [words.say("room-back", count=count, told=min(len(spoken), _TOLD_ALOUD))]
        parts += spoken[-_TOLD_ALOUD:]
        known = room.view(member)
        wanted = room.wanted(member)
        if known is not None and room.playing is not None and room.stage == PLAYING:
            parts.append(describe(known, room.playing.names, words).turn())
        if wanted == "pause":
            parts.append(pause_text(room, member, words))
        if wanted == "ready":
            parts.append(words.say("room-ready"))
        return " ".join(parts)


def _is_own_return(event: Event, seat: int | None) -> bool:
    """Whether it is this member's own return, with which the summary begins."""
    return isinstance(event, CameBack) and event.seat == seat
