"""docs/bots.md: the bot printed there plays every edition, and is no worse than the easy one."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from sixdot.bots import NAMES
from sixdot.cli import main
from sixdot.game.editions import EDITIONS

pytestmark = pytest.mark.slow  # processes are started, bots play

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def my_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = re.search(r"<!-- example: my_bot.py -->\n```python\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    code = [line for line in found[1].splitlines() if line.strip()]
    assert len(code) <= 20
    (tmp_path / "my_bot.py").write_text(found[1], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_printed_bot_plays_every_edition_without_a_fault(
    edition: str, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--bots", "my_bot:choose,easy", "--rounds", "40", "--workers", "1", "--edition", edition]
    assert main(["lab", "tournament", *arguments]) == 0
    told = capsys.readouterr().out
    assert "my_bot:choose" in told
    assert "faults of bots: 0." in told


def test_the_printed_bot_beats_the_easy_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "tournament", "--bots", "my_bot:choose,easy", "--rounds", "400", "--workers", "2"]) == 0
    row = re.search(r"^mattel +my_bot:choose +\d+ +([\d.]+) %", capsys.readouterr().out, re.MULTILINE)
    assert row is not None
    assert float(row[1]) > 50


def test_the_page_tells_of_every_bot() -> None:
    assert all(f"**{name}**" in PAGE for name in NAMES)
