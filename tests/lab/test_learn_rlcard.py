"""Our bots in RLCard's UNO: what they are shown there, and what they may do."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from rlcard.envs.uno import UnoEnv

from sixdot.bots.easy import choose
from sixdot.game.actions import Action
from sixdot.game.cards import UNO_DECK
from sixdot.game.editions import edition_named
from sixdot.game.events import Drew, Passed, Played
from sixdot.game.shuffle import Source
from sixdot.game.view import View
from sixdot.lab.rlcard_seat import RLCardSeat, main, measure, play_round, told
from sixdot.lab.rlcard_view import Memory, can_be, in_its_words, nearest_edition, said


class Watched:
    """A random agent that keeps what RLCard tells it, and what really happened at the table."""

    use_raw = True

    def __init__(self, env: UnoEnv, seed: str) -> None:
        self.env = env
        self.rng = Random(seed)
        self.seen: list[tuple[View, list[tuple[int, bool]]]] = []
        self.draws: list[tuple[int, bool]] = []  # who drew, and whether the card was played straight away
        self.memories = [Memory(), Memory()]
        self.reshuffled = False

    def eval_step(self, state: dict[str, Any]) -> tuple[str, list[Any]]:
        memory = self.memories[state["raw_obs"]["current_player"]]
        self.seen.append((memory.view(state), list(self.draws)))
        action = self.rng.choice(state["raw_legal_actions"])
        if action == "draw":
            game = self.env.game
            card = game.dealer.deck[-1] if game.dealer.deck else None
            if card is None:
                self.reshuffled = True
            else:
                self.draws.append(
                    (game.round.current_player, "wild" in card.trait or card.color == game.round.target.color)
                )
        return action, []


def watched_round(seed: int) -> Watched:
    env = UnoEnv({"allow_step_back": False, "seed": seed})
    agent = Watched(env, f"watch {seed}")
    env.set_agents([agent, agent])
    env.run(is_training=False)
    return agent


def told_draws(view: View) -> list[tuple[int, bool]]:
    """Who drew for a turn, by what the View has heard, and whether a play followed."""
    found = []
    for place, event in enumerate(view.heard):
        if isinstance(event, Drew) and event.why == "turn":
            following = view.heard[place + 1]
            assert isinstance(following, Played | Passed)
            assert following.seat == event.seat
            found.append((event.seat, isinstance(following, Played)))
    return found


def test_the_nearest_rule_book_has_the_same_wild_draw_four() -> None:
    assert edition_named(nearest_edition()).wild_four_honest == "unplayable"


@pytest.mark.parametrize("card", UNO_DECK.cards, ids=str)
def test_every_card_is_the_same_card_in_both_languages(card: Any) -> None:
    from sixdot.game.actions import plays

    for action in plays[card.kind]:
        there = in_its_words(action)
        back, colour = said(there)
        assert back == card
        assert colour == (action.colour if card.colour is None else card.kind // 13)


def test_what_is_heard_agrees_with_what_happened() -> None:
    compared = agreed = 0
    for seed in range(60):
        agent = watched_round(seed)
        if agent.reshuffled:
            continue
        for view, draws in agent.seen:
            told = told_draws(view)
            compared += 1
            agreed += told == draws
    assert compared > 1500
    assert agreed == compared


def test_a_view_counts_every_card_and_never_one_too_many() -> None:
    for seed in range(30):
        for view, _ in watched_round(seed).seen:
            assert view.seat is not None
            assert can_be(view)
            assert len(view.hand) == view.counts[view.seat]
            assert sum(view.counts) + view.draw_count + view.discard_count == 108
            assert view.legal
            lefts = [event.left for event in view.heard if isinstance(event, Played | Drew)]
            assert all(left >= 0 for left in lefts)


def test_a_card_that_is_there_once_too_often_is_noticed() -> None:
    view = watched_round(1).seen[0][0]
    assert not can_be(replace(view, hand=(*view.hand, *[UNO_DECK.cards[0]] * 2)))


def test_a_play_that_rlcard_offers_is_the_only_thing_a_bot_can_do() -> None:
    def wants_the_last(view: View, source: Source) -> Action | None:
        return view.legal[-1]

    for seed in range(10):
        env = UnoEnv({"allow_step_back": False, "seed": seed})
        seat = RLCardSeat(wants_the_last, "x")
        state, _ = env.reset()
        while not env.is_over():
            action, _ = seat.eval_step(state)
            assert action in state["raw_legal_actions"]
            state, _ = env.step(action, raw_action=True)


def test_a_bot_that_says_nothing_still_plays_by_the_rules() -> None:
    def silent(view: View, source: Source) -> None:
        return None

    assert len(measure(silent, 4, seed=1)) == 4


def test_the_same_seed_measures_the_same() -> None:
    lines: list[str] = []
    one = measure(choose, 60, seed=5, say=lines.append)
    assert one == measure(choose, 60, seed=5)
    assert lines[-1] == told(one)
    assert len(lines) == 2
    assert measure(choose, 30, seed=5) == one[:30]


def test_an_interruption_gives_the_result_so_far() -> None:
    calls = 0

    def tired(view: View, source: Source) -> Action | None:
        nonlocal calls
        calls += 1
        if calls > 60:
            raise KeyboardInterrupt
        return choose(view, source)

    lines: list[str] = []
    result = measure(tired, 1000, seed=2, say=lines.append)
    assert 0 < len(result) < 60
    assert lines[-1] == f"interrupted: {told(result)}"


def test_the_rate_is_told_with_its_margin() -> None:
    assert told([True, False] * 50) == "50 of 100 rounds won, 50.0 %, give or take 10.0 %"
    assert told([True]) == "1 of 1 rounds won, 100.0 %, give or take unknown"


def test_measuring_leaves_the_chance_of_others_alone() -> None:
    import numpy as np

    np.random.seed(3)
    expected = np.random.random()
    np.random.seed(3)
    play_round(choose, 1, 0)
    assert np.random.random() == expected


def test_a_measurement_can_be_taken_from_a_shell(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--bot", "easy", "--rounds", "6", "--seed", "3"])
    assert capsys.readouterr().out.splitlines()[-1].startswith("easy against RLCard's rule bot: ")
