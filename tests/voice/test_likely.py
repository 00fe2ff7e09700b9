"""The second ear: what a question is taken for by its likeness to others."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from sixdot.voice.understand.asking import asked, guessed
from sixdot.voice.understand.enquiry import Fact
from sixdot.voice.understand.likely import NOTHING, features, guesser
from sixdot.voice.words import LANGUAGES, Words
from tests.voice.test_asked import NAMES, view_of

CORPUS = Path(__file__).parents[2] / "corpus"


def examples(language: str) -> list[tuple[str, list[str]]]:
    lines = [line.split("\t") for line in (CORPUS / f"{language}.tsv").read_text("utf-8").splitlines()]
    return [(question, [label.partition("/")[0] for label in labels.split("|")]) for question, labels in lines]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_was_learned_from_the_corpus_and_for_every_fact(language: str) -> None:
    known = {label.partition("/")[0] for label in guesser(language).labels}
    assert known == {*get_args(Fact), NOTHING} == {fact for _, facts in examples(language) for fact in facts}
    some = examples(language)[::40]
    right = [guesser(language).likely(question, {"ana", "ben"})[0].fact in facts for question, facts in some]
    assert sum(right) > 0.9 * len(some)


def test_all_names_are_alike_and_so_are_all_numbers() -> None:
    assert features("has Wilhelmina 3 cards", {"wilhelmina"}) == features("has bo 12 cards", {"bo"})
    assert features("has Wilhelmina 3 cards") != features("has bo 3 cards")


@pytest.mark.parametrize(
    ("language", "typed", "fact", "topic"),
    [
        ("en", "what does losing a challenge cost me", "rule", "challenge"),
        ("en", "must i hurry up or can i think as long as i want", "clock", ""),
        ("fr", "si ma contestation échoue je pioche combien", "rule", "challenge"),
        ("fr", "faut que je me dépêche ou j'ai tout mon temps", "clock", ""),
    ],
)
def test_what_the_grammar_does_not_know_is_taken_for_what_it_is_like_and_that_is_said(
    language: str, typed: str, fact: str, topic: str
) -> None:
    words, view = Words(language), view_of()
    assert asked(typed, view, NAMES[language], words) is None
    taken = guessed(typed, view, NAMES[language], words)
    assert taken is not None
    assert (taken.fact, taken.topic, taken.sure) == (fact, topic, False)


def test_what_is_like_nothing_is_not_guessed() -> None:
    for typed in ("what a lovely evening we are having", "which of us has the nicest voice", "zig zag zog"):
        assert guessed(typed, view_of(), NAMES["en"], Words("en")) is None
