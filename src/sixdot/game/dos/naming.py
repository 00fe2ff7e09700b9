"""Wilds in DOS: what a card may be named, and what it then stands for (O8, O9)."""

from __future__ import annotations

from typing import Final

from sixdot.game.cards import COLOURS, DOS_DECK, DOS_RANKS, WILD_DOS, WILD_NUMBER
from sixdot.game.native import i64

HIGHEST: Final = 10
# The number on each kind; a Wild # has none until it is named.
NUMBER_OF: Final[list[int]] = [card.number or 0 for card in DOS_DECK.cards]


def is_wild(kind: i64) -> bool:
    return kind == WILD_DOS or kind % DOS_RANKS == WILD_NUMBER


def number_of(kind: i64, name: i64) -> i64:
    """The number a card stands for: its own, or the one a Wild # is named."""
    return name if kind != WILD_DOS and kind % DOS_RANKS == WILD_NUMBER else NUMBER_OF[kind]


def colour_of(kind: i64, name: i64) -> i64:
    """The colour a card stands for: its own, or the one a Wild DOS is named."""
    return name if kind == WILD_DOS else kind // DOS_RANKS


def names_of(kind: int) -> list[int]:
    """What a card may be named: nothing for a plain card, a colour for a Wild DOS, a number for a Wild #."""
    if kind == WILD_DOS:
        return [0, 1, 2, 3]
    return list(range(1, HIGHEST + 1)) if is_wild(kind) else [-1]


def names_for(kind: int, number: int) -> list[int]:
    """What a card may be named to stand for this number; nothing if it cannot."""
    if kind == WILD_DOS:
        return [0, 1, 2, 3] if number == 2 else []
    if is_wild(kind):
        return [number] if 1 <= number <= HIGHEST else []
    return [-1] if NUMBER_OF[kind] == number else []


def is_named(kind: i64, name: i64) -> bool:
    """Whether a wild has been named, and a plain card has not."""
    return (name >= 0) == is_wild(kind)


def name_text(kind: i64, name: i64) -> str | None:
    if name < 0:
        return None
    return COLOURS[name] if kind == WILD_DOS else str(name)
