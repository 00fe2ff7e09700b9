"""What a player asks about the table: whose turn, what is up, the hand, what fits, the others, the scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixdot.game.actions import DONE, DRAW, LAY, MATCH, NOLAY, PASS, PICKUP, PLAY
from sixdot.game.cards import Card
from sixdot.game.view import View
from sixdot.voice.describe.choices import action_text, ask, pause
from sixdot.voice.describe.choices import choices as possible
from sixdot.voice.describe.pieces import (
    both,
    either,
    few,
    joined,
    listed,
    matches,
    together,
)
from sixdot.voice.describe.waiting import pending, turn
from sixdot.voice.family import table_of
from sixdot.voice.hands import fitting, in_order, may
from sixdot.voice.players import who
from sixdot.voice.words import Colour, Words

__all__ = (
    "action_text", "ask", "choices", "colour", "counts", "direction", "fits", "hand", "hand_items", "order", "pause",
    "pending", "pile", "question", "row", "score", "state", "top", "turn",
)  # fmt: skip

_MORE_IS_BETTER: Final = ("first-to", "credit")


def state(view: View, names: Sequence[str], words: Words) -> str:
    """The essential: what waits for whom, the top card or the row, the own cards, who is next.

    In the own turn it ends on what is to be done.
    """
    if view.turn is None:
        return together([turn(view, names, words), score(view, names, words)], words)
    full = words.length == "full"
    if view.turn == view.seat and words.length != "braille":
        return together(_own_state(view, names, words), words)
    if view.phase == "respond" and full:
        parts = [pending(view, names, words)]
    elif view.phase == "answer":
        parts = [question(view, names, words)]
    else:
        parts = [turn(view, names, words), question(view, names, words) if view.phase == "judge" and full else ""]
    parts += [table_of(view).up(view, words), _own(view, words)]
    if full:
        parts += [hand(view, names, words) if view.hand else "", _counts(view, names, words, others=True)]
    return together([*parts, _following(view, names, words)], words)


def _own_state(view: View, names: Sequence[str], words: Words) -> list[str]:
    more: list[str] = []
    if words.length == "full":
        more = [hand(view, names, words) if view.hand else "", _counts(view, names, words, others=True)]
    if view.phase == "turn":
        begin = [turn(view, names, words), _following(view, names, words), table_of(view).up(view, words)]
        return [*begin, *more, _own(view, words), _to_do(view, names, words)]
    if view.phase == "answer":
        return [table_of(view).up(view, words), _own(view, words), *more, question(view, names, words)]
    last = pending(view, names, words) if view.phase == "respond" and more else turn(view, names, words)
    return [table_of(view).up(view, words), _own(view, words), *more, last]


def _to_do(view: View, names: Sequence[str], words: Words) -> str:
    """In a plain turn: what else there is than to play, where it is all, or where it ends the turn."""
    if not fitting(view):
        return _besides(view, names, words, alone=True)
    return _besides(view, names, words) if table_of(view).tells_besides else ""


def _own(view: View, words: Words) -> str:
    """How many cards, and in the own turn how many of them can be used."""
    if not view.hand:
        return ""
    count = len(view.hand)
    table = table_of(view)
    if view.turn != view.seat or view.phase not in table.own_phases:
        return words.say("table-own-count", count=count) if words.length != "full" else ""
    return words.say(table.own_message, count=count, fit=len(fitting(view)))


def _following(view: View, names: Sequence[str], words: Words) -> str:
    """Who is next, where that is not plain."""
    seats = playing_order(view, view.turn or 0)
    plain = ("turn",) if view.turn == view.seat else ("turn", "drawn", "answer", "lay")
    if len(seats) < 3 or view.phase not in plain:
        return ""
    return words.say("table-next", who=who(seats[1], view, names))


def playing_order(view: View, first: int) -> list[int]:
    """The seats in the order of play, from one of them on; those that are passed over are left out."""
    step = 1 if view.direction == "left" else -1
    seats = [(first + step * place) % view.players for place in range(view.players)]
    return [seat for seat in seats if seat not in view.passed_over]


# Whose turn


def order(view: View, names: Sequence[str], words: Words) -> str:
    """Everybody in playing order, from who plays now on."""
    seats = playing_order(view, view.turn if view.turn is not None else view.seat or 0)
    players = joined([words.one(who(seat, view, names)) for seat in seats], words)
    return together([words.say("table-order", players=players)], words)


def direction(view: View, names: Sequence[str], words: Words) -> str:
    return words.say("table-direction", direction=view.direction)


# The hand


def hand_items(view: View, words: Words, order: str = "colour") -> list[str]:
    """The cards of the hand as they are called, in the order that typed numbers count."""
    return [words.one(card) for card in in_order(view.hand, order, view)]


def hand(view: View, names: Sequence[str], words: Words, order: str = "colour", only: str | None = None) -> str:
    """'6 cards: 1 red 2, 2 red Skip; 3 blue 5.'; in braille the marks alone. `only`: the cards of one colour."""
    if not view.hand:
        return words.say("table-hand-none")
    kept = [card for card in view.hand if only is None or card.colour == only]
    if not kept:
        return words.say("table-hand-colour", colour=Colour(str(only)))
    cards = _places(in_order(view.hand, order, view), kept, order, words)
    return listed(words.say("table-hand", count=len(kept)), cards, words)


def _places(cards: Sequence[Card], only: Sequence[Card] | None, order: str, words: Words) -> str:
    """Cards with their places, a semicolon where the colour (or the number) changes; `only`: the others left out."""
    kept = [(place, card) for place, card in enumerate(cards, 1) if only is None or card in only]
    groups: list[list[str]] = []
    before: object = None
    for place, card in kept:
        about = (card.symbol,) if order == "number" else (card.colour,)
        if about != before:
            groups.append([])
        before = about
        said = words.one(card)
        groups[-1].append(said if words.length == "braille" else _place(place, said, words))
    return joined([joined(group, words) for group in groups], words, "table-group", "table-group")


def _place(place: int, card: str, words: Words) -> str:
    return words.say("table-placed", number=place, item=card)


def fits(view: View, names: Sequence[str], words: Words, order: str = "colour", waiting: bool = False) -> str:
    """Only what can be used now, with the numbers of the hand; and what can be done besides."""
    if view.turn != view.seat and not may(view, PLAY):
        return _nothing_now(view, names, words, waiting)
    if may(view, MATCH):
        return together([_matching(view, words), _besides(view, names, words)], words)
    cards = fitting(view)
    if not cards and view.phase != "turn":
        return turn(view, names, words)
    if not cards:
        none = words.say("table-fits-none", count=len(view.hand)) if view.hand else words.say("table-hand-none")
        return together([none, _besides(view, names, words, alone=True)], words)
    head = words.say("table-fits-lay") if may(view, LAY) else _fits_head(view, cards, words)
    told = listed(head, _places(in_order(view.hand, order, view), cards, order, words), words)
    return together([told, _besides(view, names, words)], words)


def choices(
    view: View, names: Sequence[str], words: Words, order: str = "colour", waiting: bool = False
) -> list[str]:
    """All that can be done now, one line each, in words that can be typed; or that there is nothing."""
    return possible(view, names, words, order) or [_nothing_now(view, names, words, waiting)]


def _nothing_now(view: View, names: Sequence[str], words: Words, waiting: bool) -> str:
    return together([words.say("table-fits-wait"), turn(view, names, words, waiting)], words)


def _fits_head(view: View, cards: Sequence[Card], words: Words) -> str:
    return words.say("table-fits", fit=len(cards), count=len(view.hand))


def _matching(view: View, words: Words) -> str:
    told = [words.say("table-match", card=card, ways=few(found, words)) for card, found in matches(view.legal, words)]
    return listed(words.say("table-matches"), joined(told, words, "table-group", "table-group"), words)


def _besides(view: View, names: Sequence[str], words: Words, alone: bool = False) -> str:
    """To draw, to pass, to pick up, to lay nothing, to be done; `alone`: there is nothing else."""
    others = [action for action in view.legal if action.verb in (DRAW, PASS, PICKUP, NOLAY, DONE)]
    if not others:
        return ""
    told = either([action_text(action, names, words, view) for action in others], words)
    return words.say("table-only" if alone else "table-also", what=told)


# The piles


def top(view: View, names: Sequence[str], words: Words) -> str:
    """The card on the discard pile, or the row."""
    return table_of(view).top(view, words)


def colour(view: View, names: Sequence[str], words: Words) -> str:
    return table_of(view).colour(view, words)


def row(view: View, names: Sequence[str], words: Words) -> str:
    return table_of(view).row(view, words)


def pile(view: View, names: Sequence[str], words: Words) -> str:
    return words.say("table-pile", draw=view.draw_count, discard=view.discard_count)


def question(view: View, names: Sequence[str], words: Words) -> str:
    """The question that is to be answered, as it stands on the card."""
    return table_of(view).question(view, names, words)


# The others


def counts(view: View, names: Sequence[str], words: Words) -> str:
    """A2, the card check: how many cards each holds, in playing order from the listener on."""
    told = _counts(view, names, words)
    return together([told, words.say("table-to-draw", count=view.draw_count)], words)


def _counts(view: View, names: Sequence[str], words: Words, others: bool = False) -> str:
    first = view.seat if view.seat is not None else view.turn or 0
    seats = [seat for seat in playing_order(view, first) if not others or seat != view.seat]
    told = [
        words.say("table-count", who=who(seat, view, names), count=view.counts[seat], first=place == 0)
        for place, seat in enumerate(seats)
    ]
    return joined(told, words) + words.say("table-end")


def score(view: View, names: Sequence[str], words: Words) -> str:
    """The scores of players or teams, the best first, and what they lead to."""
    sign = -1 if view.scoring in _MORE_IS_BETTER else 1
    teams = sorted(zip(view.scores, view.teams, strict=True), key=lambda scored: sign * scored[0])
    told = []
    for points, seats in teams:
        own_first = sorted(seats, key=lambda seat: seat != view.seat)
        owner = both([words.one(who(seat, view, names)) for seat in own_first], words)
        gone = view.scoring == "elimination" and points >= view.target
        told.append(words.say("table-score-out" if gone else "table-score-of", who=owner, points=points))
    form = "first-to" if view.scoring == "credit" else view.scoring
    return together([words.say("table-score", scores=joined(told, words), form=form, target=view.target)], words)
