"""The store in a PostgreSQL database: the log is the truth, and the lock of all who write."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import ExitStack, closing, suppress
from threading import Lock
from typing import Any, Final, TypeVar

import psycopg
from psycopg.adapt import Loader
from psycopg.pq import TransactionStatus

from sixdot.store.database import Statements
from sixdot.store.file import steps_in
from sixdot.store.problems import InDoubt, StoreError, Unusable
from sixdot.store.session import Connection, Session, name_of, reason_of

STEPS: Final = steps_in("postgres.sql")
_KEY: Final = 0x36646F74  # "6dot", for locks
_UNTIL_NOTICED: Final = 2.0  # seconds: when a program was killed, its session lasts a moment longer
_MOMENT: Final = 0.05
_LOCK: Final = "SELECT id FROM room WHERE code = ANY (?) ORDER BY id FOR NO KEY UPDATE"
_MARK: Final = """
    INSERT INTO writer (name, mark) VALUES ('{}', {})
    ON CONFLICT (name) DO UPDATE SET mark = excluded.mark, beat = now()"""
Result = TypeVar("Result")


class _Undecoded(Loader):
    def load(self, data: Any) -> bytes:
        return bytes(data)


class PostgresDatabase:
    is_shared = True
    command_name = "split_part(command, ' ', 1)"
    clash: type[Exception] = psycopg.IntegrityError
    own_faults: tuple[type[Exception], ...] = (
        psycopg.IntegrityError,
        ValueError,
        TypeError,
        LookupError,
        OverflowError,
    )

    def __init__(self, address: str, shared: bool) -> None:
        """`shared`: other programs may write there, too; otherwise one that does is a `StoreError`."""
        self.name = name_of(address)
        self._alone = not shared
        self._writer_name = secrets.token_hex(8)
        self.node = self._writer_name if shared else ""
        self._mark = 0  # of this writer's last transaction
        self._is_open = False
        with ExitStack() as held:
            try:
                self._writing = held.enter_context(closing(Session(address, self._take_up)))
                self._reader = held.enter_context(closing(Session(address, _read_only)))
            except psycopg.Error as error:
                raise Unusable(self.name, reason_of(error)) from None
            held.pop_all()
        self._reading = Lock()
        self._gone_since: float | None = None
        self.execute = self._writing.execute
        self.executemany = self._writing.executemany

    def _take_up(self, connection: Connection) -> None:
        """Whoever is alone with the database has a lock, as long as the connection lasts."""
        if connection.execute("SHOW server_encoding").fetchone() != ("UTF8",):
            raise Unusable(self.name, "no-utf8")
        if connection.execute("SHOW fsync").fetchone() != ("on",):
            raise Unusable(self.name, "no-sync")
        lock = "SELECT pg_try_advisory_lock" + ("" if self._alone else "_shared")
        begun = time.monotonic()
        while connection.execute(f"{lock}({_KEY}, 1)").fetchone() != (True,):
            if time.monotonic() - begun > _UNTIL_NOTICED:
                raise StoreError("store-in-use", path=self.name)
            time.sleep(_MOMENT)
        if self._is_open:  # an empty database in its place is not to be filled
            return
        with connection.transaction():
            connection.execute(f"SELECT pg_advisory_xact_lock({_KEY}, 2)")  # of two that come, one makes the tables
            self._migrate(connection)
        self._is_open = True

    def _migrate(self, connection: Connection) -> None:
        found = 0
        if connection.execute("SELECT to_regclass('sixdot.fact')").fetchone() == (None,):
            connection.execute("CREATE SCHEMA IF NOT EXISTS sixdot")
        else:
            known = connection.execute("SELECT CAST(value AS BIGINT) FROM fact WHERE name = 'format'").fetchone()
            found = known[0] if known else 0
        if found > len(STEPS):
            raise StoreError("store-newer", path=self.name, found=found, known=len(STEPS))
        for statement in [each for step in STEPS[found:] for each in step]:
            connection.execute(statement)
        if found < len(STEPS):
            connection.execute("UPDATE fact SET value = %s WHERE name = 'format'", (str(len(STEPS)),))

    def read(self, work: Callable[[Statements], Result]) -> Result:
        """As of one moment. A server that is gone is waited for, but only once by all who want to read."""
        with self._reading:
            while True:
                try:
                    reading = self._reader.connected()
                    with self._reader.asking(), reading.transaction():
                        self._gone_since = None
                        return work(self._reader)
                except psycopg.Error as error:
                    self._gone_since = self._gone_since or time.monotonic()
                    if not self._reader.is_lost or not self._reader.wait(self._gone_since):
                        raise Unusable(self.name, reason_of(error)) from None

    def reason_of(self, error: Exception) -> str:
        return reason_of(error)

    # Writing

    def ready(self) -> None:
        """Whatever the last transaction has come to, is known."""

    def begin(self, tables: Collection[str]) -> None:
        """If the server was started again since the last time, nothing is lost. Tables are locked in the order of
        their rooms, so that no two writers wait for each other.
        """
        self._mark += 1
        begin = f"BEGIN; {_MARK.format(self._writer_name, self._mark)}"
        was_lost = self._writing.is_lost
        try:
            self._begin(begin)
        except psycopg.OperationalError:
            if was_lost or not self._writing.is_lost:
                raise
            self._begin(begin)
        if codes := [table for table in tables if _can_be_there(table)]:
            self.execute(_LOCK, (codes,))

    def _begin(self, begin: str) -> None:
        self._writing.connected()
        self.execute(begin)

    def commit(self, statement: str = "COMMIT", values: Sequence[Any] = ()) -> None:
        """If the connection is lost meanwhile, another one finds out what has become of it."""
        try:
            done = self.execute(statement, values)
        except psycopg.Error:
            if not self._writing.is_lost or not self._is_committed():
                raise
        else:
            if done.statusmessage == "ROLLBACK":
                raise psycopg.OperationalError("it was taken back")

    def _is_committed(self) -> bool:
        """The former session is ended first, so that nothing comes to pass afterwards."""
        begun = time.monotonic()
        while True:
            try:
                self._writing.connected()
                found = self.execute("SELECT mark FROM writer WHERE name = ?", (self._writer_name,)).fetchone()
                return found is not None and found[0] == self._mark
            except (psycopg.Error, StoreError):
                if not self._writing.wait(begun):
                    raise InDoubt from None

    def roll_back(self) -> None:
        with suppress(psycopg.Error):
            if self._writing.status not in (TransactionStatus.IDLE, TransactionStatus.UNKNOWN):
                self.execute("ROLLBACK")

    def clean(self) -> None:
        """When nobody needs the old state of a row any more, the server overwrites it by itself."""

    def hurry(self) -> None:
        self._writing.patience = self._reader.patience = 0.5

    def close(self) -> None:
        with suppress(psycopg.Error):
            if not self._writing.is_lost:
                self.execute("DELETE FROM writer WHERE name = ?", (self._writer_name,))
        self._writing.close()
        with self._reading:
            self._reader.close()


def _can_be_there(code: str) -> bool:
    return "\0" not in code and code.encode("utf-8", "replace").decode() == code


def _read_only(connection: Connection) -> None:
    connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
    connection.read_only = True
    connection.adapters.register_loader("text", _Undecoded)
