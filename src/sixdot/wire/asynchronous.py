"""The client for asyncio: the same member at the same table, awaited.

    async with await AsyncClient.join("http://example.org:8000/#bek-dor-mip-tan-rus", "Ana") as client:
        async for message in client:        # everything that is told, each once and in order
            client.known.view               # what this seat knows now
            await client.command("draw")    # the answer; or client.send("draw"), and it comes among the messages

A `Client` does the work in its thread and knocks here, so a line that broke is taken up again in the same way. One
task may listen while others ask.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Self

from sixdot.game.editions import DEFAULT
from sixdot.wire.client import Client, Lost
from sixdot.wire.known import Knowledge
from sixdot.wire.line import Ended
from sixdot.wire.messages import Acknowledged, Denied, Message


class AsyncClient:
    def __init__(self, client: Client) -> None:
        """Take over a client that nobody else uses; `open`, `join` and `resume` make one."""
        self.client = client
        self._news = asyncio.Event()
        self._asked: dict[str, asyncio.Future[Acknowledged | Denied]] = {}  # answers that somebody waits for
        self._loop = asyncio.get_running_loop()
        client.knock = self._knock

    @classmethod
    async def open(
        cls,
        link: str,
        name: str,
        edition: str = DEFAULT.id,
        public: bool = False,
        language: str = "en",
        length: str = "normal",
    ) -> Self:
        """Open a table at this server."""
        return cls(await asyncio.to_thread(Client.open, link, name, edition, public, language, length))

    @classmethod
    async def join(
        cls, link: str, name: str, watch: bool = False, language: str = "en", length: str = "normal"
    ) -> Self:
        """Sit down at the table that the link leads to."""
        return cls(await asyncio.to_thread(Client.join, link, name, watch, language, length))

    @classmethod
    async def resume(cls, link: str, token: str, seen: int = 0, language: str = "en", length: str = "normal") -> Self:
        """Come back to the seat that the token is for."""
        return cls(await asyncio.to_thread(Client.resume, link, token, seen, language, length))

    @property
    def known(self) -> Knowledge:
        return self.client.known

    # Asking

    def send(self, do: str, seen: int | None = None) -> str:
        """Send a request, without waiting; the answer will carry the id that is returned."""
        return self.client.send(do, seen)

    async def command(self, do: str, timeout: float | None = None) -> Acknowledged | Denied:
        """Ask for something and wait for the answer; whatever else comes meanwhile is kept for `next`."""
        asked = self.send(do)
        answer: asyncio.Future[Acknowledged | Denied] = self._loop.create_future()
        self._asked[asked] = answer
        try:
            async with asyncio.timeout(timeout):
                while not answer.done():
                    message = self._look(self.client.take)
                    if message is None:
                        await self._news.wait()
                    else:
                        self.client.kept.append(message)
                        self._news.set()
                return answer.result()
        finally:
            del self._asked[asked]

    # Hearing

    async def __aiter__(self) -> AsyncIterator[Message | Lost]:
        """Everything that arrives, until the client cannot come back."""
        with suppress(Ended):
            while (message := await self.next()) is not None:
                yield message

    async def next(self, timeout: float | None = None) -> Message | Lost | None:
        """The next message, or None if none came in time. Raises `Ended` if the client cannot come back."""
        with suppress(TimeoutError):
            async with asyncio.timeout(timeout):
                while (message := self._look(self.client.next)) is None:
                    await self._news.wait()
                return message
        return None

    def _look(self, take: Callable[[float], Message | Lost | None]) -> Message | Lost | None:
        """What has come, but for an answer that somebody waits for: they are given it."""
        self._news.clear()
        try:
            message = take(0)
        except Ended:
            self._news.set()  # the others find out by themselves
            raise
        if not isinstance(message, Acknowledged | Denied) or message.id not in self._asked:
            return message
        self._asked[message.id].set_result(message)
        self._news.set()
        return None

    def _knock(self) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody listens any more
            self._loop.call_soon_threadsafe(self._news.set)

    # Hanging up

    async def close(self) -> None:
        """Hang up. The seat stays; `quit` is the command that gives it up."""
        await asyncio.to_thread(self.client.close)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()
