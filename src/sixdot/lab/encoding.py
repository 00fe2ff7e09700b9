"""What a seat knows, as numbers from 0 to 1: a View becomes one row, cut into named slices.

Seats are counted to the left from the one that looks, which is always seat 0 of its own row. The row of a family has
one length for every edition and every number of players. docs/learning.md lists the slices.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from sixdot.game.cards import Card, Deck
from sixdot.game.view import PHASES, View
from sixdot.lab.indexing import ActionIndex
from sixdot.lab.missing import explained

with explained("learn"):
    import numpy as np
    from numpy.typing import NDArray

VERSION: Final = 1
POINTS: Final = 500  # where a game has no target

V = TypeVar("V", bound=View)
Row = NDArray[np.float32]
Mask = NDArray[np.int8]
Fill = Callable[[V, Row], None]
Part = tuple[str, int, str, Fill[V]]  # name, size, meaning, how it is filled


@dataclass(frozen=True)
class Slice:
    """A part of the row: where it begins, how long it is, what it means."""

    name: str
    start: int
    size: int
    meaning: str


class Encoding(Generic[V]):
    """How the Views of one family are written down."""

    def __init__(self, kind: type[V], parts: Sequence[Part[V]]) -> None:
        self.kind = kind
        self.slices: list[Slice] = []
        self._fills: list[tuple[int, int, Fill[V]]] = []
        start = 0
        for name, size, meaning, fill in parts:
            self.slices.append(Slice(name, start, size, meaning))
            self._fills.append((start, start + size, fill))
            start += size
        self.size = start

    def encode(self, view: View) -> Row:
        """The row of a seat's View; a spectator has none."""
        if view.seat is None:
            raise ValueError("a spectator plays no cards: the View of a seat is wanted")
        assert isinstance(view, self.kind)
        row = np.zeros(self.size, dtype=np.float32)
        for start, end, fill in self._fills:
            fill(view, row[start:end])
        return row


def mask_of(view: View, index: ActionIndex) -> Mask:
    """1 for every number whose action this seat may take now; doing nothing is possible only out of turn."""
    mask = np.zeros(index.size, dtype=np.int8)
    seat = _own(view)
    for action in view.legal:
        mask[index.index(action, seat, view.players)] = 1
    if view.turn != seat:
        mask[index.index(None, seat, view.players)] = 1
    return mask


# Ways to write something down


def _own(view: View) -> int:
    assert view.seat is not None
    return view.seat


def place_of(view: View, seat: int) -> int:
    """How many seats to the left."""
    return (seat - _own(view)) % view.players


def some(count: int, half: int) -> float:
    """A count as a number below 1: none is 0, `half` of them is 0.5."""
    return count / (count + half)


def cards_among(deck: Deck, cards_of: Callable[[V], Iterable[Card]]) -> Fill[V]:
    """For each kind, the share of its copies that is among these cards."""
    copies = np.array(deck.copies, dtype=np.float32)

    def fill(view: V, row: Row) -> None:
        for card in cards_of(view):
            row[card.kind] += 1
        row /= copies

    return fill


def one_card(card_of: Callable[[V], Card | None]) -> Fill[V]:
    def fill(view: V, row: Row) -> None:
        card = card_of(view)
        if card is not None:
            row[card.kind] = 1

    return fill


def one_word(words: Sequence[str], word_of: Callable[[V], str | None]) -> Fill[V]:
    def fill(view: V, row: Row) -> None:
        word = word_of(view)
        if word is not None:
            row[words.index(word)] = 1

    return fill


def seats_among(seats_of: Callable[[V], Iterable[int | None]]) -> Fill[V]:
    def fill(view: V, row: Row) -> None:
        for seat in seats_of(view):
            if seat is not None:
                row[place_of(view, seat)] = 1

    return fill


def numbers(*numbers_of: Callable[[V], float]) -> Fill[V]:
    def fill(view: V, row: Row) -> None:
        row[:] = [number(view) for number in numbers_of]

    return fill


# What every family has


def _counts(view: View, row: Row) -> None:
    for seat, count in enumerate(view.counts):
        row[place_of(view, seat)] = some(count, 7)


def _scores(view: View, row: Row) -> None:
    target = view.target or POINTS
    for unit, score in zip(view.teams, view.scores, strict=True):
        for seat in unit:
            row[place_of(view, seat)] = min(1.0, score / target)


def shared_parts(deck: Deck, seats: int) -> list[Part[View]]:
    kinds = len(deck.cards)
    whole = sum(deck.copies)
    hand, discards = cards_among(deck, lambda view: view.hand), cards_among(deck, lambda view: view.discards)
    phases = "what is wanted, one-hot: " + ", ".join(PHASES)
    scores = f"the score of each, as a share of the target ({POINTS} if there is none), at most 1"
    piles = "how many cards lie in the draw pile and in the discard pile, as shares of the deck"
    shares = numbers(lambda view: view.draw_count / whole, lambda view: view.discard_count / whole)
    return [
        ("hand", kinds, "the own hand: of each kind the share of its copies", hand),
        ("discards", kinds, "the discard pile, likewise", discards),
        ("phase", len(PHASES), phases, one_word(PHASES, lambda view: view.phase)),
        ("turn", seats, "who must act, one-hot", seats_among(lambda view: (view.turn,))),
        ("dealer", seats, "who dealt, one-hot", seats_among(lambda view: (view.dealer,))),
        ("counts", seats, "how many cards each holds: n / (n + 7)", _counts),
        ("called", seats, "who has called and still holds that many", seats_among(lambda view: view.announced)),
        ("catchable", seats, "who has not and can be caught", seats_among(lambda view: view.catchable)),
        ("passed over", seats, "who is out of the game", seats_among(lambda view: view.passed_over)),
        ("partners", seats, "who plays with this seat", seats_among(lambda view: view.partners)),
        ("scores", seats, scores, _scores),
        ("piles", 2, piles, shares),
    ]
