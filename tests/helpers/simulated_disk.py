"""A disk in a simulated world, and databases on it: what was synced stays, what was not is lost when a machine ends.

What the store needs of a database is done by SQLite in memory; when it is on disk, whether a sync fails, how long it
takes and what is left after the machine has ended, is decided here.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from typing import Any, TypeVar

from sixdot.store import problems
from sixdot.store.database import Statements
from sixdot.store.entries import first_check, next_check
from sixdot.store.file import migrate
from sixdot.store.problems import InDoubt, Unusable
from sixdot.store.sqlite import SqliteFile
from sixdot.versions import Version
from tests.helpers.simulated_world import Machine, World

Result = TypeVar("Result")
_PATIENCE = 10.0  # seconds to wait for others who write
_ENTRIES = """
    SELECT number, command, text, chain, rules, program FROM entry
    WHERE room = (SELECT id FROM room WHERE code = ?) AND number > ? ORDER BY number"""
_OF_NODES = """
    CREATE TABLE writer (
        name TEXT PRIMARY KEY, mark INTEGER NOT NULL DEFAULT 0, beat REAL NOT NULL, listed TEXT NOT NULL DEFAULT '');
    ALTER TABLE room ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE present (
        room INTEGER NOT NULL REFERENCES room ON DELETE CASCADE, member INTEGER NOT NULL,
        node TEXT NOT NULL REFERENCES writer ON DELETE CASCADE, PRIMARY KEY (room, member));"""
_BEAT = "INSERT INTO writer (name, beat) VALUES (?, now()) ON CONFLICT (name) DO UPDATE SET beat = excluded.beat"


class Disk:
    """`shared`: as if behind a server; `nodes`: then databases of several machines may be on it at the same time."""

    def __init__(self, world: World, shared: bool = False, nodes: bool = False) -> None:
        self.world, self.shared, self.nodes = world, shared or nodes, nodes
        self.syncs = True  # whether they succeed
        self.answers = True  # whether anything can be read or written
        self.in_doubt = False  # whether nobody is told how a commit has ended
        self.sync_seconds = 0.01  # the longest
        self.counts: Counter[str] = Counter()
        self.holder: SimulatedDatabase | None = None  # who writes
        self.tables: dict[str, list[str | None]] = {}  # of each, the names of the commands that are synced
        self.version = 0
        self._checks: dict[str, bytes] = {}
        model = sqlite3.connect(":memory:", isolation_level=None)
        migrate(model)
        model.executescript(_OF_NODES if nodes else "")
        self.synced = model.serialize()

    def sync(self, database: sqlite3.Connection) -> None:
        self.synced = database.serialize()
        self.version += 1
        self.counts["syncs"] += 1
        self._take_down(database)
        self.world.note("synced", sum(map(len, self.tables.values())), len(self.synced))

    def _take_down(self, database: sqlite3.Connection) -> None:
        """What is new on disk; it must follow from what was there."""
        for code, last in database.execute("SELECT code, last FROM room WHERE aside = ''").fetchall():
            known = self.tables.setdefault(code, [])
            if len(known) == last:
                continue
            check = self._checks.get(code) or first_check(code)
            for number, command, text, chain, rules, program in database.execute(_ENTRIES, (code, len(known))):
                name = None if command is None else command.encode()
                check = next_check(check, number, name, text.encode(), Version(rules, program))
                if number != len(known) + 1 or check != chain:
                    self.world.troubles.append(f"entry {number} of {code} does not follow entry {len(known)}")
                known.append(None if command is None else command.partition(" ")[0])
                if known[-1] is not None and known[-1] in known[:-1]:
                    self.world.troubles.append(f"the command {known[-1]} of {code} is in the log twice")
            self._checks[code] = check

    def has(self, code: str, number: int) -> bool:
        return number <= len(self.tables.get(code, ()))


class _Connection:
    """To SQLite, which knows neither PostgreSQL's lists nor its times."""

    def __init__(self, disk: Disk) -> None:
        self.plain = sqlite3.connect(":memory:", isolation_level=None)
        self.plain.deserialize(disk.synced)
        for name in ("now", "clock_timestamp"):
            self.plain.create_function(name, 0, lambda: disk.world.now)

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> sqlite3.Cursor:
        given = [json.dumps(value) if isinstance(value, list) else value for value in values]
        return self.plain.execute(_in_sqlite(statement), given)

    def executemany(self, statement: str, values: Sequence[Sequence[Any]], /) -> object:
        return self.plain.executemany(_in_sqlite(statement), values)


