"""`make bench-return`: a server is killed while a thousand tables play, and all people come back at once.

    .venv/bin/python bench/returning.py [--tables 1000] [--entries 200] [--people 4] [--behind 0] [--compiled]

The server is `sixdot serve` as anybody would start it, but for the limits on one address, from which all come here.
It is started where another was killed, and then all sockets are opened at the same moment. A person is back with the
Welcome, a table with the first of its people. The same number of sockets at a bare Starlette echo shows what opening
them costs. Last comes a table with a log of a hundred times that length.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import selectors
import socket
import time
from collections.abc import Sequence
from pathlib import Path
from threading import Event, Thread

from evening import Serving
from figures import COMPILED, INTERPRETED
from run import CannotMeasure, load, machine, scratch
from server import ECHO, Running, use_core
from server_client import SEATS, frame, seated, upgrade

from sixdot.room import telling
from sixdot.room.commands import obey
from sixdot.room.keys import new_code, new_token, token_hash
from sixdot.room.room import Room
from sixdot.room.state import Happening
from sixdot.store.entries import Append, Key
from sixdot.store.store import Store
from sixdot.voice.words import Words

NAMES = ("Ana", "Ben", "Cleo", "Dora")
GAMES = 25  # that are really played; other tables have played one of these, too
ASIDES = ("accuse", "agree", "disagree", "catch", "draw")
PATIENCE = 120.0
_WORDS = Words("en")


# What is in the store


def played(seed: int, entries: int) -> list[Happening]:
    """Four people play until so much has happened, one game after the other, and are in the middle of a round."""
    chance, room = random.Random(seed), Room(new_code(), seeds=lambda: str(seed))
    done = [room.open("mattel", False, "en"), *[room.join(name, False, _WORDS) for name in NAMES]]
    room.members.present = set(room.members)
    while room.number < entries or room.stage != "playing":
        member, do = _next(room, chance)
        done += [obey(room, member, room.number, do, _WORDS)]
        while (happened := room.step()) is not None:
            done.append(happened)
    return [each for each in done if isinstance(each, Happening)]


def _next(room: Room, chance: random.Random) -> tuple[int, str]:
    if room.free:
        return 1, "start"
    member = min(room.wants())
    view = telling.view(room, member)
    if view is None or room.wanted(member) in ("ready", "pause"):
        return member, "go on"
    plays = [do for do in view.legal if not do.startswith(ASIDES)]
    return member, chance.choice(plays or list(view.legal))


async def filled(store: Store, logs: Sequence[Sequence[Happening]], tables: int, behind: int) -> list[list[bytes]]:
    """How the people of each table greet the server when they come back; the last of them is so much behind."""
    greetings: list[list[bytes]] = []
    for number in range(tables):
        code, log = new_code(), logs[number % len(logs)]
        tokens = [new_token() for _ in NAMES]
        keys = tuple(Key(member, token_hash(token), "current") for member, token in enumerate(tokens, 1))
        works = [Append(code, each.number, each.text, snapshot=each.snapshot) for each in log]
        works[-1] = works[-1]._replace(keys=keys)
        await asyncio.gather(*[store.put(work) for work in works])
        hello = {"type": "resume", "version": 1, "language": "en", "length": "normal", "code": code}
        seen = [log[-1].number] * (SEATS - 1) + [log[-1].number - behind]
        known = [{**hello, "token": token, "seen": last} for token, last in zip(tokens, seen, strict=True)]
        greetings.append([json.dumps(each).encode() for each in known])
    return greetings


# The people


class Comer:
    """One person's socket, from the first byte to the first message."""

    def __init__(self, port: int, table: int, greeting: bytes, again: bool) -> None:
        self.table = table
        self.socket = socket.socket()
        self.socket.setblocking(False)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.connect_ex(("127.0.0.1", port))
        self._to_send = [upgrade(port), frame(greeting) * (1 + again)]
        self._heard = b""

    def go_on(self) -> bool:
        """Whether the first message has begun to come."""
        if len(self._to_send) > 1:
            self.socket.send(self._to_send.pop(0))
            return False
        self._heard += self.socket.recv(262_144)
        if self._to_send:
            if b"\r\n\r\n" in self._heard:
                self._heard = b""
                self.socket.send(self._to_send.pop(0))
            return False
        if self._heard[4:].startswith(b'{"type":"bye"') or not self._heard:
            raise CannotMeasure(f"Somebody was sent away: {self._heard[:300]!r}")
        return True


