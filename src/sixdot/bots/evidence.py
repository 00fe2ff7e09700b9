"""Evidence: what one seat can work out about the cards of the others from all it has heard since the deal.

A hand is a list of slots. A slot is a card that is known, or one of which some kinds are ruled out. Nobody knows
which slot a played card came from, so chance decides, and chance decides who plays plainly (the highest points first,
wilds last): several readings of the same evidence differ in that. Each family adds what its own events give away.
"""

from __future__ import annotations

from typing import Final

from sixdot.game.edition import Edition
from sixdot.game.events import Dealt, Drew, Event, HandDealt, WentAway
from sixdot.game.kinds import BIT
from sixdot.game.native import i64
from sixdot.game.shuffle import Source
from sixdot.game.view import View

ANYTHING: Final = 0  # nothing is ruled out
PLAINLY: Final = 160  # of 256: how many players are taken to play plainly
DOUBT: Final = 20  # of 256: how often a sign is not believed that the rules do not force


class Slot:
    """One hidden card: its kind if that is known (else -1), the kinds ruled out (as bits), and those not expected."""

    __slots__ = ("kind", "not_in", "unlikely")

    def __init__(self, kind: int, not_in: i64) -> None:
        self.kind = kind
        self.not_in: i64 = not_in
        self.unlikely: i64 = ANYTHING

    def allows(self, kind: i64) -> bool:
        return self.kind == kind or (self.kind < 0 and not self.not_in & BIT[kind])


class Evidence:
    """One reading of what a seat has heard."""

    def __init__(self, edition: Edition, players: int, seat: int, source: Source) -> None:
        self.edition = edition
        self.seat = seat
        self.source = source
        self.slots: list[list[Slot]] = [[] for _ in range(players)]
        self.plain: list[bool] = [source.below(256) < PLAINLY for _ in range(players)]
        self.dealt = 0

    def read(self, view: View) -> None:
        """Hear everything the seat of a View has heard."""
        for event in view.heard:
            self.hear(event)
        for seat, count in enumerate(view.counts):  # a View may come without all that was heard
            hand = self.slots[seat]
            del hand[count:]
            while len(hand) < count:
                hand.append(Slot(-1, ANYTHING))

    def hear(self, event: Event) -> None:
        if isinstance(event, Drew):
            self._drew(event)
        elif isinstance(event, HandDealt):
            if event.cards is not None:
                self.slots[event.seat] = [Slot(card.kind, ANYTHING) for card in event.cards]
            else:
                self.slots[event.seat] = [Slot(-1, ANYTHING) for _ in range(self.dealt)]
        elif isinstance(event, Dealt):
            self.dealt = event.size
        elif isinstance(event, WentAway) and event.folded:
            self.slots[event.seat] = []

    def _drew(self, event: Drew) -> None:
        if event.cards is not None:
            self.slots[event.seat].extend([Slot(card.kind, ANYTHING) for card in event.cards])
        else:
            self.slots[event.seat].extend([Slot(-1, ANYTHING) for _ in range(event.count)])

    def doubts(self) -> bool:
        """Whether a sign is not believed this time."""
        return self.source.below(256) < DOUBT

    def remove(self, seat: int, kind: i64) -> None:
        """A card left a hand: the slot known to be it, or one that allows it."""
        hand = self.slots[seat]
        able = [slot for slot in hand if slot.kind == kind]
        if not able:
            able = [slot for slot in hand if slot.allows(kind) and not slot.unlikely & BIT[kind]]
        if not able:
            self.plain[seat] = False
            able = [slot for slot in hand if slot.allows(kind)] or [slot for slot in hand if slot.kind < 0] or hand
        if able:
            hand.remove(able[self.source.below(len(able))])
