"""Speaking up out of turn: what an attentive bot says at once."""

from __future__ import annotations

from sixdot.game.actions import CATCH, DOS, PLAY, Action
from sixdot.game.view import View


def spoken_up(view: View) -> Action | None:
    """The own call comes first, before anybody catches; then catches, and a card that may be played out of turn."""
    for action in view.legal:
        if action.verb == DOS:
            return action
    for action in view.legal:
        if action.verb == CATCH and action.seat not in view.partners:
            return action
    if view.turn != view.seat:
        jumps = [action for action in view.legal if action.verb == PLAY]
        if jumps:
            return max(jumps, key=lambda action: action.uno)
    return None
