"""The law of fair bots, over thousands of positions of every edition, number of players, scoring and house rule."""

from __future__ import annotations

from random import Random

import pytest

from sixdot.bots import NAMES, Bot, bot_named
from sixdot.game.actions import Action
from sixdot.game.round import Round
from sixdot.game.shuffle import Source
from sixdot.game.view import View
from tests.helpers.soak import bounded
from tests.laws.bots import try_bot
from tests.laws.laws import LawBroken
from tests.laws.marks import every_table

every_bot = pytest.mark.parametrize("name", NAMES)
A_FEW = {"easy": 10, "steady": 10, "sharp": 1}
MANY = bounded({"easy": 60, "steady": 60, "sharp": 8}, soak={"easy": 300, "steady": 300, "sharp": 40})


@pytest.mark.fault("B01")
@every_bot
@every_table
def test_permuting_cards_a_bot_cannot_see_never_changes_its_choice(name: str, edition: str, players: int) -> None:
    bot = bot_named(name)
    assert try_bot(lambda game: bot, edition, players, Random(f"{edition} {players}"), A_FEW[name]) == A_FEW[name]


@pytest.mark.fault("B01")
@pytest.mark.slow
@every_bot
@every_table
def test_over_many_positions_no_bot_chooses_by_hidden_cards(name: str, edition: str, players: int) -> None:
    bot = bot_named(name)
    assert try_bot(lambda game: bot, edition, players, Random(f"many {players}"), MANY[name]) == MANY[name]


def peeking(game: Round) -> Bot:
    """A bot that looks at the top of the draw pile before it decides."""

    def choose(view: View, source: Source) -> Action | None:
        return view.legal[game.pile[-1] % len(view.legal)] if game.pile else view.legal[0]

    return choose


@pytest.mark.fault("B01")
def test_a_bot_that_peeks_is_found_out() -> None:
    with pytest.raises(LawBroken, match="chose by cards it cannot see"):
        try_bot(peeking, "mattel", 4, Random("peek"), 200)
