"""Means with their uncertainty, and the three ways to print what was found: table, lines, json."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from typing import Any, Final

FEW: Final = 10  # this many samples that are all alike say something about the rest
FORMATS: Final = ("table", "lines", "json")
Cell = str | int | float | None


@dataclass(frozen=True)
class Estimate:
    """A mean, and how far the truth may be from it: no farther than `margin` in 95 cases of 100."""

    mean: float
    margin: float | None  # None: too few samples to tell

    def scaled(self, factor: float) -> Estimate:
        return Estimate(self.mean * factor, None if self.margin is None else self.margin * factor)


def estimate(samples: Sequence[float]) -> Estimate:
    """From samples that do not depend on one another; 0 if there are none."""
    count = len(samples)
    mean = sum(samples) / max(1, count)
    if count < 2 or (count < FEW and max(samples) == min(samples)):
        return Estimate(mean, None)
    variance = sum((sample - mean) ** 2 for sample in samples) / (count - 1)
    return Estimate(mean, student(count - 1) * sqrt(variance / count))


# Student's distribution: 97.5 of a hundred lie below, so 95 on both sides; for 1 to 9 degrees of freedom.
_STUDENT: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262)
_NORMAL: Final = 1.959964


def student(freedom: int) -> float:
    """How many standard errors on each side: from a table for few degrees of freedom, then by a series."""
    if freedom <= len(_STUDENT):
        return _STUDENT[freedom - 1]
    z, d = _NORMAL, 1 / freedom
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + d * (first + d * (second + d * third))


def quantile(samples: Sequence[float], share: float) -> float:
    """The value that this share of the samples does not exceed."""
    ordered = sorted(samples)
    place = ceil(share * len(ordered) - 1e-9)  # counted from 1; 0.07 * 100 is a little more than 7
    return ordered[max(place, 1) - 1]


@dataclass(frozen=True)
class Column:
    name: str
    digits: int = 0
    unit: str = ""

    def text(self, value: Cell) -> str:
        if value is None:
            return "unknown"
        if isinstance(value, float):
            return f"{value:.{self.digits}f}{self.unit and ' ' + self.unit}"
        return str(value)


@dataclass(frozen=True)
class Sheet:
    """Rows of named figures under a sentence that says what they are."""

    title: str
    columns: tuple[Column, ...]
    rows: list[list[Cell]]


def shown(sheets: Sequence[Sheet], notes: Sequence[str], form: str) -> str:
    if form == "json":
        return json.dumps({"sheets": [_plain(sheet) for sheet in sheets], "notes": list(notes)}, indent=1) + "\n"
    draw = _lines if form == "lines" else _table
    parts = ["\n".join([sheet.title, *draw(sheet)]) + "\n" for sheet in sheets]
    if notes:
        parts.append("\n".join(notes) + "\n")
    return "\n".join(parts)


def _plain(sheet: Sheet) -> dict[str, Any]:
    names = [column.name for column in sheet.columns]
    return {"title": sheet.title, "rows": [dict(zip(names, row, strict=True)) for row in sheet.rows]}


def _cells(sheet: Sheet) -> list[list[str]]:
    return [[column.text(value) for column, value in zip(sheet.columns, row, strict=True)] for row in sheet.rows]


def _lines(sheet: Sheet) -> list[str]:
    """Each row as one line that names its figures, for the ear."""
    names = [column.name for column in sheet.columns]
    return [", ".join(f"{name} {cell}" for name, cell in zip(names, row, strict=True)) + "." for row in _cells(sheet)]


def _table(sheet: Sheet) -> list[str]:
    rows = [[column.name for column in sheet.columns], *_cells(sheet)]
    widths = [max(len(row[place]) for row in rows) for place in range(len(sheet.columns))]
    words = [all(isinstance(row[place], str) for row in sheet.rows) for place in range(len(sheet.columns))]
    return [
        "  ".join(
            cell.ljust(width) if word else cell.rjust(width)
            for cell, width, word in zip(row, widths, words, strict=True)
        ).rstrip()
        for row in rows
    ]
