"""Questions about cards: whether one is held, whether it fits and if not why, what it does at this table."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sixdot.answers.known import SeatKnowledge
from sixdot.game.actions import Action
from sixdot.game.cards import Card
from sixdot.game.edition import Edition
from sixdot.game.view import View
from sixdot.voice.describe import describe
from sixdot.voice.family import facts, voice_of
from sixdot.voice.hands import fitting
from sixdot.voice.pieces import listed, matches, others, together
from sixdot.voice.refusals import refusal_text
from sixdot.voice.rules import card_text, why_text
from sixdot.voice.understand.enquiry import Enquiry
from sixdot.voice.words import SYMBOLS, Colour, Words

_OF_TWO: Final = {"rv": "P1", "sk": "P2", "+2": "P3", "wi+4": "P3"}  # with two players a card follows this rule too
_WILDS: Final = ("wi", "#", "wd")
DECK: Final = "deck"  # and how many there are in all
WORTH: Final = ("worth", "points")  # what a question is about that asks for the points of cards


class CardAsked(NamedTuple):
    """The card of a question: perhaps only its colour or its symbol."""

    colour: str
    symbol: str

    def among(self, cards: Sequence[Card]) -> list[Card]:
        """Those of them that are such cards; where there is no plain wild, a wild is any other."""
        symbols = _WILDS if self.symbol == "wi" else (self.symbol,)
        return [
            card for card in cards if self.colour in ("", card.colour) and (not self.symbol or card.symbol in symbols)
        ]

    def called(self, edition: Edition, words: Words, absent: bool = False) -> str:
        """'red 5', 'a Skip', 'a blue card'. `absent`: as the language speaks of what is not there."""
        kinds = self.among(edition.deck.cards)
        if len(kinds) == 1 and (not absent or words.by_marks):
            return words.one(kinds[0])
        return self.any(words, absent)

    def any(self, words: Words, absent: bool = False) -> str:
        """'a red 5', 'a Wild': whichever."""
        symbol = SYMBOLS.get(self.symbol, "number") if self.symbol else None
        colour = Colour(self.colour) if self.colour else None
        return words.say("card-asked", symbol=symbol, number=self.symbol, colour=colour, absent=absent)


def card_of(question: Enquiry) -> CardAsked | None:
    return CardAsked(question.colour, question.symbol) if question.colour or question.symbol else None


class Holding:
    """What a seat can say about such a card in its hand, to one listener."""

    def __init__(self, card: CardAsked, view: View, known: SeatKnowledge, words: Words) -> None:
        self._card, self._view, self._known, self._words = card, view, known, words
        self._edition = known.match.edition
        self._table = describe(view, known.names, words, known.order)
        self.held = card.among(view.hand)
        self.usable = [each for each in fitting(view) if each in self.held]

    def all(self) -> str:
        """All of them with their places, or that there is none."""
        if not self.held:
            return together([self._none()], self._words)
        return listed(self._words.say("table-hand", count=len(self.held)), self._table.placed(self.held), self._words)

    def _none(self) -> str:
        there = self._card.among(self._edition.deck.cards)
        called = self._card.called(self._edition, self._words, absent=True)
        return self._words.say("card-not-held" if there else "card-unknown", card=called)

    def fits(self, yes_or_no: bool) -> str:
        """Whether one can be used now, and if not why; in somebody else's turn, whether it would fit."""
        words = self._words
        covering = [each for each in self._view.legal if self._card.among(self._in_row(each))]
        if self.usable:
            return listed(words.say("card-fits", count=len(self.usable)), self._uses(covering), words)
        if covering and not self.held:
            return listed(words.say("card-fits", count=1), self._ways(covering), words)
        no = words.say("may-no") if yes_or_no and self._card.symbol else ""
        return together([no, *self._misfits()], words)

    def _in_row(self, action: Action) -> list[Card]:
        """The card of the row that an action matches."""
        return [self._edition.deck.cards[int(action.centre)]] if action.centre >= 0 else []

    def _ways(self, actions: Sequence[Action]) -> str:
        found = matches(actions, self._words)
        told = [self._words.say("table-match", card=row, ways=others(ways, self._words)) for row, ways in found]
        return self._words.joined(told, "table-group")

    def _misfits(self) -> list[str]:
        words, view = self._words, self._view
        if not self.held and self._card.among(voice_of(view).lying(view)):
            return [words.say("unclear-no-match", card=self._card.called(self._edition, words)), self._table.up()]
        if not self.held:
            return self._not_held()
        refused = self._table.refusal(self.held[0])
        if refused is None:
            return [words.say("card-goes-nowhere", card=self.held[0]), self._table.up()]
        would = "" if view.turn == view.seat else self._would()
        return [would, refusal_text(refused, view, self._known.names, words)]

    def _not_held(self) -> list[str]:
        """That there is none in the hand, and whether it would fit."""
        fits = self._would_fit()
        if self._view.phase == "respond" and self._view.turn == self._view.seat:
            return [self._none(), self._table.awaited()]  # before that nothing fits
        if fits is None:
            return [self._none()]
        called = self._card.called(self._edition, self._words, absent=True)
        return [self._words.say("card-not-held-but", card=called, fits=fits), self._table.up()]

    def _uses(self, covering: Sequence[Action]) -> str:
        """Where they go in the row, and what goes on such a card there; or their places in the hand."""
        kinds = {card.kind for card in self.usable}
        found = [
            action
            for action in self._view.legal
            if {int(action.card), int(action.second)} & kinds or action in covering
        ]
        return self._ways(found) or self._table.placed(self.usable)

    def _would(self) -> str:
        """Whether it goes with what lies there by itself."""
        fits = self._would_fit()
        if fits is None:
            return ""
        return together([self._words.say("card-would", fits=fits), self._table.up()], self._words)

    def _would_fit(self) -> bool | None:
        """None: that cannot be said."""
        kinds = self.held or self._card.among(self._edition.deck.cards)
        if not kinds or not self._card.symbol or self._view.turn is None:
            return None
        return any(self._table.would_fit(card) for card in kinds)


