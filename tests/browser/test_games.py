"""Whole games at the page: by keyboard, and by what a screen reader is told."""

from __future__ import annotations

import re
from functools import cache

import pytest

from sixdot.classroom.starter import starter_questions
from tests.browser.people import Person
from tests.browser.playing import add_bots, open_table, play_game, play_to, start

pytestmark = pytest.mark.slow
# What the rule books are called.
BOOKS = {"rnib": "RNIB:", "mattel": "Mattel", "french": "French", "question": "Question", "dos": "DOS"}


@cache
def known() -> dict[str, str]:
    """An answer to every question that can be asked."""
    sets = (starter_questions("en", str(seed)) for seed in range(200))
    return {asked.ask: asked.accept[0] for questions in sets for asked in questions.values()}


def answer(question: str) -> str:
    """The answer of somebody who has done the homework."""
    return known()[question.removeprefix("Question: ")]


@pytest.mark.parametrize("edition", BOOKS)
def test_a_whole_game_is_played_by_keyboard_and_by_ear(edition: str, person: Person) -> None:
    open_table(person, "Zoe", BOOKS[edition])
    add_bots(person, 2)
    play_to(person, 20)
    start(person)
    play_game(person, answer)
    assert 'row "You' in person.tree("#result")
    person.until_heard(r"\bwins? the game")
    told = [line for line in person.heard() if re.search(r"\bwins? the game", line)]
    assert len(told) == 1
    assert person.screen == "result"