@lru_cache(1000)
def _in_sqlite(statement: str) -> str:
    statement = statement.replace("= ANY (?)", "IN (SELECT value FROM json_each(?))")
    return re.sub(r"interval '(\d+) seconds'", r"\1", statement)


class SimulatedDatabase:
    command_name = SqliteFile.command_name
    own_faults = SqliteFile.own_faults
    clash: type[Exception] = SqliteFile.clash

    def __init__(self, disk: Disk, machine: Machine) -> None:
        self.name = "the disk"
        self.node = f"{machine.name}-{disk.world.urandom(4).hex()}" if disk.nodes else ""
        self.is_shared = disk.shared
        self._disk, self._machine, self._world = disk, machine, disk.world
        self._reader: _Connection | None = None
        self._read_version = -1
        self._version = -1
        self._hurries = False
        self._commits = False  # whether what is to be synced may be on its way to the disk
        self._database = self._opened()

    def _opened(self) -> _Connection:
        database = _Connection(self._disk)
        database.execute("PRAGMA foreign_keys = ON")
        self._version = self._disk.version
        return database

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> sqlite3.Cursor:
        return self._database.execute(statement, values)

    def executemany(self, statement: str, values: Sequence[Sequence[Any]], /) -> object:
        return self._database.executemany(statement, values)

    def read(self, work: Callable[[Statements], Result]) -> Result:
        """What is on the disk."""
        if not self._disk.answers:
            raise Unusable(self.name, "down")
        if self._reader is None or self._read_version != self._disk.version:
            self._reader = _Connection(self._disk)
            self._reader.plain.text_factory = bytes
            self._read_version = self._disk.version
        return work(self._reader)

    def ready(self) -> None:
        if not self._disk.answers:
            raise sqlite3.OperationalError("the disk does not answer")

    def begin(self, tables: Collection[str]) -> None:
        """Nobody else writes until the end of the transaction."""
        end = self._world.now + (0.5 if self._hurries else _PATIENCE)
        while self._disk.holder not in (None, self):
            if self._world.now > end:
                raise sqlite3.OperationalError("others have the disk")
            self._world.wait(0.01)
        self._disk.holder = self
        if self._version != self._disk.version:
            self._database = self._opened()
        self.execute("BEGIN IMMEDIATE")
        if self.node:
            self.execute(_BEAT, (self.node,))

    def commit(self, statement: str = "COMMIT", values: Sequence[Any] = ()) -> None:
        """It can be cut off before the sync, after it, and in between."""
        self._disk.holder = self
        self.execute(statement, values)
        disk, chance = self._disk, self._world.chance
        self._commits = True
        self._world.wait(chance.uniform(0, disk.sync_seconds))
        self._commits = False
        if not (disk.syncs and disk.answers):
            disk.counts["failed syncs"] += 1
            self._take_back()
            raise sqlite3.OperationalError("the sync has failed")
        if disk.in_doubt and chance.random() < 0.5:
            disk.counts["commits in doubt"] += 1
            self._take_back()
            raise InDoubt
        disk.sync(self._database.plain)
        self._version = disk.version
        self._world.wait(chance.uniform(0, disk.sync_seconds))
        self._let_go()
        if disk.in_doubt:
            disk.counts["commits in doubt"] += 1
            raise InDoubt

    def _take_back(self) -> None:
        self._database = self._opened()
        self._let_go()

    def _let_go(self) -> None:
        if self._disk.holder is self:
            self._disk.holder = None

    def crash(self) -> None:
        """The machine has ended. What was on its way to the disk may have come there."""
        if self._commits and self._world.chance.random() < 0.5:
            self._disk.counts["commits that ended alone"] += 1
            self._disk.sync(self._database.plain)
        self._commits = False
        self._let_go()

    def roll_back(self) -> None:
        if self._database.plain.in_transaction:
            self.execute("ROLLBACK")
        self._let_go()

    def clean(self) -> None: ...

    def hurry(self) -> None:
        self._hurries = True

    def reason_of(self, error: Exception) -> str:
        return problems.reason_of(error)

    def close(self) -> None:
        """Others are told that this node is gone."""
        if self.node and self._disk.answers and self._disk.holder is None:
            self._database = self._opened()
            self.execute("DELETE FROM writer WHERE name = ?", (self.node,))
            self._disk.sync(self._database.plain)
        self._let_go()
