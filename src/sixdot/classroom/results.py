"""What pupils were asked and how they answered, counted by pupil and by question, and written for a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from sixdot.classroom.sheets import guarded

WAYS: Final = ("pupil", "question")  # by which results are counted


@dataclass
class Attempt:
    """A question that a pupil has answered."""

    pupil: str
    question: str
    answer: str | None  # None: did not know
    right: bool | None  # None: nobody has judged it yet
    hinted: bool = False  # with a hint that this pupil had asked for


class ResultRow(NamedTuple):
    """How it went for a pupil, or with a question."""

    about: str
    asked: int
    right: int
    first: int  # of these, how often at the first time that this pupil was asked this question
    hints: int = 0


def counted(attempts: Iterable[Attempt], way: str) -> list[ResultRow]:
    """Pupils by their names, questions in the order in which they were first asked."""
    rows: dict[str, ResultRow] = {}
    before: set[tuple[str, str]] = set()
    for attempt in attempts:
        about, right = attempt.pupil if way == "pupil" else attempt.question, attempt.right is True
        first = right and (attempt.pupil, attempt.question) not in before
        before.add((attempt.pupil, attempt.question))
        row = rows.get(about, ResultRow(about, 0, 0, 0))
        rows[about] = ResultRow(
            about, row.asked + 1, row.right + right, row.first + first, row.hints + attempt.hinted
        )
    return sorted(rows.values(), key=lambda row: row.about.casefold()) if way == "pupil" else list(rows.values())


def results_csv(rows: Iterable[ResultRow], headings: Sequence[str]) -> str:
    """For a spreadsheet, which takes no cell of it for a formula."""
    made = io.StringIO()
    writer = csv.writer(made, lineterminator="\r\n")
    for cells in (headings, *rows):
        writer.writerow([guarded(str(cell)) for cell in cells])
    return made.getvalue()
