"""A table taken up from a snapshot and the rest of its log is the very table that the whole log gives."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from sixdot.game.editions import EDITIONS, bring
from sixdot.game.reading import read_record
from sixdot.game.replay import verify
from sixdot.room import telling
from sixdot.room.commands import obey
from sixdot.room.room import Room
from sixdot.room.state import Happening, Refused
from sixdot.store.writer import REACH
from sixdot.versions import FIRST, Version
from sixdot.wire.messages import MOST_MISSED
from tests.helpers.rooms import WORDS, Log, chosen_deals, code_in, opened, retold
from tests.room.test_mended import mend_a_rule

OLD = Version(FIRST.rules, "0.0.9")
TABLES = [
    ("mattel", "target=150"),
    ("mattel", "target=150 house=jump-in,stacking=any"),
    ("mattel", "target=150 leavers=fold"),
    ("french", "target=200 partners=opposite"),
    ("french", "scoring=elimination target=90"),
    ("rnib", "target=150"),
    ("rnib", "scoring=lowest target=100"),
    ("french", "partners=rotating"),
    ("question", "target=60"),
    ("question", "target=60 judge=person"),
    ("dos", "target=60"),
    ("old-oak", "target=100"),
]


@pytest.fixture(autouse=True)
def _the_same_codes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is let in again at the same moment is given the same code."""
    monkeypatch.setattr("sixdot.room.commands.new_pass", lambda code: f"{code}-bek-bek-bek")


def lively(log: Log, chance: random.Random, until: int) -> None:
    """People play, talk, vanish, come back, leave, are sent away and let in again, until so much has happened."""
    while log.room.number < until:
        room = log.room
        if room.free and not _tried(log, room.members.host or 0, "start"):
            _tried(log, room.members.host or 0, "bot add easy")
        if room.stage == "ready" and chance.random() < 0.5:
            _tried(log, chance.choice(sorted(room.members)), "entropy a word of mine")
        if chance.random() < 0.35:
            _besides(log, chance)
        if room.wants():
            log.plays(chance, most=1)
        else:
            log.steps()


def _tried(log: Log, member: int, do: str) -> Happening | None:
    outcome = obey(log.room, member, log.room.number, do, WORDS)
    return log.keep(outcome) if isinstance(outcome, Happening) else None


def _besides(log: Log, chance: random.Random) -> None:
    room = log.room
    host, members = room.members.host or 0, [member.id for member in room.members.remaining()]
    who, other = chance.choice(members), chance.choice(members)
    deed = chance.choice(("talk", "vanish", "return", "quit", "remove", "readmit", "join", "late", "options", "host"))
    if deed == "talk":
        _tried(log, who, chance.choice(("chat hello", f"mute {other}", f"unmute {other}")))
    elif deed == "vanish" and len(room.members.present) > 2:
        room.members.present.discard(who)
        _kept(log, room.gone(who))
    elif deed == "return":
        room.members.present.add(who)
        _kept(log, room.here(who))
    elif deed == "quit" and who != host and len(members) > 4:
        room.members.present.discard(who)
        _tried(log, who, "quit")
    elif deed == "remove" and len(members) > 4:
        room.members.present.discard(other)
        _tried(log, host, f"remove {other}")
    elif deed == "readmit":
        gone = [member.name for member in room.members.values() if member.left]
        done = _tried(log, host, f"readmit {chance.choice(gone)}") if gone else None
        if done is not None and done.aside and chance.random() < 0.7:
            log.join("Anybody", code=code_in(done.aside))
    elif deed == "join" and len(members) < 8:
        joined = room.join(f"Guest {chance.choice('ABCDEFGHIJKLMNOP')}", chance.random() < 0.5, WORDS)
        _kept(log, None if isinstance(joined, Refused) else joined)
    elif deed == "late" and room.wants():
        _kept(log, room.act_for(chance.choice(sorted(room.wants()))))
    elif deed == "options":
        _tried(log, host, chance.choice(("options clock=30", "options public=yes", "options clock=0")))
    elif deed == "host":
        _tried(log, host, f"host {other}")


def _kept(log: Log, happened: Happening | None) -> None:
    if happened is not None:
        log.keep(happened)
        if happened.kind == "joined" and happened.member is not None:
            log.room.members.present.add(happened.member)


def begun(edition: str, options: str, seed: str) -> tuple[Log, random.Random]:
    if edition not in EDITIONS:  # a rule book from outside
        bring(replace(EDITIONS["mattel"], id=edition, hand_size=5))
    log, chance = opened(edition, seed), random.Random(f"{edition} {options} {seed}")
    for name in ("Amy", "Bob", "Cleo", "Dora"):
        log.join(name)
    log.does(1, f"options {options}")
    return log, chance


