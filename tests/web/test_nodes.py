"""Several nodes that share a PostgreSQL database, and tell each other by Redis what has happened."""

from __future__ import annotations

import json
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from sixdot.store import writer
from sixdot.store.entries import Append, Key, PutKeys
from sixdot.store.store import Store
from sixdot.versions import Version
from sixdot.web.causes import CLOSED, UPDATING
from sixdot.web.limits import Guests, Limits
from sixdot.web.live import LiveTable
from sixdot.web.nodes import PERIOD
from sixdot.wire.client import Client
from sixdot.wire.line import Ended, NoLine
from sixdot.wire.messages import Acknowledged, Denied, Told
from tests.helpers.nodes import Cluster
from tests.helpers.postgres import PostgresServer
from tests.helpers.redis_server import RedisServer
from tests.helpers.servers import ENTRANCE, PATIENCE, Inside, Server, done, hear, opened, play, refused, times_lost
from tests.helpers.stores import put
from tests.web.test_mischief import answer_to, exposed
from tests.web.test_sessions import greeted, raw, said

pytestmark = pytest.mark.slow  # a database is started
Two = tuple[Inside, Inside]


@pytest.fixture
def two(tmp_path: Path, postgres: PostgresServer, redis: RedisServer) -> Iterator[Two]:
    address = postgres.emptied()
    with ExitStack() as nodes:
        one, other = [
            nodes.enter_context(Inside(tmp_path, Store(address, shared=True), redis.address, grace=2.0)) for _ in "12"
        ]
        yield one, other


def at(node: Inside, client: Client) -> str:
    """The link to the table where somebody sits, by another node."""
    return f"{node.url}/#{client.known.table.code}"


def deaf(node: Inside) -> None:
    """It hears no hints and looks at nothing by itself any more."""

    async def nothing(codes: object) -> None: ...

    node.hub.follow = nothing  # type: ignore[method-assign]


def ended(client: Client) -> Ended:
    with pytest.raises(Ended) as told:
        hear(client, lambda: False)
    return told.value


def sit(one: Client, *others: Client) -> None:
    """A game begins, in which these play."""
    done(one, "start")
    for client in others:
        hear(client, lambda client=client: client.known.wanted == "ready")  # type: ignore[misc]
        done(client, "go on")


def test_people_at_two_nodes_play_a_whole_game_at_one_table(two: Two) -> None:
    one, other = two
    with opened(one.url, bots=1) as ana, Client.join(at(other, ana), "Ben") as ben:
        hear(ana, lambda: [member.name for member in ana.known.table.members] == ["Ana", "Ben"])
        done(ana, "options target=100")
        sit(ana, ben)
        play(ana, ben)
        hear(ben, lambda: ben.known.number == ana.known.number)
        assert ben.known.table.stage == "over"
        assert min(node.hub.services.counts["entry"] for node in two) > 2
        assert [len(node.hub.live) for node in two] == [1, 1]
        assert [node.hub.services.counts["fault"] for node in two] == [0, 0]


@pytest.mark.fault("N06")
def test_a_game_is_started_once_however_many_nodes_are_told_to(two: Two) -> None:
    one, other = two
    with opened(one.url, bots=1) as ana, Client.join(at(one, ana), "Ben"):
        deaf(one)
        with Client.resume(at(other, ana), ana.token, ana.known.number) as again:
            done(again, "start")
            answer = refused(ana, "start")  # by whom nobody has told that she is elsewhere
            assert answer.reason == "UNDER_WAY"
            hear(ana, lambda: ana.known.table.game == 1)
            kinds = [json.loads(entry.text)["kind"] for entry in one.store.entries(ana.known.table.code)]
            assert kinds.count("began") == 1
            assert one.hub.services.counts["overtaken"] == 1


@pytest.mark.fault("N10")
def test_of_two_catches_at_two_nodes_one_counts_and_both_hear_the_same(two: Two) -> None:
    one, other = two
    with opened(one.url) as ana, Client.join(at(one, ana), "Ben") as ben, Client.join(at(other, ana), "Kim") as kim:
        sit(ana, ben, kim)
        caught = exposed(ana, ben, kim)
        hear(kim, lambda: kim.known.number == ana.known.number)
        others = [client for client in (ana, ben, kim) if client.known.member != caught + 1]
        sent = [(client, client.send(f"catch {caught}")) for client in others]
        first, second = sorted((answer_to(*each) for each in sent), key=lambda answer: type(answer).__name__)
        assert isinstance(first, Acknowledged)
        assert isinstance(second, Denied)
        assert second.reason == "ALREADY_CAUGHT"
        for client in (ana, ben, kim):
            hear(client, lambda client=client: client.known.number >= first.number)  # type: ignore[misc]
            assert client.known.shown is not None
            assert client.known.shown.counts[caught] == 3


