"""Rounds that a seat cannot tell from the one it plays."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from sixdot.game.refusal import Refusal
from sixdot.game.shuffle import FairStream, FastRandom
from sixdot.game.view import View
from sixdot.lab import resample_from_view
from sixdot.lab.resampling import rounds_like
from tests.bots.test_evidence import all_cards
from tests.helpers.learning import TABLES, episode, random_step
from tests.helpers.tables import laid_out

OF_THE_GAME = ("round", "scores", "teams", "couples", "partners", "scoring", "target", "winners", "heard")


def in_the_round(view: View, game: View) -> View:
    """A View of an imagined round, with what the game around the real one tells."""
    return replace(view, **{name: getattr(game, name) for name in OF_THE_GAME})


@pytest.mark.parametrize("name", TABLES)
def test_the_seat_sees_the_same_and_every_card_is_there_once(name: str) -> None:
    rng = Random(name)
    game = episode(name, 1)
    seen = 0
    for _ in range(120):
        if game.ended:
            break
        view = game.view(rng.choice([game.asked, rng.randrange(game.settings.players)]))
        if view.seat not in view.passed_over:
            imagined = resample_from_view(view, FairStream(b"chance"))
            assert in_the_round(imagined.view(view.seat), view) == view
            assert sorted(all_cards(imagined).elements()) == imagined.deck.full()
            seen += 1
        random_step(game, rng)
    assert seen > 3


def test_people_stay_people() -> None:
    view = laid_out("rnib", "r1 b2 | g3 y4 | y7", discard="r9").view(0)
    imagined = resample_from_view(view, FairStream(b"people")).view(0)
    assert imagined.people == view.people == (0, 1, 2)
    assert in_the_round(imagined, view) == view


def test_it_can_be_played_to_its_end_by_what_each_seat_may_do() -> None:
    game = episode("mattel-3", 2)
    imagined = resample_from_view(game.view(game.asked), FastRandom("to the end"))
    rng = Random(1)
    for _ in range(2000):
        if imagined.view(None).winner is not None:
            break
        told = imagined.apply(imagined.turn, rng.choice(imagined.moves()))
        assert not isinstance(told, Refusal)
    assert imagined.view(None).winner is not None


def test_each_is_another_one_and_the_source_decides_which() -> None:
    view = episode("mattel-2", 3).view(0)
    many = rounds_like(view, FairStream(b"one"))
    hands = [next(many).view(1).hand for _ in range(20)]
    assert len(set(hands)) > 15
    again = rounds_like(view, FairStream(b"one"))
    assert [next(again).view(1).hand for _ in range(20)] == hands
    assert resample_from_view(view, FairStream(b"two")).view(1).hand not in hands


def test_there_is_no_round_for_a_spectator_or_after_the_end() -> None:
    game = laid_out("mattel", "r1 | g3", discard="r9")
    with pytest.raises(ValueError, match="a spectator plays in no round"):
        resample_from_view(game.view(None), FairStream(b""))
    assert game.round is not None
    game.round.finish(0)
    with pytest.raises(ValueError, match="the round is over"):
        resample_from_view(game.view(0), FairStream(b""))
