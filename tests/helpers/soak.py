"""How long the long tests go on: bounded in `make test`, in full in `make soak`, which sets SIXDOT_SOAK=1.

A long loop names both figures side by side where it is, so that a reader sees what each run proves:

    KILLS = bounded(20, soak=200)

What it has counted it hands to pytest's `record_property`; a soak adds these up and tells them.
"""

from __future__ import annotations

import os
import platform
import sqlite3
import time
from collections import Counter
from typing import TypeVar

import pytest

import sixdot

T = TypeVar("T")
SOAK = os.environ.get("SIXDOT_SOAK", "") not in ("", "0")


def bounded(usual: T, *, soak: T) -> T:
    """The first figure in `make test`, the second in `make soak`."""
    return soak if SOAK else usual


class Figures:
    """What all tests have counted so far: a line after each test that counts, and a list at the end."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._sums: Counter[str] = Counter()
        self._failed = 0
        self._begun = time.monotonic()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._failed += report.failed
        if report.when != "teardown" or not report.user_properties:
            return
        for name, number in report.user_properties:
            assert isinstance(number, int)
            self._sums[name] += number
        printer = self._config.pluginmanager.get_plugin("terminalreporter")
        if printer is not None:  # a worker has none
            names = dict(report.user_properties)
            printer.write_line("So far: " + "; ".join(f"{name}: {self._sums[name]:,}" for name in names) + ".")

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        minutes = (time.monotonic() - self._begun) / 60
        terminalreporter.write_line(f"Figures, {made_with()}, in {minutes:.0f} minutes:")
        for name, number in sorted(self._sums.items()):
            terminalreporter.write_line(f"  {name}: {number:,}")
        terminalreporter.write_line(f"  tests that failed: {self._failed}")


def made_with() -> str:
    """The versions and the machine that a figure is true for."""
    python, sqlite = platform.python_version(), sqlite3.sqlite_version
    machine = f"{platform.system()} {platform.release()}, {os.cpu_count()} cores"
    return f"{time.strftime('%Y-%m-%d')}, Sixdot {sixdot.__version__}, Python {python}, SQLite {sqlite}, {machine}"
