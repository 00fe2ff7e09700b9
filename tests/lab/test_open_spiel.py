"""The game by our rules in OpenSpiel: its own test plays it, and its searches search it."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest

from sixdot.lab.encoding import mask_of
from sixdot.lab.open_spiel import ORDERS, SpielState, resampler
from tests.helpers.learning import encoding_for, index_for

pyspiel: Any = import_module("pyspiel")
mcts: Any = import_module("open_spiel.python.algorithms.mcts")
ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")


def game(text: str) -> Any:
    return pyspiel.load_game(f"sixdot({text})")


def dealt(text: str, order: int = 1) -> SpielState:
    state: SpielState = game(text).new_initial_state()
    for outcome in (order, 2):
        state.apply_action(outcome)
    return state


@pytest.mark.parametrize(
    "text",
    [
        "edition=mattel,players=2,steps=20",
        "edition=dos,players=3,steps=12",
        "edition=rnib,players=4,house=jump-in+seven-zero,steps=12",
        "edition=question,players=2,steps=20",
    ],
)
def test_openspiel_finds_nothing_wrong(text: str) -> None:
    pyspiel.random_sim_test(game(text), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("text", ["edition=mattel,players=3", "edition=dos,players=2"])
def test_a_round_is_played_to_its_end_and_its_returns_add_up_to_nothing(text: str) -> None:
    state, rng = dealt(text), Random(1)
    while not state.is_terminal():
        seat = state.current_player()
        assert state.episode is not None
        view = state.episode.view(seat)
        rules = state.numbered.settings.rules
        legal = state.legal_actions()
        assert legal == np.flatnonzero(mask_of(view, index_for(rules))).tolist()
        assert np.array_equal(np.float32(state.observation_tensor(seat)), encoding_for(rules).encode(view))
        state.apply_action(rng.choice(legal[: rng.choice([1, 1, 99])]))
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) == 1.0
    assert state.legal_actions() == []


def test_chance_shuffles_once_and_decides_the_deal() -> None:
    state = game("edition=mattel,players=2").new_initial_state()
    assert state.is_chance_node()
    assert sum(share for _, share in state.chance_outcomes()) == pytest.approx(1)
    assert len(state.chance_outcomes()) == ORDERS
    assert str(dealt("edition=mattel,players=2")) == str(dealt("edition=mattel,players=2"))
    assert str(dealt("edition=mattel,players=2")) != str(dealt("edition=mattel,players=2", order=3))
    assert state.action_to_string(-1, 7) == "shuffle 7"


def test_a_clone_goes_on_by_itself() -> None:
    state = dealt("edition=mattel,players=2")
    before = str(state)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert (str(state), str(twin) == before) == (before, False)
    state.apply_action(state.legal_actions()[0])
    assert str(state) == str(twin)
    assert state.information_state_string(0) == twin.information_state_string(0)


def test_what_a_player_is_told_does_not_depend_on_what_it_cannot_see() -> None:
    state = dealt("edition=rnib,players=3")
    for _ in range(12):
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    others = {(player + 1) % 3, (player + 2) % 3}
    imagined = [state.resampled(player, seed) for seed in range(5)]
    for other in imagined:
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
    assert any(
        each.observation_string(seat) != state.observation_string(seat) for seat in others for each in imagined
    )


def test_its_searches_choose_something_legal() -> None:
    state = dealt("edition=mattel,players=2,steps=60")
    played, chance = state.get_game(), np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, chance)
    assert mcts.MCTSBot(played, 1.5, 6, rollouts, random_state=chance).step(state) in state.legal_actions()
    bot = ismcts.ISMCTSBot(
        played,
        rollouts,
        1.5,
        12,
        random_state=chance,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    bot.set_resampler(resampler(1))
    assert bot.step(state) in state.legal_actions()


def test_a_table_that_cannot_be_is_refused_in_a_sentence() -> None:
    with pytest.raises(Exception, match="2 to 4 players"):
        game("edition=dos,players=9")
