"""What a seat knows, as numbers from 0 to 1: a View becomes one row, cut into named slices.

Seats are counted from the one that looks, to its left, so that it is always seat 0 of its own row. The row of a game
has one length for every edition and every number of players. docs/learning.md lists the slices.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from sixdot.game.cards import COLOURS, DECKS, Card, Deck
from sixdot.game.edition import Edition
from sixdot.game.events import ColourNamed, Drew, HandTaken, Played, TookBack, TurnedUp
from sixdot.game.round import PHASES
from sixdot.game.view import View
from sixdot.lab.indexing import DOS_SEATS, UNO_SEATS, index_for
from sixdot.lab.missing import explained

with explained("learn"):
    import numpy as np
    from numpy.typing import NDArray

VERSION: Final = 1
LONGEST_STACK: Final = 32  # eight Draw Twos and four Wild Draw Fours
POINTS: Final = 500  # where a game has no target
MEMORY: Final = 120  # so many of the last events heard count
_TELLING: Final = frozenset((TurnedUp, ColourNamed, TookBack, Played, HandTaken, Drew))

Row = NDArray[np.float32]
Mask = NDArray[np.int8]
Fill = Callable[[View, Row], None]


@dataclass(frozen=True)
class Slice:
    """A part of the row: where it begins, how long it is, what it means."""

    name: str
    start: int
    size: int
    meaning: str


class Encoding:
    """How the Views of one game are written down."""

    def __init__(self, parts: Sequence[tuple[str, int, str, Fill]]) -> None:
        self.slices: list[Slice] = []
        self._fills: list[tuple[int, int, Fill]] = []
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
        row = np.zeros(self.size, dtype=np.float32)
        for start, end, fill in self._fills:
            fill(view, row[start:end])
        return row


def encoding_for(edition: Edition) -> Encoding:
    """The encoding of the game that this edition is of."""
    return _uno() if edition.game == "uno" else _dos()


def mask_of(view: View, edition: Edition) -> Mask:
    """1 for every number whose action this seat may take now; to do nothing only out of its turn."""
    index = index_for(edition)
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


def _place(view: View, seat: int) -> int:
    """How many seats to the left."""
    return (seat - _own(view)) % view.players


def _some(count: int, half: int) -> float:
    """Any count as a number below 1: nothing is 0, `half` of them 0.5."""
    return count / (count + half)


def _cards(deck: Deck, cards_of: Callable[[View], Iterable[Card]]) -> Fill:
    """For each kind, which share of its copies is among these cards."""
    copies = np.array(deck.copies, dtype=np.float32)

    def fill(view: View, row: Row) -> None:
        for card in cards_of(view):
            row[card.kind] += 1
        row /= copies

    return fill


def _one_card(card_of: Callable[[View], Card | None]) -> Fill:
    def fill(view: View, row: Row) -> None:
        card = card_of(view)
        if card is not None:
            row[card.kind] = 1

    return fill


def _word(words: Sequence[str], word_of: Callable[[View], str | None]) -> Fill:
    def fill(view: View, row: Row) -> None:
        word = word_of(view)
        if word is not None:
            row[words.index(word)] = 1

    return fill


def _seats(seats_of: Callable[[View], Iterable[int | None]]) -> Fill:
    def fill(view: View, row: Row) -> None:
        for seat in seats_of(view):
            if seat is not None:
                row[_place(view, seat)] = 1

    return fill


def _numbers(*numbers_of: Callable[[View], float]) -> Fill:
    def fill(view: View, row: Row) -> None:
        row[:] = [number(view) for number in numbers_of]

    return fill


def _counts(view: View, row: Row) -> None:
    for seat, count in enumerate(view.counts):
        row[_place(view, seat)] = _some(count, 7)


def _scores(view: View, row: Row) -> None:
    target = view.target or POINTS
    for unit, score in zip(view.teams, view.scores, strict=True):
        for seat in unit:
            row[_place(view, seat)] = min(1.0, score / target)


def _dry(view: View, row: Row) -> None:
    """Whoever draws for a turn may lack the colour; cards from elsewhere, or a card of it, and nobody knows."""
    dry: list[set[str]] = [set() for _ in view.counts]
    colour: str | None = None
    for event in view.heard[-MEMORY:]:
        if type(event) not in _TELLING:
            continue
        if isinstance(event, Played):
            colour = event.colour or event.card.colour
            dry[event.seat].discard(event.card.colour or "")
        elif isinstance(event, HandTaken) or (isinstance(event, Drew) and event.why != "turn"):
            dry[event.seat].clear()
        elif isinstance(event, Drew):
            dry[event.seat].add(colour or "")
        elif isinstance(event, TurnedUp):
            colour = event.card.colour
        elif isinstance(event, ColourNamed | TookBack):
            colour = event.colour
    for seat, lacking in enumerate(dry):
        for name in lacking - {""}:
            row[len(COLOURS) * _place(view, seat) + COLOURS.index(name)] = 1


# The two games


def _shared(deck: Deck, seats: int) -> list[tuple[str, int, str, Fill]]:
    kinds = len(deck.cards)
    whole = sum(deck.copies)
    return [
        ("hand", kinds, "the own hand: of each kind the share of its copies", _cards(deck, lambda view: view.hand)),
        ("discards", kinds, "the discard pile, likewise", _cards(deck, lambda view: view.discards)),
        (
            "phase",
            len(PHASES),
            "what is wanted, one-hot: " + ", ".join(PHASES),
            _word(PHASES, lambda view: view.phase),
        ),
        ("turn", seats, "who must act, one-hot", _seats(lambda view: (view.turn,))),
        ("dealer", seats, "who dealt, one-hot", _seats(lambda view: (view.dealer,))),
        ("counts", seats, "how many cards each holds: n / (n + 7)", _counts),
        ("called", seats, "who has called and still holds that many", _seats(lambda view: view.announced)),
        ("catchable", seats, "who has not and can be caught", _seats(lambda view: view.catchable)),
        ("passed over", seats, "who is out of the game", _seats(lambda view: view.passed_over)),
        ("partners", seats, "who plays with this seat", _seats(lambda view: view.partners)),
        (
            "scores",
            seats,
            f"the score of each, as a share of the target ({POINTS} if there is none), at most 1",
            _scores,
        ),
        (
            "piles",
            2,
            "how many cards lie in the draw pile and in the discard pile, as shares of the deck",
            _numbers(lambda view: view.draw_count / whole, lambda view: view.discard_count / whole),
        ),
    ]


@cache
def _uno() -> Encoding:
    deck = DECKS["uno"]
    kinds = len(deck.cards)
    return Encoding(
        [
            *_shared(deck, UNO_SEATS),
            (
                "drawn",
                kinds,
                "the card just drawn, while it may be played, one-hot",
                _one_card(lambda view: view.drawn),
            ),
            ("top", kinds, "the card on top, one-hot", _one_card(lambda view: view.top)),
            (
                "colour",
                4,
                "the colour that counts, one-hot: " + ", ".join(COLOURS),
                _word(COLOURS, lambda view: view.colour),
            ),
            (
                "prior colour",
                4,
                "the colour before a Wild Draw Four that is to be answered",
                _word(COLOURS, lambda view: view.prior_colour),
            ),
            ("challenged", UNO_SEATS, "who played it, one-hot", _seats(lambda view: (view.challenged,))),
            ("direction", 1, "1: play goes to the left", _numbers(lambda view: float(view.direction == "left"))),
            (
                "stack",
                1,
                f"the stacked draw cards: n / {LONGEST_STACK}",
                _numbers(lambda view: view.pending / LONGEST_STACK),
            ),
            (
                "dry",
                UNO_SEATS * len(COLOURS),
                f"for each seat and colour: within the last {MEMORY} events heard it drew for its turn while the"
                " colour counted, and since then has played no card of it, drawn for no other reason and taken no"
                " other hand",
                _dry,
            ),
        ]
    )


@cache
def _dos() -> Encoding:
    deck = DECKS["dos"]
    kinds = len(deck.cards)
    return Encoding(
        [
            *_shared(deck, DOS_SEATS),
            ("open", kinds, "the centre cards that are yet to be matched", _cards(deck, _open)),
            ("matched", kinds, "the centre cards that have been in this turn", _cards(deck, _matched)),
            ("played", kinds, "the cards played on those", _cards(deck, _played)),
            (
                "bonuses",
                3,
                "single bonuses, double bonuses, penalty cards owed: n / (n + 2)",
                _numbers(
                    lambda view: _some(view.single_bonuses, 2),
                    lambda view: _some(view.double_bonuses, 2),
                    lambda view: _some(view.owed, 2),
                ),
            ),
        ]
    )


def _open(view: View) -> Iterable[Card]:
    return [place.card for place in view.centre if not place.matched_with]


def _matched(view: View) -> Iterable[Card]:
    return [place.card for place in view.centre if place.matched_with]


def _played(view: View) -> Iterable[Card]:
    return [card for place in view.centre for card in place.matched_with]
