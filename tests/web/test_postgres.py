"""A server whose tables are in a PostgreSQL database: it plays, outlives restarts, and tells no password."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path
from urllib.parse import quote

import pytest

from sixdot.store.store import Store
from sixdot.wire.messages import Acknowledged, Denied
from tests.helpers.postgres import PASSWORD, PostgresServer
from tests.helpers.servers import ENTRANCE, PATIENCE, Inside, Server, done, hear, opened, play

pytestmark = pytest.mark.slow  # processes are started


def with_password(postgres: PostgresServer) -> str:
    postgres.emptied()
    return postgres.address(user=f"shy:{quote(PASSWORD, safe='')}")


def sixdot(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", ENTRANCE, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)


def test_a_game_is_played_looked_after_and_taken_up_by_the_next_server(
    tmp_path: Path, postgres: PostgresServer, home: str
) -> None:
    address = with_password(postgres)
    told = ""
    with Server(tmp_path, "--db", address) as server, opened(server.url, bots=2) as ana:
        done(ana, "start")
        play(ana, until=lambda client: client.known.number > 30)
        number = ana.known.number
        listed = sixdot("admin", "list", "--db", address)  # by the server, through its socket
        assert (listed.returncode, listed.stderr) == (0, "")
        second = sixdot("serve", "--port", "0", "--db", address)
        assert second.returncode == 2
        assert "is in use by another Sixdot server" in second.stderr
        server.kill()
        server.start()
        play(ana, until=lambda client: client.known.number > number + 10)
        assert server.stop() == 0
        told += server.log() + listed.stdout + second.stdout + second.stderr
    alone = sixdot("admin", "check", "--db", address)  # by itself, without a server
    assert (alone.returncode, alone.stderr) == (0, "")
    copy = sixdot("serve", "--db", address, "--backup", str(tmp_path / "copy.db"))
    assert (copy.returncode, "pg_dump" in copy.stderr) == (2, True)
    told += alone.stdout + copy.stdout + copy.stderr
    for secret in (PASSWORD, quote(PASSWORD, safe="")):
        assert secret not in told
    assert not list(tmp_path.rglob("*.db"))
    assert [path.name for path in Path(home).rglob("*") if "postgresql" in path.name] == []


@pytest.mark.parametrize("password", ["%6fpen-sesame", ""])
def test_who_is_not_let_in_by_the_database_is_told_and_no_server_starts(
    postgres: PostgresServer, password: str
) -> None:
    ran = sixdot("serve", "--port", "0", "--db", postgres.address(user=f"shy:{password}"))
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "the PostgreSQL server does not let us in. Check the user, the password" in ran.stderr
    assert "sesame" not in ran.stderr


def test_in_french_too() -> None:
    ran = sixdot("serve", "--language", "fr", "--port", "0", "--db", "postgresql://ana:sesame@127.0.0.1:1/cards")
    assert ran.returncode == 2
    assert "aucun serveur PostgreSQL n'y répond" in ran.stderr
    assert "sesame" not in ran.stderr


@pytest.mark.fault("N05")
def test_a_database_that_is_restarted_under_play_costs_one_refusal_and_nobody_a_seat(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    """Whoever acts meanwhile is told that it was not saved, as soon as the table can be read again."""
    with Inside(tmp_path, Store(postgres.emptied())) as server, opened(server.url) as ana:
        number = done(ana, "bot add easy").number
        postgres.stop()
        answers: list[Acknowledged | Denied | None] = []
        asking = threading.Thread(target=lambda: answers.append(ana.command("bot add steady", PATIENCE)))
        asking.start()
        while asking.is_alive() and not waits_for_the_table(server):
            asking.join(0.01)
        postgres.start()
        asking.join()
        assert isinstance(answers[0], Denied)
        assert answers[0].reason == "NOT_SAVED"
        assert done(ana, "bot add steady").number == number + 1
        hear(ana, lambda: [seat.bot for seat in ana.known.table.seats] == [None, "easy", "steady"])
        assert len(server.hub.live) == 1


def waits_for_the_table(server: Inside) -> bool:
    """Whether it was not saved, and is to be read again."""
    return server.store._database._reader.is_lost  # type: ignore[attr-defined,no-any-return]
