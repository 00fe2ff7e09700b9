"""The one thread that writes: everything queued goes to disk in one transaction, and each caller hears how it went.
Where there are no threads, the loop writes when its turn is over.

While the disk is busy with one group, the next one gathers. A statement writes many entries, since after each
statement Python may keep the thread waiting; where one of them is refused, the group is done again one by one.
"""

import asyncio
from asyncio import AbstractEventLoop, Future
from collections.abc import Collection, Sequence
from contextlib import suppress
from functools import lru_cache
from threading import Condition, Thread
from typing import Final, NamedTuple

from sixdot.durable import NotSaved
from sixdot.store import nodes
from sixdot.store.chores import CHANGES, CHORES, NOW
from sixdot.store.database import Database
from sixdot.store.entries import Append, Clear, Erase, Key, PutKeys, Work, first_check, next_check, snapshot_check
from sixdot.store.problems import InDoubt, Taken
from sixdot.versions import this_version

_MOST_ROWS: Final = 256  # that one statement writes
_SNAPSHOT: Final = """
    INSERT INTO snapshot (room, number, text, chain, rules, program) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (room, number) DO UPDATE SET
        text = excluded.text, chain = excluded.chain, rules = excluded.rules, program = excluded.program"""
_OLD_SNAPSHOTS: Final = """
    DELETE FROM snapshot WHERE room = ? AND number < (
        SELECT max(number) FROM snapshot WHERE room = ? AND number <= ?)"""
REACH: Final = 200  # entries: whoever comes back is told so many, and one snapshot is older than these
_LARGEST_GROUP: Final = 2048
_MOST_TAILS: Final = 100_000
_TAILS: Final = """
    SELECT room.code, room.id, entry.number, entry.chain FROM room LEFT JOIN entry
        ON entry.room = room.id AND entry.number = (SELECT max(number) FROM entry WHERE entry.room = room.id)
    WHERE room.code IN (VALUES {})"""

Row = tuple[int, int, str | None, str, bytes, int, str]


_NEW_ROOM: Final = "INSERT INTO room (code) VALUES (?) RETURNING id"
_ENTRIES: Final = "INSERT INTO entry (room, number, command, text, chain, rules, program) VALUES {}"
_OLD_KEYS: Final = """
    DELETE FROM token WHERE rowid IN (
        WITH whose (room, member) AS (VALUES {}) SELECT token.rowid FROM whose JOIN token USING (room, member))"""
_KEYS: Final = "SELECT member, hash, state FROM token WHERE room = ? AND member = ?"
_NEW_KEYS: Final = "INSERT INTO token (room, member, hash, state) VALUES {}"
_USED: Final = f"UPDATE room SET used = {NOW} WHERE id IN (VALUES {{}})"


@lru_cache(1000)
def _for_rows(statement: str, rows: int, columns: int) -> str:
    return statement.format(", ".join([f"({', '.join('?' * columns)})"] * rows))


class Tail(NamedTuple):
    """The last entry of a table, which the next one follows."""

    room: int
    number: int
    check: bytes


