"""The picture of an evening: memory and lag over time, as a small SVG with a title and a description in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import NamedTuple

WIDTH, HEIGHT = 720, 200  # of each panel, its margins included
LEFT, RIGHT, TOP, BOTTOM = 60, 20, 34, 34
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


PANELS = (
    ("Memory, MB", (Line("resident memory", lambda row: row.megabytes),)),
    (
        "A move told to all, ms",
        (Line("99 of 100", lambda row: row.move_most), Line("half", lambda row: row.move_half)),
    ),
    (
        "A ping, ms",
        (Line("99 of 100", lambda row: row.ping_most), Line("half", lambda row: row.ping_half)),
    ),
    ("Entries stored, thousands", (Line("entries", lambda row: row.entries / 1000),)),
)


def picture(rows: Sequence[Sample], text: str) -> str:
    size = f'width="{WIDTH}" height="{HEIGHT * len(PANELS)}" viewBox="0 0 {WIDTH} {HEIGHT * len(PANELS)}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="sans-serif" font-size="12">'
    parts = [head, "<title>An evening at a server: memory and lag</title>", f"<desc>{escape(text)}</desc>"]
    parts.append(f'<rect width="{WIDTH}" height="{HEIGHT * len(PANELS)}" fill="#fff"/>')
    for number, (name, lines) in enumerate(PANELS):
        parts += panel(rows, name, lines, HEIGHT * number)
    return "\n".join([*parts, "</svg>\n"])


def panel(rows: Sequence[Sample], name: str, lines: Sequence[Line], above: int) -> Iterator[str]:
    most = rounded(max(line.of(row) for line in lines for row in rows))
    last = rows[-1].seconds
    right, bottom = WIDTH - RIGHT, above + HEIGHT - BOTTOM

    def place(seconds: float, value: float) -> str:
        x = LEFT + (right - LEFT) * seconds / last
        y = bottom - (HEIGHT - TOP - BOTTOM) * value / most
        return f"{x:.0f},{y:.1f}"

    yield f'<text x="{LEFT}" y="{above + 20}" font-weight="bold">{escape(name)}</text>'
    for part in range(5):
        value = most * part / 4
        height = place(0, value).partition(",")[2]
        yield f'<path d="M{LEFT} {height}H{right}" stroke="#ccc"/>'
        yield f'<text x="{LEFT - 6}" y="{height}" dy="4" text-anchor="end">{value:g}</text>'
        at = place(last * part / 4, 0).partition(",")[0]
        yield f'<text x="{at}" y="{bottom + 16}" text-anchor="middle">{round(last * part / 240, 1):g} min</text>'
    for number, line in enumerate(lines):
        look = f'fill="none" stroke="{COLOURS[number]}" stroke-width="1.5" stroke-dasharray="{DASHES[number]}"'
        yield f'<polyline {look} points="{" ".join(place(row.seconds, line.of(row)) for row in rows)}"/>'
        label = f'x="{right - 140 * number}" y="{above + 20}" text-anchor="end" fill="{COLOURS[number]}"'
        yield f"<text {label}>{escape(line.name)}{(' (dashed)', '')[not DASHES[number]]}</text>"


def rounded(most: float) -> float:
    """The next of 1, 2, 4, 8, 10, 20 ... that is not below this."""
    step = 1.0
    while step * 10 < most:
        step *= 10
    return next(step * times for times in (1, 2, 4, 8, 10) if step * times >= most)
