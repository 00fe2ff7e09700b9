"""A server killed at any moment has lost nothing it acknowledged, and told nothing that was not saved."""

from __future__ import annotations

import random
import shutil
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from tests.helpers.failing_syncs import FailingSyncs, needs_linux
from tests.helpers.online_clients import party
from tests.helpers.online_laws import kept, must_have_been_done_once, must_have_heard_all, seeded, things
from tests.helpers.online_players import Party
from tests.helpers.soak import bounded
from tests.helpers.warm import Warm

GRACE = ("--grace", "600")
PATIENCE = 60.0
ENDS = bounded(
    7, soak=30
)  # of the server in each part: every fourth in order, as for an update; the others are kills
PARTS = bounded(2, soak=45)
Record = Callable[[str, object], None]


def end_under_play(folder: Path, seed: str, record: Record, syncs: FailingSyncs | None = None) -> None:
    """Two tables play on while their server is ended again and again; each time the disk is checked."""
    chance = random.Random(seed)
    done: list[str] = []
    with Warm(folder, *GRACE) as server:
        parties: list[Party] = []
        try:
            parties += [party(server.link, "mattel", seed, done), party(server.url, "dos", seed, done)]
            for number in range(ENDS):
                _let_play(parties, chance, syncs)
                if in_order := number % 4 == 3:
                    assert server.stop() == 0
                else:
                    server.kill()
                record("restarts under play" if in_order else "kills under play", 1)
                _wait_until(parties, lost=True)
                _must_be_on_disk(server.db, folder / "copy", parties)
                if syncs:
                    syncs.work()
                server.start()
            done.append("ended often enough")
            for each in parties:
                each.wait()
        finally:
            for each in parties:
                each.stop()
    for each in parties:
        entries = kept(server.db, each.players[0].code)
        must_have_heard_all(entries, each.players, each.last or 0)
        must_have_been_done_once(entries, each.players)
        record("things acknowledged or told, none lost", things(each.players))
        record(
            "answers NOT_SAVED, none of it there afterwards unless it was sent again",
            things(each.players, "NOT_SAVED"),
        )


def _let_play(parties: Sequence[Party], chance: random.Random, syncs: FailingSyncs | None) -> None:
    """Let it run for a random time; sometimes not even until everybody is back. At its end syncs may fail."""
    if chance.random() < 0.8:
        _wait_until(parties, lost=False)
    time.sleep(chance.random() * 0.15)
    if syncs:
        syncs.fail()
        time.sleep(chance.random() * 0.1)
        if chance.random() < 0.5:
            syncs.work()
            time.sleep(chance.random() * 0.1)


def _wait_until(parties: Sequence[Party], lost: bool) -> None:
    """Wait until everybody is connected, or has read everything that came before their connection broke."""
    end = time.monotonic() + PATIENCE
    for each in parties:
        while not all(player.lost == lost for player in each.players):
            each.check()
            assert time.monotonic() < end, [player.state() for player in each.players]
            time.sleep(0.002)


def _must_be_on_disk(db: Path, copy: Path, parties: Sequence[Party]) -> None:
    """Whatever was told or accepted is on the disk, as the dead server left it."""
    copy.mkdir(exist_ok=True)
    for old in copy.iterdir():
        old.unlink()
    for name in (db.name, f"{db.name}-wal"):
        if db.with_name(name).exists():
            shutil.copy(db.with_name(name), copy / name)
    with closing(sqlite3.connect(copy / db.name)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        for each in parties:
            _must_have_party(database, each)


def _must_have_party(database: sqlite3.Connection, party: Party) -> None:
    query = "SELECT number, command FROM entry WHERE room = (SELECT id FROM room WHERE code = ?) ORDER BY number"
    rows = database.execute(query, (party.players[0].code,)).fetchall()
    assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
    stored = {command.partition(" ")[0]: number for number, command in rows if command is not None}
    for player in party.players:
        memory = player.memory
        assert memory.number <= len(rows), f"{player.name} was told {memory.number}, only {len(rows)} are saved"
        for asked, answers in dict(memory.answers).items():
            do = memory.asked[asked]
            for outcome, number in answers:
                if outcome == "accepted" and not do.startswith("ask"):
                    found = stored.get(f"{memory.member}:{asked}")
                    assert found == number or (found is None and do == "go on"), (player.name, do, found, number)


@pytest.mark.fault("D01")
@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_what_is_acknowledged_survives_a_kill_at_any_instant(
    part: int, tmp_path: Path, record_property: Record
) -> None:
    with seeded(f"part {part}"):
        end_under_play(tmp_path, f"part {part}", record_property)


@needs_linux
@pytest.mark.slow
@pytest.mark.parametrize("part", range(bounded(1, soak=10)))
def test_what_was_refused_when_syncs_failed_stays_away_after_a_kill(
    part: int, tmp_path: Path, record_property: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    syncs = FailingSyncs(tmp_path, monkeypatch)
    with seeded(f"syncs {part}"):
        end_under_play(tmp_path, f"syncs {part}", record_property, syncs)
    assert syncs.failures
    record_property("failed syncs", syncs.failures)
