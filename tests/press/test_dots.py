"""Braille at its true size: what is drawn is measured, in the file and on the page as it is rendered."""

from __future__ import annotations

import subprocess
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from sixdot.game.editions import EDITIONS, edition_named
from sixdot.press.cards import cards_pdf
from sixdot.press.dots import MARBURG, NLS, STANDARDS, Standard, centres
from sixdot.press.dots_paper import Paper
from sixdot.press.labels import label_sheets
from sixdot.voice.words import Words
from tests.helpers.drawn import drawn_pages

FULL = 0b111111
DPI = 600


def test_the_measures_are_those_of_the_standards_that_they_name() -> None:
    assert MARBURG[2:6] == (2.5, 6.0, 10.0, 1.6)
    inches = (0.092, 0.245, 0.400, 0.057, 0.019)
    assert NLS[2:] == pytest.approx([25.4 * inch for inch in inches], abs=0.005)
    assert all(standard.name and standard.source for standard in STANDARDS.values())


def test_dots_are_numbered_down_the_left_side_then_down_the_right() -> None:
    found = [centres([1 << number], MARBURG, 1.0, 2.0) for number in range(6)]
    assert found == [[(1.0, 2.0)], [(1.0, 4.5)], [(1.0, 7.0)], [(3.5, 2.0)], [(3.5, 4.5)], [(3.5, 7.0)]]
    assert centres([0, 1], MARBURG, 1.0, 2.0) == [(7.0, 2.0)]
    assert centres([0, 0], MARBURG, 1.0, 2.0) == []


@pytest.mark.parametrize("standard", STANDARDS.values(), ids=STANDARDS)
def test_dots_in_a_pdf_are_as_far_apart_and_as_large_as_the_standard_says(standard: Standard) -> None:
    paper = Paper("", "en", (100, 50), standard)
    paper.turn()
    paper.print("x", 1, 1, 8)
    for line in range(3):
        paper.dots([FULL] * 10, 5, 5 + line * standard.line)
    (page,) = drawn_pages(paper.pdf())
    assert len(page.dots) == 180
    assert all(abs(dot.diameter - standard.diameter) < 0.02 for dot in page.dots)
    columns, rows = _apart({dot.x for dot in page.dots}), _apart({dot.y for dot in page.dots})
    between = standard.cell - standard.dot
    assert columns == pytest.approx([*[standard.dot, between] * 9, standard.dot], abs=0.05)
    after = standard.line - 2 * standard.dot
    assert rows == pytest.approx([*[standard.dot, standard.dot, after] * 2, standard.dot, standard.dot], abs=0.05)
    assert min(page.dots)[0] == pytest.approx(5 + standard.diameter / 2, abs=0.01)


def test_dots_on_a_rendered_page_are_where_the_standard_has_them(tmp_path: Path) -> None:
    paper = Paper("", "en", (60, 30), MARBURG)
    paper.turn()
    for line in range(2):
        paper.dots([FULL] * 8, 5, 5 + line * MARBURG.line)
    found = _seen(paper.pdf(), tmp_path)
    assert len(found) == 96
    assert all(abs(size - MARBURG.diameter) < 0.05 for _, _, size in found)
    columns, rows = _apart({x for x, _, _ in found}), _apart({y for _, y, _ in found})
    assert columns == pytest.approx([*[2.5, 3.5] * 7, 2.5], abs=0.05)
    assert rows == pytest.approx([2.5, 2.5, 5.0, 2.5, 2.5], abs=0.05)


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_dots_of_labels_and_cards_are_of_one_size_and_within_the_page(edition: str) -> None:
    book = edition_named(edition)
    words = Words(book.language, "brief", book.marks)
    for pdf in (label_sheets(book, words), cards_pdf(book, words)):
        pages = drawn_pages(pdf)
        for page in pages:
            assert page.dots
            for dot in page.dots:
                assert dot.diameter == pytest.approx(MARBURG.diameter, abs=0.02)
                assert dot.diameter <= dot.x <= page.width - dot.diameter
                assert dot.diameter <= dot.y <= page.height - dot.diameter


def _apart(places: set[float]) -> list[float]:
    """How far each place is from the one before; those nearer than a twentieth of a millimetre are one."""
    distinct: list[float] = []
    for place in sorted(places):
        if not distinct or place - distinct[-1] > 0.05:
            distinct.append(place)
    return [after - before for before, after in pairwise(distinct)]


def _seen(pdf: bytes, folder: Path) -> list[tuple[float, float, float]]:
    """The black spots of the first page: the middle of each, and how wide it is, in millimetres."""
    (folder / "page.pdf").write_bytes(pdf)
    subprocess.run(
        ["pdftoppm", "-r", str(DPI), "-gray", "-singlefile", folder / "page.pdf", folder / "page"], check=True
    )
    data = (folder / "page.pgm").read_bytes()
    _, size, _, pixels = data.split(b"\n", 3)
    width, height = map(int, size.split())
    grey = np.frombuffer(pixels, dtype=np.uint8).reshape(height, width)
    black = {(int(y), int(x)) for y, x in np.argwhere(grey < 128)}
    spots = []
    while black:
        spot, edge = [], [black.pop()]
        while edge:
            y, x = edge.pop()
            spot.append((y, x))
            for near in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)):
                if near in black:
                    black.remove(near)
                    edge.append(near)
        middle_y, middle_x = np.mean(spot, axis=0) + 0.5
        across = 2 * (len(spot) / np.pi) ** 0.5
        scale = 25.4 / DPI
        spots.append((float(middle_x) * scale, float(middle_y) * scale, float(across) * scale))
    return spots
