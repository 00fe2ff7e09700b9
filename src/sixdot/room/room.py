"""Room: one table online as a machine without clock, socket or file. What happens is an entry that can be done again.

    room = Room(code)
    room.resume(text)                  # a snapshot, if there is one
    room.redo(number, text, version)   # every entry that was stored since, in order
    room.mend()                        # in case Sixdot has been updated since
    commands.obey(room, member, seen, do, words)

What comes of it is a `Happening`: it has been done here, but counts only when its text has been stored. If it cannot
be stored, throw the room away and rebuild it from the log.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict
from secrets import token_hex
from typing import Any, Final

import msgspec

from sixdot.classroom.sets import QuestionSet
from sixdot.game import events as happened
from sixdot.game.actions import RIGHT, WRONG, Action, leave, return_
from sixdot.game.edition import Edition
from sixdot.game.editions import edition_named
from sixdot.game.events import CameBack, Committed, Dealt, Event, WentAway
from sixdot.game.match import JUDGE, OVER, PLAYING
from sixdot.game.options import SetupError
from sixdot.game.refusal import Refusal
from sixdot.game.shuffle import Deal, new_deal
from sixdot.game.view import View
from sixdot.room.members import Members
from sixdot.room.playing import Playing, Tally, questions_in
from sixdot.room.rules import Rules, book_of, changed_rules, learn_book, same_game
from sixdot.room.state import LOBBY, READY, Broken, Happening, Refused, refuse
from sixdot.versions import Version, this_version
from sixdot.voice.words import Words

# What leaves every decision as it was. (At every event a kind is looked up: that takes less than `isinstance`.)
_TALK: Final = frozenset((
    CameBack, Committed, WentAway, happened.Accused, happened.CalledDos, happened.EntropyAdded, happened.Voted,
))  # fmt: skip
_SHOWN: Final = frozenset((CameBack, Dealt, WentAway))  # after which the table looks different
_KEPT: Final = ("language", "number", "games")  # in a snapshot as they are


class Room:
    def __init__(self, code: str, deals: Callable[[], Deal] = new_deal, seeds: Callable[[], str] = token_hex) -> None:
        """An empty table; `deals`: where the secrets of rounds come from, `seeds`: what bots decide by."""
        self.code = code
        self.members = Members()
        self.options = Rules()
        self.language = "en"  # of the questions
        self.number = 0  # of the last thing that happened
        self.decided = 0  # of the last thing that changed what can be decided
        self.games = 0
        self.playing: Playing | None = None
        self._deals, self.seeds = deals, seeds
        self.sets: Mapping[str, QuestionSet] = {}  # of questions, that may be chosen here
        self._now = self._written_by = this_version()  # which Sixdot wrote the last entry

    # How it stands

    @property
    def edition(self) -> Edition:
        return edition_named(self.options.edition)

    @property
    def stage(self) -> str:
        return LOBBY if self.playing is None else self.playing.stage

    @property
    def free(self) -> bool:
        """Whether seats can change: no game is under way."""
        return self.stage in (LOBBY, OVER)

    def is_full(self) -> bool:
        return len(self.members.seats) >= self.edition.most_players

    def seat_of(self, member: int) -> int | None:
        """The seat in the game that is played, or was last."""
        return None if self.playing is None else self.playing.seats.get(member)

    def view(self, member: int) -> View | None:
        """What this member may know of the cards; None: none have been dealt."""
        return None if self.playing is None else self.playing.view(self.seat_of(member))

    def wants(self) -> dict[int, str]:
        """Who is waited for, and for what: turn, pause, judge, or ready."""
        if self.playing is None:
            return {}
        if self.stage == READY:
            done = self.playing.ready | self.members.absent()
            return {member: "ready" for member in self.playing.people() if member not in done}
        return self.playing.wants(self.members.host)

    def wanted(self, member: int) -> str:
        """What this member is asked for; nothing: the table does not wait for this one."""
        return self.wants().get(member, "")

    # Entries

    def _enter(self, data: dict[str, Any], by: int | None, events: Iterable[Event] = (), text: str = "") -> Happening:
        """Number something that has been done; `data` is all that is needed to do it again; `text` is it, written."""
        self.number += 1
        told = tuple(events)
        if any(type(event) not in _TALK for event in told):
            self.decided = self.number
        if by is not None:
            data["by"] = by
        text, changed = text or msgspec.json.encode(data).decode(), self._changes(data, told)
        return Happening(self.number, text, data, data["kind"], told, changed, by, data.get("departed"))

    def _changes(self, data: dict[str, Any], told: tuple[Event, ...]) -> bool:
        """Whether the table itself looks different now, apart from the cards."""
        if data["kind"] != "act" or "gone" in data:
            return bool(data["kind"] != "chat")
        return self.stage != PLAYING or any(type(event) in _SHOWN for event in told)

    def redo(self, number: int, text: str, version: Version | None = None, said: str | None = None) -> Happening:
        """Do an entry of the log again; `Broken` if it does not fit. `version`: which Sixdot wrote it."""
        if number != self.number + 1:
            raise Broken(f"entry {number} follows entry {self.number}")
        self._written_by = version or self._now
        try:
            data = msgspec.json.decode(text)
            if "seal" in data and said is None:
                raise Broken("what was said is missing")
            events = DOING[data["kind"]](self, data)
        except Broken as problem:
            raise Broken(f"entry {number}: {problem}") from None
        except Exception as error:  # whatever a damaged entry brings about
            raise Broken(f"entry {number}: {type(error).__name__}") from error  # its text may name a card
        return self._enter(data, data.get("by"), events or (), text).saying(said)

    def snapshot(self) -> str:
        """How it stands before a deal. The last round does not matter then: nothing of it is told any more."""
        assert self.playing is not None
        state: dict[str, Any] = {name: getattr(self, name) for name in _KEPT}
        state |= {"options": asdict(self.options), **book_of(self.options.edition)}
        state |= {"members": self.members.state(), "playing": self.playing.state()}
        return msgspec.json.encode(state).decode()

    def resume(self, snapshot: str) -> None:
        """Let an empty table stand as this one did; the next entry is the deal."""
        state = msgspec.json.decode(snapshot)
        learn_book(state)
        for name in _KEPT:
            setattr(self, name, state[name])
        options = state["options"]
        self.options = Rules(**options | {"house": tuple(options["house"])})
        self.members.resume(state["members"])
        self.playing = Playing.resumed(self.options, state["playing"], self._deals)

    def change(self, data: dict[str, Any], member: int | None) -> Happening:
        """Do something about members, seats or options that has been found to be possible."""
        data["by"] = member
        events = DOING[data["kind"]](self, data)
        return self._enter(data, member, events or ())

    # Coming and going

    def open(self, edition: str, public: bool, language: str) -> Happening | Refused:
        try:
            known = edition_named(edition).id  # the log names the very book
        except SetupError as error:
            return refuse("BAD_EDITION", Words(language), editions=error.values["editions"])
        data = {"kind": "opened", "edition": known, "public": public, "language": language, **book_of(known)}
        return self.change(data, None)

    def opened(self, data: dict[str, Any]) -> None:
        learn_book(data)
        self.options = Rules(data["edition"], public=data["public"])
        self.language = data["language"]

    def join(self, name: str, watch: bool, words: Words, code: str = "") -> Happening | Refused:
        """A new member, or, by a code of one's own, one whom the host has readmitted; the first one is the host."""
        sits = not watch and self.free and not self.is_full()
        known = code in ("", self.code)
        if known and not sits and not self.options.watching:
            return refuse("UNWATCHED", words)
        data = self.members.newcomer(name, sits, self.free, words) if known else self.members.let_back(code, words)
        return data if isinstance(data, Refused) else self.change(data, data["member"])

    def rejoined(self, data: dict[str, Any]) -> None:
        """Whoever left in the middle of a game gets back the seat that a bot holds."""
        self.members.rejoined(data)
        if self.playing is not None and self.seat_of(data["member"]) in self.playing.away:
            self.playing.held.add(data["member"])

    def gone(self, member: int) -> Happening | None:
        """Somebody has been away for long: a bot holds the seat, and another one is host."""
        self.members.lapsed.add(member)
        return self._let_go(member)

    def _let_go(self, member: int) -> Happening | None:
        here, heir = self.members.present, self.members.heir_of(member, for_good=False)
        if member in here or not here - {member} or (heir is None and not self._holds_cards(member)):
            return None
        return self._withdraw(member, None, {"kind": "act", "gone": member, "host": heir})

    def depart(self, member: int, by: int) -> Happening:
        """For good: `by` the host, or by oneself."""
        heir = self.members.heir_of(member, for_good=True)
        return self._withdraw(member, by, {"kind": "left", "departed": member, "host": heir, "by": by})

    def _holds_cards(self, member: int) -> bool:
        return self.playing is not None and self.stage == PLAYING and member in self.playing.people()

    def _withdraw(self, member: int, by: int | None, data: dict[str, Any]) -> Happening:
        """A bot plays on, if there is something to play."""
        told: list[Event] = []
        if self.playing is not None and self._holds_cards(member):
            told = self.playing.done(by, self.playing.obliged(member, leave), data)
        self._withdrawn(data)
        return self._enter(data, by, told)

    def _withdrawn(self, data: dict[str, Any]) -> None:
        if data["kind"] == "left":
            self.members.left(data, self.free)
            return
        if "lines" in data and self.playing is not None:
            self.playing.held.add(data["gone"])
        if data["host"] is not None:
            self.members.host = data["host"]

    def here(self, member: int) -> Happening | None:
        """Somebody is back, and gets back the seat that a bot has held."""
        self.members.lapsed.discard(member)
        if self.members[member].expected:  # and needs no code any more
            return self.change({"kind": "expected", "member": member, "on": False}, member)
        if self.playing is None or self.stage != PLAYING or member not in self.playing.held:
            return None
        return self.carried_out(member, self.playing.obliged(member, return_))

    # The game

    def begin(self, member: int) -> Happening:
        """A new game; a `SetupError` says why there can be none."""
        seed = self.seeds()
        data: dict[str, Any] = {"kind": "began", "seed": seed, "language": self.language, "by": member}
        questions = self.options.dealt_from(self.sets, self.language, seed)
        playing = Playing(self.options, self.members.taken_seats(), seed, questions, self._deals)
        events = list(playing.commit())
        playing.write_into(data)
        self._start(playing, member)
        return self._enter(data, member, events)

    def began(self, data: dict[str, Any]) -> list[Event]:
        seats, questions = self.members.taken_seats(), questions_in(data["lines"])
        playing = Playing(self.options, seats, data["seed"], questions, self._deals)
        told = playing.redo(data, self._written_by == self._now)
        self._start(playing, data["by"])
        return told

    def _start(self, playing: Playing, starter: int) -> None:
        self.members.seats = self.members.taken_seats()
        self.playing = playing
        playing.begun = self.number + 1
        self.games += 1
        playing.ready = {starter}

    def move(self, member: int, action: Action) -> Happening | Refusal | None:
        """What a player does, or the host as judge, also over the program; None: this member has no part in it."""
        seat = self.seat_of(member)
        if self.playing is not None and action.verb in (RIGHT, WRONG):
            seat = JUDGE if member == self.members.host and member not in self.playing.voters() else seat
        if seat is None or self.playing is None:
            return None
        told = self.playing.table.apply(seat, action)
        return told if isinstance(told, Refusal) else self.carried_out(member, told)

    def carried_out(self, member: int | None, told: Sequence[Event]) -> Happening:
        """What has just been done at the cards, with what follows from it."""
        assert self.playing is not None
        data = {"kind": "act"}
        events = self.playing.done(member, told, data)
        return self._enter(data, member, events)

    def acted(self, data: dict[str, Any]) -> list[Event]:
        told: list[Event] = []
        if "lines" in data:
            assert self.playing is not None
            told = self.playing.redo(data, self._written_by == self._now)
            self.playing.note(data.get("by"), told)
        if "host" in data:
            self._withdrawn(data)
        return told

    def go_on(self, member: int) -> Happening | None:
        """Ready for the next round, or nothing to say out of turn; None: nobody asked."""
        if self.wanted(member) not in ("ready", "pause"):
            return None
        return self.change({"kind": "on", "member": member}, member)

    def deal(self) -> Happening:
        assert self.playing is not None
        snapshot = self.snapshot()
        return self.carried_out(None, self.playing.table.deal())._replace(snapshot=snapshot)

    def optioned(self, data: dict[str, Any]) -> list[Event]:
        """Other rules end the game that was under way."""
        learn_book(data)
        before, self.options = self.options, changed_rules(self.options, data["options"])
        return [] if same_game(self.options, before) else self.ended(data)

    def ended(self, data: dict[str, Any]) -> list[Event]:
        """No game is played any more; the secret of a round that was not over is told."""
        playing, self.playing = self.playing, None
        return playing.reveal() if playing else []

    # After an update of Sixdot

    def mend(self) -> Happening | None:
        """When the log has been read: a game that was begun by other rules goes on by these, and all are told so.

        If what was written cannot be played again by these rules, the round is called off; the scores stay.
        """
        playing, before = self.playing, self._written_by
        if playing is None or playing.stage == OVER or not (playing.strays or before.rules != self._now.rules):
            return None
        data: dict[str, Any] = {"kind": "mended", "rules": [before.rules, self._now.rules]}
        told: list[Event] = []
        if playing.strays:
            data |= {"off": playing.tally.dealt, "tally": playing.tally.data()}
            told = playing.tally.reveal()
            self.playing = playing.renewed(playing.tally)
            told += self.playing.commit()
            data |= self.playing.written()
        self._written_by = self._now
        return self._enter(data, None, told)

    def mended(self, data: dict[str, Any]) -> list[Event]:
        if self.playing is None or "tally" not in data:
            return []
        told = self.playing.tally.reveal()
        self.playing = self.playing.renewed(Tally(**data["tally"]))
        return told + self.playing.redo(data, self._written_by == self._now)

    # What the table does by itself

    def is_waiting(self) -> bool:
        """Whether `step` does nothing until somebody acts, comes or goes; False: perhaps not."""
        if self.options.paused:
            return self.members.host not in self.members.absent()
        if self.playing is None or self.stage != PLAYING or not self.playing.is_waiting:
            return False
        absent = self.members.absent()
        expected = self.playing.held & self.members.present
        return not expected and not self.wants().keys() & absent and self.members.host not in absent

    def step(self) -> Happening | None:
        """Deal when all are ready, let a bot hold a seat, do what the next bot does; None: people are waited for."""
        members, playing = self.members, self.playing
        if members.host is not None and members.host in members.absent():
            happened = self._let_go(members.host)
            if happened is not None:
                return happened
        if playing is None or self.options.paused or not members.present & {*playing.people(), *playing.held}:
            return None
        if self.stage == READY:
            return self.deal() if playing.ready and not self.wants() else None
        if self.stage != PLAYING:
            return None
        for member in sorted(playing.held & members.present):
            return self.here(member)
        for member in sorted(self.wants().keys() & members.absent()):
            happened = self._let_go(member)
            if happened is not None:
                return happened
        told = playing.goes_on()
        return self.carried_out(None, told) if told else None

    def act_for(self, member: int) -> Happening | None:
        """Time is up: whoever is in turn has something done, whoever was asked has nothing to say."""
        seat = self.seat_of(member)
        if self.wanted(member) == "turn" and seat is not None and self.playing is not None:
            return self.carried_out(None, self.playing.table.act_for(seat))
        return self.go_on(member)


# How an entry is done again, by its kind.
DOING: Final[dict[str, Callable[[Room, dict[str, Any]], list[Event] | None]]] = {
    "opened": Room.opened,
    "joined": lambda room, data: room.members.joined(data, room.free),
    "rejoined": Room.rejoined,
    "expected": lambda room, data: room.members.expected(data),
    "seated": lambda room, data: room.members.seated(data),
    "bot": lambda room, data: room.members.bot(data),
    "options": Room.optioned,
    "host": lambda room, data: room.members.hosted(data),
    "left": Room.acted,
    "muted": lambda room, data: room.members.muted(data),
    "chat": lambda room, data: None,
    "began": Room.began,
    "ended": Room.ended,
    "on": lambda room, data: room.playing.go_on(data["member"]) if room.playing else None,
    "act": Room.acted,
    "ballot": lambda room, data: room.playing.vote(data) if room.playing else None,
    "mended": Room.mended,
}
