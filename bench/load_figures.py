"""The rows of `make bench-load`, and the tables of them in docs/capacity.md."""

from __future__ import annotations

import datetime
import json
import statistics
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from figures import row as line
from load_parts import FILE, SETUPS, SPREAD
from run import ROOT

DOCS = ROOT / "docs" / "capacity.md"
KEPT = ROOT / "bench" / "load_rows.jsonl"  # the rows that the page was written from
BEGIN = "<!-- load: written by `make bench-load ARGS=--write` -->"
END = "<!-- end of load -->"


class Row(NamedTuple):
    """One measurement. `count`: moves, people who came back, answers, entries; work is in seconds of a processor."""

    setup: str
    nodes: int
    tables: int
    phase: str  # idle, paced, rush; filled, start, return, question
    seconds: float
    count: float
    node: float = 0.0
    postgres: float = 0.0
    redis: float = 0.0
    commits: float = 0.0
    syncs: float = 0.0
    written: float = 0.0
    hints: float = 0.0
    memory: float = 0.0  # bytes: of one more table, or of all
    near: Sequence[float] = ()  # how many hearings, p50, p99
    far: Sequence[float] = ()

    @property
    def work(self) -> float:
        return self.node + self.postgres + self.redis


def read(sheet: Path) -> list[Row]:
    return [Row(**json.loads(each)) for each in sheet.read_text(encoding="utf-8").splitlines()]


def of(rows: Sequence[Row], setup: str, tables: int, phase: str) -> list[Row]:
    """In the order of the repeats."""
    return [row for row in rows if (row.setup, row.tables, row.phase) == (setup, tables, phase)]


def middle(rows: Sequence[Row], value: Callable[[Row], float]) -> float:
    return statistics.median(map(value, rows)) if rows else 0.0


def each(row: Row, value: float) -> float:
    """For one of those that are counted."""
    return value / row.count if row.count else 0.0


def summary(row: Row) -> str:
    """A plain line, while it is measured."""
    begin = f"{row.setup}, {row.tables} tables, {row.phase}: "
    if row.phase == "idle":
        works = (row.node, row.postgres, row.redis)
        node, postgres, redis = (1000 * work / row.seconds for work in works)
        return f"{begin}work a second {node:.1f} ms node, {postgres:.1f} PostgreSQL, {redis:.1f} Redis"
    if row.phase == "filled":
        return f"{begin}{row.count:.0f} entries in {row.seconds:.0f} s, {row.written / row.count:.0f} bytes each"
    if row.phase == "start":
        return f"{begin}{row.seconds:.2f} s, {row.node:.2f} s of work, {row.memory / 1e6:.0f} MB"
    node, postgres, redis = (1e6 * each(row, work) for work in (row.node, row.postgres, row.redis))
    text = f"{row.count / row.seconds:.0f} a second; work of one {node:.0f} µs node, {postgres:.0f} PostgreSQL"
    heard = "".join(
        f"; heard at {where} in {1000 * found[1]:.1f} ms, 99 of 100 in {1000 * found[2]:.1f}"
        for where, found in (("the same node", row.near), ("the other", row.far))
        if found
    )
    return f"{begin}{text}, {redis:.0f} Redis{heard}"


def page(rows: Sequence[Row], about: str) -> str:
    """Everything between the markers."""
    if not rows:
        return "Nothing has been measured.\n"
    sizes = sorted({row.tables for row in rows if row.phase in ("idle", "paced", "rush")})
    parts = (moves(rows, sizes), hearing(rows, sizes), idle(rows, sizes), stores(rows))
    tables = ["\n".join(part) for part in parts]
    today = datetime.date.today().isoformat()
    head = f"Measured on {today}: {about}. Medians; in brackets the smallest and the largest."
    return "\n\n".join([head, *[table for table in tables if table.count("\n") > 1]]) + "\n"


def ratio(rows: Sequence[Row], base: Sequence[Row], value: Callable[[Row], float]) -> str:
    """Each taken within one repeat."""
    found = sorted(value(one) / value(other) for one, other in zip(rows, base, strict=False) if value(other))
    if not found:
        return ""
    return f"{statistics.median(found):.2f} ({found[0]:.2f}–{found[-1]:.2f})"


def measured(rows: Sequence[Row], sizes: Sequence[int], phase: str) -> Iterator[tuple[str, int, list[Row]]]:
    for setup in SETUPS:
        for tables in sizes:
            if found := of(rows, setup.name, tables, phase):
                yield setup.name, tables, found


