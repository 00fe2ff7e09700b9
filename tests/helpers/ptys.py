"""A real terminal for tests: the game runs on a pty, and its output is read up to the next prompt."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from pathlib import Path

PROMPT = b"\r\n> "
PATIENCE = 60.0
ENTRANCE = "import sys; from sixdot.cli import main; sys.exit(main())"


def _at_the_terminal() -> None:
    """Make the pty the game's terminal: Ctrl-C and a closed window reach it as signals."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    for number in (signal.SIGHUP, signal.SIGINT):
        signal.signal(number, signal.SIG_DFL)  # they may be ignored where the tests are run


class Terminal:
    def __init__(self, arguments: Sequence[str], **environment: str | None) -> None:
        """`sixdot` with these arguments; None removes a variable. Lines are edited only where a `TERM` is given."""
        self.leader, follower = pty.openpty()
        quiet = termios.tcgetattr(follower)
        quiet[3] &= ~termios.ECHO
        termios.tcsetattr(follower, termios.TCSANOW, quiet)
        given = {
            name: value for name, value in {**os.environ, "TERM": "dumb", **environment}.items() if value is not None
        }
        self.game = subprocess.Popen(
            [sys.executable, "-c", ENTRANCE, *arguments],
            stdin=follower,
            stdout=follower,
            stderr=follower,
            env=given,
            start_new_session=True,
            preexec_fn=_at_the_terminal,
        )
        os.close(follower)
        self.written = b""  # everything so far

    def until_asked(self, typed: str = "") -> str:
        """What is said before the next prompt or the end. `typed`: half a line that stands after the prompt."""
        start, prompt = len(self.written), PROMPT + typed.encode()
        deadline = time.monotonic() + PATIENCE
        while not self.written[start:].endswith(prompt) and self.written[start:] != prompt[2:]:
            if not select.select([self.leader], [], [], max(0.0, deadline - time.monotonic()))[0]:
                raise TimeoutError(self.written[start:].decode())
            try:
                read = os.read(self.leader, 1 << 16)
            except OSError:  # the other side is closed
                read = b""
            if not read:
                break
            self.written += read
        told = self.written[start:].removesuffix(prompt[2:]).decode().replace("\u202f", " ")  # narrow ones, in French
        return told.replace("\r\n", "\n").strip("\n")

    def late(self) -> str:
        """What has been said after the last prompt, because it came from elsewhere; nothing, if nothing has."""
        return self.until_asked() if select.select([self.leader], [], [], 0)[0] else ""

    def type(self, line: str) -> str:
        """Type a line, and hear the answer."""
        os.write(self.leader, line.encode() + b"\n")
        return self.until_asked()

    def press(self, key: bytes) -> None:
        """Press a key once the game waits for one: an earlier signal would reach nobody until a line is typed."""
        state = Path(f"/proc/{self.game.pid}/stat")
        deadline = time.monotonic() + PATIENCE
        while state.read_text().rpartition(") ")[2][0] == "R" and time.monotonic() < deadline:
            time.sleep(0.01)
        os.write(self.leader, key)

    def ended(self) -> int:
        return self.game.wait(PATIENCE)

    def kill(self) -> None:
        if self.game.poll() is None:
            os.killpg(self.game.pid, signal.SIGKILL)
        self.game.wait()
        self.close()

    def close(self) -> None:
        """Close the window."""
        if self.leader >= 0:
            os.close(self.leader)
            self.leader = -1

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *error: object) -> None:
        self.kill()
