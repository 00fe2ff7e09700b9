"""The real server, store and clients in a simulated world: whatever goes wrong, nothing is lost, doubled or mixed up.

A failure names its seed, and `Simulation(seed).run()` does the same again, step by step.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from sixdot.web.board import Answers
from sixdot.web.live import LiveTable
from sixdot.web.rebuilding import retell
from sixdot.wire.line import Ended
from sixdot.wire.messages import Acknowledged
from tests.helpers.simulated_disk import SimulatedDatabase
from tests.helpers.simulation import Simulation
from tests.helpers.soak import bounded

pytestmark = pytest.mark.slow

GROUPS = bounded(1, soak=100)
SEEDS = bounded(16, soak=50)  # in each
A_FEW = bounded(8, soak=20)  # with several nodes
ENOUGH = 10  # seeds within which a planted fault is found
KINDS = ("cut", "crashes", "failed syncs", "pauses", "commands sent again", "clients started anew")

Record = Callable[[str, object], None]


@pytest.mark.fault("D01", "D09", "D10", "P06")
@pytest.mark.parametrize("group", range(GROUPS))
def test_whatever_goes_wrong_nothing_is_lost_doubled_or_mixed_up(group: int, record_property: Record) -> None:
    counts: Counter[str] = Counter()
    for seed in range(group * SEEDS, (group + 1) * SEEDS):
        counts += Simulation(f"{seed}").run()
    assert all(counts[kind] > 0 for kind in KINDS), counts
    record_property("simulation: seeds", SEEDS)
    for name, number in counts.items():
        if not name.startswith("logged"):
            record_property(f"simulation: {name}", number)


@pytest.mark.fault("N01", "N03", "P06")
@pytest.mark.parametrize("group", range(GROUPS))
def test_several_nodes_tell_one_story_whatever_goes_wrong(group: int, record_property: Record) -> None:
    counts: Counter[str] = Counter()
    for seed in range(group * A_FEW, (group + 1) * A_FEW):
        counts += Simulation(f"{seed}", nodes=3).run()
    record_property("simulation of nodes: seeds", A_FEW)
    for name, number in counts.items():
        if not name.startswith("logged"):
            record_property(f"simulation of nodes: {name}", number)


def test_a_seed_tells_the_same_story_every_time() -> None:
    simulation = Simulation("2")
    simulation.run()
    tell = "from tests.helpers.simulation import Simulation as S; s = S('2'); s.run(); print(s.world.trace)"
    for hashes in ("1", "2"):
        given = {**os.environ, "PYTHONHASHSEED": hashes}
        told = subprocess.run([sys.executable, "-c", tell], env=given, capture_output=True, text=True, check=True)
        assert told.stdout.strip() == simulation.world.trace
    other = Simulation("3")
    other.run()
    assert other.world.trace != simulation.world.trace


# Planted faults: each is found by some seed soon, and that seed finds it again


def problem_with(seed: int) -> Exception | None:
    try:
        Simulation(f"{seed}").run()
    except (AssertionError, Ended) as error:
        return error
    return None


def must_be_found(*wanted: str) -> None:
    """Within a few seeds, for one of these reasons."""
    seed, problem = next((seed, each) for seed in range(ENOUGH) if (each := problem_with(seed)) is not None)
    assert any(reason in str(problem) for reason in wanted), problem
    assert f"The seed was '{seed}'" in "".join(problem.__notes__)


def test_an_answer_before_the_commit_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    store_and_tell = LiveTable._store_and_tell

    async def too_early(self: LiveTable, connection: Any, request: Any, happening: Any) -> None:
        connection.send(Acknowledged(request.id, happening.number, ""))
        await store_and_tell(self, connection, request, happening)

    monkeypatch.setattr(LiveTable, "_store_and_tell", too_early)
    must_be_found("which is not on disk")


def test_a_command_that_is_done_twice_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Answers, "given", lambda self, member, request: None)
    begin = SimulatedDatabase.__init__

    def without_index(self: SimulatedDatabase, *given: Any) -> None:
        begin(self, *given)
        index = "SELECT name FROM sqlite_master WHERE type = 'index' AND sql LIKE '%command%'"
        for (name,) in self.execute(index).fetchall():
            self.execute(f"DROP INDEX {name}")

    monkeypatch.setattr(SimulatedDatabase, "__init__", without_index)
    must_be_found("is in the log twice", "('accepted', ")  # or was answered in two ways


def test_an_event_that_is_not_told_to_whoever_comes_back_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(store: Any, retelling: Any) -> None:
        retell(store, retelling)
        del retelling._listed[:1]

    monkeypatch.setattr("sixdot.web.admission.retell", forgetful)
    must_be_found("does not tell everything")


def test_a_write_without_a_sync_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def commit(self: SimulatedDatabase, statement: str = "COMMIT", values: Any = ()) -> None:
        self.execute(statement, values)
        if self._world.chance.random() < 0.9:
            self._disk.sync(self._database.plain)

    monkeypatch.setattr(SimulatedDatabase, "commit", commit)
    must_be_found("which is not on disk", "does not follow entry")
