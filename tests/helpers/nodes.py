"""Several nodes of real processes behind one door, as behind nginx, whose lines to each other can be cut.

with Cluster(tmp_path, postgres, redis, nodes=3) as cluster:
    cluster.door.url                      # each new line leads to one of the nodes that are there
    cluster.nodes[0].kill(); cluster.nodes[0].start()
    cluster.lines[0].cut(); cluster.lines[0].mend()      # to the database
    cluster.join(NewerRules)              # another node
"""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import socket
import struct
import tempfile
import threading
from collections.abc import Callable, Coroutine
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Self

from tests.helpers.postgres import PostgresServer
from tests.helpers.redis_server import RedisServer
from tests.helpers.warm import NURSERY, Warm

RESET = struct.pack("ii", 1, 0)
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Lead = Callable[[], Coroutine[Any, Any, Streams]]


class Line:
    """Leads whoever comes to a place; cut, it leads nobody, and all who were there are cut off.

    `hold()`: nothing passes any more, and nobody is told, until it is mended.
    """

    def __init__(self, lead: Lead, door: Path | None = None) -> None:
        self._lead = lead
        self._door = door
        self._open: set[asyncio.Task[None]] = set()
        self.port = 0
        self.passed = 0  # lines led on

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._thread.start()
        assert self._ready.wait(10)
        return self

    def __exit__(self, *error: object) -> None:
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(10)

    def cut(self) -> None:
        self._loop.call_soon_threadsafe(self._cut)

    def hold(self) -> None:
        self._loop.call_soon_threadsafe(self._passing.clear)

    def mend(self) -> None:
        self._loop.call_soon_threadsafe(self._mend)

    async def _serve(self) -> None:
        self._loop, self._end, self._passing = asyncio.get_running_loop(), asyncio.Event(), asyncio.Event()
        self._is_cut = False
        self._passing.set()
        if self._door is not None:
            listening: asyncio.Server = await asyncio.start_unix_server(self._enter, self._door)
        else:
            listening = await asyncio.start_server(self._enter, "127.0.0.1", 0)
            self.port = listening.sockets[0].getsockname()[1]
        self._ready.set()
        await self._end.wait()
        listening.close()
        self._cut()
        await asyncio.gather(*self._open, return_exceptions=True)

    def _cut(self) -> None:
        self._is_cut = True
        for task in set(self._open):
            task.cancel()

    def _mend(self) -> None:
        self._is_cut = False
        self._passing.set()

    async def _enter(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._open.add(task)
        task.add_done_callback(self._open.discard)
        there: asyncio.StreamWriter | None = None
        with suppress(OSError, asyncio.CancelledError):
            if not self._is_cut:
                back, there = await self._lead()
                self.passed += 1
                for way in (self._pass(reader, there), self._pass(back, writer)):
                    passing = asyncio.create_task(way)
                    self._open.add(passing)
                    passing.add_done_callback(self._open.discard)
                    passing.add_done_callback(lambda _: task.cancel())
                await asyncio.Event().wait()
        for each in (writer, there):
            if each is not None:
                _reset(each)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                await self._passing.wait()
                writer.write(data)
                await writer.drain()


def _reset(writer: asyncio.StreamWriter) -> None:
    line = writer.get_extra_info("socket")
    if line is not None and line.family != socket.AF_UNIX:
        with suppress(OSError):
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
    writer.close()


class Node(Warm):
    def pause(self) -> None:
        os.kill(self._child, signal.SIGSTOP)

    def go_on(self) -> None:
        os.kill(self._child, signal.SIGCONT)


UPDATED = """
import sixdot
sixdot.__version__ = "99.0"
from sixdot.web import app, delivery
joined, parcel_of = delivery.joined, app.parcel_of
delivery.joined = lambda *given: ["// newer\\n" + joined(*given)[0], joined(*given)[1]]
app.parcel_of = lambda value: parcel_of({**value, "newer": True})
"""


class NewerProgram(Node):
    """Its page and its words are others, too."""

    nursery = UPDATED + NURSERY


class NewerRules(Node):
    nursery = f"from sixdot.game import match\nmatch.RULES_VERSION += 1\n{NewerProgram.nursery}"


class Cluster:
    def __init__(
        self, folder: Path, postgres: PostgresServer, redis: RedisServer, nodes: int, *arguments: str, seed: str = ""
    ) -> None:
        self._folder = folder
        self._postgres = postgres
        self._redis = redis
        self._count = nodes
        self._arguments = arguments
        self._chance = random.Random(seed)
        self.nodes: list[Node] = []
        self.lines: list[Line] = []  # of each node to the database

    def __enter__(self) -> Self:
        self.address = self._postgres.emptied()
        with ExitStack() as held:
            self._ways = Path(tempfile.mkdtemp(prefix="sixdot-", dir="/tmp"))
            held.callback(shutil.rmtree, self._ways)
            self._held = held
            for _ in range(self._count):
                self.join(Node)
            self.door = held.enter_context(Line(self._to_a_node))
            self._held = held.pop_all()
        return self

    def join(self, kind: type[Node]) -> Node:
        """One more node."""
        number = len(self.nodes)
        way = self._ways / str(number)
        self.lines.append(self._held.enter_context(self._line(way)))
        given = ("--redis", self._redis.address, "--no-table", *self._arguments)
        node = kind(self._own(number), "--db", self._postgres.address(folder=way), *given)
        self.nodes.append(self._held.enter_context(node))
        return node

    def _own(self, number: int) -> Path:
        folder = self._folder / str(number)
        folder.mkdir()
        return folder

    def _line(self, way: Path) -> Line:
        way.mkdir()

        async def lead() -> Streams:
            return await asyncio.open_unix_connection(self._postgres.socket)

        return Line(lead, way / ".s.PGSQL.5432")

    async def _to_a_node(self) -> Streams:
        """To one that answers, as nginx does it."""
        for node in self._chance.sample(self.nodes, len(self.nodes)):
            with suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", node.port)
        raise OSError("no node is there")

    def __exit__(self, *error: object) -> None:
        self._held.close()
