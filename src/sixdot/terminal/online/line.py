"""The connection to a table: a thread reads it and knocks at the keyboard's inbox when there is news."""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue

from sixdot.wire.client import Client, Ended, Lost
from sixdot.wire.messages import Message

News = Message | Lost | Ended


class TableLine:
    def __init__(self, client: Client, knock: Callable[[], object]) -> None:
        self._client = client
        self._knock = knock
        self._news: SimpleQueue[News] = SimpleQueue()
        self._reader = threading.Thread(target=self._read, name="sixdot line", daemon=True)
        self._reader.start()

    def _read(self) -> None:
        ended: Ended | None = None
        while ended is None:
            news: News | None
            try:
                news = self._client.next()
            except Ended as end:
                news = ended = end
            except Exception as error:  # whatever a strange server causes is reported, not swallowed
                news = ended = Ended("BAD_MESSAGE", f"{type(error).__name__}: {error}")
            if news is not None:
                self._news.put(news)
                self._knock()

    def news(self) -> News | None:
        """The next message that has come; None if there is none."""
        try:
            return self._news.get_nowait()
        except Empty:
            return None

    def send(self, do: str, seen: int) -> str:
        """Send a request by somebody who has heard everything up to `seen`; the answer carries the id returned."""
        return self._client.send(do, seen)

    def speak(self, language: str, length: str) -> None:
        """How the server should speak to this member, now and after a reconnection."""
        self._client.language, self._client.length = language, length
        self._client.send(f"speak {language} {length}")

    def close(self) -> None:
        """Hang up; the seat is kept."""
        self._client.close()
        self._reader.join(2.0)
