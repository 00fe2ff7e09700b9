"""Why something is refused at a table online: every reason there is, as types that mypy checks."""

from __future__ import annotations

from typing import Literal, NewType

# Said by the message `room-no-…` of the same name.
RoomReason = Literal[
    "BAD_BOT", "BAD_EDITION", "BAD_MOVE", "BAD_NUMBER", "BAD_OPTION", "BAD_TEXT", "DEALT", "GAME_OVER", "NAME_TAKEN",
    "NOBODY_SITS", "NOT_A_MEMBER", "NOT_DEALT", "NOT_HERE", "NOT_HOST", "NOT_PLAYING", "NO_CARDS", "NO_GAME",
    "NO_RECORD", "NO_SEAT", "NO_SUCH_MEMBER", "NO_TEXT_NOW", "ROUND_UNDER_WAY", "SEATED", "STALE", "STILL_PLAYS",
    "TABLE_FULL", "TEXT_TWICE", "UNDER_WAY", "UNKNOWN_COMMAND", "UNKNOWN_QUESTION", "WRONG_NUMBER",
]  # fmt: skip
# Said in words of their own: what is wrong with a text, or what was not understood.
TextReason = Literal["BAD_CHAT", "BAD_NAME", "UNCLEAR", "WHICH"]
# Given by whoever keeps the table: its limits, its store, its keys.
ServerReason = Literal[
    "BAD_GREETING", "BAD_SPEECH", "BAD_TOKEN", "FAULT", "GOING_DOWN", "LOG_FULL", "NOT_SAVED", "NO_ROOM", "NO_TABLE",
    "OUTDATED", "QUIT", "REMOVED", "REPLACED", "SET_ASIDE", "TOO_FAST", "TOO_SLOW",
]  # fmt: skip
RuleReason = NewType("RuleReason", str)  # a rule of the game: `sixdot.game.refusal` has the list
Reason = RoomReason | TextReason | ServerReason | RuleReason
