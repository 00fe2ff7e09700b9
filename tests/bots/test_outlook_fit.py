"""The tables behind the outlook can be refitted, and the writer reproduces them as they are."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from math import log
from pathlib import Path
from types import ModuleType

import pytest

from sixdot.bots.outlook import dos_outlook, uno_outlook
from sixdot.bots.outlook_tables import DOS_TABLES, TABLES
from sixdot.game.dos import DosRound
from sixdot.game.editions import edition_named
from sixdot.game.round import Round
from sixdot.game.shuffle import FastRandom
from sixdot.game.simulate import simulated_round
from sixdot.game.uno import UnoRound

ROOT = Path(__file__).parents[2]
BENCH = ROOT / "bench"
COMMITTED = ROOT / "src" / "sixdot" / "bots" / "outlook_tables.py"


@pytest.fixture
def fitting(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(BENCH)
    return import_module("outlook")


def read_by_the_bot(game: Round) -> list[float]:
    if isinstance(game, DosRound):
        return dos_outlook(game)
    assert isinstance(game, UnoRound)
    return uno_outlook(game)


@pytest.mark.parametrize("number", range(5))
def test_a_small_fit_foretells_other_rounds_better_than_par(fitting: ModuleType, number: int) -> None:
    lines: list[str] = []
    found = fitting.fit((*fitting.UNO, *fitting.DOS)[number], 300, 1, lines.append)
    assert found.par == log(found.setting.players)
    assert found.fresh < 0.97 * found.par
    assert found.present < 0.97 * found.par, "so do the tables of the repository"
    assert len(lines) == fitting.EPOCHS
    assert lines[-1].startswith(f"{found.setting.name}: epoch {fitting.EPOCHS} of {fitting.EPOCHS}, held-out loss ")


def test_the_same_seed_gives_the_same_table_and_another_seed_another(fitting: ModuleType) -> None:
    one, again, other = [fitting.fit(fitting.UNO[0], 40, seed, len).table.tolist() for seed in (1, 1, 2)]
    assert one == again
    assert one != other


@pytest.mark.parametrize("number", range(5))
def test_the_chances_that_are_fitted_are_those_the_bot_reads(fitting: ModuleType, number: int) -> None:
    setting = (*fitting.UNO, *fitting.DOS)[number]
    table = fitting.table_of(setting.present)
    source = FastRandom("large hands too")
    large = 0
    for deal in range(40):
        game = simulated_round(edition_named(setting.edition), setting.players, source, deal % setting.players)
        for seats, cells, burdens in fitting.played_on(game, source):
            held = [[setting.padded(of_seat) for of_seat in cells]]
            position = fitting.Positions(fitting.np.array(held), fitting.np.array([burdens]), fitting.np.array([0]))
            read = read_by_the_bot(game)
            assert fitting.chances(table, position)[0].tolist() == pytest.approx([read[seat] for seat in seats])
            large += any(burdens)
    assert large or setting in fitting.DOS, "in UNO some hand was larger than the table is"


def test_the_writer_writes_the_tables_of_the_repository_as_they_stand(fitting: ModuleType) -> None:
    assert fitting.module_text(TABLES, DOS_TABLES).encode() == COMMITTED.read_bytes()


def test_fresh_tables_are_written_only_if_asked_for(
    fitting: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "outlook_tables.py"
    monkeypatch.setattr(fitting, "FILE", file)
    assert fitting.main(["--rounds", "20"]) == 0
    assert not file.exists()
    assert [line.split(":")[0] for line in capsys.readouterr().out.splitlines()] == [
        f"{game}, {players} players" for game, players in (("UNO", 2), ("UNO", 4), ("UNO", 7), ("DOS", 2), ("DOS", 4))
    ]

    assert fitting.main(["--rounds", "20", "--write"]) == 0
    fresh: dict[str, list[list[float]]] = {}
    exec(file.read_text(encoding="utf-8"), fresh)
    for name, present in (("TABLES", TABLES), ("DOS_TABLES", DOS_TABLES)):
        assert [len(table) for table in fresh[name]] == [len(table) for table in present]
        assert fresh[name] != present
    assert fitting.module_text(fresh["TABLES"], fresh["DOS_TABLES"]) == file.read_text(encoding="utf-8")


def test_too_few_rounds_are_refused_in_a_sentence(fitting: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert fitting.main(["--rounds", "0"]) == 1
    assert capsys.readouterr().err == "The tables cannot be fitted: 0 rounds are too few to fit to.\n"


def test_it_explains_itself() -> None:
    shown = subprocess.run(
        [sys.executable, BENCH / "outlook.py", "--help"], capture_output=True, text=True, check=True
    ).stdout
    for option in ("--rounds", "--seed", "--write"):
        assert option in shown
