"""Files of questions: which format each is in, how it is read, and which formats a set can be written in."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

from sixdot.classroom.decoding import LARGEST, decoded
from sixdot.classroom.intake import Intake, Problem, shown
from sixdot.classroom.sets import QuestionSet
from sixdot.durable import read_bytes, reason_of
from sixdot.voice.trouble import Trouble

_SUFFIXES: Final = {
    ".yaml": "yaml", ".yml": "yaml", ".csv": "csv", ".tsv": "tsv", ".tab": "tsv", ".gift": "gift", ".aiken": "aiken",
    ".apkg": "apkg",
}  # fmt: skip
_SPREADSHEETS: Final = (".xlsx", ".xlsm", ".xls", ".ods", ".numbers")
_READERS: Final = {
    "yaml": "by_hand:read_yaml",
    "csv": "sheets:read_table",
    "tsv": "sheets:read_table",
    "aiken": "aiken:read_aiken",
    "gift": "gift:read_gift",
    "anki": "anki:read_anki",
}
_WRITERS: Final = {
    "yaml": "by_hand:write_yaml",
    "csv": "sheets:write_csv",
    "tsv": "sheets:write_tsv",
    "aiken": "aiken:write_aiken",
    "gift": "gift:write_gift",
}
# What a format has no place for.
_LOST: Final = {
    "aiken": ("hint", "explanation", "subject", "level", "exact"),
    "gift": ("hint", "level", "exact"),
}
READ: Final = (*_READERS, "apkg")
WRITTEN: Final = tuple(_WRITERS)


class Imported(NamedTuple):
    chosen: QuestionSet
    format: str
    notes: list[Problem]  # what was left out, or guessed


def read_set(path: Path, language: str, kind: str | None = None, is_said: bool = False) -> Imported:
    """The set in a file, or `BadQuestions`. The file is in this format, or in the one that it looks like.

    `is_said`: somebody has named the language, whatever the file looks like.
    """
    intake = Intake(str(path), path.stem, language, is_said)
    largest = _largest(path, kind)
    try:
        data = read_bytes(path, largest + 1)
    except OSError as error:
        raise intake.fail(0, 0, "questions-unreadable", reason=reason_of(error)) from None
    return read_data(data, intake, kind or _format_of(path.suffix.lower(), data, intake))


def _largest(path: Path, kind: str | None) -> int:
    if "apkg" not in (kind, _SUFFIXES.get(path.suffix.lower())):
        return LARGEST
    from sixdot.classroom.apkg import LARGEST_PACKAGE

    return LARGEST_PACKAGE


def read_data(data: bytes, intake: Intake, kind: str) -> Imported:
    if kind == "apkg":
        from sixdot.classroom.apkg import read_apkg

        read_apkg(data, intake)
    else:
        text = decoded(data, intake)
        kind = kind or _looks_like(text, intake)
        intake.kind = kind
        _found(_READERS[kind])(text, intake)
    return Imported(intake.done(), kind, intake.notes)


def _found(name: str) -> Callable[..., object]:
    module, _, function = name.partition(":")
    found: Callable[..., object] = getattr(import_module(f"sixdot.classroom.{module}"), function)
    return found


def _format_of(suffix: str, data: bytes, intake: Intake) -> str:
    """By its suffix; "" for a plain text, which must be looked at."""
    if suffix in _SUFFIXES:
        return _SUFFIXES[suffix]
    if suffix in _SPREADSHEETS:
        raise intake.fail(0, 0, "questions-spreadsheet")
    if suffix not in (".txt", ".text", ".md", ""):
        raise intake.fail(0, 0, "questions-format", value=shown(suffix), formats=list(READ))
    return "apkg" if data.startswith(b"PK\x03\x04") else ""


def _looks_like(text: str, intake: Intake) -> str:
    from sixdot.classroom.aiken import looks_like_aiken
    from sixdot.classroom.anki import looks_like_anki
    from sixdot.classroom.gift import looks_like_gift

    if looks_like_anki(text):
        return "anki"
    if looks_like_aiken(text):
        return "aiken"
    if looks_like_gift(text):
        return "gift"
    if "\t" in text:
        return "tsv"
    raise intake.fail(0, 0, "questions-format-unclear", formats=list(READ))


# Writing


def format_to_write(path: Path, kind: str | None) -> str:
    found = kind or _SUFFIXES.get(path.suffix.lower(), "")
    if found not in _WRITERS:
        raise Trouble("questions-write-format", value=shown(path.suffix or str(path)), formats=list(WRITTEN))
    return found


def written(chosen: QuestionSet, kind: str) -> str:
    """The set in a format, or a `Trouble` that names the first question which that cannot say."""
    if kind == "aiken":
        from sixdot.classroom.aiken import fits_aiken

        unfit = [question for question in chosen.questions if not fits_aiken(question)]
        if unfit:
            raise Trouble("questions-no-aiken", text=shown(unfit[0].ask), count=len(unfit))
    return str(_found(_WRITERS[kind])(chosen))


def lost_in(chosen: QuestionSet, kind: str) -> list[str]:
    """What the questions of this set say that the format has no place for."""
    return [name for name in _LOST.get(kind, ()) if any(getattr(question, name) for question in chosen.questions)]
