"""The file a run writes its results into: a header that pins every parameter, then a line for each piece of work."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Final, Self

MOST: Final = 1e15  # beyond that a number in a file is nonsense

Row = dict[str, Any]
Fits = Callable[[int, Row], bool]  # whether a row can be the result of the piece of this number


class JournalError(ValueError):
    """A file that this run cannot continue; the message says why."""


def numbers(values: Iterable[object]) -> bool:
    """Whether all are numbers that can be calculated with."""
    return all(isinstance(value, int | float) and abs(value) < MOST for value in values)


def texts(values: object) -> bool:
    return isinstance(values, list) and all(isinstance(value, str) and value.isprintable() for value in values)


def _line(content: Row) -> bytes:
    return json.dumps(content, separators=(",", ":")).encode() + b"\n"


class Journal:
    """Append-only. A line cut short when a run was killed is dropped, and its work is done again."""

    def __init__(self, path: Path, header: Row, fits: Fits = lambda unit, row: True) -> None:
        if path.exists() and not path.is_file():
            raise JournalError(f"{path} cannot be used: it is no file")
        self.path = path
        self.fits = fits
        self.header = json.loads(json.dumps(header))
        self.rows: dict[int, Row] = {}
        self.file: BinaryIO = path.open("a+b", buffering=0)
        try:
            self._take_for_oneself()
            self._read()
        except BaseException:
            self.file.close()
            raise

    def add(self, unit: int, row: Row) -> None:
        self.rows[unit] = row
        self._write({"unit": unit, **row})

    def _write(self, content: Row) -> None:
        line = _line(content)
        try:
            while line:
                line = line[self.file.write(line) or 0 :]
        except OSError as error:
            raise JournalError(f"{self.path} cannot be written any more: {error.strerror}") from None

    def _take_for_oneself(self) -> None:
        if sys.platform == "win32":
            return
        import fcntl

        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise JournalError(f"another run is writing into {self.path} now") from None

    def _read(self) -> None:
        self.file.seek(0)
        content = self.file.read()
        whole = content.rfind(b"\n") + 1
        lines = content[:whole].splitlines()
        if lines:
            self._check_header(self._parsed(lines[0], 1))
        elif content and not _line(self.header).startswith(content):
            raise JournalError(f"{self.path} is there already and was not written by the lab")
        if whole < len(content):
            self.file.truncate(whole)
        if not lines:
            self._write(self.header)
        for number, line in enumerate(lines[1:], 2):
            row = self._parsed(line, number)
            unit = row.pop("unit", None)
            if type(unit) is not int or not self._is_sound(unit, row):
                raise JournalError(f"{self.path} cannot be read: line {number} is no result of this run")
            self.rows.setdefault(unit, row)

    def _is_sound(self, unit: int, row: Row) -> bool:
        try:
            return self.fits(unit, row)
        except (LookupError, TypeError, ValueError, AttributeError):
            return False

    def _parsed(self, line: bytes, number: int) -> Row:
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict):
            raise JournalError(f"{self.path} cannot be read: line {number} is no result")
        return found

    def _check_header(self, found: Row) -> None:
        if found.get("lab") is None:
            raise JournalError(f"{self.path} is there already and was not written by the lab")
        for name in {**self.header, **found}:
            there, here = found.get(name), self.header.get(name)
            if there != here:
                raise JournalError(
                    f"{self.path} holds another run: there {name} is {json.dumps(there)}, here {json.dumps(here)}."
                    " Repeat the command that began it, or name another file"
                )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()
