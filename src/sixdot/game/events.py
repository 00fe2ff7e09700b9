"""What happened, in the past tense. An event holds everything; `hear` takes out what a seat may not know.

A field that everybody may know says so: it is `Public`. One for certain seats is listed in `private`, with the
names of the fields that hold those seats. Any other is heard by nobody: a new field is hidden until somebody decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, NoReturn, TypeVar, dataclass_transform

from sixdot.game.cards import Card

Cards = tuple[Card, ...]
Value = TypeVar("Value")
Public = Annotated[Value, "heard by everybody"]


@dataclass_transform(frozen_default=True)
class Event:
    """A value with the fields its class names, in that order. (Forty dataclasses would make the start slow.)

    >>> round = Position(edition_named("rnib"), [["r5", "b2"], ["g1"]], discard=["r9"]).set_up(listening=True)
    >>> round.apply(0, parse("play r5 uno"))
    [Played(seat=0, card=r5, colour=None, uno=True, left=1), TurnBegan(seat=1, phase='turn')]
    """

    fields: ClassVar[tuple[str, ...]] = ()
    public: ClassVar[tuple[str, ...]] = ()
    private: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType({})
    hidden: ClassVar[tuple[str, ...]] = ()  # all fields that are not public
    open: ClassVar[bool] = True  # there are none
    seats: ClassVar[tuple[str, ...]] = ()  # the fields that name whom it is about

    def __init_subclass__(cls) -> None:
        cls.fields = tuple(cls.__annotations__)
        cls.public = tuple(name for name, told in cls.__annotations__.items() if told.startswith("Public["))
        cls.hidden = tuple(name for name in cls.fields if name not in cls.public)
        cls.open = not cls.hidden
        cls.seats = tuple(name for name in ("seat", "target") if name in cls.fields)

    def __init__(self, *values: Any, **named: Any) -> None:
        """Called for the first of a kind: from then on the class has an `__init__` of its own, thrice as fast."""
        kind = type(self)
        taken = "".join([f"; known[{name!r}] = {name}" for name in self.fields])
        made: dict[str, Any] = {}
        exec(f"def __init__(self, {', '.join(self.fields)}): known = self.__dict__{taken}", made)
        kind.__init__ = made["__init__"]  # type: ignore[method-assign]
        kind.__init__(self, *values, **named)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"an event cannot be changed: {name}")

    def __deepcopy__(self, memo: dict[int, Any]) -> Event:
        return self

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.__dict__ == self.__dict__

    def __hash__(self) -> int:
        return hash((type(self), *(self.__dict__[name] for name in self.fields)))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([f'{name}={self.__dict__[name]!r}' for name in self.fields])})"


def hear(event: Event, seat: int | None) -> Event:
    """The event as one seat (None: a spectator) may hear it: hidden fields are None.

    >>> position = Position(edition_named("mattel"), [["r5", "b2"], ["g1"]], discard=["r9"], draw=["y4"])
    >>> drew, _ = position.set_up(listening=True).apply(0, parse("draw"))
    >>> hear(drew, 0).cards, hear(drew, 1).cards, hear(drew, None).cards
    ((y4,), None, None)
    """
    if event.open:
        return event
    known = event.__dict__
    unknown = [
        name
        for name in event.hidden
        if seat is None or seat not in [known[knower] for knower in event.private.get(name, ())]
    ]
    if not unknown:
        return event
    heard = object.__new__(type(event))  # its fields are known to be right
    heard.__dict__.update(known, **dict.fromkeys(unknown))
    return heard


# Before the first card


class Committed(Event):
    """The commitment to the deal of a round that is about to begin."""

    round: Public[int]
    commitment: Public[str]


class EntropyAdded(Event):
    seat: Public[int]
    text: Public[str]


class DealerDrawn(Event):
    """Everyone drew a card, and some drew again; the highest number deals."""

    draws: Public[tuple[tuple[int, Card], ...]]
    dealer: Public[int]


class Dealt(Event):
    dealer: Public[int]
    size: Public[int]


class HandDealt(Event):
    seat: Public[int]
    cards: Cards | None
    private = MappingProxyType({"cards": ("seat",)})


class TurnedUp(Event):
    """A card was turned over to start the discard pile; `buried`: it went back and another is turned over."""

    card: Public[Card]
    buried: Public[bool]


class RowFilled(Event):
    """Cards were turned over into the centre row."""

    cards: Public[Cards]


# A turn


class TurnBegan(Event):
    seat: Public[int]
    phase: Public[str]


class ColourNamed(Event):
    seat: Public[int]
    colour: Public[str]


class Played(Event):
    seat: Public[int]
    card: Public[Card]
    colour: Public[str | None]  # the colour a wild names
    uno: Public[bool]
    left: Public[int]


class Drew(Event):
    """Cards were drawn. `wanted` is more than `count` if there were not enough.

    `why`: turn, draw-two, wild-four, challenge, answer, stack, caught, advice, bonus, first-card.
    """

    seat: Public[int]
    count: Public[int]
    wanted: Public[int]
    why: Public[str]
    left: Public[int]
    cards: Cards | None
    private = MappingProxyType({"cards": ("seat",)})


class Passed(Event):
    seat: Public[int]


class Skipped(Event):
    seat: Public[int]


class Reversed(Event):
    direction: Public[str]


class Reshuffled(Event):
    count: Public[int]


# House rules


class JumpedIn(Event):
    """Somebody plays out of turn; the play itself follows."""

    seat: Public[int]


class Swapped(Event):
    seat: Public[int]
    target: Public[int]


class HandsPassed(Event):
    """Every hand went to the next player."""

    direction: Public[str]


class HandTaken(Event):
    """A seat has a different hand now; nobody else sees it."""

    seat: Public[int]
    cards: Cards | None
    private = MappingProxyType({"cards": ("seat",)})


# Wild Draw Four


class Accepted(Event):
    seat: Public[int]


class Challenged(Event):
    """The hand, as it was when the card was played, is shown to the challenger alone."""

    seat: Public[int]
    target: Public[int]
    guilty: Public[bool]
    hand: Cards | None
    private = MappingProxyType({"hand": ("seat", "target")})


class TookBack(Event):
    """The card went back to the hand; the pile and the colour are as before."""

    seat: Public[int]
    card: Public[Card]
    top: Public[Card]
    colour: Public[str]


class Stacked(Event):
    seat: Public[int]  # who faces the stack
    pending: Public[int]


# Questions


class Asked(Event):
    seat: Public[int]
    card: Public[Card]
    question: Public[str]


class Hinted(Event):
    """Whoever is asked wanted the hint of the question; all hear it."""

    seat: Public[int]
    hint: Public[str]


class NearMissed(Event):
    """An answer is a slip of the finger away from a right one, and its player is asked whether it was that."""

    seat: Public[int]
    text: Public[str]


class Answered(Event):
    """`text` is None for 'I do not know'; `right` is None until a person has judged the answer."""

    seat: Public[int]
    text: Public[str | None]
    right: Public[bool | None]


class Judged(Event):
    seat: Public[int]
    right: Public[bool]


class Overruled(Event):
    """Q7: a person overrules the program on the last answer; `stands`: the game goes on from that answer."""

    seat: Public[int]
    right: Public[bool]
    stands: Public[bool]


class AnswerTold(Event):
    card: Public[Card]
    answer: Public[str]
    explanation: Public[str]  # "" where the question has none


# DOS


class Matched(Event):
    """`names`: what the centre card and each card played stand for, None for a card that is not a wild."""

    seat: Public[int]
    centre: Public[Card]
    cards: Public[Cards]
    names: Public[tuple[str | None, ...]]
    bonus: Public[str]  # none | single | double
    left: Public[int]


class Cleared(Event):
    """Matched cards of the centre row, and those played on them, went to the discard pile."""

    count: Public[int]


class Laid(Event):
    seat: Public[int]
    card: Public[Card]
    left: Public[int]


class LayDeclined(Event):
    seat: Public[int]


# Asides


class Caught(Event):
    """`later`: the penalty is drawn at the end of the turn."""

    seat: Public[int]
    target: Public[int]
    later: Public[bool]


class CalledDos(Event):
    seat: Public[int]


class Accused(Event):
    seat: Public[int]
    target: Public[int]


class Voted(Event):
    seat: Public[int]
    target: Public[int]
    agrees: Public[bool]


class VoteEnded(Event):
    target: Public[int]
    upheld: Public[bool]


class WentAway(Event):
    """A player left. A bot plays on, or the hand goes under the draw pile and the seat is passed over."""

    seat: Public[int]
    folded: Public[bool]


class CameBack(Event):
    seat: Public[int]


# The end


class RoundOver(Event):
    """The round is over; hands are shown. `winner` is None when nobody went out."""

    winner: Public[int | None]
    blocked: Public[bool]
    hands: Public[tuple[Cards, ...]]
    points: Public[tuple[int, ...]]


class SeedTold(Event):
    round: Public[int]
    seed: Public[str]
    salt: Public[str]


class Scored(Event):
    """Running totals, one for each player or team; `changes` is what this round added."""

    changes: Public[tuple[int, ...]]
    scores: Public[tuple[int, ...]]


class Eliminated(Event):
    seat: Public[int]


class GameOver(Event):
    winners: Public[tuple[int, ...]]
