"""A real BRLTTY with a socket for a braille display: tests can read what it shows and press its keys."""

from __future__ import annotations

import re
import socket
import subprocess
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest

from sixdot.terminal.braille.brlapi import DisplayConnection
from sixdot.voice.braille import unicode_of
from sixdot.voice.trouble import Trouble
from tests.helpers.servers import free_port

_FIRST_PORT: Final = 4101  # BrlAPI counts its servers from here
_PATIENCE: Final = 20.0


_CONNECTING: Final = threading.Lock()


def connected(host: str, auth: str) -> DisplayConnection:
    with _CONNECTING, pytest.MonkeyPatch.context() as environment:
        environment.setenv("BRLAPI_HOST", host)
        environment.setenv("BRLAPI_AUTH", auth)
        return DisplayConnection()


class Brltty:
    """BRLTTY driving a virtual display of this many cells; `host` and `auth` are for those who connect to it."""

    def __init__(self, cells: int = 40, slot: int | None = None, auth: str = "none") -> None:
        self._told = threading.Condition()
        self._shown: tuple[int, ...] | None = None
        self._folder = tempfile.TemporaryDirectory()
        self.auth = auth
        self.slot = free_slot() if slot is None else slot
        self.host = f"127.0.0.1:{self.slot}"
        listener = socket.create_server(("127.0.0.1", 0))
        listener.settimeout(_PATIENCE)
        self._process = subprocess.Popen(
            self._command(listener.getsockname()[1]), stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            self._keys, _ = listener.accept()
            self._keys.sendall(f"Cells {cells}\n".encode())
            self._reader = threading.Thread(target=self._read, daemon=True)
            self._reader.start()
            self._wait_for_api()
        except BaseException:
            self.stop()
            raise
        finally:
            listener.close()

    def _command(self, port: int) -> list[str]:
        folder = self._folder.name
        quiet = ["-n", "-e", "-q", "-f", "/dev/null", "-x", "no", "--speech-driver=no", "--no-daemon"]
        places = [f"--updatable-directory={folder}", f"--writable-directory={folder}", f"--pid-file={folder}/pid"]
        driver = ["-b", "vr", "-d", f"client:127.0.0.1:{port}", "-A", f"auth={self.auth},host={self.host}"]
        return ["brltty", *quiet, *places, *driver]

    def press(self, key: str) -> None:
        """Press a key by its BRLTTY name (FWINRT, ROUTE 3); the virtual driver loses one that comes too soon."""
        self._keys.sendall(f"{key}\n".encode())
        end = time.monotonic() + _PATIENCE
        while self._unread() and time.monotonic() < end:
            time.sleep(0.005)

    def _unread(self) -> bool:
        """Whether BRLTTY has yet to take what was sent to it."""
        there, here = [f":{end[1]:04X}" for end in (self._keys.getpeername(), self._keys.getsockname())]
        for line in Path("/proc/net/tcp").read_text().splitlines():
            columns = line.split()
            if columns[1].endswith(there) and columns[2].endswith(here):
                return not columns[4].endswith(":00000000")
        return False

    @property
    def shown(self) -> str:
        """What the display shows, in Unicode braille, without trailing blanks."""
        return unicode_of(self._shown or ()).rstrip("\u2800")

    def shows(self, expected: str) -> str:
        """Wait until the display shows these cells; return what it shows then, or after a long while."""
        with self._told:
            self._told.wait_for(lambda: self._shown is not None and self.shown == expected, _PATIENCE)
            return self.shown

    def stop(self) -> None:
        """End it as a crash would."""
        self._process.kill()
        self._process.wait(_PATIENCE)
        with suppress(AttributeError):
            self._keys.close()
            self._reader.join(_PATIENCE)
        self._folder.cleanup()

    def _read(self) -> None:
        with suppress(OSError), self._keys.makefile(encoding="utf-8", errors="replace") as lines:
            for line in lines:
                kind, _, rest = line.strip().partition(" ")
                if kind == "Braille":
                    with self._told:
                        self._shown = tuple(_mask(cell) for cell in rest.strip('"').split("|"))
                        self._told.notify_all()

    def _wait_for_api(self) -> None:
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            with suppress(Trouble):
                return connected(self.host, self.auth).close()
            time.sleep(0.02)
        raise AssertionError("BRLTTY did not open its BrlAPI")


def _mask(cell: str) -> int:
    return sum(1 << int(dot) - 1 for dot in re.findall("[1-8]", cell))


def free_slot() -> int:
    """The number of a BrlAPI server whose port is free."""
    return free_port() - _FIRST_PORT
