"""Kinds of cards as numbers and bits: which of them fit which in UNO, as tables; a hand.

What lies on top is a *face*: a coloured card is its own face, a wild has the face of the colour it names. Sets
of kinds are bits.
"""

from __future__ import annotations

from itertools import compress
from typing import Final, final

from sixdot.game.cards import DRAW_TWO, NO_COLOUR, RANKS, UNO_DECK, WILD, WILD_FOUR
from sixdot.game.native import i64

KINDS: Final = len(UNO_DECK.cards)
NAMED: Final = WILD  # the face of a wild is NAMED + the colour
NO_FACE: Final = NAMED + 4  # there is no card, or its colour has not been named yet
FACES: Final = NO_FACE + 1


def bits(kinds: list[int]) -> int:
    return sum([1 << kind for kind in kinds])


def _same_rank(kind: int) -> int:
    return bits(list(range(kind % RANKS, WILD, RANKS)))


def _colour(face: int) -> int:
    if face == NO_FACE:
        return NO_COLOUR
    return face // RANKS if face < WILD else face - NAMED


RANK_OF: Final = bytes([kind % RANKS if kind < WILD else kind for kind in range(KINDS)])
# Whether a card does something to the next player.
ACTS: Final = bytes([kind != WILD and RANK_OF[kind] >= DRAW_TWO for kind in range(KINDS)])
WILDS: Final = bits([WILD, WILD_FOUR])
DRAW_TWOS: Final = bits(list(range(DRAW_TWO, WILD, RANKS)))
STACKS: Final = DRAW_TWOS | bits([WILD_FOUR])
NUMBERS: Final = bits([kind for kind in range(WILD) if kind % RANKS < DRAW_TWO])
ALL_BUT_WILD_FOUR: Final = bits(list(range(WILD_FOUR)))

# By colour.
OF_COLOUR: Final[list[i64]] = [bits(list(range(RANKS * c, RANKS * c + RANKS))) for c in range(4)]
# By face: its colour, and the kinds that fit it (the same colour, the same number or symbol, or a wild).
COLOUR_OF: Final[list[i64]] = [_colour(face) for face in range(FACES)]
FITS: Final[list[i64]] = [
    0 if face == NO_FACE else OF_COLOUR[_colour(face)] | (_same_rank(face) if face < WILD else 0) | WILDS
    for face in range(FACES)
]


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
        if held == 0:
            self.mask |= self.unit << kind
        self.size += 1

    def take(self, kinds: list[int]) -> None:
        """Add many cards."""
        counts, unit, mask = self.counts, self.unit, self.mask
        for kind in kinds:
            counts[kind] += 1
            mask |= unit << kind
        self.mask = mask
        self.size += len(kinds)

    def remove(self, kind: i64) -> i64:
        """Take out one card of a kind that the hand holds. Returns how many cards are left."""
        counts = self.counts
        more = counts[kind] - 1
        counts[kind] = more
        if more == 0:
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
