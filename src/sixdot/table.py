"""One live game: what the table does for the bots that sit at it."""

from __future__ import annotations

from typing import Final

from sixdot.game.actions import ANSWER, Action, unknown
from sixdot.game.match import Match
from sixdot.game.shuffle import Source
from sixdot.game.uno import UnoRound

KNOWS: Final = 75  # how many questions of a hundred a bot answers right


def answer_for(game: Match, action: Action, source: Source, knows: int = KNOWS) -> Action:
    """What a bot's wish to answer becomes: the right answer so many times in a hundred, else that it does not know.

    A bot is never told what answers are accepted, so the table answers in its place.
    """
    if action.verb != ANSWER or not isinstance(game.round, UnoRound):
        return action
    if source.below(100) >= knows:
        return unknown
    return Action(ANSWER, text=game.round.question().accept[0])
