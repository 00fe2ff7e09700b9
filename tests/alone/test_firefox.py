"""Firefox without a server: one visit, then no network, and a round by keyboard alone."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.alone.files import FileServer
from tests.firefox.driving import Firefox, Tab
from tests.firefox.playing import position
from tests.firefox.test_firefox import decide, play_now

pytestmark = pytest.mark.slow
ALLOWED = {"dom.serviceWorkers.enabled": True, "dom.serviceWorkers.testing.enabled": True}
READY = 120.0  # seconds


def _until_ready(tab: Tab, since: int = 0) -> str:
    deadline = time.monotonic() + READY
    while True:
        try:
            return tab.until_told("The game is ready", since)
        except AssertionError:
            if time.monotonic() > deadline:
                raise


def test_after_one_visit_a_round_is_played_with_the_network_gone(tmp_path: Path, site: Path) -> None:
    with Firefox(tmp_path, ALLOWED) as firefox, FileServer(site) as host:
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
        zoe.close()
