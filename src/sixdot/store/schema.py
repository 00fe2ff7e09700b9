"""The schema of the database as a list of migrations; one that has been released never changes."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from typing import Final

APPLICATION: Final = 0x36646F74  # "6dot", in the head of the file

Step = Sequence[str]

STEPS: Final[Sequence[Step]] = (
    (
        """CREATE TABLE room (
            id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, aside TEXT NOT NULL DEFAULT '',
            last INTEGER NOT NULL DEFAULT 0)""",
        """CREATE TABLE entry (
            room INTEGER NOT NULL REFERENCES room, number INTEGER NOT NULL, command TEXT, text TEXT NOT NULL,
            chain BLOB NOT NULL, PRIMARY KEY (room, number)) WITHOUT ROWID""",
        "CREATE UNIQUE INDEX entry_command ON entry (room, command) WHERE command IS NOT NULL",
        # The last number is kept apart from the entries, so that it is noticed when the last of them are missing.
        """CREATE TRIGGER entry_last AFTER INSERT ON entry
            BEGIN UPDATE room SET last = NEW.number WHERE id = NEW.room; END""",
        """CREATE TABLE token (
            room INTEGER NOT NULL REFERENCES room, member INTEGER NOT NULL, hash BLOB NOT NULL, state TEXT NOT NULL,
            UNIQUE (room, member, hash))""",
    ),
    (
        "CREATE TABLE fact (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
        "INSERT INTO fact VALUES ('session', '')",
    ),
    (
        "ALTER TABLE entry ADD COLUMN rules INTEGER NOT NULL DEFAULT 1",
        "ALTER TABLE entry ADD COLUMN program TEXT NOT NULL DEFAULT '0.1.0'",
    ),
)


def version_of(database: sqlite3.Connection) -> int:
    return int(database.execute("PRAGMA user_version").fetchone()[0])


def migrate(database: sqlite3.Connection, steps: Sequence[Step] = STEPS) -> None:
    """Apply the migrations that are still missing, each completely or not at all; after a crash the rest is done."""
    for number, step in enumerate(steps, 1):
        if number <= version_of(database):
            continue
        database.execute("BEGIN IMMEDIATE")
        try:
            for statement in step:
                database.execute(statement)
            database.execute(f"PRAGMA user_version = {number}")
            database.execute("COMMIT")
        except BaseException:
            if database.in_transaction:
                database.execute("ROLLBACK")
            raise


def is_whole(database: sqlite3.Connection) -> bool:
    """Whether it has all tables that the migrations make; it may have others, such as SQLite's own statistics."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as model:
        migrate(model)
        return _tables(model) <= _tables(database)


def _tables(database: sqlite3.Connection) -> set[tuple[str, ...]]:
    return set(database.execute("SELECT type, name, tbl_name, sql FROM sqlite_master"))
