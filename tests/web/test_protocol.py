"""What should not come over a socket: bad frames, floods, dribbles, foreign pages, slow readers."""

from __future__ import annotations

import json
import socket
import time
import zlib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from sixdot.web import connection, limits
from sixdot.web.limits import Bucket, Limits, Rate, household_of
from tests.helpers.servers import PATIENCE, Inside, Server, done, hear, opened
from tests.web.test_sessions import close_code, greeted, raw, said, written

pytestmark = pytest.mark.slow  # real servers

HANDSHAKE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running
        assert "fault" not in running.log()


def plain(server: Server | Inside, buffer: int = 65_536) -> socket.socket:
    host, port = server.url.removeprefix("http://").split(":")
    line = socket.socket()
    line.settimeout(20)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    line.connect((host, int(port)))
    return line


def asked(server: Server, request: str) -> str:
    """The first line of the answer to a request."""
    with plain(server) as line:
        line.sendall(request.encode("latin-1"))
        return line.makefile("rb").readline().decode()


def upgraded(server: Server | Inside, buffer: int = 65_536) -> socket.socket:
    """A raw socket, after the handshake."""
    line = plain(server, buffer)
    host = server.url.removeprefix("http://")
    line.sendall(f"GET /ws HTTP/1.1\r\nHost: {host}\r\nOrigin: {server.url}\r\n{HANDSHAKE}\r\n".encode())
    assert b"101" in line.recv(4096)
    return line


def frame(opcode: int, data: bytes, fin: bool = True) -> bytes:
    """A frame as a client sends it; the mask is all zeros."""
    head = bytes([(0x80 if fin else 0) | opcode])
    if len(data) < 126:
        return head + bytes([0x80 | len(data)]) + bytes(4) + data
    return head + bytes([0x80 | 126]) + len(data).to_bytes(2) + bytes(4) + data


def closed_with(line: socket.socket) -> int:
    """The code in the close frame that comes at the end of everything."""
    received = b""
    try:
        while chunk := line.recv(65536):
            received += chunk
            if received[-4:-3] == b"\x88" or b"\x88" in received[-130:]:
                break
    except OSError:
        pass
    place = received.rfind(b"\x88")
    return int.from_bytes(received[place + 2 : place + 4]) if place >= 0 else 0


# Bad frames


@pytest.mark.fault("P01", "P04")
@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ("", 4400),
        ("{", 4400),
        ("[]", 4400),
        ("\ufeff{}", 4400),
        ('{"type":"dance"}', 4400),
        ('{"type":"join","version":1}', 4400),
        ('{"type":"join","version":2}', 4426),
        ("[" * 3000, 4400),
        (b"\x00\x01", 1003),
        ("x" * 16_385, 1009),
    ],
)
def test_a_bad_greeting_is_answered_with_a_reason(server: Server, sent: str | bytes, code: int) -> None:
    with raw(server.url) as line:
        line.send(sent)
        assert close_code(line) == code


@pytest.mark.fault("P01")
def test_bad_utf8_closes_with_1007(server: Server) -> None:
    with upgraded(server) as line:
        line.sendall(frame(1, b"\xff\xfe"))
        assert closed_with(line) == 1007


@pytest.mark.fault("P01")
@pytest.mark.parametrize(("opcode", "data", "code"), [(2, b"\x00\x01", 1003), (1, b"\xff\xfe", 1007)])
def test_what_is_no_text_ends_the_connection_of_a_member_and_no_other(
    server: Server, opcode: int, data: bytes, code: int
) -> None:
    with upgraded(server) as line, opened(server.url, "Ben") as ben:
        line.sendall(frame(1, written(type="join", code=ben.known.table.code, name="Eve", watch=False).encode()))
        hear(ben, lambda: len(ben.known.table.members) == 2)
        line.sendall(frame(opcode, data))
        assert closed_with(line) == code
        done(ben, "chat still here")


