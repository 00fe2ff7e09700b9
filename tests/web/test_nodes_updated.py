"""Nodes are replaced by those of a newer version, one after the other, while people play at their tables."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sixdot import __version__
from sixdot.game import match, reading
from sixdot.store.store import Store
from sixdot.versions import this_version
from tests.helpers.nodes import Cluster, NewerProgram, NewerRules, Node
from tests.helpers.online_clients import party
from tests.helpers.online_laws import (
    must_be_in_order_of_time,
    must_have_been_done_once,
    must_have_heard_all,
    seeded,
)
from tests.helpers.online_players import Party
from tests.helpers.postgres import PostgresServer
from tests.helpers.redis_server import RedisServer
from tests.web.test_behind_nginx import go_on

pytestmark = pytest.mark.slow  # processes are started
EVERYDAY = {"opened", "joined", "options", "bot", "began", "on", "act", "chat", "ended"}


@pytest.mark.fault("N11")
@pytest.mark.parametrize("newer", [NewerProgram, NewerRules])
def test_nodes_are_updated_one_after_the_other_and_the_games_go_on(
    newer: type[Node],
    tmp_path: Path,
    postgres: PostgresServer,
    redis: RedisServer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seed = f"updated {newer.__name__}"
    enough: list[str] = []
    parties: list[Party] = []
    with seeded(seed), Cluster(tmp_path, postgres, redis, 3, "--grace", "600", seed=seed) as cluster:
        older = list(cluster.nodes)
        try:
            parties += [party(cluster.door.url, edition, seed, enough) for edition in ("mattel", "dos")]
            go_on(parties)
            for node in older:
                cluster.join(newer)
                go_on(parties)  # beside each other
                assert node.stop() == 0
                go_on(parties)
            enough.append("enough")
            for each in parties:
                each.wait()
        finally:
            for each in parties:
                each.stop()
        faults = [line for node in cluster.nodes for line in node.log().splitlines() if "a fault" in line]
        assert faults == []
    rules = this_version().rules
    if newer is NewerRules:
        rules += 1
        monkeypatch.setattr(match, "RULES_VERSION", rules)
        monkeypatch.setattr(reading, "RULES_VERSION", rules)
    with Store(postgres.address(), shared=True) as store:
        for each in parties:
            entries = store.entries(each.players[0].code)
            assert (entries[0].version.program, entries[-1].version) == (__version__, (rules, "99.0"))
            written = [json.loads(entry.text) for entry in entries]
            mended = [data for data in written if data["kind"] == "mended"]
            assert len(mended) <= (newer is NewerRules), "that it goes on by other rules is told once"
            assert not any("off" in data for data in mended)
            assert {data["kind"] for data in written} <= {*EVERYDAY, "mended"}, "nobody lost their seat"
            must_have_heard_all(entries, each.players, each.last or 0)
            must_have_been_done_once(entries, each.players)
            must_be_in_order_of_time(each.players)
