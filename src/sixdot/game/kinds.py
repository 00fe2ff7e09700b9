"""Kinds of cards as numbers, sets of them as bits: what lies on top in UNO and what fits it; a hand."""

from __future__ import annotations

from itertools import compress
from typing import Final, final

from sixdot.game.cards import DRAW_TWO, NO_COLOUR, RANKS, UNO_DECK, WILD, WILD_FOUR
from sixdot.game.native import i64

KINDS: Final = len(UNO_DECK.cards)


def bits(kinds: list[int]) -> int:
    return sum([1 << kind for kind in kinds])


RANK_OF: Final = bytes([kind % RANKS if kind < WILD else kind for kind in range(KINDS)])
# The colour of each kind.
COLOUR_OF: Final[list[i64]] = [kind // RANKS if kind < WILD else NO_COLOUR for kind in range(KINDS)]
# Whether a card does something to the next player.
ACTS: Final[list[bool]] = [kind != WILD and RANK_OF[kind] >= DRAW_TWO for kind in range(KINDS)]
WILDS: Final = bits([WILD, WILD_FOUR])
DRAW_TWOS: Final = bits(list(range(DRAW_TWO, WILD, RANKS)))
STACKS: Final = DRAW_TWOS | bits([WILD_FOUR])
NUMBERS: Final = bits([kind for kind in range(WILD) if kind % RANKS < DRAW_TWO])
ALL_BUT_WILD_FOUR: Final = bits(list(range(WILD_FOUR)))

# All ranks, as bits. Numbers that are written out are constants when compiled.
ROW: Final = (1 << 13) - 1
# For every set of ranks how many there are.
HOW_MANY: Final = bytes([ranks.bit_count() for ranks in range(ROW + 1)])
# By colour.
OF_COLOUR: Final[list[i64]] = [bits(list(range(RANKS * c, RANKS * c + RANKS))) for c in range(4)]


@final
class Face:
    """What lies on top, and the kinds that fit it: the same colour, the same number or symbol, or a wild."""

    __slots__ = ("colour", "first", "fit", "fits", "number", "others")

    def __init__(self, number: int, colour: int, others: int) -> None:
        self.number: i64 = number
        self.colour: i64 = colour
        self.others: i64 = others  # of its number or symbol in other colours
        self.first: i64 = 0  # of the kinds of its colour
        self.fit: i64 = 0
        if colour != NO_COLOUR:
            self.first = RANKS * colour
            self.fit = OF_COLOUR[colour] | others | WILDS
        # The same, quicker to ask; a card that nobody has seen, which comes after all others, does not fit.
        self.fits: list[bool] = [self.fit >> kind & 1 == 1 for kind in range(KINDS + 1)]

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return face_numbered, (self.number,)


def _same_rank(kind: int) -> int:
    return bits([other for other in range(kind % RANKS, WILD, RANKS) if other != kind])


# A coloured card is its own face; a wild has the face of the colour it names. The last one is for no card, or a wild
# that has not named its colour yet.
FACES: Final[list[Face]] = [
    *[Face(kind, kind // RANKS, _same_rank(kind)) for kind in range(WILD)],
    *[Face(WILD + colour, colour, 0) for colour in range(4)],
    Face(WILD + 4, NO_COLOUR, 0),
]
NAMED: Final = FACES[WILD:-1]  # by colour
NO_FACE: Final = FACES[-1]


def face_numbered(number: int) -> Face:
    return FACES[number]


def face_of(kind: i64, colour: i64) -> Face:
    """What a card leaves on top; a wild has named this colour."""
    return FACES[kind] if kind < WILD else NAMED[colour]


# A table of bits, for code that need not be fast: when compiled, `1 << kind` cannot be trusted beyond 31 bits.
BIT: Final[list[i64]] = [1 << kind for kind in range(63)]
_EVERY_KIND: Final = range(63)


@final
class Hand:
    """How many cards of each kind, which kinds (as bits), and how many cards in all."""

    __slots__ = ("counts", "mask", "size", "unit")

    def __init__(self, counts: list[int], mask: i64, size: i64) -> None:
        self.counts = counts
        self.mask: i64 = mask
        self.size: i64 = size
        self.unit: i64 = 1  # a 1 of full width: when compiled, a literal 1 is shifted in 32 bits

    def add(self, kind: i64) -> None:
        counts = self.counts
        held = counts[kind]
        counts[kind] = held + 1
        if not held:
            self.mask |= self.unit << kind
        self.size += 1

    def remove(self, kind: i64) -> i64:
        """Take out one card of a kind that the hand holds. Returns how many cards are left."""
        counts = self.counts
        more = counts[kind] - 1
        counts[kind] = more
        if not more:
            self.mask ^= self.unit << kind
        left = self.size - 1
        self.size = left
        return left

    def holds(self, kind: i64) -> bool:
        return self.counts[kind] > 0

    def kinds(self) -> list[int]:
        """The different kinds held, sorted."""
        return list(compress(_EVERY_KIND, self.counts))

    def cards(self) -> list[int]:
        """Every card held, sorted by colour."""
        kinds, counts = self.kinds(), self.counts
        if len(kinds) == self.size:
            return kinds
        return [kind for kind in kinds for _ in range(counts[kind])]

    def points(self, values: list[int]) -> int:
        return sum([values[kind] * count for kind, count in enumerate(self.counts) if count])

    def copy(self) -> Hand:
        return Hand(self.counts.copy(), self.mask, self.size)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Hand, (self.counts, self.mask, self.size)


def empty_hand(kinds: int) -> Hand:
    return Hand([0] * kinds, 0, 0)
