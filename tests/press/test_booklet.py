"""A booklet tells every rule of its edition, in the very sentences of `rules` and `why`; its tables are the deck."""

from __future__ import annotations

import re
from itertools import chain

import pytest

from sixdot.game.editions import EDITIONS, edition_named
from sixdot.game.house import HOUSE_RULES, with_house_rules
from sixdot.game.match import Match
from sixdot.game.options import SetupError
from sixdot.press.booklet import Paragraph
from sixdot.press.text import text_of
from sixdot.voice.chapters import chapters_of, read_rules, title_of
from sixdot.voice.words import LANGUAGES, Words, sentence
from tests.press.source import ALL, body_of, booklet_of, tables_of

HOUSE = {rule.id: rule for rule in HOUSE_RULES}
OF_PROGRAM = {"12", "D6", "H15"}  # bots, sorted hands and slips of the finger: not at a table with real cards


@pytest.mark.parametrize(("edition", "language"), ALL)
def test_every_rule_of_the_edition_is_told_once_as_rules_says_it(edition: str, language: str) -> None:
    match, words = Match(edition_named(edition), players=4), Words(language)
    printed = booklet_of(edition, language).rules()
    ids = [*chain(*chain(*chapters_of(match.edition).values()))]
    left_out = {rule for rule in ids if rule not in printed}
    assert set(printed) == set(ids) - left_out
    assert all(is_senseless(rule, edition) for rule in left_out - OF_PROGRAM)
    assert not OF_PROGRAM & set(printed)
    everything = read_rules("all", match).text(words.but(length="full")).split("\n")
    for rule, text in printed.items():
        said = read_rules(rule, match).text(words)
        bare = re.sub(r"^\w+\s?: ", "", text)
        ours = {"en": " This is Sixdot's choice.", "fr": " C'est un choix de Sixdot."}[language]
        told = bare.removesuffix(ours)
        assert told[1:] in said, (rule, said)
        assert told[0].lower() in said.lower()
        if rule not in HOUSE:
            assert text in everything


def is_senseless(rule: str, edition: str) -> bool:
    """A house rule that no table of this edition can agree on."""
    house = HOUSE[rule]
    for written in [f"{house.name}={value}" for value in house.values] or [house.name]:
        try:
            with_house_rules(edition_named(edition), [written])
        except SetupError:
            continue
        return False
    return True


def test_house_rules_that_make_no_sense_are_left_out_and_the_others_are_there() -> None:
    assert {"H1", "H2", "H3"} <= set(booklet_of("mattel", "en").rules())
    assert not {"H13", "H14"} & set(booklet_of("mattel", "en").rules())
    assert {"H13", "H14"} <= set(booklet_of("question", "en").rules())
    assert not set(HOUSE) & set(booklet_of("dos", "en").rules())


@pytest.mark.parametrize(("language", "open_still"), [("en", "A table may agree"), ("fr", "Une table peut convenir")])
def test_no_house_rule_is_said_to_hold_anyway(language: str, open_still: str) -> None:
    """In the question edition draw cards stack by the book; what a table may agree on is which."""
    assert open_still in booklet_of("question", language).rules()["H1"]
    assert "anyway" not in booklet_of("question", "en").rules()["H1"]


@pytest.mark.parametrize(("edition", "language"), ALL)
def test_every_rule_begins_with_a_letter_and_a_number_in_their_order(edition: str, language: str) -> None:
    for chapter in booklet_of(edition, language).chapters:
        rules = [part.rule for part in chapter.parts if isinstance(part, Paragraph) and part.rule]
        assert all(re.fullmatch("[A-Z][0-9]+", rule) for rule in rules)
        for letter in {rule[0] for rule in rules}:
            numbers = [int(rule[1:]) for rule in rules if rule[0] == letter]
            assert numbers == sorted(numbers)


@pytest.mark.parametrize(("edition", "language"), ALL)
def test_cards_and_dealing_come_before_a_turn_and_scoring_near_the_end(edition: str, language: str) -> None:
    words = Words(language)
    titles = [chapter.title for chapter in booklet_of(edition, language).chapters]
    places = [titles.index(sentence(title_of(name, words))) for name in ("aim", "cards", "deal", "turn", "score")]
    assert places == sorted(places)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_booklet_for_real_cards_does_not_speak_of_the_program(language: str) -> None:
    text = " ".join([text_of(booklet_of(edition, language)) for edition in EDITIONS])
    for word in (
        "bot plays",
        "bot joue",
        "You are asked every time",
        "On vous demande",
        "Our choice",
        "finger",
        "faute de frappe",
    ):
        assert f" {word}" not in text


SMALL_PRINT = [
    ("dos", "O6", "en", "With bonuses of both kinds, the first card you lay is that of a double match"),
    ("dos", "O6", "fr", "la première carte posée est celle d'une association double"),
    ("dos", "O7", "en", "the row is filled up even if you are out, and the others draw beginning on your left"),
    (
        "dos",
        "O7",
        "fr",
        "on complète la rangée même si votre main est vide, et les autres piochent à partir de votre gauche",
    ),
    ("mattel", "G1", "en", "A Skip or Reverse as the last card does nothing more"),
    ("mattel", "G1", "fr", "Un Passe-tour ou une Inversion en dernière carte n'ont plus d'effet"),
]


@pytest.mark.parametrize(("edition", "rule", "language", "said"), SMALL_PRINT)
def test_what_sixdot_has_decided_is_printed_too(edition: str, rule: str, language: str, said: str) -> None:
    assert said in booklet_of(edition, language).rules()[rule]


@pytest.mark.parametrize(("edition", "language"), ALL)
def test_the_tables_of_cards_are_the_deck(edition: str, language: str) -> None:
    played = edition_named(edition)
    marks, values = tables_of(booklet_of(edition, language))
    assert sum(int(count) for _, _, count in values.rows) == sum(played.deck.copies)
    points = {int(points) for _, points, _ in values.rows if points.isdigit()}
    special = {card for card in played.deck.cards if card.number is None or card.colour is None}
    assert points == {played.card_points()[card.kind] for card in special}
    told = [mark for _, mark in marks.rows]
    for card in special:
        assert played.marks.of(card) in told
    assert len(marks.rows) == len(special) + 4
    assert all(len(row) == len(values.head) == len(told) for row, told in zip(values.rows, values.told, strict=True))


def test_the_table_of_values_in_words() -> None:
    marks, values = tables_of(booklet_of("mattel", "en"))
    assert values.head == ("Card", "Points", "How many")
    assert values.rows[:2] == (("Number", "its number", "76"), ("Draw Two", "20", "8"))
    assert values.told[1] == ("Draw Two", "Points: 20", "How many: 8")
    assert ("Blue 0 to 9", "b0 to b9") in marks.rows
    assert ("Inversion bleue", "rev b") in tables_of(booklet_of("french", "fr"))[0].rows


@pytest.mark.parametrize(("edition", "language"), ALL)
def test_plain_text_has_a_line_for_each_paragraph(edition: str, language: str) -> None:
    booklet = booklet_of(edition, language)
    text = text_of(booklet)
    lines = text.split("\n")
    assert [line for line in lines if line in booklet.rules().values()] == [*booklet.rules().values()]
    assert text.split() == f"{booklet.title} {booklet.opening} {' '.join(body_of(booklet))}".split()
