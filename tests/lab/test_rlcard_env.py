"""The game by our rules in RLCard: its agents and tools play it as they play its own."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
import pytest

from sixdot.lab.episode import IllegalAction
from sixdot.lab.rlcard_env import RLCardEnv
from tests.helpers.learning import TABLES

agents: Any = import_module("rlcard.agents.random_agent")
utils: Any = import_module("rlcard.utils.utils")


class Player:
    """Plays the first thing that fits, as RLCard's agents are asked; `use_raw`: by its words."""

    def __init__(self, use_raw: bool) -> None:
        self.use_raw = use_raw
        self.seen: list[dict[str, Any]] = []

    def step(self, state: dict[str, Any]) -> Any:
        self.seen.append(state)
        listed = state["raw_legal_actions"] if self.use_raw else state["legal_actions"]
        return next(iter(listed))

    def eval_step(self, state: dict[str, Any]) -> Any:
        return self.step(state), {}


def position(env: RLCardEnv) -> object:
    held = env.game.game.match.round
    assert held is not None
    return held.fingerprint(), env.get_player_id(), env.game.game.steps, env.get_payoffs().tolist()


@pytest.mark.parametrize("name", ["question-3", "dos-2", "everything", "partners", "points"])
def test_its_random_agents_play_to_the_end(name: str) -> None:
    env = RLCardEnv({"seed": 1}, **TABLES[name], most_steps=400)
    env.set_agents([agents.RandomAgent(env.num_actions) for _ in range(env.num_players)])
    np.random.seed(1)
    trajectories, payoffs = env.run(is_training=True)
    assert env.is_over()
    assert len(payoffs) == env.num_players == len(trajectories)
    moves = [step for seat in utils.reorganize(trajectories, payoffs) for step in seat]
    for state, action, *_ in moves:
        assert action in state["legal_actions"]
        assert state["obs"].shape == tuple(env.state_shape[0])
        assert len(state["raw_legal_actions"]) == len(state["legal_actions"])


def test_one_wins_what_the_other_loses_and_it_counts_once() -> None:
    env = RLCardEnv({"seed": 4}, edition="mattel")
    env.set_agents([Player(use_raw=False), Player(use_raw=True)])
    paid = [env.run()[1].tolist() for _ in range(6)]
    assert {tuple(each) for each in paid} == {(1.0, -1.0), (-1.0, 1.0)}
    again = RLCardEnv({"seed": 4}, edition="mattel")
    again.set_agents(env.agents)
    assert utils.tournament(again, 6) == np.mean(paid, axis=0).tolist()


def test_an_agent_sees_its_own_cards_and_the_words_of_what_it_may_do() -> None:
    env = RLCardEnv({"seed": 2}, edition="mattel", players=3)
    state, player = env.reset()
    view = state["raw_obs"]
    assert view.seat == player
    assert state["raw_legal_actions"] == [str(action) for action in view.legal]
    everything = env.get_perfect_information()
    assert everything["hand_cards"][player] == [card.code for card in view.hand]
    assert sum(map(len, everything["hand_cards"])) + len(everything["draw_pile"]) + view.discard_count == 108
    assert everything["legal_actions"] == state["raw_legal_actions"]
    assert env.get_state((player + 1) % 3)["legal_actions"] == {}


def test_steps_are_taken_back_one_by_one_to_the_deal() -> None:
    env = RLCardEnv({"seed": 3, "allow_step_back": True}, edition="rnib", players=3, house=("jump-in",))
    state, _ = env.reset()
    stations: list[tuple[object, bytes]] = []
    while not env.is_over() and len(stations) < 60:
        stations.append((position(env), state["obs"].tobytes()))
        state, _ = env.step(list(state["legal_actions"])[-1 if len(stations) % 3 else 0])
    for before, row in reversed(stations):
        back = env.step_back()
        assert (position(env), back[0]["obs"].tobytes()) == (before, row)
    assert env.step_back() is False


def test_going_on_after_a_step_back_ends_as_it_would_have() -> None:
    straight, roundabout = (RLCardEnv({"seed": 6, "allow_step_back": True}, edition="dos") for _ in range(2))
    state, _ = straight.reset()
    other, _ = roundabout.reset()
    while not straight.is_over():
        legal = list(other["legal_actions"])
        roundabout.step(legal[-1])
        roundabout.step_back()
        other, _ = roundabout.step(legal[0])
        state, _ = straight.step(next(iter(state["legal_actions"])))
        assert position(straight) == position(roundabout)


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    """RLCard's own game would do something else instead."""
    env = RLCardEnv({"seed": 3}, edition="mattel")
    state, _ = env.reset()
    before = position(env)
    with pytest.raises(IllegalAction):
        env.step(next(number for number in range(1, 61) if number not in state["legal_actions"]))
    assert position(env) == before
    with pytest.raises(Exception, match="Step back is off"):
        env.step_back()