@pytest.mark.fault("P06")
def test_a_command_that_comes_again_at_another_node_is_done_once_and_answered_alike(two: Two) -> None:
    one, other = two
    command = json.dumps({"id": "k1", "seen": 2, "do": "bot add easy"})
    with raw(one.url) as line:
        welcome = greeted(line, type="open", name="Ana", edition="mattel", public=False)
        line.send(command)
        first = said(line, "accepted")
    with raw(other.url) as line:
        greeted(line, type="resume", code=welcome["table"]["code"], seen=2, token=welcome["token"])
        line.send(command)
        assert said(line, "accepted") == first
    assert one.store.last(welcome["table"]["code"]) == first["number"]


@pytest.mark.fault("S03")
def test_whoever_comes_to_another_node_is_told_once_where_they_were(two: Two) -> None:
    one, other = two
    with opened(one.url) as ana, Client.join(at(one, ana), "Ben") as ben:
        with Client.resume(at(other, ben), ben.token, ben.known.number) as again:
            assert ended(ben).reason == "REPLACED"
            done(again, "chat hello")
            hear(ana, lambda: ana.known.number == again.known.number)
            assert [member.here for member in ana.known.table.members] == [True, True]
        with Client.resume(at(one, ben), again.token, again.known.number) as back:  # the newest token is known here
            done(back, "chat back")


def test_a_token_that_was_renewed_elsewhere_is_known_though_nothing_has_happened(two: Two) -> None:
    one, other = two
    with opened(one.url) as ana, Client.join(at(one, ana), "Ben") as ben:
        with Client.resume(at(other, ben), ben.token, ben.known.number) as there:
            assert ended(ben).reason == "REPLACED"
        with Client.resume(at(other, ben), there.token, there.known.number) as again:
            pass
        with Client.resume(at(one, ben), again.token, again.known.number) as back:
            done(back, "chat here")


def test_the_keys_of_somebody_who_went_elsewhere_are_not_written_over(postgres: PostgresServer) -> None:
    address = postgres.emptied()
    with Store(address, shared=True) as one, Store(address, shared=True) as other:
        put(one, Append("bek", 1, "one"))
        put(one, PutKeys("bek", (Key(1, b"first", "current"),), comes=True))
        put(other, PutKeys("bek", (Key(1, b"second", "current"),), comes=True))
        put(one, PutKeys("bek", (Key(1, b"stale", "current"),)))
        assert other.keys("bek") == [Key(1, b"second", "current")]
        assert other.standings(["bek"])["bek"].present == {1: other.node}


def test_whoever_is_sent_away_at_one_node_leaves_at_the_other_and_does_not_come_back(two: Two) -> None:
    one, other = two
    with opened(one.url) as ana, Client.join(at(other, ana), "Ben") as ben:
        hear(ana, lambda: len(ana.known.table.members) == 2)
        done(ana, "remove 2")
        assert ended(ben).reason == "REMOVED"
        with pytest.raises(Ended) as told:
            Client.resume(at(one, ben), ben.token, ben.known.number)
        assert told.value.reason == "BAD_TOKEN"


def test_what_an_operator_does_at_one_node_counts_at_all(two: Two) -> None:
    one, other = two
    with opened(other.url) as ana:
        code = ana.known.table.code
        assert one.do(lambda: one.hub.close(code))
        assert ended(ana).reason == "CLOSED"
        with pytest.raises(Ended):
            Client.resume(at(other, ana), ana.token)
        assert one.do(lambda: one.hub.table(code)) is CLOSED
        assert other.do(lambda: other.hub.bring_back(code))
        with Client.resume(at(one, ana), ana.token) as back:
            done(back, "chat here again")


def test_a_public_table_is_found_at_every_node(two: Two) -> None:
    one, other = two
    with opened(one.url, public=True) as ana:
        end = time.monotonic() + PATIENCE
        while (found := other.hub.public()) == [] and time.monotonic() < end:
            time.sleep(0.05)
        assert [(listing["code"], listing["people"]) for listing in found] == [(ana.known.table.code, 1)]


