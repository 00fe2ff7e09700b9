"""A whole server in memory: everything of the real one but the system's sockets, in one thread and by its own time.

Bytes go into the very classes that uvicorn is given for requests and frames, and what they write is read here. Time
passes only when a test says so, so that the same seed does the same again, clocks included.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from uvicorn.server import ServerState

from sixdot.store.entries import Work
from sixdot.store.store import Store
from sixdot.web.hub import Hub
from sixdot.web.serve import configured

T = TypeVar("T")
HOST = "127.0.0.1:8000"
HANDSHAKE = (
    f"GET /ws HTTP/1.1\r\nHost: {HOST}\r\nOrigin: http://{HOST}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
).encode()
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
ENDS = ("welcome", "accepted", "refused", "taught", "bye")  # what answers a frame
_STUCK = 60  # seconds without anything
_NO_COMPLAINT = "Invalid UTF-8 sequence received from client."  # uvicorn says so before it closes with 1007


def frame(opcode: int, data: bytes, fin: bool = True) -> bytes:
    """A frame as a client sends it; the mask is all zeros."""
    head = bytes([(0x80 if fin else 0) | opcode])
    if len(data) < 126:
        return head + bytes([0x80 | len(data)]) + bytes(4) + data
    if len(data) < 1 << 16:
        return head + bytes([0x80 | 126]) + len(data).to_bytes(2) + bytes(4) + data
    return head + bytes([0x80 | 127]) + len(data).to_bytes(8) + bytes(4) + data


class OwnTime(asyncio.SelectorEventLoop):
    """A loop whose clock stands still until somebody puts it forward."""

    now = 1000.0

    def time(self) -> float:
        return self.now


class _Pipe(asyncio.Transport):
    """The server's end of a line."""

    def __init__(self, line: Line, address: str) -> None:
        super().__init__({"peername": (address, 50_000), "sockname": ("127.0.0.1", 8000)})
        self._line = line
        self._ended = False

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        if not self._ended:
            self._line.take(bytes(data))

    def get_write_buffer_size(self) -> int:
        return 0

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._line.protocol = protocol  # type: ignore[assignment]

    def is_closing(self) -> bool:
        return self._ended

    def close(self) -> None:
        if not self._ended:
            self._ended = True
            asyncio.get_running_loop().call_soon(self._line.ended)

    abort = close

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Incoming:
    """What has come from a server over one socket, read from its bytes."""

    def __init__(self, send: Callable[[bytes], None]) -> None:
        """`send`: pings and the end are answered at once."""
        self.came: list[str] = []  # texts that nobody has looked at yet
        self.answers = 0  # how often a frame was answered
        self.reason = ""  # in the server's last words
        self.code = 0  # with which it was closed
        self.open = True
        self.greeted = False  # it was let in
        self._buffer = b""
        self._send = send

    def take(self, data: bytes) -> None:
        self._buffer += data
        if not self.greeted:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head, head
            self._buffer, self.greeted = rest, True
        while len(self._buffer) >= 2:
            size, begin = self._buffer[1], 2
            if size >= 126:
                begin += 2 if size == 126 else 8
                size = int.from_bytes(self._buffer[2:begin])
            if len(self._buffer) < begin + size:
                return
            opcode, content = self._buffer[0] & 15, self._buffer[begin : begin + size]
            self._buffer = self._buffer[begin + size :]
            self._hear(opcode, content)

    def _hear(self, opcode: int, content: bytes) -> None:
        if opcode == PING:
            self._send(frame(PONG, content))
        elif opcode == PONG:
            self.answers += 1
        elif opcode == CLOSE:
            self.code, self.open = int.from_bytes(content[:2]), False
            self._send(frame(CLOSE, content))
        else:
            assert opcode == TEXT
            text = content.decode()
            self.came.append(text)
            kind = text[9 : text.index('"', 9)]
            self.answers += kind in ENDS
            if kind == "bye":
                self.reason = msgspec.json.decode(content)["reason"]


class Line(Incoming):
    """A client's end of a line in memory."""

    def __init__(self, server: InMemory, address: str) -> None:
        super().__init__(self._soon)
        self._server = server
        self.protocol: asyncio.Protocol = server.protocol()
        self._pipe = _Pipe(self, address)
        self.protocol.connection_made(self._pipe)
        self.protocol.data_received(HANDSHAKE)

    def send(self, data: bytes) -> None:
        if not self._pipe.is_closing():
            self.protocol.data_received(data)

    def _soon(self, data: bytes) -> None:
        asyncio.get_running_loop().call_soon(self.send, data)

    def hang_up(self) -> None:
        self._pipe.close()

    def ended(self) -> None:
        self.open = False
        self.protocol.connection_lost(None)
        self._server.stir()

    def take(self, data: bytes) -> None:
        super().take(data)
        self._server.stir()


