"""What a seat sees of a round of DOS, as numbers."""

from __future__ import annotations

from typing import Final, final

from sixdot.game.cards import DOS_DECK
from sixdot.game.dos.machine import DosRound, DosView
from sixdot.game.native import i64
from sixdot.game.round import Round
from sixdot.game.view import View
from sixdot.lab.sight import Forms, Row, SeatSight, SeatStanding, number, some

SEATS: Final = 4
_FORMS: Final = Forms(DOS_DECK, SEATS)


@final
class DosSight(SeatSight):
    def __init__(self) -> None:
        super().__init__(_FORMS)
        self.centre: list[int] = []  # the kinds that lie there,
        self.matched: list[list[int]] = []  # and what lies on each
        self.single_bonuses: i64 = 0
        self.double_bonuses: i64 = 0
        self.owed: i64 = 0

    def look(self, round: Round, seat: i64, standing: SeatStanding) -> None:
        super().look(round, seat, standing)
        assert isinstance(round, DosRound)
        self.centre = round.centre
        self.matched = round.matched
        self.single_bonuses = round.single_bonuses
        self.double_bonuses = round.double_bonuses
        self.owed = round.owed

    def read(self, view: View) -> None:
        super().read(view)
        assert isinstance(view, DosView)
        self.centre = [place.card.kind for place in view.centre]
        self.matched = [[card.kind for card in place.matched_with] for place in view.centre]
        self.single_bonuses = view.single_bonuses
        self.double_bonuses = view.double_bonuses
        self.owed = view.owed

    def write(self, row: Row) -> None:
        super().write(row)
        forms = self.forms
        places = list(zip(self.centre, self.matched, strict=True))
        row.append(forms.share(forms.count([card for card, on in places if not on])))
        row.append(forms.share(forms.count([card for card, on in places if on])))
        row.append(forms.share(forms.count([card for on in self.matched for card in on])))
        for count in (self.single_bonuses, self.double_bonuses, self.owed):
            row.append(number(some(count, 2)))
