"""The same tournament on a real Ray, started on this machine."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixdot.cli import main
from tests.lab.test_tournament import COMMAND, ROOT, SMALL, lab, lines_in

pytestmark = pytest.mark.slow


@pytest.fixture
def places(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for temporary files of this test alone, with a name short enough for Ray's sockets."""
    with tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as folder:
        monkeypatch.setenv("TMPDIR", folder)
        yield Path(folder)


def leftovers(places: Path) -> list[str]:
    """What Ray and the tournament have left in it."""
    return [str(path) for pattern in ("sixdot-*", "ray/session_2*") for path in places.glob(pattern)]


def test_a_tournament_on_ray_interrupted_and_resumed_gives_the_same_table_as_one_without(
    tmp_path: Path, places: Path
) -> None:
    file = tmp_path / "run"
    process = subprocess.Popen(
        [*COMMAND, *SMALL, "--ray", "local", "--into", str(file)],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    until = time.monotonic() + 120
    while lines_in(file) < 4:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < until
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    assert out == ""
    assert "Traceback" not in err
    assert re.search(r"Stopped after \d+ of 30 deals", err)
    assert lines_in(file) < 31
    assert leftovers(places) == []
    resumed = lab(*SMALL, "--ray", "local", "--into", str(file), timeout=180)
    assert resumed.returncode == 0, resumed.stderr
    assert leftovers(places) == []
    assert resumed.stdout == lab(*SMALL).stdout


def test_a_missing_cluster_is_reported_immediately(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "tournament", "--bots", "easy,easy", "--rounds", "2", "--ray", "127.0.0.1:9"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("sixdot: there is no Ray at 127.0.0.1:9: ")
    assert told.count("\n") == 1


def test_ray_does_not_tell_anybody_that_it_is_used() -> None:
    script = (
        "import os, sys; from sixdot.lab.crews import RayCrew; from sixdot.lab.soak import SoakPlan;"
        "crew = RayCrew(SoakPlan((), 1, '1'), 'local', 1);"
        "from ray._common.usage.usage_lib import usage_stats_enabled; told = usage_stats_enabled();"
        "crew.dismiss(); sys.exit(told)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
