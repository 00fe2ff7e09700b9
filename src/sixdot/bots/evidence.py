"""Evidence: what one seat can work out about the cards of the others from all it has heard since the deal.

A hand is a list of slots. A slot is a card that is known, or one of which some kinds are ruled out: who draws in
turn held nothing that fitted, who passes drew nothing that fitted. Which slot a played card came from is not
known, so it is drawn by lot; several readings of the same evidence differ in that.
"""

from __future__ import annotations

from typing import Final

from sixdot.game.cards import COLOURS, WILD, WILD_FOUR
from sixdot.game.edition import Edition
from sixdot.game.events import (
    Accepted,
    Challenged,
    ColourNamed,
    Dealt,
    Drew,
    Event,
    HandDealt,
    HandsPassed,
    HandTaken,
    Laid,
    Matched,
    Passed,
    Played,
    Swapped,
    TookBack,
    TurnedUp,
    WentAway,
)
from sixdot.game.fits import COLOUR_OF, FITS, NAMED, NO_FACE, OF_COLOUR, STACKS
from sixdot.game.hand import BIT
from sixdot.game.native import i64
from sixdot.game.shuffle import Source
from sixdot.game.view import View

ANYTHING: Final = 0  # nothing is ruled out


class Slot:
    """One hidden card: its kind if that is known (else -1), and the kinds ruled out (as bits)."""

    __slots__ = ("kind", "not_in")

    def __init__(self, kind: int, not_in: i64) -> None:
        self.kind = kind
        self.not_in: i64 = not_in

    def allows(self, kind: i64) -> bool:
        return self.kind == kind or (self.kind < 0 and not self.not_in & BIT[kind])


