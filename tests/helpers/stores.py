"""A store without a server: what is written is waited for; what is changed behind its back; what SQLite thinks."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path
from threading import Thread
from typing import TypeVar

from sixdot.store.entries import Work
from sixdot.store.place import Place
from sixdot.store.store import Store

Each = TypeVar("Each")


def at_once(work: Callable[[Each], object], given: Iterable[Each]) -> None:
    """Have it done with each of these, in as many threads, and wait for all."""
    threads = [Thread(target=work, args=(each,)) for each in given]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def put(store: Store, *works: Work) -> None:
    """Have all of these stored; the first problem is raised."""

    async def together() -> None:
        await asyncio.gather(*[store.put(work) for work in works])

    asyncio.run(together())


def change(place: Place, statement: str) -> None:
    """Change what is stored, as nobody should."""
    if isinstance(place, Path):
        with closing(sqlite3.connect(place)) as database:
            database.execute(statement)
            database.commit()
    else:
        import psycopg

        with psycopg.connect(place, options="-c search_path=sixdot") as connection:
            connection.execute(statement)


def is_sound(path: Path) -> bool:
    with closing(sqlite3.connect(path)) as database:
        return bool(database.execute("PRAGMA integrity_check").fetchone() == ("ok",))
