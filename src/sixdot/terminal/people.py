"""The people at this keyboard: who has it, what each has heard, and what waits until it is their turn to have it.

One person hears everything at once. Of several, all hear what the whole table may know; what is for one of them alone
waits until that person has the keyboard. Whoever has it hears their own actions at once, the others when they get it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace

from sixdot.answers.known import Hearing
from sixdot.game.events import Dealt, Event, TurnBegan, hear
from sixdot.game.match import PLAYING
from sixdot.game.refusal import Refusal
from sixdot.game.view import View
from sixdot.table import Table


class Quit(Exception):
    """Somebody wants to stop."""


def _private(heard: Hearing) -> Hearing:
    """Only what the others do not know, and what is wanted of this seat."""
    events = tuple([event for event in heard.events if _is_private(event, heard.seat)])
    return replace(heard, events=events)


def _is_private(event: Event, seat: int | None) -> bool:
    return hear(event, None) != event or (isinstance(event, TurnBegan) and event.seat == seat)


@dataclass
class Person:
    seat: int | None  # None: everybody in the room
    history: list[Hearing] = field(default_factory=list)  # in this round, or since the game was opened
    unread: list[Hearing] = field(default_factory=list)  # not told yet, because others would have heard it
    own: int = 0  # where in the history their own last action stands
    ruling: Refusal | None = None  # why the last thing tried was refused

    def hears(self, events: Sequence[Event], view: View) -> Hearing:
        told = Hearing(tuple([hear(event, self.seat) for event in events]), view, self.seat)
        self.history.append(told)
        return told

    def acted(self) -> None:
        """From here on, everything is news since their own turn."""
        self.own = len(self.history)
        self.ruling = None

    def read(self) -> list[Hearing]:
        """What has waited for them."""
        unread, self.unread = self.unread, []
        return unread


class SharedKeyboard(dict[int, Person]):
    """The people by seat. `holder` has the keyboard; None while it is being handed over."""

    def __init__(self, seats: Iterable[int] = ()) -> None:
        super().__init__()
        self.room = Person(None)
        self.holder: int | None = None
        self.sit_down(seats)

    def sit_down(self, seats: Iterable[int]) -> None:
        self.update({seat: Person(seat) for seat in sorted(seats)})
        self.holder = min(self) if self.alone else None

    @property
    def alone(self) -> bool:
        return len(self) == 1

    @property
    def listener(self) -> Person:
        """Whoever has the keyboard, or else the whole room."""
        return self.room if self.holder is None else self[self.holder]

    @property
    def openly(self) -> Person:
        """Who to tell what everybody may hear."""
        return self.listener if self.alone else self.room

    def let_go(self) -> None:
        """Nobody has the keyboard now, since a round is over or somebody has left."""
        if not self.alone:
            self.holder = None

    def hear(self, events: Sequence[Event], view_of: Callable[[int | None], View], actor: int | None) -> Hearing:
        """Let each of them hear it; returns what is said aloud now. `actor`: the person who acted, if one did."""
        told = {seat: person.hears(events, view_of(seat)) for seat, person in self.items()}
        if actor is not None:
            self[actor].acted()
        if self.alone:
            return next(iter(told.values()))
        openly = self.room.hears(events, view_of(None))
        for seat, person in self.items():
            waits = told[seat] if actor is not None and actor == self.holder else _private(told[seat])
            if waits.events and not (seat == actor == self.holder):
                person.unread.append(waits)
        return openly if actor is None or actor != self.holder else told[actor]

    def witness(self, table: Table, actor: str, events: Sequence[Event]) -> None:
        """Something that happened before the game was left: players can hear the current round again."""
        if not self:
            self.sit_down(table.game.people)
        if table.game.stage != PLAYING and table.game.number == 0:
            return
        for person in (self.room, *self.values()):
            if any(isinstance(event, Dealt) for event in events):
                person.history, person.own = [], 0
            person.hears(events, table.game.view(person.seat))
            if actor == str(person.seat):
                person.acted()
