"""Tables that nobody uses are deleted after a time: lobbies soon, finished games later, each in small pieces."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from sixdot.game.reading import read_record
from sixdot.game.replay import verify
from sixdot.store.entries import Append, Bury, Clear, Key, PutKeys, Serve
from sixdot.store.place import Place
from sixdot.store.store import Store
from sixdot.voice.words import Words
from sixdot.web.hub import UNUSED
from sixdot.web.keeping import DAY, HOUR, Keep, keep_text, keep_with
from sixdot.web.limits import Limits
from sixdot.web.sweep import Sweeper
from sixdot.wire.client import Client
from sixdot.wire.line import Ended
from sixdot.wire.messages import Welcome
from tests.helpers.servers import ENTRANCE, PATIENCE, Inside, Server, done, hear, opened, play
from tests.helpers.stores import is_sound, put

pytestmark = pytest.mark.slow  # real servers


def swept(server: Inside, minutes: int = 0, export: Path | None = None, people: int = 0) -> None:
    """When so many people are left, so much time passes, and there is a sweep."""

    async def work() -> None:
        while server.hub.services.guests.sockets.total() > people:
            await asyncio.sleep(0.01)
        await server.store.put(Serve(minutes))
        await Sweeper(server.hub, export).sweep()

    server.do(work)


def is_kept(server: Inside, code: str) -> bool:
    assert (code in server.hub.codes) == (code in server.store.tables())
    return code in server.hub.codes


def welcome_of(client: Client) -> Welcome:
    welcome = client.next(PATIENCE)
    assert isinstance(welcome, Welcome)
    return welcome


def turned_away(url: str, code: str, language: str = "en") -> Ended:
    with pytest.raises(Ended) as away:
        Client.join(f"{url}/#{code}", "Zoe", language=language)
    return away.value


def test_each_kind_of_table_has_its_own_time(tmp_path: Path, place: Place) -> None:
    with Inside(tmp_path, Store(place), grace=0.05) as server:
        with opened(server.url, "Ana") as lobby, opened(server.url, "Ben", bots=1) as begun:
            done(begun, "start")
            with opened(server.url, "Cid", bots=1) as finished:
                done(finished, "options target=1")
                done(finished, "start")
                play(finished)
                done(finished, "options target=2")
                hear(finished, lambda: finished.known.table.stage == "lobby")
        codes = [client.known.table.code for client in (lobby, begun, finished)]
        kept = []
        for minutes in (DAY - 1, 2, 13 * DAY, 76 * DAY):
            swept(server, minutes)
            kept.append([is_kept(server, code) for code in codes])
    assert kept == [[True, True, True], [False, True, True], [False, True, False], [False, False, False]]


def test_what_is_used_again_counts_from_then(tmp_path: Path, place: Place) -> None:
    with Inside(tmp_path, Store(place)) as server:
        with opened(server.url) as ana:
            code, token = ana.known.table.code, ana.token
            swept(server, 3 * DAY, people=1)
            assert is_kept(server, code), "she sits there, though she does nothing"
        swept(server, DAY - 1)
        with Client.resume(f"{server.url}/#{code}", token):
            pass
        swept(server, DAY - 1)
        assert is_kept(server, code), "she has come back"
        swept(server, 1)
        assert not is_kept(server, code)


def test_whoever_comes_back_to_a_deleted_table_hears_what_became_of_it(tmp_path: Path, place: Place) -> None:
    with Inside(tmp_path, Store(place)) as server:
        with opened(server.url) as ana:
            code, token = ana.known.table.code, ana.token
        swept(server, 5 * DAY)
        english, french = turned_away(server.url, code), turned_away(server.url, code, "fr")
        assert (english.reason, french.reason) == ("NO_TABLE", "NO_TABLE")
        assert english.say == "Nobody had used this table for 5 days, so it was deleted. Open a new one."
        assert french.say.startswith("Cette table n'a pas servi pendant 5 jours")
        with pytest.raises(Ended, match="5 days"):
            Client.resume(f"{server.url}/#{code}", token)
        assert "no table" in turned_away(server.url, "bek-dor-mip-tan-rus").say
    with Inside(tmp_path, Store(place)) as server:
        assert "5 days" in turned_away(server.url, code).say
        swept(server, 367 * DAY)
        assert "no table" in turned_away(server.url, code).say
    if not isinstance(place, Path):
        return
    with closing(sqlite3.connect(place)) as database:
        assert code.encode() not in b"".join(str(row).encode() for row in database.iterdump())


def test_nothing_of_a_deleted_table_is_left_and_its_place_is_used_again(place: Place) -> None:
    with Store(place) as store:
        sizes = []
        for code in ("bek", "dor", "mip"):
            put(store, *[Append(code, number, "x" * 500) for number in range(1, 2001)])
            put(store, PutKeys(code, (Key(1, b"h", "current"),)))
            put(store, Bury(code, UNUSED, store.minute()))
            assert (store.tables(), store.aside(), store.keys(code), store.entries(code)) == ([], {}, [], [])
            pieces = 0
            while store.has_remains():
                put(store, Clear())
                pieces += 1
            assert pieces == 4, "a piece is small"
            sizes.append(place.stat().st_size if isinstance(place, Path) else 0)
        assert sizes[1] == sizes[2]
        for table in ("room", "entry", "token", "said"):
            assert store._read(f"SELECT count(*) FROM {table}") == [(0,)]
    assert not isinstance(place, Path) or is_sound(place)


def test_a_server_that_was_killed_in_the_middle_of_a_sweep_goes_on_with_it(tmp_path: Path, place: Place) -> None:
    with Store(place) as store:
        put(store, *[Append("bek", number, "{}") for number in range(1, 2001)], Append("dor", 1, "{}"))
        put(store, Bury("bek", UNUSED, 0))
        put(store, Clear())
    with Inside(tmp_path, Store(place)) as server:
        assert server.hub.codes == {"dor"}
        swept(server)
        assert server.store.tables() == ["dor"]
        assert not server.store.has_remains()


DELETING = """
import asyncio, sys
from sixdot.store.entries import Bury, Clear
from sixdot.store.store import Store