class Writer:
    def __init__(self, database: Database, threaded: bool = True) -> None:
        self._database = database
        self._tails: dict[str, Tail] = {}  # those that are known; the database has them all
        self._waiting: list[tuple[Work, Future[None]]] = []
        self._wake = Condition()
        self._closing = False
        self._erasing = False  # whether something is to leave no trace
        self._worker = Thread(target=self._run, name="sixdot-store", daemon=True) if threaded else None
        if self._worker is not None:
            self._worker.start()

    def put(self, work: Work) -> Future[None]:
        """The thread is woken once for everything that comes in one turn of the loop."""
        loop = asyncio.get_running_loop()
        future: Future[None] = loop.create_future()
        with self._wake:
            if self._closing:
                future.set_exception(NotSaved(None, "closed"))
            else:
                if not self._waiting:
                    loop.call_soon(self._call)
                self._waiting.append((work, future))
        return future

    def _call(self) -> None:
        if self._worker is None:
            self._write_waiting()
            return
        with self._wake:
            self._wake.notify()

    def hurry(self) -> None:
        """The program is about to end: do not wait long for anything."""
        self._database.hurry()

    def close(self) -> None:
        """Write what waits, and stop."""
        self.hurry()
        with self._wake:
            self._closing = True
            self._wake.notify()
        if self._worker is None:
            self._write_waiting()
        else:
            self._worker.join()

    def _run(self) -> None:
        while not self._closing or self._waiting:
            with self._wake:
                while not self._waiting and not self._closing:
                    self._wake.wait()
            self._write_waiting()

    def _write_waiting(self) -> None:
        while group := self._next_group():
            problems = self._write([work for work, _ in group])
            _tell_all([future for _, future in group], problems)

    def _next_group(self) -> list[tuple[Work, Future[None]]]:
        with self._wake:
            group = self._waiting[:_LARGEST_GROUP]
            del self._waiting[:_LARGEST_GROUP]
        return group

    # One transaction

    def _write(self, group: Sequence[Work]) -> list[Exception | None]:
        """The problem with each of these, or None; those without one are on disk."""
        if self._database.is_shared or len(self._tails) > _MOST_TAILS:
            self._tails.clear()
        tables = {work.table for work in group if work.table}
        try:
            self._database.ready()
            try:
                if self._at_once(group):
                    return [None] * len(group)
                self._database.begin(tables)
                problems = self._together(group)
            except self._database.own_faults:
                self._roll_back()
                self._database.begin(tables)
                problems = [self._alone(work) for work in group]
            self._database.commit()
        except Exception as error:
            self._roll_back()
            with suppress(Exception):
                self._database.ready()
            return [self._not_saved(error) for _ in group]
        if self._erasing:
            self._erasing = False
            with suppress(Exception):
                self._database.clean()
        return problems

    def _not_saved(self, error: Exception) -> NotSaved:
        return InDoubt() if isinstance(error, InDoubt) else NotSaved(None, self._database.reason_of(error))

    def _at_once(self, group: Sequence[Work]) -> bool:
        """Write a group of nothing but moves, as most are: one statement is a transaction by itself, and the thread
        need not wait for its turn again and again.
        """
        if self._database.is_shared:
            return False
        moves = [work for work in group if isinstance(work, Append) and work.is_plain and self._follows(work)]
        if len(moves) < len(group) or len(group) > _MOST_ROWS or len({work.table for work in moves}) < len(moves):
            return False
        rows = [self._row(work) for work in moves]
        self._database.commit(_for_rows(_ENTRIES, len(rows), len(rows[0])), [value for row in rows for value in row])
        return True

    def _follows(self, work: Append) -> bool:
        tail = self._tail(work.table)
        return tail.room > 0 and work.number == tail.number + 1

    def _roll_back(self) -> None:
        self._tails.clear()
        self._database.roll_back()

    def _together(self, group: Sequence[Work]) -> list[Exception | None]:
        """Write those that can be; one that is at fault itself raises its error, and all must be taken back."""
        problems: list[Exception | None] = []
        rows: list[Row] = []
        self._look_up({work.table for work in group})
        for work in group:
            problem: Exception | None = None
            if isinstance(work, Append):
                before = self._tail(work.table)
                if work.number == before.number + 1:
                    rows.append(self._row(work))
                    if work.snapshot and before.number:
                        self._keep_snapshot(before, work.snapshot)
                else:
                    problem = self._taken(work)
            problems.append(problem)
        self._do_for(_ENTRIES, rows)
        keys: dict[tuple[int, int], list[Key]] = {}  # the new ones of each member, by the room
        for place, work in enumerate(group):
            if problems[place] is not None or (
                isinstance(work, Append) and not (work.keys or work.stage or work.said)
            ):
                continue
            if isinstance(work, PutKeys) and work.instead_of is not None and self._are_others(work, keys):
                problems[place] = Taken(work.table, self._tail(work.table).number)
            elif isinstance(work, (Append, PutKeys)):
                self._do_rest(work, keys)
            else:
                self._put_keys(keys)
                self._tails.pop(work.table, None)
                self._erasing |= isinstance(work, Erase) or (isinstance(work, Clear) and work.traceless)
                CHORES[type(work)](self._database, work)
                if self._database.node and isinstance(work, CHANGES):
                    nodes.note_change(self._database, work.table)
        self._put_keys(keys)
        return problems

    def _alone(self, work: Work) -> Exception | None:
        """Write one of a group, leaving the others unharmed if it fails."""
        self._database.execute("SAVEPOINT alone")
        try:
            return self._together([work])[0]
        except self._database.own_faults as error:
            self._database.execute("ROLLBACK TO alone")
            self._tails.pop(work.table, None)
            return self._taken(work) if isinstance(error, self._database.clash) else error
        finally:
            self._database.execute("RELEASE alone")

    # The pieces

    def _tail(self, table: str) -> Tail:
        """The last entry of a table; a table that does not exist yet has no entry and no room."""
        if table not in self._tails:
            self._look_up([table])
        return self._tails.get(table) or Tail(0, 0, first_check(table))

    def _look_up(self, tables: Collection[str]) -> None:
        """The last entries of all these tables that are there."""
        wanted = [table for table in tables if table not in self._tails]
        for start in range(0, len(wanted), _MOST_ROWS):
            some = wanted[start : start + _MOST_ROWS]
            for code, room, number, check in self._database.execute(_for_rows(_TAILS, len(some), 1), some):
                self._tails[code] = Tail(room, number or 0, check or first_check(code))

    def _row(self, append: Append) -> Row:
        """The entry to be written; the table ends with it from now on."""
        room, _, check = self._tail(append.table)
        command = None if append.command is None else append.command.encode()
        version = this_version()
        check = next_check(check, append.number, command, append.text.encode(), version)
        if not room:
            ((room,),) = self._database.execute(_NEW_ROOM, (append.table,)).fetchall()
        self._tails[append.table] = Tail(room, append.number, check)
        return room, append.number, append.command, append.text, check, *version

    def _keep_snapshot(self, tail: Tail, text: str) -> None:
        version = this_version()
        check = snapshot_check(tail.check, tail.number, text.encode(), version)
        self._database.execute(_SNAPSHOT, (tail.room, tail.number, text, check, *version))
        self._database.execute(_OLD_SNAPSHOTS, (tail.room, tail.room, tail.number - REACH))

    def _do_for(self, statement: str, rows: Sequence[Sequence[object]]) -> None:
        """Do this with many rows at a time."""
        for start in range(0, len(rows), _MOST_ROWS):
            some = rows[start : start + _MOST_ROWS]
            self._database.execute(
                _for_rows(statement, len(some), len(some[0])), [value for row in some for value in row]
            )

    def _do_rest(self, work: Append | PutKeys, keys: dict[tuple[int, int], list[Key]]) -> None:
        """Everything but the entry, and but the keys, which are put with those of others."""
        room = self._tail(work.table).room
        if not room:
            raise LookupError(f"there is no table {work.table!r}")
        members = {key.member for key in work.keys}
        if isinstance(work, PutKeys) and self._database.node:
            if work.comes:
                nodes.come(self._database, room, sorted(members))
            else:
                members -= nodes.elsewhere(self._database, room)
        keys |= {(room, member): [] for member in members}
        for key in work.keys:
            if key.member in members:
                keys[room, key.member].append(key)
        if isinstance(work, PutKeys):
            return
        if work.stage:
            self._database.execute("UPDATE room SET stage = ? WHERE id = ?", (work.stage, room))
        if work.said is not None:
            self._database.execute("INSERT INTO said VALUES (?, ?, ?, ?)", (room, work.number, *work.said))

    def _are_others(self, work: PutKeys, keys: dict[tuple[int, int], list[Key]]) -> bool:
        """Whether the keys of these members have changed since they were read, also by what waits to be put."""
        room = self._tail(work.table).room
        found: set[Key] = set()
        for member in {key.member for key in work.keys}:
            of_member = (room, member)
            stored = self._database.execute(_KEYS, of_member) if of_member not in keys else keys[of_member]
            found |= {Key(*key) for key in stored}
        return found != set(work.instead_of or ())

    def _put_keys(self, keys: dict[tuple[int, int], list[Key]]) -> None:
        """These replace all that their members had, and their tables are in use."""
        self._do_for(_OLD_KEYS, list(keys))
        self._do_for(_NEW_KEYS, [(room, *key) for (room, _), new in keys.items() for key in _each_once(new)])
        self._do_for(_USED, [(room,) for room, _ in keys])
        keys.clear()

    def _taken(self, work: Work) -> Taken:
        tail = self._tail(work.table)
        command = (work.command if isinstance(work, Append) else None) or ""
        name = self._database.command_name
        query = f"SELECT number, command FROM entry WHERE room = ? AND command IS NOT NULL AND {name} = ?"
        number, done = self._database.execute(query, (tail.room, command.split(" ")[0])).fetchone() or (None, "")
        is_same = done == command or " " not in done  # once no body was stored, and words lie apart
        if isinstance(work, Append) and work.said is not None and number is not None:
            words = self._database.execute("SELECT text FROM said WHERE room = ? AND number = ?", (tail.room, number))
            is_same = (words.fetchone() or ("",))[0] in (None, work.said.text)
        return Taken(work.table, tail.number, number, is_same)


def _each_once(keys: Sequence[Key]) -> list[Key]:
    """Of a token that is named again, what was said last."""
    last = {key.hash: place for place, key in enumerate(keys)}
    return [keys[place] for place in sorted(last.values())]


def _tell_all(futures: Sequence[Future[None]], problems: Sequence[Exception | None]) -> None:
    """Wake each event loop once for the whole group."""
    outcomes: dict[AbstractEventLoop, list[tuple[Future[None], Exception | None]]] = {}
    for future, problem in zip(futures, problems, strict=True):
        outcomes.setdefault(future.get_loop(), []).append((future, problem))
    for loop, told in outcomes.items():
        with suppress(RuntimeError):  # the loop has ended, and nobody listens any more
            loop.call_soon_threadsafe(_settle, told)


def _settle(outcomes: Sequence[tuple[Future[None], Exception | None]]) -> None:
    for future, problem in outcomes:
        if future.done():  # somebody gave up waiting
            continue
        if problem is None:
            future.set_result(None)
        else:
            future.set_exception(problem)
