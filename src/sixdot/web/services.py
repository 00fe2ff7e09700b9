"""What all tables of a server share: the store, the limits, threads for long work, and the server's own log."""

import asyncio
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import Any, Final, TypeVar

from sixdot.durable import NotSaved
from sixdot.room.room import Room
from sixdot.store.entries import Prove
from sixdot.store.store import Store
from sixdot.web.keeping import Keep
from sixdot.web.limits import Bucket, Guests, Limits, Rate

Result = TypeVar("Result")
_SOON: Final = 2.0  # seconds
_USUAL: Final = sys.getswitchinterval()
_SOON_OVER: Final = 0.0002  # seconds until a thread that works hands over
_clock: Final = getattr(time, "thread_time", time.perf_counter)  # a browser has no threads
_KINDS: Final = ("people", "questions", "bots", "tables", "paper")  # of long work
IN_A_TURN: Final = 6  # who are welcomed in one turn of the loop, so that those who play hardly notice


class _GivesWay:
    """While some thread works long, all threads hand over soon, so that the loop has its turn. Otherwise they need
    not: to hand over at every move would cost more than it brings.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._at_work = 0

    def __enter__(self) -> None:
        self._count(1)

    def __exit__(self, *error: object) -> None:
        self._count(-1)

    def _count(self, change: int) -> None:
        with self._lock:
            self._at_work += change
            sys.setswitchinterval(_SOON_OVER if self._at_work else _USUAL)


_gives_way: Final = _GivesWay()


Log = Callable[..., None]  # of an event, the code of its table and values: never a token, a card or a whole code


class Services:
    def __init__(
        self,
        store: Store,
        *,
        room: Callable[[str], Room] = Room,
        pace: float = 0.7,
        grace: float = 45.0,
        limits: Limits | None = None,
        keep: Keep | None = None,
        log: Log = lambda *event, **values: None,
    ) -> None:
        """To be made where the loop runs.

        `room`: an empty table by its code; `pace`: seconds between what bots do; `grace`: seconds until a bot holds
        the seat of somebody who is gone.
        """
        self.store = store
        self.room = room
        self.pace = pace
        self.grace = grace
        self.limits = limits or Limits()
        self.keep = keep or Keep()
        self.guests = Guests(self.limits)
        self.counts = Counter[str]()  # of events in the log, and of entries that were stored
        self.commit_seconds = 0.0
        self._log = log
        self.closing = False
        self.hint: Callable[[str], None] = lambda code: None  # to other nodes, that something happened at a table
        self.nodes = 1  # that serve the same tables, this one among them
        self.leads = True  # whether this node looks after what only one may look after
        self.draining = False  # no new tables: the server is about to end
        self._proof: asyncio.Future[None] | None = None
        self._proof_ends = 0.0
        self._notable = Bucket(Rate(0.2, 20))
        self._tasks: set[asyncio.Task[Any]] = set()
        self._in_line: list[asyncio.Future[None]] = []
        # Long work of each kind is done one piece after the other, so that the tables go on meanwhile.
        self._workers = {kind: ThreadPoolExecutor(1, f"sixdot-{kind}") for kind in _KINDS}

    def log(self, event: str, code: str = "", /, **values: str | int) -> None:
        self.counts[event] += 1
        self._log(event, code, **values)

    def committed(self, seconds: float) -> None:
        """Something was stored, after waiting so long."""
        self.counts["entry"] += 1
        self.commit_seconds += seconds

    async def can_save(self) -> bool:
        """Whether something can be written now. It is tried once a second, however often somebody asks."""
        now = time.monotonic()
        if self._proof is None or now > self._proof_ends:
            self._proof, self._proof_ends = self.store.put(Prove()), now + 1
        try:
            await asyncio.wait_for(asyncio.shield(self._proof), _SOON)
        except (NotSaved, TimeoutError):
            return False
        return True

    # Work

    async def think(self, work: Callable[[], Result]) -> Result:
        """Something that takes a bot long."""
        return await self._work("bots", work)

    async def read(self, work: Callable[[], Result]) -> Result:
        """Something that has to be worked out from the log before a table goes on: first come, first served."""
        return await self._work("tables", work)

    async def _work(self, kind: str, work: Callable[[], Result]) -> Result:
        def done() -> Result:
            with _gives_way:
                return work()

        return await asyncio.get_running_loop().run_in_executor(self._workers[kind], done)

    async def turn(self) -> None:
        """Wait for one's turn where many go on at the same moment: a few in each turn of the loop, in their order."""
        loop = asyncio.get_running_loop()
        turn = loop.create_future()
        self._in_line.append(turn)
        if len(self._in_line) == 1:
            loop.call_soon(self._next_in_line)
        await turn

    def _next_in_line(self) -> None:
        for turn in self._in_line[:IN_A_TURN]:
            if not turn.done():  # nobody has given up
                turn.set_result(None)
        del self._in_line[:IN_A_TURN]
        if self._in_line:
            asyncio.get_running_loop().call_soon(self._next_in_line)

    async def long(self, household: str, work: Callable[[], Result], waits: bool = False) -> Result:
        """Something that may take long, for somebody of this household; how long it took is counted.

        A table asks for one thing at a time, so that all tables have their turn. `waits`: no table waits for it.
        """
        return await self._counted(household, "people" if waits else "questions", work)

    async def press(self, household: str, work: Callable[[], Result]) -> Result:
        """Something to be printed: nobody who plays or learns waits for it."""
        return await self._counted(household, "paper", work)

    async def _counted(self, household: str, kind: str, work: Callable[[], Result]) -> Result:
        def counted() -> Result:
            begun = _clock()
            try:
                return work()
            finally:
                seconds = _clock() - begun
                loop.call_soon_threadsafe(lambda: self.guests.work[household].spend(seconds))

        loop = asyncio.get_running_loop()
        return await self._work(kind, counted)

    def spawn(self, work: Coroutine[Any, Any, object]) -> None:
        """Have something done; whatever goes wrong with it is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception):
            self.fault(error)

    def turned_away(self, address: str, reason: str) -> None:
        """Log that somebody was not let in; a crowd of them fills no disk."""
        self.counts["turned-away"] += 1
        if self._notable.take():
            self._log("turned-away", address=address, reason=reason)

    def fault(self, error: Exception, code: str = "", request: str = "") -> None:
        """Log an error of the program: where and of what kind; no values, which may be secret."""
        last = traceback.extract_tb(error.__traceback__)[-1:]
        where = f"{last[0].filename.rpartition('/')[2]}:{last[0].lineno}" if last else ""
        self.log("fault", code, kind=type(error).__name__, where=where, request=request)

    async def finish(self) -> None:
        """When no table takes anything on any more: wait for what is under way."""
        while self._tasks:
            await asyncio.wait(set(self._tasks), timeout=5)
        for worker in self._workers.values():
            worker.shutdown(wait=False)
