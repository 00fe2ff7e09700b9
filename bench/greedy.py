"""The yardstick of the bots: a greedy player that never thinks ahead.

It plays the highest points first and wilds last, names the colour it has most of, draws only if nothing fits and
plays what it drew if that fits, accepts every Wild Draw Four, and always calls and catches. In DOS it makes the match
that sheds most cards, then most points.
"""

from __future__ import annotations

from sixdot.game.actions import (
    ACCEPT,
    ANSWER,
    CATCH,
    COLOUR,
    DOS,
    LAST_MOVE,
    LAY,
    MATCH,
    PICKUP,
    PLAY,
    SWAP,
    Action,
)
from sixdot.game.cards import COLOURS, DOS_DECK, UNO_DECK, WILD, WILD_FOUR
from sixdot.game.shuffle import Source
from sixdot.game.view import View


def choose(view: View, source: Source) -> Action | None:
    """What to do now; None: nothing, it is not this seat's turn."""
    for action in view.legal:
        if action.verb in (CATCH, DOS):
            return action
    if view.turn != view.seat:
        return None
    moves = [action for action in view.legal if action.verb <= LAST_MOVE]
    return max(moves, key=lambda action: _order(view, action)) if moves else None


def _order(view: View, action: Action) -> tuple[int, int, int]:
    """What comes first: the kind of move, then its points, then the colour or the call."""
    verb = action.verb
    if verb == PLAY:
        rank = 4 if action.card == WILD_FOUR else 5 if action.card == WILD else 6
        points = UNO_DECK.points[action.card]
        return rank, points, 2 * _held(view, action.colour) + (1 if action.uno else 0)
    if verb == MATCH:
        shed = 1 if action.second < 0 else 2
        points = DOS_DECK.points[action.card] + (DOS_DECK.points[action.second] if action.second >= 0 else 0)
        return 4 + shed, points, 0
    if verb == LAY:
        return 3, DOS_DECK.points[action.card], 0
    if verb == COLOUR:
        return 3, _held(view, action.colour), 0
    if verb == SWAP:
        return 3, -view.counts[action.seat], 0
    return (2 if verb in (ACCEPT, ANSWER, PICKUP) else 1), 0, 0


def _held(view: View, colour: int) -> int:
    return sum([card.colour == COLOURS[colour] for card in view.hand]) if colour >= 0 else 0
