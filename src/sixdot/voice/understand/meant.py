"""What a player can mean by what was typed; among several actions, how they differ and the answers to choose by."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from sixdot.game.actions import MATCH, PLAY, Action
from sixdot.game.cards import COLOURS, DOS_DECK, UNO_DECK, WILD_DOS, Card
from sixdot.game.view import View
from sixdot.voice.family import voice_of
from sixdot.voice.understand.enquiry import Enquiry
from sixdot.voice.understand.vocabulary import quoted
from sixdot.voice.words import Colour, Value


class Command(NamedTuple):
    """A question about the game, or a setting: its name, and what follows it."""

    name: str
    rest: str = ""


class Choose(NamedTuple):
    """Several actions that fit what was said; `kind` is the first thing in which they differ."""

    kind: str  # play | card | target | row | cards | meaning | colour
    options: tuple[Action, ...]


class Unclear(NamedTuple):
    """What to say about a text that was not understood: a message and its values."""

    message: str
    values: Mapping[str, Value] = MappingProxyType({})


def unclear(message: str, typed: str, near: Sequence[str] = (), **values: Value) -> Unclear:
    """About what was typed, which is repeated unless it is long, with up to three suggestions."""
    told = {f"near_{place}": text for place, text in enumerate(near[:3], 1)}
    repeated = quoted(typed)
    return Unclear(
        message, {"typed": repeated, "cut": repeated.endswith("…"), **told, "near_count": len(told), **values}
    )


class Ambiguous(NamedTuple):
    """An answer to a question of the game that may also be a command, or a question about the game."""

    answer: Action
    command: Command | Enquiry


class Talk(NamedTuple):
    """Small talk: what kind, and the words, if they might answer a question that waits."""

    kind: str  # greeting | thanks | praise | laugh | robot
    answer: str = ""


# An action is complete; the table may refuse it.
Meant = Action | Command | Enquiry | Choose | Unclear | Ambiguous | Talk


class Reading(NamedTuple):
    """What a text may ask for: what can be done now, and what it is taken for if nothing can."""

    legal: tuple[Action, ...]
    literal: Action | Unclear
    definite: bool = True  # it names a verb, or a card by more than its colour


def settled(options: Sequence[Action]) -> Action | Choose:
    """The action, if there is one, or a choice among several."""
    found = tuple(dict.fromkeys(options))
    return found[0] if len(found) == 1 else Choose(_kind_of(found), found)


def numbered(answers: Sequence[tuple[Action, ...]], number: int) -> tuple[Action, ...] | Unclear:
    """The actions that are left after the answer of this number."""
    if 0 < number <= len(answers):
        return answers[number - 1]
    return Unclear("unclear-answer-number", {"number": number, "count": len(answers)})


# Several actions


def _kind_of(options: Sequence[Action]) -> str:
    """The first thing to ask for: how these actions differ.

    Where a card needs another one to match anything, that is asked for before the card of the row.
    """
    if len({(action.verb, action.uno) for action in options}) > 1:
        return "play"
    doubles = [{int(action.card), int(action.second)} for action in options if action.second >= 0]
    adding = len(doubles) == len(options) and set.intersection(*doubles)
    for kind in ("cards", *_ANSWERS) if adding else _ANSWERS:
        if len({_ANSWERS[kind](action) for action in options}) > 1:
            return kind
    return "play"


def groups(kind: str, options: Sequence[Action], view: View) -> list[tuple[Action, ...]]:
    """The answers to 'which one?', numbered from 1 in this order: the actions that each of them leaves."""
    answer = _ANSWERS.get(kind, str)
    found: dict[Hashable, list[Action]] = {}
    for action in sorted(options, key=_order(kind, view)):
        found.setdefault(answer(action), []).append(action)
    return [tuple(left) for left in found.values()]


def _order(kind: str, view: View) -> Callable[[Action], int]:
    """Colours in their usual order, players beginning on the left, the row as it lies."""
    if kind == "colour":
        return lambda action: int(action.colour)
    if kind == "target":
        start = 0 if view.seat is None else view.seat + 1
        return lambda action: (int(action.seat) - start) % view.players
    lying = [card.kind for card in voice_of(view).lying(view)] if kind == "row" else []
    return lambda action: lying.index(int(action.centre)) if action.centre in lying else len(lying)


def card_of(action: Action) -> Card | None:
    """The card that is played or laid, or the first of a match."""
    if action.card < 0:
        return None
    return (UNO_DECK if action.verb == PLAY else DOS_DECK).cards[int(action.card)]


def meanings(action: Action) -> tuple[Colour | int, ...]:
    """What the wilds of a match stand for: the one in the row first."""
    parts = (action.centre, action.centre_as), (action.card, action.first_as), (action.second, action.second_as)
    named = [(kind, int(meaning)) for kind, meaning in parts if meaning >= 0]
    return tuple([Colour(COLOURS[meaning]) if kind == WILD_DOS else meaning for kind, meaning in named])


# By what is asked for, the answer that an action gives.
_ANSWERS: Final[dict[str, Callable[[Action], Hashable]]] = {
    "card": lambda action: -1 if action.verb == MATCH else int(action.card),
    "target": lambda action: int(action.seat),
    "row": lambda action: int(action.centre),
    "cards": lambda action: (int(action.card), int(action.second)),
    "meaning": meanings,
    "colour": lambda action: int(action.colour),
}
