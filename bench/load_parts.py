"""The parts of a server with several nodes, started for measuring, and what each has used.

A setup is one node with a file, or nodes that share a PostgreSQL database and a Redis server. The two servers are
those of the tests, with their settings as they are made: full syncs, a Unix socket.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from evening import Serving
from redis import Redis
from run import ROOT
from server_client import SEATS, SpreadTable

sys.path.append(str(ROOT))

from tests.helpers.postgres import PostgresServer
from tests.helpers.redis_server import RedisServer

NODE, POSTGRES, REDIS = "node", "PostgreSQL", "Redis"
PARTS: Final = (NODE, POSTGRES, REDIS)
_COMMITS: Final = "SELECT xact_commit FROM pg_stat_database WHERE datname = 'cards'"
_WRITTEN: Final = """
    SELECT (SELECT sum(fsyncs) FROM pg_stat_io WHERE object = 'wal'), pg_current_wal_insert_lsn() - '0/0'"""
_ENTRIES: Final = "SELECT count(*) FROM sixdot.entry"
_SIZE: Final = "SELECT pg_database_size('cards')"


class Setup(NamedTuple):
    name: str
    nodes: int
    shared: bool  # in PostgreSQL, with Redis
    spread: bool = False  # the people of each table over all nodes, or all of them at one


FILE: Final = Setup("one node, SQLite", 1, shared=False)
ONE: Final = Setup("one node, PostgreSQL", 1, shared=True)
TOGETHER: Final = Setup("two nodes, each table at one", 2, shared=True)
SPREAD: Final = Setup("two nodes, each table at both", 2, shared=True, spread=True)
SETUPS: Final = (FILE, ONE, TOGETHER, SPREAD)


class Used(NamedTuple):
    """Since the parts were started."""

    work: dict[str, float]  # seconds of the processor, by part
    commits: float = 0.0
    syncs: float = 0.0
    written: float = 0.0  # bytes of PostgreSQL's log
    hints: float = 0.0  # messages published

    def since(self, before: Used) -> Used:
        work = {part: self.work[part] - before.work[part] for part in self.work}
        return Used(work, *[now - then for now, then in zip(self[1:], before[1:], strict=True)])


class Parts:
    """A setup that runs."""

    def __init__(self, nodes: list[Serving], postgres: PostgresServer | None, redis: RedisServer | None) -> None:
        self.nodes = nodes
        self._postgres = postgres
        self._redis = Redis.from_url(redis.address) if redis else None
        self._of_redis = int(self._redis.info("server")["process_id"]) if self._redis else 0
        self._of_postgres = Family(int(_first_line(postgres))) if postgres else None

    def work(self) -> dict[str, float]:
        found = {NODE: sum(work_of(node.process.pid) for node in self.nodes)}
        if self._of_postgres is not None:
            found[POSTGRES] = self._of_postgres.work()
            found[REDIS] = work_of(self._of_redis)
        return found

    def used(self) -> Used:
        """The counts of PostgreSQL come up to a second late."""
        if self._postgres is None or self._redis is None:
            return Used(self.work())
        work = self.work()
        ((commits,),), ((syncs, written),) = self._postgres.run(_COMMITS), self._postgres.run(_WRITTEN)
        published = self._redis.info("commandstats").get("cmdstat_publish", {"calls": 0})["calls"]
        return Used(work, commits, float(syncs), float(written), published)

    def memory(self) -> int:
        """Bytes of all nodes."""
        return sum(node.memory() for node in self.nodes)

    def table(self, number: int, spread: bool) -> SpreadTable:
        ports = [node.port for node in self.nodes]
        return SpreadTable([ports[(number + (seat if spread else 0)) % len(ports)] for seat in range(SEATS)])

    def close(self) -> None:
        if self._redis is not None:
            self._redis.close()


class Servers:
    """PostgreSQL and Redis, for as long as something is measured."""

    def __init__(self, postgres: PostgresServer, redis: RedisServer) -> None:
        self.postgres, self.redis = postgres, redis

    @contextmanager
    def running(self, setup: Setup, kind: str, folder: Path, *, empty: bool = True) -> Iterator[Parts]:
        """Its nodes; `empty`: with nothing in the database, and a file of its own."""
        nodes: list[Serving] = []
        parts: Parts | None = None
        try:
            if setup.shared:
                address = self.postgres.emptied() if empty else self.postgres.address()
                given = ("--db", address, "--redis", self.redis.address)
            else:
                given = ("--db", str(folder / (f"load-{len(list(folder.iterdir()))}.db" if empty else "stored.db")))
            for _ in range(setup.nodes):
                nodes.append(Serving(kind, folder, *given))
            parts = Parts(nodes, *((self.postgres, self.redis) if setup.shared else (None, None)))
            yield parts
        finally:
            if parts is not None:
                parts.close()
            for node in nodes:
                node.stop()

    def size(self) -> tuple[int, int]:
        """Entries, and the bytes of the database."""
        return int(self.postgres.run(_ENTRIES)[0][0]), int(self.postgres.run(_SIZE)[0][0])


@contextmanager
def servers() -> Iterator[Servers]:
    with PostgresServer() as postgres, RedisServer() as redis:
        yield Servers(postgres, redis)


def _first_line(postgres: PostgresServer) -> str:
    return (postgres.socket.parent / "postmaster.pid").read_text().partition("\n")[0]


def work_of(process: int) -> float:
    """Seconds of its processor's work, of all its threads, finer than /proc tells them; 0: it has ended."""
    try:
        return time.clock_gettime(~process << 3 | 2)  # the clock that clock_getcpuclockid gives
    except OSError:
        return 0.0


class Family:
    """A process and its children: also of those that have ended since they were seen the work counts."""

    def __init__(self, process: int) -> None:
        self._process = process
        self._works: dict[int, float] = {}

    def work(self) -> float:
        children = Path(f"/proc/{self._process}/task/{self._process}/children").read_text().split()
        for each in (self._process, *map(int, children)):
            self._works[each] = max(work_of(each), self._works.get(each, 0.0))
        return sum(self._works.values())