def moves(rows: Sequence[Row], sizes: Sequence[int]) -> Iterator[str]:
    yield line(
        "as fast as it goes", "tables", "moves/s", "work a move: node", "PostgreSQL", "Redis", "all, times SQLite",
        "commits", "syncs", "bytes of its log", "hints",
    )  # fmt: skip
    yield line("---", *["--:"] * 10)
    for setup, tables, found in measured(rows, sizes, "rush"):
        base = of(rows, FILE.name, tables, "rush")
        work = [f"{1e6 * middle(found, lambda row, of=of: each(row, of(row))):.0f} µs" for of in PARTS_OF]
        rate = f"{middle(found, lambda row: row.count / row.seconds):.0f}"
        counted = [middle(found, lambda row, of=of: each(row, of(row))) for of in COUNTS_OF]
        shown = [f"{counted[0]:.2f}", f"{counted[1]:.2f}", f"{counted[2]:.0f}", f"{counted[3]:.2f}"]
        times = ratio(found, base, lambda row: each(row, row.work))
        yield line(setup, str(tables), rate, *work, times, *(shown if setup != FILE.name else [""] * 4))


PARTS_OF: tuple[Callable[[Row], float], ...] = (
    lambda row: row.node,
    lambda row: row.postgres,
    lambda row: row.redis,
)
COUNTS_OF: tuple[Callable[[Row], float], ...] = (
    lambda row: row.commits,
    lambda row: row.syncs,
    lambda row: row.written,
    lambda row: row.hints,
)


def hearing(rows: Sequence[Row], sizes: Sequence[int]) -> Iterator[str]:
    yield line(
        "at a steady pace", "tables", "moves/s", "work a move: node", "PostgreSQL", "Redis",
        "heard at the same node, p50 / p99", "at the other", "hearings",
    )  # fmt: skip
    yield line("---", *["--:"] * 8)
    for setup, tables, found in measured(rows, sizes, "paced"):
        work = [f"{1e6 * middle(found, lambda row, of=of: each(row, of(row))):.0f} µs" for of in PARTS_OF]
        rate = f"{middle(found, lambda row: row.count / row.seconds):.0f}"
        near, far = (heard([getattr(row, name) for row in found]) for name in ("near", "far"))
        count = sum(row.near[0] for row in found if row.near) + sum(row.far[0] for row in found if row.far)
        yield line(setup, str(tables), rate, *work, near, far if setup == SPREAD.name else "", f"{count:.0f}")


def heard(found: Sequence[Sequence[float]]) -> str:
    there = [one for one in found if one]
    if not there:
        return ""
    half, most = (1000 * statistics.median(one[place] for one in there) for place in (1, 2))
    return f"{half:.1f} / {most:.1f} ms"


def idle(rows: Sequence[Row], sizes: Sequence[int]) -> Iterator[str]:
    yield line("nobody does anything", "tables", "work a second: node", "PostgreSQL", "Redis", "memory a table")
    yield line("---", *["--:"] * 5)
    for setup, tables, found in measured(rows, sizes, "idle"):
        work = [f"{1000 * middle(found, lambda row, of=of: of(row) / row.seconds):.1f} ms" for of in PARTS_OF]
        grown = f"{middle(found, lambda row: row.memory) / 1024:.0f} KiB" if tables == sizes[-1] else ""
        yield line(setup, str(tables), *work, grown)  # with few it is all that a node only takes once


def stores(rows: Sequence[Row]) -> Iterator[str]:
    yield line(
        "store", "games", "start, work", "times empty", "memory", "bytes an entry", "coming back, work: node",
        "PostgreSQL", "a question: node",
    )  # fmt: skip
    yield line("---", *["--:"] * 8)
    kept = sorted({row.tables for row in rows if row.phase == "start"})
    for setup in SETUPS[:2]:
        base = of(rows, setup.name, 0, "start")
        for games in kept:
            if not (found := of(rows, setup.name, games, "start")):
                continue
            back, asked, filled = (of(rows, setup.name, games, phase) for phase in ("return", "question", "filled"))
            work = [f"{1000 * middle(one, lambda row: each(row, row.node)):.2f} ms" for one in (back, asked) if one]
            stored = f"{1000 * middle(back, lambda row: each(row, row.postgres)):.2f} ms" if back else ""
            yield line(
                setup.name,
                f"{games:,}",
                f"{middle(found, lambda row: row.node):.2f} s",
                ratio(found, base, lambda row: row.node) if games else "1",
                f"{middle(found, lambda row: row.memory) / 1e6:.0f} MB",
                f"{middle(filled, lambda row: each(row, row.written)):.0f}" if filled else "",
                *([work[0], stored, work[1]] if len(work) == 2 else [""] * 3),
            )