def does_text(card: CardAsked, known: SeatKnowledge, words: Words) -> str:
    """What such a card does here, and what is different with so many players."""
    match, edition = known.match, known.match.edition
    kinds = card.among(edition.deck.cards)
    called = card.called(edition, words, absent=not kinds)
    if not kinds:
        return together([words.say("card-unknown", card=called)], words)
    if card.symbol in SYMBOLS:
        told = card_text(SYMBOLS[card.symbol], edition, words)
        two = _OF_TWO.get(card.symbol) if len(match.present()) == 2 else None
        if two is None or words.length in ("brief", "braille"):
            return told
        return f"{told}\n{why_text(two, edition, words, target=match.scoring.target)}"
    values = facts(edition) | {"points": edition.card_points()[kinds[0].kind]}
    number = int(card.symbol) if card.symbol else None
    return together([words.of(edition).say("card-plain", card=called, number=number, **values)], words)


def deck_text(card: CardAsked | None, edition: Edition, words: Words) -> str:
    """How many such cards the deck has, or how many it has in all."""
    whole = dict(zip(edition.deck.cards, edition.deck.copies, strict=True))
    kinds = [*whole] if card is None else card.among([*whole])
    called = None if card is None else card.any(words)
    if not kinds:
        return together([words.say("card-unknown", card=called)], words)
    count = sum([whole[kind] for kind in kinds])
    return together([words.say("deck-has", card=called, count=count, cards=sum(whole.values()))], words)


def worth_text(card: CardAsked, known: SeatKnowledge, words: Words) -> str:
    """How many points such a card counts."""
    edition = known.match.edition
    worth = {edition.card_points()[each.kind] for each in card.among(edition.deck.cards)}
    if len(worth) != 1:
        return does_text(card, known, words)
    return together([words.say("card-worth", card=card.any(words), points=worth.pop())], words)
