"""A booklet in braille: within its pages, laid out by the conventions, read back by liblouis as it was written."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from functools import cache

import pytest

from sixdot.game.editions import EDITIONS
from sixdot.press.booklet import Booklet, PrintedTable
from sixdot.press.embossing import HEIGHTS, BrailleSize, brf, unicode_braille
from sixdot.press.paper_braille import PaperBraille
from sixdot.voice.braille import _BRF, Braille
from sixdot.voice.trouble import Trouble
from tests.helpers.read_back import read_back
from tests.press.source import ALL, body_of, booklet_of, closed_up, spaced, tables_of

TABLES = {("en", 1): "en-ueb-g1", ("en", 2): "en-ueb-g2", ("fr", 1): "fr-bfu-g1", ("fr", 2): "fr-bfu-g2"}
UNDERLINE, GUIDE = 0x12, 0x10
SIZES = [BrailleSize(), BrailleSize(28, 20), BrailleSize(20, 8), BrailleSize(80, 60)]
CASES = [(edition, language, grade, SIZES[0]) for edition, language in ALL for grade in (1, 2)]
CASES += [("mattel", "en", 2, size) for size in SIZES[1:]] + [("french", "fr", 1, size) for size in SIZES[1:]]

HIGH = [case for case in CASES if case[-1].height > HEIGHTS[0]]  # on the lowest page there is no room above headings

ALIKE = str.maketrans("«»’", '""\'')

Page = list[list[int]]


@cache
def pages_of(edition: str, language: str, grade: int, size: BrailleSize) -> list[Page]:
    """The cells of the file, page by page and line by line."""
    *pages, rest = brf(booklet_of(edition, language), grade, size).split("\f")
    assert rest == "", "a form feed ends every page"
    assert all(page.endswith("\r\n") for page in pages)
    return [[[_BRF.index(sign) for sign in line] for line in page[:-2].split("\r\n")] for page in pages]


def read(lines: Sequence[Sequence[int]], table: str) -> str:
    """As a reader joins lines: paragraph by paragraph. Underlines and guide dots are not read."""
    parts: list[list[int]] = [[]]
    for line in lines:
        if list(line[:2]) == [0, 0] or not any(line):
            parts.append([])
        if {*line} - {0, UNDERLINE}:
            parts[-1] += [0, *line]
    return spaced(" ".join([read_back(table, plainly(part)) for part in parts if any(part)]))


def plainly(cells: Sequence[int]) -> list[int]:
    """Without guide dots, and with one blank where there are several."""
    without = re.sub(rf"(?<=\0){chr(GUIDE)}+(?=\0)", "", "".join(map(chr, cells)))
    return [ord(cell) for cell in re.sub(r"\0+", "\0", without).strip("\0")]


def same_but_for_what_is_not_told(written: str, found: str, table: str) -> Iterator[str]:
    """Where they differ, apart from what these codes or liblouis do not tell apart.

    One cell is the apostrophe, straight or not; in French one opens and closes a quotation. liblouis reads
    the s of RNIB's as a capital, though these end at an apostrophe. In contracted English it takes a word that is one
    sign for letters when a semicolon follows it, and `enough` for its sign within words: such a word is compared by
    its cells.
    """
    before, after = [re.sub("(?<=[A-Z]')S", "s", text.translate(ALIKE)).split() for text in (written, found)]
    for kind, a, b, c, d in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if kind == "equal":
            continue
        if table == "en-ueb-g2" and b - a == d - c and all(map(is_read_otherwise, before[a:b], after[c:d])):
            continue
        yield f"{before[max(0, a - 3) : b]} is read {after[max(0, c - 3) : d]}"


def is_read_otherwise(word: str, found: str) -> bool:
    cells = Braille("en-ueb-g2").cells(word).dots
    return (word.endswith(";") or word == "enough") and read_back("en-ueb-g2", cells) == found


def is_repeated(page: Page) -> bool:
    """Whether it begins with the heads of the columns of a table that began on the page before."""
    return is_line(page[2]) if len(page) > 2 else False


def is_line(line: Sequence[int]) -> bool:
    return UNDERLINE in line and {*line} <= {0, UNDERLINE}


def expected(booklet: Booklet, pages: Sequence[Page], width: int, table: str) -> str:
    """All words, with the numbers of the pages in the contents; tables that are too wide row by row."""
    braille = PaperBraille(table, booklet.marks, booklet.marks_in)
    listed = [each for each in tables_of(booklet) if wide(each, braille) > width]
    contents = [f"{chapter.title} {begins_on(chapter.title, pages, table)}" for chapter in booklet.chapters]
    parts = [booklet.title, booklet.opening, booklet.contents, *contents, *body_of(booklet, tuple(listed))]
    return closed_up(spaced(" ".join(parts)), booklet.language)


def wide(table: PrintedTable, braille: Braille) -> int:
    """How many cells its columns take, two cells apart."""
    columns = zip(table.head, *table.rows, strict=True)
    return sum(max(len(braille.cells(cell).dots) for cell in column) + 2 for column in columns) - 2


def begins_on(title: str, pages: Sequence[Page], table: str) -> int:
    """The page with its heading, which stands in the middle; over several lines if it is long."""
    for number, page in enumerate(pages, 1):
        centred = [line if line[:3] == [0, 0, 0] and line[3:] else [] for line in page[1:]]
        found = [""]
        for line in centred:
            found = [*found, ""] if not line else [*found[:-1], f"{found[-1]} {read_back(table, plainly(line))}"]
        if closed_up(title, table[:2]) in map(spaced, found):
            return number
    raise AssertionError(f"{title} heads nothing")


@pytest.mark.parametrize(("edition", "language", "grade", "size"), CASES)
def test_the_words_are_read_back_as_they_were_written(
    edition: str, language: str, grade: int, size: BrailleSize
) -> None:
    table, booklet = TABLES[language, grade], booklet_of(edition, language)
    pages = pages_of(edition, language, grade, size)
    found = read([line for page in pages for line in page[3 if is_repeated(page) else 1 :]], table)
    written = expected(booklet, pages, size.width, table)
    assert len(written) > 5000
    assert [*same_but_for_what_is_not_told(written, found, table)] == []


@pytest.mark.parametrize(("edition", "language", "grade", "size"), CASES)
def test_no_line_and_no_page_is_too_long_and_every_page_has_its_number(
    edition: str, language: str, grade: int, size: BrailleSize
) -> None:
    table, booklet = TABLES[language, grade], booklet_of(edition, language)
    pages = pages_of(edition, language, grade, size)
    titles = {closed_up(chapter.title, language) for chapter in booklet.chapters}
    starts = {first_line(title, table, size) for title in (*titles, booklet.title, booklet.contents)}
    assert max(len(line) for page in pages for line in page) <= size.width
    assert max(map(len, pages)) <= size.height
    assert len(pages) > 2
    for number, (head, *lines) in enumerate(pages, 1):
        assert len(head) == size.width
        assert read_back(table, plainly(head)).split()[-1] == str(number)
        assert any(lines[0]) or read_back(table, plainly(lines[1])) in starts, "a blank line is above headings only"
        assert any(lines[-1])
        assert read_back(table, plainly(lines[-1])) not in titles, "no heading is left alone"
    assert sum(map(len, pages[:-1])) > 0.7 * size.height * (len(pages) - 1), "paper is not wasted"


def test_paragraphs_headings_tables_and_contents_are_laid_out_as_in_braille_books() -> None:
    text = brf(booklet_of("mattel", "en"), 1, BrailleSize()).replace("\r\n", "\n")
    assert "\f            ,RULES1 ,MATTEL           #E\n" in text
    assert "\n  ,T#A3 ,A CARD FROM YOUR HAND FITS IF\nITS COLOUR1 " in text
    assert re.search(r'\n,A TURN "+ #[A-J]+\n', text)
    assert re.search(r"\n +,CALLING ,,UNO\n\n  ,U#A3", text)
    assert VALUES in text


def first_line(title: str, table: str, size: BrailleSize) -> str:
    """Where a heading is too long for a line it goes on in the next."""
    cells = PaperBraille(table, (), table[:2]).cells(title)
    return read_back(table, cells.dots[slice(*cells.lines(size.width - 6)[0])])


@pytest.mark.parametrize(("edition", "language", "grade", "size"), HIGH)
def test_no_heading_stands_right_under_the_running_head(
    edition: str, language: str, grade: int, size: BrailleSize
) -> None:
    booklet = booklet_of(edition, language)
    pages = pages_of(edition, language, grade, size)
    table = TABLES[language, grade]
    titles = [booklet.title, booklet.contents, *[chapter.title for chapter in booklet.chapters]]
    starts = {first_line(title, table, size) for title in titles}
    assert pages[0][1] == []
    centred = [page[1] for page in pages if page[1][:3] == [0, 0, 0]]
    assert [line for line in centred if read_back(table, plainly(line)) in starts] == []


@pytest.mark.parametrize(("edition", "language", "grade", "size"), CASES)
def test_a_table_that_goes_over_a_page_has_its_heads_again_and_leaves_no_row_alone(
    edition: str, language: str, grade: int, size: BrailleSize
) -> None:
    booklet, table = booklet_of(edition, language), TABLES[language, grade]
    pages = pages_of(edition, language, grade, size)
    braille = PaperBraille(table, booklet.marks, booklet.marks_in)
    rows = 0
    for each in tables_of(booklet):
        if wide(each, braille) > size.width:
            continue
        known = [plainly([cell for part in row for cell in [*braille.cells(part).dots, 0]]) for row in each.rows]
        for page in pages:
            here = [plainly(line) in known for line in page]
            rows += sum(here)
            if any(here):
                assert sum(here) > 1 or size.height < 10
                assert is_line(page[here.index(True) - 1])
    assert rows == sum(len(each.rows) for each in tables_of(booklet) if wide(each, braille) <= size.width)


@pytest.mark.parametrize(("edition", "language", "grade"), [(*each, grade) for each in ALL for grade in (1, 2)])
def test_the_contents_stand_together(edition: str, language: str, grade: int) -> None:
    pages = pages_of(edition, language, grade, BrailleSize())
    guided = [sum(bytes([0, GUIDE, GUIDE, GUIDE]) in bytes(line) for line in page) for page in pages]
    assert len([count for count in guided if count]) == 1


VALUES = """
    ,WHAT THE CARDS COUNT
