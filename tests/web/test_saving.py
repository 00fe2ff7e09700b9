"""The truth about saving: what was refused as not saved stays so, and nobody hears "saved" of what is not."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from sixdot.store.sqlite import backup
from sixdot.wire.client import Client, Lost
from sixdot.wire.messages import Welcome
from tests.helpers.servers import PATIENCE, Server, done, hear, opened, refused

pytestmark = pytest.mark.slow  # processes are started

# Syncing the log of a database fails as long as there is a file of the name in FAIL_SYNC.
FAILING = """
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static int fails(int file) {
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    const char *flag = getenv("FAIL_SYNC");
    if (length < 4 || flag == NULL || access(flag, F_OK) != 0) return 0;
    return memcmp(path + length - 4, "-wal", 4) == 0;
}

int fdatasync(int file) {
    if (fails(file)) { errno = EIO; return -1; }
    return syscall(SYS_fdatasync, file);
}

int fsync(int file) {
    if (fails(file)) { errno = EIO; return -1; }
    return syscall(SYS_fsync, file);
}
"""


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="needs Linux's way to fail a sync")
def test_what_could_not_be_synced_does_not_come_back_to_life(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, library, flag = tmp_path / "failing.c", tmp_path / "failing.so", tmp_path / "flag"
    source.write_text(FAILING)
    compiler = shutil.which("cc") or "gcc"
    subprocess.run([compiler, "-shared", "-fPIC", "-o", library, source], check=True)
    monkeypatch.setenv("LD_PRELOAD", str(library))
    monkeypatch.setenv("FAIL_SYNC", str(flag))
    with Server(tmp_path) as server, opened(server.url) as ana:
        number = done(ana, "bot add easy").number
        for at_once in (True, False):
            flag.touch()
            assert refused(ana, "bot add sharp").reason == "NOT_SAVED"
            if not at_once:
                wait_until(lambda: not server.answers())
                flag.unlink()
                wait_until(server.answers)
            server.kill()
            flag.unlink(missing_ok=True)
            server.start()
            assert back(ana).number == number
        assert [seat.bot for seat in ana.known.table.seats] == [None, "easy"]
        assert done(ana, "bot add sharp").number == number + 1


def back(client: Client) -> Welcome:
    """The welcome after the line was lost."""
    lost = False
    while not (isinstance(message := client.next(PATIENCE), Welcome) and lost):
        assert message is not None
        lost = lost or isinstance(message, Lost)
    return message


def wait_until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_server_whose_file_is_gone_says_so(tmp_path: Path) -> None:
    with Server(tmp_path) as server, opened(server.url) as ana:
        done(ana, "bot add easy")
        for file in tmp_path.glob("sixdot.db*"):
            file.unlink()
        wait_until(lambda: not server.answers())
        assert refused(ana, "bot add sharp").reason == "NOT_SAVED"
        server.stop()
        assert "All tables are saved" not in server.log()
        assert "may not be saved" in server.log()


def test_those_who_have_heard_more_than_a_restored_copy_holds_are_told_so(tmp_path: Path) -> None:
    with Server(tmp_path) as server, opened(server.url) as ana:
        done(ana, "bot add easy")
        backup(server.db, tmp_path / "copy.db")
        for text in ("chat one", "chat two", "chat three"):
            done(ana, text)
        hear(ana, lambda: ana.known.number == 6)
        server.kill()
        for file in tmp_path.glob("sixdot.db*"):
            file.unlink()
        (tmp_path / "copy.db").rename(server.db)
        server.start()
        welcome = back(ana)
        assert (welcome.number, welcome.missed) == (3, None)
        assert (
            welcome.say
            == "This table was brought back from an older copy: the last 3 things you heard here have not happened."
        )
        assert done(ana, "bot add sharp").number == 4


def test_a_server_with_a_locked_file_stops_in_time(tmp_path: Path) -> None:
    with Server(tmp_path) as server, opened(server.url) as ana:
        with closing(sqlite3.connect(server.db, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            ana.send("bot add easy")
            wait_until(lambda: not server.answers())
            begun = time.monotonic()
            server.stop()
            assert time.monotonic() - begun < 8
        assert "may not be saved" in server.log()
        server.start()
        with Client.join(ana.link, "Ben") as ben:
            hear(ben, lambda: ben.known.table is not None)
            assert len(ben.known.table.seats) == 2
