"""`sixdot classroom`: results of a class and deleting it, beside a running server and without one."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from sixdot.cli import main
from sixdot.store.entries import Append
from sixdot.store.store import Store
from tests.helpers.rooms import Log
from tests.helpers.stores import put
from tests.room.test_attempts import lesson, played


def stored(log: Log, path: Path) -> None:
    with Store(path) as store:
        for entry in log.entries:
            put(store, Append(log.room.code, entry.number, entry.text))


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    log, _ = lesson("class")
    played(log, random.Random(5), 120)
    path = tmp_path / "class.db"
    stored(log, path)
    return path


def test_results_by_pupil_are_a_line_each(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["classroom", "results", "--db", str(kept), "--language", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == ["Ana", "Ben", "Kim", "Questions answered in all"]
    assert lines[0].startswith("Ana: asked ")


def test_results_go_into_a_new_file_for_a_spreadsheet(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = kept.with_name("results.csv")
    command = ["classroom", "results", "--db", str(kept), "--by", "question", "--csv", str(file), "--language", "fr"]
    assert main(command) == 0
    first, *rows = file.read_bytes().decode("utf-8-sig").split("\r\n")
    assert first == "Question,Posées,Justes,Justes du premier coup,Indices"
    assert f"est écrit : {len(rows) - 1} lignes" in capsys.readouterr().out
    assert main(command) == 2
    assert "existe" in capsys.readouterr().err


def test_one_command_deletes_the_class(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["classroom", "delete", "--db", str(kept), "--yes", "--language", "en"]) == 0
    assert "The table of the class is deleted" in capsys.readouterr().out
    assert main(["classroom", "results", "--db", str(kept), "--language", "en"]) == 0
    assert capsys.readouterr().out == "No question has been answered yet.\n"
    assert b"Kim" not in kept.read_bytes()


def test_where_there_is_no_class_one_is_told_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["classroom", "results", "--db", str(tmp_path / "none.db"), "--language", "en"]) == 2
    assert "There is no class here" in capsys.readouterr().err
