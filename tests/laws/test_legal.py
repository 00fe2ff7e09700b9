"""Law 3: the legal actions are exactly those that work; a refusal gives its reason and changes nothing."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis.strategies import integers

from sixdot.game.actions import parse
from sixdot.game.editions import EDITIONS
from sixdot.game.refusal import Refusal, reasons
from tests.helpers.soak import bounded
from tests.laws.laws import NO_SEATS, all_is_lawful, what_is_legal_is_what_is_done
from tests.laws.marks import every_table
from tests.laws.tables import a_table, do, is_over, next_step, played_on, sit

seeds = integers(0, 2**32 - 1)


@every_table
@settings(max_examples=1)
@given(seed=seeds)
def test_what_is_legal_is_done_and_all_else_is_refused(edition: str, players: int, seed: int) -> None:
    rng = Random(f"{edition} {players} {seed}")
    table = a_table(rng, edition, players)
    game, _ = sit(table)
    played_on(rng, game, table, rng.randrange(60))
    seats = {int(game.turn), rng.randrange(players), rng.choice(NO_SEATS)}
    what_is_legal_is_what_is_done(game, rng, sorted(seats), most=400)


@pytest.mark.slow
@every_table
@settings(max_examples=bounded(1, soak=4))
@given(seed=seeds)
def test_from_every_seat_what_is_legal_is_done_and_all_else_is_refused(edition: str, players: int, seed: int) -> None:
    rng = Random(f"{edition} {players} {seed}")
    table = a_table(rng, edition, players)
    game, _ = sit(table)
    for _ in range(4):
        played_on(rng, game, table, rng.randrange(30))
        what_is_legal_is_what_is_done(game, rng)


@every_table
def test_when_the_round_is_over_nobody_can_do_anything(edition: str, players: int) -> None:
    rng = Random(players)
    table = a_table(rng, edition, players)
    game, _ = sit(table)
    while not is_over(game):
        played_on(rng, game, table, 3000)
    all_is_lawful(game)
    what_is_legal_is_what_is_done(game, rng, [0, -1], most=300)


@every_table
def test_a_refusal_is_a_sentence_that_names_rule_and_edition(edition: str, players: int) -> None:
    rng = Random(players)
    table = a_table(rng, edition, players)
    game, _ = sit(table)
    seen: set[str] = set()
    for _ in range(30):
        for text in ("play r5", "play wi", "draw", "pass", "done", "dos", "catch 0", "catch 1", "accuse 0", "nolay"):
            for seat in range(players):
                told = game.apply(seat, parse(text)) if not game.is_legal(seat, parse(text)) else None
                if isinstance(told, Refusal):
                    seen.add(told.reason)
                    assert str(told).startswith(f"'{text}' is refused: {reasons()[told.reason][1]}.")
                    assert str(told).endswith(f"({edition} {told.rule})")
                    assert told.rule == reasons()[told.reason][0]
        if is_over(game):
            break
        do(game, table, next_step(rng, game, table))
    assert {"NOT_YOUR_TURN"} <= seen


def test_every_reason_names_a_rule() -> None:
    for rule, wrong in reasons().values():
        assert rule
        assert wrong[0].islower() or wrong.startswith(("UNO", "DOS"))
        assert not wrong.endswith(".")
    assert EDITIONS
