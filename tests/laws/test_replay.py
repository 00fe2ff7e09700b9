"""Laws 4 and 5: the same deal and actions make the same round; a copy goes on like its original, apart from it."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis.strategies import integers

from sixdot.game.actions import DRAW, LAST_MOVE
from sixdot.game.editions import EDITIONS
from sixdot.game.leaving import come_back, fold, go_away
from sixdot.game.match import BETWEEN, OVER, Match
from sixdot.game.options import Options
from sixdot.game.shuffle import chosen_deal
from tests.helpers.soak import bounded
from tests.laws.laws import a_copy_goes_its_own_way
from tests.laws.marks import every_table
from tests.laws.tables import Table, a_table, do, is_over, next_step, sit

seeds = integers(0, 2**32 - 1)


@every_table
@settings(max_examples=bounded(1, soak=5))
@given(seed=seeds)
def test_the_same_deal_and_the_same_actions_give_the_same_round(edition: str, players: int, seed: int) -> None:
    rng = Random(f"{edition} {players} {seed}")
    table = a_table(rng, edition, players)
    game, dealt = sit(table)
    again, dealt_again = sit(table)
    assert dealt == dealt_again
    for _ in range(150):
        if is_over(game):
            break
        step = next_step(rng, game, table)
        assert do(game, table, step) == do(again, table, step)
        assert game.fingerprint() == again.fingerprint()


@every_table
@settings(max_examples=bounded(1, soak=5))
@given(seed=seeds)
def test_a_round_goes_the_same_way_whether_or_not_anybody_listens(edition: str, players: int, seed: int) -> None:
    rng = Random(f"{edition} {players} {seed}")
    table = a_table(rng, edition, players)
    game, dealt = sit(table, listening=True)
    silent, nothing = sit(table, listening=False)
    assert dealt
    assert not nothing
    assert game.fingerprint() == silent.fingerprint()
    for _ in range(150):
        if is_over(game):
            break
        step = next_step(rng, game, table)
        assert do(game, table, step)
        assert not do(silent, table, step)
        assert game.fingerprint() == silent.fingerprint()


@every_table
@settings(max_examples=bounded(1, soak=5))
@given(seed=seeds)
def test_a_copy_goes_on_like_its_original(edition: str, players: int, seed: int) -> None:
    rng = Random(f"{edition} {players} {seed}")
    table = a_table(rng, edition, players)
    game, _ = sit(table)
    for place in range(120):
        if is_over(game):
            break
        if place % 30 == 0:
            twin = game.copy()
            twin.listen()
        step = next_step(rng, game, table)
        assert do(game, table, step) == do(twin, table, step)
        assert game.fingerprint() == twin.fingerprint()
        assert [game.legal(seat) for seat in range(players)] == [twin.legal(seat) for seat in range(players)]


WAYS: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))]


@pytest.mark.parametrize("copied", WAYS, ids=["copy", "deepcopy", "pickle"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_python_s_own_copies_go_on_like_their_original_and_leave_it_alone(
    edition: str, copied: Callable[[Any], Any]
) -> None:
    rng = Random(f"{edition} copies")
    for _ in range(bounded(4, soak=100)):
        table = a_table(rng, edition)
        game, _ = sit(table)
        for place in range(90):
            if is_over(game):
                break
            if place % 30 == 0:
                twin = copied(game)
            step = next_step(rng, game, table)
            told, before = do(game, table, step), twin.fingerprint()
            assert before != game.fingerprint()
            assert do(twin, table, step) == told
            assert twin.fingerprint() == game.fingerprint()
            assert [game.view(seat) for seat in range(game.players)] == [
                twin.view(seat) for seat in range(game.players)
            ]


@pytest.mark.parametrize("copied", WAYS, ids=["copy", "deepcopy", "pickle"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_copy_of_a_whole_game_goes_on_like_it_and_leaves_it_alone(
    edition: str, copied: Callable[[Any], Any]
) -> None:
    rng = Random(f"{edition} games")
    game = Match(EDITIONS[edition], 3, Options(target=100), people=[0, 2])
    for place in range(200):
        if place % 25 == 0:
            twin, known = copied(game), copied(game.view(1)) if game.number else None
        if game.stage == BETWEEN:
            deal = chosen_deal(edition, game.number + 1)
            assert game.commit(deal) == twin.commit(deal)
            assert game.deal() == twin.deal()
        if game.stage == OVER:
            break
        seat = game.view(None).turn or 0
        plays = [action for action in game.legal(seat) if action.verb <= LAST_MOVE and action.verb != DRAW]
        action = rng.choice(plays or game.legal(seat))
        told = game.apply(seat, action)
        if known is not None:
            assert twin.view(1) == known != game.view(1)
            known = None
        assert twin.apply(seat, action) == told
        assert (twin.view(1), twin.scores, twin.stage) == (game.view(1), game.scores, game.stage)


@every_table
@settings(max_examples=bounded(1, soak=5))
@given(seed=seeds)
def test_what_is_done_to_a_copy_leaves_its_original_alone(edition: str, players: int, seed: int) -> None:
    rng = Random(f"{edition} {players} {seed}")
    table = a_table(rng, edition, players)
    game, _ = sit(table)
    for place in range(100):
        if is_over(game):
            break
        if place % 5 == 0:
            a_copy_goes_its_own_way(game, rng)
        do(game, table, next_step(rng, game, table))


@every_table
def test_leaving_and_coming_back_in_a_copy_leave_its_original_alone(edition: str, players: int) -> None:
    rng = Random(players)
    table = Table(**{**vars(a_table(rng, edition, players)), "people": tuple(range(players)), "passed_over": ()})
    game, _ = sit(table)
    for seat in range(players):
        before = game.fingerprint()
        twin = game.copy()
        if rng.random() < 0.5:
            fold(twin, seat)
        else:
            go_away(twin, seat, False)
            assert twin.fingerprint() != before
            come_back(twin, seat)
        assert game.fingerprint() == before


@every_table
def test_another_seed_is_another_deal(edition: str, players: int) -> None:
    rng = Random(players)
    table = a_table(rng, edition, players)
    game, _ = sit(table)
    other, _ = sit(Table(**{**vars(table), "seed": table.seed + 1}))
    assert game.fingerprint() != other.fingerprint()
