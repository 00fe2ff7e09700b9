"""Which of the cards that fit may be played: house rules forbid some, and so do stacks."""

from __future__ import annotations

from sixdot.game.actions import Action
from sixdot.game.cards import WILD
from sixdot.game.fits import ALL_BUT_WILD_FOUR, DRAW_TWOS, NUMBERS, STACKS
from sixdot.game.hand import BIT, Hand
from sixdot.game.native import i64
from sixdot.game.uno.bluffing import would_bluff
from sixdot.game.uno.menu import Menu
from sixdot.game.uno.table import UnoTable


def can_play(game: UnoTable, hand: Hand) -> bool:
    fitting = hand.mask & game.fit
    return fitting != 0 and (not game.strict or allowed(game, hand, fitting) != 0)


def allowed(game: UnoTable, hand: Hand, fitting: i64) -> i64:
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
    if not allowed(game, hand, BIT[action.card]):
        return True
    return game.edition.wild_changes_colour and action.card >= WILD and action.colour == game.colour


def stackable(game: UnoTable, hand: Hand) -> i64:
    fitting = hand.mask & game.fit & stack_kinds(game)
    return allowed(game, hand, fitting) if game.strict else fitting


def stack_kinds(game: UnoTable) -> int:
    """Q4, H1: the kinds that may go on the stack, if they fit."""
    if game.edition.stacking == "any":
        return STACKS
    return DRAW_TWOS if game.top < WILD else STACKS ^ DRAW_TWOS
