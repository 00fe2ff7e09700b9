"""A View as the kind that its game has."""

from __future__ import annotations

from sixdot.game.dos.machine import DosView
from sixdot.game.uno.table import UnoView
from sixdot.game.view import View


def uno_view(view: View) -> UnoView:
    assert isinstance(view, UnoView)
    return view


def dos_view(view: View) -> DosView:
    assert isinstance(view, DosView)
    return view
