"""Two worlds over the wire: anyone who cannot see a card receives the same bytes, whichever card it is.

A game is played twice on a real server, with the same commands. In the other world every card one seat cannot see
is redealt before every move, so that only the move itself can still be made. What that seat receives, what those
who watch receive, and the log of the server must be the same to the last byte: what is told, Views, answers,
refusals, the welcome after a break with all that was missed. Only where a rule shows hidden cards (a challenge, the
end of a round) are the cards left as they are.
"""

from __future__ import annotations

import asyncio
import json
import queue
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from functools import partial
from io import FileIO
from itertools import count
from pathlib import Path
from typing import Any, Protocol

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from sixdot.game.editions import EDITIONS
from sixdot.room.room import Room
from sixdot.voice.words import Words
from sixdot.web.alone import Alone
from sixdot.web.limits import Limits, Rate
from sixdot.web.logbook import Logbook
from tests.helpers import rooms
from tests.helpers.online_worlds import (
    CODE,
    DORA,
    NAMES,
    Deed,
    Script,
    Worlds,
    dealt_anew,
    differing,
    fixed,
    other_worlds,
    written,
)
from tests.helpers.servers import Inside
from tests.helpers.soak import bounded

DEEDS = bounded(80, soak=600)  # the most that is done in a game
HOUSE = ("stacking=any", "jump-in", "seven-zero", "draw-until-fits", "no-bluff", "forced-play", "any-after-draw")
WANT_CHANGES = (NAMES[1], NAMES[DORA])  # of their Views; the others are always shown them whole
Record = Callable[[str, object], None]
COMPARED = "frames compared between two worlds, none of which gave a hidden card away"
MANY: dict[str, Any] = {name: Rate(1e9, 1e9) for name, value in Limits()._asdict().items() if isinstance(value, Rate)}


class SpokenOn(Protocol):
    """A line to the table, whatever it goes through."""

    def send(self, message: str) -> None: ...

    def recv(self, timeout: float | None = None) -> str | bytes: ...

    def close(self) -> None: ...


Dial = Callable[[], SpokenOn]
House = Callable[[Path, dict[str, Any]], AbstractContextManager[Dial]]  # what gives the tables


@contextmanager
def by_socket(folder: Path, given: dict[str, Any]) -> Iterator[Dial]:
    """A real server."""
    with Inside(folder, **given) as server:
        place, origin = server.url.replace("http", "ws", 1) + "/ws", Origin(server.url)
        yield lambda: connect(place, origin=origin, compression=None, proxy=None, max_size=1 << 23, legacy=True)


class PortLine:
    def __init__(self, line: int, hear: Callable[[int, str | None], object]) -> None:
        self._line = line
        self._hear = hear
        self.told: queue.Queue[str] = queue.Queue()

    def send(self, message: str) -> None:
        self._hear(self._line, message)

    def recv(self, timeout: float | None = None) -> str:
        return self.told.get(timeout=timeout)

    def close(self) -> None:
        self._hear(self._line, None)


@contextmanager
def by_port(folder: Path, given: dict[str, Any]) -> Iterator[Dial]:
    """What stands for a server in a browser."""
    lines: dict[int, PortLine] = {}
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()

    def post(line: int, told: str | None, code: int) -> None:
        if told is not None:
            lines[line].told.put(told)

    async def begin() -> Alone:
        return Alone(str(folder / "tables.db"), post, 0.7, **given)

    alone = asyncio.run_coroutine_threadsafe(begin(), loop).result()

    def dial() -> PortLine:
        number = len(lines) + 1
        lines[number] = PortLine(number, lambda line, said: loop.call_soon_threadsafe(alone.hear, line, said))
        return lines[number]

    yield dial
    asyncio.run_coroutine_threadsafe(alone.shut(), loop).result()
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()


