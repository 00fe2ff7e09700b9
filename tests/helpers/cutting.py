"""A connection that breaks: a proxy in front of a server cuts it after a random number of bytes.

with Cutting(port, "seed", cuts=40) as cutting:
    link = cutting.link(code)        # one for each person: each comes from an address of their own
"""

from __future__ import annotations

import asyncio
import random
import socket
import struct
import threading
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Self

RESET = struct.pack("ii", 1, 0)  # close with a reset, whatever is still on its way
LATE = 0.02  # seconds until the other side learns of it, if not straight away


class Cutting:
    """Each connection may pass so many bytes in both directions, then is cut, until there have been enough cuts.

    A cut is an orderly end or a reset; the server may learn of it a moment after the client. Some come before
    the welcome has passed: then the greeting, or the answer to it, is lost.
    """

    def __init__(self, port: int, seed: object, cuts: int, early: int = 1500, late: int = 20_000) -> None:
        self.port = port
        self.cuts = 0
        self.most = cuts
        self._early, self._late = early, late
        self._chance = random.Random(str(seed))
        self._doors: list[asyncio.Server] = []
        self._open: set[asyncio.Task[None]] = set()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)

    # From any thread

    def link(self, code: str) -> str:
        return f"http://127.0.0.1:{self._do(self._new_door)}/#{code}"

    def is_done(self) -> bool:
        return self.cuts >= self.most

    def _do(self, work: Callable[[], Coroutine[Any, Any, int]]) -> int:
        return asyncio.run_coroutine_threadsafe(work(), self._loop).result(10)

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(10)
        return self

    def __exit__(self, *error: object) -> None:
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(10)

    # In its own

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._end = asyncio.Event()
        self._ready.set()
        await self._end.wait()
        for door in self._doors:
            door.close()
        for task in set(self._open):
            task.cancel()
        await asyncio.gather(*self._open, return_exceptions=True)

    async def _new_door(self) -> int:
        address = f"127.0.1.{len(self._doors) + 1}"

        async def enter(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            task = asyncio.current_task()
            assert task is not None
            self._open.add(task)
            task.add_done_callback(self._open.discard)
            with suppress(OSError, asyncio.CancelledError):
                await self._pass(reader, writer, address)
            writer.close()

        door = await asyncio.start_server(enter, "127.0.0.1", 0)
        self._doors.append(door)
        return int(door.sockets[0].getsockname()[1])

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, address: str) -> None:
        to_server = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0))
        passing = _Passing(self._allowance())
        ways = [
            asyncio.ensure_future(passing.carry(reader, to_server[1])),
            asyncio.ensure_future(passing.carry(to_server[0], writer)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            if passing.left == 0:
                self.cuts += 1
            await self._cut(writer, to_server[1], passing.left == 0)

    def _allowance(self) -> int | None:
        if self.is_done():
            return None
        return self._chance.randrange(self._early if self._chance.random() < 0.3 else self._late) + 1

    async def _cut(self, client: asyncio.StreamWriter, server: asyncio.StreamWriter, by_us: bool) -> None:
        _end(client, by_us and self._chance.random() < 0.5)
        if by_us and self._chance.random() < 0.3:
            await asyncio.sleep(LATE)
        _end(server, by_us and self._chance.random() < 0.5)


class _Passing:
    """The bytes of one connection in both directions, and how many more may pass; None: any number."""

    def __init__(self, left: int | None) -> None:
        self.left = left

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while self.left != 0:
            data = await reader.read(65_536)
            if not data:
                return
            if self.left is not None:
                data = data[: self.left]
                self.left -= len(data)
            writer.write(data)
            await writer.drain()


def _end(writer: asyncio.StreamWriter, reset: bool) -> None:
    if reset:
        with suppress(OSError):
            writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        writer.transport.abort()
    else:
        writer.close()
