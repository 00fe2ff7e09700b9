"""All tables of a server: opened, found by their codes, taken up from the log when needed, let go when idle."""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any

from sixdot.durable import NotSaved
from sixdot.room.keys import new_code
from sixdot.room.state import Broken, Refused
from sixdot.store.entries import Append, PutAside
from sixdot.store.problems import Damaged, Taken
from sixdot.store.sqlite import Store
from sixdot.voice.words import Words
from sixdot.web.causes import NO_ROOM, NO_TABLE, NOT_SAVED, SET_ASIDE, Cause
from sixdot.web.live import LiveTable
from sixdot.web.rebuilding import Kept, rebuilt
from sixdot.web.services import Services


class Hub:
    def __init__(self, store: Store, **given: Any) -> None:
        """To be made where the loop runs; `given`: what `Services` takes."""
        self.services = Services(store, **given)
        self.live: dict[str, LiveTable] = {}
        self.codes = set(store.tables())
        self.aside = store.aside()
        self._loading: dict[str, asyncio.Task[LiveTable | Cause]] = {}

    async def open(self, edition: str, public: bool, language: str, words: Words) -> LiveTable | Refused:
        """A new table, with nobody at it."""
        services = self.services
        if len(self.codes) >= services.limits.tables:
            return NO_ROOM.refused(words)
        room = services.room(new_code())
        happening = room.open(edition, public, language)
        if isinstance(happening, Refused):
            return happening
        try:
            await services.store.put(Append(room.code, happening.number, happening.text))
        except (NotSaved, Taken) as problem:
            services.log("not-saved", room.code, reason=str(problem))
            return NOT_SAVED.refused(words)
        self.codes.add(room.code)
        table = self.live[room.code] = LiveTable(services, Kept(room, [], {}), self._let_go)
        services.log("opened", room.code, tables=len(self.codes))
        return table

    async def table(self, code: str) -> LiveTable | Cause:
        """The table of this code, or why there is none."""
        if code in self.aside:
            return SET_ASIDE
        if code in self.live:
            return self.live[code]
        if code not in self.codes:
            return NO_TABLE
        task = self._loading.get(code)
        if task is None:
            task = self._loading[code] = asyncio.create_task(self._load(code))
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(task)

    async def _load(self, code: str) -> LiveTable | Cause:
        services = self.services
        try:
            kept = await services.read(partial(rebuilt, services, code))
            mended = kept.room.mend()
            if mended is not None:
                await services.store.put(Append(code, mended.number, mended.text))
                services.log("mended", code)
        except NotSaved:
            return NOT_SAVED
        except (Damaged, Broken) as problem:
            self.aside[code] = str(problem)
            self.codes.discard(code)
            services.log("aside", code, reason=str(problem))
            with suppress(NotSaved):  # otherwise it is found out again by the next server
                await services.store.put(PutAside(code, str(problem)))
            return SET_ASIDE
        table = self.live[code] = LiveTable(services, kept, self._let_go)
        table.admission.wait_for_all()
        services.log("taken-up", code)
        return table

    def _let_go(self, table: LiveTable) -> None:
        """It stays in the store."""
        if self.live.get(table.code) is table:
            del self.live[table.code]
            table.halt()

    def public(self) -> list[dict[str, str | int]]:
        """The public tables where somebody is."""
        return [table.board.listing for table in self.live.values() if table.board.listing is not None]

    async def shut(self) -> None:
        """Tell all tables, finish what is under way, and let nothing more happen."""
        if self.services.closing:
            return
        self.services.closing = True
        self.services.store.hurry()
        for table in list(self.live.values()):
            await table.stop()
        await self.services.finish()
