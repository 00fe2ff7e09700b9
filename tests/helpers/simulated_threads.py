"""What the program takes from `threading` and `queue`, for the threads of a simulated world."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Sequence
from queue import Empty
from typing import Any, Generic, TypeVar

import pytest

from sixdot.store import store, writer
from sixdot.wire import client
from tests.helpers.simulated_world import Fiber, World

T = TypeVar("T")
_SOON = 0.002  # seconds until a thread that is woken goes on, at most


def take_threads_from(world: World, patch: pytest.MonkeyPatch) -> None:
    """The threads of stores and clients are the world's from now on, and a store takes a database as its place."""

    class Thread:
        def __init__(
            self, target: Callable[..., object], args: Sequence[Any] = (), name: str = "", daemon: bool = False
        ) -> None:
            self._work, self._name = (lambda: target(*args)), name
            self._fiber: Fiber | None = None

        def start(self) -> None:
            assert world.here is not None
            self._fiber = world.here.begin(self._work, self._name)

        def join(self, timeout: float | None = None) -> None:
            if self._fiber is not None:
                self._fiber.join(timeout)

        def is_alive(self) -> bool:
            return self._fiber is not None and not self._fiber.is_over

    class Waiting:
        """Those who wait for something, and are woken after a moment."""

        def __init__(self) -> None:
            self._waiting: list[Fiber] = []

        def wait(self, timeout: float | None = None) -> bool:
            self._waiting.append(Fiber.current())
            return world.wait(timeout)

        def notify(self) -> None:
            waiting, self._waiting = self._waiting, []
            for fiber in waiting:
                fiber.wake(world.chance.uniform(0, _SOON))

    class Condition(Waiting):
        def __enter__(self) -> None: ...

        def __exit__(self, *error: object) -> None: ...

    class Event(Waiting):
        def __init__(self) -> None:
            super().__init__()
            self._is_set = False

        def set(self) -> None:
            self._is_set = True
            self.notify()

        def is_set(self) -> bool:
            return self._is_set

        def wait(self, timeout: float | None = None) -> bool:
            if not self._is_set and timeout != 0:
                super().wait(timeout)
            return self._is_set

    class SimpleQueue(Waiting, Generic[T]):
        def __init__(self) -> None:
            super().__init__()
            self._items: deque[T] = deque()

        def put(self, item: T) -> None:
            self._items.append(item)
            self.notify()

        def get(self, timeout: float | None = None) -> T:
            if not self._items and timeout != 0:
                self.wait(timeout)
            while not self._items and timeout is None:
                self.wait()
            if not self._items:
                raise Empty
            return self._items.popleft()

    class Threading:
        pass

    for name, thing in {"Lock": threading.Lock, "Event": Event, "Thread": Thread}.items():
        setattr(Threading, name, thing)
    patch.setattr(writer, "Thread", Thread)
    patch.setattr(writer, "Condition", Condition)
    patch.setattr(client, "threading", Threading)
    patch.setattr(client, "SimpleQueue", SimpleQueue)
    patch.setattr(store, "_opened", lambda place, shared: place)
