"""Story: what a listener has heard of one action, from the first event to the last, and the sentences it makes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol, TypeVar

from sixdot.game import events as e
from sixdot.game.view import View
from sixdot.voice.family import parts_of
from sixdot.voice.pieces import relation
from sixdot.voice.words import Colour, Who, Words

Teller = Callable[["Story", Any], None]
Past = Callable[[], Sequence[e.Event]]
Kind = TypeVar("Kind", bound=e.Event)
# These are told with what comes next, at the end.
_LATER: Final = (e.TurnBegan, e.Asked, e.Stacked)


class FamilyEvents(Protocol):
    """How a family of games tells its own events: the module `events` of its folder.

    It also has a `tell_...` for each kind of event of its own that takes more than a message.
    """

    def begin(self, story: Story) -> None:
        """Say what happened before the first event, if that is no event itself."""

    def after_draw(self, story: Story, drew: e.Drew) -> bool:
        """Say a draw in one sentence with what the same player did then; whether there was such a thing."""

    def drawn_fits(self, view: Any) -> str:
        """Whether the card just drawn may be played, as the message `drew-own` takes it."""

    def yours(self, story: Story, view: Any) -> list[str]:
        """What the listener is told to do next."""


class Story:
    """What a listener has heard, what is still to be told, and the sentences made so far."""

    def __init__(
        self,
        events: Sequence[e.Event],
        view: View | None,
        names: Sequence[str],
        words: Words,
        seat: int | None,
        past: Past | None,
    ) -> None:
        self.view = view
        self._past = past
        self.families: Sequence[FamilyEvents] = parts_of(view and view.edition, "events")
        self.names = names
        self.words = words
        self.seat = view.seat if view is not None else seat
        self.said: list[tuple[Any, str]] = []  # each sentence with the `who` that it is about
        self.all = events
        self.rest: list[e.Event] = []
        self._shuffles: list[tuple[int, e.Reshuffled]] = []  # each with how many events are told before it
        for event in events:
            if isinstance(event, e.Reshuffled):
                self._shuffles.append((len(self.rest), event))
            elif not isinstance(event, _LATER):
                self.rest.append(event)
        self._to_tell = len(self.rest)
        self.begun = next((event for event in reversed(events) if isinstance(event, e.TurnBegan)), None)
        self.last: list[str] = []  # what can wait until everything else has been told
        self._same: int | None = None  # who is not named again

    def say(self, message: str, event: e.Event | None = None, /, **values: Any) -> None:
        """Say a message with these values, and with the fields of an event if one is given."""
        self.say_shuffles()
        told = {} if event is None else dict([self._value(name, getattr(event, name)) for name in event.fields])
        told |= values
        self.said.append((told.get("who"), self.words.say_with(message, told)))

    def _value(self, name: str, value: Any) -> tuple[str, Any]:
        """A field of an event as messages take it: a seat becomes a player, and the one that acts is `who`."""
        if name in ("seat", "target"):
            return "who" if name == "seat" else name, self.who(value)
        if isinstance(value, tuple):
            return name, list(value)
        return name, Colour(value) if name == "colour" and value is not None else value

    def say_shuffles(self, all_of_them: bool = False) -> None:
        """Say the shuffles that came right before what is about to be told."""
        taken = self._to_tell - len(self.rest)
        while self._shuffles and (all_of_them or self._shuffles[0][0] < taken):
            _, event = self._shuffles.pop(0)
            self.said.append((None, self.words.say("reshuffled", count=event.count)))

    def heard(self, *kinds: type[e.Event], seat: int | None = None) -> bool:
        """Whether an event of these kinds (about this seat) is among those being told."""
        return any(
            isinstance(event, kinds) and (seat is None or getattr(event, "seat", None) == seat) for event in self.all
        )

    def is_turn_known(self) -> bool:
        """Whether the listener knows about their turn: it has not just begun, nor have they just come back."""
        return self.begun is None and not (self.seat is not None and self.heard(e.CameBack, seat=self.seat))

    def hands_of_others(self) -> list[str]:
        """How many cards each of the others holds, if that is known."""
        if self.view is None:
            return []
        gone = (self.seat, *self.view.passed_over)
        counts = enumerate(self.view.counts)
        return [
            self.words.say("holds", who=self.who(seat), count=count) for seat, count in counts if seat not in gone
        ]

    def who(self, seat: int) -> Who:
        if seat == self._same:
            return Who(self.names[seat], "same")
        return relation(seat, self.seat, self.view.partners if self.view is not None else (), self.names)

    def say_and(self, message: str, seat: int, teller: Teller, event: e.Event, /, **values: Any) -> None:
        """Say two deeds of one player in one sentence, so that the name is said once; a call still comes first."""
        place = len(self.said)
        self._same = seat
        teller(self, event)
        same, self._same = self.who(seat), None
        second = next(at for at in range(place, len(self.said)) if self.said[at][0] == same)
        who = self.who(seat)
        self.said[second] = who, self.words.say(message, who=who, then=self.said[second][1], **values)

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
        heard = self._past() if self._past is not None else self.view.heard if self.view is not None else ()
        return heard[: max(0, len(heard) - len(self.all))]
