"""A round on one screen: whatever a player needs lies inside the window, however many play and hold."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

import pytest

from sixdot.wire.client import Client
from tests.browser.people import Person
from tests.browser.playing import SECOND_PRESS, add_bots, decide, is_asked, open_table, start, until_asked
from tests.browser.told import dealt
from tests.helpers.servers import Server, done

pytestmark = pytest.mark.slow

SIZES = ((320, 568), (390, 844), (768, 1024), (1280, 800), (1920, 1080))
# What is outside the window, or covered by something else where it would be pressed.
OUTSIDE = """() => {
    const needed = [["#turn", 1], ["#pile, #top:not([hidden]), #row button", 2], ["#choices button", 3],
        ["#players > li:not(.me) .plate", 1],
        ["#hand .playable", 1], ["#go-menu, #go-chat, #go-history", 3]];
    const found = [];
    for (const [selector, least] of needed) {
        let seen = document.querySelectorAll(selector);
        if (seen.length < least) found.push(`${selector}: ${seen.length} of ${least}`);
        if (selector.includes("playable")) seen = [...seen].slice(0, 1);
        for (const each of seen) {
            const { left, top, right, bottom } = each.getBoundingClientRect();
            const words = `${selector} ${each.textContent.trim().slice(0, 30)}`;
            if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
                found.push(`outside: ${words} ${[left, top, right, bottom].map(Math.round)}`);
            if (!each.matches("button")) continue;
            const off = Math.min(20, (right - left) / 2);
            const across = each.closest("[data-side=left] #hand") ? right - off : left + off;
            const at = document.elementFromPoint(across, top + (bottom - top) / 3);
            if (!each.contains(at)) found.push(`covered: ${words} by ${at?.id || at?.className}`);
        }
    }
    const { clientWidth } = document.getElementById("play");
    if (clientWidth < innerWidth - 1) found.push(`narrower than the window: ${clientWidth}`);
    const { scrollHeight, scrollWidth } = document.scrollingElement;
    if (scrollHeight > innerHeight + 1) found.push(`scrolls down: ${scrollHeight}`);
    if (scrollWidth > innerWidth + 1) found.push(`scrolls sideways: ${scrollWidth}`);
    return found;
}"""

# How much of what has the focus can be seen, where that is less than half of it.
COVERED = """() => {
    const focused = document.activeElement;
    if (focused === document.body) return "";
    const { left, top, width, height } = focused.getBoundingClientRect();
    const rows = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => top + height * share);
    const seen = rows.filter((row) => focused.contains(document.elementFromPoint(left + width / 4, row)));
    return seen.length < 3 ? `${seen.length} of 5 from ${Math.round(top)} to ${Math.round(top + height)}` : "";
}"""


def left_outside(person: Person) -> list[str]:
    """What lies outside once everything has found its place: a window that grows is answered a little later."""
    found: list[str] = []
    for _ in range(20):
        person.page.wait_for_timeout(100)
        found = person.page.evaluate(OUTSIDE)
        if not found:
            break
    return found


def outside_in(person: Person, sizes: Iterable[tuple[int, int]]) -> dict[str, list[str]]:
    """What lies outside in windows of these sizes."""
    wrong = {}
    for width, height in sizes:
        person.page.set_viewport_size({"width": width, "height": height})
        if found := left_outside(person):
            wrong[f"{width} by {height}"] = found
    return wrong


def in_turn(person: Person, players: int, cards: int) -> None:
    dealt(person, cards)
    open_table(person, "Wolfeschlegelsteinhausenberger")
    add_bots(person, players - 1)
    start(person)
    person.until(lambda: is_asked(person) and person.page.locator("#hand .playable").count(), "A turn")


@pytest.mark.parametrize("cards", [7, 25])
@pytest.mark.parametrize("players", [2, 4, 10])
def test_nothing_that_is_needed_lies_outside_the_window(
    players: int, cards: int, people: Callable[..., Person]
) -> None:
    person = people()
    in_turn(person, players, cards)
    assert outside_in(person, SIZES) == {}


@pytest.mark.parametrize("wish", [{"hand": "grid"}, {"side": "left"}, {"cards": "larger", "hand": "grid"}], ids=str)
@pytest.mark.parametrize("cards", [7, 25])
def test_nor_with_another_hand(cards: int, wish: dict[str, str], people: Callable[..., Person]) -> None:
    person = people()
    person.has_chosen(**wish)
    in_turn(person, 4, cards)
    assert outside_in(person, (*SIZES, (740, 360))) == {}


# Whose place lies over a card in the middle.
OVER_THE_MIDDLE = """() => {
    const box = (each) => each.getBoundingClientRect();
    const cards = [...document.querySelectorAll(".middle :is(.card-back, .card-face)")].map(box);
    return [...document.querySelectorAll("#players .seat")].filter((seat) =>
        [".plate", ".backs"].map((part) => box(seat.querySelector(part))).some((at) => cards.some((card) =>
            card.left < at.right && at.left < card.right && card.top < at.bottom && at.top < card.bottom)))
        .map((seat) => seat.textContent);
}"""


def test_large_cards_leave_everybodys_place_free_and_are_large(people: Callable[..., Person]) -> None:
    person = people()
    person.has_chosen(cards="larger")
    in_turn(person, 4, 25)
    desks = [size for size in SIZES if size[0] >= 768]
    assert outside_in(person, desks) == {}
    for width, height in desks:
        person.page.set_viewport_size({"width": width, "height": height})
        assert left_outside(person) == []
        assert person.page.evaluate(OVER_THE_MIDDLE) == []
        assert person.page.locator("#hand .card-button").first.evaluate("card => card.offsetWidth") > 95


def test_at_400_percent_what_stays_in_sight_does_not_cover_what_has_the_focus(person: Person) -> None:
    person.page.set_viewport_size({"width": 320, "height": 256})
    in_turn(person, 4, 25)
    person.press("b")
    covered = {}
    for key in [*["ArrowDown"] * 6, *["Tab"] * 25, *["Shift+Tab"] * 25]:
        person.press(key)
        if found := person.page.evaluate(COVERED):
            covered[person.focused()] = found
    assert covered == {}


@pytest.mark.parametrize(("width", "turn"), [(1280, r"Your turn\. (\d+) of your 7"), (390, r"Your turn: (\d+)")])
def test_as_many_cards_are_bright_as_fit_by_the_table_and_the_turn_line(
    width: int, turn: str, people: Callable[..., Person]
) -> None:
    person = people(viewport={"width": width, "height": 844})
    open_table(person, "Zoe")
    add_bots(person, 1)
    start(person)
    until_asked(person)
    bright = person.page.locator("#hand .playable").count()
    counted = re.match(turn, person.text("#turn"))
    told = re.search(r"Your turn, (\d+) cards? fit", person.text("#event"))
    assert (int(counted[1]) if counted else 0) == bright
    assert (int(told[1]) if told else 0) == bright
    assert bright or "nothing fits" in person.text("#turn")


def test_at_400_percent_a_question_is_answered_on_the_first_screen(person: Person) -> None:
    open_table(person, "Zoe", "Question")
    add_bots(person, 1)
    start(person)
    while True:
        until_asked(person)
        if person.page.locator("#answer-form").is_visible():
            break
        decide(person)
    person.page.set_viewport_size({"width": 320, "height": 256})
    person.page.evaluate("() => scrollTo(0, 0)")
    person.until(lambda: person.page.locator("#turn").inner_text() == "Your turn: answer.", "The short form")
    needed = "#turn, #question, #answer-text, #answer-form button, #choices button"
    lowest = (
        f"() => Math.max(...[...document.querySelectorAll('{needed}')].map(e => e.getBoundingClientRect().bottom))"
    )
    assert person.page.evaluate(lowest) <= 256
    assert 'textbox "Your answer"' in person.tree("#answer-form")


SEEN = "() => [...document.getElementById('event').childNodes].filter(n => !n.classList).map(n => n.data).join('')"
CUT = "() => { const e = document.getElementById('event'); return e.scrollHeight > e.clientHeight + 1; }"


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844), (1280, 800)])
def test_where_not_all_that_was_told_has_room_its_end_is_seen(
    width: int, height: int, people: Callable[..., Person]
) -> None:
    person = people(viewport={"width": width, "height": height})
    open_table(person, "Zoe")
    add_bots(person, 1)
    start(person)
    until_asked(person)
    told, seen = person.page.locator("#event").text_content() or "", person.page.evaluate(SEEN)
    assert told == person.page.locator("#history p").last.text_content()
    assert seen
    assert told.endswith(seen)
    assert not person.page.evaluate(CUT)


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844)])
def test_a_hand_that_is_scrolled_ends_below_a_whole_row_and_says_that_it_goes_on(
    width: int, height: int, people: Callable[..., Person]
) -> None:
    person = people(viewport={"width": width, "height": height})
    in_turn(person, 10, 40)
    rows = """() => { const hand = document.getElementById("hand"); const box = hand.getBoundingClientRect();
        hand.scrollTop = 0;
        return [...hand.children].map((card) => card.firstChild.getBoundingClientRect())
            .filter(({ top, bottom }) => top < box.bottom && bottom > box.bottom + 1)
            .map(({ top, height }) => (box.bottom - top) / height); }"""
    shown = "Of the next row only its upper marks are seen"
    person.until(lambda: max(person.page.evaluate(rows), default=1) < 0.45, shown)
    sign = "() => getComputedStyle(document.getElementById('hand-part'), '::after').content"
    person.until(lambda: "⌄" in person.page.evaluate(sign), "It goes on")
    person.page.evaluate(
        "() => { const hand = document.getElementById('hand'); hand.scrollTop = hand.scrollHeight; }"
    )
    person.until(lambda: person.page.evaluate(sign) == "none", "The end of the hand")


@pytest.mark.parametrize(("width", "height"), [(320, 568), (1280, 800)])
def test_the_call_is_the_largest_button_when_two_cards_are_left(width: int, height: int, person: Person) -> None:
    person.page.set_viewport_size({"width": width, "height": height})
    in_turn(person, 2, 2)
    sizes = person.page.evaluate(
        """() => [...document.querySelectorAll("#choices button")].map((button) => {
            const { width, height } = button.getBoundingClientRect();
            return [width * height, button.textContent];
        })"""
    )
    assert max(sizes)[1] == "UNO! with the next card"
    assert left_outside(person) == []
    person.activate('^button "UNO! with the next card"')
    assert person.focused() == 'button "UNO! with the next card" [pressed]'
    person.press("b")
    person.tab_to(", fits")
    person.press("Enter")
    person.until(lambda: '"play r0 uno"' in "".join(person.sent), "The call goes with the card")


def test_the_hand_is_one_stop_and_the_arrows_go_from_card_to_card(person: Person) -> None:
    person.page.set_viewport_size({"width": 390, "height": 844})
    in_turn(person, 2, 25)
    assert 'heading "Your hand: 25, 7 fit"' in person.tree("#hand-part")
    person.press("b")
    names = person.page.locator("#hand .card-name").all_text_contents()
    across = int(person.page.locator("#hand").get_attribute("data-across") or 0)
    places = {"ArrowRight": 1, "End": 24, "ArrowUp": 24 - across, "ArrowDown": 24, "ArrowLeft": 23, "Home": 0}
    for key, place in places.items():
        person.press(key)
        assert person.focused() == f'button "{names[place]}"'
    person.press("ArrowLeft")
    assert person.focused() == f'button "{names[0]}"', "the hand has an end"
    person.press("End", "Tab")
    assert person.page.locator("#hand :focus").count() == 0
    person.press("Shift+Tab")
    assert person.focused() == f'button "{names[24]}"', "Tab comes back to where one was"


def test_chat_is_counted_until_it_is_looked_at_and_escape_goes_back(person: Person, server: Server) -> None:
    code = open_table(person, "Zoe")
    with Client.join(f"{server.url}/#{code}", "Ben") as ben:
        person.until_heard("Ben sits down")
        person.activate('button "Start the game"')
        done(ben, "go on")
        person.until_on("play")
        person.press("b")
        at = person.focused()
        for text in ("Hello", "Nice weather"):
            done(ben, f"chat {text}")
            person.until_heard(text)
        assert 'button "Chat, unread: 2"' in person.tree("header")
        person.press("m")
        assert person.focused().startswith('textbox "Say to the table"')
        assert 'button "Chat" [expanded]' in person.tree("header")
        assert "Nice weather" in person.text("#chat-lines")
        person.press("Escape")
        assert not person.page.locator("#side").is_visible()
        assert person.focused() == at


def test_what_else_can_be_asked_is_pressed_too_and_closes_again(person: Person) -> None:
    open_table(person, "Zoe")
    add_bots(person, 1)
    start(person)
    until_asked(person)
    person.activate('^button "More"')
    said = len(person.heard())
    person.activate('^button "Score"')
    answer = person.until_heard("", said)
    assert answer.endswith(person.text(".bar .answer"))
    person.page.wait_for_timeout(SECOND_PRESS)
    person.press("Escape")
    assert not person.page.locator("#ask").is_visible()
    assert person.focused() == 'button "More"'
    person.press("Escape")
    assert person.text(".bar .answer") == "", "and the answer is put away"


def test_on_a_phone_the_menu_is_folded_everywhere(people: Callable[..., Person]) -> None:
    person = people(viewport={"width": 320, "height": 568})
    open_table(person, "Zoe")
    box = person.page.locator("#table h1").bounding_box()
    assert box is not None
    assert box["y"] < 568 / 3
    person.activate('^button "Menu"')
    assert "[expanded]" in person.focused()
    person.press("Escape")
    assert person.focused() == 'button "Menu"'
    assert not person.page.locator("#menu-list").is_visible()
    person.activate('^button "Menu"')
    person.activate('^button "Settings"')
    person.until_on("settings")
    assert not person.page.locator("#menu-list").is_visible()
