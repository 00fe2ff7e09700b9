"""Connections break at any byte: everybody hears everything once and in order, and what they did is done once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from sixdot.game.editions import EDITIONS
from tests.helpers.cutting import Cutting
from tests.helpers.online_clients import Friend, Stranger
from tests.helpers.online_laws import kept, must_have_been_done_once, must_have_heard_all, seeded, things
from tests.helpers.online_players import Party, Player
from tests.helpers.servers import Server
from tests.helpers.soak import bounded

GRACE = ("--grace", "600")
CUTS = bounded(25, soak=100)  # in each part
PARTS = bounded(1, soak=20)  # by each rule book


def play_with_cuts(folder: Path, edition: str, seed: str, record: Callable[[str, object], None]) -> None:
    """Games at one table until there have been enough cuts; then everything must be as if there were none."""
    with Server(folder, "--edition", edition, *GRACE) as server, Cutting(server.port, seed, CUTS) as cutting:
        party = Party(cutting.is_done)
        try:
            players: list[Player] = [
                Friend(cutting.link(server.code), "Ana", seed),
                Friend(cutting.link(server.code), "Ben", seed, language="fr", length="brief"),
                Stranger(cutting.link(server.code), "Cleo", seed),
                Friend(cutting.link(server.code), "Dora", seed, watch=True, length="full"),
                Stranger(server.link, "Emil", seed, watch=True, quiet=True),
            ]
            party.sit(players, "options target=60", "bot add easy", "start")
            party.wait()
        finally:
            party.stop()
    assert cutting.cuts >= CUTS
    entries = kept(server.db, server.code)
    must_have_heard_all(entries, players, party.last or 0)
    must_have_been_done_once(entries, players)
    record("cuts", cutting.cuts)
    record("things told or acknowledged over lines that were cut, none missing or doubled", things(players))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("edition", list(EDITIONS))
def test_nothing_is_missed_or_done_twice_when_lines_break(
    edition: str, part: int, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    with seeded(f"many {edition} {part}"):
        play_with_cuts(tmp_path, edition, f"many {edition} {part}", record_property)