@pytest.mark.fault("P01", "P04")
@pytest.mark.parametrize(
    "sent",
    [
        "",
        "draw",
        "{",
        "[]",
        '\ufeff{"id":"a","seen":1,"do":"draw"}',
        '{"id":"a","seen":1}',
        '{"id":"a","seen":1,"do":"dance"}',
        '{"id":"a","seen":"1","do":"draw"}',
        '{"id":"a","seen":1,"do":"draw","seat":2}',
        '{"type":"join","id":"a","seen":1,"do":"draw"}',
        '{"id":"a","seen":1,"do":"draw","__proto__":{}}',
        '{"id":"a","seen":NaN,"do":"draw"}',
        '{"id":"a","seen":1e400,"do":"draw"}',
        '{"id":"a","seen":true,"do":"draw"}',
        '{"id":"a","seen":1,"do":"\\ud800"}',
        '{"id":"a","id":"b","seen":1,"do":"draw"}',
        '{"id":"","seen":1,"do":"draw"}',
        '{"id":"a","seen":99999999999999999999,"do":"draw"}',
        '{"id":"a","seen":1,"do":' + '["' * 500,
    ],
)
def test_an_unknown_command_is_refused_and_the_connection_stays(server: Server, sent: str) -> None:
    with raw(server.url) as line:
        number = greeted(line, type="open", name="Ana", edition="mattel", public=False)["number"]
        line.send(sent)
        answer = said(line, "refused")
        assert answer["say"]
        assert answer["number"] == number
        line.send('{"id":"ok","seen":2,"do":"ask help"}')
        assert said(line, "accepted")["id"] == "ok"


def test_a_whole_command_may_have_two_thousand_signs_in_any_writing(server: Server) -> None:
    with raw(server.url) as line:
        greeted(line, type="open", name="Ana", edition="mattel", public=False)
        line.send(json.dumps({"id": "long", "seen": 2, "do": "type " + "é" * 1995}))
        assert said(line, "refused")["id"] == "long"


# Fragments and dribbles


@pytest.mark.fault("P05")
def test_one_byte_too_many_and_ten_thousand_fragments_close_with_1009(server: Server) -> None:
    with upgraded(server) as line:
        line.sendall(frame(1, b"x" * 16_385))
        assert closed_with(line) == 1009
    with upgraded(server) as line:
        line.sendall(frame(1, b"{", fin=False) + frame(0, b" ", fin=False) * 10_000)
        assert closed_with(line) == 1009


@pytest.mark.fault("P05")
def test_a_message_that_dribbles_in_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert limits.PATIENCE <= 10
    monkeypatch.setattr(connection, "PATIENCE", 0.5)
    with Inside(tmp_path) as server, upgraded(server) as line:
        code = 0
        line.settimeout(0.1)
        for byte in frame(1, b" " * 1000):
            try:
                line.sendall(bytes([byte]))
                received = line.recv(200)
                code = int.from_bytes(received[-20:].partition(b"\x88")[2][1:3])
                break
            except TimeoutError:
                continue
        assert code == 1008  # long before the last of its bytes, one every tenth of a second


def test_a_request_that_dribbles_in_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "PATIENCE", 0.3)
    with Inside(tmp_path) as server, plain(server) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        with pytest.raises((ConnectionError, AssertionError)):
            assert line.recv(100)


def test_somebody_who_says_nothing_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixdot.web.conversation.PATIENCE", 0.2)
    with Inside(tmp_path) as server, raw(server.url) as line:
        assert close_code(line) == 4408


# Floods


@pytest.mark.fault("P11")
def test_a_thousand_messages_in_a_burst_close_with_1008_and_others_play_on(server: Server) -> None:
    with raw(server.url) as line, opened(server.url, "Ben", bots=1) as ben:
        greeted(line, type="open", name="Ana", edition="mattel", public=False)
        command = json.dumps({"id": "f", "seen": 1, "do": "ask help"})
        with suppress(OSError, ConnectionClosed):  # it may be closed while we still write
            for _ in range(1000):
                line.send(command)
        assert close_code(line) == 1008
        done(ben, "start")


def test_a_little_too_fast_is_only_refused(tmp_path: Path) -> None:
    with Inside(tmp_path, limits=Limits(frames=Rate(1, 3))) as server, raw(server.url) as line:
        greeted(line, type="open", name="Ana", edition="mattel", public=False)
        for number in range(5):
            line.send(json.dumps({"id": f"k{number}", "seen": 1, "do": "ask help"}))
        answers = [json.loads(line.recv(10)) for _ in range(5)]
        assert [answer["type"] for answer in answers] == ["accepted"] * 3 + ["refused"] * 2
        assert [answer["id"] for answer in answers] == [f"k{number}" for number in range(5)]
        assert answers[-1]["reason"] == "TOO_FAST"


@pytest.mark.fault("P11")
def test_a_flood_of_pings_closes_with_1008(server: Server) -> None:
    with upgraded(server) as line:
        line.sendall(frame(9, b"hello") * 1000)
        assert closed_with(line) == 1008


