"""The file of the store: who has it, whether it is ours, how a new one is made and an old one brought up to date.

A new database is made beside its place and moved there whole. So a file that is there and empty is never ours: it has
lost what was in it, and nobody goes on with an empty one unawares.
"""

import errno
import os
import re
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from importlib.resources import files
from io import FileIO
from pathlib import Path
from typing import Final

from sixdot.durable import BINARY, PRIVATE, lock, read_bytes, sync_folder
from sixdot.store.problems import StoreError, Unusable, reason_of

APPLICATION: Final = 0x36646F74  # "6dot", in the head of the file
_MAGIC: Final = b"SQLite format 3\0"
_APPLICATION_PLACE: Final = slice(68, 72)
_HEAD: Final = 100
_LOG_PAGES: Final = 8_000  # are written beside the file, then into it, for which all moves wait: not too often
_WAITING: Final = 10.0  # seconds to wait while another tool is reading the file

Step = Sequence[str]


def steps_in(name: str) -> list[Step]:
    """The migrations of a file, each a list of statements."""
    text = files(__package__).joinpath(name).read_text("utf-8")
    steps = [step for step in re.split(r"(?m)^--.*\n", text) if step.strip()]
    return [[statement.strip() for statement in step.split(";\n") if statement.strip()] for step in steps]


STEPS: Final[Sequence[Step]] = steps_in("schema.sql")


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


def hold(path: Path) -> FileIO:
    """A lock file beside the database, released however the program ends; it holds the name of the last session."""
    file = FileIO(os.open(beside(path, "-lock"), os.O_RDWR | os.O_CREAT | BINARY, PRIVATE), "r+")
    if not lock(file.fileno()):
        file.close()
        raise StoreError("store-in-use", path=str(path))
    return file


def look_at(path: Path) -> None:
    """Check that the file is one of our databases, or create it if there is none."""
    if not path.exists():
        if beside(path, "-wal").exists():
            raise Unusable(path, "wal-alone")
        with new_database(path) as database:
            database.execute("PRAGMA synchronous = FULL")
            database.execute("PRAGMA fullfsync = ON")
            database.execute(f"PRAGMA application_id = {APPLICATION}")
            migrate(database)
    head = read_bytes(path, _HEAD)
    if not head:
        raise Unusable(path, "empty")
    if not head.startswith(_MAGIC) or len(head) < _HEAD:
        raise Unusable(path, "broken")
    if int.from_bytes(head[_APPLICATION_PLACE]) != APPLICATION:
        raise Unusable(path, "foreign")


@contextmanager
def new_database(path: Path) -> Iterator[sqlite3.Connection]:
    """A database to be filled; it comes to its place completely or not at all."""
    new = beside(path, "-new")
    for left in (new, beside(new, "-journal")):  # from a program that was stopped here
        left.unlink(missing_ok=True)
    os.close(os.open(new, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
    try:
        with closing(connect(new)) as database:
            yield database
        new.rename(path)
        sync_folder(path.parent)
    finally:
        with suppress(OSError):
            new.unlink(missing_ok=True)


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


def prepare(database: sqlite3.Connection, path: Path) -> None:
    """For the writer: the schema up to date, and every commit on disk before it returns."""
    found = version_of(database)
    if found > len(STEPS):
        raise StoreError("store-newer", path=str(path), found=found, known=len(STEPS))
    mode = database.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if mode != "wal":
        raise Unusable(path, "no-wal")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("PRAGMA fullfsync = ON")  # for macOS; elsewhere it changes nothing
    database.execute("PRAGMA checkpoint_fullfsync = ON")
    database.execute("PRAGMA secure_delete = ON")  # what is deleted is not there any more
    database.execute(f"PRAGMA wal_autocheckpoint = {_LOG_PAGES}")
    migrate(database)
    if not _is_whole(database):
        raise Unusable(path, "broken")


def version_of(database: sqlite3.Connection) -> int:
    return int(database.execute("PRAGMA user_version").fetchone()[0])


def migrate(database: sqlite3.Connection, steps: Sequence[Step] = STEPS) -> None:
    """Apply the migrations that are still missing, each completely or not at all; after a crash the rest is done."""
    for number, step in enumerate(steps, 1):
        if number <= version_of(database):
            continue
        with database:  # commits, or takes it all back
            database.execute("BEGIN IMMEDIATE")
            for statement in [*step, f"PRAGMA user_version = {number}"]:
                database.execute(statement)


def _is_whole(database: sqlite3.Connection) -> bool:
    """Whether it has all tables that the migrations make; it may have others, such as SQLite's own statistics."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as model:
        migrate(model)
        return _tables(model) <= _tables(database)


def _tables(database: sqlite3.Connection) -> set[tuple[str, ...]]:
    return set(database.execute("SELECT type, name, tbl_name, sql FROM sqlite_master"))
