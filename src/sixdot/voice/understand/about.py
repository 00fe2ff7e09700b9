"""What a question is about, once it is known which fact it asks for: whom, which card or topic, and when."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise, takewhile
from typing import Final, cast, get_args

from sixdot.game.actions import VERBS
from sixdot.game.cards import COLOURS, Deck
from sixdot.game.editions import edition_named
from sixdot.game.events import Challenged
from sixdot.game.view import View
from sixdot.voice.family import voice_of
from sixdot.voice.understand.enquiry import Enquiry, Fact, Span, When
from sixdot.voice.understand.grammar import grammar
from sixdot.voice.understand.hearing import Token, senses_of
from sixdot.voice.understand.senses import (
    COUNTED,
    DEEDS_ASKED,
    HOW_TO_PLAY,
    HYPOTHETIC,
    MORE_THAN_MAY,
    MUST,
    OF_BLUFFING,
    OF_CARDS,
    OF_MANY,
    OF_THE_PILE,
    RULED,
    RULED_BY,
    TOPICS,
)
from sixdot.voice.understand.vocabulary import vocabulary

_HIGHEST: Final = 10  # number on a card


class About:
    """The words of one question for a fact, as somebody at a table means them."""

    def __init__(
        self, fact: Fact, tokens: Sequence[Token], every: Sequence[Token], language: str, view: View
    ) -> None:
        """`every`: all that was typed, of which the tokens are the question."""
        self._fact, self._tokens, self._every, self._view = fact, tokens, every, view
        self._have = senses_of(tokens)
        self._language, self._grammar = language, grammar(language)
        self._deck: Deck = edition_named(view.edition).deck

    def enquiry(self, sure: bool) -> Enquiry:
        have = self._have
        when, number = self._when()
        fact, seats = self._meant_by(self._fact), self._seats()
        if fact == "last" and "miss" in have:  # what others did
            seats, when = [], When("since") if not (when.span or when.count) else when
        if fact == "last" and "others" in have and "skip" not in have and not (when.span or when.count):
            when = When("since")
        if fact in ("hand", "fits") and seats and self._view.seat not in seats:
            fact = "secret"
        if fact == "rule" and "points" in have and have & {"why", "source"}:
            sure = False  # how points are counted is not yet how these came about
        may = self._may(fact)
        fact = "choices" if may else fact
        colour, symbols = self._card(fact, [token for token in self._tokens if token is not number])
        symbol, beside = [*symbols, "", ""][:2]
        if {"can", "me", "topic-matching"} <= have and self._lies_there(colour, symbol):
            fact = "fits"  # what matches a card of the row
        if fact == "fits" and self._is_on(colour, symbol):
            colour = symbol = ""  # what goes on the card that is up
        if fact == "played" and "way" in have and not symbol:
            symbol = "rv"
        if may == "name" and {"same", "colour"} <= have:
            colour = voice_of(self._view).counting(self._view) or ""
        if when.span in ("before", "after") and not (colour or symbol or fact in OF_THE_PILE):
            when = When()
        return Enquiry(
            fact, tuple(dict.fromkeys(seats)), "all" in have, "others" in have, colour, symbol,
            may or self._topic(fact), when, sure, beside if fact == "card" else "",
        )  # fmt: skip

    def _meant_by(self, fact: Fact) -> Fact:
        """The fact that answers it at this moment."""
        have, view = self._have, self._view
        bluffs = "bluff" in have and ("think" in have or not have & OF_BLUFFING)
        if fact in ("secret", "rule", "last") and bluffs and view.phase == "respond" and view.turn == view.seat:
            return "hint"  # whether to challenge
        if fact == "secret" and "bluff" in have and any(isinstance(event, Challenged) for event in view.heard):
            return "last"  # how the challenge ended
        if fact == "choices" and "unanswered" in have and ("can" not in have or have & {"how", "bare"}):
            return "howto"  # what to say then, and what it costs
        asks = edition_named(view.edition).asks_questions
        return "rule" if asks and fact == "why" and "question" in have else fact

    # Whom

    def _seats(self) -> list[int]:
        seats = [token.seat for token in self._tokens if token.seat >= 0]
        seats = seats or [token.seat for token in self._every if token.seat >= 0]
        own, have = self._view.seat, self._have
        if "me" in have and own is not None and not (self._fact == "played" and "who" in have):
            seats.append(own)  # but whoever played something on me is somebody else
        return [*self._after(), *seats] if self._fact == "next" else seats

    def _after(self) -> list[int]:
        """After whom somebody is: 'does Ben play after me'."""
        place = next((place for place, token in enumerate(self._tokens) if "after" in token.senses), None)
        own = -1 if self._view.seat is None else self._view.seat
        beyond = () if place is None else self._tokens[place + 1 :]
        named = [own if "me" in token.senses else token.seat for token in takewhile(_goes_on, beyond)]
        return [seat for seat in named if seat >= 0][:1]

    # Which card

    def _card(self, fact: Fact, tokens: Sequence[Token]) -> tuple[str, list[str]]:
        """The colour and the symbol of the card that is meant, and the symbols of others that are named with it."""
        colour, symbols = "", list[str]()
        for place, token in enumerate(tokens):
            piece = token.piece
            if piece is None or self._is_amount(place, tokens):
                continue
            if piece.kind == "card":
                card = self._deck.cards[piece.value]
                colour = colour or card.colour or ""
                symbols.append(card.symbol)
            elif piece.kind == "colour":
                colour = colour or COLOURS[piece.value]
            elif piece.symbol:
                symbols.append(piece.symbol)
            elif fact in OF_CARDS or "shade" in senses_of(tokens[max(0, place - 1) : place + 2]):
                symbols += [] if token.idle else [str(piece.value)]
        return colour, list(dict.fromkeys(symbols))

    def _is_amount(self, place: int, tokens: Sequence[Token]) -> bool:
        """'Two cards' are no cards with a two, nor are 'two of mine' and 'two turns'."""
        piece, after = tokens[place].piece, tokens[place + 1 : place + 3]
        if piece is None or piece.kind != "number" or piece.value < 2 or not after:
            return False
        many = "turn" in after[0].senses and after[0].text.endswith("s")
        of_mine = (
            after[0].text in vocabulary(self._language).replies["of"]
            and len(after) > 1
            and bool(after[1].senses & {"me", "card"})
            and "hand" not in after[1].senses
        )
        return bool(after[0].senses & COUNTED) or many or of_mine

    def _lies_there(self, colour: str, symbol: str) -> bool:
        row = voice_of(self._view).lying(self._view)
        return any(card.symbol == symbol and colour in ("", card.colour) for card in row)

    def _is_on(self, colour: str, symbol: str) -> bool:
        """Whether this is the only card that is up, and something is to be put on it."""
        known = vocabulary(self._language).pieces
        last = [token.text.split()[-1] for token in self._tokens]
        on = [place for place, word in enumerate(last) if word in known and known[word].kind == "on"]
        up = voice_of(self._view).up(self._view)
        named = on and any(token.piece is not None for token in self._tokens[on[-1] + 1 :])
        return bool(named) and len(up) == 1 and up[0].symbol == symbol and colour in ("", up[0].colour)

    # Which topic

    def _may(self, fact: Fact) -> str:
        """What is asked whether, or how far, the asker may or must do it now: 'can I draw', 'must I play'."""
        have = self._have
        if fact == "choices" and "unanswered" in have:
            return "unknown"
        if fact == "choices" and {"can", "colour", "change"} <= have:
            return "name"
        if fact == "choices" and {"must", "me"} <= have and not have & {"what", "many", "if", "option", "topic"}:
            return next((MUST[sense] for sense in MUST if sense in have), MUST["play"])
        if fact not in DEEDS_ASKED or not {"can", "me"} <= have or have & MORE_THAN_MAY:
            return ""
        may = next((deed for sense, deed in DEEDS_ASKED[fact].items() if sense in have), "")
        return may if ("shade" in have) == (may == "name") else ""

    def _topic(self, fact: Fact) -> str:
        have = self._have
        if fact == "howto" and self._fact == "choices":
            return "unknown"
        if fact == "dealer":
            return "next" if "next" in have else ""
        if fact in ("howto", "settings"):
            return self._named(fact, self._tokens) or (self._named(fact, self._every) if fact == "howto" else "")
        if fact == "rule" and self._fact == "why":
            return "answering"
        if fact == "next":
            beside = self._after() or have & {"done", "when", "when-before", "before", "symbol"}
            return "now" if self._seats() and not beside else ""
        if fact == "played" and {"many", "symbol"} <= have:
            return "many"
        if fact == "played" and "change" in have and have & {"shade", "colour"}:
            return "change"
        if fact == "played" and "effect" in have and not have & {"play", "symbol", "shade", "number", "last"}:
            return "do"
        if fact == "hand" and {"most", "colour"} <= have:
            return "most"
        if fact == "last" and have & {"verdict", "bluff"}:
            return "challenge"
        if fact in ("last", "why") and "skip" in have:
            return "skip"
        if fact == "order" and "side" in have:
            return "right" if "rightward" in have else "left"
        if fact == "round" and "over" in have:
            return "over"
        if fact in ("question", "said") and "right" in have:
            return "right"
        if fact == "question" and ("who" in have or {"me", "turn", "answer"} <= have):
            return "who"
        marks = () if self._is_equated(fact) else TOPICS.get(fact, ())
        senses = [sense for token in self._tokens for sense in sorted(token.senses) if sense.startswith(marks)]
        if senses or fact != "rule":
            return senses[0].removeprefix("topic-") if senses else ""
        return next((topic for sense, topic in RULED_BY.items() if sense in have), "") if have & HYPOTHETIC else ""

    def _named(self, fact: Fact, tokens: Sequence[Token]) -> str:
        """The setting, or the thing to do, that is named."""
        said = " ".join([token.text for token in tokens]).split()
        phrases = sorted({" ".join(said[one:other]) for one, other in combinations(range(len(said) + 1), 2)}, key=len)
        named = self._grammar.settings if fact == "settings" else self._grammar.ways
        own = [named[phrase] for phrase in reversed(phrases) if phrase in named]
        if own:
            return own[0]
        for phrase in reversed(phrases):
            head = vocabulary(self._language).heads.get(phrase)
            if fact == "howto" and head is not None and len(phrase) > 1 and phrase not in self._grammar.idle:
                return VERBS[head.verbs[0]] if head.verbs else head.command
        return ""

    def _is_equated(self, fact: Fact) -> bool:
        """'Does the Wild DOS count as 2' asks what the card is, not for its points."""
        pieces = [token.piece for token in self._tokens if token.piece is not None]
        counts = [piece for piece in pieces if piece.kind == "number" and piece.value <= _HIGHEST]
        return fact == "card" and bool(counts) and not self._have & {"points", "many"}

    # When

    def _when(self) -> tuple[When, Token | None]:
        span = cast(Span, next((span for span in get_args(Span) if f"when-{span}" in self._have), ""))
        pairs = list(pairwise(self._tokens))
        for one, other in (*pairs, *[(after, before) for before, after in pairs]):
            if "last" in one.senses and other.piece is not None and "number" in other.senses:
                return When(span, other.piece.value), other
        return When(span), None

    # Whether that is enough

    def is_plain(self, meant: Enquiry) -> bool:
        """Whether it was said what exactly is asked for, where the answer would else be a list of everything."""
        have = self._have
        others = {*meant.seats} - {self._view.seat}
        if (
            meant.fact in ("howto", "hint")
            and others
            and "me" not in have
            and not (meant.symbol or meant.topic == "say" or "bluff" in have)
        ):
            return False  # what somebody else does, or should do
        if meant.fact == "howto" and not meant.topic:
            return all(token.idle or token.senses & HOW_TO_PLAY for token in self._tokens)
        if meant.fact == "target" and meant.when.span == "round":
            return False  # what a round brought is not what is missing
        if meant.fact in ("question", "count"):
            return not (meant.colour or meant.symbol)  # nobody counts those
        if meant.fact == "why":
            telling = [token for token in self._tokens if not (token.idle or "why" in token.senses)]
            strange = (others and "turn" not in have) or "act" in have or (telling and not have & RULED)
            return bool(meant.topic) or not strange
        if (
            meant.fact == "rule"
            and "why" in have
            and len([each for each in self._tokens if "number" in each.senses]) > 1
        ):
            return False  # why it is not another number
        if meant.fact == "card" and meant.topic:
            return bool(meant.symbol or meant.colour)  # what is worth that
        named = meant.topic or (meant.fact == "card" and (meant.symbol or meant.colour))
        return bool(named) or meant.fact not in OF_MANY or meant.fact in have


def _goes_on(token: Token) -> bool:
    """'Is it Ben after me or Ana' asks who is after me."""
    return "or" not in token.senses
