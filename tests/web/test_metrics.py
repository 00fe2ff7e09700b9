"""The figures of a server: right, and for this computer alone."""

import urllib.error
import urllib.request
from pathlib import Path

import pytest

from tests.helpers.servers import Server, done, opened

pytestmark = pytest.mark.slow  # processes are started
_opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))


def figures(server: Server, **headers: str) -> dict[str, float]:
    request = urllib.request.Request(f"{server.url}/metrics", headers=headers)
    with _opener.open(request, timeout=10) as answer:
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        lines = answer.read().decode().splitlines()
    told = [line.split() for line in lines if not line.startswith("#")]
    assert [line.split()[2] for line in lines if line.startswith("# TYPE")] == [name for name, _ in told]
    return {name.removeprefix("sixdot_"): float(value) for name, value in told}


def test_figures_are_counted(tmp_path: Path) -> None:
    with Server(tmp_path, "--metrics") as server:
        before = figures(server)
        with opened(server.url, bots=2) as ana:
            done(ana, "chat hello")
            after = figures(server)
        assert after["sockets"] == 1
        assert after["tables_stored"] == before["tables_stored"] + 1
        assert after["entries_total"] == before["entries_total"] + 4  # somebody came, two bots, a word
        assert after["commit_seconds_total"] > before["commit_seconds_total"]
        assert after["faults_total"] == after["not_saved_total"] == after["tables_set_aside"] == 0
        assert after["memory_bytes"] > 1e6
        assert 0 <= after["loop_lag_seconds"] <= after["loop_lag_seconds_max"]


def test_what_could_not_be_stored_is_counted(tmp_path: Path) -> None:
    with Server(tmp_path, "--metrics") as server, opened(server.url) as ana:
        for file in tmp_path.glob("sixdot.db*"):
            file.unlink()
        ana.command("chat hello", 30)
        assert figures(server)["not_saved_total"] == 1


def test_nobody_elsewhere_sees_them(tmp_path: Path) -> None:
    with Server(tmp_path, "--metrics", "--trusted-proxy", "127.0.0.1") as server:
        assert figures(server)
        with pytest.raises(urllib.error.HTTPError, match="404"):
            figures(server, **{"X-Forwarded-For": "203.0.113.9"})
    with Server(tmp_path) as server, pytest.raises(urllib.error.HTTPError, match="404"):
        figures(server)