@pytest.mark.fault("P12")
def test_a_reader_that_takes_nothing_is_let_go_and_keeps_its_seat(tmp_path: Path) -> None:
    limits = Limits(queue=50_000, chat=Rate(1e6, 1e6), frames=Rate(1e6, 1e6))
    with Inside(tmp_path, limits=limits) as server, opened(server.url) as ana, upgraded(server, 2048) as line:
        code = ana.known.table.code
        join = {"type": "join", "version": 1, "code": code, "name": "Ben", "watch": False}
        line.sendall(frame(1, json.dumps({**join, "language": "en", "length": "normal"}).encode()))
        hear(ana, lambda: len(ana.known.table.members) == 2)
        frames: Any = server.hub.live[code].board.connections[2].frames
        theirs = frames.transport.get_extra_info("socket")
        theirs.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # so that the system buffers little of it
        while len(server.hub.live[code].board.connections) == 2:
            done(ana, "chat " + "long " * 90)
        hear(ana, lambda: [member.here for member in ana.known.table.members] == [True, False])
        assert [(seat.name, seat.bot) for seat in ana.known.table.seats] == [("Ana", None), ("Ben", None)]


def test_sockets_of_one_address_are_counted(tmp_path: Path) -> None:
    with Inside(tmp_path, limits=Limits(sockets_each=2)) as server:
        with raw(server.url), raw(server.url):
            with pytest.raises(InvalidStatus) as refused:
                raw(server.url)
            assert refused.value.response.status_code == 429
        end = time.monotonic() + 10
        while server.hub.services.guests.sockets:
            assert time.monotonic() < end
        with raw(server.url):
            pass


def test_a_bucket_gives_so_many_in_a_burst_and_so_many_a_second() -> None:
    now = [0.0]
    bucket = Bucket(Rate(2.0, 3.0), lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] -= 100
    assert not bucket.take()


def test_the_half_of_a_long_address_that_is_free_to_choose_does_not_count() -> None:
    assert household_of("2001:db8:1:2:3:4:5:6") == household_of("2001:db8:1:2::1") != household_of("2001:db8:1:3::1")
    assert household_of("192.0.2.7") == "192.0.2.7"


# Where it comes from


@pytest.mark.fault("P14")
@pytest.mark.parametrize(
    "origin", [None, "null", "http://evil.example", "https://{host}", "http://{host}/", "http://{host}.evil.example"]
)
def test_a_page_from_elsewhere_opens_no_socket(server: Server, origin: str | None) -> None:
    host = server.url.removeprefix("http://")
    given = Origin(origin.format(host=host)) if origin else None
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://{host}/ws", origin=given, proxy=None, compression=None)
    assert refused.value.response.status_code == 403


def test_behind_a_proxy_other_origins_can_be_allowed(tmp_path: Path) -> None:
    own = Origin("https://cards.example")
    with Server(tmp_path, "--origin", own) as server:
        place = server.url.replace("http", "ws") + "/ws"
        with connect(place, origin=own, proxy=None, compression=None) as line:
            assert greeted(line, type="open", name="Ana", edition="mattel", public=False)["type"] == "welcome"


def test_each_household_behind_a_trusted_proxy_has_its_own_limits(tmp_path: Path) -> None:
    def guess(server: Server, address: str) -> str:
        place = server.url.replace("http", "ws") + "/ws"
        headers = {"X-Forwarded-For": address}
        with connect(
            place, origin=Origin(server.url), proxy=None, compression=None, additional_headers=headers
        ) as line:
            return str(greeted(line, type="join", code="bek-dor-mip-tan-rus", name="Eve", watch=True)["reason"])

    few = ("--limit", "joins=0.001/2", "--log", "json")
    with Server(tmp_path, *few, "--trusted-proxy", "127.0.0.0/8") as server:
        assert [guess(server, "203.0.113.9") for _ in range(3)] == ["NO_TABLE", "NO_TABLE", "TOO_FAST"]
        assert guess(server, "198.51.100.7") == "NO_TABLE"
        server.stop()
        assert "203.0.113.0/24" in server.log()
        assert "203.0.113.9" not in server.log()
    with Server(tmp_path, *few) as server:  # anybody could say so
        assert [guess(server, f"203.0.113.{place}") for place in range(3)] == ["NO_TABLE", "NO_TABLE", "TOO_FAST"]


