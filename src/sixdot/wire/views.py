"""Views on the wire: a seat's View as a message, and the message as a View again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields
from operator import attrgetter
from typing import Any, Final

from sixdot.game import actions
from sixdot.game.actions import Action, parse
from sixdot.game.cards import Card, Deck
from sixdot.game.dos.machine import RowCard
from sixdot.game.editions import edition_named
from sixdot.game.events import Event
from sixdot.game.families import FAMILIES, family_of
from sixdot.game.house import house_edition
from sixdot.game.view import View, VoteView
from sixdot.wire import messages


def _known() -> dict[int, str]:
    """The text of every action that exists only once, by the object's identity: comparing actions takes longer."""
    found: list[object] = [*vars(actions).values()]
    texts: dict[int, str] = {}
    while found:
        each = found.pop()
        if isinstance(each, Action):
            texts[id(each)] = str(each)
        elif isinstance(each, tuple):
            found += each
    return texts


_TEXTS: Final = _known()


def notation(found: Iterable[Action]) -> tuple[str, ...]:
    """The text of each action."""
    texts = _TEXTS
    return tuple([texts.get(id(action)) or str(action) for action in found])


def codes(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple([card.code for card in cards])


# How each field of the message is made from a field of a View, and how it is read back with a deck: by its type.


def _code(card: Card | None) -> str | None:
    return None if card is None else card.code


def _votes(votes: Iterable[VoteView]) -> tuple[messages.VoteMessage, ...]:
    return tuple([messages.VoteMessage(vote.target, vote.agreeing, vote.against) for vote in votes])


def _rows(rows: Iterable[RowCard]) -> tuple[messages.RowMessage, ...]:
    return tuple([messages.RowMessage(row.card.code, codes(row.matched_with)) for row in rows])


def _card_of(deck: Deck, code: str | None) -> Card | None:
    return None if code is None else deck.cards[deck.kind(code)]


def _cards_of(deck: Deck, found: Iterable[str]) -> tuple[Card, ...]:
    return tuple([deck.cards[deck.kind(code)] for code in found])


def _actions_of(deck: Deck, found: Iterable[str]) -> tuple[Action, ...]:
    return tuple([parse(text) for text in found])


def _votes_of(deck: Deck, votes: Iterable[messages.VoteMessage]) -> tuple[VoteView, ...]:
    return tuple([VoteView(vote.target, vote.agreeing, vote.against) for vote in votes])


def _rows_of(deck: Deck, rows: Iterable[messages.RowMessage]) -> tuple[RowCard, ...]:
    return tuple([RowCard(deck.cards[deck.kind(row.card)], _cards_of(deck, row.matched_with)) for row in rows])


_WAYS: Final[dict[str, tuple[Callable[[Any], Any], Callable[[Deck, Any], Any]]]] = {
    "Code | None": (_code, _card_of),
    "Codes": (codes, _cards_of),
    "tuple[Notation, ...]": (notation, _actions_of),
    "tuple[VoteMessage, ...]": (_votes, _votes_of),
    "tuple[RowMessage, ...]": (_rows, _rows_of),
}
_ADDED: Final = ("names", "wanted", "offers", "low")  # fields that the table adds to those of a View


class _Codec:
    """How the fields of one kind of View travel, in the order of the message."""

    def __init__(self, kind: type[View]) -> None:
        own = {field.name for field in fields(kind)}
        told = [name for name in messages.ViewMessage.__struct_fields__ if name not in _ADDED]
        types = messages.ViewMessage.__annotations__
        ways = [(place, name, _WAYS[types[name]]) for place, name in enumerate(told) if types[name] in _WAYS]
        self.names = [name for name in told if name in own]
        self.fields = attrgetter(*self.names)
        self.blanks = [(place, name, _DEFAULTS[name]) for place, name in enumerate(told) if name not in own]
        self.telling = [(place, tell) for place, name, (tell, _) in ways if name in own]
        self.reading = [(name, read) for _, name, (_, read) in ways if name in own]


# The values of fields that only Views of another family have.
_DEFAULTS: Final = {field.name: field.default for family in FAMILIES.values() for field in fields(family.view)}
_CODECS: Final = {family.view: _Codec(family.view) for family in FAMILIES.values()}


def view_message(
    view: View, names: Sequence[str], wanted: str = "", offers: Sequence[Action] = (), low: Sequence[int] = ()
) -> messages.ViewMessage:
    """What a seat may know, what is wanted of it, and the names of the others."""
    codec = _CODECS[type(view)]
    told: list[Any] = [*codec.fields(view), tuple(names), wanted, notation(offers), tuple(low)]
    for place, _, blank in codec.blanks:
        told.insert(place, blank)
    for place, tell in codec.telling:
        found = told[place]
        if found:  # an empty field travels as it is
            told[place] = tell(found)
    return messages.ViewMessage(*told)


def view_of(message: messages.ViewMessage, heard: tuple[Event, ...] = ()) -> View:
    """The View that the message describes; one that cannot exist is a `ValueError`."""
    _check(message)
    edition = edition_named(message.edition)
    codec = _CODECS[family_of(edition).view]
    for _, name, blank in codec.blanks:
        if getattr(message, name) != blank:
            raise ValueError(f"there is no {name} in this game")
    known = dict(zip(codec.names, codec.fields(message), strict=True))
    for name, read in codec.reading:
        known[name] = read(edition.deck, known[name])
    return family_of(edition).view(**known, heard=heard)


def deck_of(message: messages.ViewMessage) -> Deck:
    """The deck that is played with; an unknown edition is a `ValueError`."""
    return edition_named(message.edition).deck


def _check(message: messages.ViewMessage) -> None:
    """A server may be hostile: refuse players, teams or rules that do not exist."""
    house_edition(message.edition, message.house)
    players = message.players
    if not len(message.counts) == len(message.names) == players:
        raise ValueError("every player has a name and a number of cards")
    if len(message.scores) != len(message.teams):
        raise ValueError("every team has a score")
    groups = (message.people, message.passed_over, message.announced, message.catchable, message.partners)
    voters = [seats for vote in message.votes for seats in ((vote.target,), vote.agreeing, vote.against)]
    alone = (message.seat, message.dealer, message.turn, message.winner, message.challenged)
    named = [seat for seats in (*groups, *voters, *message.teams, *message.couples) for seat in seats]
    named += [*message.winners, *message.low, *[seat for seat in alone if seat is not None]]
    if any(seat >= players for seat in named):
        raise ValueError(f"the seats are numbered from 0 to {players - 1}")
