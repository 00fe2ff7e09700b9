"""A network in a simulated world: bytes take their time, come in pieces, and may never come.

A link is a TCP connection: what arrives, arrives in its order, but a link may be cut, or hang without anybody being
told, or be lost for the client while its last bytes still reach the server.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from typing import Any, Protocol

from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.typing import Origin
from websockets.uri import parse_uri

from tests.helpers.simulated_world import Fiber, Machine, World

_AGAIN = 20.0  # seconds from a ping to the next one, and for its answer


class Listener(Protocol):
    """Who takes links at an address."""

    machine: Machine

    def accept(self, link: Link) -> asyncio.Protocol: ...


class Network:
    def __init__(self, world: World, people: Machine) -> None:
        self.world, self.people = world, people
        self.listeners: dict[str, list[Listener]] = {}  # at an address there may be several
        self.links: list[Link] = []
        self.seconds = 0.05  # that bytes take, at most
        self.is_open = True  # whether anybody comes through
        self.counts: Counter[str] = Counter()
        self._ports = 10_000

    def connect(self, uri: str, *, origin: Origin, open_timeout: float = 10, **given: Any) -> Socket:
        """As the library's: what a client uses."""
        world, place = self.world, parse_uri(uri)
        patience = Patience(world, open_timeout)
        world.wait(world.chance.uniform(0, 2 * self.seconds))
        if not self.is_open:
            world.wait(min(open_timeout, world.chance.uniform(0, 2 * open_timeout)))
            raise TimeoutError("nobody answers")
        there = [each for each in self.listeners[f"{place.host}:{place.port}"] if each.machine.is_on]
        if not there:
            raise ConnectionRefusedError("nobody listens")
        listener = world.chance.choice(there)
        socket = Socket(self, ClientProtocol(place, origin=origin, max_size=given.get("max_size")))
        self._ports += 1
        link = Link(self, listener, socket, (Fiber.current().whose, self._ports))
        self.links = [*[each for each in self.links if not each.is_over], link]
        socket.open(link, patience)
        return socket

    def cut(self, link: Link, kind: str) -> None:
        self.counts[kind] += 1
        self.world.note(kind, *link.peer)
        link.break_off(kind)


class Patience:
    def __init__(self, world: World, seconds: float | None) -> None:
        self._world = world
        self._end = None if seconds is None else world.now + seconds

    def left(self) -> float | None:
        return None if self._end is None else max(0.0, self._end - self._world.now)


class Way:
    """Bytes in one direction."""

    def __init__(self, network: Network, to: Machine, take: Callable[[bytes], None], end: Callable[[], None]) -> None:
        self._network, self._world, self._to = network, network.world, to
        self._take, self._end = take, end
        self._last = 0.0  # when the last bytes come
        self.on_its_way = 0  # bytes
        self.hangs = False
        self.is_cut = False

    def _when(self, more: float = 0.0) -> float:
        self._last = max(self._last, self._world.now + self._world.chance.uniform(0, self._network.seconds) + more)
        return self._last

    def send(self, data: bytes) -> None:
        self.on_its_way += len(data)
        chance = self._world.chance
        if len(data) > 1 and chance.random() < 0.1:
            place = chance.randrange(1, len(data))
            self._send(data[:place])
            self._send(data[place:])
        elif data:
            self._send(data)

    def _send(self, data: bytes) -> None:
        def arrive() -> None:
            if not (self.hangs or self.is_cut):
                self.on_its_way -= len(data)
                self._take(data)

        self._world.at(self._when(), self._to, arrive)

    def finish(self, more: float = 0.0) -> None:
        """After all that has been sent."""
        self._world.at(self._when(more), self._to, lambda: None if self.hangs else self._end())

    def delay(self, seconds: float) -> None:
        self._when(seconds)


class Link:
    def __init__(self, network: Network, listener: Listener, socket: Socket, peer: tuple[str, int]) -> None:
        self.network, self.world, self.peer = network, network.world, peer
        self.transport = Transport(self, listener)
        self.up = Way(network, listener.machine, self.transport.receive, self.transport.lost)
        self.down = Way(network, network.people, socket.receive, socket.lost)
        self.socket = socket
        network.world.at(network.world.now, listener.machine, lambda: self.transport.begin(listener))

    @property
    def is_over(self) -> bool:
        return self.transport.is_over and self.socket.is_over

    def break_off(self, kind: str) -> None:
        chance = self.world.chance
        if kind == "hangs":
            self.up.hangs = chance.random() < 0.7
            self.down.hangs = not self.up.hangs or chance.random() < 0.7
            return
        if kind == "delayed":
            self.up.delay(chance.uniform(0, 15))
            self.down.delay(chance.uniform(0, 15))
            return
        self.down.is_cut = True
        if kind == "late":  # the client knows at once; what it had sent comes much later
            self.up.delay(chance.uniform(0, 8))
        else:
            self.up.is_cut = True
        self.up.finish()
        self.down.finish(chance.uniform(0, 0.5) if kind == "cut" else 0.0)


