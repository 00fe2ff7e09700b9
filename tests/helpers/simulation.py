"""The real server, store and clients in a world where everything goes wrong that can: one seed, one story.

    Simulation("17").run()           # an AssertionError names the seed and what happened last

Servers are started, crash and are paused; links break in every way; syncs fail; people go and come. Then all of that
stops, and everything must be as if nothing had happened.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

import pytest
from uvicorn.server import ServerState

from sixdot.store.problems import Unusable
from sixdot.store.store import Store
from sixdot.web.connection import Requests
from sixdot.web.hints import called
from sixdot.web.hub import Hub
from sixdot.web.nodes import Nodes
from sixdot.web.serve import configured
from sixdot.web.sweep import Sweeper
from sixdot.wire import line
from tests.helpers import online_clients
from tests.helpers.simulated_disk import Disk, SimulatedDatabase
from tests.helpers.simulated_network import Link, Network
from tests.helpers.simulated_people import Guest
from tests.helpers.simulated_threads import take_threads_from
from tests.helpers.simulated_world import World
from tests.helpers.simulation_laws import must_agree

ADDRESS = "10.0.0.1:8000"
EDITIONS = ("mattel", "french", "rnib", "dos")
SOON = 300.0  # seconds within which all is well again after the last fault
BREAKS = ("cut", "cut", "hangs", "delayed", "late")


class Node:
    """A server: it can be started again and again, with what is on the disk."""

    hints: SimulatedHints

    def __init__(self, simulation: Simulation, name: str) -> None:
        self._simulation, self._world, self._disk = simulation, simulation.world, simulation.disk
        self.name = name
        self.machine = self._world.machine(name)
        self.machine.end()

    def start(self) -> None:
        if self.machine.is_on:
            return
        self.machine = self._world.machine(self.name)
        self._world.note(self.name, "starts")
        try:
            self._world.do_at(self.machine, self._open)
        except Unusable:  # it says so and ends, and whoever runs it tries again
            self.machine.end()
            self._world.after(1, self._simulation.people, self.start)

    def _open(self) -> None:
        pace, grace = self._simulation.pace, self._simulation.grace
        self._database = SimulatedDatabase(self._disk, self.machine)
        self.store = Store(self._database, self._disk.shared)  # type: ignore[arg-type]
        self.hub = Hub(self.store, pace=pace, grace=grace, log=self._log)
        self._config = configured(self.hub)
        self._config.load()
        self._state = ServerState()
        self.machine.loop.create_task(Sweeper(self.hub).run())
        if self._disk.nodes:
            self.machine.loop.create_task(Nodes(self.hub, "").run())

    def _log(self, event: str, code: str = "", **values: object) -> None:
        if not self.machine.is_on:
            return
        self._world.note(self.name, event, *values.values())
        self._simulation.counts[f"logged: {event}"] += 1
        if event == "fault" and not (values["kind"] == "Unusable" and not self._disk.answers):
            self._world.troubles.append(f"{self.name}: a fault of the program: {values}")

    def accept(self, link: Link) -> asyncio.Protocol:
        return Requests(self._config, self._state, {}, self.machine.loop)

    def crash(self) -> None:
        """At any moment: what was not synced is lost."""
        self._world.note(self.name, "crashes")
        self.machine.end()
        self._database.crash()
        for link in [each for each in self._simulation.network.links if each.transport.machine is self.machine]:
            link.transport.is_over = True
            link.down.is_cut |= self._world.chance.random() < 0.5
            link.down.finish()

    def stop(self) -> None:
        """As its owner does."""
        self._world.note(self.name, "stops")
        task = self._world.do_at(self.machine, lambda: self.machine.loop.create_task(self._stopped()))
        task.add_done_callback(self._must_have_stopped)

    def _must_have_stopped(self, task: asyncio.Task[None]) -> None:
        if self.machine.is_on and not task.cancelled() and task.exception() is not None:
            self._world.troubles.append(f"{self.name} does not stop: {task.exception()!r}")

    async def _stopped(self) -> None:
        await self.hub.shut()
        for each in sorted(self._state.connections, key=_peer):  # a set has no order of its own
            each.shutdown()
        closing = self.machine.begin(self.store.close)
        while not closing.is_over:
            await asyncio.sleep(0.01)
        self._world.after(0, self._simulation.people, self._end)

    def _end(self) -> None:
        self.crash()
        self._world.after(self._world.chance.uniform(0, 5), self._simulation.people, self.start)


class SimulatedHints:
    """What goes from node to node through Redis, as far as it arrives."""

    def __init__(self, simulation: Simulation, node: Node, heard: Callable[[Sequence[str]], None]) -> None:
        self._simulation, self._node, self.heard = simulation, node, heard
        node.hints = self

    def tell(self, code: str) -> None:
        world = self._simulation.world
        for other in self._simulation.nodes:
            if other is not self._node and other.machine.is_on and world.chance.random() < self._simulation.hinted:
                heard = other.hints.heard
                world.after(world.chance.uniform(0, 0.1), other.machine, partial(heard, [called(code)]))

    async def run(self) -> None: ...


def _peer(connection: Any) -> str:
    return str(connection.client)


class Simulation:
    def __init__(self, seed: str, nodes: int = 1, faults: bool = True) -> None:
        self.seed = seed
        self.world = World(seed)
        chance = self.world.chance
        self.people = self.world.machine("people")
        self.network = Network(self.world, self.people)
        self.disk = Disk(self.world, shared=chance.random() < 0.3, nodes=nodes > 1)
        self.hinted = chance.choice((0.0, 0.9, 1.0))  # how many hints arrive
        self.network.seconds = chance.choice((0.001, 0.05, 0.4))
        self.disk.sync_seconds = chance.choice((0.001, 0.02, 0.2))
        self.pace = chance.choice((0.0, 0.3, 0.7))
        self.grace = chance.choice((5.0, 45.0))
        self.counts: Counter[str] = Counter()
        self.nodes = [Node(self, f"node{number}") for number in range(nodes)]
        self.network.listeners[ADDRESS] = [*self.nodes]
        self.guests: list[Guest] = []
        self._every = chance.choice((1.0, 4.0, 15.0))  # seconds from fault to fault
        self._faults = faults
        self._seconds = chance.uniform(40, 120)

    def hints_of(
        self, address: str, name: str, heard: Callable[[Sequence[str]], None], log: object
    ) -> SimulatedHints:
        here = next(node for node in self.nodes if node.machine is self.world.here)
        return SimulatedHints(self, here, heard)

    # The story

    def run(self) -> Counter[str]:
        with _entered(self):
            for node in self.nodes:
                node.start()
            tables = [self._sit_down(number) for number in range(self.world.chance.choice((1, 1, 2, 3)))]
            if self._faults:
                self.world.after(self.world.chance.expovariate(1 / self._every), self.people, self._fault)
            self.world.run(self._seconds)
            self._faults = False
            self._mend()
            self._must_go_on(tables)
            self._must_come_to_rest(tables)
            must_agree(self, tables)
            return self._counted()

    def _sit_down(self, table: int) -> list[Guest]:
        chance, url = self.world.chance, f"http://{ADDRESS}/"
        count, thinks = chance.choice((2, 2, 3, 4)), chance.choice((0.1, 0.5, 2.0))
        edition = chance.choice(EDITIONS)
        names = [f"{name}{table}" for name in ("Ana", "Ben", "Chloe", "Dora")]
        bots = min(chance.choice((0, 1, 2)), 4 - count)
        host, *others = [
            Guest(self.world, self.disk, url, name, thinks, edition if name == names[0] else "")
            for name in names[:count]
        ]
        host.setup = ["bot add steady"] * bots

        def join(guest: Guest) -> None:
            guest.wait_for(lambda: bool(host.memory.member))
            guest.link = host.link
            guest.run()

        host.fiber = self.people.begin(host.run, f"10.1.{table}.0")
        for number, guest in enumerate(others, 1):
            guest.fiber = self.people.begin(partial(join, guest), f"10.1.{table}.{number}")
        self.guests += [host, *others]
        return [host, *others]

    def _must_go_on(self, tables: list[list[Guest]]) -> None:
        """Every table moves on, and everybody is there."""
        before = {guests[0].code: len(self.disk.tables.get(guests[0].code, ())) for guests in tables}

        def all_went_on() -> bool:
            return all(
                all(guest.memory.member for guest in guests)
                and len(self.disk.tables.get(guests[0].code, ())) >= before.get(guests[0].code, 0) + 5
                for guests in tables
            )

        if not self.world.run(SOON, self._now_and_then(all_went_on)):
            states = [(guest.name, guest.state()) for guest in self.guests]
            raise AssertionError(f"a table does not go on: {states}")

    def _must_come_to_rest(self, tables: list[list[Guest]]) -> None:
        """When nobody does anything more, everybody has heard everything."""
        for guest in self.guests:
            guest.rests = True
        self.world.run(30)  # also for the longest pause

        def is_calm() -> bool:
            return all(guest.is_settled() for guest in self.guests)

        for _ in range(100):
            calm = self.world.run(SOON, self._now_and_then(is_calm))
            entries = sum(map(len, self.disk.tables.values()))
            self.world.run(max(5.0, 20 * self.pace))
            if calm and is_calm() and entries == sum(map(len, self.disk.tables.values())):
                return
        states = [(guest.name, guest.is_settled(), guest.state()) for guest in self.guests]
        raise AssertionError(f"it does not come to rest: {states}")

    def _now_and_then(self, holds: Callable[[], bool]) -> Callable[[], bool]:
        """To look after each step would take long."""
        looked = 0.0

        def look() -> bool:
            nonlocal looked
            if self.world.now - looked < 0.1:
                return False
            looked = self.world.now
            return holds()

        return look

    # What goes wrong

    def _fault(self) -> None:
        if not self._faults:
            return
        chance = self.world.chance
        kinds = [self._break, self._break, self._break, self._crash, self._stop, self._pause, self._fail_syncs]
        kinds += [self._no_disk, self._slow_disk, self._no_network, self._slow_network, self._clock, self._come_anew]
        if self.disk.shared:
            kinds.append(self._doubt)
        chance.choice(kinds)()
        self.world.after(chance.expovariate(1 / self._every), self.people, self._fault)

    def _count(self, kind: str) -> None:
        self.counts[kind] += 1
        self.world.note("fault:", kind)

    def _later(self, longest: float, work: Callable[[], object]) -> None:
        self.world.after(self.world.chance.uniform(0, longest), self.people, work)

    def _break(self) -> None:
        links = [each for each in self.network.links if not each.is_over]
        if links:
            self.network.cut(self.world.chance.choice(links), self.world.chance.choice(BREAKS))

    def _running(self) -> Node | None:
        running = [node for node in self.nodes if node.machine.is_on]
        return self.world.chance.choice(running) if running else None

    def _crash(self) -> None:
        node = self._running()
        if node is not None:
            self._count("crashes")
            node.crash()
            self._later(10, node.start)

    def _stop(self) -> None:
        node = self._running()
        if node is not None and not node.hub.services.closing:
            self._count("restarts")
            node.stop()

    def _pause(self) -> None:
        node = self._running()
        if node is not None:
            self._count("pauses")
            until = self.world.now + self.world.chance.choice((0.5, 5, 30))
            node.machine.stands_still_until = max(node.machine.stands_still_until, until)

    def _fail_syncs(self) -> None:
        self._count("times of failing syncs")
        self.disk.syncs = False
        self._later(5, lambda: setattr(self.disk, "syncs", True))

    def _no_disk(self) -> None:
        self._count("times without a disk")
        self.disk.answers = False
        self._later(5, lambda: setattr(self.disk, "answers", True))

    def _doubt(self) -> None:
        self._count("times of doubt")
        self.disk.in_doubt = True
        self._later(3, lambda: setattr(self.disk, "in_doubt", False))

    def _slow_disk(self) -> None:
        self._count("times of a slow disk")
        self.disk.sync_seconds = self.world.chance.choice((0.001, 0.02, 0.2, 2.0))

    def _no_network(self) -> None:
        self._count("times without a network")
        self.network.is_open = False
        self._later(20, lambda: setattr(self.network, "is_open", True))

    def _slow_network(self) -> None:
        self._count("times of another network")
        self.network.seconds = self.world.chance.choice((0.001, 0.05, 0.4, 3.0))

    def _clock(self) -> None:
        self._count("jumps of the clock")
        self.world.wall += self.world.chance.choice((-3600, 3600, -300, 5))

    def _come_anew(self) -> None:
        there = [guest for guest in self.guests if guest.memory.member]
        if there:
            self._count("clients started anew")
            self.world.chance.choice(there).comes_anew = True

    def _mend(self) -> None:
        self.world.note("all is well")
        self.disk.syncs = self.disk.answers = self.network.is_open = True
        self.disk.in_doubt = False
        self.disk.sync_seconds, self.network.seconds = 0.01, 0.05
        for node in self.nodes:
            if not node.machine.is_on:
                node.start()

    def _counted(self) -> Counter[str]:
        counts = self.counts + self.network.counts + self.disk.counts
        counts["commands"] = sum(guest.commands for guest in self.guests)
        counts["commands sent again"] = sum(guest.repeats for guest in self.guests)
        counts["entries"] = sum(map(len, self.disk.tables.values()))
        counts["things told"] = sum(len(guest.memory.heard) for guest in self.guests)
        counts["virtual seconds"] = int(self.world.now - 1_000_000)
        counts["steps"] = self.world.steps
        return counts


@contextmanager
def _entered(simulation: Simulation) -> Iterator[None]:
    """Any failure names the seed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(logging.getLogger("uvicorn.error"), "disabled", True)  # it tells of everything that ends
        take_threads_from(simulation.world, patch)
        patch.setattr("sixdot.web.nodes.Hints", simulation.hints_of)
        patch.setattr(line, "connect", simulation.network.connect)
        patch.setattr(online_clients, "connect", simulation.network.connect)
        patch.setattr(online_clients, "TICK", 0.5)  # whoever hears nothing need not look around that often
        try:
            with simulation.world:
                yield
        except BaseException as error:
            error.add_note(simulation.world.story)
            error.add_note(f"The seed was {simulation.seed!r}: Simulation({simulation.seed!r}).run() does it again.")
            raise
