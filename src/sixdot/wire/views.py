"""Views on the wire: a seat's View as a message, and the message as a View again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import partial
from operator import attrgetter
from typing import Any, Final, get_type_hints

from msgspec import UNSET
from msgspec.structs import asdict, replace

from sixdot.game.actions import Action, parse
from sixdot.game.cards import DECKS, Card, named_card
from sixdot.game.dos.machine import RowCard
from sixdot.game.editions import edition_named
from sixdot.game.events import Cards, Event
from sixdot.game.families import FAMILIES, family_of
from sixdot.game.house import house_edition
from sixdot.game.view import View, VoteView
from sixdot.wire.events import conversion
from sixdot.wire.kinds import Code, Notation
from sixdot.wire.messages import RowMessage, ViewChanges, ViewMessage, VoteMessage

# How the parts of a field are made from those of a View, and how they are read back with a deck.
_TELLING: Final[dict[Any, Callable[[Any], Any]]] = {
    Code: attrgetter("code"),
    Notation: str,
    VoteMessage: lambda vote: VoteMessage(vote.target, vote.agreeing, vote.against),
    RowMessage: lambda row: RowMessage(row.card.code, tuple([card.code for card in row.matched_with])),
}


def _reading(deck: str) -> dict[Any, Callable[[Any], Any]]:
    card = partial(named_card, deck)
    return {
        Code: card,
        Notation: parse,
        VoteMessage: lambda vote: VoteView(vote.target, vote.agreeing, vote.against),
        RowMessage: lambda row: RowCard(card(row.card), tuple([card(code) for code in row.matched_with])),
    }


_FIELDS: Final = ViewMessage.__struct_fields__


def _ways(ways: dict[Any, Callable[[Any], Any]]) -> list[Callable[[Any], Any] | None]:
    """How each field of the message is converted; None: it travels as it is."""
    kinds = get_type_hints(ViewMessage, include_extras=True)
    return [conversion(kinds[name], ways) for name in _FIELDS]


class _Codec:
    """Which fields of the message one kind of View has, and what the others are."""

    def __init__(self, kind: type[View]) -> None:
        own = {field.name for field in fields(kind)}
        self.names = [name for name in _FIELDS if name in own]
        self.fields = attrgetter(*self.names)
        self.places = [_FIELDS.index(name) for name in (*self.names, "names", "low")]
        others = [(place, name) for place, name in enumerate(_FIELDS) if name in _DEFAULTS and name not in own]
        self.blanks = [(place, name, _DEFAULTS[name]) for place, name in others]


_TELL: Final = _ways(_TELLING)
_READ: Final = {deck: _ways(_reading(deck)) for deck in DECKS}
# All fields of Views; the values of those that only Views of another family have.
_DEFAULTS: Final = {field.name: field.default for family in FAMILIES.values() for field in fields(family.view)}
_CODECS: Final = {family.view: _Codec(family.view) for family in FAMILIES.values()}


# The part of a View that is for one seat alone, and the fields it is told in.
OwnSight = tuple[int | None, Cards, Card | None, tuple[Action, ...], tuple[int, ...], str, tuple[Action, ...]]
_OWN: Final = [_FIELDS.index(name) for name in ("seat", "hand", "drawn", "legal", "partners", "wanted", "offers")]


def _put(told: list[Any], places: list[int], facts: tuple[Any, ...], before: tuple[Any, ...] | None) -> None:
    """Put facts into the fields of a message as they travel; if they were known `before`, only the new ones."""
    for number, fact in enumerate(facts):
        if before is None or not (fact is before[number] or fact == before[number]):
            place = places[number]
            tell = _TELL[place]
            told[place] = fact if tell is None or not fact else tell(fact)  # what is empty travels as it is


class Shown:
    """What everybody at a table sees: worked out once for all who are told of something that happened."""

    def __init__(self, view: View, names: Sequence[str], low: Sequence[int], before: Shown | None = None) -> None:
        """`view`: a spectator's; `before`: what everybody saw until now."""
        self._codec = codec = _CODECS[type(view)]
        self._facts: tuple[Any, ...] = (*codec.fields(view), tuple(names), tuple(low))
        self._changes: list[Any] | None = None  # what has changed, if that can be told
        self.alone: ViewChanges | None = None  # for whom nothing else has changed
        if before is not None and before._codec is codec:
            self._changes = [UNSET] * len(_FIELDS)
            _put(self._changes, codec.places, self._facts, before._facts)
            self.alone = ViewChanges(*self._changes)

    def whole(self, own: OwnSight) -> list[Any]:
        """All fields of the message for one member."""
        told: list[Any] = [None] * len(_FIELDS)
        for place, _, blank in self._codec.blanks:
            told[place] = blank
        _put(told, self._codec.places, self._facts, None)
        _put(told, _OWN, own, None)
        return told

    def changes(self, own: OwnSight, before: OwnSight) -> ViewChanges:
        """For whoever saw the rest of it: what has changed for everybody, and for this member."""
        assert self._changes is not None
        assert self.alone is not None
        if own == before:
            return self.alone
        told = self._changes.copy()
        _put(told, _OWN, own, before)
        return ViewChanges(*told)


class Sight:
    """What one member has been shown: the next time only what has changed need be told."""

    def __init__(self) -> None:
        self._shown: Shown | None = None
        self._own: OwnSight = (None, (), None, (), (), "", ())

    def changes(self, shown: Shown, own: OwnSight, before: Shown | None) -> ViewChanges:
        """`before`: what the changes of `shown` have followed; whoever has not seen that is told everything."""
        follows = self._shown is before and shown.alone is not None
        told = shown.changes(own, self._own) if follows else ViewChanges(*shown.whole(own))
        self._shown, self._own = shown, own
        return told


def laid_over(shown: ViewMessage | None, changes: ViewChanges) -> ViewMessage:
    """A View after what has changed in it; if there was none, the changes are all of it, or it is a `TypeError`."""
    changed = {name: value for name, value in asdict(changes).items() if value is not UNSET}
    return ViewMessage(**changed) if shown is None else replace(shown, **changed)


def view_of(message: ViewMessage, heard: tuple[Event, ...] = ()) -> View:
    """The View that the message describes; one that cannot exist is a `ValueError`."""
    _check(message)
    edition = edition_named(message.edition)
    codec = _CODECS[family_of(edition).view]
    for _, name, blank in codec.blanks:
        if getattr(message, name) != blank:
            raise ValueError(f"there is no {name} in this game")
    known = dict(zip(codec.names, codec.fields(message), strict=True))
    for name, read in zip(_FIELDS, _READ[edition.deck.name], strict=True):
        if read is not None and known.get(name):
            known[name] = read(known[name])
    return family_of(edition).view(**known, heard=heard)


def _check(message: ViewMessage) -> None:
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
