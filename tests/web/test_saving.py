"""The truth about saving: what was refused as not saved stays so, and nobody hears "saved" of what is not."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from sixdot.store.sqlite import backup
from sixdot.wire.client import Client, Lost
from sixdot.wire.line import Ended
from sixdot.wire.messages import Welcome
from tests.helpers.failing_syncs import FailingSyncs, needs_linux
from tests.helpers.rooms import code_in
from tests.helpers.servers import PATIENCE, Server, done, hear, opened, refused
from tests.helpers.soak import bounded

pytestmark = pytest.mark.slow  # processes are started

Record = Callable[[str, object], None]


@needs_linux
def test_what_could_not_be_synced_does_not_come_back_to_life(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, record_property: Record
) -> None:
    syncs = FailingSyncs(tmp_path, monkeypatch)
    with Server(tmp_path) as server, opened(server.url) as ana:
        number = done(ana, "bot add easy").number
        for at_once in (True, False) * bounded(1, soak=20):
            syncs.fail()
            assert refused(ana, "bot add sharp").reason == "NOT_SAVED"
            if not at_once:
                wait_until(lambda: not server.answers())
                syncs.work()
                wait_until(server.answers)
            server.kill()
            syncs.work()
            server.start()
            assert back(ana).number == number
        assert [seat.bot for seat in ana.known.table.seats] == [None, "easy"]
        assert done(ana, "bot add sharp").number == number + 1
    record_property("failed syncs", syncs.failures)


def back(client: Client) -> Welcome:
    """The welcome after the line was lost."""
    lost = False
    while not (isinstance(message := client.next(PATIENCE), Welcome) and lost):
        assert message is not None
        lost = lost or isinstance(message, Lost)
    return message


def wait_until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_server_whose_file_is_gone_says_so(tmp_path: Path) -> None:
    with Server(tmp_path) as server, opened(server.url) as ana:
        done(ana, "bot add easy")
        for file in tmp_path.glob("sixdot.db*"):
            file.unlink()
        wait_until(lambda: not server.answers())
        assert refused(ana, "bot add sharp").reason == "NOT_SAVED"
        server.stop()
        assert "All tables are saved" not in server.log()
        assert "may not be saved" in server.log()


def test_those_who_have_heard_more_than_a_restored_copy_holds_are_told_so(tmp_path: Path) -> None:
    with Server(tmp_path) as server, opened(server.url) as ana:
        done(ana, "bot add easy")
        backup(server.db, tmp_path / "copy.db")
        for text in ("chat one", "chat two", "chat three"):
            done(ana, text)
        hear(ana, lambda: ana.known.number == 6)
        server.kill()
        restore(server, tmp_path / "copy.db")
        welcome = back(ana)
        assert (welcome.number, welcome.missed) == (3, None)
        assert (
            welcome.say
            == "This table was brought back from an older copy: the last 3 things you heard here have not happened."
        )
        assert done(ana, "bot add sharp").number == 4


def test_whoever_came_back_since_the_copy_was_made_is_let_back_by_the_host(tmp_path: Path) -> None:
    """The copy does not know the key they were given then. Where it is the host, the first who joins takes over."""
    with Server(tmp_path, "--grace", "0.3") as server:
        with opened(server.url, bots=1) as ana:
            link, token = ana.link, ana.token
        backup(server.db, tmp_path / "copy.db")
        with Client.resume(link, token) as ana:
            token = ana.token
        server.kill()
        restore(server, tmp_path / "copy.db")
        with pytest.raises(Ended, match="ask the host to let you back"):
            Client.resume(link, token)
        with Client.join(link, "Anna Two") as another:
            hear(another, lambda: another.known.table.host == another.known.member)
            code = code_in(done(another, "readmit 1").say)
        with Client.join(f"{server.url}/#{code}", "Ana") as ana:
            assert ana.known.member == 1


def restore(server: Server, copy: Path) -> None:
    for file in server.folder.glob("sixdot.db*"):
        file.unlink()
    copy.rename(server.db)
    server.start()


@pytest.mark.parametrize("part", range(bounded(1, soak=30)))
def test_a_server_with_a_locked_file_stops_in_time(part: int, tmp_path: Path, record_property: Record) -> None:
    with Server(tmp_path) as server, opened(server.url) as ana:
        with closing(sqlite3.connect(server.db, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            ana.send("bot add easy")
            wait_until(lambda: not server.answers())
            begun = time.monotonic()
            server.stop()
            assert time.monotonic() - begun < 8
        assert "may not be saved" in server.log()
        server.start()
        with Client.join(ana.link, "Ben") as ben:
            hear(ben, lambda: ben.known.table is not None)
            assert len(ben.known.table.seats) == 2
    record_property("stops with a locked file, each in time", 1)
