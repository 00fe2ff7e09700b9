"""Playouts: how imaginary rounds of one family are laid out from a View and played on by habit."""

from __future__ import annotations

from typing import Final

from sixdot.bots.evidence import Evidence
from sixdot.bots.outlook import Outlook
from sixdot.game.cards import Card
from sixdot.game.edition import Edition
from sixdot.game.native import i64
from sixdot.game.round import Round
from sixdot.game.shuffle import FastRandom, Source
from sixdot.game.view import View

TURNS: Final[list[int]] = [4, 5]  # how far a round is played on: two players, more
LONGEST: Final = 400  # steps of one playing on


class Playout:
    """What one decision needs to know of its family; `view` is the View of the seat that decides."""

    def __init__(self, view: View, edition: Edition, outlook: Outlook) -> None:
        assert view.seat is not None
        self.view = view
        self.edition = edition
        self.outlook = outlook
        self.seat: i64 = view.seat
        self.seated = view.players - len(view.passed_over)
        self.turns: i64 = TURNS[0 if self.seated == 2 else 1]

    def evidence(self, source: Source) -> Evidence:
        """A reading of what was heard that is yet to begin."""
        raise NotImplementedError

    def seen(self) -> list[Card]:
        """The cards that lie where this seat can see them, its hand among them."""
        return [*self.view.hand, *self.view.discards]

    def lay_out(self, game: Round) -> None:
        """Put on the table what only this family's View shows."""
        raise NotImplementedError

    def is_likely(self, game: Round, source: FastRandom) -> bool:
        """Make a dealt round complete, and say whether it is likely enough to be played on."""
        return True

    def play_on(self, game: Round, plain: i64, look_cost: i64) -> i64:
        """Let everybody play by habit for some turns, those seats (bits) plainly.

        Returns the steps that took, and what a look at the table costs where the turns have run out.
        """
        raise NotImplementedError
