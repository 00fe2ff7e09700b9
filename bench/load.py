"""`make bench-load`: what tables, moves and nodes cost, on one node and on two that share PostgreSQL and Redis.

    .venv/bin/python bench/load.py [--tables 10 40 160] [--repeats 3] [--stored 10000] [--seed 1] [--write]

Each repeat starts every setup (in an order that the seed decides), seats more and more tables, and measures each
number three ways: nobody does anything; moves come at a steady pace; every table goes on as soon as it can. Then a
store with many games is filled: how a server starts with it, and what coming back to it and asking something cost.
What counts is the work of the processor, because it hardly depends on what else the machine is doing. Every row goes
to build/load.jsonl at once; Ctrl-C ends it early, and what was measured until then is printed and drawn.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import shutil
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from figures import COMPILED, INTERPRETED, write
from load_figures import BEGIN, DOCS, END, KEPT, Row, page, read, summary
from load_parts import FILE, NODE, ONE, POSTGRES, REDIS, SETUPS, Parts, Servers, Setup, Used, servers
from load_picture import pictures
from returning import filled, played, storm
from run import ROOT, CannotMeasure, load, machine, scratch
from server_client import SEATS, Crowd, SpreadTable, frame, seated

from sixdot.store.store import Store

LATE: Final = 1.2  # seconds until PostgreSQL has counted what it did
GAMES: Final = 10  # that are really played; other stored tables hold one of these, too
AT_ONCE: Final = 10  # tables that sit down together
QUESTIONS: Final = ("ask top", "ask hand", "ask counts", "ask rules")


class Notes:
    """The rows, written down as they come."""

    def __init__(self, sheet: Path) -> None:
        self._sheet = sheet
        sheet.write_text("", encoding="utf-8")

    def note(self, row: Row) -> None:
        with self._sheet.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row._asdict()) + "\n")
        print(summary(row), flush=True)


def row(setup: Setup, tables: int, phase: str, seconds: float, count: float, used: Used) -> Row:
    node, postgres, redis = (used.work.get(part, 0.0) for part in (NODE, POSTGRES, REDIS))
    return Row(setup.name, setup.nodes, tables, phase, seconds, count, node, postgres, redis, *used[1:])


# Tables and moves


def grow(parts: Parts, setup: Setup, asked: argparse.Namespace, notes: Notes) -> None:
    """More and more tables, each number measured three ways."""
    crowd = Crowd([])
    for tables in asked.tables:
        before = parts.memory()
        already = len(crowd.tables)
        while len(crowd.tables) < tables:  # a few at a time: those who sit there must listen now and then
            numbers = range(len(crowd.tables), min(tables, len(crowd.tables) + AT_ONCE))
            crowd.start([parts.table(number, setup.spread) for number in numbers])
        grown = (parts.memory() - before) / max(1, tables - already)
        crowd.rush(asked.seconds / 4)  # whatever is done once only is done
        begun, before_idle = time.perf_counter(), parts.used()
        crowd.listen(asked.seconds)
        idle = row(
            setup, tables, "idle", time.perf_counter() - begun, 0.0, work_since(parts, crowd, before_idle, wait=False)
        )
        notes.note(idle._replace(memory=grown))
        notes.note(paced(parts, setup, crowd, asked))
        begun, before_rush = time.perf_counter(), parts.used()
        made = crowd.moves
        crowd.rush(asked.seconds)
        took, made = time.perf_counter() - begun, crowd.moves - made
        notes.note(row(setup, tables, "rush", took, made, work_since(parts, crowd, before_rush)))
    crowd.close()


def work_since(parts: Parts, crowd: Crowd, before: Used, *, wait: bool = True) -> Used:
    """The work until now; what PostgreSQL counts is waited for."""
    now = parts.work()
    if wait:
        crowd.listen(LATE)
    return parts.used()._replace(work=now).since(before)


def paced(parts: Parts, setup: Setup, crowd: Crowd, asked: argparse.Namespace) -> Row:
    tables = [table for table in crowd.tables if isinstance(table, SpreadTable)]
    for table in tables:
        table.near, table.far = [], []
    begun, before = time.perf_counter(), parts.used()
    made = crowd.moves
    crowd.paced(asked.pace, asked.seconds * 2)
    took, made = time.perf_counter() - begun, crowd.moves - made
    near = sorted(each for table in tables for each in table.near)
    far = sorted(each for table in tables for each in table.far)
    found = row(setup, len(tables), "paced", took, made, work_since(parts, crowd, before))
    return found._replace(near=quantiles(near), far=quantiles(far))


def quantiles(took: Sequence[float]) -> list[float]:
    """How many, and the seconds within which half and 99 of 100 were."""
    return [len(took), took[len(took) // 2], took[len(took) * 99 // 100]] if took else []


# Many stored games


def fill(held: Servers, folder: Path, asked: argparse.Namespace, notes: Notes) -> dict[Setup, list[list[bytes]]]:
    """Both stores, with the same games; how the people of some tables greet a server when they come back."""
    print(f"{asked.stored} games of about {asked.entries} entries are put into each store", flush=True)
    logs = [played(asked.seed * 1000 + number, asked.entries) for number in range(GAMES)]
    greetings: dict[Setup, list[list[bytes]]] = {}
    for setup, place in ((FILE, folder / "stored.db"), (ONE, held.postgres.emptied())):
        begun = time.perf_counter()
        with Store(place) as store:
            greetings[setup] = asyncio.run(filled(store, logs, asked.stored, 0))
        entries = sum(logs[number % GAMES][-1].number for number in range(asked.stored))
        size = held.size()[1] if setup.shared else (folder / "stored.db").stat().st_size
        found = Row(setup.name, 1, asked.stored, "filled", time.perf_counter() - begun, entries)
        notes.note(found._replace(written=float(size)))
    return greetings


def stored(held: Servers, folder: Path, asked: argparse.Namespace, notes: Notes, kind: str) -> None:
    """A server starts with nothing and with many games; some people come back, and ask."""
    for _ in range(asked.repeats):
        for setup in (FILE, ONE):
            start(held, folder, notes, setup, kind, 0)
    greetings = fill(held, folder, asked, notes)
    for repeat in range(asked.repeats):
        for setup in (FILE, ONE):
            here = greetings[setup][repeat * asked.returning : (repeat + 1) * asked.returning]
            start(held, folder, notes, setup, kind, asked.stored, here)


def start(
    held: Servers,
    folder: Path,
    notes: Notes,
    setup: Setup,
    kind: str,
    tables: int,
    greetings: Sequence[Sequence[bytes]] = (),
) -> None:
    begun = time.perf_counter()
    with held.running(setup, kind, folder, empty=not tables) as parts:
        up = Row(setup.name, 1, tables, "start", time.perf_counter() - begun, 1, parts.work()[NODE])
        notes.note(up._replace(memory=float(parts.memory())))
        if not greetings:
            return
        before, began = parts.used(), time.perf_counter()
        _, people = storm(parts.nodes[0].port, greetings, False)
        used = parts.used().since(before)
        notes.note(row(setup, tables, "return", time.perf_counter() - began, len(people), used))
        before, began, count = parts.used(), time.perf_counter(), ask(parts.nodes[0].port)
        notes.note(row(setup, tables, "question", time.perf_counter() - began, count, parts.used().since(before)))


def ask(port: int) -> int:
    """One person after another asks something; how many answers came. That they sit down counts little beside it."""
    lines, count = seated(port), 0
    for number in range(400):
        line = lines[number % SEATS]
        request = {"id": f"q{number}", "seen": 0, "do": QUESTIONS[number // SEATS % len(QUESTIONS)]}
        line.socket.sendall(frame(json.dumps(request).encode()))
        while not any(b'"id":"q' in payload for payload in line.read()):
            pass
        count += 1
    for line in lines:
        line.socket.close()
    return count


# The command


def measure(asked: argparse.Namespace, notes: Notes) -> None:
    chance, kind = random.Random(asked.seed), COMPILED if asked.compiled else INTERPRETED
    with scratch() as folder, servers() as held:
        for repeat in range(asked.repeats if asked.tables else 0):
            for setup in chance.sample(SETUPS, len(SETUPS)):
                print(f"repeat {repeat + 1} of {asked.repeats}: {setup.name}", flush=True)
                with held.running(setup, kind, folder) as parts:
                    grow(parts, setup, asked, notes)
        if asked.stored:
            stored(held, folder, asked, notes, kind)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure what tables, moves and nodes cost.")
    parser.add_argument(
        "--tables", type=int, nargs="*", default=[10, 40, 160], metavar="NUMBER", help="none: leave that out"
    )
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument(
        "--seconds", type=float, default=4.0, help="of each measurement; at a steady pace twice as long"
    )
    parser.add_argument("--pace", type=float, default=40.0, help="moves a second of all tables, where it is steady")
    parser.add_argument("--stored", type=int, default=10_000, metavar="GAMES", help="0: leave that out")
    parser.add_argument("--entries", type=int, default=30, help="of each stored game, about")
    parser.add_argument("--returning", type=int, default=100, metavar="TABLES", help="to which four people come back")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--into", type=Path, default=ROOT / "build", metavar="FOLDER")
    parser.add_argument("--compiled", action="store_true", help="with the compiled game")
    parser.add_argument(
        "--again", action="store_true", help="measure nothing: print and draw the rows that are there"
    )
    parser.add_argument("--write", action="store_true", help=f"put table and pictures into {DOCS.relative_to(ROOT)}")
    asked = parser.parse_args()
    asked.tables.sort()
    asked.into.mkdir(exist_ok=True)
    sheet, trouble = asked.into / "load.jsonl", ""
    if not asked.again:
        notes = Notes(sheet)
        kind = COMPILED if asked.compiled else INTERPRETED
        about = f"{machine(load())}; {kind}; {asked.repeats} repeats, seed {asked.seed}"
        (asked.into / "load.txt").write_text(about, encoding="utf-8")
        print(about, flush=True)
        try:
            measure(asked, notes)
        except KeyboardInterrupt:
            trouble = "Interrupted: this is what was measured until then."
        except (CannotMeasure, ConnectionError, TimeoutError) as failure:
            trouble = f"{failure} This is what was measured until then."
    rows = read(sheet)
    text = page(rows, (asked.into / "load.txt").read_text(encoding="utf-8"))
    print(f"\n{text}")
    for name, drawn in pictures(rows).items():
        (asked.into / name).write_text(drawn, encoding="utf-8")
        if asked.write and not trouble:
            (DOCS.parent / "screens" / name).write_text(drawn, encoding="utf-8")
    if asked.write and not trouble:
        shutil.copy(sheet, KEPT)
        write(DOCS, text, BEGIN, END)
    if trouble:
        print(trouble, file=sys.stderr)
    return 1 if trouble else 0


if __name__ == "__main__":
    raise SystemExit(main())