,CARD              ,POINTS     ,HOW MANY
33333333333333333  3333333333  333333333
,NUMBER            ITS NUMBER  #GF
,DRAW ,TWO         #BJ         #H
,REVERSE           #BJ         #H
,SKIP              #BJ         #H
,WILD              #EJ         #D
,WILD ,DRAW ,FOUR  #EJ         #D
"""


def test_unicode_braille_is_the_same_in_other_signs() -> None:
    booklet = booklet_of("rnib", "en")
    cells = pages_of("rnib", "en", 2, BrailleSize())
    pages = unicode_braille(booklet, 2, BrailleSize()).split("\f")
    assert [[[ord(cell) & 0x3F for cell in line] for line in page[:-1].split("\n")] for page in pages] == cells


@pytest.mark.parametrize("size", [BrailleSize(19, 25), BrailleSize(81, 25), BrailleSize(40, 7), BrailleSize(40, 61)])
def test_a_page_that_no_embosser_has_is_refused_with_a_sentence(size: BrailleSize) -> None:
    with pytest.raises(Trouble, match="A braille page is 20 to 80 cells wide and 8 to 60 lines high"):
        brf(booklet_of("dos", "en"), 1, size)


def test_every_edition_is_read_back() -> None:
    assert set(EDITIONS) == {edition for edition, *_ in CASES}
