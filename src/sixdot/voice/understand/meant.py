"""What a player can mean by what was typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, dataclass_transform

from sixdot.game.actions import Action
from sixdot.voice.understand.options import Answer, kind_of
from sixdot.voice.words import Value


@dataclass_transform(frozen_default=True)
class Meaning:
    """A value with the fields that its class names, equal to another of its kind with equal fields.

    Like events, these are no dataclasses, which take longer to define.
    """

    def __init__(self, *values: Any, **named: Any) -> None:
        self.__dict__.update(zip(type(self).__annotations__, values, strict=False), **named)

    def _fields(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in type(self).__annotations__])

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Meaning) and self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash((type(self), str(self)))

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self._fields()}"


class Command(Meaning):
    """A question about the game, or a setting: its name, and what follows it."""

    name: str
    rest: str = ""


class Do(Meaning):
    """One action, complete; the table may refuse it."""

    action: Action


class Choose(Meaning):
    """Several actions that fit what was said; `kind` is the first thing in which they differ."""

    kind: str  # colour | target | row | cards | meaning | play
    options: tuple[Action, ...]


class Unclear(Meaning):
    """What to say about a text that was not understood: a message and its values."""

    message: str
    values: Mapping[str, Value] = MappingProxyType({})


class Ambiguous(Meaning):
    """An answer to a question of the game that is also the word for a command."""

    answer: Action
    command: Command


class Cancelled(Meaning):
    """None of the answers: the player wants to do something else."""


Meant = Command | Do | Choose | Unclear | Ambiguous


class Reading(Meaning):
    """What a text may ask for: what can be done now, and what it is taken for if nothing can."""

    legal: tuple[Action, ...]
    literal: Action | Unclear
    definite: bool = True  # it names a verb, or a card by more than its colour


def settled(options: Sequence[Action]) -> Do | Choose:
    """The action, if there is one, or a choice among several."""
    found = tuple(dict.fromkeys(options))
    return Do(found[0]) if len(found) == 1 else Choose(kind_of(found), found)


def numbered(answers: Sequence[tuple[Answer, tuple[Action, ...]]], number: int) -> tuple[Action, ...] | Unclear:
    """The actions that are left after the answer of this number."""
    if 0 < number <= len(answers):
        return answers[number - 1][1]
    return Unclear("unclear-answer-number", {"number": number, "count": len(answers)})


def nearest(found: Sequence[str]) -> dict[str, Value]:
    """Up to three suggestions, as the messages take them."""
    values: dict[str, Value] = {f"near_{place}": text for place, text in enumerate(found[:3], 1)}
    values["near_count"] = len(found[:3])
    return values
