"""Whole games as they are felt, 20 cells wide in lines of braille and 40 on a display, cell for cell as they were."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from sixdot.game.editions import EDITIONS
from sixdot.voice.braille import TABLES, Braille, default_table
from sixdot.voice.help import taught_words
from sixdot.voice.words import LANGUAGES, Words
from tests.helpers.read_back import read_back
from tests.helpers.transcribed import FOLDER, kept, read

KEPT = sorted((FOLDER / "braille").glob("*.txt"))
ALPHABET = dict(zip("abcdefghijklmnopqrstuvwxyz", "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵", strict=True))
STATUS = 4  # cells before the text, the last of them blank
games = pytest.mark.parametrize("path", KEPT, ids=[path.stem for path in KEPT])


def about(path: Path) -> tuple[str, str, int]:
    edition, language, cells = path.stem.split(".")
    return edition, language, int(cells)


def table_of(path: Path) -> str:
    arguments = read(path)[0]
    chosen = [after for word, after in pairwise(arguments) if word == "--braille-table"]
    return chosen[0] if chosen else default_table(about(path)[1])


def felt(path: Path) -> Iterator[tuple[str, list[str]]]:
    """What the status cells must say, if there are any, and the rows that are felt before the next line is typed."""
    for answer in re.split("^>.*$", path.read_text("utf-8"), flags=re.MULTILINE)[:-1]:
        lines = answer.strip("\n").split("\n")
        wanted = [line for line in lines if line.startswith("[")]
        yield "".join(wanted), [line for line in lines if line and all("⠀" <= sign <= "⣿" for sign in line)]


def texts(path: Path) -> Iterator[list[str]]:
    """The same rows without status cells, and without the dots that say that more waits."""
    for status, rows in felt(path):
        plain = [[ord(cell) & 0x3F for cell in row[STATUS if status else 0 :]] for row in rows]
        yield ["".join([chr(0x2800 + cell) for cell in row]).strip("⠀") for row in plain]


def test_every_edition_is_kept_at_both_widths_in_both_languages_contracted_and_not() -> None:
    assert {about(path)[::2] for path in KEPT} == {(edition, cells) for edition in EDITIONS for cells in (20, 40)}
    assert {about(path)[1:] for path in KEPT} == {(language, cells) for language in LANGUAGES for cells in (20, 40)}
    assert {table_of(path) for path in KEPT} == TABLES.keys()


@games
def test_a_game_feels_as_it_did_and_is_played_to_its_end(path: Path) -> None:
    arguments, typed = read(path)
    told = kept(arguments, typed)
    assert told == path.read_text("utf-8")
    assert len(typed) > 14
    assert typed[-1] == ""  # Enter, once the game was over: nothing was asked after it
    assert not re.search("^>.*$", told.rsplit("\n>", 1)[1], flags=re.MULTILINE)


@games
def test_no_row_is_longer_than_the_display(path: Path) -> None:
    rows = [row for _, found in felt(path) for row in found]
    assert len(rows) > 30
    assert max(len(row) for row in rows) <= about(path)[2]


@games
def test_a_name_or_a_card_and_its_count_are_never_parted(path: Path) -> None:
    table = table_of(path)
    for rows in texts(path):
        for row in rows[1:]:
            text = read_back(table, [ord(cell) - 0x2800 for cell in row])
            assert not re.match(r"\+?\d+(/\d+)?( |$)", text), (text, rows)


@games
def test_what_is_typed_as_a_command_is_spelled_out(path: Path) -> None:
    table, words = table_of(path), {word for rows in texts(path) for row in rows for word in row.split("⠀")}
    spelled, contracted = Braille(table.replace("g2", "g1")), Braille(table)
    taught = [word for word in taught_words(Words(about(path)[1])) if " " not in word and len(word) > 2]
    found = 0
    for command in taught:
        whole, short = (
            "".join([chr(0x2800 + cell) for cell in braille.cells(command).dots]) for braille in (spelled, contracted)
        )
        found += whole in words
        if whole != short and len(short) > 2:
            assert short not in words, command
    assert found > 2


@games
def test_the_status_cells_are_right_at_every_row(path: Path) -> None:
    edition, _, cells = about(path)
    met = [(status, row) for status, rows in felt(path) for row in rows if status]
    assert bool(met) == (cells == 40)
    for status, row in met:
        turn, colour, called = status[1:-1].split(" ", 2)
        cell_of_turn = {"you": "⠿", "-": "⠀"}.get(turn) or ALPHABET[turn[0].lower()]
        cell_of_call = "⠀" if called == "-" else ALPHABET["d" if edition == "dos" else "u"]
        wanted = cell_of_turn + ALPHABET.get(colour, "⠀") + cell_of_call
        assert row.ljust(cells, "⠀")[:STATUS] == f"{wanted}⠀", status


def test_calls_and_the_turns_of_others_are_among_what_is_kept() -> None:
    standings = [status[1:-1].split(" ", 2) for path in KEPT for status, _ in felt(path) if status]
    assert {turn for turn, _, _ in standings} >= {"you", "Ana"}
    assert any(called != "-" for _, _, called in standings)
