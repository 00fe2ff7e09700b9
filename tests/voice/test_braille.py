from __future__ import annotations

import os
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixdot.cli import main
from sixdot.game.cards import DECKS
from sixdot.game.edition import Edition
from sixdot.game.editions import EDITIONS
from sixdot.voice.braille import (
    TABLES,
    Braille,
    braille_lines,
    brf_of,
    default_table,
    embossed,
    marks_of,
    status,
    unicode_of,
)
from sixdot.voice.help import taught_words
from sixdot.voice.words import Words
from tests.helpers.read_back import read_back

ALL_MARKS = sorted({mark for edition in EDITIONS.values() for mark in marks_of(edition)})
BRAILLE = {table: Braille(table, ALL_MARKS) for table in TABLES}
tables = pytest.mark.parametrize("table", TABLES)


@pytest.mark.parametrize(
    ("table", "cells", "brf"),
    [
        ("en-ueb-g1", "⠠⠠⠥⠝⠕⠖⠀⠠⠏⠇⠁⠽⠊⠝⠛⠀⠗⠑⠙⠀⠼⠑", ",,UNO6 ,PLAYING RED #E"),
        ("en-ueb-g2", "⠠⠠⠥⠝⠕⠖⠀⠠⠏⠇⠁⠽⠬⠀⠗⠫⠀⠼⠑", ",,UNO6 ,PLAY+ R$ #E"),
        ("fr-bfu-g1", "⠨⠨⠥⠝⠕⠖⠀⠨⠏⠇⠁⠽⠊⠝⠛⠀⠗⠑⠙⠀⠠⠱", "..UNO6 .PLAYING RED ,:"),
        ("fr-bfu-g2", "⠨⠨⠥⠝⠕⠖⠀⠨⠫⠁⠽⠔⠛⠀⠄⠙⠀⠠⠱", "..UNO6 .$AY9G 'D ,:"),
    ],
)
def test_a_call_of_uno_is_written_as_each_code_writes_it(table: str, cells: str, brf: str) -> None:
    made = BRAILLE[table].cells("UNO! Playing red 5")
    assert (unicode_of(made.dots), brf_of(made.dots)) == (cells, brf)


def test_french_numbers_are_written_with_antoine_digits() -> None:
    made = unicode_of(BRAILLE["fr-bfu-g1"].cells("1 2 3 4 5 6 7 8 9 0").dots)
    assert made == "⠠⠡⠀⠠⠣⠀⠠⠩⠀⠠⠹⠀⠠⠱⠀⠠⠫⠀⠠⠻⠀⠠⠳⠀⠠⠪⠀⠠⠼"
    assert brf_of(BRAILLE["fr-bfu-g1"].cells("à vous : 5v").dots) == "( VOUS 3 ,:V"


@pytest.mark.parametrize(
    ("table", "text", "cells"),
    [
        ("en-ueb-g1", "Sam r5 4 · you 3/6", "⠠⠎⠁⠍⠀⠗⠼⠑⠀⠼⠙⠀⠀⠽⠕⠥⠀⠼⠉⠸⠌⠼⠋"),
        ("en-ueb-g2", "Sam r5 4 · you 3/6", "⠠⠎⠁⠍⠀⠗⠼⠑⠀⠼⠙⠀⠀⠽⠀⠼⠉⠸⠌⠼⠋"),
        ("fr-bfu-g1", "Sam 5r 4 · vous 3/6", "⠨⠎⠁⠍⠀⠠⠱⠗⠀⠠⠹⠀⠀⠧⠕⠥⠎⠀⠠⠩⠌⠫"),
        ("fr-bfu-g2", "Sam 5r 4 · vous 3/6", "⠨⠎⠁⠍⠀⠠⠱⠗⠀⠠⠹⠀⠀⠧⠀⠠⠩⠌⠫"),
    ],
)
def test_a_line_of_the_game_has_two_blanks_for_its_middle_dot_and_keeps_numbers_apart(
    table: str, text: str, cells: str
) -> None:
    assert unicode_of(BRAILLE[table].cells(text).dots) == cells


@tables
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
def test_every_mark_reads_back_as_itself(table: str, edition: Edition) -> None:
    braille = BRAILLE[table]
    for mark in marks_of(edition):
        assert read_back(table, braille.cells(mark).dots) == mark
        line = f"Sam {mark} 4 · Ana"
        made = braille.cells(line)
        assert read_back(table, made.dots) == f"Sam {mark} 4  Ana"
        of_mark = [cell for cell, sign in zip(made.dots, made.sign_of, strict=True) if 4 <= sign < 4 + len(mark)]
        assert tuple(of_mark) == braille.cells(mark).dots


