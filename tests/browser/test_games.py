"""Whole games at the page: by keyboard, and by what a screen reader is told."""

from __future__ import annotations

import re

import pytest

from tests.browser.people import Person
from tests.browser.playing import add_bots, answer, open_table, play_game, play_to, start

pytestmark = pytest.mark.slow
# What the rule books are called.
BOOKS = {"rnib": "RNIB:", "mattel": "Mattel", "french": "French", "question": "Question", "dos": "DOS"}


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
