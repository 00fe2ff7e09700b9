"""Sayings: which message with which values, before it has become words."""

from __future__ import annotations

from typing import Any, NamedTuple

from sixdot.voice.words import Words


class Saying(NamedTuple):
    """A message and its values; a value may be a saying itself, or a list of them."""

    message: str
    values: dict[str, Any]


def saying(message: str, /, **values: Any) -> Saying:
    return Saying(message, values)


def spoken(said: Saying, words: Words) -> str:
    return words.say(said.message, **{name: _value(value, words) for name, value in said.values.items()})


def _value(value: Any, words: Words) -> Any:
    if isinstance(value, Saying):
        return spoken(value, words)
    if isinstance(value, list) and value and isinstance(value[0], Saying):
        return [spoken(item, words) for item in value]
    return value
