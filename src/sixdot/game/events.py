"""What happened, in the past tense. An event tells everything; `hear` takes out what a seat may not know.

Every field is either in `public`, or in `private` together with the fields that name the seats who may know
it, or nobody hears it: a new field is hidden until somebody lists it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from types import MappingProxyType
from typing import Any, ClassVar

from sixdot.game.cards import Card

Cards = tuple[Card, ...]


@dataclass(frozen=True)
class Event:
    public: ClassVar[tuple[str, ...]] = ()
    private: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType({})


def hear(event: Event, seat: int | None) -> Event:
    """The event as one seat (None: a spectator) may hear it: every other field is None."""
    hidden: dict[str, Any] = {}
    for item in fields(event):
        name = item.name
        if name in event.public:
            continue
        knowing = event.private.get(name, ())
        if seat is None or all(getattr(event, knower) != seat for knower in knowing):
            hidden[name] = None
    return replace(event, **hidden) if hidden else event


# Before the first card


@dataclass(frozen=True)
class Committed(Event):
    """The commitment to the deal of a round that is about to begin."""

    round: int
    commitment: str
    public = ("round", "commitment")


@dataclass(frozen=True)
class EntropyAdded(Event):
    seat: int
    text: str
    public = ("seat", "text")


@dataclass(frozen=True)
class DealerDrawn(Event):
    """Each drew a card, some of them again; the highest number deals."""

    draws: tuple[tuple[int, Card], ...]
    dealer: int
    public = ("draws", "dealer")


@dataclass(frozen=True)
class Dealt(Event):
    dealer: int
    size: int
    public = ("dealer", "size")


@dataclass(frozen=True)
class HandDealt(Event):
    seat: int
    cards: Cards | None
    public = ("seat",)
    private = MappingProxyType({"cards": ("seat",)})


@dataclass(frozen=True)
class TurnedUp(Event):
    """A card was turned over to start the discard pile; `buried`: it went back and another is turned."""

    card: Card
    buried: bool
    public = ("card", "buried")


@dataclass(frozen=True)
class RowFilled(Event):
    """Cards were turned over into the centre row."""

    cards: Cards
    public = ("cards",)


# A turn


@dataclass(frozen=True)
class TurnBegan(Event):
    seat: int
    phase: str
    public = ("seat", "phase")


@dataclass(frozen=True)
class ColourNamed(Event):
    seat: int
    colour: str
    public = ("seat", "colour")


@dataclass(frozen=True)
class Played(Event):
    seat: int
    card: Card
    colour: str | None  # the colour a wild names
    uno: bool
    left: int
    public = ("seat", "card", "colour", "uno", "left")


@dataclass(frozen=True)
class Drew(Event):
    """Cards were drawn. `wanted` may be more than `count`: there were no more.

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


@dataclass(frozen=True)
class Passed(Event):
    seat: int
    public = ("seat",)


@dataclass(frozen=True)
class Skipped(Event):
    seat: int
    public = ("seat",)


@dataclass(frozen=True)
class Reversed(Event):
    direction: str
    public = ("direction",)


@dataclass(frozen=True)
class Reshuffled(Event):
    count: int
    public = ("count",)


# Wild Draw Four


@dataclass(frozen=True)
class Accepted(Event):
    seat: int
    public = ("seat",)


@dataclass(frozen=True)
class Challenged(Event):
    """The hand as it was when the card was played is shown to the challenger alone."""

    seat: int
    target: int
    guilty: bool
    hand: Cards | None
    public = ("seat", "target", "guilty")
    private = MappingProxyType({"hand": ("seat", "target")})


@dataclass(frozen=True)
class TookBack(Event):
    """The card went back to the hand; the pile and the colour are as before."""

    seat: int
    card: Card
    top: Card
    colour: str
    public = ("seat", "card", "top", "colour")


@dataclass(frozen=True)
class Stacked(Event):
    seat: int  # who faces the stack
    pending: int
    public = ("seat", "pending")


# Questions


@dataclass(frozen=True)
class Asked(Event):
    seat: int
    card: Card
    question: str
    public = ("seat", "card", "question")


@dataclass(frozen=True)
class Answered(Event):
    """`text` is None for 'I do not know'; `right` is None while a person has yet to judge."""

    seat: int
    text: str | None
    right: bool | None
    public = ("seat", "text", "right")


@dataclass(frozen=True)
class Judged(Event):
    seat: int
    right: bool
    public = ("seat", "right")


@dataclass(frozen=True)
class AnswerTold(Event):
    card: Card
    answer: str
    public = ("card", "answer")


# DOS


@dataclass(frozen=True)
class Matched(Event):
    """`names`: what the centre card and each card played stand for, None for a card that is no wild."""

    seat: int
    centre: Card
    cards: Cards
    names: tuple[str | None, ...]
    bonus: str  # none | single | double
    left: int
    public = ("seat", "centre", "cards", "names", "bonus", "left")


@dataclass(frozen=True)
class Cleared(Event):
    """Matched cards of the centre row, and those played on them, went to the discard pile."""

    count: int
    public = ("count",)


@dataclass(frozen=True)
class Laid(Event):
    seat: int
    card: Card
    left: int
    public = ("seat", "card", "left")


@dataclass(frozen=True)
class LayDeclined(Event):
    seat: int
    public = ("seat",)


# Asides


@dataclass(frozen=True)
class Caught(Event):
    """`later`: the penalty waits for the end of the turn."""

    seat: int
    target: int
    later: bool
    public = ("seat", "target", "later")


@dataclass(frozen=True)
class CalledDos(Event):
    seat: int
    public = ("seat",)


@dataclass(frozen=True)
class Accused(Event):
    seat: int
    target: int
    public = ("seat", "target")


@dataclass(frozen=True)
class Voted(Event):
    seat: int
    target: int
    agrees: bool
    public = ("seat", "target", "agrees")


@dataclass(frozen=True)
class VoteEnded(Event):
    target: int
    upheld: bool
    public = ("target", "upheld")


@dataclass(frozen=True)
class WentAway(Event):
    """A player left: a bot plays on, or (`folded`) the hand went under the draw pile."""

    seat: int
    folded: bool
    public = ("seat", "folded")


@dataclass(frozen=True)
class CameBack(Event):
    seat: int
    public = ("seat",)


# The end


@dataclass(frozen=True)
class RoundOver(Event):
    """The round is over; hands are shown. `winner` is None when nobody went out."""

    winner: int | None
    blocked: bool
    hands: tuple[Cards, ...]
    points: tuple[int, ...]
    public = ("winner", "blocked", "hands", "points")


@dataclass(frozen=True)
class SeedTold(Event):
    round: int
    seed: str
    salt: str
    public = ("round", "seed", "salt")


@dataclass(frozen=True)
class Scored(Event):
    """Running totals, one a player or one a team; `changes` is what this round added."""

    changes: tuple[int, ...]
    scores: tuple[int, ...]
    public = ("changes", "scores")


@dataclass(frozen=True)
class Eliminated(Event):
    seat: int
    public = ("seat",)


@dataclass(frozen=True)
class GameOver(Event):
    winners: tuple[int, ...]
    public = ("winners",)
