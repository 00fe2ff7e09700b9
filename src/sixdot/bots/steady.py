"""A steady opponent: sound play by rule of thumb, at once.

It keeps its wilds, hits the next opponent who is about to go out, names colours it holds and others lack, challenges
by the odds, spares its partner, and gets rid of points when somebody else is about to win.
"""

from collections.abc import Callable
from typing import Final

from sixdot.bots.views import considered, family_of, moves_of, points_of
from sixdot.game.actions import Action
from sixdot.game.shuffle import Source
from sixdot.game.view import View

Worth = Callable[[Action], float]  # how good a move looks; only the order matters


def _uno_worth(view: View) -> Worth:
    from sixdot.bots.uno.thumb import Thumb

    return Thumb(view).worth


def _dos_worth(view: View) -> Worth:
    from sixdot.bots.dos.habits import costs_of, worth_of

    costs = costs_of(tuple(points_of(view)))
    return lambda action: worth_of(action, costs)


WORTHS_BY_FAMILY: Final[dict[str, Callable[[View], Worth]]] = {"uno": _uno_worth, "dos": _dos_worth}


def choose(view: View, source: Source) -> Action | None:
    """What to do now; None: nothing, it is not this seat's turn."""
    moves = considered(view, moves_of)
    if len(moves) < 2:
        return moves[0] if moves else None
    return max(moves, key=WORTHS_BY_FAMILY[family_of(view)](view))
