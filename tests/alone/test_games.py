"""Whole games without a server, after one visit, with no network any more."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.alone.files import FileServer
from tests.browser.people import Person
from tests.browser.playing import add_bots, answer, open_table, play_game, play_to, start
from tests.browser.test_games import BOOKS

pytestmark = pytest.mark.slow
READY = 120.0  # seconds, at most, until the game can be played on a busy machine


def visit(person: Person) -> None:
    """Come for the first time: the lobby is there at once, and the wait is told until the game is ready."""
    person.go()
    person.until_on("lobby")
    person.until_heard("Getting the game ready: 0 percent")
    person.until_heard("The game is ready. From now on it works without a connection.", patience=READY)


def test_a_whole_game_of_each_edition_is_played_with_the_network_gone(
    people: Callable[..., Person], host: FileServer
) -> None:
    person = people()
    visit(person)
    host.close()
    for edition, book in BOOKS.items():
        said = len(person.heard())
        open_table(person, "Zoe", book)
        add_bots(person, 2)
        play_to(person, 20)
        start(person)
        play_game(person, answer)
        assert 'row "You' in person.tree("#result"), edition
        person.until_heard(r"\bwins? the game", said)
