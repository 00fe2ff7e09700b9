"""What bench/judge.py gathers and packs: rounds that depend on their number alone, and rows that the judge reads."""

from __future__ import annotations

from importlib import import_module
from math import exp
from pathlib import Path
from types import ModuleType

import pytest

from sixdot.bots.uno.judge import CELLS, UNITS, Judge
from sixdot.game.editions import edition_named
from sixdot.game.position import simulated_round
from sixdot.game.shuffle import FastRandom
from sixdot.game.uno.machine import UnoRound

np = pytest.importorskip("numpy")
BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture
def learning(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(BENCH)
    found = import_module("judge")
    monkeypatch.setattr(found, "QUICK", 100)
    return found


def test_a_round_depends_on_its_number_alone(learning: ModuleType) -> None:
    one, again, other = (learning.gathered(number) for number in (1, 1, 2))
    assert all((one[name] == again[name]).all() for name in one)
    assert one["rows"].shape != other["rows"].shape or (one["rows"] != other["rows"]).any()
    assert len({len(one[name]) for name in ("rows", "cells", "won", "seats", "rounds")}) == 1
    assert len({len(one[f"leaf {name}"]) for name in ("rows", "cells", "won")}) == 1
    assert one["rows"][0, :-1].sum() == 14, "both hold seven cards"
    assert len(set((one["won"] == 1) ^ one["seats"].astype(bool))) == 1, "one of the two has won all of it"


def test_aims_are_drawn_towards_what_is_thought_of_what_follows(learning: ModuleType) -> None:
    stored = {
        "won": np.array([1.0, 0.0, 0.0, 1.0]),
        "seats": np.array([0, 1, 1, 0]),
        "rounds": np.array([5, 5, 5, 6]),
    }
    aims = learning.trusting(np.array([0.9, 0.4, 0.2, 0.7]), stored)
    near = 0.3 * 0.2
    assert aims.tolist() == pytest.approx([1 - (0.3 * 0.4 + 0.7 * near), near, 0.0, 1.0])


def test_the_judge_reads_what_is_packed(learning: ModuleType) -> None:
    rng = np.random.default_rng(1)
    start, worth = rng.normal(size=UNITS), rng.normal(size=UNITS)
    rows, direct = rng.normal(size=(CELLS, UNITS)), rng.normal(size=CELLS)
    judge = Judge(learning.packed(start, rows, direct, worth, 0.25))
    source = FastRandom("packed")
    for number in range(20):
        game = simulated_round(edition_named("mattel"), 2, source, number % 2)
        assert isinstance(game, UnoRound)
        cells = learning.cells_of(game)
        units = np.maximum(rows[cells].sum(axis=0) + start, 0)
        wanted = 1 / (1 + exp(units @ worth + direct[cells].sum() + 0.25))
        assert judge.chance(game) == pytest.approx(wanted, abs=0.08)