@tables
def test_a_mark_is_written_letter_by_letter_where_its_word_would_be_contracted(table: str) -> None:
    grade_one = BRAILLE[table.replace("g2", "g1")]
    for mark in ("couleur", "stop v", "rev v"):
        letters = unicode_of(BRAILLE[table].cells(mark).dots).replace("⠰", "")
        assert letters == unicode_of(grade_one.cells(mark).dots)
    assert brf_of(Braille("fr-bfu-g2").cells("couleur").dots) == "C\\L."
    assert brf_of(BRAILLE["en-ueb-g2"].cells("stopping").dots) == "/OPP+"


@pytest.mark.parametrize("table", ["en-ueb-g2", "fr-bfu-g2"])
def test_the_letter_of_a_colour_by_itself_is_not_read_as_a_word(table: str) -> None:
    for letter in "bgryvj":
        cells = BRAILLE[table].cells(f"wi+4 {letter}")
        assert read_back(table, cells.dots) == f"wi+4 {letter}"


@pytest.mark.parametrize(
    ("table", "text", "read"),
    [
        ("en-ueb-g1", "Sam 😀", "Sam (grinning face)"),
        ("fr-bfu-g1", "Łukasz", "Lukasz"),
        ("fr-bfu-g1", "Иван", "Iveaen"),
        ("fr-bfu-g1", "Zo\u00eb \u2665\ufe0f", "Zoë (black heart suit)"),
        ("en-ueb-g1", "a\u200bb\tc", "ab c"),
    ],
)
def test_a_sign_missing_from_the_table_is_told_by_its_letter_or_name(table: str, text: str, read: str) -> None:
    assert read_back(table, BRAILLE[table].cells(text).dots) == read


@tables
@given(text=st.text(max_size=60))
def test_any_text_becomes_six_dot_cells_and_each_cell_knows_its_sign(table: str, text: str) -> None:
    made = BRAILLE[table].cells(text)
    patterns = any("\u2840" <= sign <= "\u28ff" for sign in text)
    assert patterns or all(0 <= cell < 64 for cell in made.dots)
    assert len(made.sign_of) == len(made.dots)
    assert all(0 <= sign < len(text) for sign in made.sign_of)


@tables
def test_a_braille_cell_in_a_text_stays_that_cell(table: str) -> None:
    assert unicode_of(BRAILLE[table].cells("⠿ ⠃").dots) == "⠿⠀⠃"


@tables
def test_what_is_typed_is_not_contracted(table: str) -> None:
    grade_one = BRAILLE[table.replace("g2", "g1")]
    made = BRAILLE[table].cells("challenge", contracted=False)
    assert made.dots == grade_one.cells("challenge").dots


@given(
    words=st.lists(st.sampled_from([*ALL_MARKS, "Sam", "draws", "one", "·", "incomprehensibilities"]), max_size=30),
    width=st.integers(10, 100),
    form=st.sampled_from(["unicode", "brf"]),
)
def test_lines_of_braille_are_no_wider_than_asked_and_broken_between_words(
    words: list[str], width: int, form: str
) -> None:
    braille = BRAILLE["en-ueb-g1"]
    text = " ".join(words)
    lines = braille_lines(text, width, form, braille)
    assert all(len(line) <= width for line in lines)
    blank = "\u2800" if form == "unicode" else " "
    whole = unicode_of(braille.cells(text).dots) if form == "unicode" else brf_of(braille.cells(text).dots)
    assert "".join(lines).replace(blank, "") == whole.replace(blank, "")
    assert all(line == line.strip(blank) for line in lines)
    if width >= 21:
        assert " ".join(lines).replace(blank, " ").split() == whole.replace(blank, " ").split()
        assert not any(line.endswith((f"{blank}⠎⠞⠕⠏", f"{blank}STOP")) for line in lines)


def test_a_word_longer_than_the_line_is_the_only_one_that_is_broken() -> None:
    lines = braille_lines("you draw incomprehensibilities now", 10, "brf", BRAILLE["en-ueb-g1"])
    assert lines == ["YOU DRAW", "INCOMPREHE", "NSIBILITIE", "S NOW"]


def test_a_mark_of_two_words_stays_on_one_line() -> None:
    assert braille_lines("Sam 5v stop v", 12, "brf", BRAILLE["fr-bfu-g1"]) == [".SAM ,:V", "STOP V"]


@tables
@pytest.mark.parametrize("width", [20, 40])
def test_a_name_and_its_count_are_never_parted(table: str, width: int) -> None:
    braille = BRAILLE[table]
    names = ["you", "Ana", "Benedicta", "Cleo", "Dan", "Eva", "Maximilian", "Flo", "Gus", "Hal"]
    for shift in range(10):
        counts = {name: 3 + 7 * place for place, name in enumerate(names[shift:] + names[:shift])}
        text = " ".join([f"{name} {count}" for name, count in counts.items()])
        cells = braille.cells(text)
        lines = [text[cells.sign_of[start] : cells.sign_of[end - 1] + 1] for start, end in cells.lines(width)]
        assert len(lines) > 1
        assert all(end - start <= width for start, end in cells.lines(width))
        for name, count in counts.items():
            assert any(f"{name} {count}" in line for line in lines), lines


