"""The process of a foreign bot, seen from both ends.

The parent sends a pickled View and a seed; the bot's answer comes back as one line of text, so that nothing a foreign
process sends is ever unpickled. The child keeps its hands off the terminal: it has no input, and its output is lost.
"""

from __future__ import annotations

import contextlib
import dataclasses
import io
import os
import pickle
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from importlib import import_module
from time import monotonic
from typing import Any, BinaryIO, Final, NoReturn

from sixdot.bots.faults import in_words, no_action
from sixdot.game.actions import Action
from sixdot.game.book import edition_from
from sixdot.game.edition import edition_data
from sixdot.game.editions import EDITIONS, bring, edition_named
from sixdot.game.shuffle import FastRandom
from sixdot.game.view import View

_COMMAND: Final = "from sixdot.bots.child import main; main()"
_LONGEST_LINE: Final = 2000
_OVERTIME: Final = 5.0  # a bot that loops lives so much longer than its parent
_IDLE: Final = 15.0  # between two decisions a process is ended if no thread of ours has run for so long,
_BEAT: Final = 3.0  # and one of ours runs this often
_MEMORY: Final = 4 << 30  # bytes of address space, where the system can limit it


class _Pickler(pickle.Pickler):
    """Dataclasses by their fields: frozen ones that are compiled cannot be unpickled as usual."""

    def reducer_override(self, thing: object) -> Any:
        if dataclasses.is_dataclass(thing) and not isinstance(thing, type):
            return type(thing), tuple(getattr(thing, field.name) for field in dataclasses.fields(thing))
        return NotImplemented


def packed(thing: object) -> bytes:
    """Pickled, with the length before it."""
    buffer = io.BytesIO()
    _Pickler(buffer).dump(thing)
    data = buffer.getvalue()
    return len(data).to_bytes(4, "big") + data


# The parent's end


