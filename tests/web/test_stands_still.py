"""No table is left standing still: when a grace period or a clock runs out, the bots go on by themselves."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path

import pytest

from sixdot.bots.guard import fallback
from sixdot.game.actions import Action
from sixdot.game.shuffle import Source
from sixdot.game.view import View
from sixdot.store.store import Store
from sixdot.web import board
from sixdot.web.services import Services
from sixdot.wire.client import Client
from tests.helpers.servers import PATIENCE, Inside, done, hear, opened, play, turn

pytestmark = pytest.mark.slow  # real servers


def test_when_somebody_in_turn_has_been_gone_for_long_the_bot_plays(tmp_path: Path) -> None:
    with Inside(tmp_path, grace=0.3) as server, opened(server.url) as ana, Client.join(ana.link, "Ben") as ben:
        done(ana, "start")
        done(ben, "go on")
        hear(ana, lambda: ana.known.table.stage == "playing")
        while _wanted(ben) != "turn":
            turn(ana)
            _wanted(ana)
        ben.close()
        hear(ana, lambda: ana.known.table.members[1].away)
        hear(ana, lambda: ana.known.wanted in ("turn", "pause"))


def test_of_all_who_ask_at_once_one_is_answered_at_a_time(tmp_path: Path) -> None:
    """Each thread that works takes its share of the time from all tables."""
    at_work: list[int] = []

    def work() -> int:
        at_work.append(0)
        time.sleep(0.01)
        return len(at_work) - at_work.pop()

    async def ask() -> list[int]:
        with Store(tmp_path / "sixdot.db") as store:
            services = Services(store)
            found = await asyncio.gather(*[services.long(f"192.0.2.{place}", work) for place in range(20)])
            await services.finish()
            return found

    assert asyncio.run(ask()) == [1] * 20


def _wanted(client: Client) -> str:
    while client.next(0.05) is not None:
        pass
    return client.known.wanted


def test_when_the_last_one_waited_for_has_been_gone_for_long_the_cards_are_dealt(tmp_path: Path) -> None:
    with Inside(tmp_path, grace=0.3) as server, opened(server.url) as ana, Client.join(ana.link, "Ben") as ben:
        done(ana, "start")
        ben.close()
        hear(ana, lambda: ana.known.table.stage == "playing")


@pytest.mark.slow
def test_after_the_clock_has_played_for_somebody_the_bots_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(board, "A_SIGN", 0.0)
    monkeypatch.setattr(board, "A_TEXT", 0.0)
    with Inside(tmp_path) as server, opened(server.url, bots=1) as ana:
        done(ana, "options clock=10")
        done(ana, "start")
        hear(ana, lambda: ana.known.wanted == "turn")
        before = ana.known.number
        hear(ana, lambda: ana.known.number > before and bool(ana.known.wanted))


@pytest.mark.fault("B02")
def test_a_bot_that_sleeps_keeps_no_other_table_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asleep, woken = threading.Event(), threading.Event()

    def sleeps(view: View, source: Source) -> Action | None:
        asleep.set()
        assert woken.wait(2 * PATIENCE)
        return fallback(view, source)

    monkeypatch.setattr("sixdot.bots.sharp.choose", sleeps)
    with (
        Inside(tmp_path) as server,
        opened(server.url) as ana,
        opened(server.url, "Ben") as ben,
        Client.join(ben.link, "Kim") as kim,
    ):
        done(ana, "bot add sharp")
        done(ana, "start")
        while not asleep.wait(0.1):
            ana.next(0.0)
            if ana.known.shown is not None and ana.known.wanted:
                ana.send("go on" if ana.known.wanted == "pause" else ana.known.shown.legal[0])
        done(ben, "start")
        done(kim, "go on")
        hear(ben, lambda: ben.known.table.stage == "playing")
        play(ben, kim, until=lambda client: client.known.number > 20)
        number = ana.known.number
        woken.set()
        play(ana, until=lambda client: client.known.number > number + 5)


@pytest.mark.fault("B02")
def test_a_bot_that_raises_has_a_legal_move_made_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    raised: list[int] = []

    def raises(view: View, source: Source) -> Action | None:
        raised.append(view.seat or 0)
        raise ZeroDivisionError

    monkeypatch.setattr("sixdot.bots.easy.choose", raises)
    with Inside(tmp_path) as server, opened(server.url) as ana:
        done(ana, "bot add easy")
        done(ana, "options target=1")
        done(ana, "start")
        play(ana)
        assert raised
