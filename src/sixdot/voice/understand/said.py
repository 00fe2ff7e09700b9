"""Cards in words: from what a player typed to the cards it may mean, and what a wild among them stands for."""

import re
from collections.abc import Mapping, Sequence
from itertools import dropwhile, takewhile
from typing import Final

from sixdot.game.actions import Action
from sixdot.game.cards import COLOURS, Card, Deck
from sixdot.voice.understand.vocabulary import BETWEEN, Piece, beginnings

# The cards that may be meant: their kinds, each with what it stands for (a colour, or for a Wild # a number), or
# None if that was not said.
Part = frozenset[tuple[int, int | None]]
# A word and a number without a space between them: red5, 5rouge, +2bleu.
_GLUED: Final = (r"([a-z]+)(\+?[0-9]+)", r"(\+?[0-9]+)([a-z]+)")
_MOST_DIGITS: Final = 6
_SHORTEST: Final = 3


class Unknown(Exception):
    """A word that is no part of a card: `str` of it."""


class NoSuchCard(Exception):
    """Words that do not go together on any card."""


def pieces_of(tokens: Sequence[str], known: Mapping[str, Piece]) -> list[Piece]:
    """What each word says about a card, longer phrases first; `Unknown` with the first word that says nothing."""
    found: list[Piece] = []
    place = 0
    while place < len(tokens):
        for length, phrase in beginnings(tokens[place:]):
            piece = known.get(phrase)
            if piece is not None and piece.kind == "other":
                raise Unknown(tokens[place])
            if piece is not None:
                found.append(piece)
                place += length
                break
        else:
            found += _one_word(tokens[place], known, alone=len(tokens) == 1)
            place += 1
    return _without_articles(found)


def _one_word(word: str, known: Mapping[str, Piece], alone: bool = False) -> list[Piece]:
    if word in known:
        return [known[word]]
    if word.isascii() and word.isdigit() and len(word) <= _MOST_DIGITS:
        return [Piece("digits", int(word))]
    if word[0] == "+" and word[1:].isascii() and word[1:].isdigit():
        return [Piece("and"), *_one_word(word[1:], known)]
    for glued in _GLUED:
        parts = re.fullmatch(glued, word)
        if parts and any(part in known for part in parts.groups()):
            return [piece for part in parts.groups() for piece in _one_word(part, known)]
    summed = word.split("+")
    if len(summed) == 2 and all(summed):
        return [piece for part in summed for piece in (*_one_word(part, known), Piece("and"))][:-1]
    if alone:
        raise Unknown(word)
    return [_beginning(word, known)]


def _beginning(word: str, known: Mapping[str, Piece]) -> Piece:
    """The only colour, number or symbol that begins like this; two letters are enough for a colour."""
    if len(word) > 1 and word.isalpha():
        found = {
            piece
            for phrase, piece in known.items()
            if phrase.startswith(word) and " " not in phrase and piece.kind in ("colour", "number", "symbol")
        }
        if len(found) == 1 and (len(word) >= _SHORTEST or {piece.kind for piece in found} == {"colour"}):
            return found.pop()
    raise Unknown(word)


def _without_articles(pieces: list[Piece]) -> list[Piece]:
    """'Un' is an article before a number or a symbol, otherwise the number."""
    kept: list[Piece] = []
    for place, piece in enumerate(pieces):
        if piece.kind == "perhaps":
            following = pieces[place + 1].kind if place + 1 < len(pieces) else ""
            if following not in ("number", "digits", "symbol", "card", "ignored"):
                kept.append(Piece("number", piece.value))
        elif piece.kind != "ignored":
            kept.append(piece)
    return kept


