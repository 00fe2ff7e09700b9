"""A booklet as plain text: a line for each heading and paragraph, so that no voice pauses where a line was cut."""

from typing import Final

from sixdot.press.booklet import Booklet, Paragraph, PrintedTable

_BETWEEN: Final = "   "  # columns


def text_of(booklet: Booklet) -> str:
    blocks = [booklet.title, booklet.opening]
    for chapter in booklet.chapters:
        blocks += [chapter.title, *[_part(part) for part in chapter.parts]]
    return "\n\n".join(blocks) + "\n"


def _part(part: Paragraph | PrintedTable) -> str:
    if isinstance(part, Paragraph):
        return part.text
    rows = [part.head, *part.rows]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [_BETWEEN.join([cell.ljust(width) for cell, width in zip(row, widths, strict=True)]) for row in rows]
    return "\n".join([part.title, "", *[line.rstrip() for line in lines]])
