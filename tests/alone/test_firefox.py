"""Firefox without a server: one visit, then no network, a round card by card, and games line by line."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from tests.alone.files import FileServer
from tests.browser.playing import answer
from tests.browser.test_games import BOOKS
from tests.firefox.driving import Firefox, Tab
from tests.firefox.playing import position
from tests.firefox.test_firefox import decide, play_now
from tests.helpers.soak import bounded

pytestmark = pytest.mark.slow
ALLOWED = {"dom.serviceWorkers.enabled": True, "dom.serviceWorkers.testing.enabled": True}
READY = 120.0  # seconds
TO_THE_LINE = "/"  # a key
EDITIONS = bounded(("dos",), soak=tuple(BOOKS))
# What the worker tells, so that it is known which lines can be typed.
OVERHEARD = """() => {
    window.__view = {};
    window.Worker = class extends Worker {
        constructor(...about) {
            super(...about);
            this.addEventListener("message", ({ data }) => {
                const told = data.told ? JSON.parse(data.told) : {};
                if (told.view) window.__view = { ...window.__view, ...told.view };
            });
        }
    };
}"""


def _until_ready(tab: Tab, since: int = 0) -> str:
    deadline = time.monotonic() + READY
    while True:
        try:
            return tab.until_told("The game is ready", since)
        except AssertionError:
            if time.monotonic() > deadline:
                raise


def test_after_one_visit_games_are_played_with_the_network_gone(tmp_path: Path, site: Path) -> None:
    with Firefox(tmp_path, ALLOWED) as firefox, FileServer(site) as host:
        firefox.call("script.addPreloadScript", functionDeclaration=OVERHEARD)
        zoe = firefox.tab(host.url)
        assert "From now on it works without a connection" in _until_ready(zoe)
        host.close()
        said = len(zoe.told())
        zoe.reload()
        _until_ready(zoe, said)
        play_now(zoe)
        hand = position(zoe)["hand"]
        said = len(zoe.told())
        zoe.reload()
        _until_ready(zoe, said)
        zoe.until_on("play")
        zoe.until(lambda: position(zoe)["hand"] == hand, "The same hand")
        while zoe.screen == "play":
            decide(zoe)
        zoe.until_on("result")
        for edition in EDITIONS:
            _back_in_the_lobby(zoe)
            _open(zoe, BOOKS[edition])
            _play(zoe)
        zoe.close()


def _up_to(tab: Tab, name: str) -> None:
    """Press a button above: past the end of the page, a Firefox without a window comes back deaf to Enter."""
    tab.tab_to("button", name, "Shift+Tab")
    tab.press("Enter")


def _back_in_the_lobby(tab: Tab) -> None:
    _up_to(tab, "Menu")
    tab.activate("button", "Leave the table")
    time.sleep(0.5)  # a second press by mistake is not one
    tab.press("Enter")
    tab.until_on("lobby")


def _open(tab: Tab, book: str) -> None:
    """A table with two bots, and a game of few points."""
    if tab.find("textbox", "Your name"):
        tab.tab_to("textbox", "Your name")
        tab.type("Zoe")
    tab.evaluate("[...document.querySelectorAll('#open-form details')].forEach((one) => (one.open = true))")
    tab.evaluate("document.querySelector('#open-edition').focus()")
    tab.type(book[:3])
    tab.activate("button", "Open a table")
    tab.until_on("table")
    for _ in range(2):
        said = len(tab.told())
        tab.activate("button", "Add a bot")
        tab.until_told("sits down", said)
    tab.evaluate("[...document.querySelectorAll('#options-part details')].forEach((one) => (one.open = true))")
    tab.tab_to("spinbutton", "Points to play to")
    tab.press("Control+a", "2", "0", "Tab")
    tab.until_told("20")
    _up_to(tab, "Start the game")
    tab.until_on("play")


def _play(tab: Tab) -> None:
    """Line by line, until the game is over."""
    for _ in range(2000):
        now = {**tab.evaluate("__view"), **position(tab)}
        if now["screen"] == "result":
            if "The game is over" in tab.text("#result-title"):
                return
            _up_to(tab, "Go on")
            tab.until(lambda: tab.screen == "play", "The next round")
        elif now["asked"] and (line := _line(now)):
            _say(tab, line)
        else:
            time.sleep(0.02)
    raise AssertionError("The game does not end.")


def _line(now: dict[str, Any]) -> str:
    """What is typed: a card before anything else, with the call if that is due; nothing before the view has come."""
    if now["wanted"] == "pause":
        return "go on"
    if any(action.startswith("answer") for action in now["legal"]):
        return f"answer {answer(now['question'])}"
    cards = [action for action in now["legal"] if action.split()[0] in ("play", "match")]
    called = [action for action in cards if action.endswith((" uno", " dos"))]
    rest = [action for action in now["legal"] if action.split()[0] not in ("challenge", "catch")]
    return next(iter(called or cards or rest), "")


def _say(tab: Tab, line: str) -> None:
    if not tab.evaluate("document.activeElement.id === 'line'"):
        tab.press(TO_THE_LINE)
        tab.until(lambda: tab.evaluate("document.activeElement.id === 'line'"), "The line")
    told = position(tab)["told"]
    tab.type(line)
    tab.press("Enter")
    tab.until(lambda: position(tab)["told"] > told or tab.screen != "play", f"An answer to {line}")
