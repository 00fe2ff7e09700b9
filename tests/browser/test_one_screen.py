"""A round on one screen: whatever a player needs lies inside the window, however many play and hold."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

from tests.browser.people import Person
from tests.browser.playing import add_bots, is_asked, open_table, start

pytestmark = pytest.mark.slow

SIZES = ((320, 568), (390, 844), (768, 1024), (1280, 800), (1920, 1080))
COLOURS = "bgry"
# What is outside the window, or covered by something else where it would be pressed.
OUTSIDE = """() => {
    const needed = [["#turn", 1], ["#pile, #top", 2], ["#choices button", 3], ["#players > li:not(.me) .plate", 1],
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
            const at = document.elementFromPoint(left + Math.min(20, (right - left) / 2), top + (bottom - top) / 3);
            if (!each.contains(at)) found.push(`covered: ${words} by ${at?.id || at?.className}`);
        }
    }
    const { scrollHeight, scrollWidth } = document.scrollingElement;
    if (scrollHeight > innerHeight + 1) found.push(`scrolls down: ${scrollHeight}`);
    if (scrollWidth > innerWidth + 1) found.push(`scrolls sideways: ${scrollWidth}`);
    return found;
}"""


def holding(count: int) -> list[str]:
    """A hand of so many cards of all kinds, none of them wild."""
    kinds = [*map(str, range(10)), "+2", "sk", "rv"]
    codes = [f"{colour}{kind}" for kind in kinds for colour in COLOURS] * 2
    return sorted(codes[:count])


def dealt(person: Person, count: int) -> None:
    """The page is told of another hand than it has, with a card for every colour that fits."""
    hand = holding(count)

    def change(view: dict[str, Any]) -> None:
        if "hand" in view:
            view["hand"] = hand
        if "legal" in view and view.get("wanted") == "turn":
            view["legal"] = [*[f"play {code}" for code in hand if code[0] == "r"], "draw"]

    def pass_on(route: WebSocketRoute) -> None:
        there = route.connect_to_server()

        def tell(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message.get("view"):
                change(message["view"])
            route.send(json.dumps(message))

        there.on_message(tell)
        route.on_message(there.send)

    person.page.route_web_socket("**/ws", pass_on)


@pytest.mark.parametrize("cards", [7, 25])
@pytest.mark.parametrize("players", [2, 4, 10])
def test_nothing_that_is_needed_lies_outside_the_window(
    players: int, cards: int, people: Callable[..., Person]
) -> None:
    person = people()
    dealt(person, cards)
    open_table(person, "Wolfeschlegelsteinhausenberger")
    add_bots(person, players - 1)
    start(person)
    person.until(lambda: is_asked(person) and person.page.locator("#hand .playable").count(), "A turn")
    wrong = {}
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_timeout(100)
        if found := person.page.evaluate(OUTSIDE):
            wrong[f"{width} by {height}"] = found
    assert wrong == {}