@pytest.mark.fault("P14")
def test_bad_requests_are_refused_with_their_status(server: Server) -> None:
    host = server.url.removeprefix("http://")
    head = f"Host: {host}\r\nOrigin: {server.url}\r\n"
    many = "X: x\r\n" * 1000
    assert " 405 " in asked(server, f"POST /ws HTTP/1.1\r\n{head}Content-Length: 0\r\n\r\n")
    assert " 405 " in asked(server, f"POST /ws HTTP/1.1\r\n{head}{HANDSHAKE}\r\n")
    assert " 426 " in asked(server, f"GET /ws HTTP/1.1\r\n{head}\r\n")
    assert " 400 " in asked(server, f"GET /ws HTTP/1.0\r\n{head}{HANDSHAKE}\r\n")
    assert " 400 " in asked(server, "hello\r\n\r\n")
    assert " 431 " in asked(server, f"GET / HTTP/1.1\r\n{head}X: {'x' * 16_384}\r\n\r\n")
    assert " 431 " in asked(server, f"GET /ws HTTP/1.1\r\n{head}{HANDSHAKE}X: {'x' * 16_384}\r\n\r\n")
    assert " 431 " in asked(server, f"GET /ws HTTP/1.1\r\n{head}{HANDSHAKE}{many}\r\n")
    assert " 414 " in asked(server, f"GET /ws?{'x' * 9000} HTTP/1.1\r\n{head}{HANDSHAKE}\r\n")
    assert " 404 " in asked(server, f"GET /elsewhere HTTP/1.1\r\n{head}{HANDSHAKE}\r\n")
    assert " 403 " in asked(server, f"GET /ws HTTP/1.1\r\nHost: {host}\r\n{HANDSHAKE}\r\n")
    assert " 400 " in asked(server, f"GET /ws HTTP/1.1\r\n{head}Origin: {server.url}\r\n{HANDSHAKE}\r\n")


@pytest.mark.parametrize(
    ("version", "language", "reason", "said"),
    [
        (0, "fr", "OUTDATED", "plus ancienne que le serveur"),
        (99, "fr", "TOO_NEW", "plus récent que le serveur"),
        (99, "en", "TOO_NEW", "newer than the server"),
        (99, "tlh", "TOO_NEW", "newer than the server"),
    ],
)
def test_another_version_is_told_which_is_older(
    server: Server, version: int, language: str, reason: str, said: str
) -> None:
    with raw(server.url) as line:
        line.send(json.dumps({"type": "greet you", "version": version, "language": language, "colour": "new"}))
        assert json.loads(line.recv(PATIENCE))["reason"] == "BAD_GREETING"  # nothing is known of such a message
    with raw(server.url) as line:
        line.send(json.dumps({"type": "join", "version": version, "language": language, "colour": "new"}))
        answer = json.loads(line.recv(PATIENCE))
        assert (answer["reason"], said in answer["say"]) == (reason, True)


def test_nobody_elses_name_leads_here(tmp_path: Path) -> None:
    """A page elsewhere may have its own name lead to this computer; its pages would pass for ours."""
    with Server(tmp_path, "--public-url", "https://cards.example") as server:
        port = server.url.rpartition(":")[2]
        for name in ("evil.example", f"evil.example:{port}", "127.0.0.1.evil.example", "localhost.evil.example", "["):
            socket = f"GET /ws HTTP/1.1\r\nHost: {name}\r\nOrigin: http://{name}\r\n{HANDSHAKE}\r\n"
            assert " 421 " in asked(server, f"GET / HTTP/1.1\r\nHost: {name}\r\n\r\n")
            assert " 421 " in asked(server, socket)
        for name in (
            f"127.0.0.1:{port}",
            f"LOCALHOST:{port}",
            f"[::1]:{port}",
            "192.0.2.7",
            "cards.example",
            "Cards.Example:443",
        ):
            assert " 200 " in asked(server, f"GET / HTTP/1.1\r\nHost: {name}\r\n\r\n")
        assert " 200 " in asked(server, "GET / HTTP/1.0\r\n\r\n")


@pytest.mark.fault("P15")
def test_compression_is_not_agreed_to(server: Server) -> None:
    with connect(server.url.replace("http", "ws") + "/ws", origin=Origin(server.url), proxy=None) as line:
        assert not line.protocol.extensions
    packer = zlib.compressobj(wbits=-15)
    bomb = b"".join(packer.compress(bytes(1 << 20)) for _ in range(14)) + packer.flush(zlib.Z_SYNC_FLUSH)
    for packed in (b"{}", bomb):
        assert len(packed) <= 16_384
        with upgraded(server) as squeezed:
            squeezed.sendall(bytes([0xC1]) + frame(1, packed)[1:])  # a frame that says it is compressed
            assert closed_with(squeezed) == 1002
