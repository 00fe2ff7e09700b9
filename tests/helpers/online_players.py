"""People at a real server's tables: they play at random, come back when the connection breaks, and remember."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from sixdot.wire.messages import MOST_MISSED

TICK = 0.1  # seconds between checks for the end
SLOWLY = 0.03  # seconds to wait when told to slow down
AGAIN = ("TOO_FAST", "NOT_SAVED")  # not now: the same may be done if it comes again
PATIENCE = 300.0
Heard = tuple[int, str, bool, str]  # number, words, urgency, events as they came
ASIDES = ("accuse", "agree", "disagree", "catch", "dos")
TALK = ("ask state", "ask hand", "ask last 3", "ask score", "chat bonjour", "chat hello there", "play r5", "catch 1")


@dataclass
class Memory:
    """What one member asked for, was answered and was told."""

    member: int = 0
    first: int = 0  # the number of the first welcome: what happened before it is not told one by one
    heard: list[Heard] = field(default_factory=list)
    skipped: set[int] = field(default_factory=set)  # what was missed and is told no more, because it was too much
    asked: dict[str, str] = field(default_factory=dict)
    answers: dict[str, list[tuple[str, int]]] = field(default_factory=dict)  # accepted, or why not; and the number
    twice: set[str] = field(default_factory=set)  # what was sent twice on one connection
    began: dict[str, float] = field(default_factory=dict)  # when something was asked
    ended: dict[str, float] = field(default_factory=dict)  # and when it was first answered

    @property
    def number(self) -> int:
        return self.heard[-1][0] if self.heard else self.first


@dataclass
class Now:
    """What a member needs to know in order to act."""

    stage: str = "lobby"
    wanted: str = ""
    legal: Sequence[str] = ()
    offers: Sequence[str] = ()


class Party:
    """The people at one table; the host decides when they have had enough."""

    def __init__(self, enough: Callable[[], bool]) -> None:
        self.enough = enough
        self.last: int | None = None  # the number after which everybody may go
        self.players: list[Player] = []

    def sit(self, players: Sequence[Player], *setup: str) -> None:
        """Sit down one after the other; the first is the host, who does what `setup` says once all are there."""
        for player in players:
            player.party = self
            self.players.append(player)
            player.link = player.link or players[0].link
            player.start()
            while not player.memory.member:
                self.check()
                player.join(SLOWLY)
        players[0].setup = list(setup)
        players[0].hosts = True

    def stop(self) -> None:
        for player in self.players:
            player.stopping = True
        for player in self.players:
            if player.ident is not None:
                player.join(PATIENCE)

    def check(self) -> None:
        for player in self.players:
            if player.error is not None:
                raise AssertionError(f"{player.name} could not go on") from player.error

    def wait(self) -> None:
        """Wait until all have heard the last thing."""
        end = time.monotonic() + PATIENCE
        for player in self.players:
            while player.is_alive():
                self.check()
                player.join(TICK)
                assert time.monotonic() < end, [(each.name, each.is_alive(), each.state()) for each in self.players]
        self.check()


class Player(threading.Thread):
    """Somebody at the table of `link`, or else at the host's. `seed` decides what they do."""

    def __init__(
        self,
        link: str,
        name: str,
        seed: object,
        watch: bool = False,
        language: str = "en",
        length: str = "normal",
        quiet: bool = False,
        edition: str = "",
    ) -> None:
        super().__init__(name=name, daemon=True)
        self.edition = edition  # for a table to be opened
        self.link, self.watch, self.language, self.length, self.quiet = link, watch, language, length, quiet
        self.memory = Memory()
        self.party: Party
        self.hosts = False
        self.setup: list[str] = []  # what the host does before the game
        self._lost: float | None = None  # since when the connection has been down
        self.gaps: list[float] = []  # for how many seconds it was down
        self.stopping = False
        self.error: BaseException | None = None
        self._chance = random.Random(f"{seed} {name}")
        self._pending: str | None = None
        self._due = 0  # everything accepted has been told by this number

    def run(self) -> None:
        try:
            self.come()
            while not self.is_done():
                self.listen()
                self.act()
        except BaseException as error:
            self.error = error
        finally:
            self.leave()

    @property
    def lost(self) -> bool:
        """Whether the connection is down."""
        return self._lost is not None

    @lost.setter
    def lost(self, is_lost: bool) -> None:
        now = time.monotonic()
        if not is_lost and self._lost is not None:
            self.gaps.append(now - self._lost)
        self._lost = (self._lost or now) if is_lost else None

    @property
    def code(self) -> str:
        return self.link.partition("#")[2]

    def state(self) -> object:
        return self.memory.number, self._pending, self._due, self.now(), self.lost

    def is_done(self) -> bool:
        last = self.party.last
        return self.stopping or (last is not None and self.memory.number >= last and self._pending is None)

    # Each kind of player does these in its own way

    def come(self) -> None:
        raise NotImplementedError

    def listen(self) -> None:
        raise NotImplementedError

    def ask(self, do: str) -> str:
        raise NotImplementedError

    def now(self) -> Now:
        raise NotImplementedError

    def leave(self) -> None:
        raise NotImplementedError

    # What comes

    def was_welcomed(self, member: int, number: int, missed: Iterable[Heard]) -> None:
        if not self.memory.member:
            self.memory.member, self.memory.first = member, number
        assert member == self.memory.member
        told = list(missed)
        if len(told) == MOST_MISSED:
            self.memory.skipped |= set(range(self.memory.number + 1, told[0][0]))
        self.memory.heard += told
        assert self.memory.number == number, f"{self.name} was welcomed at {number}, but knows {self.memory.number}"
        self.lost = False

    def was_told(self, heard: Heard) -> None:
        self.memory.heard.append(heard)

    def was_answered(self, asked: str, outcome: str, number: int) -> None:
        self.memory.answers.setdefault(asked, []).append((outcome, number))
        self.memory.ended.setdefault(asked, time.monotonic())
        if asked == self._pending:
            self._pending = None
        if outcome == "accepted":
            self._due = max(self._due, number)
        elif outcome in AGAIN:
            time.sleep(SLOWLY)

    # What is done

    def act(self) -> None:
        """Do one thing at a time, and only once everything about the one before is known."""
        if self._pending is not None or self.memory.number < self._due or self.is_done():
            return
        do = self.choice(self.now())
        if do:
            began = time.monotonic()
            self._pending = self.ask(do)
            self.memory.asked[self._pending] = do
            self.memory.began[self._pending] = began

    def choice(self, now: Now) -> str:
        if self.hosts and now.stage in ("lobby", "over"):
            return self._host(now.stage)
        if not self.quiet and self._chance.random() < 0.03:
            return self._chance.choice(TALK)
        if now.wanted == "ready":
            return "go on"
        if now.wanted == "pause":
            tries = self._chance.random() < 0.2 and now.offers
            return self._chance.choice(now.offers) if tries else "go on"
        if now.wanted == "judge":
            return self._chance.choice(["right", "wrong"])
        return self._move(now.legal) if now.wanted == "turn" else ""

    def _host(self, stage: str) -> str:
        if stage == "over" and self.party.enough():
            self.party.last = self.memory.number
            return ""
        return self.setup.pop(0) if self.setup else "rematch"

    def _move(self, legal: Sequence[str]) -> str:
        moves = [do for do in legal if not do.startswith(ASIDES)]
        bold = [do for do in moves if do != "draw"]
        chosen = self._chance.choice(bold or moves)
        return "unknown" if chosen.startswith("answer") else chosen
