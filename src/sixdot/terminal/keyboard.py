"""Lines that are typed, and cards picked with the routing keys of a braille display, one after the other."""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import SimpleQueue


class Inbox:
    """Typed lines and picked cards in one queue: a thread reads the keyboard, so that the display is heard too."""

    def __init__(self, prompt: Callable[[], str], picked: SimpleQueue[str], echo: Callable[[str], object]) -> None:
        self._prompt = prompt
        self._lines: SimpleQueue[str] = picked
        self._echo = echo
        self._ended = threading.Event()
        threading.Thread(target=self._read, name="sixdot keyboard", daemon=True).start()

    def _read(self) -> None:
        while True:
            try:
                self._lines.put(_Typed(input()))
            except (EOFError, OSError, ValueError):
                self._ended.set()
                self._lines.put("")
                return

    def __call__(self) -> str:
        print(self._prompt(), end="", flush=True)
        line = self._lines.get()
        if self._ended.is_set() and self._lines.empty() and not isinstance(line, _Typed):
            raise EOFError
        if not isinstance(line, _Typed):
            self._echo(line)  # what a key stood for, so that it can be read again
        return str(line)


class _Typed(str):
    """A line of the keyboard, which the terminal has shown already."""

    __slots__ = ()
