"""A session with a PostgreSQL server: it is begun again when it was lost, and what went wrong is known by a word."""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache
from threading import Event, Thread
from typing import Any, Final

import psycopg
from psycopg import conninfo
from psycopg.pq import TransactionStatus

from sixdot.store.problems import StoreError, Unusable

Connection = psycopg.Connection[Any]

_DEFAULTS: Final = {
    "application_name": "sixdot",
    "connect_timeout": "5",
    "keepalives_idle": "30",
    "keepalives_interval": "10",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}
# The last three: how the server finds out that we are gone with our whole computer.
_SETTINGS: Final = """
    SET search_path = sixdot; SET synchronous_commit = on; SET lock_timeout = '10s';
    SET tcp_keepalives_idle = 20; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3"""
_WHO: Final = "SELECT pid, extract(epoch FROM backend_start)::text FROM pg_stat_activity WHERE pid = pg_backend_pid()"
_WHERE: Final = "FROM pg_stat_activity WHERE pid = %s AND extract(epoch FROM backend_start)::text = %s"
_MOMENT: Final = 0.05  # seconds
_LOOK: Final = 0.5
_LONGEST: Final = 2.0  # for an answer, beyond a session's patience, for which it may wait for a lock
_REASONS: Final = {
    "08": "down",
    "57": "down",
    "28": "refused",
    "3D": "refused",
    "25": "forbidden",
    "42501": "forbidden",
    "53100": "full",
    "40": "busy",
    "55P03": "busy",
}


def address_parts(address: str) -> dict[str, str]:
    """What an address says; `Unusable` if it makes no sense. It is not quoted: there may be a password in it."""
    try:
        parts = {name: str(value) for name, value in conninfo.conninfo_to_dict(address).items()}
    except psycopg.Error:
        raise Unusable("PostgreSQL", "no-address") from None
    public = [parts.get(name, "") for name in ("user", "host", "port", "dbname")]
    if "@" in "".join(public) or not parts.get("port", "0").replace(",", "").isdigit():
        raise Unusable("PostgreSQL", "no-address")  # part of a password, with signs that an address needs itself
    return parts


def name_of(address: str) -> str:
    """An address without its password."""
    parts = address_parts(address)
    user = f"{parts['user']}@" if "user" in parts else ""
    port = f":{parts['port']}" if "port" in parts else ""
    return f"postgresql://{user}{parts.get('host', '')}{port}/{parts.get('dbname', '')}"


def reason_of(error: Exception) -> str:
    """A word that the locales know. What the server or the driver says may quote values: it is not repeated."""
    if isinstance(error, StoreError):
        return "busy"
    if not isinstance(error, psycopg.Error):
        return type(error).__name__
    if not error.sqlstate:
        return _while_connecting(error)
    known = _REASONS.get(error.sqlstate) or _REASONS.get(error.sqlstate[:2])
    return known or f"PostgreSQL {error.sqlstate}"


def _while_connecting(error: psycopg.Error) -> str:
    """Before somebody is let in, there are no codes."""
    told, pgconn = str(error), getattr(error, "pgconn", None)
    if "starting up" in told or "shutting down" in told:
        return "down"
    asked = pgconn is not None and (pgconn.used_password or pgconn.needs_password)
    return "refused" if asked or "FATAL" in told else "down"


@lru_cache(1000)
def _with_places(statement: str) -> str:
    return statement.replace("?", "%s")


class Session:
    def __init__(self, address: str, begun: Callable[[Connection], None]) -> None:
        """`begun` is called with each new connection; a `psycopg.Error` if there is none to be had."""
        self._parts = {**_DEFAULTS, **address_parts(address), "client_encoding": "utf8"}
        self._begun = begun
        self._who: tuple[int, str] | None = None
        self.patience = 10.0  # seconds
        self._asked: float | None = None  # since when a statement waits for its answer
        self._connection = self._connect()
        self._closed = Event()
        Thread(target=self._watch, name="sixdot-session", daemon=True).start()

    @property
    def is_lost(self) -> bool:
        return self._connection.closed

    @property
    def status(self) -> TransactionStatus:
        return self._connection.info.transaction_status

    def connected(self) -> Connection:
        """The connection, or a new one if it was lost."""
        if self._connection.closed:
            self._connection = self._connect()
        return self._connection

    def _connect(self) -> Connection:
        new = psycopg.connect(**self._parts, autocommit=True)  # type: ignore[arg-type]
        try:
            new.execute(_SETTINGS)
            self._end_former(new)
            self._who = new.execute(_WHO).fetchone()
            self._begun(new)
        except BaseException:
            new.close()
            raise
        return new

    def _end_former(self, new: Connection) -> None:
        """The server may not know yet that the former session was lost: whatever it was doing there is done or not
        done when this returns.
        """
        end = time.monotonic() + self.patience
        while self._who and new.execute(f"SELECT pg_terminate_backend(pid) {_WHERE}", self._who).fetchone():
            if time.monotonic() > end:
                raise psycopg.OperationalError("the former session does not end")
            time.sleep(_MOMENT)

    def wait(self, since: float) -> bool:
        """A moment; False: it was long ago since then."""
        if time.monotonic() - since > self.patience:
            return False
        time.sleep(_MOMENT)
        return True

    def _watch(self) -> None:
        """Hang up on a server that says nothing any more, as one that was stopped, or that no cable leads to."""
        while not self._closed.wait(_LOOK):
            asked, connection = self._asked, self._connection
            if asked is not None and time.monotonic() - asked > self.patience + _LONGEST and not connection.closed:
                with suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(connection.fileno())) as line:
                    line.shutdown(socket.SHUT_RDWR)

    @contextmanager
    def asking(self) -> Iterator[None]:
        """Meanwhile a server that is silent for long is hung up on."""
        before, self._asked = self._asked, time.monotonic()
        try:
            yield
        except psycopg.Error as error:
            raise (ValueError("this cannot be kept") if _is_of_values(error) else error) from None
        finally:
            self._asked = before

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> psycopg.Cursor[Any]:
        """A `ValueError`: one of the values cannot be kept in a PostgreSQL database."""
        with self.asking():
            return self._connection.execute(_with_places(statement), values or None)

    def executemany(self, statement: str, values: Sequence[Sequence[Any]], /) -> None:
        with self.asking():
            self._connection.cursor().executemany(_with_places(statement), values)

    def close(self) -> None:
        self._closed.set()
        with suppress(psycopg.Error):
            self._connection.close()


def _is_of_values(error: psycopg.Error) -> bool:
    """A zero byte in a text, a number or a name that is too long, something that is no value at all."""
    if error.sqlstate:
        return error.sqlstate[:2] in ("22", "54")
    return isinstance(error, psycopg.DataError | psycopg.ProgrammingError)
