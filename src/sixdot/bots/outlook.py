"""The outlook: how likely each seat is to win a round in progress, from tables fitted to many rounds."""

from __future__ import annotations

from math import exp
from pkgutil import get_data
from typing import Final

from sixdot.game.native import i64
from sixdot.game.round import Round

MOST: Final = 10  # larger hands count as this large
BURDEN: Final = 0.1  # but for this much a card


def tables_of(family: str) -> list[list[float]]:
    """What bench/outlook.py has fitted: in hundredths, a line per size of hand, an empty line between two tables."""
    text = (get_data(f"sixdot.bots.{family}", "outlook.txt") or b"").decode()
    tables = [table.splitlines()[1:] for table in text.split("\n\n")]
    return [[int(cell) / 100 for row in rows for cell in row.split()] for rows in tables]


class Outlook:
    """The tables of one family, one for each number of players; each family knows which cells speak of a seat."""

    def __init__(self, family: str, width: int, stays: list[int]) -> None:
        self.tables = tables_of(family)
        self.width = width  # cells for one size of hand
        self.stays = stays  # of 100: how much of a hand's points will count when one with so many cards goes out

    def table(self, active: i64) -> list[float]:
        """The table for so many players."""
        raise NotImplementedError

    def cells(self, game: Round, seat: i64, distance: i64) -> list[int]:
        """The cells of the table that speak of a seat, so many turns away from the player in turn."""
        raise NotImplementedError

    def chances(self, game: Round) -> list[float]:
        """For each seat its chance to win the round; the seat in turn is about to play."""
        table = self.table(game.active)
        found = [0.0] * game.players
        total = 0.0
        seat: i64 = game.turn
        for distance in range(game.active):
            worth = 0.0
            for cell in self.cells(game, seat, distance):
                worth += table[cell]
            extra = game.hands[seat].size - MOST
            if extra > 0:
                worth -= BURDEN * float(extra)
            weight = exp(worth)
            found[seat] = weight
            total += weight
            seat = game.order[seat]
        return [weight / total for weight in found]
