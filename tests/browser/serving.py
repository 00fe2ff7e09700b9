"""A server whose deals are known beforehand. Only tests can have one: `sixdot serve` takes no seed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest

from sixdot.game.shuffle import chosen_deal
from sixdot.room import room
from sixdot.web.limits import Limits
from tests.servers import Inside


@contextmanager
def dealing(folder: Path, seed: str) -> Iterator[Inside]:
    """Rounds are dealt by this seed, and bots decide by it."""
    numbers = count(1)
    known = SimpleNamespace(urandom=lambda size: (seed.encode() * size)[:size])
    limits = Limits(opens_burst=1000.0)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(room, "os", known)
        with Inside(folder, deals=lambda: chosen_deal(seed, next(numbers)), limits=limits) as server:
            yield server
