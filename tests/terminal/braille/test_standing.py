"""Status cells: turn, colour and calls under the same fingers at any time, without a command."""

from __future__ import annotations

import pytest

from sixdot.game.editions import EDITIONS
from sixdot.game.match import Match
from sixdot.terminal.braille.brlapi import DisplayKey
from sixdot.terminal.braille.display import DisplayReader, picks_in
from sixdot.terminal.braille.standing import MINE, status_cells
from sixdot.voice.braille import Braille, letter_cell, marks_of, unicode_of
from tests.helpers.tables import do, laid_out

NAMES = ("Zoe", "Ana", "Élise")


@pytest.fixture(scope="module")
def braille() -> Braille:
    return Braille("en-ueb-g1", marks_of(EDITIONS["mattel"]))


def standing(game: Match, seat: int) -> str:
    return unicode_of(status_cells(game.view(seat), NAMES))


def test_the_cells_say_whose_turn_it_is_which_colour_counts_and_that_somebody_called() -> None:
    game = laid_out("mattel", "b5 b3 | g3 g4 g6 | y1 y2 y3", discard="b9")
    assert [standing(game, seat) for seat in range(3)] == ["⠿⠃⠀", "⠵⠃⠀", "⠵⠃⠀"]
    do(game, 0, "play b5 uno")
    assert [standing(game, seat) for seat in range(3)] == ["⠁⠃⠀", "⠿⠃⠥", "⠁⠃⠥"]
    do(game, 1, "draw")
    do(game, 1, "pass")
    assert standing(game, 0) == "⠑⠃⠀"  # Élise, without her accent


def test_dos_has_no_colour_and_its_own_call() -> None:
    game = laid_out("dos", "b9 g4 g5 | b5 b3 b1 | g3 g4 g5", centre="b9 r1")
    do(game, 0, "match b9 with b9")
    do(game, 0, "dos")
    assert [standing(game, seat) for seat in (0, 1)] == ["⠿⠀⠀", "⠵⠀⠙"]


def test_the_letters_are_those_on_the_cards() -> None:
    game = laid_out("french", "g5 g3 | g3 g4 g6", discard="g9")
    assert standing(game, 0)[1] == unicode_of([letter_cell("v")])


def test_they_stay_while_one_reads_types_and_pans(braille: Braille) -> None:
    reader = DisplayReader(braille, 40)
    reader.status = (MINE, 1, 0)
    assert unicode_of(reader.shown()[0]) == "⠿⠁" + "⠀" * 38
    reader.add("Ana r5 4 " * 8)
    for _ in range(3):
        cells, cursor = reader.shown()
        assert (len(cells), cursor) == (40, None)
        assert unicode_of(cells[:4]) == "⠿⠁⠀⠀"
        assert cells[4] != 0
        reader.press(DisplayKey("FWINRT"))
    reader.press(DisplayKey("TYPED", sign="h"))
    cells, cursor = reader.shown()
    assert unicode_of(cells[:5]) == "⠿⠁⠀⠀⠓"
    assert cursor == 5


def test_routing_keys_still_pick_the_card_above_them(braille: Braille) -> None:
    reader = DisplayReader(braille, 40)
    reader.status = (MINE, 1, 0)
    reader.add("r5 b7", picks_in("r5 b7", [("r5", "r5"), ("b7", "b7")]))
    cells = unicode_of(reader.shown()[0])
    assert reader.press(DisplayKey("ROUTE", cell=cells.index("⠃"))) == "b7"
    assert reader.press(DisplayKey("ROUTE", cell=1)) is None


def test_a_short_display_gives_no_cell_away(braille: Braille) -> None:
    reader = DisplayReader(braille, 20)
    reader.add("r5 b7")
    before = reader.shown()
    reader.status = (MINE, 1, 0)
    assert reader.shown() == before
