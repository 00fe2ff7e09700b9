"""Players as a listener speaks of them: you, your partner, the others."""

from __future__ import annotations

from collections.abc import Sequence

from sixdot.game.view import View
from sixdot.voice.words import Who


def who(seat: int, view: View | None, names: Sequence[str]) -> Who:
    """A player as the seat of this View speaks of them; without a View everybody is one of the others."""
    if view is None:
        return Who(names[seat])
    return relation(seat, view.seat, view.partners, names)


def relation(seat: int, listener: int | None, partners: Sequence[int], names: Sequence[str]) -> Who:
    """A player as a listener speaks of them."""
    kind = "you" if seat == listener else "partner" if seat in partners else "other"
    return Who(names[seat], kind)


def own_first(seats: Sequence[int], listener: int | None) -> list[int]:
    """The listener before the others: 'you and Ana'."""
    return sorted(seats, key=lambda seat: seat != listener)


def high_wins(view: View) -> bool:
    """Whether more points are better in this game."""
    return view.scoring in ("first-to", "credit")
