"""The stakes: what the end of a round is worth to one seat, as its share of winning the game."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from sixdot.game.native import i64
from sixdot.game.round import Round
from sixdot.game.scoring import FORMS, PARTNER_FORMS
from sixdot.game.view import View

AT_THE_END: Final[list[int]] = [45, 28]  # the points hands have when a round ends: two players, more


class Stakes:
    """How a View's seat stands in its game."""

    def __init__(self, view: View, stays: list[int]) -> None:
        """`stays`: how much of the points in a hand will count at the end, by the cards of who goes out."""
        assert view.seat is not None
        self.scoring = {**FORMS, **PARTNER_FORMS}[view.scoring](view.players, view.target)
        units = self.scoring.units
        self.units = units
        self.scores = list(view.scores) if len(view.scores) == len(units) else [0] * len(units)
        self.mine: i64 = [view.seat in unit for unit in units].index(True)
        self.friends = sum([1 << seat for seat in {view.seat, *view.partners}])
        self.out = view.passed_over
        self.number = self._number(view)
        need = max([view.target - score for score in self.scores])
        # Whoever wins the round wins the game, or there is no game around it: only the round counts.
        self.round_only = not self.scoring.low_wins and (need <= 1 or view.target <= 0)
        self.stays = stays
        self.usual: int = AT_THE_END[0 if view.players - len(view.passed_over) == 2 else 1]
        self.pace = max(20.0, view.target / 5) if self.scoring.low_wins else 25.0 * view.players

    def _number(self, view: View) -> int:
        """Which of the rounds that somebody wins this is; rotating partners show it."""
        if view.scoring != "rotating":
            return max(view.round, 1)
        for number in (1, 2, 3):
            if any({view.seat, *view.partners} == set(couple) for couple in self.scoring.couples(number)):
                return number
        return 1

    def after(self, game: Round, winner: i64) -> float:
        """This seat's share of the game if `winner` went out now."""
        if self.round_only:
            return 1.0 if winner >= 0 and self.friends & (1 << winner) else 0.0
        return self._with_points([hand.points(game.points) for hand in game.hands], winner)

    def _with_points(self, points: list[int], winner: i64) -> float:
        scores = self.scores
        if winner >= 0:
            changes = self.scoring.changes(points, winner, self.number)
            scores = [score + change for score, change in zip(scores, changes, strict=True)]
            out = tuple({*self.out, *self.scoring.eliminated(scores)})
            winners = self.scoring.winners(scores, self.number, out)
            if winners:
                return self._part(winners)
        return self._share(scores)

    def _part(self, winners: Sequence[int]) -> float:
        won = [unit for unit in self.units if any(seat in winners for seat in unit)]
        return 1.0 / len(won) if self.units[self.mine] in won else 0.0

    def _share(self, scores: list[int]) -> float:
        """A guess at the share while the game goes on: the nearer to winning, the larger."""
        low_wins = self.scoring.low_wins
        sign = -1.0 if low_wins else 1.0
        ahead = min(scores) if low_wins else max(scores)
        total = 0.0
        own = 0.0
        for place, score in enumerate(scores):
            if all(seat in self.out for seat in self.units[place]):
                continue
            if self.scoring.form == "elimination" and score >= self.scoring.target:
                continue
            weight = exp(sign * (score - ahead) / self.pace)
            total += weight
            if place == self.mine:
                own = weight
        return own / total if total > 0.0 else 0.0

    def expected(self, game: Round, chances: list[float]) -> float:
        """This seat's share of the game, given each seat's chance to go out."""
        worth = 0.0
        if self.round_only:
            for seat, chance in enumerate(chances):
                if self.friends & (1 << seat):
                    worth += chance
            return worth
        held = [hand.points(game.points) for hand in game.hands]
        for seat, chance in enumerate(chances):
            if chance > 0.0:
                points = self._at_the_end(held, game.hands[seat].size)
                points[seat] = 0
                worth += chance * self._with_points(points, seat)
        return worth

    def _at_the_end(self, held: list[int], size: int) -> list[int]:
        """The points hands will have when somebody goes out who holds so many cards now."""
        stays = self.stays[min(size, len(self.stays) - 1)]
        come = (100 - stays) * self.usual
        return [(stays * points + come) // 100 if points else 0 for points in held]
