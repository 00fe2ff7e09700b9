"""How the program judges an answer: case, accents and spaces, numbers as numbers, choices by letter or text."""

from __future__ import annotations

import json

import pytest

from sixdot.game.options import SetupError
from sixdot.game.questions import Question, number_in, question_data, question_from


@pytest.mark.parametrize(
    ("answer", "right"),
    [("Élan", True), ("elan", True), ("  ELAN. ", True), ("é lan", False), ("élan!", False), ("", False)],
)
def test_case_accents_and_spaces_do_not_matter(answer: str, right: bool) -> None:
    assert Question("What?", ("élan",)).accepts(answer) is right


def test_an_exact_question_wants_every_letter() -> None:
    sodium = Question("Sodium?", ("Na",), exact=True)
    assert sodium.accepts("Na")
    assert not sodium.accepts("na")
    assert not sodium.accepts("Na.")


@pytest.mark.parametrize(
    ("text", "language", "value"),
    [
        ("4", "", 4), ("4.0", "", 4), ("+4", "", 4), ("-4", "", -4), ("−4", "", -4), ("3,5", "en", 3.5),
        ("3.5", "fr", 3.5), ("1,000", "en", 1000), ("1,000", "fr", 1), ("1 000", "fr", 1000), ("1/2", "", 0.5),
        ("1\u202f000,5", "fr", 1000.5), ("1 2 5", "", None), ("1/0", "", None), ("four", "", None), ("", "", None),
        ("1e9", "", None), ("nan", "", None), ("9" * 21, "", None), ("1.2.3", "", None),
    ],
)  # fmt: skip
def test_a_number_is_read_as_people_write_it(text: str, language: str, value: float | None) -> None:
    assert number_in(text, language) == value


def test_numbers_are_compared_as_numbers_with_a_tolerance() -> None:
    exactly = Question("Half of 8?", ("4", "four"), tolerance=0.0)
    assert [exactly.accepts(answer) for answer in ("4", "4.0", "4,00", "8/2", "four", "4.1")] == [True] * 5 + [False]
    nearly = Question("Pi?", ("3.14",), tolerance=0.01)
    assert [nearly.accepts(answer) for answer in ("3.13", "3.15", "3,14159", "3.151", "about 3")] == [True] * 3 + [
        False
    ] * 2
    assert not Question("Room?", ("007",)).accepts("7"), "without a tolerance it is a text"


def test_a_choice_is_named_by_its_letter_or_its_text() -> None:
    italy = Question("Capital of Italy?", ("Rome",), choices=("Milan", "Rome", "Turin"))
    assert italy.spoken == "Capital of Italy? a) Milan, b) Rome, c) Turin"
    for answer in ("b", "B", "b)", "b.", "rome", "Rome.", "b) Rome", "b Rome"):
        assert italy.accepts(answer), answer
    for answer in ("a", "c", "d", "Milan", "a) Rome", "c Rome", "", "2"):
        assert not italy.accepts(answer), answer


def test_a_choice_that_is_a_letter_itself_is_meant_by_its_text() -> None:
    grade = Question("Which vowel comes first?", ("a",), choices=("b", "a"))
    assert grade.accepts("a")
    assert not grade.accepts("b"), "the first choice is called b"


def test_a_question_survives_as_data() -> None:
    whole = Question("Pi?", ("3.14",), False, 0.5, ("3.14", "3"), "h", "e", "s", 3, "en", "set 1")
    plain = Question("Ready?", ("yes",))
    for question in (whole, plain):
        assert question_from(json.loads(json.dumps(question_data(question)))) == question
    assert set(question_data(plain)) == {"ask", "accept", "exact"}


@pytest.mark.parametrize(
    "data",
    [
        {"level": "1"}, {"level": True}, {"level": 10}, {"tolerance": "1"}, {"tolerance": -1.0}, {"choices": "ab"},
        {"tolerance": float("nan")}, {"choices": ["one"]}, {"hint": 3}, {"hint": "a\nb"}, {"unheard": 1},
        {"source": "\x1b[2J"},
    ],
)  # fmt: skip
def test_data_that_is_no_question_is_refused(data: dict[str, object]) -> None:
    with pytest.raises((SetupError, TypeError)):
        question_from({"ask": "Ready?", "accept": ["yes"], "exact": False, **data})
