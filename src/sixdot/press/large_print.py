"""A booklet as a PDF in large print, 18 points and more, tagged for screen readers.

No paragraph is parted between two pages, nor a table that fits on one, and no heading is left alone at the foot of a
page. Lines are set to the left and are never hyphenated.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sixdot.extras import how_to_install
from sixdot.press.booklet import Booklet, Paragraph, PrintedTable
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import Words, typeset

if TYPE_CHECKING:
    from fpdf import FPDF

    from sixdot.press.tagging import Tag

BODY: Final = 18  # points: the smallest there is
_HEADING: Final = 24
_TITLE: Final = 32
_SPACING: Final = 1.4  # from line to line, in heights of a letter
_MARGIN: Final = 20.0  # millimetres, as are all lengths here
_POINT: Final = 25.4 / 72
_PADDING: Final = 2.5  # within a cell of a table
_GAP: Final = 4.0  # between paragraphs
_ROWS: Final = 21  # of a table that fit on a page, with its title
# Fonts with every letter that is needed, regular and bold.
_FONTS: Final = (
    ("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"),
    ("/usr/share/fonts/dejavu-sans-fonts/DejaVuSans.ttf", "/usr/share/fonts/dejavu-sans-fonts/DejaVuSans-Bold.ttf"),
    ("/usr/share/fonts/TTF/DejaVuSans.ttf", "/usr/share/fonts/TTF/DejaVuSans-Bold.ttf"),
    ("/System/Library/Fonts/Supplemental/Verdana.ttf", "/System/Library/Fonts/Supplemental/Verdana Bold.ttf"),
    ("C:/Windows/Fonts/verdana.ttf", "C:/Windows/Fonts/verdanab.ttf"),
)


def fonts() -> tuple[str, str]:
    """The files of a font, regular and bold; `Trouble` says how to get one."""
    found = [pair for pair in _FONTS if all(Path(each).is_file() for each in pair)]
    if not found:
        raise Trouble("press-missing-font")
    return found[0]


def finished(pdf: FPDF) -> bytes:
    """All of it. fpdf2 leaves the files of fonts open."""
    from fpdf.fonts import TTFFont

    made = bytes(pdf.output())
    for font in pdf.fonts.values():
        if isinstance(font, TTFFont):
            font.ttfont.close()
    return made


def pdf_of(booklet: Booklet, paper: str = "a4") -> bytes:
    """Without fpdf2, or a font, this raises `Trouble`, which says how to get it."""
    try:
        numbers: dict[str, int] = {}
        _Print(booklet, numbers, paper).made()  # once to know the pages of the chapters
        return _Print(booklet, numbers, paper).made()
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("sixdot"):
            raise
        raise lacking(error.name, "press-missing-pdf") from None


def lacking(module: str | None, told: str) -> Trouble:
    """The package of this module is missing, and can be had so."""
    return Trouble(told, name="fpdf2" if module == "fpdf" else module, install=how_to_install("press"))


class _Print:
    def __init__(self, booklet: Booklet, numbers: dict[str, int], paper: str) -> None:
        """`numbers`: of the pages of the chapters, by their titles; what is found is put in there."""
        from fpdf import FPDF, ViewerPreferences

        from sixdot.press.tagging import Tags

        regular, bold = fonts()
        self._booklet = booklet
        self._numbers = numbers
        self._words = Words(booklet.language)
        self._pdf = FPDF(format=paper)
        self._pdf.set_auto_page_break(False)
        self._pdf.add_font("print", "", regular)
        self._pdf.add_font("print", "B", bold)
        self._pdf.set_lang(booklet.language)
        self._pdf.set_title(booklet.title)
        self._pdf.set_creator("Sixdot")
        self._pdf.viewer_preferences = ViewerPreferences(display_doc_title=True)
        self._tags = Tags(self._pdf)
        self._width = self._pdf.w - 2 * _MARGIN
        self._y = 0.0
        self._turn()

    def made(self) -> bytes:
        self._block(self._booklet.title, "H1", _TITLE, bold=True)
        self._pdf.start_section(self._booklet.title)
        if self._booklet.opening:
            self._block(self._booklet.opening)
        if self._booklet.contents:
            self._contents()
        for chapter in self._booklet.chapters:
            self._heading(chapter.title, chapter.parts[0])
            for part in chapter.parts:
                if isinstance(part, Paragraph):
                    self._block(part.text)
                else:
                    self._table(part)
        return finished(self._pdf)

    # Pages

    def _turn(self) -> None:
        """A new page, with its number at the foot."""
        self._pdf.add_page()
        self._y = _MARGIN
        with self._tags.decoration():
            self._type(BODY)
            text = self._words.say("press-page", page=self._pdf.page)
            x = self._pdf.w - _MARGIN - self._pdf.get_string_width(text)
            self._pdf.text(x, self._pdf.h - _MARGIN / 2, text)

    def _need(self, height: float) -> None:
        """Room on this page, or the next one."""
        if self._y + height > self._pdf.h - _MARGIN - _leading(BODY) and self._y > _MARGIN:
            self._turn()

    def _type(self, size: int, bold: bool = False) -> None:
        self._pdf.set_font("print", "B" if bold else "", size)

    def _lines(self, text: str, width: float) -> list[str]:
        """In the type that is set; only a word that is longer than a line is parted."""
        lines = [""]
        for word in typeset(text).split(" "):
            longer = f"{lines[-1]} {word}" if lines[-1] else word
            if lines[-1] and self._pdf.get_string_width(longer) > width:
                lines.append(word)
            else:
                lines[-1] = longer
        return lines

    # What stands on them

    def _contents(self) -> None:
        self._block(self._booklet.contents, "H2", _HEADING, bold=True)
        whole = self._tags.add("TOC")
        for chapter in self._booklet.chapters:
            self._type(BODY)
            number = str(self._numbers.get(chapter.title, 0))
            right = self._pdf.w - _MARGIN - self._pdf.get_string_width(number)
            lines = self._lines(chapter.title, self._width - _MARGIN)
            self._need(len(lines) * _leading(BODY))
            with self._tags.content(self._tags.add("TOCI", whole)):
                self._write([*lines[:-1], f"{lines[-1]} "], _MARGIN, self._y, BODY)
                self._y += len(lines) * _leading(BODY)
                self._pdf.text(right, self._y - _leading(BODY) + BODY * _POINT, number)

    def _heading(self, title: str, first: Paragraph | PrintedTable) -> None:
        """Together with what follows it."""
        self._type(_HEADING, bold=True)
        height = (len(self._lines(title, self._width)) + 1) * _leading(_HEADING)
        self._type(BODY)
        text = first.text if isinstance(first, Paragraph) else first.title
        self._need(height + len(self._lines(text, self._width)) * _leading(BODY) + 2 * _GAP)
        if self._y > _MARGIN:
            self._y += _leading(_HEADING) / 2
        self._numbers[title] = self._pdf.page
        self._pdf.set_y(self._y)
        self._pdf.start_section(title, level=1)
        self._block(title, "H2", _HEADING, bold=True)

    def _block(self, text: str, kind: str = "P", size: int = BODY, bold: bool = False) -> None:
        self._type(size, bold)
        lines = self._lines(text, self._width)
        self._need(len(lines) * _leading(size))
        self._type(size, bold)
        with self._tags.content(self._tags.add(kind)):
            self._write(lines, _MARGIN, self._y, size)
        self._y += len(lines) * _leading(size) + _GAP

    def _write(self, lines: Sequence[str], x: float, y: float, size: int) -> None:
        """Each line with a space behind it, so that no reader runs two words together."""
        for number, line in enumerate(lines):
            more = " " if number + 1 < len(lines) else ""
            self._pdf.text(x, y + size * _POINT + number * _leading(size), line + more)

    def _table(self, table: PrintedTable) -> None:
        """Its first row and its first column are headings."""
        rows = [table.head, *table.rows]
        self._type(BODY, bold=True)
        widest = [max(map(self._pdf.get_string_width, column)) + 2 * _PADDING for column in zip(*rows, strict=True)]
        narrowed = min(1.0, self._width / sum(widest))
        widths = [width * narrowed for width in widest]
        self._need(min(len(rows) + 2, _ROWS) * (_leading(BODY) + _PADDING))
        self._y += _GAP
        whole = self._tags.add("Table")
        self._type(BODY, bold=True)
        lines = self._lines(table.title, self._width)
        with self._tags.content(self._tags.add("Caption", whole)):
            self._write(lines, _MARGIN, self._y, BODY)
        self._y += len(lines) * _leading(BODY) + _PADDING
        for number, row in enumerate(rows):
            self._row(row, widths, whole, is_head=number == 0)
        self._y += 2 * _GAP

    def _row(self, row: Sequence[str], widths: Sequence[float], whole: Tag, is_head: bool) -> None:
        cells: list[list[str]] = []
        for place, (cell, width) in enumerate(zip(row, widths, strict=True)):
            self._type(BODY, bold=is_head or place == 0)
            cells.append(self._lines(cell, width - 2 * _PADDING + 0.01))
        height = max(map(len, cells)) * _leading(BODY) + _PADDING
        self._need(height)
        line = self._tags.add("TR", whole)
        x = _MARGIN
        for place, (lines, width) in enumerate(zip(cells, widths, strict=True)):
            scope = "Column" if is_head else "Row" if place == 0 else ""
            with self._tags.decoration():
                self._pdf.rect(x, self._y, width, height)
            self._type(BODY, bold=bool(scope))
            with self._tags.content(self._tags.add("TH" if scope else "TD", line, scope)):
                self._write(lines, x + _PADDING, self._y + _PADDING / 2, BODY)
            x += width
        self._y += height


def _leading(size: int) -> float:
    return size * _POINT * _SPACING
