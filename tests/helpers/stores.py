"""What SQLite itself thinks of the file of a store."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path


def is_sound(path: Path) -> bool:
    with closing(sqlite3.connect(path)) as database:
        return bool(database.execute("PRAGMA integrity_check").fetchone() == ("ok",))
