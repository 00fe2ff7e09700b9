"""A View as the kind that its game has, and as it travels."""

from __future__ import annotations

from collections.abc import Sequence

from sixdot.game.actions import Action
from sixdot.game.dos.machine import DosView
from sixdot.game.uno.table import UnoView
from sixdot.game.view import View
from sixdot.wire.messages import ViewMessage
from sixdot.wire.views import Shown


def uno_view(view: View) -> UnoView:
    assert isinstance(view, UnoView)
    return view


def dos_view(view: View) -> DosView:
    assert isinstance(view, DosView)
    return view


def view_message(
    view: View, names: Sequence[str], wanted: str = "", offers: tuple[Action, ...] = (), low: Sequence[int] = ()
) -> ViewMessage:
    own = (view.seat, view.hand, view.drawn, view.legal, view.partners, wanted, offers)
    return ViewMessage(*Shown(view, names, low).whole(own))
