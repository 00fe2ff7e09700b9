"""Signs: what a quick ear picks up at a table of UNO: the colours others drew on, and who has bluffed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sixdot.bots.views import step_of
from sixdot.game.cards import COLOURS
from sixdot.game.events import (
    Challenged,
    ColourNamed,
    Drew,
    Event,
    HandsPassed,
    Played,
    Swapped,
    TookBack,
    TurnBegan,
    TurnedUp,
)
from sixdot.game.view import View


def with_colours(heard: Iterable[Event]) -> Iterator[tuple[Event, str | None]]:
    """What was heard, each event with the colour that counts after it; turns that begin are left out."""
    colour: str | None = None
    for event in heard:
        if isinstance(event, TurnBegan):  # every other event is one
            continue
        if isinstance(event, Played):
            colour = event.colour or event.card.colour
        elif isinstance(event, TurnedUp):
            colour = event.card.colour
        elif isinstance(event, ColourNamed | TookBack):
            colour = event.colour
        yield event, colour


class Signs:
    """For each seat the colours it seems to lack and to like, and whether it was found bluffing."""

    def __init__(self, view: View) -> None:
        self.lacks: list[set[str]] = [set() for _ in range(view.players)]
        self.likes: list[str | None] = [None] * view.players
        self.bluffed: set[int] = set()
        for event, colour in with_colours(view.heard):
            if isinstance(event, Played | ColourNamed):
                self.likes[event.seat] = colour
                self.lacks[event.seat].discard(colour or "")
            elif isinstance(event, Drew):
                self._draws(event, colour)
            elif isinstance(event, Challenged):
                if event.guilty:
                    self.bluffed.add(event.target)
            elif isinstance(event, Swapped):
                self._move_hands({event.seat: event.target, event.target: event.seat})
            elif isinstance(event, HandsPassed):
                seats = [seat for seat in range(view.players) if seat not in view.passed_over]
                step = step_of(event.direction)
                self._move_hands({seat: seats[(place + step) % len(seats)] for place, seat in enumerate(seats)})

    def _draws(self, event: Drew, colour: str | None) -> None:
        if event.why == "turn" and event.count == 1:
            if colour in COLOURS:
                self.lacks[event.seat].add(colour or "")
        elif event.count:
            self.lacks[event.seat].clear()

    def _move_hands(self, takers: dict[int, int]) -> None:
        """What is known of a hand moves with it to the seat that takes it."""
        lacks, likes = self.lacks.copy(), self.likes.copy()
        for giver, taker in takers.items():
            self.lacks[taker], self.likes[taker] = lacks[giver], likes[giver]
