"""Several nodes that share a store: which are there, who is connected to which, and what has changed meanwhile.

All of it is by the clock of the database, which is the same for everybody.
"""

from collections.abc import Sequence
from typing import Final

from sixdot.store.database import Database, Statements
from sixdot.store.entries import Attend, Beat, Node, Standing

SILENT: Final = 4  # seconds after which a node is taken to be gone, with all who were connected to it
_FORGOTTEN: Final = 3600  # and after which nothing is kept of it
_THERE: Final = f"writer.beat > clock_timestamp() - interval '{SILENT} seconds'"
_COME: Final = """
    INSERT INTO present VALUES (?, ?, ?) ON CONFLICT (room, member) DO UPDATE SET node = excluded.node"""
_STANDINGS: Final = "SELECT code, last, aside, changed FROM room WHERE code = ANY (?)"
_PRESENT: Final = f"""
    SELECT room.code, present.member, present.node
    FROM present JOIN room ON room.id = present.room JOIN writer ON writer.name = present.node
    WHERE room.code = ANY (?) AND {_THERE}"""
_NODES: Final = f"SELECT name, listed FROM writer WHERE {_THERE} ORDER BY name"


def come(database: Database, room: int, members: Sequence[int]) -> None:
    """These members are connected here from now on, and nowhere else."""
    database.executemany(_COME, [(room, member, database.node) for member in members])


def elsewhere(database: Database, room: int) -> set[int]:
    """Those members who are connected to another node."""
    found = database.execute("SELECT member FROM present WHERE room = ? AND node <> ?", (room, database.node))
    return {member for (member,) in found}


def attend(database: Database, work: Attend) -> None:
    found = database.execute("SELECT id FROM room WHERE code = ?", (work.table,)).fetchone()
    if found is None:
        raise LookupError(work.table)
    if work.here:
        come(database, found[0], [work.member])
    else:
        gone = "DELETE FROM present WHERE room = ? AND member = ? AND node = ?"
        database.execute(gone, (found[0], work.member, database.node))


def beat(database: Database, work: Beat) -> None:
    """With every transaction it is written down that this node is there."""
    database.execute(
        "UPDATE writer SET listed = ? WHERE name = ? AND listed <> ?", (work.listed, database.node, work.listed)
    )
    database.execute(f"DELETE FROM writer WHERE beat < now() - interval '{_FORGOTTEN} seconds'")


def note_change(database: Statements, table: str) -> None:
    """Other nodes must read this table anew."""
    database.execute("UPDATE room SET changed = changed + 1 WHERE code = ?", (table,))


def standings(reader: Statements, tables: Sequence[str]) -> dict[str, Standing]:
    """Of those tables that are there."""
    present: dict[str, dict[int, str]] = {}
    for code, member, node in reader.execute(_PRESENT, (list(tables),)):
        present.setdefault(code.decode(), {})[member] = node.decode()
    found = [(code.decode(), *rest) for code, *rest in reader.execute(_STANDINGS, (list(tables),))]
    return {
        code: Standing(last, aside.decode(), changed, present.get(code, {})) for code, last, aside, changed in found
    }


def nodes_there(reader: Statements) -> list[Node]:
    return [Node(name.decode(), listed.decode()) for name, listed in reader.execute(_NODES)]
