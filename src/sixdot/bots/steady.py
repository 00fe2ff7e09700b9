"""A steady opponent: sound play by rule of thumb, at once.

It keeps its wilds, hits the next opponent who is about to go out, names colours it holds and others lack, challenges
by the odds, spares its partner, and gets rid of points when somebody else is about to win.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixdot.bots.dos.habits import worth_of
from sixdot.bots.uno.thumb import Thumb
from sixdot.bots.views import family_of, moves_of, spoken_up
from sixdot.game.actions import Action
from sixdot.game.shuffle import Source
from sixdot.game.view import View

Worth = Callable[[Action], float]  # how good a move looks; only the order matters

WORTHS_BY_FAMILY: Final[dict[str, Callable[[View], Worth]]] = {
    "uno": lambda view: Thumb(view).worth,
    "dos": lambda view: worth_of,
}


def choose(view: View, source: Source) -> Action | None:
    """What to do now; None: nothing, it is not this seat's turn."""
    aside = spoken_up(view)
    if aside is not None or view.turn != view.seat:
        return aside
    moves = moves_of(view)
    if len(moves) < 2:
        return moves[0] if moves else None
    return max(moves, key=WORTHS_BY_FAMILY[family_of(view)](view))
