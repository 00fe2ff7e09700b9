"""What a player may change: keys, language, the order of the hand; and what stays as it is."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from sixdot.game.editions import DEFAULT
from tests.browser.deals import seed_where
from tests.browser.people import Person
from tests.browser.playing import SECOND_PRESS, add_bots, decide, menu, open_table, start, until_asked
from tests.browser.serving import dealing

pytestmark = pytest.mark.slow


@pytest.fixture
def zoe(people: Callable[..., Person]) -> Person:
    """Zoe in a game that is waiting for her."""
    return in_turn(people())


def in_turn(person: Person) -> Person:
    open_table(person, "Zoe")
    add_bots(person, 1)
    start(person)
    until_asked(person)
    return person


def settings(person: Person) -> None:
    menu(person, "Settings")
    person.until_on("settings")


def answer_to(person: Person, key: str) -> str:
    said = len(person.heard())
    person.press(key)
    return person.until_heard("", said)


def test_a_key_can_be_renamed_and_its_old_letter_is_free(zoe: Person) -> None:
    counts = answer_to(zoe, "c")
    settings(zoe)
    zoe.fill('textbox "Say how many cards everybody has"', "j")
    zoe.press("Tab")
    zoe.until_heard("Key j: Say how many cards everybody has")
    zoe.press("Escape", "Escape")
    zoe.until_on("play")
    said = len(zoe.heard())
    zoe.press("c")
    assert answer_to(zoe, "j") == counts
    assert len(zoe.heard(said)) == 1
    zoe.press("?")
    zoe.until_on("keys")
    assert 'row "j Say how many cards everybody has"' in zoe.tree("#keys")
    assert 'row "c ' not in zoe.tree("#keys")


def test_a_key_that_is_taken_is_refused(zoe: Person) -> None:
    settings(zoe)
    zoe.fill('textbox "Say the score"', "h")
    zoe.press("Tab")
    zoe.until_heard("The key h is taken: Say the hand")


def test_single_keys_can_be_switched_off(zoe: Person) -> None:
    settings(zoe)
    zoe.activate('checkbox "Single keys are on"', "Space")
    zoe.press("Escape")
    zoe.until_on("play")
    said = len(zoe.heard())
    zoe.press(*"htcsd123")
    decide(zoe)
    until_asked(zoe)
    assert not any(json.loads(frame).get("do", "").startswith("ask hand") for frame in zoe.sent)
    assert all("cards:" not in line for line in zoe.heard(said))


def test_no_single_key_counts_while_something_is_written(zoe: Person) -> None:
    zoe.press("m")
    assert zoe.focused().startswith('textbox "Say to the table"')
    zoe.type("hdp?")
    assert zoe.page.locator("#chat-text").input_value() == "hdp?"
    assert zoe.asked_for("ask") == zoe.asked_for("draw") == 0
    assert zoe.screen == "play"


def test_the_language_changes_in_play_and_the_focus_stays(zoe: Person) -> None:
    settings(zoe)
    zoe.pick('combobox "Language"', "Français")
    zoe.until(lambda: zoe.page.evaluate("document.documentElement.lang") == "fr", "French")
    zoe.until(lambda: zoe.focused().startswith('combobox "Langue"'), "A French label")
    zoe.press("Escape", "Escape")
    zoe.until_on("play")
    assert "Votre main" in zoe.tree("#play")
    assert "à vous" in zoe.text("#turn")
    assert re.search(r"bleu|vert|rouge|jaune|carte", answer_to(zoe, "h"))
    zoe.page.reload()
    zoe.until_on("play")
    assert zoe.page.evaluate("document.documentElement.lang") == "fr"


def test_cards_that_fit_come_first_on_request(zoe: Person) -> None:
    settings(zoe)
    zoe.activate('checkbox "Cards that fit come first"', "Space")
    zoe.press("Escape")
    zoe.until_on("play")
    fits = [", fits" in line for line in zoe.tree("#hand").splitlines() if "button" in line]
    assert fits == sorted(fits, reverse=True)


def test_a_card_that_stays_is_not_made_again(zoe: Person) -> None:
    zoe.page.evaluate("() => { for (const card of document.querySelectorAll('#hand > *')) card.mark = true; }")
    held = zoe.page.locator("#hand button").count()
    decide(zoe)
    until_asked(zoe)
    assert zoe.page.evaluate(
        "() => [...document.querySelectorAll('#hand > *')].filter((card) => card.mark).length"
    ) in (
        held,
        held - 1,
    )


def test_what_is_typed_is_understood_as_at_the_terminal(zoe: Person) -> None:
    zoe.press("/")
    zoe.type("counts")
    said = len(zoe.heard())
    zoe.press("Enter")
    assert "You have" in zoe.until_heard("", said)
    assert zoe.focused().startswith('textbox "Ask, or type what you want to do"')


def test_a_card_that_does_not_fit_says_why(zoe: Person) -> None:
    misfit = r'button "(?![^"]+, fits)[^"]+"'
    while not re.search(misfit, zoe.tree("#hand")) or 'button "Draw a card"\n' not in zoe.tree("#choices"):
        decide(zoe)  # until it is a plain turn: nothing was drawn, and no colour is to be named
        until_asked(zoe)
    zoe.press("b")
    zoe.walk_to("^" + misfit, [])
    at, said = zoe.focused(), len(zoe.heard())
    zoe.press("Enter")
    refused = zoe.until_heard("", said)
    assert "does not fit" in refused
    assert refused.endswith(zoe.text(".answer.refusal:visible")), "and it is shown"
    assert zoe.page.locator("#hand .refused:focus").count() == 1
    assert zoe.focused() == at


def test_leaving_is_asked_twice_and_ends_in_the_lobby(zoe: Person) -> None:
    menu(zoe, "Leave the table")
    zoe.until_heard("Press again to leave")
    zoe.press("Enter")  # in haste: nobody has heard the question yet
    assert zoe.screen == "play"
    zoe.page.wait_for_timeout(SECOND_PRESS)
    zoe.press("Enter")
    zoe.until_on("lobby")
    zoe.until_heard("You have left the table")


def test_the_page_opens_without_a_connection_and_says_so(people: Callable[..., Person]) -> None:
    person = people(service_workers="allow")
    person.forgive("ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket")
    person.go()
    person.until_on("lobby")
    person.page.evaluate("() => navigator.serviceWorker.ready")
    person.page.wait_for_load_state("networkidle")
    person.context.set_offline(True)
    said = len(person.heard())
    person.page.reload()
    person.until_on("lobby")
    person.until_heard("You are offline", said)
    assert "You are offline" in person.tree("header")
    person.fill('textbox "Your name"', "Zoe")
    person.activate('button "Open a table"')
    person.until_heard("offline|connection is lost")


LOOKS = """() => {
    const place = (selector) => document.querySelector(selector)?.getBoundingClientRect();
    const cards = [...document.querySelectorAll("#hand button")].map((card) => card.getBoundingClientRect());
    const over = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    return {
        lap: cards.some((one, at) => cards.slice(at + 1).some((other) => over(one, other))),
        wide: document.querySelector("#hand button").offsetWidth,
        menuIsLeft: place("#go-menu").right < innerWidth / 2,
        dots: [...document.querySelectorAll("#hand .dot")].some((dot) => dot.getBoundingClientRect().width > 0),
        cloth: getComputedStyle(document.documentElement).getPropertyValue("--cloth").trim(),
    };
}"""


def test_how_the_table_looks_is_chosen_and_kept(
    people: Callable[..., Person], tmp_path: Path, servers: ExitStack
) -> None:
    seed = seed_where(DEFAULT.id, 2, lambda game: game.view(0).turn == 0)  # seven cards: room enough for larger ones
    zoe = in_turn(people(servers.enter_context(dealing(tmp_path, seed)).url))
    usual = zoe.page.evaluate(LOOKS)
    assert usual["lap"]
    assert usual["dots"]
    settings(zoe)
    zoe.pick('combobox "Your hand"', "flat")
    zoe.pick('combobox "Tools on the side of"', "left")
    zoe.pick('combobox "Size of the cards alone"', "larger")
    zoe.activate('checkbox "Braille marks on the cards"', "Space")
    zoe.pick('combobox "Colours"', "plain")
    zoe.page.reload()
    zoe.until_on("play")
    zoe.until(lambda: zoe.page.locator("#hand button").count(), "The hand")
    now = zoe.page.evaluate(LOOKS)
    assert not now["lap"]
    assert not now["dots"]
    assert now["menuIsLeft"]
    assert now["wide"] > usual["wide"]
    assert now["cloth"] != usual["cloth"]
    settings(zoe)
    chosen = re.findall(r'option "([^"]+)" \[selected\]', zoe.tree("#settings-form"))
    assert [each for each in ("flat, side by side", "the left hand", "larger", "plain") if each not in chosen] == []


def test_a_turn_shows_in_title_and_icon_and_as_wished_by_vibration_and_notice(
    people: Callable[..., Person],
) -> None:
    person = people(service_workers="allow")
    person.context.grant_permissions(["notifications"])
    person.page.add_init_script(
        """window.buzzed = [];
        navigator.vibrate = (pattern) => buzzed.push(pattern);
        Object.defineProperty(document, "hidden", { get: () => Boolean(window.elsewhere) });"""
    )
    open_table(person, "Zoe")
    add_bots(person, 1)
    menu(person, "Settings")
    person.activate('checkbox "Vibrate', "Space")
    person.activate('checkbox "Notice', "Space")
    person.activate('button "Back')
    person.page.evaluate("navigator.serviceWorker.ready.then(() => { window.elsewhere = true; })")
    start(person)
    until_asked(person)
    assert re.fullmatch("Your turn – .+, round 1 – Sixdot", person.page.title())
    assert "icon-turn" in (person.page.locator("link[rel=icon]").get_attribute("href") or "")
    assert person.page.evaluate("buzzed") == [[80, 60, 80]]
    shown = (
        "navigator.serviceWorker.ready.then(async (worker) => (await worker.getNotifications()).map((n) => n.title))"
    )
    person.until(lambda: person.page.evaluate(shown) == ["Your turn"], "A notice")
    menu(person, "Leave the table")
    person.page.wait_for_timeout(SECOND_PRESS)
    person.press("Enter")
    person.until_on("lobby")
    assert "Your turn" not in person.page.title()
    assert "icon-turn" not in (person.page.locator("link[rel=icon]").get_attribute("href") or "")
