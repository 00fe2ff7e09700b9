"""Several people at one device: it is handed from one to the other, and in between nothing of a hand is anywhere."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.alone.test_games import READY
from tests.browser.axe import violations
from tests.browser.people import Person
from tests.browser.playing import decide, held, is_asked, open_table
from tests.helpers.soak import bounded

pytestmark = pytest.mark.slow
# All that is in the page but its words, its title, and what the browser keeps.
EVERYTHING = """() => [document.title,
    ...[...document.body.children].filter(({ id }) => id !== "words").map((each) => each.outerHTML),
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }])].join()"""
HANDED = bounded(5, soak=400)  # times at most in the round
AROUND = 60  # letters on each side of what was found


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


def _everything(person: Person) -> str:
    return str(person.page.evaluate(EVERYTHING))


def _hand_to(person: Person, name: str, known: str) -> int:
    """All cards of one player go before the next one has the device; how many were looked for.

    Not those whose names were in the page before there were any cards (`known`), as examples.
    """
    cards = [card for card in (name.removesuffix(", fits") for name in held(person)) if card not in known]
    said = len(person.heard())
    person.activate(rf'^button "Hand it to .?{name}')
    person.until(lambda: person.page.locator("#cover h1:focus").count(), "The cover")
    everything = _everything(person)
    found = {
        card: [everything[max(0, at.start() - AROUND) : at.end() + AROUND] for at in re.finditer(card, everything)]
        for card in cards
    }
    assert not any(found.values()), found
    assert re.search(rf'heading "For .?{name}', person.tree("main"))
    assert not [line for line in person.heard(said) if "fits" in line]
    person.activate(rf'^button "I am .?{name}')
    person.until(lambda: not person.page.locator("#cover").is_visible(), "The table")
    return len(cards)


def test_two_people_play_a_round_at_one_device(people: Callable[..., Person]) -> None:
    person = people(service_workers="block")
    _opened(person)
    known = _everything(person)
    person.activate('button "Start the game"')
    who = "Ana"
    handed = looked_for = 0
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
        if person.screen == "result" or handed == HANDED:
            break
        if person.screen == "play" and is_asked(person):
            decide(person)
            continue
        if re.search('button "Go on', person.tree("main")):
            person.activate('^button "Go on')
            person.until(lambda: "Go on when" not in person.tree("main"), "The deal")
            continue
        who = "Ben" if who == "Ana" else "Ana"
        looked_for += _hand_to(person, who, known)
        handed += 1
    assert handed > 3
    assert looked_for > handed


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
