"""Signs: what a quick ear picks up from the table: colours that others drew on, and who has bluffed."""

from __future__ import annotations

from sixdot.game.cards import COLOURS
from sixdot.game.events import (
    Challenged,
    ColourNamed,
    Drew,
    HandsPassed,
    Played,
    Swapped,
    TookBack,
    TurnBegan,
    TurnedUp,
)
from sixdot.game.view import View


class Signs:
    """For each seat the colours it has shown to lack and likes, and whether it was found bluffing."""

    def __init__(self, view: View) -> None:
        self.lacks: list[set[str]] = [set() for _ in range(view.players)]
        self.likes: list[str | None] = [None] * view.players
        self.bluffed: set[int] = set()
        colour: str | None = None
        for event in view.heard:
            if isinstance(event, TurnBegan):  # every other one is
                continue
            if isinstance(event, Played):
                colour = event.colour or event.card.colour
                self._holds(event.seat, colour)
            elif isinstance(event, Drew):
                self._draws(event, colour)
            elif isinstance(event, TurnedUp):
                colour = event.card.colour
            elif isinstance(event, ColourNamed):
                colour = event.colour
                self._holds(event.seat, colour)
            elif isinstance(event, TookBack):
                colour = event.colour
            elif isinstance(event, Challenged):
                if event.guilty:
                    self.bluffed.add(event.target)
            elif isinstance(event, Swapped):
                self._swap(event.seat, event.target)
            elif isinstance(event, HandsPassed):
                self._hand_on(view, 1 if event.direction == "left" else -1)

    def _holds(self, seat: int, colour: str | None) -> None:
        self.likes[seat] = colour
        self.lacks[seat].discard(colour or "")

    def _draws(self, event: Drew, colour: str | None) -> None:
        if event.why == "turn" and event.count == 1:
            if colour in COLOURS:
                self.lacks[event.seat].add(colour or "")
        elif event.count:
            self.lacks[event.seat].clear()

    def _hand_on(self, view: View, step: int) -> None:
        """What is known of a hand goes on with it."""
        seats = [seat for seat in range(view.players) if seat not in view.passed_over]
        lacks, likes = self.lacks.copy(), self.likes.copy()
        for place, seat in enumerate(seats):
            following = seats[(place + step) % len(seats)]
            self.lacks[following], self.likes[following] = lacks[seat], likes[seat]

    def _swap(self, one: int, other: int) -> None:
        self.lacks[one], self.lacks[other] = self.lacks[other], self.lacks[one]
        self.likes[one], self.likes[other] = self.likes[other], self.likes[one]
