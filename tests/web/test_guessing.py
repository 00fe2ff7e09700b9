"""Codes are not guessed, however many addresses somebody has; whoever was sent away stays so after a restart."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from sixdot.room.keys import ALL_SYLLABLES, SYLLABLES, new_pass
from sixdot.web.limits import Limits, Rate
from sixdot.wire.client import Client
from tests.helpers.rooms import code_in
from tests.helpers.servers import PATIENCE, Server, done, hear, opened

BAR = 1e-6  # the chance of a hit in an hour


def tries_an_hour(rate: Rate) -> float:
    return rate.at_once + 3600 * rate.a_second


@pytest.mark.fault("S07")
def test_the_chance_to_hit_a_table_is_at_most_one_in_a_million_an_hour() -> None:
    usual = Limits()
    codes = len(ALL_SYLLABLES) ** SYLLABLES
    tries = tries_an_hour(usual.guesses) + tries_an_hour(usual.reserve)
    assert tries * usual.tables / codes <= BAR


@pytest.mark.fault("S07")
def test_the_chance_to_hit_a_place_at_a_table_is_at_most_one_in_a_million_an_hour() -> None:
    """Each time a table is taken up anew, at the earliest when it has been idle, its limit begins anew."""
    usual = Limits()
    passes = len(ALL_SYLLABLES) ** (len(new_pass("").strip("-").split("-")))
    tries = usual.passes.at_once * 3600 / usual.idle + 3600 * usual.passes.a_second
    assert tries / passes <= BAR


def greet(server: Server, address: str, **values: Any) -> dict[str, Any]:
    """What somebody at this address is answered."""
    place = server.url.replace("http", "ws") + "/ws"
    said = {"X-Forwarded-For": address}
    greeting = {"version": 1, "language": "en", "length": "normal", **values}
    with connect(place, origin=Origin(server.url), proxy=None, compression=None, additional_headers=said) as line:
        line.send(json.dumps(greeting))
        answer: dict[str, Any] = json.loads(line.recv(PATIENCE))
        return answer


def join(server: Server, address: str, code: str, name: str = "Eve") -> str:
    answer = greet(server, address, type="join", code=code, name=name, watch=False)
    return str(answer.get("reason", "welcome"))


@pytest.mark.fault("S07")
@pytest.mark.slow
def test_a_guesser_with_many_addresses_is_slowed_and_no_seat_is_lost(tmp_path: Path) -> None:
    few = ("--trusted-proxy", "127.0.0.1", "--limit", "guesses=0.001/5", "--limit", "reserve=0.001/4")
    with Server(tmp_path, *few) as server, opened(server.url) as ana, Client.join(ana.link, "Ben") as ben:
        ben.close()
        for number in range(10):  # what is no code at all is no guess
            assert join(server, f"203.0.113.{number}", "not a code") == "NO_TABLE"
        guesses = [join(server, "198.51.100.1", "bek-dor-mip-tan-rus") for number in range(7)]
        assert guesses == ["NO_TABLE"] * 5 + ["TOO_FAST"] * 2
        assert join(server, "192.0.2.77", ana.known.table.code, "Pia") == "welcome", "a school, at the same time"
        guesses = [join(server, f"198.51.100.{number}", "bek-dor-mip-tan-rus") for number in range(2, 8)]
        assert guesses == ["NO_TABLE"] * 4 + ["TOO_FAST"] * 2
        answer = greet(server, "192.0.2.1", type="join", code="bek-dor-mip-tan-rus", name="Eve", watch=False)
        assert answer["say"].startswith("Somebody is trying out codes on this server")
        with Client.resume(ana.link, ben.token) as again:
            assert again.known.member == 2
        done(ana, "chat the table goes on")


@pytest.mark.slow
def test_codes_for_a_place_are_limited_for_each_table(tmp_path: Path) -> None:
    few = ("--trusted-proxy", "127.0.0.1", "--limit", "passes=0.001/3")
    with Server(tmp_path, *few) as server, opened(server.url) as ana, opened(server.url, "Cid") as cid:
        with Client.join(ana.link, "Ben"):
            hear(ana, lambda: len(ana.known.table.members) == 2)
        done(ana, "remove 2")
        right = code_in(done(ana, "readmit 2").say)
        wrong = [new_pass(ana.known.table.code) for _ in range(4)]
        tried = [join(server, f"198.51.100.{number}", code) for number, code in enumerate(wrong)]
        assert tried == ["BAD_PASS"] * 3 + ["TOO_FAST"]
        assert join(server, "198.51.100.9", right) == "TOO_FAST"
        assert join(server, "198.51.100.9", new_pass(cid.known.table.code)) == "BAD_PASS", "another table has its own"
        assert join(server, "198.51.100.9", ana.known.table.code) == "welcome"


@pytest.mark.slow
def test_a_household_that_was_sent_away_stays_so_after_a_restart_and_no_address_is_stored(tmp_path: Path) -> None:
    with Server(tmp_path, "--trusted-proxy", "127.0.0.1") as server, opened(server.url) as ana:
        code = ana.known.table.code
        place = server.url.replace("http", "ws") + "/ws"
        said = {"X-Forwarded-For": "203.0.113.9"}
        with connect(place, origin=Origin(server.url), proxy=None, compression=None, additional_headers=said) as line:
            greeting = {"type": "join", "version": 1, "code": code, "name": "Eve", "watch": False}
            line.send(json.dumps({**greeting, "language": "en", "length": "normal"}))
            hear(ana, lambda: len(ana.known.table.members) == 2)
            done(ana, "remove 2")
        assert join(server, "203.0.113.9", code, "Mallory") == "SENT_AWAY"
        wait_for_closed(server.db)
        server.restart()
        assert join(server, "203.0.113.9", code, "Mallory") == "SENT_AWAY"
        assert join(server, "203.0.113.10", code, "Kim") == "welcome"
        for file in tmp_path.glob("sixdot.db*"):
            if file.is_file():
                assert b"203.0.113" not in file.read_bytes()
        with Client.resume(ana.link, ana.token) as again:
            back = code_in(done(again, "readmit Eve").say)
        assert join(server, "203.0.113.9", back) == "welcome"
        assert join(server, "203.0.113.9", code, "Mallory") == "welcome"


def wait_for_closed(path: Path) -> None:
    end = time.monotonic() + PATIENCE
    with closing(sqlite3.connect(path)) as database:
        while database.execute("SELECT count(*) FROM closed").fetchone() == (0,):
            assert time.monotonic() < end
            time.sleep(0.02)
