"""Sayings: messages with their values, before they become words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeVar

from sixdot.voice.words import Words

Item = TypeVar("Item")


class Saying(NamedTuple):
    """A message and its values; a value may itself be a saying, or a list of them."""

    message: str
    values: dict[str, Any]


def saying(message: str, /, **values: Any) -> Saying:
    return Saying(message, values)


def linked(items: Sequence[Item], joint: str, last: str = "") -> Saying | Item | None:
    """'A, B or C': items joined by a message, the last by another if one is named; None if there are no items."""
    found: Saying | Item | None = None
    for place, item in enumerate(items, 1):
        by = last if last and place == len(items) else joint
        found = item if found is None else saying(by, before=found, item=item)
    return found


def spoken(said: Saying, words: Words) -> str:
    return words.say(said.message, **{name: _value(value, words) for name, value in said.values.items()})


def _value(value: Any, words: Words) -> Any:
    if isinstance(value, Saying):
        return spoken(value, words)
    if isinstance(value, list) and value and isinstance(value[0], Saying):
        return [spoken(item, words) for item in value]
    return value