class Seat:
    """One member's connection, and every frame that came on it."""

    def __init__(self, dial: Dial, name: str, edition: str, watch: bool) -> None:
        self._dial = dial
        self._ids = count(1)
        self.frames: list[str] = []
        self.number = 0
        self._token = ""
        self._start = {"version": 1, "language": "en", "length": "normal", "changes": name in WANT_CHANGES}
        start = {"name": name, **self._start}
        if name == NAMES[0]:
            self._greet({"type": "open", "edition": edition, "public": False, **start})
        else:
            self._greet({"type": "join", "code": CODE, "watch": watch, **start})

    def _greet(self, greeting: dict[str, Any]) -> None:
        self.line = self._dial()
        self.line.send(json.dumps(greeting))
        welcome = self.read("welcome")
        self._token, self.number = welcome["token"], welcome["number"]

    def read(self, kind: str) -> dict[str, Any]:
        """Receive frames until one of this kind has come."""
        while True:
            frame = self.line.recv(30)
            assert isinstance(frame, str)
            self.frames.append(frame)
            message: dict[str, Any] = json.loads(frame)
            if message["type"] == "told":
                self.number = message["number"]
            if message["type"] == kind or (kind == "answer" and message["type"] in ("accepted", "refused")):
                return message

    def hear(self, number: int) -> None:
        while self.number < number:
            self.read("told")

    def say(self, do: str) -> None:
        self.line.send(json.dumps({"id": f"k{next(self._ids)}", "seen": self.number, "do": do}))
        self.read("answer")

    def come_back(self) -> None:
        """Come back as somebody who missed the last few things."""
        seen = max(0, self.number - 5)
        self._greet({"type": "resume", "code": CODE, "token": self._token, "seen": seen, **self._start})


@dataclass
class Received:
    frames: list[list[str]]
    log: list[str]


def received(house: House, folder: Path, script: Script, worlds: Worlds | None) -> Received:
    """What everybody received in this world."""
    folder.mkdir()
    path = folder / "server.log"
    book = Logbook(Words("en"), out=FileIO(path, "w"))
    with fixed(), dealt_anew(worlds or {}):
        given: dict[str, Any] = {
            "room": partial(Room, deals=rooms.chosen_deals(script.seed), seeds=lambda: script.seed),
            "limits": Limits(**MANY),
            "log": book.event,
            "grace": 1000.0,
        }
        with house(folder, given) as dial:
            seats = [Seat(dial, name, script.edition, name == NAMES[DORA]) for name in NAMES]
            try:
                for deed in script.deeds:
                    _do(seats, deed)
            finally:
                for seat in seats:
                    seat.line.close()
    book.close()
    lines = [line.partition(" ")[2] for line in path.read_text("utf-8").splitlines()]  # without the time
    return Received([seat.frames for seat in seats], lines)


def _do(seats: list[Seat], deed: Deed) -> None:
    seat = seats[deed.who]
    others = [other for other in seats if other is not seat]
    if deed.answered:
        seat.say(deed.do)
    elif deed.do == "break":
        seat.line.close()
        for other in others:
            other.read("table")
        seat.come_back()
        for other in others:
            other.read("table")
    else:
        old = seat.line
        seat.come_back()
        seat.frames.append(str(old.recv(30)))
        old.close()
    for each in seats:
        each.hear(deed.number)


def must_be_alike(
    folder: Path, edition: str, seed: str, options: str, seat: int | None, most: int, house: House = by_socket
) -> int:
    """How many frames were compared."""
    script = written(edition, seed, options, seat, most)
    worlds = other_worlds(script, seat)
    assert differing(script, worlds) > len(script.before) // 3
    one = received(house, folder / "one", script, None)
    other = received(house, folder / "other", script, worlds)
    hidden = {0, 1, 2} - {seat}
    assert all(one.frames[who] != other.frames[who] for who in hidden), "the worlds are the same"
    for who in {DORA if seat is None else seat, DORA}:
        for here, there in zip(one.frames[who], other.frames[who], strict=True):
            assert here == there, f"{NAMES[who]} can tell the worlds apart ({edition} {seed} {options} {seat})"
    assert one.log == other.log
    assert len(one.log) > len(NAMES)
    return sum(len(one.frames[who]) for who in {DORA if seat is None else seat, DORA})


@pytest.mark.slow
@pytest.mark.parametrize("seat", [0, 1, 2, None])
@pytest.mark.parametrize("edition", list(EDITIONS))
def test_nobody_receives_a_byte_that_depends_on_a_hidden_card(
    edition: str, seat: int | None, tmp_path: Path, record_property: Record
) -> None:
    record_property(COMPARED, must_be_alike(tmp_path, edition, f"many {seat}", "target=100", seat, DEEDS))


@pytest.mark.slow
@pytest.mark.parametrize("edition", list(EDITIONS))
def test_without_a_server_nobody_is_told_anything_that_depends_on_a_hidden_card(
    edition: str, tmp_path: Path, record_property: Record
) -> None:
    record_property(COMPARED, must_be_alike(tmp_path, edition, "port", "target=100", 1, DEEDS, by_port))


@pytest.mark.slow
@pytest.mark.parametrize("house", HOUSE)
def test_house_rules_give_no_hidden_card_away(house: str, tmp_path: Path, record_property: Record) -> None:
    found = must_be_alike(tmp_path, "mattel", f"house {house}", f"target=60 house={house}", 1, DEEDS)
    record_property(COMPARED, found)
