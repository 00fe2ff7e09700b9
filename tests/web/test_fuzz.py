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
from sixdot.room.room import Room
from sixdot.store.store import Store
from sixdot.web.limits import Limits, Rate
from sixdot.wire.messages import Request
from tests.helpers.fuzzing import Fuzzer, Moment, Sent
from tests.helpers.in_memory import CLOSE, PING, TEXT, Incoming, InMemory, Line, frame, run
from tests.helpers.online_laws import seeded
from tests.helpers.rooms import chosen_deals
from tests.helpers.servers import Inside, done, opened, turn
from tests.helpers.siege import Siege
from tests.helpers.soak import bounded
from tests.helpers.stores import is_sound
from tests.room.test_room import seen
from tests.web.test_online_worlds import MANY
from tests.web.test_protocol import upgraded
from tests.web.test_sessions import written

Record = Callable[[str, object], None]
REAL = bounded(300, soak=10_000)  # over a real socket
SEEDS = bounded(1, soak=100)
FRAMES = bounded(3_000, soak=10_000)  # of each seed


@contextmanager
def _known(seed: str) -> Iterator[None]:
    """Codes and tokens are the same each time."""
    chance = Random(f"codes {seed}")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sixdot.web.tokens.new_token", lambda: f"{chance.getrandbits(200):043d}"[:43])
        patch.setattr("sixdot.room.keys.secrets", chance)
        patch.setattr("sixdot.web.connection._PINGS", Rate(1e9, 1e9))
        yield


def besieged(folder: Path, seed: str, frames: int) -> Siege:
    """People at a table of every edition, who send so many frames; afterwards all logs can be read and done again."""
    live: dict[str, tuple[set[int], set[int], list[object]]] = {}

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
                live[code] = set(room.members.present), set(room.members.lapsed), seen(room)
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
                    room.members.present, room.members.lapsed, before = live[code]  # who is there is in no log
                    assert seen(room) == before
    return siege


@pytest.mark.slow
@pytest.mark.fault("P01", "P04")
@pytest.mark.parametrize("number", range(SEEDS))
def test_whatever_is_sent_is_answered_and_harms_nobody(number: int, tmp_path: Path, record_property: Record) -> None:
    siege = besieged(tmp_path, f"siege {number}", FRAMES)
    if number == 0:  # so that it does not depend on chance
        assert {"lobby", "ready", "turn", "drawn", "answer", "respond", "lay", "pause", "over"} <= set(siege.moments)
    assert set(siege.moments) <= {"lobby", "ready", "pause", "over", *PHASES}
    assert len(siege.reasons) > 50
    record_property("frames sent by fuzzing", siege.frames)
    record_property("answers that were the same whatever cards the others held", siege.compared)


def test_whoever_speaks_before_being_let_in_is_cut_off(tmp_path: Path) -> None:
    async def work() -> None:
        server = InMemory(tmp_path)
        try:
            for data in (
                frame(TEXT, b"\xff"),
                frame(PING, b"?"),
                frame(CLOSE, b"\x00"),
                frame(TEXT, b"{}"),
                b"\xff" * 99,
            ):
                line = Line(server, "10.0.0.1")
                line.send(data)
                await server.until(lambda line=line: not line.open)  # type: ignore[misc]
                assert (line.greeted, line.came) == (False, [])
        finally:
            await server.close()
        assert not server.complaints()

    run(work)


@pytest.mark.slow
def test_the_same_frames_over_a_real_socket_harm_nobody(tmp_path: Path, record_property: Record) -> None:
    """Somebody at a table with two who play; the frames go through the system and uvicorn's own loop."""
    happened: list[str] = []
    fuzzer, sent = Fuzzer(Random("real")), 0
    with (
        seeded("real"),
        pytest.MonkeyPatch.context() as patch,
        Inside(tmp_path, limits=Limits(**MANY), log=lambda event, *_, **__: happened.append(event)) as server,
        opened(server.url, bots=1) as ana,
    ):
        patch.setattr("sixdot.web.connection._PINGS", Rate(1e9, 1e9))
        done(ana, "start")
        eve, code = None, ana.known.table.code
        while sent < REAL:
            if eve is None or not eve.open:
                eve = Wired(server, written(type="join", code=code, name=f"Eve {sent}", watch=True))
            moment = Moment(ana.known.number, legal=ana.known.shown.legal if ana.known.shown else (), names=["Ana"])
            eve.say(fuzzer.broken(Request, moment) if sent % 2 else fuzzer.request(fuzzer.do(moment), moment))
            sent += 1
            if sent % 10 == 0:
                turn(ana)
                ana.next(0.0)
        done(ana, "chat still here")
        if eve is not None:
            eve.hang_up()
        entries = server.store.entries(code)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert {"fault", "not-saved", "aside"}.isdisjoint(happened)
    record_property("of them over a real socket", sent)


class Wired(Incoming):
    """A real socket that has greeted."""

    def __init__(self, server: Inside, greeting: str) -> None:
        self._line = upgraded(server)
        super().__init__(self._line.sendall)
        self.greeted = True
        self.say(Sent(frame(TEXT, greeting.encode())))

    def say(self, sent: Sent) -> None:
        before = self.answers
        try:
            self._line.sendall(sent.data)
            while sent.answered and self.open and self.answers == before:
                data = self._line.recv(65536)
                self.open = self.open and bool(data)
                self.take(data)
        except ConnectionError:
            self.open = False
        assert self.reason != "FAULT"
        if not self.open:
            self.hang_up()

    def hang_up(self) -> None:
        self._line.close()
