"""Firefox: the lobby, a round by keyboard alone, a refusal, no storage, a lost connection."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

from tests.browser.serving import dealing
from tests.firefox.conftest import At
from tests.firefox.driving import Firefox, Tab
from tests.firefox.playing import SECOND_PRESS, is_asked, keys, misfit, position, walk
from tests.helpers.servers import Server

pytestmark = pytest.mark.slow


def play_now(tab: Tab) -> None:
    """From the lobby to the first decision."""
    tab.until_on("lobby")
    tab.activate("button", "Play now against bots")
    tab.until_on("play")
    tab.until(lambda: is_asked(position(tab)), "A turn")


def decide(tab: Tab) -> None:
    now = position(tab)
    if not any(key.startswith("Arrow") for key in keys(now)):
        time.sleep(SECOND_PRESS)  # what has just got the focus is not pressed by the same Enter
    tab.press(*keys(now))
    tab.until(lambda: _has_changed(tab, now), "An answer")


def _has_changed(tab: Tab, before: dict[str, object]) -> bool:
    now = position(tab)
    if now["choosing"] and not before["choosing"]:
        return True
    return now["told"] != before["told"] and is_asked(now)


def _all_told(tab: Tab) -> str:
    """What was said, whatever was gathered into one line."""
    return " ".join(line.partition(": ")[2] for line in tab.told())


def test_a_round_is_played_by_keyboard_alone_and_every_sentence_told_once(at: At, tmp_path: Path) -> None:
    with dealing(tmp_path, "story") as server, at(server.url) as zoe:
        play_now(zoe)
        while zoe.screen == "play":
            decide(zoe)
        zoe.until_on("result")
        assert zoe.is_at("heading", " ".join(zoe.text("#result-title").split()))
        history = position(zoe)["history"]
        history = history[next(at for at, line in enumerate(history) if line.startswith("You start the game")) :]
        assert len(history) > 10
        zoe.until(lambda: len(_all_told(zoe)) >= len(" ".join(history)), "The last sentence")
        assert _all_told(zoe) == " ".join(history)


def test_a_card_that_does_not_fit_is_refused_with_a_reason_and_keeps_the_focus(at: At, tmp_path: Path) -> None:
    with dealing(tmp_path, "story") as server, at(server.url) as zoe:
        play_now(zoe)
        while (place := misfit(now := position(zoe))) is None or not now["turn"].startswith("Your turn"):
            decide(zoe)
        said = len(zoe.told())
        name = now["hand"][place]
        zoe.press(*walk(now, place), "Enter")
        reason = zoe.until_told("does not fit", said)
        assert re.search(r"You can .*\(mattel [A-Z0-9]+\)", reason)
        assert zoe.is_at("button", name)
        assert position(zoe)["told"] == now["told"], "nothing has happened"


def test_a_table_is_opened_and_its_heading_has_the_focus(at: At, tmp_path: Path) -> None:
    with Server(tmp_path, "--no-table") as server, at(server.url) as zoe:
        zoe.tab_to("textbox", "Your name")
        zoe.type("Zoé")
        zoe.activate("button", "Open a table")
        zoe.until_on("table")
        assert zoe.is_at("heading", "Table, Mattel")
        zoe.activate("button", "Add a bot")
        zoe.until_told("Ana, a steady bot, sits down")


def test_a_lost_connection_is_told_and_the_game_goes_on(at: At, tmp_path: Path) -> None:
    with Server(tmp_path, "--no-table") as server, at(server.url) as zoe:
        play_now(zoe)
        zoe.forgiven = ("can’t establish a connection", "was interrupted while the page was loading")
        said, hand = len(zoe.told()), position(zoe)["hand"]
        server.kill()
        zoe.until_told("The connection is lost", said)
        server.start()
        zoe.until_told("back", said)
        assert position(zoe)["hand"] == hand
        decide(zoe)


def test_with_cookies_and_storage_switched_off_one_plays_all_the_same(tmp_path: Path) -> None:
    with Server(tmp_path, "--no-table") as server, Firefox(tmp_path, {"network.cookie.cookieBehavior": 2}) as firefox:
        zoe = firefox.tab(server.url)
        assert zoe.evaluate("(() => { try { return localStorage.length } catch (error) { return error.name } })()")
        play_now(zoe)
        decide(zoe)
        zoe.close()
