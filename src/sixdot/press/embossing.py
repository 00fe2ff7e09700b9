"""A booklet in braille: pages of so many lines of so many cells, for embossers (BRF) or as Unicode.

Laid out as braille books are: a running head in the middle of the first line with the number of the page at its
end; the title and the headings of chapters centred, those of tables from the fifth cell; a list of the chapters with
guide dots to the numbers of their pages; paragraphs begin in the third cell and go on in the first; tables in columns
two cells apart under headings that are underlined and stand again on the next page, or, where the page is too narrow
for that, row by row. No heading is the last line of its page, and no row stands alone on one; the list of chapters is
not parted where a page has room for it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from sixdot.press.booklet import Booklet, Paragraph, PrintedTable
from sixdot.press.paper_braille import PaperBraille
from sixdot.voice.braille import TABLES_OF, Braille, Cells, brf_of, unicode_of
from sixdot.voice.trouble import Trouble

WIDTHS: Final = (20, 80)
HEIGHTS: Final = (8, 60)
_PARAGRAPH: Final = (2, 0)  # blank cells before its first line, and before the others
_MINOR: Final = (4, 4)
_ROW: Final = (0, 4)
_ENTRY: Final = (2, 4)
_MARGIN: Final = 3  # cells that a centred heading leaves free on either side, at least
_COLUMNS_APART: Final = 2
_LINE: Final = 0x12  # dots 2 and 5
_GUIDE: Final = 0x10  # dot 5
_NUMBER: Final = 6  # cells kept for the number of a page, with what leads to it

Line = tuple[int, ...]


class BrailleSize(NamedTuple):
    width: int = 40
    height: int = 25


class _Block(NamedTuple):
    """Lines that are not parted; `before` and `after`: blank lines, at the top of a page only if it is `centred`."""

    lines: list[Line]
    before: int = 0
    after: int = 0
    leads: bool = False  # it is never the last on a page
    chapter: int = 0  # the one that it begins, counted from 1
    centred: bool = False
    again: tuple[Line, ...] = ()  # what stands above it where it begins a page: the heads of columns


class _Page(NamedTuple):
    lines: list[Line]
    begun: list[int]  # chapters


def brf(booklet: Booklet, grade: int, size: BrailleSize) -> str:
    """Braille ASCII, with a form feed after each page."""
    return "".join(["".join([f"{brf_of(line)}\r\n" for line in page]) + "\f" for page in pages(booklet, grade, size)])


def unicode_braille(booklet: Booklet, grade: int, size: BrailleSize) -> str:
    made = ["".join([f"{unicode_of(line)}\n" for line in page]) for page in pages(booklet, grade, size)]
    return "\f".join(made)


def pages(booklet: Booklet, grade: int, size: BrailleSize) -> list[list[Line]]:
    """Without liblouis this raises `Trouble`, which says how to get it."""
    check(size)
    braille = PaperBraille(TABLES_OF[booklet.language, grade], booklet.marks, booklet.marks_in)
    layout = _Layout(braille, size)
    numbers: dict[int, int] = {}
    for _ in range(2):  # the numbers in the contents take the same room whatever they are
        made = [*_paged([*layout.blocks(booklet, numbers)], size.height - 1)]
        numbers = {chapter: number for number, page in enumerate(made, 1) for chapter in page.begun}
    return [[layout.head(booklet.running, number), *page.lines] for number, page in enumerate(made, 1)]


def check(size: BrailleSize) -> None:
    if not (WIDTHS[0] <= size.width <= WIDTHS[1] and HEIGHTS[0] <= size.height <= HEIGHTS[1]):
        raise Trouble("press-size", least=WIDTHS[0], most=WIDTHS[1], lowest=HEIGHTS[0], highest=HEIGHTS[1])


class _Layout:
    """How the parts of a booklet lie within a width."""

    def __init__(self, braille: Braille, size: BrailleSize) -> None:
        self._braille = braille
        self._width, self._height = size

    def blocks(self, booklet: Booklet, numbers: Mapping[int, int]) -> Iterator[_Block]:
        """`numbers`: of the pages on which the chapters begin, as far as they are known."""
        yield self._heading(booklet.title)
        for text in (booklet.opening, booklet.marks_note):
            if text:
                yield from self._flowing(text, _PARAGRAPH)
        if booklet.contents:
            yield self._heading(booklet.contents)
            titles = [chapter.title for chapter in booklet.chapters]
            entries = [self._entry(title, numbers.get(place, 0)) for place, title in enumerate(titles, 1)]
            yield from [_Block(lines) for lines in self._together(entries)]
        for place, chapter in enumerate(booklet.chapters, 1):
            yield self._heading(chapter.title, place)
            for part in chapter.parts:
                yield from self._flowing(part.text, _PARAGRAPH) if isinstance(part, Paragraph) else self._table(part)

    def head(self, running: str, number: int) -> Line:
        """The first line of a page; where there is no room for both, only the number."""
        text, place = self._cells(running).dots, self._cells(str(number)).dots
        start = (self._width - len(text)) // 2
        free = self._width - len(place)
        if start < 1 or start + len(text) + _MARGIN > free:
            return (0,) * free + place
        return (0,) * start + text + (0,) * (free - start - len(text)) + place

    def _entry(self, title: str, number: int) -> list[Line]:
        """A line of the contents; a long title goes on in the third cell."""
        cells, page = self._cells(title), self._cells(str(number)).dots
        indent, room = _ENTRY[0], self._width - _ENTRY[0] - _NUMBER
        parts = [cells.dots[slice(*each)] for each in cells.lines(room)]
        *above, last = [((0,) * indent if place else ()) + part for place, part in enumerate(parts)]
        guide = (_GUIDE,) * (self._width - len(last) - 2 - len(page))
        return [*above, (*last, 0, *guide, 0, *page)]

    def _cells(self, text: str) -> Cells:
        return self._braille.cells(text)

    def _wrapped(self, text: str, indents: tuple[int, int]) -> list[Line]:
        """A text within the width, after so many blank cells."""
        cells, (first, others) = self._cells(text), indents
        start, end = cells.lines(self._width - first)[0]
        made = [(0,) * first + cells.dots[start:end]]
        rest = Cells(cells.dots[end:], cells.sign_of[end:], frozenset([cell - end for cell in cells.joined]))
        if any(rest.dots):
            made += [(0,) * others + rest.dots[slice(*each)] for each in rest.lines(self._width - others)]
        return made

    def _together(self, entries: Sequence[list[Line]]) -> Iterator[list[Line]]:
        """All of them where a page has room for them and their heading; else none of them alone at either end."""
        whole = [line for entry in entries for line in entry]
        if len(whole) + 4 <= self._height or len(entries) < 4:
            yield whole
        else:
            yield from (entries[0] + entries[1], *entries[2:-2], entries[-2] + entries[-1])

    def _heading(self, text: str, chapter: int = 0) -> _Block:
        return _Block(self._centred(text), before=1, after=1, leads=True, chapter=chapter, centred=True)

    def _centred(self, text: str) -> list[Line]:
        cells = self._cells(text)
        lines = [cells.dots[slice(*each)] for each in cells.lines(self._width - 2 * _MARGIN)]
        return [(0,) * ((self._width - len(line)) // 2) + line for line in lines]

    def _flowing(self, text: str, indents: tuple[int, int]) -> Iterator[_Block]:
        """A paragraph: it goes over a page, but leaves no single line behind or ahead."""
        lines = self._wrapped(text, indents)
        if len(lines) < 4:
            yield _Block(lines)
        else:
            yield from (_Block(lines[:2]), *[_Block([line]) for line in lines[2:-2]], _Block(lines[-2:]))

    # Tables

    def _table(self, table: PrintedTable) -> Iterator[_Block]:
        yield _Block(self._wrapped(table.title, _MINOR), before=1, leads=True)
        head, *rows = [[self._cells(cell).dots for cell in row] for row in (table.head, *table.rows)]
        widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
        if sum(widths) + _COLUMNS_APART * (len(widths) - 1) > self._width:
            yield from self._listed(table)
            return
        heads = tuple([_in_columns(each, widths) for each in (head, [(_LINE,) * width for width in widths])])
        yield _Block([*heads], leads=True)
        lines = [_in_columns(row, widths) for row in rows]
        is_short = len(lines) < 4 or len(lines) <= self._height // 3
        parted = [lines] if is_short else [lines[:2], *[[line] for line in lines[2:-2]], lines[-2:]]
        for number, part in enumerate(parted, 1):
            yield _Block(part, after=number == len(parted), again=heads)

    def _listed(self, table: PrintedTable) -> Iterator[_Block]:
        for number, (name, *entries) in enumerate(table.told, 1):
            lines = self._wrapped(name, _ROW)
            for entry in entries:
                lines += self._wrapped(entry, _ENTRY)
            yield _Block(lines, after=number == len(table.told))


def _in_columns(cells: Sequence[Line], widths: Sequence[int]) -> Line:
    line: Line = ()
    for cell, width in zip(cells, widths, strict=True):
        line += cell + (0,) * (width - len(cell) + _COLUMNS_APART)
    return line[: max([place + 1 for place, dots in enumerate(line) if dots], default=0)]


def _paged(blocks: Sequence[_Block], height: int) -> Iterator[_Page]:
    """What stands on each page. A block that leads takes what follows it to the next page."""
    page = _Page([], [])
    place = 0
    while place < len(blocks):
        together = [blocks[place]]
        while together[-1].leads and place + len(together) < len(blocks):
            together.append(blocks[place + len(together)])
        lines = _set(together)
        before = max(together[0].before, blocks[place - 1].after if place else 0) if page.lines else 0
        if page.lines and len(page.lines) + before + len(lines) > height:
            yield page
            page, before = _Page([*together[0].again], []), 0
        if not page.lines and together[0].centred and len(lines) < height:
            before = together[0].before
        page.begun.extend([block.chapter for block in together if block.chapter])
        page.lines.extend([()] * before + lines)
        while len(page.lines) > height:  # more than a page by itself
            yield _Page(page.lines[:height], page.begun)
            page = _Page(page.lines[height:], [])
        place += len(together)
    if page.lines:
        yield page


def _set(blocks: Sequence[_Block]) -> list[Line]:
    """Blocks one under the other, with the blank lines between them."""
    lines = [*blocks[0].lines]
    for above, block in pairwise(blocks):
        lines += [()] * max(above.after, block.before) + block.lines
    return lines


WRITERS: Final[dict[str, Callable[[Booklet, int, BrailleSize], str]]] = {"brf": brf, "unicode": unicode_braille}
