"""Learning environments, ours and others', stepped at random with all observations made: for `bench/worker.py`.

Every function returns a loop that plays so many rounds and says how many decisions there were, whoever made them.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import numpy as np
import rlcard
from ours import edition

from sixdot.game.shuffle import Source
from sixdot.lab import bot_from
from sixdot.lab.aec import SixdotAEC
from sixdot.lab.batch import Batch
from sixdot.lab.gym import SixdotGym

Loop = Callable[[int], int]
TABLES = 256  # of a batch


def rlcard_steps(players: int) -> Loop:
    game = rlcard.make("uno", config={"game_num_players": players})
    chance = random.random

    def play(rounds: int) -> int:
        decisions = 0
        for _ in range(rounds):
            state, _player = game.reset()
            while not game.is_over():
                legal = list(state["legal_actions"])
                state, _player = game.step(legal[int(chance() * len(legal))])
                decisions += 1
        return decisions

    return play


def _one_of(mask: Any) -> int:
    legal = mask.nonzero()[0]
    return int(legal[int(random.random() * len(legal))])


def _rounds(game: Any) -> Loop:
    """Of any PettingZoo environment."""

    def play(rounds: int) -> int:
        decisions = 0
        for _ in range(rounds):
            game.reset(seed=random.getrandbits(30))
            for _agent in game.agent_iter():
                observation, _reward, terminated, truncated, _info = game.last()
                if terminated or truncated:
                    game.step(None)
                else:
                    game.step(_one_of(observation["action_mask"]))
                    decisions += 1
        return decisions

    return play


def pettingzoo_steps(name: str) -> Loop:
    """One of PettingZoo's own games, between two, without the wrappers that check every call."""
    return _rounds(import_module(f"pettingzoo.classic.{name}").raw_env())


def aec_steps(players: int) -> Loop:
    return _rounds(SixdotAEC(edition().id, players))


def gym_steps(players: int) -> Loop:
    """The learner's decisions and those of its opponents, which are policies that choose at random too."""
    asked = 0

    def opponent(row: Any, mask: Any) -> int:
        nonlocal asked
        asked += 1
        return _one_of(mask)

    return _learning(SixdotGym(edition().id, players, bot_from(opponent)), lambda: asked)


def gym_steps_with_views(players: int) -> Loop:
    """The same with opponents that are bots, and are given Views."""
    asked = 0

    def opponent(view: Any, source: Source) -> Any:
        nonlocal asked
        asked += 1
        offered = [*view.legal, *(() if view.turn == view.seat else (None,))]
        return offered[int(random.random() * len(offered))]

    return _learning(SixdotGym(edition().id, players, opponent), lambda: asked)


def _learning(game: SixdotGym, asked: Callable[[], int]) -> Loop:
    def play(rounds: int) -> int:
        decisions = -asked()
        for _ in range(rounds):
            _row, info = game.reset(seed=random.getrandbits(30))
            over = False
            while not over:
                _row, _reward, over, cut_off, info = game.step(np.int64(_one_of(info["action_mask"])))
                over = over or cut_off
                decisions += 1
        return decisions + asked()

    return play


def batch_steps(players: int) -> Loop:
    """A round stands for one step of all tables."""
    batch = Batch(TABLES, edition().id, players, seed=random.getrandbits(30))
    chance = np.random.default_rng(1)

    def play(rounds: int) -> int:
        for _ in range(rounds):
            batch.step(batch.sample(chance))
        return rounds * TABLES

    return play
