"""The store in one SQLite file, which one program has at a time."""

from __future__ import annotations

import logging
import secrets
import sqlite3
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import ExitStack, closing, suppress
from io import FileIO
from pathlib import Path
from threading import Lock
from typing import Any, Final, TypeVar

from sixdot.durable import sync
from sixdot.store.chores import WRITE
from sixdot.store.database import Statements
from sixdot.store.file import beside, connect, hold, look_at, new_database, prepare, same_file, settle
from sixdot.store.problems import Unusable, reason_of, usable

_SESSION: Final = "UPDATE fact SET value = ? WHERE name = 'session'"
_PATIENCE: Final = 10.0  # seconds to wait while another tool has the file
_IN_A_HURRY: Final = 0.5
Result = TypeVar("Result")


class SqliteFile:
    is_shared = False
    node = ""
    command_name = "substr(command, 1, instr(command || ' ', ' ') - 1)"
    own_faults: tuple[type[Exception], ...] = (
        sqlite3.IntegrityError,
        sqlite3.ProgrammingError,
        sqlite3.InterfaceError,
        sqlite3.DataError,
        ValueError,
        TypeError,
        LookupError,
        OverflowError,
    )
    clash: type[Exception] = sqlite3.IntegrityError

    def __init__(self, path: Path) -> None:
        """Open the file, or make it where none is; a `StoreError` says in one line why it cannot be used."""
        self.path = settle(path)
        self.name = str(self.path)
        with ExitStack() as held, usable(self.path):
            session = held.enter_context(hold(self.path))
            look_at(self.path)
            alone = not beside(self.path, "-wal").exists()
            self._database = held.enter_context(closing(connect(self.path)))
            prepare(self._database, self.path)
            self._begin_session(session, alone)
            self._reader = held.enter_context(closing(connect(self.path)))
            self._held = held.pop_all()
        self._reader.text_factory = bytes
        self._reading = Lock()
        self._database.execute("PRAGMA busy_timeout = 100")  # milliseconds; more patience is our own
        self._look = same_file(self.path)
        self._patience = _PATIENCE
        self._doubtful = False  # the last commit failed, and may yet be found in the file
        self.execute = self._database.execute
        self.executemany = self._database.executemany

    def _begin_session(self, session: FileIO, alone: bool) -> None:
        """Check that nothing is missing.

        While the file is open, a name of this session stands in it and beside it. A file with such a name, but
        `alone`, without its log (`-wal`), and not beside that name, was copied in the middle of play: its last moves
        are missing.
        """
        found = self._database.execute("SELECT value FROM fact WHERE name = 'session'").fetchone()
        if found is None:
            raise Unusable(self.path, "broken")
        session.seek(0)
        if found[0] and alone and found[0] != session.read(200).decode("ascii", "replace").strip():
            raise Unusable(self.path, "copied")
        name = secrets.token_hex(8)
        session.seek(0)
        session.write(f"{name}\n".encode("ascii"))
        sync(session.fileno())
        self._database.execute(_SESSION, (name,))
        self.clean()

    def read(self, work: Callable[[Statements], Result]) -> Result:
        with usable(self.path), self._reading:
            return work(self._reader)

    def reason_of(self, error: Exception) -> str:
        return reason_of(error)

    # Writing

    def ready(self) -> None:
        """A commit that failed when it was synced may lie complete in the log and come back to life after a restart,
        though everybody was told that it was not saved. Something else is written in its place.
        """
        if self._doubtful:
            self.begin()
            self.execute(WRITE)
            self.commit()

    def begin(self, tables: Collection[str] = ()) -> None:
        """The whole file is locked."""
        self._patiently("BEGIN IMMEDIATE")

    def _patiently(self, statement: str, values: Sequence[Any] = ()) -> None:
        """Wait for another tool that has the file, but not past the end of our patience, which may come early."""
        begun = time.monotonic()
        while True:
            try:
                self.execute(statement, values)
                return
            except sqlite3.OperationalError as error:
                if reason_of(error) != "busy" or time.monotonic() - begun > self._patience:
                    raise

    def commit(self, statement: str = "COMMIT", values: Sequence[Any] = ()) -> None:
        self._look()
        self._doubtful = True
        try:
            self._patiently(statement, values)
        except sqlite3.Error as error:
            nothing_was_written = isinstance(error, self.own_faults) or reason_of(error) == "busy"
            self._doubtful = not nothing_was_written
            raise
        self._doubtful = False

    def roll_back(self) -> None:
        try:
            if self._database.in_transaction:
                self.execute("ROLLBACK")
        except sqlite3.Error:
            logging.getLogger(__name__).exception("a transaction could not be taken back")

    def clean(self) -> None:
        """In the log beside the file, too."""
        self._database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    def hurry(self) -> None:
        self._patience = _IN_A_HURRY

    def close(self) -> None:
        with suppress(sqlite3.Error):  # such as that it has been closed
            self._database.execute(_SESSION, ("",))
        with self._reading:
            self._held.close()


def backup(path: Path, copy: Path) -> None:
    """A complete copy as of now, even while a server is using the file. An existing file is not overwritten."""
    copy = settle(copy)
    with usable(copy):
        if not path.exists():
            raise Unusable(path, "missing")
        if copy.exists():
            raise Unusable(copy, "taken")
        with closing(connect(path)) as source, new_database(copy) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE").fetchall()
            target.execute(_SESSION, ("",))
