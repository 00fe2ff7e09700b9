"""A game at a table online, as this seat knows it, and what is said of it beside its events."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from sixdot.answers.known import Hearing
from sixdot.game.actions import Action, parse
from sixdot.game.editions import edition_named
from sixdot.game.events import Committed
from sixdot.game.families import family_of
from sixdot.game.house import house_edition
from sixdot.game.match import BETWEEN, OVER, PLAYING, Match
from sixdot.game.options import Options, SetupError
from sixdot.game.shuffle import FairStream
from sixdot.game.view import View
from sixdot.room.rules import OPTIONS
from sixdot.terminal.console import Console
from sixdot.voice.describe import describe
from sixdot.voice.narrate import Utterance, narrate
from sixdot.voice.words import Who, Words, printable
from sixdot.wire.events import event_of
from sixdot.wire.known import Knowledge
from sixdot.wire.messages import MemberInfo, TableInfo, Told

STAGES: Final = {"lobby": BETWEEN, "ready": BETWEEN, "playing": PLAYING, "over": OVER}


@dataclass(frozen=True)
class OnlineHearing(Hearing):
    """Something the table told: narrated here, or in the words of the server."""

    names: tuple[str, ...] = ()
    said: str = ""
    as_said: bool = False  # in the words of the server, although there are events
    around: Callable[[Words], str] = lambda words: ""  # told beside the events
    writer: str = ""  # who wrote it, if it is a message

    def text(self, names: Sequence[str], words: Words) -> str:
        return self._told(words, lambda narrated: narrated.text)

    def deeds(self, names: Sequence[str], words: Words) -> str:
        return self._told(words, lambda narrated: narrated.deeds)

    def _told(self, words: Words, part: Callable[[Utterance], str]) -> str:
        """Without the commitment to the next round, except for players who want to hear everything."""
        if not self.events or self.as_said:
            return self.said
        kept = [event for event in self.events if words.length == "full" or not isinstance(event, Committed)]
        told = (self.around(words), part(narrate(kept, self.view, self.names, words)))
        return " ".join([text for text in told if text])


class RemoteGame:
    """The latest state that was told. It can be asked like a game played here."""

    def __init__(self, known: Knowledge) -> None:
        self.known = known
        self._seen, self.match = known.table, match_of(known.table)

    # What is told

    def look(self) -> None:
        """At the table, which may have changed."""
        if self._seen is not self.table:
            self._seen, self.match = self.table, match_of(self.table)

    def hear(self, told: Told) -> OnlineHearing:
        """The last thing that happened, as it can be said."""
        before = self._seen
        self.look()
        return self._with_what_changed(before, self.heard(told))

    def heard(self, told: Told) -> OnlineHearing:
        """Something that was told, as it can be said."""
        deck, players = self.match.edition.deck.name, max(self.match.players, len(self.table.seats))
        events = tuple([event_of(message, deck, players) for message in told.events])
        writer = "" if told.chat is None else self.called(told.chat)
        return OnlineHearing(events, self.view(self.seat), self.seat, self.names, said_lines(told.say), writer=writer)

    def _with_what_changed(self, before: TableInfo, heard: OnlineHearing) -> OnlineHearing:
        """Add what came with the events: that a game began, or that somebody else is the host.

        Why somebody has left, and which options ended a game, only the server knows: that is told as it says it.
        """
        table = self.table
        if not heard.events or table is before:
            return heard
        staying = {member.id for member in table.members}
        has_left = any(member.id not in staying for member in before.members)
        ended = table.stage == "lobby" != before.stage
        if ended or has_left or any(getattr(before, key) != getattr(table, key) for key in OPTIONS):
            return replace(heard, as_said=bool(heard.said))
        host = Who(self.host, "you" if self.is_host else "other")
        if table.game > before.game:
            edition, names = edition_named(table.edition), list(self.names)
            return replace(
                heard, around=lambda said: said.say("room-began", who=host, edition=edition, players=names)
            )
        if table.host != before.host and table.host:
            return replace(heard, around=lambda said: said.say("room-host", who=host))
        return heard

    # What is asked

    @property
    def table(self) -> TableInfo:
        return self.known.table

    @property
    def wanted(self) -> str:
        return self.known.wanted

    @property
    def offers(self) -> list[Action]:
        shown = self.known.shown
        return [parse(text) for text in shown.offers] if shown else []

    @property
    def stage(self) -> str:
        return STAGES[self.table.stage]

    @property
    def number(self) -> int:
        return self.table.round

    @property
    def seat(self) -> int | None:
        """This member's seat: in the game while one is played, else at the table."""
        if self.known.view is not None and self.table.stage == "playing":
            return self.known.view.seat
        return None if self.me is None else self.me.seat

    @property
    def me(self) -> MemberInfo | None:
        """This member; None: no longer at the table."""
        return next((member for member in self.table.members if member.id == self.known.member), None)

    @property
    def is_host(self) -> bool:
        return self.table.host == self.known.member

    @property
    def host(self) -> str:
        return self.called(self.table.host)

    @property
    def names(self) -> tuple[str, ...]:
        """By seat."""
        shown = self.known.shown
        names = shown.names if shown else [seat.name for seat in self.table.seats]
        return tuple([printable(name) for name in names])

    def view(self, seat: int | None) -> View:
        """What this seat knows; before the first deal, nothing."""
        return self.known.view or self.match.view(self.seat)

    def called(self, member: int) -> str:
        return next((printable(other.name) for other in self.table.members if other.id == member), "?")

    def goes_on_by_itself(self) -> bool:
        """Whether a deal or a bot's action is about to follow."""
        view = self.known.view
        if self.table.stage == "ready":
            return not self.table.waiting
        if self.table.stage != "playing" or self.wanted or view is None or view.turn is None:
            return False
        if view.phase == "judge" or not view.turn < len(self.table.seats):
            return False
        holder = self.table.seats[view.turn].member
        return holder not in [member.id for member in self.table.members if not member.away]

    # What is said of it

    def situation_text(self, words: Words, asked: bool = True, after: str = "") -> str:
        """What this player can do to make the game go on; nothing where the cards make it clear.

        `asked`: somebody wants to know; else what says itself in a moment is left out, as is what was said just now.
        """
        table = self.table
        if table.stage == "lobby":
            return self._lobby(words)
        if table.stage == "ready":
            return self._ready(words) if asked or table.waiting else ""
        if table.stage == "over":
            return words.say("join-over", yours=self.is_host, host=self.host)
        here = describe(self.view(self.seat), self.names, words)
        if self.wanted == "pause" and self.known.shown:
            return here.pause(self.known.shown.low, self.offers)
        return here.judge(after) if self.wanted == "judge" else ""

    def _lobby(self, words: Words) -> str:
        seats, least = self.table.seats, self.match.edition.least_players
        return words.say(
            "join-lobby",
            edition=edition_named(self.table.edition),
            people=[Who(seat.name, "you" if seat.member == self.known.member else "other") for seat in seats],
            yours=self.is_host,
            host=self.host,
            few=len(seats) < least,
            least=least,
        )

    def _ready(self, words: Words) -> str:
        number, waiting = self.table.round, self.table.waiting
        if self.wanted == "ready":
            return words.say("join-ready", round=number)
        if waiting:
            people = [self.called(member) for member in waiting]
            return words.say("join-ready-waiting", people=people, round=number, yours=self.is_host)
        return words.say("join-ready-soon", round=number)


def match_of(table: TableInfo) -> Match:
    """A match with the edition, players and scoring of the table, which nobody plays: its cards are never dealt."""
    edition = edition_named(table.edition)
    with suppress(SetupError):  # unless these house rules are not known here
        edition = house_edition(table.edition, table.house)
    players = max(edition.least_players, min(edition.most_players, len(table.seats)))
    try:
        options = Options(table.scoring, table.target, table.partners, None, table.leavers, table.judge)
        match = Match(edition, players, options)
    except SetupError:  # too few players yet for these options
        match = Match(replace(edition, in_teams=False), players)
    held = [seat for seat, info in enumerate(table.seats) if info.bot is None and seat < players]
    match.people = set(held)
    match.away = {member.seat for member in table.members if member.away and member.seat in held}
    match.round = family_of(edition).machine(edition, players, 0, FairStream(b""))
    match.round.sit_down()
    return match


def said_lines(text: str) -> str:
    """The lines of a text from the server, without anything a terminal would obey."""
    return "\n".join([line for line in [printable(line) for line in text.splitlines()] if line])


def say_plainly(text: str, console: Console) -> None:
    """Say what the server says in its own words."""
    said = said_lines(text)
    console.tell(lambda words: said)
