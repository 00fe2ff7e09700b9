"""The load benchmark: a tiny run of every setup, and what is left of one that was stopped. Nothing is timed here."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import pytest

pytestmark = pytest.mark.slow  # processes are started

BENCH = Path(__file__).parent.parent / "bench"
COMMAND = (sys.executable, str(BENCH / "load.py"), "--seconds", "0.5", "--repeats", "1", "--pace", "10")
SETUPS = (
    "one node, SQLite",
    "one node, PostgreSQL",
    "two nodes, each table at one",
    "two nodes, each table at both",
)


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(BENCH)
    return import_module("load_figures")


def rows_in(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "load.jsonl").read_text(encoding="utf-8").splitlines()]


def test_a_tiny_run_measures_every_setup(tmp_path: Path) -> None:
    asked = ("--tables", "2", "--stored", "3", "--returning", "2", "--into", str(tmp_path))
    ran = subprocess.run([*COMMAND, *asked], capture_output=True, text=True, check=False, timeout=600)
    assert (ran.returncode, ran.stderr) == (0, "")
    rows = rows_in(tmp_path)
    moving = [row for row in rows if row["phase"] in ("idle", "paced", "rush")]
    found = {(row["setup"], row["tables"], row["phase"]) for row in moving}
    assert found == {(setup, 2, phase) for setup in SETUPS for phase in ("idle", "paced", "rush")}
    assert all(row["node"] > 0 for row in moving)
    for row in moving:
        is_shared = row["setup"] != SETUPS[0]
        assert (row["postgres"] > 0) is is_shared
        assert (row["count"] > 0) is (row["phase"] != "idle")
        if row["phase"] == "paced":
            many, half, most = row["near"]
            assert many > 0
            assert 0 < half <= most
            assert bool(row["far"]) is (row["setup"] == SETUPS[3])
    assert {row["phase"] for row in rows if row["setup"] == SETUPS[1]} >= {"filled", "start", "return", "question"}
    assert [row["count"] for row in rows if row["phase"] == "return"] == [8, 8]
    drawn = ElementTree.parse(tmp_path / "load.svg").getroot()
    told = drawn.findtext("{http://www.w3.org/2000/svg}desc") or ""
    assert all(f"{setup}: " in told for setup in SETUPS)
    assert all(f"| {setup} | 2 |" in ran.stdout for setup in SETUPS)


def test_what_was_measured_is_printed_when_it_is_stopped(tmp_path: Path) -> None:
    asked = ("--tables", "1", "--stored", "0", "--into", str(tmp_path))
    with subprocess.Popen([*COMMAND, *asked], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        for line in process.stdout:
            if ", idle: " in line:
                process.send_signal(signal.SIGINT)
                break
        rest, said = process.stdout.read(), process.stderr.read()
    assert process.returncode == 1
    assert "Interrupted: this is what was measured until then." in said
    measured = rows_in(tmp_path)
    assert measured
    assert f"| {measured[0]['setup']} | 1 |" in rest


def test_a_ratio_is_taken_within_a_repeat(figures: ModuleType) -> None:
    rows = []
    for slow in (1, 2, 3):  # the machine, from repeat to repeat
        rows.append(figures.Row(SETUPS[0], 1, 10, "rush", 1.0, 100, node=0.1 * slow))
        rows.append(figures.Row(SETUPS[1], 1, 10, "rush", 1.0, 100, node=0.15 * slow, postgres=0.05 * slow))
    text = figures.page(rows, "here")
    assert "| one node, PostgreSQL | 10 | 100 | 3000 µs | 1000 µs | 0 µs | 2.00 (2.00–2.00) |" in text


def test_nothing_measured_is_said_to_be_so(figures: ModuleType) -> None:
    assert figures.page([], "here") == "Nothing has been measured.\n"