def taken_up(log: Log, snapshot: int) -> Room:
    """By the whole log, or from a snapshot on. What is dealt and decided from there on is the same for both."""
    room = Room(log.room.code, chosen_deals("from here on"), lambda: "from here on")
    if snapshot:
        room.resume(log.snapshots[snapshot])
        assert room.number == snapshot
    for entry in log.entries[snapshot:]:
        room.redo(entry.number, entry.text, entry.version, entry.said)
    room.members.present = set(log.room.members.present)
    room.members.lapsed = set(log.room.members.lapsed)
    return room


def state_of(room: Room) -> dict[str, Any]:
    """All that can be known of a table."""
    playing = room.playing
    found: dict[str, Any] = {
        name: getattr(room, name) for name in ("code", "members", "options", "language", "number", "decided", "games")
    }
    found |= {"seats": room.members.seats, "host": room.members.host, "stage": room.stage, "wants": room.wants()}
    ways = (telling.info, telling.view, telling.heard)
    found["seen"] = [[tell(room, member) for tell in ways] for member in room.members]
    if playing is not None:
        for name in ("names", "members", "seats", "ready", "held", "story", "begun", "strays", "is_whole", "away"):
            found[f"playing {name}"] = getattr(playing, name)
        game, table = playing.game, playing.table
        for name in ("scores", "number", "scored", "dealer", "next_dealer", "eliminated", "winners", "secret"):
            found[f"game {name}"] = getattr(game, name)
        found["table"] = table.actions, table.chain, table.low, table.awaited(), table.is_waiting
    return found


@pytest.mark.parametrize(("edition", "options"), TABLES)
def test_a_snapshot_and_the_rest_of_the_log_give_the_same_table_as_all_of_it(edition: str, options: str) -> None:
    log, chance = begun(edition, options, "x")
    while len(log.snapshots) < 3 and log.room.number < 500:  # with questions a round may be long
        lively(log, chance, log.room.number + 80)
    for snapshot in random.Random(1).sample(sorted(log.snapshots), k=min(3, len(log.snapshots))):
        whole, part = Log(taken_up(log, 0), [*log.entries]), Log(taken_up(log, snapshot), [*log.entries])
        assert state_of(part.room) == state_of(whole.room)
        for again in (whole, part):
            lively(again, random.Random(snapshot), log.room.number + 80)
        assert part.entries == whole.entries
        assert part.told == whole.told
        assert part.snapshots == whole.snapshots
        assert state_of(part.room) == state_of(whole.room)


def test_the_record_of_a_game_that_was_taken_up_from_a_snapshot_is_whole() -> None:
    log, chance = begun("mattel", "target=100", "r")
    log.does(1, "start")
    log.plays(chance)
    assert log.room.stage == "over"
    part = Log(taken_up(log, max(log.snapshots)), [*log.entries])
    assert part.answers(1, "ask record") == log.answers(1, "ask record")
    verdict = verify(read_record(part.answers(1, "ask record")))
    assert (verdict.problem, verdict.complete) == ("", True)


@pytest.mark.parametrize("hand", [0, 5])
def test_a_game_that_was_mended_can_be_taken_up_from_a_snapshot(hand: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """`hand`: 0 if its lines still fit the rules, else it goes on from its scores alone."""
    log, chance = begun("mattel", "target=300", "m")
    lively(log, chance, 150)
    mend_a_rule(monkeypatch, hand)
    room = Room(log.room.code, chosen_deals("mended"), lambda: "mended")
    for entry in log.entries:
        room.redo(entry.number, entry.text, OLD, entry.said)
    room.members.present = set(log.room.members.present)
    mended = Log(room, [entry._replace(version=OLD) for entry in log.entries])
    mended.keep(room.mend())
    lively(mended, chance, 300)
    for snapshot in mended.snapshots:
        whole, part = taken_up(mended, 0), taken_up(mended, snapshot)
        assert state_of(part) == state_of(whole)
        assert part.mend() is None


def test_a_rule_book_from_outside_is_in_the_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    log, chance = begun("old-oak", "target=100", "book")
    lively(log, chance, 100)
    seen = state_of(taken_up(log, max(log.snapshots)))
    monkeypatch.setattr("sixdot.game.editions._brought", {})
    assert state_of(taken_up(log, max(log.snapshots))) == seen


def test_what_was_missed_is_the_same_from_a_snapshot_on() -> None:
    log, chance = begun("mattel", "target=300", "missed")
    watcher = log.join("Wim", watch=True)
    lively(log, chance, 450)
    last = log.room.number
    for seen in (0, 3, 100, last - 300, last - MOST_MISSED, last - 20, last - 1, last):
        usable = [number for number in log.snapshots if number <= max(seen, last - MOST_MISSED)]
        for snapshot in usable[-2:]:
            for member in (2, watcher, max(log.room.members)):
                assert retold(log, member, seen, snapshot) == retold(log, member, seen)


def test_those_who_come_back_are_told_as_much_as_snapshots_reach() -> None:
    assert REACH == MOST_MISSED
