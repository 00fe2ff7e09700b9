"""The benchmark's own words: its table, and what it says when something is missing. Nothing is timed here."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
BENCH = ROOT / "bench"


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(BENCH)
    return import_module("figures")


def tables(figures: ModuleType, step: float, repeats: int = 3) -> str:
    """The tables of an interpreted run in which we step this many times as fast as RLCard, give or take a half."""
    run = figures.Run("interpreted", 2, "3.11.0", "1.2.0", "2.0.2", "the round")
    for number in range(repeats):
        speed = 50_000.0 * (number + 1)  # a noisy machine
        ratio = step + (number - 1) / 2
        names = (*figures.PEERS, figures.STEP, figures.LOOP, figures.DEEPCOPY)
        run.repeats.append(dict.fromkeys(names, speed) | {figures.STEP: ratio * speed, figures.COPY: 30 * speed})
        run.lengths.append(dict.fromkeys(run.repeats[-1], 47.0))
    found = figures.tables([run, figures.Run("compiled", 2)], "2026-01-01", "a machine with 2 cores")
    assert isinstance(found, str)
    return found


@pytest.mark.parametrize(
    ("step", "verdict"), [(3.9, "not reached"), (4, "must reached"), (5.9, "must reached"), (6, "aim reached")]
)
def test_ratios_are_taken_within_a_repeat_and_judged(figures: ModuleType, step: float, verdict: str) -> None:
    lines = tables(figures, step).splitlines()
    ratio = f"{step:.1f} ({step - 0.5:.1f}–{step + 0.5:.1f})"
    row = (
        f"| Sixdot, stepped from Python, interpreted | 2 | {2 * step * 50:.0f} k | 47 | {ratio} | 4 | 6 | {verdict} |"
    )
    assert row in lines
    assert "| RLCard, bare Game.step | 2 | 100 k | 47 | 1 |  |  |  |" in lines
    assert "| Round.copy, interpreted | 2 | 3 M | 30.0 (30.0–30.0) | the round | 20 | reached |" in lines


def test_a_table_says_when_where_and_how_was_measured(figures: ModuleType) -> None:
    text = tables(figures, 5)
    for words in ("2026-01-01", "2 cores", "Python 3.11.0", "rlcard 1.2.0", "open_spiel 2.0.2", "3 repeats"):
        assert words in text
    assert "draws only when nothing fits" in text
    assert "compiled" not in text, "nothing was measured there"


def test_environments_are_judged_beside_env_step(figures: ModuleType) -> None:
    run = figures.Run("compiled", 2, "3.11.0", "1.2.0", pettingzoo="1.27.0")
    speeds = dict.fromkeys((*figures.CLASSICS, figures.AEC, figures.GYM, figures.GYM_VIEWS), 40_000.0)
    run.repeats.append({figures.ENV_STEP: 20_000.0, figures.BATCH: 90_000.0, **speeds})
    run.lengths.append(dict.fromkeys(run.repeats[0], 60.0))
    lines = figures.environments([run], "2026-01-01", "a machine").splitlines()
    assert "| RLCard, env.step | 2 | 20 k | 60 | 1 |  |  |  |" in lines
    assert "| PettingZoo tictactoe_v3 | 2 | 40 k | 60 | 2.0 (2.0–2.0) |  |  |  |" in lines
    assert "| Sixdot, Gymnasium, compiled | 2 | 40 k | 60 | 2.0 (2.0–2.0) | 1 | 2 | aim reached |" in lines
    assert "| Sixdot, Gymnasium, bots with Views, compiled | 2 | 40 k | 60 | 2.0 (2.0–2.0) |  |  |  |" in lines
    assert "| Sixdot, batch, compiled | 2 | 90 k |  | 4.5 (4.5–4.5) | 5 | 20 | not reached |" in lines


def test_nothing_measured_is_said(figures: ModuleType) -> None:
    assert tables(figures, 5, repeats=0) == "Nothing has been measured.\n"


def test_only_what_stands_between_the_markers_is_written(figures: ModuleType, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"Before.\n\n{figures.BEGIN}\nold\n{figures.END}\n\nAfter.\n", encoding="utf-8")
    for text in ("first\n", "second\n"):
        figures.write(page, text)
    written = f"Before.\n\n{figures.BEGIN}\n\nsecond\n\n{figures.END}\n\nAfter.\n"
    assert page.read_text(encoding="utf-8") == written


def test_a_page_without_markers_is_left_alone(figures: ModuleType, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("By hand.\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"page\.md has no place for the figures"):
        figures.write(page, "text\n")
    assert page.read_text(encoding="utf-8") == "By hand.\n"


def test_our_page_has_a_place_for_the_figures(figures: ModuleType) -> None:
    page = (ROOT / "docs" / "performance.md").read_text(encoding="utf-8")
    for begin, end in ((figures.BEGIN, figures.END), (figures.ENV_BEGIN, figures.ENV_END)):
        assert page.count(begin) == page.count(end) == 1
        assert page.index(begin) < page.index(end)


def test_what_is_missing_is_said_in_a_sentence_with_the_way_to_get_it(
    figures: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run = import_module("run")
    home = Path(sys.executable).parent.parent.name
    with pytest.raises(run.CannotMeasure) as lacks:
        run.check(Path(sys.executable), ["json", "no_such_engine"])
    assert str(lacks.value) == f"{home} lacks no_such_engine: `make bench` installs the rest, then measures."

    monkeypatch.setattr(run, "PYTHONS", {"compiled": tmp_path / ".venv-compiled" / "bin" / "python"})
    monkeypatch.setattr(sys, "argv", ["run.py"])
    assert run.main() == 1
    said = capsys.readouterr()
    assert said.err == "There is no .venv-compiled to measure in: `make bench` makes it, then measures.\n"
    assert said.out == ""


def test_it_explains_itself() -> None:
    shown = subprocess.run(
        [sys.executable, BENCH / "run.py", "--help"], capture_output=True, text=True, check=True
    ).stdout
    assert "--quick" in shown
    assert "--no-write" in shown
