"""A round by keyboard alone in whatever browser: what the page shows, and the keys that a player would press next."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import ceil
from typing import Any, Protocol

POSITION = """(() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const cards = all("#hand > :not(.spent) button");
    const gap = all("#hand > *").indexOf(document.querySelector("#hand > .spent:focus-within"));
    const words = (selector) => all(selector).map((one) => one.innerText.trim());
    return {
        screen: document.body.dataset.screen,
        turn: words("#turn").join(),
        asked: document.querySelector("#turn").classList.contains("mine"),
        hand: cards.map((card) => card.querySelector(".card-name").textContent),
        at: gap < 0 ? cards.indexOf(document.activeElement) : gap - 0.5, // where a card was: between two
        choosing: document.querySelector("#chooser:not(.spent):not([hidden])") !== null,
        choices: words("#choices button:not([aria-disabled=true])"),
        history: words("#history p"),
        told: all("#history p").length,
    };
})()"""
# When no card fits, the first of these that is offered, by its key.
INSTEAD = {"Accept": "a", "Go on": "g", "Draw": "d", "Pass": "p"}
SECOND_PRESS = 0.4  # seconds after an Enter in which another one is ignored


class Player(Protocol):
    def press(self, *keys: str) -> None: ...

    def evaluate(self, expression: str) -> Any: ...

    def until(self, true: Callable[[], object], wanted: str = ...) -> None: ...


def position(player: Player) -> dict[str, Any]:
    now: dict[str, Any] = player.evaluate(POSITION)
    return now


def is_asked(now: dict[str, Any]) -> bool:
    return now["screen"] != "play" or bool(now["asked"])


def keys(now: dict[str, Any]) -> list[str]:
    """What to press: the first card that fits, else whatever else can be done."""
    if now["choosing"]:
        return ["Enter"]
    fits = [place for place, name in enumerate(now["hand"]) if name.endswith(", fits")]
    if fits:
        return [*(["u"] if len(now["hand"]) == 2 else []), *walk(now, fits[0]), "Enter"]
    found = [key for word, key in INSTEAD.items() if any(choice.startswith(word) for choice in now["choices"])]
    assert found, f"Nothing can be done: {now}"
    return found[:1]


def walk(now: dict[str, Any], place: int) -> list[str]:
    """From the card that has the focus to another one; to the cards first, if none has it."""
    if now["at"] == -1:
        return ["b", *["ArrowRight"] * place]
    steps = place - now["at"]
    return ["ArrowRight" if steps > 0 else "ArrowLeft"] * ceil(abs(steps))


def misfit(now: dict[str, Any]) -> int | None:
    """The place of a card that does not fit."""
    return next((place for place, name in enumerate(now["hand"]) if not re.search(", fits$", name)), None)
