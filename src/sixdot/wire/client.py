"""A small blocking client: it greets, asks, listens, and reconnects by itself when the line breaks.

    client = Client.join("http://example.org:8000/#bek-dor-mip-tan-rus", "Ana")
    for message in client:                  # everything that is told, each once and in order
        client.known.view                   # what this seat knows now
        client.command("draw")              # the answer; or client.send("draw"), and it comes among the messages

A program with a keyboard reads the messages in a thread of its own: `send` may be called from any thread, everything
else only from the one that reads.
"""

from __future__ import annotations

import itertools
import secrets
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Self

from sixdot.game.editions import DEFAULT
from sixdot.wire import messages
from sixdot.wire.kinds import LONGEST_DO
from sixdot.wire.known import Knowledge
from sixdot.wire.line import Ended, Line, NoLine, Place, read_link
from sixdot.wire.messages import VERSION, Acknowledged, Denied, Greeting, Message, Request, Resume
from sixdot.wire.reading import BadMessage

Keep = Callable[[str, str], object]


@dataclass(frozen=True)
class Lost:
    """The line broke and the client is reconnecting; a `Welcome` follows when it has."""

    why: str


class Client:
    """One member at one table. `keep` receives the table's code and each new token, before anything else is done."""

    delays: Sequence[float] = (0.1, 0.3, 1.0, 2.0, 5.0)  # seconds between attempts to reconnect; the last one repeats

    def __init__(self, place: Place, greeting: Greeting, keep: Keep = lambda code, token: None) -> None:
        self._place = place
        self._keep = keep
        self.language, self.length = greeting.language, greeting.length  # to come back with
        self._lock = threading.Lock()
        self._closing = threading.Event()
        self._asked: dict[str, Request] = {}  # requests that have had no answer yet
        self._came: deque[Message | Lost] = deque()
        self._ended: Ended | None = None
        self._tries, self._next_try = 0, 0.0
        mark = secrets.token_urlsafe(6)
        self._ids = (f"{mark}-{number}" for number in itertools.count(1))
        self._line: Line | None = Line(place, greeting)
        self.token = self._line.welcome.token
        self._keep(self._line.welcome.table.code, self.token)
        try:
            self.known = Knowledge(self._line.welcome)
        except BadMessage as error:
            self._line.close()
            raise Ended(error.reason, error.message) from None
        self._came.append(self._line.welcome)

    @classmethod
    def open(
        cls,
        link: str,
        name: str,
        edition: str = DEFAULT.id,
        public: bool = False,
        language: str = "en",
        length: str = "normal",
    ) -> Self:
        """Open a table at this server."""
        return cls(read_link(link), messages.Open(VERSION, name, edition, public, language, length))

    @classmethod
    def join(cls, link: str, name: str, watch: bool = False, language: str = "en", length: str = "normal") -> Self:
        """Sit down at the table that the link leads to."""
        place = read_link(link)
        return cls(place, messages.Join(VERSION, place.code, name, watch, language, length))

    @classmethod
    def resume(cls, link: str, token: str, seen: int = 0, language: str = "en", length: str = "normal") -> Self:
        """Come back to the seat that the token is for."""
        place = read_link(link)
        return cls(place, Resume(VERSION, place.code, token, seen, language, length))

    @property
    def link(self) -> str:
        """The link that invites others to this table."""
        return f"{self._place.origin}/#{self.known.table.code}"

    # Asking

    def send(self, do: str, seen: int | None = None) -> str:
        """Send a request; the answer will carry the id that is returned. If the line is down, the request waits.

        `seen`: the number of the last thing the sender had been told; by default, the last that has arrived.
        """
        if len(do) > LONGEST_DO:
            raise ValueError(f"a command has at most {LONGEST_DO} characters; this one has {len(do)}")
        with self._lock:
            command = Request(next(self._ids), self.known.number if seen is None else seen, do)
            self._asked[command.id] = command
            line = self._line
        if line is not None:
            line.send(command)
        return command.id

    def command(self, do: str, timeout: float | None = None) -> Acknowledged | Denied:
        """Ask for something and wait for the answer; whatever else comes meanwhile is kept for `next`."""
        asked = self.send(do)
        end = None if timeout is None else time.monotonic() + timeout
        kept: list[Message | Lost] = []
        try:
            while (message := self.next(_left(end))) is not None:
                if isinstance(message, Acknowledged | Denied) and message.id == asked:
                    return message
                kept.append(message)
        finally:
            self._came.extendleft(reversed(kept))
        raise TimeoutError(f"no answer to {do!r} within {timeout} seconds")

    # Hearing

    def __iter__(self) -> Iterator[Message | Lost]:
        """Everything that arrives, until the client cannot come back."""
        with suppress(Ended):
            while (message := self.next()) is not None:
                yield message

    def next(self, timeout: float | None = None) -> Message | Lost | None:
        """The next message, or None if none came in time. Raises `Ended` if the client cannot come back."""
        end = None if timeout is None else time.monotonic() + timeout
        while not self._came:
            if self._ended:
                raise self._ended
            try:
                self._wait(_left(end))
            except Ended as ended:
                self._end(ended)
            if not self._came and _left(end) == 0:
                return None
        return self._came.popleft()

    def _wait(self, timeout: float | None) -> None:
        line = self._line
        if line is None:
            self._come_back(timeout)
            return
        try:
            message = line.hear(timeout)
        except NoLine as lost:
            self._lose(str(lost))
            return
        if isinstance(message, messages.Told) and message.number != self.known.number + 1:
            if message.number > self.known.number:
                self._lose("something that was told is missing")
        elif message is not None:
            self._take(message)

    def _take(self, message: Message) -> None:
        try:
            self.known.take(message)
        except BadMessage as error:
            raise Ended(error.reason, error.message) from None
        if isinstance(message, Acknowledged | Denied):
            with self._lock:
                self._asked.pop(message.id, None)
        self._came.append(message)

    # The line

    def _lose(self, why: str) -> None:
        if self._ended:  # closed by this side
            return
        self._hang_up()
        self._tries, self._next_try = 0, 0.0
        self._came.append(Lost(why))

    def _come_back(self, timeout: float | None) -> None:
        wait = self._next_try - time.monotonic()
        if wait > 0:
            self._closing.wait(wait if timeout is None else min(wait, timeout))
            return
        seen, code = self.known.number, self.known.table.code
        try:
            line = Line(self._place, Resume(VERSION, code, self.token, seen, self.language, self.length))
        except NoLine:
            self._next_try = time.monotonic() + self.delays[min(self._tries, len(self.delays) - 1)]
            self._tries += 1
            return
        self._stand(line, seen)

    def _stand(self, line: Line, seen: int) -> None:
        """Repeat every request that had no answer, with the same id, so that nothing is done twice."""
        self.token = line.welcome.token
        self._keep(line.welcome.table.code, self.token)
        with self._lock:
            self._line = line
            again = list(self._asked.values())
        if self._ended:
            self._hang_up()
            return
        _check_missed(line.welcome, seen)
        self._take(line.welcome)
        for command in again:
            line.send(command)

    def _hang_up(self) -> None:
        with self._lock:
            line, self._line = self._line, None
        if line is not None:
            line.close()

    def _end(self, ended: Ended) -> None:
        self._ended = self._ended or ended
        self._hang_up()

    def close(self) -> None:
        """Hang up. The seat stays; `quit` is the command that gives it up."""
        self._closing.set()
        self._end(Ended("CLOSED", "The line is closed."))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _left(end: float | None) -> float | None:
    return None if end is None else max(0.0, end - time.monotonic())


def _check_missed(welcome: messages.Welcome, seen: int) -> None:
    """What was missed must be complete, or its most recent part: consecutive numbers up to the welcome's own."""
    told = [each.number for each in welcome.missed.list] if welcome.missed else []
    first = max(seen, welcome.number - messages.MOST_MISSED) + 1
    if told != list(range(first, welcome.number + 1)):
        raise Ended("GAP", "The server does not tell everything that happened.")
