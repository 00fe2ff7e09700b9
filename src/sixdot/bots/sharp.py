"""A sharp opponent: it deals what it cannot see again and again, in every way that agrees with all it has heard,
plays each choice on from there for some turns, and keeps to the choice that wins most of the game.

The work is a number of steps, not a time: the same View and the same source give the same choice.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sixdot.bots.asides import spoken_up
from sixdot.bots.dos_habits import dos_move, rated
from sixdot.bots.habits import Ears, house_move, uno_move
from sixdot.bots.outlook import dos_outlook, uno_outlook
from sixdot.bots.redeal import Redealer
from sixdot.bots.stakes import Stakes
from sixdot.game.actions import (
    ANSWER,
    DRAW,
    LAST_MOVE,
    MATCH,
    PLAY,
    UNKNOWN,
    Action,
)
from sixdot.game.dos import DosRound
from sixdot.game.edition import Edition
from sixdot.game.house import house_edition
from sixdot.game.native import i64
from sixdot.game.round import ANSWER_PHASE, OVER_PHASE, TURN_PHASE, Round
from sixdot.game.shuffle import FastRandom, Source
from sixdot.game.uno import UnoRound
from sixdot.game.view import View

WORK: Final = 9000  # steps of a decision
TURNS: Final[list[int]] = [4, 5]  # how far each redeal is played on: two players, more
MOST_MATCHES: Final = 7  # of DOS that are weighed
DOS_STEP: Final = 8  # steps of UNO that take as long as one of DOS,
SLOW_STEP: Final = 4  # or as one by house rules or with questions
LONGEST: Final = 400  # steps of one playing on


@dataclass(frozen=True)
class Weighed:
    """A choice, and this seat's share of winning the game with it."""

    action: Action
    value: float


def choose(view: View, source: Source) -> Action | None:
    """What to do now; None: nothing, it is not this seat's turn."""
    aside = spoken_up(view)
    if aside is not None or view.turn != view.seat:
        return aside
    choices = sensible(view)
    if len(choices) < 2:
        return choices[0] if choices else None
    return weigh(view, source)[0].action


def sensible(view: View) -> list[Action]:
    """The moves worth weighing: no missed calls, and no draw while a card may be played or matched."""
    moves = [action for action in view.legal if action.verb <= LAST_MOVE]
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
    search = Search(view, house_edition(view.edition, view.house), FastRandom(seed))
    return search.run(choices, work)


def _ranked(choices: list[Action], values: list[float], best: int) -> list[Weighed]:
    """The best first; what was given up early has been looked at less, and does not come out above it."""
    most = values[best]
    others = [Weighed(choice, min(most, value)) for choice, value in zip(choices, values, strict=True)]
    found = others.pop(best)
    return [found, *sorted(others, key=lambda weighed: -weighed.value)]


class Search:
    """Weighs choices on common redeals, and spends more of the work on those that look good."""

    def __init__(self, view: View, edition: Edition, source: FastRandom) -> None:
        assert view.seat is not None
        self.seat: i64 = view.seat
        self.stakes = Stakes(view)
        self.redealer = Redealer(view, edition, source)
        self.ears = Ears(view)
        self.by_house = bool(edition.house)
        self.step_cost: i64 = SLOW_STEP if edition.house or edition.asks_questions else 1
        seated = view.players - len(view.passed_over)
        self.turns: i64 = TURNS[0 if seated == 2 else 1]
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
                    game.apply(self.seat, choices[place])
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
        if isinstance(game, UnoRound):
            return self._uno_on(game)
        assert isinstance(game, DosRound)
        return self._dos_on(game)

    def _uno_on(self, game: UnoRound) -> i64:
        steps: i64 = 0
        turns = self.turns
        source = game.source
        plain = self.redealer.plain
        ears = self.ears
        while game.phase != OVER_PHASE and steps < LONGEST:
            if game.phase == TURN_PHASE or game.phase == ANSWER_PHASE:
                if turns <= 0:
                    return steps + self.look_cost
                turns -= 1
            if self.by_house:
                game.apply(game.turn, house_move(game, source, ears))
            else:
                game.apply(game.turn, uno_move(game, source, plain, ears))
            steps += self.step_cost
        return steps

    def _dos_on(self, game: DosRound) -> i64:
        steps: i64 = 0
        turns = self.turns
        seat: i64 = self.seat
        while game.phase != OVER_PHASE and steps < LONGEST:
            if game.turn != seat:
                if turns <= 0:
                    return steps + self.look_cost
                turns -= 1
                seat = game.turn
            game.apply(game.turn, dos_move(game))
            steps += DOS_STEP
        return steps

    def value(self, game: Round) -> float:
        if game.phase == OVER_PHASE:
            return self.stakes.after(game, game.winner)
        if isinstance(game, UnoRound):
            return self.stakes.expected(game, uno_outlook(game))
        assert isinstance(game, DosRound)
        return self.stakes.expected(game, dos_outlook(game))
