"""`make bench-evening`: 300 tables of four people for twenty minutes, and what a server's memory and lag do.

    .venv/bin/python bench/evening.py [--tables 300] [--minutes 20] [--compiled] [--write]

The server is `sixdot serve` as anybody would start it, but for the limits on one address, from which all come here.
People think for some seconds, finish games and play again; now and then one is gone for a while and comes back. Every
few seconds a row goes to build/evening.csv; at the end, or after Ctrl-C, the picture of it is build/evening.svg.
"""

from __future__ import annotations

import argparse
import asyncio
import csv
import random
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from evening_picture import Sample, picture
from figures import COMPILED, INTERPRETED
from run import PYTHONS, ROOT, CannotMeasure, load, machine
from server import Running, use_core
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sixdot.wire.known import Knowledge
from sixdot.wire.messages import VERSION, Acknowledged, Denied, Greeting, Join, Open, Request, Resume, Welcome, encode
from sixdot.wire.reading import read_message

DOCS = ROOT / "docs/screens/evening.svg"
NAMES = ("Ana", "Ben", "Cleo", "Dora")
THINKING = 3.0  # seconds before a move, on average
GONE = (5.0, 30.0)  # seconds
LEAVES = 0.01  # of the moves are followed by somebody's leaving
TARGET = 60  # points: some rounds
PING = 1.1  # seconds between two pings of one person; the server minds more than one a second
PINGING = 10  # people who only do that
AT_ONCE = 20  # tables that sit down together
ASIDES = ("accuse", "agree", "disagree", "catch")
LIMITS = ("sockets_each=100000", "greetings=10000/100000", "opens=10000/100000", "work=10000/100000")


class Serving(Running):
    """`sixdot serve` with its metrics, on the first core; `nodes`: for one of several, which may use every core."""

    def __init__(self, kind: str, folder: Path, *nodes: str) -> None:
        self.kind = kind
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        program = PYTHONS[kind].with_name("sixdot")
        if not program.exists():
            raise CannotMeasure(f"There is no {program}: `make bench-evening` makes it, then measures.")
        limits = [word for limit in LIMITS for word in ("--limit", limit)]
        place = ["--host", "127.0.0.1", "--port", str(self.port), *(nodes or ("--db", folder / "evening.db"))]
        with (folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [program, "serve", *place, "--no-table", "--metrics", *limits], stdout=log
            )
        if not nodes:
            use_core(0, self.process.pid)
        self._wait()

    def metrics(self) -> dict[str, float]:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=60) as answer:
            lines = [line.split() for line in answer.read().decode().splitlines() if not line.startswith("#")]
        return {name.removeprefix("sixdot_"): float(value) for name, value in lines}


class Noted:
    """What has been measured since the last row."""

    def __init__(self) -> None:
        self.moves: list[float] = []  # seconds until everybody had heard
        self.pings: list[float] = []
        self.games = self.returns = 0  # from the beginning

    def taken(self) -> tuple[list[float], list[float]]:
        found = sorted(self.moves), sorted(self.pings)
        self.moves, self.pings = [], []
        return found


