"""A server whose deals are known in advance. Only tests can have one: `sixdot serve` takes no seed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from sixdot.game.shuffle import chosen_deal
from sixdot.room.room import Room
from sixdot.web.limits import Limits, Rate
from tests.helpers.servers import Inside


@contextmanager
def dealing(folder: Path, seed: str) -> Iterator[Inside]:
    """A server whose deals and bots follow from this seed."""
    numbers = count(1)
    limits = Limits(opens=Rate(1.0, 1000.0))

    def room(code: str) -> Room:
        return Room(code, lambda: chosen_deal(seed, next(numbers)), lambda: seed)

    with Inside(folder, limits=limits, room=room) as server:
        yield server
