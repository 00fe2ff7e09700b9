"""Many pieces of work on many cores: handed out, gathered as they come, written down, stopped at once on demand."""

from __future__ import annotations

import signal
import sys
import threading
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any, Final, Protocol

from sixdot.lab.journal import Journal, JournalError, Row

AHEAD: Final = 2  # pieces a worker has been given: one it plays, one that waits
TICK: Final = 0.1  # seconds between two looks at whether to stop
EVERY: Final = 5.0  # seconds between two lines of progress


class WorkError(RuntimeError):
    """The work cannot go on; the message says why."""


@dataclass(frozen=True)
class Job:
    """Work in numbered pieces. A piece depends on the plan and its number, on nothing else."""

    header: Row  # every parameter that counts
    plan: Any
    units: int
    play: Callable[[Any, int], Row]  # a function of a module, for it is sent to other processes
    what: str = "deals"


class Crew(Protocol):
    """Those who do the work."""

    def give(self, unit: int) -> None: ...
    def has_room(self) -> bool: ...
    def finished(self, seconds: float) -> list[tuple[int, Row]]: ...
    def dismiss(self) -> None: ...


@dataclass
class Run:
    """What a run came to: the rows of all pieces that are done, in the order of their numbers."""

    rows: list[tuple[int, Row]]
    units: int
    stopped: bool

    @property
    def complete(self) -> bool:
        return len(self.rows) == self.units


def run(job: Job, hire: Callable[[Job], Crew], into: Path | None, say: Callable[[str], None]) -> Run:
    """Do what is not done yet. Ctrl-C ends it between two pieces; what is done is kept."""
    with _until_interrupted() as stopping, _journal(job, into) as journal:
        rows = {} if journal is None else journal.rows
        todo = [unit for unit in range(job.units) if unit not in rows]
        if len(todo) < job.units:
            say(f"{job.units - len(todo)} of {job.units} {job.what} are done already.")
        if todo and not stopping.is_set():
            with closing(_work(job, todo, hire, stopping, say)) as finished:
                for unit, row in finished:
                    if journal is None:
                        rows[unit] = row
                    else:
                        journal.add(unit, row)
        return Run(sorted(rows.items()), job.units, stopping.is_set())


@contextmanager
def _journal(job: Job, into: Path | None) -> Iterator[Journal | None]:
    if into is None:
        yield None
        return
    try:
        journal = Journal(into, job.header)
    except OSError as error:
        raise JournalError(f"{into} cannot be used: {error.strerror}") from None
    with journal:
        yield journal


@contextmanager
def _until_interrupted() -> Iterator[threading.Event]:
    """Ctrl-C sets the event instead of breaking off whatever is under way, such as the writing of a line."""
    stopping = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield stopping
        return
    before = signal.signal(signal.SIGINT, lambda number, frame: stopping.set())
    try:
        yield stopping
    finally:  # once stopped, a second Ctrl-C must not disturb the stopping
        signal.signal(signal.SIGINT, signal.SIG_IGN if stopping.is_set() else before)


def _work(
    job: Job, todo: list[int], hire: Callable[[Job], Crew], stopping: threading.Event, say: Callable[[str], None]
) -> Generator[tuple[int, Row], None, None]:
    progress = Progress(job, len(todo), say)
    crew = hire(job)
    given = done = 0
    try:
        while done < len(todo) and not stopping.is_set():
            while given < len(todo) and crew.has_room():
                crew.give(todo[given])
                given += 1
            for unit, row in crew.finished(TICK):
                done += 1
                yield unit, row
            progress.tell(done)
    finally:
        crew.dismiss()
    progress.end(done)


class Progress:
    """Plain lines at intervals: how much is done, how fast, how long it will take."""

    def __init__(self, job: Job, todo: int, say: Callable[[str], None]) -> None:
        self.job = job
        self.todo = todo
        self.say = say
        self.began = self.told = time.monotonic()

    def tell(self, done: int) -> None:
        now = time.monotonic()
        if now - self.told < EVERY or done == self.todo:
            return
        self.told = now
        rate = done / (now - self.began)
        left = f"about {duration((self.todo - done) / rate)} left" if done else "none is finished yet"
        total = self.job.units - self.todo + done
        self.say(f"{total} of {self.job.units} {self.job.what}, {rate:.3g} a second, {left}.")

    def end(self, done: int) -> None:
        if done == self.todo:
            self.say(f"{done} {self.job.what} in {duration(time.monotonic() - self.began)}.")


def duration(seconds: float) -> str:
    if seconds < 90:
        return f"{seconds:.0f} seconds"
    if seconds < 5400:
        return f"{seconds / 60:.0f} minutes"
    return f"{seconds / 3600:.1f} hours"


# The cores of this machine


class Processes:
    """Workers that are processes of this machine, each at the end of a pipe of its own.

    A worker whose pipe breaks ends itself, so that none is left behind whatever becomes of us.
    """

    def __init__(self, job: Job, workers: int) -> None:
        self.context = get_context("spawn")
        self.loads: dict[Connection, int] = {}
        self.processes: list[SpawnProcess] = []
        with _interrupts_held_back():
            for _ in range(workers):
                self._start(job)

    def _start(self, job: Job) -> None:
        ours, theirs = self.context.Pipe()
        process = self.context.Process(target=_serve, args=(theirs, job.plan, job.play), daemon=True)
        process.start()
        theirs.close()
        self.processes.append(process)
        self.loads[ours] = 0

    def has_room(self) -> bool:
        return min(self.loads.values()) < AHEAD

    def give(self, unit: int) -> None:
        pipe = min(self.loads, key=self.loads.__getitem__)
        try:
            pipe.send(unit)
        except OSError:
            raise WorkError(_LOST) from None
        self.loads[pipe] += 1

    def finished(self, seconds: float) -> list[tuple[int, Row]]:
        found: list[tuple[int, Row]] = []
        ready = wait(list(self.loads), seconds)
        for pipe in [pipe for pipe in self.loads if pipe in ready]:
            try:
                unit, row = pipe.recv()
            except (EOFError, OSError):
                raise WorkError(_LOST) from None
            if isinstance(row, str):
                raise WorkError(f"piece {unit} failed: {row}")
            self.loads[pipe] -= 1
            found.append((unit, row))
        return found

    def dismiss(self) -> None:
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join()
        for pipe in self.loads:
            pipe.close()


_LOST: Final = "a worker process has ended by itself or was killed; perhaps there was too little memory"


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Processes that start now never see a Ctrl-C, not even while they start: we end them."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # it would let interrupts in again if it were started later
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(pipe: Connection, plan: Any, play: Callable[[Any, int], Row]) -> None:
    """The life of a worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            unit = pipe.recv()
            pipe.send((unit, attempted(play, plan, unit)))
    except (EOFError, OSError):
        return


def attempted(play: Callable[[Any, int], Row], plan: Any, unit: int) -> Row | str:
    """The result of a piece, or what went wrong with it."""
    try:
        return play(plan, unit)
    except Exception as error:
        import traceback

        where = traceback.extract_tb(error.__traceback__)[-1]
        return f"{type(error).__name__}: {error} ({Path(where.filename).name}, line {where.lineno})"