class Person:
    """One at a table: what they know, and the line while they are there."""

    def __init__(self, table: Table, name: str) -> None:
        self._table, self._name = table, name
        self.known: Knowledge | None = None
        self._token = ""
        self._line: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    @property
    def is_here(self) -> bool:
        return self._line is not None

    def _greeting(self) -> Greeting:
        if self.known is not None:
            return Resume(VERSION, self.known.table.code, self._token, self.known.number, "en", "normal", True)
        if not self._table.code:
            return Open(VERSION, self._name, "mattel", False, "en", "normal", True)
        return Join(VERSION, self._table.code, self._name, False, "en", "normal", True)

    async def come(self) -> None:
        place = f"127.0.0.1:{self._table.port}"
        line = await connect(
            f"ws://{place}/ws", origin=f"http://{place}", compression=None, proxy=None, max_size=None
        )
        await line.send(encode(self._greeting()))
        welcome = read_message(await line.recv())
        if not isinstance(welcome, Welcome):
            raise ConnectionError(f"{self._name} was not let in: {welcome}")
        self.known, self._token, self._line = Knowledge(welcome), welcome.token, line
        self._reading = asyncio.create_task(self._read(line, self.known))
        self._table.heard(self, welcome)

    async def _read(self, line: ClientConnection, known: Knowledge) -> None:
        with suppress(ConnectionClosed):
            async for text in line:
                message = read_message(text)
                known.take(message)
                self._table.heard(self, message)

    async def say(self, asked: str, do: str) -> None:
        assert self._line is not None
        assert self.known is not None
        await self._line.send(encode(Request(asked, self.known.number, do)))

    async def ping(self) -> float:
        """Seconds until the answer."""
        assert self._line is not None
        begun = time.perf_counter()
        await (await self._line.ping())
        return time.perf_counter() - begun

    async def leave(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            await line.close()
        if self._reading is not None:
            await self._reading


class Table:
    """Four people, one of whom does something at a time."""

    def __init__(self, port: int, noted: Noted, seed: str) -> None:
        self.port, self._noted = port, noted
        self._chance = random.Random(seed)
        self.code = ""
        self.people = [Person(self, name) for name in NAMES]
        self._news = asyncio.Event()
        self._asked = 0
        self._answer: Acknowledged | Denied | None = None
        self._last = 0.0  # when somebody last heard something
        self._coming: asyncio.Task[None] | None = None

    def heard(self, person: Person, message: object) -> None:
        if isinstance(message, Welcome):
            self.code = message.table.code
        elif isinstance(message, Acknowledged | Denied):
            self._answer = message
        self._last = time.perf_counter()
        self._news.set()

    async def sit_down(self) -> None:
        for person in self.people:
            await person.come()
        await self._do(self.people[0], f"options target={TARGET}")
        await self._do(self.people[0], "start")

    async def play(self) -> None:
        while True:
            person, do, thinking = self._next()
            if person is None:
                await self._hear()
                continue
            await asyncio.sleep(self._chance.expovariate(1 / thinking))
            took = await self._do(person, do) if person.is_here else None
            if took is not None and thinking == THINKING:
                self._noted.moves.append(took)
                if self._coming is None and self._chance.random() < LEAVES:
                    await self._leave(self._chance.choice(self.people))
            self._noted.games += do == "rematch" and took is not None

    def _next(self) -> tuple[Person | None, str, float]:
        """Who does something next, what, and how long they think, on average."""
        here = [person for person in self.people if person.is_here]
        known = [(person, person.known) for person in here if person.known is not None]
        if known and known[0][0] is self.people[0] and known[0][1].table.stage == "over":
            return known[0][0], "rematch", THINKING / 2
        for person, knows in known:
            if knows.wanted == "turn" and knows.shown is not None:
                return person, self._choice(knows.shown.legal), THINKING
            if knows.wanted:
                return person, "go on", THINKING / 4
        return None, "", 0.0

    def _choice(self, legal: Sequence[str]) -> str:
        moves = [do for do in legal if not do.startswith(ASIDES)]
        return self._chance.choice([do for do in moves if do.startswith("play")] or moves)

    async def _hear(self) -> None:
        self._news.clear()
        await self._news.wait()

    async def _do(self, person: Person, do: str) -> float | None:
        """How long it took until everybody who is there had heard of it; None if it was refused."""
        self._asked, self._answer = self._asked + 1, None
        begun = time.perf_counter()
        await person.say(f"k{self._asked}", do)
        while (answer := self._answer) is None:
            await self._hear()
        if isinstance(answer, Denied):
            return None
        while any(each.is_here and each.known and each.known.number < answer.number for each in self.people):
            await self._hear()
        return self._last - begun

    async def _leave(self, person: Person) -> None:
        await person.leave()

        async def come_back() -> None:
            await asyncio.sleep(self._chance.uniform(*GONE))
            await person.come()
            self._noted.returns += 1
            self._coming = None

        self._coming = asyncio.create_task(come_back())

    async def go_home(self) -> None:
        if self._coming is not None:
            self._coming.cancel()
        for person in self.people:
            await person.leave()


# Rows


async def measured(serving: Serving, noted: Noted, begun: float, last: float) -> Sample:
    told = await asyncio.to_thread(serving.metrics)
    moves, pings = noted.taken()
    seconds = time.monotonic() - begun
    return Sample(
        seconds=seconds,
        megabytes=told["memory_bytes"] / 1e6,
        entries=int(told["entries_total"]),
        people=int(told["sockets"]),
        moves_a_second=len(moves) / (seconds - last),
        move_half=_share(moves, 50),
        move_most=_share(moves, 99),
        ping_half=_share(pings, 50),
        ping_most=_share(pings, 99),
        loop_most=1000 * told["loop_lag_seconds_max"],
    )


def _share(found: Sequence[float], percent: int) -> float:
    """Milliseconds within which so many of a hundred were done."""
    return 1000 * found[len(found) * percent // 100] if found else 0.0


async def note_rows(serving: Serving, noted: Noted, asked: argparse.Namespace, rows: list[Sample]) -> None:
    begun = time.monotonic()
    with (asked.into / "evening.csv").open("w", newline="", encoding="utf-8") as file:
        sheet = csv.writer(file)
        sheet.writerow(Sample._fields)
        while time.monotonic() - begun < 60 * asked.minutes or len(rows) < 2:
            await asyncio.sleep(asked.every)
            rows.append(await measured(serving, noted, begun, rows[-1].seconds if rows else 0.0))
            sheet.writerow([round(value, 3) for value in rows[-1]])
            file.flush()
            if len(rows) % 6 == 0:
                print(told(rows[-1], noted), flush=True)


def told(row: Sample, noted: Noted) -> str:
    return (
        f"{row.seconds / 60:.1f} minutes: {row.megabytes:.1f} MB, {row.entries} entries, {row.people} people,"
        f" {row.moves_a_second:.0f} moves a second told to all in {row.move_half:.1f} ms (99 of 100 in"
        f" {row.move_most:.1f}), a ping in {row.ping_half:.1f} ({row.ping_most:.1f}); {noted.games} games have been"
        f" finished, {noted.returns} people have come back"
    )


def summary(rows: Sequence[Sample], tables: int, kind: str, busy: float) -> str:
    """Without the first quarter, in which everybody sits down and the server warms up."""
    late = rows[len(rows) // 4 :]
    hours = [row.seconds / 3600 for row in late]
    growth = statistics.linear_regression(hours, [row.megabytes for row in late]).slope
    middle = {
        name: statistics.median(getattr(row, name) for row in late)
        for name in ("move_half", "move_most", "ping_most")
    }
    return (
        f"{tables} tables of {len(NAMES)} for {rows[-1].seconds / 60:.0f} minutes, {kind}, {machine(busy)}:"
        f" {late[0].megabytes:.1f} MB after the first quarter, {late[-1].megabytes:.1f} MB at the end"
        f" ({growth:+.1f} MB an hour); a move is told to all in {middle['move_half']:.1f} ms,"
        f" 99 of 100 in {middle['move_most']:.1f} ms; 99 of 100 pings in {middle['ping_most']:.1f} ms;"
        f" {rows[-1].entries:,} entries stored."
    )


# The command


async def evening(serving: Serving, asked: argparse.Namespace, rows: list[Sample]) -> None:
    noted, tables = Noted(), asked.tables
    sitting = [Table(serving.port, noted, f"evening {number}") for number in range(tables)]
    async with asyncio.TaskGroup() as playing:
        tasks = []
        for first in range(0, tables, AT_ONCE):
            group = sitting[first : first + AT_ONCE]
            await asyncio.gather(*[table.sit_down() for table in group])
            tasks += [playing.create_task(table.play()) for table in group]
        print(f"{tables} tables have begun", flush=True)
        tasks += [playing.create_task(ping(serving.port, noted)) for _ in range(PINGING)]
        await note_rows(serving, noted, asked, rows)
        for task in tasks:
            task.cancel()
    for table in sitting:
        await table.go_home()


async def ping(port: int, noted: Noted) -> None:
    """Somebody at a table of their own who only wants to know how late the server is; it minds more pings."""
    person = Table(port, noted, "ping").people[0]
    await person.come()
    while True:
        noted.pings.append(await person.ping())
        await asyncio.sleep(PING)


def main() -> int:
    parser = argparse.ArgumentParser(description="Let many people play for a while, and watch the server.")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--every", type=float, default=5.0, metavar="SECONDS", help="how often a row is written")
    parser.add_argument("--into", type=Path, default=ROOT / "build", metavar="FOLDER")
    parser.add_argument("--compiled", action="store_true", help="with the compiled game")
    parser.add_argument("--write", action="store_true", help=f"put the picture into {DOCS.relative_to(ROOT)}, too")
    asked = parser.parse_args()
    kind = COMPILED if asked.compiled else INTERPRETED
    busy = load()
    use_core(1)
    asked.into.mkdir(exist_ok=True)
    rows: list[Sample] = []
    with tempfile.TemporaryDirectory(prefix="evening-", dir=asked.into) as folder:
        try:
            with Serving(kind, Path(folder)) as serving:
                asyncio.run(evening(serving, asked, rows))
        except KeyboardInterrupt:
            print("Interrupted: this is what was measured until then.")
        except CannotMeasure as failure:
            print(failure, file=sys.stderr)
            return 1
    if len(rows) < 2:
        print("Too short to be drawn.", file=sys.stderr)
        return 1
    text = summary(rows, asked.tables, kind, busy)
    (asked.into / "evening.svg").write_text(picture(rows, text), encoding="utf-8")
    if asked.write:
        shutil.copy(asked.into / "evening.svg", DOCS)
    print(f"{text}\nThe rows are in {asked.into}/evening.csv, the picture is evening.svg beside them.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
