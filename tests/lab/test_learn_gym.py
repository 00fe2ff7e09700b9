"""The Gymnasium environments: a learner at a table of bots."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from sixdot.lab.episode import IllegalAction
from sixdot.lab.gym import SixdotGym
from sixdot.lab.learning import LEARNING_BY_FAMILY
from sixdot.lab.picture import HEIGHT, WIDTH, picture_of

ROOT = Path(__file__).parents[2]


def played(env: SixdotGym, seed: int) -> list[float]:
    """A random episode: all the learner's rewards."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    rewards: list[float] = []
    over = False
    while not over:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        _, reward, ended, cut_off, info = env.step(action)
        rewards.append(reward)
        over = ended or cut_off
    return rewards


@pytest.mark.parametrize("name", [module.GYM_ID for module in LEARNING_BY_FAMILY.values()])
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    check_env(gymnasium.make(name, opponents="easy", render_mode="ansi").unwrapped)


@pytest.mark.parametrize(
    "settings",
    [
        {"edition": "rnib", "players": 4},
        {"edition": "question", "players": 3, "seat": 1},
        {"edition": "mattel", "players": 3, "house": ("jump-in", "seven-zero")},
        {"edition": "dos", "players": 4, "episode": "game", "target": 20, "reward": "points"},
        {"edition": "french", "players": 4, "partners": "opposite", "opponents": ("easy", "easy", "easy")},
    ],
    ids=str,
)
def test_every_table_can_be_played_to_its_end(settings: dict[str, Any]) -> None:
    env = SixdotGym(**{"opponents": "easy", **settings})
    for seed in range(2):
        rewards = played(env, seed)
        assert rewards
        if env.game.over and env.settings.reward == "win":
            assert sum(rewards) in (1.0, -1.0)


def test_the_learner_is_only_asked_when_it_can_act() -> None:
    env = SixdotGym(edition="rnib", players=3, opponents="easy")
    rng = np.random.default_rng(1)
    for seed in range(5):
        _, info = env.reset(seed=seed)
        for _ in range(40):
            assert env.game.asked == env.seat == info["seat"]
            assert np.array_equal(info["action_mask"], env.action_masks())
            assert info["action_mask"].any()
            *_, ended, cut_off, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
            if ended or cut_off:
                break


def test_the_learner_changes_seats_unless_one_is_chosen() -> None:
    roaming = SixdotGym(players=4, opponents="easy")
    fixed = SixdotGym(players=4, opponents="easy", seat=2)
    assert {roaming.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_an_illegal_number_loses_the_episode_and_says_why() -> None:
    env = SixdotGym(edition="rnib", opponents="easy")
    _, info = env.reset(seed=1)
    wrong = np.flatnonzero(info["action_mask"] == 0)[5]
    _, reward, ended, cut_off, info = env.step(wrong)
    assert (reward, ended, cut_off) == (-1.0, True, False)
    assert info["illegal"]
    with pytest.raises(IllegalAction, match="reset"):
        env.step(wrong)


def test_an_illegal_number_can_be_an_error_instead() -> None:
    env = SixdotGym(edition="rnib", opponents="easy", illegal="raise")
    _, info = env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(np.flatnonzero(info["action_mask"] == 0)[5])
    *_, ended, cut_off, _ = env.step(np.flatnonzero(info["action_mask"])[0])
    assert not ended
    assert not cut_off


def test_the_learner_hears_what_the_bots_did() -> None:
    env = SixdotGym(edition="mattel", opponents="easy", seat=0, render_mode="ansi")
    _, info = env.reset(seed=3)
    env.step(np.flatnonzero(info["action_mask"])[0])
    text = env.render()
    assert text is not None
    assert "Bot 1" in text
    assert "You have" in text


def test_what_is_heard_can_be_seen_as_a_picture() -> None:
    """Stable-Baselines3 makes every environment so, unless it is told otherwise."""
    env = SixdotGym(edition="mattel", opponents="easy", seat=0, render_mode="rgb_array")
    _, info = env.reset(seed=3)
    before = env.render()
    env.step(np.flatnonzero(info["action_mask"])[0])
    after = env.render()
    assert isinstance(before, np.ndarray)
    assert isinstance(after, np.ndarray)
    assert after.shape == (HEIGHT, WIDTH, 3)
    assert (after == 255).mean() > 0.8  # paper
    assert (after < 128).mean() > 0.01  # ink
    assert not np.array_equal(before, after)
    assert np.array_equal(after, picture_of(env.game.retold(env._heard or [], 0, ["Learner", "Bot 1"])))


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"opponents": ("easy", "easy")}, "the learner and 1 bots, not 2"),
        ({"opponents": "clever"}, "there is no bot 'clever'"),
        ({"seat": 2}, "from 0 to 1, not 2"),
        ({"illegal": "ignore"}, "lose or raise"),
        ({"render_mode": "human"}, "a render mode is ansi or rgb_array, not 'human'"),
        ({"episode": "day"}, "an episode is round or game"),
        ({"house": "jump-in"}, r"house rules are a list of texts, such as \['jump-in'\], not one text"),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_sentence(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        SixdotGym(**{"opponents": "easy", **settings})


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, timeout=120, check=False)


def test_importing_the_lab_loads_no_heavy_library_and_registers_nothing() -> None:
    code = (
        "import sys, sixdot.lab, sixdot.lab.episode, sixdot.lab.rlcard_seat;"
        "print([name for name in ('numpy', 'gymnasium', 'pettingzoo', 'rlcard') if name in sys.modules])"
    )
    assert run("-c", code).stdout.strip() == "[]"


@pytest.mark.parametrize("module", ["aec", "gym", "encoding"])
def test_a_missing_library_is_explained_in_one_sentence(module: str) -> None:
    code = f"import sys; sys.modules['numpy'] = None; import sixdot.lab.{module}"
    last = run("-c", code).stderr.strip().splitlines()[-1]
    assert last == 'ModuleNotFoundError: numpy is missing: install it with pip install "sixdot[learn]"'


@pytest.mark.slow
def test_the_example_trains_and_gets_better() -> None:
    done = run("-W", "error", str(ROOT / "examples" / "random_policy.py"), "--rounds", "300", "--seed", "1")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) == 4
    won = [int(line.split(", ")[1].split()[0]) for line in lines[:3]]
    assert won[2] > won[0]
