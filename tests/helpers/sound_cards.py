"""A sound card for machines without one: ALSA writes what it would play into a file, or finds no card at all."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest


def card_into_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """From now on, what is played ends up in this file as raw sound."""
    heard = folder / "heard.raw"
    config = folder / "asound.conf"
    config.write_text(
        "pcm.nothing { type null }\n"
        f'pcm.heard {{ type file; slave.pcm "nothing"; file "{heard}"; format "raw" }}\n'
        'pcm.!default { type plug; slave.pcm "heard" }\n',
        encoding="utf-8",
    )
    monkeypatch.setenv("ALSA_CONFIG_PATH", str(config))
    _no_sound_server(folder, monkeypatch)
    return heard


def no_card(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    config = folder / "no-card.conf"
    config.write_text("", encoding="utf-8")
    monkeypatch.setenv("ALSA_CONFIG_PATH", str(config))
    _no_sound_server(folder, monkeypatch)


def _no_sound_server(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PULSE_SERVER", f"unix:{folder}/no-pulse")
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder))


def program(folder: Path, name: str, script: str) -> Path:
    """A small program that stands in for another: put its folder on the PATH."""
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


def written(path: Path, count: int) -> list[str]:
    """The lines of a file that a program is writing, once there are this many."""
    until = time.monotonic() + 10
    while time.monotonic() < until:
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        if len(lines) >= count:
            return lines
        time.sleep(0.02)
    raise AssertionError(f"{path.name} has no {count} lines")


def running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
