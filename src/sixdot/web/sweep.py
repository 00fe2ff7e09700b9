"""The sweep: tables that nobody has used for long are deleted, in pieces so small that nobody elsewhere waits."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from sixdot.durable import NotSaved, replace_text
from sixdot.game.match import OVER
from sixdot.room.playing import record_in
from sixdot.room.room import Room
from sixdot.room.state import Broken
from sixdot.store.entries import Serve, Use
from sixdot.store.problems import Damaged, Unusable
from sixdot.store.store import Store
from sixdot.web.hub import PAUSE, UNUSED, Hub
from sixdot.web.keeping import STAGES

PERIOD: Final = 10  # minutes from one sweep to the next
_MOST: Final = 2000  # tables of each kind that one sweep looks at


class Sweeper:
    def __init__(self, hub: Hub, export: Path | None = None) -> None:
        """`export`: where the records of finished games go first."""
        self._hub = hub
        self._services = hub.services
        self._export = export

    async def run(self) -> None:
        """From now on, as long as there is a server."""
        while True:
            try:
                if self._services.leads:
                    await self.sweep()
            except (NotSaved, Unusable) as problem:
                self._services.log("not-saved", reason=str(problem))
            except Exception as error:
                self._services.fault(error)
            await asyncio.sleep(PERIOD * 60)
            if self._services.leads:
                with suppress(NotSaved):  # then these minutes do not count
                    await self._services.store.put(Serve(PERIOD))

    async def sweep(self) -> None:
        store, keep = self._services.store, self._services.keep._asdict()
        for name, minutes in keep.items():
            if minutes:
                for code in await asyncio.to_thread(store.unused, STAGES[name], minutes, _MOST):
                    await self._see_to(code, minutes)
                    await asyncio.sleep(PAUSE)
        await self._hub.clear_away()

    async def _see_to(self, code: str, minutes: int) -> None:
        """Delete a table that has not been used for so long, unless somebody sits there all the same."""
        store = self._services.store
        if await self._hub.is_in_use(code):
            await store.put(Use(code))
            return
        if self._export is not None:
            try:
                await asyncio.to_thread(export_records, store, code, self._export)
            except NotSaved as problem:  # it is kept until that works
                self._services.log("not-exported", code, reason=str(problem))
                return
        since = await asyncio.to_thread(store.minute) - minutes
        await self._hub.delete(code, UNUSED, since)


def export_records(store: Store, code: str, folder: Path) -> None:
    """The games that were played to their end at a table, each in a file; `NotSaved` if they cannot be written."""
    for number, record in enumerate(_records(store, code), 1):
        replace_text(folder / f"{code}-{number}.sixdot", record)


def _records(store: Store, code: str) -> Iterator[str]:
    room, told = Room(code), 0
    try:
        entries = store.entries(code)
        for entry in entries:
            room.redo(entry.number, entry.text, entry.version, entry.said)
            playing = room.playing
            if playing is not None and playing.stage == OVER and playing.is_whole and told < room.games:
                told = room.games
                yield record_in([each.text for each in entries[playing.begun - 1 : entry.number]])
    except (Damaged, Broken):  # of what is damaged there is nothing more to be had
        return
