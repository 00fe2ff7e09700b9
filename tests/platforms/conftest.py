"""Another system's own modules, replaced only where Sixdot meets them."""

from __future__ import annotations

import errno
import fcntl
import os
import sys
from types import SimpleNamespace

import pytest


class Msvcrt(SimpleNamespace):
    """The lock of Windows' C library: on one byte, at the place where the file stands."""

    LK_NBLCK = 2

    def __init__(self) -> None:
        super().__init__(locked=[])

    def locking(self, file: int, mode: int, count: int) -> None:
        assert (mode, count) == (self.LK_NBLCK, 1)
        self.locked.append(os.lseek(file, 0, os.SEEK_CUR))
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise PermissionError(errno.EACCES, "Permission denied") from None


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> Msvcrt:
    msvcrt = Msvcrt()
    monkeypatch.setitem(sys.modules, "msvcrt", msvcrt)
    monkeypatch.setattr(sys, "platform", "win32")
    return msvcrt


@pytest.fixture
def mac(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
