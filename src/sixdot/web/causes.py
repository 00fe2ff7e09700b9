"""Why the server refuses something or ends a connection: each cause with its reason and its message."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from sixdot.room.state import Refused, ServerReason
from sixdot.voice.words import Value, Words


class Cause(NamedTuple):
    reason: ServerReason
    message: str
    values: Mapping[str, Value] = MappingProxyType({})

    def refused(self, words: Words, **values: Value) -> Refused:
        return Refused(self.reason, words.say(self.message, **self.values, **values))


BAD_SPEECH: Final = Cause("BAD_SPEECH", "server-speaks-not")
BAD_TOKEN: Final = Cause("BAD_TOKEN", "server-bad-token")
BANNED: Final = Cause("BANNED", "server-banned")
CHANGES_TOO_FAST: Final = Cause("TOO_FAST", "server-changes-too-fast")
CHAT_TOO_FAST: Final = Cause("TOO_FAST", "server-chat-too-fast")
CLASS_ONLY: Final = Cause("NO_ROOM", "server-class-only")
CLOSED: Final = Cause("CLOSED", "server-closed")
DELETED: Final = Cause("NO_TABLE", "server-deleted")
DRAINING: Final = Cause("NO_ROOM", "server-no-new-tables")
FAULT: Final = Cause("FAULT", "server-fault")
FLOOD: Final = Cause("TOO_FAST", "server-flood")
GOING_DOWN: Final = Cause("GOING_DOWN", "server-going-down")
GUESSED_BY_MANY: Final = Cause("TOO_FAST", "server-guessed-by-many")
ID_REUSED: Final = Cause("ID_REUSED", "server-id-reused")
LEFT_ALONE: Final = Cause("LEFT_ALONE", "server-lesson-left-alone")
LESSON_OVER: Final = Cause("CLOSED", "server-lesson-over")
LOG_FULL: Final = Cause("LOG_FULL", "server-log-full")
MOVED: Final = Cause("BAD_TOKEN", "server-moved")
NOT_LISTED: Final = Cause("NO_ROOM", "server-not-listed")
NOT_SAVED: Final = Cause("NOT_SAVED", "server-not-saved")
NO_GREETING: Final = Cause("TOO_SLOW", "server-no-greeting")
NO_ROOM: Final = Cause("NO_ROOM", "server-no-room")
NO_TABLE: Final = Cause("NO_TABLE", "server-no-table")
OUTDATED: Final = Cause("OUTDATED", "server-outdated")
OVERTAKEN: Final = Cause("NOT_SAVED", "server-not-saved")  # another node was quicker, again and again
QUIT: Final = Cause("QUIT", "server-quit")
REMOVED: Final = Cause("REMOVED", "server-removed")
REPLACED: Final = Cause("REPLACED", "server-replaced")
REVOKED: Final = Cause("BAD_TOKEN", "server-revoked")
SEAT_TAKEN: Final = Cause("NO_ROOM", "server-seat-taken")
SET_ASIDE: Final = Cause("SET_ASIDE", "server-set-aside")
TOO_FAST: Final = Cause("TOO_FAST", "server-too-fast")
TOO_MANY_CAME: Final = Cause("TOO_FAST", "server-too-many-came")
TOO_MANY_GUESSES: Final = Cause("TOO_FAST", "server-too-many-guesses")
TOO_MANY_LESSONS: Final = Cause("NO_ROOM", "server-too-many-lessons")
TOO_MANY_PASSES: Final = Cause("TOO_FAST", "server-too-many-passes")
TOO_MANY_TABLES: Final = Cause("TOO_FAST", "server-too-many-tables")
TOO_MUCH: Final = Cause("TOO_FAST", "server-too-much")
TOO_NEW: Final = Cause("TOO_NEW", "server-too-new")
TOO_SLOW: Final = Cause("TOO_SLOW", "server-too-slow")
UPDATING: Final = Cause("GOING_DOWN", "server-updating")
UNUSED_TABLE: Final = Cause("NO_TABLE", "server-unused")  # with the time for which nobody came

GUESSES: Final = ("BAD_PASS", "BAD_TOKEN", "NO_TABLE", "SET_ASIDE")  # what somebody hears who tries codes and tokens
REFUSED: Final = 4403
CLOSE_CODES: Final[Mapping[str, int]] = {  # of a socket that is closed for a reason; REFUSED for any other
    "OVER": 1000,
    "BAD_TOKEN": 4401,
    "NO_TABLE": 4404,
    "SET_ASIDE": 4404,
    "CLOSED": 4404,
    "TOO_SLOW": 4408,
    "REPLACED": 4409,
    "OUTDATED": 4426,
    "TOO_NEW": 4426,
    "GOING_DOWN": 1001,
    "BINARY": 1003,
    "TOO_FAST": 1008,
    "TOO_BIG": 1009,
    "FAULT": 1011,
    "NOT_SAVED": 1013,  # again later
}
