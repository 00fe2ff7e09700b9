"""The trial of a network: what it gathers, and that it only adds its opinion."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from sixdot.bots.sharp import choose
from sixdot.game.shuffle import FastRandom
from tests.helpers.bot_positions import laid_out

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def learned(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(ROOT / "bench")
    return import_module("learned")


def test_a_round_is_gathered_alike_every_time(learned: ModuleType) -> None:
    one, again = learned.gathered(4), learned.gathered(4)
    assert len(one["rows"]) > 5
    for name, array in one.items():
        assert np.array_equal(array, again[name]), name
    kept = one["numbers"] >= 0
    assert (kept.sum(axis=1) > 1).all(), "only where there was something to decide"
    assert (one["worths"][kept] >= 0).all()


def test_a_network_that_likes_all_choices_alike_leaves_it_to_sharp(learned: ModuleType, tmp_path: Path) -> None:
    sizes = (learned.INPUTS, *learned.HIDDEN, learned.INDEX.size)
    layers: dict[str, Any] = {
        f"{name}.weight": np.zeros((sizes[k + 1], sizes[k]), np.float32) for k, name in enumerate("abc")
    }
    biases: dict[str, Any] = {f"{name}.bias": np.zeros(sizes[k + 1], np.float32) for k, name in enumerate("abc")}
    np.savez(tmp_path / "net.npz", **layers, **biases)
    network = learned.Network(tmp_path / "net.npz")
    bot = learned.deciding(partial(network.mixed, 0.5))
    for hands in (["r5 r7 b2 wi", "g1 y2"], ["r5 g9 b9 y1 wi+4", "g1 y2 y3"], ["b2 g9 r1", "y3"]):
        view = laid_out([*hands], top="r9").view(0)
        assert bot(view, FastRandom("one")) == choose(view, FastRandom("one"))
