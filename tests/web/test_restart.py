"""A server that is stopped, killed, started again, or cannot store: nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from sixdot.durable import NotSaved
from sixdot.store.entries import Append, Work
from sixdot.store.store import Store
from sixdot.wire.client import Client, Lost
from sixdot.wire.line import Ended, NoLine
from sixdot.wire.messages import Told, Welcome
from tests.helpers.servers import ENTRANCE, PATIENCE, Inside, Server, done, hear, opened, play, refused

pytestmark = pytest.mark.slow  # processes are started


def served(*arguments: str) -> subprocess.CompletedProcess[str]:
    """`sixdot serve` where it should end by itself."""
    command = [sys.executable, "-c", ENTRANCE, "serve", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=2 * PATIENCE, check=False)


def wait(client: Client, kind: type[object]) -> Any:
    """The next message of a kind."""
    while not isinstance(message := client.next(PATIENCE), kind):
        assert message is not None
    return message


def test_a_game_goes_on_where_it_was_after_the_server_was_stopped(tmp_path: Path) -> None:
    with Server(tmp_path) as server, opened(server.url, bots=2) as ana, Client.join(ana.link, "Ben") as ben:
        done(ana, "start")
        done(ben, "go on")
        play(ana, ben, until=lambda client: client.known.number > 15)
        assert server.stop() == 0
        assert server.log().splitlines()[-1].startswith("Stopped")
        server.start()
        assert "2 tables" in server.log()
        wait(ana, Lost)
        seen = wait(ana, Welcome).number
        play(ana, ben, until=lambda client: client.known.number > seen + 10)


def test_the_tables_are_told_that_the_server_stops(tmp_path: Path) -> None:
    with Server(tmp_path) as server, opened(server.url) as ana:
        server.process.send_signal(signal.SIGINT)
        assert "Nothing is lost" in wait(ana, Lost).why
        assert server.stop() == 0


def test_kill_and_start_again_loses_nothing_acknowledged(tmp_path: Path) -> None:
    with Server(tmp_path) as server, opened(server.url) as ana:
        wait(ana, Welcome)
        for level in ("easy", "steady", "sharp"):
            number = done(ana, f"bot add {level}").number
            server.kill()
            server.start()
            assert wait(ana, Welcome).number == number
        assert len(ana.known.table.seats) == 4


def test_after_a_restart_anyone_who_does_not_come_back_is_replaced_after_the_grace(tmp_path: Path) -> None:
    with Server(tmp_path, "--grace", "0.3") as server, opened(server.url) as ana:
        ben = Client.join(ana.link, "Ben")
        done(ana, "start")
        done(ben, "go on")
        hear(ana, lambda: ana.known.table.stage == "playing")
        ben.close()
        server.restart()
        hear(ana, lambda: any(member.away for member in ana.known.table.members))


# What cannot be stored


class Stubborn(Store):
    """A real store that can be told to store nothing for a while."""

    full = False

    def put(self, work: Work) -> asyncio.Future[None]:
        if not (self.full and isinstance(work, Append)):
            return super().put(work)
        refused: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        refused.set_exception(NotSaved(None, "full"))
        return refused


@pytest.mark.fault("D03")
def test_what_is_not_saved_is_not_told_and_works_again_later(tmp_path: Path) -> None:
    store = Stubborn(tmp_path / "sixdot.db")
    with Inside(tmp_path, store) as server, opened(server.url) as ana, Client.join(ana.link, "Ben") as ben:
        number = done(ana, "bot add easy").number
        store.full = True
        answer = refused(ana, "bot add steady")
        assert (answer.reason, answer.number) == ("NOT_SAVED", number)
        with pytest.raises((Ended, NoLine), match="not be saved"):
            Client.join(ana.link, "Kim")
        store.full = False
        assert done(ana, "bot add sharp").number == number + 1
        came = [message for message in hear(ben, lambda: ben.known.number == number + 1) if isinstance(message, Told)]
        assert [message.number for message in came] == [number, number + 1]
        assert [seat.bot for seat in ben.known.table.seats] == [None, None, "easy", "sharp"]


def test_a_bots_move_that_is_not_saved_is_tried_again(tmp_path: Path) -> None:
    store = Stubborn(tmp_path / "sixdot.db")
    with Inside(tmp_path, store, pace=0.1) as server, opened(server.url, bots=3) as ana:
        done(ana, "start")
        hear(ana, lambda: ana.known.table.stage == "playing")
        while not ana.known.wanted:
            ana.next(PATIENCE)
        assert ana.known.shown is not None
        done(ana, ana.known.shown.legal[-1])
        store.full = True
        ana.next(0.5)
        store.full = False
        hear(ana, lambda: ana.known.wanted)


def test_a_damaged_table_is_set_aside_and_the_others_run(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        with opened(server.url) as ana, opened(server.url, "Ben", bots=1) as ben:
            code = ana.known.table.code
            links, tokens = (ana.link, ben.link), (ana.token, ben.token)
        server.stop()
        with closing(sqlite3.connect(server.db)) as database, database:
            which = "room = (SELECT id FROM room WHERE code = ?)"
            database.execute(f"UPDATE entry SET text = replace(text, 'Ana', 'Eve') WHERE {which}", (code,))
        server.start()
        for _ in range(2):
            with pytest.raises(Ended) as aside:
                Client.resume(links[0], tokens[0])
            assert aside.value.reason == "SET_ASIDE"
            assert "damaged" in aside.value.say
        with Client.resume(links[1], tokens[1]) as back:
            done(back, "start")
        server.restart()
        with pytest.raises(Ended) as still:
            Client.join(links[0], "Kim")
        assert still.value.reason == "SET_ASIDE"


# What prevents a start


def test_a_port_that_is_taken_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        ended = served("--host", "127.0.0.1", "--port", str(taken.getsockname()[1]), "--db", str(tmp_path / "a.db"))
    assert ended.returncode == 2
    assert ended.stderr.startswith("sixdot: Port ")
    assert ended.stderr.count("\n") == 1


@pytest.mark.fault("D05")
def test_a_database_in_use_or_broken_is_told_in_a_sentence(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ended = served("--port", "0", "--db", str(server.db))
        assert ended.returncode == 2
        assert ended.stderr.count("\n") == 1
    whole = server.db.read_bytes()
    for number, content in enumerate((b"no database" * 100, b"x" * 16 + whole[16:], whole[: len(whole) // 2], b"")):
        broken = tmp_path / f"broken{number}.db"
        broken.write_bytes(content)
        ended = served("--port", "0", "--db", str(broken))
        assert ended.returncode == 2, number
        assert ended.stderr.count("\n") == 1
        assert broken.read_bytes() == content


@pytest.mark.parametrize(
    "arguments",
    [
        ("--edition", "poker"),
        ("--public-url", "cards.example"),
        ("--pace", "-1"),
        ("--port", "70000"),
        ("--trusted-proxy", "nginx"),
        ("--limit", "cards=7"),
        ("--limit", "tables=many"),
        ("--limit", "chat=1"),
        ("--limit", "tables=0"),
    ],
)
def test_what_makes_no_sense_is_told_in_a_sentence(tmp_path: Path, arguments: tuple[str, str]) -> None:
    ended = served("--port", "0", "--db", str(tmp_path / "a.db"), *arguments)
    assert (ended.returncode, ended.stderr.count("\n")) == (2, 1), ended.stderr
    assert ended.stderr.startswith("sixdot: ")


def test_how_to_invite_is_printed_in_either_language(tmp_path: Path) -> None:
    with Server(
        tmp_path, "--language", "fr", "--public-url", "https://cartes.example/", "--edition", "french"
    ) as server:
        log = server.log()
        assert f"https://cartes.example/#{server.code}" in log
        assert f"sixdot play --join https://cartes.example/#{server.code}" in log
        assert ", ".join(server.code.split("-")) in log
        assert server.link in log
        with Client.join(server.link, "Ana") as ana:
            assert ana.known.table.edition == "french"
            assert isinstance(ana.next(1), Welcome)


def test_no_table_is_opened_unless_asked_for(tmp_path: Path) -> None:
    with Server(tmp_path, "--no-table") as server:
        assert "#" not in server.log()


def test_all_tables_are_copied_while_the_server_runs_and_the_copy_serves(tmp_path: Path) -> None:
    with Server(tmp_path) as server, opened(server.url) as ana:
        done(ana, "chat before the copy")
        arguments = ("--db", str(server.db), "--backup", str(tmp_path / "copy.db"))
        copied = served(*arguments)
        assert (copied.returncode, copied.stderr) == (0, "")
        assert served(*arguments).returncode == 2, "nothing is written over"
        code = ana.known.table.code
    with Store(tmp_path / "copy.db") as store:
        assert store.entries(code)[-1].said == "before the copy"
