"""What UNO cards do: Draw Two, Skip and Reverse, the Wild Draw Four and its challenge, stacks, questions, swaps."""

from __future__ import annotations

from sixdot.game.actions import ANSWER, Action
from sixdot.game.cards import COLOURS, DRAW_TWO, RANKS, SKIP, WILD, WILD_FOUR
from sixdot.game.events import (
    Accepted,
    Answered,
    AnswerTold,
    Challenged,
    HandsPassed,
    HandTaken,
    Judged,
    Stacked,
    Swapped,
    TookBack,
    TurnBegan,
)
from sixdot.game.fits import ALL_BUT_WILD_FOUR, OF_COLOUR, RANK_OF
from sixdot.game.hand import BIT, Hand
from sixdot.game.native import i64
from sixdot.game.phases import (
    ANSWER_PHASE,
    COLOUR_PHASE,
    JUDGE_PHASE,
    RESPOND_PHASE,
    STACK_PHASE,
    SWAP_PHASE,
    TURN_PHASE,
)
from sixdot.game.uno.table import UnoTable


class UnoEffects(UnoTable):
    __slots__ = ()

    def _one_left(self, seat: i64, uno: bool) -> None:
        """U1: UNO was called with the play, or the seat can be caught."""
        self.caught &= ~BIT[seat]
        if uno:
            self.called |= BIT[seat]
        else:
            self.exposed |= BIT[seat]

    def _act(self, seat: i64, card: i64) -> None:
        """T4, T5, P1-P3: what a card with a symbol does to the next player."""
        following: i64 = self.order[seat]
        rank = RANK_OF[card]
        if rank == DRAW_TWO or card == WILD_FOUR:
            self._make_draw(seat, following, card)
        elif rank == SKIP:
            self._skip(following)
            self.begin(self.order[following])
        elif self.active == 2 and self.edition.reverse_skips:  # P1
            self._skip(following)
            self.begin(seat)
        else:
            self._turn_round()
            self.begin(self.order[seat])

    def _make_draw(self, seat: i64, following: i64, card: i64) -> None:
        """A Draw Two or a Wild Draw Four lies before the next player."""
        if self.stacking:
            self.pending += self._makes_draw(card)
            self.turn = following
            self.phase = STACK_PHASE
            if self.log is not None:
                self.log.append(Stacked(following, self.pending))
                self.log.append(TurnBegan(following, "stack"))
        elif card == WILD_FOUR and self.edition.challenge:
            self.turn = following
            self.phase = RESPOND_PHASE
            if self.log is not None:
                self.log.append(TurnBegan(following, "respond"))
        else:
            self._draw(following, self._makes_draw(card), "draw-two" if card < WILD else "wild-four")
            self._skip(following)
            self.begin(self.order[following])

    def _makes_draw(self, card: i64) -> i64:
        """T4, C5: how many cards a Draw Two or a Wild Draw Four makes the next player draw."""
        return self.edition.draw_two if card < WILD else self.edition.wild_four

    def _go_out(self, seat: i64, card: i64) -> None:
        """G1: the last card was played; what it makes the next player draw is drawn before the count."""
        owed = self.pending
        if card == WILD_FOUR or RANK_OF[card] == DRAW_TWO:
            owed += self._makes_draw(card)
        self.pending = 0
        if owed:
            why = "stack" if self.stacking else "draw-two" if card < WILD else "wild-four"
            self._draw(self.order[seat], owed, why)
        self.finish(seat)

    # Wild Draw Four

    def _remember(self, seat: i64, hand: Hand) -> None:
        """T7, T9: judge a Wild Draw Four by the hand it leaves and by what counted before it."""
        self.bluffer = seat
        self.proof = hand.counts.copy()
        self.prior_face = self.face
        self.bluff = self._would_bluff(hand)

    def _would_bluff(self, hand: Hand) -> bool:
        """T7: whether the rest of the hand forbids a Wild Draw Four."""
        honest = self.edition.wild_four_honest
        if honest == "colour":
            return hand.mask & OF_COLOUR[self.colour] != 0
        return honest == "unplayable" and hand.mask & self.fit & ALL_BUT_WILD_FOUR != 0

    def _respond(self, challenged: bool) -> bool:
        if self.phase != RESPOND_PHASE or (challenged and not self.is_seated(self.bluffer)):
            return False
        seat = self.turn
        self.phase = TURN_PHASE
        if self.turn_window:
            self.exposed = 0
        if not challenged:
            if self.log is not None:
                self.log.append(Accepted(seat))
            self._lose_turn(seat, self.edition.wild_four, "wild-four")  # C5
            return True
        if self.log is not None:
            shown = Hand(self.proof, 0, 0).cards()
            self.log.append(Challenged(seat, self.bluffer, self.bluff, self.deck.named(shown)))
        if self.bluff:
            self._convict(self.bluffer)
            self.begin(seat)
        else:
            self._lose_turn(seat, self.edition.challenger_draws, "challenge")  # C4
        return True

    def _lose_turn(self, seat: i64, cards: i64, why: str) -> None:
        self._draw(seat, cards, why)
        self._skip(seat)
        self.begin(self.order[seat])

    def _convict(self, seat: i64) -> None:
        """C3: the play was wrong."""
        if self.edition.guilty_takes_back:
            self.hands[seat].add(self.discard.pop())
            self.called &= ~BIT[seat]
            self._show(self.prior_face)
            if self.log is not None:
                deck = self.deck.cards
                self.log.append(TookBack(seat, deck[WILD_FOUR], deck[self.top], COLOURS[self.colour]))
        self._draw(seat, self.edition.guilty_draws, "challenge")

    # Stacked draw cards

    def _pick_up(self) -> bool:
        if self.phase != STACK_PHASE:
            return False
        seat = self.turn
        owed = self.pending
        self.pending = 0
        if self.turn_window:
            self.exposed = 0
        if self.edition.pickup_keeps_turn:
            self._draw(seat, owed, "stack")
            self.begin(seat)
        else:
            self._lose_turn(seat, owed, "stack")
        return True

    # H3: hands that change owners

    def _move_hands(self, seat: i64, card: i64) -> None:
        """H3: a 7 swaps two hands, a 0 hands all of them on."""
        if RANK_OF[card] == 0:
            self._hand_on()
            self.begin(self.order[seat])
        elif self.active == 2:
            self._swap(seat, self.order[seat])
            self.begin(self.order[seat])
        else:
            self.turn = seat
            self.phase = SWAP_PHASE
            if self.log is not None:
                self.log.append(TurnBegan(seat, "swap"))

    def _choose_swap(self, target: i64) -> bool:
        if self.phase != SWAP_PHASE or target == self.turn or not self.is_seated(target):
            return False
        seat = self.turn
        self._swap(seat, target)
        self.begin(self.order[seat])
        return True

    def _swap(self, seat: i64, target: i64) -> None:
        hands = self.hands
        hands[seat], hands[target] = hands[target], hands[seat]
        if self.log is not None:
            self.log.append(Swapped(seat, target))
        self._take_hand(seat)
        self._take_hand(target)

    def _hand_on(self) -> None:
        given = list(self.hands)
        seats = self.seated()
        for seat in seats:
            self.hands[self.order[seat]] = given[seat]
        if self.log is not None:
            self.log.append(HandsPassed("left" if self.direction > 0 else "right"))
        for seat in seats:
            self._take_hand(seat)

    def _take_hand(self, seat: i64) -> None:
        """A hand that has changed owners carries no call and no missed one."""
        self.exposed &= ~BIT[seat]
        self.called &= ~BIT[seat]
        self.caught &= ~BIT[seat]
        if self.log is not None:
            self.log.append(HandTaken(seat, self.deck.named(self.hands[seat].cards())))

    # Questions

    def _answer(self, action: Action) -> bool:
        if self.phase != ANSWER_PHASE:
            return False
        self.exposed = 0 if self.turn_window else self.exposed
        known = action.verb == ANSWER
        text = action.text if known else None
        if known and self.person_judges:
            self.phase = JUDGE_PHASE
            if self.log is not None:
                self.log.append(Answered(self.turn, text, None))
            return True
        correct = known and self.question().accepts(action.text)
        if self.log is not None:
            self.log.append(Answered(self.turn, text, correct))
        self._mark(correct)
        return True

    def judge(self, correct: bool) -> bool:
        if self.phase != JUDGE_PHASE:
            return False
        if self.log is not None:
            self.log.append(Judged(self.turn, correct))
        self._mark(correct)
        return True

    def _mark(self, correct: bool) -> None:
        """Q2, Q3: right, and the turn goes on; wrong, and it costs cards and the turn."""
        seat = self.turn
        if correct:
            self.failed = 0
            self.phase = TURN_PHASE
            if self.log is not None:
                self.log.append(TurnBegan(seat, "turn"))
            return
        if self._draw(seat, self.edition.wrong_answer, "answer") == 0:
            self.idle += 1
        self.failed |= BIT[seat]
        self._tell_answer()
        self._pass_on()

    def _tell_answer(self) -> None:
        """Q3: when nobody of a whole circuit knew it, the answer is told."""
        waiting = [seat for seat in self.seated() if not self.failed & BIT[seat]]
        if not waiting and not self.told_answer:
            self.told_answer = True
            if self.log is not None:
                self.log.append(AnswerTold(self.deck.cards[self.top], " / ".join(self.question().accept)))

    # Leaving

    def settle_for(self, seat: i64) -> None:
        if self.phase == COLOUR_PHASE:
            counts = self.hands[seat].counts
            held = [sum(counts[RANKS * colour : RANKS * colour + RANKS]) for colour in range(4)]
            self._name_colour(held.index(max(held)))
        elif self.phase == RESPOND_PHASE:
            self._respond(False)
        elif self.phase == STACK_PHASE:
            self._pick_up()

    def has_folded(self) -> None:
        if self.asks and self.phase == ANSWER_PHASE:
            self._tell_answer()
            if self.told_answer:
                self.begin(self.turn)
