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

_WAYS_OUT: Final[tuple[Menu, ...]] = ((), (draw,), (pickup,), (pass_,))
_ROW: Final = (1 << 13) - 1  # RANKS bits; numbers that are written out are constants when compiled
_COLOURED: Final = (1 << 52) - 1  # all below WILD
_SIZES: Final = bytes([row.bit_count() for row in range(_ROW + 1)])
# By face: where the row of its colour begins, in a set of kinds and among the rows; its rank, which others may have.
_SHIFT: Final = bytes([0 if face == NO_FACE else RANKS * COLOUR_OF[face] for face in range(FACES)])
_FIRST: Final[list[i64]] = [shift // RANKS << RANKS for shift in _SHIFT]
_RANK: Final = bytes([face % RANKS if face < WILD else 0 for face in range(FACES)])


class Book:
    """The parts of menus: one book for plays without a call, one for plays that may come with it."""

    def __init__(self, with_call: bool) -> None:
        self.with_call = with_call
        self.rows: list[Menu | None] = [None] * (4 << RANKS)  # made when they are first wanted
        self.others: list[Menu] = [
            self.plays(places, rank, RANKS) for rank in range(RANKS) for places in range(1 << 4)
        ]
        wilds = [self.plays(places, WILD) for places in range(1 << 2)]
        self.tails: list[Menu] = [plays + way_out for way_out in _WAYS_OUT for plays in wilds]
        self.ends = bytes(map(len, self.tails))
        self.drawn: list[Menu] = [(*self.plays(1, kind), pass_) for kind in range(KINDS)]

    def plays(self, places: int, first: int, step: int = 1) -> Menu:
        """The plays of every kind in a set (bits, `step` kinds apart), each also with the call if the book has it."""
        found: list[Action] = []
        for place in range(places.bit_length()):
            if places & (1 << place):
                kind = first + step * place
                found += plays[kind]
                if self.with_call:
                    found += plays_with_uno[kind]
        return tuple(found)

    def new_row(self, place: int) -> Menu:
        made = self.rows[place] = self.plays(place & _ROW, RANKS * (place >> RANKS))
        return made

    def others_of(self, others: i64, face: i64) -> Menu:
        """The plays of cards in other colours: all of them have the rank of the face."""
        rank = _RANK[face]
        column = others >> rank
        colours = (
            column & 1 | column >> (RANKS - 1) & 2 | column >> (2 * RANKS - 2) & 4 | column >> (3 * RANKS - 3) & 8
        )
        return self.others[rank << 4 | colours]


_plain: Final = Book(False)
_calling: Final = Book(True)


def drawn_menu(kind: i64, size: i64) -> Menu:
    """Play the card just drawn, or pass."""
    return (_calling if size == 2 else _plain).drawn[kind]


def menu_of(fitting: i64, face: i64, size: i64, way_out: i64) -> Menu:
    """The plays of the cards that fit this face, in a hand of this size."""
    book = _calling if size == 2 else _plain
    shift = _SHIFT[face]
    row = fitting >> shift & _ROW
    place = _FIRST[face] + row
    menu = book.rows[place]
    if menu is None:
        menu = book.new_row(place)
    others = fitting & _COLOURED ^ row << shift
    if others:
        menu += book.others_of(others, face)
    tail = 4 * way_out + (fitting >> WILD)
    return menu + book.tails[tail] if tail else menu


def any_of(fitting: i64, face: i64, size: i64, way_out: i64, source: Source) -> Action:
    """One action of such a menu, each equally likely, without putting the menu together."""
    book = _calling if size == 2 else _plain
    shift = _SHIFT[face]
    row = fitting >> shift & _ROW
    others = fitting & _COLOURED ^ row << shift
    more = book.others_of(others, face) if others else ()
    tail = 4 * way_out + (fitting >> WILD)
    rows = _SIZES[row] * 2 if size == 2 else _SIZES[row]
    rest = rows + len(more)
    total = rest + book.ends[tail]
    place = source.below(total) if total > 1 else 0
    if place >= rest:
        return book.tails[tail][place - rest]
    if place >= rows:
        return more[place - rows]
    menu = book.rows[_FIRST[face] + row]
    return (menu or book.new_row(_FIRST[face] + row))[place]
