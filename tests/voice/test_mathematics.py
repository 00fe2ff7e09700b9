"""Sums in braille, by liblouis itself, against cells that were checked by hand."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixdot.game.editions import EDITIONS
from sixdot.voice.braille import TABLES, Braille, brf_of, marks_of, unicode_of
from sixdot.voice.mathematics import WAYS
from tests.helpers.transcribed import transcript

MARKS = sorted({mark for edition in EDITIONS.values() for mark in marks_of(edition)})
BRAILLE = {(table, way): Braille(table, MARKS, way) for table in TABLES for way in WAYS}


def cells(text: str, table: str, way: str) -> str:
    return unicode_of(BRAILLE[table, way].cells(text).dots)


@pytest.mark.parametrize(
    ("table", "way", "text", "made"),
    [
        # As it is typed: the letter x, the hyphen, the colon and the asterisk.
        ("en-ueb-g1", "text", "7 x 8", "⠼⠛⠀⠭⠀⠼⠓"),
        ("en-ueb-g1", "text", "12 - 5 = 7", "⠼⠁⠃⠀⠤⠀⠼⠑⠀⠐⠶⠀⠼⠛"),
        # UEB: times 5-236, minus 5-36, divided by 5-34, plus 5-235, equals 5-2356.
        ("en-ueb-g1", "signs", "7 x 8", "⠼⠛⠀⠐⠦⠀⠼⠓"),
        ("en-ueb-g2", "signs", "7 * 8", "⠼⠛⠀⠐⠦⠀⠼⠓"),
        ("en-ueb-g1", "signs", "12 - 5 = 7", "⠼⠁⠃⠀⠐⠤⠀⠼⠑⠀⠐⠶⠀⠼⠛"),
        ("en-ueb-g1", "signs", "12 : 4", "⠼⠁⠃⠀⠐⠌⠀⠼⠙"),
        ("en-ueb-g1", "signs", "(2 + 3) x 4", "⠐⠣⠼⠃⠀⠐⠖⠀⠼⠉⠐⠜⠀⠐⠦⠀⠼⠙"),
        ("en-ueb-g2", "signs", "What is -5 + 3?", "⠠⠱⠁⠞⠀⠊⠎⠀⠐⠤⠼⠑⠀⠐⠖⠀⠼⠉⠦"),
        # The French code: Antoine's digits, times 5-35, equals 6-2356.
        ("fr-bfu-g1", "signs", "7 x 8 = 56", "⠠⠻⠀⠐⠔⠀⠠⠳⠀⠠⠶⠀⠠⠱⠫"),
        # Nemeth, between 456-146 and 456-156: lower digits, no blanks but round comparisons, one number sign.
        ("en-ueb-g1", "nemeth", "7 x 8", "⠸⠩⠀⠼⠶⠈⠡⠦⠀⠸⠱"),
        ("en-ueb-g1", "nemeth", "12 - 5 = 7", "⠸⠩⠀⠼⠂⠆⠤⠢⠀⠨⠅⠀⠼⠶⠀⠸⠱"),
        ("en-ueb-g1", "nemeth", "12 ÷ 4", "⠸⠩⠀⠼⠂⠆⠨⠌⠲⠀⠸⠱"),
        ("en-ueb-g1", "nemeth", "(2 + 3) * 4", "⠸⠩⠀⠷⠆⠬⠒⠾⠈⠡⠲⠀⠸⠱"),
        ("en-ueb-g1", "nemeth", "-5 + 3", "⠸⠩⠀⠤⠼⠢⠬⠒⠀⠸⠱"),
        ("en-ueb-g1", "nemeth", "2.5 × 2", "⠸⠩⠀⠼⠆⠨⠢⠈⠡⠆⠀⠸⠱"),
        ("en-ueb-g1", "nemeth", "x + 3 < 7", "⠸⠩⠀⠭⠬⠒⠀⠐⠅⠀⠼⠶⠀⠸⠱"),
        ("en-ueb-g2", "nemeth", "What is 7 x 8?", "⠠⠱⠁⠞⠀⠊⠎⠀⠸⠩⠀⠼⠶⠈⠡⠦⠀⠸⠱⠦"),
        # What liblouis has no Nemeth signs for keeps those of the table.
        ("en-ueb-g1", "nemeth", "x² - 1", "⠭⠰⠔⠼⠃⠀⠐⠤⠀⠼⠁"),
    ],
)
def test_a_sum_is_written_as_each_code_writes_it(table: str, way: str, text: str, made: str) -> None:
    assert cells(text, table, way) == made


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    "text",
    [
        "Sam r5 4 · you 3/6",
        "Kim b+2 you +b1 r7 · Ana",
        "Sam r5+r2>r7!! you +g6",
        "10:30",
        "2-10 players",
        "a) 5, b) 6",
    ],
)
def test_counts_cards_and_times_are_no_sums(way: str, text: str) -> None:
    assert cells(text, "en-ueb-g1", way) == cells(text, "en-ueb-g1", "text")


def test_for_an_embosser_the_same_cells_are_ascii() -> None:
    assert brf_of(BRAILLE["en-ueb-g1", "nemeth"].cells("7 x 8 = 56").dots) == "_% #7@*8 .K #56 _:"


@given(
    text=st.text(st.sampled_from("0123456789+-−×x*÷:/=<>()√²., abc?·⠿"), max_size=30),
    way=st.sampled_from(WAYS),
    table=st.sampled_from(list(TABLES)),
)
def test_whatever_looks_like_a_sum_every_cell_has_its_sign(text: str, way: str, table: str) -> None:
    made = BRAILLE[table, way].cells(text)
    assert len(made.sign_of) == len(made.dots)
    assert all(0 <= sign < len(text) for sign in made.sign_of)


SUMS = """name: sums
questions:
  - {question: What is 7 x 8?, answer: 56}
  - {question: What is 9 x 6?, answer: 54}
"""


def test_a_question_is_felt_in_the_code_that_was_chosen_while_playing(tmp_path: Path) -> None:
    (tmp_path / "sums.yaml").write_text(SUMS)
    told = transcript(
        ["play", "--questions", str(tmp_path / "sums.yaml"), "--seed", "a", "--players", "2", "--language", "en",
         "--braille-lines", "40", "--braille-form", "brf"],
        ["set braille maths signs", "command", "question", "set maths nemeth", "command", "question", "quit"],
    )  # fmt: skip
    before, _, _, signs, _, _, nemeth, *_ = told.split("\n> ")
    assert " X #" in before
    assert '#G "8 #H8' in signs or '#I "8 #F8' in signs
    assert "_% #7@*8 _:8" in nemeth or "_% #9@*6 _:8" in nemeth
