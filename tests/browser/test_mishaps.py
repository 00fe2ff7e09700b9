"""What can go wrong: hostile words, broken connections, old, duplicate or framed pages, double presses."""

from __future__ import annotations

import re
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from sixdot.wire.client import Client
from tests.browser.people import PATIENCE, Person
from tests.browser.playing import (
    SECOND_PRESS,
    add_bots,
    decide,
    happened,
    held,
    is_asked,
    join_table,
    menu,
    open_table,
    start,
    until_asked,
)
from tests.helpers.servers import Server, done, hear, turn

pytestmark = pytest.mark.slow
BROKEN_LINE = "ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket connection"
HOSTILE = (
    "<img src=x onerror=alert(1)>",
    "</script><script>alert(2)</script>",
    "javascript:alert(3)",
    "<svg onload=alert(4)>",
    '"\' onmouseover=alert(5) x="',
)


def hand(person: Person) -> list[str]:
    return [name.removesuffix(", fits") for name in held(person)]


def in_game(person: Person) -> str:
    """A game with a bot that is waiting for this person; return the code of the table."""
    code = open_table(person, "Zoe")
    add_bots(person, 1)
    start(person)
    until_asked(person)
    return code


def plays_until(client: Client, true: Callable[[], bool]) -> None:
    """Somebody without a page plays on whenever there is nothing more to hear."""
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, client.known
        if client.next(0.1) is None:
            turn(client)


@pytest.mark.fault("W01")
def test_hostile_names_and_words_are_plain_text(people: Callable[..., Person]) -> None:
    """At the end of every test, a dialog or anything that the policy of the page has stopped is a fault."""
    ana, ben, cleo = people(), people(), people()
    code = open_table(ana, HOSTILE[0], public=True)
    cleo.go()
    cleo.until(lambda: HOSTILE[0] in cleo.text("#public-tables"))
    assert cleo.page.locator("#public-tables img").count() == 0
    join_table(ben, HOSTILE[3], code)
    for words in HOSTILE:
        ben.fill('textbox "Say to the table"', words)
        ben.press("Enter")
        ana.until_heard(re.escape(words))
    assert ana.page.locator("main img:not(.qr), aside img, aside script, aside svg").count() == 0


@pytest.mark.fault("W04")
def test_what_was_missed_is_one_utterance_and_all_of_it_in_the_history(
    people: Callable[..., Person], tmp_path: Path
) -> None:
    with Server(tmp_path, "--no-table", "--grace", "0") as server:
        zoe = people(server.url)
        zoe.forgive(BROKEN_LINE)
        code = open_table(zoe, "Zoe")
        with Client.join(f"{server.url}/#{code}", "Ben") as ben:
            add_bots(zoe, 1)
            zoe.activate('button "Start the game"')
            hear(ben, lambda: ben.known.table.stage == "ready")
            done(ben, "go on")
            zoe.until_on("play")
            zoe.context.set_offline(True)
            zoe.until_heard("You are offline")
            begun = ben.known.number
            plays_until(ben, lambda: ben.known.number >= begun + 100)
            said, told = len(zoe.heard()), happened(zoe)
            zoe.context.set_offline(False)
            zoe.until_heard("You are back", said)
            done(ben, "chat hello")
            zoe.until_heard("hello", said)
            assert len(zoe.heard(said)) == 2, zoe.heard(said)
            assert happened(zoe) - told > 40
            rounds = zoe.page.locator("#history h3").all_inner_texts()
            assert rounds == ["Before the game", *[f"Round {number}" for number in range(1, len(rounds))]]


@pytest.mark.fault("W04")
def test_a_turn_that_came_while_you_were_away_is_said_when_you_come_back(
    people: Callable[..., Person], server: Server
) -> None:
    zoe = people()
    zoe.forgive(BROKEN_LINE)
    code = open_table(zoe, "Zoe")
    with Client.join(f"{server.url}/#{code}", "Ben") as ben:
        zoe.activate('button "Start the game"')
        hear(ben, lambda: ben.known.table.stage == "ready")
        done(ben, "go on")
        zoe.until_on("play")
        hear(ben, lambda: ben.known.table.stage == "playing")
        zoe.context.set_offline(True)
        zoe.until_heard("You are offline")
        plays_until(ben, lambda: ben.known.shown is not None and ben.known.shown.turn == 0)
        said = len(zoe.heard())
        zoe.context.set_offline(False)
        assert re.search("Your turn|waits for you", zoe.until_heard("back", said))
        assert len(zoe.heard(said)) == 1


def at_a_card_that_fits(person: Person) -> None:
    """In a game, with the focus on a card that asks for nothing more."""
    in_game(person)
    while not any(re.match("(?!Wild).*, fits", name) for name in held(person)):
        decide(person)
        until_asked(person)
    person.press("b")
    if not re.search(r'^button "(?!Wild)[^"]+, fits"', person.focused()):
        person.tab_to(r'^button "(?!Wild)[^"]+, fits"')


