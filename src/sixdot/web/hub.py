"""All tables of a server: opened, found by their codes, taken up from the log when needed, let go when idle."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

from sixdot.durable import NotSaved
from sixdot.room.keys import new_code
from sixdot.room.state import LOBBY, Broken, Refused
from sixdot.store.entries import Append, Bury, Clear, Cut, PutAside, Work
from sixdot.store.problems import Damaged, Taken
from sixdot.store.store import Store
from sixdot.voice.words import Words
from sixdot.web.causes import (
    CLOSED,
    DELETED,
    DRAINING,
    NO_ROOM,
    NO_TABLE,
    NOT_SAVED,
    SET_ASIDE,
    UNUSED_TABLE,
    UPDATING,
    Cause,
)
from sixdot.web.keeping import measured
from sixdot.web.lessons import Lessons
from sixdot.web.live import LiveTable
from sixdot.web.member import MemberConnection
from sixdot.web.rebuilding import Kept, Newer, rebuilt
from sixdot.web.services import Services

BY_OPERATOR: Final = "closed"  # why a table is left out or was deleted: not because it is damaged or unused
UNUSED: Final = "unused"
PAUSE: Final = 0.05  # seconds between two pieces of what is deleted, in which the tables go on
CROWDED: Final = 60  # minutes after which an empty table without a game makes way, where there is no more room

# Whoever comes by a code, and the name they give: to which table.
Listing = dict[str, str | int]  # a public table, for those who look for one
LetIn = Callable[[MemberConnection, str], Awaitable[LiveTable | Refused]]


class Hub:
    def __init__(self, store: Store, **given: Any) -> None:
        """To be made where the loop runs; `given`: what `Services` takes."""
        self.services = Services(store, **given)
        self.live: dict[str, LiveTable] = {}
        self.lessons = Lessons(self.services)
        self.codes = set(store.tables())
        self.aside = store.aside()
        self.services.guests.bar(store.bans())
        self.let_in: LetIn | None = None  # who says who comes in, in a class; None: the tables do
        self.invited = ""  # the code of the table that the server invites to, if it does
        self.elsewhere: Sequence[Listing] = ()  # public tables where somebody is connected to another node
        self._loading: dict[str, asyncio.Task[LiveTable | Cause]] = {}

    async def open(self, edition: str, public: bool, language: str, words: Words) -> LiveTable | Refused:
        """A new table, with nobody at it."""
        services = self.services
        if services.draining:
            return DRAINING.refused(words)
        if len(self.codes) >= services.limits.tables and not await self._make_room():
            return NO_ROOM.refused(words)
        room = services.room(new_code())
        happening = room.open(edition, public, language)
        if isinstance(happening, Refused):
            return happening
        try:
            await services.store.put(Append(room.code, happening.number, happening.text, stage=room.stage))
        except (NotSaved, Taken) as problem:
            services.log("not-saved", room.code, reason=str(problem))
            return NOT_SAVED.refused(words)
        self.codes.add(room.code)
        table = self.live[room.code] = LiveTable(services, Kept(room, [], {}), self._let_go)
        services.log("opened", room.code, tables=len(self.codes))
        return table

    async def _make_room(self) -> bool:
        """When there are as many tables as can be: one without a game, that has been empty longest, makes way."""
        store, minutes = self.services.store, min(CROWDED, self.services.keep.lobbies)
        since = await asyncio.to_thread(store.minute) - minutes
        for code in await asyncio.to_thread(store.unused, (LOBBY,), minutes, 1000) if minutes else ():
            if code in self.codes and not await self.is_in_use(code) and await self.delete(code, UNUSED, since):
                return True
        return False

    async def is_in_use(self, code: str) -> bool:
        """Whether somebody is there, or is invited there by the server itself."""
        live = self.live.get(code)
        if code == self.invited or (live is not None and bool(live.board.connections)):
            return True
        if not self.services.store.node:
            return False
        standing = (await self.services.read(partial(self.services.store.standings, [code]))).get(code)
        return standing is not None and bool(standing.present)

    async def table(self, code: str) -> LiveTable | Cause:
        """The table of this code, or why there is none."""
        if self.services.store.node:
            await self.follow([code])
        if cause := self._left_out(code):
            return cause
        if code in self.live:
            return self.live[code]
        if code not in self.codes:
            return await self._absent(code)
        return await asyncio.shield(self._loading.get(code) or self._begin(code, self._load(code)))

    # Other nodes that share the store

    async def follow(self, codes: Sequence[str]) -> None:
        """These tables become as others have left them, if they have."""
        before = {code: dict(self.live[code].board.connections) for code in codes if code in self.live}
        standings = await self.services.read(partial(self.services.store.standings, codes))
        following: list[Coroutine[None, None, None]] = []
        for code in codes:
            standing, live = standings.get(code), self.live.get(code)
            self.aside.pop(code, None)
            if standing is not None and not standing.aside:
                self.codes.add(code)
                if live is not None and code in before:
                    following.append(live.follow(standing, before[code]))
                continue
            self.codes.discard(code)
            if standing is not None:
                self.aside[code] = standing.aside
            if live is not None and code in before:
                self._let_go(live)
                live.board.send_away(self._left_out(code) or DELETED)
        await asyncio.gather(*following)

    def _left_out(self, code: str) -> Cause | None:
        """Why a table is left out, if it is."""
        if code not in self.aside:
            return None
        return CLOSED if self.aside[code] == BY_OPERATOR else SET_ASIDE

    def _begin(self, code: str, work: Coroutine[None, None, LiveTable | Cause]) -> asyncio.Task[LiveTable | Cause]:
        """Whoever asks for the table meanwhile waits for what comes of this."""
        task = self._loading[code] = asyncio.create_task(work)
        task.add_done_callback(lambda _: self._loading.pop(code, None))
        return task

    async def _absent(self, code: str) -> Cause:
        """Why there is no table of this code: perhaps there was one."""
        known = await asyncio.to_thread(self.services.store.tombstone, code)
        if known is None:
            return NO_TABLE
        return DELETED if known.reason == BY_OPERATOR else UNUSED_TABLE._replace(values=measured(known.unused))

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
        except Taken:  # by another node, which has mended it
            return await self._load(code)
        except Newer:
            return UPDATING
        except (Damaged, Broken) as problem:
            self.aside[code] = str(problem)
            self.codes.discard(code)
            services.log("aside", code, reason=str(problem))
            with suppress(NotSaved):  # otherwise it is found out again by the next server
                await services.store.put(PutAside(code, str(problem)))
            return SET_ASIDE
        table = self.live[code] = LiveTable(services, kept, self._let_go)
        if services.store.node:
            await self.follow([code])
        table.admission.wait_for_all()
        services.log("taken-up", code)
        return table

    # Leaving it out, or deleting it

    async def close(self, code: str, cause: Cause = CLOSED) -> bool:
        """Send all away from a table, and let nobody in until it is brought back; whether that could be stored."""
        return await self._take_away(code, cause, PutAside(code, BY_OPERATOR))

    async def delete(self, code: str, reason: str, since: int) -> bool:
        """Delete a table that nobody has used since this minute; whether it was."""
        done = await self._take_away(code, DELETED, Bury(code, reason, since))
        if done and reason == UNUSED:
            self.services.log("deleted", code, tables=len(self.codes))
        return done

    async def clear_away(self) -> None:
        """What deleted tables have left, in pieces so small that nobody elsewhere waits."""
        store = self.services.store
        remains = await asyncio.to_thread(store.has_remains)
        while remains:
            await store.put(Clear())
            await asyncio.sleep(PAUSE)
            remains = await asyncio.to_thread(store.has_remains)
            if not remains:
                await store.put(Clear(traceless=True))

    async def bring_back(self, code: str, cut: int | None = None) -> bool:
        """A table that was left out, whole or without what is damaged from a number on; whether that was stored."""
        work = PutAside(code, "") if cut is None else Cut(code, cut)
        if self.services.store.node:
            await self.follow([code])
        if code not in self.aside or not await self._is_stored(work):
            return False
        del self.aside[code]
        self.codes.add(code)
        return True

    async def _take_away(self, code: str, cause: Cause, work: PutAside | Bury) -> bool:
        if code in self._loading:  # somebody is just coming
            return False
        return await self._begin(code, self._taken_away(code, cause, work)) is cause

    async def _taken_away(self, code: str, cause: Cause, work: PutAside | Bury) -> Cause:
        live = self.live.get(code)
        if live is not None:
            async with live.board.lock:
                self._let_go(live)
                live.board.send_away(cause)
        if not await self._is_stored(work):
            return NOT_SAVED
        self.codes.discard(code)
        self.aside.pop(code, None)
        if isinstance(work, PutAside):
            self.aside[code] = work.reason
        return cause

    async def _is_stored(self, work: Work) -> bool:
        try:
            await self.services.store.put(work)
        except (NotSaved, LookupError) as problem:
            self.services.log("not-saved", work.table, reason=str(problem))
            return False
        return True

    def _let_go(self, table: LiveTable) -> None:
        """It stays in the store."""
        if self.live.get(table.code) is table:
            del self.live[table.code]
            table.halt()

    def public(self) -> list[Listing]:
        """The public tables where somebody is."""
        own = {table.code: table.board.listing for table in self.live.values() if table.board.listing is not None}
        return list(({listing["code"]: listing for listing in self.elsewhere} | own).values())

    async def shut(self) -> None:
        """Tell all tables, finish what is under way, and let nothing more happen."""
        if self.services.closing:
            return
        self.services.closing = True
        self.services.store.hurry()
        self.lessons.shut()
        for table in list(self.live.values()):
            await table.stop()
        await self.services.finish()
