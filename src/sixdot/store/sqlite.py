"""The store in one SQLite file: an entry is on the disk before anybody hears of it, and checked when it is read.

    store = Store(path)
    store.append(Append("bek-dor-mip-tan-rus", 1, text, "k1"))
    store.entries("bek-dor-mip-tan-rus")
    store.close()

One program has the file at a time. Any thread may call any of these.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
from collections.abc import Iterable
from concurrent.futures import Future
from contextlib import closing, suppress
from pathlib import Path
from threading import Lock
from typing import Any, Final

from sixdot.durable import PRIVATE, sync_folder
from sixdot.store.entries import Append, Entry, Key, first_check, next_check
from sixdot.store.place import (
    Hold,
    beside,
    connect,
    hold,
    look_at,
    open_database,
    same_file,
    settle,
)
from sixdot.store.problems import DATABASE_ERRORS, Damaged, Unusable, reason_of
from sixdot.store.writer import PutAside, PutKeys, Tell, Writer, posted
from sixdot.versions import Version

_SESSION: Final = "UPDATE fact SET value = ? WHERE name = 'session'"
_COLUMNS: Final = "number, command, text, chain, rules, program"
_ROOM: Final = "(SELECT id FROM room WHERE code = ?)"


class Store:
    def __init__(self, path: Path | str) -> None:
        """Open the file, or make it where none is; a `StoreError` says in one line why it cannot be used."""
        self.path = settle(Path(path))
        self._hold = hold(self.path)
        try:
            self._database = _opened(self.path, self._hold)
            self._reader = connect(self.path)
        except (OSError, *DATABASE_ERRORS) as error:
            self._hold.free()
            raise Unusable(self.path, reason_of(error)) from None
        except BaseException:
            self._hold.free()
            raise
        self._reader.text_factory = bytes  # damaged text is found by its check, not by failing to decode
        self._reading = Lock()
        self._writer = Writer(self._database, same_file(self.path))
        self._closed = False

    # Writing

    def post(self, append: Append, tell: Tell, token: Any = None) -> None:
        """Queue an entry; `tell` is called in another thread, once for all entries of a group that share it."""
        self._writer.post(append, tell, token)

    def submit(self, append: Append) -> Future[None]:
        """Resolves when the entry is on disk; fails with `Taken` or `NotSaved`."""
        return posted(self._writer, append)

    def append(self, append: Append) -> None:
        self.submit(append).result()

    def post_keys(self, table: str, keys: Iterable[Key], tell: Tell, token: Any = None) -> None:
        self._writer.post(PutKeys(table, tuple(keys)), tell, token)

    def put_keys(self, table: str, keys: Iterable[Key]) -> Future[None]:
        """Replace all keys of the members that these name; a LookupError for a table without an entry."""
        return posted(self._writer, PutKeys(table, tuple(keys)))

    def set_aside(self, table: str, reason: str) -> None:
        """Leave a table out of `tables` for this reason from now on; an empty reason brings it back."""
        posted(self._writer, PutAside(table, reason)).result()

    # Reading

    def tables(self) -> list[str]:
        """All tables that are not set aside, the oldest first."""
        return [_text(code) for (code,) in self._read("SELECT code FROM room WHERE aside = '' ORDER BY id")]

    def aside(self) -> dict[str, str]:
        found = self._read("SELECT code, aside FROM room WHERE aside != '' ORDER BY id")
        return {_text(code): _text(reason) for code, reason in found}

    def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table with a number higher than `after`; `Damaged` names the first that has changed."""
        query = f"SELECT {_COLUMNS} FROM entry WHERE room = {_ROOM} AND number >= ? ORDER BY number"
        rows: list[tuple[Any, ...]] = []
        try:
            with self._reading:
                known = self._reader.execute("SELECT last FROM room WHERE code = ?", (table,)).fetchone()
                for row in self._reader.execute(query, (table, after)):
                    rows.append(row)  # how far it got tells where the damage is
        except DATABASE_ERRORS as error:
            if reason_of(error) != "broken":
                raise Unusable(self.path, reason_of(error)) from None
            raise Damaged(table, after + len(rows) + (after == 0)) from None
        found = _checked(table, rows, after)
        if known is None and table in self.tables():
            raise Damaged(table, 1)  # its name cannot be looked up any more
        if known is not None and after + len(found) < known[0]:
            raise Damaged(table, after + len(found) + 1)
        return found

    def keys(self, table: str) -> list[Key]:
        """The keys of a table, those of a member in the order in which they were given."""
        rows = self._read(f"SELECT member, hash, state FROM token WHERE room = {_ROOM} ORDER BY member, rowid", table)
        return [Key(member, token, _text(state)) for member, token, state in rows]  # type: ignore[arg-type]

    def _read(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        try:
            with self._reading:
                return self._reader.execute(query, values).fetchall()
        except DATABASE_ERRORS as error:
            raise Unusable(self.path, reason_of(error)) from None

    # The file

    def check(self) -> list[str]:
        """What SQLite finds wrong with the whole file, in its own words; slow for a large file."""
        try:
            found = [_text(line) for (line,) in self._read("PRAGMA quick_check(10)")]
        except Unusable as error:
            return [str(error)]
        return [] if found == ["ok"] else found

    def close(self) -> None:
        """Write what waits, and let go of the file."""
        if self._closed:
            return
        self._closed = True
        self._writer.close()
        with suppress(sqlite3.Error):
            self._database.execute(_SESSION, ("",))
        with self._reading:
            self._reader.close()
        self._database.close()
        self._hold.free()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def _opened(path: Path, held: Hold) -> sqlite3.Connection:
    """Open the database and check that nothing is missing.

    While it is open, a name of this session stands in it and beside it. A file with such a name, but without its log
    (`-wal`) and not beside that name, was copied alone in the middle of play: its last moves are missing.
    """
    look_at(path)
    alone = not beside(path, "-wal").exists()
    database = open_database(path)
    try:
        found = database.execute("SELECT value FROM fact WHERE name = 'session'").fetchone()
        if found is None:
            raise Unusable(path, "broken")
        if found[0] and alone and found[0] != held.session:
            raise Unusable(path, "copied")
        name = secrets.token_hex(8)
        held.session = name
        database.execute(_SESSION, (name,))
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    except BaseException:
        database.close()
        raise
    return database


def backup(path: Path, copy: Path) -> None:
    """A complete copy as of now, even while a server is using the file. An existing file is not overwritten."""
    copy = settle(copy)
    new = beside(copy, "-new")
    try:
        if not path.exists():
            raise FileNotFoundError(2, "not there")
        if copy.exists():
            raise FileExistsError(17, "there already")
        new.unlink(missing_ok=True)
        os.close(os.open(new, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
        _copy(path, new)
        new.rename(copy)
        sync_folder(copy.parent)
    except (OSError, *DATABASE_ERRORS) as error:
        with suppress(OSError):
            new.unlink()
        raise Unusable(copy if path.exists() else path, reason_of(error)) from None


def _copy(path: Path, new: Path) -> None:
    with closing(connect(path)) as source, closing(connect(new)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode = DELETE").fetchall()
        target.execute(_SESSION, ("",))


def _checked(table: str, rows: list[tuple[Any, ...]], after: int) -> list[Entry]:
    """These rows as entries, provided each follows from the one before; of row `after` only the check is needed."""
    check = first_check(table)
    if after > 0 and rows and rows[0][0] == after:
        check = rows.pop(0)[3]
    found: list[Entry] = []
    for number, (stored, command, text, chain, rules, program) in enumerate(rows, after + 1):
        try:
            version = Version(rules, program.decode())
            check = next_check(check, number, command, text, version)
            if stored != number or chain != check:
                raise Damaged(table, number)
            found.append(Entry(number, None if command is None else command.decode(), text.decode(), version))
        except (AttributeError, TypeError, ValueError):
            raise Damaged(table, number) from None
    return found


def _text(stored: bytes) -> str:
    return stored.decode("utf-8", "replace")
