"""Many pieces of work on many cores: handed out, collected, written down, and stopped at once when asked."""

from __future__ import annotations

import os
import queue
import signal
import sys
import threading
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any, Final, Protocol

from sixdot.books import bring_all, brought_among
from sixdot.bots.faults import in_words, printable
from sixdot.lab.journal import Journal, JournalError, Row

AHEAD: Final = 2  # pieces a worker has been given: one it plays, one that waits
TICK: Final = 0.1  # seconds between two looks at whether to stop
EVERY: Final = 5.0  # seconds between two lines of progress


class WorkError(RuntimeError):
    """The work cannot go on; the message says why."""


@dataclass(frozen=True)
class Job:
    """Work in numbered pieces. A piece depends only on the plan and its number."""

    header: Row  # every parameter that counts
    plan: Any
    units: int
    play: Callable[[Any, int], Row]  # a module's function, because other processes must find it
    what: str = "deals"
    who: Callable[[Any, int], Sequence[str]] | None = None  # the bots of a piece
    fits: Callable[[Any, int, Row], bool] = lambda plan, unit, row: True  # whether a row in a file can be a result
    editions: Sequence[str] = ()  # what the plan plays: workers are told about those that are not built in


class Crew(Protocol):
    """Those who do the work."""

    def give(self, unit: int) -> None: ...
    def has_room(self) -> bool: ...
    def finished(self, seconds: float) -> list[tuple[int, Row]]: ...
    def dismiss(self) -> None: ...


@dataclass
class Run:
    """What a run came to: the rows of all finished pieces, in order."""

    rows: list[tuple[int, Row]]
    units: int
    stopped: bool

    @property
    def complete(self) -> bool:
        return len(self.rows) == self.units


def run(job: Job, hire: Callable[[Job], Crew], into: Path | None, say: Callable[[str], None]) -> Run:
    """Do what is not done yet. Ctrl-C or a signal to end stops it between two pieces; what is done is kept."""
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
        journal = Journal(
            into, job.header, lambda unit, row: unit in range(job.units) and job.fits(job.plan, unit, row)
        )
    except OSError as error:
        raise JournalError(f"{into} cannot be used: {error.strerror}") from None
    with journal:
        yield journal


@contextmanager
def _until_interrupted() -> Iterator[threading.Event]:
    """A signal to end sets the event; it does not interrupt what is under way, such as writing a line."""
    stopping = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield stopping
        return
    before = {number: signal.signal(number, lambda number, frame: stopping.set()) for number in _ending_signals()}
    try:
        yield stopping
    finally:
        for number, handler in before.items():
            signal.signal(number, handler or signal.SIG_DFL)
        if stopping.is_set():  # a second Ctrl-C must not disturb the end
            signal.signal(signal.SIGINT, signal.SIG_IGN)


def _ending_signals() -> list[signal.Signals]:
    """Ctrl-C and the other signals to end, but not a hang-up that is to be ignored (nohup)."""
    found = [signal.SIGINT, signal.SIGTERM]
    if sys.platform != "win32" and signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
        found.append(signal.SIGHUP)
    return found


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
    except WorkError:  # the signal that ends us may have reached a worker first
        if not stopping.wait(TICK):
            raise
    finally:
        crew.dismiss()
    progress.end(done)


class Progress:
    """Plain lines at intervals: how much is done, how fast, how long the rest will take."""

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

    A worker whose pipe breaks ends itself, so none is left behind, whatever happens to us.
    """

    def __init__(self, job: Job, workers: int) -> None:
        self.context = get_context("spawn")
        self.job = job
        self.books = brought_among(job.editions)
        self.loads: dict[Connection, list[int]] = {}
        self.processes: list[SpawnProcess] = []
        with _interrupts_held_back():
            for _ in range(workers):
                self._start()

    def _start(self) -> None:
        ours, theirs = self.context.Pipe()
        told = (theirs, self.job.plan, self.job.play, self.books)
        process = self.context.Process(target=_serve, args=told, daemon=True)
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

    def finished(self, seconds: float) -> list[tuple[int, Row]]:
        found: list[tuple[int, Row]] = []
        ready = wait(list(self.loads), seconds)
        for pipe in [pipe for pipe in self.loads if pipe in ready]:
            try:
                unit, row = pipe.recv()
            except (EOFError, OSError):
                raise self._lost(pipe) from None
            if isinstance(row, str):
                raise WorkError(f"piece {unit} failed: {row}")
            self.loads[pipe].remove(unit)
            found.append((unit, row))
        return found

    def _lost(self, pipe: Connection) -> WorkError:
        load, who = self.loads[pipe], self.job.who
        names = list(dict.fromkeys(who(self.job.plan, load[0]))) if load and who is not None else []
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
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # if it started later, it would let interrupts in again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGHUP})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(pipe: Connection, plan: Any, play: Callable[[Any, int], Row], books: Sequence[Row]) -> None:
    """The life of a worker."""
    bring_all(books)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _die_with_parent()
    units: queue.SimpleQueue[int] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(pipe, units), daemon=True).start()
    with suppress(OSError):
        while True:
            unit = units.get()
            pipe.send((unit, attempted(play, plan, unit)))


def _listen(pipe: Connection, units: queue.SimpleQueue[int]) -> None:
    """When the pipe breaks, our employer is gone, and this process ends too, whatever a bot is doing."""
    with suppress(BaseException):
        while True:
            units.put(pipe.recv())
    os._exit(0)


def _die_with_parent() -> None:
    """Where the system can do it: a bot in a long C call lets none of our threads run."""
    if sys.platform == "linux":
        import ctypes

        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG


def attempted(play: Callable[[Any, int], Row], plan: Any, unit: int) -> Row | str:
    """The result of a piece, or what went wrong with it."""
    try:
        return play(plan, unit)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        import traceback

        where = traceback.extract_tb(error.__traceback__)[-1]
        return f"{in_words(error)} ({printable(Path(where.filename).name)}, line {where.lineno})"
