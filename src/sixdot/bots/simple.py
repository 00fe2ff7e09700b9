"""A simple opponent: it plays what fits, calls what it must, and draws when nothing fits."""

from __future__ import annotations

from sixdot.game.actions import ANSWER, CATCH, DOS, DRAW, LAST_MOVE, LAY, MATCH, NOLAY, PLAY, Action, accept, parse
from sixdot.game.shuffle import Source
from sixdot.game.view import View


def choose(view: View, source: Source) -> Action | None:
    """What to do now; None: nothing, it is not this seat's turn."""
    calls = [action for action in view.legal if action.verb == DOS]
    if calls:
        return calls[0]
    if view.turn != view.seat:
        return None
    catches = [action for action in view.legal if action.verb == CATCH]
    if catches and source.below(2):
        return catches[0]
    moves = [action for action in view.legal if action.verb <= LAST_MOVE]
    if any(action.verb == ANSWER for action in moves):
        return parse("answer yes") if source.below(4) else parse("unknown")
    if accept in moves:
        return moves[source.below(4) // 3] if moves[0] != accept else accept
    return _best(moves, source)


def _best(moves: list[Action], source: Source) -> Action:
    """Plays before anything else, with the call where it is wanted; else the first way that lies open."""
    for wanted in (MATCH, PLAY):
        found = [action for action in moves if action.verb == wanted]
        calling = [action for action in found if action.uno]
        if calling or found:
            return _any(calling or found, source)
    others = [action for action in moves if action.verb not in (NOLAY, DRAW)]
    lays = [action for action in others if action.verb == LAY]
    return _any(lays or others or moves, source)


def _any(actions: list[Action], source: Source) -> Action:
    return actions[source.below(len(actions))]
