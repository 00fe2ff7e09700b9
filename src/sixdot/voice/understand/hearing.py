"""The words of a question as they are heard: what each may mean, whose name it is, which card it names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sixdot.game.cards import Deck
from sixdot.game.editions import edition_named
from sixdot.game.view import View
from sixdot.voice.understand.grammar import grammar
from sixdot.voice.understand.senses import AUXILIARY, DEEDS, WHOM
from sixdot.voice.understand.spelling import Spelling
from sixdot.voice.understand.vocabulary import Piece, beginnings, card_words, folded, vocabulary

_MOST_WORDS: Final = 40
_LEAST: Final = 3  # letters of the beginning of a name


class Token(NamedTuple):
    """A word or phrase, and what it may mean; `idle`: it need not mean anything."""

    text: str
    senses: frozenset[str]
    idle: bool = False
    seat: int = -1
    piece: Piece | None = None
    mended: bool = False

    @property
    def telling(self) -> frozenset[str]:
        """What it may mean besides whom it is about: 'if I accept' is about more than me."""
        telling = self.senses - WHOM
        return self.senses if telling <= AUXILIARY else telling


def senses_of(tokens: Sequence[Token]) -> frozenset[str]:
    """All that these words may mean."""
    return frozenset().union(*[token.senses for token in tokens])


class Ear:
    """An ear for questions: in one language, at one table."""

    def __init__(self, language: str, view: View, names: Sequence[str]) -> None:
        self.grammar = grammar(language)
        self._language = language
        self._deck: Deck = edition_named(view.edition).deck
        self._cards = card_words(language, view.edition)
        self._seats = {folded(name): seat for seat, name in enumerate(names) if folded(name)}
        self._spelling = Spelling(self._seats)

    def tokens(self, text: str) -> list[Token]:
        words = [self._mended(word) for word in text.split()[:_MOST_WORDS]]
        found: list[Token] = []
        while words:
            for length, phrase in beginnings([word for word, _ in words]):
                token = self._token(phrase, any(mended for _, mended in words[:length]))
                if token is not None or length == 1:
                    found.append(token or Token(phrase, frozenset()))
                    words = words[length:]
                    break
        return [self._in_place(place, found) for place in range(len(found))]

    def _in_place(self, place: int, tokens: Sequence[Token]) -> Token:
        """A word beside others: 'has' before what somebody did is no having, 'un' before most words is no number."""
        token = tokens[place]
        after = [each for each in tokens[place + 1 :] if each.senses & DEEDS or not (each.idle or each.senses & WHOM)]
        following = after[0].senses if after else frozenset()
        if "have" in token.senses and following & DEEDS:
            return token._replace(senses=token.senses - {"have"}, idle=True)
        if token.piece is not None and "others" in senses_of(tokens[place + 1 : place + 2]):
            return token._replace(senses=token.senses - {"number"}, piece=None, idle=True)  # 'the two others'
        if token.piece is not None and token.piece.kind == "perhaps" and not following & {"card", "symbol"}:
            return token._replace(senses=token.senses - {"number"}, piece=None)
        return token

    def _mended(self, word: str) -> tuple[str, bool]:
        """The word as it should be spelled, and whether it was spelled otherwise."""
        if word in self.grammar.words or self._token(word, False):
            return word, False
        near = self._spelling.near(word) or self.grammar.spelling.near(word)
        return (near[0], True) if near else (word, False)

    def _token(self, phrase: str, mended: bool) -> Token | None:
        senses = self.grammar.lexicon.get(phrase, frozenset())
        idle = phrase in self.grammar.idle
        if senses - {"what"} and " " in phrase:  # 'since my turn' is about me, too; 'tell me the' is not
            within = frozenset().union(*[self.grammar.lexicon.get(word, ()) for word in phrase.split()])
            senses |= within & {"me"}
        piece = self._piece(phrase)
        if piece is not None:
            senses |= {"shade"} if piece.kind == "colour" else {"number"} if piece.symbol == "" else {"symbol"}
            senses |= self._verb(phrase.split())
        seat = self._seat(phrase, bool(senses) or idle)
        if seat is not None:
            senses |= {"name"}
        if not senses and not idle:
            return None
        return Token(phrase, senses, idle and seat is None, -1 if seat is None else seat, piece, mended)

    def _verb(self, words: Sequence[str]) -> frozenset[str]:
        """'Draw two' is a card, or what somebody did."""
        number = self._piece(words[-1])
        known = self.grammar.lexicon if number is not None and number.kind == "number" else {}
        return next((known[phrase] for _, phrase in beginnings(words[:-1]) if phrase in known), frozenset())

    def _piece(self, phrase: str) -> Piece | None:
        """What it says about a card; no letter alone does, and no word that is only the mark on a card."""
        if phrase.isascii() and phrase.isdigit() and len(phrase) < 5:
            return Piece("number", int(phrase))
        said = vocabulary(self._language).pieces.get(phrase)
        piece = self._cards.get(phrase, said) if len(phrase) > 1 else None
        if piece is None or piece.kind not in ("colour", "number", "perhaps", "symbol", "card"):
            return None
        if phrase in self.grammar.lexicon and (said is None or said.kind == "ignored"):
            return None
        if piece.kind == "card":
            return piece._replace(symbol=self._deck.cards[piece.value].symbol)
        return piece

    def _seat(self, phrase: str, known: bool) -> int | None:
        """Whose name it is, or whose alone begins like it; 'bens' is Ben's, 'dana' is d'Ana."""
        for name in (phrase, phrase.removesuffix("s"), phrase.removeprefix("d"), phrase.removeprefix("qu")):
            if name in self._seats:
                return self._seats[name]
        begins = {seat for name, seat in self._seats.items() if name.startswith(phrase)}
        return begins.pop() if len(begins) == 1 and len(phrase) >= _LEAST and not known else None
