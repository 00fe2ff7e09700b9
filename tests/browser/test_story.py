"""A whole round with a screen reader is told as in round.txt, which scripts/heard rewrites."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.people import Person
from tests.browser.serving import dealing
from tests.browser.story import KEPT, SEED, told

pytestmark = pytest.mark.slow


def test_a_round_is_told_by_a_screen_reader_as_it_was(people: Callable[..., Person], tmp_path: Path) -> None:
    with dealing(tmp_path, SEED) as server:
        assert told(people(server.url)) == KEPT.read_text(encoding="utf-8")
