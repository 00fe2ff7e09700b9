"""What a table online consists of, and what comes of asking something of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple, NewType

from sixdot.game.events import Event
from sixdot.store.entries import Said
from sixdot.voice.words import Value, Words

# The stages of a table, besides those of a game that is under way or over.
LOBBY: Final = "lobby"
READY: Final = "ready"  # the next round is committed to; people say that they are ready

# Why something is refused.
# Said by the message `room-no-…` of the same name.
RoomReason = Literal[
    "BAD_BOT", "BAD_EDITION", "BAD_MOVE", "BAD_NUMBER", "BAD_OPTION", "BAD_PASS", "BAD_TEXT", "CHAT_CLOSED",
    "DEALT", "GAME_OVER", "NAME_TAKEN", "NOBODY_SITS", "NOT_A_MEMBER", "NOT_DEALT", "NOT_HERE", "NOT_HOST",
    "NOT_PLAYING", "NO_CARDS", "NO_GAME", "NO_RECORD", "NO_SEAT", "NO_SUCH_MEMBER", "NO_TEXT_NOW", "PAUSED",
    "ROUND_UNDER_WAY", "SEATED", "SENT_AWAY", "STALE", "STILL_PLAYS", "TABLE_FULL", "TEXT_TWICE", "UNDER_WAY",
    "UNKNOWN_COMMAND", "UNKNOWN_QUESTION", "UNWATCHED", "WATCHED", "WRONG_NUMBER",
]  # fmt: skip
# Said in words of their own: what is wrong with a text, or what was not understood.
TextReason = Literal["BAD_CHAT", "BAD_NAME", "UNCLEAR", "WHICH"]
# Given by whoever keeps the table: its limits, its store, its keys.
ServerReason = Literal[
    "BAD_SPEECH", "BAD_TOKEN", "BANNED", "CLOSED", "FAULT", "GOING_DOWN", "ID_REUSED",
    "LEFT_ALONE", "LOG_FULL", "NOT_SAVED", "NO_ROOM", "NO_TABLE", "OUTDATED", "QUIT", "REMOVED", "REPLACED",
    "SET_ASIDE", "TOO_FAST", "TOO_NEW", "TOO_SLOW",
]  # fmt: skip
RuleReason = NewType("RuleReason", str)  # a rule of the game: `sixdot.game.refusal` has the list
Reason = RoomReason | TextReason | ServerReason | RuleReason


class Broken(Exception):
    """An entry of the log that does not fit what went before it; the message says which and why."""


class Happening(NamedTuple):
    """One numbered thing that happened at a table. It counts, and may be told, once its text has been stored."""

    number: int
    text: str  # as it is stored: for the server alone
    data: dict[str, Any]
    kind: str
    events: tuple[Event, ...] = ()
    changed: bool = True  # whether the table itself looks different: members, seats, options, stage
    member: int | None = None  # who did it, or who has come
    departed: int | None = None  # whose tokens are no longer valid
    aside: str = ""  # for the one who did it alone; not stored
    said: Said | None = None  # somebody's words, which are stored apart from the text
    snapshot: str = ""  # how the table stood before it, if that is worth storing

    def saying(self, words: str | None) -> Happening:
        """With what somebody said, if this was it; nothing: it has been erased."""
        if words is not None:
            self.data.update(text=words, erased=not words)
        return self


@dataclass(frozen=True)
class Private:
    """An answer for the asker alone; nothing has happened."""

    say: str


@dataclass(frozen=True)
class Recorded:
    """For the asker alone, too: the record of the game that began with this entry. The lines are in the log."""

    since: int


@dataclass(frozen=True)
class Refused:
    reason: Reason
    say: str
    rule: str = ""


Outcome = Happening | Private | Recorded | Refused


def refuse(reason: RoomReason, words: Words, **values: Value) -> Refused:
    """Refuse something other than a move: what was wrong, and what can be done instead."""
    return Refused(reason, words.say(f"room-no-{reason.lower().replace('_', '-')}", **values))


@dataclass
class Member:
    id: int
    name: str
    left: bool = False  # for good, or sent away
    removed: bool = False  # sent away
    expected: str = ""  # the hash of a code that lets this member come back
    muted: set[int] = field(default_factory=set)  # whose chat this member does not hear


@dataclass
class Seat:
    name: str
    member: int | None = None
    bot: str | None = None  # its level