class Group:
    """The words of one card."""

    def __init__(self, pieces: Sequence[Piece] = (), role: str = "") -> None:
        self.pieces = pieces
        self.role = role  # row | hand, if DOS was told where the card is
        self.kinds = [piece.value for piece in pieces if piece.kind == "card"]
        self.colours = list(dict.fromkeys([piece.value for piece in pieces if piece.kind == "colour"]))
        self.numbers = [piece.value for piece in pieces if piece.kind in ("number", "digits")]
        self.symbols = [piece.symbol for piece in pieces if piece.kind == "symbol"]
        self.digits = [piece.kind for piece in pieces] == ["digits"]  # perhaps a place in the hand

    def takes(self, piece: Piece, deck: Deck) -> bool:
        """Whether a piece may belong to the same card."""
        if not self.pieces:
            return True
        symbols = [*self.symbols, *[deck.cards[kind].symbol for kind in self.kinds]]
        wild = "#" in symbols or "wi" in self.symbols
        if piece.kind == "colour":
            coloured = any(deck.cards[kind].colour for kind in self.kinds)
            return not self.colours and not coloured
        if piece.kind in ("number", "digits"):
            return not self.numbers and (wild or not (self.kinds or self.symbols))
        return piece.kind == "symbol" and not (self.kinds or self.symbols or self.numbers)

    def is_many(self) -> bool:
        return len({*self.kinds}) + len({*self.symbols}) + len(self.numbers) > 1

    def only_colour(self) -> int | None:
        """The colour, if nothing else was said."""
        alone = len(self.colours) == 1 and not (self.kinds or self.numbers or self.symbols)
        return self.colours[0] if alone else None

    def part(self, deck: Deck) -> Part:
        """The cards it may be; `NoSuchCard` if there is none in the deck."""
        found = frozenset([pair for card in deck.cards for pair in self._as(card)])
        if not found:
            raise NoSuchCard
        return found

    def _as(self, card: Card) -> list[tuple[int, int | None]]:
        """The card and what it stands for, if it may be the one that is meant."""
        if not self._is(card):
            return []
        colours = self.colours
        if card.colour is not None and colours and not self.kinds:
            if card.colour != COLOURS[colours[0]]:
                return []
            colours = colours[1:]
        if card.symbol == "#" and self.numbers:
            return [(card.kind, self.numbers[0])]
        return [(card.kind, colours[0] if colours else None)]

    def _is(self, card: Card) -> bool:
        if self.kinds:
            return card.kind == self.kinds[0]
        if self.symbols:
            any_wild = self.symbols[0] == "wi" and card.symbol in ("#", "wd")
            right = card.symbol == self.symbols[0] or any_wild
            return right and (not self.numbers or card.symbol == "#" or card.number == self.numbers[0])
        if self.numbers:
            return card.number == self.numbers[0]
        return card.colour is not None


def one_group(pieces: Sequence[Piece]) -> Group:
    """Everything that was said, as one card; what it is played on is left out."""
    begun = dropwhile(lambda piece: piece.kind in BETWEEN, pieces)
    said = takewhile(lambda piece: piece.kind != "on", begun)
    return Group([piece for piece in said if piece.kind not in BETWEEN])


def groups_of(pieces: Sequence[Piece], deck: Deck) -> list[Group]:
    """The cards that were said one after the other; those before 'with' or after 'on' lie in the row."""
    found = [Group()]
    for piece in pieces:
        if piece.kind in ("with", "on"):
            before, after = ("row", "hand") if piece.kind == "with" else ("hand", "row")
            for group in found:
                group.role = group.role or before
            found.append(Group(role=after))
        elif piece.kind == "and" or not (piece.kind == "uno" or found[-1].takes(piece, deck)):
            found.append(Group(role=found[-1].role))
        if piece.kind not in BETWEEN:
            found[-1] = Group([*found[-1].pieces, piece], found[-1].role)
    return [group for group in found if group.pieces]


def agrees(part: Part, kind: int, meaning: int) -> bool:
    return (kind, None) in part or (kind, meaning) in part


def match_agrees(action: Action, row: Part | None, held: Sequence[Part], exactly: bool) -> bool:
    """Whether a match is of this card of the row with these cards of the hand (and others, unless `exactly`)."""
    if row is not None and not agrees(row, action.centre, action.centre_as):
        return False
    cards = [(int(action.card), int(action.first_as))]
    if action.second >= 0:
        cards.append((int(action.second), int(action.second_as)))
    if len(held) > len(cards) or (exactly and len(held) != len(cards)):
        return False
    orders = [cards, cards[::-1]]
    return any(all(agrees(part, *card) for part, card in zip(held, order, strict=False)) for order in orders)
