"""Paper in PDF: print, tagged for screen readers, and dots where a standard has them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sixdot.press.dots import Standard, centres
from sixdot.press.large_print import finished, fonts
from sixdot.voice.words import typeset

if TYPE_CHECKING:
    from sixdot.press.tagging import Tag

PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
POINT: Final = 25.4 / 72  # in millimetres
CAPITALS: Final = 0.75  # how much of its size a letter of print is tall
_GREY: Final = 150
_HAIR: Final = 0.1
_FONT: Final = "print"


class Paper:
    """`size`: the width and height of every page, in millimetres."""

    def __init__(self, title: str, language: str, size: tuple[float, float], standard: Standard) -> None:
        from fpdf import FPDF, ViewerPreferences

        from sixdot.press.tagging import Tags

        self.size = size
        self.standard = standard
        self._pdf = FPDF(unit="mm", format=size)
        self._pdf.set_auto_page_break(False)
        self._pdf.set_title(title)
        self._pdf.set_lang(language)
        self._pdf.set_creator("Sixdot")
        self._pdf.viewer_preferences = ViewerPreferences(display_doc_title=True)
        self._pdf.set_line_width(_HAIR)
        self._pdf.set_draw_color(_GREY)
        for style, file in zip(("", "B"), fonts(), strict=True):
            self._pdf.add_font(_FONT, style, file)
        self._tags = Tags(self._pdf)

    def turn(self) -> None:
        """To a new page."""
        self._pdf.add_page()

    def tag(self, kind: str, within: Tag | None = None, scope: str = "") -> Tag:
        """A part of what is read: a heading, a table, a row of one."""
        return self._tags.add(kind, within, scope)

    def print(self, text: str, x: float, y: float, points: float, bold: bool = False, tag: Tag | None = None) -> None:
        """A line of print, a paragraph by itself if it is no other part. `y`: where its letters stand."""
        self._pdf.set_font(_FONT, "B" if bold else "", points)
        with self._tags.content(tag or self.tag("P")):
            self._pdf.text(x, y, typeset(text))

    def dots(self, cells: Sequence[int], x: float, y: float) -> None:
        """A line of cells; the left upper rim of its first dot 1 is here. It is not read out: print says the same."""
        radius = self.standard.diameter / 2
        with self._tags.decoration():
            for across, down in centres(cells, self.standard, x + radius, y + radius):
                self._pdf.circle(across, down, radius, style="F")

    def box(self, x: float, y: float, width: float, height: float) -> None:
        """A thin grey line, to cut along or to write in."""
        with self._tags.decoration():
            self._pdf.rect(x, y, width, height)

    def pdf(self) -> bytes:
        return finished(self._pdf)
