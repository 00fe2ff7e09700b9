"""Lines that are typed, and cards picked with the routing keys of a braille display, one after the other."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import chain
from queue import Empty, SimpleQueue
from typing import Final, NamedTuple

_LOOK_UP: Final = 1.0  # seconds: on some systems Ctrl-C cannot interrupt a longer wait


class _Line(NamedTuple):
    text: str | None  # None: the end of the input
    picked: bool = False  # so the terminal has not shown it yet


_Queue = SimpleQueue[_Line | None]  # None: there is news from elsewhere


class Inbox:
    """Typed lines and picked cards in one queue. A thread reads the keyboard, so that the display is heard as well.

    Whoever has other news for the player knocks, which ends the wait for a line.
    """

    def __init__(self, prompt: Callable[[], str], echo: Callable[[str], object]) -> None:
        self._prompt = prompt
        self._lines: _Queue = SimpleQueue()
        self._echo = echo
        _KEYBOARD.send_to(self._lines)

    def __call__(self) -> str:
        self.prompt()
        while (line := self.line(_LOOK_UP)) is None:
            pass
        return line

    def prompt(self) -> None:
        print(self._prompt(), end="", flush=True)

    def line(self, patience: float) -> str | None:
        """The next line; None if somebody knocked, or nothing came within this many seconds."""
        try:
            line = self._lines.get(timeout=min(patience, _LOOK_UP))
        except Empty:
            return None
        if line is None:
            return None
        if line.text is None:
            self._lines.put(line)  # so that the next caller learns it too
            raise EOFError
        if line.picked:
            self._echo(line.text)
        return line.text

    def pick(self, text: str) -> None:
        """Something was picked or typed on a braille display."""
        self._lines.put(_Line(text, picked=True))

    def knock(self) -> None:
        self._lines.put(None)


class _Keyboard:
    """The only reader of the keyboard. Lines go to the inbox opened last, so that none is lost."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._sink: _Queue | None = None

    def send_to(self, sink: _Queue) -> None:
        with self._lock:
            before, self._sink = self._sink, sink
            while before is not None and not before.empty():  # what was typed ahead
                line = before.get()
                if line is not None and not line.picked:
                    sink.put(line)
        if before is None:
            threading.Thread(target=self._read, name="sixdot keyboard", daemon=True).start()

    def _read(self) -> None:
        for line in chain(_lines(), [None]):
            with self._lock:
                assert self._sink is not None
                self._sink.put(_Line(line))


_KEYBOARD: Final = _Keyboard()


def _lines() -> Iterator[str]:
    """Typed lines, past the buffer of `sys.stdin`: a thread that waits there holds a lock, which blocks the exit."""
    encoding = sys.stdin.encoding or "utf-8"
    with (
        suppress(OSError, ValueError, TypeError),  # the last if the system does not wait for something to be typed
        open(sys.stdin.fileno(), encoding=encoding, errors="replace", newline="\n", closefd=False) as typed,
    ):
        for line in typed:
            yield line.removesuffix("\n").removesuffix("\r")
