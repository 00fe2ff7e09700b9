"""Tables full of people for measuring servers: as light as a client can be, and the same for every server.

It speaks just enough of the websocket protocol: frames are masked with zeros, so that bytes go out as they are, and
what comes in is looked at by its first and last bytes. One move of a table is under way at a time: it is begun by one
frame, and over when all four people have been told of it.
"""

from __future__ import annotations

import base64
import json
import os
import select
import socket
import struct
import time
from collections import deque
from collections.abc import Iterable, Sequence
from typing import Final

SEATS: Final = 4
_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
_ASIDES: Final = (b"accuse", b"agree", b"disagree", b"catch", b"play")
_TOLD: Final = b'{"type":"told","number":'
_NUMBER: Final = len(_TOLD)
_UNHEEDED: Final = (b'{"type":"accepted"', b'{"type":"table"')
PATIENCE: Final = 60.0


def upgrade(port: int) -> bytes:
    """The request with which a socket begins."""
    host, key = f"127.0.0.1:{port}", base64.b64encode(os.urandom(16)).decode()
    head = f"GET /ws HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
    head += f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    return head.encode()


def frame(payload: bytes, kind: int = _TEXT) -> bytes:
    if len(payload) < 126:
        return struct.pack("!BBI", kind, 0x80 | len(payload), 0) + payload
    return struct.pack("!BBHI", kind, 0xFE, len(payload), 0) + payload


class Line:
    """One person's socket."""

    __slots__ = ("_rest", "seat", "socket", "table")

    def __init__(self, port: int, greeting: bytes) -> None:
        self.table: Table
        self.seat = 0
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.settimeout(PATIENCE)
        self._rest = b""
        self.socket.sendall(upgrade(port))
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self.socket.recv(1) or b"\r\n\r\n"
        if b" 101 " not in answer.partition(b"\r\n")[0]:
            raise ConnectionError(answer.decode("latin-1"))
        self.socket.sendall(frame(greeting))

    def read(self) -> list[bytes]:
        """The payloads of all whole frames that have come."""
        data = self.socket.recv(262_144)
        if not data:
            raise ConnectionError("the server has hung up")
        if self._rest:
            data = self._rest + data
        found: list[bytes] = []
        place, end = 0, len(data)
        while end - place >= 2:
            size, body = data[place + 1], place + 2
            if size == 126:
                size, body = int.from_bytes(data[place + 2 : place + 4], "big"), place + 4
            elif size == 127:
                size, body = int.from_bytes(data[place + 2 : place + 10], "big"), place + 10
            if body + size > end:
                break
            kind = data[place]
            if kind == _TEXT:
                found.append(data[body : body + size])
            elif kind == _PING:
                self.socket.send(frame(data[body : body + size], _PONG))
            elif kind == _CLOSE:
                raise ConnectionError(f"the server closed the line: {data[body : body + size]!r}")
            place = body + size
        self._rest = data[place:]
        return found

    def read_one(self) -> bytes:
        while not (found := self.read()):
            pass
        return found[0]


def seated(port: int, people: int = SEATS, edition: str = "mattel", joining_at: Sequence[int] = ()) -> list[Line]:
    """A new table and so many people at it; `joining_at`: the ports of those who join, if they are other ones."""
    start = {"version": 1, "language": "en", "length": "normal", "changes": True}
    opening = {"type": "open", "name": "Ana", "edition": edition, "public": False, **start}
    lines = [Line(port, json.dumps(opening).encode())]
    code = json.loads(lines[0].read_one())["table"]["code"]
    for number, name in enumerate(("Ben", "Cleo", "Dora")[: people - 1]):
        joining = {"type": "join", "code": code, "name": name, "watch": False, **start}
        lines.append(Line(joining_at[number] if joining_at else port, json.dumps(joining).encode()))
        lines[-1].read_one()
    return lines


