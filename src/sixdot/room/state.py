"""What a table online consists of, and what comes of asking something of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from sixdot.game.events import Event
from sixdot.room.reasons import Reason, RoomReason
from sixdot.voice.words import Value, Words

LOBBY: Final = "lobby"
READY: Final = "ready"  # the next round is committed to; people say that they are ready
PLAYING: Final = "playing"
OVER: Final = "over"


class Broken(Exception):
    """An entry of the log that does not fit what went before it; the message says which and why."""


@dataclass(frozen=True)
class Happening:
    """One numbered thing that happened at a table. It counts, and may be told, once its text has been stored."""

    number: int
    text: str  # as it is stored: for the server alone
    data: dict[str, Any]
    kind: str
    events: tuple[Event, ...] = ()
    changed: bool = True  # whether the table itself looks different: members, seats, options, stage
    member: int | None = None  # who did it, or who has come
    departed: int | None = None  # whose tokens are no longer valid


@dataclass(frozen=True)
class Private:
    """An answer for the asker alone; nothing has happened."""

    say: str
    number: int


@dataclass(frozen=True)
class Refused:
    reason: Reason
    say: str
    rule: str | None = None


def refuse(reason: RoomReason, words: Words, **values: Value) -> Refused:
    """Refuse something other than a move: what was wrong, and what can be done instead."""
    return Refused(reason, words.say(f"room-no-{reason.lower().replace('_', '-')}", **values))


@dataclass
class Member:
    id: int
    name: str
    seat: int | None = None  # None: watches
    left: bool = False  # for good, or sent away
    expected: bool = False  # the host lets somebody of this name take the place again
    muted: set[int] = field(default_factory=set)  # whose chat this member does not hear


@dataclass
class Seat:
    name: str
    member: int | None = None
    bot: str | None = None  # its level
