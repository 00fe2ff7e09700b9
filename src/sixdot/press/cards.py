"""Quick reference cards: the four steps of a hand, what cards count, their marks; words of `rules` and `reference`.

In PDF a card is as large as those of the deck. Every line of dots has its print above it.
"""

from typing import Final, NamedTuple

from sixdot.game.edition import Edition
from sixdot.press.dots import MARBURG, Standard, braille_for
from sixdot.press.dots_paper import Paper
from sixdot.voice.braille import Braille, embossed
from sixdot.voice.family import facts, voice_of
from sixdot.voice.rules import reference_text, rule_text
from sixdot.voice.words import Words, sentence

CARD: Final = (87.0, 56.0)  # millimetres, lying
_RIM: Final = 2.4
_PRINT: Final = 8  # points, between the lines of dots
_GAP: Final = 0.9


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


def cards_brf(edition: Edition, words: Words, width: int, height: int, marks_in: str = "") -> str:
    """For an embosser: every part after its title."""
    texts = [text for part in card_parts(edition, words) for text in (part.title, *part.texts)]
    return embossed(texts, braille_for(edition, words.language, marks_in), width, height)


def cards_pdf(edition: Edition, words: Words, standard: Standard = MARBURG, marks_in: str = "") -> bytes:
    """One face of a card on each page: its number and title first."""
    title = words.say("press-title-of", thing="cards", edition=edition)
    paper = Paper(title, words.language, CARD, standard)
    room = CARD[0] - 2 * _RIM, CARD[1] - 2 * _RIM
    width = int((room[0] - standard.dot - standard.diameter) / standard.cell) + 1
    lines = int((room[1] - standard.line) / standard.line) + 1
    for face in faces(edition, words, width, lines, marks_in):
        paper.turn()
        for number, line in enumerate(face):
            y = _RIM + number * standard.line + standard.line - standard.tall
            paper.print(line.text, _RIM, y - _GAP, _PRINT, number == 0, paper.tag("P" if number else "H1"))
            paper.dots(line.cells, _RIM, y)
    return paper.pdf()


def faces(edition: Edition, words: Words, width: int, height: int, marks_in: str = "") -> list[list[PrintedLine]]:
    """What stands on each face, of so many cells and lines."""
    braille = braille_for(edition, words.language, marks_in)
    made: list[list[PrintedLine]] = []
    for part in card_parts(edition, words):
        lines = [line for text in part.texts for line in lines_of(text, width, braille)]
        for start in range(0, len(lines), height - 1):
            head = words.say("press-card-head", number=len(made) + 1, title=part.title)
            made.append([*lines_of(head, width, braille)[:1], *lines[start : start + height - 1]])
    return made


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
