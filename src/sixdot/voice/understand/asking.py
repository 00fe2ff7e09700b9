"""Questions in ordinary words: what they ask for, about whom, about which card, and when.

A text is a question for the fact whose words it has, the more of them the better; every word that has nothing to do
with it makes that less certain, and what is too uncertain is no question at all.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from typing import Final, NamedTuple, cast, get_args

from sixdot.game.actions import VERBS
from sixdot.game.cards import COLOURS, Deck
from sixdot.game.editions import edition_named
from sixdot.game.view import View
from sixdot.voice.family import voice_of
from sixdot.voice.understand.enquiry import Enquiry, Fact, Span, When
from sixdot.voice.understand.grammar import Pattern, grammar
from sixdot.voice.understand.hearing import Ear, Token, senses_of
from sixdot.voice.understand.vocabulary import Piece, beginnings, folded, in_all_languages, vocabulary
from sixdot.voice.words import Words

_CLAUSES: Final = r"[.,;:!?…()\n]+|\s[-–—]+\s"
_LIKELY: Final = 0.8  # how much of a question must be understood
_SURE: Final = 0.95  # and how much of all that was typed, so that nobody need be told how it was understood,
_CLOSE: Final = 0.1  # unless it is nearly as good a question for something else
_UNKNOWN: Final = 1.5  # what a word nobody knows weighs
# What tells whom or which card it is about weighs little where no fact needs it.
_SLIGHT: Final = {"name": 0.1, "number": 0.1, "me": 0.0, "all": 0.0, "others": 0.0, "symbol": 0.3, "shade": 0.3}
_OTHERWISE: Final = 0.3  # what any other word weighs that no fact needs
_ASKED: Final = 1.0  # and a question word
_TURNING: Final = frozenset(("otherwise", "will"))  # words that make it another question
_AKIN: Final = 0.25  # the share of its weight that a word has which other questions for the same fact need
_MENDED: Final = 0.9
_BESIDE: Final = 0.8  # what a word beside the point takes away
_BEFORE: Final = 0.4  # and one of the chatter before or after the question
_LEAST: Final = 3  # words of a question that has no question word
_MOST_CLAUSES: Final = 6
_DECIDING: Final = 2.0
_OPENERS: Final = frozenset(("who", "what", "many", "how", "bare", "why", "when", "where", "long", "should"))
# The facts for which a number is that of a card.
_OF_CARDS: Final = ("card", "played", "top", "fits", "why", "hint", "hand", "secret", "drew", "last", "rule")


# What tells the topic of a question, by the fact.
_TOPICS: Final[dict[Fact, tuple[str, ...]]] = {
    "rule": ("topic-",),
    "count": ("few", "most"),
    "why": ("draw", "skip"),
    "card": ("worth", "points"),
    "hand": ("worth", "points"),
}
_RULED: Final = frozenset(("me", "refused", "turn", "fit", "play", "symbol", "shade"))  # what a why can be about
# Deeds that are asked about by 'can I', by what means them in a question for a fact; and words that ask for more.
_MAY: Final[dict[Fact, dict[str, str]]] = {
    "choices": {"unanswered": "unknown", "passing": "pass", "draw": "draw", "change": "name", "say": "name"},
    "rule": {"topic-challenge": "challenge", "topic-calling": "call"},
    "called": {"call": "call", "uno": "call"},
}
_MORE_THAN_MAY: Final = frozenset(
    ["who", "what", "many", "how", "bare", "why", "when", "if", "must", "symbol", "next", "effect",
     "refused", "bluff", "name"]
)  # fmt: skip
_OF_MANY: Final = ("rule", "settings", "card")  # facts that are told one at a time, unless all are asked for
_HOW_TO_PLAY: Final = frozenset(("how", "bare", "me", "play"))
_OF_THE_PILE: Final = ("colour", "top")  # what there was before: before the last card, if none is named
# Facts of this moment: nobody keeps what they were earlier.
_OF_NOW: Final = (
    "state", "turn", "order", "direction", "row", "count", "pile", "score", "leader", "target", "hand", "fits",
    "choices", "people", "dealer", "hint", "settings", "question", "pending",
)  # fmt: skip
_EARLIER: Final = frozenset(("when-before", "when-turn", "ended"))
# Facts that are asked for in words of the other game: nobody is told to ask so.
_ELSEWHERE: Final = {"uno": ("row",), "dos": ("card", "called", "direction", "colour", "top")}
# Words that ask: a fact that has no use for them is not what is asked for.
_ASKING: Final = frozenset(("who", "many", "when", "long", "how", "why", "if"))


class Found(NamedTuple):
    score: float
    pattern: Pattern
    tokens: Sequence[Token]
    sure: bool


class Asker:
    """Somebody who asks: in one language, at one table."""

    def __init__(self, language: str, view: View, names: Sequence[str]) -> None:
        self.grammar = grammar(language)
        self._language = language
        self._view = view
        self._deck: Deck = edition_named(view.edition).deck
        self._tokens = Ear(language, view, names).tokens

    # Facts

    def found(self, typed: str) -> Found | None:
        """The fact that is asked for: by the whole text, by some of its clauses, or from a question word on.

        None if there is none, or if two of them are asked for alike.
        """
        clauses = [self._tokens(folded(clause)) for clause in re.split(_CLAUSES, typed) if folded(clause)]
        every = [token for clause in clauses for token in clause]
        if len(every) == 1:
            every = clauses[0] = [every[0]._replace(senses=every[0].senses | {"alone"})]
        have = senses_of(every)
        patterns = [pattern for pattern in self.grammar.patterns if pattern.needs <= have]
        best: dict[str, Found] = {}
        for clause, tokens in self._runs(clauses[:_MOST_CLAUSES]) if patterns else ():
            aside = sum(map(self._cost, every)) - sum(map(self._cost, tokens))
            lead = sum(map(self._cost, clause)) - sum(map(self._cost, tokens))
            for pattern in patterns:
                said, beside = self._weighed(pattern, tokens)
                score = round(said - _BESIDE * beside - _BEFORE * aside, 6)
                if not said or said < _LIKELY * (said + beside + lead):
                    continue
                other, sure = best.get(pattern.fact), said >= _SURE * (said + beside + aside)
                found = Found(score, pattern, tokens, sure)
                kept = found if other is None or score >= other.score else other
                best[pattern.fact] = kept._replace(sure=sure or (other is not None and other.sure))
        if not best:
            return None
        first, *others = sorted(best.values(), key=lambda found: -found.score)
        close = [found.score for found in others if found.score >= first.score - _CLOSE]
        return None if first.score in close else first._replace(sure=first.sure and not close)

    def _runs(self, clauses: Sequence[list[Token]]) -> Iterator[tuple[list[Token], list[Token]]]:
        """Clauses that stand together, and what of them may be the question: all, or from a question word on.

        Where a clause asks, those that only tell something are no question.
        """
        asks = [
            bool(clause[0].text in self.grammar.openings or senses_of(clause) & _OPENERS) if clause else False
            for clause in clauses
        ]
        for first, last in combinations(range(len(clauses) + 1), 2):
            if any(asks) and not any(asks[first:last]):
                continue
            tokens = [token for clause in clauses[first:last] for token in clause]
            yield tokens, tokens
            for place, token in enumerate(tokens):
                if place and token.senses & _OPENERS:
                    yield tokens, tokens[place:]

    def _weighed(self, pattern: Pattern, tokens: Sequence[Token]) -> tuple[float, float]:
        """What its words weigh, and those that have nothing to do with it; nothing if words are missing."""
        have = senses_of(tokens)
        if not pattern.needs <= have or pattern.bars & have:
            return 0.0, 0.0
        plain = senses_of([token for token in tokens if not token.mended])
        weights = self.grammar.weights
        said = sum([weights[sense] * (1 if sense in plain else _MENDED) for sense in pattern.needs])
        deciding = self.grammar.deciding - pattern.needs
        others = [token for token in tokens if token.senses & deciding or not token.senses & pattern.needs]
        if pattern.about_any:
            telling = deciding | _ASKING | _TURNING
            others = [token for token in others if not token.senses or token.senses & telling]
        return said, sum([self._weight(token, pattern) for token in others])

    def _weight(self, token: Token, pattern: Pattern) -> float:
        """What a word weighs that this question need not have: little if others for the same fact have it."""
        if pattern.fact in _OF_NOW and token.senses & _EARLIER:
            return _UNKNOWN
        akin = token.senses & self.grammar.families[pattern.fact]
        return self._cost(token) * (_AKIN if akin and not token.senses & (self.grammar.deciding | {"when"}) else 1)

    def _cost(self, token: Token) -> float:
        """What a word weighs that has nothing to do with what is asked for."""
        if token.senses & self.grammar.deciding:
            return _DECIDING
        if token.senses & _TURNING:
            return _UNKNOWN
        if token.senses & _ASKING:
            return _ASKED
        if token.idle or any(sense.startswith("when-") for sense in token.senses):
            return 0.0
        weights = self.grammar.weights
        return min([_SLIGHT.get(sense, weights.get(sense, _OTHERWISE)) for sense in token.senses], default=_UNKNOWN)

    def nearest(self, typed: str) -> list[str]:
        """What can be asked in nearly these words, the nearest first: the question that is taught for each fact."""
        tokens = self._tokens(folded(typed))
        have = senses_of(tokens)
        telling = senses_of([token for token in tokens if not token.idle])
        weights = self.grammar.weights
        best: dict[str, float] = {}
        for fact, needs, *_ in self.grammar.patterns:
            said = sum([weights[sense] for sense in needs & have])
            share = said * said / sum([weights[sense] for sense in needs])
            if said >= _LIKELY and needs & telling and share > best.get(fact, 0.3):
                best[fact] = share
        foreign = {"none", *_ELSEWHERE[edition_named(self._view.edition).game]}
        return [
            self.grammar.taught[fact] for fact in sorted(best, key=lambda fact: -best[fact]) if fact not in foreign
        ]

    # What it is about

    def enquiry(self, typed: str, found: Found) -> Enquiry:
        tokens, fact = found.tokens, cast(Fact, found.pattern.fact)
        have = senses_of(tokens)
        seats = [token.seat for token in tokens if token.seat >= 0]
        if not seats:
            seats = [token.seat for token in self._tokens(folded(typed)) if token.seat >= 0]
        when, number = self._when(tokens, have)
        if "me" in have and self._view.seat is not None and not (fact == "played" and "who" in have):
            seats.append(self._view.seat)  # but whoever played something on me is somebody else
        if (
            fact == "secret"
            and "bluff" in have
            and self._view.phase == "respond"
            and self._view.turn == self._view.seat
        ):
            fact = "hint"  # whether to challenge
        if fact == "last" and "miss" in have:  # what others did
            seats, when = [], When("since") if not (when.span or when.count) else when
        if fact == "next":
            seats = [*self._after(tokens), *seats]
        if fact in ("hand", "fits") and seats and self._view.seat not in seats:
            fact = "secret"
        may = self._may(fact, have)
        fact = "choices" if may else fact
        colour, symbol = self._card(fact, [token for token in tokens if token is not number])
        if {"can", "me", "topic-matching"} <= have and self._lies_there(colour, symbol):
            fact = "fits"  # what matches a card of the row
        if when.span in ("before", "after") and not (colour or symbol or fact in _OF_THE_PILE):
            when = When()
        return Enquiry(
            fact, tuple(dict.fromkeys(seats)), "all" in have, "others" in have, colour, symbol,
            may or self._topic(fact, tokens), when, found.sure,
        )  # fmt: skip

    def _lies_there(self, colour: str, symbol: str) -> bool:
        row = voice_of(self._view).lying(self._view)
        return any(card.symbol == symbol and colour in ("", card.colour) for card in row)

    def _may(self, fact: Fact, have: frozenset[str]) -> str:
        """What is asked whether the asker may do it now: 'can I draw', 'may I challenge'."""
        if fact not in _MAY or not {"can", "me"} <= have or have & _MORE_THAN_MAY:
            return ""
        may = next((deed for sense, deed in _MAY[fact].items() if sense in have), "")
        return may if ("shade" in have) == (may == "name") else ""

    def _after(self, tokens: Sequence[Token]) -> list[int]:
        """After whom somebody is: 'does Ben play after me'."""
        place = next((place for place, token in enumerate(tokens) if "next" in token.senses), len(tokens))
        own = -1 if self._view.seat is None else self._view.seat
        named = [own if "me" in token.senses else token.seat for token in tokens[place + 1 :]]
        return [seat for seat in named if seat >= 0][:1]

    def is_plain(self, found: Found, meant: Enquiry) -> bool:
        """Whether it was said what exactly is asked for, where the answer would else be a list of everything."""
        have = senses_of(found.tokens)
        others = {*meant.seats} - {self._view.seat}
        if (
            meant.fact in ("howto", "hint")
            and others
            and "me" not in have
            and not (meant.symbol or meant.topic == "say")
        ):
            return False  # what somebody else does, or should do
        if meant.fact == "howto" and not meant.topic:
            return all(token.idle or token.senses & _HOW_TO_PLAY for token in found.tokens)
        if meant.fact in ("question", "count"):
            return not (meant.colour or meant.symbol)  # nobody counts those
        if meant.fact == "why":
            telling = [token for token in found.tokens if not (token.idle or "why" in token.senses)]
            strange = (others and "turn" not in have) or "act" in have or (telling and not have & _RULED)
            return bool(meant.topic) or not strange
        named = meant.topic or (meant.fact == "card" and (meant.symbol or meant.colour))
        return bool(named) or meant.fact not in _OF_MANY or meant.fact in have

    def _when(self, tokens: Sequence[Token], have: frozenset[str]) -> tuple[When, Token | None]:
        span = cast(Span, next((span for span in get_args(Span) if f"when-{span}" in have), ""))
        pairs = list(pairwise(tokens))
        for one, other in (*pairs, *[(after, before) for before, after in pairs]):
            if "last" in one.senses and other.piece is not None and "number" in other.senses:
                return When(span, other.piece.value), other
        return When(span), None

    def _card(self, fact: Fact, tokens: Sequence[Token]) -> tuple[str, str]:
        """The colour and the symbol of the card that is meant."""
        colour = symbol = ""
        for place, token in enumerate(tokens):
            piece = token.piece
            if piece is None or (place + 1 < len(tokens) and _is_amount(piece, tokens[place + 1])):
                continue
            if piece.kind == "card":
                card = self._deck.cards[piece.value]
                colour, symbol = colour or card.colour or "", symbol or card.symbol
            elif piece.kind == "colour":
                colour = colour or COLOURS[piece.value]
            elif piece.symbol:
                symbol = symbol or piece.symbol
            elif fact in _OF_CARDS or "shade" in senses_of(tokens[max(0, place - 1) : place + 2]):
                symbol = symbol or ("" if token.idle else str(piece.value))
        return colour, symbol

    def _topic(self, fact: Fact, tokens: Sequence[Token]) -> str:
        if fact not in ("howto", "settings"):
            marks = () if _is_equated(fact, tokens) else _TOPICS.get(fact, ())
            senses = [sense for token in tokens for sense in sorted(token.senses) if sense.startswith(marks)]
            return senses[0].removeprefix("topic-") if senses else ""
        said = " ".join([token.text for token in tokens]).split()
        phrases = sorted({" ".join(said[one:other]) for one, other in combinations(range(len(said) + 1), 2)}, key=len)
        named = self.grammar.settings if fact == "settings" else self.grammar.ways
        for phrase in reversed(phrases):
            if phrase in named:
                return named[phrase]
            head = vocabulary(self._language).heads.get(phrase)
            if fact == "howto" and head is not None and len(phrase) > 1 and phrase not in self.grammar.idle:
                return VERBS[head.verbs[0]] if head.verbs else head.command
        return ""


def _is_equated(fact: Fact, tokens: Sequence[Token]) -> bool:
    """'Does the Wild DOS count as 2' asks what the card is, not for its points."""
    counts = [token for token in tokens if token.piece is not None and token.piece.kind == "number"]
    return fact == "card" and bool(counts) and not senses_of(tokens) & {"points", "many"}


def _is_amount(piece: Piece, after: Token) -> bool:
    """'Two cards' are no cards with a two."""
    return piece.kind == "number" and piece.value > 1 and "card" in after.senses


def asked(typed: str, view: View, names: Sequence[str], words: Words) -> Enquiry | None:
    """What is asked in these words, in the player's own language or in another; None: nothing that we know."""
    for spoken in in_all_languages(words):
        asker = Asker(spoken.language, view, names)
        found = asker.found(typed)
        if found is not None:
            meant = None if found.pattern.fact == "none" else asker.enquiry(typed, found)
            return meant if meant is not None and asker.is_plain(found, meant) else None
    return None


def is_question(typed: str, words: Words) -> bool:
    """Whether it ends or begins like a question or has a question word, in any language."""
    said = folded(typed).split()
    grammars = [grammar(spoken.language) for spoken in in_all_languages(words)]
    begins = {phrase for _, phrase in beginnings(said)} if len(said) >= _LEAST else set()
    phrases = {phrase for place in range(len(said)) for _, phrase in beginnings(said[place:])}
    return typed.rstrip().endswith("?") or any(
        begins & known.openings or any(known.lexicon.get(phrase, frozenset()) & _OPENERS for phrase in phrases)
        for known in grammars
    )


def nearest_questions(typed: str, view: View, names: Sequence[str], words: Words) -> list[str]:
    """What can be asked in nearly these words, in the player's language; each of them is understood."""
    return Asker(words.language, view, names).nearest(typed)
