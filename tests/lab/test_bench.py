"""The words of `make bench-bots`: its tables, verdicts and page. A real match against RLCard's rule bot."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from sixdot.lab.figures import Estimate

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(BENCH)
    return import_module("bots")


@pytest.mark.parametrize(("rate", "verdict"), [(61.9, "not reached"), (62, "must reached"), (66.1, "aim reached")])
def test_a_match_is_judged_by_its_win_rate(bots: ModuleType, rate: float, verdict: str) -> None:
    found = bots.Found(10_000, Estimate(rate, 0.93), bots.Times(4.1, 21.7))
    lines = list(bots.matches_table([(bots.MATCHES[0], found, bots.Times(30, 48))]))
    assert lines[2] == (
        f"| sharp against greedy | 2 | 10000 | {rate:.1f} % ±0.9 | 50 % | 62 % | 66 % | {verdict} |"
        " 4.10 (22) | 30.00 (48) |"
    )
    assert {line.count("|") for line in lines} == {11}


def test_every_edition_has_a_row_for_each_bot(bots: ModuleType) -> None:
    found = bots.Found(9_999, Estimate(41.0, None), bots.Times(1, 2))
    lines = list(bots.ladder_table([("dos", bot, found, bots.Times(3, 4)) for bot in bots.LADDER]))
    assert lines[2:] == [
        f"| dos | {bot} | 9999 | 41.0 % | 1.00 (2) | 3.00 (4) |" for bot in ("sharp", "steady", "easy")
    ]


def test_the_goals_are_for_the_bots_they_name(bots: ModuleType) -> None:
    assert [len(match.bots) for match in bots.MATCHES] == [2, 4, 1]
    assert all(match.bots[0] == "sharp" and match.goal.must < match.goal.aim for match in bots.MATCHES)


def test_only_what_stands_between_its_markers_is_written(
    bots: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "page.md"
    monkeypatch.setattr(bots, "PAGE", page)
    page.write_text("By hand.\n", encoding="utf-8")
    assert not bots.write("text\n")
    assert page.read_text(encoding="utf-8") == "By hand.\n"
    page.write_text(f"Before.\n{bots.BEGIN}\nold\n{bots.END}\nAfter.\n", encoding="utf-8")
    for text in ("first\n", "second\n"):
        assert bots.write(text)
    written = f"Before.\n{bots.BEGIN}\n\nsecond\n\n{bots.END}\nAfter.\n"
    assert page.read_text(encoding="utf-8") == written


def test_a_deal_inside_rlcard_is_played_from_both_seats(bots: ModuleType) -> None:
    deals = bots.RLCardDeals("easy", 5, 1)
    assert deals.units == 3
    rows = [deals.play(unit) for unit in range(deals.units)]
    assert all(row.rate in (0, 0.5, 1) for row in rows)
    assert all(row.decisions > 5 and 0 < row.slowest <= row.seconds for row in rows)
    again = deals.play(0)
    assert (again.rate, again.decisions) == (rows[0].rate, rows[0].decisions)


def test_it_explains_itself() -> None:
    shown = subprocess.run([sys.executable, BENCH / "bots.py", "--help"], capture_output=True, text=True, check=True)
    assert all(option in shown.stdout for option in ("--rounds", "--only", "--no-write"))
