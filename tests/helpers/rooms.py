"""Online tables for tests: members who act at random or as told, and the log that a store would keep."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from sixdot.game.shuffle import Deal, chosen_deal
from sixdot.room import telling
from sixdot.room.commands import obey
from sixdot.room.playing import record_in
from sixdot.room.room import Room
from sixdot.room.state import Happening, Outcome, Private, Recorded, Refused
from sixdot.room.telling import Retelling
from sixdot.store.entries import Entry
from sixdot.versions import this_version
from sixdot.voice.words import Words
from sixdot.wire.messages import Missed, Told

WORDS = Words("en")


@dataclass
class Log:
    """A room that keeps everything that happens, and what every member was told about it."""

    room: Room
    entries: list[Entry] = field(default_factory=list)
    told: dict[int, list[Told]] = field(default_factory=dict)
    snapshots: dict[int, str] = field(default_factory=dict)  # by the number of the entry after which they stand

    def keep(self, happened: Happening | None) -> Happening:
        assert isinstance(happened, Happening), happened
        self.entries.append(entry_of(happened))
        if happened.snapshot:
            self.snapshots[happened.number - 1] = happened.snapshot
        tell = telling.Telling(self.room, happened)
        for member in self.room.members:
            self.told.setdefault(member, []).append(tell.to(member, WORDS))
        return happened

    def join(self, name: str, watch: bool = False, code: str = "") -> int:
        happened = self.keep(_happened(self.room.join(name, watch, WORDS, code)))
        assert happened.member is not None
        self.room.members.present.add(happened.member)
        return happened.member

    def does(self, member: int, do: str, seen: int | None = None) -> Happening:
        return self.keep(_happened(obey(self.room, member, self.room.number if seen is None else seen, do, WORDS)))

    def readmits(self, host: int, whom: int | str) -> str:
        """The code with which this member can come back."""
        return code_in(self.does(host, f"readmit {whom}").aside)

    def refuses(self, member: int, do: str, seen: int | None = None) -> Refused:
        before = self.room.number
        answer = obey(self.room, member, self.room.number if seen is None else seen, do, WORDS)
        assert isinstance(answer, Refused), answer
        assert self.room.number == before
        return answer

    def answers(self, member: int, do: str) -> str:
        answer = obey(self.room, member, self.room.number, do, WORDS)
        if isinstance(answer, Recorded):
            return record_in([entry.text for entry in self.entries[answer.since - 1 :]])
        assert isinstance(answer, Private), answer
        return answer.say

    def steps(self) -> int:
        """Let the table do everything it does by itself."""
        count = 0
        while (happened := self.room.step()) is not None:
            self.keep(happened)
            count += 1
        return count

    def plays(self, source: random.Random, most: int = 100_000) -> None:
        """People do what is wanted of them, at random, until the game is over or this much has happened."""
        self.steps()
        until = self.room.number + most
        while self.room.stage != "over" and self.room.number < until:
            member = source.choice(sorted(self.room.wants()))
            self.does(member, self.choice(member, source))
            self.steps()

    def choice(self, member: int, source: random.Random) -> str:
        wanted = self.room.wanted(member)
        if wanted in ("ready", "pause"):
            return "go on"
        if wanted == "judge":
            return source.choice(["right", "wrong"])
        view = telling.view(self.room, member)
        assert view is not None
        moves = [do for do in view.legal if not do.startswith(("accuse", "agree", "disagree", "catch", "draw"))]
        chosen = source.choice(moves or list(view.legal))
        return "unknown" if chosen.startswith("answer") else chosen


def code_in(text: str) -> str:
    """The code that somebody is told to pass on."""
    return text.rsplit(maxsplit=1)[-1]


def entry_of(happened: Happening) -> Entry:
    return Entry(happened.number, None, happened.text, this_version(), happened.said and happened.said.text)


def _happened(answer: Outcome) -> Happening:
    assert isinstance(answer, Happening), answer
    return answer


def chosen_deals(seed: str) -> Callable[[], Deal]:
    numbers = iter(range(1, 10_000))

    def deal() -> Deal:
        return chosen_deal(seed, next(numbers))

    return deal


def opened(edition: str = "mattel", seed: str = "x") -> Log:
    room = Room("bek-dor-mip-tan-rus", chosen_deals(seed), lambda: seed)
    log = Log(room)
    log.keep(_happened(room.open(edition, False, "en")))
    return log


def retold(log: Log, member: int, seen: int, snapshot: int = 0) -> Missed | None:
    """What a member has missed since number `seen`; None: nothing. `snapshot`: found from that one on."""
    retelling = Retelling(log.room.code, member, WORDS, seen)
    if snapshot:
        retelling.skip(log.snapshots[snapshot], log.entries[seen:snapshot])
    retelling.take(log.entries[snapshot:])
    return retelling.missed()
