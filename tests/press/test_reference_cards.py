"""Quick reference cards: they say what the game says, and every line of dots has its print."""

from __future__ import annotations

import re

import pytest

from sixdot.game.editions import EDITIONS, edition_named
from sixdot.press.cards import CARD, card_parts, cards_brf, cards_pdf, cards_text, faces
from sixdot.press.dots import MARBURG, braille_for
from sixdot.voice.braille import brf_of, default_table
from sixdot.voice.rules import reference_text, rule_text
from sixdot.voice.words import LANGUAGES, Words, sentence
from tests.helpers.drawn import as_cells, drawn_pages
from tests.helpers.read_back import read_back

EVERY = [(edition, language) for edition in EDITIONS for language in LANGUAGES]
BRF = {brf_of([cell]): cell for cell in range(64)}


@pytest.mark.parametrize(("edition", "language"), EVERY)
def test_the_cards_say_what_rules_and_the_reference_of_the_game_say(edition: str, language: str) -> None:
    book = edition_named(edition)
    words = Words(language, "normal", book.marks)
    deal, turn, call, score, values, marks = card_parts(book, words)
    assert deal.texts == [sentence(rule_text("S5", book, words))]
    assert score.texts == [sentence(rule_text("G6", book, words))]
    assert values.texts == [sentence(rule_text("G5", book, words))]
    told = [*turn.texts, *call.texts, *marks.texts]
    assert sorted(told) == sorted(sentence(text) for text in reference_text(book, words))
    assert len(marks.texts) >= 6
    assert all(part.title for part in (deal, turn, call, score, values, marks))


@pytest.mark.parametrize(("edition", "language"), EVERY)
def test_short_cards_tell_how_many_cards_are_dealt_and_what_wins(edition: str, language: str) -> None:
    book = edition_named(edition)
    deal, _, _, score, *_ = card_parts(book, Words(language, "brief", book.marks))
    assert str(book.hand_size) in deal.texts[0]
    assert str(book.target) in score.texts[0]


@pytest.mark.parametrize(
    ("language", "colour"), [("en", "in the colour of the card in the row"), ("fr", "couleur que la carte")]
)
def test_a_double_bonus_takes_the_colour_of_the_card_in_the_row(language: str, colour: str) -> None:
    """O5: two cards of one colour are not enough."""
    book = edition_named("dos")
    (double,) = [
        text
        for part in card_parts(book, Words(language, "normal", book.marks))
        for text in part.texts
        if "oubl" in text
    ]
    assert colour in double


def test_the_text_has_a_line_for_each_thing_under_its_title() -> None:
    book = edition_named("mattel")
    lines = cards_text(book, Words("en", "brief", book.marks)).splitlines()
    assert lines[:5] == ["Mattel, UNO Braille: reference cards", "", "Deal", "7 cards each.", ""]
    assert lines[-2:] == ["Wild: wi.", "Wild Draw Four: wi+4."]
    assert "Draw Two: b+2 g+2 r+2 y+2." in lines


@pytest.mark.parametrize(("edition", "language"), EVERY)
def test_each_face_is_as_large_as_a_card_and_its_dots_say_what_its_print_says(edition: str, language: str) -> None:
    book = edition_named(edition)
    words = Words(language, "brief", book.marks)
    pages = drawn_pages(cards_pdf(book, words, marks_in=language))
    table = default_table(language)
    for number, page in enumerate(pages, 1):
        assert (page.width, page.height) == pytest.approx(CARD, abs=0.01)
        left, top = 2.4 + MARBURG.diameter / 2, 2.4 + MARBURG.line - MARBURG.tall + MARBURG.diameter / 2
        lines: dict[int, list[tuple[float, float]]] = {}
        for dot in page.dots:
            line = int((dot.y - top + 0.05) / MARBURG.line)
            lines.setdefault(line, []).append((dot.x, dot.y - line * MARBURG.line))
        read = [
            read_back(table, as_cells(lines[line], left, top, MARBURG.dot, MARBURG.cell)) for line in sorted(lines)
        ]
        printed = page.lines()
        assert [_plain(text) for text in read] == [_plain(text) for _, text in printed]
        assert printed[0][1].startswith(f"{number} ")
        assert len(printed) <= 5
        for (y, _), line in zip(printed, sorted(lines), strict=True):
            above = top + line * MARBURG.line
            assert 0 < above - y < MARBURG.line / 3, "print stands right above its own line of dots"


@pytest.mark.parametrize(("edition", "language"), EVERY)
def test_no_line_is_wider_than_a_card_and_the_faces_say_everything(edition: str, language: str) -> None:
    book = edition_named(edition)
    for length in ("brief", "normal", "full"):
        words = Words(language, length, book.marks)
        made = faces(book, words, 14, 5, language)
        assert all(len(line.cells) <= 14 for face in made for line in face)
        assert all(line.text and any(line.cells) for face in made for line in face)
        said = "".join([line.text for face in made for line in face[1:]])
        wanted = "".join([text for part in card_parts(book, words) for text in part.texts])
        assert said.replace(" ", "") == wanted.replace(" ", "")


def test_no_line_begins_with_a_high_sign_of_french() -> None:
    book = edition_named("french")
    for width in range(10, 41):
        made = faces(book, Words("fr", "full", book.marks), width, 25)
        assert [line.text for face in made for line in face if line.text[0] in ";:!?»"] == []


@pytest.mark.parametrize(("edition", "language"), EVERY)
def test_cards_for_an_embosser_keep_to_the_page_and_read_back(edition: str, language: str) -> None:
    book = edition_named(edition)
    words = Words(language, "normal", book.marks)
    made = cards_brf(book, words, 32, 20, language)
    pages = made.removesuffix("\f").split("\f")
    lines = [line for page in pages for line in page.split("\r\n") if line]
    assert all(len(line) <= 32 for line in lines)
    assert all(page.count("\r\n") <= 20 for page in pages)
    read = read_back(default_table(language), [BRF[sign] for line in lines for sign in [*line.strip(), " "]])
    texts = [text for part in card_parts(book, words) for text in (part.title, *part.texts)]
    whole = read_back(default_table(language), braille_for(book, language, language).cells(" ".join(texts)).dots)
    assert _plain(read) == _plain(whole)


def _plain(text: str) -> str:
    """Without spaces, and without what a braille table does not tell apart: apostrophes, dashes."""
    return re.sub(r"[\s\u00a0\u202f]", "", text).replace("’", "'").casefold()