async def work(store):
    print("ready", flush=True)
    for code in store.tables():
        await store.put(Bury(code, "unused", 0))
        while store.has_remains():
            await store.put(Clear())

with Store(sys.argv[1]) as store:
    asyncio.run(work(store))
"""


@pytest.mark.parametrize("seed", range(4))
def test_a_table_goes_whole_or_stays_whole_when_the_server_is_killed(tmp_path: Path, seed: int) -> None:
    path, codes = tmp_path / "sixdot.db", [f"t{number}" for number in range(40)]
    with Store(path) as store:
        put(store, *[Append(code, number, "{}" * 40) for code in codes for number in range(1, 701)])
    chance = random.Random(seed)
    while True:
        with subprocess.Popen([sys.executable, "-c", DELETING, path], stdout=subprocess.PIPE) as deleting:
            assert deleting.stdout is not None
            assert deleting.stdout.readline() == b"ready\n"
            time.sleep(chance.uniform(0.0, 0.3))
            deleting.kill()
        with Store(path) as store:
            left = store.tables()
            assert left == codes[len(codes) - len(left) :]
            assert [len(store.entries(code)) for code in left] == [700] * len(left)
            assert all(store.tombstone(code) for code in codes if code not in left)
            if not left:
                while store.has_remains():
                    put(store, Clear())
                assert store._read("SELECT count(*) FROM entry") == [(0,)]
                break
    assert is_sound(path)


def test_a_table_that_was_used_in_the_last_moment_is_not_deleted(place: Place) -> None:
    with Store(place) as store:
        put(store, Append("bek", 1, "{}"), Serve(100))
        put(store, Append("bek", 2, "{}"))
        with pytest.raises(LookupError):
            put(store, Bury("bek", UNUSED, 99))
        assert len(store.entries("bek")) == 2


def test_where_there_is_no_more_room_an_empty_lobby_makes_way(tmp_path: Path, place: Place) -> None:
    with Inside(tmp_path, Store(place), limits=Limits(tables=3)) as server, opened(server.url) as ana:
        codes = []
        for name, bots in (("Ben", 1), ("Cid", 0)):
            with opened(server.url, name, bots=bots) as client:
                codes.append(client.known.table.code)
                if bots:
                    done(client, "start")
        with pytest.raises(Ended, match="as many tables as it can hold"):
            opened(server.url, "Dora")
        swept(server, HOUR, people=1)
        with opened(server.url, "Dora") as dora:
            assert server.hub.codes == {ana.known.table.code, codes[0], dora.known.table.code}
            assert "1 hour" in turned_away(server.url, codes[1]).say
            with pytest.raises(Ended, match="as many tables as it can hold"):
                opened(server.url, "Eli")


def test_the_records_of_finished_games_are_written_before_they_go(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    with Inside(tmp_path) as server:
        with opened(server.url, bots=1) as ana:
            code = ana.known.table.code
            done(ana, "options target=1")
            for _ in range(2):
                done(ana, "start")
                hear(ana, lambda: ana.known.table.stage != "over")
                play(ana)
        folder.write_text("in the way")
        swept(server, 20 * DAY, folder)
        assert is_kept(server, code), "what could not be written is kept"
        folder.unlink()
        swept(server, 0, folder)
        assert not is_kept(server, code)
    records = sorted(folder.iterdir())
    assert [path.name for path in records] == [f"{code}-1.sixdot", f"{code}-2.sixdot"]
    for path in records:
        verdict = verify(read_record(path.read_text(encoding="utf-8")))
        assert (verdict.problem, verdict.complete) == ("", True)


def test_whoever_opens_a_table_hears_how_long_it_is_kept(tmp_path: Path) -> None:
    with Inside(tmp_path, keep=Keep(12 * HOUR, 0, 30 * DAY)) as server, opened(server.url) as ana:
        assert welcome_of(ana).say == (
            "You sit down at the table. "
            "A table is deleted if nobody uses it for 12 hours before a game and 30 days after one."
        )
        with Client.join(f"{server.url}/#{ana.known.table.code}", "Ben") as ben:
            assert welcome_of(ben).say == "You sit down at the table."


def test_how_long_things_are_kept_is_an_option() -> None:
    assert keep_with(["lobbies=90m", "finished=never", "games=0"]) == Keep(90, 0, 0)
    assert keep_with([]) == Keep()
    assert keep_text(Keep(0, 0, 0), Words()) == ""
    for wrong in ("lobbies", "lobbies=", "lobbies=5", "lobbies=-1d", "chairs=5d", "games=999999d", "games=1.5h"):
        with pytest.raises(ValueError, match=r"lobbies|games|chairs"):
            keep_with([wrong])


def test_a_real_server_sweeps_by_itself_and_keeps_the_table_it_invites_to(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        invited = server.code
        with opened(server.url) as ana:
            code = ana.known.table.code
    with Store(server.db) as store:
        put(store, Serve(2 * HOUR))
    with Server(tmp_path, "--keep", "lobbies=1h") as server:
        while "deleted" not in server.log():
            assert server.process.poll() is None
        assert "2 hours" in turned_away(server.url, code).say
        with Client.join(f"{server.url}/#{invited}", "Ana"):
            pass
    wrong = subprocess.run(
        [sys.executable, "-c", ENTRANCE, "serve", "--keep", "lobbies=soon"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (wrong.returncode, "lobbies=12h" in wrong.stderr) == (2, True)
