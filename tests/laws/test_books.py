"""The laws of every round, by rule books that somebody brings: a pub's, and any answers that go together."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis.strategies import integers

from sixdot.game.book import CHOICES, RANGES, edition_from
from sixdot.game.edition import COMMON, Edition, edition_data, key_of
from sixdot.game.editions import EDITIONS, bring
from sixdot.game.families import FAMILIES, family_of
from sixdot.game.options import SetupError
from sixdot.game.refusal import Refusal
from tests.helpers.soak import bounded
from tests.laws.laws import a_copy_goes_its_own_way, all_is_lawful, what_is_legal_is_what_is_done
from tests.laws.tables import MOST_STEPS, Table, a_table, do, is_over, next_step, sit
from tests.laws.test_rounds import play
from tests.laws.test_secrecy import keep_secrets

seeds = integers(0, 2**32 - 1)
MOST_PENALTY = 6  # with higher ones the cards go round and round
EVERYWHERE = ("hand_size", "call_penalty", "advice_penalty", "next_dealer", "blank_redraws")
PUB = {
    "name": "inn",
    "based-on": "mattel",
    "most-players": 8,
    "target": 300,
    "guilty-draws": 6,
    "after-draw": "nothing",
}


def an_answer(rng: Random, field: str) -> Any:
    if field in CHOICES:
        return rng.choice(CHOICES[field])
    if field in RANGES:
        return rng.randint(RANGES[field][0], min(RANGES[field][1], MOST_PENALTY))
    assert isinstance(getattr(COMMON, field), bool)
    return rng.random() < 0.5


def a_book(rng: Random) -> Edition:
    """A book based on any edition, with a few answers of its own that make sense together."""
    base = rng.choice(list(EDITIONS))
    questions = [*family_of(EDITIONS[base]).questions, *EVERYWHERE]
    while True:
        asked = rng.sample(questions, rng.randint(1, 6))
        said = {key_of(field): an_answer(rng, field) for field in asked}
        try:
            return bring(edition_from({"name": "anybody", "based-on": base, **said}))
        except SetupError:
            continue


def a_table_by(rng: Random, book: Edition) -> Table:
    return a_table(rng, book.id, rng.randint(book.least_players, min(book.most_players, 5)))


def some_book(rng: Random) -> Edition:
    return bring(edition_from(PUB)) if rng.random() < 0.25 else a_book(rng)


@settings(max_examples=bounded(20, soak=400))
@given(seed=seeds)
def test_after_every_action_by_any_book_all_is_lawful(seed: int) -> None:
    rng = Random(seed)
    play(a_table_by(rng, some_book(rng)), rng, 250)


@settings(max_examples=bounded(12, soak=200))
@given(seed=seeds)
def test_a_round_by_any_book_ends_where_nobody_draws_without_need(seed: int) -> None:
    rng = Random(seed)
    table = a_table_by(rng, some_book(rng))
    quiet = Table(**{**vars(table), "style": "eager", "talk": 0.0, "going": 0.0})
    game, _ = sit(quiet, listening=False)
    for _ in range(MOST_STEPS):
        if is_over(game):
            break
        do(game, quiet, next_step(rng, game, quiet))
    assert is_over(game), f"{edition_data(game.edition)}, {quiet}"


@settings(max_examples=bounded(5, soak=120))
@given(seed=seeds)
@pytest.mark.slow
def test_by_any_book_what_is_legal_is_what_is_done(seed: int) -> None:
    rng = Random(seed)
    table = a_table_by(rng, some_book(rng))
    game, _ = sit(table)
    for place in range(60):
        if is_over(game):
            break
        if place % 6 == 0:
            what_is_legal_is_what_is_done(game, rng, most=150)
            a_copy_goes_its_own_way(game, rng)
        told = do(game, table, next_step(rng, game, table))
        assert not isinstance(told, Refusal)
    all_is_lawful(game)


@settings(max_examples=bounded(8, soak=150))
@given(seed=seeds)
def test_by_any_book_nobody_sees_or_hears_hidden_cards(seed: int) -> None:
    rng = Random(seed)
    book = some_book(rng)
    keep_secrets(book.id, rng.randint(book.least_players, min(book.most_players, 5)), seed, 60, 3)


@pytest.mark.parametrize("family", FAMILIES)
def test_every_family_is_played_by_books(family: str) -> None:
    rng = Random(family)
    assert family in {a_book(rng).game for _ in range(40)}
