"""What can be done: every action in words, as it is told and as it is typed, and questions with numbered answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixdot.game.actions import (
    ACCUSE,
    AGREE,
    CATCH,
    COLOUR,
    DISAGREE,
    DOS,
    LAY,
    MATCH,
    PICKUP,
    PLAY,
    SWAP,
    VERBS,
    Action,
)
from sixdot.game.cards import COLOURS, DOS_DECK, UNO_DECK, Card
from sixdot.game.view import View
from sixdot.voice.describe.pieces import (
    both,
    colour_value,
    dos_card,
    either,
    joined,
    matches,
    numbered,
    others,
    together,
    ways,
)
from sixdot.voice.family import call_of, table_of
from sixdot.voice.hands import distinct, in_order
from sixdot.voice.players import who
from sixdot.voice.understand.options import Answer, groups
from sixdot.voice.words import Colour, Words

_AIMED: Final = (SWAP, CATCH, ACCUSE, AGREE, DISAGREE)
_ONE_LINE: Final = ("colour", "target", "row", "meaning")


def action_text(action: Action, names: Sequence[str], words: Words, view: View | None = None) -> str:
    """An action as one is told to do it: 'play red 5 and call UNO', 'swap hands with Ana'."""
    verb = action.verb
    if verb == PLAY:
        colour = colour_value(COLOURS[action.colour], words) if action.colour >= 0 else None
        return words.say("act-play", card=UNO_DECK.cards[action.card], colour=colour, uno=action.uno)
    if verb == MATCH:
        centre = dos_card(int(action.centre), int(action.centre_as), words)
        return words.say("act-match", cards=ways(action, words, named=True), centre=centre)
    if verb == PICKUP:
        return words.say("act-pickup", count=table_of(view).stacked(view) if view is not None else 0)
    return _bare(f"act-{VERBS[verb]}", action, names, words, view)


def _bare(message: str, action: Action, names: Sequence[str], words: Words, view: View | None) -> str:
    """An action of a verb with at most one thing after it."""
    if action.verb == LAY:
        return words.say(message, card=DOS_DECK.cards[action.card])
    if action.verb == COLOUR:
        return words.say(message, colour=colour_value(COLOURS[action.colour], words))
    if action.verb in _AIMED:
        return words.say(message, who=who(int(action.seat), view, names))
    return words.say(message)


# Everything that can be done


def choices(view: View, names: Sequence[str], words: Words, order: str = "colour") -> list[str]:
    """All that can be done now, one line each, in words that can be typed.

    Catches and calls come first, then plays as the hand is sorted, matches by the card of the row, then the rest.
    A wild stands there without its colour: it is asked for.
    """
    first = [action for action in view.legal if action.verb in (CATCH, DOS)]
    rest = [action for action in view.legal if action.verb not in (CATCH, DOS, PLAY, MATCH, LAY)]
    return [
        *[typed(action, names, words, view) for action in first],
        *_plays(view, words, order),
        *[
            words.say("type-match", ways=others(found, words), centre=card)
            for card, found in matches(view.legal, words)
        ],
        *[typed(action, names, words, view) for action in _sorted_lays(view, order)],
        *[typed(action, names, words, view) for action in rest],
    ]


def _plays(view: View, words: Words, order: str) -> list[str]:
    can = {(int(action.card), action.uno) for action in view.legal if action.verb == PLAY}
    cards = distinct(in_order(view.hand, order, view))
    return [
        words.say("type-play", card=card, uno=uno)
        for uno in (True, False)
        for card in cards
        if (card.kind, uno) in can
    ]


def _sorted_lays(view: View, order: str) -> list[Action]:
    lays = {int(action.card): action for action in view.legal if action.verb == LAY}
    return [lays[card.kind] for card in distinct(in_order(view.hand, order, view)) if card.kind in lays]


def typed(action: Action, names: Sequence[str], words: Words, view: View | None = None) -> str:
    """An action in words that can be typed: 'red 5', 'catch Sam'."""
    if action.verb == PLAY:
        return words.say("type-play", card=UNO_DECK.cards[action.card], uno=action.uno)
    if action.verb == MATCH:
        centre = dos_card(int(action.centre), int(action.centre_as), words)
        return words.say("type-match", ways=ways(action, words, named=True), centre=centre)
    return _bare(f"type-{VERBS[action.verb]}", action, names, words, view)


# Questions with numbered answers


def ask(kind: str, options: Sequence[Action], view: View, names: Sequence[str], words: Words) -> list[str]:
    """A question and its answers, numbered as `options.groups` has them; few short ones on one line with it.

    The kinds: colour, target, row, cards, meaning, play.
    """
    swaps = kind == "target" and any(action.verb == SWAP for action in options)
    values = [value for value, _ in groups(kind, options, view)]
    cards = kind == "play" and all(isinstance(value, Card) for value in values)
    question = words.say("ask-swap" if swaps else "ask-card" if cards else f"ask-{kind}")
    found = [_answer(kind, value, view, names, words) for value in values]
    answers = numbered(found, words)
    if kind not in _ONE_LINE:
        return [question, *answers]
    return [words.say("ask-answers", question=question, answers=joined(answers, words))]


def _answer(kind: str, value: Answer, view: View, names: Sequence[str], words: Words) -> str:
    if isinstance(value, Action):
        return action_text(value, names, words, view)
    if isinstance(value, Card):
        return words.one(value)
    if isinstance(value, tuple) and kind == "meaning":
        meanings = list(dict.fromkeys([_answer("", part, view, names, words) for part in value]))
        return words.say("ask-means", meaning=both(meanings, words))
    if isinstance(value, tuple):
        return both([_answer(kind, part, view, names, words) for part in value], words)
    if isinstance(value, Colour):
        return words.one(colour_value(str(value), words))
    return words.one(who(value, view, names)) if kind == "target" else str(value)


# Pauses


def pause(view: View, low: Sequence[int], offers: Sequence[Action], names: Sequence[str], words: Words) -> str:
    """Why the game waits out of turn: somebody is low, called or not, or a card may be jumped in on."""
    call = call_of(view)
    if view.seat is None:  # several people listen: nobody's cards are spoken of
        offers = [action for action in offers if action.verb == CATCH]
    seats = [seat for seat in low if seat != view.seat or any(action.verb == DOS for action in offers)]
    parts = [_low(seats, call, view, names, words)]
    if any(action.verb == PLAY for action in offers):
        parts.append(table_of(view).jump(view, words))
    if not any(parts):
        parts.append(words.say("pause-wait", call=call))
    told = list(dict.fromkeys(typed(action, names, words, view) for action in offers))
    parts.append(words.say("pause-how", what=either(told, words)) if told else words.say("pause-on"))
    return together(parts, words)


def _low(seats: Sequence[int], call: str, view: View, names: Sequence[str], words: Words) -> str:
    if not seats:
        return ""
    if len(seats) == 1:
        return words.say("pause-low", who=who(seats[0], view, names), call=call)
    players = both([words.one(who(seat, view, names)) for seat in seats], words)
    return words.say("pause-lows", players=players, you=view.seat in seats, call=call)
