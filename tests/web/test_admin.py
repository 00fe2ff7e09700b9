"""`sixdot admin`, beside a running server and without one: what it tells and does, and that it tells no secret."""

from __future__ import annotations

import json
import re
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from sixdot.cli import main
from sixdot.store.entries import Append, Bury
from sixdot.store.store import Store
from sixdot.wire.client import Client
from sixdot.wire.line import Ended
from sixdot.wire.messages import Notice
from tests.helpers.servers import PATIENCE, Server, done, hear, opened
from tests.helpers.stores import put

pytestmark = pytest.mark.slow  # real servers

Admin = Callable[..., tuple[int, str]]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, "--no-table") as running:
        yield running


@pytest.fixture
def admin(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> Admin:
    def ask(*words: str) -> tuple[int, str]:
        capfd.readouterr()
        code = main(["admin", *words, "--db", str(tmp_path / "sixdot.db")])
        said = capfd.readouterr()
        return code, said.out + said.err

    return ask


def ending(client: Client) -> Ended:
    try:
        while client.next(PATIENCE) is not None:
            pass
    except Ended as ended:
        return ended
    raise AssertionError("nothing ends")


@pytest.mark.fault("S06")
def test_tables_and_people_are_told_without_a_secret(server: Server, admin: Admin) -> None:
    with opened(server.url, "Ana", bots=1) as ana, opened(server.url, "Ben") as ben:
        for number in range(6):
            done(ana, f"chat my secret words {number}")
        done(ana, "start")
        hear(ana, lambda: ana.known.shown and ana.known.shown.hand)
        code, told = admin("list")
        assert code == 0
        assert [re.sub(r"\d\d+", "many", line.partition(":")[2]) for line in told.splitlines()] == [
            " in a game, many entries, connected: 1, unused for 0 minutes.",
            " no game yet, 2 entries, connected: 1, unused for 0 minutes.",
            " 2. No game yet: 1. In a game: 1. Over: 0. Set aside or closed: 0.",
        ]
        code, shown = admin("show", "1")
        assert code == 0
        assert "1: Ana, host, seat 1, connected from 127.0.0.0/24." in shown
        assert "Ana" in admin("show", ana.known.table.code)[1]
        everything = told + shown + admin("show", "1", "--json")[1] + admin("check")[1] + server.log()
        assert not [line for line in everything.splitlines() if "my secret words" in line]
        with closing(sqlite3.connect(server.db)) as database:
            texts = [row[0] for row in database.execute("SELECT text FROM entry")]
        seeds = [
            value for text in texts for values in json.loads(text).get("secrets", {}).values() for value in values
        ]
        assert seeds
        for secret in (ana.known.table.code, ben.known.table.code, ana.token, ben.token, *seeds):
            assert secret not in everything
        assert ana.known.table.code in admin("list", "--codes")[1]


def test_it_speaks_french_and_json(server: Server, admin: Admin) -> None:
    with opened(server.url):
        assert "pas encore de partie" in admin("list", "--language", "fr")[1]
        first, last = map(json.loads, admin("list", "--json")[1].splitlines())
    assert (first["event"], first["stage"], first["unused"], last["tables"]) == ("table", "lobby", 0, 1)


def test_the_socket_is_for_its_own_user_alone(server: Server, admin: Admin) -> None:
    path = server.db.with_name("sixdot.db-admin")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    path.rename(path.with_name("elsewhere"))
    code, told = admin("list")
    assert (code, "cannot be reached" in told) == (2, True)
    server.restart()
    assert admin("list")[0] == 0
    server.kill()
    assert admin("list")[0] == 0, "the socket of a server that was killed is in nobody's way"
    server.start()
    assert admin("list")[0] == 0


def test_a_closed_table_lets_nobody_in_until_it_is_brought_back(server: Server, admin: Admin) -> None:
    with opened(server.url) as ana:
        assert admin("close", "1", "--yes")[0] == 0
        assert ending(ana).reason == "CLOSED"
        with pytest.raises(Ended, match="has closed this table"):
            Client.join(ana.link, "Zoe")
        server.restart()
        with pytest.raises(Ended, match="has closed this table"):
            Client.resume(ana.link, ana.token)
        assert "closed" in admin("list")[1]
        assert admin("repair", "1") == (0, "Table 1 is back, with 2 entries.\n")
        with Client.resume(ana.link, ana.token) as again:
            assert again.known.number == 2
        assert admin("repair", "1")[0] == 2


def test_nothing_is_lost_by_a_slip(server: Server, admin: Admin, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(server.url) as ana:
        for typed, code in (("", 2), ("close", 2), ("delete", 0)):
            monkeypatch.setattr("builtins.input", lambda typed=typed: typed)
            assert admin("delete", "1")[0] == code
        ended = ending(ana)
        assert (ended.reason, ended.say) == (
            "NO_TABLE", "Whoever runs this server has deleted this table. Open a new one.",
        )  # fmt: skip
        with pytest.raises(Ended, match="has deleted this table"):
            Client.resume(ana.link, ana.token)
    assert "Tables: 0." in admin("list")[1]
    with closing(sqlite3.connect(server.db)) as database:
        assert database.execute("SELECT count(*) FROM entry").fetchone() == (0,)
    assert admin("delete", "1", "--yes")[0] == 2


def test_damage_is_found_and_cut_off(server: Server, admin: Admin) -> None:
    with opened(server.url) as ana, opened(server.url, "Ben") as ben:
        for number in range(3):
            done(ana, f"chat {number}")
        hear(ana, lambda: ana.known.number == 5)
        assert admin("check") == (0, "Tables checked: 2. Damaged: 0.\n")
        server.stop()
        with closing(sqlite3.connect(server.db)) as database:
            database.execute("UPDATE entry SET text = replace(text, 'chat', 'chas') WHERE room = 1 AND number = 4")
            database.commit()
        damaged = "Table 1 is damaged from entry 4 on: what is stored is not what was written.\n"
        assert admin("check") == (1, f"{damaged}Tables checked: 2. Damaged: 1.\n"), "no server runs"
        server.start()
        assert admin("check", "1")[0] == 1
        assert admin("check", "2")[0] == 0
        with pytest.raises(Ended, match="damaged"):
            Client.resume(ana.link, ana.token)
        assert ana.known.table.code not in server.log()
        code, told = admin("repair", "1")
        assert (code, "without the last 2 entries" in told) == (1, True)
        assert admin("repair", "1", "--cut", "--yes") == (0, "Table 1 is back, with 3 entries.\n")
        with Client.resume(ana.link, ana.token, seen=5) as again:
            assert again.known.number == 3
            assert "the last 2 things you heard here have not happened" in again.next(PATIENCE).say  # type: ignore[union-attr]
            done(again, "chat once more")
        assert admin("check")[0] == 0
        assert ben.known.number == 2


def test_somebody_who_came_after_the_cut_is_not_taken_for_another(server: Server, admin: Admin) -> None:
    with opened(server.url) as ana, Client.join(ana.link, "Ben") as ben:
        server.stop()
        with closing(sqlite3.connect(server.db)) as database:
            database.execute("UPDATE entry SET text = '' WHERE number = 3")
            database.execute("UPDATE room SET aside = 'damaged'")
            database.commit()
        assert admin("repair", "1", "--cut", "--yes")[0] == 0
        server.start()
        with pytest.raises(Ended) as away:
            Client.resume(ana.link, ben.token)
        assert away.value.reason == "BAD_TOKEN"


def test_whoever_is_banned_stays_out(server: Server, admin: Admin) -> None:
    with opened(server.url) as ana:
        assert admin("ban", "1", "7")[0] == 2
        code, told = admin("ban", "1", "1")
        assert (code, "People sent away: 1" in told, "127.0.0.1" in told) == (0, True, False)
        assert ending(ana).reason == "BANNED"
        server.restart()
        with pytest.raises(Ended, match="lets nobody in from your address"):
            Client.join(ana.link, "Zoe")
        assert admin("bans")[1].splitlines()[0] == "127.0.0.1/32"
        assert admin("unban", "127.0.0.1") == (0, "People are let in again from 127.0.0.1/32.\n")
        Client.resume(ana.link, ana.token).close()
        assert admin("unban", "127.0.0.1")[0] == 2
        for network, out in (("10.0.0.0/8", False), ("127.0.0.0/8", True), ("2001:db8::/32", True)):
            assert admin("ban", network)[0] == 0
            if out:
                with pytest.raises(Ended, match="lets nobody in"):
                    Client.resume(ana.link, ana.token)
            else:
                Client.resume(ana.link, ana.token).close()
        assert admin("ban", "everybody")[0] == 2


def test_a_sentence_is_heard_at_all_tables(server: Server, admin: Admin) -> None:
    with opened(server.url) as ana, opened(server.url, "Ben", language="fr") as ben:
        assert admin("announce", "Cake", "at", "five.") == (0, "2 people were told.\n")
        for client, begun in ((ana, "From whoever runs this server"), (ben, "De la personne qui s'occupe")):
            heard = hear_notice(client)
            assert heard.startswith(begun)
            assert heard.endswith(": Cake at five.")
        assert admin("announce", " ")[0] == 2


def hear_notice(client: Client) -> str:
    while not isinstance(message := client.next(PATIENCE), Notice):
        assert message is not None
    return message.say


def test_a_server_is_drained(server: Server, admin: Admin) -> None:
    with opened(server.url) as ana:
        assert admin("drain", "--minutes", "90")[0] == 0
        assert hear_notice(ana).startswith("This server stops in 90 minutes at the latest.")
        with pytest.raises(Ended, match="about to stop"):
            opened(server.url, "Ben")
        Client.join(ana.link, "Ben").close()
        assert admin("drain", "--off")[0] == 0
        assert "does not stop" in hear_notice(ana)
        opened(server.url, "Ben").close()
        assert admin("drain", "--minutes", "90")[0] == 0
        done(ana, "chat still here")
    assert server.process.wait(PATIENCE) == 0
    assert "All tables are saved." in server.log()
    for command in (["drain"], ["announce", "x"]):
        assert admin(*command) == (2, "sixdot: No server runs, so there is nobody to tell.\n")


def test_a_server_that_is_drained_stops_when_its_time_is_up(server: Server, admin: Admin) -> None:
    with opened(server.url):
        assert admin("drain", "--minutes", "0")[0] == 0
        assert server.process.wait(PATIENCE) == 0


def test_without_a_server_the_store_is_opened_and_never_made(tmp_path: Path, admin: Admin) -> None:
    assert admin("list")[0] == 2
    assert list(tmp_path.iterdir()) == []
    with Store(tmp_path / "sixdot.db") as store:
        put(store, Append("bek-dor-mip-tan-rus", 1, "{}"), Append("dor-dor-mip-tan-rus", 1, "{}"))
        put(store, Bury("bek-dor-mip-tan-rus", "unused", 0))
    assert "Tables: 1." in admin("list")[1]
    assert admin("check")[0] == 1
    assert admin("delete", "2", "--yes")[0] == 0
    assert "Tables: 0." in admin("list")[1]
    assert main(["admin", "drain", "--minutes", "-1", "--db", str(tmp_path / "sixdot.db")]) == 2
