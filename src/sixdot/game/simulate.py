"""Random rounds at full speed, for measuring and for the laws. No events are made, and the deals are not fair."""

from __future__ import annotations

from sixdot.game.actions import ANSWER, Action
from sixdot.game.edition import Edition
from sixdot.game.families import new_round
from sixdot.game.native import i64
from sixdot.game.options import DEFAULT_QUESTION
from sixdot.game.round import Round
from sixdot.game.shuffle import FastRandom
from sixdot.game.view import OVER_PHASE

_RIGHT_ANSWER = Action(ANSWER, text=DEFAULT_QUESTION.accept[0])


def simulated_round(edition: Edition, players: int, source: FastRandom, dealer: int = 0) -> Round:
    """A round among bots, dealt from a predictable source."""
    game = new_round(edition, players, dealer, source)
    game.loose = True
    game.humans = 0
    game.sit_down()
    game.deal()
    return game


def play_random_round(game: Round, source: FastRandom, most: i64) -> i64:
    """Play at random until the round is over, or for at most `most` decisions. Returns how many were made."""
    decisions: i64 = 0
    while game.phase != OVER_PHASE and decisions < most:
        seat = game.turn
        legal = game.legal(seat)
        choices = len(legal)
        action = legal[0] if choices == 1 else legal[source.below(choices)]
        if action.verb == ANSWER:
            action = _RIGHT_ANSWER
        game.apply(seat, action)
        decisions += 1
    return decisions


def play_random_rounds(edition: Edition, players: int, rounds: int, seed: int, most: int = 100_000) -> int:
    """Play this many random rounds in one go. Returns the number of decisions."""
    source = FastRandom(str(seed))
    decisions: i64 = 0
    for number in range(rounds):
        game = simulated_round(edition, players, source, number % players)
        decisions += play_random_round(game, source, most)
    return decisions
