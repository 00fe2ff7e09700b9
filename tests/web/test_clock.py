"""The clock of a table: it runs for one person at a time, never while words are due, and always gives more time."""

from __future__ import annotations

import itertools
import re
import time
from pathlib import Path

import pytest

import sixdot
from sixdot.web import board as boards
from sixdot.web.board import A_SIGN, A_TEXT, Clock
from sixdot.wire.messages import Notice, Told
from tests.helpers.servers import Inside, done, hear, opened

SOURCES = Path(sixdot.__file__).parent


class Watch:
    """The time, as the tests set it."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def now() -> Watch:
    return Watch()


@pytest.fixture
def clock(now: Watch) -> Clock:
    return Clock(now)


def looked(clock: Clock, now: Watch, time: float) -> str:
    now.time = time
    return clock.look()


def test_it_warns_well_before_the_end(clock: Clock, now: Watch) -> None:
    now.time = 100.0
    clock.wait_for(1, "first", 60)
    assert clock.next_look() == 140.0
    assert looked(clock, now, 139.0) == ""
    assert looked(clock, now, 140.0) == "warn"
    assert clock.left() == 20
    assert clock.next_look() == 160.0
    assert looked(clock, now, 159.0) == ""
    assert looked(clock, now, 160.0) == "over"


def test_a_short_clock_warns_too(clock: Clock) -> None:
    clock.wait_for(1, "first", 12)
    assert clock.next_look() == 4.0


def test_it_begins_when_what_was_said_is_over(clock: Clock) -> None:
    clock.heard(1, "x" * 100)
    clock.heard(1, "x" * 100)
    clock.wait_for(1, "first", 60)
    assert clock.next_look() == pytest.approx(2 * (A_TEXT + 100 * A_SIGN) + 40)


def test_it_stands_still_while_an_answer_is_spoken(clock: Clock, now: Watch) -> None:
    clock.wait_for(1, "first", 60)
    now.time = 10.0
    clock.heard(1, "x" * 50)
    assert clock.next_look() == pytest.approx(40 + A_TEXT + 50 * A_SIGN)
    clock.heard(2, "x" * 50)  # somebody else's words
    assert clock.next_look() == pytest.approx(40 + A_TEXT + 50 * A_SIGN)
    clock.heard(1, "")
    assert clock.next_look() == pytest.approx(40 + A_TEXT + 50 * A_SIGN)


def test_the_same_decision_goes_on_and_another_one_starts_over(clock: Clock, now: Watch) -> None:
    clock.wait_for(1, "first", 60)
    now.time = 30.0
    clock.wait_for(1, "first", 60)
    assert clock.next_look() == 40.0
    clock.wait_for(1, "second", 60)
    assert clock.next_look() == 70.0
    clock.stop()
    assert looked(clock, now, 1000.0) == ""


def test_more_time_can_be_had_without_end(clock: Clock, now: Watch) -> None:
    clock.wait_for(1, "first", 60)
    for asked in range(50, 5000, 50):
        assert looked(clock, now, float(asked)) in ("", "warn")
        clock.more(1)
    now.time = 5000.0
    clock.more(2)
    assert clock.next_look() == 4990.0


@pytest.mark.fault("D10")
def test_the_wall_clock_is_read_for_names_and_log_lines_alone() -> None:
    """Timers, limits and the order of things go by clocks that nobody sets."""
    reads = re.compile(
        r"\btime\.(time|time_ns|localtime|gmtime|ctime|strftime)\b|from time import .*\b(time|localtime|gmtime)\b"
        r"|\b(datetime|date)\.(now|today|utcnow)\b|unixepoch|julianday|CURRENT_TIME|'now'"
    )
    found = {
        str(path.relative_to(SOURCES))
        for path in SOURCES.rglob("*.py")
        if not path.name.endswith("_words.py") and reads.search(path.read_text(encoding="utf-8"))
    }
    assert found == {"score/sheet.py", "terminal/saving/saved_game.py", "web/logbook.py"}


@pytest.mark.fault("D10")
@pytest.mark.slow
def test_a_person_is_warned_and_then_has_something_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The wall clock is put forward and back by an hour all the time: nobody notices."""
    real, jumps = time.time, itertools.cycle([0, 3600, -3600])
    monkeypatch.setattr(time, "time", lambda: real() + next(jumps))
    monkeypatch.setattr(boards, "A_SIGN", 0.0)
    monkeypatch.setattr(boards, "A_TEXT", 0.0)
    with Inside(tmp_path) as server, opened(server.url, bots=1) as ana:
        done(ana, "options clock=10")
        done(ana, "start")
        hear(ana, lambda: ana.known.wanted == "turn")
        assert "10 seconds" in done(ana, "more time").say
        number = ana.known.number
        came = hear(ana, lambda: ana.known.number > number)
        assert [message.say for message in came if isinstance(message, Notice)] == [
            "7 seconds are left. Ask for more time as often as you like: say more time."
        ]
        assert isinstance(came[-1], Told)


def test_without_a_clock_nobody_is_hurried(tmp_path: Path) -> None:
    with Inside(tmp_path) as server, opened(server.url, bots=1) as ana:
        assert "no clock" in done(ana, "more time").say
        assert ana.known.table.clock == 0
        done(ana, "start")
        hear(ana, lambda: ana.known.wanted == "turn")
        assert server.do(lambda: _timers(server)) is False


def test_bots_wait_as_long_as_the_table_wants_them_to(tmp_path: Path) -> None:
    with Inside(tmp_path, pace=0.001) as server, opened(server.url, bots=1) as ana:
        done(ana, "start")
        hear(ana, lambda: ana.known.wanted == "turn")
        for pace, share in {"heard": 0.1, "slow": 0.2, "brisk": 0.0}.items():
            number = ana.known.number
            done(ana, f"options pace={pace}")  # also in the middle of a round
            told = [each for each in hear(ana, lambda: ana.known.number > number) if isinstance(each, Told)]  # noqa: B023
            assert len(told[-1].say) > 20
            assert server.do(lambda: _pause(server)) == pytest.approx(0.001 * max(1.0, share * len(told[-1].say)))


async def _pause(server: Inside) -> float:
    (table,) = server.hub.live.values()
    return table.pacer.pause()


async def _timers(server: Inside) -> bool:
    return any(table.pacer.clock is not None for table in server.hub.live.values())
