"""A server within the test whose deals are known in advance."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sixdot.web.limits import Limits, Rate
from tests.helpers.dealt import dealt_room
from tests.helpers.servers import Inside


@contextmanager
def dealing(folder: Path, seed: str) -> Iterator[Inside]:
    """A server whose deals and bots follow from this seed."""
    limits = Limits(opens=Rate(1.0, 1000.0))
    with Inside(folder, limits=limits, room=lambda code: dealt_room(code, seed)) as server:
        yield server
