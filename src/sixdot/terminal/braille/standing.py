"""The status cells of a display: whose turn it is, the colour that counts, and whether somebody has called."""

import unicodedata
from collections.abc import Sequence
from typing import Final

from sixdot.game.families import family_of
from sixdot.game.view import View
from sixdot.voice.braille import letter_cell
from sixdot.voice.family import edition_of, voice_of

MINE: Final = 0x3F  # all six dots: it is the reader's own turn


def status_cells(view: View, names: Sequence[str]) -> tuple[int, int, int]:
    """Three cells: full, or the first letter of whoever is in turn; the letter of the colour; that of the call."""
    edition = edition_of(view)
    colour = voice_of(view).counting(view)
    called = [seat for seat in view.announced if seat != view.seat]
    return (
        _turn(view, names),
        letter_cell(edition.marks.letters[colour]) if colour else 0,
        letter_cell(family_of(edition).call.word) if called else 0,
    )


def _turn(view: View, names: Sequence[str]) -> int:
    if view.turn is None:
        return 0
    return MINE if view.turn == view.seat else letter_cell(unicodedata.normalize("NFKD", names[view.turn]))
