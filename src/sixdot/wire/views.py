"""Views on the wire: a seat's View as a message, and the message as a View again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import partial
from operator import attrgetter
from typing import Any, Final, NamedTuple, get_type_hints

from msgspec import UNSET
from msgspec.structs import asdict, replace

from sixdot.game.actions import Action, parse
from sixdot.game.cards import DECKS, named_card
from sixdot.game.dos.machine import RowCard
from sixdot.game.editions import edition_named
from sixdot.game.events import Event
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


def _ways(ways: dict[Any, Callable[[Any], Any]]) -> list[tuple[int, str, Callable[[Any], Any]]]:
    """The fields of the message that do not travel as they are: their places, their names, how they are converted."""
    kinds = get_type_hints(ViewMessage, include_extras=True)
    found = [(place, name, conversion(kinds[name], ways)) for place, name in enumerate(ViewMessage.__struct_fields__)]
    return [(place, name, convert) for place, name, convert in found if convert is not None]


class _Codec:
    """Which fields of the message one kind of View has, and what the others are."""

    def __init__(self, kind: type[View]) -> None:
        own = {field.name for field in fields(kind)}
        told = [name for name in ViewMessage.__struct_fields__ if name in _DEFAULTS]
        self.names = [name for name in told if name in own]
        self.fields = attrgetter(*self.names)
        self.blanks = [(place, name, _DEFAULTS[name]) for place, name in enumerate(told) if name not in own]


_TOLD: Final = _ways(_TELLING)
_READ: Final = {deck: _ways(_reading(deck)) for deck in DECKS}
# All fields of Views; the values of those that only Views of another family have.
_DEFAULTS: Final = {field.name: field.default for family in FAMILIES.values() for field in fields(family.view)}
_CODECS: Final = {family.view: _Codec(family.view) for family in FAMILIES.values()}


def view_message(
    view: View, names: Sequence[str], wanted: str = "", offers: Sequence[Action] = (), low: Sequence[int] = ()
) -> ViewMessage:
    """What a seat may know, what is wanted of it, and the names of the others."""
    return ViewMessage(*_values(view, names, wanted, offers, low))


def _values(view: View, names: Sequence[str], wanted: str, offers: Sequence[Action], low: Sequence[int]) -> list[Any]:
    """All fields of the message."""
    codec = _CODECS[type(view)]
    told: list[Any] = [*codec.fields(view), tuple(names), wanted, offers, tuple(low)]
    for place, _, blank in codec.blanks:
        told.insert(place, blank)
    for place, _, tell in _TOLD:
        if told[place]:  # an empty field travels as it is
            told[place] = tell(told[place])
    return told


class OwnSight(NamedTuple):
    """The part of a View that is for one seat alone, as it travels; for a spectator there is nothing in it."""

    seat: int | None = None
    hand: tuple[str, ...] = ()
    drawn: str | None = None
    legal: tuple[str, ...] = ()
    partners: tuple[int, ...] = ()
    wanted: str = ""
    offers: tuple[str, ...] = ()


class Shown:
    """What everybody at a table sees: worked out once for all who are told of something that happened."""

    def __init__(self, view: View, names: Sequence[str], low: Sequence[int], before: Shown | None = None) -> None:
        """`view`: a spectator's; `before`: what everybody saw until now."""
        self.values = _values(view, names, "", (), low)
        self.changes = self.values if before is None else _changes(before.values, self.values)


class Sight:
    """What one member has been shown: the next time only what has changed need be told."""

    def __init__(self) -> None:
        self.shown: Shown | None = None
        self.own = OwnSight()

    def changes(self, shown: Shown, own: OwnSight, before: Shown | None) -> ViewChanges:
        """`before`: what the changes of `shown` have followed; whoever has not seen that is told everything."""
        follows = before is not None and self.shown is before
        told = _joined(shown.changes, _changes(self.own, own)) if follows else _joined(shown.values, own)
        self.shown, self.own = shown, own
        return ViewChanges(*told)


def whole(shown: Shown, own: OwnSight) -> ViewMessage:
    return ViewMessage(*_joined(shown.values, own))


def _joined(shown: Sequence[Any], own: Sequence[Any]) -> list[Any]:
    told = list(shown)
    for place, value in zip(_OWN, own, strict=True):
        told[place] = value
    return told


_OWN: Final = [ViewMessage.__struct_fields__.index(name) for name in OwnSight._fields]


def _changes(before: Sequence[Any], now: Sequence[Any]) -> list[Any]:
    return [UNSET if new is old or new == old else new for old, new in zip(before, now, strict=True)]


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
    for _, name, read in _READ[edition.deck.name]:
        if known.get(name):
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
