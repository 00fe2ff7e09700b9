"""All tables of a server: opened, found by their codes, taken up from the log when needed, let go when idle."""

from __future__ import annotations

import asyncio
import time
import traceback
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Protocol, TypeVar

from sixdot.game.shuffle import Deal, new_deal
from sixdot.room import Broken, Refused, Room
from sixdot.room.keys import new_code
from sixdot.room.playing import new_seed
from sixdot.store import Append, Damaged, Key, NotSaved, Store, Taken, Waiting
from sixdot.voice.words import Words
from sixdot.web.board import REMEMBERED, Board
from sixdot.web.limits import Guests, Limits
from sixdot.web.live import Live

PACE: Final = 0.7  # seconds between what bots do
GRACE: Final = 45.0  # seconds until a bot holds the seat of somebody who is gone
Result = TypeVar("Result")


class Log(Protocol):
    """Where events go, one line each; never a token, a card or a whole code."""

    def __call__(self, event: str, code: str = "", /, **values: str | int) -> None: ...


def _no_log(event: str, code: str = "", /, **values: str | int) -> None:
    """Nobody reads it."""


class SetAside(Exception):
    """A table whose log does not fit; the message says why."""


class Hub:
    def __init__(
        self,
        store: Store,
        *,
        deals: Callable[[], Deal] = new_deal,
        seeds: Callable[[], str] = new_seed,
        pace: float = PACE,
        grace: float = GRACE,
        limits: Limits | None = None,
        log: Log = _no_log,
    ) -> None:
        """To be made where the loop runs; `deals` and `seeds`: where the secrets of rounds come from, and of bots."""
        self.store = store
        self.waiting = Waiting(store)
        self.pace = pace
        self.grace = grace
        self.limits = limits or Limits()
        self.guests = Guests(self.limits)
        self.log = log
        self.closing = False
        self.live: dict[str, Live] = {}
        self.codes = set(store.tables())
        self.aside = store.aside()
        self._deals = deals
        self._seeds = seeds
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        # What takes long is done one thing after the other, so that the tables go on meanwhile.
        self._for_people = ThreadPoolExecutor(1, "sixdot-people")
        self._for_bots = ThreadPoolExecutor(1, "sixdot-bots")

    # Tables

    async def open(self, edition: str, public: bool, language: str, words: Words) -> Live | Refused:
        """A new table, with nobody at it."""
        if len(self.codes) >= self.limits.tables:
            return Refused("NO_ROOM", words.say("server-no-room"))
        room = Room(new_code(), self._deals, self._seeds)
        happening = room.open(edition, public, language)
        if isinstance(happening, Refused):
            return happening
        try:
            await self.waiting.append(Append(room.code, happening.number, happening.text))
        except (NotSaved, Taken) as problem:
            self.log("not-saved", room.code, reason=str(problem))
            return Refused("NOT_SAVED", words.say("server-not-saved"))
        self.codes.add(room.code)
        table = self.live[room.code] = Live(self, room, (), {})
        self.log("opened", room.code, tables=len(self.codes))
        return table

    async def table(self, code: str) -> Live | None:
        """The table of this code, or None; `SetAside` if its log is damaged."""
        if code in self.aside:
            raise SetAside(self.aside[code])
        table = self.live.get(code)
        if table is not None or code not in self.codes:
            return table
        task = self._loading.get(code)
        if task is None:
            task = self._loading[code] = asyncio.create_task(self._load(code))
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(task)

    async def _load(self, code: str) -> Live:
        try:
            room, keys, commands = await asyncio.to_thread(self.rebuild, code)
        except (Damaged, Broken) as problem:
            self.aside[code] = str(problem)
            self.codes.discard(code)
            self.log("aside", code, reason=str(problem))
            await asyncio.to_thread(self.store.set_aside, code, str(problem))
            raise SetAside(str(problem)) from problem
        table = self.live[code] = Live(self, room, keys, commands)
        table.wait_for_all()
        self.log("taken-up", code)
        return table

    def rebuild(self, code: str) -> tuple[Room, list[Key], dict[str, int]]:
        """A room as its log has it, with the keys of its members and the commands that were carried out."""
        room = Room(code, self._deals, self._seeds)
        entries = self.store.entries(code)
        for entry in entries:
            room.redo(entry.number, entry.text)
        commands = {entry.command: entry.number for entry in entries[-REMEMBERED:] if entry.command is not None}
        return room, self.store.keys(code), commands

    def let_go(self, table: Board) -> None:
        """Nobody has been there for long: it stays in the store."""
        if not table.is_busy and self.live.get(table.code) is table:
            del self.live[table.code]
            table.halt()

    def public(self) -> list[dict[str, str | int]]:
        """The public tables where somebody is."""
        return [table.listing for table in self.live.values() if table.listing is not None]

    # Work

    async def think(self, work: Callable[[], Result]) -> Result:
        """Something that a bot takes long for."""
        return await asyncio.get_running_loop().run_in_executor(self._for_bots, work)

    async def long(self, address: str, work: Callable[[], Result], waits: bool = False) -> Result:
        """Something that may take long, for somebody at this address; how long it took is counted.

        `waits`: until what others want of this kind has been done; not where a table waits along.
        """

        def counted() -> Result:
            begun = time.thread_time()
            try:
                return work()
            finally:
                loop.call_soon_threadsafe(self.guests.worked, address, time.thread_time() - begun)

        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._for_people if waits else None, counted)

    def spawn(self, work: Coroutine[Any, Any, object]) -> None:
        """Have something done; whatever goes wrong with it is noted."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception):
            self.fault(error)

    def fault(self, error: Exception, code: str = "") -> None:
        """Something that should not be: where in the program, and what kind; no values, which may be secret."""
        last = traceback.extract_tb(error.__traceback__)[-1:]
        where = f"{last[0].filename.rpartition('/')[2]}:{last[0].lineno}" if last else ""
        self.log("fault", code, kind=type(error).__name__, where=where)

    async def shut(self) -> None:
        """Tell all tables, finish what is under way, and let nothing more happen."""
        if self.closing:
            return
        self.closing = True
        for table in list(self.live.values()):
            await table.stop()
        while self._tasks:
            await asyncio.wait(set(self._tasks), timeout=5)
        self._for_people.shutdown(wait=False)
        self._for_bots.shutdown(wait=False)
