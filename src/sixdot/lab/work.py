"""Many pieces of work: handed out, collected, written down, and stopped at once when asked."""

from __future__ import annotations

import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any, BinaryIO, Final, Generic, Protocol, TypeVar, cast

from msgspec import DecodeError, Meta, Struct, json

import sixdot
from sixdot.durable import lock, reason_of
from sixdot.game.match import RULES_VERSION
from sixdot.lab.figures import Sheet
from sixdot.lab.lineup import code_of
from sixdot.voice.trouble import Trouble

TICK: Final = 0.1  # seconds between two looks at whether to stop
EVERY: Final = 5.0  # seconds between two lines of progress
MOST: Final = 10**15  # beyond that a number in a file is nonsense

Count = Annotated[int, Meta(gt=-MOST, lt=MOST)]
Amount = Annotated[float, Meta(gt=-MOST, lt=MOST)]
Line = Annotated[str, Meta(pattern=r"^[^\x00-\x1f\x7f-\x9f]*$")]  # nothing that could steer a terminal


class Row(Struct, kw_only=True):
    """What came of a piece."""

    unit: int  # the number of the piece


R = TypeVar("R", bound=Row)
T = TypeVar("T")


class WorkError(RuntimeError):
    """The work cannot go on; the message says why."""


class Experiment(Generic[R]):
    """Work in numbered pieces: a deal of one of the tables. A piece depends only on the experiment and its number."""

    lab: str  # what is done here, in a word
    kind: type[R]  # of what comes of a piece
    what = "round"  # what a piece is
    bots: Sequence[str]
    patience: float | None = None  # seconds per decision, for foreign bots behind a fence
    editions: Sequence[str]  # workers are told about those that are not built in
    tables: Sequence[Any]
    deals: int  # at each table

    @property
    def units(self) -> int:
        return len(self.tables) * self.deals

    def named(self, count: int) -> str:
        """So many pieces, in words."""
        return so_many(count, self.what)

    def header(self) -> dict[str, Any]:
        """What a run pins down: the versions, the code, and every parameter, which are the fields of a dataclass."""
        versions = {"lab": self.lab, "sixdot": sixdot.__version__, "rules": RULES_VERSION}
        return {**versions, "code": code_of(self.bots, self.patience), **asdict(cast(Any, self))}

    def play(self, unit: int) -> R:
        raise NotImplementedError

    def who(self, unit: int) -> Sequence[str]:
        """The bots of a piece."""
        return ()

    def fits(self, row: R) -> bool:
        """Whether a row in a file can be a result."""
        return 0 <= row.unit < self.units

    def settle(self, row: R) -> R:
        """What is written down of a piece that has come back."""
        return row

    def of_table(self, rows: Sequence[R], which: int) -> dict[int, R]:
        """The rows of one table, by the number of the deal."""
        count = len(self.tables)
        return {row.unit // count: row for row in rows if row.unit % count == which}

    def sheets(self, rows: Sequence[R], times: bool) -> list[Sheet]:
        """What came of it; `times`: also how long it took, where that is measured."""
        raise NotImplementedError

    def notes(self, rows: Sequence[R]) -> list[str]:
        raise NotImplementedError

    def broken(self, rows: Sequence[R]) -> list[str]:
        """A line for each piece in which something went wrong that must not."""
        return []


class Crew(Protocol):
    """Those who do the work."""

    def give(self, unit: int) -> None: ...
    def has_room(self) -> bool: ...
    def finished(self, seconds: float) -> list[tuple[int, Any]]: ...  # a row, or a text that says what went wrong
    def dismiss(self) -> None: ...


def run(work: Experiment[R], hire: Callable[[], Crew], into: Path | None, say: Callable[[str], None]) -> list[R]:
    """Do what is not done yet; returns the rows of all finished pieces, in order.

    Ctrl-C or a signal to end stops it between two pieces; what is done is kept.
    """
    with _until_interrupted() as stopping, closing(Journal(into, work)) as journal:
        todo = [unit for unit in range(work.units) if unit not in journal.rows]
        if len(todo) < work.units:
            say(f"{work.units - len(todo)} of {work.named(work.units)} are done already.")
        if todo and not stopping.is_set():
            _work(todo, hire(), journal, stopping, Progress(work, len(todo), say))
        return [row for _, row in sorted(journal.rows.items())]


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


def _work(todo: list[int], crew: Crew, journal: Journal[Any], stopping: threading.Event, progress: Progress) -> None:
    given = done = 0
    try:
        while done < len(todo) and not stopping.is_set():
            while given < len(todo) and crew.has_room():
                crew.give(todo[given])
                given += 1
            for unit, row in crew.finished(TICK):
                if isinstance(row, str):
                    raise WorkError(f"piece {unit} failed: {row}")
                journal.add(journal.work.settle(row))
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

    def __init__(self, work: Experiment[Any], todo: int, say: Callable[[str], None]) -> None:
        self.work = work
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
        total = self.work.units - self.todo + done
        self.say(f"{total} of {self.work.named(self.work.units)}, {rate:.3g} a second, {left}.")

    def end(self, done: int) -> None:
        if done == self.todo:
            self.say(f"{self.work.named(done)} in {duration(time.monotonic() - self.began)}.")


def so_many(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def duration(seconds: float) -> str:
    if seconds < 90:
        return f"{seconds:.0f} seconds"
    if seconds < 5400:
        return f"{seconds / 60:.0f} minutes"
    return f"{seconds / 3600:.1f} hours"


# What is done


class JournalError(Trouble):
    """Why this run cannot go on in a file."""


class Journal(Generic[R]):
    """What is done, also as a file (if there is a path): a header that pins every parameter, then a line for a piece.

    The file is append-only. A line cut short when a run was killed is dropped, and its work is done again.
    """

    def __init__(self, path: Path | None, work: Experiment[R]) -> None:
        self.path = path
        self.work = work
        self.header = json.encode(work.header()) + b"\n"
        self.rows: dict[int, R] = {}
        self.file: BinaryIO | None = None
        if path is not None:
            try:
                self._open(path)
            except OSError as error:
                raise JournalError("lab-file-unusable", path=str(path), reason=reason_of(error)) from None

    def _open(self, path: Path) -> None:
        if path.exists() and not path.is_file():
            raise JournalError("lab-file-none", path=str(path))
        self.file = path.open("a+b", buffering=0)
        try:
            if not lock(self.file.fileno()):
                raise JournalError("lab-file-busy", path=str(path))
            self._read(self.file)
        except BaseException:
            self.file.close()
            raise

    def add(self, row: R) -> None:
        self.rows[row.unit] = row
        if self.file is not None:
            self._write(self.file, json.encode(row) + b"\n")

    def _write(self, file: BinaryIO, line: bytes) -> None:
        try:
            while line:
                line = line[file.write(line) or 0 :]
        except OSError as error:
            raise JournalError("lab-file-unwritten", path=str(self.path), reason=reason_of(error)) from None

    def _read(self, file: BinaryIO) -> None:
        file.seek(0)
        content = file.read()
        whole = content.rfind(b"\n") + 1
        lines = content[:whole].splitlines()
        if lines:
            self._check_header(self._parsed(lines[0], 1, dict[str, Any]))
        elif content and not self.header.startswith(content):
            raise JournalError("lab-file-foreign", path=str(self.path))
        if whole < len(content):
            file.truncate(whole)
        if not lines:
            self._write(file, self.header)
        for number, line in enumerate(lines[1:], 2):
            row = self._parsed(line, number, self.work.kind)
            if not self.work.fits(row):
                raise JournalError("lab-file-line", path=str(self.path), number=number)
            self.rows.setdefault(row.unit, row)

    def _parsed(self, line: bytes, number: int, kind: type[T]) -> T:
        try:
            return json.decode(line, type=kind)
        except (DecodeError, RecursionError):
            raise JournalError("lab-file-line", path=str(self.path), number=number) from None

    def _check_header(self, found: dict[str, Any]) -> None:
        if found.get("lab") is None:
            raise JournalError("lab-file-foreign", path=str(self.path))
        header = json.decode(self.header)
        for name in {**header, **found}:
            there, here = [json.encode(one.get(name)).decode() for one in (found, header)]
            if there != here:
                raise JournalError("lab-file-other", path=str(self.path), name=name, there=there, here=here)

    def close(self) -> None:
        if self.file is not None:
            self.file.close()
