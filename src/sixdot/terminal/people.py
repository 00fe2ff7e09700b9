"""The people at this keyboard: what each of them has been told, and what waits until the keyboard is theirs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from sixdot.game.events import Dealt, Event, TurnBegan, hear
from sixdot.game.match import PLAYING
from sixdot.game.refusal import Refusal
from sixdot.game.view import View
from sixdot.table import Table
from sixdot.voice.narrate import narrate
from sixdot.voice.words import Words


class Quit(Exception):
    """Somebody has had enough for now."""


@dataclass(frozen=True)
class Told:
    """What one seat heard of one action, and what it knew after it."""

    events: tuple[Event, ...]
    view: View

    def text(self, names: Sequence[str], words: Words) -> str:
        return narrate(self.events, self.view, names, words).text


@dataclass
class Person:
    seat: int
    history: list[Told] = field(default_factory=list)  # since the game was opened
    unread: list[Told] = field(default_factory=list)  # what happened while somebody else had the keyboard
    own: int = 0  # where in the history the last own action stands
    ruling: Refusal | None = None  # why the last thing tried was refused

    def hears(self, events: Sequence[Event], view: View) -> Told:
        told = Told(tuple([hear(event, self.seat) for event in events]), view)
        self.history.append(told)
        return told

    def acted(self) -> None:
        """What follows is news since the own turn."""
        self.own = len(self.history)
        self.ruling = None


class Company(dict[int, Person]):
    """The people of a game, by their seats."""

    def witness(self, table: Table, actor: str, events: Sequence[Event]) -> None:
        """Something that happened before the game was left: it can be heard again, as far as the round goes back."""
        if table.game.stage != PLAYING and table.game.number == 0:
            return
        for seat in table.game.people:
            person = self.setdefault(seat, Person(seat))
            if any(isinstance(event, Dealt) for event in events):
                person.history, person.own = [], 0
            person.hears(events, table.game.view(seat))
            if actor == str(seat):
                person.acted()


def is_private(events: Sequence[Event], seat: int) -> bool:
    """Whether a seat hears more of this than the whole table, or is asked for something."""
    asked = any(isinstance(event, TurnBegan) and event.seat == seat for event in events)
    return asked or any(hear(event, seat) != hear(event, None) for event in events)
