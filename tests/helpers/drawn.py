"""What a PDF really shows: the dots, boxes and print of its pages, in millimetres, and dots read as cells."""

from __future__ import annotations

import html
import re
import subprocess
import zlib
from collections.abc import Iterable
from typing import NamedTuple

POINT = 25.4 / 72
_NUMBER = r"(-?[\d.]+)"
_CIRCLE = re.compile(rf"{_NUMBER} {_NUMBER} m {_NUMBER} {_NUMBER} {_NUMBER} {_NUMBER} {_NUMBER} {_NUMBER} c\n")
_BOX = re.compile(rf"{_NUMBER} {_NUMBER} {_NUMBER} {_NUMBER} re")


class Dot(NamedTuple):
    x: float
    y: float
    diameter: float


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float

    def holds(self, x: float, y: float) -> bool:
        return self.x <= x <= self.x + self.width and self.y <= y <= self.y + self.height


class Drawn(NamedTuple):
    """A page; y grows downwards."""

    width: float
    height: float
    dots: list[Dot]
    boxes: list[Box]
    printed: list[tuple[float, float, str]]  # the words, each with its middle

    def printed_in(self, box: Box) -> str:
        return " ".join([word for x, y, word in self.printed if box.holds(x, y)])

    def dots_in(self, box: Box) -> list[tuple[float, float]]:
        """From its left upper corner."""
        return [(dot.x - box.x, dot.y - box.y) for dot in self.dots if box.holds(dot.x, dot.y)]

    def lines(self) -> list[tuple[float, str]]:
        """Print line by line, each with its middle."""
        found: dict[float, list[str]] = {}
        for _, y, word in self.printed:
            found.setdefault(round(y, 1), []).append(word)
        return [(y, " ".join(found[y])) for y in sorted(found)]


def drawn_pages(pdf: bytes) -> list[Drawn]:
    sizes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    contents = [_unpacked(data) for data in re.findall(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL)]
    pages = [text for text in contents if " w\n" in text]
    assert len(pages) == len(re.findall(rb"/Type /Page\b", pdf)) > 0
    if len(sizes) == 1:
        sizes *= len(pages)
    return [
        _drawn(text, words, float(width) * POINT, float(height) * POINT)
        for text, words, (width, height) in zip(pages, _words(pdf), sizes, strict=True)
    ]


def _words(pdf: bytes) -> list[list[tuple[float, float, str]]]:
    """The words of each page, as another program finds them."""
    made = subprocess.run(["pdftotext", "-bbox", "-", "-"], input=pdf, capture_output=True, check=True)
    pages = made.stdout.decode().split("<page ")[1:]
    word = re.compile(r'xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*?)</word>')
    return [
        [
            ((float(left) + float(right)) / 2 * POINT, (float(top) + float(low)) / 2 * POINT, html.unescape(said))
            for left, top, right, low, said in word.findall(page)
        ]
        for page in pages
    ]


def _unpacked(data: bytes) -> str:
    try:
        return zlib.decompressobj().decompress(data).decode("cp1252")
    except (zlib.error, UnicodeDecodeError):
        return ""


def _drawn(text: str, words: list[tuple[float, float, str]], width: float, height: float) -> Drawn:
    dots = []
    for found in _CIRCLE.finditer(text):
        right, middle, *_, across, _ = [float(part) * POINT for part in found.groups()]
        dots.append(Dot(across, height - middle, 2 * (right - across)))
    boxes = []
    for found in _BOX.finditer(text):
        x, y, wide, tall = [float(part) * POINT for part in found.groups()]
        boxes.append(Box(x, height - y if tall < 0 else height - y - tall, wide, abs(tall)))
    return Drawn(width, height, dots, boxes, words)


def as_cells(
    dots: Iterable[tuple[float, float]], x: float, y: float, dot: float, cell: float, slack: float = 0.05
) -> list[int]:
    """The cells that dots make, where dot 1 of the first cell is at x and y; each must lie where a dot may be."""
    found: dict[int, int] = {}
    for across, down in dots:
        place = int((across - x + slack) / cell)
        column = round((across - x - place * cell) / dot)
        row = round((down - y) / dot)
        assert column in (0, 1), f"{across} is in no cell"
        assert row in (0, 1, 2), f"{down} is in no cell"
        assert abs(across - x - place * cell - column * dot) <= slack
        assert abs(down - y - row * dot) <= slack
        found[place] = found.get(place, 0) | 1 << (column * 3 + row)
    return [found.get(place, 0) for place in range(max(found, default=-1) + 1)]
