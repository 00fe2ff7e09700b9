"""Cards fly for the eye: quickly, behind the back of everything else, and not at all for those who want it still."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from sixdot.game.match import Match
from tests.browser.deals import seed_where
from tests.browser.people import Person
from tests.browser.playing import SECOND_PRESS, add_bots, decide, happened, open_table, start, until_asked
from tests.browser.serving import dealing

pytestmark = pytest.mark.slow
LONGEST = 300  # milliseconds
WATCH = """() => {
    window.__seen = [];
    new MutationObserver((records) => {
        for (const made of records.flatMap((record) => [...record.addedNodes])) {
            if (!(made instanceof Element) || !made.matches(".flying, .wash")) continue;
            setTimeout(() => __seen.push({
                kind: made.className,
                hidden: made.getAttribute("aria-hidden") === "true" && made.textContent.length < 9,
                lasts: Math.max(...made.getAnimations().map((one) => one.effect.getComputedTiming().endTime)),
                inTheAir: document.querySelectorAll(".flying").length,
            }));
        }
    }).observe(document.body, { childList: true, subtree: true });
}"""


def begins_with_a_wild(game: Match) -> bool:
    shown = game.view(0)
    return shown.turn == 0 and any(str(action).startswith("play wi ") for action in shown.legal)


@pytest.fixture
def table(tmp_path: Path, servers: ExitStack) -> str:
    return servers.enter_context(dealing(tmp_path, seed_where("mattel", 3, begins_with_a_wild))).url


def in_turn(person: Person) -> Person:
    open_table(person, "Zoe", "Mattel")
    add_bots(person, 2)
    start(person)
    until_asked(person)
    person.page.evaluate(WATCH)
    return person


def plays_a_wild(person: Person) -> list[dict[str, Any]]:
    """A wild, and whatever the others do then; return what has flown."""
    told = happened(person)
    person.press("b")
    person.tab_to('^button "Wild, fits"')
    person.press("Enter")
    person.page.wait_for_timeout(SECOND_PRESS)
    person.press("Enter")
    person.until(lambda: happened(person) > told, "The card is played")
    until_asked(person)
    for _ in range(3):
        if person.screen == "play":
            decide(person)
            until_asked(person)
    person.page.wait_for_timeout(2 * LONGEST)
    assert person.page.locator(".flying, .wash").count() == 0, "nothing stays in the air"
    seen: list[dict[str, Any]] = person.page.evaluate("() => __seen")
    return seen


def test_cards_fly_and_a_wild_washes_its_colour_over_the_felt(people: Callable[..., Person], table: str) -> None:
    person = in_turn(people(table, reduced_motion="no-preference"))
    seen = plays_a_wild(person)
    assert sum(each["kind"] == "flying" for each in seen) >= 3
    assert next(each["kind"] for each in seen if "wash" in each["kind"]) == "wash blue"
    assert all(each["hidden"] for each in seen), "no screen reader meets them"
    assert all(200 <= each["lasts"] <= LONGEST for each in seen)
    assert max(each["inTheAir"] for each in seen) <= 4, "a burst does not pile up"


@pytest.mark.parametrize(("system", "chosen"), [("reduce", "auto"), ("no-preference", "none")])
def test_nothing_moves_for_those_who_want_it_still(
    system: str, chosen: str, people: Callable[..., Person], table: str
) -> None:
    person = people(table, reduced_motion=system)
    person.has_chosen(motion=chosen)
    assert plays_a_wild(in_turn(person)) == []
