"""The bytes of a file as text: UTF-8 or UTF-16, with or without a mark at its start; else Latin-1, which is said."""

from __future__ import annotations

import codecs
import re
from bisect import bisect_right
from typing import Final

from sixdot.classroom.intake import Intake

LARGEST: Final = 4_000_000  # bytes of a text
MOST_LINES: Final = 50_000
_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),  # which begins like UTF-16
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_CONTROL: Final = re.compile(r"[\x00-\x08\x0e-\x1f\x7f]")
_ENOUGH: Final = 4_000  # bytes, to tell how a text is written


def decoded(data: bytes, intake: Intake) -> str:
    """The text with plain line ends, or the problem that it is none."""
    if len(data) > LARGEST:
        raise intake.fail(data.count(b"\n", 0, LARGEST) + 1, 0, "questions-too-large", most=LARGEST // 1_000_000)
    text = _text(data, intake)
    found = _CONTROL.search(text)
    if found:
        raise intake.fail(*LineStarts(text).at(found.start()), "questions-control", sign=f"U+{ord(found[0]):04X}")
    plain = text.replace("\r\n", "\n").replace("\r", "\n")
    if plain.count("\n") > MOST_LINES:
        raise intake.fail(MOST_LINES + 1, 0, "questions-many-lines", most=MOST_LINES)
    return plain


def _text(data: bytes, intake: Intake) -> str:
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return _strictly(data[len(mark) :], encoding, intake)
    begun = data[:_ENOUGH]
    if begun.count(0) * 4 > len(begun):  # most letters have a byte of nothing
        encoding = "utf-16-le" if begun[1::2].count(0) >= begun[::2].count(0) else "utf-16-be"
        return _strictly(data, encoding, intake)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        intake.note(data.count(b"\n", 0, error.start) + 1, "questions-latin")
    try:
        return data.decode("cp1252")  # Latin-1 with quotation marks, as Windows writes it
    except UnicodeDecodeError:
        return data.decode("latin-1")


def _strictly(data: bytes, encoding: str, intake: Intake) -> str:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        line = data[: error.start].decode(encoding, "ignore").count("\n") + 1
        raise intake.fail(line, 0, "questions-encoding", encoding=encoding.upper()) from None


class LineStarts:
    """Where the lines of a text begin."""

    def __init__(self, text: str) -> None:
        self._begun = [0, *[found.end() for found in re.finditer("\n", text)]]

    def at(self, place: int) -> tuple[int, int]:
        """The line and the column of a place in the text, both from 1."""
        line = bisect_right(self._begun, place)
        return line, place - self._begun[line - 1] + 1
