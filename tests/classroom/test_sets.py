"""Question sets: what a version is, how questions come onto cards, and that what ships is right."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from sixdot.classroom.sets import QuestionSet
from sixdot.classroom.shelf import NAMES, set_on_shelf, template
from sixdot.classroom.starter import lines_of
from sixdot.game.cards import UNO_DECK
from sixdot.game.questions import Question, plain_text
from sixdot.voice.braille import Braille, unicode_of
from tests.helpers.quizzes import questions

LANGUAGES = ("en", "fr")


def numbered(count: int) -> QuestionSet:
    return QuestionSet("some", "en", tuple([Question(f"Question {number}?", ("yes",)) for number in range(count)]))


def test_a_version_tells_sets_apart_by_what_they_ask() -> None:
    assert numbered(5).version == numbered(5).version
    assert numbered(5).version != numbered(6).version
    other = QuestionSet("another name", "en", numbered(5).questions)
    assert other.version == numbered(5).version
    changed = QuestionSet("some", "en", (Question("Question 0?", ("no",)), *numbered(5).questions[1:]))
    assert changed.version != numbered(5).version


@pytest.mark.parametrize("count", [1, 2, 3, 9, 10, 11, 15, 20, 30, 39, 40, 41, 500])
def test_every_number_card_has_a_question_and_all_are_used_alike(count: int) -> None:
    chosen = numbered(count)
    dealt = chosen.deal("seed")
    assert list(dealt) == [card.code for card in UNO_DECK.cards if card.number is not None]
    assert dealt == numbered(count).deal("seed"), "the same set and the same seed"
    assert all(question.source == f"some {chosen.version}" for question in dealt.values())
    times = Counter([question.ask for question in dealt.values()])
    assert len(times) == min(count, 40)
    assert max(times.values()) - min(times.values()) <= 1


@pytest.mark.parametrize("count", [10, 11, 12, 15, 20, 25, 30, 33, 40])
def test_with_ten_questions_no_two_cards_that_fit_ask_the_same(count: int) -> None:
    for seed in range(5):
        for (one, first), (other, second) in combinations(numbered(count).deal(str(seed)).items(), 2):
            if one[0] == other[0] or one[1] == other[1]:
                assert first.ask != second.ask, (one, other)


def test_another_seed_deals_otherwise() -> None:
    deals = [tuple(question.ask for question in numbered(60).deal(str(seed)).values()) for seed in range(20)]
    assert len(set(deals)) == 20


# What comes with the game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_set_on_the_shelf_is_whole(name: str, language: str) -> None:
    chosen = set_on_shelf(name, language)
    assert (chosen.name, chosen.language) == (name, language)
    assert len(chosen.questions) >= 20
    assert len({plain_text(question.spoken) for question in chosen.questions}) == len(chosen.questions)
    for question in chosen.questions:
        assert question.subject
        assert question.language == language
        assert all(question.accepts(answer) for answer in question.accept)
        assert not question.accepts("perhaps")
    assert len(chosen.deal("a")) == 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_template_shows_what_can_be_written(language: str) -> None:
    found = questions(template(language), "yaml", language)
    assert any(question.choices and question.hint and question.explanation for question in found)
    assert any(question.exact and question.level and question.subject for question in found)
    pi = next(question for question in found if question.tolerance == 0.01)
    assert [pi.accepts(answer) for answer in ("3.14", "3,13", "3.15", "3.16", "pi")] == [
        True,
        True,
        True,
        False,
        False,
    ]


def test_the_signs_of_english_braille_are_those_of_liblouis() -> None:
    lines = lines_of("ueb-signs.txt")
    assert len({name for _, name, _, _ in lines}) == len({nom for _, _, nom, _ in lines}) == len(lines)
    for written, _, _, dots in lines:
        inside = written if written in ("and", "for", "of", "the", "with") else f"b{written}b"
        after = f"{written} " if len(written) == 1 and written != "-" else inside
        text = f"b{after}" if len(written) == 1 and written not in "-'" else after
        cells = unicode_of(Braille("en-ueb-g2").cells(text).dots)
        wanted = chr(0x2800 + sum(1 << int(dot) - 1 for dot in dots))
        assert wanted in cells, (written, text, cells)
