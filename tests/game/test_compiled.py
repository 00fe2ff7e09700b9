"""Which engine is under test: where the compiled one is expected, it is really there."""

from __future__ import annotations

import os

import sixdot.game.match
import sixdot.game.round
import sixdot.game.uno.machine


def test_the_engine_under_test_is_the_one_that_was_meant() -> None:
    compiled = bool(os.environ.get("SIXDOT_EXPECT_COMPILED"))
    for module in (sixdot.game.match, sixdot.game.round, sixdot.game.uno.machine):
        assert module.__file__ is not None
        assert module.__file__.endswith(".py") != compiled
