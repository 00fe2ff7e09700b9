"""The picture of an evening: memory and lag over time, as a small SVG with a title and a description in words."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import NamedTuple

WIDTH, HEIGHT = 720, 200  # of each panel, its margins included
LEFT, RIGHT, TOP, BOTTOM = 60, 30, 34, 34
DASHES = ("", "6 3", "2 3")  # lines differ by more than their colours
COLOURS = ("#0b5394", "#b45f06", "#38761d")


class Sample(NamedTuple):
    """A row of the sheet; how long things took is in milliseconds."""

    seconds: float
    megabytes: float
    entries: int
    people: int
    moves_a_second: float
    move_half: float  # a move, until everybody had been told, in one of two cases
    move_most: float  # in 99 of 100
    ping_half: float
    ping_most: float
    loop_most: float  # the most that the server's loop was late


class Line(NamedTuple):
    name: str
    of: Callable[[Sample], float]


class Panel(NamedTuple):
    name: str
    lines: tuple[Line, ...]
    by_tens: bool = False  # each step up is ten times the one below: for what is short mostly, and long at times


PANELS = (
    Panel("Memory, MB", (Line("resident memory", lambda row: row.megabytes),)),
    Panel(
        "A move told to all, ms",
        (Line("99 of 100", lambda row: row.move_most), Line("half", lambda row: row.move_half)),
        by_tens=True,
    ),
    Panel(
        "A ping, ms",
        (Line("99 of 100", lambda row: row.ping_most), Line("half", lambda row: row.ping_half)),
        by_tens=True,
    ),
    Panel("Entries stored, thousands", (Line("entries", lambda row: row.entries / 1000),)),
)


def picture(rows: Sequence[Sample], text: str) -> str:
    size = f'width="{WIDTH}" height="{HEIGHT * len(PANELS)}" viewBox="0 0 {WIDTH} {HEIGHT * len(PANELS)}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="sans-serif" font-size="12">'
    parts = [head, "<title>An evening at a server: memory and lag</title>", f"<desc>{escape(text)}</desc>"]
    parts.append(f'<rect width="{WIDTH}" height="{HEIGHT * len(PANELS)}" fill="#fff"/>')
    for number, panel in enumerate(PANELS):
        parts += drawn(rows, panel, HEIGHT * number)
    return "\n".join([*parts, "</svg>\n"])


def drawn(rows: Sequence[Sample], panel: Panel, above: int) -> Iterator[str]:
    most = max(line.of(row) for line in panel.lines for row in rows)
    steps = tens(most) if panel.by_tens else [rounded(most) * part / 4 for part in range(5)]
    last = rows[-1].seconds
    right, bottom = WIDTH - RIGHT, above + HEIGHT - BOTTOM

    def place(seconds: float, value: float) -> str:
        share = value / steps[-1]
        if panel.by_tens:
            share = math.log10(max(value, steps[0]) / steps[0]) / math.log10(steps[-1] / steps[0])
        return f"{LEFT + (right - LEFT) * seconds / last:.0f},{bottom - (HEIGHT - TOP - BOTTOM) * share:.1f}"

    yield f'<text x="{LEFT}" y="{above + 20}" font-weight="bold">{escape(panel.name)}</text>'
    for value in steps:
        height = place(0, value).partition(",")[2]
        yield f'<path d="M{LEFT} {height}H{right}" stroke="#ccc"/>'
        yield f'<text x="{LEFT - 6}" y="{height}" dy="4" text-anchor="end">{value:,g}</text>'
    for part in range(5):
        at = place(last * part / 4, 0).partition(",")[0]
        minutes = round(last * part / 240, 0 if last > 300 else 1)
        yield f'<text x="{at}" y="{bottom + 16}" text-anchor="middle">{minutes:g} min</text>'
    for number, line in enumerate(panel.lines):
        look = f'fill="none" stroke="{COLOURS[number]}" stroke-width="1.5" stroke-dasharray="{DASHES[number]}"'
        yield f'<polyline {look} points="{" ".join(place(row.seconds, line.of(row)) for row in rows)}"/>'
        label = f'x="{right - 140 * number}" y="{above + 20}" text-anchor="end" fill="{COLOURS[number]}"'
        yield f"<text {label}>{escape(line.name)}{(' (dashed)', '')[not DASHES[number]]}</text>"


def tens(most: float) -> list[float]:
    """0.1, 1, 10 ... up to the first that is not below this."""
    steps = [0.1, 1.0]
    while steps[-1] < most:
        steps.append(10 * steps[-1])
    return steps


def rounded(most: float) -> float:
    """The next of 1, 2, 4, 8, 10, 20 ... that is not below this."""
    step = 1.0
    while step * 10 < most:
        step *= 10
    return next(step * times for times in (1, 2, 4, 8, 10) if step * times >= most)
