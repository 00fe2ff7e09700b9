"""The tables behind the outlook can be refitted, and the writer reproduces them as they are."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from math import log
from pathlib import Path
from types import ModuleType

import pytest

from sixdot.bots.playout import tables_of
from sixdot.game.editions import edition_named
from sixdot.game.position import simulated_round
from sixdot.game.shuffle import FastRandom

pytestmark = pytest.mark.slow  # tables are fitted

ROOT = Path(__file__).parents[2]
BENCH = ROOT / "bench"
COMMITTED = ROOT / "src" / "sixdot" / "bots"
TABLES = {family: tables_of(family) for family in ("uno", "dos")}


@pytest.fixture
def fitting(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(BENCH)
    return import_module("outlook")


@pytest.mark.parametrize("number", range(5))
def test_a_small_fit_foretells_other_rounds_better_than_par(fitting: ModuleType, number: int) -> None:
    lines: list[str] = []
    found = fitting.fit(fitting.SETTINGS[number], 300, 1, lines.append)
    assert found.par == log(found.setting.players)
    assert found.fresh < 0.97 * found.par
    assert found.present < 0.97 * found.par, "so do the tables of the repository"
    assert len(lines) == fitting.EPOCHS
    assert lines[-1].startswith(f"{found.setting.name}: epoch {fitting.EPOCHS} of {fitting.EPOCHS}, held-out loss ")


def test_the_same_seed_gives_the_same_table_and_another_seed_another(fitting: ModuleType) -> None:
    one, again, other = [fitting.fit(fitting.SETTINGS[0], 40, seed, len).table.tolist() for seed in (1, 1, 2)]
    assert one == again
    assert one != other


@pytest.mark.parametrize("number", range(5))
def test_the_chances_that_are_fitted_are_those_the_bot_reads(fitting: ModuleType, number: int) -> None:
    setting = fitting.SETTINGS[number]
    table = fitting.table_of(setting.present)
    source = FastRandom("large hands too")
    large = 0
    for deal in range(40):
        game = simulated_round(edition_named(setting.edition), setting.players, source, deal % setting.players)
        for seats, cells, burdens in fitting.played_on(game, source):
            held = [[setting.padded(of_seat) for of_seat in cells]]
            position = fitting.Positions(fitting.np.array(held), fitting.np.array([burdens]), fitting.np.array([0]))
            read = setting.outlook.chances(game)
            assert fitting.chances(table, position)[0].tolist() == pytest.approx([read[seat] for seat in seats])
            large += any(burdens)
    assert large or setting.family == "dos", "in UNO some hand was larger than the table is"


@pytest.mark.parametrize("family", TABLES)
def test_the_writer_writes_the_tables_of_the_repository_as_they_stand(fitting: ModuleType, family: str) -> None:
    assert fitting.file_text(family, TABLES[family]).encode() == (COMMITTED / family / "outlook.txt").read_bytes()


def test_fresh_tables_are_written_only_if_asked_for(
    fitting: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = {family: tmp_path / family / "outlook.txt" for family in TABLES}
    for file in files.values():
        file.parent.mkdir()
    monkeypatch.setattr(fitting, "BOTS", tmp_path)
    assert fitting.main(["--rounds", "20"]) == 0
    assert not any(file.exists() for file in files.values())
    assert [line.split(":")[0] for line in capsys.readouterr().out.splitlines()] == [
        f"{game}, {players} players" for game, players in (("UNO", 2), ("UNO", 4), ("UNO", 7), ("DOS", 2), ("DOS", 4))
    ]

    assert fitting.main(["--rounds", "20", "--write"]) == 0
    for family, file in files.items():
        rows = [line.split() for line in file.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
        present = [value for table in TABLES[family] for value in table]
        fresh = [int(cell) / 100 for row in rows for cell in row]
        assert len(fresh) == len(present)
        assert fresh != present


def test_too_few_rounds_are_refused_in_a_sentence(fitting: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert fitting.main(["--rounds", "0"]) == 1
    assert capsys.readouterr().err == "The tables cannot be fitted: 0 rounds are too few to fit to.\n"


def test_it_explains_itself() -> None:
    shown = subprocess.run(
        [sys.executable, BENCH / "outlook.py", "--help"], capture_output=True, text=True, check=True
    ).stdout
    for option in ("--rounds", "--seed", "--write"):
        assert option in shown
