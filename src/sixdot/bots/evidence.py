"""Evidence: what one seat can work out about the cards of the others from all it has heard since the deal.

A hand is a list of slots. A slot is a card that is known, or one of which some kinds are ruled out: who draws in
turn held nothing that fitted, who passes drew nothing that fitted. Which slot a played card came from is not
known, so it is drawn by lot, and so is who plays plainly, the highest points first and wilds last: several readings
of the same evidence differ in that.
"""

from __future__ import annotations

from typing import Final

from sixdot.game.cards import COLOURS, UNO_DECK, WILD, WILD_FOUR
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
from sixdot.game.fits import COLOUR_OF, FITS, NAMED, NO_FACE, OF_COLOUR, STACKS, bits
from sixdot.game.hand import BIT
from sixdot.game.native import i64
from sixdot.game.shuffle import Source
from sixdot.game.view import View

ANYTHING: Final = 0  # nothing is ruled out
PLAINLY: Final = 160  # of 256: how many players are taken to play plainly: the highest points first, wilds last
COLOURED: Final[i64] = bits(list(range(WILD)))
# By kind: the coloured kinds that count more points.
DEARER: Final[list[i64]] = [
    bits([other for other in range(WILD) if UNO_DECK.points[other] > UNO_DECK.points[kind]]) for kind in range(WILD)
]


def forbidding(edition: Edition, face: i64) -> i64:
    """The kinds that forbid a Wild Draw Four on this face to who holds one of them."""
    if face == NO_FACE:
        return ANYTHING
    if edition.wild_four_honest == "colour":
        return OF_COLOUR[COLOUR_OF[face]]
    return FITS[face] & ~BIT[WILD_FOUR]


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

    __slots__ = (
        "bluffer",
        "dealt",
        "doubt",
        "drawn",
        "edition",
        "face",
        "plain",
        "prior",
        "seat",
        "slots",
        "source",
        "told",
    )

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
        # Whether a card played tells of those that stay: not where it may answer a stack or be forbidden.
        self.told = edition.game == "uno" and not edition.house and edition.stacking == "none"
        self.plain: list[bool] = [source.below(256) < PLAINLY for _ in range(players)]
        self.dealt = 0

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
            if self.bluffer >= 0:
                self._rule_out(self.bluffer, forbidding(self.edition, self.prior), False)
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
        if drawn is not None and drawn.allows(kind) and self.edition.after_draw != "any":
            self.slots[seat].remove(drawn)
        else:
            self._remove(seat, kind)
            self._betrayed(seat, kind)
        self.drawn[seat] = None
        self.prior = self.face
        self.bluffer = seat
        if kind == WILD_FOUR and not self.edition.bluffing:
            self._rule_out(seat, forbidding(self.edition, self.face), True)
        self.face = kind if kind < WILD else NAMED + COLOURS.index(event.colour or COLOURS[0])

    def _betrayed(self, seat: int, kind: i64) -> None:
        """What a play from the hand says of the cards that stay: nobody likes to spend a wild."""
        if not self.told or seat == self.seat:
            return
        if kind < WILD:
            if self.plain[seat]:
                self._rule_out(seat, FITS[self.face] & DEARER[kind], False)
        elif self.plain[seat] or kind == WILD:
            self._rule_out(seat, FITS[self.face] & COLOURED, False)

    def _drew(self, event: Drew) -> None:
        seat = event.seat
        hand = self.slots[seat]
        if event.cards is not None:
            hand.extend([Slot(card.kind, ANYTHING) for card in event.cards])
            self.drawn[seat] = hand[-1] if event.why == "turn" and event.cards else None
            return
        if event.why == "turn" and self.edition.game == "uno":
            self._rule_out(seat, FITS[self.face], not self.edition.may_decline and not self.edition.house)
        elif event.why == "stack":
            self._rule_out(seat, FITS[self.face] & STACKS, False)
        for place in range(event.count):
            misses = event.why == "turn" and place + 1 < event.count
            hand.append(Slot(-1, FITS[self.face] if misses else ANYTHING))
        self.drawn[seat] = hand[-1] if event.why == "turn" and event.count else None

    def _passed(self, seat: int) -> None:
        drawn = self.drawn[seat]
        if drawn is not None and self.edition.after_draw != "nothing" and self.source.below(256) >= self.doubt:
            drawn.unlikely |= FITS[self.face]
        self.drawn[seat] = None

    def _challenged(self, event: Challenged) -> None:
        if event.hand is not None and event.target != self.seat:
            self.slots[event.target] = [Slot(card.kind, ANYTHING) for card in event.hand]
        elif not event.guilty and event.target != self.seat:
            self._rule_out(event.target, forbidding(self.edition, self.prior), True)

    # Slots

    def _rule_out(self, seat: int, kinds: i64, forced: bool) -> None:
        """A hand holds none of these: the rules force it, or it is a sign that is mostly believed."""
        if not forced and self.source.below(256) < self.doubt:
            return
        for slot in self.slots[seat]:
            if forced:
                slot.not_in |= kinds
            else:
                slot.unlikely |= kinds

    def _remove(self, seat: int, kind: i64) -> None:
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
