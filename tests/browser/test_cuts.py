"""A page whose connection keeps breaking has everything in its history once and in order, as in the log."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from sixdot.game.editions import EDITIONS
from sixdot.voice.words import Words
from sixdot.wire.client import Client
from tests.browser.people import Person
from tests.browser.playing import decide, give_name, is_asked
from tests.helpers.cutting import Cutting
from tests.helpers.online_laws import kept, seeded, told_by
from tests.helpers.servers import Server, done, hear, turn
from tests.helpers.soak import bounded

CUTS = bounded(12, soak=100)
BREATH = 0.02  # seconds between two moves of the others
LINES = """() => [...document.querySelectorAll("#history p")]
    .map((line) => [Number(line.dataset.number), line.textContent])"""
SAID_LAST = "That is all."


def sit_down(person: Person) -> str:
    """Join over the breaking connection; if the answer to a greeting is lost, try again under another name."""
    problem = person.page.locator("#lobby-problem")
    for name in ("Zoe", "Lea", "Mia", "Uma"):
        give_name(person, name)
        person.activate('button "Join"')
        person.until(lambda: person.screen == "table" or problem.is_visible(), "A seat")
        if person.screen == "table":
            return name
    raise AssertionError("nobody could join")


def play_with_cuts(zoe: Person, ben: Client, cutting: Cutting) -> None:
    """Games to one point until there have been enough cuts."""
    while not cutting.is_done():
        if ben.known.table.stage in ("lobby", "over"):
            done(ben, "rematch")
            hear(ben, lambda: ben.known.table.stage == "ready")
        if zoe.screen == "play" and is_asked(zoe):
            decide(zoe)
        elif zoe.page.locator('main [data-do="go on"]:visible').count():
            zoe.press("g")
        if ben.next(0.0) is None and not turn(ben):
            zoe.page.wait_for_timeout(10)
        time.sleep(BREATH)


@pytest.mark.slow
def test_a_page_has_everything_once_in_its_history_when_its_line_breaks(
    people: Callable[..., Person], tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    with (
        seeded("page"),
        Server(tmp_path, "--grace", "600") as server,
        Cutting(server.port, "page", 0) as cutting,
        Client.join(server.link, "Ben") as ben,
    ):
        link = cutting.link(server.code)
        zoe = people(link.partition("/#")[0])
        zoe.forgive("WebSocket", "ERR_")
        for do in ("bot add easy", "options target=1"):
            done(ben, do)
        zoe.go(f"/#{server.code}")
        zoe.until_on("lobby")
        zoe.page.wait_for_load_state("networkidle")
        cutting.most = CUTS  # the page is there, but not yet connected
        name = sit_down(zoe)
        play_with_cuts(zoe, ben, cutting)
        done(ben, f"chat {SAID_LAST}")
        zoe.until(lambda: SAID_LAST in zoe.text("#history"), "The last word")
        lines = [(number, text) for number, text in zoe.page.evaluate(LINES)]
        member = next(each.id for each in ben.known.table.members if each.name == name)
    words = {edition: Words("en", "normal", EDITIONS[edition].marks) for edition in EDITIONS}
    told = [(number, say) for number, say, *_ in told_by(kept(server.db, server.code), member, words) if say]
    assert lines == [line for line in told if line[0] >= lines[0][0]]
    assert len(lines) > CUTS
    record_property("cuts of a page's line", cutting.cuts)
