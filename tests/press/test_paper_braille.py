"""Braille on paper: the code of the deck for its marks, the French code without blanks before high signs."""

from __future__ import annotations

import pytest

from sixdot.game.editions import EDITIONS, edition_named
from sixdot.press.booklet import rule_booklet
from sixdot.press.embossing import BrailleSize, brf, pages
from sixdot.press.paper_braille import PaperBraille
from sixdot.voice.braille import Braille, brf_of, default_table, marks_of
from sixdot.voice.words import LANGUAGES
from tests.press.source import tables_of

FRENCH = edition_named("french")


def in_brf(text: str, table: str, marks_in: str = "fr") -> str:
    return brf_of(PaperBraille(table, marks_of(FRENCH), marks_in).cells(text).dots)


def test_french_has_no_blank_before_high_signs_nor_within_quotation_marks() -> None:
    """The words and the cells are those of the braille edition of the code itself (CBFU 2008, introduction)."""
    assert in_brf("Premier volume :", "fr-bfu-g1") == ".PREMIER VOLUME3"
    assert in_brf("« Le code braille de base » et", "fr-bfu-g1") == "7.LE CODE BRAILLE DE BASE7 ET"
    assert in_brf("Oui ? Non ! Un ; deux", "fr-bfu-g1") == ".OUI5 .NON6 .UN2 DEUX"
    assert in_brf("oui\u202f? non\u00a0: « un »", "fr-bfu-g1") == "OUI5 NON3 7UN7"


def test_english_keeps_its_blanks() -> None:
    assert in_brf("a : b", "en-ueb-g1") == brf_of(Braille("en-ueb-g1").cells("a : b").dots)


@pytest.mark.parametrize("grade", [1, 2])
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_line_of_a_french_booklet_has_a_blank_before_a_high_sign(edition: str, grade: int) -> None:
    booklet = rule_booklet(edition_named(edition), "fr")
    texts = " ".join(booklet.rules().values())
    assert texts.count(" :") > 20
    braille = PaperBraille(f"fr-bfu-g{grade}", booklet.marks, booklet.marks_in)
    for text in booklet.rules().values():
        dots = braille.cells(text).dots
        high = [Braille("fr-bfu-g1").cells(sign).dots[0] for sign in ":;"]
        alone = [place for place, cell in enumerate(dots[1:-1], 1) if cell in high]
        assert not any(dots[place - 1] == 0 and dots[place + 1] == 0 for place in alone)


def test_a_word_that_is_also_a_mark_is_contracted_unless_it_stands_as_one() -> None:
    spelled = brf_of(Braille("fr-bfu-g1").cells("couleur").dots)
    short = brf_of(Braille("fr-bfu-g2").cells("couleur").dots)
    assert len(short) < len(spelled)
    assert in_brf("couleur", "fr-bfu-g2") == spelled
    assert in_brf("la même couleur", "fr-bfu-g2").endswith(f" {short}")
    assert f"7{spelled}7" in in_brf("Un Joker porte « couleur », rien de plus.", "fr-bfu-g2")


def test_in_a_contracted_booklet_the_word_is_spelled_out_only_where_it_is_the_mark() -> None:
    text = brf(rule_booklet(FRENCH, "fr"), 2, BrailleSize(80, 60))
    assert text.count(brf_of(Braille("fr-bfu-g1").cells("couleur").dots)) == 2, "in D5 and in the table"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_marks_are_those_of_the_deck_whatever_language_the_booklet_is_in(edition: str, language: str) -> None:
    book = edition_named(edition)
    booklet = rule_booklet(book, language)
    assert booklet.marks_in == book.language
    code = Braille(default_table(book.language), booklet.marks)
    text = brf(booklet, 1, BrailleSize(80, 60)).splitlines()
    marks, _ = tables_of(booklet)
    written = [mark for _, mark in marks.rows if mark in booklet.marks]
    assert len(written) >= 5
    for mark in written:
        dots = brf_of(code.cells(mark).dots)
        assert [line for line in text if line.endswith(f" {dots}")], mark


def test_a_deck_has_one_set_of_dots_and_the_text_around_them_is_the_readers() -> None:
    assert in_brf("So 0b is blue.", "en-ueb-g1") == ",SO " + in_brf("0b", "fr-bfu-g1") + " IS BLUE4"
    assert in_brf("0b", "en-ueb-g1", "en") == brf_of(Braille("en-ueb-g1").cells("0b").dots)
    assert in_brf("0b", "en-ueb-g1", "en") != in_brf("0b", "en-ueb-g1", "fr")


def test_a_mark_of_two_parts_stays_on_one_line() -> None:
    cells = PaperBraille("en-ueb-g1", marks_of(FRENCH), "fr").cells("a green Skip: stop v")
    assert [cells.dots[start:end] for start, end in cells.lines(18)][-1] == Braille("fr-bfu-g1").cells("stop v").dots


def test_every_cell_knows_its_sign() -> None:
    text = "Une carte : 0b, « couleur » ; fin"
    cells = PaperBraille("fr-bfu-g2", marks_of(FRENCH), "fr").cells(text)
    assert list(cells.sign_of) == sorted(cells.sign_of)
    assert {text[sign] for sign in cells.sign_of} >= {":", ";", "«", "»", "0"}


def test_a_booklet_says_so_where_its_marks_are_in_another_code() -> None:
    english, own = rule_booklet(FRENCH, "en"), rule_booklet(FRENCH, "en", "en")
    assert english.marks_note == "The marks of the cards are in French braille, as on the cards themselves."
    assert own.marks_note == ""
    assert own.marks_in == "en"
    note = [line for line in pages(english, 1, BrailleSize(80, 60))[0] if line]
    assert brf_of(Braille("en-ueb-g1").cells("  " + english.marks_note).dots) in [brf_of(line) for line in note]
