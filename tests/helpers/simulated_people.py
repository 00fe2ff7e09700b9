"""People in a simulated world, with the client that people have: they play, talk, repeat themselves, go and come."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from sixdot.wire.client import Client
from sixdot.wire.line import Ended, NoLine
from sixdot.wire.messages import Request
from tests.helpers.online_clients import Friend
from tests.helpers.online_players import SLOWLY, Heard, Now, Party
from tests.helpers.simulated_world import Fiber, World

if TYPE_CHECKING:
    from tests.helpers.simulated_disk import Disk

OTHER_NAMES = ("Emil", "Fay", "Gus", "Hal")
RECENT = 10  # entries: a command that was carried out so lately is still known by its name


class Guest(Friend):
    """`thinks`: seconds that they think, on the average."""

    fiber: Fiber

    def __init__(self, world: World, disk: Disk, link: str, name: str, thinks: float, edition: str = "") -> None:
        super().__init__(link, name, world.seed, edition=edition)
        self._world, self._disk, self._thinks = world, disk, thinks
        self._chance = random.Random(f"{world.seed} {name}")
        self._free = 0.0  # when they next do something
        self._done: Request | None = None  # the last command that was carried out
        self._asked_last: Request | None = None
        self.comes_anew = False
        self.rests = False
        self.commands = self.repeats = self.returns = 0
        self.party = Party(lambda: False)

    def wait_for(self, there: Callable[[], bool]) -> None:
        while not there():
            time.sleep(SLOWLY)

    def _connected(self) -> Client:
        """Whoever was let in by a server that crashed before it could say so, finds the name taken: by themselves."""
        try:
            return super()._connected()
        except Ended as ended:
            if ended.reason != "NAME_TAKEN":
                raise
            self._world.note(self.name, "takes another name")
            self.name = f"{self._chance.choice(OTHER_NAMES)} {self.name}"
            raise NoLine from None

    def run(self) -> None:
        self.come()
        while not self.stopping:
            if self.comes_anew:
                self.comes_anew = False
                self._come_anew()
            try:
                self.listen()
            except Ended as ended:
                if ended.reason != "REPLACED":
                    raise
                self.comes_anew = True  # by an earlier greeting of their own, which came late
            self.act()

    def now(self) -> Now:
        now = super().now()
        me = [each for each in self._client.known.table.members if each.id == self.memory.member]
        if me and me[0].away and now.stage == "playing":
            return Now(now.stage, "return")
        return now

    # What must hold at every moment: it is on disk before anybody hears of it

    def _must_be_there(self, number: int, what: str) -> None:
        if not self._disk.has(self.code, number):
            self._world.troubles.append(f"{self.name} {what} {number}, which is not on disk")

    def was_welcomed(self, member: int, number: int, missed: list[Heard]) -> None:  # type: ignore[override]
        self._world.note(self.name, "welcomed", number, len(missed))
        self._must_be_there(number, "was welcomed at")
        super().was_welcomed(member, number, missed)

    def was_told(self, heard: Heard) -> None:
        self._world.note(self.name, "heard", *heard[:2])
        self._must_be_there(heard[0], "was told of")
        super().was_told(heard)

    def was_answered(self, asked: str, outcome: str, number: int) -> None:
        self._world.note(self.name, "answered", asked, outcome, number)
        last = self._asked_last
        if outcome == "accepted":
            self._must_be_there(number, "was accepted as")
            if last is not None and last.id == asked and not last.do.startswith("ask"):
                self._done = last
        super().was_answered(asked, outcome, number)

    # What they do

    def act(self) -> None:
        if self.rests or time.monotonic() < self._free:
            return
        before = self._pending
        super().act()
        if self._pending is not None and before is None:
            self._free = time.monotonic() + self._chance.expovariate(1 / self._thinks)
        elif self._chance.random() < 0.02:
            self._repeat(self._done)

    def choice(self, now: Now) -> str:
        self.hosts = self._client.known.table.host == self.memory.member  # it passes on when somebody is away
        if now.wanted == "return":
            return "return" if self._chance.random() < 0.5 else ""
        if now.stage == "playing" and now.wanted == "turn" and self._chance.random() < 0.01:
            return "leave"
        if self.hosts and now.stage == "lobby":
            return self.setup.pop(0) if self.setup else "start"
        return super().choice(now)

    def ask(self, do: str) -> str:
        self.commands += 1
        asked = super().ask(do)
        self._world.note(self.name, "asks", asked, do)
        self._asked_last = self._client._asked.get(asked)
        if self._chance.random() < 0.05:
            self._repeat(self._asked_last)
        return asked

    def _repeat(self, request: Request | None) -> None:
        """As a network may that delivers something twice."""
        line = self._client._line
        if request is None or line is None or request.seen + RECENT < self.memory.number:
            return
        self.repeats += 1
        self.memory.twice.add(request.id)
        self._world.note(self.name, "repeats", request.id)
        line.send(request)

    def _come_anew(self) -> None:
        """The program was closed, and is started again: it has its token, and knows what was heard."""
        self.returns += 1
        client = self._client
        self._world.note(self.name, "comes anew", self.memory.number)
        client.close()
        client._reader.join()  # a program that ends takes along what it was doing
        token = client.token
        if self._pending is not None:
            self.memory.twice.add(self._pending)  # nobody may ever be told
            self._pending = None
        time.sleep(self._chance.expovariate(0.3))
        while True:
            try:
                self._client = Client.resume(self.link, token, self.memory.number, self.language, self.length)
                return
            except NoLine:
                time.sleep(self._chance.uniform(0, 1))

    def is_settled(self) -> bool:
        """Nothing is open, and everything has been heard."""
        if not self.memory.member:
            return False
        here = self.memory.number == len(self._disk.tables.get(self.code, ()))
        return here and self._pending is None and not self._client._asked and self._client._line is not None
