"""One reason for an action, as a code and facts, each of them true of the View.

Codes and facts (words for them are in sixdot.voice.coach):
call; missed(seat); answer; nothing_fits; nothing_drawn; drawn_no_fit; forbidden; only; only_card; only_may;
drawn_fits; out; jump; stack(count); takes(seat, count); may_take(seat, count); threat(seat, count);
keeps(colour, count[, seat, times]); drawn_on(colour, seat, times); points(points); saves_wild; keeps_wild;
keeps_drawn_wild; bluff(seat, count, colour); honest(seat, count, colour); cheap_challenge; dear_challenge;
fewest(seat, count); all_draw; may_lay; two_cards. A play that is a bluff has the fact bluff=draw or bluff=back.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from sixdot.bots.views import points_of
from sixdot.game.view import View

MANY_POINTS: Final = 8
# What is said even though other plays would do the same, if nothing tells them apart.
STRONG: Final = ("out", "jump", "stack", "threat", "takes", "may_take", "only_card", "only_may", "drawn_fits")

Fact = int | str | None


@dataclass(frozen=True)
class Reason:
    code: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


def points_reason(view: View, kind: int, instead_of: Iterable[int]) -> Reason | None:
    """Whether this kind of card counts most, and much, by the edition that is played."""
    points = points_of(view)
    if points[kind] < MANY_POINTS or any(points[other] > points[kind] for other in instead_of):
        return None
    return Reason("points", {"points": points[kind]})
