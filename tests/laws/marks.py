"""Every table at which a law is tried: each edition, each number of players. The quick loop takes a few of each."""

from __future__ import annotations

import pytest

from sixdot.game.editions import EDITIONS
from tests.laws.tables import EVERY_TABLE


def _is_quick(edition: str, players: int) -> bool:
    book = EDITIONS[edition]
    return players in (book.least_players, 4, book.most_players)


every_table = pytest.mark.parametrize(
    ("edition", "players"),
    [pytest.param(*table, marks=() if _is_quick(*table) else pytest.mark.slow) for table in EVERY_TABLE],
)
