"""Heard events on the wire: one message for each class of event, made from its fields.

An event travels as a seat has heard it: what `hear` has taken out is null. Only cards, numbers, texts and
lists of these can travel at all, so no field can carry the state of a round along with it.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from operator import attrgetter
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec

from sixdot.game import events as happened
from sixdot.game.actions import MOST_SEATS
from sixdot.game.cards import DECKS, Card, named_card
from sixdot.game.events import Event as Heard
from sixdot.wire.kinds import Code, Points, Seat, Seats, Text

Convert = Callable[[Any], Any]
_SIMPLE: Final[dict[Any, Any]] = {Card: Code, int: Points, str: Text, bool: bool, NoneType: None}
# Fields that hold a seat, by their names.
_SEATS: Final[dict[str, Any]] = {
    "seat": Seat,
    "target": Seat,
    "dealer": Seat,
    "winner": Seat | None,
    "winners": Seats,
    "draws": tuple[tuple[Seat, Code], ...],
}


def kebab(name: str) -> str:
    """`TurnBegan` is called `turn-began`."""
    return "".join(["-" + sign.lower() if sign.isupper() else sign for sign in name]).removeprefix("-")


def _on_wire(hint: Any) -> Any:
    """The type a field has on the wire."""
    if hint in _SIMPLE:
        return _SIMPLE[hint]
    parts = get_args(hint)
    if get_origin(hint) is tuple:
        return tuple.__class_getitem__(tuple([each if each is Ellipsis else _on_wire(each) for each in parts]))
    if get_origin(hint) in (Union, UnionType):
        return Union[tuple([_on_wire(each) for each in parts])]  # noqa: UP007
    raise TypeError(f"{hint} does not travel")


def conversion(kind: Any, ways: Mapping[Any, Convert]) -> Convert | None:
    """How to convert a field of this kind, if something in it has a way of its own; None: it travels as it is."""
    if kind in ways:
        return ways[kind]
    parts = [conversion(each, ways) for each in get_args(kind) if each is not Ellipsis]
    found = [part for part in parts if part]
    if not found:
        return None
    if Ellipsis in get_args(kind):
        return lambda values: tuple([found[0](value) for value in values])
    if get_origin(kind) is tuple:
        return lambda values: tuple([way(value) if way else value for way, value in zip(parts, values, strict=True)])
    return lambda value: None if value is None else found[0](value)


class _Kind:
    """One class of event, and the message that it travels as."""

    def __init__(self, event: type[Heard]) -> None:
        hints = get_type_hints(event)
        hints |= {name: hints[name] | None for name in event.fields if name not in event.public}
        kinds = {name: _SEATS.get(name) or _on_wire(hints[name]) for name in event.fields}
        self.event = event
        self.message = msgspec.defstruct(
            f"{event.__name__}Event",
            list(kinds.items()),
            module=__name__,
            namespace={"__doc__": event.__doc__},
            frozen=True,
            forbid_unknown_fields=True,
            tag_field="event",
            tag=kebab(event.__name__),
        )
        listed = {*event.public, *event.private}
        told = {name: conversion(kind, {Code: attrgetter("code")}) for name, kind in kinds.items()}
        self.telling = [(name, told[name] if name in listed else lambda value: None) for name in event.fields]
        self.hearing = {
            deck: [(name, conversion(kind, {Code: partial(named_card, deck)})) for name, kind in kinds.items()]
            for deck in DECKS
        }


_KINDS: Final = {
    event: _Kind(event)
    for event in Heard.__subclasses__()
    if event.__module__ == happened.__name__  # not one that a test has made up
}
_BY_MESSAGE: Final[dict[type[msgspec.Struct], _Kind]] = {kind.message: kind for kind in _KINDS.values()}
MESSAGES: Final = tuple(_BY_MESSAGE)


def event_message(event: Heard) -> msgspec.Struct:
    """What somebody has heard, as a message. A field that the event hides from everybody is null."""
    kind = _KINDS[type(event)]
    known = event.__dict__
    return kind.message(*[known[name] if tell is None else tell(known[name]) for name, tell in kind.telling])


def event_of(message: msgspec.Struct, deck: str, players: int = MOST_SEATS) -> Heard:
    """A message turned back into an event. A card or a seat that does not exist at this table is a `ValueError`."""
    kind = _BY_MESSAGE[type(message)]
    told = [(hear, getattr(message, name)) for name, hear in kind.hearing[deck]]
    event = kind.event(*[value if hear is None else hear(value) for hear, value in told])
    if any(seat >= players for seat in _seats_in(event)):
        raise ValueError("there is no such seat at the table")
    return event


def _seats_in(event: Heard) -> Iterator[int]:
    for name in _SEATS:
        value = event.__dict__.get(name)
        if isinstance(value, int):
            yield value
        elif value is not None:
            yield from [each if isinstance(each, int) else each[0] for each in value]
