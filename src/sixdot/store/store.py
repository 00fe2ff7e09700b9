"""The store: an entry is on the disk before anybody hears of it, and checked when it is read.

    with Store(path) as store:
        await store.put(Append("bek-dor-mip-tan-rus", 1, text, "k1"))
        store.entries("bek-dor-mip-tan-rus")

It is kept in a SQLite file or in a PostgreSQL database. Any thread may read from it; any event loop may write.
"""

from __future__ import annotations

import sys
from asyncio import Future
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from sixdot.extras import how_to_install
from sixdot.store.chores import BURIED, COLUMNS, NOW
from sixdot.store.database import Database, Statements
from sixdot.store.entries import (
    Entry,
    Household,
    Key,
    Node,
    Said,
    Snapshot,
    Standing,
    StoredTable,
    Tombstone,
    Work,
    buried_name,
    first_check,
    next_check,
    snapshot_check,
)
from sixdot.store.nodes import nodes_there, standings
from sixdot.store.place import Place, is_address
from sixdot.store.problems import Damaged, StoreError, Unusable
from sixdot.store.sqlite import SqliteFile
from sixdot.store.writer import Writer
from sixdot.versions import Version, this_version

_ROOM: Final = "(SELECT id FROM room WHERE code = ?)"
_SNAPSHOTS: Final = f"""
    SELECT snapshot.number, snapshot.text, snapshot.chain, entry.chain FROM snapshot JOIN entry USING (room, number)
    WHERE room = {_ROOM} AND number <= ? AND snapshot.rules = ? AND snapshot.program = ?
    ORDER BY number DESC"""
_SAID: Final = f"SELECT number, salt, text FROM said WHERE room = {_ROOM} AND number >= ?"


