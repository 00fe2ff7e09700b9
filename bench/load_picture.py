"""The pictures of `make bench-load`: work against tables and nodes, as SVGs with a title and the figures in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import NamedTuple

from evening_picture import BOTTOM, COLOURS, HEIGHT, LEFT, RIGHT, TOP, WIDTH, rounded
from load_figures import Row, each, middle, of
from load_parts import SETUPS

COLOURS_OF_FOUR = (*COLOURS, "#741b47")
DASHES = ("", "8 3", "2 3", "8 3 2 3")  # lines differ by more than their colours
MARKS = ("solid", "dashed", "dotted", "dashes and dots")
LEGEND = 18  # for each line its name, below the panel


class Panel(NamedTuple):
    name: str
    phase: str
    of: Callable[[Row], float]


class Picture(NamedTuple):
    title: str
    panels: tuple[Panel, ...]


PICTURES = {
    "load.svg": Picture(
        "What moves and tables cost",
        (
            Panel(
                "Work for a move, all parts, as fast as it goes, µs", "rush", lambda row: 1e6 * each(row, row.work)
            ),
            Panel("Moves a second, as fast as it goes", "rush", lambda row: row.count / row.seconds),
            Panel("Work a second while nobody does anything, ms", "idle", lambda row: 1000 * row.work / row.seconds),
        ),
    ),
    "load-parts.svg": Picture(
        "What a move costs each part",
        (
            Panel("Work of the nodes for a move, µs", "rush", lambda row: 1e6 * each(row, row.node)),
            Panel("Work of PostgreSQL for a move, µs", "rush", lambda row: 1e6 * each(row, row.postgres)),
            Panel("Work of Redis for a move, µs", "rush", lambda row: 1e6 * each(row, row.redis)),
        ),
    ),
}


def pictures(rows: Sequence[Row]) -> dict[str, str]:
    """By the names of their files; what was not measured is not drawn."""
    found = {name: drawn(rows, picture) for name, picture in PICTURES.items()}
    return {name: text for name, text in found.items() if text}


def drawn(rows: Sequence[Row], picture: Picture) -> str:
    panels = [(panel, lines) for panel in picture.panels if (lines := lines_of(rows, panel))]
    if not panels:
        return ""
    names = list(dict.fromkeys(name for _, lines in panels for name in lines))
    tall = HEIGHT * len(panels) + LEGEND * (len(names) + 1)
    words = " ".join(said(panel, lines) for panel, lines in panels)
    size = f'width="{WIDTH}" height="{tall}" viewBox="0 0 {WIDTH} {tall}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="sans-serif" font-size="12">'
    parts = [head, f"<title>{escape(picture.title)}</title>", f"<desc>{escape(words)}</desc>"]
    parts.append(f'<rect width="{WIDTH}" height="{tall}" fill="#fff"/>')
    for number, (panel, lines) in enumerate(panels):
        parts += one(panel, lines, HEIGHT * number)
    for number, name in enumerate(names):
        look, y = looks(name), HEIGHT * len(panels) + LEGEND * (number + 0.5)
        parts.append(f'<path d="M{LEFT} {y}h60" {look}/>')
        style = MARKS[place_of(name)]
        parts.append(f'<text x="{LEFT + 70}" y="{y}" dy="4">{escape(name)} ({style})</text>')
    return "\n".join([*parts, "</svg>\n"])


def lines_of(rows: Sequence[Row], panel: Panel) -> dict[str, list[tuple[int, float]]]:
    """By setup: the median at each number of tables."""
    sizes = sorted({row.tables for row in rows if row.phase == panel.phase})
    found = {
        setup.name: [
            (tables, middle(there, panel.of))
            for tables in sizes
            if (there := of(rows, setup.name, tables, panel.phase))
        ]
        for setup in SETUPS
    }
    return {name: line for name, line in found.items() if any(value for _, value in line)}


def said(panel: Panel, lines: dict[str, list[tuple[int, float]]]) -> str:
    told = [
        f"{name}: {', '.join(f'{value:.3g} with {tables} tables' for tables, value in line)}"
        for name, line in lines.items()
    ]
    return f"{panel.name}. {'; '.join(told)}."


def place_of(name: str) -> int:
    return [setup.name for setup in SETUPS].index(name)


def looks(name: str) -> str:
    place = place_of(name)
    return f'fill="none" stroke="{COLOURS_OF_FOUR[place]}" stroke-width="2" stroke-dasharray="{DASHES[place]}"'


def one(panel: Panel, lines: dict[str, list[tuple[int, float]]], above: int) -> Iterator[str]:
    most = rounded(max(1.0, *[value for line in lines.values() for _, value in line]))
    last = max(tables for line in lines.values() for tables, _ in line)
    right, bottom = WIDTH - RIGHT, above + HEIGHT - BOTTOM

    def place(tables: float, value: float) -> tuple[float, float]:
        across = LEFT + (right - LEFT) * tables / last
        return round(across), round(bottom - (HEIGHT - TOP - BOTTOM) * value / most, 1)

    yield f'<text x="{LEFT}" y="{above + 20}" font-weight="bold">{escape(panel.name)}</text>'
    for part in range(5):
        value = most * part / 4
        height = place(0, value)[1]
        yield f'<path d="M{LEFT} {height}H{right}" stroke="#ccc"/>'
        yield f'<text x="{LEFT - 6}" y="{height}" dy="4" text-anchor="end">{value:,g}</text>'
    for tables in sorted({tables for line in lines.values() for tables, _ in line}):
        anchor = "end" if tables == last else "middle"
        yield f'<text x="{place(tables, 0)[0]}" y="{bottom + 16}" text-anchor="{anchor}">{tables} tables</text>'
    for name, line in lines.items():
        points = [place(*point) for point in line]
        yield f'<polyline {looks(name)} points="{" ".join(f"{x},{y}" for x, y in points)}"/>'
        for x, y in points:
            yield f'<circle cx="{x}" cy="{y}" r="3" fill="{COLOURS_OF_FOUR[place_of(name)]}"/>'
