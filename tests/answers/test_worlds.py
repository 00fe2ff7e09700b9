"""Two worlds: whatever a seat asks, the answer does not depend on a card that it cannot see."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import pytest

from sixdot.answers.given import NoAnswer
from sixdot.answers.known import Hearing, SeatKnowledge
from sixdot.answers.questions import answer
from sixdot.game.editions import EDITIONS
from sixdot.game.events import Event
from sixdot.game.match import Match
from sixdot.game.refusal import Refusal
from sixdot.game.round import Round
from sixdot.game.view import View
from sixdot.voice.understand.enquiry import Enquiry, Fact, When
from sixdot.voice.words import Words
from tests.helpers.moments import NAMES
from tests.laws.tables import a_table, do, is_over, next_step, sit
from tests.laws.worlds import heard, other_world

ABOUT: list[dict[str, Any]] = [
    {},
    {"seats": (0,)},
    {"seats": (1,)},
    {"all": True},
    {"others": True, "when": When("round")},
    {"symbol": "wi", "when": When("before")},
    {"colour": "red", "symbol": "5"},
    {"topic": "few", "when": When(count=3)},
]


def answers(dealt: Round, told: list[Event], seat: int | None) -> list[str]:
    """Everything that can be asked, in this world."""
    game = Match(dealt.edition, dealt.players)
    game.play_on(dealt)
    game._told = told
    view: View = game.view(seat)
    known = SeatKnowledge(game, NAMES[: dealt.players], view, True, 1, (Hearing(view.heard, view, seat),))
    found = []
    for fact in get_args(Fact):
        for about in ABOUT[:1] if fact == "hint" else ABOUT:
            try:
                found.append(f"{fact}: {answer(Enquiry(fact, **about), known).text(Words('en', 'full'))}")
            except NoAnswer as none:
                found.append(f"{fact}: {none.reason}")
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_worlds_that_look_alike_give_the_same_answers(edition: str) -> None:
    rng, compared = Random(edition), 0
    for _ in range(3):
        table = a_table(rng, edition, 3)
        dealt, told = sit(table)
        for number in range(25):
            if is_over(dealt):
                break
            if number % 6 == 0:
                seat = rng.choice([0, 1, 2, None])
                known = [heard(event, seat) for event in told]
                here = answers(dealt, known, seat)
                there = answers(other_world(dealt, seat, rng), known, seat)
                assert here == there
                compared += len(here)
            done = do(dealt, table, next_step(rng, dealt, table))
            assert not isinstance(done, Refusal)
            told += done
    assert compared > 500
