"""Several actions that may have been meant: how they differ, and the answers to choose among, in order."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Final

from sixdot.game.actions import LAY, MATCH, PLAY, Action
from sixdot.game.cards import COLOURS, DOS_DECK, UNO_DECK, WILD_DOS, Card
from sixdot.game.dos.matching import is_wild
from sixdot.game.view import View
from sixdot.voice.family import voice_of
from sixdot.voice.words import Colour

# What an answer is: a colour, the seat of a player, a card, cards played together, what wilds stand for, an action.
Answer = Colour | int | Card | tuple[Card, ...] | tuple[Colour | int, ...] | Action
KINDS: Final = ("play", "target", "row", "cards", "meaning", "colour")


def kind_of(options: Sequence[Action]) -> str:
    """The first thing to ask for: how these actions differ.

    Where a card needs another one to match anything, that is asked for before the card of the row.
    """
    adding = bool({*_held(options[0])}.intersection(*[_held(action) for action in options])) if options else False
    for kind in ("play", "target", "cards", *KINDS[2:]) if adding else KINDS:
        if len({_key(kind, action) for action in options}) > 1:
            return kind
    return "play"


def _held(action: Action) -> tuple[int, ...]:
    """The cards of a double match."""
    return (int(action.card), int(action.second)) if action.verb == MATCH and action.second >= 0 else ()


def _key(kind: str, action: Action) -> Hashable:
    """What an action is, in this respect."""
    if kind == "play":
        return action.verb, action.text, action.card if action.verb in (PLAY, LAY) else -1, action.uno
    return _ANSWERS[kind](action)


def groups(kind: str, options: Sequence[Action], view: View) -> list[tuple[Answer, tuple[Action, ...]]]:
    """The answers to 'which one?', numbered from 1 in this order, each with the actions that it leaves."""
    answer = _plays(options) if kind == "play" else _ANSWERS[kind]
    found: dict[Answer, list[Action]] = {}
    for action in options:
        found.setdefault(answer(action), []).append(action)
    ordered = sorted(found, key=_order(kind, view)) if kind in ("colour", "target", "row") else list(found)
    return [(value, tuple(found[value])) for value in ordered]


def _plays(options: Sequence[Action]) -> Callable[[Action], Answer]:
    """The cards, if the actions differ in nothing else; or else the actions themselves."""
    verbs = {action.verb for action in options}
    if verbs == {PLAY} and len({action.uno for action in options}) == 1:
        return lambda action: UNO_DECK.cards[action.card]
    return (lambda action: DOS_DECK.cards[action.card]) if verbs == {LAY} else (lambda action: action)


def _order(kind: str, view: View) -> Callable[[Answer], int]:
    """Colours in their usual order, players beginning on the left, the row as it lies."""
    if kind == "colour":
        return lambda value: COLOURS.index(str(value))
    if kind == "target":
        start = 0 if view.seat is None else view.seat + 1
        return lambda value: (value - start) % view.players if isinstance(value, int) else 0
    lying = voice_of(view).lying(view)
    return lambda value: lying.index(value) if isinstance(value, Card) and value in lying else len(lying)


def _cards(action: Action) -> tuple[Card, ...]:
    """The cards of the hand that a match is made with."""
    kinds = (action.card, action.second) if action.verb == MATCH else ()
    return DOS_DECK.named([int(kind) for kind in kinds if kind >= 0])


def _meanings(action: Action) -> tuple[Colour | int, ...]:
    """What the wilds of a match stand for: the one in the row first."""
    if action.verb != MATCH:
        return ()
    parts = (action.centre, action.centre_as), (action.card, action.first_as), (action.second, action.second_as)
    return tuple(
        [
            Colour(COLOURS[meaning]) if kind == WILD_DOS else int(meaning)
            for kind, meaning in parts
            if kind >= 0 and is_wild(kind)
        ]
    )


def parts_of(answer: Answer) -> tuple[object, ...]:
    """Everything an answer says: what each wild stands for, each card, or the one thing it is."""
    return answer if isinstance(answer, tuple) else (answer,)


# By what is asked for, the answer that an action gives; -1: none.
_ANSWERS: Final[dict[str, Callable[[Action], Answer]]] = {
    "target": lambda action: int(action.seat),
    "row": lambda action: DOS_DECK.cards[action.centre] if action.centre >= 0 else -1,
    "cards": _cards,
    "meaning": _meanings,
    "colour": lambda action: Colour(COLOURS[action.colour]) if action.colour >= 0 else -1,
}
