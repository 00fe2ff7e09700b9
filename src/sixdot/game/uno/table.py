"""The UNO table: what a round consists of, the first card, and the course of turns.

What the cards do is in `effects`; the machine that plays at this table is in `machine`.
"""

from dataclasses import dataclass
from typing import Final

from sixdot.game.actions import colour_named
from sixdot.game.cards import COLOURS, DRAW_TWO, NO_CARD, NO_COLOUR, REVERSE, SKIP, WILD, WILD_FOUR, Card
from sixdot.game.edition import Edition
from sixdot.game.events import Asked, ColourNamed, Reversed, Skipped, TurnedUp
from sixdot.game.kinds import BIT, COLOUR_OF, FACES, NAMED, NO_FACE, RANK_OF, Hand, face_of
from sixdot.game.native import i64
from sixdot.game.options import SetupError
from sixdot.game.questions import DEFAULT_QUESTION, Question
from sixdot.game.round import Round
from sixdot.game.shuffle import Source
from sixdot.game.uno.menu import DRAW_OUT
from sixdot.game.view import ANSWER_PHASE, COLOUR_PHASE, NOBODY, RESPOND_PHASE, TURN_PHASE, View

UNCHANGED: Final[list[int]] = []


@dataclass
class UnoView(View):
    """What a seat may know of a round of UNO."""

    top: Card | None = None  # A3
    colour: str | None = None
    pending: int = 0
    challenged: int | None = None  # who played the Wild Draw Four that must be answered,
    prior_colour: str | None = None  # and the colour in play before it
    question: str | None = None
    choices: tuple[str, ...] = ()  # what it offers to choose from,
    hint: str | None = None  # its hint, once somebody has asked for it,
    near: str | None = None  # and an answer that may be a slip of the finger: was it one?


