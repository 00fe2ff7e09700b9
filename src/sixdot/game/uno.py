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
    UNKNOWN,
    Action,
    accept,
    challenge,
    colours,
    draw,
    pass_,
    pickup,
    plays,
    plays_with_uno,
    unknown,
)
from sixdot.game.cards import (
    COLOURS,
    DRAW_TWO,
    NO_CARD,
    NO_COLOUR,
    RANKS,
    REVERSE,
    SKIP,
    UNO_DECK,
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
    Judged,
    Passed,
    Played,
    Reversed,
    Skipped,
    Stacked,
    TookBack,
    TurnBegan,
    TurnedUp,
)
from sixdot.game.hand import BIT, Hand
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
    TURN_PHASE,
    Round,
)
from sixdot.game.shuffle import Source


def _bits(kinds: list[int]) -> int:
    return sum([1 << kind for kind in kinds])


KINDS: Final = len(UNO_DECK.cards)
RANK_OF: Final[list[int]] = [kind % RANKS if kind < WILD else kind for kind in range(KINDS)]
WILDS: Final = _bits([WILD, WILD_FOUR])
OF_COLOUR: Final[list[int]] = [_bits(list(range(RANKS * c, RANKS * c + RANKS))) for c in range(4)]
# What fits a card (its colour, its number or symbol, a wild), and what fits a wild that names a colour.
FITS: Final[list[int]] = [
    OF_COLOUR[kind // RANKS] | _bits(list(range(kind % RANKS, WILD, RANKS))) | WILDS for kind in range(WILD)
]
FITS_COLOUR: Final[list[int]] = [of_colour | WILDS for of_colour in OF_COLOUR]
STACKS: Final = _bits([*range(DRAW_TWO, WILD, RANKS), WILD_FOUR])
ALL_BUT_WILD_FOUR: Final = _bits(list(range(WILD_FOUR)))

any_answer: Final = Action(ANSWER, text="...")
_DRAW_ONLY: Final = (draw,)
_PASS_ONLY: Final = (pass_,)

# Menus are made once for every set of cards that fits: plays, then (or not) one way out of the turn.
Menu = tuple[Action, ...]
_MENU_LIMIT: Final = 20_000
_WAYS_OUT: Final[tuple[Menu, ...]] = ((), (draw,), (pass_,), (pickup,))
_menus: Final[list[dict[int, Menu]]] = [{} for _ in range(8)]


def _menu(fitting: i64, two_left: bool, way_out: i64) -> Menu:
    """The plays of every card in a set of kinds, with the call where two cards are left, and the way out."""
    known = _menus[2 * way_out + 1 if two_left else 2 * way_out]
    menu = known.get(fitting)
    if menu is None:
        if len(known) >= _MENU_LIMIT:
            known.clear()
        found: list[Action] = []
        for kind in range(KINDS):
            if fitting & BIT[kind]:
                found.extend(plays[kind])
                if two_left:
                    found.extend(plays_with_uno[kind])
        menu = tuple(found) + _WAYS_OUT[way_out]
        known[fitting] = menu
    return menu


@final
class UnoRound(Round):
    __slots__ = (
        "asks", "bluff", "bluffer", "colour", "drawn", "failed", "fit", "idle", "may_decline", "pending",
        "person_judges", "prior_colour", "prior_fit", "proof", "questions", "stacking", "told_answer",
        "turn_window",
    )  # fmt: skip

    def __init__(self, edition: Edition, players: int, dealer: int, source: Source) -> None:
        super().__init__(edition, players, dealer, source)
        self.may_decline = edition.may_decline
        self.stacking = edition.stacking
        self.asks = edition.asks_questions
        self.turn_window = edition.catch_window == "turn"
        self.questions: dict[int, Question] = {}
        self.person_judges = False
        self.colour: i64 = NO_COLOUR
        self.fit: i64 = 0  # the kinds that fit now
        self.drawn: i64 = NO_CARD  # what the player in the turn has just drawn
        self.pending: i64 = 0  # the stacked total
        self.idle: i64 = 0  # turns in a row in which no card moved
        self.failed: i64 = 0  # players in a row who could not answer
        self.told_answer = False
        self.bluffer: i64 = NOBODY  # who played the Wild Draw Four that is to be answered,
        self.bluff = False  # whether it was wrong,
        self.proof: list[int] = []  # with which hand,
        self.prior_colour: i64 = NO_COLOUR  # and what counted before
        self.prior_fit: i64 = 0

    @property
    def top(self) -> i64:
        return self.discard[-1] if self.discard else NO_CARD

    # The first card

    def _start(self) -> None:
        self.turn_over(self._take())

    def turn_over(self, card: i64) -> None:
        """Begin the round with this card turned over, or with another one if it may not start."""
        while not self._may_start(card):
            card = self._bury(card)
        self.begin_with(card)

    def _may_start(self, card: i64) -> bool:
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
                if not self._may_start(another):
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
        self._show(card, NO_COLOUR)
        if rank == DRAW_TWO:
            self._draw(starter, 2, "first-card")
            self._skip(starter)
            starter = self.left_of[starter]
        elif rank == SKIP:
            self._skip(starter)
            starter = self.left_of[starter]
        elif rank == REVERSE:
            right: i64 = self.right_of[self.dealer]
            self._turn_round()
            starter = self.dealer if self.edition.first_reverse == "dealer" else right
        self._begin(starter)

    def resume_with(self, colour: i64) -> None:
        """Go on from a discard pile that is there: the dealer's left has the turn."""
        self._show(self.discard[-1], colour)
        self._begin(self.left_of[self.dealer])

    def _show(self, card: i64, colour: i64) -> None:
        """This card is on top now, and a wild names this colour."""
        if card >= WILD:
            self.colour = colour
            self.fit = FITS_COLOUR[colour]
        else:
            self.colour = card // RANKS
            self.fit = FITS[card]
        self.told_answer = False
        self.failed = 0

    # Legal moves

    def moves(self) -> tuple[Action, ...]:
        phase = self.phase
        if phase == TURN_PHASE:
            hand = self.hands[self.turn]
            fitting = hand.mask & self.fit
            if fitting == 0:
                return _DRAW_ONLY
            return _menu(fitting, hand.size == 2, 1 if self.may_decline else 0)
        if phase == DRAWN_PHASE:
            drawn = self.drawn
            if drawn < 0 or not self.fit & BIT[drawn]:
                return _PASS_ONLY
            return _menu(BIT[drawn], self.hands[self.turn].size == 2, 2)
        if phase == STACK_PHASE:
            hand = self.hands[self.turn]
            return _menu(hand.mask & self.fit & STACKS, hand.size == 2, 3)
        if phase == RESPOND_PHASE:
            return (challenge, accept) if self.is_seated(self.bluffer) else (accept,)
        if phase == ANSWER_PHASE:
            return (any_answer, unknown)
        return colours if phase == COLOUR_PHASE else ()

    def is_legal(self, seat: i64, action: Action) -> bool:
        if action.verb == ANSWER:
            return seat == self.turn and self.phase == ANSWER_PHASE
        return action in self.legal(seat)

    # Moves

    def _move(self, action: Action) -> bool:
        verb = action.verb
        if verb == PLAY:
            return self._play(action)
        if verb == DRAW:
            return self._draw_one()
        if verb == PASS:
            return self._pass()
        if verb == CHALLENGE or verb == ACCEPT:
            return self._respond(verb == CHALLENGE)
        if verb == PICKUP:
            return self._pick_up()
        if verb == ANSWER or verb == UNKNOWN:
            return self._answer(action)
        return verb == COLOUR and self._name_colour(action.colour)

    def _play(self, action: Action) -> bool:
        seat = self.turn
        hand = self.hands[seat]
        card = action.card
        phase = self.phase
        if not hand.mask & self.fit & BIT[card]:
            return False
        if phase != TURN_PHASE and not (
            (phase == DRAWN_PHASE and card == self.drawn) or (phase == STACK_PHASE and STACKS & BIT[card])
        ):
            return False
        if (card >= WILD) != (action.colour >= 0) or (action.uno and hand.size != 2):
            return False

        hand.remove(card)
        self.discard.append(card)
        self.idle = 0
        if self.turn_window:
            self.exposed = 0
        if card == WILD_FOUR:
            self._remember(seat, hand)
        self._show(card, action.colour)
        if self.log is not None:
            named = COLOURS[action.colour] if card >= WILD else None
            self.log.append(Played(seat, self.deck.cards[card], named, action.uno, hand.size))
        if hand.size == 1:
            if action.uno:
                self.called |= BIT[seat]
            else:
                self.exposed |= BIT[seat]
                self.caught &= ~BIT[seat]
        elif hand.size == 0:
            self._go_out(seat, card)
            return True

        rank = RANK_OF[card]
        following: i64 = self.order[seat]
        if rank < DRAW_TWO or card == WILD:
            self._begin(following)
        elif rank == DRAW_TWO or card == WILD_FOUR:
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
        return True

    def _remember(self, seat: i64, hand: Hand) -> None:
        """T7, T9: judge a Wild Draw Four by the hand it leaves and by what counted before it."""
        self.bluffer = seat
        self.proof = hand.counts.copy()
        self.prior_colour = self.colour
        self.prior_fit = self.fit
        honest = self.edition.wild_four_honest
        if honest == "colour":
            self.bluff = hand.mask & OF_COLOUR[self.colour] != 0
        else:
            self.bluff = honest == "unplayable" and hand.mask & self.fit & ALL_BUT_WILD_FOUR != 0

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
        if self.phase != TURN_PHASE or (not self.may_decline and hand.mask & self.fit):
            return False
        card = self._take()
        self.drawn = card
        self.phase = DRAWN_PHASE
        if card >= 0:
            hand.add(card)
            self.idle = 0
            self.called &= ~BIT[seat]
        if self.turn_window:
            self.exposed = 0
        else:
            self.exposed &= ~BIT[seat]
        if self.log is not None:
            cards: tuple[Card, ...] = (self.deck.cards[card],) if card >= 0 else ()
            self.log.append(Drew(seat, len(cards), 1, "turn", hand.size, cards))
            self.log.append(TurnBegan(seat, "drawn"))
        return True

    def _pass(self) -> bool:
        if self.phase != DRAWN_PHASE:
            return False
        seat = self.turn
        if self.turn_window:
            self.exposed = 0
        if self.log is not None:
            self.log.append(Passed(seat))
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
        self._show(WILD, colour)
        if self.log is not None:
            self.log.append(ColourNamed(self.turn, COLOURS[colour]))
        self._begin(self.turn)
        return True

    # Wild Draw Four

    def _respond(self, challenged: bool) -> bool:
        if self.phase != RESPOND_PHASE or (challenged and not self.is_seated(self.bluffer)):
            return False
        seat = self.turn
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
            self.colour = self.prior_colour
            self.fit = self.prior_fit
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
        self._draw(seat, owed, "stack")
        self._begin(seat)
        return True

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
        self.failed += 1
        self._tell_answer()
        self._pass_on()

    def _tell_answer(self) -> None:
        """Q3: when nobody of a whole circuit knew it, the answer is told."""
        if self.failed >= self.active and not self.told_answer:
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
        if not self.discard:
            return []
        top = self.discard.pop()
        found = self.discard
        self.discard = [top]
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
        if phase == STACK_PHASE and not (verb == PLAY and STACKS & BIT[action.card]):
            return "STACK_OR_PICKUP"
        if verb == PLAY:
            return self._play_reason(action)
        if verb == DRAW:
            return "ALREADY_DRAWN" if phase == DRAWN_PHASE else "MUST_PLAY"
        if verb == ANSWER or verb == UNKNOWN:
            return "NOTHING_ASKED"
        return {
            PASS: "NOT_DRAWN",
            COLOUR: "NO_COLOUR_TO_NAME",
            CHALLENGE: "NOTHING_TO_CHALLENGE",
            ACCEPT: "NOTHING_TO_CHALLENGE",
            PICKUP: "NOTHING_STACKED",
        }.get(verb, "NOT_IN_THIS_GAME")

    def _play_reason(self, action: Action) -> str:
        card = action.card
        hand = self.hands[self.turn]
        if not hand.mask & BIT[card]:
            return "NOT_IN_HAND"
        if self.phase == DRAWN_PHASE and card != self.drawn:
            return "ONLY_THE_DRAWN_CARD"
        if not self.fit & BIT[card]:
            return "DOES_NOT_FIT"
        if card >= WILD and action.colour < 0:
            return "COLOUR_REQUIRED"
        if card < WILD and action.colour >= 0:
            return "COLOUR_NOT_WANTED"
        return "NOT_TWO_CARDS"

    # Copies

    def copy(self) -> UnoRound:
        twin = UnoRound(self.edition, self.players, self.dealer, self.source.copy())
        self._copy_onto(twin)
        twin.questions = self.questions
        twin.person_judges = self.person_judges
        twin.colour = self.colour
        twin.fit = self.fit
        twin.drawn = self.drawn
        twin.pending = self.pending
        twin.idle = self.idle
        twin.failed = self.failed
        twin.told_answer = self.told_answer
        twin.bluffer = self.bluffer
        twin.bluff = self.bluff
        twin.proof = self.proof
        twin.prior_colour = self.prior_colour
        twin.prior_fit = self.prior_fit
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        return (
            *self._base_fingerprint(), self.colour, self.fit, self.drawn, self.pending, self.idle, self.failed,
            self.told_answer, self.bluffer, self.bluff, tuple(self.proof), self.prior_colour, self.prior_fit,
        )  # fmt: skip
