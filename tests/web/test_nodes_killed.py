"""Nodes that are killed, paused, cut off from their database or stopped in order, while people play at their tables:
nothing that was acknowledged is lost, nothing is done twice, and everybody hears the same.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from sixdot.store.store import Store
from tests.helpers.nodes import Cluster, Line, Node
from tests.helpers.online_clients import party
from tests.helpers.online_laws import (
    must_be_in_order_of_time,
    must_have_been_done_once,
    must_have_heard_all,
    seeded,
    things,
)
from tests.helpers.online_players import Party
from tests.helpers.postgres import PostgresServer
from tests.helpers.redis_server import RedisServer
from tests.helpers.soak import bounded

pytestmark = pytest.mark.slow  # processes are started
FAULTS = bounded(9, soak=60)
PARTS = bounded(1, soak=30)
Record = Callable[[str, object], None]


class Mishaps:
    """What befalls nodes and their lines; each is over when it returns."""

    def __init__(self, cluster: Cluster, redis: RedisServer, chance: random.Random) -> None:
        self._cluster = cluster
        self._redis = redis
        self._chance = chance
        self.kinds: dict[str, Callable[[Node, Line], None]] = {
            "nodes killed": self._kill,
            "nodes paused": self._pause,
            "nodes cut off from the database": self._cut,
            "nodes whose database fell silent": self._hold,
            "nodes stopped in order": self._stop,
            "times that Redis was killed": self._lose_redis,
            "times that Redis was emptied": lambda node, line: self._redis.empty(),
        }

    def one(self, kind: str) -> None:
        number = self._chance.randrange(len(self._cluster.nodes))
        self.kinds[kind](self._cluster.nodes[number], self._cluster.lines[number])

    def _wait(self, most: float = 0.5) -> None:
        time.sleep(self._chance.random() * most)

    def _kill(self, node: Node, line: Line) -> None:
        node.kill()
        self._wait(0.2)
        node.start()

    def _pause(self, node: Node, line: Line) -> None:
        node.pause()
        self._wait(6.0 if self._chance.random() < 0.2 else 0.5)  # the others take it to be gone, or do not notice
        node.go_on()

    def _cut(self, node: Node, line: Line) -> None:
        line.cut()
        self._wait()
        line.mend()

    def _hold(self, node: Node, line: Line) -> None:
        line.hold()
        self._wait()
        line.mend()

    def _stop(self, node: Node, line: Line) -> None:
        assert node.stop() == 0
        node.start()

    def _lose_redis(self, node: Node, line: Line) -> None:
        self._redis.stop()
        self._wait()
        self._redis.start()


@pytest.mark.fault("N01")
@pytest.mark.parametrize("part", range(PARTS))
def test_whatever_befalls_the_nodes_nothing_is_lost_or_done_twice(
    part: int, tmp_path: Path, postgres: PostgresServer, redis: RedisServer, record_property: Record
) -> None:
    seed = f"nodes {part}"
    chance = random.Random(seed)
    done: list[str] = []
    with seeded(seed), Cluster(tmp_path, postgres, redis, 3, "--grace", "600", seed=seed) as cluster:
        parties: list[Party] = []
        try:
            parties += [party(cluster.door.url, edition, seed, done) for edition in ("mattel", "dos")]
            mishaps = Mishaps(cluster, redis, chance)
            kinds = [*mishaps.kinds, "nodes killed", "nodes killed"]
            for number in range(FAULTS):
                if not number % len(kinds):
                    chance.shuffle(kinds)
                time.sleep(chance.random() * 0.3)
                for each in parties:
                    each.check()
                kind = kinds[number % len(kinds)]
                mishaps.one(kind)
                record_property(kind, 1)
            done.append("enough")
            for each in parties:
                each.wait()
        finally:
            for each in parties:
                each.stop()
        faults = [
            line for node in cluster.nodes for line in node.log().splitlines() if "a fault in the program" in line
        ]
        assert faults == []
    with Store(postgres.address(), shared=True) as store:
        for each in parties:
            entries = store.entries(each.players[0].code)
            must_have_heard_all(entries, each.players, each.last or 0)
            must_have_been_done_once(entries, each.players)
            must_be_in_order_of_time(each.players)
            record_property("commands at several nodes", sum(len(player.memory.asked) for player in each.players))
            record_property("things acknowledged or told by nodes, none lost", things(each.players))
            gaps = [gap for player in each.players for gap in player.gaps]
            record_property("returns to another node", len(gaps))
            record_property("of these within three seconds", sum(gap <= 3 for gap in gaps))
