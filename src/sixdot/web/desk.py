"""The operator's desk: what whoever runs a server may ask of it, with or without people at its tables.

What it says is lines, each a message and its values. No card is in them, no seed, no token and no whole address, and
of a table's code only the beginning unless the whole was asked for.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import asdict
from ipaddress import ip_network
from typing import Any, Final, NamedTuple

import msgspec

from sixdot.room.attempts import Attempts
from sixdot.room.keys import read_code
from sixdot.room.room import Room
from sixdot.room.state import Broken, Member
from sixdot.room.texts import clean_chat, sounds_like
from sixdot.store.entries import Bar, StoredTable
from sixdot.store.problems import Damaged
from sixdot.store.store import Store
from sixdot.voice.trouble import Trouble
from sixdot.web.causes import BANNED, Cause
from sixdot.web.drain import Drain
from sixdot.web.forgetting import forget
from sixdot.web.hub import BY_OPERATOR, Hub
from sixdot.web.keeping import measured
from sixdot.web.logbook import network_of
from sixdot.web.member import MemberConnection

_PROGRESS: Final = 100  # tables that are checked between two lines
_SILENT: Final = (
    "list",
    "show",
    "bans",
    "find",
    "results",
)  # what changes nothing: it is not in the log


class Report(NamedTuple):
    message: str
    values: dict[str, Any]
    wrong: bool = False  # something is not as it should be


Reports = AsyncIterator[Report]


class Desk:
    def __init__(self, hub: Hub, stop: Callable[[], None] | None = None) -> None:
        """`stop` ends the server; None: there is none, only its store."""
        self._hub = hub
        self._services = hub.services
        self._store = hub.services.store
        self._drain = Drain(hub, stop) if stop is not None else None

    async def answer(self, do: str, given: Mapping[str, Any]) -> Reports:
        """What comes of a command; a `Trouble` if it cannot be carried out."""
        if do not in COMMANDS:
            raise Trouble("admin-no-command", typed=do)
        if do not in _SILENT:
            self._services.log("tended", command=do)
        async for line in COMMANDS[do](self, given):
            yield line

    # Looking

    async def list(self, given: Mapping[str, Any]) -> Reports:
        tables = await asyncio.to_thread(self._store.catalogue)
        stages: Counter[str] = Counter()
        for table in tables:
            stages["aside" if table.aside else table.stage or "game"] += 1
            yield Report("admin-table", self._known(table, given))
        yield Report("admin-tables", {"tables": len(tables)} | {stage: stages[stage] for stage in _STAGES})

    def _known(self, table: StoredTable, given: Mapping[str, Any]) -> dict[str, Any]:
        """What may be said of a table without looking into it."""
        live = self._hub.live.get(table.code)
        stage = ("closed" if table.aside == BY_OPERATOR else "aside") if table.aside else table.stage or "game"
        return {
            "table": table.id,
            "code": table.code if given.get("codes") else f"{table.code.partition('-')[0]}...",
            "stage": stage,
            "entries": table.last,
            "people": len(live.board.connections) if live else 0,
            "unused": table.unused,
            **measured(table.unused),
        }

    async def show(self, given: Mapping[str, Any]) -> Reports:
        table = await self._table(given)
        yield Report("admin-table", self._known(table, given))
        live = self._hub.live.get(table.code)
        if live is not None:
            room, connections = live.board.room, live.board.connections
        else:
            room, connections = Room(table.code), {}
            number, problem = await asyncio.to_thread(_replay, self._store, room)
            if number:
                yield Report("admin-damaged", {"table": table.id, "number": number, "problem": problem}, True)
                return
        rules = room.options
        yield Report("admin-rules", {"edition": rules.edition, "public": rules.public, "games": room.games})
        for member in [*room.members.values()]:
            yield Report("admin-member", _member(room, member, connections.get(member.id)))

    async def check(self, given: Mapping[str, Any]) -> Reports:
        """Every entry and every check, and whether each table can be played again from its entries."""
        tables = [await self._table(given)] if given.get("table") else await asyncio.to_thread(self._store.catalogue)
        damaged = 0
        for done, table in enumerate(tables, 1):
            number, problem = await asyncio.to_thread(_replay, self._store, Room(table.code))
            if number:
                damaged += 1
                yield Report("admin-damaged", {"table": table.id, "number": number, "problem": problem}, True)
            if done % _PROGRESS == 0 and done < len(tables):
                yield Report("admin-checking", {"done": done, "tables": len(tables)})
        yield Report("admin-checked", {"tables": len(tables), "damaged": damaged}, bool(damaged))

    # Tables

    async def repair(self, given: Mapping[str, Any]) -> Reports:
        """Bring back a table that was set aside or closed; with `cut`, without what is damaged."""
        table = await self._table(given)
        if not table.aside:
            raise Trouble("admin-not-aside", table=table.id)
        number, problem = await asyncio.to_thread(_replay, self._store, Room(table.code))
        if number and not given.get("cut"):
            values = {"table": table.id, "number": number, "problem": problem, "lost": table.last - number + 1}
            yield Report("admin-damaged", values, True)
            yield Report("admin-can-cut", values, True)
            return
        kept = number - 1 if number else table.last
        if kept < 1:
            raise Trouble("admin-nothing-left", table=table.id)
        self._need(await self._hub.bring_back(table.code, number or None))
        yield Report("admin-back", {"table": table.id, "entries": kept, "lost": table.last - kept})

    async def close(self, given: Mapping[str, Any]) -> Reports:
        table = await self._table(given)
        self._need(await self._hub.close(table.code))
        yield Report("admin-closed", {"table": table.id})

    async def delete(self, given: Mapping[str, Any]) -> Reports:
        table = await self._table(given)
        self._need(await self._hub.delete(table.code, BY_OPERATOR, await asyncio.to_thread(self._store.minute)))
        await self._hub.clear_away()
        yield Report("admin-deleted", {"table": table.id})

    async def empty(self, given: Mapping[str, Any]) -> Reports:
        """Delete every table, those that were set aside too."""
        tables = await asyncio.to_thread(self._store.catalogue)
        for table in tables:
            self._need(await self._hub.delete(table.code, BY_OPERATOR, await asyncio.to_thread(self._store.minute)))
        await self._hub.clear_away()
        yield Report("classroom-deleted", {"tables": len(tables)})

    async def results(self, given: Mapping[str, Any]) -> Reports:
        """What people were asked at all tables, and how they answered, each answer a line."""
        for table in await asyncio.to_thread(self._store.catalogue):
            attempts, problem = await asyncio.to_thread(_attempts, self._store, table.code)
            for attempt in attempts:
                yield Report("", asdict(attempt))
            if problem:
                yield Report("classroom-damaged", {"table": table.id}, True)

    # People

    async def ban(self, given: Mapping[str, Any]) -> Reports:
        """A network or an address; or whoever is connected as this member of a table."""
        network = _network(given["who"]) if given.get("member") is None else await self._network_of_member(given)
        await self._bar(network, True)
        gone = 0
        for table in list(self._hub.live.values()):
            for connection in list(table.board.connections.values()):
                if self._services.guests.is_barred(connection.household):
                    connection.end_for(BANNED)
                    gone += 1
        yield Report("admin-banned", {"network": "" if given.get("member") else network, "people": gone})

    async def _network_of_member(self, given: Mapping[str, Any]) -> str:
        table = await self._table({"table": given["who"]})
        live = self._hub.live.get(table.code)
        connection = live.board.connections.get(given["member"]) if live else None
        if connection is None:
            raise Trouble("admin-not-connected", table=table.id, member=given["member"])
        return _network(f"{connection.household}/64" if ":" in connection.household else connection.household)

    async def unban(self, given: Mapping[str, Any]) -> Reports:
        network = _network(given["who"])
        if network not in await asyncio.to_thread(self._store.bans):
            raise Trouble("admin-not-banned", network=network)
        await self._bar(network, False)
        yield Report("admin-unbanned", {"network": network})

    async def _bar(self, network: str, on: bool) -> None:
        await self._store.put(Bar(network, on))
        self._services.guests.bar(await asyncio.to_thread(self._store.bans))

    async def bans(self, given: Mapping[str, Any]) -> Reports:
        bans = await asyncio.to_thread(self._store.bans)
        for network in bans:
            yield Report("admin-ban", {"network": network})
        yield Report("admin-bans", {"bans": len(bans)})

    async def find(self, given: Mapping[str, Any]) -> Reports:
        """Everybody who has come to a table by this name, or one that sounds like it."""
        people = 0
        for table in await asyncio.to_thread(self._store.catalogue):
            for member, name in await asyncio.to_thread(_named, self._store, table.code, given["text"]):
                people += 1
                yield Report("admin-found", {"table": table.id, "member": member, "name": name})
        yield Report("admin-people", {"people": people})

    async def erase(self, given: Mapping[str, Any]) -> Reports:
        """What a member wrote, and, unless only that was asked for, their name and place."""
        table = await self._table(given)
        live = await self._hub.table(table.code)
        if isinstance(live, Cause):
            raise Trouble("admin-no-erasing", table=table.id)
        found = await forget(self._services, live, given["member"], not given.get("words"))
        said, entries = len(found.said), len(found.texts)
        values = {"table": table.id, "member": given["member"], "said": said, "entries": entries}
        yield Report("admin-erased", values)

    # The whole server

    async def announce(self, given: Mapping[str, Any]) -> Reports:
        text = clean_chat(given["text"])
        if isinstance(text, Trouble):
            raise text
        yield Report("admin-announced", {"people": self._running().tell("server-announced", text=text)})

    async def drain(self, given: Mapping[str, Any]) -> Reports:
        """No new tables; the server ends when all have gone, or after so many minutes."""
        drain = self._running()
        if given.get("off"):
            drain.off()
            yield Report("admin-drain-off", {})
        else:
            yield Report("admin-draining", {"people": drain.on(given["minutes"]), **measured(given["minutes"])})

    def _running(self) -> Drain:
        if self._drain is None:
            raise Trouble("admin-no-server")
        return self._drain

    async def _table(self, given: Mapping[str, Any]) -> StoredTable:
        """The table that is meant: by its number in the list, or by its code."""
        said = str(given["table"])
        code, number = read_code(said), int(said) if said.isascii() and said.isdigit() else 0
        for table in await asyncio.to_thread(self._store.catalogue):
            if number == table.id or code == table.code:
                return table
        raise Trouble("admin-no-table", typed=said if number else "")

    @staticmethod
    def _need(done: bool) -> None:
        if not done:
            raise Trouble("admin-not-done")


_STAGES: Final = ("lobby", "game", "over", "aside")
COMMANDS: Final[dict[str, Callable[[Desk, Mapping[str, Any]], Reports]]] = {
    "list": Desk.list,
    "show": Desk.show,
    "check": Desk.check,
    "repair": Desk.repair,
    "close": Desk.close,
    "delete": Desk.delete,
    "empty": Desk.empty,
    "results": Desk.results,
    "ban": Desk.ban,
    "unban": Desk.unban,
    "bans": Desk.bans,
    "find": Desk.find,
    "erase": Desk.erase,
    "announce": Desk.announce,
    "drain": Desk.drain,
}


def _replay(store: Store, room: Room) -> tuple[int, str]:
    """Play a table again from its entries: the number of the first that is damaged, and what is wrong; or 0."""
    try:
        for entry in store.entries(room.code):
            room.redo(entry.number, entry.text, entry.version, entry.said)
    except Damaged as problem:
        return problem.number, "check"
    except Broken as problem:
        return room.number + 1, str(problem)
    return 0, ""


def _attempts(store: Store, code: str) -> tuple[Attempts, bool]:
    """What was answered at a table, and whether the rest of it cannot be read."""
    attempts = Attempts(code)
    try:
        attempts.read(store.entries(code))
    except (Damaged, Broken):
        return attempts, True
    return attempts, False


def _member(room: Room, member: Member, connection: MemberConnection | None) -> dict[str, Any]:
    place = room.members.place_of(member.id)
    state = "removed" if member.removed else "left" if member.left else "here" if connection else "off"
    return {
        "member": member.id,
        "name": member.name,
        "host": member.id == room.members.host,
        "seat": 0 if place is None else place + 1,
        "state": state,
        "network": network_of(connection.household) if connection else "",
    }


def _named(store: Store, code: str, name: str) -> list[tuple[int, str]]:
    try:
        entries = [msgspec.json.decode(entry.text) for entry in store.entries(code)]
    except (Damaged, ValueError):
        return []
    joined = [(data["member"], data["name"]) for data in entries if data["kind"] == "joined"]
    return [(member, known) for member, known in joined if sounds_like(known, name)]


def _network(said: str) -> str:
    try:
        network = ip_network(said, strict=False)
    except ValueError:
        raise Trouble("admin-no-network", typed=said) from None
    return str(network)
