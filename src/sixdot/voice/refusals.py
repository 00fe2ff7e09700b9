"""Refusals in words: what was wrong, what can be done instead, which rule says so."""

from collections.abc import Sequence
from typing import Final, cast

from sixdot.game import actions as a
from sixdot.game.actions import Action
from sixdot.game.cards import COLOURS
from sixdot.game.families import family_of
from sixdot.game.refusal import Refusal, RefusalReason
from sixdot.game.view import View
from sixdot.voice import pieces
from sixdot.voice.choices import action_text, typed, values_of
from sixdot.voice.describe import describe
from sixdot.voice.family import edition_of
from sixdot.voice.pieces import who
from sixdot.voice.understand.meant import card_of
from sixdot.voice.words import Colour, One, Who, Words

_ADVICE: Final = (a.ACCUSE, a.AGREE, a.DISAGREE)
_OF_QUESTIONS: Final = ("Q1", "Q7")
_GROUPS: Final = {a.PLAY: "play", a.LAY: "lay", a.MATCH: "match", a.COLOUR: "name", a.SWAP: "swap"}


def refusal_text(refusal: Refusal, view: View, names: Sequence[str], words: Words) -> str:
    """'Blue 3 does not fit red 5. You can play red 2 or blue 5, or draw. (mattel T1)'"""
    wrong = pieces.together([wrong_text(refusal, view, names, words)], words)
    rule = {"edition": refusal.edition.partition("~")[0], "rule": rule_of(refusal, view)}
    can = pieces.together([_can(refusal, view, names, words)], words)
    return words.say("refusal" if can else "refusal-bare", wrong=wrong, can=can, **rule)


def rule_of(refusal: Refusal, view: View) -> str | None:
    """The rule that says so at this table; None if the edition has no such rule."""
    edition = edition_of(view)
    if refusal.reason == "NOT_IN_THIS_GAME":
        return "H3" if refusal.action.verb == a.SWAP and family_of(edition).house_rules else None
    if refusal.reason == "NOTHING_STACKED" and not edition.pickup_keeps_turn:
        return "H1"
    return None if refusal.rule in _OF_QUESTIONS and not edition.asks_questions else refusal.rule


# What was wrong


def wrong_text(refusal: Refusal, view: View, names: Sequence[str], words: Words) -> str:
    action = refusal.action
    target = _player(int(action.seat), view, names, words)
    if action.verb == a.CATCH and action.seat in view.announced and action.seat != view.seat:
        return words.of(edition_of(view)).say("no-called", target=target)
    reason: RefusalReason = "NOT_TWO_CARDS" if _without_call(refusal) else refusal.reason
    named = reason not in ("NOT_IN_ROW", "NOT_IN_DOS_HAND")  # for these it does not matter what a wild stands for
    player = _player(view.turn if view.turn is not None else -1, view, names, words)
    values = {} if action.seat >= 0 else values_of(action, names, words, view, named)
    values |= describe(view, names, words).refused(card_of(action))
    values |= {
        "who": player,
        "count": len(view.hand),
        "target": target,
        "single_bonus": edition_of(view).single_bonus,
    }
    return words.say("no-" + reason.lower().replace("_", "-"), **values)


def _without_call(refusal: Refusal) -> bool:
    """Whether only the call of UNO was wrong."""
    action = refusal.action
    return action.uno and any(
        other.verb == a.PLAY and not other.uno and (other.card, other.colour) == (action.card, action.colour)
        for other in refusal.legal
    )


def _player(seat: int, view: View, names: Sequence[str], words: Words) -> Who:
    """A player, or somebody who is not at the table at all."""
    return who(seat, view, names) if 0 <= seat < len(names) else Who(words.say("refusal-somebody"))


# What can be done


def _can(refusal: Refusal, view: View, names: Sequence[str], words: Words) -> str:
    if refusal.reason == "COLOUR_REQUIRED":
        return _with_colour(refusal, words)
    if refusal.reason == "ALREADY_AWAY":
        return words.say("refusal-can", what=words.say("act-return"))
    told, rest = _grouped(refusal, view, names, words), _others(refusal, view, names, words)
    if told or rest:
        what = words.joined([*told, *rest], last="table-else") if told else pieces.either(rest, words)
        return words.say("refusal-can", what=what)
    if view.turn is not None and (view.seat is None or refusal.action.verb == a.CATCH):
        return ""
    waits = "over" if view.turn is None or not view.hand else "judge" if view.phase == "judge" else "turn"
    return words.say("refusal-wait", waits=waits)


def _with_colour(refusal: Refusal, words: Words) -> str:
    plays = [action for action in refusal.legal if action.verb == a.PLAY and action.card == refusal.action.card]
    colour = Colour(COLOURS[plays[0].colour if plays else 0])
    return words.say("refusal-colour", card=card_of(refusal.action), colour=colour)


def _grouped(refusal: Refusal, view: View, names: Sequence[str], words: Words) -> list[str]:
    """Plays, cards to lay, matches, colours, players to swap with: each kind in one phrase."""
    told: list[str] = []
    for verb, name in _GROUPS.items():
        actions = [action for action in refusal.legal if action.verb == verb]
        if actions:
            listing = _matches(actions, words) if verb == a.MATCH else _things(actions, view, names, words)
            told.append(listing if words.length == "braille" else words.say(f"refusal-{name}", cards=listing))
    return told


def _matches(actions: Sequence[Action], words: Words) -> str:
    """Each card of the row with the first way to match it; in braille the cards of the row alone."""
    found = pieces.matches(actions, words)
    if words.length == "braille":
        return words.joined([words.one(card) for card, _ in found])
    return pieces.few([words.say("table-match", card=card, ways=ways[0]) for card, ways in found], words)


def _things(actions: Sequence[Action], view: View, names: Sequence[str], words: Words) -> str:
    """The cards, colours or players that plays, lays, colours or swaps are about."""
    about = [values_of(action, names, words, view) for action in actions]
    things = [values.get("who") or values["card"] or values["colour"] for values in about]
    told = list(dict.fromkeys([words.one(cast(One, thing)) for thing in things]))
    return pieces.either(pieces.shortened(told, words), words)


def _others(refusal: Refusal, view: View, names: Sequence[str], words: Words) -> list[str]:
    """All the rest except catches, which players must notice themselves; accusations only if one was refused."""
    aside = refusal.action.verb in _ADVICE and words.length != "braille"
    kept = [
        action
        for action in refusal.legal
        if action.verb not in (*_GROUPS, a.CATCH) and (aside or action.verb not in _ADVICE)
    ]
    say = typed if words.length == "braille" else action_text
    return pieces.shortened([say(action, names, words, view) for action in kept], words)
