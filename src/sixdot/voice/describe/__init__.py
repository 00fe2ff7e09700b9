"""What a player may ask about the table: whose turn, what is up, the hand, what fits, the others, the scores."""

from __future__ import annotations

from collections.abc import Sequence

from sixdot.game.actions import DONE, DRAW, LAY, MATCH, NOLAY, PASS, PICKUP, PLAY
from sixdot.game.cards import Card
from sixdot.game.view import View
from sixdot.voice.describe.choices import action_text, ask, pause
from sixdot.voice.describe.choices import choices as possible
from sixdot.voice.describe.waiting import pending, turn
from sixdot.voice.family import voice_of
from sixdot.voice.hands import fitting, in_order, may
from sixdot.voice.pieces import both, either, few, high_wins, joined, listed, matches, own_first, together, who
from sixdot.voice.words import Colour, Words

__all__ = (
    "action_text", "ask", "choices", "colour", "counts", "direction", "fits", "hand", "order", "pause",
    "pending", "pile", "question", "row", "score", "state", "top", "turn",
)  # fmt: skip


def state(view: View, names: Sequence[str], words: Words) -> str:
    """The essentials: what waits for whom, the top card or the row, the listener's cards, who is next.

    In the listener's own turn it ends on what is to be done.
    """
    if view.turn is None:
        return together([turn(view, names, words), score(view, names, words)], words)
    full = words.length == "full"
    up, own, following = voice_of(view).up(view, words), _own(view, words), _following(view, names, words)
    more = [hand(view, names, words) if view.hand else "", _counts(view, names, words, others=True)] if full else []
    wanted = [_wanted(view, names, words)]
    if view.turn != view.seat or words.length == "braille":
        if view.phase == "judge" and full:
            wanted.append(question(view, names, words))
        parts = [*wanted, up, own, *more, following]
    elif view.phase == "turn":
        parts = [*wanted, following, up, *more, own, _to_do(view, names, words)]
    else:
        parts = [up, own, *more, *wanted]
    return together(parts, words)


def _wanted(view: View, names: Sequence[str], words: Words) -> str:
    """What is awaited: the answer to a question or to a Wild Draw Four (explained in full), or a turn."""
    if view.phase == "answer":
        return question(view, names, words)
    if view.phase == "respond" and words.length == "full":
        return pending(view, names, words)
    return turn(view, names, words)


def _to_do(view: View, names: Sequence[str], words: Words) -> str:
    """In a plain turn, what can be done besides playing, where it is the only thing or ends the turn."""
    if not fitting(view):
        return _besides(view, names, words, alone=True)
    return _besides(view, names, words) if voice_of(view).tells_besides else ""


def _own(view: View, words: Words) -> str:
    """How many cards the listener holds, and in their own turn how many of them can be used."""
    if not view.hand:
        return ""
    count = len(view.hand)
    voice = voice_of(view)
    if view.turn != view.seat or view.phase not in voice.own_phases:
        return words.say("table-own-count", count=count) if words.length != "full" else ""
    return words.say(voice.own_message, count=count, fit=len(fitting(view)))


def _following(view: View, names: Sequence[str], words: Words) -> str:
    """Who is next, where that is not obvious."""
    seats = playing_order(view, view.turn or 0)
    plain = ("turn",) if view.turn == view.seat else ("turn", "drawn", "answer", "lay")
    if len(seats) < 3 or view.phase not in plain:
        return ""
    return words.say("table-next", who=who(seats[1], view, names))


def playing_order(view: View, first: int) -> list[int]:
    """The seats in the order of play, beginning with one of them, without those that are passed over."""
    step = 1 if view.direction == "left" else -1
    seats = [(first + step * place) % view.players for place in range(view.players)]
    return [seat for seat in seats if seat not in view.passed_over]


# Whose turn


def order(view: View, names: Sequence[str], words: Words) -> str:
    """Everybody in the order of play, beginning with whoever plays now."""
    seats = playing_order(view, view.turn if view.turn is not None else view.seat or 0)
    players = joined([words.one(who(seat, view, names)) for seat in seats], words)
    return together([words.say("table-order", players=players)], words)


def direction(view: View, names: Sequence[str], words: Words) -> str:
    return words.say("table-direction", direction=view.direction)


# The hand


