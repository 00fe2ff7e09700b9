"""What a seat sees, as plain numbers, and the bytes of its row: what the sights of every family share.

A sight is filled from a round (`look`) or from a View (`read`), and then writes itself. Counts of cards are written
as one byte for each kind, everything else as ready-made numbers of four bytes: `encoding` makes rows of both.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import pack
from typing import Final, final

from sixdot.game.actions import Action
from sixdot.game.cards import Card, Deck
from sixdot.game.events import Event
from sixdot.game.kinds import BIT
from sixdot.game.native import i64
from sixdot.game.round import Round
from sixdot.game.view import NOBODY, PHASES, Seats, View, seat_bits

POINTS: Final = 500  # where a game has no target
_MANY: Final = 256


def number(value: float) -> bytes:
    return pack("=f", value)


def some(count: int, half: int) -> float:
    """A count as a number below 1: none is 0, `half` of them is 0.5."""
    return count / (count + half)


def one_hot(size: int) -> list[bytes]:
    """For each place, the numbers that mark it; the last is for no place, so that -1 finds it."""
    return [b"".join([number(here == place) for here in range(size)]) for place in range(size + 1)]


def sets(size: int) -> list[bytes]:
    """For each set of places, as bits, the numbers that mark them."""
    return [b"".join([number(bits >> place & 1) for place in range(size)]) for bits in range(1 << size)]


NONE: Final = number(0)
PHASE: Final = one_hot(len(PHASES))
_HELD: Final = [number(some(count, 7)) for count in range(_MANY)]


def tally(deck: Deck, cards: Sequence[Card]) -> bytearray:
    """How many there are of each kind."""
    return counted([card.kind for card in cards], len(deck.cards))


def counted(cards: list[int], kinds: i64) -> bytearray:
    found = [0] * kinds
    for kind in cards:
        found[kind] += 1
    return bytearray(found)


@final
class SeatStanding:
    """What a game of several rounds adds for one seat, the same for all of a round: who plays with it, the scores."""

    def __init__(self, partners: Sequence[int], scores: bytes) -> None:
        self.partners = seat_bits(partners)
        self.scores = scores

    def __reduce__(self) -> tuple[object, ...]:
        return SeatStanding, ((), self.scores), self.__getstate__()


def scores_seen(
    seat: int, players: int, units: Sequence[Seats], scores: Sequence[int], target: int, seats: int
) -> bytes:
    """The scores as this seat counts the others, with room for so many seats."""
    found = [NONE] * seats
    for unit, score in zip(units, scores, strict=True):
        for other in unit:
            found[(other - seat) % players] = number(min(1.0, score / (target or POINTS)))
    return b"".join(found)


@final
class Forms:
    """What the rows of a family are put together from."""

    def __init__(self, deck: Deck, seats: int) -> None:
        whole = len(deck.full())
        self.deck = deck
        self.kinds = len(deck.cards)
        self.seats = seats  # for which there is room
        self.alone = one_hot(seats)
        self.several = sets(seats)
        self.shares = [number(count / whole) for count in range(whole + 1)]
        self.room = [NONE * (seats - players) for players in range(seats + 1)]
        self.nobody = 4 * self.alone[NOBODY]

    def __deepcopy__(self, memo: dict[int, object]) -> Forms:
        return self  # they never change

    def __reduce__(self) -> tuple[object, ...]:
        return Forms, (self.deck, self.seats)


class SeatSight:
    """The part that is the same in every game."""

    def __init__(self, forms: Forms) -> None:
        self.forms = forms
        self.seat: i64 = 0
        self.players: i64 = 0
        self.hand = bytearray()  # how many of each kind,
        self.discards = bytearray()
        self.discard_count: i64 = -1
        self._hands: list[bytearray | None] = []  # of each seat what `hand` is to be, where that is known
        self.phase: i64 = 0
        self.turn: i64 = NOBODY
        self.dealer: i64 = 0
        self.held: list[int] = []  # how many cards each seat holds
        self.called: i64 = 0  # bits of seats,
        self.catchable: i64 = 0
        self.out: i64 = 0
        self.draw_count: i64 = 0
        self.standing = SeatStanding((), b"")

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (), self.__getstate__()

    # What has happened: for whatever cannot be seen on the table

    def begin(self, round: Round, told: Sequence[Event]) -> None:
        """A round has been dealt, or laid out."""
        self._hands = [None] * round.players
        self._forget()

    def hears(self, round: Round, seat: i64, action: Action) -> bool:
        """Whether the events of this action are wanted in `hear`; if not, it ends no round and goes to `note`."""
        return True

    def hear(self, told: Sequence[Event]) -> None:
        """This was told."""
        self._forget()

    def note(self, round: Round, seat: i64, action: Action) -> None:
        """This was done, without events."""

    def moved(self, seat: i64, card: i64, change: i64) -> None:
        """A seat has one card more, or one less, which now lies on the discard pile."""
        hand = self._hands[seat]
        if hand is not None:
            hand[card] += change
        if change < 0 and self.discard_count >= 0:
            self.discards[card] += 1
            self.discard_count += 1

    def _forget(self) -> None:
        """Cards have moved: count them anew."""
        self.discard_count = -1
        self._hands = [None] * len(self._hands)

    # Filling it

    def look(self, round: Round, seat: i64, standing: SeatStanding) -> None:
        """As this seat of the round sees it."""
        self.seat = seat
        self.players = round.players
        hand = self._hands[seat]
        if hand is None:
            hand = bytearray(round.hands[seat].counts)
            self._hands[seat] = hand
        self.hand = hand
        if self.discard_count != len(round.discard):
            self.discards = counted(round.discard, self.forms.kinds)
            self.discard_count = len(round.discard)
        self.phase = round.phase
        self.turn = round.turn
        self.dealer = round.dealer
        self.held = [hand.size for hand in round.hands]
        self.called = round.called
        self.catchable = round.exposed
        self.out = round.out
        self.draw_count = len(round.pile)
        self.standing = standing

    def read(self, view: View) -> None:
        """As it stands in a View."""
        if view.seat is None:
            raise ValueError("a spectator plays no cards: the View of a seat is wanted")
        self.seat = view.seat
        self.players = view.players
        self.hand = tally(self.forms.deck, view.hand)
        self.discards = tally(self.forms.deck, view.discards)
        self.discard_count = view.discard_count
        self.phase = PHASES.index(view.phase)
        self.turn = NOBODY if view.turn is None else view.turn
        self.dealer = view.dealer
        self.held = list(view.counts)
        self.called = seat_bits(view.announced)
        self.catchable = seat_bits(view.catchable)
        self.out = seat_bits(view.passed_over)
        self.draw_count = view.draw_count
        scores = scores_seen(view.seat, view.players, view.teams, view.scores, view.target, self.forms.seats)
        self.standing = SeatStanding(view.partners, scores)

    # Writing it

    def write(self, cards: list[bytes], rest: list[bytes]) -> None:
        """Add the bytes of its row."""
        forms, standing, seat, players = self.forms, self.standing, self.seat, self.players
        several = forms.several
        held = self.held
        cards.append(bytes(self.hand))
        cards.append(bytes(self.discards))
        rest += [PHASE[self.phase], forms.alone[self.place_of(self.turn)], forms.alone[self.place_of(self.dealer)]]
        rest += [_HELD[count] for count in held[seat:] + held[:seat]]
        rest.append(forms.room[players])
        if self.called | self.catchable | self.out | standing.partners:
            for some_seats in (self.called, self.catchable, self.out, standing.partners):
                rest.append(several[self.seen_from(some_seats)])
        else:
            rest.append(forms.nobody)
        rest += [standing.scores, forms.shares[self.draw_count], forms.shares[self.discard_count]]

    def place_of(self, seat: i64) -> i64:
        """How many seats to the left; -1 for nobody."""
        if seat < 0:
            return NOBODY
        return seat - self.seat if seat >= self.seat else seat - self.seat + self.players

    def seen_from(self, bits: i64) -> i64:
        """Seats as bits, counted from the one that looks."""
        return bits >> self.seat | bits << (self.players - self.seat) & BIT[self.players] - 1
