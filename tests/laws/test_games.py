"""Law 8: in whole games scores add up, winners and dealers are right, deals are proven and can be repeated."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis.strategies import integers

from sixdot.game.actions import leave, return_
from sixdot.game.events import Committed, Dealt, GameOver, HandDealt, RoundOver, Scored, SeedTold
from sixdot.game.match import OVER
from sixdot.game.options import Options
from sixdot.game.shuffle import Deal
from tests.helpers.soak import bounded
from tests.laws.games import (
    EVERY_SCORING,
    Played,
    ScoreKeeper,
    Setting,
    a_setting,
    any_setting,
    deal_round,
    new_match,
    play_game,
    replayed,
)
from tests.laws.laws import all_is_lawful

seeds = integers(0, 2**32 - 1)


def name(value: object) -> str:
    if isinstance(value, Options):
        return value.partners if value.partners != "none" else str(value.scoring)
    return str(value) if isinstance(value, str) else f"{value[0]}-{value[-1]}" if isinstance(value, list) else ""


every_scoring = pytest.mark.parametrize(("edition", "options", "players"), EVERY_SCORING, ids=name)


@every_scoring
@settings(max_examples=2)
@given(seed=seeds)
def test_scores_add_up_and_winners_and_dealers_are_right(
    edition: str, options: Options, players: list[int], seed: int
) -> None:
    rng = Random(f"{edition} {options} {seed}")
    game = play_game(a_setting(rng, edition, options, rng.choice(players), rounds=6), check_every=20)
    assert game.match.stage == OVER or game.broken_off


@pytest.mark.slow
@every_scoring
@settings(max_examples=bounded(5, soak=30))
@given(seed=seeds)
def test_scores_add_up_in_many_whole_games(edition: str, options: Options, players: list[int], seed: int) -> None:
    rng = Random(f"{edition} {options} {seed}")
    game = play_game(a_setting(rng, edition, options, rng.choice(players), rounds=60), check_every=5)
    assert game.match.stage == OVER or game.broken_off


@settings(max_examples=bounded(8, soak=50))
@given(seed=seeds)
def test_a_game_is_the_same_again_with_the_same_deals_and_actions(seed: int) -> None:
    game = play_game(any_setting(Random(seed), rounds=4), check_every=1000)
    assert replayed(game) == game.told


@settings(max_examples=bounded(8, soak=50))
@given(seed=seeds)
def test_after_each_round_its_seed_is_told_and_proves_the_deal(seed: int) -> None:
    game = play_game(any_setting(Random(seed), rounds=4), check_every=1000)
    committed = [event for event in game.told if isinstance(event, Committed)]
    told = [event for event in game.told if isinstance(event, SeedTold)]
    over = [place for place, event in enumerate(game.told) if isinstance(event, RoundOver)]
    assert len(committed) == len(told) == len(over) == game.match.number
    for promise, event, deal in zip(committed, told, game.deals, strict=True):
        seed_bytes, salt = bytes.fromhex(event.seed), bytes.fromhex(event.salt)
        assert promise.round == event.round
        assert promise.commitment == Deal(seed_bytes, salt).commitment(promise.round)
        assert (seed_bytes, salt) == (deal.seed, deal.salt)
    for place in over:  # told after the cards are down, before anything is scored
        assert isinstance(game.told[place + 1], SeedTold)
        assert isinstance(game.told[place + 2], Scored)


@settings(max_examples=bounded(8, soak=50))
@given(seed=seeds)
def test_a_text_that_a_player_adds_changes_the_deal(seed: int) -> None:
    rng = Random(seed)
    setting = any_setting(rng)
    setting = Setting(**{**vars(setting), "people": tuple(range(setting.players))})
    secret = Deal(rng.randbytes(32), rng.randbytes(16))
    dealt: list[object] = []
    for text in ("", "one", "another"):
        match = new_match(setting)
        match.commit(secret)
        if text:
            match.add_entropy(rng.randrange(setting.players), text)
        dealt.append([event for event in match.deal() if isinstance(event, HandDealt)])
    assert dealt[0] != dealt[1] != dealt[2] != dealt[0]


@settings(max_examples=bounded(8, soak=50))
@given(seed=seeds)
def test_whoever_leaves_a_game_is_passed_over_and_dealt_in_again_after_coming_back(seed: int) -> None:
    rng = Random(seed)
    players = rng.randint(3, 10)
    setting = Setting("mattel", (), players, Options(leavers="fold"), tuple(range(players)), 5, seed)
    match = new_match(setting)
    game = Played(match, ScoreKeeper(setting))
    deal_round(game, rng)
    assert match.round is not None
    gone = rng.randrange(players)
    game.hear(match.apply(gone, leave))
    all_is_lawful(match.round)
    assert gone not in match.present()
    assert not match.round.is_seated(gone)
    assert match.legal(gone) == ()
    game.hear(match.apply(gone, return_))
    all_is_lawful(match.round)
    assert not match.round.is_seated(gone)
    assert gone in match.present()


def test_a_game_that_all_but_one_have_left_is_over_and_the_one_has_won() -> None:
    setting = Setting("rnib", (), 3, Options(leavers="fold"), (0, 1, 2), 1, 1)
    match = new_match(setting)
    game = Played(match, ScoreKeeper(setting))
    deal_round(game, Random(1))
    game.hear(match.apply(2, leave))
    game.hear(match.apply(0, leave))
    assert game.told[-1] == GameOver((1,))
    assert match.stage == OVER


def test_each_round_is_dealt_once_and_by_one_dealer() -> None:
    game = play_game(any_setting(Random(5), rounds=6))
    assert len([event for event in game.told if isinstance(event, Dealt)]) == game.match.number
