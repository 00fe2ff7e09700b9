"""The UNO round: one machine for every edition whose game is UNO.

A turn (T1-T3): play a card that fits by colour, number or symbol, or draw one and play or keep it. Draw Two,
Skip and Reverse act at once (T4, T5); with two players Reverse is a Skip (P1). A Wild Draw Four waits for the
next player to challenge or accept (C1-C6), or, where draw cards stack, for a draw card or a pick-up (Q4). Where
number cards carry questions, the turn begins with the answer (Q1-Q3). Who plays the second-to-last card says
UNO with it, or can be caught while the edition's window is open (U1-U7).
"""

from __future__ import annotations

from typing import Final, final

from sixdot.game.actions import (
    ACCEPT,
    ANSWER,
    CHALLENGE,
    COLOUR,
    DRAW,
    PASS,
    PICKUP,
    PLAY,
    SWAP,
    UNKNOWN,
    Action,
    accept,
    challenge,
    colours,
    plays,
    plays_with_uno,
    swaps,
    unknown,
)
from sixdot.game.cards import (
    COLOURS,
    DRAW_TWO,
    NO_CARD,
    RANKS,
    REVERSE,
    SKIP,
    WILD,
    WILD_FOUR,
    Card,
)
from sixdot.game.edition import Edition
from sixdot.game.events import (
    Accepted,
    Answered,
    AnswerTold,
    Asked,
    Challenged,
    ColourNamed,
    Drew,
    HandsPassed,
    HandTaken,
    Judged,
    JumpedIn,
    Passed,
    Played,
    Reversed,
    Skipped,
    Stacked,
    Swapped,
    TookBack,
    TurnBegan,
    TurnedUp,
)
from sixdot.game.fits import (
    ACTS,
    ALL_BUT_WILD_FOUR,
    COLOUR_OF,
    DRAW_TWOS,
    FITS,
    NAMED,
    NO_FACE,
    NUMBERS,
    OF_COLOUR,
    RANK_OF,
    STACKS,
)
from sixdot.game.hand import BIT, Hand
from sixdot.game.menu import DRAW_ONLY, DRAW_OUT, PASS_ONLY, PASS_OUT, PICKUP_OUT, Menu, drawn_menu, menu_of
from sixdot.game.native import i64
from sixdot.game.questions import DEFAULT_QUESTION, Question
from sixdot.game.round import (
    ANSWER_PHASE,
    COLOUR_PHASE,
    DRAWN_PHASE,
    JUDGE_PHASE,
    NOBODY,
    RESPOND_PHASE,
    STACK_PHASE,
    SWAP_PHASE,
    TURN_PHASE,
    Round,
)
from sixdot.game.shuffle import Source

any_answer: Final = Action(ANSWER, text="...")


