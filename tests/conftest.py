"""The whole suite: the same examples every time, no clock, no files left behind, and no player's own settings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "sixdot", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("sixdot")


@pytest.fixture(autouse=True, scope="session")
def nobodys_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Settings and saved games of the suite are its own; the system speaks no French and shows no colours."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SIXDOT_HOME", str(tmp_path_factory.mktemp("home")))
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            patch.delenv(name, raising=False)
        patch.setenv("PYTHONUTF8", "1")
        yield


@pytest.fixture
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> str:
    """A home of this test alone."""
    path = str(tmp_path_factory.mktemp("own-home"))
    monkeypatch.setenv("SIXDOT_HOME", path)
    return path
