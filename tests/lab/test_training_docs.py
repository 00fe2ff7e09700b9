"""docs/training.md: its programs run, those of Stable-Baselines3 in the environment that has it."""

from __future__ import annotations

import re
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

from sixdot.game.editions import EDITIONS
from sixdot.lab.everything import Everything
from sixdot.lab.learning import LEARNING_BY_FAMILY

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "training.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
HERE = [program for program in PROGRAMS if "sb3_contrib" not in program]
THERE = [program for program in PROGRAMS if program not in HERE]
PYTHON = ROOT / ".venv-learn" / "bin" / "python"
# What Gymnasium and Stable-Baselines3 say of an environment is a warning: none may come.
STRICT = ("-W", "error:::gymnasium", "-W", "error:::stable_baselines3")


@pytest.mark.parametrize("program", HERE)
def test_every_program_runs(program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", StringIO())
    exec(compile(program, "training.md", "exec"), {})


def learn(folder: Path, *arguments: str) -> str:
    assert PYTHON.exists(), "there is no Stable-Baselines3 to try this with: make .venv-learn/.learn installs it"
    done = subprocess.run(
        [PYTHON, *STRICT, *arguments], cwd=folder, capture_output=True, text=True, timeout=500, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "WARN" not in done.stderr
    return done.stdout


@pytest.mark.slow
def test_stable_baselines_learns_by_the_lines_of_its_manual(tmp_path: Path) -> None:
    assert len(THERE) == 1
    mean, _ = re.findall(r"-?\d+\.\d+", learn(tmp_path, "-c", THERE[0]))[:2]
    assert -1 <= float(mean) <= 1
    assert (tmp_path / "learned.zip").exists()


@pytest.mark.slow
def test_its_own_checks_find_nothing_wrong(tmp_path: Path) -> None:
    code = (
        "import gymnasium, sixdot.lab.gym\n"
        "from stable_baselines3.common.env_checker import check_env\n"
        "for name in ('Sixdot/Uno-v0', 'Sixdot/Dos-v0'):\n"
        "    check_env(gymnasium.make(name, opponents='easy').unwrapped)\n"
    )
    learn(tmp_path, "-c", code)


@pytest.mark.slow
def test_the_example_trains_draws_its_curve_and_becomes_a_bot(tmp_path: Path) -> None:
    example = str(ROOT / "examples" / "masked_ppo.py")
    said = learn(tmp_path, example, "--minutes", "0.1", "--rounds", "8")
    assert re.search(r"^Before: \d", said, re.MULTILINE)
    assert re.search(r"^After: \d", said, re.MULTILINE)
    assert (tmp_path / "learned.png").read_bytes().startswith(b"\x89PNG")
    for name in ("learned_policy.py", "masked_ppo.py"):
        (tmp_path / name).write_bytes((ROOT / "examples" / name).read_bytes())
    arguments = ("lab", "tournament", "--bots", "learned_policy:bot,easy", "--players", "2", "--rounds", "4")
    told = learn(tmp_path, "-m", "sixdot", *arguments, "--workers", "1")
    assert "faults of bots: 0." in told


@pytest.mark.parametrize("edition", ["mattel", "dos"])
def test_the_numbers_of_a_state_are_as_listed(edition: str) -> None:
    rules = EDITIONS[edition]
    family = LEARNING_BY_FAMILY[rules.game]
    found = Everything(family.encoding(), family.SEATS, rules.deck)
    *hands, pile, drawn = found.slices
    column = 0 if rules.game == "uno" else 1
    rows = re.findall(r"^\| (\d+–\d+) \| (\d+–\d+) \|", PAGE, re.MULTILINE)
    listed = [row[column] for row in rows]
    assert listed == [
        f"{hands[0].start}–{pile.start - 1}", f"{pile.start}–{drawn.start - 1}", f"{drawn.start}–{found.size - 1}"
    ]  # fmt: skip
    assert {part.size for part in found.slices} == {len(rules.deck.cards)}
