"""The page while the nodes behind it are stopped in turn, as for an update."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from sixdot.store.store import Store
from tests.browser.people import Person
from tests.browser.playing import decide, until_asked
from tests.browser.test_mishaps import BROKEN_LINE, in_game
from tests.helpers.postgres import PostgresServer
from tests.helpers.redis_server import RedisServer
from tests.web.test_behind_nginx import Behind


@pytest.mark.slow
@pytest.mark.fault("N11")
def test_a_node_that_is_stopped_is_told_of_once_and_the_game_goes_on_at_another(
    people: Callable[..., Person], tmp_path: Path, postgres: PostgresServer, redis: RedisServer
) -> None:
    cluster = Behind(tmp_path, postgres, redis)
    with cluster.served(), Store(postgres.address(), shared=True) as store:
        person = people(cluster.url, ignore_https_errors=True)
        person.forgive(BROKEN_LINE)
        code = in_game(person)

        def is_there() -> bool:
            present = store.standings([code])[code].present
            return any(node.name in present.values() for node in store.nodes())

        notices: list[list[str]] = []
        for node in cluster.nodes:
            until_asked(person)
            said = len(person.heard())
            assert node.stop() == 0
            person.until(is_there, "A place at a node")
            person.until(lambda: not person.page.locator("#connection").is_visible(), "The way back")
            notices.append(person.heard(said))
            node.start()
            decide(person)
    assert max(map(len, notices)) == 1, notices
