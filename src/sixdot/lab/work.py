"""Many pieces of work: handed out, collected, written down, and stopped at once when asked."""

from __future__ import annotations

import json
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, Final, Protocol, Self

from sixdot.durable import lock

TICK: Final = 0.1  # seconds between two looks at whether to stop
EVERY: Final = 5.0  # seconds between two lines of progress
MOST: Final = 1e15  # beyond that a number in a file is nonsense

Row = dict[str, Any]  # what came of a piece
Rows = Sequence[tuple[int, Row]]  # with the number of the piece


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
    def finished(self, seconds: float) -> list[tuple[int, Row | str]]: ...  # a text says what went wrong
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

    def fits(unit: int, row: Row) -> bool:
        return unit in range(job.units) and job.fits(job.plan, unit, row)

    with _until_interrupted() as stopping, Journal(into, job.header, fits) as journal:
        todo = [unit for unit in range(job.units) if unit not in journal.rows]
        if len(todo) < job.units:
            say(f"{job.units - len(todo)} of {job.units} {job.what} are done already.")
        if todo and not stopping.is_set():
            _work(todo, hire(job), journal, stopping, Progress(job, len(todo), say))
        return Run(sorted(journal.rows.items()), job.units, stopping.is_set())


@contextmanager
def _until_interrupted() -> Iterator[threading.Event]:
    """A signal to end sets the event; it does not interrupt what is under way, such as writing a line."""
    stopping = threading.Event()
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


def _work(todo: list[int], crew: Crew, journal: Journal, stopping: threading.Event, progress: Progress) -> None:
    given = done = 0
    try:
        while done < len(todo) and not stopping.is_set():
            while given < len(todo) and crew.has_room():
                crew.give(todo[given])
                given += 1
            for unit, row in crew.finished(TICK):
                if isinstance(row, str):
                    raise WorkError(f"piece {unit} failed: {row}")
                journal.add(unit, row)
                done += 1
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


# What is done


class JournalError(ValueError):
    """A file that this run cannot continue; the message says why."""


def numbers(values: Iterable[object]) -> bool:
    """Whether all are numbers that can be calculated with."""
    return all(isinstance(value, int | float) and abs(value) < MOST for value in values)


def texts(values: object) -> bool:
    return isinstance(values, list) and all(isinstance(value, str) and value.isprintable() for value in values)


def _line(content: Row) -> bytes:
    return json.dumps(content, separators=(",", ":")).encode() + b"\n"


class Journal:
    """What is done, also as a file (if there is a path): a header that pins every parameter, then a line for a piece.

    The file is append-only. A line cut short when a run was killed is dropped, and its work is done again.
    """

    def __init__(
        self, path: Path | None, header: Row, fits: Callable[[int, Row], bool] = lambda unit, row: True
    ) -> None:
        """`fits`: whether a row can be the result of the piece of this number."""
        self.path = path
        self.fits = fits
        self.header = json.loads(json.dumps(header))
        self.rows: dict[int, Row] = {}
        self.file: BinaryIO | None = None
        if path is not None:
            try:
                self._open(path)
            except OSError as error:
                raise JournalError(f"{path} cannot be used: {error.strerror}") from None

    def _open(self, path: Path) -> None:
        if path.exists() and not path.is_file():
            raise JournalError(f"{path} cannot be used: it is no file")
        self.file = path.open("a+b", buffering=0)
        try:
            if not lock(self.file.fileno()):
                raise JournalError(f"another run is writing into {path} now")
            self._read(self.file)
        except BaseException:
            self.file.close()
            raise

    def add(self, unit: int, row: Row) -> None:
        self.rows[unit] = row
        if self.file is not None:
            self._write(self.file, {"unit": unit, **row})

    def _write(self, file: BinaryIO, content: Row) -> None:
        line = _line(content)
        try:
            while line:
                line = line[file.write(line) or 0 :]
        except OSError as error:
            raise JournalError(f"{self.path} cannot be written any more: {error.strerror}") from None

    def _read(self, file: BinaryIO) -> None:
        file.seek(0)
        content = file.read()
        whole = content.rfind(b"\n") + 1
        lines = content[:whole].splitlines()
        if lines:
            self._check_header(self._parsed(lines[0], 1))
        elif content and not _line(self.header).startswith(content):
            raise JournalError(f"{self.path} is there already and was not written by the lab")
        if whole < len(content):
            file.truncate(whole)
        if not lines:
            self._write(file, self.header)
        for number, line in enumerate(lines[1:], 2):
            row = self._parsed(line, number)
            unit = row.pop("unit", None)
            if type(unit) is not int or not self._is_sound(unit, row):
                raise JournalError(f"{self.path} cannot be read: line {number} is no result of this run")
            self.rows.setdefault(unit, row)

    def _is_sound(self, unit: int, row: Row) -> bool:
        try:
            return self.fits(unit, row)
        except (LookupError, TypeError, ValueError, AttributeError):
            return False

    def _parsed(self, line: bytes, number: int) -> Row:
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict):
            raise JournalError(f"{self.path} cannot be read: line {number} is no result")
        return found

    def _check_header(self, found: Row) -> None:
        if found.get("lab") is None:
            raise JournalError(f"{self.path} is there already and was not written by the lab")
        for name in {**self.header, **found}:
            there, here = found.get(name), self.header.get(name)
            if there != here:
                raise JournalError(
                    f"{self.path} holds another run: there {name} is {json.dumps(there)}, here {json.dumps(here)}."
                    " Repeat the command that began it, or name another file"
                )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        if self.file is not None:
            self.file.close()