class Table:
    """Four people; `is_due` says that the next move can be made."""

    is_due = False

    def __init__(self, lines: Sequence[Line]) -> None:
        self.lines = lines
        self.begun = 0.0
        for seat, line in enumerate(lines):
            line.table, line.seat = self, seat

    def hear(self, seat: int, payload: bytes) -> bool:
        """Whether a move is over with this."""
        raise NotImplementedError

    def move(self) -> None:
        raise NotImplementedError


class EchoTable(Table):
    """Whatever one sends comes back to all four."""

    def __init__(self, port: int, name: int) -> None:
        super().__init__([Line(port, str(name).encode()) for _ in range(SEATS)])
        self._left = 0
        self._turn = 0
        self._frame = frame(b'{"id":"k1234","seen":123,"do":"play r5"}')
        self.is_due = True

    def move(self) -> None:
        self.is_due = False
        self._left = SEATS
        self._turn = (self._turn + 1) % SEATS
        self.lines[self._turn].socket.send(self._frame)

    def hear(self, seat: int, payload: bytes) -> bool:
        self._left -= 1
        self.is_due = self._left == 0
        return self.is_due


class GameTable(Table):
    """A game of four people who make legal moves; whatever else is asked of them they do at once, uncounted."""

    def __init__(self, port: int, edition: str = "mattel", joining_at: Sequence[int] = ()) -> None:
        super().__init__(seated(port, edition=edition, joining_at=joining_at))
        self._number = SEATS + 1  # opened, and four have come
        self._numbers = [0] * SEATS  # the last that each has been told
        self._count = 0
        self._moving = False
        self._mover: int | None = None
        self._dos = [b""] * SEATS  # what each would do
        self._stage = "lobby"
        self._waiting: list[int] = []

    def start(self) -> None:
        self._say(0, b"start")

    def _say(self, seat: int, do: bytes) -> None:
        self._count += 1
        self.lines[seat].socket.send(frame(b'{"id":"k%d","seen":%d,"do":"%b"}' % (self._count, self._number, do)))

    def move(self) -> None:
        self.is_due = False
        assert self._mover is not None
        self._moving = True
        self._say(self._mover, self._dos[self._mover])

    def hear(self, seat: int, payload: bytes) -> bool:
        if not payload.startswith(_TOLD):
            if not payload.startswith(_UNHEEDED):
                raise ConnectionError(f"the server says {payload[:400]!r}")
            return False
        self._numbers[seat] = number = int(payload[_NUMBER : payload.index(b",", _NUMBER)])
        if number <= self._number:  # of those who came, before all were there
            return False
        if b'"legal":["' in payload:
            self._dos[seat] = choice(payload)
        if b'"wanted":"turn"' in payload:
            self._mover = seat
        elif b'"wanted":"' in payload and self._mover == seat:
            self._mover = None
        if seat == 0 and not payload.endswith(b'"table":null,"chat":null}'):
            table = json.loads(payload)["table"]
            self._stage, self._waiting = table["stage"], table["waiting"]
        return self._numbers.count(number) == SEATS and self._go_on(number)

    def _go_on(self, number: int) -> bool:
        """Everybody has heard: what is next? Whether it was a move."""
        self._number = number
        was_move, self._moving = self._moving, False
        if self._stage == "playing" and self._mover is not None:
            self.is_due = True
        elif self._stage == "ready" and self._waiting:
            self._say(self._waiting[0] - 1, b"go on")
        elif self._stage == "over":
            self._say(0, b"rematch")
        if not self.is_due:
            self._mover = None
        return was_move


class SpreadTable(GameTable):
    """Its people are at several nodes: how long others at the mover's node, and those elsewhere, hear of a move."""

    def __init__(self, ports: Sequence[int]) -> None:
        super().__init__(ports[0], joining_at=ports[1:])
        self._ports = ports
        self._sent = 0.0
        self._by = -1
        self._unaware: set[int] = set()
        self.near: list[float] = []  # seconds
        self.far: list[float] = []

    def move(self) -> None:
        assert self._mover is not None
        self._by, self._unaware = self._mover, {*range(SEATS)} - {self._mover}
        self._sent = time.perf_counter()
        super().move()

    def hear(self, seat: int, payload: bytes) -> bool:
        if seat in self._unaware and payload.startswith(_TOLD):
            self._unaware.discard(seat)
            is_near = self._ports[seat] == self._ports[self._by]
            (self.near if is_near else self.far).append(time.perf_counter() - self._sent)
        return super().hear(seat, payload)


