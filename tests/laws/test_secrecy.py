"""Law 6: what a seat cannot see changes nothing it sees or hears, until a rule shows a card."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis.strategies import integers

from sixdot.game import events
from sixdot.game.cards import Card
from sixdot.game.dos.machine import DosView
from sixdot.game.events import Challenged, Drew, Event, HandDealt, Public, hear
from sixdot.game.refusal import Refusal
from sixdot.game.uno.table import UnoView
from sixdot.game.view import View
from tests.helpers.soak import bounded
from tests.laws.marks import every_table
from tests.laws.tables import a_table, do, is_over, next_step, sit
from tests.laws.worlds import refusals_tell_nothing, two_worlds, walk_together

seeds = integers(0, 2**32 - 1)
EVERY_EVENT: list[type[Event]] = sorted(Event.__subclasses__(), key=lambda kind: kind.__name__)
# The events that tell everybody about a card: played, laid, turned up, asked about, or shown at the end.
SHOWING = {
    "DealerDrawn", "TurnedUp", "RowFilled", "Played", "TookBack", "Asked", "AnswerTold", "Matched", "Laid",
    "RoundOver",
}  # fmt: skip


def keep_secrets(edition: str, players: int, seed: int, steps: int, every: int) -> None:
    """Play on; every few steps compare two worlds, for a seat or a spectator."""
    rng = Random(f"{edition} {players} {seed}")
    table = a_table(rng, edition, players)
    game, _ = sit(table)
    for place in range(steps):
        if is_over(game):
            break
        step = next_step(rng, game, table)
        if place % every == 0:
            two_worlds(game, table, rng.choice([None, *range(players)]), step, rng)
            two_worlds(game, table, rng.choice([None, step[0]]) if step[0] >= 0 else None, step, rng)
            refusals_tell_nothing(game, rng.randrange(players), rng, 5)
        if place % (5 * every) == 0:
            walk_together(game, table, rng.choice([None, *range(players)]), rng, 12)
        do(game, table, step)


@every_table
@settings(max_examples=1)
@given(seed=seeds)
def test_nobody_sees_or_hears_hidden_cards(edition: str, players: int, seed: int) -> None:
    keep_secrets(edition, players, seed, 80, 3)


@pytest.mark.slow
@every_table
@settings(max_examples=bounded(3, soak=12))
@given(seed=seeds)
def test_nobody_sees_or_hears_hidden_cards_in_many_rounds(edition: str, players: int, seed: int) -> None:
    keep_secrets(edition, players, seed, 200, 2)


def cards_in(value: Any) -> list[Card]:
    if isinstance(value, Card):
        return [value]
    if isinstance(value, tuple | list):
        return [card for part in value for card in cards_in(part)]
    return []


@every_table
@settings(max_examples=1)
@given(seed=seeds)
def test_a_spectator_hears_of_no_card_that_is_not_shown_to_all(edition: str, players: int, seed: int) -> None:
    rng = Random(f"{edition} {players} {seed}")
    table = a_table(rng, edition, players)
    game, told = sit(table)
    for _ in range(80):
        for event in told:
            heard = hear(event, None)
            if type(event).__name__ not in SHOWING:
                assert not cards_in(list(vars(heard).values())), heard
            if isinstance(heard, HandDealt | Drew):
                assert heard.cards is None
            if isinstance(heard, Challenged):
                assert heard.hand is None
        view = game.view(None)
        assert (view.hand, view.drawn, view.legal, view.seat) == ((), None, (), None)
        if is_over(game):
            break
        done = do(game, table, next_step(rng, game, table))
        assert not isinstance(done, Refusal)
        told = list(done)


@every_table
@settings(max_examples=1)
@given(seed=seeds)
def test_a_seat_hears_which_cards_it_drew_and_nobody_else_does(edition: str, players: int, seed: int) -> None:
    rng = Random(f"{edition} {players} {seed}")
    table = a_table(rng, edition, players)
    game, told = sit(table)
    for _ in range(60):
        for event in told:
            if isinstance(event, HandDealt | Drew):
                for seat in range(players):
                    heard = hear(event, seat)
                    assert isinstance(heard, HandDealt | Drew)
                    assert heard.cards == (event.cards if seat == event.seat else None)
        if is_over(game):
            break
        done = do(game, table, next_step(rng, game, table))
        assert not isinstance(done, Refusal)
        told = list(done)


@pytest.mark.parametrize("kind", EVERY_EVENT)
def test_every_part_of_an_event_is_public_or_names_who_may_know_it(kind: type[Event]) -> None:
    """A field in neither list is heard by nobody: none is meant to be, so none may be forgotten."""
    assert set(kind.fields) == {*kind.public, *kind.private}
    assert not set(kind.public) & set(kind.private)
    for knowers in kind.private.values():
        assert knowers
        assert set(knowers) <= set(kind.public)


def test_a_new_field_is_heard_by_nobody_until_somebody_decides_who_may_know_it() -> None:
    class Peeked(Event):
        seat: Public[int]
        cards: str | None

    assert hear(Peeked(1, "r5"), seat=1) == Peeked(1, None)


def test_no_event_hides_behind_another_module() -> None:
    assert {kind.__module__ for kind in EVERY_EVENT} == {events.__name__}
    assert len(EVERY_EVENT) > 30


def test_the_events_that_show_cards_to_all_are_known() -> None:
    showing = {
        kind.__name__
        for kind in EVERY_EVENT
        if any("Card" in str(kind.__annotations__[name]) for name in kind.public)
    }
    assert showing == SHOWING


def test_a_view_lists_only_what_may_be_known() -> None:
    """Anyone who adds something to a View must come here, and think about who may see it."""
    assert {name for kind in (View, UnoView, DosView) for name in kind.__dataclass_fields__} == {
        "edition", "house", "seat", "players", "people", "passed_over", "dealer", "phase", "turn", "direction",
        "counts", "draw_count", "discard_count", "discards", "announced", "catchable", "votes", "winner",
        "blocked", "hand", "drawn", "legal", "top", "colour", "pending", "challenged", "prior_colour",
        "question", "choices", "hint", "near", "centre", "single_bonuses", "double_bonuses", "owed", "round",
        "scores", "teams", "couples",
        "partners", "scoring", "target", "winners", "heard",
    }  # fmt: skip
