"""Rows of numbers: what a seat knows and nothing else."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from sixdot.game.cards import COLOURS, DECKS
from sixdot.game.editions import EDITIONS
from sixdot.game.view import View
from sixdot.lab.encoding import Encoding, mask_of
from sixdot.lab.episode import Episode
from tests.helpers.learning import TABLES, encoding_for, episode, index_for, random_step
from tests.helpers.tables import do, laid_out
from tests.laws.worlds import other_world

pytestmark = pytest.mark.slow  # many episodes

every_table = pytest.mark.parametrize("name", TABLES)


def part(encoding: Encoding, view: View, name: str) -> list[float]:
    """One slice of a row."""
    found = next(found for found in encoding.slices if found.name == name)
    return [float(value) for value in encoding.encode(view)[found.start : found.start + found.size]]


@every_table
def test_a_row_does_not_change_when_unseen_cards_are_redealt(name: str) -> None:
    rng = Random(name)
    for seed in range(4):
        game = episode(name, seed)
        for step in range(100):
            if game.over:
                break
            if step % 5 == 0:
                looks_alike(game, rng.randrange(game.settings.players), rng)
            random_step(game, rng)


def looks_alike(game: Episode, seat: int, rng: Random) -> None:
    """A seat's row and mask are the same in another world."""
    assert game.match.round is not None
    rules = game.settings.rules
    here = game.view(seat)
    world = other_world(game.match.round, seat, rng).view(seat)
    known = ("round", "scores", "teams", "partners", "scoring", "target", "winners", "heard")
    there = replace(world, **{name: getattr(here, name) for name in known})
    assert np.array_equal(encoding_for(rules).encode(here), encoding_for(rules).encode(there))
    assert np.array_equal(mask_of(here, index_for(rules)), mask_of(there, index_for(rules)))


@every_table
def test_every_number_lies_between_nothing_and_one(name: str) -> None:
    rng = Random(name)
    game = episode(name, 9)
    encoding = encoding_for(game.settings.rules)
    for _ in range(200):
        row = encoding.encode(game.view(rng.randrange(game.settings.players)))
        assert row.shape == (encoding.size,)
        assert row.dtype == np.float32
        assert row.min() >= 0
        assert row.max() <= 1
        if game.over:
            break
        random_step(game, rng)


@pytest.mark.parametrize("edition", EDITIONS)
def test_slices_follow_each_other_and_fill_the_row(edition: str) -> None:
    encoding = encoding_for(EDITIONS[edition])
    places = [place for found in encoding.slices for place in range(found.start, found.start + found.size)]
    assert places == list(range(encoding.size))
    assert len({found.name for found in encoding.slices}) == len(encoding.slices)


def test_a_hand_can_be_read_back_from_its_row() -> None:
    view = laid_out("mattel", "r5 r5 wi | b1 b2", discard="r4").view(0)
    held = part(encoding_for(EDITIONS["mattel"]), view, "hand")
    deck = DECKS["uno"]
    counts = {deck.cards[kind].code: share * deck.copies[kind] for kind, share in enumerate(held) if share}
    assert counts == {"r5": 2, "wi": 1}


def test_every_seat_is_the_first_of_its_own_row() -> None:
    game = laid_out("mattel", "r5 r6 | b1 b2 b3 b4 | g1", discard="r4")
    encoding = encoding_for(EDITIONS["mattel"])
    assert part(encoding, game.view(0), "turn")[:3] == [1, 0, 0]
    assert part(encoding, game.view(1), "turn")[:3] == [0, 0, 1]
    assert part(encoding, game.view(2), "counts")[:3] == pytest.approx([1 / 8, 2 / 9, 4 / 11])


def test_a_player_who_draws_for_a_turn_may_lack_the_colour() -> None:
    game = laid_out("rnib", "r5 r6 g9 | b1 b2 b3", discard="r4", draw="y7 r1")
    encoding = encoding_for(EDITIONS["rnib"])
    do(game, 0, "play r5")
    do(game, 1, "draw")
    do(game, 1, "pass")
    dry = part(encoding, game.view(0), "dry")
    assert [place for place, value in enumerate(dry) if value] == [len(COLOURS) + COLOURS.index("red")]
    own = part(encoding, game.view(1), "dry")
    assert [place for place, value in enumerate(own) if value] == [COLOURS.index("red")]


def test_matched_cards_lie_apart_from_open_ones() -> None:
    game = laid_out("dos", "r5 r6 b9 | b1 b3 b4", centre="r5 g6")
    encoding = encoding_for(EDITIONS["dos"])
    do(game, 0, "match r5 with r5")
    view = game.view(1)
    codes = [card.code for card in DECKS["dos"].cards]
    for name, expected in (("open", ["g6"]), ("matched", ["r5"]), ("played", ["r5"])):
        assert [codes[kind] for kind, share in enumerate(part(encoding, view, name)) if share] == expected
    assert part(encoding, view, "bonuses")[0] > 0


def test_a_spectator_has_no_row() -> None:
    game = laid_out("mattel", "r5 r6 | b1 b2", discard="r4")
    with pytest.raises(ValueError, match="spectator"):
        encoding_for(EDITIONS["mattel"]).encode(game.view(None))