class Child:
    """One process; it is never started a second time."""

    def __init__(self, name: str, start_seconds: float) -> None:
        self._started = monotonic()
        self._ready = False
        self._known = set(EDITIONS)  # the editions its process has been told about
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._outbox: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._process = subprocess.Popen(
            [sys.executable, "-c", _COMMAND],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # interrupts at the terminal are for the parent, and its own children end with it
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        self._threads = [threading.Thread(target=target, daemon=True) for target in (self._read, self._write)]
        try:
            for thread in self._threads:
                thread.start()
            self._send((name, os.getcwd(), start_seconds))
        except BaseException:
            self.end()
            raise

    def _read(self) -> None:
        output = self._process.stdout
        assert output is not None
        while True:
            line = output.readline(_LONGEST_LINE)
            self._lines.put(line.decode("utf-8", "replace").rstrip("\n") if line else "gone")
            if not line:
                return

    def _write(self) -> None:
        """In a thread, because a child that does not read would block us as soon as the pipe is full."""
        assert self._process.stdin is not None
        with contextlib.suppress(OSError, ValueError):
            while data := self._outbox.get():
                self._process.stdin.write(data)
                self._process.stdin.flush()

    def _send(self, thing: object) -> None:
        """If it cannot be sent, no answer will come; the wait for that notices it."""
        self._outbox.put(packed(thing))

    def _hear(self, until: float) -> str:
        try:
            return self._lines.get(timeout=max(0.0, until - monotonic()))
        except queue.Empty:
            return "late"

    def wait_until_ready(self, seconds: float) -> str:
        """Wait for the bot to be loaded; what is wrong with it, or nothing."""
        word, _, rest = self._hear(monotonic() + seconds).partition(" ")
        self._ready = word == "ready"
        problems = {"ready": "", "fault": rest, "late": f"it was not loaded in {seconds:g} seconds"}
        return problems.get(word, "it died")

    def is_ready(self, until: float) -> bool:
        if not self._ready:
            self._ready = self._hear(until) == "ready"
        return self._ready

    def is_stuck(self, seconds: float) -> bool:
        """Whether it will never be ready."""
        return self._process.poll() is not None or monotonic() - self._started > seconds

    def ask(self, view: View, seed: str, until: float) -> str:
        """The line it answers, 'late' or 'gone'."""
        book = None if view.edition in self._known else edition_data(edition_named(view.edition))
        self._known.add(view.edition)
        self._send((view, seed, max(0.0, until - monotonic()), book))
        return self._hear(until)

    def end(self) -> None:
        """End the process and all it has started, and wait for it."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        self._outbox.put(b"")
        for thread, stream in zip(self._threads, (self._process.stdout, self._process.stdin), strict=True):
            if thread.is_alive():
                thread.join(1.0)
            if stream is not None and not thread.is_alive():
                with contextlib.suppress(OSError):
                    stream.close()


# The child's end


def main() -> None:
    """Load the bot the parent names, then answer View after View until the parent is gone."""
    requests, answers = _streams()
    name, folder, seconds = _receive(requests)
    sys.path.append(folder)
    waiting: queue.SimpleQueue[Any] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(requests, waiting), daemon=True).start()
    _limit(seconds + _OVERTIME)
    _limit_memory()
    try:
        bot = _load(name)
    except BaseException as error:
        _say(answers, f"fault {in_words(error)}")
        _end()
    _say(answers, "ready")
    while True:
        view, seed, seconds, book = _next(waiting)
        if book is not None:
            bring(edition_from(book))
        _limit(seconds + _OVERTIME)
        said = _answer(bot, view, seed)
        _limit(_IDLE)
        _say(answers, said)


def _next(waiting: queue.SimpleQueue[Any]) -> Any:
    while True:
        _limit(_IDLE)
        with contextlib.suppress(queue.Empty):
            return waiting.get(timeout=_BEAT)


def _streams() -> tuple[BinaryIO, BinaryIO]:
    """Our ends of the pipes; a bot's own input and output lead nowhere."""
    requests = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    return requests, answers


def _load(name: str) -> Callable[[View, FastRandom], object]:
    module, _, function = name.partition(":")
    found = getattr(import_module(module), function, None)
    if not callable(found):
        raise LookupError(f"there is no function {function} in {module}")
    bot: Callable[[View, FastRandom], object] = found
    return bot


def _receive(requests: BinaryIO) -> Any:
    size = requests.read(4)
    data = requests.read(int.from_bytes(size, "big"))
    if len(size) < 4 or not data:
        raise EOFError
    return pickle.loads(data)


def _listen(requests: BinaryIO, waiting: queue.SimpleQueue[Any]) -> None:
    """Pass requests on. When the parent is gone, this process ends too, whatever the bot is doing."""
    with contextlib.suppress(BaseException):
        while True:
            waiting.put(_receive(requests))
    _end()


def _end() -> NoReturn:
    """End this process and everything it has started, at once."""
    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        os.killpg(os.getpid(), signal.SIGKILL)
    os._exit(0)


def _limit(seconds: float) -> None:
    """Let the system end this process after so many seconds, even if the bot lets no other thread run."""
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _limit_memory() -> None:
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_AS)
        limit = _MEMORY if most == resource.RLIM_INFINITY else min(most, _MEMORY)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_AS, (limit, limit))


def _answer(bot: Callable[[View, FastRandom], object], view: View, seed: str) -> str:
    try:
        answer = bot(view, FastRandom(seed))
    except BaseException as error:
        return f"fault it raised {in_words(error)}"
    if answer is None:
        return "nothing"
    if not isinstance(answer, Action):
        return f"fault {no_action(answer)}"
    return f"action {answer}"


def _say(answers: BinaryIO, text: str) -> None:
    answers.write(text.encode("utf-8", "backslashreplace").replace(b"\n", b" ")[: _LONGEST_LINE - 1] + b"\n")
    answers.flush()
