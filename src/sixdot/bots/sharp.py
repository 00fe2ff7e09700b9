"""A sharp opponent: it deals what it cannot see again and again, in every way that agrees with all it has heard,
plays each choice on from there for some turns, and keeps to the choice that wins most of the game.

The work is a number of steps, not a time: the same View and the same source give the same choice.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sixdot.bots.dos.habits import rated
from sixdot.bots.dos.playout import DosPlayout
from sixdot.bots.playout import Playout
from sixdot.bots.redeal import Redealer
from sixdot.bots.stakes import Stakes
from sixdot.bots.uno.playout import UnoPlayout
from sixdot.bots.views import attentive, moves_of
from sixdot.game.actions import ANSWER, DRAW, MATCH, PLAY, UNKNOWN, Action
from sixdot.game.edition import Edition
from sixdot.game.house import house_edition
from sixdot.game.native import i64
from sixdot.game.round import Round
from sixdot.game.shuffle import FastRandom, Source
from sixdot.game.view import OVER_PHASE, View

WORK: Final = 9000  # steps of a decision
MOST_MATCHES: Final = 7  # of DOS that are weighed
PLAYOUTS_BY_FAMILY: Final[dict[str, Callable[[View, Edition], Playout]]] = {"uno": UnoPlayout, "dos": DosPlayout}


@dataclass(frozen=True)
class Weighed:
    """A choice, and this seat's share of winning the game with it."""

    action: Action
    value: float


def sensible(view: View) -> list[Action]:
    """The moves worth weighing: no missed calls, and no draw while a card may be played or matched."""
    moves = moves_of(view)
    if any(action.verb == ANSWER for action in moves):
        return [action for action in moves if action.verb != UNKNOWN]
    if any(action.uno for action in moves):
        moves = [action for action in moves if action.uno or action.verb != PLAY]
    if any(action.verb == PLAY or action.verb == MATCH for action in moves):
        moves = [action for action in moves if action.verb != DRAW]
    if any(action.verb == MATCH for action in moves):
        return _best_matches(moves)
    return moves


def _best_matches(moves: list[Action]) -> list[Action]:
    """The matches that are best by habit, and whatever else may be done."""
    others = [action for action in moves if action.verb != MATCH]
    matches = sorted([action for action in moves if action.verb == MATCH], key=rated, reverse=True)
    return matches[:MOST_MATCHES] + others


def weigh(view: View, source: Source, work: int = WORK) -> list[Weighed]:
    """Every sensible move with its value, the best first."""
    choices = sensible(view)
    seed = f"{source.below(60000)} {source.below(60000)}"
    return Search(view, FastRandom(seed)).run(choices, work)


def _best(view: View, choices: list[Action], source: Source) -> Action:
    return weigh(view, source)[0].action


choose: Final = attentive(sensible, _best)


def playout_for(view: View) -> Playout:
    """What is known of the family that this View is of, for one decision."""
    edition = house_edition(view.edition, view.house)
    return PLAYOUTS_BY_FAMILY[edition.game](view, edition)


def _ranked(choices: list[Action], values: list[float], best: int) -> list[Weighed]:
    """The best first; a choice given up early was looked at less, and never ranks above it."""
    most = values[best]
    others = [Weighed(choice, min(most, value)) for choice, value in zip(choices, values, strict=True)]
    found = others.pop(best)
    return [found, *sorted(others, key=lambda weighed: -weighed.value)]


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
