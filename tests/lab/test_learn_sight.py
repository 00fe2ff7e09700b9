"""What is seen straight from a round is what stands in the View; events that nobody read are made up for."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest

from sixdot.game.cards import UNO_DECK
from sixdot.game.editions import edition_named
from sixdot.game.events import Drew, Passed, Played
from sixdot.game.view import OVER_PHASE
from sixdot.lab.batch import Batch
from sixdot.lab.dos.sight import DosSight
from sixdot.lab.encoding import mask_of
from sixdot.lab.episode import Episode, EpisodeSettings, IllegalAction
from sixdot.lab.opponents import Opponents
from sixdot.lab.sight import Piece
from sixdot.lab.tables import Tables
from sixdot.lab.uno.sight import MEMORY, Dryness, UnoSight
from tests.helpers.learning import TABLES, encoding_for, index_for
from tests.helpers.soak import bounded
from tests.laws.worlds import other_world

pytestmark = pytest.mark.slow  # many episodes

EPISODES = bounded(2, soak=200)  # of each table
STEPS = 400  # at most, of each episode

# Tables where most moves are noted without events, though house rules are played.
MORE: dict[str, dict[str, Any]] = {
    "no-reshuffle": {"edition": "mattel", "players": 3, "house": ("no-reshuffle", "hand=10")},
    "no-bluff": {"edition": "rnib", "players": 4, "house": ("no-bluff", "new-colour", "penalty=6")},
}
EVERY = {**TABLES, **MORE}

every_table = pytest.mark.parametrize("name", EVERY)


def two_alike(name: str, seed: int) -> tuple[Episode, Episode]:
    """An episode whose events nobody reads, and the same one with somebody who listens."""
    settings = EpisodeSettings(**EVERY[name])
    quiet = Episode(settings, f"{name} {seed}", encoding_for(settings.rules).sight())
    return quiet, Episode(settings, f"{name} {seed}")


def step_both(quiet: Episode, loud: Episode, rng: Random) -> None:
    """Both do the same: a card more often than not, so that rounds come to an end."""
    index, players = index_for(quiet.settings.rules), quiet.settings.players
    offered = quiet.numbers(index, quiet.asked)
    number = rng.choice(offered[: rng.choice([1, 2, 99])])
    action = index.action(number, quiet.asked, players)
    assert quiet.act(action) == loud.act(action)
    assert (quiet.asked, quiet.over, quiet.cut_off) == (loud.asked, loud.over, loud.cut_off)


@every_table
def test_a_round_is_seen_as_its_view_says(name: str) -> None:
    rng = Random(name)
    for seed in range(EPISODES):
        quiet, loud = two_alike(name, seed)
        encoding, index = encoding_for(loud.settings.rules), index_for(loud.settings.rules)
        for step in range(STEPS):
            often = seed % 2 == 0 or step % 25 == 0  # whoever looks seldom has not seen how it came about
            for seat in {quiet.asked, rng.randrange(quiet.settings.players)} if often else ():
                view = loud.view(seat)
                assert np.array_equal(encoding.row(quiet.look(seat)), encoding.encode(view))
                assert np.array_equal(np.frombuffer(quiet.mask(index, seat), np.int8), mask_of(view, index))
            if quiet.ended:
                break
            step_both(quiet, loud, rng)


@every_table
def test_what_is_seen_does_not_change_when_unseen_cards_are_redealt(name: str) -> None:
    rng = Random(name)
    for seed in range(EPISODES):
        quiet, loud = two_alike(name, seed)
        encoding, index = encoding_for(loud.settings.rules), index_for(loud.settings.rules)
        for step in range(STEPS):
            if quiet.ended:
                break
            if step % 5 == 0:
                seat = rng.randrange(quiet.settings.players)
                here = quiet.match.round
                assert here is not None
                row, may = encoding.row(quiet.look(seat)), index.numbers(here.legal(seat), seat, here.players)
                world = other_world(here, seat, rng)
                sight = quiet._sight
                assert sight is not None
                sight.forget(world)  # what it has kept it would only repeat
                quiet.round = world
                assert np.array_equal(row, encoding.row(quiet.look(seat)))
                quiet.round = here
                sight.forget(here)
                assert may == index.numbers(world.legal(seat), seat, world.players)
            step_both(quiet, loud, rng)


@every_table
def test_whoever_begins_to_read_has_missed_nothing(name: str) -> None:
    rng = Random(name)
    for seed in range(EPISODES):
        quiet, loud = two_alike(name, seed)
        first = rng.randrange(60)
        for step in range(120):
            if step >= first or quiet.ended:
                assert quiet.told == loud.told
                assert all(quiet.view(seat) == loud.view(seat) for seat in range(quiet.settings.players))
            if quiet.ended:
                break
            step_both(quiet, loud, rng)


@pytest.mark.parametrize("again", [deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))], ids=["copy", "pickle"])
@pytest.mark.parametrize("settings", [{"edition": "mattel"}, {"edition": "dos", "opponents": "easy"}], ids=str)
def test_a_copied_batch_goes_on_as_the_first_does(again: Callable[[Batch], Batch], settings: dict[str, Any]) -> None:
    first = Batch(3, seed=1, **settings)
    rng = np.random.default_rng(1)
    for step in range(40):
        if step == 20:
            twin = again(first)
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in first.masks])
        first.step(actions)
        if step >= 20:
            twin.step(actions)
            assert np.array_equal(first.observations, twin.observations)
            assert np.array_equal(first.masks, twin.masks)


@every_table
def test_a_copy_in_the_middle_of_a_round_sees_what_the_original_sees(name: str) -> None:
    rng = Random(name)
    quiet, loud = two_alike(name, 7)
    encoding = encoding_for(loud.settings.rules)
    for step in range(200):
        if quiet.ended:
            break
        if step % 20 == 0:
            quiet = (deepcopy if step % 40 else lambda thing: pickle.loads(pickle.dumps(thing)))(quiet)
        assert np.array_equal(encoding.row(quiet.look(quiet.asked)), encoding.encode(loud.view(loud.asked)))
        step_both(quiet, loud, rng)


@every_table
def test_what_is_refused_changes_nothing(name: str) -> None:
    rng = Random(name)
    quiet, loud = two_alike(name, 3)
    encoding, index = encoding_for(loud.settings.rules), index_for(loud.settings.rules)
    for _ in range(60):
        if quiet.ended:
            break
        seat, players = quiet.asked, quiet.settings.players

        def seen(seat: int = seat) -> tuple[Any, ...]:
            row, mask = encoding.row(quiet.look(seat)).tobytes(), bytes(quiet.mask(index, seat))
            return row, mask, quiet.asked, quiet.steps, quiet.source.state_text(), quiet.round.fingerprint()

        before = seen()
        for number in rng.sample(range(index.size), 20):
            if not quiet.mask(index, seat)[number]:
                with pytest.raises(IllegalAction):
                    quiet.act(index.action(number, seat, players))
        assert seen() == before
        step_both(quiet, loud, rng)


def test_who_was_not_to_listen_is_told_so() -> None:
    settings = EpisodeSettings("mattel", 2)
    game = Episode(settings, "1", encoding_for(settings.rules).sight(), may_listen=False)
    with pytest.raises(ValueError, match="cannot be retold"):
        game.view(0)


def seen(dryness: Dryness, seat: int) -> bytes:
    row: list[Piece] = []
    dryness.write(row, seat)
    return b"".join(row)


def test_who_may_lack_a_colour_is_remembered_for_sixty_moves() -> None:
    """Counted from the move that made the colour count; what was heard and what was noted say the same."""
    for passed in (MEMORY - 2, MEMORY - 1):
        told = [Played(0, UNO_DECK.cards[0], None, False, 5), Drew(1, 1, 1, "turn", 8, None), *[Passed(0)] * passed]
        heard, recalled = Dryness(2), Dryness(2)
        heard.hear(told)
        recalled.recall(told)
        lacking = seen(heard, 1)
        assert lacking == seen(recalled, 1)
        assert (lacking != seen(Dryness(2), 1)) == (passed == MEMORY - 2)


def test_a_draw_of_no_card_says_nothing_of_a_colour() -> None:
    dryness = Dryness(2)
    dryness.hear([Played(0, UNO_DECK.cards[0], None, False, 5), Drew(1, 1, 1, "turn", 8, None)])
    before = seen(dryness, 0)
    dryness.hear([Drew(1, 0, 2, "caught", 8, None)])
    assert seen(dryness, 0) == before
    dryness.hear([Drew(1, 1, 2, "caught", 9, None)])
    assert seen(dryness, 0) == seen(Dryness(2), 0)


def test_a_round_that_nobody_listens_to_makes_few_events() -> None:
    quiet, loud = two_alike("mattel-2", 1)
    rng = Random(1)
    while not quiet.ended:
        step_both(quiet, loud, rng)
        here = quiet.match.round
        assert here is not None
        assert here.log is None or here.phase == OVER_PHASE


@pytest.mark.parametrize(("edition", "kind"), [("mattel", UnoSight), ("dos", DosSight)])
def test_the_tables_of_a_batch_see_as_their_family_does(edition: str, kind: type[UnoSight | DosSight]) -> None:
    rules = edition_named(edition)
    tables = Tables(3, EpisodeSettings(edition, 2), encoding_for(rules).sight, index_for(rules), Opponents(2, "easy"))
    size = encoding_for(rules).size
    rows = bytearray(3 * 4 * size)
    tables.reset(1, memoryview(rows))
    batch = Batch(3, edition, 2, seed=1, opponents="easy")
    assert type(encoding_for(rules).sight()) is kind
    assert tables.seats == batch.seats.tolist()
    assert np.array_equal(np.frombuffer(rows, np.float32).reshape(3, size), batch.observations)
