"""The outlook of a round of DOS."""

from __future__ import annotations

from typing import Final

from sixdot.bots.outlook import MOST, Outlook
from sixdot.game.cards import WILD_DOS
from sixdot.game.dos.machine import DosRound
from sixdot.game.dos.matching import NUMBER_OF
from sixdot.game.native import i64
from sixdot.game.round import Round

STAYS: Final[list[int]] = [100]
# Where a seat sits (4), how much of the row the mover or the next can match with single cards (6), its Wild
# DOS cards (4) and its Wild # cards (3).
PLACES: Final = 4
READY: Final = 6
JOKERS: Final = 4
NUMBERS: Final = 3
WIDTH: Final = PLACES + READY + JOKERS + NUMBERS


class DosOutlook(Outlook):
    def __init__(self) -> None:
        super().__init__("dos", WIDTH, STAYS)

    def table(self, active: i64) -> list[float]:
        return self.tables[0 if active == 2 else 1]

    def cells(self, game: Round, seat: i64, distance: i64) -> list[int]:
        assert isinstance(game, DosRound)
        hand = game.hands[seat]
        counts = hand.counts
        row = (hand.size if hand.size < MOST else MOST) * WIDTH
        cells: list[int] = [row + (distance if distance < PLACES else PLACES - 1)]
        row += PLACES
        if distance < 2:
            ready: i64 = 0
            for centre in game.centre:
                if ready < 2 and _matches_alone(counts, NUMBER_OF[centre]):
                    ready += 1
            cells.append(row + 3 * distance + ready)
        row += READY
        wilds: i64 = counts[WILD_DOS]
        cells.append(row + (wilds if wilds < JOKERS else JOKERS - 1))
        row += JOKERS
        numbers: i64 = counts[9] + counts[19] + counts[29] + counts[39]
        cells.append(row + (numbers if numbers < NUMBERS else NUMBERS - 1))
        return cells


def _matches_alone(counts: list[int], number: i64) -> bool:
    """Whether a hand has a plain card of this number; a Wild # in the row takes any."""
    if number == 0:
        return True
    if number == 2:
        return counts[WILD_DOS] > 0
    rank = 0 if number == 1 else number - 2
    return counts[rank] + counts[rank + 10] + counts[rank + 20] + counts[rank + 30] > 0
