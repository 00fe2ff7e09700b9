"""What must hold at the end of a simulation, for the log, for those at the tables and for the server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from sixdot.room import telling
from sixdot.room.room import Room
from sixdot.store.entries import Entry
from sixdot.web.live import LiveTable
from sixdot.web.rebuilding import rebuilt
from tests.helpers.online_laws import must_have_been_done_once, must_have_heard_all

if TYPE_CHECKING:
    from tests.helpers.simulated_people import Guest
    from tests.helpers.simulation import Node, Simulation


def must_agree(simulation: Simulation, tables: list[list[Guest]]) -> None:
    node = next(node for node in simulation.nodes if node.machine.is_on)
    simulation.world.do_at(node.machine, lambda: _must_agree(node, tables))


def _must_agree(node: Node, tables: list[list[Guest]]) -> None:
    for guests in tables:
        code = guests[0].code
        entries = node.store.entries(code)
        must_have_heard_all(entries, guests, len(entries))
        must_have_been_done_once(entries, guests)
        _must_know_the_same(node, code, entries, guests)


def _must_know_the_same(node: Node, code: str, entries: list[Entry], guests: list[Guest]) -> None:
    """The log played again, the log from a snapshot on, the table of the server and those who sit there."""
    again = Room(code)
    for entry in entries:
        again.redo(entry.number, entry.text, entry.version, entry.said)
    live = node.hub.live[code]
    assert isinstance(live, LiveTable)
    for guest in guests:
        member, known = guest.memory.member, guest._client.known
        for room in (again, rebuilt(node.hub.services, code).room, live.board.room):
            assert known.shown == telling.view(room, member), f"{guest.name} knows something else"
            room.members.present = set(live.board.room.members.present)
        table = replace(telling.info(live.board.room, member), waiting=known.table.waiting)  # a View says it better
        assert known.table == table, f"{guest.name} sees another table: {known.table}, not {table}"
