"""Who does the work: the cores of this machine, or a Ray cluster."""

import os
import signal
import socket
import sys
import traceback
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from importlib import import_module
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from sixdot.books import bring_all, brought_among
from sixdot.bots.foreign import received
from sixdot.bots.guard import in_words, printable
from sixdot.extras import how_to_install
from sixdot.lab.work import Experiment, R, WorkError

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection as Connection
else:
    from multiprocessing.connection import Connection

AHEAD: Final = 2  # pieces a worker has been given: one it plays, one that waits
MOST_ON_WINDOWS: Final = 60  # processes: it cannot wait for many more pipes at once
LOCAL: Final = "local"
SECONDS: Final = 5.0  # for a cluster to answer
LONGEST_FOLDER: Final = 40  # letters: Ray makes sockets there, and their names must not be too long
RAY_AHEAD: Final = 3  # pieces given for every processor of a cluster, so that none waits for us


def attempted(work: Experiment[R], unit: int) -> R | str:
    """The result of a piece, or what went wrong with it."""
    try:
        return work.play(unit)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        return f"{in_words(error)} ({printable(Path(where.filename).name)}, line {where.lineno})"


# The cores of this machine


class Processes:
    """Workers that are processes of this machine, each at the end of a pipe of its own.

    A worker whose pipe breaks ends itself, so none is left behind, whatever happens to us.
    """

    def __init__(self, work: Experiment[Any], workers: int) -> None:
        self.work = work
        self.loads: dict[Connection, list[int]] = {}
        self.processes: list[SpawnProcess] = []
        context, books = get_context("spawn"), brought_among(work.editions)
        if sys.platform == "win32":
            workers = min(workers, MOST_ON_WINDOWS)
        with _interrupts_held_back():
            for _ in range(workers):
                ours, theirs = context.Pipe()
                process = context.Process(target=_serve, args=(theirs, work, books), daemon=True)
                process.start()
                theirs.close()
                self.processes.append(process)
                self.loads[ours] = []

    def has_room(self) -> bool:
        return min(len(load) for load in self.loads.values()) < AHEAD

    def give(self, unit: int) -> None:
        pipe = min(self.loads, key=lambda pipe: len(self.loads[pipe]))
        try:
            pipe.send(unit)
        except OSError:
            raise self._lost(pipe) from None
        self.loads[pipe].append(unit)

    def finished(self, seconds: float) -> list[tuple[int, Any]]:
        found: list[tuple[int, Any]] = []
        ready = wait(list(self.loads), seconds)
        for pipe in [pipe for pipe in self.loads if pipe in ready]:
            try:
                unit, row = pipe.recv()
            except (EOFError, OSError):
                raise self._lost(pipe) from None
            self.loads[pipe].remove(unit)
            found.append((unit, row))
        return found

    def _lost(self, pipe: Connection) -> WorkError:
        load = self.loads[pipe]
        names = dict.fromkeys(self.work.who(load[0]) if load else ())
        when = f" while {' and '.join(names)} played" if names else ""
        return WorkError(
            f"a worker process has ended by itself or was killed{when}; perhaps there was too little memory"
        )

    def dismiss(self) -> None:
        for process in self.processes:
            process.kill()  # it has nothing to tidy up, and a bot could ignore a gentler signal
        for process in self.processes:
            process.join()
        for pipe in self.loads:
            pipe.close()


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Processes started here never see a Ctrl-C or a hang-up, not even while they start: we end them."""
    if sys.platform != "win32":
        resource_tracker.ensure_running()  # if it started later, it would let interrupts in again
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGHUP})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
    else:
        yield  # it cannot: one that hears of a Ctrl-C as it starts ends, and so do we


def _serve(pipe: Connection, work: Experiment[Any], books: Sequence[dict[str, Any]]) -> None:
    """The life of a worker."""
    bring_all(books)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _die_with_parent()
    units = received(pipe.recv)
    with suppress(OSError):
        while True:
            unit = units.get()
            pipe.send((unit, attempted(work, unit)))


def _die_with_parent() -> None:
    """Where the system can do it: a bot in a long C call lets none of our threads run."""
    if sys.platform == "linux":
        import ctypes

        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG


# A cluster


class RayCrew:
    """The processors of a Ray cluster, or of a Ray started for the work on this machine."""

    def __init__(self, work: Experiment[Any], address: str, workers: int | None) -> None:
        os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
        try:
            ray: Any = import_module("ray")
        except ImportError:
            raise WorkError(f"a run on Ray needs Ray: install it with {how_to_install('ray')}") from None
        self.ray = ray
        self.leftovers = ExitStack()  # what Ray would leave on this machine
        self._connect(address, workers)
        told = (ray.put(work), str(Path.cwd()), ray.put(brought_among(work.editions)))
        self.task = partial(ray.remote(_task).remote, *told)
        self.pending: dict[Any, int] = {}
        self.room = RAY_AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))

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
            signal.signal(signal.SIGTERM, to_end)  # Ray takes it away
        except Exception as error:
            self.leftovers.close()
            raise WorkError(f"there is no Ray at {address}: {str(error).splitlines()[0]}") from None

    def has_room(self) -> bool:
        return len(self.pending) < self.room

    def give(self, unit: int) -> None:
        self.pending[self.task(unit)] = unit

    def finished(self, seconds: float) -> list[tuple[int, Any]]:
        ready, _ = self.ray.wait(list(self.pending), num_returns=1, timeout=seconds)
        found: list[tuple[int, Any]] = []
        for reference in ready:
            unit = self.pending.pop(reference)
            try:
                found.append((unit, self.ray.get(reference)))
            except self.ray.exceptions.RayError as error:
                raise WorkError(f"piece {unit} failed on the cluster: {str(error).splitlines()[0]}") from None
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


def _task(work: Experiment[R], here: str, books: list[dict[str, Any]], unit: int) -> R | str:
    bring_all(books)
    if here not in sys.path:
        sys.path.append(here)
    return attempted(work, unit)
