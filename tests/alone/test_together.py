"""Several people at one device: it is handed from one to the other, and in between nothing of a hand is anywhere."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.alone.test_games import READY
from tests.browser.axe import violations
from tests.browser.people import Person
from tests.browser.playing import decide, held, is_asked, open_table

pytestmark = pytest.mark.slow
# All that is in the page but its words, and what this tab keeps.
EVERYTHING = """() => [...document.body.children].filter((each) => each.id !== "words").map((each) => each.outerHTML)
    .join() + JSON.stringify({ ...sessionStorage })"""


def _opened(person: Person) -> None:
    """Ana opens a table, and Ben sits down at the same device."""
    person.forgive("cut short")  # by whoever hands it over
    person.go()
    person.until_heard("The game is ready", patience=READY)
    open_table(person, "Ana")
    said = len(person.heard())
    person.fill('textbox "Who else plays here', "Ben")
    person.activate('button "Add this player"')
    person.until_heard("Ben sits down", said)


def _hand_to(person: Person, name: str) -> None:
    cards = [card for card in held(person) if "Wild" not in card]  # a word that stands elsewhere, too
    said = len(person.heard())
    person.activate(rf'^button "Hand it to .?{name}')
    person.until(lambda: person.page.locator("#cover h1:focus").count(), "The cover")
    everything = str(person.page.evaluate(EVERYTHING))
    assert not [card for card in cards if card.removesuffix(", fits") in everything], "a card is still there"
    assert re.search(rf'heading "For .?{name}', person.tree("main"))
    assert not [line for line in person.heard(said) if "fits" in line]
    person.activate(rf'^button "I am .?{name}')
    person.until(lambda: not person.page.locator("#cover").is_visible(), "The table")


def test_two_people_play_a_round_at_one_device(people: Callable[..., Person]) -> None:
    person = people(service_workers="block")
    _opened(person)
    person.activate('button "Start the game"')
    who = "Ana"
    handed = 0
    for _ in range(400):
        person.until(
            lambda: (
                person.screen == "result"
                or (person.screen == "play" and is_asked(person))
                or re.search('button "Go on', person.tree("main"))
                or person.page.locator("#together-bar p").first.inner_text()
            ),
            "Somebody's turn",
        )
        if person.screen == "result":
            break
        if person.screen == "play" and is_asked(person):
            decide(person)
            continue
        if re.search('button "Go on', person.tree("main")):
            person.activate('^button "Go on')
            person.until(lambda: "Go on when" not in person.tree("main"), "The deal")
            continue
        who = "Ben" if who == "Ana" else "Ana"
        _hand_to(person, who)
        handed += 1
    assert person.screen == "result"
    assert handed > 3


def test_it_is_said_who_is_to_have_it_and_a_page_that_went_meanwhile_still_hides_all(
    people: Callable[..., Person],
) -> None:
    person = people(service_workers="block")
    _opened(person)
    person.activate('^button "Hand it to .?Ben')
    person.until(lambda: person.page.locator("#cover h1:focus").count(), "The cover")
    assert not violations(person.page)
    person.page.reload()
    person.until(lambda: person.page.locator("#cover h1:focus").count(), "The cover again", READY)
    assert "All cards are hidden" in person.tree("main")
    person.activate('^button "I am .?Ben')
    person.until(lambda: person.screen == "table", "The table", READY)
    person.until_heard("Ben")
    person.activate('^button "Hand it to .?Ana')
    person.activate('^button "I am .?Ana')
    person.until(lambda: person.page.locator('button:has-text("Start the game")').count(), "The host again")


def test_somebody_without_a_name_and_one_whose_name_is_taken_are_told_so(people: Callable[..., Person]) -> None:
    person = people(service_workers="block")
    _opened(person)
    said = len(person.heard())
    person.activate('button "Add this player"')
    person.until_heard("name", said)
    said = len(person.heard())
    person.fill('textbox "Who else plays here', "Ben")
    person.activate('button "Add this player"')
    person.until_heard("Ben", said)
    assert len(re.findall('button "Hand it to', person.tree("header"))) == 1
