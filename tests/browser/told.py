"""A page that is told of another table than there is: more cards, other counts."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.browser.people import Person

COLOURS = "rbgy"
KINDS = (*map(str, range(10)), "+2", "sk", "rv")


def told(
    person: Person, change: Callable[[dict[str, Any]], None], reword: Callable[[str], str] = lambda say: say
) -> None:
    """Every view, or what has changed in it, comes changed by this; and every sentence."""

    def pass_on(route: WebSocketRoute) -> None:
        there = route.connect_to_server()

        def tell(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message.get("view"):
                change(message["view"])
            if message.get("say"):
                message["say"] = reword(message["say"])
            route.send(json.dumps(message))

        there.on_message(tell)
        route.on_message(there.send)

    person.page.route_web_socket("**/ws", pass_on)


def holding(count: int) -> list[str]:
    """A hand of so many cards of all kinds, none of them wild."""
    return sorted([f"{colour}{kind}" for kind in KINDS for colour in COLOURS][:count])


def fit_on(top: str, colour: str, hand: list[str]) -> list[str]:
    return [code for code in hand if code[0] == colour[0] or code[1:] == top[1:]]


def dealt(person: Person, count: int, fits: str = "red") -> None:
    """The page is told of another hand than it has; on its turn all of a colour fits, or what does by the rules."""
    hand = holding(count)
    seen: dict[str, Any] = {}
    possible = 0

    def change(view: dict[str, Any]) -> None:
        nonlocal possible
        seen.update(view)
        if "hand" in view:
            view["hand"] = hand
        if "counts" in view:
            view["counts"][seen["seat"]] = count
        if "legal" in view and view.get("wanted") == "turn":
            found = (
                [code for code in hand if code[0] == fits[0]] if fits else fit_on(seen["top"], seen["colour"], hand)
            )
            view["legal"] = [*[f"play {code}" for code in found], "draw"]
            possible = len(found)

    def reword(say: str) -> str:
        return re.sub(r"Your turn, [^.]*\bfits?\b[^.]*\.", f"Your turn, {possible} cards fit.", say)

    told(person, change, reword)