class Transport(asyncio.Transport):
    """The server's end."""

    def __init__(self, link: Link, listener: Listener) -> None:
        super().__init__({"peername": link.peer, "sockname": ("10.0.0.1", 8000)})
        self._link, self.machine = link, listener.machine
        self._protocol: Any = None
        self._paused = False
        self._came: deque[bytes] = deque()
        self._closing = False
        self.is_over = False

    def begin(self, listener: Listener) -> None:
        self._protocol = listener.accept(self._link)
        self._protocol.connection_made(self)

    def receive(self, data: bytes) -> None:
        self._came.append(data)
        self._hand_over()

    def _hand_over(self) -> None:
        while self._came and not self._paused and not self.is_over and self._protocol is not None:
            self._protocol.data_received(self._came.popleft())

    def lost(self) -> None:
        """The other end has gone."""
        self._closing = True
        self._end()

    def _end(self) -> None:
        if not self.is_over:
            self.is_over = True
            self.machine.loop.call_soon(self._protocol.connection_lost, None)

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if not self._closing:
            self._link.down.send(bytes(data))

    def close(self) -> None:
        if not self._closing:
            self._closing = True
            self._link.down.finish()
            self._end()

    def abort(self) -> None:
        if not self.is_over:
            self._closing = True
            self._link.down.is_cut = True
            self._link.down.finish()
            self._end()

    def is_closing(self) -> bool:
        return self._closing

    def pause_reading(self) -> None:
        self._paused = True

    def resume_reading(self) -> None:
        self._paused = False
        self.machine.loop.call_soon(self._hand_over)

    def get_write_buffer_size(self) -> int:
        return self._link.down.on_its_way if self._link.down.hangs else 0

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None: ...

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self._protocol  # type: ignore[no-any-return]


class Socket:
    """The client's end, used as the library's blocking one is."""

    def __init__(self, network: Network, protocol: ClientProtocol) -> None:
        self._network, self._world, self._protocol = network, network.world, protocol
        self._came: deque[str] = deque()
        self._waiting: list[Fiber] = []
        self._link: Link
        self.is_over = False
        self._unanswered: bytes | None = None  # a ping

    def open(self, link: Link, patience: Patience) -> None:
        self._link = link
        self._protocol.send_request(self._protocol.connect())
        self._flush()
        while self._protocol.state is State.CONNECTING and self._protocol.handshake_exc is None:
            if self.is_over or patience.left() == 0 or not self._wait(patience):
                self._drop()
                raise TimeoutError("no answer to the handshake")
        if self._protocol.handshake_exc is not None:
            self._drop()
            raise self._protocol.handshake_exc
        self._later(self._ping)

    def _wait(self, patience: Patience) -> bool:
        self._waiting.append(Fiber.current())
        return self._world.wait(patience.left())

    def _later(self, work: Callable[[], None]) -> None:
        self._world.after(_AGAIN, self._network.people, lambda: None if self.is_over else work())

    def _ping(self) -> None:
        if self._unanswered is not None or self._protocol.state is not State.OPEN:
            self._drop()
            return
        self._unanswered = self._world.urandom(4)
        self._protocol.send_ping(self._unanswered)
        self._flush()
        self._later(self._ping)

    # What comes

    def receive(self, data: bytes) -> None:
        if self.is_over:
            return
        self._protocol.receive_data(data)
        self._look()

    def lost(self) -> None:
        """The other end has gone."""
        if not self.is_over:
            self.is_over = True
            self._protocol.receive_eof()
            self._look()
            self._link.up.finish()

    def _look(self) -> None:
        for event in self._protocol.events_received():
            if isinstance(event, Response):
                continue
            assert isinstance(event, Frame)
            if event.opcode is Opcode.TEXT:
                assert event.fin
                self._came.append(bytes(event.data).decode())
            elif event.opcode is Opcode.PONG:
                self._unanswered = None
        self._flush()
        waiting, self._waiting = self._waiting, []
        for fiber in waiting:
            fiber.wake()

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if data and not self.is_over:
                self._link.up.send(data)

    def _drop(self) -> None:
        """Our own end goes, whatever the other one knows."""
        if not self.is_over:
            self.is_over = True
            self._link.down.is_cut = True
            self._link.up.finish()
            self._protocol.receive_eof()
            self._look()

    # What the program calls

    def recv(self, timeout: float | None = None) -> str:
        patience = Patience(self._world, timeout)
        while not self._came:
            if self.is_over:
                raise self._protocol.close_exc
            if patience.left() == 0:
                raise TimeoutError
            self._wait(patience)
        return self._came.popleft()

    def send(self, text: str) -> None:
        if self.is_over or self._protocol.state is not State.OPEN:
            raise ConnectionClosed(None, None)
        self._protocol.send_text(text.encode())
        self._flush()

    def close(self) -> None:
        if not self.is_over and self._protocol.state is State.OPEN:
            self._protocol.send_close(1000)
            self._flush()
        self._drop()
