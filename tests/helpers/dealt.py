"""Servers whose deals follow from a seed, so that no test depends on luck. `sixdot serve` itself takes none."""

from __future__ import annotations

from itertools import count
from unittest.mock import patch

from sixdot.cli import main
from sixdot.game.shuffle import chosen_deal
from sixdot.room.room import Room
from tests.helpers.servers import Server

USUAL = "usual"


class DealtServer(Server):
    """`sixdot serve` as a process, except that every table is dealt by the same seed."""

    entrance = "import sys; from tests.helpers.dealt import serve; sys.exit(serve())"


def serve() -> int:
    with patch("sixdot.web.serve.Room", lambda code: dealt_room(code, USUAL)):
        return main()


def dealt_room(code: str, seed: str) -> Room:
    """A table whose deals and bots follow from this seed."""
    numbers = count(1)
    return Room(code, lambda: chosen_deal(seed, next(numbers)), lambda: seed)
