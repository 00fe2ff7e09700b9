"""Why an action is good: the one reason that best tells it from the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixdot.bots.dos.reasons import dos_reasons
from sixdot.bots.reason import STRONG, Reason
from sixdot.bots.uno.reasons import uno_reasons, with_bluff
from sixdot.bots.views import family_of
from sixdot.game.actions import CATCH, PLAY, Action
from sixdot.game.view import View

REASONS_BY_FAMILY: Final[dict[str, Callable[[View, Action], list[Reason]]]] = {"uno": uno_reasons, "dos": dos_reasons}


def reason_for(view: View, action: Action) -> Reason | None:
    """The first reason that sets this action apart from others of its kind; None if there is none to be seen."""
    found = reasons(view, action)
    others = [reasons(view, other) for other in view.legal if _is_rival(action, other)]
    telling = [reason for reason in found if not others or any(reason not in other for other in others)]
    own = [reason for reason in telling if all(reason not in other for other in others)]
    strong = [reason for reason in found if reason.code in STRONG]
    ranked = [*[reason for reason in strong if reason in telling], *own, *telling, *strong]
    return with_bluff(view, action, ranked[0]) if ranked else None


def _is_rival(action: Action, other: Action) -> bool:
    """Whether the other is of the same kind, and not just the same play with or without the call."""
    return action.verb == other.verb and other not in (action, called_or_not(action))


def called_or_not(action: Action) -> Action:
    return Action(PLAY, action.card, action.colour, not action.uno) if action.verb == PLAY else action


def reasons(view: View, action: Action) -> list[Reason]:
    """All that can be said for an action, what counts most first."""
    if action.verb == CATCH:
        return [Reason("missed", {"seat": int(action.seat)})]
    return REASONS_BY_FAMILY[family_of(view)](view, action)
