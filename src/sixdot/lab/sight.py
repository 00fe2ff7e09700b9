"""What a seat sees, as the bytes of its row: what the sights of every family share.

A row is written from a round (`look`) or from a View (`read`), in pieces of ready-made numbers, four bytes each. What
lies in hands and among the discards is kept that way from one move to the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import compress
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

NONE: Final = number(0)
_PHASE: Final = one_hot(len(PHASES))
_EVERY_KIND: Final = range(64)
_AT: Final = [slice(4 * kind, 4 * kind + 4) for kind in range(64)]  # where the number of a kind of card is
_HELD: Final = [number(some(count, 7)) for count in range(_MANY)]  # no two are the same


@final
class SeatStanding:
    """What a game of several rounds adds for one seat, the same for all of a round: who plays with it, the scores."""

    def __init__(self, partners: Sequence[int], scores: bytes, quiet: bytes) -> None:
        self.partners = seat_bits(partners)
        self.scores = scores
        self.quiet = quiet + scores  # what is written where no seat has any mark

    def __reduce__(self) -> tuple[object, ...]:
        return SeatStanding, ((), self.scores, b""), self.__getstate__()


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
        self.course = [[[one + turn + dealer for dealer in self.alone] for turn in self.alone] for one in _PHASE]
        self.quiet = [room + 4 * self.nobody for room in self.room]
        # Without a partner or a point, as most are; by how many play.
        self.newcomers = [SeatStanding((), NONE * seats, quiet) for quiet in self.quiet]

    def __deepcopy__(self, memo: dict[int, object]) -> Forms:
        return self  # they never change

    def __reduce__(self) -> tuple[object, ...]:
        return forms_of, (self.deck, self.seats)

    def marked(self, seat: i64, players: i64, groups: Sequence[int]) -> list[bytes]:
        """Room for those who do not play, and sets of seats (bits), as this seat counts the others."""
        found = [self.room[players]]
        for bits in groups:
            found.append(self.several[bits >> seat | bits << (players - seat) & BIT[players] - 1])
        return found

    def share(self, counts: list[int]) -> bytearray:
        """How many there are of each kind, as shares of its copies."""
        found = bytearray(4 * self.kinds)
        for kind in compress(_EVERY_KIND, counts):
            found[_AT[kind]] = self.copies[kind][counts[kind]]
        return found

    def tally(self, cards: Sequence[Card]) -> bytearray:
        return self.share(self.count([card.kind for card in cards]))

    def count(self, cards: list[int]) -> list[int]:
        found = [0] * self.kinds
        for kind in cards:
            found[kind] += 1
        return found


@cache
def forms_of(deck: Deck, seats: int) -> Forms:
    return Forms(deck, seats)


def away(other: i64, seat: i64, players: i64) -> i64:
    """How many seats the other one sits to the left; -1 for nobody."""
    if other < 0:
        return NOBODY
    return other - seat if other >= seat else other - seat + players


class SeatSight:
    """The part that is the same in every game."""

    def __init__(self, forms: Forms) -> None:
        self.forms = forms
        self._hands: list[bytearray | None] = []  # what each seat holds, as shares, where that is known,
        self._held: list[bytes] = []  # and how many cards these are, as numbers, twice around the table;
        self._discarded: list[int] = []  # how many discards there are of each kind,
        self._discards = bytearray()  # as shares,
        self._discard_count: i64 = -1  # and in all; -1: to be counted anew

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (), self.__getstate__()

    # What has happened: for whatever cannot be seen on the table

    def begin(self, round: Round, laid_out: bool) -> None:
        """A round has been dealt, or laid out by hand: then nobody has heard how it came about."""
        self.forget(round)

    def hears(self, round: Round, seat: i64, action: Action) -> bool:
        """Whether the events of this action are wanted in `hear`; if not, it goes to `note`."""
        return True

    def hear(self, round: Round, told: Sequence[Event]) -> None:
        """This was told."""
        self.forget(round)

    def note(self, round: Round, seat: i64, action: Action) -> None:
        """This was done, without events."""

    def card_moved(self, round: Round, seat: i64, card: i64) -> None:
        """A seat holds more or fewer of these than before."""
        hand, held = self._hands[seat], round.hands[seat]
        if hand is not None:
            hand[_AT[card]] = self.forms.copies[card][held.counts[card]]
        self._held[seat] = self._held[seat + round.players] = _HELD[held.size]

    def hand_changed(self, round: Round, seat: i64) -> None:
        """A seat holds more or fewer cards than before, whichever these are."""
        self._hands[seat] = None
        self._held[seat] = self._held[seat + round.players] = _HELD[round.hands[seat].size]

    def holds(self, seat: i64, size: i64) -> bool:
        """Whether a seat held so many cards when it was last looked at."""
        return self._held[seat] == _HELD[size]

    def discarded(self, round: Round, card: i64, more: i64) -> None:
        """So many more of these lie on the discard pile."""
        if self._discard_count + more != len(round.discard):
            self._discard_count = -1  # some went into the draw pile
        else:
            count = self._discarded[card] + more
            self._discarded[card] = count
            self._discards[_AT[card]] = self.forms.copies[card][count]
            self._discard_count += more

    def forget(self, round: Round) -> None:
        """Any cards may have moved: count them anew."""
        self._discard_count = -1
        self._hands = [None] * round.players
        self._held = [_HELD[hand.size] for hand in round.hands] * 2

    # Its row, in pieces

    def look(self, round: Round, seat: i64, standing: SeatStanding) -> list[Piece]:
        """What this seat of the round sees."""
        hand = self._hands[seat]
        if hand is None:
            hand = self._hands[seat] = self.forms.share(round.hands[seat].counts)
        if self._discard_count != len(round.discard):
            self._discarded = self.forms.count(round.discard)
            self._discards = self.forms.share(self._discarded)
            self._discard_count = len(round.discard)
        forms, players = self.forms, round.players
        turn, dealer = away(round.turn, seat, players), away(round.dealer, seat, players)
        row: list[Piece] = [hand, self._discards, forms.course[round.phase][turn][dealer]]
        row.extend(self._held[seat : seat + players])
        if round.called | round.exposed | round.out | standing.partners:
            row += forms.marked(seat, players, (round.called, round.exposed, round.out, standing.partners))
            row.append(standing.scores)
        else:
            row.append(standing.quiet)
        row.append(forms.shares[len(round.pile)])
        row.append(forms.shares[self._discard_count])
        return row

    def read(self, view: View) -> list[Piece]:
        """What stands in a View."""
        if view.seat is None:
            raise ValueError("a spectator plays no cards: the View of a seat is wanted")
        forms, seat, players = self.forms, view.seat, view.players
        turn = NOBODY if view.turn is None else away(view.turn, seat, players)
        course = forms.course[PHASES.index(view.phase)][turn][away(view.dealer, seat, players)]
        row: list[Piece] = [forms.tally(view.hand), forms.tally(view.discards), course]
        row += [_HELD[count] for count in (*view.counts[seat:], *view.counts[:seat])]
        groups = [seat_bits(seats) for seats in (view.announced, view.catchable, view.passed_over, view.partners)]
        row += forms.marked(seat, players, groups)
        row.append(scores_seen(seat, players, view.teams, view.scores, view.target, forms.seats))
        row += (forms.shares[view.draw_count], forms.shares[view.discard_count])
        return row
