"""Foreign bots: anybody's function, in a process of its own that is ended when it is late or goes wrong.

The parent sends a pickled View and a seed; the bot's answer comes back as one line of text, so that nothing a foreign
process sends is ever unpickled. The child keeps its hands off the terminal: it has no input, and its output is lost.
"""

from __future__ import annotations

import contextlib
import faulthandler
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

from sixdot.bots import Bot
from sixdot.bots.guard import BotFault, in_words, no_action, printable, safely
from sixdot.game.actions import Action, NotationError, parse, shortened
from sixdot.game.book import edition_from
from sixdot.game.edition import edition_data
from sixdot.game.editions import EDITIONS, bring, edition_named
from sixdot.game.options import SetupError
from sixdot.game.shuffle import FastRandom, Source
from sixdot.game.view import View

SECONDS: Final = 2.0  # for one decision
START_SECONDS: Final = 20.0  # for its module to be loaded, once
_COMMAND: Final = "from sixdot.bots.foreign import main; main()"
_LONGEST_LINE: Final = 2000
_OVERTIME: Final = 5.0  # a bot that loops lives so much longer than its parent
_IDLE: Final = 15.0  # between two decisions a process is ended if no thread of ours has run for so long,
_BEAT: Final = 3.0  # and one of ours runs this often
_MEMORY: Final = 4 << 30  # bytes of address space, where the system can limit it
_END_WITHIN: Final = 5.0  # seconds for Windows to end a process and all it has started


class Guard:
    """A foreign bot, named module:function. Close it after the game.

    It is called like any bot and answers within `seconds`, if need be with the fallback.
    """

    def __init__(self, name: str, seconds: float = SECONDS) -> None:
        """Start the bot; a `SetupError` says in a sentence why it cannot be."""
        module, colon, function = name.partition(":")
        if not colon or not module or not function:
            message = "a bot of your own is named module:function, not {value}"
            raise SetupError(message, "bot-name", value=shortened(name))
        if not seconds > 0:
            raise ValueError(f"a bot has some seconds to decide, not {seconds!r}")
        self.name = name
        self.seconds = seconds
        self.fault = ""  # the first it made,
        self.fault_count = 0  # and how many there were
        self._safe = safely(self.ask, self._note)
        self._child: Child | None = Child(name)
        try:
            word, _, rest = self._child.loaded(monotonic() + START_SECONDS).partition(" ")
            if word != "ready":
                late = f"it was not loaded in {START_SECONDS:g} seconds"
                problem = printable({"fault": rest, "late": late}.get(word, "it died"))
                told = f"the bot {{bot}} cannot play: {problem}"
                code = {"fault": problem, "late": "late"}.get(word, "died")
                raise SetupError(told, "bot-not-ready", bot=printable(name), problem=code, seconds=int(START_SECONDS))
        except BaseException:
            self.close()
            raise

    def __call__(self, view: View, source: Source) -> Action | None:
        return self._safe(view, source)

    def _note(self, fault: str) -> None:
        self.fault = self.fault or f"{printable(self.name)}: {fault}"
        self.fault_count += 1

    def ask(self, view: View, source: Source) -> Action | None:
        """What the bot answers, legal or not (`safely` looks at that); a `BotFault` says why there is no answer."""
        if self._child is None:
            raise ValueError(f"the bot {self.name} has been sent home")
        seed = " ".join(str(source.below(1 << 16)) for _ in range(4))
        return self._understood(self._said(self._child, view, seed))

    def _said(self, child: Child, view: View, seed: str) -> str:
        until = monotonic() + self.seconds
        loaded = child.loaded(until)
        if loaded != "ready":
            if loaded != "late" or monotonic() - child.started > START_SECONDS:
                self._restart()
            raise BotFault(f"it was not back after {self.seconds:g} seconds")
        try:
            return child.ask(view, seed, until)
        except BaseException:  # its answer would be taken for the answer to the next question
            self._restart()
            raise

    def _understood(self, said: str) -> Action | None:
        """A line of the bot's process as an answer; a process that is late or gone is restarted."""
        word, _, rest = said.partition(" ")
        if word == "nothing":
            return None
        if word == "action":
            try:
                return parse(rest)
            except NotationError:
                raise BotFault(f"it answered {shortened(rest)}, which is no action") from None
        if word == "fault":
            raise BotFault(printable(rest))
        self._restart()
        raise BotFault(f"it took more than {self.seconds:g} seconds" if word == "late" else "its process ended")

    def _restart(self) -> None:
        """End the process; the next one starts up while the others play."""
        self.close()
        self._child = Child(self.name)

    def close(self) -> None:
        if self._child is not None:
            self._child.end()
            self._child = None


