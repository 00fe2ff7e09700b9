"""What `web/connection.py` uses of uvicorn and websockets, not all of it public, is still there."""

from __future__ import annotations

import ast
import inspect
import textwrap
import time
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

import h11
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

from sixdot.web.connection import Frames, Requests
from sixdot.web.sending import frame_length, plain_text, text_head
from tests.helpers.servers import Inside, opened
from tests.web.test_protocol import HANDSHAKE, frame, plain

PAIRS = [(Requests, H11Protocol), (Frames, WebSocketsSansIOProtocol)]


def tree_of(kind: type) -> ast.Module:
    return ast.parse(textwrap.dedent(inspect.getsource(kind)))


def used_by(kind: type, owner: str = "self") -> set[str]:
    """The attributes of `self`, or of something it has, that a class reads or writes."""
    return {
        node.attr
        for node in ast.walk(tree_of(kind))
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == owner
    }


def offered_by(kind: type) -> set[str]:
    return set(dir(kind)) | used_by(kind)


@pytest.mark.parametrize(("ours", "theirs"), PAIRS)
def test_every_method_that_is_overridden_has_the_same_parameters(ours: type, theirs: type) -> None:
    overridden = [name for name in vars(ours) if name in vars(theirs) and inspect.isfunction(vars(theirs)[name])]
    assert {"connection_made", "data_received"} & set(overridden)
    for name in overridden:
        if name != "__init__":
            here, there = inspect.signature(vars(ours)[name]), inspect.signature(vars(theirs)[name])
            assert list(here.parameters) == list(there.parameters), name


@pytest.mark.parametrize(("ours", "theirs"), PAIRS)
def test_everything_that_is_used_of_it_is_there(ours: type, theirs: type) -> None:
    own = {"_late", "_finished", "_pings", "_ahead", "_looked_for", "outgoing"}
    missing = used_by(ours) - set(vars(ours)) - offered_by(theirs) - own
    assert missing == set()
    called = {node for node in used_by(ours, "super()") if node not in dir(theirs)}
    assert called == set()


def test_what_is_used_of_the_connection_is_there() -> None:
    assert used_by(Frames, "self.conn") <= offered_by(ServerProtocol) | offered_by(Protocol)
    assert used_by(Requests, "self.conn") <= set(dir(h11.Connection))


# The short ways, beside the libraries' own


_HEAD = "Host: {0}\r\nOrigin: http://{0}\r\n" + HANDSHAKE
_SOCKET = f"GET /ws HTTP/1.1\r\n{_HEAD}\r\n"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("pieces", "times"),
    [
        ((_SOCKET,), 0),
        ((_SOCKET.replace("Host:", "HOST:").replace("Upgrade:", "upgrade:"),), 0),
        ((_SOCKET[:40], _SOCKET[40:]), 2),
        ((_SOCKET[:-2], "\r\n"), 2),
        ((_SOCKET.replace(": ", ":"),), 1),
        ((_SOCKET.replace("/ws ", "/ws?a=b "),), 1),
    ],
)
def test_a_request_for_a_socket_is_read_once_if_it_is_written_as_usual(
    pieces: Sequence[str], times: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`times`: so often our own reader of requests had to look at it."""
    read: list[object] = []
    original = H11Protocol.handle_events

    def noted(requests: H11Protocol) -> None:
        read.append(requests)
        original(requests)

    monkeypatch.setattr(H11Protocol, "handle_events", noted)
    with Inside(tmp_path) as server, plain(server) as line:
        for piece in pieces:
            line.sendall(piece.format(server.url.removeprefix("http://")).encode())
            while len(read) < min(times, pieces.index(piece) + 1):
                time.sleep(0.01)
        assert b" 101 " in line.recv(4096)
        line.sendall(frame(1, b"{}"))
        assert b'"type":"bye"' in line.recv(4096)
    assert len(read) == times


def frames_in(data: bytes) -> list[Frame]:
    """As the library reads them, and nothing may be left over."""
    reader, found = StreamReader(), []
    reader.feed_data(data)
    while reader.buffer:
        parsing = Frame.parse(reader.read_exact, mask=True)
        with pytest.raises(StopIteration) as parsed:
            next(parsing)
        found.append(parsed.value.value)
    return found


LENGTHS = st.one_of(st.text(max_size=200), st.text("aé", min_size=1900, max_size=2050))


@given(LENGTHS, st.sampled_from(Opcode), st.booleans())
def test_a_text_is_read_as_the_library_reads_it(text: str, kind: Opcode, whole: bool) -> None:
    assume(kind in (Opcode.CONT, Opcode.TEXT, Opcode.BINARY) or (whole and len(text.encode()) < 126))
    data = Frame(kind, text.encode(), whole).serialize(mask=True)
    read = plain_text(data)
    if kind is Opcode.TEXT and whole and len(text.encode()) <= 2000:
        assert read == text
    else:
        assert read is None
    assert frame_length(data, 0) == len(data)
    assert all(frame_length(data[:cut], 0) in (0, len(data)) for cut in range(min(300, len(data))))


@given(st.binary(max_size=40), st.binary(max_size=140))
def test_whatever_is_taken_for_a_text_is_one_for_the_library_too(head: bytes, rest: bytes) -> None:
    long = b"\x81\xfe" + (len(rest) + len(head) // 20).to_bytes(2) + head[:4] + rest
    for data in (head + rest, b"\x81" + bytes([0x80 + len(rest) % 128]) + head[:4] + rest, long):
        read = plain_text(data)
        if read is not None:
            assert [(each.opcode, each.fin, each.data) for each in frames_in(data)] == [
                (Opcode.TEXT, True, read.encode())
            ]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_text_is_written_as_the_library_writes_it(size: int) -> None:
    text = b"x" * size
    assert text_head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_the_versions_are_those_that_were_looked_at() -> None:
    assert version("uvicorn").startswith("0.5")
    assert version("websockets").startswith("17.")
    assert version("h11").startswith("0.16.")


def test_a_server_that_stops_lets_go_of_whoever_is_just_leaving(tmp_path: Path) -> None:
    with Inside(tmp_path) as server, opened(server.url) as ana:

        async def stop() -> bool:
            frames: Any = server.hub.live[ana.known.table.code].board.connections[ana.known.member].frames
            frames.conn.receive_data(bytes((0x88, 0x80, 0, 0, 0, 0)))  # a close
            frames.shutdown()
            return bool(frames.transport.is_closing())

        assert server.do(stop)
