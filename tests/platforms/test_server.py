"""A server on Windows: `sixdot admin` reaches it without a socket of the file system, and nobody else does."""

from __future__ import annotations

import asyncio
import errno
import json
import socket
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from sixdot.voice.trouble import Trouble
from sixdot.voice.words import Words
from sixdot.web import metrics
from sixdot.web.admin import ask, at_desk
from sixdot.web.admin_line import line_to
from sixdot.web.serve import bound
from tests.platforms.conftest import Msvcrt

HUNG_UP = (errno.ECONNRESET, errno.ENOTCONN, errno.EPIPE)


class Line(NamedTuple):
    message: str
    values: dict[str, Any]
    wrong: bool = False


class Desk:
    """Repeats what it is asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, dict[str, Any]]] = []

    async def answer(self, do: str, given: dict[str, Any]) -> AsyncIterator[Line]:
        self.asked.append((do, given))
        if do == "nonsense":
            raise Trouble("admin-no-command", typed=do)
        yield Line("admin-said", {"text": "é"})


@pytest.fixture
def place(windows: Msvcrt, tmp_path: Path) -> Path:
    return tmp_path / "sixdot.db"


def key_file(place: Path) -> Path:
    return place.with_name("sixdot.db-admin")


def test_a_command_goes_there_and_its_answer_comes_back(place: Path) -> None:
    desk, told = Desk(), list[dict[str, Any]]()

    async def served() -> None:
        async with at_desk(desk, place):
            await asyncio.to_thread(ask, place, "list", {"codes": True}, told.append)
            with pytest.raises(Trouble) as refused:
                await asyncio.to_thread(ask, place, "nonsense", {}, told.append)
            assert refused.value.message == "admin-no-command"

    asyncio.run(served())
    assert desk.asked == [("list", {"codes": True}), ("nonsense", {})]
    assert told == [{"message": "admin-said", "values": {"text": "é"}, "wrong": False}]
    assert not key_file(place).exists()
    assert line_to(key_file(place)) is None


def test_without_the_key_nothing_is_done(place: Path) -> None:
    desk = Desk()

    def intrude(port: int, *lines: bytes) -> bytes:
        with socket.create_connection(("127.0.0.1", port), 30) as line:
            try:
                for text in lines:
                    line.sendall(text)
                line.shutdown(socket.SHUT_WR)
                return line.makefile("rb").read()
            except OSError as cut:  # an intruder may be hung up on in the middle of it
                if cut.errno not in HUNG_UP:
                    raise
                return b""

    async def served() -> None:
        async with at_desk(desk, place):
            port, key = key_file(place).read_text().split()
            command = json.dumps(["list", {}]).encode() + b"\n"
            for first in (b"", b"\n", b"0" * 64 + b"\n", key[:-1].encode() + b"\n", b"x" * 20_000 + b"\n"):
                said = await asyncio.to_thread(intrude, int(port), first, command)
                assert said.count(b"\n") <= 1
                assert key.encode() not in said
            assert desk.asked == []
            said = await asyncio.to_thread(intrude, int(port), key.encode() + b"\n", command)
            assert said.endswith(b"null\n")

    asyncio.run(served())
    assert desk.asked == [("list", {})]


def test_the_key_is_not_told_to_somebody_else_at_the_port(place: Path) -> None:
    """A server was killed, its file is left, and another program has its port by now."""
    heard = bytearray()
    gone = asyncio.Event()

    async def other(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 some other service, which says more than a proof is long: " + b"x" * 80 + b"\r\n")
        with suppress(ConnectionError):
            while part := await reader.read(100):
                heard.extend(part)
        writer.close()
        gone.set()

    async def served() -> None:
        server = await asyncio.start_server(other, "127.0.0.1", 0)
        key_file(place).write_text(f"{server.sockets[0].getsockname()[1]} {'ab' * 32}\n")
        assert await asyncio.to_thread(line_to, key_file(place)) is None
        await asyncio.wait_for(gone.wait(), 30)
        server.close()

    asyncio.run(served())
    assert heard == b""


@pytest.mark.parametrize("left", ["", "nonsense", "99999 key", "1 key"])
def test_what_a_killed_server_left_is_nobody(place: Path, left: str) -> None:
    key_file(place).write_text(left)
    assert line_to(key_file(place)) is None


def test_on_windows_nobody_else_may_listen_at_our_port(windows: Msvcrt, monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of its own option means something here too: to look at whether a connection lives."""
    monkeypatch.setattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_KEEPALIVE, raising=False)
    with bound("127.0.0.1", 0, Words("en")) as listening:
        assert listening.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
        assert not listening.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)


def test_memory_that_a_system_does_not_tell_is_left_out_of_the_figures(
    windows: Msvcrt, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub: Any = SimpleNamespace(
        services=SimpleNamespace(
            counts=dict.fromkeys(
                ("deleted", "entry", "not-saved", "fault", "overtaken", "caught-up", "turned-away"), 0
            ),
            guests=SimpleNamespace(sockets=SimpleNamespace(total=lambda: 0)),
            commit_seconds=0,
            nodes=1,
        ),
        live={},
        lessons=SimpleNamespace(live={}),
        codes={},
        aside={},
    )
    lag: Any = SimpleNamespace(last=0, most=lambda: 0)
    assert "memory_bytes" not in metrics.metrics_text(hub, lag)
    monkeypatch.setattr("sys.platform", "linux")
    assert "memory_bytes" in metrics.metrics_text(hub, lag)


def test_a_mac_tells_the_most_memory_in_bytes(mac: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "_STATM", tmp_path / "there-is-none")
    told = metrics.memory()
    monkeypatch.setattr("sys.platform", "freebsd")
    assert 0 < told <= metrics.memory() // 1000
