"""Why a move in UNO was refused."""

from __future__ import annotations

from typing import Final

from sixdot.game.actions import ACCEPT, ANSWER, CHALLENGE, COLOUR, DRAW, PASS, PICKUP, PLAY, SWAP, UNKNOWN, Action
from sixdot.game.cards import WILD
from sixdot.game.fits import NUMBERS
from sixdot.game.hand import BIT
from sixdot.game.phases import ANSWER_PHASE, COLOUR_PHASE, DRAWN_PHASE, RESPOND_PHASE, STACK_PHASE, SWAP_PHASE
from sixdot.game.refusal import RefusalReason
from sixdot.game.uno.allowed import allowed, stack_kinds
from sixdot.game.uno.table import UnoTable

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
    if verb == ANSWER or verb == UNKNOWN:
        return "NOTHING_ASKED"
    if verb == SWAP and game.seven_zero:
        return "NOTHING_TO_SWAP"
    return _NOT_NOW.get(verb, "NOT_IN_THIS_GAME")


def _play_reason(game: UnoTable, action: Action) -> RefusalReason:
    card = action.card
    hand = game.hands[game.turn]
    if not hand.mask & BIT[card]:
        return "NOT_IN_HAND"
    if game.phase == DRAWN_PHASE and card != game.drawn and not game.any_after_draw:
        return "ONLY_THE_DRAWN_CARD"
    if not game.fit >> card & 1:
        return "DOES_NOT_FIT"
    if card >= WILD and action.colour < 0:
        return "COLOUR_REQUIRED"
    if card < WILD and action.colour >= 0:
        return "COLOUR_NOT_WANTED"
    if action.uno and hand.size != 2:
        return "NOT_TWO_CARDS"
    if game.edition.number_last and hand.size == 1 and not NUMBERS & BIT[card]:
        return "NUMBER_LAST"
    return "NOT_HONEST" if not allowed(game, hand, BIT[card]) else "SAME_COLOUR"
