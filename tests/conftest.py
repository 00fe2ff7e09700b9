"""The whole suite: the same examples every time, no clock, no files left behind, and no player's own settings."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "sixdot", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("sixdot")
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:  # so it is for a job in the background; Ctrl-C is tested here
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True, scope="session")
def nobodys_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Settings and saved games of the suite are its own; the system speaks no French and shows no colours."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SIXDOT_HOME", str(tmp_path_factory.mktemp("home")))
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            patch.delenv(name, raising=False)
        patch.setenv("PYTHONUTF8", "1")
        own = tmp_path_factory.mktemp("run")  # where a speech-dispatcher that is started has its socket
        patch.setenv("XDG_RUNTIME_DIR", str(own))
        patch.setenv("XDG_CACHE_HOME", str(own))
        yield
        _end_all_of(tmp_path_factory.getbasetemp())


def _end_all_of(folder: Path) -> None:
    """A speech-dispatcher stays when nobody needs it any more: end those that the tests have started."""
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if str(folder).encode() in (process / "cmdline").read_bytes() and int(process.name) != os.getpid():
                os.kill(int(process.name), signal.SIGKILL)


@pytest.fixture
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> str:
    """A home of this test alone."""
    path = str(tmp_path_factory.mktemp("own-home"))
    monkeypatch.setenv("SIXDOT_HOME", path)
    return path
