"""Score sheets: a column for each player, a row for each round, heads in print and dots."""

from __future__ import annotations

import pytest

from sixdot.game.editions import EDITIONS, edition_named
from sixdot.press.dots import MARBURG
from sixdot.press.sheets import score_brf, score_pdf, score_text
from sixdot.voice.braille import brf_of, default_table
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import LANGUAGES, Words
from tests.helpers.drawn import as_cells, drawn_pages
from tests.helpers.read_back import read_back

BRF = {brf_of([cell]): cell for cell in range(64)}
COLUMN = "_"  # dots 4, 5 and 6


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_sheet_has_a_box_for_every_player_and_round_with_room_for_a_score(edition: str, language: str) -> None:
    book = edition_named(edition)
    words = Words(language, marks=book.marks)
    who, total = words.say("press-sheet-who"), words.say("press-sheet-total")
    for players in (book.least_players, book.most_players):
        pages = drawn_pages(score_pdf(book, words, players))
        heads = []
        for page in pages:
            said = [page.printed_in(box) for box in page.boxes]
            assert said[0] == words.say("press-sheet-round")
            heads += [head for head in said[1:] if head.isalpha() and len(head) == 1]
            assert [head for head in said[1:] if len(head) > 1 and head.isalpha()] == [who, total]
            assert total in said[-11:], "in the last row"
            assert min(box.width for box in page.boxes) >= MARBURG.width(4)
            assert max(box.y + box.height for box in page.boxes) <= page.height
            assert max(box.x + box.width for box in page.boxes) <= page.width
            for box, head in zip(page.boxes, said, strict=True):
                dots = page.dots_in(box)
                assert bool(dots) == bool(head)
                if head:
                    top = 4.0 + 14 * 25.4 / 72 * 0.75 + 0.8
                    cells = as_cells(dots, 2.8, top, MARBURG.dot, MARBURG.cell)
                    assert read_back(default_table(language), cells) == head
        assert heads == list("ABCDEFGHIJ"[:players])


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_embossed_sheet_keeps_to_its_page_whatever_the_number_of_players(language: str) -> None:
    book = edition_named("mattel")
    words = Words(language, marks=book.marks)
    for players in range(2, 11):
        heads = []
        pages = score_brf(book, words, players, 40, 25).removesuffix("\f").split("\f")
        for page in pages:
            lines = page.removesuffix("\r\n").split("\r\n")
            assert len(lines) == 25
            assert all(len(line) <= 40 for line in lines)
            rows = [line.split(COLUMN) for line in lines if COLUMN in line]
            assert all(len(row) == len(rows[0]) for row in rows)
            read = [
                [read_back(default_table(language), [BRF[sign] for sign in head.strip()]) for head in row]
                for row in rows
            ]
            heads += read[0][1:]
            assert [row[0] for row in read[2:-1]] == [str(number) for number in range(1, len(rows) - 2)]
            assert [read[1][0], read[-1][0]] == [words.say("press-sheet-who"), words.say("press-sheet-total")]
            places = {tuple(place for place, sign in enumerate(line) if sign == COLUMN) for line in lines[-20:]}
            assert len(places) == 1, "columns are straight"
        assert heads == list("ABCDEFGHIJ"[:players])


def test_a_sheet_as_text_is_a_plain_table() -> None:
    book = edition_named("dos")
    lines = score_text(book, Words("en", marks=book.marks), 3).splitlines()
    assert lines[:4] == ["DOS: score sheet, target 200", "Rd  |A   |B   |C", "Who |    |    |", "1   |    |    |"]
    assert lines[-2:] == ["20  |    |    |", "Sum |    |    |"]


@pytest.mark.parametrize("players", [1, 5, 0, -3])
def test_a_sheet_is_for_as_many_as_can_play(players: int) -> None:
    book = edition_named("dos")
    with pytest.raises(Trouble, match="A score sheet is for 2 to 4 players here"):
        score_pdf(book, Words("en"), players)
