"""What a seat knows, as numbers from 0 to 1: a View becomes one row, cut into named slices.

Seats are counted to the left from the one that looks, which is always seat 0 of its own row. The row of a family has
one length for every edition and every number of players. docs/learning.md lists the slices.

Actions have numbers too: one fixed list for each family, the same for every edition, table and seat. Other
players are counted from the seat that acts: `catch +1` is aimed at its left neighbour. Number 0 is to do nothing,
which a seat may do when it is asked out of turn. Table talk has no number, for nobody here can talk.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from sixdot.game.actions import CATCH, SWAP, VERBS, Action, catches, swaps
from sixdot.game.cards import Card, Deck
from sixdot.game.view import PHASES, View
from sixdot.lab import explained

with explained("learn"):
    import numpy as np
    from numpy.typing import NDArray

VERSION: Final = 1
POINTS: Final = 500  # where a game has no target

V = TypeVar("V", bound=View)
Row = NDArray[np.float32]
Mask = NDArray[np.int8]
Aim = tuple[int, int]  # a verb, and how many seats to the left its target sits
Marks = Iterable[tuple[int, float]]  # what stands where in a slice; everything else is 0
Part = tuple[str, int, str, Callable[[V], Marks]]  # name, size, meaning, what of a View stands there


@dataclass(frozen=True)
class Slice(Generic[V]):
    """A part of the row: where it begins, how long it is, what it means, what of a View stands there."""

    name: str
    start: int
    size: int
    meaning: str
    marks_of: Callable[[V], Marks]


class Encoding(Generic[V]):
    """How the Views of one family are written down."""

    def __init__(self, kind: type[V], parts: Sequence[Part[V]]) -> None:
        self.kind = kind
        self.slices: list[Slice[V]] = []
        self.size = 0
        for name, size, meaning, marks_of in parts:
            self.slices.append(Slice(name, self.size, size, meaning, marks_of))
            self.size += size

    def encode(self, view: View) -> Row:
        """The row of a seat's View; a spectator has none."""
        row = np.zeros(self.size, dtype=np.float32)
        self.write(view, row)
        return row

    def write(self, view: View, row: Row) -> None:
        """Mark what stands there in a row of zeros."""
        if view.seat is None:
            raise ValueError("a spectator plays no cards: the View of a seat is wanted")
        assert isinstance(view, self.kind)
        for part in self.slices:
            for place, worth in part.marks_of(view):
                row[part.start + place] = worth


class ActionIndex:
    """Numbers of actions, and actions of numbers. None, to do nothing, comes first; an aimed action is an `Aim`."""

    def __init__(self, listed: Sequence[Action | Aim]) -> None:
        self._listed = (None, *listed)
        self._index_of = {thing: index for index, thing in enumerate(self._listed)}
        self.size = len(self._listed)

    def notation(self) -> list[str]:
        """What every number means, in the notation of records; `+2` for the second seat to the left."""
        return [_noted(thing) for thing in self._listed]

    def index(self, action: Action | None, seat: int, players: int) -> int:
        """The number of an action of this seat; None means doing nothing."""
        wanted: Action | Aim | None = action
        if action is not None and action.verb in (SWAP, CATCH):
            wanted = (int(action.verb), int(action.seat - seat) % players)
        found = self._index_of.get(wanted)
        if found is None:
            raise ValueError(f"the action {action} has no number")
        return found

    def action(self, index: int, seat: int, players: int) -> Action | None:
        """The action that a number stands for, for this seat; None: doing nothing."""
        if not 0 <= index < self.size:
            raise ValueError(f"actions are numbered from 0 to {self.size - 1}, not {index}")
        found = self._listed[index]
        if not isinstance(found, tuple):
            return found
        verb, distance = found
        return (swaps if verb == SWAP else catches)[(seat + distance) % players]


def _noted(thing: Action | Aim | None) -> str:
    if isinstance(thing, tuple):
        return f"{VERBS[thing[0]]} +{thing[1]}"
    return "nothing" if thing is None else str(thing)


def mask_of(view: View, index: ActionIndex) -> Mask:
    """1 for every number whose action this seat may take now; doing nothing is possible only out of turn."""
    mask = np.zeros(index.size, dtype=np.int8)
    mask[numbers_of(view, index)] = 1
    return mask


def numbers_of(view: View, index: ActionIndex) -> list[int]:
    """What stands for the actions that this seat may take now."""
    seat = _own(view)
    found = [index.index(action, seat, view.players) for action in view.legal]
    return found if view.turn == seat else [index.index(None, seat, view.players), *found]


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


def cards_among(deck: Deck, cards: Iterable[Card]) -> Marks:
    """For each kind, the share of its copies that is among these cards."""
    counts = Counter([card.kind for card in cards])
    return [(kind, count / deck.copies[kind]) for kind, count in counts.items()]


def one_card(card: Card | None) -> Marks:
    return [] if card is None else [(card.kind, 1)]


def one_word(words: Sequence[str], word: str | None) -> Marks:
    return [] if word is None else [(words.index(word), 1)]


def seats_among(view: View, *seats: int | None) -> Marks:
    return [(place_of(view, seat), 1) for seat in seats if seat is not None]


# What every family has


def _scores(view: View) -> Marks:
    target = view.target or POINTS
    for unit, score in zip(view.teams, view.scores, strict=True):
        for seat in unit:
            yield place_of(view, seat), min(1.0, score / target)


def shared_parts(deck: Deck, seats: int) -> list[Part[View]]:
    kinds = len(deck.cards)
    whole = sum(deck.copies)
    phases = "what is wanted, one-hot: " + ", ".join(PHASES)
    scores = f"the score of each, as a share of the target ({POINTS} if there is none), at most 1"
    piles = "how many cards lie in the draw pile and in the discard pile, as shares of the deck"

    def counts(view: View) -> Marks:
        return [(place_of(view, seat), some(count, 7)) for seat, count in enumerate(view.counts)]

    def shares(view: View) -> Marks:
        return enumerate([view.draw_count / whole, view.discard_count / whole])

    hand = "the own hand: of each kind the share of its copies"
    called = "who has called and still holds that many"
    return [
        ("hand", kinds, hand, lambda view: cards_among(deck, view.hand)),
        ("discards", kinds, "the discard pile, likewise", lambda view: cards_among(deck, view.discards)),
        ("phase", len(PHASES), phases, lambda view: one_word(PHASES, view.phase)),
        ("turn", seats, "who must act, one-hot", lambda view: seats_among(view, view.turn)),
        ("dealer", seats, "who dealt, one-hot", lambda view: seats_among(view, view.dealer)),
        ("counts", seats, "how many cards each holds: n / (n + 7)", counts),
        ("called", seats, called, lambda view: seats_among(view, *view.announced)),
        ("catchable", seats, "who has not and can be caught", lambda view: seats_among(view, *view.catchable)),
        ("passed over", seats, "who is out of the game", lambda view: seats_among(view, *view.passed_over)),
        ("partners", seats, "who plays with this seat", lambda view: seats_among(view, *view.partners)),
        ("scores", seats, scores, _scores),
        ("piles", 2, piles, shares),
    ]
