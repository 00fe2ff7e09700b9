"""Lines that are typed, and cards picked with the routing keys of a braille display, one after the other.

Where the terminal can, the up arrow brings back what was typed.
"""

from __future__ import annotations

import atexit
import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from queue import Empty, SimpleQueue
from types import ModuleType
from typing import Final, NamedTuple

_LOOK_UP: Final = 1.0  # seconds: on some systems Ctrl-C cannot interrupt a longer wait


@cache
def editor() -> ModuleType | None:
    """What lets a line be edited, and earlier ones come back; None where the terminal cannot, or does it itself."""
    found: ModuleType | None = None
    if sys.platform != "win32":  # whose console does it itself
        known = os.environ.get("TERM", "dumb") not in ("dumb", "unknown", "")
        with suppress(ImportError, AttributeError, ValueError):  # or there is nothing to read from
            if known and sys.stdin.isatty() and sys.stdout.isatty():
                import readline

                readline.parse_and_bind("set enable-bracketed-paste off")  # no signs but those of what is typed
                readline.parse_and_bind("set disable-completion on")
                found = readline
    return found


def typed_line(prompt: str) -> str:
    editor()
    return input(prompt)


def forget_typed() -> None:
    """Nobody brings back what somebody else typed."""
    editing = editor()
    if editing is not None:
        editing.clear_history()


class _Line(NamedTuple):
    text: str | None  # None: the end of the input
    picked: bool = False  # so the terminal has not shown it yet


class _Keyboard:
    """Read by a thread, so that the display and the server are heard as well."""

    def __init__(self) -> None:
        self.lines: SimpleQueue[_Line | None] = SimpleQueue()  # None: somebody knocked
        self._prompts: SimpleQueue[str] = SimpleQueue()
        self._editing = False  # somebody may have typed half a line
        if editor() is not None:
            _restore_terminal_at_end()
        threading.Thread(target=self._read, name="sixdot keyboard", daemon=True).start()

    def prompt(self, text: str) -> None:
        """Ask for a line, once more if news came between: then with what has been typed of it."""
        editing = editor()
        if editing is None or self._editing:
            print(text + (editing.get_line_buffer() if editing else ""), end="", flush=True)
        else:
            self._editing = True
            self._prompts.put(text)

    def _read(self) -> None:
        for line in _typed() if editor() is None else self._edited():
            self.lines.put(_Line(line))
        self.lines.put(_Line(None))

    def _edited(self) -> Iterator[str]:
        """The prompt belongs to the line: whoever edits it must know where it begins."""
        with suppress(EOFError, OSError, ValueError):
            while True:
                line = input(self._prompts.get())
                self._editing = False
                yield line


_keyboard: Final = cache(_Keyboard)  # one for the program: nothing is lost between two inboxes


def _restore_terminal_at_end() -> None:
    """The thread that edits lines is still at it then, and would leave a terminal that shows nothing typed."""
    if sys.platform != "win32":
        import termios

        before = termios.tcgetattr(sys.stdin)
        atexit.register(termios.tcsetattr, sys.stdin.fileno(), termios.TCSANOW, before)


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
        self._keyboard = _keyboard()

    def __call__(self) -> str:
        self.prompt()
        while (line := self.line()) is None:
            pass
        return line

    def prompt(self) -> None:
        self._keyboard.prompt(self._prompt())

    def line(self) -> str | None:
        """The next line; None if somebody knocked, or nothing has come for a while."""
        lines = self._keyboard.lines
        try:
            line = lines.get(timeout=_LOOK_UP)
        except Empty:
            return None
        if line is None:
            return None
        if line.text is None:
            lines.put(line)  # so that the next caller learns it too
            raise EOFError
        if line.picked:
            print(line.text, flush=True)
        return line.text

    def pick(self, text: str) -> None:
        """Something was picked or typed on a braille display."""
        self._keyboard.lines.put(_Line(text, picked=True))

    def knock(self) -> None:
        self._keyboard.lines.put(None)
