"""What a player can mean by what was typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sixdot.game.actions import Action
from sixdot.voice.understand.options import kind_of
from sixdot.voice.words import Value


class Meaning:
    """A value: equal to another of its kind with equal parts."""

    __slots__: tuple[str, ...] = ()

    def _parts(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in self.__slots__])

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Meaning) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash((type(self), str(self)))

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self._parts()}"


class Command(Meaning):
    """A question about the game or a setting, by its name, with what follows it."""

    __slots__ = ("name", "rest")

    def __init__(self, name: str, rest: str = "") -> None:
        self.name: Final = name
        self.rest: Final = rest


class Do(Meaning):
    """One action, complete; the table may refuse it."""

    __slots__ = ("action",)

    def __init__(self, action: Action) -> None:
        self.action: Final = action


class Choose(Meaning):
    """Several actions that fit what was said; `kind` is the first thing in which they differ."""

    __slots__ = ("kind", "options")

    def __init__(self, kind: str, options: tuple[Action, ...]) -> None:
        self.kind: Final = kind  # colour | target | row | cards | meaning | play
        self.options: Final = options


class Unclear(Meaning):
    """What to say about a text that was not understood: a message and its values."""

    __slots__ = ("message", "values")

    def __init__(self, message: str, values: Mapping[str, Value] | None = None) -> None:
        self.message: Final = message
        self.values: Final[Mapping[str, Value]] = values or {}


class Ambiguous(Meaning):
    """An answer to a question of the game that is the word of a command too."""

    __slots__ = ("answer", "command")

    def __init__(self, answer: Action, command: Command) -> None:
        self.answer: Final = answer
        self.command: Final = command


class Cancelled(Meaning):
    """None of the answers: the player wants to do something else."""

    __slots__ = ()


Meant = Command | Do | Choose | Unclear | Ambiguous


class Reading(Meaning):
    """What a text may ask for: what of it can be done now, and what it is taken for if nothing can."""

    __slots__ = ("definite", "legal", "literal")

    def __init__(self, legal: tuple[Action, ...], literal: Action | Unclear, definite: bool = True) -> None:
        self.legal: Final = legal
        self.literal: Final = literal
        self.definite: Final = definite  # it names a verb, or a card by more than its colour


def settled(options: Sequence[Action]) -> Do | Choose:
    """The action, if there is one, or a choice among several."""
    found = tuple(dict.fromkeys(options))
    return Do(found[0]) if len(found) == 1 else Choose(kind_of(found), found)


def nearest(found: Sequence[str]) -> dict[str, Value]:
    """Up to three texts to suggest, as the locale takes them."""
    values: dict[str, Value] = {f"near_{place}": text for place, text in enumerate(found[:3], 1)}
    values["near_count"] = len(found[:3])
    return values
