"""What the server says to whoever runs it: printed by a thread of its own, so that nobody who stops reading stops it.

A person reads one plain line for each event; a machine reads one JSON object. Neither holds a token, a card, a whole
code or a whole address. Lines that cannot be printed in time are left out, and counted.
"""

from __future__ import annotations

import json
import logging
import os
import sys
import threading
from collections import deque
from contextlib import suppress
from datetime import datetime
from io import FileIO
from ipaddress import ip_address, ip_network
from typing import Final

from sixdot.voice.words import Words

MOST: Final = 1000  # lines that wait to be printed
LEVELS: Final = {"not-saved": "error", "fault": "error", "aside": "error", "program": "error", "stolen": "warning",
                 "left-out": "warning", "no-hints": "warning", "out-of-touch": "error",
                 "turned-away": "warning"}  # of any other event: "info"  # fmt: skip


class Logbook:
    def __init__(self, words: Words, as_json: bool = False, out: FileIO | None = None) -> None:
        self._words = words
        self._as_json = as_json
        # Unbuffered, and not the program's own standard output: nobody has to wait for this one at the end.
        self._out = out or open(os.dup(sys.stdout.fileno()), "wb", buffering=0)  # noqa: SIM115 - the thread closes it
        self._lines: deque[str] = deque()
        self._left_out = 0
        self._changed = threading.Condition()
        self._idle = True
        self._closed = False
        threading.Thread(target=self._print, name="sixdot-log", daemon=True).start()

    def say(self, text: str) -> None:
        """A line that is no event, such as where the page is."""
        self._add(self._record("said", text=text) if self._as_json else text)

    def event(self, event: str, code: str = "", /, **values: str | int) -> None:
        """Of a table only the beginning of its code is written down, of a person only the network."""
        if "address" in values:
            values["address"] = network_of(str(values["address"]))
        self._add(self._written(event, code.partition("-")[0], values))

    def settle(self, seconds: float = 1.0) -> bool:
        """Wait a little until all has been printed; returns whether it has."""
        with self._changed:
            return self._changed.wait_for(lambda: self._idle and not self._lines, seconds)

    def close(self) -> None:
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        self.settle()

    def _written(self, event: str, table: str, values: dict[str, str | int]) -> str:
        if self._as_json:
            return self._record(event, **({"table": table} if table else {}), **values)
        text = self._words.say(f"server-log-{event}", table=table, **values)
        return f"{datetime.now():%H:%M:%S} {text}"

    def _record(self, event: str, **values: str | int) -> str:
        now = datetime.now().astimezone().isoformat(timespec="milliseconds")
        return json.dumps({"time": now, "level": LEVELS.get(event, "info"), "event": event, **values})

    def _add(self, line: str) -> None:
        with self._changed:
            if len(self._lines) < MOST:
                self._lines.append(line)
                self._changed.notify_all()
            else:
                self._left_out += 1

    def _print(self) -> None:
        while (lines := self._next()) is not None:
            with suppress(OSError, ValueError):
                _write(self._out, "".join([f"{line}\n" for line in lines]))
        with suppress(OSError):
            self._out.close()

    def _next(self) -> list[str] | None:
        """The lines there are, as soon as there are any; nothing when the book is closed."""
        with self._changed:
            self._idle = True
            self._changed.notify_all()
            self._changed.wait_for(lambda: self._lines or self._closed)
            if not self._lines:
                return None
            self._idle = False
            lines = list(self._lines)
            self._lines.clear()
            if self._left_out:
                lines.append(self._written("left-out", "", {"lines": self._left_out}))
                self._left_out = 0
            return lines


def _write(out: FileIO, text: str) -> None:
    rest = text.encode(getattr(sys.stdout, "encoding", None) or "utf-8", "replace")
    while rest:
        rest = rest[out.write(rest) or 0 :]


def network_of(address: str) -> str:
    """An address shortened so that it is no longer a person's: `192.0.2.0/24`, `2001:db8::/48`."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return ""
    return str(ip_network(f"{known}/{24 if known.version == 4 else 48}", strict=False))


class ToLogbook(logging.Handler):
    """Takes what the libraries report. Only its first line, without values: the rest may hold addresses or more."""

    def __init__(self, book: Logbook) -> None:
        super().__init__(logging.WARNING)
        self._book = book

    def emit(self, record: logging.LogRecord) -> None:
        self._book.event("program", part=record.name, text=str(record.msg).partition("\n")[0])
