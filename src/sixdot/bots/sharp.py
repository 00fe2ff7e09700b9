"""A sharp opponent: it deals what it cannot see again and again, in every way that agrees with all it has heard,
plays each choice on from there for some turns, and keeps to the choice that wins most of the game.

The work is a number of steps, not a time: the same View and the same source give the same choice.
"""

from collections.abc import Callable, Sequence
from math import exp
from typing import Final

from sixdot.bots import breathe
from sixdot.bots.dos.habits import rated
from sixdot.bots.dos.playout import DosPlayout
from sixdot.bots.playout import Playout, Redealer
from sixdot.bots.uno.playout import UnoPlayout
from sixdot.bots.views import considered, moves_of
from sixdot.game.actions import ANSWER, DRAW, MATCH, PLAY, UNKNOWN, Action
from sixdot.game.edition import Edition
from sixdot.game.house import house_edition
from sixdot.game.native import i64
from sixdot.game.round import Round
from sixdot.game.scoring import FORMS
from sixdot.game.shuffle import FastRandom, Source
from sixdot.game.view import OVER_PHASE, View

WORK: Final = 9000  # steps of a decision
MOST_MATCHES: Final = 7  # of DOS that are weighed
AT_THE_END: Final[list[int]] = [45, 28]  # the points hands have when a round ends: two players, more
PLAYOUTS_BY_FAMILY: Final[dict[str, Callable[[View, Edition], Playout]]] = {"uno": UnoPlayout, "dos": DosPlayout}

Weighed = tuple[Action, float]  # a choice, and this seat's share of winning the game with it


def choose(view: View, source: Source) -> Action | None:
    """What to do now; None: nothing, it is not this seat's turn."""
    choices = considered(view, sensible)
    if len(choices) < 2:
        return choices[0] if choices else None
    best, _ = weigh(view, source)[0]
    return best


def sensible(view: View) -> list[Action]:
    """The moves worth weighing: no missed calls, no draw while a card may be played or matched, few matches."""
    moves = moves_of(view)
    if any(action.verb == ANSWER for action in moves):
        return [action for action in moves if action.verb != UNKNOWN]
    if any(action.uno for action in moves):
        moves = [action for action in moves if action.uno or action.verb != PLAY]
    if any(action.verb == PLAY or action.verb == MATCH for action in moves):
        moves = [action for action in moves if action.verb != DRAW]
    matches = sorted([action for action in moves if action.verb == MATCH], key=rated, reverse=True)
    return matches[:MOST_MATCHES] + [action for action in moves if action.verb != MATCH]


def weigh(view: View, source: Source, work: int = WORK) -> list[Weighed]:
    """Every sensible move with its value, the best first."""
    choices = sensible(view)
    seed = f"{source.below(60000)} {source.below(60000)}"
    return Search(view, FastRandom(seed)).run(choices, work)


def playout_for(view: View) -> Playout:
    """What is known of the family that this View is of, for one decision."""
    edition = house_edition(view.edition, view.house)
    return PLAYOUTS_BY_FAMILY[edition.game](view, edition)


def _ranked(choices: list[Action], values: list[float], best: int) -> list[Weighed]:
    """The best first; a choice given up early was looked at less, and never ranks above it."""
    most = values[best]
    others = [(choice, min(most, value)) for choice, value in zip(choices, values, strict=True)]
    found = others.pop(best)
    return [found, *sorted(others, key=lambda weighed: -weighed[1])]


class Search:
    """Weighs choices over the same redeals, and spends more of the work on those that look good."""

    def __init__(self, view: View, source: FastRandom) -> None:
        self.playout = playout_for(view)
        self.stakes = Stakes(view, self.playout.outlook.stays)
        self.redealer = Redealer(self.playout, source)
        seated = self.playout.seated
        self.look_cost: i64 = 2 + 2 * seated if self.stakes.round_only else 4 + 7 * seated
        self.deal_cost: i64 = 4 + sum(view.counts) // 4
        self.copy_cost: i64 = 2 + seated // 2

    def run(self, choices: list[Action], work: int) -> list[Weighed]:
        totals = [0.0] * len(choices)
        counts = [0] * len(choices)
        alive = list(range(len(choices)))
        stages = max(1, (len(choices) - 1).bit_length())
        spent: i64 = 0
        for stage in range(stages):
            limit = work * (stage + 1) // stages
            while spent < limit:
                breathe()
                world = self.redealer.deal()
                spent += self.deal_cost
                for place in alive:
                    game = world.copy()
                    game.apply(self.playout.seat, choices[place])
                    spent += self.play_on(game) + self.copy_cost
                    totals[place] += self.value(game)
                    counts[place] += 1
            alive.sort(key=lambda place: -totals[place] / max(1, counts[place]))
            if stage + 1 < stages:
                alive = alive[: (len(alive) + 1) // 2]
        return _ranked(
            choices, [total / max(1, count) for total, count in zip(totals, counts, strict=True)], alive[0]
        )

    def play_on(self, game: Round) -> i64:
        """Let everybody play by habit for some turns. Returns the steps."""
        return self.playout.play_on(game, self.redealer.plain, self.look_cost)

    def value(self, game: Round) -> float:
        if game.phase == OVER_PHASE:
            return self.stakes.after(game, game.winner)
        return self.stakes.expected(game, self.playout.outlook.chances(game))


class Stakes:
    """What the end of a round is worth to a View's seat, as its share of winning the game."""

    def __init__(self, view: View, stays: list[int]) -> None:
        """`stays`: how much of the points in a hand will count at the end, by the cards of who goes out."""
        assert view.seat is not None
        self.scoring = FORMS[view.scoring](view.players, view.target)
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
