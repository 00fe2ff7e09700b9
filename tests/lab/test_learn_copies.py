"""Copies of the environments, by `copy`, `deepcopy` and `pickle`: each goes on as the original does, by itself."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest

from sixdot.lab.aec import SixdotAEC
from sixdot.lab.batch import Batch
from sixdot.lab.gym import SixdotGym
from tests.helpers.learning import TABLES


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS: list[Callable[[Any], Any]] = [copy, deepcopy, pickled]
STEPS = 40
NAMES = ["question-3", "dos-2", "everything", "game", "points", "rotating"]


def chosen(mask: np.ndarray[Any, Any], number: int) -> int:
    """A legal number, the same for the same mask and step."""
    legal = np.flatnonzero(mask)
    return int(legal[number * 7919 % len(legal)])


def go_on_at_all_seats(env: SixdotAEC) -> list[Any]:
    """What there is to see, on to the next episode."""
    told: list[Any] = []
    for number in range(STEPS):
        if not env.agents:
            env.reset()
        observation, reward, over, cut_off, _ = env.last()
        assert observation is not None
        told.append((env.agent_selection, reward, over, cut_off, observation["observation"].tobytes()))
        env.step(None if over or cut_off else chosen(observation["action_mask"], number))
    return told


def go_on_alone(env: gymnasium.Env[Any, Any]) -> list[Any]:
    told: list[Any] = []
    for number in range(STEPS):
        row, reward, over, cut_off, info = env.step(chosen(env.get_wrapper_attr("action_masks")(), number))
        told.append((row.tobytes(), reward, over, cut_off, info["seat"], info["action_mask"].tobytes()))
        if over or cut_off:
            told.append(env.reset()[0].tobytes())
    return told


def go_on_together(batch: Batch) -> list[Any]:
    told: list[Any] = []
    for number in range(STEPS):
        batch.step(np.array([chosen(mask, number) for mask in batch.masks]))
        told += [array.tobytes() for array in (batch.observations, batch.masks, batch.seats, batch.rewards)]
        told.append({table: row.tobytes() for table, row in batch.finals.items()})
    return told


def look_alike(original: Any, go_on: Callable[[Any], list[Any]]) -> None:
    """All copies first, then the original: none is moved by another."""
    go_on(original)
    twins = [way(original) for way in WAYS]
    told = [go_on(thing) for thing in (*twins, original)]
    assert all(each == told[-1] for each in told)


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_with_all_seats_goes_on_as_the_original(name: str) -> None:
    env = SixdotAEC(**TABLES[name])
    env.reset(seed=5)
    look_alike(env, go_on_at_all_seats)


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_among_bots_goes_on_as_the_original(name: str) -> None:
    env = SixdotGym(opponents="easy", **TABLES[name])
    env.reset(seed=5)
    look_alike(env, go_on_alone)


def test_a_copy_as_gymnasium_makes_it_goes_on_as_the_original() -> None:
    env = gymnasium.make("sixdot.lab.gym:Sixdot/Dos-v0", opponents="easy")
    env.reset(seed=5)
    look_alike(env.unwrapped, go_on_alone)
    twin = pickled(env)
    assert go_on_alone(twin) == go_on_alone(env)


@pytest.mark.parametrize("opponents", [None, "easy"])
@pytest.mark.parametrize("name", NAMES)
def test_a_copy_of_many_tables_goes_on_as_the_original(name: str, opponents: str | None) -> None:
    look_alike(Batch(3, seed=5, opponents=opponents, **TABLES[name]), go_on_together)


def test_a_copy_of_a_vector_of_tables_goes_on_as_the_original() -> None:
    envs: Any = gymnasium.make_vec("sixdot.lab.gym:Sixdot/Uno-v0", num_envs=3, opponents="easy")
    envs.reset(seed=5)

    def go_on(each: Any) -> list[Any]:
        return [
            each.step(np.array([chosen(mask, number) for mask in each.action_masks()]))[0].tobytes()
            for number in range(STEPS)
        ]

    look_alike(envs.unwrapped, go_on)


def test_before_the_first_episode_it_can_be_copied_too() -> None:
    for way in WAYS:
        env = way(SixdotGym(opponents="easy", players=3))
        first = SixdotGym(opponents="easy", players=3)
        assert env.reset(seed=1)[0].tobytes() == first.reset(seed=1)[0].tobytes()
