"""Cards under other names: in RLCard a Reverse is a plain card, so it trades names with a number.

At our table for two a Reverse skips the other player (P1), and a bot would plan with a second turn that RLCard does
not give. So the bot sees its Reverses as a number that it does not hold, and those numbers as Reverses. Both are in
the deck twice in every colour and fit alike: nothing else changes, and its card is given its true name again.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from sixdot.game.actions import PLAY, Action, plays, plays_with_uno
from sixdot.game.cards import RANKS, REVERSE, UNO_DECK, WILD, Card
from sixdot.game.events import Drew, Event, HandDealt, Played, TurnedUp
from sixdot.game.view import View


def spare_number(view: View) -> int:
    """A number that is neither in the hand nor on top; the one of which fewest can still come."""
    used = {card.number for card in (*view.hand, view.top) if card is not None}
    gone = Counter(card.number for card in view.discards)
    return max((number for number in range(1, 10) if number not in used), key=lambda number: gone[number], default=0)


def renamed(view: View, number: int) -> View:
    """The same View with Reverse and this number under each other's name; 0: as it is."""
    if not number:
        return view
    return replace(
        view,
        hand=tuple(sorted(_card(card, number) for card in view.hand)),
        discards=tuple(_card(card, number) for card in view.discards),
        top=None if view.top is None else _card(view.top, number),
        legal=tuple(sorted((renamed_action(action, number) for action in view.legal), key=_order)),
        heard=tuple(_event(event, number) for event in view.heard),
    )


def renamed_action(action: Action, number: int) -> Action:
    """The same action with its card under the other name."""
    if action.verb != PLAY or action.card >= WILD or not number:
        return action
    kind = _card(UNO_DECK.cards[action.card], number).kind
    return (plays_with_uno if action.uno else plays)[kind][0]


def _order(action: Action) -> tuple[int, bool]:
    """As our lists of legal actions are sorted: by card, without the call first."""
    return int(action.card), action.uno


def _card(card: Card, number: int) -> Card:
    if card.kind >= WILD:
        return card
    rank = card.kind % RANKS
    other = number if rank == REVERSE else REVERSE if rank == number else rank
    return UNO_DECK.cards[card.kind - rank + other]


def _event(event: Event, number: int) -> Event:
    if isinstance(event, Played):
        return Played(event.seat, _card(event.card, number), event.colour, event.uno, event.left)
    if isinstance(event, TurnedUp):
        return TurnedUp(_card(event.card, number), event.buried)
    if isinstance(event, HandDealt) and event.cards:
        return HandDealt(event.seat, tuple(sorted(_card(card, number) for card in event.cards)))
    if isinstance(event, Drew) and event.cards:
        cards = tuple(_card(card, number) for card in event.cards)
        return Drew(event.seat, event.count, event.wanted, event.why, event.left, cards)
    return event
