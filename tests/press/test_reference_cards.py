"""Quick reference cards: they say what the game says, and every line of dots has its print."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from sixdot.cli import main
from sixdot.game.editions import EDITIONS, edition_named
from sixdot.press.cards import card_parts, card_size, cards_booklet, cards_pdf, cards_text, faces
from sixdot.press.dots import MARBURG, braille_for
from sixdot.press.dots_paper import PAPERS
from sixdot.press.embossing import BrailleSize, brf
from sixdot.press.large_print import pdf_of
from sixdot.voice.braille import TABLES_OF, Braille, brf_of, default_table
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


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("edition", "language"), EVERY)
def test_two_cards_are_on_a_sheet_and_their_dots_say_what_their_print_says(
    edition: str, language: str, paper: str
) -> None:
    book = edition_named(edition)
    words = Words(language, "normal", book.marks)
    pages = drawn_pages(cards_pdf(book, words, paper=paper, marks_in=language))
    cards = [(page, box) for page in pages for box in page.boxes]
    table, pitch = default_table(language), MARBURG.line + 5
    assert 5 < len(cards) < 12
    for number, (page, box) in enumerate(cards, 1):
        assert (page.width, page.height) == pytest.approx(PAPERS[paper], abs=0.1)
        assert (box.width, box.height) == pytest.approx(card_size(paper), abs=0.1)
        left, top = 8 + MARBURG.diameter / 2, 8 + pitch - MARBURG.tall + MARBURG.diameter / 2
        lines: dict[int, list[tuple[float, float]]] = {}
        for x, y in page.dots_in(box):
            line = int((y - top + 0.05) / pitch)
            lines.setdefault(line, []).append((x, y - line * pitch))
        read = [
            read_back(table, as_cells(lines[line], left, top, MARBURG.dot, MARBURG.cell)) for line in sorted(lines)
        ]
        printed = [(y - box.y, text) for y, text in page.lines() if box.y < y < box.y + box.height]
        assert [_plain(text) for text in read] == [_plain(text) for _, text in printed]
        assert printed[0][1].startswith(f"{number} ")
        for (y, _), line in zip(printed, sorted(lines), strict=True):
            above = top + line * pitch - y
            assert 2 < above < pitch - MARBURG.tall - above, "print stands nearer to its own dots than to those above"


@pytest.mark.parametrize(("edition", "language"), EVERY)
def test_no_line_is_wider_than_a_card_and_the_cards_say_everything(edition: str, language: str) -> None:
    book = edition_named(edition)
    for length in ("brief", "normal", "full"):
        words = Words(language, length, book.marks)
        made = faces(book, words, 32, 8, language)
        assert all(len(line.cells) <= 32 for face in made for line in face)
        assert all(line.text and any(line.cells) for face in made for line in face)
        assert all(len(face) <= 8 for face in made)
        said = "".join([line.text for face in made for line in face[1:]])
        wanted = "".join([text for part in card_parts(book, words) for text in part.texts])
        assert said.replace(" ", "") == wanted.replace(" ", "")


@pytest.mark.parametrize(("edition", "language"), EVERY)
def test_no_sentence_is_cut_between_two_cards(edition: str, language: str) -> None:
    book = edition_named(edition)
    for width, height in ((32, 8), (33, 8), (14, 5)):
        made = faces(book, Words(language, "normal", book.marks), width, height)
        cut = [face for face in made if not face[-1].text.endswith(".")]
        assert not cut or height == 5, cut
        assert cut or height == 8, "only what is longer than a card goes on on another"


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_cards_that_are_made_unasked_say_what_every_special_card_does(edition: str, tmp_path: Path) -> None:
    file = tmp_path / "cards.pdf"
    assert main(["press", "cards", "--edition", edition, "--language", "en", "--out", str(file)]) == 0
    book = edition_named(edition)
    wanted = [text for part in card_parts(book, Words("en", "normal", book.marks)) for text in part.texts]
    said = " ".join([text for page in drawn_pages(file.read_bytes()) for _, text in page.lines()])
    assert [text for text in wanted if re.sub(r"\W", "", text) not in re.sub(r"\W", "", said)] == []


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Say DOS with two cards, or draw 2."), ("fr", "sinon vous en piochez 2.")]
)
def test_brief_cards_can_be_understood(language: str, said: str) -> None:
    book = edition_named("dos")
    _, turn, call, *_ = card_parts(book, Words(language, "brief", book.marks))
    assert call.texts[0].endswith(said)
    single, double, _ = turn.texts
    assert "colour" in single + double or "couleur" in single + double
    assert str(book.double_bonus) in double


def test_contracted_cards_are_shorter_and_leave_the_marks_alone() -> None:
    book = edition_named("french")
    words = Words("fr", "normal", book.marks)
    spelled = brf_of(Braille("fr-bfu-g1").cells("couleur").dots)
    short, long = [
        [brf_of(line.cells) for face in faces(book, words, 32, 8, grade=grade) for line in face] for grade in (2, 1)
    ]
    assert len(short) < len(long)
    assert len([line for line in short if spelled in line]) == 1
    assert len([line for line in short if f"7{spelled}7" in line]) == 1


def test_no_line_begins_with_a_high_sign_of_french() -> None:
    book = edition_named("french")
    for width in range(10, 41):
        made = faces(book, Words("fr", "full", book.marks), width, 25)
        assert [line.text for face in made for line in face if line.text[0] in ";:!?»"] == []


@pytest.mark.parametrize("grade", [1, 2])
@pytest.mark.parametrize(("edition", "language"), EVERY)
def test_cards_for_an_embosser_are_laid_out_like_a_booklet_and_read_back(
    edition: str, language: str, grade: int
) -> None:
    book = edition_named(edition)
    words = Words(language, "normal", book.marks)
    booklet = cards_booklet(book, words, language)
    pages = brf(booklet, grade, BrailleSize(32, 20)).removesuffix("\f").split("\f")
    table = TABLES_OF[language, grade]
    read = []
    for number, page in enumerate(pages, 1):
        head, *lines = page.removesuffix("\r\n").split("\r\n")
        assert len(lines) < 20
        assert all(len(line) <= 32 for line in lines)
        assert read_back(table, [BRF[sign] for sign in head.split()[-1]]) == str(number)
        read += lines
    centred = [line.strip() for line in read if line.startswith("   ")]
    titles = [
        brf_of(braille_for(book, language, language, grade).cells(part.title).dots) for part in booklet.chapters
    ]
    assert [line for line in centred if line in titles] == titles
    paragraphs = [line for line in read if line.startswith("  ") and line[2] != " "]
    assert len(paragraphs) == sum(len(part.parts) for part in booklet.chapters)
    whole = "".join([line.strip() + " " for line in read])
    for part in card_parts(book, words):
        for text in part.texts:
            dots = braille_for(book, language, language, grade).cells(text).dots
            assert brf_of(dots).replace(" ", "") in whole.replace(" ", "")


def test_large_print_has_all_of_it_in_18_points() -> None:
    book = edition_named("dos")
    booklet = cards_booklet(book, Words("en", "normal", book.marks))
    told = subprocess.run(
        ["pdftotext", "-raw", "-", "-"], input=pdf_of(booklet, "letter"), capture_output=True, check=True
    ).stdout.decode()
    assert "Contents" not in told
    assert all(
        text in " ".join(told.split())
        for part in card_parts(book, Words("en", "normal", book.marks))
        for text in part.texts
    )


def _plain(text: str) -> str:
    """Without spaces, and without what a braille table does not tell apart: apostrophes, dashes."""
    return re.sub(r"[\s\u00a0\u202f]", "", text).replace("’", "'").casefold()
