"""Two worlds for a game online: a scripted game, and other cards for it where one seat cannot see."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

from sixdot.game.actions import LEAVE, RETURN, RIGHT, WRONG, Action
from sixdot.game.events import Challenged, RoundOver
from sixdot.game.match import PLAYING
from sixdot.game.refusal import Refusal
from sixdot.game.round import Round
from sixdot.room import telling
from sixdot.table import Table
from tests.helpers import rooms
from tests.laws.laws import universe
from tests.laws.worlds import world_for

CODE = "bek-dor-mip-tan-rus"
NAMES = ("Ana", "Ben", "Cleo", "Dora")
DORA = 3  # the spectator
RULES: Any = SimpleNamespace(leavers="bot")
ASKED = (
    "state", "hand", "fits", "top", "colour", "counts", "turn", "order", "direction", "pending", "row", "question",
    "pile", "score", "choices", "last 5", "since", "why", "help", "record", "rules",
)  # fmt: skip
TYPED = ("hand", "what can I play", "red", "draw two", "skip", "7", "uno", "last", "b")
Worlds = dict[int, Round]  # by the number of actions in the game so far


@dataclass
class Deed:
    """One thing that the test does: somebody's command, or a cut in somebody's connection."""

    who: int
    do: str
    number: int  # what has happened so far
    answered: bool = True


@dataclass
class Script:
    """A game to be played in both worlds."""

    edition: str
    seed: str
    options: str
    deeds: list[Deed] = field(default_factory=list)
    before: Worlds = field(default_factory=dict)  # the round before each action
    steps: dict[int, tuple[int, Action]] = field(default_factory=dict)  # that action
    shows: dict[int, set[int | None]] = field(default_factory=dict)  # to whom it shows hidden cards by a rule


def written(edition: str, seed: str, options: str, watcher: int | None, most: int) -> Script:
    """Play at random and write down what was done; `watcher` also asks and tries many things."""
    script = Script(edition, seed, options)
    chance = random.Random(f"{edition} {seed} {watcher}")
    with fixed(), _noting(script):
        log = rooms.opened(edition, seed)
        for name in NAMES:
            log.join(name, watch=name == NAMES[DORA])
        for do in (f"options {options}", "start"):
            _write(script, log, 0, do)
        while log.room.stage != "over" and len(script.deeds) < most:
            _besides(script, log, chance, DORA if watcher is None else watcher)
            member = chance.choice(sorted(log.room.wants()))
            _write(script, log, member - 1, _speaks_up(log, chance, member) or log.choice(member, chance))
    return script


def _write(script: Script, log: rooms.Log, who: int, do: str) -> None:
    log.does(who + 1, do)
    log.steps()
    script.deeds.append(Deed(who, do, log.room.number))


def _speaks_up(log: rooms.Log, chance: random.Random, member: int) -> str:
    """Now and then somebody calls or catches, or accuses."""
    view = telling.view(log.room, member)
    said = [do for do in view.legal if do.startswith(("catch", "accuse", "agree", "disagree", "dos"))] if view else []
    return chance.choice(said) if said and log.room.stage == "playing" and chance.random() < 0.1 else ""


def _besides(script: Script, log: rooms.Log, chance: random.Random, who: int) -> None:
    """What changes nothing: questions, refusals, a connection that breaks; and some chat."""
    number, room = log.room.number, log.room
    if room.playing is None or room.stage != "playing":
        return
    if chance.random() < 0.5:
        script.deeds.append(Deed(who, f"ask {chance.choice(ASKED)}", number))
    if chance.random() < 0.1:
        script.deeds.append(Deed(who, "ask hint", number))
    if chance.random() < 0.4:
        script.deeds.append(Deed(who, _impossible(log, chance, who), number))
    if chance.random() < 0.15:
        script.deeds.append(Deed(who, chance.choice(["break", "replace"]), number, False))
    if chance.random() < 0.05:
        _write(script, log, chance.randrange(4), "chat good cards, these")


def _impossible(log: rooms.Log, chance: random.Random, who: int) -> str:
    """An action that is not possible now, or typed words that are no action."""
    playing = log.room.playing
    assert playing is not None
    assert playing.game.round is not None
    if who == DORA:
        return "draw"
    if chance.random() < 0.3:
        view, typed = telling.view(log.room, who + 1), chance.choice(TYPED)
        if view is not None and not view.legal:
            return f"type {typed}"
    while True:
        action = chance.choice(universe(playing.game.round, who, chance, 100))
        if action.verb not in (LEAVE, RETURN, RIGHT, WRONG) and not playing.game.round.is_legal(who, action):
            return str(action)


# The worlds


@contextmanager
def fixed() -> Iterator[None]:
    """Tokens, codes and seeds are the same each time."""
    tokens = count(1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sixdot.web.tokens.new_token", lambda: f"{next(tokens):043d}")
        patch.setattr("sixdot.web.hub.new_code", lambda: CODE)
        yield


@contextmanager
def _noting(script: Script) -> Iterator[None]:
    """Every round as it was before each action."""
    original = Table._do

    def do(table: Table, seat: int, action: Action) -> Any:
        number, game = table.actions, table.game.round
        assert game is not None
        copied = game.copy()
        told = original(table, seat, action)
        if not isinstance(told, Refusal):
            script.before[number], script.steps[number] = copied, (seat, action)
            shows: set[int | None] = {event.seat for event in told if isinstance(event, Challenged)}
            over = any(isinstance(event, RoundOver) for event in told)
            script.shows[number] = {None, *range(game.players)} if over else shows
        return told

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Table, "_do", do)
        yield


@contextmanager
def dealt_anew(worlds: Worlds) -> Iterator[None]:
    """Before each action put the cards where these worlds have them, in play and whenever the log is replayed."""
    original = Table._do

    def do(table: Table, seat: int, action: Action) -> Any:
        world = worlds.get(table.actions)
        if world is not None and table.game.stage == PLAYING:
            table.game.round = world.copy()
            table.game.round.listen()
        return original(table, seat, action)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Table, "_do", do)
        yield


def other_worlds(script: Script, seat: int | None) -> Worlds:
    """For every action a world in which it is possible too; the same where a rule shows this seat hidden cards."""
    worlds: Worlds = {}
    for number, game in script.before.items():
        chance = random.Random(f"{script.seed} {number}")
        other = None
        if seat not in script.shows[number]:
            other = world_for(game, RULES, seat, script.steps[number], chance)
        worlds[number] = other or game.copy()
    return worlds


def differing(script: Script, worlds: Worlds) -> int:
    """At how many actions the hidden cards differ."""
    return sum(
        [hand.cards() for hand in game.hands] != [hand.cards() for hand in worlds[number].hands]
        for number, game in script.before.items()
    )
