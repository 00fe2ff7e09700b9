"""What every bot reads from a View: its moves, its neighbours, what cards count, and what it says at once."""

from collections.abc import Callable

from sixdot.game.actions import CATCH, DOS, LAST_MOVE, PLAY, Action
from sixdot.game.editions import edition_named
from sixdot.game.view import View


def family_of(view: View) -> str:
    """The name of the family that is played."""
    return edition_named(view.edition).game


def points_of(view: View) -> list[int]:
    """What every kind of card counts by the rule book that is played."""
    return edition_named(view.edition).card_points()


def moves_of(view: View) -> list[Action]:
    """What may be done with a turn."""
    return [action for action in view.legal if action.verb <= LAST_MOVE]


def step_of(direction: str) -> int:
    return 1 if direction == "left" else -1


def neighbour(view: View, step: int) -> int:
    """The next seat that is still in the game, to the left (1) or to the right (-1)."""
    assert view.seat is not None
    seat = (view.seat + step) % view.players
    while seat in view.passed_over:
        seat = (seat + step) % view.players
    return seat


def own_call(view: View) -> Action | None:
    return next((action for action in view.legal if action.verb == DOS), None)


def spoken_up(view: View) -> Action | None:
    """The bot's own call comes first, before anybody catches; then catches, and a card to jump in with."""
    call = own_call(view)
    if call is not None:
        return call
    for action in view.legal:
        if action.verb == CATCH and action.seat not in view.partners:
            return action
    if view.turn != view.seat:
        jumps = [action for action in view.legal if action.verb == PLAY]
        if jumps:
            return max(jumps, key=lambda action: action.uno)
    return None


def considered(view: View, choices: Callable[[View], list[Action]]) -> list[Action]:
    """What there is to think about: of what can be said at once only that; out of turn nothing; else the choices."""
    aside = spoken_up(view)
    if aside is not None:
        return [aside]
    return choices(view) if view.turn == view.seat else []
