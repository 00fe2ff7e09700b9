"""A small client: it greets, asks, listens, and reconnects by itself when the line breaks.

    client = Client.join("http://example.org:8000/#bek-dor-mip-tan-rus", "Ana")
    for message in client:                  # everything that is told, each once and in order
        client.known.view                   # what this seat knows now
        client.command("draw")              # the answer; or client.send("draw"), and it comes among the messages

A thread reads the line. Whoever has something else to wait for, such as a keyboard, is called by that thread when
there is news, and takes it with `next(0)`. `asynchronous` has a client that is awaited.
"""

import itertools
import secrets
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from queue import Empty, SimpleQueue
from typing import Self

from sixdot.game.editions import DEFAULT
from sixdot.wire import messages
from sixdot.wire.kinds import LONGEST_DO
from sixdot.wire.known import Knowledge
from sixdot.wire.line import Ended, Line, NoLine, Place, read_link
from sixdot.wire.messages import VERSION, Acknowledged, Denied, Message, Request, Resume, Seating, Welcome
from sixdot.wire.reading import BadMessage


@dataclass(frozen=True)
class Lost:
    """The line broke and the client is reconnecting; a `Welcome` follows when it has."""

    why: str


class Client:
    """One member at one table. `keep` receives the table's code and each new token, before anything else is done;
    `knock` is called when there is news.
    """

    delays: Sequence[float] = (0.1, 0.3, 1.0, 2.0, 5.0)  # seconds between attempts to reconnect; the last one repeats

    def __init__(
        self,
        place: Place,
        greeting: Seating,
        keep: Callable[[str, str], object] = lambda code, token: None,
        knock: Callable[[], object] = lambda: None,
    ) -> None:
        self._keep, self.knock = keep, knock
        self.greeting = greeting
        self.language, self.length = greeting.language, greeting.length  # to come back with
        self._lock = threading.Lock()
        self._closing = threading.Event()
        self._asked: dict[str, Request] = {}  # requests that have had no answer yet
        self._came: SimpleQueue[Message | Lost | Ended] = SimpleQueue()
        self._ended: Ended | None = None
        self._seen = 0  # the number of the last thing that has come
        mark = secrets.token_urlsafe(6)
        self._ids = (f"{mark}-{number}" for number in itertools.count(1))
        line = Line(place, greeting)
        self._line: Line | None = line
        self._place = replace(place, code=line.welcome.table.code)
        self.link = self._place.link  # which invites others to this table
        self._welcomed(line.welcome)
        try:
            self.known = Knowledge(line.welcome)
        except BadMessage as error:
            line.close()
            raise Ended(error.reason, error.message) from None
        self.kept: deque[Message | Lost] = deque([line.welcome])  # what is known, but has not been handed out
        self._reader = threading.Thread(target=self._read, args=(line,), name="sixdot line", daemon=True)
        self._reader.start()

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

    # Asking

    def send(self, do: str, seen: int | None = None) -> str:
        """Send a request; the answer will carry the id that is returned. If the line is down, the request waits.

        `seen`: the number of the last thing the sender had been told; by default, the last that is known.
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
        while (message := self.take(None if end is None else max(0.0, end - time.monotonic()))) is not None:
            if isinstance(message, Acknowledged | Denied) and message.id == asked:
                return message
            self.kept.append(message)
        raise TimeoutError(f"no answer to {do!r} within {timeout} seconds")

    # Hearing

    def __iter__(self) -> Iterator[Message | Lost]:
        """Everything that arrives, until the client cannot come back."""
        with suppress(Ended):
            while (message := self.next()) is not None:
                yield message

    def next(self, timeout: float | None = None) -> Message | Lost | None:
        """The next message, or None if none came in time. Raises `Ended` if the client cannot come back."""
        return self.kept.popleft() if self.kept else self.take(timeout)

    def take(self, timeout: float | None) -> Message | Lost | None:
        """The next thing that has come, whatever is kept for `next`; from now on it is known."""
        if self._ended:
            raise self._ended
        try:
            news = self._came.get(timeout=timeout)
            if isinstance(news, Ended):
                raise news
            if not isinstance(news, Lost):
                self.known.take(news)
            return news
        except Empty:
            return None
        except BadMessage as error:
            self._ended = Ended(error.reason, error.message)
            self.close()
        except Ended as ended:
            self._ended = ended
        raise self._ended

    # The line, in a thread of its own

    def _read(self, line: Line) -> None:
        """Bring each thing once and in order, and come back when the line breaks."""
        try:
            while True:
                try:
                    self._hear(line.hear())
                except NoLine as lost:
                    self._pause(0)
                    self._bring(Lost(str(lost)))
                    line = self._come_back()
        except Ended as ended:
            self._bring(ended)
        except Exception as error:  # whatever a strange server causes is reported, not swallowed
            self._bring(Ended("BAD_MESSAGE", f"{type(error).__name__}: {error}"))
        finally:
            self._hang_up()

    def _hear(self, message: Message) -> None:
        if isinstance(message, messages.Told):
            if message.number > self._seen + 1:
                raise NoLine("something that was told is missing")
            if message.number <= self._seen:
                return
            self._seen = message.number
        elif isinstance(message, Acknowledged | Denied):
            with self._lock:
                self._asked.pop(message.id, None)
        self._bring(message)

    def _bring(self, news: Message | Lost | Ended) -> None:
        self._came.put(news)
        self.knock()

    def _pause(self, seconds: float) -> None:
        if self._closing.wait(seconds):
            raise Ended("CLOSED", "The line is closed.")

    def _come_back(self) -> Line:
        """Repeat every request that had no answer, with the same id, so that nothing is done twice."""
        self._hang_up()
        seen, line = self._seen, self._next_line()
        with self._lock:
            self._line = line
            again = list(self._asked.values())
        self._pause(0)  # whoever has closed it meanwhile does not come back
        self._welcomed(line.welcome)
        _check_missed(line.welcome, seen)
        self._bring(line.welcome)
        for command in again:
            line.send(command)
        return line

    def _next_line(self) -> Line:
        delays = itertools.chain(self.delays, itertools.repeat(self.delays[-1]))
        greeting = Resume(VERSION, self._place.code, self.token, self._seen, self.language, self.length)
        while True:
            try:
                return Line(self._place, greeting)
            except NoLine:
                self._pause(next(delays))

    def _welcomed(self, welcome: Welcome) -> None:
        self.token, self._seen = welcome.token, welcome.number
        self._keep(self._place.code, self.token)

    def _hang_up(self) -> None:
        with self._lock:
            line, self._line = self._line, None
        if line is not None:
            line.close()

    def close(self) -> None:
        """Hang up. The seat stays; `quit` is the command that gives it up."""
        self._closing.set()
        self._hang_up()
        self._reader.join(2.0)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _check_missed(welcome: Welcome, seen: int) -> None:
    """What was missed must be complete, or its most recent part: consecutive numbers up to the welcome's own."""
    told = [each.number for each in welcome.missed.list] if welcome.missed else []
    first = max(seen, welcome.number - messages.MOST_MISSED) + 1
    if told != list(range(first, welcome.number + 1)):
        raise Ended("GAP", "The server does not tell everything that happened.")