class Child:
    """The bot's process, seen from its parent; it is never started a second time."""

    def __init__(self, name: str) -> None:
        self.started = monotonic()
        self._ready = False
        self._known = set(EDITIONS)  # the editions its process has been told about
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._reader = self._writer = threading.Thread(target=self._read, daemon=True)
        self._process = subprocess.Popen(
            [sys.executable, "-c", _COMMAND],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # interrupts at the terminal are for the parent, and its own children end with it
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),  # the first of these on Windows
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        try:
            self._reader.start()
            self._send((name, os.getcwd()))
        except BaseException:
            self.end()
            raise

    def _read(self) -> None:
        output = self._process.stdout
        assert output is not None
        line = b" "
        while line:
            line = output.readline(_LONGEST_LINE)
            self._lines.put(line.decode("utf-8", "replace").rstrip("\n") if line else "gone")

    def _send(self, thing: object) -> None:
        """In a thread, because a child that does not read would block us as soon as the pipe is full.

        If it cannot be sent, no answer will come; the wait for that notices it.
        """
        self._writer = threading.Thread(target=self._write, args=(pickle.dumps(thing),), daemon=True)
        self._writer.start()

    def _write(self, data: bytes) -> None:
        assert self._process.stdin is not None
        with contextlib.suppress(OSError, ValueError):
            self._process.stdin.write(data)
            self._process.stdin.flush()

    def _hear(self, until: float) -> str:
        try:
            return self._lines.get(timeout=max(0.0, until - monotonic()))
        except queue.Empty:
            return "late"

    def loaded(self, until: float) -> str:
        """Wait for the bot to be loaded: 'ready', 'fault' and what is wrong with it, 'late' or 'gone'."""
        said = "ready" if self._ready else self._hear(until)
        self._ready = said == "ready"
        return said

    def ask(self, view: View, seed: str, until: float) -> str:
        """The line it answers, 'late' or 'gone'."""
        book = None if view.edition in self._known else edition_data(edition_named(view.edition))
        self._known.add(view.edition)
        self._send((view, seed, max(0.0, until - monotonic()), book))
        return self._hear(until)

    def end(self) -> None:
        """End the process and all it has started, and wait for it."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if sys.platform != "win32":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._end_on_windows()
        self._process.wait()
        for thread, stream in ((self._reader, self._process.stdout), (self._writer, self._process.stdin)):
            if thread.is_alive():
                thread.join(1.0)
            if stream is not None and not thread.is_alive():
                with contextlib.suppress(OSError):
                    stream.close()

    def _end_on_windows(self) -> None:
        """Which knows no groups of processes to end, but has a program that ends one and all it has started."""
        with contextlib.suppress(OSError, subprocess.TimeoutExpired):
            quiet = subprocess.DEVNULL
            command = ["taskkill", "/F", "/T", "/PID", str(self._process.pid)]
            subprocess.run(command, stdin=quiet, stdout=quiet, stderr=quiet, timeout=_END_WITHIN, check=False)
        self._process.kill()


# The child's end


def main() -> None:
    """Load the bot the parent names, then answer View after View until the parent is gone."""
    requests, answers = _streams()
    name, folder = pickle.load(requests)
    sys.path.append(folder)
    waiting = received(lambda: pickle.load(requests))
    _limit(START_SECONDS + _OVERTIME)
    _limit_memory()
    try:
        bot = load(name)
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


def received(receive: Callable[[], Any]) -> queue.SimpleQueue[Any]:
    """What a parent sends. When it is gone, this process ends too, whatever a bot is doing."""
    waiting: queue.SimpleQueue[Any] = queue.SimpleQueue()

    def listen() -> None:
        with contextlib.suppress(BaseException):
            while True:
                waiting.put(receive())
        _end()

    threading.Thread(target=listen, daemon=True).start()
    return waiting


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


def load(name: str) -> Bot:
    """The function of a module that `module:function` names."""
    module, _, function = name.partition(":")
    found = getattr(import_module(module), function, None)
    if not callable(found):
        raise LookupError(f"there is no function {function} in {module}")
    bot: Bot = found
    return bot


def _end() -> NoReturn:
    """End this process and everything it has started, at once."""
    if sys.platform != "win32" and os.getpgrp() == os.getpid():
        os.killpg(os.getpid(), signal.SIGKILL)
    os._exit(0)


def _limit(seconds: float) -> None:
    """End this process after so many seconds, even if the bot lets no other thread of Python's run."""
    if sys.platform != "win32":
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, seconds)
    else:
        faulthandler.dump_traceback_later(seconds, exit=True, file=2)  # which leads nowhere here


def _limit_memory() -> None:
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_AS)
        limit = _MEMORY if most == resource.RLIM_INFINITY else min(most, _MEMORY)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_AS, (limit, limit))


def _answer(bot: Bot, view: View, seed: str) -> str:
    try:
        answer: object = bot(view, FastRandom(seed))
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
