"""Room: one table online as a machine without clock, socket or file. What happens is an entry that can be done again.

    room = Room(code)
    room.redo(number, text)           # every entry that was stored, in order
    room.obey(member, seen, do, words)

An answer is a `Happening`: it has been done here, but counts only when its text has been stored. If it could not be,
the room is to be thrown away and made anew from the log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from sixdot.game.actions import RIGHT, WRONG, Action, leave, return_
from sixdot.game.editions import EDITIONS
from sixdot.game.events import (
    Accused,
    CalledDos,
    CameBack,
    Committed,
    Dealt,
    EntropyAdded,
    Event,
    SeedTold,
    Voted,
    WentAway,
)
from sixdot.game.match import JUDGE, StageError
from sixdot.game.match import OVER as GAME_OVER
from sixdot.game.match import PLAYING as ROUND
from sixdot.game.options import SetupError
from sixdot.game.refusal import Refusal
from sixdot.game.shuffle import Deal, new_deal
from sixdot.room.company import Company
from sixdot.room.playing import Playing, new_seed
from sixdot.room.state import (
    LOBBY,
    OVER,
    PLAYING,
    READY,
    Broken,
    Happening,
    Private,
    Refused,
    Seat,
    changed_rules,
    refuse,
)
from sixdot.voice.words import Words

if TYPE_CHECKING:
    from sixdot.room.telling import Moment
    from sixdot.wire import Told, ViewMessage
    from sixdot.wire.events import Event as WireEvent
    from sixdot.wire.messages import TableInfo

# What leaves every decision as it was.
_TALK: Final = (Accused, CalledDos, CameBack, Committed, EntropyAdded, Voted, WentAway)


class Room(Company):
    def __init__(self, code: str, deals: Callable[[], Deal] = new_deal, seeds: Callable[[], str] = new_seed) -> None:
        """An empty table; `deals`: where the secrets of rounds come from, `seeds`: what bots decide by."""
        super().__init__()
        self.code = code
        self.number = 0  # of the last thing that happened
        self.decided = 0  # of the last thing that changed what can be decided
        self.games = 0
        self.playing: Playing | None = None
        self.ready: set[int] = set()  # who has said to go on with the next round
        self.held: set[int] = set()  # whose seat a bot holds until they are back
        self.story: list[tuple[int | None, tuple[Event, ...]]] = []  # of this round: who acted, and what happened
        self._deals = deals
        self._seeds = seeds
        self._moment: Moment | None = None  # how it stands, for all who are told of it

    # What it is like

    @property
    def stage(self) -> str:
        if self.playing is None:
            return LOBBY
        stage = self.playing.game.stage
        return PLAYING if stage == ROUND else OVER if stage == GAME_OVER else READY

    @property
    def free(self) -> bool:
        """Whether seats can change: no game is under way."""
        return self.stage in (LOBBY, OVER)

    def seat_of(self, member: int | None) -> int | None:
        """The seat in the game that is played, or was last."""
        if self.playing is None or member is None:
            return None
        return self.playing.seats.get(member)

    def people(self) -> list[int]:
        """The members of the game, those who are away left out."""
        if self.playing is None:
            return []
        return [member for member, seat in self.playing.seats.items() if seat not in self.playing.game.away]

    def wants(self) -> dict[int, str]:
        """Who is waited for, and for what: turn, pause, judge, or ready."""
        if self.playing is None:
            return {}
        if self.stage == READY:
            done = self.ready | self.absent()
            return {member: "ready" for member in self.people() if member not in done}
        return self.playing.wants(self.host)

    def waits_for(self) -> set[int]:
        """Whose action, or whose word to go on, is waited for."""
        return set(self.wants())

    def wanted(self, member: int) -> str:
        """What this member is asked for; nothing: the table does not wait for this one."""
        return self.wants().get(member, "")

    # What happens

    def _do(self, data: dict[str, Any], member: int | None = None, events: Iterable[Event] = ()) -> Happening:
        """Note something that has been done; `data` is all that is needed to do it again."""
        self.number += 1
        told = tuple(events)
        if any(not isinstance(event, _TALK) for event in told):
            self.decided = self.number
        if member is not None:
            data["by"] = member
        text = msgspec.json.encode(data).decode()
        return Happening(self.number, text, data, told, self._changes(data, told), member, data.get("departed"))

    def _changes(self, data: dict[str, Any], told: tuple[Event, ...]) -> bool:
        """Whether the table itself looks different now, beside the cards."""
        if data["kind"] != "act" or "gone" in data:
            return bool(data["kind"] != "chat")
        return self.stage != PLAYING or any(isinstance(event, CameBack | WentAway | Dealt) for event in told)

    def redo(self, number: int, text: str) -> Happening:
        """An entry of the log, done again; `Broken` if it does not fit."""
        if number != self.number + 1:
            raise Broken(f"entry {number} follows entry {self.number}")
        try:
            data = msgspec.json.decode(text)
            events = DOING[data["kind"]](self, data)
        except Broken as problem:
            raise Broken(f"entry {number}: {problem}") from None
        except Exception as error:  # whatever a damaged entry brings about
            raise Broken(f"entry {number}: {type(error).__name__}") from error  # its text may name a card
        return self._do(data, data.get("by"), events or ())

    def change(self, data: dict[str, Any], member: int | None) -> Happening:
        """Something about members, seats or options that has been found to be possible."""
        data["by"] = member
        events = DOING[data["kind"]](self, data)
        return self._do(data, member, events or ())

    # Coming and going

    def open(self, edition: str, public: bool, language: str) -> Happening | Refused:
        if edition not in EDITIONS:
            return refuse("BAD_EDITION", Words(language), editions=tuple(EDITIONS))
        return self.change({"kind": "opened", "edition": edition, "public": public, "language": language}, None)

    def join(self, name: str, watch: bool, words: Words) -> Happening | Refused:
        """A new member, or one whom the host lets come back; the first one is the host."""
        data = self.newcomer(name, watch, words)
        return data if isinstance(data, Refused) else self.change(data, data["member"])

    def gone(self, member: int) -> Happening | None:
        """Somebody has been away for long: a bot holds the seat, and another one is host."""
        self.lapsed.add(member)
        return self._let_go(member)

    def _let_go(self, member: int) -> Happening | None:
        if member in self.present or not self.present - {member}:
            return None
        data: dict[str, Any] = {"kind": "act", "gone": member, "host": self.heir_of(member)}
        told = self._leaves(member)
        if told:
            data |= self._written()
        elif data["host"] is None:
            return None
        self._hold(data)
        self._turn_page(None, told)
        return self._do(data, None, told)

    def _leaves(self, member: int) -> list[Event]:
        """A bot plays on, if there is something to play."""
        seat = self.seat_of(member)
        if seat is None or self.playing is None or self.stage != PLAYING or member not in self.people():
            return []
        told = self.playing.act(seat, leave)
        assert not isinstance(told, Refusal), told
        return told

    def _hold(self, data: dict[str, Any]) -> None:
        if "lines" in data:
            self.held.add(data["gone"])
        if data["host"] is not None:
            self.host = data["host"]

    def here(self, member: int) -> Happening | None:
        """Somebody is back, and gets the seat back that a bot has held."""
        self.lapsed.discard(member)
        if self.members[member].expected:  # and needs nobody to be let in by name
            return self.change({"kind": "expected", "member": member, "on": False}, member)
        seat = self.seat_of(member)
        if member not in self.held or seat is None or self.playing is None or self.stage != PLAYING:
            return None
        told = self.playing.act(seat, return_)
        assert not isinstance(told, Refusal), told
        return self._acted(member, told)

    def depart(self, member: int, by: int) -> Happening:
        """For good: `by` the host, or by oneself."""
        data: dict[str, Any] = {"kind": "left", "departed": member, "host": self.last_heir_of(member)}
        told = self._leaves(member)
        if told:
            data |= self._written()
            self._turn_page(by, told)
        self.left(data)
        return self._do(data, by, told)

    def left_again(self, data: dict[str, Any]) -> list[Event]:
        told = self.acted(data) if "lines" in data else []
        self.left(data)
        return told

    def rejoined(self, data: dict[str, Any]) -> None:
        """Whoever had left in the middle of a game gets the seat back that a bot holds."""
        super().rejoined(data)
        if self.playing is not None and self.seat_of(data["member"]) in self.playing.game.away:
            self.held.add(data["member"])

    # The game

    def begin(self, member: int) -> Happening | SetupError:
        """A new game, or why it cannot be."""
        data: dict[str, Any] = {
            "kind": "began",
            "seed": self._seeds(),
            "language": self.language,
            "by": member,
        }
        try:
            playing = Playing(data, self.options, self._taken(), self._deals)
        except SetupError as error:
            return error
        events = list(playing.commit())
        data |= playing.written()
        self._starts(playing, member)
        return self._do(data, member, events)

    def began(self, data: dict[str, Any]) -> list[Event]:
        playing = Playing(data, self.options, self._taken(), self._deals)
        begin = data["lines"].index("round 1  #")
        playing.check(data["lines"][:begin])
        told = playing.redo({**data, "lines": data["lines"][begin:]})
        self._starts(playing, data["by"])
        return told

    def _taken(self) -> list[Seat]:
        return [seat for seat in self.seats if seat.member is None or not self.members[seat.member].left]

    def _starts(self, playing: Playing, starter: int) -> None:
        self.sit_so(self._taken())
        self.playing = playing
        self.games += 1
        self.ready = {starter}
        self.held = set()
        self.story = []

    def act(self, member: int, action: Action) -> Happening | Refusal | None:
        """What a player does, or the host as judge; None: this member has no part in the game."""
        seat = self.seat_of(member)
        if action.verb in (RIGHT, WRONG) and member == self.host and self.options.judge == "person":
            seat = JUDGE
        if seat is None or self.playing is None:
            return None
        told = self.playing.act(seat, action)
        return told if isinstance(told, Refusal) else self._acted(member, told)

    def _acted(self, member: int | None, events: list[Event]) -> Happening:
        self._turn_page(member, events)
        return self._do({"kind": "act", **self._written()}, member, events)

    def _written(self) -> dict[str, Any]:
        assert self.playing is not None
        return self.playing.written()

    def acted(self, data: dict[str, Any]) -> list[Event]:
        told: list[Event] = []
        if "lines" in data:
            assert self.playing is not None
            told = self.playing.redo(data)
        if "gone" in data:
            self._hold(data)
        self._turn_page(data.get("by"), told)
        return told

    def _turn_page(self, member: int | None, events: list[Event]) -> None:
        """After what was done: the story of the round goes on; who is back, and whether a round begins or is over."""
        if any(isinstance(event, Dealt) for event in events):
            self.story = []
        if events:
            self.story.append((member, tuple(events)))
        for event in events:
            if isinstance(event, CameBack) and self.playing is not None:
                self.held.discard(self.playing.members[event.seat])
            elif isinstance(event, Committed):
                self.ready = set()

    def go_on(self, member: int) -> Happening | None:
        """Ready for the next round, or nothing to say out of turn; None: nobody asked."""
        if self.wanted(member) not in ("ready", "pause"):
            return None
        return self.change({"kind": "on", "member": member}, member)

    def went_on(self, data: dict[str, Any]) -> None:
        seat = self.seat_of(data["member"])
        if self.stage == READY:
            self.ready.add(data["member"])
        elif seat is not None and self.playing is not None:
            self.playing.table.go_on(seat)

    def deal(self) -> Happening:
        assert self.playing is not None
        return self._acted(None, list(self.playing.table.deal()))

    def add_entropy(self, member: int, text: str) -> Happening:
        """A text for the shuffle; a `StageError` says why it cannot be."""
        seat = self.seat_of(member)
        if seat is None or self.playing is None:
            raise StageError("only who plays adds a text")
        return self._acted(member, list(self.playing.table.add_entropy(seat, text)))

    def optioned(self, data: dict[str, Any]) -> list[Event]:
        """Other rules end the game that was under way; what its next round would have been is told."""
        changed = changed_rules(self.options, data["options"])
        told: list[Event] = []
        if not changed.is_same_game(self.options):
            told = self._ended_early()
            self.playing = None
            self.story = []
        self.options = changed
        return told

    def _ended_early(self) -> list[Event]:
        game = self.playing.game if self.playing and self.stage == READY else None
        if game is None or game.secret is None:
            return []
        return [SeedTold(game.number + 1, game.secret.seed.hex(), game.secret.salt.hex())]

    # What the table does by itself

    def is_waiting(self) -> bool:
        """Whether `step` does nothing until somebody acts, comes or goes; False: perhaps not."""
        if self.playing is None or self.stage != PLAYING or not self.playing.table.is_waiting:
            return False
        absent = self.absent()
        return not self.held & self.present and not self.waits_for() & absent and self.host not in absent

    def step(self) -> Happening | None:
        """Deal when all are ready, let a bot hold a seat, do what the next bot does; None: people are waited for."""
        if self.host in self.absent():
            happened = self._let_go(self.host)
            if happened is not None:
                return happened
        if self.playing is None or not self.present & set(self.people()) | (self.held & self.present):
            return None
        if self.stage == READY:
            return self.deal() if self.ready and not self.waits_for() else None
        if self.stage != PLAYING:
            return None
        for member in sorted(self.held & self.present):
            return self.here(member)
        for member in sorted(self.waits_for() & self.absent()):
            happened = self._let_go(member)
            if happened is not None:
                return happened
        told = self.playing.step()
        return self._acted(None, told) if told else None

    def act_for(self, member: int) -> Happening | None:
        """Time is up: whoever is in turn has something done, whoever was asked has nothing to say."""
        seat = self.seat_of(member)
        if self.wanted(member) == "turn" and seat is not None and self.playing is not None:
            return self._acted(None, self.playing.act_for(seat))
        return self.go_on(member)

    # For its members

    def obey(self, member: int, seen: int, do: str, words: Words) -> Happening | Private | Refused:
        """What a member wants, in one line."""
        from sixdot.room.commands import obey

        return obey(self, member, seen, do, words)

    def told(self, happening: Happening, member: int, words: Words) -> Told:
        """What a member is told; right after it has been stored, and before anything else happens here."""
        from sixdot.room.telling import Moment, told

        if self._moment is None or self._moment.number != self.number or self.stage != PLAYING:
            self._moment = Moment(self)
        return told(self, happening, member, words, self._moment)

    def info(self, member: int) -> TableInfo:
        from sixdot.room.telling import info

        return info(self, member)

    def view(self, member: int) -> ViewMessage | None:
        from sixdot.room.telling import view

        return view(self, member)

    def heard(self, member: int) -> tuple[WireEvent, ...]:
        from sixdot.room.telling import heard

        return heard(self, member)


# How what is stored is done again, by its kind.
DOING: Final[dict[str, Callable[[Room, dict[str, Any]], list[Event] | None]]] = {
    "opened": Room.opened,
    "joined": Room.joined,
    "rejoined": Room.rejoined,
    "expected": Room.expected,
    "seated": Room.seated,
    "bot": Room.bot,
    "options": Room.optioned,
    "host": Room.hosted,
    "left": Room.left_again,
    "muted": Room.muted,
    "chat": Room.chatted,
    "began": Room.began,
    "on": Room.went_on,
    "act": Room.acted,
}
