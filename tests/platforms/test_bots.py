"""Foreign bots on Windows, which has no groups of processes and no alarm: they are ended all the same."""

from __future__ import annotations

import os
import subprocess
import sys
from multiprocessing import get_context
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from sixdot.bots.foreign import Guard
from sixdot.lab import crews
from tests.platforms.conftest import Msvcrt

ENDLESS = """
import re, sys
from sixdot.bots import foreign
sys.platform = "win32"
foreign._limit(0.5)
re.match("(a+)+$", "a" * 50 + "b")  # a call into C, which lets no other thread of Python's run
"""
IN_TIME = """
import sys, time
from sixdot.bots import foreign
sys.platform = "win32"
foreign._limit(0.2)
foreign._limit(60)
time.sleep(0.5)
print("still here")
"""


def child(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)


def test_a_bot_that_never_comes_back_is_ended() -> None:
    assert child(ENDLESS).returncode == 1


def test_a_new_limit_takes_the_place_of_the_last() -> None:
    assert child(IN_TIME).stdout == "still here\n"


def test_what_a_bot_started_ends_with_it(windows: Msvcrt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`taskkill`, which ends a process and all it has started, is stood in for by a script."""
    called = tmp_path / "called"
    program = tmp_path / "taskkill"
    program.write_text(f'#!/bin/sh\necho "$@" >>{called}\nkill -9 "$4"\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    guard = Guard("tests.helpers.foreign:plays")
    process = guard._child._process if guard._child else None
    assert process is not None
    guard.close()
    assert called.read_text() == f"/F /T /PID {process.pid}\n"
    assert process.poll() is not None


def test_without_such_a_program_the_bot_itself_is_ended(
    windows: Msvcrt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    guard = Guard("tests.helpers.foreign:plays")
    process = guard._child._process if guard._child else None
    assert process is not None
    monkeypatch.setenv("PATH", str(tmp_path))
    guard.close()
    assert process.poll() is not None


def test_ctrl_c_is_for_the_game_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows a process of its own group hears nothing of it; what Popen is told there is looked at."""
    given: dict[str, Any] = {}

    class Started(Exception):
        pass

    def popen(command: list[str], **options: Any) -> None:
        given.update(options)
        raise Started

    monkeypatch.setattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0x200, raising=False)
    monkeypatch.setattr(subprocess, "Popen", popen)
    with pytest.raises(Started):
        Guard("tests.helpers.foreign:plays")
    assert given["creationflags"] == 0x200


def test_a_lab_on_windows_has_no_more_workers_than_it_can_wait_for(
    windows: Msvcrt, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[object] = []

    def process(**options: Any) -> SimpleNamespace:
        started.append(options)
        return SimpleNamespace(start=lambda: None, kill=lambda: None, join=lambda: None)

    context = SimpleNamespace(Pipe=get_context("spawn").Pipe, Process=process)
    monkeypatch.setattr(crews, "get_context", lambda name: context)
    work: Any = SimpleNamespace(editions=())
    crew = crews.Processes(work, 500)
    assert len(started) == crews.MOST_ON_WINDOWS < 64
    crew.dismiss()
