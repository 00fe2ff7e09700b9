"""A Redis server for tests, with a Unix socket and nothing else; it ends with the tests.

with RedisServer() as redis:
    redis.address; redis.pause(); redis.go_on(); redis.stop(); redis.start(); redis.empty()
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Self

from redis import Redis

_PROGRAM = "/usr/bin/redis-check-rdb"  # Debian's tools are the server, by another name


class RedisServer:
    def __enter__(self) -> Self:
        self._folder = Path(tempfile.mkdtemp(prefix="sixdot-", dir="/tmp"))
        self.address = f"unix://{self._folder / 'redis'}"
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()
        shutil.rmtree(self._folder)

    def start(self) -> None:
        given = ["--port", "0", "--unixsocket", str(self._folder / "redis"), "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen(
            ["redis-server", *given], executable=_PROGRAM, cwd=self._folder, stdout=subprocess.DEVNULL
        )
        end = time.monotonic() + 30
        while not (self._folder / "redis").is_socket():
            assert time.monotonic() < end, "Redis does not start"
            time.sleep(0.01)

    def stop(self) -> None:
        """As when it is killed, and its computer has lost what was in memory."""
        self._process.kill()
        self._process.wait()
        (self._folder / "redis").unlink(missing_ok=True)

    def pause(self) -> None:
        os.kill(self._process.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        os.kill(self._process.pid, signal.SIGCONT)

    def empty(self) -> None:
        """All is forgotten, and all who listen are cut off."""
        with Redis.from_url(self.address) as redis:
            redis.flushall()
            redis.execute_command("CLIENT", "KILL", "TYPE", "pubsub")