def test_a_bot_holds_the_seat_only_of_somebody_who_is_at_no_node(two: Two) -> None:
    one, other = two
    with opened(one.url, bots=1) as ana, Client.join(at(other, ana), "Ben") as ben:
        sit(ana, ben)
        ben.close()
        with Client.resume(at(one, ben), ben.token, ben.known.number) as back:
            hear(ana, lambda: [member.here for member in ana.known.table.members] == [True, True])
            ana.close()
            hear(back, lambda: [member.here for member in back.known.table.members] == [False, True])
            hear(back, lambda: back.known.table.host == 2)  # after her grace
        assert [node.hub.services.counts["fault"] for node in two] == [0, 0]


def test_nobody_waits_for_somebody_whose_node_was_gone_before_it_let_them_in(two: Two) -> None:
    one, other = two

    def gone(*given: object) -> None:
        raise ConnectionError

    with opened(one.url, bots=1) as ana:
        table = other.do(lambda: other.hub.table(ana.known.table.code))
        assert isinstance(table, LiveTable)
        table.admission._admit = gone  # type: ignore[assignment, method-assign]
        with pytest.raises(NoLine):
            Client.join(at(other, ana), "Ben")
        hear(ana, lambda: [member.here for member in ana.known.table.members] == [True, False])
        done(ana, "start")
        hear(ana, lambda: ana.known.table.stage == "playing")


def test_codes_are_guessed_no_faster_at_many_nodes() -> None:
    limits = Limits()
    guests = Guests(limits)
    guests.share(5)
    tries = 0
    while guests.may_try_code("192.0.2.1") and tries < 10_000:
        guests.tried_in_vain(f"198.51.100.{tries}")
        tries += 1
    assert tries <= (limits.guesses.at_once + limits.reserve.at_once) / 5 + 5


@pytest.mark.fault("N03")
def test_without_redis_what_happens_is_told_within_two_looks(two: Two, redis: RedisServer) -> None:
    one, other = two
    with opened(one.url) as ana, Client.join(at(other, ana), "Ben") as ben:
        for lose, restore in ((redis.stop, redis.start), (redis.pause, redis.go_on)):
            lose()
            done(ana, "chat is anybody there")
            hear(ben, lambda: ben.known.number == ana.known.number)
            done(ben, "chat I am")
            hear(ana, lambda: ben.known.number == ana.known.number)
            restore()
        redis.empty()
        done(ana, "chat at last")
        hear(ben, lambda: ben.known.number == ana.known.number)
    assert PERIOD <= 1.0, "two looks are two seconds"


def test_a_table_whose_people_are_all_at_one_node_is_no_news_to_the_others(two: Two) -> None:
    one, other = two
    told: list[str] = []
    tell = one.hub.services.hint

    def noted(code: str) -> None:
        told.append(code)
        tell(code)

    one.hub.services.hint = noted
    with opened(one.url) as ana:
        done(ana, "chat is anybody there")
        done(ana, "chat nobody")  # by now it is stored that Ana is here, of which others are told
        told.clear()
        done(ana, "chat so I am alone")
        assert told == []
        with Client.join(at(other, ana), "Ben") as ben:
            hear(ana, lambda: [member.here for member in ana.known.table.members] == [True, True])
            assert told, "Ben's node may have missed something"
            told.clear()
            done(ana, "chat hello Ben")
            assert told == [ana.known.table.code]
            hear(ben, lambda: ben.known.number == ana.known.number)


LATE = ENTRANCE.replace("import sys;", "import sys, time; real = time.time; time.time = lambda: real() + 300;")


class FiveMinutesLate(Server):
    entrance = LATE


@pytest.mark.fault("N08")
def test_nodes_whose_clocks_are_apart_agree_who_is_there(
    tmp_path: Path, postgres: PostgresServer, redis: RedisServer
) -> None:
    given = ["--db", postgres.emptied(), "--redis", redis.address, "--no-table"]
    for name in ("one", "late"):
        (tmp_path / name).mkdir()
    with (
        Server(tmp_path / "one", *given) as one,
        FiveMinutesLate(tmp_path / "late", *given) as late,
        opened(one.url, bots=1) as ana,
        Client.join(f"{late.url}/#{ana.known.table.code}", "Ben") as ben,
    ):
        hear(ana, lambda: len(ana.known.table.members) == 2)
        done(ana, "options clock=30")
        sit(ana, ben)
        play(ana, ben, until=lambda client: client.known.number > 40)
        assert [member.here for member in ana.known.table.members] == [True, True]
        assert not any("time" in seat.name for seat in ana.known.table.seats)