def hand(view: View, names: Sequence[str], words: Words, order: str = "colour", only: str | None = None) -> str:
    """'6 cards: 1 red 2, 2 red Skip; 3 blue 5.'; in braille the marks alone. `only`: cards of this colour."""
    if not view.hand:
        return words.say("table-hand-none")
    kept = [card for card in view.hand if only is None or card.colour == only]
    if not kept:
        return words.say("table-hand-colour", colour=Colour(str(only)))
    return listed(words.say("table-hand", count=len(kept)), _places(view, kept, order, words), words)


def _places(view: View, kept: Sequence[Card], order: str, words: Words) -> str:
    """Cards with their places in the hand, a semicolon where the colour (or the number) changes."""
    groups: list[list[str]] = []
    before: object = None
    for place, card in enumerate(in_order(view.hand, order, view), 1):
        if card not in kept:
            continue
        about = (card.symbol,) if order == "number" else (card.colour,)
        if about != before:
            groups.append([])
        before = about
        said = words.one(card)
        groups[-1].append(said if words.length == "braille" else words.say("table-placed", number=place, item=said))
    return joined([joined(group, words) for group in groups], words, "table-group")


def fits(view: View, names: Sequence[str], words: Words, order: str = "colour", waiting: bool = False) -> str:
    """Only what can be used now, with its numbers in the hand, and what can be done besides."""
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
    head = words.say("table-fits-lay" if may(view, LAY) else "table-fits", fit=len(cards), count=len(view.hand))
    told = listed(head, _places(view, cards, order, words), words)
    return together([told, _besides(view, names, words)], words)


def choices(
    view: View, names: Sequence[str], words: Words, order: str = "colour", waiting: bool = False
) -> list[str]:
    """Everything that can be done now, one line each, in words that can be typed; or that there is nothing."""
    return possible(view, names, words, order) or [_nothing_now(view, names, words, waiting)]


def _nothing_now(view: View, names: Sequence[str], words: Words, waiting: bool) -> str:
    return together([words.say("table-fits-wait"), turn(view, names, words, waiting)], words)


def _matching(view: View, words: Words) -> str:
    told = [words.say("table-match", card=card, ways=few(found, words)) for card, found in matches(view.legal, words)]
    return listed(words.say("table-matches"), joined(told, words, "table-group"), words)


def _besides(view: View, names: Sequence[str], words: Words, alone: bool = False) -> str:
    """Drawing, passing, picking up, laying nothing, being done. `alone`: there is nothing else."""
    others = [action for action in view.legal if action.verb in (DRAW, PASS, PICKUP, NOLAY, DONE)]
    if not others:
        return ""
    told = either([action_text(action, names, words, view) for action in others], words)
    return words.say("table-only" if alone else "table-also", what=told)


# The piles


def top(view: View, names: Sequence[str], words: Words) -> str:
    """The card on the discard pile, or the row."""
    return voice_of(view).top(view, words)


def colour(view: View, names: Sequence[str], words: Words) -> str:
    return voice_of(view).colour(view, words)


def row(view: View, names: Sequence[str], words: Words) -> str:
    return voice_of(view).row(view, words)


def pile(view: View, names: Sequence[str], words: Words) -> str:
    return words.say("table-pile", draw=view.draw_count, discard=view.discard_count)


def question(view: View, names: Sequence[str], words: Words) -> str:
    """The question to be answered, as it stands on the card."""
    return voice_of(view).question(view, names, words)


# The others


def counts(view: View, names: Sequence[str], words: Words) -> str:
    """A2, the card check: how many cards each player holds, in the order of play, the listener first."""
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
    """The scores of players or teams, the best first, and what wins."""
    sign = -1 if high_wins(view) else 1
    teams = sorted(zip(view.scores, view.teams, strict=True), key=lambda scored: sign * scored[0])
    told = []
    for points, seats in teams:
        owner = both([words.one(who(seat, view, names)) for seat in own_first(seats, view.seat)], words)
        gone = view.scoring == "elimination" and points >= view.target
        told.append(words.say("table-score-out" if gone else "table-score-of", who=owner, points=points))
    form = "first-to" if view.scoring == "credit" else view.scoring
    return together([words.say("table-score", scores=joined(told, words), form=form, target=view.target)], words)
