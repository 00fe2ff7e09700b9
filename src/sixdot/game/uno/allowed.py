"""Which of the cards that fit may be played (house rules forbid some, and so do stacks); why a move was refused."""

from typing import Final

from sixdot.game.actions import (
    ACCEPT,
    ANSWER,
    CHALLENGE,
    COLOUR,
    CONFIRM,
    DRAW,
    PASS,
    PICKUP,
    PLAY,
    SWAP,
    UNKNOWN,
    Action,
)
from sixdot.game.cards import WILD
from sixdot.game.kinds import ALL_BUT_WILD_FOUR, BIT, DRAW_TWOS, NUMBERS, STACKS, Hand
from sixdot.game.native import i64
from sixdot.game.refusal import RefusalReason
from sixdot.game.uno.effects import would_bluff
from sixdot.game.uno.menu import Menu
from sixdot.game.uno.table import UnoTable
from sixdot.game.view import (
    ANSWER_PHASE,
    COLOUR_PHASE,
    DRAWN_PHASE,
    JUDGE_PHASE,
    RESPOND_PHASE,
    STACK_PHASE,
    SWAP_PHASE,
)


def lawful(game: UnoTable, hand: Hand, fitting: i64) -> i64:
    """H6, H10: the kinds that fit and that no house rule forbids."""
    if game.edition.number_last and hand.size == 1:
        fitting &= NUMBERS
    if not game.edition.bluffing and would_bluff(game, hand):
        fitting &= ALL_BUT_WILD_FOUR
    return fitting


def without_this_colour(game: UnoTable, menu: Menu) -> Menu:
    """H9: a wild must name a colour other than the one in play."""
    if not game.edition.wild_changes_colour:
        return menu
    return tuple([action for action in menu if action.card < WILD or action.colour != game.colour])


def is_forbidden(game: UnoTable, action: Action, hand: Hand) -> bool:
    if not lawful(game, hand, BIT[action.card]):
        return True
    return game.edition.wild_changes_colour and action.card >= WILD and action.colour == game.colour


def stackable(game: UnoTable, hand: Hand) -> i64:
    fitting = hand.mask & game.face.fit & stack_kinds(game)
    return lawful(game, hand, fitting) if game.strict else fitting


def stack_kinds(game: UnoTable) -> int:
    """Q4, H1: the kinds that may go on the stack, if they fit."""
    if game.edition.stacking == "any":
        return STACKS
    return DRAW_TWOS if game.top < WILD else STACKS ^ DRAW_TWOS


# Why a move was refused

_NOT_NOW: Final[dict[int, RefusalReason]] = {
    PASS: "NOT_DRAWN",
    COLOUR: "NO_COLOUR_TO_NAME",
    CHALLENGE: "NOTHING_TO_CHALLENGE",
    ACCEPT: "NOTHING_TO_CHALLENGE",
    PICKUP: "NOTHING_STACKED",
}


def move_reason(game: UnoTable, action: Action) -> RefusalReason:
    verb = action.verb
    phase = game.phase
    if verb == CONFIRM:
        return "NOTHING_TO_CONFIRM" if game.asks else "NOT_IN_THIS_GAME"
    if phase == COLOUR_PHASE:
        return "NAME_THE_COLOUR"
    if phase == ANSWER_PHASE:
        return "ANSWER_FIRST"
    if phase == RESPOND_PHASE:
        return "CHALLENGE_OR_ACCEPT"
    if phase == SWAP_PHASE:
        return "SWAP_WITH_ANOTHER" if verb == SWAP else "SWAP_FIRST"
    if phase == STACK_PHASE and not (verb == PLAY and stack_kinds(game) & BIT[action.card]):
        if verb == PICKUP:
            return "FORCED_TO_PLAY"
        return "STACK_OR_PICKUP" if game.edition.pickup_keeps_turn else "STACK_OR_LOSE_TURN"
    if verb == PLAY:
        return _play_reason(game, action)
    if verb == DRAW:
        if phase == DRAWN_PHASE:
            return "ALREADY_DRAWN"
        return "FORCED_TO_PLAY" if game.edition.must_play_drawn else "MUST_PLAY"
    if verb == PASS and phase == DRAWN_PHASE:
        return "FORCED_TO_PLAY"
    if verb == PASS and game.edition.after_draw == "nothing":
        return "DRAW_ENDS_TURN"
    if verb == ANSWER or verb == UNKNOWN:
        return "NOTHING_ASKED"
    if verb == SWAP and game.seven_zero:
        return "NOTHING_TO_SWAP"
    return _NOT_NOW.get(verb, "NOT_IN_THIS_GAME")


def hint_reason(game: UnoTable, seat: i64) -> RefusalReason:
    if not game.asks:
        return "NOT_IN_THIS_GAME"
    if seat != game.turn:
        return "NOT_YOUR_TURN"
    if game.phase == JUDGE_PHASE:
        return "BEING_JUDGED"
    return "NOTHING_TO_HINT" if game.phase == ANSWER_PHASE else "NOTHING_ASKED"


def _play_reason(game: UnoTable, action: Action) -> RefusalReason:
    card = action.card
    hand = game.hands[game.turn]
    if not hand.mask & BIT[card]:
        return "NOT_IN_HAND"
    if game.phase == DRAWN_PHASE and card != game.drawn and not game.any_after_draw:
        return "ONLY_THE_DRAWN_CARD"
    if not game.face.fits[card]:
        return "DOES_NOT_FIT"
    if card >= WILD and action.colour < 0:
        return "COLOUR_REQUIRED"
    if card < WILD and action.colour >= 0:
        return "COLOUR_NOT_WANTED"
    if action.uno and hand.size != 2:
        return "NOT_TWO_CARDS"
    if game.edition.number_last and hand.size == 1 and not NUMBERS & BIT[card]:
        return "NUMBER_LAST"
    return "NOT_HONEST" if not lawful(game, hand, BIT[card]) else "SAME_COLOUR"
