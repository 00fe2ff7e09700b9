"""The yardstick does exactly what the figures say about it, and the bots beat it."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from sixdot.bots import Bot, steady
from tests.helpers.bot_positions import choice, dealt, laid_out, play_round

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture
def greedy(monkeypatch: pytest.MonkeyPatch) -> Bot:
    monkeypatch.syspath_prepend(BENCH)
    bot: Bot = import_module("greedy").choose
    return bot


def test_it_plays_the_highest_points_first_and_wilds_last(greedy: Bot) -> None:
    assert choice(greedy, laid_out(["r5 r+2 r9 wi wi+4", "b1 b2"], top="r1")) == "play r+2"
    assert choice(greedy, laid_out(["r5 r7 wi wi+4 g1", "b1 b2"], top="r1")) == "play r7"
    assert choice(greedy, laid_out(["wi wi+4 g1 g2 b4", "b1 b2"], top="r8")) == "play wi green"


def test_it_never_bluffs_always_accepts_and_calls(greedy: Bot) -> None:
    assert choice(greedy, laid_out(["wi+4 r1", "b1 b2"], top="r5")) == "play r1 uno"
    match = laid_out(["wi+4 r1 r2 r3 r4 r6 r7", "b1 b2"], top="r5", before=["0 play wi+4 red"])
    assert choice(greedy, match, 1) == "accept"


def test_it_draws_only_if_nothing_fits_and_plays_what_it_drew(greedy: Bot) -> None:
    match = laid_out(["b1 b2 b3", "g1 g2"], top="r5")
    assert choice(greedy, match) == "draw"


def test_in_dos_it_sheds_most_then_the_most_points(greedy: Bot) -> None:
    match = laid_out(["b3 g4 g7 y10 r9", "b1 b5 g8"], edition="dos", centre="b7 r10")
    assert choice(greedy, match) == "match r10 with b3 g7"


@pytest.mark.parametrize(
    ("edition", "players"), [("rnib", 4), ("mattel", 2), ("french", 3), ("question", 3), ("dos", 3)]
)
def test_it_plays_every_edition_to_the_end(greedy: Bot, edition: str, players: int) -> None:
    for seed in range(4):
        play_round(dealt(edition, players, f"greedy {seed}"), [greedy] * players, str(seed))


@pytest.mark.slow
def test_steady_beats_it_in_dos(greedy: Bot) -> None:
    """Two hundred rounds for two: steady wins about six in ten."""
    wins = 0
    for number in range(200):
        match = dealt("dos", 2, f"duel {number // 2}")
        seat = number % 2
        play_round(match, [steady.choose, greedy] if seat == 0 else [greedy, steady.choose], f"duel {number}")
        wins += seat in match.winners
    assert wins > 105