class Evidence:
    """One reading of what a seat has heard."""

    __slots__ = ("bluffer", "dealt", "doubt", "drawn", "edition", "face", "prior", "seat", "slots", "source")

    def __init__(self, edition: Edition, players: int, seat: int, source: Source, doubt: int) -> None:
        self.edition = edition
        self.seat = seat
        self.source = source
        self.doubt = doubt  # of 256: how often a sign is not believed that the rules do not force
        self.slots: list[list[Slot]] = [[] for _ in range(players)]
        self.drawn: list[Slot | None] = [None] * players  # what a seat has just drawn in its turn
        self.face: i64 = NO_FACE
        self.prior: i64 = NO_FACE
        self.bluffer = -1  # who played last
        self.dealt = 0

    # Uno and DOS

    def hear(self, event: Event) -> None:
        if isinstance(event, Played):
            self._played(event)
        elif isinstance(event, Drew):
            self._drew(event)
        elif isinstance(event, Passed):
            self._passed(event.seat)
        elif isinstance(event, TurnedUp):
            if not event.buried:
                self.face = event.card.kind if event.card.kind < WILD else NO_FACE
        elif isinstance(event, ColourNamed):
            self.face = NAMED + COLOURS.index(event.colour)
        elif isinstance(event, HandDealt):
            self._dealt(event)
        elif isinstance(event, Dealt):
            self.dealt = event.size
        elif isinstance(event, Challenged):
            self._challenged(event)
        elif isinstance(event, Accepted):
            if self.bluffer >= 0 and self._believes(False):
                self._rule_out(self.bluffer, self._honest(self.prior))
        elif isinstance(event, TookBack):
            self.slots[event.seat].append(Slot(WILD_FOUR, ANYTHING))
            colour = COLOURS.index(event.colour)
            self.face = event.top.kind if event.top.kind < WILD else NAMED + colour
        elif isinstance(event, Matched):
            for card in event.cards:
                self._remove(event.seat, card.kind)
        elif isinstance(event, Laid):
            self._remove(event.seat, event.card.kind)
        elif isinstance(event, WentAway):
            if event.folded:
                self.slots[event.seat] = []
        else:
            self._house(event)

    def _house(self, event: Event) -> None:
        """Hands that change owners take their slots with them."""
        if isinstance(event, Swapped):
            one, other = event.seat, event.target
            self.slots[one], self.slots[other] = self.slots[other], self.slots[one]
        elif isinstance(event, HandsPassed):
            seats = [seat for seat, hand in enumerate(self.slots) if hand]
            hands = [self.slots[seat] for seat in seats]
            step = -1 if event.direction == "left" else 1
            for place, seat in enumerate(seats):
                self.slots[seat] = hands[(place + step) % len(hands)]
        elif isinstance(event, HandTaken) and event.cards is not None:
            self.slots[event.seat] = [Slot(card.kind, ANYTHING) for card in event.cards]

    def _dealt(self, event: HandDealt) -> None:
        if event.cards is not None:
            self.slots[event.seat] = [Slot(card.kind, ANYTHING) for card in event.cards]
        else:
            self.slots[event.seat] = [Slot(-1, ANYTHING) for _ in range(self.dealt)]

    def _played(self, event: Played) -> None:
        seat = event.seat
        kind = event.card.kind
        drawn = self.drawn[seat]
        if drawn is not None and drawn.allows(kind) and not self.edition.any_after_draw:
            self.slots[seat].remove(drawn)
        else:
            self._remove(seat, kind)
        self.drawn[seat] = None
        self.prior = self.face
        self.bluffer = seat
        if kind == WILD_FOUR and not self.edition.bluffing:
            self._rule_out(seat, self._honest(self.face))
        self.face = kind if kind < WILD else NAMED + COLOURS.index(event.colour or COLOURS[0])

    def _honest(self, face: i64) -> i64:
        """The kinds that an honest Wild Draw Four on this face rules out."""
        if face == NO_FACE:
            return ANYTHING
        if self.edition.wild_four_honest == "colour":
            return OF_COLOUR[COLOUR_OF[face]]
        return FITS[face] & ~BIT[WILD_FOUR]

    def _drew(self, event: Drew) -> None:
        seat = event.seat
        hand = self.slots[seat]
        if event.cards is not None:
            hand.extend([Slot(card.kind, ANYTHING) for card in event.cards])
            self.drawn[seat] = hand[-1] if event.why == "turn" and event.cards else None
            return
        if event.why == "turn" and self.edition.game == "uno" and self._believes(not self.edition.may_decline):
            self._rule_out(seat, FITS[self.face])
        elif event.why == "stack" and self._believes(False):
            self._rule_out(seat, FITS[self.face] & STACKS)
        for place in range(event.count):
            misses = event.why == "turn" and place + 1 < event.count
            hand.append(Slot(-1, FITS[self.face] if misses else ANYTHING))
        self.drawn[seat] = hand[-1] if event.why == "turn" and event.count else None

    def _passed(self, seat: int) -> None:
        drawn = self.drawn[seat]
        if drawn is not None and drawn.kind < 0 and self._believes(self.edition.must_play_drawn):
            drawn.not_in |= FITS[self.face]
        self.drawn[seat] = None

    def _challenged(self, event: Challenged) -> None:
        if event.hand is not None and event.target != self.seat:
            self.slots[event.target] = [Slot(card.kind, ANYTHING) for card in event.hand]
        elif not event.guilty and event.target != self.seat:
            self._rule_out(event.target, self._honest(self.prior))

    # Slots

    def _believes(self, forced: bool) -> bool:
        return forced or self.source.below(256) >= self.doubt

    def _rule_out(self, seat: int, kinds: i64) -> None:
        for slot in self.slots[seat]:
            slot.not_in |= kinds

    def _remove(self, seat: int, kind: i64) -> None:
        """A card left a hand: the slot known to be it, or one that allows it, the narrower the likelier."""
        hand = self.slots[seat]
        able = [slot for slot in hand if slot.kind == kind]
        if not able:
            able = [slot for slot in hand if slot.allows(kind)]
        if not able:
            able = [slot for slot in hand if slot.kind < 0] or hand
        if able:
            hand.remove(able[self.source.below(len(able))])


def read(view: View, edition: Edition, source: Source, doubt: int) -> Evidence:
    """One reading of everything the seat of a View has heard."""
    assert view.seat is not None
    found = Evidence(edition, view.players, view.seat, source, doubt)
    for event in view.heard:
        found.hear(event)
    _fit_counts(found, view)
    return found


def _fit_counts(found: Evidence, view: View) -> None:
    """As many slots as cards: a View may come without all that was heard."""
    for seat, count in enumerate(view.counts):
        hand = found.slots[seat]
        if len(hand) > count:
            del hand[count:]
        while len(hand) < count:
            hand.append(Slot(-1, ANYTHING))
