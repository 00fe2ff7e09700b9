"""What happened, in the past tense. An event holds everything; `hear` takes out what a seat may not know.

Each field is listed in `public`, or in `private` with the names of the fields that hold the seats allowed to know
it. A field listed in neither is heard by nobody, so a new field is hidden until somebody lists it.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar, NoReturn, dataclass_transform

from sixdot.game.cards import Card

Cards = tuple[Card, ...]


@dataclass_transform(frozen_default=True)
class Event:
    """A value with the fields its class names, in that order. (Forty dataclasses would make the start slow.)"""

    fields: ClassVar[tuple[str, ...]] = ()
    public: ClassVar[tuple[str, ...]] = ()
    private: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType({})
    open: ClassVar[bool] = True  # all of it is public

    def __init_subclass__(cls) -> None:
        cls.fields = tuple(cls.__annotations__)
        cls.open = set(cls.fields) <= set(cls.public)

    def __init__(self, *values: Any, **named: Any) -> None:
        found = dict(zip(self.fields, values, strict=False), **named)
        if len(values) + len(named) != len(self.fields) or found.keys() != set(self.fields):
            raise TypeError(f"{type(self).__name__} has the fields {', '.join(self.fields)}")
        self.__dict__.update(found)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"an event cannot be changed: {name}")

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.__dict__ == self.__dict__

    def __hash__(self) -> int:
        return hash((type(self), *(self.__dict__[name] for name in self.fields)))

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={self.__dict__[name]!r}" for name in self.fields)
        return f"{type(self).__name__}({told})"


def hear(event: Event, seat: int | None) -> Event:
    """The event as one seat (None: a spectator) may hear it: hidden fields are None."""
    if event.open:
        return event
    told = {name: value for name, value in event.__dict__.items() if _may_know(event, name, seat)}
    if len(told) == len(event.fields):
        return event
    return type(event)(**{name: told.get(name) for name in event.fields})


def _may_know(event: Event, name: str, seat: int | None) -> bool:
    if name in event.public:
        return True
    return seat is not None and any(getattr(event, knower) == seat for knower in event.private.get(name, ()))


# Before the first card


class Committed(Event):
    """The commitment to the deal of a round that is about to begin."""

    round: int
    commitment: str
    public = ("round", "commitment")


class EntropyAdded(Event):
    seat: int
    text: str
    public = ("seat", "text")


class DealerDrawn(Event):
    """Everyone drew a card, and some drew again; the highest number deals."""

    draws: tuple[tuple[int, Card], ...]
    dealer: int
    public = ("draws", "dealer")


class Dealt(Event):
    dealer: int
    size: int
    public = ("dealer", "size")


class HandDealt(Event):
    seat: int
    cards: Cards | None
    public = ("seat",)
    private = MappingProxyType({"cards": ("seat",)})


class TurnedUp(Event):
    """A card was turned over to start the discard pile; `buried`: it went back and another is turned over."""

    card: Card
    buried: bool
    public = ("card", "buried")


class RowFilled(Event):
    """Cards were turned over into the centre row."""

    cards: Cards
    public = ("cards",)


# A turn


class TurnBegan(Event):
    seat: int
    phase: str
    public = ("seat", "phase")


class ColourNamed(Event):
    seat: int
    colour: str
    public = ("seat", "colour")


class Played(Event):
    seat: int
    card: Card
    colour: str | None  # the colour a wild names
    uno: bool
    left: int
    public = ("seat", "card", "colour", "uno", "left")


class Drew(Event):
    """Cards were drawn. `wanted` is more than `count` if there were not enough.

    `why`: turn, draw-two, wild-four, challenge, answer, stack, caught, advice, bonus, first-card.
    """

    seat: int
    count: int
    wanted: int
    why: str
    left: int
    cards: Cards | None
    public = ("seat", "count", "wanted", "why", "left")
    private = MappingProxyType({"cards": ("seat",)})


class Passed(Event):
    seat: int
    public = ("seat",)


class Skipped(Event):
    seat: int
    public = ("seat",)


class Reversed(Event):
    direction: str
    public = ("direction",)


class Reshuffled(Event):
    count: int
    public = ("count",)


# House rules


class JumpedIn(Event):
    """Somebody plays out of turn; the play itself follows."""

    seat: int
    public = ("seat",)


class Swapped(Event):
    seat: int
    target: int
    public = ("seat", "target")


class HandsPassed(Event):
    """Every hand went to the next player."""

    direction: str
    public = ("direction",)


class HandTaken(Event):
    """A seat has a different hand now; nobody else sees it."""

    seat: int
    cards: Cards | None
    public = ("seat",)
    private = MappingProxyType({"cards": ("seat",)})


# Wild Draw Four


class Accepted(Event):
    seat: int
    public = ("seat",)


class Challenged(Event):
    """The hand, as it was when the card was played, is shown to the challenger alone."""

    seat: int
    target: int
    guilty: bool
    hand: Cards | None
    public = ("seat", "target", "guilty")
    private = MappingProxyType({"hand": ("seat", "target")})


class TookBack(Event):
    """The card went back to the hand; the pile and the colour are as before."""

    seat: int
    card: Card
    top: Card
    colour: str
    public = ("seat", "card", "top", "colour")


class Stacked(Event):
    seat: int  # who faces the stack
    pending: int
    public = ("seat", "pending")


# Questions


class Asked(Event):
    seat: int
    card: Card
    question: str
    public = ("seat", "card", "question")


class Answered(Event):
    """`text` is None for 'I do not know'; `right` is None until a person has judged the answer."""

    seat: int
    text: str | None
    right: bool | None
    public = ("seat", "text", "right")


class Judged(Event):
    seat: int
    right: bool
    public = ("seat", "right")


class AnswerTold(Event):
    card: Card
    answer: str
    public = ("card", "answer")


# DOS


class Matched(Event):
    """`names`: what the centre card and each card played stand for, None for a card that is not a wild."""

    seat: int
    centre: Card
    cards: Cards
    names: tuple[str | None, ...]
    bonus: str  # none | single | double
    left: int
    public = ("seat", "centre", "cards", "names", "bonus", "left")


class Cleared(Event):
    """Matched cards of the centre row, and those played on them, went to the discard pile."""

    count: int
    public = ("count",)


class Laid(Event):
    seat: int
    card: Card
    left: int
    public = ("seat", "card", "left")


class LayDeclined(Event):
    seat: int
    public = ("seat",)


# Asides


class Caught(Event):
    """`later`: the penalty is drawn at the end of the turn."""

    seat: int
    target: int
    later: bool
    public = ("seat", "target", "later")


class CalledDos(Event):
    seat: int
    public = ("seat",)


class Accused(Event):
    seat: int
    target: int
    public = ("seat", "target")


class Voted(Event):
    seat: int
    target: int
    agrees: bool
    public = ("seat", "target", "agrees")


class VoteEnded(Event):
    target: int
    upheld: bool
    public = ("target", "upheld")


class WentAway(Event):
    """A player left. A bot plays on, or the hand goes under the draw pile and the seat is passed over."""

    seat: int
    folded: bool
    public = ("seat", "folded")


class CameBack(Event):
    seat: int
    public = ("seat",)


# The end


class RoundOver(Event):
    """The round is over; hands are shown. `winner` is None when nobody went out."""

    winner: int | None
    blocked: bool
    hands: tuple[Cards, ...]
    points: tuple[int, ...]
    public = ("winner", "blocked", "hands", "points")


class SeedTold(Event):
    round: int
    seed: str
    salt: str
    public = ("round", "seed", "salt")


class Scored(Event):
    """Running totals, one for each player or team; `changes` is what this round added."""

    changes: tuple[int, ...]
    scores: tuple[int, ...]
    public = ("changes", "scores")


class Eliminated(Event):
    seat: int
    public = ("seat",)


class GameOver(Event):
    winners: tuple[int, ...]
    public = ("winners",)
