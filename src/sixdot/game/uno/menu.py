"""Menus of UNO plays: from the kinds that fit to the list of legal actions, put together from ready parts.

The cards that fit are a row of one colour, some of the same number or symbol in other colours, and wilds. Each part
is made once for every set of kinds it can hold; a menu is these parts in order, and then one way out.
"""

from typing import Final

from sixdot.game.actions import Action, draw, pass_, pickup, plays, plays_with_uno
from sixdot.game.cards import RANKS, WILD
from sixdot.game.kinds import COLOUR_OF, FACES, KINDS, NO_FACE
from sixdot.game.native import i64
from sixdot.game.shuffle import Source

Menu = tuple[Action, ...]
DRAW_OUT: Final = 1
PICKUP_OUT: Final = 2
PASS_OUT: Final = 3
DRAW_ONLY: Final[Menu] = (draw,)
PASS_ONLY: Final[Menu] = (pass_,)

_HALF: Final = 7  # a row of 13 ranks is kept in two halves, so that few parts make up all menus
_LOW: Final = (1 << _HALF) - 1
_WAYS_OUT: Final[tuple[Menu, ...]] = ((), (draw,), (pickup,), (pass_,))
_ROW: Final = (1 << RANKS) - 1
_COLOURED: Final = (1 << WILD) - 1
# By face: where the row of its colour begins, in a set of kinds and among the parts.
_SHIFT: Final[list[i64]] = [0 if face == NO_FACE else RANKS * COLOUR_OF[face] for face in range(FACES)]
_FIRST: Final[list[i64]] = [shift // RANKS * (1 << _HALF) for shift in _SHIFT]


class Book:
    """The parts of menus: one book for plays without a call, one for plays that may come with it."""

    def __init__(self, with_call: bool) -> None:
        self.with_call = with_call
        self.low: list[Menu] = [()] * (4 << _HALF)
        self.high: list[Menu] = [()] * (4 << _HALF)
        self.others: dict[int, Menu] = {}
        self.tails: list[Menu] = [self.plays(wilds << WILD) + way_out for way_out in _WAYS_OUT for wilds in range(4)]
        self.drawn: list[Menu] = [(*self.plays(1 << kind), pass_) for kind in range(KINDS)]
        for colour in range(4):
            self._fill(self.low, colour, RANKS * colour, _HALF)
            self._fill(self.high, colour, RANKS * colour + _HALF, RANKS - _HALF)

    def _fill(self, part: list[Menu], colour: int, first: int, size: int) -> None:
        """Make the plays of every set of these kinds of one colour: the lowest card's, then those of the rest."""
        for chosen in range(1, 1 << size):
            rest = chosen & (chosen - 1)
            lowest = first + (chosen ^ rest).bit_length() - 1
            part[(colour << _HALF) + chosen] = self.drawn[lowest][:-1] + part[(colour << _HALF) + rest]

    def plays(self, fitting: int) -> Menu:
        """The plays of every kind in a set, each also with the call if this book has it."""
        found: list[Action] = []
        for kind in range(KINDS):
            if fitting & (1 << kind):
                found.extend(plays[kind])
                if self.with_call:
                    found.extend(plays_with_uno[kind])
        return tuple(found)

    def others_of(self, others: int) -> Menu:
        known = self.others.get(others)
        if known is None:
            known = self.others[others] = self.plays(others)
        return known


_plain: Final = Book(False)
_calling: Final = Book(True)


def drawn_menu(kind: i64, size: i64) -> Menu:
    """Play the card just drawn, or pass."""
    return (_calling if size == 2 else _plain).drawn[kind]


def menu_of(fitting: i64, face: i64, size: i64, way_out: i64) -> Menu:
    """The plays of the cards that fit this face, in a hand of this size."""
    book = _calling if size == 2 else _plain
    menu = book.tails[4 * way_out + (fitting >> WILD)]
    shift = _SHIFT[face]
    row = (fitting >> shift) & _ROW
    others = (fitting & _COLOURED) ^ (row << shift)
    if others:
        menu = book.others_of(others) + menu
    first = _FIRST[face]
    high = row >> _HALF
    if high:
        menu = book.high[first + high] + menu
    low = row & _LOW
    return book.low[first + low] + menu if low else menu


def any_of(fitting: i64, face: i64, size: i64, way_out: i64, source: Source) -> Action:
    """One action of such a menu, each equally likely, without putting the menu together."""
    book = _calling if size == 2 else _plain
    shift = _SHIFT[face]
    row = (fitting >> shift) & _ROW
    first = _FIRST[face]
    low = book.low[first + (row & _LOW)]
    high = book.high[first + (row >> _HALF)]
    coloured = fitting & _COLOURED
    others = book.others_of(coloured ^ (row << shift)) if coloured != row << shift else ()
    tail = book.tails[4 * way_out + (fitting >> WILD)]
    lows: i64 = len(low)
    highs: i64 = len(high)
    more: i64 = len(others)
    total: i64 = lows + highs + more + len(tail)
    place: i64 = source.below(total) if total > 1 else 0
    if place < lows:
        return low[place]
    place -= lows
    if place < highs:
        return high[place]
    place -= highs
    return others[place] if place < more else tail[place - more]
