"""Actions as numbers: every action has one, and every number is one action."""

from __future__ import annotations

from random import Random

import pytest

from sixdot.game.actions import (
    ACCEPT,
    CHALLENGE,
    COLOUR,
    DRAW,
    MADE_ONCE,
    PASS,
    PICKUP,
    PLAY,
    UNKNOWN,
    accusals,
    parse,
)
from sixdot.game.editions import EDITIONS
from sixdot.lab.encoding import mask_of
from sixdot.lab.episode import Episode
from tests.helpers.learning import TABLES, episode, index_for, random_step

GAMES = {"uno": EDITIONS["mattel"], "dos": EDITIONS["dos"]}
SIZES = {"uno": 150, "dos": 12_369}


@pytest.mark.parametrize("game", GAMES)
def test_every_number_is_one_action_and_back(game: str) -> None:
    index = index_for(GAMES[game])
    players = GAMES[game].most_players
    assert index.size == SIZES[game] == len(set(index.notation()))
    for seat in range(players):
        actions = [index.action(number, seat, players) for number in range(index.size)]
        assert len(set(actions)) == index.size
        assert [index.index(action, seat, players) for action in actions] == list(range(index.size))


@pytest.mark.parametrize("game", GAMES)
def test_a_number_is_written_as_in_a_record(game: str) -> None:
    index = index_for(GAMES[game])
    names = index.notation()
    assert names[0] == "nothing"
    for number in range(1, index.size):
        verb, _, distance = names[number].partition(" +")
        if verb not in ("catch", "swap"):
            assert index.action(number, seat=1, players=4) == parse(names[number])
        elif int(distance) < 4:
            assert index.action(number, seat=1, players=4) == parse(f"{verb} {(1 + int(distance)) % 4}")


def test_others_are_counted_from_the_seat_that_acts() -> None:
    index = index_for(GAMES["uno"])
    left = index.notation().index("catch +1")
    assert index.action(left, seat=0, players=4) == parse("catch 1")
    assert index.action(left, seat=3, players=4) == parse("catch 0")


@pytest.mark.parametrize("name", TABLES)
def test_whatever_is_legal_has_a_number_and_nothing_else_is_offered(name: str) -> None:
    rng = Random(name)
    for seed in range(3):
        game = episode(name, seed)
        for _ in range(150):
            if game.over:
                break
            for seat in {game.asked, rng.randrange(game.settings.players)}:
                offers_what_is_legal(game, seat)
            random_step(game, rng)


def offers_what_is_legal(game: Episode, seat: int) -> None:
    rules = game.settings.rules
    view = game.view(seat)
    numbers = mask_of(view, index_for(rules)).nonzero()[0]
    offered = {index_for(rules).action(int(number), seat, view.players) for number in numbers}
    assert offered == {*view.legal, *([] if view.turn == seat else [None])}


@pytest.mark.parametrize("number", [-1, 150])
def test_an_unknown_number_is_refused_with_a_sentence(number: int) -> None:
    with pytest.raises(ValueError, match="numbered from 0 to 149"):
        index_for(GAMES["uno"]).action(number, 0, 2)


def test_table_talk_has_no_number() -> None:
    with pytest.raises(ValueError, match="accuse 1 has no number"):
        index_for(GAMES["uno"]).index(accusals[1], 0, 4)


def test_what_is_made_once_knows_its_place_and_what_is_made_anew_has_the_same_number() -> None:
    index = index_for(EDITIONS["mattel"])
    for place, action in enumerate(MADE_ONCE):
        assert action.place == place
        again = parse(str(action))
        if action.verb in (PLAY, DRAW, PASS, COLOUR, CHALLENGE, ACCEPT, PICKUP, UNKNOWN):
            assert index.index(action, 1, 4) == index.index(again, 1, 4)
