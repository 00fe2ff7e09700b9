"""Rounds without a game around them: laid out by hand, for scenarios and tests; or random ones at full speed.

In a position cards are given by their codes. Random rounds, for measuring and for the laws, make no events, and their
deals are not fair.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from sixdot.game.actions import ANSWER, Action
from sixdot.game.cards import NO_CARD
from sixdot.game.edition import Edition
from sixdot.game.families import new_round
from sixdot.game.native import i64
from sixdot.game.options import SetupError
from sixdot.game.questions import DEFAULT_QUESTION, Question, question_kinds
from sixdot.game.round import Round
from sixdot.game.scoring import check_players
from sixdot.game.shuffle import FairStream, FastRandom
from sixdot.game.values import FrozenValue
from sixdot.game.view import OVER_PHASE, seat_bits

Codes = Sequence[str]


@dataclass(frozen=True)
class Position(FrozenValue):
    """Cards laid out by hand, to play on from.

    >>> round = Position(edition_named("rnib"), hands=[["r+2", "b5", "y1"], ["r3", "g4"]], discard=["r5"]).set_up()
    >>> told = round.apply(0, parse("play r+2"))
    >>> round.view(0).counts, round.view(0).turn
    ((2, 4), 0)
    """

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
        if not isinstance(self.edition, Edition):
            raise TypeError(f"a position needs an Edition, not {self.edition!r}: edition_named() finds one")
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


# Random rounds

_RIGHT_ANSWER = Action(ANSWER, text=DEFAULT_QUESTION.accept[0])


def simulated_round(edition: Edition, players: int, source: FastRandom, dealer: int = 0) -> Round:
    """A round among bots, dealt from a predictable source."""
    game = new_round(edition, players, dealer, source)
    game.loose = True
    game.humans = 0
    game.sit_down()
    game.deal()
    return game


def play_random_round(game: Round, source: FastRandom, most: i64) -> i64:
    """Play at random until the round is over, or for at most `most` decisions. Returns how many were made."""
    decisions: i64 = 0
    while game.phase != OVER_PHASE and decisions < most:
        action = game.any_legal(source)
        if action.verb == ANSWER:
            action = _RIGHT_ANSWER
        game.apply(game.turn, action)
        decisions += 1
    return decisions


def play_random_rounds(edition: Edition, players: int, rounds: int, seed: int, most: int = 100_000) -> int:
    """Play this many random rounds in one go. Returns the number of decisions."""
    source = FastRandom(str(seed))
    decisions: i64 = 0
    for number in range(rounds):
        game = simulated_round(edition, players, source, number % players)
        decisions += play_random_round(game, source, most)
    return decisions
