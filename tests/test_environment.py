"""What `make` does with a Python that is too old, and with an environment that was never finished."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
AS_OLD = "import sys; sys.version_info = (3, 8, 18, 'final', 0); exec(sys.argv[2])"


def python(folder: Path, name: str, does: str) -> Path:
    """A Python of that name, which does what the line of shell says."""
    path = folder / name
    path.write_text(f"#!/bin/sh\n{does.replace('PYTHON', sys.executable)}\n")
    path.chmod(0o755)
    return path


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """What `make` needs of the project, and programs of which none is a Python."""
    folder = tmp_path / "checkout"
    shutil.copytree(ROOT / "scripts", folder / "scripts")
    for name in ("Makefile", "pyproject.toml", "constraints.txt"):
        shutil.copy(ROOT / name, folder)
    words = Path("src/sixdot/voice/compiling.py")
    (folder / words).parent.mkdir(parents=True)
    shutil.copy(ROOT / words, folder / words)
    programs = tmp_path / "bin"
    programs.mkdir()
    for name in ("find", "make", "rm", "sed", "seq", "sh", "touch"):
        program = shutil.which(name)
        assert program is not None, name
        (programs / name).symlink_to(program)
    return folder


def make(checkout: Path, *arguments: str | Path, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PATH": str(checkout.parent / "bin"), **variables}
    for name in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS"):  # of the one that runs the tests
        environment.pop(name, None)
    return subprocess.run(
        ["make", *map(str, arguments)], cwd=checkout, env=environment, capture_output=True, text=True, check=False
    )


def test_a_python_that_is_too_old_is_told_in_a_sentence(checkout: Path) -> None:
    old = python(checkout.parent, "old", f'exec PYTHON -c "{AS_OLD}" "$@"')
    made = make(checkout, "setup", f"PYTHON={old}")
    assert made.returncode != 0
    first, *rest = made.stderr.splitlines()
    assert first == (
        f"Sixdot needs Python 3.11 or newer, and {old} is Python 3.8.18: "
        "install a newer one and name it: make PYTHON=python3.13"
    )
    assert [line for line in rest if not line.startswith("make: ***")] == []
    assert made.stdout == ""
    assert not (checkout / ".venv").exists()


def test_a_newer_python_that_is_there_is_named(checkout: Path) -> None:
    python(checkout.parent / "bin", "python3.14", 'exec PYTHON "$@"')
    made = make(checkout, "setup")
    assert made.stderr.startswith(
        "Sixdot needs Python 3.11 or newer, and python3 is no Python that runs: try make PYTHON=python3.14\n"
    )
    assert not (checkout / ".venv").exists()


def test_an_environment_of_an_old_python_is_not_kept(checkout: Path) -> None:
    """As an older Makefile left it behind."""
    old = checkout / ".venv/bin"
    old.mkdir(parents=True)
    python(old, "python", f'exec PYTHON -c "{AS_OLD}" "$@"')
    for stamp in (".made", ".core"):
        (checkout / ".venv" / stamp).touch()
    made = make(checkout, "setup", "PYTHON=nothing")
    assert "Sixdot needs Python 3.11 or newer, and nothing is no Python that runs" in made.stderr
    assert not (checkout / ".venv").exists()


def test_an_environment_that_was_never_finished_is_made_again(checkout: Path) -> None:
    broken = python(
        checkout.parent,
        "broken",
        'if [ "$1" != -m ]; then exec PYTHON "$@"; fi\nmkdir -p $3/bin; ln -s PYTHON $3/bin/python; kill -9 $PPID',
    )
    assert make(checkout, ".venv/.made", f"PYTHON={broken}", PATH=os.environ["PATH"]).returncode != 0
    assert (checkout / ".venv/bin/python").exists()
    whole = make(checkout, ".venv/.made", f"PYTHON={sys.executable}", PATH=os.environ["PATH"])
    assert whole.returncode == 0, whole.stderr
    assert (checkout / ".venv/bin/pip").exists()
    again = make(checkout, ".venv/.made", "PYTHON=nothing")
    assert again.returncode == 0, "what is whole is kept, whatever Python is named"


def test_an_environment_into_which_only_half_could_be_installed_is_not_taken_for_ready(checkout: Path) -> None:
    programs = checkout / ".venv/bin"
    programs.mkdir(parents=True)
    (checkout / ".venv/.made").touch()
    python(programs, "python", 'exec PYTHON "$@"')
    python(programs, "pip", "echo tried; exit 1")
    for _ in range(2):
        made = make(checkout, "setup")
        assert made.returncode != 0
        assert "tried" in made.stdout
        assert not (checkout / ".venv/.core").exists()