def choice(payload: bytes) -> bytes:
    """A card rather than a draw."""
    begin = payload.index(b'"legal":[') + 10
    legal = payload[begin : payload.index(b"]", begin) - 1].split(b'","')
    for do in legal:
        if do.startswith(b"play"):
            return do
    return next((do for do in legal if not do.startswith(_ASIDES)), b"")


class Crowd:
    """All tables at one server."""

    def __init__(self, tables: Iterable[Table]) -> None:
        self.tables: list[Table] = []
        self._lines: dict[int, Line] = {}
        self._poll = select.epoll()
        self._due: deque[Table] = deque()
        self.moves = 0  # that are over
        self._add(tables)

    def _add(self, tables: Iterable[Table]) -> None:
        for table in tables:
            self.tables.append(table)
            for line in table.lines:
                self._lines[line.socket.fileno()] = line
                line.socket.setblocking(False)
                self._poll.register(line.socket.fileno(), select.EPOLLIN)
            if table.is_due:
                self._due.append(table)

    def start(self, more: Sequence[GameTable] = ()) -> None:
        """Until a move can be made at every table, or at these, which have come later."""
        self._add(more)
        for table in more or self.tables:
            if isinstance(table, GameTable):
                table.start()
        end = time.perf_counter() + PATIENCE
        while len(self._due) < len(self.tables):
            self._hear(1.0)
            if time.perf_counter() > end:
                raise TimeoutError("the tables do not begin")

    def _hear(self, timeout: float) -> list[Table]:
        """The tables whose moves are over with what comes now."""
        over: list[Table] = []
        for number, _ in self._poll.poll(timeout):
            line = self._lines[number]
            table = line.table
            for payload in line.read():
                was_due = table.is_due
                if table.hear(line.seat, payload):
                    self.moves += 1
                    over.append(table)
                if table.is_due and not was_due:
                    self._due.append(table)
        return over

    def listen(self, seconds: float) -> None:
        """Nobody does anything."""
        end = time.perf_counter() + seconds
        while (left := end - time.perf_counter()) > 0:
            self._hear(left)

    def rush(self, seconds: float) -> float:
        """Moves a second, if every table goes on as soon as it can."""
        began = time.perf_counter()
        end, count = began + seconds, 0
        while time.perf_counter() < end:
            while self._due:
                self._due.popleft().move()
            count += len(self._hear(0.1))
        rate = count / (time.perf_counter() - began)
        self._settle()
        return rate

    def paced(self, rate: float, seconds: float) -> tuple[float, list[float]]:
        """Moves a second, and how long each took from the moment it was due, in seconds, sorted."""
        began = now = time.perf_counter()
        made, took = 0, []
        while now - began < seconds:
            while self._due and began + made / rate <= now:
                table = self._due.popleft()
                table.begun = began + made / rate
                made += 1
                table.move()
            wait = began + made / rate - now if self._due else 0.05
            over = self._hear(max(0.0, min(wait, 0.05)))
            now = time.perf_counter()
            took += [now - table.begun for table in over]
        reached = len(took) / (now - began)
        self._settle()
        return reached, sorted(took)

    def _settle(self) -> None:
        """Let what is under way come to an end."""
        end = time.perf_counter() + PATIENCE
        while len(self._due) < len(self.tables):
            self._hear(1.0)
            if time.perf_counter() > end:
                raise TimeoutError("the tables do not go on")

    def close(self) -> None:
        self._poll.close()
        for line in self._lines.values():
            line.socket.close()
