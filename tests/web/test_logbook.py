"""What the server prints: never in anybody's way, nothing secret, and readable by a machine."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import pty
import select
import signal
import socket
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from io import FileIO
from pathlib import Path

import pytest

from sixdot.voice.words import Words
from sixdot.web.logbook import MOST, Logbook, ToLogbook, network_of
from tests.helpers.servers import ENTRANCE, PATIENCE, Server, done, free_port, opened
from tests.helpers.soak import bounded

slow = pytest.mark.slow  # processes are started
NEWCOMERS = bounded(5, soak=2000)  # each is two lines in the log; its queue holds a thousand


@contextmanager
def pipe() -> Iterator[tuple[FileIO, FileIO]]:
    """Where to read, and where to write: what is written waits until it is read."""
    end, begin = os.pipe()
    with FileIO(end) as reading, FileIO(begin, "w") as writing:
        yield reading, writing


def read(out: FileIO, until: str) -> str:
    """All there is to read, up to the line with this in it."""
    found = b""
    while until.encode() not in found.rpartition(b"\n")[0]:
        assert select.select([out], [], [], PATIENCE)[0], found[-2000:]
        found += out.read(1 << 20) or b""
    return found.decode()


def test_more_than_can_be_printed_is_left_out_and_counted() -> None:
    with pipe() as (out, writing):
        book = Logbook(Words("en"), out=writing)
        for number in range(MOST + 5000):
            book.event("joined", "bek-dor-mip-tan-rus", people=number)
        assert not book.settle(0.05)
        text = read(out, "left out")
        told = int(text.partition("left out: ")[2].partition(".")[0])
        assert told + text.count("somebody has joined") == MOST + 5000
        assert book.settle()
        book.close()


def test_lines_for_a_machine_have_time_level_and_request() -> None:
    with pipe() as (out, writing):
        book = Logbook(Words("en"), as_json=True, out=writing)
        book.event("not-saved", "bek-dor-mip-tan-rus", reason="full", request="r1")
        book.event("turned-away", address="192.0.2.77", reason="guesses")
        ToLogbook(book).handle(logging.LogRecord("asyncio", 40, "", 0, "socket.accept()\nsecret %s", ("k",), None))
        first, second, third = map(json.loads, read(out, "socket.accept").splitlines())
        book.close()
    assert (first["level"], first["event"], first["table"], first["request"]) == ("error", "not-saved", "bek", "r1")
    assert first["time"][4] == "-"
    assert (second["level"], second["address"]) == ("warning", "192.0.2.0/24")
    assert (third["part"], third["text"]) == ("asyncio", "socket.accept()")


@pytest.mark.parametrize(
    ("address", "network"),
    [("203.0.113.9", "203.0.113.0/24"), ("2001:db8:1:2::9%eth0", "2001:db8:1::/48"), ("somewhere", ""), ("", "")],
)
def test_addresses_are_shortened(address: str, network: str) -> None:
    assert network_of(address) == network


@contextmanager
def unread(folder: Path, out: int) -> Iterator[Server]:
    """A server whose standard output goes where nobody reads."""
    server = Server(folder)
    arguments = ["--host", "127.0.0.1", "--port", str(server.port), "--db", str(server.db), "--pace", "0"]
    arguments += ["--limit", "opens=1000/10000", "--limit", "greetings=1000/10000"]
    server.process = subprocess.Popen(
        [sys.executable, "-c", ENTRANCE, "serve", *arguments], stdin=subprocess.DEVNULL, stdout=out, stderr=out
    )
    try:
        end = time.monotonic() + PATIENCE
        while not server.answers():
            assert time.monotonic() < end
            time.sleep(0.02)
        yield server
    finally:
        server.kill()


@slow
def test_a_full_pipe_stops_nothing(tmp_path: Path, record_property: Callable[[str, object], None]) -> None:
    end, begin = os.pipe()
    os.set_blocking(begin, False)
    with suppress(BlockingIOError):
        while True:
            os.write(begin, b"x" * 65536)
    os.set_blocking(begin, True)
    try:
        with unread(tmp_path, begin) as server, opened(server.url) as ana:
            for _ in range(NEWCOMERS):
                opened(server.url).close()
            done(ana, "bot add easy")
            assert server.answers()
            assert server.stop() == 0
            record_property("people who came while the log's pipe was full, all let in", NEWCOMERS)
    finally:
        os.close(begin)
        os.close(end)


@slow
def test_a_stopped_terminal_stops_nothing(tmp_path: Path) -> None:
    controller, terminal = pty.openpty()
    try:
        with unread(tmp_path, terminal) as server:
            termios.tcflow(terminal, termios.TCOOFF)  # Ctrl-S
            with opened(server.url) as ana:
                done(ana, "bot add easy")
                assert server.answers()
                server.process.send_signal(signal.SIGTERM)
                assert server.process.wait(PATIENCE) == 0
    finally:
        with suppress(termios.error):
            termios.tcflow(terminal, termios.TCOON)
        os.close(controller)
        os.close(terminal)


@slow
def test_the_log_of_a_machine_has_no_code(tmp_path: Path) -> None:
    with Server(tmp_path, "--log", "json") as server, opened(server.url) as ana:
        code = ana.known.table.code
        server.stop()
        lines = [json.loads(line) for line in server.log().splitlines()]
    assert {"said", "opened", "joined"} <= {line["event"] for line in lines}
    assert code not in server.log()
    assert all(line["time"] and line["level"] for line in lines)


def test_small_frames_are_sent_at_once(tmp_path: Path) -> None:
    port = free_port()
    from sixdot.web.serve import bound

    async def nodelay() -> int:
        seen: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def came(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            held: socket.socket = writer.get_extra_info("socket")
            seen.set_result(held.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        with bound("127.0.0.1", port, Words("en")) as listening:
            async with await asyncio.start_server(came, sock=listening):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                found = await seen
                writer.close()
                return found

    assert asyncio.run(nodelay()) != 0
