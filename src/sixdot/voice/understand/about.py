"""What a question is about, once it is known which fact it asks for: whom, which card or topic, and when."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise, takewhile
from typing import Final, cast, get_args

from sixdot.game.actions import VERBS
from sixdot.game.cards import COLOURS, Deck
from sixdot.game.editions import edition_named
from sixdot.game.events import Challenged, Played
from sixdot.game.view import View
from sixdot.voice.family import voice_of
from sixdot.voice.hands import fitting
from sixdot.voice.understand.enquiry import Enquiry, Fact, Span, When
from sixdot.voice.understand.grammar import grammar
from sixdot.voice.understand.hearing import Token, senses_of
from sixdot.voice.understand.senses import (
    BARRED,
    COMMANDED,
    COUNTED,
    DEEDS_ASKED,
    HOW_TO_PLAY,
    HYPOTHETIC,
    MEANT_NOW,
    MORE_THAN_MAY,
    MUST,
    OF_BLUFFING,
    OF_CARDS,
    OF_MANY,
    OF_NOW,
    OF_THE_GAME,
    OF_THE_PILE,
    ONLY,
    OPENERS,
    RULED,
    RULED_BY,
    SO,
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
        said = self._just_said()
        if said is not None:
            return said
        if fact == self._fact == "last" and "miss" in have:  # what others did
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
        topic = may or self._topic(fact)
        whose_turn = fact == "next" and when.span == "before"
        if when.span in ("before", "after") and not (colour or symbol or whose_turn or fact in OF_THE_PILE):
            when = When()
        return Enquiry(
            fact, tuple(dict.fromkeys(seats)), "all" in have, "others" in have, colour, symbol,
            topic, when, sure, beside if fact == "card" else "", so=self._so(topic),
        )  # fmt: skip

    def _just_said(self) -> Enquiry | None:
        """What is asked about a number that the table has just said, and that is no card: 'why 4', '57 for what'."""
        have, view = self._have, self._view
        if self._fact not in ("why", "card") or have & {"shade", "symbol", "play", "can", "card"}:
            return None
        said = {token.piece.value for token in self._tokens if token.piece is not None and "number" in token.senses}
        if view.turn is None and any(number > _HIGHEST for number in said):
            return Enquiry("winner", topic="left", sure=False)  # what a round has brought
        if self._fact == "why" and voice_of(view).stacked(view) in said - {0}:
            return Enquiry("rule", topic="stacking", sure=False)
        return None

    def at_this_moment(self, topic: str) -> str:
        """The rules that are meant by whoever has to answer a Wild Draw Four, or a stack; who is caught bluffing has
        not missed a call.
        """
        view = self._view
        if topic == "forgetting" and "bluff" in self._have:
            return "challenge-won"
        return MEANT_NOW.get(view.phase, {}).get(topic, topic) if view.turn == view.seat else topic

    def _meant_by(self, fact: Fact) -> Fact:
        """The fact that answers it at this moment."""
        have, view = self._have, self._view
        bluffs = "bluff" in have and ("think" in have or not have & OF_BLUFFING)
        if fact in ("secret", "rule", "last") and bluffs and view.phase == "respond" and view.turn == view.seat:
            return "hint"  # whether to challenge
        if fact == "secret" and "draw" in have and not have & {"will", "coming", "me"}:
            return "drew"  # how many
        if fact == "secret" and "bluff" in have and any(isinstance(event, Challenged) for event in view.heard):
            return "last"  # how the challenge ended
        if fact == "howto" and "topic-matching" in have and "call" not in have:
            return "rule"  # what a match is, is no command
        tuned = self._named("settings", self._tokens) if "settings" in have and "play" not in have else ""
        if fact == "howto" and tuned and tuned not in COMMANDED:
            return "settings"  # that one, and how it is changed
        if fact == "choices" and "unanswered" in have and ("can" not in have or have & {"how", "bare"}):
            return "rule" if "happen" in have else "howto"  # what that costs, or what to say then, too
        decides = view.turn == view.seat and view.phase not in ("turn", "answer")
        if fact == "question" and decides and "me" in have:
            return "choices"  # whether to challenge, say, or which colour to name
        if fact in ("why", "winner", "leader") and self._is_verdict(fact):
            return "last"  # how the challenge ended, and why
        asks = edition_named(view.edition).asks_questions
        return "rule" if asks and fact == "why" and "question" in have else fact

    def _is_verdict(self, fact: Fact) -> bool:
        """Whether it is about a challenge: 'why did it fail', or 'did I win that' just after one of mine."""
        have, own = self._have, self._view.seat
        if fact == "why":
            named = have & {"verdict", "bluff"} or ("topic-challenge" in have and "me" in have and "name" not in have)
            ended = any(isinstance(event, Challenged) for event in self._view.heard)
            return ended and bool(named) and not have & {"if", "can", "must", "unable"}
        if self._view.turn is None or "me" not in have or not have & {"wins", "lose"} or have & OF_THE_GAME:
            return False
        for event in reversed(self._view.heard):
            if isinstance(event, Challenged) and own in (event.seat, event.target):
                return True
            if isinstance(event, Played) and event.seat == own:
                return False
        return False

    # Whom

    def _seats(self) -> list[int]:
        seats = [token.seat for token in self._tokens if token.seat >= 0]
        seats = seats or [token.seat for token in self._every if token.seat >= 0]
        own, have = self._view.seat, self._have
        another = self._fact in ("played", "drew") and ("who" in have or "mine" in have)
        if "me" in have and own is not None and not another:
            seats.append(own)  # but whoever played something on me, or drew because of me, is somebody else
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
        wild = symbols and all(card.colour is None for card in self._deck.cards if card.symbol == symbols[0])
        return "" if wild else colour, list(dict.fromkeys(symbols))

    def _is_amount(self, place: int, tokens: Sequence[Token]) -> bool:
        """'Two cards' are no cards with a two, nor are 'two of mine' and 'two turns'."""
        piece, after = tokens[place].piece, tokens[place + 1 : place + 3]
        if piece is not None and after and piece.symbol == "+2" and self._fact in ("why", "drew"):
            return "draw" in tokens[place].senses and bool(after[0].senses & COUNTED)  # 'why did I draw two cards'
        if piece is None or piece.kind != "number" or piece.value < 2 or not after:
            return False
        if "fit" in after[0].senses and place and "what" in tokens[place - 1].senses:
            return piece.value == len(fitting(self._view))  # 'which 3 fit', where the table has said that 3 do
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
        if fact == "choices" and {"must", "say"} <= have and not have & {"what", "many", "if", "option", "shade"}:
            asks = self._view.phase == "answer" and self._view.turn == self._view.seat
            return MUST["answer"] if asks else "call"
        if (
            fact == "choices"
            and {"must", "me"} <= have
            and not have & {"what", "many", "if", "option", "topic", "say"}
        ):
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
        if fact == "rule" and self._fact == "howto":
            return "matching"
        if fact == "howto" and "catch" in have:
            return "catch"
        if fact in ("howto", "settings"):
            named = self._named(fact, self._tokens) or (self._named(fact, self._every) if fact == "howto" else "")
            return named or ("set" if fact == "howto" and "settings" in have else "")
        if fact == "rule" and self._fact in ("why", "choices"):
            return "answering"
        if fact == "next":
            beside = self._after() or have & {"done", "when", "when-before", "before", "symbol"}
            return "now" if self._seats() and not beside else ""
        told = self._told_of(fact)
        if told:
            return told
        marks = () if self._is_equated(fact) else TOPICS.get(fact, ())
        senses = [sense for token in self._tokens for sense in sorted(token.senses) if sense.startswith(marks)]
        if senses or fact != "rule":
            return senses[0].removeprefix("topic-") if senses else ""
        return next((topic for sense, topic in RULED_BY.items() if sense in have), "") if have & HYPOTHETIC else ""

    def _so(self, topic: str) -> str:
        """Yes or no, where one rule says so; 'how many' and the like ask for more."""
        so = next((so for each, senses, so in SO if each == topic and senses <= self._have), "")
        return ONLY if so in ("yes", "no") and self._have & OPENERS else so

    def _told_of(self, fact: Fact) -> str:
        """Which part of what happened is meant, or of what somebody has."""
        have = self._have
        if fact == "played" and {"many", "symbol"} <= have:
            return "many"
        if fact == "played" and "change" in have and have & {"shade", "colour"}:
            return "change"
        if fact == "played" and "effect" in have and not have & {"play", "symbol", "shade", "number", "last"}:
            return "do"
        if fact == "hand" and {"most", "colour"} <= have:
            return "most"
        if fact == "last" and (have & {"verdict", "bluff"} or self._fact in ("why", "winner", "leader")):
            return "challenge"
        named = have & {"symbol", "shade", "number"}
        if fact == "why" and "me" in have and have & {"unable", "topic-drawing"} and not named:  # 'why can't I draw'
            barred = [deed for sense, deed in BARRED.items() if sense in have]
            if barred:
                return barred[0]
        if fact == "why" and "wrong" in have and not named:
            return "wrong"
        if fact == "drew" and self._fact == "secret":
            return "which"
        if fact == "drew" and "mine" in have:
            return "mine"
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
        return ""

    def _named(self, fact: Fact, tokens: Sequence[Token]) -> str:
        """The setting, or the thing to do, that is named."""
        said = " ".join([token.text for token in tokens]).split()
        said = [" ".join(said[one:other]) for one, other in combinations(range(len(said) + 1), 2)]
        phrases = sorted(said, key=len, reverse=True)  # of those that are as long the first one
        named = self._grammar.settings if fact == "settings" else self._grammar.ways
        own = [named[phrase] for phrase in phrases if phrase in named]
        if own:
            return own[0]
        for phrase in phrases:
            head = vocabulary(self._language).heads.get(phrase)
            if fact == "howto" and head is not None and len(phrase) > 1 and phrase not in self._grammar.idle:
                return VERBS[head.verbs[0]] if head.verbs else head.command
        return ""

    def is_beside(self, topic: str) -> bool:
        """Whether a word that is the name of a question is only one among others in 'how do I'."""
        strange = [token for token in self._every if not (token.idle or token.senses) or "topic" in token.senses]
        return topic in OF_NOW and bool(strange)

    def _is_own(self, meant: Enquiry) -> bool:
        """Whether the number of a why is a card: by its colour, by what is done with it, or by the hand."""
        held = any(card.symbol == meant.symbol for card in self._view.hand)
        return held or bool(meant.colour or self._have & {"play", "can", "fit", "refused", "card"})

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
            return not (meant.colour or meant.symbol or "will" in have)  # nobody counts those
        if meant.fact == "why":
            telling = [token for token in self._tokens if not (token.idle or "why" in token.senses)]
            strange = (others and "turn" not in have) or "act" in have or (telling and not have & RULED)
            strange = strange or (meant.symbol.isdigit() and not self._is_own(meant))
            return bool(meant.topic) or not strange
        if (
            meant.fact == "rule"
            and "why" in have
            and meant.topic != "stacking"
            and len([each for each in self._tokens if "number" in each.senses]) > 1
        ):
            return False  # why it is not another number
        if meant.fact == "card" and meant.topic and meant.topic != "deck":
            return bool(meant.symbol or meant.colour)  # what is worth that
        named = meant.topic or (meant.fact == "card" and (meant.symbol or meant.colour))
        return bool(named) or meant.fact not in OF_MANY or meant.fact in have


def _goes_on(token: Token) -> bool:
    """'Is it Ben after me or Ana' asks who is after me."""
    return "or" not in token.senses
