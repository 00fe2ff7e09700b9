"""Every test has a home of its own: what is typed may change settings, which are kept."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXDOT_HOME", str(tmp_path / "home"))
