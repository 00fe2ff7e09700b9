"""Hints from node to node, through Redis, at which tables something has happened.

They are a courtesy: whoever does not get one finds it out within a second by looking. A table is named by a hash,
since whoever knows its code may sit down there.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from redis.asyncio import Redis
from redis.exceptions import RedisError

from sixdot.store.entries import buried_name

CHANNEL: Final = "sixdot"
_AGAIN: Final = 1.0  # seconds until the next try
_PATIENCE: Final = 2.0
_MOST: Final = 1000  # tables that wait to be told of, while Redis does not answer

Log = Callable[..., None]


def called(code: str) -> str:
    """What a table is called towards others."""
    return buried_name(code).hex()


class Hints:
    def __init__(self, address: str, node: str, heard: Callable[[Sequence[str]], None], log: Log) -> None:
        """`heard` is called with what tables are called; a `ValueError` if this is no address of a Redis server."""
        self._redis = Redis.from_url(
            address,
            socket_timeout=_PATIENCE,
            socket_connect_timeout=_PATIENCE,
            decode_responses=True,
            max_connections=4,
        )
        self._node = node
        self._heard = heard
        self._log = log
        self._waiting: dict[str, None] = {}
        self._wake = asyncio.Event()
        self.is_there = False

    def tell(self, code: str) -> None:
        """Others, with all that happens in this turn of the loop."""
        if len(self._waiting) < _MOST:
            self._waiting[called(code)] = None
            self._wake.set()

    async def run(self) -> None:
        """Listen and tell, for good; whenever Redis is gone, again and again."""
        try:
            await asyncio.gather(self._listen(), self._send())
        finally:
            with suppress(RedisError, OSError):
                await self._redis.aclose()

    async def _listen(self) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as subscribed:
                    await subscribed.subscribe(CHANNEL)
                    self._is(True)
                    while True:
                        message = await subscribed.get_message(timeout=None)
                        if message is not None:
                            self._read(str(message["data"]))
            except (RedisError, OSError, TimeoutError):
                self._is(False)
            await asyncio.sleep(_AGAIN)

    def _read(self, data: str) -> None:
        node, *tables = data.split(" ")
        if node != self._node:
            self._heard(tables)

    def _is(self, there: bool) -> None:
        if there is not self.is_there:
            self.is_there = there
            self._log("hints" if there else "no-hints")

    async def _send(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            tables, self._waiting = list(self._waiting), {}
            with suppress(RedisError, OSError, TimeoutError):
                await self._redis.publish(CHANNEL, " ".join([self._node, *tables]))
