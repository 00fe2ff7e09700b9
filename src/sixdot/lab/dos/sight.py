"""What a seat sees of a round of DOS, as numbers."""

from __future__ import annotations

from typing import Final, final

from sixdot.game.cards import DOS_DECK
from sixdot.game.dos.machine import DosRound, DosView
from sixdot.game.native import i64
from sixdot.game.round import Round
from sixdot.game.view import View
from sixdot.lab.sight import Piece, SeatSight, SeatStanding, forms_of, number, some

SEATS: Final = 4
_FORMS: Final = forms_of(DOS_DECK, SEATS)


@final
class DosSight(SeatSight):
    def __init__(self) -> None:
        super().__init__(_FORMS)

    def look(self, round: Round, seat: i64, standing: SeatStanding) -> list[Piece]:
        row = super().look(round, seat, standing)
        assert isinstance(round, DosRound)
        row += self._centre(round.centre, round.matched)
        row += _bonuses(round.single_bonuses, round.double_bonuses, round.owed)
        return row

    def read(self, view: View) -> list[Piece]:
        row = super().read(view)
        assert isinstance(view, DosView)
        matched = [[card.kind for card in place.matched_with] for place in view.centre]
        row += self._centre([place.card.kind for place in view.centre], matched)
        row += _bonuses(view.single_bonuses, view.double_bonuses, view.owed)
        return row

    def _centre(self, centre: list[int], matched: list[list[int]]) -> list[Piece]:
        """The cards that are yet to be matched, those that have been, and those played on these."""
        open_ = [card for card, on in zip(centre, matched, strict=True) if not on]
        closed = [card for card, on in zip(centre, matched, strict=True) if on]
        return [
            self.forms.share(self.forms.count(cards)) for cards in (open_, closed, [c for on in matched for c in on])
        ]


def _bonuses(*counts: int) -> list[Piece]:
    return [number(some(count, 2)) for count in counts]
