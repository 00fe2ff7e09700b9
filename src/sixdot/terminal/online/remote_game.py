"""A game at a table online, as this seat knows it. It can be asked like a game played here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from sixdot.answers.known import Hearing
from sixdot.game.actions import Action, parse
from sixdot.game.edition import Edition
from sixdot.game.editions import edition_named
from sixdot.game.events import Committed, Event
from sixdot.game.families import family_of
from sixdot.game.house import house_edition
from sixdot.game.match import BETWEEN, OVER, PLAYING, Match
from sixdot.game.options import Options, SetupError
from sixdot.game.view import View
from sixdot.voice.narrate import Utterance, narrate
from sixdot.voice.words import Words, printable
from sixdot.wire.events import Event as EventMessage
from sixdot.wire.events import event_of
from sixdot.wire.known import after, bring_book
from sixdot.wire.messages import MemberInfo, TableInfo, ViewMessage
from sixdot.wire.messages import Told as ToldMessage
from sixdot.wire.views import view_of

STAGES: Final = {"lobby": BETWEEN, "ready": BETWEEN, "playing": PLAYING, "over": OVER}


@dataclass(frozen=True)
class OnlineHearing(Hearing):
    """Something the table told: narrated here, or in the words of the server."""

    names: tuple[str, ...] = ()
    said: str = ""
    as_said: bool = False  # in the words of the server, although there are events
    around: Callable[[Words], str] = lambda words: ""  # told beside the events

    def text(self, names: Sequence[str], words: Words) -> str:
        return self._with_around(self._narrated(words).text, words) if self._is_narrated else self.said

    def deeds(self, names: Sequence[str], words: Words) -> str:
        return self._with_around(self._narrated(words).deeds, words) if self._is_narrated else self.said

    @property
    def _is_narrated(self) -> bool:
        return bool(self.events) and not self.as_said

    def _with_around(self, narrated: str, words: Words) -> str:
        return " ".join([part for part in (self.around(words), narrated) if part])

    def _narrated(self, words: Words) -> Utterance:
        """Without the commitment to the next round, except for players who want to hear everything."""
        events = self.events
        if words.length != "full":
            events = tuple([event for event in events if not isinstance(event, Committed)])
        return narrate(events, self.view, self.names, words)


class RemoteGame:
    """The latest state that was told. Impossible states are a ValueError."""

    def __init__(self, member: int, table: TableInfo) -> None:
        self.member = member
        self.table = table
        self.match = match_of(table)
        self.wanted = ""
        self.offers: tuple[Action, ...] = ()
        self.low: tuple[int, ...] = ()
        self._heard: tuple[Event, ...] = ()  # since the deal
        self._view: View | None = None
        self._names: tuple[str, ...] = ()

    # What is told

    def take_table(self, table: TableInfo) -> None:
        self.match = match_of(table)
        self.table = table

    def take_view(self, message: ViewMessage | None, heard: Sequence[Event]) -> None:
        """The cards as they lie now, and all that was heard since the deal."""
        self._heard = tuple(heard)
        self._view = None if message is None else view_of(message, self._heard)
        self._names = () if message is None else tuple([printable(name) for name in message.names])
        self.wanted = "" if message is None else message.wanted
        self.offers = () if message is None else tuple([parse(text) for text in message.offers])
        self.low = () if message is None else message.low

    def take(self, told: ToldMessage) -> OnlineHearing:
        """One more thing that happened."""
        if told.table is not None:
            self.take_table(told.table)
        self.take_view(told.view, after(self._heard, self.events_of(told.events)))
        return self.heard(told)

    def heard(self, told: ToldMessage) -> OnlineHearing:
        """Something that was told, as it can be said."""
        return OnlineHearing(
            self.events_of(told.events), self.view(self.seat), self.seat, self.names, said_lines(told.say)
        )

    def events_of(self, messages: Iterable[EventMessage]) -> tuple[Event, ...]:
        deck, players = self.match.edition.deck.name, max(self.match.players, len(self.table.seats))
        return tuple([event_of(message, deck, players) for message in messages])

    # What is asked

    @property
    def stage(self) -> str:
        return STAGES[self.table.stage]

    @property
    def number(self) -> int:
        return self.table.round

    @property
    def seat(self) -> int | None:
        """This member's seat: in the game while one is played, else at the table."""
        if self._view is not None and self.table.stage == "playing":
            return self._view.seat
        return None if self._me is None else self._me.seat

    @property
    def _me(self) -> MemberInfo | None:
        return next((member for member in self.table.members if member.id == self.member), None)

    @property
    def is_out(self) -> bool:
        """Whether this member is no longer at the table."""
        return self._me is None

    @property
    def is_away(self) -> bool:
        return self._me is not None and self._me.away

    @property
    def is_host(self) -> bool:
        return self.table.host == self.member

    @property
    def names(self) -> tuple[str, ...]:
        """By seat."""
        return self._names or tuple([printable(seat.name) for seat in self.table.seats])

    def view(self, seat: int | None) -> View:
        """What this seat knows; before the first deal, nothing."""
        return self._view or _nothing(self.match, self.seat)

    def called(self, member: int) -> str:
        return next((printable(other.name) for other in self.table.members if other.id == member), "?")

    def goes_on_by_itself(self) -> bool:
        """Whether a deal or a bot's action is about to follow."""
        view = self._view
        if self.table.stage == "ready":
            return not self.table.waiting
        if self.table.stage != "playing" or self.wanted or view is None or view.turn is None:
            return False
        if view.phase == "judge" or not view.turn < len(self.table.seats):
            return False
        holder = self.table.seats[view.turn].member
        return holder not in [member.id for member in self.table.members if not member.away]


def said_lines(text: str) -> str:
    """The lines of a text from the server, without anything a terminal would obey."""
    return "\n".join([line for line in [printable(line) for line in text.splitlines()] if line])


def match_of(table: TableInfo) -> Match:
    """A match with the edition, players and scoring of the table, which nobody plays."""
    edition = _edition_of(table)
    with suppress(SetupError):  # unless these house rules are not known here
        edition = house_edition(table.edition, table.house)
    least, most = edition.least_players, edition.most_players
    players = max(least, min(most, len(table.seats)))
    try:
        options = Options(table.scoring, table.target, table.partners, None, table.leavers, table.judge)
        return Match(edition, players, options)
    except SetupError:  # too few players yet for these options
        return Match(edition, players)


def _edition_of(table: TableInfo) -> Edition:
    """One of Sixdot's own, or the book that the table brings with it."""
    if table.book is None:
        return edition_named(table.edition)
    brought = bring_book(table.book)
    if brought != table.edition:
        raise ValueError(f"the rule book of the table is {brought}, not {table.edition}")
    return edition_named(brought)


def _nothing(match: Match, seat: int | None) -> View:
    """What is known before the first deal."""
    return family_of(match.edition).view(
        edition=match.edition.id,
        house=match.edition.house,
        seat=seat,
        players=match.players,
        people=(),
        passed_over=(),
        dealer=0,
        phase="over",
        turn=None,
        direction="left",
        counts=(0,) * match.players,
        draw_count=0,
        discard_count=0,
        discards=(),
        announced=(),
        catchable=(),
        votes=(),
        winner=None,
        blocked=False,
        hand=(),
        drawn=None,
        legal=(),
        scores=(0,) * len(match.scoring.units),
        teams=match.scoring.units,
        scoring=match.scoring.form,
        target=match.scoring.target,
    )
