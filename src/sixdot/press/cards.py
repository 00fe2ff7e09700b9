"""Quick reference cards: the four steps of a hand, what cards count, their marks; words of `rules` and `reference`.

With dots a card is half a sheet, and every line of dots has its print above it.
"""

import re
from typing import Final, NamedTuple

from sixdot.game.edition import Edition
from sixdot.press.booklet import BookChapter, Booklet, Paragraph
from sixdot.press.dots import MARBURG, Standard, braille_for
from sixdot.press.dots_paper import PAPERS, Paper
from sixdot.voice.braille import Braille, marks_of
from sixdot.voice.family import facts, voice_of
from sixdot.voice.rules import reference_text, rule_text
from sixdot.voice.words import Words, sentence

_ON_SHEET: Final = 2
_BETWEEN: Final = r"(?<=[.!?]) (?=\S)"  # sentences
_RIM: Final = 8.0  # millimetres
_PRINT: Final = 14  # points, between the lines of dots
_PRINT_LINE: Final = 5.0  # what print takes, besides what a standard leaves between two lines of dots
_GAP: Final = 1.6  # from where letters stand to the dots below: room for what hangs below the line


class CardPart(NamedTuple):
    title: str
    texts: list[str]


class PrintedLine(NamedTuple):
    """A line of cells, and the print that says the same."""

    cells: tuple[int, ...]
    text: str


def card_parts(edition: Edition, words: Words) -> list[CardPart]:
    """Each step of a hand, the values and the marks."""
    here, known, family = words.of(edition), facts(edition), voice_of(edition)
    *turn, call = family.others
    asked = ["question"] if edition.asks_questions else []
    texts = {
        "deal": [here.say("ref-deal", **known)],
        "turn": [here.say(f"ref-{name}", **known) for name in (*asked, *turn)],
        "call": [here.say(f"ref-{call}", **known)],
        "score": [here.say("ref-score", **known)],
        "values": [rule_text("G5", edition, words)],
    }
    told = {text for part in texts.values() for text in part}
    texts["marks"] = [text for text in reference_text(edition, words) if text not in told]
    return [
        CardPart(words.say("press-card", part=part), [sentence(text) for text in lines])
        for part, lines in texts.items()
    ]


def cards_text(edition: Edition, words: Words) -> str:
    parts = ["\n".join([part.title, *part.texts]) for part in card_parts(edition, words)]
    return "\n\n".join([words.say("press-title-of", thing="cards", edition=edition), *parts]) + "\n"


def cards_booklet(edition: Edition, words: Words, marks_in: str = "") -> Booklet:
    """The same as pages to emboss, or in large print: a chapter for each part."""
    marks_in = marks_in or edition.language
    return Booklet(
        language=words.language,
        title=words.say("press-title-of", thing="cards", edition=edition),
        running=words.of(edition).say("press-cards-running", **facts(edition)),
        opening="",
        contents="",
        chapters=tuple(
            [
                BookChapter(part.title, tuple([Paragraph(text) for text in part.texts]))
                for part in card_parts(edition, words)
            ]
        ),
        marks=tuple(marks_of(edition)),
        marks_in=marks_in,
        marks_note=words.say("press-marks-in", language=marks_in) if marks_in != words.language else "",
    )


def cards_pdf(
    edition: Edition,
    words: Words,
    standard: Standard = MARBURG,
    paper: str = "a4",
    marks_in: str = "",
    grade: int = 1,
) -> bytes:
    """Two cards on each sheet, with a line to cut along between them; each has its number and title first."""
    title = words.say("press-title-of", thing="cards", edition=edition)
    width, height = card_size(paper)
    cells = int((width - 2 * _RIM - standard.dot - standard.diameter) / standard.cell) + 1
    pitch = standard.line + _PRINT_LINE
    told = faces(edition, words, cells, int((height - 2 * _RIM) / pitch), marks_in, grade)
    sheet = Paper(title, words.language, PAPERS[paper], standard)
    for number, face in enumerate(told):
        if number % _ON_SHEET == 0:
            sheet.turn()
        top = number % _ON_SHEET * height
        sheet.box(0, top, width, height)
        for place, line in enumerate(face):
            y = top + _RIM + (place + 1) * pitch - standard.tall
            sheet.print(line.text, _RIM, y - _GAP, _PRINT, place == 0, sheet.tag("P" if place else "H1"))
            sheet.dots(line.cells, _RIM, y)
    return sheet.pdf()


def card_size(paper: str) -> tuple[float, float]:
    """Half a sheet, lying, in millimetres."""
    width, height = PAPERS[paper]
    return width, height / _ON_SHEET


def faces(
    edition: Edition, words: Words, width: int, height: int, marks_in: str = "", grade: int = 1
) -> list[list[PrintedLine]]:
    """What stands on each card, of so many cells and lines. A text is parted only if a card is too small for it:
    then between its sentences.
    """
    braille = braille_for(edition, words.language, marks_in, grade)
    made: list[list[PrintedLine]] = []
    for part in card_parts(edition, words):
        room = 0
        for lines in [lines for text in part.texts for lines in _whole(text, width, height - 1, braille)]:
            rest = lines
            while rest:
                if room < min(len(rest), height - 1):
                    head = words.say("press-card-head", number=len(made) + 1, title=part.title)
                    made.append(lines_of(head, width, braille)[:1])
                    room = height - 1
                made[-1] += rest[:room]
                room, rest = room - len(rest[:room]), rest[room:]
    return made


def _whole(text: str, width: int, height: int, braille: Braille) -> list[list[PrintedLine]]:
    """The lines of a text that fits within a height, or of each of its sentences."""
    lines = lines_of(text, width, braille)
    return [lines] if len(lines) <= height else [lines_of(each, width, braille) for each in re.split(_BETWEEN, text)]


def lines_of(text: str, width: int, braille: Braille) -> list[PrintedLine]:
    """A text within so many cells; a word that is longer is parted after its hyphens."""
    whole = [word if len(braille.cells(word).dots) <= width else word.replace("-", "- ") for word in text.split(" ")]
    text = " ".join(whole)
    cells = braille.cells(text)
    broken = cells.lines(width)
    signs = [cells.sign_of[start] for start, _ in broken] + [len(text)]
    return [
        PrintedLine(cells.dots[start:end], text[signs[number] : signs[number + 1]].strip())
        for number, (start, end) in enumerate(broken)
    ]
