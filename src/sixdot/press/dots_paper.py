"""Paper in PDF: print, and dots where a standard has them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sixdot.press.dots import Standard, centres
from sixdot.voice.words import typeset

if TYPE_CHECKING:
    from fpdf import FPDF

PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
POINT: Final = 25.4 / 72  # in millimetres
_GREY: Final = 150
_HAIR: Final = 0.1
_FONT: Final = "Helvetica"
_CODING: Final = "windows-1252"


class Paper:
    """`size`: the width and height of every page, in millimetres."""

    def __init__(self, title: str, language: str, size: tuple[float, float], standard: Standard) -> None:
        self.size = size
        self.standard = standard
        self._pdf = _new_pdf(size)
        self._pdf.core_fonts_encoding = _CODING
        self._pdf.set_auto_page_break(False)
        self._pdf.set_title(title)
        self._pdf.set_lang(language)
        self._pdf.set_line_width(_HAIR)
        self._pdf.set_draw_color(_GREY)

    def turn(self) -> None:
        """To a new page."""
        self._pdf.add_page()

    def print(self, text: str, x: float, y: float, points: float, bold: bool = False) -> None:
        """A line of print. `y`: where its letters stand."""
        self._pdf.set_font(_FONT, "B" if bold else "", points)
        self._pdf.text(x, y, _printed(text))

    def dots(self, cells: Sequence[int], x: float, y: float) -> None:
        """A line of cells whose left upper rim, of a dot 1, is here."""
        radius = self.standard.diameter / 2
        for across, down in centres(cells, self.standard, x + radius, y + radius):
            self._pdf.circle(across, down, radius, style="F")

    def box(self, x: float, y: float, width: float, height: float) -> None:
        """A thin grey line, to cut along or to write in; swell paper leaves it flat."""
        self._pdf.rect(x, y, width, height)

    def pdf(self) -> bytes:
        return bytes(self._pdf.output())


def _new_pdf(size: tuple[float, float]) -> FPDF:
    from fpdf import FPDF

    return FPDF(unit="mm", format=size)


def _printed(text: str) -> str:
    """As every PDF viewer has the letters: those of Western Europe; others become question marks."""
    return typeset(text).replace("\u202f", "\u00a0").encode(_CODING, "replace").decode(_CODING)