def storm(port: int, greetings: Sequence[Sequence[bytes]], again: bool) -> tuple[list[float], list[float]]:
    """After how many seconds each table had its first person back, and after how many each person was.

    `again`: an echo hears the name of a table first, and then what it repeats.
    """
    chooser = selectors.DefaultSelector()
    began = time.perf_counter()
    seats = range(len(greetings[0]))
    crowd = [Comer(port, table, theirs[seat], again) for seat in seats for table, theirs in enumerate(greetings)]
    for comer in crowd:
        chooser.register(comer.socket, selectors.EVENT_WRITE, comer)
    people: list[float] = []
    tables: dict[int, float] = {}
    while len(people) < len(crowd):
        if time.perf_counter() - began > PATIENCE:
            raise CannotMeasure(f"After {PATIENCE:.0f} seconds {len(people)} of {len(crowd)} people are back.")
        for key, _ in chooser.select(1.0):
            comer = key.data
            if not comer.go_on():
                chooser.modify(comer.socket, selectors.EVENT_READ, comer)
                continue
            now = time.perf_counter() - began
            people.append(now)
            tables.setdefault(comer.table, now)
            chooser.unregister(comer.socket)
    for comer in crowd:
        comer.socket.close()
    return sorted(tables.values()), people


class Present(Thread):
    """Somebody who sits at another table all the time, and asks something twenty times a second."""

    def __init__(self, port: int) -> None:
        super().__init__(daemon=True)
        (self._line,) = seated(port, 1)
        self._over = Event()
        self._took: list[float] = []

    def run(self) -> None:
        while not self._over.wait(0.05):
            began = time.perf_counter()
            asked = {
                "id": f"k{len(self._took)}",
                "seen": 0,
                "do": f"speak en {('full', 'brief')[len(self._took) % 2]}",
            }
            self._line.socket.send(frame(json.dumps(asked).encode()))
            self._line.read_one()
            self._took.append(time.perf_counter() - began)

    def end(self) -> tuple[float, float]:
        """Seconds until half the answers were there, and until the last of a hundred."""
        self._over.set()
        self.join()
        took = sorted(self._took) or [0.0]
        return took[len(took) // 2], took[len(took) * 99 // 100]


# The command


def measured(kind: str, folder: Path, greetings: Sequence[Sequence[bytes]]) -> list[str]:
    began = time.perf_counter()
    with (Running if kind == ECHO else Serving)(kind, folder) as server:
        up = time.perf_counter() - began
        present = None if kind == ECHO else Present(server.port)
        if present is not None:
            present.start()
        before = server.cpu()
        tables, people = storm(server.port, greetings, kind == ECHO)
        work = server.cpu() - before
        others = present.end() if present is not None else (0.0, 0.0)
        server.process.kill()
    found = (up, tables[-1], people[len(people) // 2], people[-1], work, *others)
    return [f"{each:.3f}" for each in found]


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure how quickly everybody is back after a server was killed.")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--entries", type=int, default=200, help="at each table, about")
    parser.add_argument("--people", type=int, default=SEATS, help="who come back to each table of four")
    parser.add_argument("--behind", type=int, default=0, help="entries that one of four has not heard")
    parser.add_argument("--times", type=int, default=100, help="as many has one table with a long log")
    parser.add_argument("--compiled", action="store_true")
    asked = parser.parse_args()
    kind = COMPILED if asked.compiled else INTERPRETED
    crowd = f"{asked.tables} tables of {SEATS}, to which {asked.people} come back"
    print(f"{machine(load())}; {crowd}, about {asked.entries} entries each", flush=True)
    use_core(1)
    with scratch() as folder:
        logs = [played(seed, asked.entries - 40 + 80 * seed // GAMES) for seed in range(GAMES)]
        long = [played(GAMES, asked.entries * asked.times)]
        with Store(folder / "evening.db") as store:
            everybody = asyncio.run(filled(store, logs, asked.tables, asked.behind))
            alone = asyncio.run(filled(store, long, 1, asked.behind))
        greetings = [people[-asked.people :] for people in everybody]
        print("seconds: server | up | all tables | half the people | all people | processor | others p50 | p99")
        for each in (ECHO, kind, kind):
            print(each, *measured(each, folder, greetings), sep=" | ", flush=True)
        print(f"one table with {long[0][-1].number} entries", *measured(kind, folder, alone), sep=" | ", flush=True)
    return 0


if __name__ == "__main__":
    try:
        raise SystemExit(main())
    except CannotMeasure as failure:
        raise SystemExit(str(failure)) from None
