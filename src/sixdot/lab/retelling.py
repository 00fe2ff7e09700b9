"""What an environment renders: what a seat has heard, and what counts now, in words."""

from __future__ import annotations

from collections.abc import Sequence

from sixdot.game.events import Event, hear
from sixdot.game.view import View
from sixdot.voice.describe import describe
from sixdot.voice.narrate import narrate
from sixdot.voice.words import Words


def retold(told: Sequence[Event], view: View, names: Sequence[str]) -> str:
    words = Words("en", "full")
    heard = narrate([hear(event, view.seat) for event in told], view, names, words).text
    return f"{heard} {describe(view, names, words).state()}".strip()
