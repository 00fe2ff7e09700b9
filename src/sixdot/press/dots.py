"""Braille at its true size: the measures of a named standard, and where the dots of cells lie.

    cells = mark_cells(card, edition, braille_of_deck(edition))
    centres(cells, MARBURG, x=10, y=20)

All measures are in millimetres, from the middle of a dot to the middle of another; y grows downwards.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sixdot.game.cards import Card
from sixdot.game.edition import Edition
from sixdot.press.paper_braille import PaperBraille
from sixdot.voice.braille import TABLES_OF, Braille, marks_of

_ROWS: Final = 3
_DOTS: Final = 6


class Standard(NamedTuple):
    """How large braille is by one published standard."""

    name: str
    source: str
    dot: float  # from a dot to its neighbour in the cell
    cell: float  # from a cell to the next
    line: float  # from a line to the next
    diameter: float  # of a dot, at its base
    height: float  # of a dot; nothing but solid things have one

    def width(self, cells: int) -> float:
        """Of so many cells, from the rim of the first dots to that of the last."""
        return (cells - 1) * self.cell + self.dot + self.diameter

    @property
    def tall(self) -> float:
        """Of one line of cells, from rim to rim."""
        return (_ROWS - 1) * self.dot + self.diameter


MARBURG: Final = Standard(
    "Marburg Medium",
    "DIN 32976 and ISO 17351; the height, which depends on the material, is that of braille on paper",
    dot=2.5,
    cell=6.0,
    line=10.0,
    diameter=1.6,
    height=0.5,
)
NLS: Final = Standard(
    "NLS Specification 800",
    "Library of Congress, National Library Service, Specification 800 (2008), 3.2; in inches there",
    dot=2.34,
    cell=6.22,
    line=10.16,
    diameter=1.45,
    height=0.48,
)
STANDARDS: Final = {"marburg": MARBURG, "nls": NLS}


def centres(cells: Sequence[int], standard: Standard, x: float, y: float) -> list[tuple[float, float]]:
    """The middle of every dot. `x`, `y`: where dot 1 of the first cell is, or would be."""
    return [
        (x + place * standard.cell + number // _ROWS * standard.dot, y + number % _ROWS * standard.dot)
        for place, cell in enumerate(cells)
        for number in range(_DOTS)
        if cell & 1 << number
    ]


def braille_for(edition: Edition, language: str, marks_in: str = "", grade: int = 1) -> PaperBraille:
    """For texts in a language; `marks_in`: whose braille stands on the cards, that of the edition by default."""
    return PaperBraille(TABLES_OF[language, grade], marks_of(edition), marks_in or edition.language)


def braille_of_deck(edition: Edition, marks_in: str = "") -> PaperBraille:
    """For marks alone."""
    return braille_for(edition, marks_in or edition.language, marks_in)


def mark_cells(card: Card, edition: Edition, braille: Braille) -> tuple[int, ...]:
    """What stands in the corner of a card."""
    return braille.cells(edition.marks.of(card)).dots


def deck_cards(edition: Edition) -> list[Card]:
    """Every card of the deck, in its order, as often as it is there."""
    return list(edition.deck.named(edition.deck.full()))
