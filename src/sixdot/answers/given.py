"""An answer, and why there may be none."""

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from sixdot.answers.known import SeatKnowledge
from sixdot.game.cards import Card
from sixdot.game.view import View
from sixdot.voice.words import Words


class Answer(NamedTuple):
    text: Callable[[Words], str]
    cards: Sequence[Card] = ()  # those it names, in this order
    chapter: str = ""  # of the rules, if it was one


class NoAnswer(Exception):
    """`no-cards`: no round is under way; `no-seat`: whoever asks only watches; `no-number`: none was typed;
    `not-here`: it is not the game that knows."""

    def __init__(self, reason: Literal["no-cards", "no-seat", "no-number", "not-here"]) -> None:
        super().__init__(reason)
        self.reason = reason


def dealt(view: View | None) -> View:
    if view is None:
        raise NoAnswer("no-cards")
    return view


def seated(known: SeatKnowledge) -> View:
    """The cards as somebody sees them who holds some."""
    view = dealt(known.now)
    if view.seat is None:
        raise NoAnswer("no-seat")
    return view
