"""A world of its own: its clock, its machines and its chance. The same seed gives the same world, step by step.

    with World(seed) as world:
        machine = world.machine("server")
        machine.begin(work)          # a thread there, or machine.loop.create_task(...)
        world.run(600)               # seconds, which pass at once

Threads are greenlets that hand over only where they wait, and loops are queues of one world, so whatever happens is
in an order that the seed decides. While a world is entered, clocks, threads and sources of chance are its own.
"""

from __future__ import annotations

import asyncio
import gc
import hashlib
import heapq
import os
import random
import time
from asyncio import events as asyncio_events
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import Context
from typing import Any, Self, TypeVar
from warnings import catch_warnings, simplefilter

import greenlet
import pytest

from sixdot.web.limits import Bucket

Work = Callable[[], object]
Result = TypeVar("Result")
_BEGIN = 1_000_000.0  # seconds on the clock
_TOLD = 60  # steps that a failure lists


class Gone(BaseException):
    """Thrown into what ran on a machine that is no more."""


class World:
    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.chance = random.Random(f"world {seed}")
        self.now = _BEGIN
        self.wall = 0.0  # how far the clock on the wall is from the other
        self.here: Machine | None = None  # whose work is being done
        self.troubles: list[str] = []
        self.steps = 0
        self._entropy = random.Random(f"entropy {seed}")
        self._due: list[tuple[float, int, Machine, Work]] = []
        self._count = 0
        self.main = greenlet.getcurrent()
        self._trace = hashlib.sha256()
        self._last: deque[str] = deque(maxlen=_TOLD)
        self._machines: list[Machine] = []
        self._patch = pytest.MonkeyPatch()

    # What happens, in its order

    def at(self, when: float, machine: Machine, work: Work) -> None:
        self._count += 1
        heapq.heappush(self._due, (max(when, self.now), self._count, machine, work))

    def after(self, seconds: float, machine: Machine, work: Work) -> None:
        self.at(self.now + seconds, machine, work)

    def run(self, seconds: float, until: Callable[[], bool] = lambda: False) -> bool:
        """Let so much time pass, or less if this comes to hold; whether it does."""
        end = self.now + seconds
        while self._due and self._due[0][0] <= end and not self.troubles:
            when, count, machine, work = heapq.heappop(self._due)
            if not machine.is_on:
                continue
            self.now = max(self.now, when)
            if machine.stands_still_until > self.now:
                heapq.heappush(self._due, (machine.stands_still_until, count, machine, work))
                continue
            self.steps += 1
            self.do_at(machine, work)
            if until():
                return True
        if self.troubles:
            raise AssertionError("\n".join(self.troubles))
        self.now = max(self.now, end)
        return until()

    def do_at(self, machine: Machine, work: Callable[[], Result]) -> Result:
        before, self.here = self.here, machine
        loop = asyncio_events._get_running_loop()
        asyncio_events._set_running_loop(machine.loop)
        try:
            return work()
        finally:
            self.here = before
            asyncio_events._set_running_loop(loop)

    def note(self, *what: object) -> None:
        """A step of the trace, by which two runs are compared."""
        line = f"{self.now - _BEGIN:.6f} {' '.join(map(str, what))}"
        self._trace.update(line.encode() + b"\n")
        self._last.append(line)

    @property
    def story(self) -> str:
        """The last steps."""
        return "\n".join(self._last)

    @property
    def trace(self) -> str:
        return self._trace.hexdigest()

    def machine(self, name: str) -> Machine:
        made = Machine(self, name)
        self._machines.append(made)
        return made

    def urandom(self, count: int) -> bytes:
        return self._entropy.randbytes(count)

    def wait(self, seconds: float | None = None) -> bool:
        """Whoever calls this waits, so long or until woken; whether they were woken."""
        return Fiber.current().wait(seconds)

    def to_main(self) -> bool:
        return bool(self.main.switch())

    # Entering it

    def __enter__(self) -> Self:
        patch = self._patch
        for name in ("monotonic", "perf_counter", "thread_time"):
            patch.setattr(time, name, self._clock)
        patch.setattr(time, "time", lambda: self.now + self.wall)
        patch.setattr(time, "sleep", self.wait)
        patch.setattr(Bucket.__init__, "__defaults__", (self._clock,))
        patch.setattr(os, "urandom", self.urandom)
        patch.setattr(random, "_urandom", self.urandom)
        self._chance_before = random.getstate()
        random.seed(self.seed)
        gc.disable()  # what it finds would be ended at any moment
        return self

    def __exit__(self, *error: object) -> None:
        for machine in self._machines:
            machine.end()
        self._patch.undo()
        random.setstate(self._chance_before)
        gc.enable()

    def _clock(self) -> float:
        return self.now if self.here is None else self.here.clock()


