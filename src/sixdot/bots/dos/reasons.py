"""Reasons for the actions of DOS."""

from sixdot.bots.reasons import Reason, points_reason
from sixdot.bots.views import moves_of
from sixdot.game.actions import DOS, DRAW, LAY, MATCH, Action
from sixdot.game.dos.machine import DosView
from sixdot.game.dos.matching import DOUBLE_BONUS, SINGLE_BONUS, bonus_of
from sixdot.game.house import house_edition
from sixdot.game.view import View


def dos_reasons(view: View, action: Action) -> list[Reason | None]:
    """What can be said for an action: one reason or none."""
    assert isinstance(view, DosView)
    return [_reason(view, action)]


def _reason(view: DosView, action: Action) -> Reason | None:
    verb = action.verb
    moves = moves_of(view)
    if verb == DOS:
        return Reason("call")
    if verb == LAY and len(view.hand) == 1 and not view.owed:
        return Reason("out")
    if len(moves) == 1:
        return Reason("nothing_fits" if verb == DRAW else "only")
    if verb == MATCH:
        return _match_reason(view, action, moves)
    return points_reason(view, int(action.card), [card.kind for card in view.hand]) if verb == LAY else None


def _match_reason(view: DosView, action: Action, moves: list[Action]) -> Reason | None:
    played = 2 if action.second >= 0 else 1
    if len(view.hand) == played and not view.owed:
        return Reason("out")
    bonus = bonus_of(action)
    if played == 2:
        return Reason("all_draw" if bonus == DOUBLE_BONUS else "two_cards")
    may_lay = house_edition(view.edition, view.house).single_bonus != "none"
    if bonus == SINGLE_BONUS and len(view.hand) > played and may_lay:
        return Reason("may_lay")
    matches = [move for move in moves if move.verb == MATCH]
    return Reason("only_card") if len(matches) == 1 else None
