"""Colours, cards, canonical codes and the two decks.

Inside the engine a card is a small number, its *kind*: two cards of one kind cannot be told apart.
A `Card` is what the rest of the program sees of a kind; each deck has one for every kind.
"""

from __future__ import annotations

from typing import Final, final

COLOURS: Final = ("blue", "green", "red", "yellow")
NO_CARD: Final = -1
NO_COLOUR: Final = -1


@final
class Card:
    """One kind of card: `r5`, `b+2`, `wi`. Compared by its deck and code, ordered as a hand is sorted.

    >>> card = edition_named("mattel").deck.cards[10]
    >>> card, card.colour, card.symbol, card.number, card.points
    (b+2, 'blue', '+2', None, 20)
    """

    __slots__ = ("code", "colour", "deck", "kind", "number", "points", "symbol")

    def __init__(
        self, deck: str, kind: int, symbol: str, colour: str | None, number: int | None, points: int
    ) -> None:
        self.deck = deck
        self.kind = kind
        self.symbol = symbol
        self.colour = colour
        self.number = number
        self.points = points
        self.code: str = symbol if colour is None else colour[0] + symbol

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return self.code

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Card) and self.kind == other.kind and self.deck == other.deck

    def __hash__(self) -> int:
        return hash((self.deck, self.kind))

    def __lt__(self, other: Card) -> bool:
        return (self.deck, self.kind) < (other.deck, other.kind)

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        return named_card, (self.deck, self.code)


@final
class Deck:
    """All the cards of a game: one `Card` for each kind, the number of its copies, and the codes."""

    __slots__ = ("_full", "by_code", "cards", "copies", "name", "points")

    def __init__(self, name: str, cards: list[Card], copies: list[int]) -> None:
        self.name = name
        self.cards = cards
        self.copies = copies
        self.by_code: dict[str, int] = {card.code: card.kind for card in cards}
        self.points: list[int] = [card.points for card in cards]
        self._full: list[int] = [kind for kind, count in enumerate(copies) for _ in range(count)]

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return deck_named, (self.name,)

    def kind(self, code: str) -> int:
        """The kind a canonical code names; an unknown code is a `ValueError` that says so."""
        kind = self.by_code.get(code)
        if kind is None:
            raise ValueError(f"there is no card {code[:20]!r} in the {self.name.upper()} deck")
        return kind

    def named(self, kinds: list[int]) -> tuple[Card, ...]:
        return tuple(map(self.cards.__getitem__, kinds))

    def full(self) -> list[int]:
        """Every card of the deck, in order."""
        return self._full.copy()


# UNO: kind = 13 * colour + rank; the ranks are 0-9, +2, reverse, skip. Two kinds have no colour.
RANKS: Final = 13
DRAW_TWO: Final = 10
REVERSE: Final = 11
SKIP: Final = 12
WILD: Final = 52
WILD_FOUR: Final = 53
# DOS: kind = 10 * colour + rank; the ranks are 1, 3-10 and the Wild #. One kind has no colour.
DOS_RANKS: Final = 10
WILD_NUMBER: Final = 9
WILD_DOS: Final = 40


def _uno_deck() -> Deck:
    cards: list[Card] = []
    copies: list[int] = []
    for colour in COLOURS:
        for rank in range(RANKS):
            number = rank if rank < DRAW_TWO else None
            symbol = str(rank) if number is not None else ("+2", "rv", "sk")[rank - DRAW_TWO]
            cards.append(Card("uno", len(cards), symbol, colour, number, 20 if number is None else number))
            copies.append(1 if rank == 0 else 2)
    for symbol in ("wi", "wi+4"):
        cards.append(Card("uno", len(cards), symbol, None, None, 50))
        copies.append(4)
    return Deck("uno", cards, copies)


def _dos_deck() -> Deck:
    cards: list[Card] = []
    copies: list[int] = []
    for colour in COLOURS:
        for number in (1, 3, 4, 5, 6, 7, 8, 9, 10):
            cards.append(Card("dos", len(cards), str(number), colour, number, number))
            copies.append(3 if number < 6 else 2)
        cards.append(Card("dos", len(cards), "#", colour, None, 40))
        copies.append(2)
    cards.append(Card("dos", len(cards), "wd", None, 2, 20))
    copies.append(12)
    return Deck("dos", cards, copies)


UNO_DECK: Final = _uno_deck()
DOS_DECK: Final = _dos_deck()
DECKS: Final = {"uno": UNO_DECK, "dos": DOS_DECK}


def deck_named(name: str) -> Deck:
    return DECKS[name]


def named_card(deck: str, code: str) -> Card:
    """The card of a deck that a canonical code names."""
    found = DECKS[deck]
    return found.cards[found.kind(code)]
