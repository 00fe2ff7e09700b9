"""Anki packages, .apkg: a zip with a database of notes. Nothing is unpacked to disk; the database is only read."""

from __future__ import annotations

import io
import sqlite3
import stat
import zipfile
from contextlib import closing
from typing import Final

from sixdot.classroom.anki import take_note
from sixdot.classroom.intake import MOST_QUESTIONS, Excerpt, Intake
from sixdot.extras import how_to_install

LARGEST_PACKAGE: Final = 40_000_000  # bytes, pictures and sounds included
_LARGEST: Final = 16_000_000  # bytes of the database
_MOST_ENTRIES: Final = 20_000
_MOST_STEPS: Final = 200  # of ten thousand: what reading the notes may cost
_NEW: Final = "collection.anki21b"
_COLLECTIONS: Final = (_NEW, "collection.anki21", "collection.anki2")
_BETWEEN_FIELDS: Final = "\x1f"


def read_apkg(data: bytes, intake: Intake) -> None:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as package:
            database = _database(package, intake)
    except (zipfile.BadZipFile, EOFError, NotImplementedError, ValueError, RuntimeError, OSError, OverflowError):
        raise intake.fail(0, 0, "questions-zip") from None
    except Exception as error:
        if type(error).__name__ in ("error", "LZMAError"):  # of zlib and its neighbours
            raise intake.fail(0, 0, "questions-zip") from None
        raise
    _read_notes(database, intake)


def _database(package: zipfile.ZipFile, intake: Intake) -> bytes:
    entries = package.infolist()
    if len(entries) > _MOST_ENTRIES:
        raise intake.fail(0, 0, "questions-zip-entries", most=_MOST_ENTRIES)
    for entry in entries:
        parts = entry.filename.replace("\\", "/").split("/")
        if entry.filename.startswith(("/", "\\")) or ".." in parts or ":" in parts[0]:
            raise intake.fail(0, 0, "questions-zip-path")
        if stat.S_ISLNK(entry.external_attr >> 16):
            raise intake.fail(0, 0, "questions-zip-link")
        if entry.flag_bits & 1:
            raise intake.fail(0, 0, "questions-zip-locked")
    names = [entry.filename for entry in entries]
    for name in _COLLECTIONS:
        if name in names:
            with package.open(name) as file:
                found = file.read(_LARGEST + 1)
            return _within(_unpacked(found, intake) if name == _NEW else found, intake)
    raise intake.fail(0, 0, "questions-apkg-none")


def _within(data: bytes, intake: Intake) -> bytes:
    if len(data) > _LARGEST:
        raise intake.fail(0, 0, "questions-zip-large", most=_LARGEST // 1_000_000)
    return data


def _unpacked(data: bytes, intake: Intake) -> bytes:
    """What newer versions of Anki pack once more."""
    try:
        import zstandard
    except ImportError:
        raise intake.fail(0, 0, "questions-needs-zstandard", install=how_to_install("classroom")) from None
    try:
        with zstandard.ZstdDecompressor(max_window_size=1 << 27).stream_reader(_within(data, intake)) as reader:
            return bytes(reader.read(_LARGEST + 1))
    except zstandard.ZstdError:
        raise intake.fail(0, 0, "questions-zip") from None


def _read_notes(database: bytes, intake: Intake) -> None:
    try:
        with closing(sqlite3.connect(":memory:")) as connection:
            connection.deserialize(database)
            steps = iter(range(_MOST_STEPS))
            connection.set_progress_handler(lambda: next(steps, -1) < 0, 10_000)
            connection.set_authorizer(_only_reads)
            connection.text_factory = lambda text: text.decode("utf-8", "replace")
            kind = connection.execute("SELECT type FROM sqlite_master WHERE name = 'notes'").fetchone()
            if kind is None or kind[0] != "table":
                raise intake.fail(0, 0, "questions-apkg-none")
            found = connection.execute(f"SELECT flds, tags FROM notes ORDER BY id LIMIT {MOST_QUESTIONS + 1}")
            notes = [(str(fields or ""), str(tags or "")) for fields, tags in found]
    except (sqlite3.Error, OverflowError, MemoryError):
        raise intake.fail(0, 0, "questions-apkg-database") from None
    if len(notes) > MOST_QUESTIONS:
        raise intake.fail(MOST_QUESTIONS + 1, 0, "questions-too-many", most=MOST_QUESTIONS)
    for number, (fields, tags) in enumerate(notes, 1):  # where a text has lines, a package has notes
        pieces = [Excerpt(text, number, place) for place, text in enumerate(fields.split(_BETWEEN_FIELDS), 1)]
        take_note(pieces, next(iter(tags.split()), ""), True, intake)


def _only_reads(action: int, *names: str | None) -> int:
    return sqlite3.SQLITE_OK if action in (sqlite3.SQLITE_SELECT, sqlite3.SQLITE_READ) else sqlite3.SQLITE_DENY
