"""Anything at all over the wire, in the middle of games: answered or refused, and nobody else notices."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random

import pytest

from sixdot.game.editions import EDITIONS
from sixdot.game.view import PHASES
from sixdot.room.keys import ALL_SYLLABLES
from sixdot.room.room import Room
from sixdot.store.store import Store
from sixdot.web.limits import Limits, Rate
from tests.helpers.in_memory import InMemory, run
from tests.helpers.online_laws import seeded
from tests.helpers.rooms import chosen_deals
from tests.helpers.siege import Siege
from tests.helpers.soak import bounded
from tests.helpers.stores import is_sound
from tests.room.test_room import seen
from tests.web.test_online_worlds import MANY

Record = Callable[[str, object], None]
SEEDS = bounded(1, soak=100)
FRAMES = bounded(3_000, soak=10_000)  # of each seed


@contextmanager
def _known(seed: str) -> Iterator[None]:
    """Codes and tokens are the same each time."""
    chance = Random(f"codes {seed}")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sixdot.web.tokens.new_token", lambda: f"{chance.getrandbits(200):043d}"[:43])
        patch.setattr("sixdot.web.hub.new_code", lambda: "-".join(chance.sample(ALL_SYLLABLES, 5)))
        patch.setattr("sixdot.room.commands.new_pass", lambda code: f"{code}-{'-'.join(chance.sample(ALL_SYLLABLES, 3))}")
        patch.setattr("sixdot.web.connection._PINGS", Rate(1e9, 1e9))
        yield


def besieged(folder: Path, seed: str, frames: int) -> Siege:
    """People at a table of every edition, who send so many frames; afterwards all logs can be read and done again."""
    live: dict[str, tuple[set[int], list[object]]] = {}

    async def work() -> Siege:
        rooms = partial(Room, deals=chosen_deals(seed), seeds=lambda: seed)
        server = InMemory(folder, limits=Limits(**MANY), room=rooms)
        siege = Siege(server, seed, tuple(EDITIONS))
        try:
            await siege.begin()
            while siege.frames < frames:
                await siege.step()
            for code, table in server.hub.live.items():
                room = table.board.room
                live[code] = room.members.present, seen(room)
        finally:
            await server.close()
        assert not server.complaints(), server.complaints()
        return siege

    with seeded(seed), _known(seed):
        siege = run(work)
        with Store(folder / "sixdot.db") as store:
            assert is_sound(store.path)
            assert not store.aside()
            for code in store.tables():
                room = Room(code)
                for entry in store.entries(code):
                    room.redo(entry.number, entry.text, entry.version, entry.said)
                if code in live:
                    room.members.present, before = live[code]
                    assert seen(room) == before
    return siege


@pytest.mark.slow
@pytest.mark.fault("P01", "P04")
@pytest.mark.parametrize("number", range(SEEDS))
def test_whatever_is_sent_is_answered_and_harms_nobody(
    number: int, tmp_path: Path, record_property: Record
) -> None:
    siege = besieged(tmp_path, f"siege {number}", FRAMES)
    if number == 0:  # so that it does not depend on chance
        assert {"lobby", "ready", "turn", "drawn", "answer", "respond", "lay", "pause", "over"} <= set(siege.moments)
    assert set(siege.moments) <= {"lobby", "ready", "pause", "over", *PHASES}
    assert len(siege.reasons) > 50
    record_property("frames sent by fuzzing", siege.frames)
    record_property("answers that were the same whatever cards the others held", siege.compared)
