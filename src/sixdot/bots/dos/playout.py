"""Imaginary rounds of DOS."""

from __future__ import annotations

from typing import Final

from sixdot.bots.dos.evidence import DosEvidence
from sixdot.bots.dos.habits import dos_move
from sixdot.bots.dos.outlook import DosOutlook
from sixdot.bots.evidence import Evidence
from sixdot.bots.playout import LONGEST, Playout
from sixdot.game.cards import Card
from sixdot.game.dos.machine import DosRound, DosView
from sixdot.game.edition import Edition
from sixdot.game.events import Matched, TurnBegan
from sixdot.game.native import i64
from sixdot.game.round import Round
from sixdot.game.shuffle import Source
from sixdot.game.view import OVER_PHASE, View

STEP: Final = 8  # one step of DOS takes as long as so many of UNO
OUTLOOK: Final = DosOutlook()


class DosPlayout(Playout):
    def __init__(self, view: View, edition: Edition) -> None:
        super().__init__(view, edition, OUTLOOK)

    def evidence(self, source: Source) -> Evidence:
        return DosEvidence(self.edition, self.view.players, self.seat, source)

    def seen(self) -> list[Card]:
        view = self.view
        assert isinstance(view, DosView)
        row = [card for place in view.centre for card in (place.card, *place.matched_with)]
        return super().seen() + row

    def lay_out(self, game: Round) -> None:
        view = self.view
        assert isinstance(game, DosRound)
        assert isinstance(view, DosView)
        game.centre = [row.card.kind for row in view.centre]
        game.matched = [[card.kind for card in row.matched_with] for row in view.centre]
        game.single_bonuses = view.single_bonuses
        game.double_bonuses = view.double_bonuses
        game.owed = view.owed
        game.others_draw = _double_matches(view)
        game.must_lay = view.phase == "lay" and view.single_bonuses + view.double_bonuses == 0

    def play_on(self, game: Round, plain: i64, look_cost: i64) -> i64:
        assert isinstance(game, DosRound)
        steps: i64 = 0
        turns = self.turns
        seat: i64 = self.seat
        while game.phase != OVER_PHASE and steps < LONGEST:
            if game.turn != seat:
                if turns <= 0:
                    return steps + look_cost
                turns -= 1
                seat = game.turn
            game.apply(game.turn, dos_move(game))
            steps += STEP
        return steps


def _double_matches(view: DosView) -> int:
    """How many double colour matches have been made in this turn."""
    found = 0
    for event in reversed(view.heard):
        if isinstance(event, TurnBegan) and event.phase == "turn":
            break
        if isinstance(event, Matched) and event.bonus == "double":
            found += 1
    return max(found, view.double_bonuses)