class _Complaints(logging.Handler):
    """What a program writes down when something went wrong that nobody had foreseen."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.getMessage() != _NO_COMPLAINT:
            self.found.append(self.format(record))


class _AtOnce(ThreadPoolExecutor):
    """Does what others leave to a thread."""

    def submit(self, work: Callable[..., T], /, *given: Any, **named: Any) -> Future[T]:
        done: Future[T] = Future()
        try:
            done.set_result(work(*given, **named))
        except Exception as error:
            done.set_exception(error)
        return done


class InMemory:
    """To be made where the loop runs; `given`: what a `Hub` takes."""

    def __init__(self, folder: Path, **given: Any) -> None:
        self.store = Store(folder / "sixdot.db")
        self.hub = Hub(self.store, pace=0.0, log=self._note, **given)
        self.faults: list[str] = []
        for kind, worker in self.hub.services._workers.items():
            worker.shutdown()
            self.hub.services._workers[kind] = _AtOnce()
        vars(self.store)["put"] = self._put
        self._config = configured(self.hub)
        self._config.load()
        self._state = ServerState()
        self._stirred = asyncio.Event()
        self._steps = 0
        loop = asyncio.get_running_loop()
        assert isinstance(loop, OwnTime)
        self._loop = loop
        loop.set_exception_handler(lambda _, context: self.faults.append(repr(context)))
        self._logged = _Complaints()
        logging.getLogger().addHandler(self._logged)
        self._over = threading.Event()
        task = asyncio.current_task()
        assert task is not None
        threading.Thread(target=self._watch, args=(task,)).start()

    def _watch(self, task: asyncio.Task[Any]) -> None:
        """Own time has no end: whoever waits in vain is woken by the real one."""
        seen = -1
        while not self._over.wait(_STUCK):
            if seen == self._steps:
                self.faults.append("nothing more comes")
                self._loop.call_soon_threadsafe(task.cancel)
                return
            seen = self._steps

    def _put(self, work: Work) -> asyncio.Future[None]:
        """As the store's thread would."""
        future: asyncio.Future[None] = self._loop.create_future()
        (problem,) = self.store._writer._write([work])
        if problem is None:
            future.set_result(None)
        else:
            future.set_exception(problem)
        return future

    def _note(self, event: str, code: str = "", /, **values: str | int) -> None:
        if event in ("fault", "not-saved", "aside", "mended"):
            self.faults.append(f"{event} {values}")

    def complaints(self) -> list[str]:
        """Everything that went wrong inside, so far."""
        return [*self.faults, *self._logged.found]

    def protocol(self) -> asyncio.Protocol:
        return self._config.http_protocol_class(  # type: ignore[call-arg]
            config=self._config, server_state=self._state, app_state={}
        )

    def stir(self) -> None:
        self._steps += 1
        self._stirred.set()

    async def until(self, holds: Callable[[], bool]) -> None:
        while not holds():
            self._stirred.clear()
            await self._stirred.wait()

    async def settle(self) -> None:
        """Until every table has done what it does by itself."""
        while True:
            await asyncio.sleep(0)
            if tasks := set(self.hub.services._tasks):
                await asyncio.wait(tasks)
            elif not self._busy(self.hub.live.values()):
                return

    @staticmethod
    def _busy(tables: Iterable[Any]) -> bool:
        return any(table.pacer._bots is not None or table.board.lock.locked() for table in tables)

    async def let_pass(self, seconds: float) -> None:
        end = self._loop.now + seconds
        while self._loop.now < end:
            self._loop.now = min(end, self._loop.now + 5)  # pings are answered meanwhile
            await self.settle()

    async def close(self) -> None:
        await self.settle()
        await self.hub.shut()
        self._over.set()
        for _ in range(10):  # those who were sent away hang up
            self._loop.now += 5
            await asyncio.sleep(0)
        await asyncio.gather(*self._state.tasks)
        self.store.close()
        logging.getLogger().removeHandler(self._logged)


def run(work: Callable[[], Awaitable[T]]) -> T:
    """In a loop that has its own time."""

    async def done() -> T:
        return await work()

    with asyncio.Runner(loop_factory=OwnTime) as runner:
        return runner.run(done())
