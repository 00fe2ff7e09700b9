"""Playouts: how imaginary rounds of one family are laid out from a View and played on by habit.

Evidence is what one seat can work out about the cards of the others from all it has heard since the deal. A hand is a
list of slots. A slot is a card that is known, or one of which some kinds are ruled out. Nobody knows which slot a
played card came from, so chance decides, and chance decides who plays plainly (the highest points first, wilds last):
several readings of the same evidence differ in that. Each family adds what its own events give away.

Where a playout stops, the outlook says how likely each seat is to win, from tables fitted to many rounds.
"""

from __future__ import annotations

from math import exp
from pkgutil import get_data
from typing import Final

from sixdot.game.cards import Card
from sixdot.game.edition import Edition
from sixdot.game.events import Dealt, Drew, Event, HandDealt, WentAway
from sixdot.game.kinds import BIT
from sixdot.game.native import i64
from sixdot.game.round import Round
from sixdot.game.shuffle import FastRandom, Source
from sixdot.game.view import View

ANYTHING: Final = 0  # nothing is ruled out
PLAINLY: Final = 160  # of 256: how many players are taken to play plainly
DOUBT: Final = 20  # of 256: how often a sign is not believed that the rules do not force
TURNS: Final[list[int]] = [4, 5]  # how far a round is played on: two players, more
LONGEST: Final = 400  # steps of one playing on
MOST: Final = 10  # larger hands count as this large
BURDEN: Final = 0.1  # but for this much a card


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


def tables_of(family: str) -> list[list[float]]:
    """What bench/outlook.py has fitted: in hundredths, a line per size of hand, an empty line between two tables."""
    text = (get_data(f"sixdot.bots.{family}", "outlook.txt") or b"").decode()
    tables = [table.splitlines()[1:] for table in text.split("\n\n")]
    return [[int(cell) / 100 for row in rows for cell in row.split()] for rows in tables]


class Outlook:
    """The tables of one family, one for each number of players; each family knows which cells speak of a seat."""

    def __init__(self, family: str, width: int, stays: list[int]) -> None:
        self.tables = tables_of(family)
        self.width = width  # cells for one size of hand
        self.stays = stays  # of 100: how much of a hand's points will count when one with so many cards goes out

    def table(self, active: i64) -> list[float]:
        """The table for so many players."""
        raise NotImplementedError

    def cells(self, game: Round, seat: i64, distance: i64) -> list[int]:
        """The cells of the table that speak of a seat, so many turns away from the player in turn."""
        raise NotImplementedError

    def chances(self, game: Round) -> list[float]:
        """For each seat its chance to win the round; the seat in turn is about to play."""
        table = self.table(game.active)
        found = [0.0] * game.players
        total = 0.0
        seat: i64 = game.turn
        for distance in range(game.active):
            worth = 0.0
            for cell in self.cells(game, seat, distance):
                worth += table[cell]
            extra = game.hands[seat].size - MOST
            if extra > 0:
                worth -= BURDEN * float(extra)
            weight = exp(worth)
            found[seat] = weight
            total += weight
            seat = game.order[seat]
        return [weight / total for weight in found]


class Playout:
    """What one decision needs to know of its family; `view` is the View of the seat that decides."""

    def __init__(self, view: View, edition: Edition, outlook: Outlook) -> None:
        assert view.seat is not None
        self.view = view
        self.edition = edition
        self.outlook = outlook
        self.seat: i64 = view.seat
        self.seated = view.players - len(view.passed_over)
        self.turns: i64 = TURNS[0 if self.seated == 2 else 1]

    def evidence(self, source: Source) -> Evidence:
        """A reading of what was heard that is yet to begin."""
        raise NotImplementedError

    def seen(self) -> list[Card]:
        """The cards that lie where this seat can see them, its hand among them."""
        return [*self.view.hand, *self.view.discards]

    def lay_out(self, game: Round) -> None:
        """Put on the table what only this family's View shows."""
        raise NotImplementedError

    def is_likely(self, game: Round, source: FastRandom) -> bool:
        """Make a dealt round complete, and say whether it is likely enough to be played on."""
        return True

    def play_on(self, game: Round, plain: i64, look_cost: i64) -> i64:
        """Let everybody play by habit for some turns, those seats (bits) plainly.

        Returns the steps that took, and what a look at the table costs where the turns have run out.
        """
        raise NotImplementedError
