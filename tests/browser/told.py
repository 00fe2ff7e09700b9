"""A page that is told of another table than there is: more cards, other counts."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.browser.people import Person

COLOURS = "rbgy"
KINDS = (*map(str, range(10)), "+2", "sk", "rv")


def told(person: Person, change: Callable[[dict[str, Any]], None]) -> None:
    """Every view, or what has changed in it, comes changed by this."""

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


def holding(count: int) -> list[str]:
    """A hand of so many cards of all kinds, none of them wild."""
    return sorted([f"{colour}{kind}" for kind in KINDS for colour in COLOURS][:count])


def dealt(person: Person, count: int, fits: str = "red") -> None:
    """The page is told of another hand than it has; on its turn all of a colour fits, or of the colour that counts."""
    hand = holding(count)
    seen: dict[str, Any] = {}

    def change(view: dict[str, Any]) -> None:
        seen.update(view)
        if "hand" in view:
            view["hand"] = hand
        if "counts" in view:
            view["counts"][seen["seat"]] = count
        if "legal" in view and view.get("wanted") == "turn":
            colour = fits or seen["colour"]
            view["legal"] = [*[f"play {code}" for code in hand if code[0] == colour[0]], "draw"]

    told(person, change)
