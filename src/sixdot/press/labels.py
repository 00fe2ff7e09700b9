"""Labels for a plain deck: the mark of every card in print and dots, twice, for two opposite corners."""

from typing import Final

from sixdot.game.edition import Edition
from sixdot.press.dots import MARBURG, Standard, braille_of_deck, deck_cards, mark_cells
from sixdot.press.dots_paper import CAPITALS, PAPERS, POINT, Paper
from sixdot.voice.braille import embossed
from sixdot.voice.words import Words

CORNERS: Final = 2
_MARGIN: Final = 10.0  # of the sheet
_RIM: Final = 2.5  # of a label
_PRINT: Final = 16  # points


def label_sheets(
    edition: Edition, words: Words, standard: Standard = MARBURG, paper: str = "a4", marks_in: str = ""
) -> bytes:
    """A PDF with a label for each of two corners of every card, in the order of the deck, all of one size."""
    braille = braille_of_deck(edition, marks_in)
    cards = deck_cards(edition)
    cells = {card: mark_cells(card, edition, braille) for card in cards}
    printed = _PRINT * POINT * CAPITALS
    width = standard.width(max(map(len, cells.values()))) + 2 * _RIM
    height = printed + standard.tall + 3 * _RIM
    title = words.say("press-title-of", thing="labels", edition=edition)
    sheet = Paper(title, words.language, PAPERS[paper], standard)
    columns = int((sheet.size[0] - 2 * _MARGIN) / width)
    rows = int((sheet.size[1] - 2 * _MARGIN) / height)
    count = -(-len(cards) * CORNERS // (rows * columns))
    for number, card in enumerate([card for card in cards for _ in range(CORNERS)]):
        which, place = divmod(number, rows * columns)
        if place == 0:
            sheet.turn()
            head = words.say("press-label-sheet", title=title, number=which + 1, count=count)
            sheet.print(head, _MARGIN, _MARGIN - 3, 10, tag=sheet.tag("H1"))
        x = _MARGIN + place % columns * width
        y = _MARGIN + place // columns * height
        sheet.box(x, y, width, height)
        sheet.print(edition.marks.of(card), x + _RIM, y + _RIM + printed, _PRINT, bold=True)
        sheet.dots(cells[card], x + _RIM, y + 2 * _RIM + printed)
    return sheet.pdf()


def label_list(edition: Edition, width: int, height: int, marks_in: str = "") -> str:
    """The marks in braille ASCII for a slate or a label maker: one card a line, in the order of the deck."""
    marks = [edition.marks.of(card) for card in deck_cards(edition)]
    return embossed(marks, braille_of_deck(edition, marks_in), width, height)


def label_text(edition: Edition, words: Words) -> str:
    """The same for the eye or a voice: each mark with the name of its card and how many there are."""
    words = words.of(edition)
    copies = zip(edition.deck.cards, edition.deck.copies, strict=True)
    lines = [words.say("press-label", mark=edition.marks.of(card), card=card, count=count) for card, count in copies]
    return "\n".join([*lines, ""])