class Machine:
    """A computer with one process, which may be paused, and may end at any moment."""

    def __init__(self, world: World, name: str) -> None:
        self.world, self.name = world, name
        self.is_on = True
        self.stands_still_until = 0.0
        self.ahead = world.chance.uniform(0, 1000)  # of the world's clock
        self.tasks: list[asyncio.Task[Any]] = []
        self.fibers: list[Fiber] = []
        self.longest_work = 0.005  # seconds until work for another thread has been done
        self.loop = Loop(self)  # type: ignore[abstract]

    def clock(self) -> float:
        return self.world.now + self.ahead

    def begin(self, work: Work, name: str = "") -> Fiber:
        """A thread."""
        fiber = Fiber(self, work, name)
        self.fibers.append(fiber)
        self.world.after(0, self, fiber.go)
        return fiber

    def end(self) -> None:
        """Nothing more is done here; what was under way is closed without any effect."""
        if not self.is_on:
            return
        self.is_on = False
        self.world.do_at(self, self._close)

    def _close(self) -> None:
        assert greenlet.getcurrent() is self.world.main
        for fiber in self.fibers:
            fiber.stop()
        while self.tasks:
            task = self.tasks.pop(0)
            task._log_destroy_pending = False  # type: ignore[attr-defined]
            work = task.get_coro()
            if not task.done() and work is not None:
                with suppress(Exception, asyncio.CancelledError), catch_warnings():
                    simplefilter("ignore")  # what it has just begun is never awaited
                    work.close()


class Loop(asyncio.AbstractEventLoop):
    """The loop of a machine: what an application needs of one."""

    def __init__(self, machine: Machine) -> None:
        self._machine, self._world = machine, machine.world
        self._free: dict[object, float] = {}  # when each pool of threads has done its work

    def time(self) -> float:
        return self._machine.clock()

    def call_soon(  # type: ignore[override]
        self, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self._world.after(0, self._machine, lambda: None if handle.cancelled() else handle._run())
        return handle

    call_soon_threadsafe = call_soon  # type: ignore[assignment]

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.time() + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        due = when - self._machine.ahead
        self._world.at(due, self._machine, lambda: None if handle.cancelled() else handle._run())
        return handle

    def _timer_handle_cancelled(self, handle: object) -> None: ...

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(  # type: ignore[override]
        self, coro: Coroutine[Any, Any, Result], *, name: str | None = None, context: Context | None = None
    ) -> asyncio.Task[Result]:
        task = asyncio.Task(coro, loop=self, name=name, context=context)
        self._machine.tasks.append(task)
        if len(self._machine.tasks) > 1000:
            self._machine.tasks[:] = [each for each in self._machine.tasks if not each.done()]
        return task

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Callable[..., Result], *args: Any
    ) -> asyncio.Future[Result]:
        """One piece after the other, each after a while."""
        future = self.create_future()
        world, machine = self._world, self._machine
        when = max(world.now, self._free.get(executor, 0.0)) + world.chance.uniform(0, machine.longest_work)
        self._free[executor] = when

        def done() -> None:
            if future.cancelled():
                return
            try:
                future.set_result(func(*args))
            except Exception as error:
                future.set_exception(error)

        world.at(when, machine, done)
        return future

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if self._machine.is_on:
            self._world.troubles.append(
                f"{self._machine.name}: {context.get('message')}: {context.get('exception')!r}"
            )

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False


class Fiber:
    """A thread of a machine."""

    def __init__(self, machine: Machine, work: Work, name: str = "") -> None:
        begun_by = getattr(greenlet.getcurrent(), "fiber", None)
        self.machine, self.name = machine, name
        self.whose: str = begun_by.whose if begun_by else name  # threads that it begins are, too
        self.is_over = False
        self._work = work
        self._turn = 0
        self._waits = True
        self._listeners: list[Fiber] = []
        self._greenlet = greenlet.greenlet(self._run, machine.world.main)
        self._greenlet.fiber = self

    @staticmethod
    def current() -> Fiber:
        fiber = getattr(greenlet.getcurrent(), "fiber", None)
        assert isinstance(fiber, Fiber), "only a thread can wait"
        return fiber

    def go(self) -> None:
        self._switch(0, True)

    def _run(self, _: bool) -> None:
        try:
            self._work()
        except Gone:
            pass
        except BaseException as error:
            error.add_note(f"in {self.machine.name}, {self.name}")
            if self.machine.is_on:
                raise
        finally:
            self.is_over = True
            for fiber in self._listeners:
                fiber.wake()

    def wait(self, seconds: float | None = None) -> bool:
        if not self.machine.is_on:
            raise Gone
        self._turn += 1
        self._waits = True
        turn = self._turn
        if seconds is not None:
            self.machine.world.after(max(0.0, seconds), self.machine, lambda: self._switch(turn, False))
        return self.machine.world.to_main()

    def wake(self, seconds: float = 0.0) -> None:
        turn = self._turn
        self.machine.world.after(seconds, self.machine, lambda: self._switch(turn, True))

    def _switch(self, turn: int, woken: bool) -> None:
        if self._waits and turn == self._turn:
            self._waits = False
            self._greenlet.switch(woken)

    def stop(self) -> None:
        if not self.is_over:
            if self._greenlet:
                self._greenlet.throw(Gone)
            self.is_over = True

    def join(self, seconds: float | None = None) -> None:
        if not self.is_over:
            self._listeners.append(Fiber.current())
            self.machine.world.wait(seconds)
