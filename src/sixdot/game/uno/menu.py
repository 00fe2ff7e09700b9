"""Menus of UNO plays: from the kinds that fit to the list of legal actions, put together from ready parts.

The cards that fit are a row of one colour, some of the same number or symbol in other colours, and wilds. Each part
is made once for every set of kinds it can hold; a menu is these parts in order, and then one way out.
"""

from typing import Final

from sixdot.game.actions import Action, accept, challenge, draw, pass_, pickup, plays, plays_with_uno
from sixdot.game.cards import COLOURS, WILD
from sixdot.game.kinds import FACES, HOW_MANY, KINDS, ROW, Face
from sixdot.game.native import i64
from sixdot.game.shuffle import Source

Menu = tuple[Action, ...]
# Ways out: each follows any of the four sets of wilds.
DRAW_OUT: Final = 4
PICKUP_OUT: Final = 8
PASS_OUT: Final = 12
DRAW_ONLY: Final[Menu] = (draw,)
PASS_ONLY: Final[Menu] = (pass_,)
ACCEPT_ONLY: Final[Menu] = (accept,)
CHALLENGE_OR_ACCEPT: Final[Menu] = (challenge, accept)

_WAYS_OUT: Final[tuple[Menu, ...]] = ((), (draw,), (pickup,), (pass_,))
_COLOURED: Final = (1 << 52) - 1  # all below WILD
_SETS: Final = 15  # of cards in other colours: 2 ** RANKS % 15 is 2, so the rest of the division tells them apart


class Book:
    """The parts of menus: one book for plays without a call, one for plays that may come with it."""

    def __init__(self, with_call: bool) -> None:
        self.with_call = with_call
        rows: list[list[Menu | None]] = [[None] * (ROW + 1) for _ in COLOURS]  # made when they are first wanted
        self.rows: list[list[Menu | None]] = [rows[face.colour] for face in FACES]  # by face
        self.others: list[list[Menu]] = [self._others(face.others) for face in FACES]
        wilds = [self.plays(places << WILD) for places in range(1 << 2)]
        self.tails: list[Menu] = [plays + way_out for way_out in _WAYS_OUT for plays in wilds]
        self.ends = bytes(map(len, self.tails))
        self.drawn: list[Menu] = [(*self.plays(1 << kind), pass_) for kind in range(KINDS)]

    def plays(self, kinds: int) -> Menu:
        """The plays of every kind in a set, each also with the call if the book has it."""
        found: list[Action] = []
        while kinds:
            kind = (kinds & -kinds).bit_length() - 1
            found += plays[kind]
            if self.with_call:
                found += plays_with_uno[kind]
            kinds &= kinds - 1
        return tuple(found)

    def _others(self, kinds: int) -> list[Menu]:
        found: list[Menu] = [()] * _SETS
        some = kinds
        while some:
            found[some % _SETS] = self.plays(some)
            some = (some - 1) & kinds
        return found

    def new_row(self, face: Face, row: int) -> Menu:
        made = self.rows[face.number][row] = self.plays(row << face.first)
        return made


_plain: Final = Book(False)
_calling: Final = Book(True)


def drawn_menu(kind: i64, size: i64) -> Menu:
    """Play the card just drawn, or pass."""
    return (_calling if size == 2 else _plain).drawn[kind]


def menu_of(fitting: i64, face: Face, size: i64, way_out: i64) -> Menu:
    """The plays of the cards that fit this face, in a hand of this size."""
    book = _calling if size == 2 else _plain
    row = fitting >> face.first & ROW
    menu = book.rows[face.number][row]
    if menu is None:
        menu = book.new_row(face, row)
    others = fitting & face.others
    if others:
        menu += book.others[face.number][others % _SETS]
    if fitting > _COLOURED or way_out:
        menu += book.tails[way_out + (fitting >> WILD)]
    return menu


def any_of(fitting: i64, face: Face, size: i64, way_out: i64, source: Source) -> Action:
    """One action of such a menu, each equally likely, without putting the menu together."""
    book = _calling if size == 2 else _plain
    row = fitting >> face.first & ROW
    others = fitting & face.others
    more = book.others[face.number][others % _SETS] if others else ()
    tail = way_out + (fitting >> WILD)
    rows = HOW_MANY[row] * 2 if size == 2 else HOW_MANY[row]
    rest = rows + len(more)
    total = rest + book.ends[tail]
    place: int = source.below(total) if total > 1 else 0  # no i64: only an int is quick in a tuple
    if place >= rest:
        return book.tails[tail][place - rest]
    if place >= rows:
        return more[place - rows]
    menu = book.rows[face.number][row]
    return (menu or book.new_row(face, row))[place]
