"""What a seat sees, as the bytes of its row: what the sights of every family share.

A sight is filled from a round (`look`) or from a View (`read`), and then writes itself as ready-made numbers of four
bytes each. What lies in hands and among the discards is kept that way from one move to the next.
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


Piece = bytes | bytearray  # of a row: some numbers
Row = list[Piece]

NONE: Final = number(0)
PHASE: Final = one_hot(len(PHASES))
_HELD: Final = [number(some(count, 7)) for count in range(_MANY)]


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
        self.copies = [[bytearray(number(count / copies)) for count in range(copies + 1)] for copies in deck.copies]
        self.room = [NONE * (seats - players) for players in range(seats + 1)]
        self.nobody = self.alone[NOBODY]
        # What often belongs together: by phase, who is in turn, who deals; and by how many play, room and no seats.
        self.course = [[[one + turn + dealer for dealer in self.alone] for turn in self.alone] for one in PHASE]
        self.quiet = [room + 4 * self.nobody for room in self.room]

    def __deepcopy__(self, memo: dict[int, object]) -> Forms:
        return self  # they never change

    def __reduce__(self) -> tuple[object, ...]:
        return Forms, (self.deck, self.seats)

    def share(self, counts: list[int]) -> bytearray:
        """How many there are of each kind, as shares of its copies."""
        copies = self.copies
        return bytearray().join([copies[kind][count] for kind, count in enumerate(counts)])

    def tally(self, cards: Sequence[Card]) -> bytearray:
        return self.share(self.count([card.kind for card in cards]))

    def count(self, cards: list[int]) -> list[int]:
        found = [0] * self.kinds
        for kind in cards:
            found[kind] += 1
        return found


class SeatSight:
    """The part that is the same in every game."""

    def __init__(self, forms: Forms) -> None:
        self.forms = forms
        self._hands: list[bytearray | None] = []  # of each seat what `hand` is to be, where that is known,
        self._held: list[bytes] = []  # and how many cards it holds, twice around the table;
        self._discarded: list[int] = []  # how many discards there are of each kind,
        self._discards = bytearray()  # as shares,
        self._discard_count: i64 = -1  # and in all; -1: to be counted anew
        self.seat: i64 = 0
        self.players: i64 = 0
        self.hand = bytearray()  # as shares,
        self.discards = bytearray()
        self.phase: i64 = 0
        self.turn: i64 = NOBODY
        self.dealer: i64 = 0
        self.held: list[bytes] = []  # how many cards each seat holds, as numbers, twice around the table
        self.called: i64 = 0  # bits of seats,
        self.catchable: i64 = 0
        self.out: i64 = 0
        self.draw_count: i64 = 0
        self.discard_count: i64 = 0
        self.standing = SeatStanding((), b"")

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (), self.__getstate__()

    # What has happened: for whatever cannot be seen on the table

    def begin(self, round: Round, told: Sequence[Event]) -> None:
        """A round has been dealt, or laid out."""
        self._hands = [None] * round.players
        self.forget()

    def hears(self, round: Round, seat: i64, action: Action) -> bool:
        """Whether the events of this action are wanted in `hear`; if not, it ends no round and goes to `note`."""
        return True

    def hear(self, round: Round, told: Sequence[Event]) -> None:
        """This was told."""
        self.forget()

    def note(self, round: Round, seat: i64, action: Action) -> None:
        """This was done, without events."""

    def moved(self, round: Round, seat: i64, card: i64) -> None:
        """A seat holds more or fewer of these than before."""
        hand = self._hands[seat]
        if hand is not None:
            hand[4 * card : 4 * card + 4] = self.forms.copies[card][round.hands[seat].counts[card]]
        if self._held:
            self._held[seat] = self._held[seat + len(self._hands)] = _HELD[round.hands[seat].size]

    def lies(self, card: i64, more: i64) -> None:
        """So many more of these lie on the discard pile."""
        if self._discard_count >= 0:
            count = self._discarded[card] + more
            self._discarded[card] = count
            self._discards[4 * card : 4 * card + 4] = self.forms.copies[card][count]
            self._discard_count += more

    def forget(self) -> None:
        """Any cards may have moved: count them anew."""
        self._discard_count = -1
        self._hands = [None] * len(self._hands)
        self._held = []

    # Filling it

    def look(self, round: Round, seat: i64, standing: SeatStanding) -> None:
        """As this seat of the round sees it."""
        self.seat = seat
        self.players = round.players
        hand = self._hands[seat]
        if hand is None:
            hand = self.forms.share(round.hands[seat].counts)
            self._hands[seat] = hand
        self.hand = hand
        count = len(round.discard)
        if self._discard_count != count:
            self._discarded = self.forms.count(round.discard)
            self._discards = self.forms.share(self._discarded)
            self._discard_count = count
        self.discards = self._discards
        self.discard_count = count
        self.phase = round.phase
        self.turn = round.turn
        self.dealer = round.dealer
        if not self._held:
            self._held = [_HELD[hand.size] for hand in round.hands] * 2
        self.held = self._held
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
        self.hand = self.forms.tally(view.hand)
        self.discards = self.forms.tally(view.discards)
        self.discard_count = view.discard_count
        self.phase = PHASES.index(view.phase)
        self.turn = NOBODY if view.turn is None else view.turn
        self.dealer = view.dealer
        self.held = [_HELD[count] for count in view.counts] * 2
        self.called = seat_bits(view.announced)
        self.catchable = seat_bits(view.catchable)
        self.out = seat_bits(view.passed_over)
        self.draw_count = view.draw_count
        scores = scores_seen(view.seat, view.players, view.teams, view.scores, view.target, self.forms.seats)
        self.standing = SeatStanding(view.partners, scores)

    # Writing it

    def write(self, row: Row) -> None:
        """Add its row."""
        forms, standing, seat, players = self.forms, self.standing, self.seat, self.players
        turn, dealer = self.place_of(self.turn), self.place_of(self.dealer)
        row += (self.hand, self.discards, forms.course[self.phase][turn][dealer])
        row += self.held[seat : seat + players]
        if self.called | self.catchable | self.out | standing.partners:
            row.append(forms.room[players])
            for some_seats in (self.called, self.catchable, self.out, standing.partners):
                row.append(forms.several[self.seen_from(some_seats)])
        else:
            row.append(forms.quiet[players])
        row += (standing.scores, forms.shares[self.draw_count], forms.shares[self.discard_count])

    def place_of(self, seat: i64) -> i64:
        """How many seats to the left; -1 for nobody."""
        if seat < 0:
            return NOBODY
        return seat - self.seat if seat >= self.seat else seat - self.seat + self.players

    def seen_from(self, bits: i64) -> i64:
        """Seats as bits, counted from the one that looks."""
        return bits >> self.seat | bits << (self.players - self.seat) & BIT[self.players] - 1
