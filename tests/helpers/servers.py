"""A real server for tests: `sixdot serve` as a process on a free port of this computer, with a database of its own.

    with Server(tmp_path) as server:
        server.url, server.link, server.code
        server.restart()

`Inside` is the same server within the test, in a thread: its hub, its store and its deals can be reached.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from random import SystemRandom
from typing import Any, Self, TypeVar

from sixdot.store.store import Store
from sixdot.web.hub import Hub
from sixdot.web.nodes import Nodes
from sixdot.web.serve import Server as Uvicorn
from sixdot.web.serve import configured
from sixdot.wire.client import Client, Lost
from sixdot.wire.messages import Acknowledged, Denied, Message

ENTRANCE = "import sys; from sixdot.cli import main; sys.exit(main())"
PATIENCE = 30.0
Result = TypeVar("Result")


def free_port() -> int:
    """A port that nobody uses. The system gives none of these to a client, so it is still free a moment later."""
    while True:
        port = SystemRandom().randrange(10_000, 30_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


_opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))


class Server:
    """Bots do not pause here unless the arguments say so; the database stays in `folder` for the next server."""

    entrance = ENTRANCE

    def __init__(self, folder: Path, *arguments: str, port: int | None = None) -> None:
        self.folder = folder
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.db = folder / "sixdot.db"
        self._log = folder / "server.log"
        self._arguments = arguments
        self.process: subprocess.Popen[bytes]

    def start(self) -> None:
        """Run it, and wait until it answers."""
        arguments = ["--host", "127.0.0.1", "--port", str(self.port), "--db", str(self.db)]
        if "--pace" not in self._arguments:
            arguments += ["--pace", "0"]
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", self.entrance, "serve", *arguments, *self._arguments],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        end = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > end:
                self.kill()
                raise AssertionError(f"the server does not start:\n{self.log()}")
            time.sleep(0.02)

    def answers(self) -> bool:
        try:
            with _opener.open(f"{self.url}/health", timeout=5) as answer:
                return bool(answer.read() == b"ok")
        except OSError:
            return False

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Stop it as its owner would; return its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError(f"the server does not stop:\n{self.log()}") from None

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def restart(self) -> None:
        self.stop()
        self.start()

    def log(self) -> str:
        return self._log.read_text(encoding="utf-8")

    @property
    def code(self) -> str:
        """The code of the table it has opened."""
        found = re.search(r"#([a-z-]+)", self.log())
        assert found, self.log()
        return found[1]

    @property
    def link(self) -> str:
        return f"{self.url}/#{self.code}"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        if self.process.poll() is None:
            self.stop()


class Inside:
    """Takes everything a `Hub` takes; the store is opened in `folder` unless one is given.

    `redis`: its address, where this is one of several nodes.
    """

    def __init__(self, folder: Path, store: Store | None = None, redis: str = "", **given: Any) -> None:
        self.store = store or Store(folder / "sixdot.db")
        self._redis = redis
        self.hub: Hub
        self._given: dict[str, Any] = {"pace": 0.0, **given}
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        with socket.socket() as listening:
            listening.bind(("127.0.0.1", 0))
            listening.listen(100)
            self.url = f"http://127.0.0.1:{listening.getsockname()[1]}"
            self.hub = Hub(self.store, **self._given)
            self._server = Uvicorn(configured(self.hub, []), self.hub)
            self._loop.call_soon(self._ready.set)
            with suppress(asyncio.CancelledError):
                async with asyncio.TaskGroup() as nodes:
                    following = nodes.create_task(Nodes(self.hub, self._redis).run()) if self._redis else None
                    await self._server.serve([listening])
                    if following is not None:
                        following.cancel()

    def do(self, work: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
        """Have something done in the server's thread."""
        return asyncio.run_coroutine_threadsafe(work(), self._loop).result(PATIENCE)

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        return self

    def __exit__(self, *error: object) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self.store.close()


# Those who sit at its tables


def opened(url: str, name: str = "Ana", edition: str = "mattel", bots: int = 0, **named: Any) -> Client:
    """Somebody who has opened a table with this many bots."""
    client = Client.open(url, name, edition, **named)
    for _ in range(bots):
        done(client, "bot add steady")
    return client


def done(client: Client, do: str) -> Acknowledged:
    answer = client.command(do, PATIENCE)
    assert isinstance(answer, Acknowledged), answer
    return answer


def refused(client: Client, do: str) -> Denied:
    answer = client.command(do, PATIENCE)
    assert isinstance(answer, Denied), answer
    return answer


def hear(client: Client, until: Callable[[], object]) -> list[Message | Lost]:
    """Everything that comes until this holds."""
    came: list[Message | Lost] = []
    while not until():
        message = client.next(PATIENCE)
        assert message is not None, "nothing more comes"
        came.append(message)
    return came


def times_lost(client: Client) -> int:
    """How often the line broke, in all that has come by now."""
    return sum(isinstance(each, Lost) for each in iter(lambda: client.next(0.0), None))


def turn(client: Client) -> bool:
    """If anything is wanted of this client, do the first legal thing. Returns whether something was."""
    wanted, shown = client.known.wanted, client.known.shown
    if not wanted or shown is None:
        return False
    answer = client.command("go on" if wanted in ("ready", "pause") else shown.legal[0], PATIENCE)
    if isinstance(answer, Denied) and answer.reason == "TOO_FAST":
        time.sleep(1)
    return True


def play(
    *clients: Client, until: Callable[[Client], bool] = lambda client: client.known.table.stage == "over"
) -> None:
    """All of these play on until this holds for the first of them."""
    end = time.monotonic() + 2 * PATIENCE
    while not until(clients[0]):
        assert time.monotonic() < end, "the game does not go on"
        busy = [client for client in clients if client.next(0.0) is not None or turn(client)]
        if not busy:
            clients[0].next(0.02)
