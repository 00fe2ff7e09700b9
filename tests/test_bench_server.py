"""The server benchmark: its people play legal games at both servers, and its table. Nothing is timed here."""

from __future__ import annotations

import csv
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from tests.helpers.servers import free_port

pytestmark = pytest.mark.slow  # processes are started

BENCH = Path(__file__).parent.parent / "bench"


@pytest.fixture
def client(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(BENCH)
    return import_module("server_client")


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(BENCH)
    return import_module("server")


@contextmanager
def running(kind: str, *more: str) -> Iterator[int]:
    port = free_port()
    command = [sys.executable, str(BENCH / "server_apps.py"), kind, str(port), *more]
    process = subprocess.Popen(command)
    try:
        end = time.monotonic() + 30
        while True:
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                break
            except OSError:
                assert process.poll() is None
                assert time.monotonic() < end
                time.sleep(0.05)
        yield port
    finally:
        process.terminate()
        process.wait(20)


def test_people_play_at_our_server(client: ModuleType, tmp_path: Path) -> None:
    with running("ours", str(tmp_path / "bench.db")) as port:
        crowd = client.Crowd([client.GameTable(port) for _ in range(3)])
        crowd.start()
        assert crowd.rush(0.5) > 0
        reached, took = crowd.paced(20.0, 0.5)
        assert reached > 0
        assert took == sorted(took)
        crowd.close()


def test_people_hear_the_echo(client: ModuleType) -> None:
    with running("echo") as port:
        crowd = client.Crowd([client.EchoTable(port, name) for name in range(3)])
        assert crowd.rush(0.2) > 0
        crowd.close()


@pytest.mark.parametrize(
    ("rate", "verdict"), [(240.0, "not reached"), (250.0, "must reached"), (550.0, "aim reached")]
)
def test_a_ratio_is_taken_within_a_repeat_and_judged(server: ModuleType, rate: float, verdict: str) -> None:
    echo = server.Measured(server.ECHO, [1000.0, 2000.0, 500.0], [8e-4] * 3)
    ours = server.Measured(
        server.INTERPRETED, [rate, 2 * rate, rate / 2], [16e-4] * 3, (2000.0, 0.001, 0.004), 2000.0
    )
    text = "\n".join(server.lines([echo, ours], 3, 1000, 0.5))
    middle = f"{rate / 1000:.2f}"
    assert f"{middle} ({middle}–{middle}) | {verdict} | 1600 µs | 2.00 (2.00–2.00) | aim reached |" in text
    assert "1.0 ms / 4.0 ms at 2000 moves/s (of 2000) | aim reached |" in text


def test_an_echo_that_was_kept_waiting_judges_by_the_work_alone(server: ModuleType) -> None:
    echo = server.Measured(server.ECHO, [1000.0] * 3, [1e-4] * 3)
    ours = server.Measured(server.INTERPRETED, [900.0] * 3, [1e-3] * 3)
    text = "\n".join(server.lines([echo, ours], 3, 1000, 0.5))
    assert "| bare Starlette echo | 1000 | 10% | 1 |" in text
    assert "| machine too busy to judge | 1000 µs | 10.00 (10.00–10.00) | not reached |" in text


def test_the_figures_stand_between_their_markers(server: ModuleType, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{server.BEGIN}\nold\n{server.END}\nafter\n", encoding="utf-8")
    server.write(page, "new")
    assert page.read_text(encoding="utf-8") == f"before\n{server.BEGIN}\n\nnew\n\n{server.END}\nafter\n"
    page.write_text("no place", encoding="utf-8")
    with pytest.raises(server.CannotMeasure):
        server.write(page, "new")


def test_an_evening_is_written_down_and_drawn(tmp_path: Path) -> None:
    asked = ("--tables", "2", "--minutes", "0.04", "--every", "0.5", "--into", str(tmp_path))
    ran = subprocess.run(
        [sys.executable, str(BENCH / "evening.py"), *asked], capture_output=True, text=True, check=False, timeout=60
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "2 tables of 4 for" in ran.stdout
    rows = list(csv.DictReader((tmp_path / "evening.csv").read_text(encoding="utf-8").splitlines()))
    assert len(rows) >= 2
    assert all(float(row["megabytes"]) > 20 and float(row["entries"]) > 10 for row in rows)
    assert [each.name for each in tmp_path.iterdir() if each.is_dir()] == []
    drawn = ElementTree.parse(tmp_path / "evening.svg").getroot()
    shown = drawn.findall("{http://www.w3.org/2000/svg}polyline")
    assert [len(line.attrib["points"].split()) for line in shown] == [len(rows)] * 6
    assert "2 tables of 4 for" in (drawn.findtext("{http://www.w3.org/2000/svg}desc") or "")


def test_everybody_comes_back_to_a_server_that_was_killed() -> None:
    asked = ("--tables", "3", "--entries", "60", "--times", "4", "--behind", "2")
    ran = subprocess.run(
        [sys.executable, str(BENCH / "returning.py"), *asked],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    rows = [line.split(" | ") for line in ran.stdout.splitlines()[2:]]
    assert [row[0] for row in rows][:3] == ["bare Starlette echo", "interpreted", "interpreted"]
    assert rows[3][0].startswith("one table with 2")
    assert all(0 < float(row[2]) <= float(row[4]) for row in rows)