@pytest.mark.parametrize(("table", "language"), [("fr-bfu-g2", "fr"), ("en-ueb-g2", "en")])
def test_what_is_typed_as_a_command_is_spelled_out_and_the_rest_is_contracted(table: str, language: str) -> None:
    typed = taught_words(Words(language))
    braille, plain = Braille(table, typed), Braille(table.replace("g2", "g1"))
    for word in typed:
        assert braille.cells(word).dots == braille.cells(word, contracted=False).dots, word
        assert len(braille.cells(word).dots) >= len(word)
    for text in {
        "fr": ["vous avez toujours deux cartes", "la partie continue"],
        "en": ["you have the cards", "and you"],
    }[language]:
        assert len(braille.cells(text).dots) < len(plain.cells(text).dots), text


def test_who_is_next_is_not_torn_from_what_they_can_do() -> None:
    text = "Ben stop v 6 Cleo passe un tour · vous 3/7"
    first, second = braille_lines(text, 40, "unicode", BRAILLE["fr-bfu-g1"])
    assert second == braille_lines("vous 3/7", 40, "unicode", BRAILLE["fr-bfu-g1"])[0]
    assert len(first) > 20
    assert len(braille_lines("Sam · " + "draws one " * 4, 40, "brf", BRAILLE["en-ueb-g1"])) == 2


def test_an_empty_text_is_one_empty_line() -> None:
    assert braille_lines("", 20) == [""]
    assert braille_lines(" · ", 20) == [""]


def test_a_sheet_for_an_embosser_keeps_to_its_cells_and_lines_and_indents_what_goes_over() -> None:
    braille = Braille("en-ueb-g2", ["the", "Ann"])
    texts = ["Ann", "", "Join with the code the and your name: Ann.", "q: Say the question again"]
    told = embossed(texts, braille, 20, 4)
    assert told.split("\f") == [
        ',ANN\r\n\r\n,JO9 ) THE CODE\r\n  THE & YR "N3 ,ANN4\r\n',
        ';Q3 ,SAY THE "Q AG\r\n',
        "",
    ]


def test_brf_has_one_ascii_sign_for_each_of_the_64_cells() -> None:
    letters = [1, 3, 9, 25, 17, 11, 27, 19, 10, 26]
    assert brf_of(letters) == "ABCDEFGHIJ"
    assert brf_of([cell | 4 for cell in letters]) == "KLMNOPQRST"
    signs = brf_of(range(64))
    assert sorted(signs) == [chr(code) for code in range(32, 96)]


@pytest.mark.parametrize("width", ["9", "101"])
def test_an_impossible_width_is_refused_before_anything_is_printed(
    width: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--braille-lines", width]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert "10 to 100" in told.err


def test_a_language_begins_with_its_uncontracted_table() -> None:
    assert (default_table("en"), default_table("fr")) == ("en-ueb-g1", "fr-bfu-g1")


def test_all_cards_of_an_edition_have_their_marks() -> None:
    for edition in EDITIONS.values():
        assert len(set(marks_of(edition))) == len(DECKS[edition.game].cards)


def test_liblouis_is_found_with_all_tables() -> None:
    found = status()
    assert (found.id, found.works, found.values["tables"]) == ("liblouis", True, [])
    assert str(found.values["version"]).startswith("3.")


_ASK = """
from sixdot.voice.braille import Braille, status
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import Words
try:
    Braille("fr-bfu-g1")
except Trouble as error:
    print(error, error.text(Words("fr")), status().works, sep="|")
"""


@pytest.mark.parametrize(
    ("name", "english", "french"),
    [
        ("SIXDOT_LIBLOUIS", "Braille needs liblouis", "Le braille a besoin de liblouis"),
        ("LOUIS_TABLEPATH", "liblouis has no braille table fr-bfu-g1", "liblouis n'a pas de table braille fr-bfu-g1"),
    ],
)
def test_without_liblouis_or_its_tables_a_sentence_says_how_to_get_them(name: str, english: str, french: str) -> None:
    told = _python(_ASK, {name: "/nowhere"}).strip().split("|")
    assert told[0].startswith(english)
    assert told[1].startswith(french)
    assert "apt install" in told[0] or "liblouis-data" in told[0]
    assert told[2] == "False"


def test_braille_loads_nothing_before_it_is_wanted() -> None:
    assert _python("import sixdot.voice.braille, sys; print('ctypes' in sys.modules)", {}) == "False\n"


def _python(script: str, environment: dict[str, str]) -> str:
    run = subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | environment | {"PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )
    assert run.stderr == ""
    return run.stdout
