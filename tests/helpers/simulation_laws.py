"""What must hold at the end of a simulation, for the log, for those at the tables and for the server."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from sixdot.room import telling
from sixdot.room.room import Room
from sixdot.room.state import READY
from sixdot.store.entries import Entry
from sixdot.voice.words import Words
from sixdot.web.rebuilding import rebuilt
from tests.helpers.online_clients import heard_in
from tests.helpers.online_laws import must_have_been_done_once
from tests.helpers.online_players import AGAIN

if TYPE_CHECKING:
    from tests.helpers.simulated_people import Guest
    from tests.helpers.simulation import Node, Simulation


def must_agree(simulation: Simulation, tables: list[list[Guest]]) -> None:
    running = [node for node in simulation.nodes if node.machine.stands_still_until < simulation.world.now]
    for node in running:
        simulation.world.do_at(node.machine, partial(_must_agree, node, tables, node is running[0]))


def _must_agree(node: Node, tables: list[list[Guest]], is_first: bool) -> None:
    for guests in tables:
        if not is_first:
            _must_know_the_same(node, guests[0].code, node.store.entries(guests[0].code), guests)
            continue
        code = guests[0].code
        entries = node.store.entries(code)
        for guest in guests:
            _must_have_heard_all(entries, guest)
            for asked in guest.memory.twice:  # what was not possible now, may have been when it came again
                given = guest.memory.answers.get(asked, [])
                guest.memory.answers[asked] = [answer for answer in given if answer[0] not in AGAIN]
        must_have_been_done_once(entries, guests)
        _must_know_the_same(node, code, entries, guests)


def _must_have_heard_all(entries: list[Entry], guest: Guest) -> None:
    """Every number once and in order, as the log has it: the same events, and the same words, but for those that say
    who is waited for before a round, since whoever is gone is not.
    """
    memory, room = guest.memory, Room(guest.code)
    heard = {each[0]: each for each in memory.heard}
    assert [*heard] == list(range(memory.first + 1, len(entries) + 1)), f"{guest.name} heard {[*heard]}"
    assert len(heard) == len(memory.heard)
    for entry in entries:
        happening = room.redo(entry.number, entry.text, entry.version, entry.said)
        if entry.number in heard:
            words = Words(guest.language, guest.length, room.edition.marks)
            there = heard_in(telling.Telling(room, happening).to(memory.member, words))
            here = heard[entry.number]
            same = here[3] == there[3] if room.stage == READY else here == there
            assert same, f"{guest.name} heard {here}, the log says {there}"


def _must_know_the_same(node: Node, code: str, entries: list[Entry], guests: list[Guest]) -> None:
    """The log played again, the log from a snapshot on, the table of the server and those who sit there."""
    again = Room(code)
    for entry in entries:
        again.redo(entry.number, entry.text, entry.version, entry.said)
    live = node.hub.live.get(code)
    rooms = [again, rebuilt(node.hub.services, code).room, *([live.board.room] if live else [])]
    for guest in guests:
        member, known = guest.memory.member, guest._client.known
        for room in rooms:
            assert known.shown == telling.view(room, member), f"{guest.name} knows something else"
        if live is None or member not in live.board.connections:
            continue
        table = replace(telling.info(live.board.room, member), waiting=known.table.waiting)  # a View says it better
        assert known.table == table, f"{guest.name} sees another table: {known.table}, not {table}"
