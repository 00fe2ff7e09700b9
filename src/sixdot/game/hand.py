"""A hand of cards: how many of each kind, which kinds (as bits), and how many cards in all."""

from __future__ import annotations

from typing import Final, final

from sixdot.game.native import i64

# A table of bits, for code that need not be fast: when compiled, `1 << kind` cannot be trusted beyond 31 bits.
BIT: Final[list[i64]] = [1 << kind for kind in range(63)]


@final
class Hand:
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
        return [kind for kind, count in enumerate(self.counts) if count]

    def cards(self) -> list[int]:
        """Every card held, sorted by colour."""
        return [kind for kind, count in enumerate(self.counts) for _ in range(count)]

    def points(self, values: list[int]) -> int:
        return sum([values[kind] * count for kind, count in enumerate(self.counts) if count])

    def copy(self) -> Hand:
        return Hand(self.counts.copy(), self.mask, self.size)


def empty_hand(kinds: int) -> Hand:
    return Hand([0] * kinds, 0, 0)
