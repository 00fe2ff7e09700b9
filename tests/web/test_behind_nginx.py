"""Three nodes behind Debian's nginx with deploy/nginx.conf: killed, stopped in turn, and one of them newer."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from sixdot.store.store import Store
from tests.helpers.nodes import Cluster, NewerProgram, Node
from tests.helpers.online_clients import party
from tests.helpers.online_laws import must_have_been_done_once, must_have_heard_all
from tests.helpers.online_players import Party
from tests.helpers.postgres import PostgresServer
from tests.helpers.redis_server import RedisServer
from tests.helpers.servers import done, free_port, opened, times_lost
from tests.web.test_deploy import asked, nginx

pytestmark = pytest.mark.slow  # processes are started


class Behind(Cluster):
    """`url` leads to nginx."""

    def __init__(self, folder: Path, postgres: PostgresServer, redis: RedisServer, newer: bool = False) -> None:
        self.port = free_port()
        self.url = f"https://127.0.0.1:{self.port}"
        given = ("--grace", "600", "--public-url", self.url, "--limit", "opens=50/500")
        super().__init__(folder, postgres, redis, 2, *given)
        self._third = NewerProgram if newer else Node
        self._proxy = folder / "nginx"
        self.certificate = self._proxy / "cert.pem"

    @contextmanager
    def served(self) -> Iterator[None]:
        with self:
            self.join(self._third)
            self._proxy.mkdir()
            one, *others = [node.port for node in self.nodes]
            with nginx(self._proxy, one, self.port, *others), pytest.MonkeyPatch.context() as patch:
                patch.setenv("SSL_CERT_FILE", str(self.certificate))
                yield


@pytest.mark.fault("N01")
def test_of_three_nodes_behind_nginx_one_is_killed_and_everybody_plays_on(
    tmp_path: Path, postgres: PostgresServer, redis: RedisServer
) -> None:
    cluster = Behind(tmp_path, postgres, redis)
    enough: list[str] = []
    parties: list[Party] = []
    with cluster.served():
        try:
            parties += [party(cluster.url, "mattel", f"nginx {number}", enough) for number in range(3)]
            for node in cluster.nodes:
                node.kill()
                go_on(parties)
                node.start()
            enough.append("enough")
            for each in parties:
                each.wait()
        finally:
            for each in parties:
                each.stop()
    with Store(postgres.address(), shared=True) as store:
        for each in parties:
            entries = store.entries(each.players[0].code)
            must_have_heard_all(entries, each.players, each.last or 0)
            must_have_been_done_once(entries, each.players)


def go_on(parties: list[Party], things: int = 15) -> None:
    """Wait until everybody has heard that many more things."""
    heard = [(each, player, len(player.memory.heard)) for each in parties for player in each.players]
    for each, player, before in heard:
        while len(player.memory.heard) < before + things:
            each.check()
            player.join(0.05)
            assert player.is_alive(), player.name


@pytest.mark.fault("N11")
def test_nodes_behind_nginx_are_stopped_and_started_in_turn_and_nobody_is_cut_off_twice_by_one(
    tmp_path: Path, postgres: PostgresServer, redis: RedisServer
) -> None:
    cluster = Behind(tmp_path, postgres, redis)
    with cluster.served(), ExitStack() as held:
        people = [held.enter_context(opened(cluster.url, f"Ana {number}", bots=1)) for number in range(12)]
        for client in people:
            client.delays = (0.05, 0.1, 0.2)
            done(client, "start")
        cut = []
        for node in cluster.nodes:
            assert node.stop() == 0
            for client in people:
                done(client, "chat still here")
                cut.append(times_lost(client))
            node.start()
        assert max(cut) == 1
        assert sum(cut) >= len(people) / 2, "they were spread over the nodes"


def test_a_page_gets_its_pieces_whichever_node_is_asked_while_some_are_newer(
    tmp_path: Path, postgres: PostgresServer, redis: RedisServer
) -> None:
    cluster = Behind(tmp_path, postgres, redis, newer=True)
    with cluster.served():
        pages = {asked(cluster.port, "/", Host="127.0.0.1")[1] for _ in range(60)}
        assert len(pages) == 2
        for page in pages:
            found = re.findall(r'"((?:page|words)/[^"]+\.([0-9a-f]{16})\.[^"]+)"', page.decode())
            assert {path.partition("/")[0] for path, _ in found} == {"page", "words"}
            named = [(f"/{path}", mark) for path, mark in found]
            for path, mark in named * 4:
                content = asked(cluster.port, path, Host="127.0.0.1")[1]
                assert hashlib.sha256(content).hexdigest()[:16] == mark, path