@pytest.mark.fault("W05")
def test_enter_held_is_one_command(person: Person) -> None:
    at_a_card_that_fits(person)
    played, told = person.asked_for("play"), happened(person)
    for _ in range(20):  # a key held down repeats
        person.page.keyboard.down("Enter")
    person.page.keyboard.up("Enter")
    person.until(lambda: happened(person) > told)
    assert person.asked_for("play") == played + 1


@pytest.mark.fault("W05")
def test_a_card_pressed_twice_quickly_is_played_once(person: Person) -> None:
    at_a_card_that_fits(person)
    played, told = person.asked_for("play"), happened(person)
    person.page.evaluate("() => { for (let press = 0; press < 2; press++) document.activeElement.click(); }")
    person.until(lambda: happened(person) > told)
    assert person.asked_for("play") == played + 1


@pytest.mark.fault("W07")
def test_a_reloaded_page_has_the_same_hand_and_seat(person: Person) -> None:
    in_game(person)
    held, log = hand(person), person.text("#history")
    person.page.reload()
    person.until_on("play")
    until_asked(person)
    assert hand(person) == held
    assert person.text("#history").startswith(log)
    decide(person)


@pytest.mark.fault("W07")
def test_back_and_forward_again_is_the_same_seat(person: Person) -> None:
    in_game(person)
    held = hand(person)
    person.page.goto("about:blank")
    person.page.go_back()
    person.until_on("play")
    until_asked(person)
    assert hand(person) == held
    # As a browser does that kept the page in its memory, while its socket was closed.
    person.page.evaluate("() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    decide(person)


@pytest.mark.fault("S03", "W07")
def test_a_second_window_takes_the_seat_and_it_can_be_taken_back(person: Person) -> None:
    code = in_game(person)
    held, first = hand(person), person.page
    person.page = person.context.new_page()
    person.go(f"/#{code}")
    person.until_on("play")
    assert hand(person) == held
    second, person.page = person.page, first
    person.until(lambda: person.page.locator("#connection").is_visible())
    assert sum("in another window" in line for line in person.heard()) == 1
    person.activate('button "Take the seat here"')
    person.until(lambda: not person.page.locator("#connection").is_visible())
    assert hand(person) == held
    decide(person)
    person.page = second
    person.until(lambda: person.page.locator("#connection").is_visible())


@pytest.mark.fault("W08")
def test_offline_is_said_once_and_so_is_the_way_back(person: Person) -> None:
    person.forgive(BROKEN_LINE)
    in_game(person)
    person.press("b")
    at, said = person.focused(), len(person.heard())
    person.context.set_offline(True)
    person.until_heard("You are offline", said)
    person.page.wait_for_timeout(3000)  # in the meantime it tries again silently
    assert len(person.heard(said)) == 1
    person.context.set_offline(False)
    person.until_heard("The connection is back", said)
    assert len(person.heard(said)) == 2
    assert person.focused() == at
    decide(person)


@pytest.mark.fault("W08")
def test_whoever_was_offline_or_asleep_for_long_comes_back_or_hears_that_it_failed(
    people: Callable[..., Person], tmp_path: Path
) -> None:
    """The clock of the page jumps, as it does when a lid is closed and opened again."""
    with Server(tmp_path, "--no-table") as server:
        zoe = people(server.url)
        zoe.forgive(BROKEN_LINE)
        zoe.page.clock.install()
        in_game(zoe)
        cards, said = hand(zoe), len(zoe.heard())
        zoe.context.set_offline(True)
        zoe.until_heard("You are offline", said)
        zoe.page.clock.fast_forward(36_000)
        zoe.context.set_offline(False)
        zoe.until_heard("The connection is back", said)
        assert (len(zoe.heard(said)), hand(zoe)) == (2, cards)

        said = len(zoe.heard())
        zoe.page.clock.fast_forward(600_000)
        zoe.until(lambda: zoe.page.locator("#connection").is_hidden())
        assert (zoe.heard(said), hand(zoe)) == ([], cards), "the line had stood"

        server.stop()
        zoe.until_heard("The server is stopping", said)
        zoe.page.clock.fast_forward(600_000)
        assert zoe.page.locator("#connection").is_visible()
        told = len(zoe.heard())
        server.start()
        zoe.page.clock.fast_forward(20_000)
        zoe.until_heard("back", told)
        until_asked(zoe)
        assert hand(zoe) == cards
        decide(zoe)


def test_a_server_that_comes_again_goes_on_with_the_game(people: Callable[..., Person], tmp_path: Path) -> None:
    with Server(tmp_path, "--no-table") as server:
        person = people(server.url)
        person.forgive(BROKEN_LINE)
        in_game(person)
        held = hand(person)
        server.restart()
        person.until_heard("back")
        until_asked(person)
        assert hand(person) == held
        decide(person)


@pytest.mark.fault("W10")
def test_a_page_older_than_the_server_says_to_reload(person: Person) -> None:
    person.grow_old()
    person.go()
    person.until_on("lobby")
    person.fill('textbox "Your name"', "Zoe")
    person.activate('button "Open a table"')
    person.until_heard("older than the server")
    person.grow_young()
    with person.page.expect_navigation():
        person.activate('button "Reload"')
    open_table(person, "Zoe")


@pytest.mark.fault("W08")
def test_a_line_that_is_silently_dead_is_noticed(people: Callable[..., Person], tmp_path: Path) -> None:
    with Server(tmp_path, "--no-table") as server:
        person = people(server.url)
        person.forgive(BROKEN_LINE)
        in_game(person)
        said = len(person.heard())
        server.process.send_signal(signal.SIGSTOP)
        try:
            person.until_heard("The connection is lost", said, patience=40.0)
        finally:
            server.process.send_signal(signal.SIGCONT)
        person.until(lambda: not person.page.locator("#connection").is_visible(), "The way back")
        decide(person)


@pytest.mark.fault("W11")
def test_no_other_page_can_frame_this_one(browser: Browser, server: Server) -> None:
    page = browser.new_page()
    page.set_content(f'<iframe src="{server.url}/"></iframe>')
    page.wait_for_function("() => true")
    page.frames[1].wait_for_load_state()
    assert page.frames[1].url.startswith("chrome-error:")
    page.close()


def test_a_message_never_takes_the_focus_away(people: Callable[..., Person], server: Server) -> None:
    zoe = people()
    code = open_table(zoe, "Zoe")
    with Client.join(f"{server.url}/#{code}", "Ben") as ben:
        zoe.activate('button "Start the game"')
        hear(ben, lambda: ben.known.table.stage == "ready")
        done(ben, "go on")
        zoe.until_on("play")
        while is_asked(zoe):  # she may name a colour first, or draw, or skip Ben
            decide(zoe)
        zoe.press("m")
        zoe.type("I think ")
        told = happened(zoe)
        hear(ben, lambda: ben.known.wanted == "turn")
        turn(ben)
        zoe.until(lambda: happened(zoe) > told, "What Ben does")
        done(ben, "chat hello")
        zoe.until_heard("hello")
        assert zoe.focused().startswith('textbox "Say to the table"')
        assert zoe.page.locator("#chat-text").input_value() == "I think "


def test_whoever_leaves_for_good_leaves_nothing_behind(people: Callable[..., Person]) -> None:
    zoe = people()
    in_game(zoe)
    held = hand(zoe)
    assert held
    menu(zoe, "Leave the table")
    zoe.page.wait_for_timeout(SECOND_PRESS)
    zoe.press("Enter")
    zoe.until_on("lobby")
    kept = zoe.page.evaluate("JSON.stringify([{ ...sessionStorage }, { ...localStorage }])")
    assert "told:" not in kept
    assert not [card for card in held if card in kept]
    left = zoe.page.evaluate("document.querySelector('main').outerHTML + document.querySelector('aside').outerHTML")
    hint = "an action: red 5"  # how cards are typed
    assert not [card for card in held if card in left.replace(hint, "")]


FORBIDDEN = """for (const where of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, where, { get() { throw new DOMException("forbidden", "SecurityError"); } });"""


def test_where_storage_is_forbidden_one_plays_all_the_same(person: Person) -> None:
    person.context.add_init_script(FORBIDDEN)
    in_game(person)
    decide(person)
    until_asked(person)


AZERTY = "&é\"'(-è_ç"  # what the keys of the digits 1 to 9 write without Shift
PRESSED = """([key, code, shiftKey]) => document.body.dispatchEvent(
    new KeyboardEvent("keydown", { key, code, shiftKey, bubbles: true, cancelable: true }))"""


def test_on_a_french_keyboard_the_keys_of_the_digits_play_cards_without_shift(person: Person) -> None:
    in_game(person)
    plain = re.compile(r"(?:red|yellow|green|blue) \d, fits")
    names = held(person)
    while not any(plain.fullmatch(name) for name in names[:9]):
        decide(person)
        until_asked(person)
        names = held(person)
    place = next(place for place, name in enumerate(names) if plain.fullmatch(name))
    told, key, code = len(person.sent), AZERTY[place], f"Digit{place + 1}"
    person.page.evaluate(PRESSED, ["!", code, True])  # where Shift writes another sign, that is no digit
    assert len(person.sent) == told
    person.page.evaluate(PRESSED, [key, code, False])
    person.until(lambda: len(person.sent) > told, "A card is played")
    assert '"do":"play ' in person.sent[told]
