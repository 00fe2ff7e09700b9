"""A hand as its player wants to hear it: in an order, and with what can be used now."""

from collections.abc import Sequence
from typing import Final

from sixdot.game.actions import LAY, MATCH, PLAY
from sixdot.game.cards import Card
from sixdot.game.view import View

ORDERS: Final = ("colour", "number", "fits")


def may(view: View, *verbs: int) -> bool:
    """Whether this seat may do something with one of these verbs."""
    return any(action.verb in verbs for action in view.legal)


def fitting(view: View) -> list[Card]:
    """The cards of the hand that may be played now, or be part of a match, or be laid."""
    used = [action for action in view.legal if action.verb in (PLAY, LAY, MATCH)]
    kinds = {int(kind) for action in used for kind in (action.card, action.second)}
    return [card for card in view.hand if card.kind in kinds]


def in_order(hand: Sequence[Card], order: str, view: View) -> list[Card]:
    """A hand sorted by colour, by number (then symbols, wilds last), or with what fits first."""
    if order == "number":
        return sorted(hand, key=_by_number)
    if order == "fits":
        fit = {card.kind for card in fitting(view)}
        return sorted(hand, key=lambda card: (card.kind not in fit, card))
    return sorted(hand)


def _by_number(card: Card) -> tuple[bool, bool, int, str, Card]:
    return card.colour is None, card.number is None, card.number or 0, card.symbol, card
