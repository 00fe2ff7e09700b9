"""Episodes that begin where the cards were laid out, and the whole table as numbers, for those who asked for it."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest

from sixdot.game import Position, edition_named
from sixdot.game.options import SetupError
from sixdot.lab.aec import SixdotAEC
from sixdot.lab.episode import EpisodeSettings
from sixdot.lab.everything import Everything
from sixdot.lab.gym import SixdotGym
from sixdot.lab.learning import LearningTable
from tests.helpers.learning import TABLES, random_step
from tests.lab.test_learn_copies import pickled

NEAR: dict[str, Any] = {"hands": [["r5", "b2"], ["g1", "g2", "g3"]], "discard": ["r9"], "draw": ["y4"]}
BAD: list[tuple[Any, str]] = [
    ({**NEAR, "hands": [["r5"]]}, "2 players need as many hands, not 1"),
    ({**NEAR, "hands": [["r5"], []]}, "seat 1 holds no cards"),
    ({**NEAR, "hands": [["r5", "r0", "r0"], ["g1"]]}, "r0 is there 2 times, but the deck holds 1"),
    ({**NEAR, "hands": [["purple"], ["g1"]]}, "purple"),
    ({**NEAR, "hand": []}, "position: Object contains unknown field `hand`"),
    ({**NEAR, "dealer": 5}, "the dealer is one of the seats 0 to 1, not 5"),
    ({**NEAR, "scores": [1]}, "2 scores are needed at this table, not 1"),
    ({**NEAR, "eliminated": [1]}, "only if elimination is played"),
    ({"discard": ["r9"]}, "players"),
    (["r5"], "position: Expected `object`, got `array`"),
    (Position(edition_named("rnib"), [["r5"], ["g1"]], discard=["r9"]), "one of rnib, but mattel is played here"),
]


def mattel(**settings: Any) -> SixdotAEC:
    return SixdotAEC(edition="mattel", **settings)


def names(env: SixdotAEC) -> list[str]:
    """What the agent that is asked may do."""
    listed = env.index.notation()
    observation, *_ = env.last()
    assert observation is not None
    return [listed[number] for number in np.flatnonzero(observation["action_mask"])]


@pytest.mark.parametrize(
    "position", [NEAR, Position(edition_named("mattel"), **NEAR)], ids=["as a scenario", "Position"]
)
def test_all_seats_play_on_from_a_position(position: Any) -> None:
    env = mattel()
    env.reset(seed=1, options={"position": position})
    assert env.agent_selection == "player_0"
    assert names(env) == ["play r5", "play r5 uno", "draw"]
    env.step(env.index.notation().index("draw"))
    assert [str(card) for card in env.game.view(0).hand] == ["b2", "r5", "y4"]
    env.step(env.index.notation().index("pass"))
    env.reset()
    assert env.game.view(0).counts == (7, 7)


def test_a_learner_plays_on_from_a_position_and_wins() -> None:
    env = SixdotGym(edition="mattel", opponents="easy", seat=0)
    position = {"hands": [["r5"], ["g1", "g2"]], "discard": ["r9"]}
    _, info = env.reset(seed=1, options={"position": position})
    listed = env.index.notation()
    assert info["action_mask"][listed.index("play r5")]
    _, reward, over, *_ = env.step(np.int64(listed.index("play r5")))
    assert (reward, over) == (1.0, True)


def test_cards_that_are_not_named_are_shuffled_anew_in_every_episode() -> None:
    env = mattel()
    orders = set()
    for seed in (1, 1, 2):
        env.reset(seed=seed, options={"position": NEAR})
        assert env.game.match.round is not None
        orders.add(tuple(env.game.match.round.pile))
    assert len(orders) == 2


def test_a_position_stands_in_a_whole_game() -> None:
    env = SixdotAEC(edition="rnib", players=3, episode="game", scoring="elimination", target=60)
    env.reset(
        seed=1,
        options={
            "position": {
                "hands": [["r5"], [], ["b1", "b2", "wi"]],
                "discard": ["r9"],
                "dealer": 2,
                "eliminated": [1],
                "scores": [10, 70, 0],
            }
        },
    )
    view = env.game.view(0)
    assert (view.scores, view.passed_over, view.turn) == ((10, 70, 0), (1,), 0)
    env.step(env.index.notation().index("play r5"))
    while not env.game.ended and env.game.match.number == 1:
        env.step(0)
    assert env.game.match.scores == [10, 70, 53]
    random_step(env.game, Random(1))


@pytest.mark.parametrize(("position", "sentence"), BAD)
def test_a_position_that_cannot_be_is_refused_and_nothing_has_changed(position: Any, sentence: str) -> None:
    for env in (mattel(), SixdotGym(edition="mattel", opponents="easy")):
        env.reset(seed=1)
        twin = pickled(env)
        with pytest.raises(ValueError, match=sentence):
            env.reset(seed=2, options={"position": position})
        assert env.game.match.round is not None
        assert env.game.match.round.fingerprint() == twin.game.match.round.fingerprint()
        for each in (env, twin):
            each.reset()
        assert env.game.match.round.fingerprint() == twin.game.match.round.fingerprint()


def test_a_position_in_which_the_learner_is_never_asked_is_refused() -> None:
    env = SixdotGym(edition="mattel", opponents="steady", seat=1, render_mode="ansi")
    env.reset(seed=1)
    going, told = env.game, env.render()
    with pytest.raises(SetupError, match="before the learner is asked"):
        env.reset(options={"position": {"hands": [["r5"], ["g1"]], "discard": ["r9"]}})
    assert env.game is going
    assert env.render() == told


def test_a_vector_of_tables_says_that_it_takes_no_position() -> None:
    envs = gymnasium.make_vec("sixdot.lab.gym:Sixdot/Uno-v0", num_envs=2, opponents="easy")
    with pytest.raises(SetupError, match="for one table"):
        envs.reset(options={"position": NEAR})


# Everything


def shown(table: LearningTable, row: Any, name: str) -> list[float]:
    """One slice of a state."""
    part = next(part for part in table.everything().slices if part.name == name)
    return [float(value) for value in row[part.start : part.start + part.size]]


def test_every_card_is_in_the_state() -> None:
    env = mattel(players=3, full_information=True)
    hands = [["r5", "b2"], ["g1", "g2", "g3"], ["y9", "y9"]]
    env.reset(seed=1, options={"position": {**NEAR, "hands": hands, "dealer": 0}})
    assert env.agent_selection == "player_1"
    deck, row = env.settings.rules.deck, env.state()
    assert np.array_equal(row[: env.encoding.size], env.observe("player_1")["observation"])
    assert shown(env, row, "hand +1")[deck.kind("y9")] == 1.0
    assert shown(env, row, "hand +2")[deck.kind("b2")] == 0.5
    assert sum(shown(env, row, "hand +3")) == 0.0
    assert shown(env, row, "next")[deck.kind("y4")] == 1.0
    pile = shown(env, row, "draw pile")
    left = dict(enumerate(deck.copies))
    for card in deck.named([deck.kind(code) for hand in [*hands, ["r9"]] for code in hand]):
        left[card.kind] -= 1
    assert pile == pytest.approx([left[kind] / copies for kind, copies in enumerate(deck.copies)])


@pytest.mark.parametrize("name", TABLES)
def test_a_state_lies_in_its_space_to_the_end_and_after_it(name: str) -> None:
    env = SixdotAEC(full_information=True, **TABLES[name])
    env.reset(seed=3)
    rng = Random(name)
    for _ in range(60):
        assert env.state_space.contains(env.state())
        if env.game.ended:
            break
        random_step(env.game, rng)


@pytest.mark.filterwarnings("ignore:The old environment creation API:DeprecationWarning")  # its own, on import
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
def test_pettingzoo_finds_nothing_wrong_with_the_state() -> None:
    import_module("pettingzoo.test.state_test").test_state_space(mattel(full_information=True))


def test_the_learner_among_bots_may_be_shown_everything_too() -> None:
    env = SixdotGym(opponents="easy", full_information=True)
    row, _ = env.reset(seed=1)
    assert np.array_equal(env.state()[: env.encoding.size], row)
    assert len(pickled(env).state()) == env.everything().size


@pytest.mark.parametrize("table", [mattel(), SixdotGym(opponents="easy")], ids=["aec", "gym"])
def test_nobody_is_shown_everything_who_did_not_ask_for_it(table: SixdotAEC | SixdotGym) -> None:
    table.reset(seed=1)
    with pytest.raises(SetupError, match="full_information=True"):
        table.state()


def test_the_state_has_one_length_for_all_tables_of_a_family() -> None:
    for family in ("mattel", "dos"):
        envs = [SixdotAEC(edition=family, players=players, full_information=True) for players in (2, 4)]
        assert len({env.everything().size for env in envs}) == 1
    assert isinstance(envs[0].everything(), Everything)
    assert EpisodeSettings("dos").match().players == 2
