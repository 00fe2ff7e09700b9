"""What the events of UNO give away: who draws in turn held nothing that fits, who passes drew nothing that fits.

Hearsay is the other side of it: what the other players know of bluffs.
"""

from functools import cache
from typing import Final

from sixdot.bots.playout import ANYTHING, Evidence, Slot
from sixdot.bots.views import neighbour, step_of
from sixdot.game import events
from sixdot.game.cards import COLOURS, WILD, WILD_FOUR
from sixdot.game.edition import Edition
from sixdot.game.kinds import BIT, FACES, NAMED, NO_FACE, OF_COLOUR, STACKS, Face, bits, face_of
from sixdot.game.native import i64
from sixdot.game.shuffle import Source
from sixdot.game.uno.machine import UnoRound
from sixdot.game.view import View

COLOURED_KINDS: Final[i64] = bits(list(range(WILD)))


@cache
def dearer_than(points: tuple[int, ...]) -> list[i64]:
    """For every coloured kind those that count more, where each kind counts so many points."""
    return [bits([other for other in range(WILD) if points[other] > points[kind]]) for kind in range(WILD)]


def forbidding(edition: Edition, face: Face) -> i64:
    """The kinds that forbid a Wild Draw Four on this face to whoever holds one of them."""
    if face is NO_FACE:
        return ANYTHING
    if edition.wild_four_honest == "colour":
        return OF_COLOUR[face.colour]
    return face.fit & ~BIT[WILD_FOUR]


class UnoEvidence(Evidence):
    def __init__(self, edition: Edition, players: int, seat: int, source: Source) -> None:
        super().__init__(edition, players, seat, source)
        self.drawn: list[Slot | None] = [None] * players  # what a seat has just drawn in its turn
        self.face = NO_FACE
        self.prior = NO_FACE
        self.bluffer = -1  # who played last
        self.dearer = dearer_than(tuple(edition.card_points()))
        self.driven = edition.is_plain and not edition.may_decline  # nobody draws who could play
        # Whether a card played tells of those that stay: not where it may answer a stack or be forbidden.
        self.telling = edition.is_plain and edition.stacking == "none"

    def hear(self, event: events.Event) -> None:
        if isinstance(event, events.Played):
            self._played(event)
        elif isinstance(event, events.Passed):
            self._passed(event.seat)
        elif isinstance(event, events.TurnedUp):
            if not event.buried:
                self.face = FACES[event.card.kind] if event.card.kind < WILD else NO_FACE
        elif isinstance(event, events.ColourNamed):
            self.face = NAMED[COLOURS.index(event.colour)]
        elif isinstance(event, events.Challenged):
            self._challenged(event)
        elif isinstance(event, events.Accepted):
            if self.bluffer >= 0:
                self._rule_out(self.bluffer, forbidding(self.edition, self.prior), False)
        elif isinstance(event, events.TookBack):
            self.slots[event.seat].append(Slot(WILD_FOUR, ANYTHING))
            self.face = face_of(event.top.kind, COLOURS.index(event.colour))
        elif isinstance(event, events.Swapped):
            one, other = event.seat, event.target
            self.slots[one], self.slots[other] = self.slots[other], self.slots[one]
        elif isinstance(event, events.HandsPassed):
            self._hand_on(-1 if event.direction == "left" else 1)
        elif isinstance(event, events.HandTaken):
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

    def _played(self, event: events.Played) -> None:
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
        self.face = face_of(kind, COLOURS.index(event.colour or COLOURS[0]))

    def _betrayed(self, seat: int, kind: i64) -> None:
        """What a play from the hand says of the cards that stay: nobody likes to spend a wild."""
        if not self.telling or seat == self.seat:
            return
        if kind < WILD:
            if self.plain[seat]:
                self._rule_out(seat, self.face.fit & self.dearer[kind], False)
        elif self.plain[seat] or kind == WILD:
            self._rule_out(seat, self.face.fit & COLOURED_KINDS, False)

    def _drew(self, event: events.Drew) -> None:
        seat = event.seat
        hand = self.slots[seat]
        in_turn = event.why == "turn"
        if event.cards is not None:
            super()._drew(event)
            self.drawn[seat] = hand[-1] if in_turn and event.cards else None
            return
        if in_turn:
            self._rule_out(seat, self.face.fit, self.driven)
        elif event.why == "stack":
            self._rule_out(seat, self.face.fit & STACKS, False)
        for place in range(event.count):
            misses = in_turn and place + 1 < event.count
            hand.append(Slot(-1, self.face.fit if misses else ANYTHING))
        self.drawn[seat] = hand[-1] if in_turn and event.count else None

    def _passed(self, seat: int) -> None:
        drawn = self.drawn[seat]
        if drawn is not None and self.edition.after_draw != "nothing" and not self.doubts():
            drawn.unlikely |= self.face.fit
        self.drawn[seat] = None

    def _challenged(self, event: events.Challenged) -> None:
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


class Hearsay:
    """What the other players know: who has been found bluffing, and which cards of one hand they have seen."""

    __slots__ = ("found_out", "seat", "seen")

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.seat: i64 = view.seat
        self.found_out: i64 = 0  # seats, as bits
        self.seen: list[i64] = [bits(sorted(set(kinds))) for kinds in self._shown(view)]  # by seat, as bits

    def _shown(self, view: View) -> list[list[int]]:
        """The cards this seat holds that each of the others has seen."""
        own = view.seat
        shown: list[list[int]] = [[] for _ in range(view.players)]
        giver = -1
        for event in view.heard:
            if isinstance(event, events.Played):
                if event.seat == own:
                    for kinds in shown:
                        if event.card.kind in kinds:
                            kinds.remove(event.card.kind)
            elif isinstance(event, events.Challenged):
                if event.guilty:
                    self.found_out |= BIT[event.target]
                if event.target == own and event.hand is not None:
                    shown[event.seat] = [card.kind for card in event.hand]
            elif isinstance(event, events.Swapped):
                giver = event.target if event.seat == own else event.seat
            elif isinstance(event, events.HandsPassed):
                giver = neighbour(view, -step_of(event.direction))
            elif isinstance(event, events.HandTaken) and event.seat == own and event.cards is not None:
                shown = [[] for _ in range(view.players)]
                shown[giver] = [card.kind for card in event.cards]
        return shown

    def prove(self, game: UnoRound) -> bool:
        """Whether the seat that must answer a Wild Draw Four has seen a card that makes it a bluff."""
        if game.bluffer != self.seat or not game.bluff:
            return False
        return self.seen[game.turn] & game.hands[self.seat].mask & forbidding(game.edition, game.prior_face) != 0
