"""Score sheets: a column for each player and a row for each round, with heads in print and dots, to be written in.

Players have letters, rounds have numbers. Where a page is too narrow for all players, there are several.
"""

from typing import Final

from sixdot.game.edition import Edition
from sixdot.press.dots import MARBURG, Standard, braille_for
from sixdot.press.dots_paper import CAPITALS, PAPERS, POINT, Paper
from sixdot.voice.braille import brf_of
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import Words

LEAST: Final = 4  # cells for a score: a number sign and three digits
ROUNDS: Final = 20  # rows of a sheet that has no pages
_MARGIN: Final = 10.0
_RIM: Final = 2.0
_PRINT: Final = 14  # points
_RULE: Final = 0b111000  # dots 456: between columns


def score_pdf(edition: Edition, words: Words, players: int, standard: Standard = MARBURG, paper: str = "a4") -> bytes:
    """As many rounds as a page has room for; every box has room for print and a line of braille."""
    size = PAPERS[paper]
    room = size[0] - 2 * _MARGIN
    groups = _groups(edition, players, int(room / (standard.width(LEAST) + 2 * _RIM)) - 1)
    braille = braille_for(edition, words.language)
    title = _title(edition, words)
    sheet = Paper(title, words.language, size, standard)
    printed = _PRINT * POINT * CAPITALS
    height = printed + standard.tall + 3 * _RIM
    rows = int((size[1] - 2 * _MARGIN - 2 * printed) / height)
    for group in groups:
        sheet.turn()
        sheet.print(title, _MARGIN, _MARGIN + printed, _PRINT, tag=sheet.tag("H1"))
        width = room / (len(group) + 1)
        table = sheet.tag("Table")
        for row, heads in enumerate(_table(group, rows, words)):
            line = sheet.tag("TR", table)
            for column, head in enumerate(heads):
                x, y = _MARGIN + column * width, _MARGIN + 2 * printed + row * height
                sheet.box(x, y, width, height)
                tag = sheet.tag("TH", line, "Row" if row else "Column") if head else sheet.tag("TD", line)
                if head:
                    sheet.print(head, x + _RIM, y + _RIM + printed, _PRINT, bold=True, tag=tag)
                    sheet.dots(braille.cells(head).dots, x + _RIM, y + 2 * _RIM + printed)
    return sheet.pdf()


def score_brf(edition: Edition, words: Words, players: int, width: int, height: int) -> str:
    """For an embosser: rounds down, players across, the columns parted by a line of dots 4, 5 and 6."""
    braille = braille_for(edition, words.language)
    title = braille.cells(_title(edition, words))
    above = [brf_of(title.dots[start:end]) for start, end in title.lines(width)]
    first = max(len(braille.cells(text).dots) for text in _firsts(height, words))
    pages = []
    for group in _groups(edition, players, (width - first) // (LEAST + 1)):
        lines = [*above]
        column = (width - first) // len(group) - 1
        for heads in _table(group, height - len(above), words):
            start, *others = [braille.cells(head).dots for head in heads]
            cells = [*start, *[0] * (first - len(start))]
            for head in others:
                cells += [_RULE, *head, *[0] * (column - len(head))]
            lines.append(brf_of(cells).rstrip())
        pages.append("\r\n".join([*lines, "\f"]))
    return "".join(pages)


def score_text(edition: Edition, words: Words, players: int) -> str:
    """Plain lines: the players across, a number for each round."""
    (group,) = _groups(edition, players, edition.most_players)
    rows = [[head.ljust(LEAST) for head in heads] for heads in _table(group, ROUNDS + 3, words)]
    return "\n".join([_title(edition, words), *["|".join(row).rstrip() for row in rows], ""])


def _firsts(rows: int, words: Words) -> list[str]:
    """What stands in the first column."""
    return [row[0] for row in _table("", rows, words)]


def _title(edition: Edition, words: Words) -> str:
    title = words.say("press-title-of", thing="sheets", edition=edition)
    return words.say("press-sheet-title", title=title, target=edition.target)


def _groups(edition: Edition, players: int, most: int) -> list[str]:
    """The letters of the players, those of one page together: as even as can be."""
    if not edition.least_players <= players <= edition.most_players:
        least, highest = edition.least_players, edition.most_players
        raise Trouble("press-sheet-players", least=least, most=highest, players=players)
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:players]
    pages = -(-players // most)
    size = -(-players // pages)
    return [letters[start : start + size] for start in range(0, players, size)]


def _table(group: str, rows: int, words: Words) -> list[list[str]]:
    """What stands in each box: above the letters of players, on the left the numbers of rounds, else nothing.

    The second row is for names, the last one for totals.
    """
    who, total = words.say("press-sheet-who"), words.say("press-sheet-total")
    rounds = [str(number) for number in range(1, rows - 2)]
    return [
        [words.say("press-sheet-round"), *group],
        *[[first, *[""] * len(group)] for first in (who, *rounds, total)],
    ]