class UnoTable(Round):
    __slots__ = (
        "any_after_draw", "asks", "bluff", "bluffer", "face", "failed", "free_draw", "hinted", "idle",
        "near", "pending", "plain_draw", "posed", "prior_face", "proof", "quiet", "seven_zero",
        "stacking", "standing", "strict", "told_answer", "turn_window", "way_out",
    )  # fmt: skip

    def __init__(self, edition: Edition, players: int, dealer: int, source: Source) -> None:
        super().__init__(edition, players, dealer, source)
        self.way_out: i64 = DRAW_OUT if edition.may_decline else 0  # T2: of a turn in which cards fit
        self.stacking = edition.stacking != "none"
        self.asks = edition.asks_questions
        self.seven_zero = edition.seven_zero
        # H6, H9, H10: a card that fits may still be forbidden.
        self.strict = not edition.bluffing or edition.wild_changes_colour or edition.number_last
        # T3: one card is drawn and may be played, unless H4 says otherwise. H5: others may be; H7: one must be.
        self.plain_draw = not edition.draws_until_fits and edition.after_draw != "nothing"
        self.any_after_draw = edition.after_draw == "any"
        self.free_draw = self.any_after_draw or edition.must_play_drawn
        self.quiet = not self.asks and not self.seven_zero  # no questions and no swaps: plays take a short cut
        self.turn_window = edition.catch_window == "turn"
        self.face = NO_FACE
        self.pending: i64 = 0  # the stacked total
        self.idle: i64 = 0  # turns in a row in which no card moved
        self.failed: i64 = 0  # bits of the seats that have failed to answer since the last right answer
        self.told_answer = False
        self.hinted = False  # the hint of the question has been told
        self.near = ""  # an answer whose player is asked whether it was a slip of the finger
        self.standing = [0] * players  # H16: how many levels each seat has climbed
        self.posed: i64 = NO_CARD  # the card whose question is asked, or was last
        self.bluffer: i64 = NOBODY  # who played the Wild Draw Four that must be answered,
        self.bluff = False  # whether it was a bluff,
        self.proof = UNCHANGED  # the hand it left behind, if that has grown since,
        self.prior_face = NO_FACE  # and the face before it

    def listen(self, heard: bool = True) -> None:
        super().listen(heard)
        self.quiet = not heard and not self.asks and not self.seven_zero

    @property
    def top(self) -> i64:
        return self.discard[-1] if self.discard else NO_CARD

    @property
    def colour(self) -> i64:
        """The colour in play; -1 until it has been named."""
        return self.face.colour

    # The first card

    def _start(self) -> None:
        self.turn_over(self._take())

    def turn_over(self, card: i64) -> None:
        """Begin the round with this card, or turn over another if this one may not start it."""
        while not self.may_start(card):
            card = self._bury(card)
        self.begin_with(card)

    def may_start(self, card: i64) -> bool:
        if self.edition.first_special == "buried":
            return RANK_OF[card] < DRAW_TWO
        return card != WILD_FOUR

    def _bury(self, card: i64) -> i64:
        """F5: a card is shuffled back into the deck, before or after another is turned over. Returns the other."""
        aside = [card]
        another: i64 = NO_CARD
        if self.edition.first_wild_four == "turn":
            while self.pile and another < 0:
                another = self._take()
                if not self.may_start(another):
                    aside.append(another)
                    another = NO_CARD
        if self.log is not None:
            for buried in aside:
                self.log.append(TurnedUp(self.deck.cards[buried], True))
        self.pile.extend(aside)
        self._shuffle_pile()
        return another if another >= 0 else self._take()

    def begin_with(self, card: i64) -> None:
        """F1-F4: the card starts the discard pile and acts on the first players."""
        self.discard.append(card)
        starter: i64 = self.left_of[self.dealer]
        rank = RANK_OF[card]
        if self.log is not None:
            self.log.append(TurnedUp(self.deck.cards[card], False))
        if card == WILD:
            self.wait_for(starter, COLOUR_PHASE)
            return
        self.face = FACES[card]
        if rank == DRAW_TWO:
            self.draw_cards(starter, self.edition.draw_two, "first-card")
            if self.edition.first_draw_two == "misses":
                self.skip(starter)
                starter = self.left_of[starter]
        elif rank == SKIP:
            self.skip(starter)
            starter = self.left_of[starter]
        elif rank == REVERSE:
            starter = self.right_of[self.dealer]
            if self.edition.first_reverse == "dealer" and self.is_seated(self.dealer):
                starter = self.dealer
            self.turn_round()
        self.begin(starter)

    def resume(self, first: int, colour: str | None, centre: list[int] | None) -> None:
        """Turn over the first card; or go on from a discard pile, with the turn on the dealer's left."""
        if centre is not None:
            raise SetupError("a centre row belongs to another game")
        if first >= 0:
            if self.discard or colour:
                raise SetupError("a first card starts the discard pile: leave out the discard pile and the colour")
            if not any(self.may_start(kind) for kind in [first, *self.pile]):
                raise SetupError(f"there is no card that may start instead of {self.deck.cards[first]} (F5)")
            self.turn_over(first)
            return
        if not self.discard:
            raise SetupError("a position needs a discard pile or a first card (S6)")
        named = self._colour_named(colour)
        self.face = face_of(self.top, named)
        self.begin(self.left_of[self.dealer])

    def _colour_named(self, colour: str | None) -> i64:
        top = self.top
        if colour is None:
            if top >= WILD:
                raise SetupError("the wild on top has named a colour: which one? (T6)")
            return NO_COLOUR
        try:
            named = colour_named(colour)
        except ValueError as error:
            raise SetupError(f"{error} (T6)") from None
        if top < WILD and named != COLOUR_OF[top]:
            raise SetupError(f"only a wild on top names a colour, not {self.deck.cards[top]} (T6)")
        return named

    def name_colour(self, colour: i64) -> bool:
        if self.phase != COLOUR_PHASE:
            return False
        self.face = NAMED[colour]
        if self.log is not None:
            self.log.append(ColourNamed(self.turn, COLOURS[colour]))
        self.begin(self.turn)
        return True

    # The course of the round

    def question(self) -> Question:
        return self.questions.get(self.posed, DEFAULT_QUESTION)

    def levels(self) -> list[int]:
        return sorted({question.level for question in self.questions.values()})

    def _pose_for(self, seat: i64) -> None:
        """H16: a question of the level that this seat has come to, from the card on; never the last one again."""
        level = self.levels()[self.standing[seat]]
        kinds = [kind for kind in sorted(self.questions) if self.questions[kind].level == level]
        top, last = self.top, self.questions.get(self.posed)
        kinds = [kind for kind in kinds if kind >= top] + [kind for kind in kinds if kind < top]
        fresh = [kind for kind in kinds if last is None or self.questions[kind].spoken != last.spoken]
        self.hinted = self.hinted and not fresh
        self.posed = (fresh or kinds)[0]

    def begin(self, seat: i64) -> None:
        if not self.asks or self.told_answer or RANK_OF[self.discard[-1]] >= DRAW_TWO:
            self.wait_for(seat, TURN_PHASE)
            return
        self.near = ""
        if self.edition.follows_levels and len(self.levels()) > 1:
            self._pose_for(seat)
        elif self.posed < 0:
            self.posed = self.top
        if self.log is not None:
            self.log.append(Asked(seat, self.deck.cards[self.top], self.question().spoken))
        self.wait_for(seat, ANSWER_PHASE)

    def skip(self, seat: i64) -> None:
        if self.log is not None:
            self.log.append(Skipped(seat))

    def turn_round(self) -> None:
        self.direction = -self.direction
        self.order = self.left_of if self.direction > 0 else self.right_of
        if self.log is not None:
            self.log.append(Reversed("left" if self.direction > 0 else "right"))

    def pass_on(self) -> None:
        """The turn ends without a play. G4: a whole circuit in which no card moved blocks the round."""
        if self.idle >= self.active:
            self.finish(NOBODY, blocked=True)
        else:
            self.begin(self.order[self.turn])

    def _discards(self) -> list[int]:
        """All but the top card; while a Wild Draw Four may still go back (C3), the card below it stays too."""
        staying = 2 if self.phase == RESPOND_PHASE and self.edition.guilty_takes_back else 1
        found = self.discard[:-staying]
        self.discard = self.discard[-staying:]
        return found

    def exhibit(self) -> list[int]:
        """C2: the cards that a challenge shows: the hand of the moment of play, without what was drawn since."""
        return Hand(self.proof, 0, 0).cards() if self.proof else self.hands[self.bluffer].cards()

    def _fine(self, seat: i64, cards: i64, why: str) -> None:
        if self.phase == RESPOND_PHASE and seat == self.bluffer and not self.proof:
            self.proof = self.hands[seat].counts.copy()
        super()._fine(seat, cards, why)

    def _has_drawn(self, seat: i64, count: i64) -> None:
        """U4: any draw closes the window, even from an empty pile."""
        self.exposed &= ~BIT[seat]
        if count:
            self.idle = 0
            self.called &= ~BIT[seat]

    def fingerprint(self) -> tuple[object, ...]:
        return (
            *super().fingerprint(), self.face.number, self.drawn, self.pending, self.idle, self.failed,
            self.told_answer, self.hinted, self.near, tuple(self.standing),
            self.posed, self.bluffer, self.bluff, tuple(self.proof), self.prior_face.number,
        )  # fmt: skip
