"""DOS at the page: a match is put together by pressing cards, and told press by press."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import ExitStack
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Locator

from sixdot.game.match import Match
from tests.browser.deals import dealt, seed_where
from tests.browser.people import Person
from tests.browser.playing import SECOND_PRESS, add_bots, happened, menu, open_table, start, until_asked
from tests.browser.serving import dealing
from tests.browser.test_one_screen import SIZES, outside_in

pytestmark = pytest.mark.slow
MOST_BUTTONS = 8
LINES = "buttons => new Set(buttons.map((button) => button.getBoundingClientRect().top)).size"


def matches(game: Match) -> list[list[str]]:
    """What the first seat can match, each as its cards: first the one in the row."""
    shown = game.view(0)
    legal = [str(action).split(" ") for action in shown.legal if str(action).startswith("match")]
    return [[centre, *cards] for _, centre, _, *cards in legal] if shown.turn == 0 else []


def pair(game: Match) -> list[str]:
    """Two plain cards that add up, neither of which matches alone."""
    found = matches(game)
    plain = [cards for cards in found if len(cards) == 3 and len(set(cards)) == 3 and "=" not in "".join(cards)]
    return next((cards for cards in plain if cards[1][1:] != cards[2][1:]), [])


def misfit(game: Match) -> str:
    """A plain card that goes with nothing in the row."""
    used = {part.split("=")[0] for cards in matches(game) for part in cards[1:]}
    return next((str(card) for card in game.view(0).hand if str(card) not in used), "")


def has_all_kinds(game: Match) -> bool:
    wild = any(part.startswith("wd=") for cards in matches(game) for part in cards[1:])
    return bool(pair(game) and misfit(game) and wild)


@cache
def seed() -> str:
    return seed_where("dos", 2, has_all_kinds)


@pytest.fixture
def table(tmp_path: Path, servers: ExitStack) -> str:
    return servers.enter_context(dealing(tmp_path, seed())).url


@pytest.fixture
def zoe(people: Callable[..., Person], table: str) -> Person:
    """Zoe at a table of DOS, in turn."""
    return in_turn(people(table))


def in_turn(person: Person) -> Person:
    open_table(person, "Zoe", "DOS")
    add_bots(person, 1)
    start(person)
    until_asked(person)
    return person


def card(person: Person, where: str, code: str) -> Locator:
    return person.page.locator(f'#{where} [data-code="{code}"]').first


def press(person: Person, where: str, code: str) -> str:
    """By keyboard; return the only thing that is said."""
    said = len(person.heard())
    name = re.escape(card(person, where, code).locator(".card-name").inner_text())
    person.activate(f'^button "{name}[",]')
    person.until_heard("", said)
    person.page.wait_for_timeout(50)
    [line] = person.heard(said)
    return line.removeprefix("polite: ")


def number(code: str) -> int:
    return int(code[1:])


def test_the_sum_is_told_once_a_press_and_match_does_it(zoe: Person) -> None:
    centre, one, other = pair(dealt("dos", 2, seed()))
    goal, first = number(centre), number(one)
    assert zoe.page.locator("#choices button, #chooser button").count() <= MOST_BUTTONS
    assert 'button "Match" [disabled]' in zoe.tree("#choices")
    assert re.fullmatch(rf"\w+ {goal}: {goal} to go\.", press(zoe, "row", centre))
    assert "[pressed]" in zoe.focused()
    told = press(zoe, "hand", one)
    assert re.fullmatch(rf"\w+ {first} on \w+ {goal}: {first} so far, {goal - first} to go\.", told)
    assert zoe.text("#sum p") == told, "and it is shown"
    assert "[pressed]" in zoe.focused()
    assert card(zoe, "hand", other).locator(".card-name").inner_text().endswith(f", makes {goal}")
    assert press(zoe, "hand", one).endswith(f": {goal} to go."), "a second press takes it back"
    press(zoe, "hand", one)
    assert re.fullmatch(rf"\w+ {first} and \w+ {number(other)} on \w+ {goal}\. Match\?", press(zoe, "hand", other))
    said = len(zoe.heard())
    zoe.press("Backspace")
    assert zoe.until_heard("", said).endswith(f"{goal - first} to go.")
    zoe.press("Escape")
    zoe.until_heard(r"^polite: Nothing is chosen\.", said)
    assert zoe.page.locator("#sum").is_hidden()
    assert zoe.page.locator(".picked").count() == 0


def test_a_match_may_begin_with_the_hand_and_by_its_numbers(zoe: Person) -> None:
    centre, one, other = pair(dealt("dos", 2, seed()))
    said, told = len(zoe.heard()), happened(zoe)
    places = [button.get_attribute("data-code") for button in zoe.page.locator("#hand button").all()]
    zoe.press("b", str(places.index(one) + 1), str(places.index(other) + 1))
    zoe.until_heard(r"on which card of the row\?$", said)
    press(zoe, "row", centre)
    assert 'button "Match"\n' in zoe.tree("#choices") + "\n"
    zoe.press("=")
    zoe.until(lambda: happened(zoe) > told, "The match")
    assert f'"match {centre} with {one} {other}"' in "".join(zoe.sent)
    zoe.until_heard("You (match|play)", said)
    zoe.until(lambda: 'button "Done"' in zoe.tree("#choices"), "The end of it")
    zoe.activate('^button "Done"')
    zoe.until(lambda: 'button "Done"' not in zoe.tree("#choices"), "It is done")
    assert zoe.focused() == 'button "Nothing here any more"', "what comes of it is heard first"


def test_what_does_not_add_up_is_refused_in_its_place_with_the_rule(zoe: Person) -> None:
    game = dealt("dos", 2, seed())
    centre, wrong = pair(game)[0], misfit(game)
    press(zoe, "row", centre)
    refused = press(zoe, "hand", wrong)
    assert "does not match" in refused
    assert refused.endswith("O2)")
    assert zoe.text(".bar .answer.refusal") == refused
    assert zoe.page.locator("#hand .refused:focus").count() == 1
    assert zoe.page.locator("#row .picked").count() == 1, "what was chosen stays"
    zoe.activate('button "Close"')
    assert zoe.text(".bar .answer") == ""
    assert 'heading "Your hand: 7' in zoe.focused()
    said = len(zoe.heard())
    zoe.press("=")
    zoe.until_heard("to go", said)
    assert "match" not in "".join(zoe.sent).replace(f"match {centre} with {wrong}", "")


def test_a_wild_is_named_when_it_could_be_several_things(zoe: Person) -> None:
    found = next(cards for cards in matches(dealt("dos", 2, seed())) if any(part.startswith("wd=") for part in cards))
    press(zoe, "row", found[0])
    for part in found[1:]:
        press(zoe, "hand", part.partition("=")[0])
    zoe.activate('^button "Match"')
    zoe.until(lambda: zoe.page.locator("#chooser").is_visible(), "A question")
    assert re.findall(r'button "(\w+)"', zoe.tree("#chooser-list")) == ["blue", "green", "red", "yellow"]
    zoe.page.wait_for_timeout(SECOND_PRESS)
    told = happened(zoe)
    zoe.press("Tab", "Tab", "Enter")
    zoe.until(lambda: happened(zoe) > told, "The match")
    assert "wd=red" in "".join(zoe.sent)


def test_on_a_phone_it_is_done_with_a_finger_and_nothing_is_outside(
    people: Callable[..., Person], table: str
) -> None:
    person = in_turn(people(table, has_touch=True))
    centre, one, other = pair(dealt("dos", 2, seed()))
    card(person, "row", centre).tap()
    card(person, "hand", one).tap()
    assert outside_in(person, SIZES) == {}
    person.page.set_viewport_size({"width": 390, "height": 844})
    card(person, "hand", other).tap()
    told = happened(person)
    person.page.locator('#choices [data-do="match"]').tap()
    person.until(lambda: happened(person) > told, "The match")


def test_the_letter_of_a_colour_goes_to_its_next_card(zoe: Person) -> None:
    zoe.press("b")
    codes = [str(button.get_attribute("data-code")) for button in zoe.page.locator("#hand button").all()]
    focused = "() => document.activeElement.dataset.code"
    zoe.press("Home")
    for letter in dict.fromkeys(code[0] for code in codes):
        at = codes.index(str(zoe.page.evaluate(focused)))
        order = [*codes[at + 1 :], *codes[: at + 1]]
        zoe.press(letter)
        assert zoe.page.evaluate(focused) == next(code for code in order if code[0] == letter)
    said = len(zoe.heard())
    missing = next((letter for letter in "bgry" if letter not in {code[0] for code in codes}), "")
    if missing:
        zoe.press(missing)
        zoe.until_heard("No card of that colour", said)
    zoe.press("Shift+R")
    zoe.until(lambda: len(zoe.heard()) > said, "The last thing again")
    zoe.press("Shift+Tab")
    row = [str(button.get_attribute("data-code")) for button in zoe.page.locator("#row button").all()]
    zoe.tab_to("can be matched", "Shift+Tab")
    zoe.press(row[0][0])
    assert zoe.page.evaluate(focused) == row[0]


def test_the_letters_are_those_of_the_language(people: Callable[..., Person], table: str) -> None:
    person = people(table, locale="fr-FR")
    person.go()
    person.until_on("lobby")
    person.page.locator("#play-now").click()
    person.until_on("play")
    person.press("?")
    person.until_on("keys")
    assert re.search(r'row "b v r j', person.tree("#keys"))


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_on_a_tiny_phone_the_bar_has_one_line_while_a_match_is_built(
    people: Callable[..., Person], table: str, language: str
) -> None:
    person = in_turn(people(table))
    person.page.set_viewport_size({"width": 320, "height": 568})
    person.page.locator("#row button").first.click()
    if language == "fr-FR":
        menu(person, "Settings")
        person.pick('combobox "Language"', "Français")
        person.until(lambda: person.page.evaluate("document.documentElement.lang") == "fr")
        person.activate('button "Retour"')
        person.until_on("play")
    assert person.page.locator("#choices button").count() >= 4
    assert person.page.locator("#choices button").evaluate_all(LINES) == 1
    assert outside_in(person, [(320, 568)]) == {}
