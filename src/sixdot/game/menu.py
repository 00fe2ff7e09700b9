"""Menus of UNO plays: from the kinds that fit to the list of legal actions, put together from ready parts.

The cards that fit are a row of one colour, some of the same number or symbol in other colours, and wilds. Each
part is made once for every set of kinds it can be; a menu is the parts in this order, then one way out.
"""

from __future__ import annotations

from typing import Final

from sixdot.game.actions import Action, draw, pass_, pickup, plays, plays_with_uno
from sixdot.game.cards import RANKS, WILD
from sixdot.game.fits import COLOUR_OF, FACES, KINDS, NO_FACE, OF_COLOUR
from sixdot.game.native import i64

Menu = tuple[Action, ...]
DRAW_OUT: Final = 1
PASS_OUT: Final = 2
PICKUP_OUT: Final = 3
DRAW_ONLY: Final[Menu] = (draw,)
PASS_ONLY: Final[Menu] = (pass_,)

_ROW: Final = 1 << RANKS
_WAYS_OUT: Final[tuple[Menu, ...]] = ((), (draw,), (pass_,), (pickup,))
# By face: where the row of its colour begins in a set of kinds, and which kinds have another colour.
_SHIFT: Final[list[i64]] = [0 if face == NO_FACE else RANKS * COLOUR_OF[face] for face in range(FACES)]
_FIRST_ROW: Final[list[i64]] = [_ROW * (shift // RANKS) for shift in _SHIFT]
_OTHERS: Final[list[i64]] = [
    0 if face == NO_FACE else (1 << WILD) - 1 - OF_COLOUR[COLOUR_OF[face]] for face in range(FACES)
]


class Book:
    """The parts of menus: one book for plays alone, one for those that may come with the call."""

    def __init__(self, with_call: bool) -> None:
        self.with_call = with_call
        self.rows: list[Menu | None] = [None] * (4 * _ROW)
        self.others: dict[int, Menu] = {}
        self.tails: list[Menu] = [self.plays(wilds << WILD) + way_out for way_out in _WAYS_OUT for wilds in range(4)]
        self.drawn: list[Menu] = [(*self.plays(1 << kind), pass_) for kind in range(KINDS)]

    def plays(self, fitting: int) -> Menu:
        """The plays of every kind in a set, each also with the call if it may be made."""
        found: list[Action] = []
        for kind in range(KINDS):
            if fitting & (1 << kind):
                found.extend(plays[kind])
                if self.with_call:
                    found.extend(plays_with_uno[kind])
        return tuple(found)

    def new_row(self, row: int, colour: int) -> Menu:
        """The plays of a row of one colour: the first card's, then those of the row without it."""
        known = self.rows[colour * _ROW + row]
        if known is None:
            rest = row & (row - 1)
            first = RANKS * colour + (row ^ rest).bit_length() - 1
            known = self.drawn[first][:-1]
            if rest:
                known += self.new_row(rest, colour)
            self.rows[colour * _ROW + row] = known
        return known

    def new_others(self, others: int) -> Menu:
        made = self.plays(others)
        self.others[others] = made
        return made


_plain: Final = Book(False)
_calling: Final = Book(True)


def drawn_menu(kind: i64, size: i64) -> Menu:
    """Play the card just drawn, or pass."""
    return (_calling if size == 2 else _plain).drawn[kind]


def menu_of(fitting: i64, face: i64, size: i64, way_out: i64) -> Menu:
    """The plays of the cards that fit this face, in a hand of so many cards."""
    book = _calling if size == 2 else _plain
    menu = book.tails[4 * way_out + (fitting >> WILD)]
    others = fitting & _OTHERS[face]
    if others:
        known = book.others.get(others)
        menu = (book.new_others(others) if known is None else known) + menu
    shift = _SHIFT[face]
    row = (fitting >> shift) & 8191
    if row:
        first = book.rows[_FIRST_ROW[face] + row]
        if first is None:
            first = book.new_row(row, shift // RANKS)
        return first + menu
    return menu
