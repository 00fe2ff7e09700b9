"""The file of the store: who has it, whether it is one of ours, and how a new one comes to be.

A new database is made beside its place and moved there whole. So a file that is there and empty is never ours: it has
lost what was in it, and nobody goes on with an empty one unawares.
"""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from sixdot.durable import PRIVATE, lock, read_bytes, sync_folder
from sixdot.store.problems import InUse, NewerSchema, Unusable, reason_of
from sixdot.store.schema import APPLICATION, STEPS, is_whole, migrate, version_of

_MAGIC: Final = b"SQLite format 3\0"
_APPLICATION_PLACE: Final = slice(68, 72)
_HEAD: Final = 100
_WAITING: Final = 10.0  # seconds to wait while another tool is reading the file
_BINARY: Final = getattr(os, "O_BINARY", 0)


class Hold:
    """A lock file beside the database, released however the program ends; it holds the name of the last session."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = os.open(beside(path, "-lock"), os.O_RDWR | os.O_CREAT | _BINARY, PRIVATE)
        if not lock(self._file):
            self.free()
            raise InUse(path)

    @property
    def session(self) -> str:
        os.lseek(self._file, 0, os.SEEK_SET)
        return os.read(self._file, 200).decode("ascii", "replace").strip()

    @session.setter
    def session(self, name: str) -> None:
        os.lseek(self._file, 0, os.SEEK_SET)
        os.write(self._file, f"{name}\n".encode("ascii"))
        os.fsync(self._file)

    def free(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def settle(path: Path) -> Path:
    """The absolute path; its folder is created if need be."""
    try:
        whole = path.expanduser().resolve()
        whole.parent.mkdir(parents=True, exist_ok=True)
        return whole
    except FileExistsError:
        raise Unusable(path, "no-folder") from None
    except (OSError, RuntimeError) as error:
        raise Unusable(path, reason_of(error)) from None


def hold(path: Path) -> Hold:
    try:
        return Hold(path)
    except OSError as error:
        raise Unusable(path, reason_of(error)) from None


def look_at(path: Path) -> None:
    """Check that the file is one of our databases, or create it if there is none."""
    if not path.exists():
        if beside(path, "-wal").exists():
            raise Unusable(path, "wal-alone")
        create(path)
    _check_head(path)


def _check_head(path: Path) -> None:
    head = read_bytes(path, _HEAD)
    if not head:
        raise Unusable(path, "empty")
    if not head.startswith(_MAGIC) or len(head) < _HEAD:
        raise Unusable(path, "broken")
    if int.from_bytes(head[_APPLICATION_PLACE]) != APPLICATION:
        raise Unusable(path, "foreign")


def create(path: Path) -> None:
    """Create a new database, completely or not at all."""
    new = beside(path, "-new")
    for left in (new, beside(new, "-journal")):  # from a program that was stopped here
        left.unlink(missing_ok=True)
    os.close(os.open(new, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
    with closing(connect(new)) as database:
        database.execute("PRAGMA synchronous = FULL")
        database.execute(f"PRAGMA application_id = {APPLICATION}")
        migrate(database)
    new.rename(path)
    sync_folder(path.parent)


def same_file(path: Path) -> Callable[[], None]:
    """A check that raises an `OSError` once this file has been moved, deleted or replaced.

    SQLite would silently go on writing into a file that has lost its name, and nobody would find it again.
    """
    files = [path, beside(path, "-wal")]
    known = [os.stat(each) for each in files]

    def look() -> None:
        for each, before in zip(files, known, strict=True):
            if not os.path.samestat(os.stat(each), before):
                raise FileNotFoundError(errno.ENOENT, "moved away")

    return look


def connect(path: Path) -> sqlite3.Connection:
    """Connect to an existing file; SQLite must not create one by itself."""
    database = sqlite3.connect(
        f"{path.as_uri()}?mode=rw", timeout=_WAITING, isolation_level=None, check_same_thread=False, uri=True
    )
    database.execute("PRAGMA foreign_keys = ON")
    return database


def open_database(path: Path) -> sqlite3.Connection:
    """The writer's connection: the schema up to date, and every commit on disk before it returns."""
    database = connect(path)
    try:
        found = version_of(database)
        if found > len(STEPS):
            raise NewerSchema(path, found, len(STEPS))
        mode = database.execute("PRAGMA journal_mode = WAL").fetchone()[0]
        if mode != "wal":
            raise Unusable(path, "no-wal")
        database.execute("PRAGMA synchronous = FULL")
        migrate(database)
        if not is_whole(database):
            raise Unusable(path, "broken")
    except BaseException:
        database.close()
        raise
    return database