class Store:
    def __init__(self, place: Place, shared: bool = False, threaded: bool = True) -> None:
        """Open it, or make it where none is; a `StoreError` says in one line why it cannot be used.

        `shared`: other programs may use the same PostgreSQL database meanwhile; `threaded`: a thread of its own
        writes, while the loop goes on.
        """
        self._database = _opened(place, shared)
        self._writer = Writer(self._database, threaded)

    @property
    def path(self) -> Path:
        """Of the file, where it is one."""
        assert isinstance(self._database, SqliteFile)
        return self._database.path

    @property
    def node(self) -> str:
        """The name by which the others who share it know this one; empty: there are no others."""
        return self._database.node

    def put(self, work: Work) -> Future[None]:
        """Resolves when it is on disk, whether or not anybody awaits it; fails with `Taken` or `NotSaved`."""
        return self._writer.put(work)

    def hurry(self) -> None:
        """The program is about to end: what cannot be stored at once is not stored."""
        self._writer.hurry()

    # Reading

    def tables(self) -> list[str]:
        """All tables that are not set aside, the oldest first."""
        return [_text(code) for (code,) in self._read("SELECT code FROM room WHERE aside = '' ORDER BY id")]

    def aside(self) -> dict[str, str]:
        found = self._read("SELECT code, aside FROM room WHERE aside NOT IN ('', ?) ORDER BY id", BURIED)
        return {_text(code): _text(reason) for code, reason in found}

    def catalogue(self) -> list[StoredTable]:
        """All tables, those that are set aside among them, the oldest first."""
        query = f"SELECT id, code, stage, last, {NOW} - used, aside FROM room WHERE aside != ? ORDER BY id"
        return [
            StoredTable(number, _text(code), _text(stage), last, unused, _text(aside))
            for number, code, stage, last, unused, aside in self._read(query, BURIED)
        ]

    def unused(self, stages: Sequence[str], minutes: int, most: int) -> list[str]:
        """Tables at one of these stages that nobody has used for so long, the longest first."""
        places = ", ".join("?" * len(stages))
        query = f"SELECT code FROM room WHERE aside != ? AND used <= {NOW} - ? AND stage IN ({places})"
        found = self._read(f"{query} ORDER BY used LIMIT ?", BURIED, minutes, *stages, most)
        return [_text(code) for (code,) in found]

    def minute(self) -> int:
        """For how many minutes there has been a server, as far as that was stored."""
        return int(self._read(f"SELECT {NOW}")[0][0])

    def has_remains(self) -> bool:
        """Whether something is left of tables that were deleted."""
        return bool(self._read("SELECT 1 FROM room WHERE aside = ? LIMIT 1", BURIED))

    def tombstone(self, table: str) -> Tombstone | None:
        found = self._read("SELECT reason, unused FROM gone WHERE hash = ?", buried_name(table))
        return Tombstone(_text(found[0][0]), found[0][1]) if found else None

    def closed_to(self, table: str) -> list[Household]:
        """From where members of a table were sent away."""
        rows = self._read(f"SELECT member, salt, hash FROM closed WHERE room = {_ROOM}", table)
        return [Household(*row) for row in rows]

    def bans(self) -> list[str]:
        return [_text(network) for (network,) in self._read("SELECT network FROM ban ORDER BY network")]

    def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table with a number higher than `after`; `Damaged` names the first that has changed."""
        query = f"SELECT {COLUMNS} FROM entry WHERE room = {_ROOM} AND number >= ? ORDER BY number"
        rows: list[tuple[Any, ...]] = []

        def read(reader: Statements) -> tuple[Any, list[Any]]:
            rows.clear()
            known = reader.execute("SELECT last FROM room WHERE code = ?", (table,)).fetchone()
            rows.extend(reader.execute(query, (table, after)))  # how far it got tells where the damage is
            return known, reader.execute(_SAID, (table, after)).fetchall()

        try:
            known, said = self._database.read(read)
        except Unusable as problem:
            if problem.values["reason"] != "broken":
                raise
            raise Damaged(table, after + len(rows) + (after == 0)) from None
        found = _checked(table, rows, after, {number: words for number, *words in said})
        if known is None and table in self.tables():
            raise Damaged(table, 1)  # its name cannot be looked up any more
        if known is not None and after + len(found) < known[0]:
            raise Damaged(table, after + len(found) + 1)
        return found

    def carried_out(self, table: str, name: str) -> Entry | None:
        """The entry of the command of this name; that it has not changed is not checked."""
        query = f"""SELECT number, command, entry.text, said.text FROM entry LEFT JOIN said USING (room, number)
            WHERE room = {_ROOM} AND command IS NOT NULL AND {self._database.command_name} = ?"""
        for number, command, text, said in self._read(query, table, name):
            return Entry(number, _text(command), _text(text), said=_text(said or b""))
        return None

    def last(self, table: str) -> int:
        """The number of the last entry."""
        return max([int(last) for (last,) in self._read("SELECT last FROM room WHERE code = ?", table)], default=0)

    def snapshot(self, table: str, most: int = sys.maxsize) -> Snapshot | None:
        """The newest, or the newest that stands after entry `most` or earlier; None: none that this very Sixdot took
        and that fits the log.
        """
        version = this_version()
        try:
            found = self._read(_SNAPSHOTS, table, most, *version)
            for number, text, check, chain in found:
                if snapshot_check(chain, number, text, version) == check:
                    return Snapshot(number, _text(text))
        except (Unusable, TypeError):  # it is damaged; whether the log is too, will be seen
            pass
        return None

    def keys(self, table: str) -> list[Key]:
        """The keys of a table, those of a member in the order in which they were given."""
        rows = self._read(f"SELECT member, hash, state FROM token WHERE room = {_ROOM} ORDER BY member, rowid", table)
        return [Key(member, token, _text(state)) for member, token, state in rows]  # type: ignore[arg-type]

    def standings(self, tables: Sequence[str]) -> dict[str, Standing]:
        """How far these have come, as far as they are there; where others share the store."""
        return self._database.read(lambda reader: standings(reader, tables))

    def nodes(self) -> list[Node]:
        """All that are there now, this one among them."""
        return self._database.read(nodes_there)

    def _read(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return self._database.read(lambda reader: reader.execute(query, values).fetchall())

    def close(self) -> None:
        """Write what waits, and let go of the database."""
        self._writer.close()
        self._database.close()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def _opened(place: Place, shared: bool) -> Database:
    if not is_address(place):
        return SqliteFile(Path(place))
    try:
        from sixdot.store.postgres import PostgresDatabase
    except ImportError:  # or a library that it needs is missing
        raise StoreError("store-no-driver", install=how_to_install("postgres")) from None
    return PostgresDatabase(str(place), shared)


def _checked(table: str, rows: list[tuple[Any, ...]], after: int, said: dict[int, list[Any]]) -> list[Entry]:
    """These rows as entries, provided each follows from the one before; of row `after` only the check is needed."""
    check = first_check(table)
    if after > 0 and rows and rows[0][0] == after:
        check = rows.pop(0)[3]
    found: list[Entry] = []
    for number, (stored, command, text, chain, rules, program) in enumerate(rows, after + 1):
        try:
            version = _version(rules, program)
            check = next_check(check, number, command, text, version)
            if stored != number or chain != check:
                raise Damaged(table, number)
            words = _sealed(text, *said[number]) if number in said else None
            found.append(Entry(number, None if command is None else command.decode(), text.decode(), version, words))
        except (AttributeError, TypeError, ValueError):
            raise Damaged(table, number) from None
    return found


def _sealed(text: bytes, salt: bytes | None, words: bytes | None) -> str:
    """What was said, if the entry has its seal, or a `ValueError`; nothing if it was erased."""
    if salt is None and words is None:
        return ""
    said = Said(salt or b"", (words or b"").decode())
    if said.seal.encode() not in text:
        raise ValueError("other words")
    return said.text


@lru_cache(100)
def _version(rules: int, program: bytes) -> Version:
    return Version(rules, program.decode())


def _text(stored: bytes) -> str:
    return stored.decode("utf-8", "replace")
