"""What is over is forgotten at once, without the collector; and a table takes no more memory the longer it plays."""

from __future__ import annotations

import gc
import random
import socket
import time
import urllib.request
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from sixdot.room.room import Room
from tests.helpers.servers import PATIENCE, Inside, done, opened
from tests.room.test_snapshots import begun
from tests.web.test_sessions import greeted, raw


@pytest.fixture(autouse=True)
def _without_the_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def is_forgotten(*things: weakref.ref[Any]) -> bool:
    end = time.monotonic() + PATIENCE / 3
    while any(thing() is not None for thing in things) and time.monotonic() < end:
        time.sleep(0.01)
    return all(thing() is None for thing in things)


def _says_goodbye(line: ClientConnection) -> None:
    line.close()


def _is_cut_off(line: ClientConnection) -> None:
    line.socket.shutdown(socket.SHUT_RDWR)


def _sends_what_cannot_be_read(line: ClientConnection) -> None:
    line.socket.sendall(b"\xff" * 20)


@pytest.mark.parametrize("ends", [_says_goodbye, _is_cut_off, _sends_what_cannot_be_read])
def test_of_a_connection_that_has_ended_nothing_is_kept(
    tmp_path: Path, ends: Callable[[ClientConnection], None]
) -> None:
    with Inside(tmp_path) as server, raw(server.url) as line:
        code = greeted(line, type="open", name="Ana", edition="mattel", public=False)["table"]["code"]
        (connection,) = server.hub.live[code].board.connections.values()
        frames: Any = connection.frames
        known = [weakref.ref(each) for each in (connection, frames, frames.transport, frames.conn)]
        del connection, frames
        ends(line)
        assert is_forgotten(*known)


def test_of_a_request_for_a_page_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from sixdot.web.connection import Requests

    known: list[weakref.ref[Any]] = []
    original = Requests.connection_made

    def noted(requests: Requests, transport: Any) -> None:
        known.extend([weakref.ref(requests), weakref.ref(transport)])
        original(requests, transport)

    monkeypatch.setattr(Requests, "connection_made", noted)
    with Inside(tmp_path) as server:
        assert urllib.request.urlopen(f"{server.url}/health").read() == b"ok"
        assert len(known) == 2
        assert is_forgotten(*known)


def test_of_a_table_that_was_let_go_nothing_is_kept(tmp_path: Path) -> None:
    with Inside(tmp_path) as server, opened(server.url, bots=1) as ana:
        code = ana.known.table.code
        done(ana, "start")
        known = weakref.ref(server.hub.live[code]), weakref.ref(server.hub.live[code].board.room)
        ana.close()
        end = time.monotonic() + PATIENCE
        while server.hub.live[code].board.connections and time.monotonic() < end:
            time.sleep(0.01)

        async def lets_go() -> None:
            server.hub.live[code].board.let_go()

        server.do(lets_go)
        assert is_forgotten(*known)


def test_a_room_holds_no_more_after_a_hundred_rounds_than_after_ten() -> None:
    log, chance = begun("mattel", "target=1000000", "x")
    log.does(1, "start")
    sizes = []
    for rounds in (10, 100):
        _play_on(log.room, chance, rounds)
        sizes.append(held_by(log.room))
    assert sizes[1] < sizes[0] + 300  # as far as one deal is like the other


def _play_on(room: Room, chance: random.Random, rounds: int) -> None:
    """Until so many have been dealt, and nothing else has happened in the last of them."""
    from sixdot.room.commands import obey
    from tests.helpers.rooms import WORDS, Log

    log = Log(room)
    assert room.playing is not None
    while room.playing.game.number < rounds:
        happened = room.step()
        if happened is None:
            member = min(room.wants())
            obey(room, member, room.number, log.choice(member, chance), WORDS)


def held_by(room: Room) -> int:
    """How many things can be reached from it, without what all rooms share."""
    seen: set[int] = set()
    found: list[Any] = [room]
    while found:
        thing = found.pop()
        if id(thing) in seen or isinstance(thing, (type, ModuleType, FunctionType)):
            continue
        seen.add(id(thing))
        found += gc.get_referents(thing)
    return len(seen)
