"""Several nodes that share a PostgreSQL database, and tell each other by Redis what has happened."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from sixdot.store.store import Store
from sixdot.wire.client import Client
from tests.helpers.postgres import PostgresServer
from tests.helpers.redis_server import RedisServer
from tests.helpers.servers import Inside, done, hear, opened, play

pytestmark = pytest.mark.slow  # a database is started


@pytest.fixture
def two(tmp_path: Path, postgres: PostgresServer, redis: RedisServer) -> Iterator[tuple[Inside, Inside]]:
    address = postgres.emptied()
    with ExitStack() as nodes:
        one, other = [
            nodes.enter_context(Inside(tmp_path, Store(address, shared=True), redis.address, grace=2.0)) for _ in "12"
        ]
        yield one, other


def test_people_at_two_nodes_play_at_one_table(two: tuple[Inside, Inside]) -> None:
    one, other = two
    with opened(one.url, bots=1) as ana, Client.join(f"{other.url}/#{ana.known.table.code}", "Ben") as ben:
        hear(ana, lambda: [member.name for member in ana.known.table.members] == ["Ana", "Ben"])
        done(ana, "start")
        hear(ben, lambda: ben.known.wanted)
        done(ben, "go on")
        play(ana, ben, until=lambda client: client.known.table.round > 2 or client.known.table.stage == "over")
        hear(ben, lambda: ben.known.number == ana.known.number)
        assert ben.known.table.stage == ana.known.table.stage
