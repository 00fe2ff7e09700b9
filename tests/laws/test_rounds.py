"""Laws 1, 2 and 7: cards, turns and ends, after every action in every kind of round."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis.strategies import integers

from sixdot.bots.uno.habits import right_answer
from sixdot.game.actions import any_answer
from sixdot.game.editions import EDITIONS
from sixdot.game.position import play_random_round, simulated_round
from sixdot.game.refusal import Refusal
from sixdot.game.shuffle import FastRandom
from sixdot.game.view import NOBODY
from tests.helpers.soak import bounded
from tests.laws.laws import all_is_lawful, every_card, must
from tests.laws.marks import every_table
from tests.laws.tables import MOST_STEPS, Table, a_table, do, is_over, must_end, next_step, sit

seeds = integers(0, 2**32 - 1)


def play(table: Table, rng: Random, most: int) -> int:
    """Play a round, checking every law after every step. Returns how many steps there were."""
    game, _ = sit(table, listening=rng.random() < 0.5)
    all_is_lawful(game)
    steps = 0
    while not is_over(game) and steps < most:
        told = do(game, table, next_step(rng, game, table))
        assert not isinstance(told, Refusal), str(told)
        steps += 1
        all_is_lawful(game)
    must(is_over(game) or not must_end(table) or most < MOST_STEPS, f"{table}: the round never ends")
    return steps


@every_table
@settings(max_examples=1)
@given(seed=seeds)
def test_after_every_action_every_card_is_there_and_somebody_can_act(edition: str, players: int, seed: int) -> None:
    rng = Random(f"{edition} {players} {seed}")
    play(a_table(rng, edition, players), rng, 250)


@pytest.mark.slow
@every_table
@settings(max_examples=bounded(5, soak=25))
@given(seed=seeds)
def test_after_every_action_of_many_rounds_all_is_lawful(edition: str, players: int, seed: int) -> None:
    rng = Random(f"{edition} {players} {seed}")
    play(a_table(rng, edition, players), rng, 500)


@every_table
@settings(max_examples=bounded(2, soak=10))
@given(seed=seeds)
def test_a_round_of_players_who_draw_only_when_nothing_fits_ends(edition: str, players: int, seed: int) -> None:
    rng = Random(f"{edition} {players} {seed}")
    table = a_table(rng, edition, players)
    quiet = Table(**{**vars(table), "style": "eager", "talk": 0.0, "going": 0.0})
    game, _ = sit(quiet, listening=False)
    for _ in range(MOST_STEPS):
        if is_over(game):
            break
        do(game, quiet, next_step(rng, game, quiet))
    assert is_over(game)
    all_is_lawful(game)
    assert game.blocked == (game.winner == NOBODY)


@every_table
def test_simulated_rounds_end_with_all_cards_there(edition: str, players: int) -> None:
    source = FastRandom(f"{edition} {players}")
    for _ in range(3):
        game = simulated_round(EDITIONS[edition], players, source)
        decisions = play_random_round(game, source, 3000)
        assert is_over(game) or decisions == 3000
        assert sorted(every_card(game)) == game.deck.full()


@every_table
def test_an_action_by_chance_is_the_one_that_chance_picks_from_the_list(edition: str, players: int) -> None:
    source = FastRandom(f"{players} {edition}")
    game = simulated_round(EDITIONS[edition], players, source)
    for _ in range(400):
        if is_over(game):
            break
        legal = game.legal(game.turn)
        again = source.copy()
        picked = game.any_legal(source)
        assert picked == legal[again.below(len(legal)) if len(legal) > 1 else 0]
        assert source.state_text() == again.state_text()
        game.apply(game.turn, right_answer if picked == any_answer else picked)
