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
from sixdot.lab.sight import POINTS, Piece, SeatSight

with explained("learn"):
    import numpy as np
    from numpy.typing import NDArray

VERSION: Final = 1

Row = NDArray[np.float32]
Mask = NDArray[np.int8]
Part = tuple[str, int, str]  # name, size, meaning


@dataclass(frozen=True)
class Slice:
    """A part of the row: where it begins, how long it is, what it means."""

    name: str
    start: int
    size: int
    meaning: str


class Encoding:
    """How what a seat of one family sees is written down."""

    def __init__(self, sight: Callable[[], SeatSight], parts: Sequence[Part]) -> None:
        self.sight = sight
        self.slices: list[Slice] = []
        self.size = 0
        for name, size, meaning in parts:
            self.slices.append(Slice(name, self.size, size, meaning))
            self.size += size

    def encode(self, view: View) -> Row:
        """The row of a seat's View; a spectator has none."""
        return self.row(self.sight().read(view))

    def row(self, pieces: list[Piece]) -> Row:
        """The row of what a seat sees."""
        return np.frombuffer(bytearray().join(pieces), np.float32)


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
        ("hand", kinds, "its own hand: for each kind, the share of its copies"),
        ("discards", kinds, "the discard pile, likewise"),
        ("phase", len(PHASES), phases),
        ("turn", seats, "who must act, one-hot"),
        ("dealer", seats, "who dealt, one-hot"),
        ("counts", seats, "how many cards each holds: n / (n + 7)"),
        ("called", seats, "who has called and still holds that many"),
        ("catchable", seats, "who has not and can be caught"),
        ("passed over", seats, "who is out of the game"),
        ("partners", seats, "who plays with this seat"),
        ("scores", seats, scores),
        ("piles", 2, piles),
    ]
