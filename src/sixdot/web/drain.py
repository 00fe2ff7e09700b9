"""A server that is about to end: it opens no tables, tells everybody, and ends when all have gone or time is up."""

import asyncio
from collections.abc import Callable
from typing import Final

from sixdot.voice.words import Value
from sixdot.web.hub import Hub
from sixdot.web.keeping import measured
from sixdot.wire.messages import Notice

_REMINDERS: Final = (5, 1)  # minutes before the end
_LOOK: Final = 0.5  # seconds


class Drain:
    def __init__(self, hub: Hub, stop: Callable[[], None]) -> None:
        self._hub = hub
        self._stop = stop
        self._draining: asyncio.Task[None] | None = None

    def tell(self, message: str, **values: Value) -> int:
        """Everybody at every table; how many these are."""
        people = [each for table in self._hub.live.values() for each in table.board.connections.values()]
        for connection in people:
            say = connection.words().say(message, **values)
            connection.send(Notice(say, True))
        return len(people)

    def on(self, minutes: int) -> int:
        """Begin, or begin anew with another time; how many people have been told."""
        self._end()
        self._hub.services.draining = True
        self._draining = asyncio.create_task(self._wait(minutes))
        return self.tell("server-draining", **measured(minutes))

    def off(self) -> None:
        if self._hub.services.draining:
            self._end()
            self._hub.services.draining = False
            self.tell("server-drain-off")

    def _end(self) -> None:
        if self._draining is not None:
            self._draining.cancel()

    async def _wait(self, minutes: int) -> None:
        loop = asyncio.get_running_loop()
        end = loop.time() + 60 * minutes
        reminders = [minute for minute in _REMINDERS if minute < minutes]
        while loop.time() < end and any(table.board.connections for table in self._hub.live.values()):
            if reminders and loop.time() >= end - 60 * reminders[0]:
                self.tell("server-draining", **measured(reminders.pop(0)))
            await asyncio.sleep(_LOOK)
        self._stop()
