"""What is written to a store besides entries and keys: which tables are left out or deleted, and who is kept out."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from sixdot.store.database import Database, Statements
from sixdot.store.entries import (
    Attend,
    Bar,
    Beat,
    Bury,
    Clear,
    Close,
    Cut,
    Erase,
    Prove,
    PutAside,
    Serve,
    Use,
    buried_name,
    first_check,
    next_check,
)
from sixdot.store.nodes import attend, beat
from sixdot.versions import Version

COLUMNS: Final = "number, command, text, chain, rules, program"
BURIED: Final = "-"  # instead of why it is left out
_ADD: Final = "UPDATE fact SET value = CAST(CAST(value AS BIGINT) + {} AS TEXT) WHERE name = '{}'"
WRITE: Final = _ADD.format(1, "proof")  # the same value would not be written
NOW: Final = "(SELECT CAST(value AS BIGINT) FROM fact WHERE name = 'minutes')"
USED: Final = f"UPDATE room SET used = {NOW} WHERE code = ?"
_PIECE: Final = 500  # entries that are taken away at once, so that nobody waits long
_REMEMBERED: Final = 366 * 24 * 60  # minutes for which it is known that there was a table


def _prove(database: Statements, work: Prove) -> None:
    database.execute(WRITE)


def _put_aside(database: Statements, work: PutAside) -> None:
    database.execute("UPDATE room SET aside = ? WHERE code = ?", (work.reason, work.table))


def _serve(database: Statements, work: Serve) -> None:
    database.execute(_ADD.format("?", "minutes"), (work.minutes,))
    database.execute(f"DELETE FROM gone WHERE minute < {NOW} - ?", (_REMEMBERED,))


def _use(database: Statements, work: Use) -> None:
    database.execute(USED, (work.table,))


def _bury(database: Statements, work: Bury) -> None:
    found = database.execute(
        f"SELECT id, {NOW} - used, {NOW} FROM room WHERE code = ? AND used <= ?", (work.table, work.unused_since)
    ).fetchone()
    if found is None:
        raise LookupError(work.table)
    room, unused, now = found
    database.execute("DELETE FROM gone WHERE hash = ?", (buried_name(work.table),))
    database.execute("INSERT INTO gone VALUES (?, ?, ?, ?)", (buried_name(work.table), work.reason, unused, now))
    database.execute("DELETE FROM token WHERE room = ?", (room,))
    database.execute("UPDATE room SET code = ?, aside = ? WHERE id = ?", (f"{BURIED}{room}", BURIED, room))


def _clear(database: Statements, work: Clear) -> None:
    room = database.execute("SELECT min(id) FROM room WHERE aside = ?", (BURIED,)).fetchone()[0]
    if room is None:
        return
    least, most = database.execute("SELECT min(number), max(number) FROM entry WHERE room = ?", (room,)).fetchone()
    if least is not None and most - least >= _PIECE:
        database.execute("DELETE FROM entry WHERE room = ? AND number < ?", (room, least + _PIECE))
        return
    for table in ("said", "entry"):
        database.execute(f"DELETE FROM {table} WHERE room = ?", (room,))
    database.execute("DELETE FROM room WHERE id = ?", (room,))


def _cut(database: Statements, work: Cut) -> None:
    (room,) = database.execute("SELECT id FROM room WHERE code = ?", (work.table,)).fetchone()
    for table in ("said", "snapshot", "entry"):
        database.execute(f"DELETE FROM {table} WHERE room = ? AND number >= ?", (room, work.number))
    database.execute("UPDATE room SET last = ?, aside = '' WHERE id = ?", (work.number - 1, room))


def _erase(database: Statements, work: Erase) -> None:
    """A snapshot may hold what is to be erased, and would not fit the new chain."""
    (room,) = database.execute("SELECT id FROM room WHERE code = ?", (work.table,)).fetchone()
    erasing = "UPDATE said SET salt = NULL, text = NULL WHERE room = ? AND number = ?"
    database.executemany(erasing, [(room, number) for number in work.said])
    for table in ("token", "closed"):
        database.execute(f"DELETE FROM {table} WHERE room = ? AND member = ?", (room, work.member))
    if work.texts:
        rows = database.execute(f"SELECT {COLUMNS} FROM entry WHERE room = ? ORDER BY number", (room,)).fetchall()
        changed = [(*row, room, number) for number, *row in _chained_anew(work, rows)]
        database.executemany(
            "UPDATE entry SET command = ?, text = ?, chain = ? WHERE room = ? AND number = ?", changed
        )
        database.execute("DELETE FROM snapshot WHERE room = ?", (room,))


def _chained_anew(work: Erase, rows: list[Any]) -> Iterator[tuple[int, str | None, str, bytes]]:
    """The entries of a table with other texts, as far as they change; a `LookupError` if they had been damaged."""
    before = after = first_check(work.table)
    for number, command, text, chain, rules, program in rows:
        version, name = Version(rules, program), None if command is None else command.encode()
        before = next_check(before, number, name, text.encode(), version)
        if before != chain:
            raise LookupError(work.table)
        if number in work.texts:
            text = work.texts[number]
            command = command and command.partition(" ")[0]  # what was to be done would tell what was said
        after = next_check(after, number, command and command.encode(), text.encode(), version)
        if after != before:
            yield number, command, text, after


def _close(database: Statements, work: Close) -> None:
    room = "(SELECT id FROM room WHERE code = ?)"
    change = "ON CONFLICT (room, member) DO UPDATE SET salt = excluded.salt, hash = excluded.hash"
    database.execute(f"INSERT INTO closed VALUES ({room}, ?, ?, ?) {change}", (work.table, *work.household))


def _bar(database: Statements, work: Bar) -> None:
    change = "INSERT INTO ban VALUES (?) ON CONFLICT DO NOTHING" if work.on else "DELETE FROM ban WHERE network = ?"
    database.execute(change, (work.network,))


CHORES: Final[dict[type, Callable[[Database, Any], None]]] = {
    Attend: attend,
    Beat: beat,
    Prove: _prove,
    PutAside: _put_aside,
    Serve: _serve,
    Use: _use,
    Bury: _bury,
    Clear: _clear,
    Cut: _cut,
    Erase: _erase,
    Close: _close,
    Bar: _bar,
}
CHANGES: Final = (PutAside, Cut, Erase, Close)  # what other nodes must know of besides entries
