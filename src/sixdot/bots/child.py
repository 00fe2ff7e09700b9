"""The process of a foreign bot, seen from both ends.

The parent sends a pickled View and a seed, the bot's answer comes back as one line of text, so that nothing of a
foreign process is ever unpickled. The child keeps its hands off the terminal: it has no input, and what it prints is
lost.
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
from typing import Any, BinaryIO, Final

from sixdot.game.actions import Action, shortened
from sixdot.game.shuffle import FastRandom
from sixdot.game.view import View

_COMMAND: Final = "from sixdot.bots.child import main; main()"
_LONGEST_LINE: Final = 2000
_OVERTIME: Final = 5.0  # when the parent is gone, a bot that loops lives so much longer


class _Pickler(pickle.Pickler):
    """Dataclasses by their fields: compiled ones that do not change cannot be unpickled as usual."""

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
    """One process; once it has ended it does not start again."""

    def __init__(self, name: str) -> None:
        self._started = monotonic()
        self._ready = False
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._process = subprocess.Popen(
            [sys.executable, "-c", _COMMAND],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # an interrupt at the terminal is the parent's, and its own children end with it
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self._send((name, os.getcwd()))

    def _read(self) -> None:
        output = self._process.stdout
        assert output is not None
        while True:
            line = output.readline(_LONGEST_LINE)
            self._lines.put(line.decode("utf-8", "replace").rstrip("\n") if line else "gone")
            if not line:
                return

    def _send(self, thing: object) -> None:
        """What cannot be sent is not missed: the process has ended, and that is noticed when it is waited for."""
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.write(packed(thing))
            self._process.stdin.flush()

    def _hear(self, until: float) -> str:
        try:
            return self._lines.get(timeout=max(0.0, until - monotonic()))
        except queue.Empty:
            return "late"

    def wait_until_ready(self, seconds: float) -> str:
        """Wait for the bot to be loaded; what is wrong with it, or nothing."""
        said = self._hear(monotonic() + seconds)
        self._ready = said == "ready"
        word, _, rest = said.partition(" ")
        if self._ready:
            return ""
        return (
            rest if word == "fault" else f"it was not loaded in {seconds:g} seconds" if word == "late" else "it died"
        )

    def is_ready(self, until: float) -> bool:
        if not self._ready:
            self._ready = self._hear(until) == "ready"
        return self._ready

    def is_stuck(self, seconds: float) -> bool:
        """Whether it will not come to be ready any more."""
        return self._process.poll() is not None or monotonic() - self._started > seconds

    def ask(self, view: View, seed: str, until: float) -> str:
        """The line it answers, 'late' or 'gone'."""
        self._send((view, seed, max(0.0, until - monotonic())))
        return self._hear(until)

    def end(self) -> None:
        """End the process and all it has started, and wait for it."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        self._reader.join(1.0)
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()


# The child's end


def main() -> None:
    """Load the bot that the parent names, then answer one View after another until the parent is gone."""
    requests, answers = _streams()
    name, folder = _receive(requests)
    sys.path.append(folder)
    try:
        bot = _load(name)
    except BaseException as error:
        _say(answers, f"fault {_one_line(error)}")
        return
    waiting: queue.SimpleQueue[Any] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(requests, waiting), daemon=True).start()
    _say(answers, "ready")
    while True:
        view, seed, seconds = waiting.get()
        _limit(seconds + _OVERTIME)
        said = _answer(bot, view, seed)
        _limit(0)
        _say(answers, said)


def _streams() -> tuple[BinaryIO, BinaryIO]:
    """The two ends of the pipes, taken away from what bots can read and print to."""
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
    """Pass requests on; when the parent is gone, so is this process, whatever the bot does."""
    with contextlib.suppress(BaseException):
        while True:
            waiting.put(_receive(requests))
    os._exit(0)


def _limit(seconds: float) -> None:
    """The system ends this process after so many seconds, even if the bot lets no other thread run."""
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _answer(bot: Callable[[View, FastRandom], object], view: View, seed: str) -> str:
    try:
        answer = bot(view, FastRandom(seed))
    except BaseException as error:
        return f"fault it raised {_one_line(error)}"
    if answer is None:
        return "nothing"
    if not isinstance(answer, Action):
        return f"fault it answered {type(answer).__name__}, which is no action"
    return f"action {answer}"


def _one_line(error: BaseException) -> str:
    return f"{type(error).__name__}: {shortened(str(error))}"


def _say(answers: BinaryIO, text: str) -> None:
    answers.write(text.encode("utf-8", "backslashreplace").replace(b"\n", b" ")[: _LONGEST_LINE - 1] + b"\n")
    answers.flush()
