"""One of several nodes that serve the same tables: it says that it is there, and follows what the others do.

The log in the database is the truth, and the lock: of two nodes that store the next thing at a table one succeeds,
and the other reads what has happened. All tables in memory are looked at every second; a hint makes it sooner.
"""

import asyncio
import json
from collections.abc import Sequence
from typing import Final

from sixdot.durable import NotSaved
from sixdot.store.entries import Beat
from sixdot.store.problems import StoreError
from sixdot.web.hints import Hints, called
from sixdot.web.hub import Hub

PERIOD: Final = 1.0  # seconds
_AT_ONCE: Final = 500  # tables that are looked at in one go


class Nodes:
    def __init__(self, hub: Hub, redis: str) -> None:
        """To be made where the loop runs; a `ValueError` if this is no address of a Redis server."""
        self._hub = hub
        self._services = hub.services
        self._node = hub.services.store.node
        self._hints = Hints(redis, self._node, self._heard, hub.services.log)
        self._services.hint = self._hints.tell
        self._hinted: set[str] = set()
        self._names: dict[str, str] = {}  # of tables, and their codes
        self._wake = asyncio.Event()
        self._bans: list[str] = []
        self._in_touch = True

    def _heard(self, tables: Sequence[str]) -> None:
        self._hinted.update(tables)
        self._wake.set()

    async def run(self) -> None:
        """For good. One table that takes long keeps no other waiting."""
        await asyncio.gather(self._hints.run(), self._look_at_hinted(), self._look_at_all(), self._live())

    async def _look_at_hinted(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            hinted, self._hinted = self._hinted, set()
            if codes := [code for name in hinted if (code := self._code_of(name)) is not None]:
                self._services.spawn(self._follow(codes))

    def _code_of(self, name: str) -> str | None:
        """Of a table that is in memory."""
        live = self._hub.live
        if name not in self._names and len(self._names) != len(live):
            self._names = {called(code): code for code in live}
        code = self._names.get(name)
        return code if code in live else None

    async def _look_at_all(self) -> None:
        while True:
            await asyncio.sleep(PERIOD)
            self._names = {called(code): code for code in self._hub.live}
            self._services.spawn(self._follow(list(self._hub.live)))

    async def _live(self) -> None:
        while True:
            await self._beat()
            await asyncio.sleep(PERIOD)

    async def _beat(self) -> None:
        services, store = self._services, self._services.store
        own = [table.board.listing for table in self._hub.live.values() if table.board.listing is not None]
        try:
            await store.put(Beat(json.dumps(own) if own else ""))
            there = await asyncio.to_thread(store.nodes)
            bans = await asyncio.to_thread(store.bans)
        except (NotSaved, StoreError) as problem:
            if self._in_touch:
                services.log("out-of-touch", reason=str(problem))
            self._in_touch = False
            return
        self._in_touch = True
        if bans != self._bans:
            self._bans = bans
            services.guests.bar(bans)
        self._hub.elsewhere = [
            listing
            for node in there
            if node.name != self._node and node.listed
            for listing in json.loads(node.listed)
        ]
        services.leads = there[0].name == self._node if there else False
        if there and len(there) != services.nodes:
            services.nodes = len(there)
            services.guests.share(services.nodes)
            services.log("nodes", nodes=services.nodes)

    async def _follow(self, codes: Sequence[str]) -> None:
        for start in range(0, len(codes), _AT_ONCE):
            try:
                await self._hub.follow(codes[start : start + _AT_ONCE])
            except StoreError:  # the next look will tell
                return
            except Exception as error:
                if not self._services.closing:  # then there is nobody left to read
                    self._services.fault(error)
