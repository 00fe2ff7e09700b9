"""Positions: a round laid out by hand, for scenarios, tests and puzzles. Cards are given by their codes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from sixdot.game.cards import NO_CARD
from sixdot.game.edition import Edition
from sixdot.game.families import new_round
from sixdot.game.options import Question, SetupError, question_kinds
from sixdot.game.round import Round
from sixdot.game.scoring import check_players
from sixdot.game.shuffle import FairStream
from sixdot.game.view import seat_bits

Codes = Sequence[str]


@dataclass(frozen=True)
class Position:
    edition: Edition
    hands: Sequence[Codes]
    dealer: int | None = None  # None: the last seat
    discard: Codes = ()  # bottom first
    colour: str | None = None  # named by the wild on top
    first: str | None = None  # the first card, just turned over; instead of a discard pile
    centre: Codes | None = None
    draw: Codes = ()  # from the top
    rest: bool = True  # cards that are not named lie under the draw pile
    eliminated: Sequence[int] = ()
    questions: dict[str, Question] = field(default_factory=dict)
    key: bytes = b"position"  # shuffles the rest

    def set_up(self, listening: bool = False) -> Round:
        """Lay the cards out and begin, or raise a `SetupError` that says what is wrong."""
        players = len(self.hands)
        check_players(self.edition, players)
        dealer = players - 1 if self.dealer is None else self.dealer
        self._check_seats(players, dealer)
        game = new_round(self.edition, players, dealer, FairStream(self.key))
        if listening:
            game.listen()
        game.sit_down(seat_bits(self.eliminated))
        self._place_cards(game)
        game.questions = question_kinds(self.edition, self.questions)
        first = NO_CARD if self.first is None else self._kinds([self.first])[0]
        game.resume(first, self.colour, None if self.centre is None else self._kinds(self.centre))
        return game

    def _check_seats(self, players: int, dealer: int) -> None:
        seats = range(players)
        for seat in self.eliminated:
            if seat not in seats:
                raise SetupError(f"there is no seat {seat} to be eliminated: the seats are 0 to {players - 1}")
            if self.hands[seat]:
                raise SetupError(f"seat {seat} is eliminated and must hold no cards (G8)")
        if len(set(self.eliminated)) > players - 2:
            raise SetupError("at least two players must be left in a round (G8)")
        if dealer not in seats:
            raise SetupError(f"the dealer is one of the seats 0 to {players - 1}, not {dealer}")
        for seat in seats:
            if not self.hands[seat] and seat not in self.eliminated:
                raise SetupError(f"seat {seat} holds no cards: the round would be over")

    def _kinds(self, codes: Codes) -> list[int]:
        deck = self.edition.deck
        try:
            return [deck.kind(code) for code in codes]
        except ValueError as error:
            raise SetupError(f"{error} (D2)") from None

    def _place_cards(self, game: Round) -> None:
        hands = [self._kinds(hand) for hand in self.hands]
        discard = self._kinds(self.discard)
        pile = self._kinds(self.draw)
        shown = self._kinds([*(self.centre or ()), *([self.first] if self.first else [])])
        named = Counter([kind for hand in hands for kind in hand] + discard + pile + shown)
        left: list[int] = []
        for kind, copies in enumerate(game.deck.copies):
            if named[kind] > copies:
                card = game.deck.cards[kind]
                raise SetupError(f"{card} is there {named[kind]} times, but the deck holds {copies} (D2)")
            left.extend([kind] * (copies - named[kind]))
        if self.rest:
            game.source.shuffle(left)
            pile.extend(left)
        game.pile = pile[::-1]
        game.discard = discard
        for seat, hand in enumerate(hands):
            for kind in hand:
                game.hands[seat].add(kind)
