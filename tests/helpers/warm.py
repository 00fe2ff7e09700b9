"""A server that starts fast: a process with everything loaded forks for every start.

    with Warm(tmp_path) as server:       # otherwise like `tests.helpers.servers.Server`
        server.kill(); server.start()

It is the usual `sixdot serve`; only the second or so of loading the program is saved.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Self

from tests.helpers.servers import PATIENCE, Server

NURSERY = """
import json, os, sys
from sixdot.cli import main
import sixdot.web.serve
for line in os.fdopen(os.dup(0)):
    log, arguments = json.loads(line)
    child = os.fork()
    if not child:
        out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(out, 1), os.dup2(out, 2)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        sys.exit(main(arguments))
    print(child, flush=True)
    _, ended = os.waitpid(child, 0)
    print(os.waitstatus_to_exitcode(ended), flush=True)
"""


class Warm(Server):
    nursery = NURSERY

    def __init__(self, folder: Path, *arguments: str) -> None:
        super().__init__(folder, *arguments)
        self.starts = 0
        self._child = 0

    def start(self) -> None:
        assert self._nursery.stdin is not None
        arguments = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--db", str(self.db), "--pace", "0"]
        self._nursery.stdin.write(json.dumps([str(self._log), [*arguments, *self._arguments]]) + "\n")
        self._nursery.stdin.flush()
        self._child = int(self._said())
        self.starts += 1
        end = time.monotonic() + PATIENCE
        while not self.answers():
            assert time.monotonic() < end, self.log()
            time.sleep(0.005)

    def _said(self) -> str:
        assert self._nursery.stdout is not None
        return self._nursery.stdout.readline()

    def stop(self, number: int = signal.SIGTERM) -> int:
        if not self._child:
            return 0
        os.kill(self._child, number)
        self._child = 0
        return int(self._said())

    def kill(self) -> None:
        """Kill it immediately, whatever it is doing."""
        assert self.stop(signal.SIGKILL) == -signal.SIGKILL

    def __enter__(self) -> Self:
        self._nursery = subprocess.Popen(
            [sys.executable, "-c", self.nursery], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        assert self._nursery.stdin is not None
        assert self._nursery.stdout is not None
        self.stop()
        self._nursery.stdin.close()
        self._nursery.wait(PATIENCE)
        self._nursery.stdout.close()
