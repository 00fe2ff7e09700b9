"""Many tables at once: what each would be by itself, whatever the others are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from numpy.typing import NDArray

from sixdot.game.editions import EDITIONS
from sixdot.lab.batch import Batch
from sixdot.lab.encoding import mask_of
from sixdot.lab.episode import Episode, IllegalAction, Rewards
from tests.helpers.soak import bounded

ROUNDS = bounded(6, soak=10_000)  # of each of them
LOOKS = bounded(1, soak=8)  # of so many steps one is looked at with all that is seen
TABLES = 3
EVERY: list[dict[str, Any]] = [
    *({"edition": edition} for edition in EDITIONS),
    {"edition": "rnib", "players": 3},
    {"edition": "mattel", "players": 4, "house": ("jump-in", "seven-zero")},
    {"edition": "french", "players": 4, "partners": "opposite"},
    {"edition": "question", "players": 2, "reward": "points"},
    {"edition": "dos", "players": 3, "episode": "game", "target": 20},
]


def _chosen(masks: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    """Anything, but mostly a card: so rounds come to an end."""
    return np.array([rng.choice(legal[: rng.choice([1, 1, 99])]) for legal in map(np.flatnonzero, masks)])


class _Single:
    """A table by itself, stepped as the single environments are."""

    def __init__(self, batch: Batch, name: str) -> None:
        self.batch = batch
        self.game = Episode(batch.settings, name)

    def agrees(self, number: int) -> None:
        batch, game = self.batch, self.game
        assert batch.seats[number] == game.asked
        assert batch.masks[number].tobytes() == game.mask(batch.index, game.asked)
        if game.steps % LOOKS == 0:
            view = game.view(game.asked)
            assert np.array_equal(batch.observations[number], batch.encoding.encode(view))
            assert np.array_equal(batch.masks[number], mask_of(view, batch.index))

    def act(self, number: int) -> Rewards:
        return self.game.act(self.batch.index.action(number, self.game.asked, self.batch.settings.players))


@pytest.mark.parametrize("settings", EVERY, ids=str)
def test_every_table_goes_as_it_would_by_itself(
    settings: dict[str, Any], record_property: Callable[[str, object], None]
) -> None:
    batch = Batch(TABLES, seed=7, **settings)
    rng = np.random.default_rng(1)
    episodes = [0] * TABLES
    singles = [_Single(batch, f"7 {number} 0") for number in range(TABLES)]
    while sum(episodes) < ROUNDS:
        for number, single in enumerate(singles):
            single.agrees(number)
        actions = _chosen(batch.masks, rng)
        batch.step(actions)
        for number, single in enumerate(singles):
            seat = single.game.asked
            assert np.allclose(batch.rewards[number], single.act(int(actions[number])))
            assert (batch.over[number], batch.cut_off[number]) == (single.game.over, single.game.cut_off)
            assert (number in batch.finals) == single.game.ended
            if single.game.ended:
                assert np.array_equal(batch.finals[number], batch.encoding.encode(single.game.view(seat)))
                episodes[number] += 1
                singles[number] = _Single(batch, f"7 {number} {episodes[number]}")
    record_property("episodes of a batch as by themselves", sum(episodes))


def test_a_table_does_not_depend_on_how_many_there_are() -> None:
    few, many = Batch(2, players=3, seed=3, opponents="easy"), Batch(6, players=3, seed=3, opponents="easy")
    for step in range(60):
        rng = np.random.default_rng(step)
        assert np.array_equal(few.observations, many.observations[:2])
        actions = _chosen(many.masks, rng)
        few.step(actions[:2])
        many.step(actions)
        assert np.array_equal(few.rewards, many.rewards[:2])


def test_a_sample_is_any_legal_action_of_each_table_and_all_of_them_come_up() -> None:
    batch = Batch(5, players=3, seed=4)
    chance = np.random.default_rng(1)
    for _ in range(40):
        taken = np.zeros_like(batch.masks)
        for _ in range(200):
            taken[np.arange(5), batch.sample(chance)] = 1
        assert np.array_equal(taken, batch.masks)
        batch.step(batch.sample(chance))


def test_an_illegal_action_is_named_and_nothing_happens_anywhere() -> None:
    batch = Batch(3, seed=1)
    actions = _chosen(batch.masks, np.random.default_rng(1))
    before = batch.observations.copy()
    actions[1] = int(np.flatnonzero(batch.masks[1] == 0)[0])
    with pytest.raises(IllegalAction, match=r"at table 1 seat \d may not do \d+; it may do \d+"):
        batch.step(actions)
    actions[1] = batch.index.size
    with pytest.raises(IllegalAction, match="at table 1"):
        batch.step(actions)
    with pytest.raises(ValueError, match="3 actions are wanted"):
        batch.step(actions[:2])
    assert np.array_equal(batch.observations, before)
    with pytest.raises(ValueError, match="at least one table"):
        Batch(0)


def test_only_the_learner_is_asked_where_there_are_opponents_and_they_may_be_of_any_kind() -> None:
    asked: list[int] = []

    def first(view: Any, source: Any) -> Any:
        asked.append(view.seat)
        return view.legal[0] if view.turn == view.seat else None

    batch = Batch(4, players=3, opponents=("easy", first), seed=2)
    rng = np.random.default_rng(2)
    ended = 0
    while ended < 8:
        seats = batch.seats.copy()
        batch.step(_chosen(batch.masks, rng))
        ended += len(batch.finals)
        changed = batch.seats != seats
        assert not changed[[number for number in range(4) if number not in batch.finals]].any()
    assert {*asked} == {0, 1, 2}
    with pytest.raises(ValueError, match="the learner and 2 bots, not 1"):
        Batch(1, players=3, opponents=("easy",))


def test_the_learner_may_play_on_some_of_the_other_seats_too() -> None:
    batch = Batch(4, players=4, opponents=("easy", None, "easy"), seed=2)
    rng = np.random.default_rng(2)
    asked: list[set[int]] = [set() for _ in range(4)]
    ended = 0
    while ended < 8:
        for number, seat in enumerate(batch.seats):
            asked[number].add(int(seat))
        batch.step(_chosen(batch.masks, rng))
        for number in batch.finals:
            assert asked[number] in ({0, 2}, {1, 3}, {0}, {1}, {2}, {3})
            asked[number] = set()
            ended += 1


def test_others_share_the_memory_of_the_arrays() -> None:
    batch = Batch(2, seed=1)
    shared = np.from_dlpack(batch.observations)
    assert np.shares_memory(shared, batch.observations)
    batch.step(_chosen(batch.masks, np.random.default_rng(1)))
    assert np.array_equal(shared, batch.observations)


def test_gymnasium_makes_it_as_a_vector_environment() -> None:
    envs = gymnasium.make_vec("sixdot.lab.gym:Sixdot/Dos-v0", num_envs=3, players=2, opponents="easy")
    rows, info = envs.reset(seed=5)
    again, _ = envs.reset(seed=5)
    assert np.array_equal(rows, again)
    rng = np.random.default_rng(5)
    ended = 0
    while not ended:
        assert envs.observation_space.contains(rows)
        rows, rewards, over, cut_off, info = envs.step(_chosen(info["action_mask"], rng))
        ended = int(over.sum())
        assert not cut_off.any()
    assert set(rewards[over]) <= {1.0, -1.0}
    assert [row is not None for row in info["final_obs"]] == list(over)
    envs.close()
