"""Commands that come again, late or in another order, at this node and at others: each has one effect, or none."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from sixdot.store.store import Store
from sixdot.web.limits import Limits, Rate
from tests.helpers.online_laws import seeded
from tests.helpers.postgres import PostgresServer
from tests.helpers.redis_server import RedisServer
from tests.helpers.servers import PATIENCE, Inside
from tests.helpers.soak import bounded
from tests.web.test_sessions import greeted, raw

pytestmark = pytest.mark.slow  # a database is started
PARTS = bounded(1, soak=25)
FRAMES = bounded(600, soak=2_000)  # of each of two people, in each part
GROUP = 12  # frames on their way at once
FREE = Rate(1e6, 1e6)
UNLIMITED = Limits(frames=FREE, chat=FREE, changes=FREE, repairs=FREE, greetings=FREE, work=FREE)


class Repeater:
    """Sends each command at least once, many of them again: at once, much later, and after going to another node."""

    def __init__(self, seed: str, nodes: list[Inside], greeting: dict[str, Any]) -> None:
        self._chance = random.Random(seed)
        self._nodes = nodes
        self._line = raw(nodes[0].url).__enter__()
        self._know(greeted(self._line, **greeting))
        self.sent: dict[str, str] = {}
        self.answers: dict[str, set[tuple[str, int]]] = {}
        self.frames = self.moves = 0

    def _know(self, welcome: dict[str, Any]) -> None:
        assert welcome["type"] == "welcome", welcome
        self.code, self.member, self._token = welcome["table"]["code"], welcome["member"], welcome["token"]
        self._seen = welcome["number"]

    def run(self, frames: int) -> None:
        while self.frames < frames:
            group = [self._new() for _ in range(self._chance.randint(1, GROUP // 3))]
            group += self._chance.choices(list(self.sent), k=GROUP - len(group))
            self._chance.shuffle(group)
            for asked in group:
                self._send(asked)
            if self._chance.random() < 0.1:
                self._move()  # some of it unanswered
                for asked in group:
                    self._send(asked)
            self._listen(set(group))

    def _new(self) -> str:
        asked = f"k{len(self.sent)}"
        choices = ["chat {}", "bot add easy", "options target=1{}", "play r5", "mute 1", "unmute 1", "nonsense {}"]
        self.sent[asked] = self._chance.choice(choices).format(len(self.sent) % 400)
        return asked

    def _send(self, asked: str) -> None:
        self._line.send(json.dumps({"id": asked, "seen": self._seen, "do": self.sent[asked]}))
        self.frames += 1

    def _move(self) -> None:
        self.moves += 1
        self._line.close()
        self._line = raw(self._chance.choice(self._nodes).url).__enter__()
        greeting = {"type": "resume", "code": self.code, "token": self._token, "seen": self._seen}
        self._know(greeted(self._line, **greeting))

    def _listen(self, group: set[str]) -> None:
        waited_for = set(group)
        while waited_for:
            message = json.loads(self._line.recv(PATIENCE))
            if message["type"] in ("accepted", "refused"):
                waited_for.discard(message["id"])
                answer = message.get("reason", "accepted"), message["number"]
                self.answers.setdefault(message["id"], set()).add(answer)
            elif message["type"] == "told":
                assert message["number"] == self._seen + 1, "each number comes once and in order"
                self._seen = message["number"]

    def close(self) -> None:
        self._line.close()


@pytest.mark.fault("P06")
@pytest.mark.parametrize("part", range(PARTS))
def test_a_command_has_one_effect_however_often_and_wherever_it_comes(
    part: int,
    tmp_path: Path,
    postgres: PostgresServer,
    redis: RedisServer,
    record_property: Callable[[str, object], None],
) -> None:
    address = postgres.emptied()
    with seeded(f"repeats {part}"), ExitStack() as held:
        nodes = [
            held.enter_context(Inside(tmp_path, Store(address, shared=True), redis.address, limits=UNLIMITED))
            for _ in "123"
        ]
        ana = Repeater(f"ana {part}", nodes, {"type": "open", "name": "Ana", "edition": "mattel", "public": False})
        held.callback(ana.close)
        ben = Repeater(f"ben {part}", nodes[1:], {"type": "join", "code": ana.code, "name": "Ben", "watch": False})
        held.callback(ben.close)
        try:
            for _ in range(0, FRAMES, 60):  # by turns, so that each comes upon what the other has done elsewhere
                for person in (ana, ben):
                    person.run(person.frames + 60)
        except ConnectionClosed as closed:
            raise AssertionError("a line was closed") from closed
        entries = nodes[0].store.entries(ana.code)
        faults = sum(node.hub.services.counts["fault"] for node in nodes)
    assert faults == 0
    stored: dict[str, list[int]] = {}
    for entry in entries:
        if entry.command is not None:
            stored.setdefault(entry.command.partition(" ")[0], []).append(entry.number)
    for person in (ana, ben):
        for asked in person.sent:
            accepted = {number for outcome, number in person.answers[asked] if outcome == "accepted"}
            numbers = stored.get(f"{person.member}:{asked}", [])
            assert len(numbers) <= 1, f"{person.sent[asked]} was done twice"
            assert set(numbers) <= accepted, (person.sent[asked], numbers, accepted)
            assert set(numbers) == accepted or _is_nothing(person.sent[asked]), (
                person.sent[asked],
                numbers,
                accepted,
            )
        record_property("frames with repeated commands at three nodes", person.frames)
        record_property("commands among them, none done twice", len(person.sent))
        record_property("times that somebody went to another node meanwhile", person.moves)


def _is_nothing(do: str) -> bool:
    """What may be accepted without anything being written down, if it is so already when it comes much later."""
    return do.startswith(("mute", "unmute", "options"))
