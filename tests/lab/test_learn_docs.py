"""docs/learning.md: its programs run and its tables match the code."""

from __future__ import annotations

import re
import sys
from io import StringIO
from pathlib import Path

import pytest

from sixdot.game.editions import EDITIONS
from tests.helpers.learning import encoding_for, index_for

PAGE = (Path(__file__).parents[2] / "docs" / "learning.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
BOOKS = {"UNO": EDITIONS["mattel"], "DOS": EDITIONS["dos"]}


def table_after(heading: str) -> list[list[str]]:
    """The cells of the first table after a line that begins like this, without its head."""
    lines = PAGE[PAGE.index(f"\n{heading}") :].splitlines()
    first = next(place for place, line in enumerate(lines) if line.startswith("|"))
    rows: list[list[str]] = []
    for line in lines[first + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


def span(text: str) -> range:
    first, _, last = text.partition("–")
    return range(int(first), int(last or first) + 1)


@pytest.mark.parametrize("program", PROGRAMS)
def test_every_program_runs(program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", StringIO())
    exec(compile(program, "learning.md", "exec"), {})


@pytest.mark.parametrize("game", BOOKS)
def test_the_rows_are_as_listed(game: str) -> None:
    encoding = encoding_for(BOOKS[game])
    rows = table_after(f"{game}, {encoding.size} numbers:")
    assert [(span(numbers), name, meaning) for numbers, name, meaning in rows] == [
        (range(part.start, part.start + part.size), part.name, part.meaning) for part in encoding.slices
    ]


@pytest.mark.parametrize("game", BOOKS)
def test_the_actions_are_as_listed(game: str) -> None:
    names = index_for(BOOKS[game]).notation()
    rows = table_after(f"{game}, {len(names)} actions:")
    assert [number for numbers, _ in rows for number in span(numbers)] == list(range(len(names)))
    for numbers, meaning in rows:
        verbs = {word.split()[0] for word in re.findall(r"`([^`]+)`", meaning)}
        listed = {names[number].split()[0] for number in span(numbers)}
        if "every match" not in meaning and "same plays" not in meaning and 0 not in span(numbers):
            assert listed - {"answer"} <= verbs


def test_the_eight_cards_of_a_number_come_in_the_order_that_is_told() -> None:
    names = index_for(BOOKS["DOS"]).notation()
    first = names.index("match b1 with b1")
    ones = ["b1", "g1", "r1", "y1", "b#=1", "g#=1", "r#=1", "y#=1"]
    assert names[first : first + 64] == [f"match {centre} with {card}" for centre in ones for card in ones]
    assert names[first + 64] == "match wd=blue with wd=blue"
