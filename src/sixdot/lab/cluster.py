"""The same work on a Ray cluster, or on a Ray started for it on this machine."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import ExitStack
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from sixdot.books import bring_all, brought_among
from sixdot.lab.journal import Row
from sixdot.lab.work import Job, WorkError, attempted

LOCAL: Final = "local"
SECONDS: Final = 5.0  # for a cluster to answer
LONGEST_FOLDER: Final = 40  # letters: Ray makes sockets there, and their names must not be too long
AHEAD: Final = 3  # pieces given for every processor, so that none waits for us


class RayCrew:
    def __init__(self, job: Job, address: str, workers: int | None) -> None:
        os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
        try:
            ray: Any = import_module("ray")
        except ImportError:
            raise WorkError("a run on Ray needs Ray: install it with pip install 'sixdot[ray]'") from None
        self.ray = ray
        self.leftovers = ExitStack()  # what Ray would leave on this machine
        self._connect(address, workers)
        self.plan = ray.put(job.plan)
        self.task = ray.remote(_task)
        self.play = job.play
        self.books = ray.put(brought_among(job.editions))
        self.here = str(Path.cwd())
        self.pending: dict[Any, int] = {}
        self.room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))

    def _connect(self, address: str, workers: int | None) -> None:
        _check_reachable(address)
        options: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
        if address == LOCAL:
            options.update(address="local", num_cpus=workers, include_dashboard=False)
            folder = self.leftovers.enter_context(TemporaryDirectory(prefix="sixdot-", ignore_cleanup_errors=True))
            if len(folder) <= LONGEST_FOLDER:
                options.update(_temp_dir=folder)
        else:
            options.update(address=address)
        to_end = signal.getsignal(signal.SIGTERM)
        try:
            self.ray.init(**options)
            if threading.current_thread() is threading.main_thread():
                signal.signal(signal.SIGTERM, to_end)  # Ray takes it away
        except Exception as error:
            self.leftovers.close()
            raise WorkError(f"there is no Ray at {address}: {str(error).splitlines()[0]}") from None

    def has_room(self) -> bool:
        return len(self.pending) < self.room

    def give(self, unit: int) -> None:
        self.pending[self.task.remote(self.play, self.plan, unit, self.here, self.books)] = unit

    def finished(self, seconds: float) -> list[tuple[int, Row]]:
        ready, _ = self.ray.wait(list(self.pending), num_returns=1, timeout=seconds)
        found: list[tuple[int, Row]] = []
        for reference in ready:
            unit = self.pending.pop(reference)
            try:
                row = self.ray.get(reference)
            except self.ray.exceptions.RayError as error:
                raise WorkError(f"piece {unit} failed on the cluster: {str(error).splitlines()[0]}") from None
            if isinstance(row, str):
                raise WorkError(f"piece {unit} failed: {row}")
            found.append((unit, row))
        return found

    def dismiss(self) -> None:
        for reference in self.pending:
            self.ray.cancel(reference, force=True)
        self.ray.shutdown()
        self.leftovers.close()


def _check_reachable(address: str) -> None:
    """Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), SECONDS).close()
    except (OSError, OverflowError) as error:
        raise WorkError(f"there is no Ray at {address}: {error}") from None


def _task(play: Callable[[Any, int], Row], plan: Any, unit: int, here: str, books: list[Row]) -> Row | str:
    bring_all(books)
    if here not in sys.path:
        sys.path.append(here)
    return attempted(play, plan, unit)
