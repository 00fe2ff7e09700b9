"""The UNO round: one machine for every edition whose game is UNO.

A turn (T1-T3): play a card that fits by colour, number or symbol, or draw one and play or keep it. Draw Two,
Skip and Reverse act at once (T4, T5); with two players Reverse is a Skip (P1). A Wild Draw Four waits for the
next player to challenge or accept (C1-C6), or, where draw cards stack, for a draw card or a pick-up (Q4). Where
number cards carry questions, the turn begins with the answer (Q1-Q3). A player calls UNO
with the second-to-last card, or can be caught while the edition's window is open (U1-U7).
"""

from __future__ import annotations

from typing import final

from sixdot.game import actions as a
from sixdot.game.actions import (
    ACCEPT,
    ANSWER,
    CHALLENGE,
    COLOUR,
    CONFIRM,
    DRAW,
    HINT,
    PASS,
    PICKUP,
    PLAY,
    SWAP,
    UNKNOWN,
    Action,
)
from sixdot.game.cards import COLOURS, DRAW_TWO, NO_CARD, RANKS, WILD, WILD_FOUR, Card
from sixdot.game.events import Drew, Judged, JumpedIn, Passed, Played, TurnBegan
from sixdot.game.kinds import ACTS, BIT, RANK_OF, Hand
from sixdot.game.knowledge import known_to
from sixdot.game.native import i64
from sixdot.game.refusal import RefusalReason
from sixdot.game.shuffle import Source
from sixdot.game.uno import allowed, effects
from sixdot.game.uno.menu import (
    ACCEPT_ONLY,
    CHALLENGE_OR_ACCEPT,
    DRAW_ONLY,
    PASS_ONLY,
    PASS_OUT,
    PICKUP_OUT,
    Menu,
    any_of,
    drawn_menu,
    menu_of,
)
from sixdot.game.uno.table import UnoTable, UnoView
from sixdot.game.view import (
    ANSWER_PHASE,
    COLOUR_PHASE,
    DRAWN_PHASE,
    JUDGE_PHASE,
    RESPOND_PHASE,
    STACK_PHASE,
    SWAP_PHASE,
    TURN_PHASE,
)


