"""What the events of UNO give away: who draws in turn held nothing that fits, who passes drew nothing that fits."""

from __future__ import annotations

from typing import Final

from sixdot.bots.evidence import ANYTHING, Evidence, Slot
from sixdot.game.cards import COLOURS, UNO_DECK, WILD, WILD_FOUR
from sixdot.game.edition import Edition
from sixdot.game.events import (
    Accepted,
    Challenged,
    ColourNamed,
    Drew,
    Event,
    HandsPassed,
    HandTaken,
    Passed,
    Played,
    Swapped,
    TookBack,
    TurnedUp,
)
from sixdot.game.kinds import BIT, COLOUR_OF, FITS, NAMED, NO_FACE, OF_COLOUR, STACKS, bits
from sixdot.game.native import i64
from sixdot.game.shuffle import Source

COLOURED: Final[i64] = bits(list(range(WILD)))
# By kind: the coloured kinds that count more points.
DEARER: Final[list[i64]] = [
    bits([other for other in range(WILD) if UNO_DECK.points[other] > UNO_DECK.points[kind]]) for kind in range(WILD)
]


def forbidding(edition: Edition, face: i64) -> i64:
    """The kinds that forbid a Wild Draw Four on this face to whoever holds one of them."""
    if face == NO_FACE:
        return ANYTHING
    if edition.wild_four_honest == "colour":
        return OF_COLOUR[COLOUR_OF[face]]
    return FITS[face] & ~BIT[WILD_FOUR]


class UnoEvidence(Evidence):
    def __init__(self, edition: Edition, players: int, seat: int, source: Source) -> None:
        super().__init__(edition, players, seat, source)
        self.drawn: list[Slot | None] = [None] * players  # what a seat has just drawn in its turn
        self.face: i64 = NO_FACE
        self.prior: i64 = NO_FACE
        self.bluffer = -1  # who played last
        # Whether a card played tells of those that stay: not where it may answer a stack or be forbidden.
        self.telling = not edition.house and edition.stacking == "none"

    def hear(self, event: Event) -> None:
        if isinstance(event, Played):
            self._played(event)
        elif isinstance(event, Passed):
            self._passed(event.seat)
        elif isinstance(event, TurnedUp):
            if not event.buried:
                self.face = event.card.kind if event.card.kind < WILD else NO_FACE
        elif isinstance(event, ColourNamed):
            self.face = NAMED + COLOURS.index(event.colour)
        elif isinstance(event, Challenged):
            self._challenged(event)
        elif isinstance(event, Accepted):
            if self.bluffer >= 0:
                self._rule_out(self.bluffer, forbidding(self.edition, self.prior), False)
        elif isinstance(event, TookBack):
            self.slots[event.seat].append(Slot(WILD_FOUR, ANYTHING))
            self.face = event.top.kind if event.top.kind < WILD else NAMED + COLOURS.index(event.colour)
        elif isinstance(event, Swapped):
            one, other = event.seat, event.target
            self.slots[one], self.slots[other] = self.slots[other], self.slots[one]
        elif isinstance(event, HandsPassed):
            self._hand_on(-1 if event.direction == "left" else 1)
        elif isinstance(event, HandTaken):
            if event.cards is not None:
                self.slots[event.seat] = [Slot(card.kind, ANYTHING) for card in event.cards]
        else:
            super().hear(event)

    def _hand_on(self, step: int) -> None:
        """All hands move on by a seat, and their slots with them."""
        seats = [seat for seat, hand in enumerate(self.slots) if hand]
        hands = [self.slots[seat] for seat in seats]
        for place, seat in enumerate(seats):
            self.slots[seat] = hands[(place + step) % len(hands)]

    def _played(self, event: Played) -> None:
        seat = event.seat
        kind = event.card.kind
        drawn = self.drawn[seat]
        if drawn is not None and drawn.allows(kind) and self.edition.after_draw != "any":
            self.slots[seat].remove(drawn)
        else:
            self.remove(seat, kind)
            self._betrayed(seat, kind)
        self.drawn[seat] = None
        self.prior = self.face
        self.bluffer = seat
        if kind == WILD_FOUR and not self.edition.bluffing:
            self._rule_out(seat, forbidding(self.edition, self.face), True)
        self.face = kind if kind < WILD else NAMED + COLOURS.index(event.colour or COLOURS[0])

    def _betrayed(self, seat: int, kind: i64) -> None:
        """What a play from the hand says of the cards that stay: nobody likes to spend a wild."""
        if not self.telling or seat == self.seat:
            return
        if kind < WILD:
            if self.plain[seat]:
                self._rule_out(seat, FITS[self.face] & DEARER[kind], False)
        elif self.plain[seat] or kind == WILD:
            self._rule_out(seat, FITS[self.face] & COLOURED, False)

    def _drew(self, event: Drew) -> None:
        seat = event.seat
        hand = self.slots[seat]
        in_turn = event.why == "turn"
        if event.cards is not None:
            super()._drew(event)
            self.drawn[seat] = hand[-1] if in_turn and event.cards else None
            return
        if in_turn:
            self._rule_out(seat, FITS[self.face], not self.edition.may_decline and not self.edition.house)
        elif event.why == "stack":
            self._rule_out(seat, FITS[self.face] & STACKS, False)
        for place in range(event.count):
            misses = in_turn and place + 1 < event.count
            hand.append(Slot(-1, FITS[self.face] if misses else ANYTHING))
        self.drawn[seat] = hand[-1] if in_turn and event.count else None

    def _passed(self, seat: int) -> None:
        drawn = self.drawn[seat]
        if drawn is not None and self.edition.after_draw != "nothing" and not self.doubts():
            drawn.unlikely |= FITS[self.face]
        self.drawn[seat] = None

    def _challenged(self, event: Challenged) -> None:
        if event.hand is not None and event.target != self.seat:
            self.slots[event.target] = [Slot(card.kind, ANYTHING) for card in event.hand]
        elif not event.guilty and event.target != self.seat:
            self._rule_out(event.target, forbidding(self.edition, self.prior), True)

    def _rule_out(self, seat: int, kinds: i64, forced: bool) -> None:
        """A hand holds none of these: the rules force it, or it is a sign that is mostly believed."""
        if not forced and self.doubts():
            return
        for slot in self.slots[seat]:
            if forced:
                slot.not_in |= kinds
            else:
                slot.unlikely |= kinds
