"""What a player can mean by what was typed; among several actions, how they differ and the answers to choose by."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from sixdot.game.actions import LAY, MATCH, PLAY, Action
from sixdot.game.cards import COLOURS, DOS_DECK, UNO_DECK, WILD_DOS, Card
from sixdot.game.view import View
from sixdot.voice.family import voice_of
from sixdot.voice.words import Colour, Value

# What an answer is: a colour, the seat of a player, a card, cards played together, what wilds stand for, an action.
Answer = Colour | int | Card | tuple[Card, ...] | tuple[Colour | int, ...] | Action
_KINDS: Final = ("play", "target", "row", "cards", "meaning", "colour")


class Command(NamedTuple):
    """A question about the game, or a setting: its name, and what follows it."""

    name: str
    rest: str = ""


class Do(NamedTuple):
    """One action, complete; the table may refuse it."""

    action: Action


class Choose(NamedTuple):
    """Several actions that fit what was said; `kind` is the first thing in which they differ."""

    kind: str  # colour | target | row | cards | meaning | play
    options: tuple[Action, ...]


class Unclear(NamedTuple):
    """What to say about a text that was not understood: a message and its values."""

    message: str
    values: Mapping[str, Value] = MappingProxyType({})


class Ambiguous(NamedTuple):
    """An answer to a question of the game that is also the word for a command."""

    answer: Action
    command: Command


class Cancelled(NamedTuple):
    """None of the answers: the player wants to do something else."""


Meant = Command | Do | Choose | Unclear | Ambiguous


class Reading(NamedTuple):
    """What a text may ask for: what can be done now, and what it is taken for if nothing can."""

    legal: tuple[Action, ...]
    literal: Action | Unclear
    definite: bool = True  # it names a verb, or a card by more than its colour


def settled(options: Sequence[Action]) -> Do | Choose:
    """The action, if there is one, or a choice among several."""
    found = tuple(dict.fromkeys(options))
    return Do(found[0]) if len(found) == 1 else Choose(_kind_of(found), found)


def numbered(answers: Sequence[tuple[Answer, tuple[Action, ...]]], number: int) -> tuple[Action, ...] | Unclear:
    """The actions that are left after the answer of this number."""
    if 0 < number <= len(answers):
        return answers[number - 1][1]
    return Unclear("unclear-answer-number", {"number": number, "count": len(answers)})


def nearest(found: Sequence[str]) -> dict[str, Value]:
    """Up to three suggestions, as the messages take them."""
    values: dict[str, Value] = {f"near_{place}": text for place, text in enumerate(found[:3], 1)}
    values["near_count"] = len(found[:3])
    return values


# Several actions


def _kind_of(options: Sequence[Action]) -> str:
    """The first thing to ask for: how these actions differ.

    Where a card needs another one to match anything, that is asked for before the card of the row.
    """
    adding = bool({*_held(options[0])}.intersection(*[_held(action) for action in options]))
    for kind in ("play", "target", "cards", *_KINDS[2:]) if adding else _KINDS:
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
    alike = len({(action.verb, action.uno) for action in options}) == 1 and options[0].verb in (PLAY, LAY)
    return lambda action: (card_of(action) or action) if alike else action


def card_of(action: Action) -> Card | None:
    """The card that is played or laid, or the first of a match."""
    if action.card < 0:
        return None
    return (UNO_DECK if action.verb == PLAY else DOS_DECK).cards[int(action.card)]


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
    parts = (action.centre, action.centre_as), (action.card, action.first_as), (action.second, action.second_as)
    named = [(kind, int(meaning)) for kind, meaning in parts if meaning >= 0]
    return tuple([Colour(COLOURS[meaning]) if kind == WILD_DOS else meaning for kind, meaning in named])


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
