"""The mark of every card of every edition, read back: from labels in print and dots, lists for a slate, tags."""

from __future__ import annotations

import pytest

from sixdot.game.cards import Card
from sixdot.game.edition import Edition
from sixdot.game.editions import EDITIONS, edition_named
from sixdot.press.dots import MARBURG, STANDARDS, deck_cards
from sixdot.press.dots_paper import PAPERS
from sixdot.press.labels import CORNERS, label_list, label_sheets, label_text
from sixdot.press.solid import tags
from sixdot.voice.braille import brf_of, default_table, marks_of
from sixdot.voice.words import LANGUAGES, Words
from tests.helpers.drawn import as_cells, drawn_pages
from tests.helpers.read_back import read_back

BRF = {brf_of([cell]): cell for cell in range(64)}
EVERY = [(edition, language) for edition in EDITIONS for language in LANGUAGES]


def card_of(mark: str, edition: Edition) -> Card:
    (card,) = [card for card in edition.deck.cards if edition.marks.of(card) == mark]
    return card


@pytest.mark.parametrize(("edition", "language"), EVERY)
def test_every_label_says_the_mark_of_its_card_in_print_and_in_dots(edition: str, language: str) -> None:
    book = edition_named(edition)
    labels = _labels(label_sheets(book, Words(language, marks=book.marks)), MARBURG.dot, MARBURG.cell)
    read = [read_back(default_table(book.language), cells) for _, cells in labels]
    assert read == [printed for printed, _ in labels], "no label without print, and the dots say the same"
    assert [card_of(mark, book) for mark in read] == [card for card in deck_cards(book) for _ in range(CORNERS)]
    assert len(labels) == 216


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("standard", STANDARDS)
def test_labels_can_be_had_in_each_standard_on_each_paper(standard: str, paper: str) -> None:
    book, measures = edition_named("french"), STANDARDS[standard]
    pdf = label_sheets(book, Words("fr", marks=book.marks), measures, paper)
    labels = _labels(pdf, measures.dot, measures.cell)
    assert {read_back("fr-bfu-g1", cells) for _, cells in labels} == {book.marks.of(card) for card in book.deck.cards}
    for page in drawn_pages(pdf):
        assert (page.width, page.height) == pytest.approx(PAPERS[paper], abs=0.1)
        assert all(box.x > 0 and box.x + box.width < page.width for box in page.boxes)
        assert all(box.y > 0 and box.y + box.height < page.height for box in page.boxes)


@pytest.mark.parametrize(("edition", "language"), EVERY)
def test_the_list_for_a_slate_has_every_card_of_the_deck_in_its_order(edition: str, language: str) -> None:
    book = edition_named(edition)
    made = label_list(book, 20, 25, language)
    pages = made.removesuffix("\f").split("\f")
    assert all(len(page.split("\r\n")) <= 25 + 1 for page in pages)
    lines = [line for page in pages for line in page.split("\r\n") if line]
    assert all(len(line) <= 20 for line in lines)
    marks = [read_back(default_table(language), [BRF[sign] for sign in line]) for line in lines]
    assert [card_of(mark, book) for mark in marks] == deck_cards(book)


@pytest.mark.parametrize(("edition", "language"), EVERY)
def test_every_tag_has_the_dots_of_its_mark(edition: str, language: str) -> None:
    book = edition_named(edition)
    plates = tags(book, marks_in=language)
    assert [card_of(plate.name, book) for plate in plates] == book.deck.cards
    for plate in plates:
        top = max(z for _, _, z in plate.corners)
        left, upper = min(x for x, _, _ in plate.corners), max(y for _, y, _ in plate.corners)
        tops = {(round(x - left, 3), round(upper - y, 3)) for x, y, z in plate.corners if z > top - 0.001}
        start = 3.0 + MARBURG.diameter / 2
        cells = as_cells(tops, start, start, MARBURG.dot, MARBURG.cell)
        assert read_back(default_table(language), cells) == plate.name


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_deck_has_its_own_dots_unless_it_is_labelled_at_home(edition: str) -> None:
    book = edition_named(edition)
    (other,) = set(LANGUAGES) - {book.language}
    for language in LANGUAGES:
        words = Words(language, marks=book.marks)
        labels = _labels(label_sheets(book, words), MARBURG.dot, MARBURG.cell)
        assert {read_back(default_table(book.language), cells) for _, cells in labels} == {*marks_of(book)}
        labels = _labels(label_sheets(book, words, marks_in=other), MARBURG.dot, MARBURG.cell)
        assert {read_back(default_table(other), cells) for _, cells in labels} == {*marks_of(book)}
    assert label_list(book, 20, 25) == label_list(book, 20, 25, book.language) != label_list(book, 20, 25, other)
    assert tags(book) == tags(book, marks_in=book.language) != tags(book, marks_in=other)


def test_every_sheet_of_labels_has_its_number() -> None:
    book = edition_named("mattel")
    pages = drawn_pages(label_sheets(book, Words("en", marks=book.marks)))
    assert len(pages) > 1
    for number, page in enumerate(pages, 1):
        above = " ".join([word for _, y, word in page.printed if y < page.boxes[0].y])
        assert above.endswith(f"{number} of {len(pages)}")


def test_the_text_tells_each_mark_with_its_card_and_how_many_there_are() -> None:
    book = edition_named("french")
    lines = label_text(book, Words("fr", marks=book.marks)).splitlines()
    assert lines[0] == "0b : 0 bleu, 1 carte"
    assert lines[-2:] == ["couleur : Joker, 4 cartes", "+04 : +4, 4 cartes"]
    book = edition_named("dos")
    assert label_text(book, Words("en", marks=book.marks)).splitlines()[-1] == "wd: Wild DOS, 12 cards"


def _labels(pdf: bytes, dot: float, cell: float) -> list[tuple[str, list[int]]]:
    """What each label says in print, and its cells.

    All labels begin alike: the first dot from the left in any of them is in the left row of its cell, and the
    uppermost in any is a dot 1 or 4.
    """
    found = []
    for page in drawn_pages(pdf):
        inside = [page.dots_in(box) for box in page.boxes]
        left = min(x for dots in inside for x, _ in dots)
        top = min(y for dots in inside for _, y in dots)
        for box, dots in zip(page.boxes, inside, strict=True):
            found.append((page.printed_in(box), as_cells(dots, left, top, dot, cell)))
    return found
