"""Connections break at any byte: everybody hears everything once and in order, and what they did is done once."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixdot.game.editions import EDITIONS
from tests.helpers.cutting import Cutting
from tests.helpers.online_clients import Friend, Stranger
from tests.helpers.online_laws import kept, must_have_been_done_once, must_have_heard_all, seeded
from tests.helpers.online_players import Party, Player
from tests.helpers.servers import Server
from tests.helpers.soak import bounded

GRACE = ("--grace", "600")
CUTS = bounded(25, soak=200)  # by each rule book


def play_with_cuts(folder: Path, edition: str, seed: str, cuts: int) -> None:
    """Games at one table until there have been this many cuts; then everything must be as if there were none."""
    with Server(folder, "--edition", edition, *GRACE) as server, Cutting(server.port, seed, cuts) as cutting:
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
    assert cutting.cuts >= cuts
    entries = kept(server.db, server.code)
    must_have_heard_all(entries, players, party.last or 0)
    must_have_been_done_once(entries, players)


@pytest.mark.slow
@pytest.mark.parametrize("edition", list(EDITIONS))
def test_nothing_is_missed_or_done_twice_when_lines_break(edition: str, tmp_path: Path) -> None:
    with seeded(f"many {edition}"):
        play_with_cuts(tmp_path, edition, f"many {edition}", CUTS)