@final
class UnoRound(UnoTable):
    __slots__ = ()

    # Legal moves

    def moves(self) -> tuple[Action, ...]:
        phase = self.phase
        if phase == TURN_PHASE:
            hand = self.hands[self.turn]
            fitting = hand.mask & self.face.fit
            if self.strict:
                fitting = allowed.lawful(self, hand, fitting)
            if not fitting:
                return DRAW_ONLY
            menu = menu_of(fitting, self.face, hand.size, self.way_out)
            return allowed.without_this_colour(self, menu) if self.strict else menu
        if phase == DRAWN_PHASE:
            if self.strict or self.free_draw:
                return self._free_draw_moves()
            drawn = self.drawn
            if drawn < 0 or not self.face.fits[drawn]:
                return PASS_ONLY
            return drawn_menu(drawn, self.hands[self.turn].size)
        if phase == STACK_PHASE:
            hand = self.hands[self.turn]
            fitting = allowed.stackable(self, hand)
            way_out = 0 if fitting and self.edition.must_play_drawn else PICKUP_OUT
            menu = menu_of(fitting, self.face, hand.size, way_out)
            return allowed.without_this_colour(self, menu) if self.strict else menu
        if phase == RESPOND_PHASE:
            return CHALLENGE_OR_ACCEPT if self.is_seated(self.bluffer) else ACCEPT_ONLY
        if phase == ANSWER_PHASE:
            return (a.any_answer, a.unknown, a.confirm) if self.near else (a.any_answer, a.unknown)
        if phase == SWAP_PHASE:
            return tuple([a.swaps[seat] for seat in self.seated() if seat != self.turn])
        return a.colours if phase == COLOUR_PHASE else ()

    def any_legal(self, source: Source) -> Action:
        if self.phase != TURN_PHASE or self.strict or self.exposed or self.humans:
            return super().any_legal(source)
        hand = self.hands[self.turn]
        fitting = hand.mask & self.face.fit
        if not fitting:
            return a.draw
        return any_of(fitting, self.face, hand.size, self.way_out, source)

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
        if not hand.counts[card] or not self.face.fits[card]:
            return False
        if self.phase != TURN_PHASE and not self._may_play_now(card):
            return False
        if action.says_more or self.strict:
            if not self._may_say(action, hand) or (self.strict and allowed.is_forbidden(self, action, hand)):
                return False
            if card == WILD_FOUR:
                effects.remember(self, seat, hand)

        left = hand.remove(card)
        self.discard.append(card)
        self.idle = 0
        if self.turn_window:
            self.exposed = 0
        self.face = action.face
        if self.quiet and left > 1 and not ACTS[card]:
            self.turn = self.order[seat]
            self.phase = TURN_PHASE
        else:
            self._after_play(seat, action, left)
        return True

    def _may_play_now(self, card: i64) -> bool:
        """T3, Q4: after a draw, only the card drawn; on a stack, only draw cards."""
        if self.phase == DRAWN_PHASE:
            return card == self.drawn or self.any_after_draw
        return self.phase == STACK_PHASE and allowed.stack_kinds(self) & BIT[card] != 0

    def _may_say(self, action: Action, hand: Hand) -> bool:
        """T6, U6: a wild names a colour and no other card does; UNO is called with two cards in hand."""
        return (action.card >= WILD) == (action.colour >= 0) and (not action.uno or hand.size == 2)

    def _after_play(self, seat: i64, action: Action, left: i64) -> None:
        card = action.card
        if self.asks:
            self.told_answer = False
            self.failed = 0
            self.hinted = False
            if RANK_OF[card] < DRAW_TWO:
                effects.pose(self, card)
        if self.log is not None:
            named = COLOURS[action.colour] if card >= WILD else None
            self.log.append(Played(seat, self.deck.cards[card], named, action.uno, left))
        if left == 0:
            effects.go_out(self, seat, card)
            return
        if left == 1:
            effects.one_left(self, seat, action.uno)
        if ACTS[card]:
            effects.act(self, seat, card)
        elif self.seven_zero and (RANK_OF[card] == 0 or RANK_OF[card] == 7):
            effects.move_hands(self, seat, card)
        else:
            self.begin(self.order[seat])

    def _other_move(self, action: Action) -> bool:
        verb = action.verb
        if verb == CHALLENGE or verb == ACCEPT:
            return effects.respond(self, verb == CHALLENGE)
        if verb == PICKUP:
            forced = self.edition.must_play_drawn and self.phase == STACK_PHASE
            return not (forced and allowed.stackable(self, self.hands[self.turn])) and effects.pick_up(self)
        if verb == ANSWER or verb == UNKNOWN:
            return effects.give_answer(self, action)
        if verb == CONFIRM:
            return effects.confirm(self)
        if verb == SWAP:
            return effects.choose_swap(self, action.seat)
        return verb == COLOUR and self.name_colour(action.colour)

    def _draw_one(self) -> bool:
        seat = self.turn
        hand = self.hands[seat]
        if self.phase != TURN_PHASE:
            return False
        fitting = 0 if self.way_out else hand.mask & self.face.fit
        if fitting and (not self.strict or allowed.lawful(self, hand, fitting)):
            return False
        if not self.plain_draw:
            return self._draw_until_fits(seat, hand) if self.edition.draws_until_fits else self._draw_and_pass(seat)
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

    def _draw_until_fits(self, seat: i64, hand: Hand) -> bool:
        """H4: draw until a card may be played, or no card is left."""
        cards: list[int] = []
        fits = False
        while not fits:
            card = self._take()
            if card < 0:
                break
            hand.add(card)
            cards.append(card)
            fits = allowed.lawful(self, hand, self.face.fit & BIT[card]) != 0
        self.drawn = cards[-1] if cards else NO_CARD
        if self.turn_window:
            self.exposed = 0
        if self.log is not None:
            wanted = len(cards) if fits else len(cards) + 1
            self.log.append(Drew(seat, len(cards), wanted, "turn", hand.size, self.deck.named(cards)))
        self.wait_for(seat, DRAWN_PHASE)
        self._has_drawn(seat, len(cards))
        return True

    def _draw_and_pass(self, seat: i64) -> bool:
        """T3: where nothing may be played after a draw, the draw is the whole turn."""
        if self.turn_window:
            self.exposed = 0
        self.drawn = NO_CARD
        if self.draw_cards(seat, 1, "turn") == 0:
            self.idle += 1
        if self.log is not None:
            self.log.append(Passed(seat))
        self.pass_on()
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
        self.pass_on()
        return True

    # What the house rules allow

    def _free_draw_moves(self) -> Menu:
        """H4-H7, H9, H10: the moves after a draw, where a house rule has a say in them."""
        hand = self.hands[self.turn]
        kinds = hand.mask if self.any_after_draw else BIT[self.drawn] if self.drawn >= 0 else 0
        fitting = allowed.lawful(self, hand, kinds & self.face.fit)
        if not fitting:
            return PASS_ONLY
        way_out = 0 if self.edition.must_play_drawn else PASS_OUT
        return allowed.without_this_colour(self, menu_of(fitting, self.face, hand.size, way_out))

    def _is_forced(self) -> bool:
        """H7: a player who can play after a draw must."""
        return self.edition.must_play_drawn and self._free_draw_moves() != PASS_ONLY

    # H2: out of turn; and a hint, which does not take the turn

    def _aside(self, seat: i64, action: Action) -> bool:
        return effects.give_hint(self, seat) if action.verb == HINT else super()._aside(seat, action)

    def asides(self, seat: i64) -> tuple[Action, ...]:
        found = super().asides(seat)
        if self.asks and effects.may_hint(self, seat):
            found = (a.hint, *found)
        if not self.edition.jump_in or seat == self.turn or not self.is_open_to_jumps() or not self.is_seated(seat):
            return found
        card = self.top
        hand = self.hands[seat]
        if not hand.holds(card) or not allowed.lawful(self, hand, BIT[card]):
            return found
        with_call = a.plays_with_uno[card] if hand.size == 2 else ()
        return a.plays[card] + with_call + found

    def is_open_to_jumps(self) -> bool:
        return self.edition.jump_in and self.phase == TURN_PHASE and self.top < WILD

    def _jump_in(self, seat: i64, action: Action) -> bool:
        """H2: a player with a card identical to the top card may play it, and then has had the turn."""
        identical = action.verb == PLAY and action.card == self.top
        if not identical or not self.is_open_to_jumps() or not self.is_seated(seat):
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

    # Refusals

    def _aside_reason(self, seat: i64, action: Action) -> RefusalReason:
        return allowed.hint_reason(self, seat) if action.verb == HINT else super()._aside_reason(seat, action)

    def _move_reason(self, action: Action) -> RefusalReason:
        return allowed.move_reason(self, action)

    # Questions

    def judge(self, correct: bool, anew: bool = False) -> bool:
        if self.phase != (ANSWER_PHASE if anew else JUDGE_PHASE):
            return False
        if anew:
            self.exposed = 0 if self.turn_window else self.exposed
        elif self.log is not None:
            self.log.append(Judged(self.turn, correct))
        effects.mark(self, correct)
        return True

    # Leaving

    def settle_for(self, seat: i64) -> None:
        if self.phase == COLOUR_PHASE:
            counts = self.hands[seat].counts
            held = [sum(counts[RANKS * colour : RANKS * colour + RANKS]) for colour in range(4)]
            self.name_colour(held.index(max(held)))
        elif self.phase == RESPOND_PHASE:
            effects.respond(self, False)
        elif self.phase == STACK_PHASE:
            effects.pick_up(self)

    def has_folded(self) -> None:
        if self.asks and self.phase == ANSWER_PHASE:
            effects.tell_answer(self)
            if self.told_answer:
                self.begin(self.turn)

    # What a seat may know

    def view(self, seat: int | None) -> UnoView:
        view = known_to(self, seat, UnoView)
        phase = self.phase
        view.top = self.deck.cards[self.top] if self.discard else None
        view.colour = COLOURS[self.colour] if self.colour >= 0 else None
        view.pending = self.pending
        if phase == RESPOND_PHASE:
            view.challenged = self.bluffer
            view.prior_colour = COLOURS[self.prior_face.colour]
        elif phase == ANSWER_PHASE or phase == JUDGE_PHASE:
            asked = self.question()
            view.question, view.choices = asked.spoken, asked.choices
            view.hint = asked.hint if self.hinted else None
            view.near = self.near or None
        return view

    # Copies

    def copy(self) -> UnoRound:
        twin = UnoRound(self.edition, self.players, self.dealer, self.source.copy())
        self._copy_onto(twin)
        twin.face = self.face
        twin.drawn = self.drawn
        twin.pending = self.pending
        twin.idle = self.idle
        twin.failed = self.failed
        twin.told_answer = self.told_answer
        twin.hinted = self.hinted
        twin.near = self.near
        twin.standing = self.standing.copy()
        twin.posed = self.posed
        twin.bluffer = self.bluffer
        twin.bluff = self.bluff
        twin.proof = self.proof
        twin.prior_face = self.prior_face
        return twin
