"""The Wild Draw Four: whether it was honest, and the challenge (T7-T9, C1-C5)."""

from __future__ import annotations

from sixdot.game.cards import COLOURS, WILD_FOUR
from sixdot.game.events import Accepted, Challenged, TookBack
from sixdot.game.fits import ALL_BUT_WILD_FOUR, OF_COLOUR
from sixdot.game.hand import BIT, Hand
from sixdot.game.native import i64
from sixdot.game.phases import RESPOND_PHASE, TURN_PHASE
from sixdot.game.uno.effects import lose_turn
from sixdot.game.uno.table import UnoTable


def remember(game: UnoTable, seat: i64, hand: Hand) -> None:
    """T7, T9: judge a Wild Draw Four by the hand it leaves and by the colour in play before it."""
    game.bluffer = seat
    game.proof = hand.counts.copy()
    game.prior_face = game.face
    game.bluff = would_bluff(game, hand)


def would_bluff(game: UnoTable, hand: Hand) -> bool:
    """T7: whether the rest of the hand forbids a Wild Draw Four."""
    honest = game.edition.wild_four_honest
    if honest == "colour":
        return hand.mask & OF_COLOUR[game.colour] != 0
    return honest == "unplayable" and hand.mask & game.fit & ALL_BUT_WILD_FOUR != 0


def respond(game: UnoTable, challenged: bool) -> bool:
    if game.phase != RESPOND_PHASE or (challenged and not game.is_seated(game.bluffer)):
        return False
    seat = game.turn
    game.phase = TURN_PHASE
    if game.turn_window:
        game.exposed = 0
    if not challenged:
        if game.log is not None:
            game.log.append(Accepted(seat))
        lose_turn(game, seat, game.edition.wild_four, "wild-four")  # C5
        return True
    if game.log is not None:
        shown = Hand(game.proof, 0, 0).cards()
        game.log.append(Challenged(seat, game.bluffer, game.bluff, game.deck.named(shown)))
    if game.bluff:
        _convict(game, game.bluffer)
        game.begin(seat)
    else:
        lose_turn(game, seat, game.edition.challenger_draws, "challenge")  # C4
    return True


def _convict(game: UnoTable, seat: i64) -> None:
    """C3: the play was a bluff."""
    if game.edition.guilty_takes_back:
        game.hands[seat].add(game.discard.pop())
        game.called &= ~BIT[seat]
        game.show(game.prior_face)
        if game.log is not None:
            deck = game.deck.cards
            game.log.append(TookBack(seat, deck[WILD_FOUR], deck[game.top], COLOURS[game.colour]))
    game.draw_cards(seat, game.edition.guilty_draws, "challenge")
