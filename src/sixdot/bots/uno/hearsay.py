"""Hearsay: what the other players of UNO know of bluffs."""

from __future__ import annotations

from sixdot.bots.uno.evidence import forbidding
from sixdot.bots.views import neighbour, step_of
from sixdot.game.events import Challenged, HandsPassed, HandTaken, Played, Swapped
from sixdot.game.kinds import BIT, bits
from sixdot.game.native import i64
from sixdot.game.uno.machine import UnoRound
from sixdot.game.view import View


class Hearsay:
    """Who has been found out, and which cards of one hand they have seen."""

    __slots__ = ("found_out", "seat", "seen")

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.seat: i64 = view.seat
        self.found_out: i64 = 0  # seats, as bits
        self.seen: list[i64] = [bits(sorted(set(kinds))) for kinds in self._shown(view)]  # by seat, as bits

    def _shown(self, view: View) -> list[list[int]]:
        """The cards this seat holds that each of the others has seen."""
        own = view.seat
        shown: list[list[int]] = [[] for _ in range(view.players)]
        giver = -1
        for event in view.heard:
            if isinstance(event, Played):
                if event.seat == own:
                    for kinds in shown:
                        if event.card.kind in kinds:
                            kinds.remove(event.card.kind)
            elif isinstance(event, Challenged):
                if event.guilty:
                    self.found_out |= BIT[event.target]
                if event.target == own and event.hand is not None:
                    shown[event.seat] = [card.kind for card in event.hand]
            elif isinstance(event, Swapped):
                giver = event.target if event.seat == own else event.seat
            elif isinstance(event, HandsPassed):
                giver = neighbour(view, -step_of(event.direction))
            elif isinstance(event, HandTaken) and event.seat == own and event.cards is not None:
                shown = [[] for _ in range(view.players)]
                shown[giver] = [card.kind for card in event.cards]
        return shown

    def prove(self, game: UnoRound) -> bool:
        """Whether the seat that must answer a Wild Draw Four has seen a card that makes it a bluff."""
        if game.bluffer != self.seat or not game.bluff:
            return False
        return self.seen[game.turn] & game.hands[self.seat].mask & forbidding(game.edition, game.prior_face) != 0
