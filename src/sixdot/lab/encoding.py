"""What a seat knows, as numbers from 0 to 1: one row, cut into named slices; what it may do, as a mask.

Seats are counted to the left from the one that looks, which is always seat 0 of its own row. The row of a family has
one length for every edition and every number of players. docs/learning.md lists the slices.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from sixdot.game.cards import Deck
from sixdot.game.view import PHASES, View
from sixdot.lab import explained
from sixdot.lab.numbers import NOTHING, ActionIndex
from sixdot.lab.sight import POINTS, SeatSight

with explained("learn"):
    import numpy as np
    from numpy.typing import NDArray

VERSION: Final = 1

Row = NDArray[np.float32]
Mask = NDArray[np.int8]
Part = tuple[str, int, str, Deck | None]  # name, size, meaning; whose cards are counted there, if any


@dataclass(frozen=True)
class Slice:
    """A part of the row: where it begins, how long it is, what it means."""

    name: str
    start: int
    size: int
    meaning: str


class _Columns:
    """Some columns of a row: each run of them, and where it begins and ends when only these are written."""

    def __init__(self) -> None:
        self.size = 0
        self.runs: list[tuple[slice, slice]] = []

    def add(self, start: int, size: int) -> None:
        first = self.size
        if self.runs and self.runs[-1][0].stop == start:
            columns, part = self.runs.pop()
            start, size, first = columns.start, size + columns.stop - columns.start, part.start
        self.size = first + size
        self.runs.append((slice(start, start + size), slice(first, self.size)))


class Encoding:
    """How what a seat of one family sees is written down."""

    def __init__(self, sight: Callable[[], SeatSight], parts: Sequence[Part]) -> None:
        self.sight = sight
        self.slices: list[Slice] = []
        self.size = 0
        self._counted = _Columns()  # that count cards, as shares of their copies,
        self._rest = _Columns()  # and all others
        copies: list[int] = []
        for name, size, meaning, deck in parts:
            self.slices.append(Slice(name, self.size, size, meaning))
            (self._rest if deck is None else self._counted).add(self.size, size)
            copies += [] if deck is None else deck.copies
            self.size += size
        self._copies = np.array(copies, np.float32)

    def encode(self, view: View) -> Row:
        """The row of a seat's View; a spectator has none."""
        sight = self.sight()
        sight.read(view)
        return self.row(sight)

    def row(self, sight: SeatSight) -> Row:
        """The row of what a seat sees."""
        cards: list[bytes] = []
        rest: list[bytes] = []
        sight.write(cards, rest)
        found: Row = np.empty(self.size, np.float32)
        self.fill(found, b"".join(cards), b"".join(rest))
        return found

    def fill(self, rows: Row, cards: bytes, rest: bytes) -> None:
        """Make rows, or one, of what as many sights have written."""
        counts, others = np.frombuffer(cards, np.uint8), np.frombuffer(rest, np.float32)
        if rows.ndim > 1:
            counts = counts.reshape(len(rows), self._counted.size)
            others = others.reshape(len(rows), self._rest.size)
        for columns, part in self._counted.runs:
            np.divide(counts[..., part], self._copies[part], out=rows[..., columns])
        for columns, part in self._rest.runs:
            rows[..., columns] = others[..., part]


def mask_of(view: View, index: ActionIndex) -> Mask:
    """1 for every number whose action this seat may take now; doing nothing is possible only out of turn."""
    mask = np.zeros(index.size, dtype=np.int8)
    mask[numbers_of(view, index)] = 1
    return mask


def numbers_of(view: View, index: ActionIndex) -> list[int]:
    """What stands for the actions that this seat may take now."""
    assert view.seat is not None
    found = index.numbers(view.legal, view.seat, view.players)
    return found if view.turn == view.seat else [NOTHING, *found]


def shared_parts(deck: Deck, seats: int) -> list[Part]:
    """What every family has."""
    kinds = len(deck.cards)
    phases = "what is wanted, one-hot: " + ", ".join(PHASES)
    scores = f"the score of each, as a share of the target ({POINTS} if there is none), at most 1"
    piles = "how many cards lie in the draw pile and in the discard pile, as shares of the deck"
    return [
        ("hand", kinds, "its own hand: for each kind, the share of its copies", deck),
        ("discards", kinds, "the discard pile, likewise", deck),
        ("phase", len(PHASES), phases, None),
        ("turn", seats, "who must act, one-hot", None),
        ("dealer", seats, "who dealt, one-hot", None),
        ("counts", seats, "how many cards each holds: n / (n + 7)", None),
        ("called", seats, "who has called and still holds that many", None),
        ("catchable", seats, "who has not and can be caught", None),
        ("passed over", seats, "who is out of the game", None),
        ("partners", seats, "who plays with this seat", None),
        ("scores", seats, scores, None),
        ("piles", 2, piles, None),
    ]
