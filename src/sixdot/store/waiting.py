"""The store for an event loop, which is woken once for a whole group of entries."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress

from sixdot.store.entries import Append, Key
from sixdot.store.sqlite import Store
from sixdot.store.writer import Outcome


class Waiting:
    """Create it where the loop runs, then `await waiting.append(append)`."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._loop = asyncio.get_running_loop()

    def append(self, append: Append) -> asyncio.Future[None]:
        """Resolves when the entry is on disk; it is written even if nobody awaits this."""
        future: asyncio.Future[None] = self._loop.create_future()
        self.store.post(append, self._tell, future)
        return future

    def put_keys(self, table: str, keys: Iterable[Key]) -> asyncio.Future[None]:
        future: asyncio.Future[None] = self._loop.create_future()
        self.store.post_keys(table, keys, self._tell, future)
        return future

    def _tell(self, outcomes: Sequence[Outcome]) -> None:
        with suppress(RuntimeError):  # the loop has ended, and nobody listens any more
            self._loop.call_soon_threadsafe(_settle, outcomes)


def _settle(outcomes: Sequence[Outcome]) -> None:
    for future, problem in outcomes:
        if future.done():  # somebody gave up waiting
            continue
        if problem is None:
            future.set_result(None)
        else:
            future.set_exception(problem)
