"""Bytes of a socket as a server and its clients send them: frames, and what is said in one turn of the loop."""

from __future__ import annotations

import struct
from asyncio import AbstractEventLoop, Transport
from typing import Final
from weakref import WeakKeyDictionary

from websockets.speedups import apply_mask

_TEXT: Final = 0x81  # the first byte of a frame that is a whole text
_MASKED: Final = 0x80
_LONG: Final = 126  # instead of a size that follows in 2 bytes,
_VERY_LONG: Final = 127  # or in 8
_LONGEST_PLAIN: Final = 2000  # bytes of a text that takes the short way
_SHORT_HEAD: Final = 6  # bytes of a client's frame before its text
_long_head: Final = struct.Struct("!BBH").pack


def plain_text(data: bytes) -> str | None:
    """What a client says with these bytes if they are one frame of text, as almost always; None: if not, or if it
    is very long.
    """
    more = 0 if len(data) < _SHORT_HEAD + _LONG else 2  # bytes in which the size follows
    size, begin = len(data) - _SHORT_HEAD - more, _SHORT_HEAD + more
    if not 0 <= size <= _LONGEST_PLAIN or data[0] != _TEXT or data[1] != _MASKED + (_LONG if more else size):
        return None
    if more and (size < _LONG or int.from_bytes(data[2:4]) != size):
        return None
    try:
        return apply_mask(data[begin:], data[begin - 4 : begin]).decode()
    except UnicodeDecodeError:
        return None


def frame_length(data: bytes, place: int) -> int:
    """How long the client's frame is that begins here; 0: its head is not complete."""
    head = data[place : place + 10]
    if len(head) < 2:
        return 0
    size = head[1] & ~_MASKED
    more = {_LONG: 2, _VERY_LONG: 8}.get(size, 0)  # bytes in which the size follows
    if len(head) < 2 + more:
        return 0
    return _SHORT_HEAD + more + (int.from_bytes(head[2 : 2 + more]) if more else size)


def text_head(size: int) -> bytes:
    """What goes before a text of so many bytes in a server's frame."""
    if size < _LONG:
        return bytes((_TEXT, size))
    return _long_head(_TEXT, _LONG, size) if size < 1 << 16 else struct.pack("!BBQ", _TEXT, _VERY_LONG, size)


class Outbox:
    """What is said in one turn of a loop: written when the turn is over, once to each socket."""

    def __init__(self) -> None:
        self._waiting: list[Outgoing] = []

    def add(self, outgoing: Outgoing, loop: AbstractEventLoop) -> None:
        if not self._waiting:
            loop.call_soon(self._write)
        self._waiting.append(outgoing)

    def _write(self) -> None:
        waiting, self._waiting = self._waiting, []
        for outgoing in waiting:
            outgoing.write()


_outboxes: Final[WeakKeyDictionary[AbstractEventLoop, Outbox]] = WeakKeyDictionary()


class Outgoing:
    """What is said to one socket."""

    def __init__(self, transport: Transport, loop: AbstractEventLoop) -> None:
        self.ended = False  # the last frame has gone out
        self._transport = transport
        self._loop = loop
        self._outbox = _outboxes.setdefault(loop, Outbox())
        self._said: list[bytes] = []  # in this turn of the loop, and not written yet
        self._size = 0  # of all that

    def tell(self, data: bytes) -> None:
        """Send one message, together with all others of this turn of the loop. It waits here until the client takes
        it; the caller watches how much is waiting.
        """
        if self.ended or self._transport.is_closing():
            return
        if not self._said:
            self._outbox.add(self, self._loop)
        size = len(data)
        self._said.append(text_head(size))
        self._said.append(data)
        self._size += size

    def write(self) -> None:
        """What has been said so far."""
        if self._said:
            self._transport.write(b"".join(self._said))
            self._said.clear()
            self._size = 0

    def waiting(self) -> int:
        """How many bytes the client has not taken yet."""
        return self._size + self._transport.get_write_buffer_size()
