"""Story what a listener has heard of one action, from the first event to the last."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol, TypeVar

from sixdot.game import events as e
from sixdot.game.view import View
from sixdot.voice.family import parts_of
from sixdot.voice.narrate.saying import Saying, saying
from sixdot.voice.players import relation
from sixdot.voice.words import Colour, Who

Teller = Callable[["Story", Any], None]
Tellers = Mapping[type[e.Event], Teller]
Kind = TypeVar("Kind", bound=e.Event)
# These are told with what comes next, at the end; Reshuffled right before what the cards were needed for.
_LATER: Final = (e.TurnBegan, e.Asked, e.Stacked, e.Reshuffled)


class FamilyEvents(Protocol):
    """How a family of games tells its own events: the module `events` of its folder."""

    @property
    def TELLERS(self) -> Tellers:  # noqa: N802
        """A teller for each kind of event that only this family has."""

    def begin(self, story: Story) -> None:
        """Say what happened before the first event, if that is no event itself."""

    def after_draw(self, story: Story, drew: e.Drew) -> bool:
        """Say a draw in one sentence with what the same player did then; whether there was such a thing."""

    def drawn_fits(self, view: Any) -> str:
        """Whether the card just drawn may be played, as the message `drew-own` takes it."""

    def counting(self, view: Any) -> Colour | None:
        """The colour that counts."""


class Story:
    """What a listener has heard, what is still to be told, and the sayings made so far."""

    def __init__(self, events: Sequence[e.Event], view: View | None, names: Sequence[str], seat: int | None) -> None:
        self.view = view
        self.families: Sequence[FamilyEvents] = parts_of(view and view.edition, "events")
        self.names = names
        self.seat = view.seat if view is not None else seat
        self.said: list[Saying] = []
        self.all = events
        self.rest = [event for event in events if not isinstance(event, _LATER)]
        self.begun = next((event for event in reversed(events) if isinstance(event, e.TurnBegan)), None)
        self._shuffles = _with_what_follows(events)
        self.last: list[Saying] = []  # what can wait until everything else has been told
        self._same: int | None = None  # who is not named again

    def tell(self, tellers: Tellers) -> list[Saying]:
        for family in self.families:
            family.begin(self)
        while self.rest:
            event = self.rest.pop(0)
            tellers[type(event)](self, event)
        self.say_shuffles(all_of_them=True)
        return [*self.said, *self.last]

    def say(self, message: str, event: e.Event | None = None, /, **values: Any) -> None:
        """Say a message with these values, and with the fields of an event if one is given."""
        self.say_shuffles()
        told = {} if event is None else dict([self._value(name, getattr(event, name)) for name in event.fields])
        self.said.append(Saying(message, told | values))

    def _value(self, name: str, value: Any) -> tuple[str, Any]:
        """A field of an event as messages take it: a seat becomes a player, and the one that acts is `who`."""
        if name in ("seat", "target"):
            return "who" if name == "seat" else name, self.who(value)
        if isinstance(value, tuple):
            return name, list(value)
        return name, Colour(value) if name == "colour" and value is not None else value

    def say_shuffles(self, all_of_them: bool = False) -> None:
        """Say the shuffles that came right before what is about to be told."""
        waiting = [] if all_of_them else [place for place in self._shuffles if self._is_to_come(place[1])]
        told = [place[0] for place in self._shuffles if place not in waiting]
        self.said += [saying("reshuffled", count=event.count) for event in told]
        self._shuffles = waiting

    def _is_to_come(self, event: e.Event | None) -> bool:
        return event is None or any(other is event for other in self.rest)

    def heard(self, *kinds: type[e.Event], seat: int | None = None) -> bool:
        """Whether an event of these kinds (about this seat) is among those being told."""
        return any(
            isinstance(event, kinds) and (seat is None or getattr(event, "seat", None) == seat) for event in self.all
        )

    def is_turn_known(self) -> bool:
        """Whether the listener knows about their turn: it has not just begun, nor have they just come back."""
        return self.begun is None and not (self.seat is not None and self.heard(e.CameBack, seat=self.seat))

    def hands_of_others(self) -> list[Saying]:
        """How many cards each of the others holds, if that is known."""
        if self.view is None:
            return []
        gone = (self.seat, *self.view.passed_over)
        counts = enumerate(self.view.counts)
        return [saying("holds", who=self.who(seat), count=count) for seat, count in counts if seat not in gone]

    def who(self, seat: int) -> Who:
        if seat == self._same:
            return Who(self.names[seat], "same")
        return relation(seat, self.seat, self.view.partners if self.view is not None else (), self.names)

    def say_and(self, message: str, seat: int, teller: Teller, event: e.Event, /, **values: Any) -> None:
        """Say two deeds of one player in one sentence, so that the name is said once; a call still comes first."""
        place = len(self.said)
        self._same = seat
        teller(self, event)
        self._same = None
        second = next(at for at in range(place, len(self.said)) if _is_same(self.said[at]))
        self.said[second] = saying(message, who=self.who(seat), then=self.said[second], **values)

    def take(self, kind: type[Kind], seat: int | None = None) -> Kind | None:
        """Take the next event, if it is of this kind (and about this seat)."""
        event = self.rest[0] if self.rest else None
        if not isinstance(event, kind) or (seat is not None and getattr(event, "seat", None) != seat):
            return None
        self.rest.pop(0)
        return event

    def say_drawn(self, drew: e.Drew, told: bool = False, misses: bool = False) -> None:
        """Say a draw. `told`: the card that was played has already told why."""
        self.say("drew", who=self.who(drew.seat), why=drew.why, told=told, **self.draw_values(drew, misses))

    def penalty(self, seat: int | None = None) -> dict[str, Any]:
        """What is drawn, and the turn missed, next (by this seat), as values."""
        drew = self.take(e.Drew, seat)
        return self.draw_values(drew, self.take(e.Skipped, seat) is not None)

    def counting(self) -> Colour | None:
        """The colour that counts, if the View is known."""
        return None if self.view is None else self.families[0].counting(self.view)

    def draw_values(self, drew: e.Drew | None, misses: bool = False) -> dict[str, Any]:
        """The values that tell of a draw, if there was one."""
        return {
            "drew": drew is not None,
            "count": drew.count if drew else 0,
            "cards": list(drew.cards or ()) if drew else [],
            "one": drew.cards[0] if drew and drew.cards else None,
            "known": drew is not None and drew.cards is not None and drew.count > 0,
            "left": drew.left if drew else 0,
            "short": drew is not None and drew.count < drew.wanted,
            "misses": misses,
        }

    def before(self) -> Sequence[e.Event]:
        """What was heard in this round before these events, if that is known."""
        heard = self.view.heard if self.view is not None else ()
        return heard[: max(0, len(heard) - len(self.all))]


def plainly(message: str, **values: Any) -> Teller:
    """A teller that says an event as it is, with its fields as the values of a message."""
    return lambda story, event: story.say(message, event, **values)


def _is_same(said: Saying) -> bool:
    who = said.values.get("who")
    return isinstance(who, Who) and who.kind == "same"


def _with_what_follows(events: Sequence[e.Event]) -> list[tuple[e.Reshuffled, e.Event | None]]:
    """Every shuffle, with what the cards were needed for: the next event that is told."""
    found: list[tuple[e.Reshuffled, e.Event | None]] = []
    for place, event in enumerate(events):
        if isinstance(event, e.Reshuffled):
            told = [other for other in events[place:] if not isinstance(other, _LATER)]
            found.append((event, told[0] if told else None))
    return found