@final
class UnoRound(Round):
    __slots__ = (
        "asks", "bluff", "bluffer", "drawn", "draws_until_fits", "face", "failed", "fit", "free_draw", "idle", "may_decline", "pending",
        "person_judges", "prior_face", "proof", "questions", "quiet", "seven_zero", "stacking", "strict",
        "told_answer", "turn_window",
    )  # fmt: skip

    def __init__(self, edition: Edition, players: int, dealer: int, source: Source) -> None:
        super().__init__(edition, players, dealer, source)
        self.may_decline = edition.may_decline
        self.stacking = edition.stacking != "none"
        self.asks = edition.asks_questions
        self.seven_zero = edition.seven_zero
        # H6, H9, H10: a card that fits may still be forbidden. H4, H5, H7: what may be played after a draw is special.
        self.strict = not edition.bluffing or edition.wild_changes_colour or edition.number_last
        self.draws_until_fits = edition.draws_until_fits
        self.free_draw = edition.any_after_draw or edition.must_play_drawn
        self.quiet = not self.asks and not self.seven_zero  # nothing is told or asked: plays take the short way
        self.turn_window = edition.catch_window == "turn"
        self.questions: dict[int, Question] = {}
        self.person_judges = False
        self.face: i64 = NO_FACE  # what lies on top, a wild with the colour it names,
        self.fit: i64 = 0  # and the kinds that fit it
        self.drawn: i64 = NO_CARD  # what the player in the turn has just drawn
        self.pending: i64 = 0  # the stacked total
        self.idle: i64 = 0  # turns in a row in which no card moved
        self.failed: i64 = 0  # bits of the seats that could not answer, since somebody could
        self.told_answer = False
        self.bluffer: i64 = NOBODY  # who played the Wild Draw Four that is to be answered,
        self.bluff = False  # whether it was wrong,
        self.proof: list[int] = []  # with which hand,
        self.prior_face: i64 = NO_FACE  # and what lay there before

    def listen(self) -> None:
        super().listen()
        self.quiet = False

    @property
    def top(self) -> i64:
        return self.discard[-1] if self.discard else NO_CARD

    @property
    def colour(self) -> i64:
        """The colour that counts; -1 while it is yet to be named."""
        return COLOUR_OF[self.face]

    # The first card

    def _start(self) -> None:
        self.turn_over(self._take())

    def turn_over(self, card: i64) -> None:
        """Begin the round with this card turned over, or with another one if it may not start."""
        while not self.may_start(card):
            card = self._bury(card)
        self.begin_with(card)

    def may_start(self, card: i64) -> bool:
        if self.edition.first_special == "buried":
            return RANK_OF[card] < DRAW_TWO
        return card != WILD_FOUR

    def _bury(self, card: i64) -> i64:
        """F5: a card goes back into the deck, shuffled, before or after another is turned. Returns that one."""
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

    def _shuffle_pile(self) -> None:
        if not self.loose:
            self.source.shuffle(self.pile)

    def begin_with(self, card: i64) -> None:
        """F1-F4: the card starts the discard pile and acts on the first players."""
        self.discard.append(card)
        starter: i64 = self.left_of[self.dealer]
        rank = RANK_OF[card]
        if self.log is not None:
            self.log.append(TurnedUp(self.deck.cards[card], False))
        if card == WILD:
            self.turn = starter
            self.phase = COLOUR_PHASE
            if self.log is not None:
                self.log.append(TurnBegan(starter, "colour"))
            return
        self._show(card)
        if rank == DRAW_TWO:
            self._draw(starter, 2, "first-card")
            self._skip(starter)
            starter = self.left_of[starter]
        elif rank == SKIP:
            self._skip(starter)
            starter = self.left_of[starter]
        elif rank == REVERSE:
            starter = self.right_of[self.dealer]
            if self.edition.first_reverse == "dealer" and self.is_seated(self.dealer):
                starter = self.dealer
            self._turn_round()
        self._begin(starter)

    def resume_with(self, colour: i64) -> None:
        """Go on from a discard pile that is there: the dealer's left has the turn."""
        top = self.top
        self._show(top if top < WILD else NAMED + colour)
        self._begin(self.left_of[self.dealer])

    def _show(self, face: i64) -> None:
        self.face = face
        self.fit = FITS[face]

    # Legal moves

    def moves(self) -> tuple[Action, ...]:
        phase = self.phase
        if phase == TURN_PHASE:
            hand = self.hands[self.turn]
            fitting = hand.mask & self.fit
            if self.strict:
                fitting = self._allowed(hand, fitting)
            if not fitting:
                return DRAW_ONLY
            menu = menu_of(fitting, self.face, hand.size, DRAW_OUT if self.may_decline else 0)
            return self._without_this_colour(menu) if self.strict else menu
        if phase == DRAWN_PHASE:
            if self.strict or self.free_draw:
                return self._free_draw_moves()
            drawn = self.drawn
            if drawn < 0 or not self.fit >> drawn & 1:
                return PASS_ONLY
            return drawn_menu(drawn, self.hands[self.turn].size)
        if phase == STACK_PHASE:
            hand = self.hands[self.turn]
            fitting = self._stackable(hand)
            way_out = 0 if fitting and self.edition.must_play_drawn else PICKUP_OUT
            menu = menu_of(fitting, self.face, hand.size, way_out)
            return self._without_this_colour(menu) if self.strict else menu
        if phase == RESPOND_PHASE:
            return (challenge, accept) if self.is_seated(self.bluffer) else (accept,)
        if phase == ANSWER_PHASE:
            return (any_answer, unknown)
        if phase == SWAP_PHASE:
            return tuple([swaps[seat] for seat in self.seated() if seat != self.turn])
        return colours if phase == COLOUR_PHASE else ()

    def is_legal(self, seat: i64, action: Action) -> bool:
        if action.verb == ANSWER:
            return seat == self.turn and self.phase == ANSWER_PHASE
        return action in self.legal(seat)

    # Moves

    def _move(self, action: Action) -> bool:
        verb = action.verb
        if verb != PLAY:
            if verb == DRAW:
                return self._draw_one()
            return self._pass() if verb == PASS else self._other_move(action)
        seat = self.turn
        hand = self.hands[seat]
        card = action.card
        if not (hand.mask & self.fit) >> card & 1:
            return False
        if self.phase != TURN_PHASE and not self._may_play_now(card):
            return False
        if action.says_more and not self._may_say(action, hand):
            return False
        if self.strict and self._forbidden(action, hand):
            return False

        left = hand.remove(card)
        self.discard.append(card)
        self.idle = 0
        if self.turn_window:
            self.exposed = 0
        if card == WILD_FOUR:
            self._remember(seat, hand)
        self.face = action.face
        self.fit = action.fit
        if self.quiet and left > 1 and not ACTS[card]:
            self.turn = self.order[seat]
            self.phase = TURN_PHASE
        else:
            self._after_play(seat, action, left)
        return True

    def _may_play_now(self, card: i64) -> bool:
        """T3, Q4: after drawing only the card drawn, before a stack only draw cards."""
        if self.phase == DRAWN_PHASE:
            return card == self.drawn or self.edition.any_after_draw
        return self.phase == STACK_PHASE and self._stack_kinds() & BIT[card] != 0

    def _may_say(self, action: Action, hand: Hand) -> bool:
        """T6, U6: a wild names a colour and no other card does; UNO is called with two cards in hand."""
        return (action.card >= WILD) == (action.colour >= 0) and (not action.uno or hand.size == 2)

    def _after_play(self, seat: i64, action: Action, left: i64) -> None:
        card = action.card
        self.told_answer = False
        self.failed = 0
        if self.log is not None:
            named = COLOURS[action.colour] if card >= WILD else None
            self.log.append(Played(seat, self.deck.cards[card], named, action.uno, left))
        if left == 0:
            self._go_out(seat, card)
            return
        if left == 1:
            self._one_left(seat, action.uno)
        if ACTS[card]:
            self._act(seat, card)
        elif self.seven_zero and (RANK_OF[card] == 0 or RANK_OF[card] == 7):
            self._move_hands(seat, card)
        else:
            self._begin(self.order[seat])

    def _other_move(self, action: Action) -> bool:
        verb = action.verb
        if verb == CHALLENGE or verb == ACCEPT:
            return self._respond(verb == CHALLENGE)
        if verb == PICKUP:
            forced = self.edition.must_play_drawn and self.phase == STACK_PHASE
            return not (forced and self._stackable(self.hands[self.turn])) and self._pick_up()
        if verb == ANSWER or verb == UNKNOWN:
            return self._answer(action)
        if verb == SWAP:
            return self._choose_swap(action.seat)
        return verb == COLOUR and self._name_colour(action.colour)

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
            self._begin(self.order[following])
        elif self.active == 2:  # P1
            self._skip(following)
            self._begin(seat)
        else:
            self._turn_round()
            self._begin(self.order[seat])

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

    def _make_draw(self, seat: i64, following: i64, card: i64) -> None:
        """A Draw Two or a Wild Draw Four lies before the next player."""
        if self.stacking:
            self.pending += 2 if card < WILD else 4
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
            self._draw(following, 2 if card < WILD else 4, "draw-two" if card < WILD else "wild-four")
            self._skip(following)
            self._begin(self.order[following])

    def _go_out(self, seat: i64, card: i64) -> None:
        """G1: the last card was played; what it makes the next player draw is drawn before the count."""
        owed = self.pending
        if card == WILD_FOUR:
            owed += 4
        elif RANK_OF[card] == DRAW_TWO:
            owed += 2
        self.pending = 0
        if owed:
            why = "stack" if self.stacking else "draw-two" if card < WILD else "wild-four"
            self._draw(self.order[seat], owed, why)
        self._finish(seat)

    def _draw_one(self) -> bool:
        seat = self.turn
        hand = self.hands[seat]
        if self.phase != TURN_PHASE or (not self.may_decline and self._can_play(hand)):
            return False
        if self.draws_until_fits:
            return self._draw_until_fits(seat, hand)
        card = self._take()
        self.drawn = card
        self.phase = DRAWN_PHASE
        if card >= 0:
            hand.add(card)
            self.idle = 0
            if self.called:
                self.called &= ~BIT[seat]
        if self.exposed:
            self.exposed = 0 if self.turn_window else self.exposed & ~BIT[seat]
        if self.log is not None:
            cards: tuple[Card, ...] = (self.deck.cards[card],) if card >= 0 else ()
            self.log.append(Drew(seat, len(cards), 1, "turn", hand.size, cards))
            self.log.append(TurnBegan(seat, "drawn"))
        return True

    def _pass(self) -> bool:
        if self.phase != DRAWN_PHASE or (self.free_draw and self._is_forced()):
            return False
        seat = self.turn
        if self.turn_window:
            self.exposed = 0
        if self.log is not None:
            self.log.append(Passed(seat))
        if self.quiet and self.drawn >= 0:
            self.turn = self.order[seat]
            self.phase = TURN_PHASE
            return True
        if self.drawn < 0:
            self.idle += 1
        self._pass_on()
        return True

    def _pass_on(self) -> None:
        """The turn ends without a play. G4: a whole circuit in which no card moved blocks the round."""
        if self.idle >= self.active:
            self._finish(NOBODY, blocked=True)
        else:
            self._begin(self.order[self.turn])

    def _name_colour(self, colour: i64) -> bool:
        if self.phase != COLOUR_PHASE:
            return False
        self._show(NAMED + colour)
        if self.log is not None:
            self.log.append(ColourNamed(self.turn, COLOURS[colour]))
        self._begin(self.turn)
        return True

    # Wild Draw Four

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
            self._lose_turn(seat, 4, "wild-four")
            return True
        if self.log is not None:
            shown = Hand(self.proof, 0, 0).cards()
            self.log.append(Challenged(seat, self.bluffer, self.bluff, self.deck.named(shown)))
        if self.bluff:
            self._convict(self.bluffer)
            self._begin(seat)
        else:
            self._lose_turn(seat, 6, "challenge")
        return True

    def _lose_turn(self, seat: i64, cards: i64, why: str) -> None:
        self._draw(seat, cards, why)
        self._skip(seat)
        self._begin(self.order[seat])

    def _convict(self, seat: i64) -> None:
        """C3: the play was wrong."""
        if self.edition.guilty_takes_back:
            self.hands[seat].add(self.discard.pop())
            self.called &= ~BIT[seat]
            self._show(self.prior_face)
            if self.log is not None:
                deck = self.deck.cards
                self.log.append(TookBack(seat, deck[WILD_FOUR], deck[self.top], COLOURS[self.colour]))
        self._draw(seat, 4, "challenge")

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
            self._begin(seat)
        else:
            self._lose_turn(seat, owed, "stack")
        return True

    def _stackable(self, hand: Hand) -> i64:
        fitting = hand.mask & self.fit & self._stack_kinds()
        return self._allowed(hand, fitting) if self.strict else fitting

    def _stack_kinds(self) -> int:
        """Q4, H1: what may lie on the stack, if it fits."""
        if self.edition.stacking == "any":
            return STACKS
        return DRAW_TWOS if self.top < WILD else STACKS ^ DRAW_TWOS

    # House rules

    def _can_play(self, hand: Hand) -> bool:
        fitting = hand.mask & self.fit
        return fitting != 0 and (not self.strict or self._allowed(hand, fitting) != 0)

    def _allowed(self, hand: Hand, fitting: i64) -> i64:
        """H6, H10: the kinds of those that fit which no house rule forbids."""
        if self.edition.number_last and hand.size == 1:
            fitting &= NUMBERS
        if not self.edition.bluffing and self._would_bluff(hand):
            fitting &= ALL_BUT_WILD_FOUR
        return fitting

    def _without_this_colour(self, menu: Menu) -> Menu:
        """H9: a wild names another colour than the one that counts."""
        if not self.edition.wild_changes_colour:
            return menu
        return tuple([action for action in menu if action.card < WILD or action.colour != self.colour])

    def _forbidden(self, action: Action, hand: Hand) -> bool:
        if not self._allowed(hand, BIT[action.card]):
            return True
        return self.edition.wild_changes_colour and action.card >= WILD and action.colour == self.colour

    def _free_draw_moves(self) -> Menu:
        """H4-H7, H9, H10: after a draw, where a house rule has a say in it."""
        hand = self.hands[self.turn]
        kinds = hand.mask if self.edition.any_after_draw else BIT[self.drawn] if self.drawn >= 0 else 0
        fitting = self._allowed(hand, kinds & self.fit)
        if not fitting:
            return PASS_ONLY
        way_out = 0 if self.edition.must_play_drawn else PASS_OUT
        return self._without_this_colour(menu_of(fitting, self.face, hand.size, way_out))

    def _is_forced(self) -> bool:
        """H7: who can play after a draw must."""
        return self.edition.must_play_drawn and self._free_draw_moves() != PASS_ONLY

    def _draw_until_fits(self, seat: i64, hand: Hand) -> bool:
        """H4: the last card drawn may be played, or none is left."""
        cards: list[int] = []
        fits = False
        while not fits:
            card = self._take()
            if card < 0:
                break
            hand.add(card)
            cards.append(card)
            fits = self._allowed(hand, self.fit & BIT[card]) != 0
        self.drawn = cards[-1] if cards else NO_CARD
        self.phase = DRAWN_PHASE
        if self.turn_window:
            self.exposed = 0
        if self.log is not None:
            wanted = len(cards) if fits else len(cards) + 1
            self.log.append(Drew(seat, len(cards), wanted, "turn", hand.size, self.deck.named(cards)))
            self.log.append(TurnBegan(seat, "drawn"))
        self._has_drawn(seat, len(cards))
        return True

    def asides(self, seat: i64) -> tuple[Action, ...]:
        found = super().asides(seat)
        if not self.edition.jump_in or seat == self.turn or self.phase != TURN_PHASE or not self.is_seated(seat):
            return found
        card = self.top
        hand = self.hands[seat]
        if card >= WILD or not hand.holds(card) or not self._allowed(hand, BIT[card]):
            return found
        with_call = plays_with_uno[card] if hand.size == 2 else ()
        return plays[card] + with_call + found

    def _jump_in(self, seat: i64, action: Action) -> bool:
        """H2: who holds exactly the card on top is in turn with it."""
        if not self.edition.jump_in or action.verb != PLAY or self.phase != TURN_PHASE or not self.is_seated(seat):
            return False
        if action.card != self.top or action.card >= WILD:
            return False
        in_turn = self.turn
        self.turn = seat
        if self.log is not None:
            self.log.append(JumpedIn(seat))
        if self._move(action):
            return True
        self.turn = in_turn
        if self.log is not None:
            self.log.pop()
        return False

    def _move_hands(self, seat: i64, card: i64) -> None:
        """H3: a 7 swaps two hands, a 0 hands all of them on."""
        if RANK_OF[card] == 0:
            self._hand_on()
            self._begin(self.order[seat])
        elif self.active == 2:
            self._swap(seat, self.order[seat])
            self._begin(self.order[seat])
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
        self._begin(self.order[seat])
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

    def question(self) -> Question:
        """The question on the top card."""
        return self.questions.get(self.top, DEFAULT_QUESTION)

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
        """Q7: a person says whether the answer was right; False if there is none to judge."""
        if self.phase != JUDGE_PHASE:
            return False
        if self.log is not None:
            self.log.append(Judged(self.turn, correct))
        self._mark(correct)
        return True

    def _mark(self, correct: bool) -> None:
        """Q2, Q3: right, and the turn goes on; wrong, and it costs a card and the turn."""
        seat = self.turn
        if correct:
            self.failed = 0
            self.phase = TURN_PHASE
            if self.log is not None:
                self.log.append(TurnBegan(seat, "turn"))
            return
        if self._draw(seat, 1, "answer") == 0:
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

    # The course of the round

    def _begin(self, seat: i64) -> None:
        self.turn = seat
        if self.asks and not self.told_answer and RANK_OF[self.discard[-1]] < DRAW_TWO:
            self.phase = ANSWER_PHASE
            if self.log is not None:
                self.log.append(Asked(seat, self.deck.cards[self.top], self.question().ask))
                self.log.append(TurnBegan(seat, "answer"))
            return
        self.phase = TURN_PHASE
        if self.log is not None:
            self.log.append(TurnBegan(seat, "turn"))

    def _skip(self, seat: i64) -> None:
        if self.log is not None:
            self.log.append(Skipped(seat))

    def _turn_round(self) -> None:
        self.direction = -self.direction
        self.order = self.left_of if self.direction > 0 else self.right_of
        if self.log is not None:
            self.log.append(Reversed("left" if self.direction > 0 else "right"))

    def _discards(self) -> list[int]:
        """All but the top card; under a Wild Draw Four that may yet go back (C3) the card below stays too."""
        staying = 2 if self.phase == RESPOND_PHASE and self.edition.guilty_takes_back else 1
        found = self.discard[:-staying]
        self.discard = self.discard[-staying:]
        return found

    def _has_drawn(self, seat: i64, count: i64) -> None:
        """U4: any draw closes the window, also from an empty pile."""
        self.exposed &= ~BIT[seat]
        if count:
            self.idle = 0
            self.called &= ~BIT[seat]

    def _settle_for(self, seat: i64) -> None:
        if self.phase == COLOUR_PHASE:
            counts = self.hands[seat].counts
            held = [sum(counts[RANKS * colour : RANKS * colour + RANKS]) for colour in range(4)]
            self._name_colour(held.index(max(held)))
        elif self.phase == RESPOND_PHASE:
            self._respond(False)
        elif self.phase == STACK_PHASE:
            self._pick_up()

    def fold(self, seat: i64) -> None:
        super().fold(seat)
        if self.asks and self.phase == ANSWER_PHASE:
            self._tell_answer()
            if self.told_answer:
                self._begin(self.turn)

    # Refusals

    def _move_reason(self, action: Action) -> str:
        verb = action.verb
        phase = self.phase
        if phase == COLOUR_PHASE:
            return "NAME_THE_COLOUR"
        if phase == ANSWER_PHASE:
            return "ANSWER_FIRST"
        if phase == RESPOND_PHASE:
            return "CHALLENGE_OR_ACCEPT"
        if phase == SWAP_PHASE:
            return "SWAP_WITH_ANOTHER" if verb == SWAP else "SWAP_FIRST"
        if phase == STACK_PHASE and not (verb == PLAY and self._stack_kinds() & BIT[action.card]):
            if verb == PICKUP:
                return "FORCED_TO_PLAY"
            return "STACK_OR_PICKUP" if self.edition.pickup_keeps_turn else "STACK_OR_LOSE_TURN"
        if verb == PLAY:
            return self._play_reason(action)
        if verb == DRAW:
            if phase == DRAWN_PHASE:
                return "ALREADY_DRAWN"
            return "FORCED_TO_PLAY" if self.edition.must_play_drawn else "MUST_PLAY"
        if verb == PASS and phase == DRAWN_PHASE:
            return "FORCED_TO_PLAY"
        if verb == ANSWER or verb == UNKNOWN:
            return "NOTHING_ASKED"
        return {
            PASS: "NOT_DRAWN",
            COLOUR: "NO_COLOUR_TO_NAME",
            CHALLENGE: "NOTHING_TO_CHALLENGE",
            ACCEPT: "NOTHING_TO_CHALLENGE",
            PICKUP: "NOTHING_STACKED",
            SWAP: "NOTHING_TO_SWAP" if self.seven_zero else "NOT_IN_THIS_GAME",
        }.get(verb, "NOT_IN_THIS_GAME")

    def _play_reason(self, action: Action) -> str:
        card = action.card
        hand = self.hands[self.turn]
        if not hand.mask & BIT[card]:
            return "NOT_IN_HAND"
        if self.phase == DRAWN_PHASE and card != self.drawn and not self.edition.any_after_draw:
            return "ONLY_THE_DRAWN_CARD"
        if not self.fit >> card & 1:
            return "DOES_NOT_FIT"
        if card >= WILD and action.colour < 0:
            return "COLOUR_REQUIRED"
        if card < WILD and action.colour >= 0:
            return "COLOUR_NOT_WANTED"
        if action.uno and hand.size != 2:
            return "NOT_TWO_CARDS"
        if self.edition.number_last and hand.size == 1 and not NUMBERS & BIT[card]:
            return "NUMBER_LAST"
        return "NOT_HONEST" if not self._allowed(hand, BIT[card]) else "SAME_COLOUR"

    # Copies

    def copy(self) -> UnoRound:
        twin = UnoRound(self.edition, self.players, self.dealer, self.source.copy())
        self._copy_onto(twin)
        twin.questions = self.questions
        twin.person_judges = self.person_judges
        twin.face = self.face
        twin.fit = self.fit
        twin.drawn = self.drawn
        twin.pending = self.pending
        twin.idle = self.idle
        twin.failed = self.failed
        twin.told_answer = self.told_answer
        twin.bluffer = self.bluffer
        twin.bluff = self.bluff
        twin.proof = self.proof
        twin.prior_face = self.prior_face
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        return (
            *self._base_fingerprint(), self.face, self.drawn, self.pending, self.idle, self.failed,
            self.told_answer, self.bluffer, self.bluff, tuple(self.proof), self.prior_face,
        )  # fmt: skip
