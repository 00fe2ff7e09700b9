"""A store without a server: what is written is waited for; what SQLite itself thinks of the file."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from sixdot.store.entries import Work
from sixdot.store.store import Store


def put(store: Store, *works: Work) -> None:
    """Have all of these stored; the first problem is raised."""

    async def together() -> None:
        await asyncio.gather(*[store.put(work) for work in works])

    asyncio.run(together())


def is_sound(path: Path) -> bool:
    with closing(sqlite3.connect(path)) as database:
        return bool(database.execute("PRAGMA integrity_check").fetchone() == ("ok",))
