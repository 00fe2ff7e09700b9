"""What can go wrong with the store: each problem is a sentence in any language."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sixdot import durable
from sixdot.durable import NotSaved
from sixdot.voice.trouble import Trouble

_SQLITE_REASONS: Final = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "forbidden",
    sqlite3.SQLITE_PERM: "forbidden",
    sqlite3.SQLITE_NOTADB: "broken",
    sqlite3.SQLITE_CORRUPT: "broken",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
}

# SQLite quotes damaged names in its messages, and they may not be text any more.
DATABASE_ERRORS: Final = (sqlite3.Error, UnicodeDecodeError)


def reason_of(error: Exception) -> str:
    """Why a file could not be written or read: a word the locales know, or the system's own words."""
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", None)  # an extended code has the plain one in its last byte
        return _SQLITE_REASONS.get(-1 if code is None else code & 0xFF) or str(error)
    if isinstance(error, UnicodeDecodeError):
        return "broken"
    if isinstance(error, OSError):
        return durable.reason_of(error)
    return "loop" if isinstance(error, RuntimeError) else str(error)  # so says pathlib of circular links


class StoreError(Trouble):
    """Any problem of the store, such as a file that another server has, or one that a later Sixdot wrote."""


class Taken(StoreError):
    """Somebody was quicker: the table has a newer entry, or the command has already been carried out."""

    def __init__(self, table: str, last: int, done: int | None = None, is_same: bool = True) -> None:
        super().__init__("store-done-already" if done else "store-taken", table=table, last=last, done=done or 0)
        self.done = done  # the number of the entry that carried out the command of this name
        self.is_same = is_same  # whether that was to do the same


class Damaged(StoreError):
    """A table whose entries have been altered; all before this number are sound."""

    def __init__(self, table: str, number: int) -> None:
        super().__init__("store-damaged", table=table.partition("-")[0], number=number)  # a whole code is a secret
        self.number = number


class InDoubt(NotSaved):
    """The database went away while it was writing, and does not come back: what was done there is not known."""

    def __init__(self) -> None:
        Trouble.__init__(self, "store-in-doubt")


class Unusable(StoreError):
    """A file or database that cannot be used as the store; the reason is one line."""

    def __init__(self, path: Path | str, reason: str) -> None:
        super().__init__("store-unusable", path=str(path), reason=reason)


@contextmanager
def usable(path: Path) -> Iterator[None]:
    """What the system or SQLite has against this file is `Unusable`."""
    try:
        yield
    except (OSError, *DATABASE_ERRORS) as error:
        raise Unusable(path, reason_of(error)) from None
