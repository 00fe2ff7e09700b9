"""The rules by chapters: what the game is about first, every rule once, and found by name, number, id or word."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from itertools import chain
from pathlib import Path

import pytest

from sixdot.game.book import edition_from
from sixdot.game.editions import EDITIONS, bring
from sixdot.game.house import HOUSE_RULES, house_edition
from sixdot.game.match import Match
from sixdot.voice.chapters import FIRST, chapters_of, read_rules, title_of, turned_by
from sixdot.voice.rules import SMALL_PRINT, rule_text, rules_text, why_text
from sixdot.voice.understand.vocabulary import folded
from sixdot.voice.words import LANGUAGES, LENGTHS, Words, sentence

BOOKS = tomllib.loads((Path(__file__).parent / "rulebook.toml").read_text("utf-8"))
ENGLISH, FRENCH = Words("en"), Words("fr")
OURS = {"en": "Sixdot's choice", "fr": "choix de Sixdot"}


def table(edition: str, players: int = 3, house: tuple[str, ...] = ()) -> Match:
    return Match(house_edition(edition, house), players)


def read(asked: str, game: Match, words: Words = ENGLISH) -> str:
    return read_rules(asked, game).text(words)


# Which rules there are


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_rule_of_an_edition_is_in_one_chapter_and_no_other_is(edition: str) -> None:
    book = EDITIONS[edition]
    house = [rule.id for rule in HOUSE_RULES] if book.game == "uno" else []
    found = Counter(chain(*chain(*chapters_of(book).values())))
    assert found == Counter([*BOOKS[edition]["rules"].split(), *house, SMALL_PRINT])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_our_choice_is_marked_where_the_book_is_silent_and_nowhere_else(edition: str, language: str) -> None:
    book, words, marked = EDITIONS[edition], Words(language), OURS[language]
    whole, part = BOOKS[edition]["ours"].split(), BOOKS[edition]["in_part"].split()
    silent = words.say("why-ours", why="")
    for rule in BOOKS[edition]["rules"].split():
        told = why_text(rule, book, words)
        assert told.endswith(silent) == (rule in whole), told
        text = rule_text(rule, book, words)
        assert (marked in text) == (rule in part), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_house_rule_decides_is_not_called_our_choice(language: str) -> None:
    words = Words(language)
    assert OURS[language] in why_text("C6", EDITIONS["mattel"], words)
    assert OURS[language] not in why_text("C6", house_edition("mattel", ["no-bluff"]), words)
    assert OURS[language] in why_text("C6", house_edition("mattel", ["jump-in"]), words)


# The whole of it


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("length", ["normal", "full", "braille"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_chapters_together_are_the_whole_rules_in_the_words_of_why(
    edition: str, length: str, language: str
) -> None:
    game, words = table(edition), Words(language, length)
    told = read("all", game, words)
    small = ["U6", "U7", "G11"] if length == "normal" else []
    for rule in set(BOOKS[edition]["rules"].split()) - set(small):
        assert sentence(rule_text(rule, game.edition, words)) in told, rule
    for chapter in chapters_of(game.edition):
        assert sentence(title_of(chapter, words)) in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_more_is_read_the_more_is_wanted(edition: str, language: str) -> None:
    game = table(edition)
    brief, normal, full, _ = [len(read("all", game, Words(language, length))) for length in LENGTHS]
    assert brief < normal < full


@pytest.mark.parametrize(
    ("edition", "english", "french"),
    [
        ("question", "Every number card carries a question", "Chaque carte chiffrée porte une question"),
        ("dos", "with two that add up to it", "deux cartes dont la somme donne ce nombre"),
        ("mattel", "You want to be the first without cards.", "se débarrasser de ses cartes avant les autres"),
    ],
)
def test_the_rules_begin_with_what_the_game_is_about(edition: str, english: str, french: str) -> None:
    for words, says in ((ENGLISH, english), (FRENCH, french)):
        told = read("", table(edition), words)
        heading, about, *_ = told.split("\n")
        assert title_of(FIRST, words) in heading
        assert says in about
        assert says[:20] in rules_begin(edition, words)


def rules_begin(edition: str, words: Words) -> str:
    """What is read first of the whole."""
    return read("all", table(edition), words).split("\n")[1]


def test_the_rules_for_two_come_early_at_a_table_of_two() -> None:
    assert list(chapters_of(EDITIONS["mattel"], 2))[:4] == ["aim", "table", "two", "turn"]
    assert list(chapters_of(EDITIONS["mattel"], 3))[:3] == ["aim", "table", "turn"]
    told = read("3", table("mattel", 2))
    assert told.split("\n")[:2] == [
        "Rules, chapter 3 of 13: two players.",
        "With two players a Reverse works as a Skip does: its player takes another turn at once, and the direction"
        " stays. This is Sixdot's choice.",
    ]


# Where to read


def test_one_reads_on_and_back_from_where_one_was() -> None:
    game = table("mattel")
    first = read_rules("", game, "")
    second = read_rules("next", game, first.place)
    third = read_rules("suite", game, second.place)
    assert (first.place, second.place, third.place) == ("aim", "table", "turn")
    assert rules_text(game, ENGLISH) in second.text(ENGLISH)
    assert second.text(ENGLISH).endswith("next goes on with a turn.")
    assert third.text(FRENCH).endswith("Pour la suite, les cartes spéciales, tapez suite.")
    assert read_rules("back", game, third.place).place == "table"
    assert read_rules("retour", game, first.place).place == "aim"
    assert read_rules("next", game, "").place == "aim"
    last = read_rules("next", game, "talk")
    assert (last.place, last.text(ENGLISH)) == ("talk", "That was the last chapter. rules alone begins again.")


@pytest.mark.parametrize(
    ("typed", "way"), [("next", "next"), ("suite", "next"), ("Back", "back"), ("précédent", "back"), ("top", None)]
)
def test_a_word_alone_turns_the_page(typed: str, way: str | None) -> None:
    assert turned_by(typed) == way


@pytest.mark.parametrize("asked", ["the Wild Draw Four", "challenge", "le +4", "contester", "6"])
def test_a_chapter_is_found_by_its_name_in_any_language_or_its_number(asked: str) -> None:
    assert read_rules(asked, table("mattel"), "").place == ("four" if asked != "6" else "two")


def test_every_chapter_has_names_of_its_own() -> None:
    for edition in EDITIONS:
        for language in LANGUAGES:
            for chapter in chapters_of(EDITIONS[edition]):
                title = title_of(chapter, Words(language))
                assert read_rules(title, table(edition), "").place == chapter, title


@pytest.mark.parametrize("asked", ["T3", "t3", " T3 "])
def test_a_rule_is_read_by_its_id_as_why_reads_it(asked: str) -> None:
    assert read(asked, table("mattel")) == why_text("T3", EDITIONS["mattel"], ENGLISH)
    assert read("x9", table("mattel")).startswith("There is no rule X9.")
    assert read("O1", table("mattel")) == "Mattel O1: UNO has no such rule; it belongs to DOS."


def test_all_ids_are_listed_by_chapters() -> None:
    for asked in ("ids", "codes"):
        told = read(asked, table("question")).split("\n")
        assert told[0].startswith("Every rule has an id")
        assert "questions: Q1, Q2, Q3 and Q7." in told
        assert len(told) == 1 + len(chapters_of(EDITIONS["question"]))


def test_a_word_is_looked_up_in_all_rules() -> None:
    game = table("mattel")
    found = read("search reshuffle", game)
    assert found == "No rule speaks of reshuffle. rules chapters lists the chapters."
    assert read("bluffer", game, FRENCH) != read("chercher parlote", game, FRENCH)
    told = read("shuffled", game).split("\n")
    assert [line.partition(":")[0] for line in told] == [
        "G2",
        "F5",
        "House rule H8, not played at this table",
        told[-1],
    ]
    assert told[-1] == "rules F5 reads the whole of that rule."
    assert told == read("search shuffled", game).split("\n") == read("search for SHUFFLED", game).split("\n")
    stacks = read("stacking", table("question"))
    assert "Q4: Draw cards stack:" in stacks
    many = read("search draw", game).split("\n")
    assert len(many) == 6
    assert many[-1].startswith("Also ")


@pytest.mark.parametrize(("words", "word"), [(ENGLISH, "challenge"), (FRENCH, "pioche"), (FRENCH, "joker")])
def test_a_search_tells_the_sentences_that_have_the_word_and_where_the_rest_is(words: Words, word: str) -> None:
    told = read(f"search {word}" if words is ENGLISH else f"chercher {word}", table("mattel"), words).split("\n")
    rules = [line for line in told if re.match(r"[A-Z]\d+ ?:", line)]
    assert rules
    for line in rules:
        rule, _, said = line.partition(":")
        whole = read(rule.strip(), table("mattel"), words)
        for each in re.split(r"(?<=[.!?]) +", said.strip()):
            assert word[:4] in folded(each), line
            assert folded(each) in folded(whole)
    assert told[-1].startswith(("Also", "rules", "Il y a aussi", "Tapez règles"))


def test_what_this_table_plays_is_a_chapter_of_its_own() -> None:
    game = table("mattel", 4, ("jump-in", "penalty=4"))
    told = read("table", game)
    assert rules_text(game, ENGLISH) in told
    assert "H2" not in told
    full = read("house rules", game, Words("en", "full"))
    assert "H2: Whoever holds exactly the card on top" in full
    assert "H12: A missed call costs 4 cards." in full
    assert "H3" not in full


def test_a_book_from_a_file_has_its_chapters_with_its_own_numbers() -> None:
    said = {"en": {"differs": "At the pub a wrong answer costs 3."}}
    book = bring(
        edition_from({"name": "pub", "based-on": "mattel", "asks-questions": True, "wrong-answer": 3, "words": said})
    )
    game = Match(book, 2)
    assert "a wrong answer costs 3 cards and the turn." in read("", game)
    assert "At the pub a wrong answer costs 3." in read("", game)
    assert "you draw 3 cards and the turn passes." in read("questions", game)
    assert read("all", game).count("This is Sixdot's choice.") == 1  # the small print is always ours
