"""The PettingZoo environment: its own tests, and what the seats meet in it."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from sixdot.game.actions import DOS, Action, parse
from sixdot.game.events import Answered
from sixdot.game.options import SetupError
from sixdot.lab import aec
from sixdot.lab.aec import SixdotAEC
from sixdot.lab.beginning import GoingRound
from sixdot.lab.episode import Episode, EpisodeSettings, IllegalAction
from sixdot.voice.describe import describe
from sixdot.voice.words import Words
from tests.helpers.learning import TABLES, random_step
from tests.helpers.tables import laid_out
from tests.helpers.views import uno_view

pettingzoo: Any = import_module("pettingzoo.test")  # it has no types

# PettingZoo excuses only its own environments, by name, from these two, though the mask is its own convention.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]


@pytest.mark.parametrize("name", TABLES)
def test_pettingzoo_finds_nothing_wrong(name: str) -> None:
    pettingzoo.api_test(SixdotAEC(**TABLES[name]), num_cycles=40)


@pytest.mark.parametrize("name", TABLES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    pettingzoo.seed_test(lambda: SixdotAEC(**TABLES[name]), num_cycles=30)


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_pettingzoo_finds_nothing_wrong_in_a_thousand_cycles(name: str) -> None:
    pettingzoo.api_test(SixdotAEC(**TABLES[name]), num_cycles=1000)


def play(env: SixdotAEC, seed: int) -> dict[str, float]:
    """A random episode, drawing only when nothing else can be done: the rewards of each agent."""
    rng = Random(seed)
    env.reset(seed=seed)
    idle = {env.index.notation().index(name) for name in ("draw", "pass", "nolay") if name in env.index.notation()}
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        rewards[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        assert observation is not None
        offered = [int(number) for number in np.flatnonzero(observation["action_mask"])]
        env.step(rng.choice([number for number in offered if number not in idle] or offered))
    return rewards


def test_the_winner_of_a_round_gets_one_and_the_others_lose_one() -> None:
    env = aec.env(edition="rnib", players=4)
    for seed in range(5):
        assert sorted(play(env, seed).values()) == [-1, -1, -1, 1]


def test_partners_win_together() -> None:
    env = aec.env(**TABLES["partners"])
    for seed in range(5):
        rewards = play(env, seed)
        assert rewards["player_0"] == rewards["player_2"] == -rewards["player_1"] == -rewards["player_3"] != 0


def test_points_are_paid_after_every_round_of_a_game() -> None:
    env = aec.env(**TABLES["points"])
    rewards = play(env, 3)
    assert [round(100 * reward) for reward in rewards.values()] == list(env.game.match.scores)
    assert max(env.game.match.scores) >= 60


def test_points_that_are_charged_count_against_a_player() -> None:
    env = aec.env(edition="mattel", scoring="lowest", reward="points")
    rewards = play(env, 1)
    assert max(rewards.values()) == 0
    assert min(rewards.values()) < 0


def test_a_whole_game_has_one_winner_who_was_not_eliminated() -> None:
    env = aec.env(**TABLES["elimination"])
    rewards = play(env, 2)
    assert sorted(rewards.values()) == [-1, -1, -1, 1]
    assert len(env.game.match.eliminated) == 3


def test_an_episode_that_takes_too_long_is_cut_off() -> None:
    env = aec.env(most_steps=5)
    assert set(play(env, 1).values()) == {0.0}
    assert env.game.cut_off
    assert env.agents == []


def test_an_illegal_number_is_refused_with_a_sentence_and_changes_nothing() -> None:
    env = aec.env(edition="rnib")
    env.reset(seed=1)
    before = env.last()[0]
    assert before is not None
    agent = env.agent_selection
    for number in np.flatnonzero(before["action_mask"] == 0):
        with pytest.raises(IllegalAction, match=r"\w+ .*\w"):
            env.step(int(number))
    after = env.last()[0]
    assert after is not None
    assert env.agent_selection == agent
    assert np.array_equal(before["observation"], after["observation"])
    assert np.array_equal(before["action_mask"], after["action_mask"])


def test_the_wrapper_of_pettingzoo_ends_an_episode_with_an_illegal_number(caplog: pytest.LogCaptureFixture) -> None:
    env = TerminateIllegalWrapper(aec.env(), illegal_reward=-1)
    env.reset(seed=1)
    observation = env.last()[0]
    assert observation is not None
    agent = env.agent_selection
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1


def test_none_is_no_action_of_an_agent_that_still_plays() -> None:
    env = aec.env()
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="still playing"):
        env.step(None)


def test_nothing_can_be_asked_before_the_deal() -> None:
    with pytest.raises(ValueError, match="reset"):
        aec.env().observe("player_0")


def test_every_way_to_render_works() -> None:
    pettingzoo.render_test(aec.env)
    env = aec.env(edition="dos", render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    assert "In the row" in text or "centre row" in text


def test_rendering_tells_the_selected_agent_nothing_of_other_hands() -> None:
    env = aec.env(edition="mattel", render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    tables = [describe(env.game.view(seat), env.possible_agents, Words()) for seat in range(2)]
    hands = [table.hand().partition(": ")[2] for table in tables]
    own = env.possible_agents.index(env.agent_selection)
    assert hands[own] in text
    assert hands[1 - own] not in text


def test_unseeded_episodes_differ_and_go_on_from_a_seed() -> None:
    def first_rows(env: SixdotAEC, seed: int | None) -> list[Any]:
        rows = []
        for given in (seed, None, None):
            env.reset(seed=given)
            rows.append(env.observe("player_0")["observation"].tolist())
        return rows

    seeded = first_rows(aec.env(), 4)
    assert seeded == first_rows(aec.env(), 4)
    assert seeded[0] != seeded[1] != seeded[2]
    assert first_rows(aec.env(), None) != first_rows(aec.env(), None)


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"players": 1}, "2 to 10 players"),
        ({"edition": "dos", "house": ("jump-in",)}, "house rules are for UNO"),
        ({"edition": "dos", "scoring": "lowest"}, "no scoring 'lowest'"),
        ({"episode": "day"}, "an episode is round or game"),
        ({"house": "jump-in"}, r"house rules are a list of texts, such as \['jump-in'\], not one text"),
        ({"reward": "praise"}, "a reward is win or points"),
        ({"knows": 101}, "0 to 100 questions"),
        ({"most_steps": 0}, "at least one step"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused_with_a_sentence(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence):
        aec.env(**settings)


def test_an_unknown_render_mode_is_refused() -> None:
    with pytest.raises(ValueError, match="ansi or human"):
        aec.env(render_mode="rgb_array")


# Who is asked


def laid_episode(edition: str, hands: str, house: tuple[str, ...] = (), **layout: Any) -> Episode:
    """An episode that goes on from a position."""
    laid = laid_out(edition, hands, people=(), **layout)
    assert laid.round is not None
    settings = EpisodeSettings(edition, len(hands.split("|")), house)
    return Episode(settings, "laid out", beginning=GoingRound(laid.round))


def test_anyone_who_could_catch_is_asked_once_before_the_next_turn() -> None:
    game = laid_episode("rnib", "r5 r6 | b1 b2 | g1 g2 | y1 y2", discard="r4")
    game.act(parse("play r5"))
    asked = []
    while game.asked != 1:
        asked.append(game.asked)
        game.act(None)
    assert asked == [2, 3]
    assert parse("catch 0") in game.view(1).legal
    game.act(parse("draw"))
    game.act(parse("pass"))
    assert game.asked == 2
    assert game.match.round is not None
    assert game.match.round.turn == 2


def test_a_catch_out_of_turn_counts_and_is_not_offered_again() -> None:
    game = laid_episode("rnib", "r5 r6 | b1 b2 | g1 g2", discard="r4")
    game.act(parse("play r5"))
    assert game.asked == 2
    game.act(parse("catch 0"))
    assert game.view(0).counts[0] == 3
    assert game.asked == 1


def test_the_one_in_turn_may_not_do_nothing() -> None:
    game = laid_episode("rnib", "r5 r6 | b1 b2", discard="r4")
    with pytest.raises(IllegalAction, match="turn of seat 0, which must act: play r5"):
        game.act(None)


def test_anyone_who_can_call_is_asked_before_those_who_can_catch() -> None:
    game = laid_episode("dos", "r5 r6 b9 | b1 b3 b4 | g1 g3 g4", centre="r5 g6")
    game.act(parse("match r5 with r5"))
    assert game.asked == 0
    assert any(action.verb == DOS for action in game.view(0).legal)
    game.act(parse("done"))
    assert game.asked == 1
    game.act(parse("catch 0"))
    assert game.asked == 0


def test_a_call_in_time_leaves_nothing_to_catch() -> None:
    game = laid_episode("dos", "r5 r6 b9 | b1 b3 b4 | g1 g3 g4", centre="r5 g6")
    game.act(parse("match r5 with r5"))
    game.act(parse("dos"))
    assert game.asked == 0
    assert game.view(1).legal == ()


def test_an_answer_is_right_as_often_as_was_set() -> None:
    def right(knows: int) -> int:
        rng = Random(1)
        answers: list[bool] = []
        for seed in range(6):
            game = Episode(EpisodeSettings("question", 2, knows=knows), f"answers {seed}")
            while not game.over and game.steps < 300:
                random_step(game, rng)
                answers += [event.right is True for event in game.told if isinstance(event, Answered) and event.text]
                assert all(answers)
        return len(answers)

    assert right(100) > right(40) > right(0) == 0


def test_an_episode_that_is_over_takes_no_more_actions() -> None:
    game = laid_episode("rnib", "r5 | b1 b2", discard="r4")
    assert game.act(parse("play r5")) == (1.0, -1.0)
    with pytest.raises(IllegalAction, match="begin another"):
        game.act(parse("draw"))


def test_a_jump_in_is_offered_for_every_new_card_on_top() -> None:
    settings = EpisodeSettings("mattel", 3, ("jump-in",))
    offered: list[Action] = []
    for seed in range(40):
        game = Episode(settings, f"jump {seed}")
        rng = Random(seed)
        while not game.over and game.steps < 200:
            view = game.view(game.asked)
            if view.turn != view.seat:
                plays = [action for action in view.legal if str(action).startswith("play")]
                top = uno_view(view).top
                assert all(top is not None and action.card == top.kind for action in plays)
                offered += plays
            random_step(game, rng)
    assert len(offered) > 5
