"""Syncs that fail: a library before the C library's own, for the processes started while it is switched on.

syncs = FailingSyncs(tmp_path, monkeypatch)
syncs.fail(); ...; syncs.work()
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

# Syncing the log of a database fails as long as there is a file of the name in FAIL_SYNC; each failure adds a byte to
# the file beside it.
SOURCE = """
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
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
    if (memcmp(path + length - 4, "-wal", 4) != 0) return 0;
    snprintf(path, sizeof path, "%s.count", flag);
    int count = open(path, O_WRONLY | O_CREAT | O_APPEND, 0600);
    if (write(count, "x", 1) != 1) abort();
    close(count);
    errno = EIO;
    return 1;
}

int fdatasync(int file) { return fails(file) ? -1 : syscall(SYS_fdatasync, file); }

int fsync(int file) { return fails(file) ? -1 : syscall(SYS_fsync, file); }
"""

needs_linux = pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="needs Linux's way to fail a sync")


class FailingSyncs:
    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        source, library = folder / "failing.c", folder / "failing.so"
        source.write_text(SOURCE)
        subprocess.run([shutil.which("cc") or "gcc", "-shared", "-fPIC", "-o", library, source], check=True)
        self._flag = folder / "failing"
        patch.setenv("LD_PRELOAD", str(library))
        patch.setenv("FAIL_SYNC", str(self._flag))

    def fail(self) -> None:
        self._flag.touch()

    def work(self) -> None:
        self._flag.unlink(missing_ok=True)

    @property
    def failures(self) -> int:
        count = self._flag.with_name("failing.count")
        return count.stat().st_size if count.exists() else 0