@pytest.mark.fault("N11")
def test_a_node_that_is_stopped_hands_its_games_over_and_nobody_hears_of_it_twice(
    tmp_path: Path, postgres: PostgresServer, redis: RedisServer
) -> None:
    with (
        Cluster(tmp_path, postgres, redis, 2, "--grace", "600", "--limit", "opens=50/500") as cluster,
        ExitStack() as held,
    ):
        people = [held.enter_context(opened(cluster.door.url, f"Ana {number}", bots=1)) for number in range(30)]
        for client in people:
            client.delays = (0.05, 0.1, 0.2)
            done(client, "start")
        begun = time.monotonic()
        assert cluster.nodes[0].stop() == 0
        for client in people:
            done(client, "chat still here")
        assert time.monotonic() - begun < PATIENCE
        lost = [times_lost(client) for client in people]
        assert max(lost) == 1
        assert min(lost) == 0, "some were at the other node"


# At the command line


def sixdot(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", ENTRANCE, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--db", "tables.db", "--redis", "redis://127.0.0.1"], "share a PostgreSQL database, not a file"),
        (["--db", "postgresql://x", "--redis", "redis://127.0.0.1", "--classroom"], "needs a server of its own"),
    ],
)
def test_what_cannot_be_shared_is_told_in_a_sentence(given: list[str], said: str) -> None:
    ran = sixdot("serve", "--port", "0", *given)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert said in ran.stderr


def test_no_address_of_redis_is_told_without_its_password(postgres: PostgresServer) -> None:
    ran = sixdot("serve", "--port", "0", "--db", postgres.emptied(), "--redis", "http://:sesame@127.0.0.1")
    assert ran.returncode == 2
    assert "This is no address of a Redis server." in ran.stderr
    assert "sesame" not in ran.stderr + ran.stdout


def test_each_node_has_a_desk_and_says_how_many_there_are(
    tmp_path: Path, postgres: PostgresServer, redis: RedisServer, home: str
) -> None:
    address = postgres.emptied()
    given = ["--db", address, "--redis", redis.address, "--no-table", "--metrics"]
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
    with Server(tmp_path / "one", *given) as one, Server(tmp_path / "other", *given) as other, opened(one.url):
        assert "1" in sixdot("admin", "list", "--db", address).stdout
        for node in (one, other):
            listed = sixdot("admin", "list", "--db", address, "--port", str(node.port))
            assert (listed.returncode, listed.stderr) == (0, "")
        nobody = sixdot("admin", "list", "--db", address, "--port", "1")
        assert (nobody.returncode, "listens at port 1 of this computer" in nobody.stderr) == (2, True)
        end = time.monotonic() + PATIENCE
        while "sixdot_nodes 2" not in (told := metrics(one)) and time.monotonic() < end:
            time.sleep(0.1)
        assert "sixdot_nodes 2" in told
    alone = sixdot("admin", "check", "--db", address)
    assert (alone.returncode, alone.stderr) == (0, "")


def metrics(server: Server) -> str:
    with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(f"{server.url}/metrics") as answer:
        return str(answer.read().decode())


def test_an_older_node_lets_go_of_a_table_that_plays_by_newer_rules(
    two: Two, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And mends nothing back: whoever was there comes to a node that knows these rules."""
    one, _ = two
    with opened(one.url, bots=1) as ana, Store(postgres.address(), shared=True) as newer:
        code = ana.known.table.code
        number = newer.last(code)
        monkeypatch.setattr(writer, "this_version", lambda: Version(99, "9.9"))
        put(newer, Append(code, number + 1, json.dumps({"kind": "host", "member": 1, "by": 1})))
        monkeypatch.undo()
        came = hear(ana, lambda: not one.hub.live)
        assert not any(isinstance(each, Told) and each.number > number for each in came)
        assert one.do(lambda: one.hub.table(code)) is UPDATING
        assert newer.last(code) == number + 1
        assert one.hub.services.counts["fault"] == 0
