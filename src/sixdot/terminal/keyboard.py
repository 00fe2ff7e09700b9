"""Lines that are typed, and cards picked with the routing keys of a braille display, one after the other."""

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from queue import Empty, SimpleQueue
from typing import Final, NamedTuple

_LOOK_UP: Final = 1.0  # seconds: on some systems Ctrl-C cannot interrupt a longer wait


class _Line(NamedTuple):
    text: str | None  # None: the end of the input
    picked: bool = False  # so the terminal has not shown it yet


@cache
def _lines() -> SimpleQueue[_Line | None]:
    """What is typed and picked in this program, of which nothing is lost between two inboxes; None: somebody knocked.

    A thread reads the keyboard, so that the display is heard as well.
    """
    lines: SimpleQueue[_Line | None] = SimpleQueue()

    def read() -> None:
        for line in _typed():
            lines.put(_Line(line))
        lines.put(_Line(None))

    threading.Thread(target=read, name="sixdot keyboard", daemon=True).start()
    return lines


def _typed() -> Iterator[str]:
    """Past the buffer of `sys.stdin`: a thread that waits there holds a lock, which blocks the exit."""
    encoding = sys.stdin.encoding or "utf-8"
    with (
        suppress(OSError, ValueError, TypeError),  # the last if the system does not wait for something to be typed
        open(sys.stdin.fileno(), encoding=encoding, errors="replace", newline="\n", closefd=False) as typed,
    ):
        for line in typed:
            yield line.removesuffix("\n").removesuffix("\r")


class Inbox:
    """Typed lines and picked cards in one queue. Whoever has other news knocks, which ends the wait for a line."""

    def __init__(self, prompt: Callable[[], str]) -> None:
        self._prompt = prompt
        self._lines = _lines()

    def __call__(self) -> str:
        self.prompt()
        while (line := self.line()) is None:
            pass
        return line

    def prompt(self) -> None:
        print(self._prompt(), end="", flush=True)

    def line(self) -> str | None:
        """The next line; None if somebody knocked, or nothing has come for a while."""
        try:
            line = self._lines.get(timeout=_LOOK_UP)
        except Empty:
            return None
        if line is None:
            return None
        if line.text is None:
            self._lines.put(line)  # so that the next caller learns it too
            raise EOFError
        if line.picked:
            print(line.text, flush=True)
        return line.text

    def pick(self, text: str) -> None:
        """Something was picked or typed on a braille display."""
        self._lines.put(_Line(text, picked=True))

    def knock(self) -> None:
        self._lines.put(None)
