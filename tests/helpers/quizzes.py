"""Files of questions for tests: a text or bytes in, the set or what is wrong with it out."""

from __future__ import annotations

import io
import sqlite3
import zipfile
from collections.abc import Sequence
from contextlib import closing

from sixdot.classroom.files import Imported, read_data
from sixdot.classroom.intake import BadQuestions, Intake
from sixdot.game.questions import Question
from sixdot.voice.words import Words


def reading(data: str | bytes, kind: str, language: str = "en") -> Imported:
    raw = data.encode() if isinstance(data, str) else data
    return read_data(raw, Intake("quiz", "quiz", language), kind)


def questions(data: str | bytes, kind: str, language: str = "en") -> tuple[Question, ...]:
    return reading(data, kind, language).chosen.questions


def wrong(data: str | bytes, kind: str, language: str = "en") -> list[str]:
    """What is said about a file that cannot be used."""
    try:
        reading(data, kind, language)
    except BadQuestions as bad:
        said = bad.lines(Words(language))
        assert all(line.endswith((".", "…")) and "{" not in line for line in said), said
        return said
    raise AssertionError("it was taken")


def at(where: str) -> str:
    """How a place is told: 3:10, 3, or nothing for the whole file."""
    line, _, column = where.partition(":")
    return f"quiz{', line ' if line else ''}{line}{', column ' if column else ''}{column}: "


def notes(data: str | bytes, kind: str) -> list[str]:
    return [note.said("quiz", Words("en")) for note in reading(data, kind).notes]


def collection(notes: Sequence[tuple[str, ...]], tags: str = "") -> bytes:
    """The database of an Anki package."""
    with closing(sqlite3.connect(":memory:")) as made:
        made.execute("CREATE TABLE notes (id integer primary key, mid integer, tags text, flds text)")
        made.executemany(
            "INSERT INTO notes (mid, tags, flds) VALUES (1, ?, ?)", [(tags, "\x1f".join(note)) for note in notes]
        )
        made.commit()
        return made.serialize()


def package(**files: bytes) -> bytes:
    """A zip with these files; an underscore in a name stands for a dot."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name.replace("_", "."), data)
    return made.getvalue()
