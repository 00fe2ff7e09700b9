"""Coming back to a table that is not in memory: from a snapshot and what happened since, never from a wrong one."""

from __future__ import annotations

import asyncio
import random
import shutil
import socket
import sqlite3
from collections import Counter
from contextlib import closing, suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from sixdot.game.reading import read_record
from sixdot.game.replay import verify
from sixdot.room.room import Room
from sixdot.room.state import Broken
from sixdot.room.telling import Retelling
from sixdot.store.entries import Append
from sixdot.store.place import Place
from sixdot.store.problems import Damaged, StoreError
from sixdot.store.store import Store
from sixdot.store.writer import REACH
from sixdot.web.causes import FAULT
from sixdot.web.rebuilding import REMEMBERED, Kept, rebuilt, retell
from sixdot.web.serve import AT_ONCE, bound
from sixdot.web.services import IN_A_TURN, Services
from tests.helpers.rooms import WORDS, Log, chosen_deals, retold
from tests.helpers.servers import Inside, done, opened, play
from tests.helpers.stores import put
from tests.room.test_snapshots import begun, state_of

CODE = "bek-dor-mip-tan-rus"


@pytest.fixture(scope="module")
def log() -> Log:
    """Games of four people, one after the other."""
    log, chance = begun("mattel", "target=100", "x")
    while log.room.number < 450:
        if log.room.free:
            log.does(1, "start")
        log.plays(chance, most=100)
    return log


@pytest.fixture(scope="module")
def kept_file(log: Log, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("kept") / "sixdot.db"
    keep(path, log)
    return path


def keep(place: Place, log: Log) -> None:
    with Store(place) as store:
        for entry in log.entries:
            snapshot = log.snapshots.get(entry.number - 1, "")
            put(store, Append(CODE, entry.number, entry.text, f"1:k{entry.number} abc", snapshot=snapshot))


@pytest.fixture
def path(kept_file: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(kept_file, tmp_path / "sixdot.db"))


@pytest.fixture
def redone(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the entries that are done again."""
    numbers: list[int] = []
    original = Room.redo

    def redo(room: Room, number: int, *given: Any) -> Any:
        numbers.append(number)
        return original(room, number, *given)

    monkeypatch.setattr(Room, "redo", redo)
    return numbers


def changed(path: Path, statement: str, *values: object) -> int:
    """In how many rows something was changed."""
    with closing(sqlite3.connect(path)) as database:
        count = database.execute(statement, values).rowcount
        database.commit()
        return count


def taken_up(path: Place, log: Log) -> tuple[Kept, int]:
    """The table as a server has it after its start, and how many faults there were."""
    with Store(path) as store:
        services = Services(store)
        kept = rebuilt(services, CODE)
        kept.room.members.present = set(log.room.members.present)
        return kept, services.counts["fault"]


def test_only_what_has_happened_since_the_last_deal_is_done_again(path: Place, log: Log, redone: list[int]) -> None:
    kept, faults = taken_up(path, log)
    assert redone == list(range(max(log.snapshots) + 1, log.room.number + 1))
    assert len(redone) < log.room.number / 3
    assert state_of(kept.room) == state_of(log.room)
    assert faults == 0


def test_so_it_is_wherever_the_table_is_kept(place: Place, log: Log, redone: list[int]) -> None:
    keep(place, log)
    test_only_what_has_happened_since_the_last_deal_is_done_again(place, log, redone)
    with Store(place) as store:
        older = store.snapshot(CODE, log.room.number - REACH)
    assert older is not None
    assert older.number in log.snapshots


def test_the_last_commands_are_known_even_if_the_round_has_just_begun(path: Path, log: Log) -> None:
    commands = taken_up(path, log)[0].commands
    assert list(commands.values())[-1] == (log.room.number, "abc")
    assert len(commands) == REMEMBERED


def test_as_many_snapshots_are_kept_as_are_needed_to_tell_what_was_missed(path: Path, log: Log) -> None:
    with closing(sqlite3.connect(path)) as database:
        numbers = [number for (number,) in database.execute("SELECT number FROM snapshot ORDER BY number")]
    newest = max(log.snapshots)
    needed = max(number for number in log.snapshots if number <= newest - REACH)
    assert numbers == [number for number in sorted(log.snapshots) if number >= needed]
    assert len(numbers) < len(log.snapshots)


def test_what_was_missed_is_found_without_doing_the_whole_log_again(path: Path, log: Log, redone: list[int]) -> None:
    last = log.room.number
    for seen in (2, last - 300, last - 150, last - 3):
        expected = retold(log, 2, seen)
        redone.clear()
        with Store(path) as store:
            retelling = Retelling(CODE, 2, WORDS, seen)
            retell(store, retelling)
            assert retelling.missed() == expected
            retell(store, retelling)  # nothing new has happened
            assert retelling.missed() == expected
        assert redone[0] - 1 in log.snapshots
        assert redone == list(range(redone[0], last + 1))


@pytest.mark.parametrize("column", ["text", "chain", "rules", "program", "number"])
def test_whatever_is_changed_in_a_snapshot_it_is_not_used(
    path: Path, log: Log, column: str, redone: list[int]
) -> None:
    """In any of its columns: the log alone says how the table stands."""
    chance = random.Random(column)
    newest = max(log.snapshots)
    with closing(sqlite3.connect(path)) as database:
        database.execute("DELETE FROM snapshot WHERE number < ?", (newest,))
        database.commit()
        (before,) = database.execute(f"SELECT {column} FROM snapshot").fetchone()
    for _ in range(60 if column == "text" else 8):
        assert changed(path, f"UPDATE snapshot SET {column} = ?", _flipped(before, chance)) == 1
        redone.clear()
        kept, faults = taken_up(path, log)
        assert redone[0] == 1
        assert faults == 0
        assert state_of(kept.room) == state_of(log.room)


def _flipped(value: Any, chance: random.Random) -> Any:
    if isinstance(value, int):
        return value ^ 1 << chance.randrange(8)
    data = bytearray(value.encode() if isinstance(value, str) else value)
    data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    return data.decode("latin-1") if isinstance(value, str) else bytes(data)


def test_whichever_byte_of_the_file_is_flipped_nobody_comes_back_to_another_table(path: Path, log: Log) -> None:
    chance, whole = random.Random(7), path.read_bytes()
    begin = whole.index(b'{"language":')  # there are snapshots
    there = state_of(log.room)
    outcomes = Counter[str]()
    for number in range(120):
        data = bytearray(whole)
        least, most = (begin - 300, begin + 3000) if number % 2 else (0, len(data))
        data[chance.randrange(least, most)] ^= 1 << number % 8
        path.write_bytes(data)
        try:
            assert state_of(taken_up(path, log)[0].room) == there
            outcomes["the same"] += 1
        except (Broken, StoreError):
            outcomes["found"] += 1
    assert outcomes["the same"] > 60


def test_a_snapshot_is_used_at_no_other_entry_and_at_no_other_table(path: Path, log: Log) -> None:
    newest = max(log.snapshots)
    with Store(path) as store:
        assert store.snapshot(CODE, newest) == (newest, log.snapshots[newest])
        put(store, *[Append("tan-rus-bek-dor-mip", entry.number, entry.text) for entry in log.entries])
    changed(path, "UPDATE snapshot SET number = number + 1 WHERE number = ?", newest)
    changed(path, "INSERT INTO snapshot SELECT 2, number, text, chain, rules, program FROM snapshot")
    with Store(path) as store:
        usable = store.snapshot(CODE)
        assert usable is not None
        assert usable.number < newest
        assert store.snapshot("tan-rus-bek-dor-mip") is None


def test_after_an_update_the_log_alone_counts(
    path: Path, log: Log, redone: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sixdot.__version__", "99.0")
    kept, _ = taken_up(path, log)
    assert redone == [entry.number for entry in log.entries]
    assert state_of(kept.room) == state_of(log.room)


def test_a_snapshot_that_cannot_be_used_is_a_fault_and_the_table_comes_back_all_the_same(
    path: Path, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(room: Room, snapshot: str) -> None:
        raise KeyError("members")

    monkeypatch.setattr(Room, "resume", fails)
    kept, faults = taken_up(path, log)
    assert state_of(kept.room) == state_of(log.room)
    assert faults == 1


def test_damage_since_the_snapshot_is_found_on_the_way_back_and_older_damage_when_all_is_read(
    path: Path, log: Log
) -> None:
    newest = max(log.snapshots)
    changed(path, "UPDATE entry SET text = replace(text, 'a', 'b') WHERE number = ?", newest - 100)
    assert state_of(taken_up(path, log)[0].room) == state_of(log.room)
    with Store(path) as store, pytest.raises(Damaged, match=str(newest - 100)):
        store.entries(CODE)
    changed(path, "UPDATE entry SET text = replace(text, 'a', 'b') WHERE number = ?", newest + 2)
    with pytest.raises(Damaged):
        taken_up(path, log)


def test_the_record_is_whole_though_the_table_was_away_in_the_meantime(tmp_path: Path) -> None:
    deals = chosen_deals("x")
    with Inside(tmp_path, room=lambda code: Room(code, deals)) as server, opened(server.url, bots=1) as ana:
        table = server.hub.live[ana.known.table.code]
        done(ana, "options target=250")
        done(ana, "start")
        play(ana, until=lambda client: client.known.table.round > 1 and client.known.table.stage == "playing")

        async def leaves_the_memory() -> None:
            table.board.let_go()
            table.board.send_away(FAULT)

        server.do(leaves_the_memory)
        play(ana)
        assert server.hub.live[table.code] is not table
        verdict = verify(read_record(done(ana, "ask record").say))
        assert server.hub.services.counts["fault"] == 0
    assert (verdict.problem, verdict.complete) == ("", True)


def test_many_who_come_back_at_the_same_moment_are_welcomed_a_few_in_each_turn_in_their_order(tmp_path: Path) -> None:
    welcomed: list[int] = []
    many = 3 * IN_A_TURN

    async def comes(services: Services, number: int) -> None:
        await services.turn()
        welcomed.append(number)

    async def all_come() -> list[int]:
        services = Services(store)
        coming = [asyncio.create_task(comes(services, number)) for number in range(many)]
        await asyncio.sleep(0)
        coming[3].cancel()
        counts: list[int] = []
        while not all(task.done() for task in coming):
            counts.append(len(welcomed))
            await asyncio.sleep(0)
        return counts

    with Store(tmp_path / "sixdot.db") as store:
        counts = asyncio.run(all_come())
    assert welcomed == [number for number in range(many) if number != 3]
    assert max(after - before for before, after in pairwise(counts)) <= IN_A_TURN


def test_those_who_wait_at_the_door_are_let_in_a_few_at_a_time() -> None:
    with bound("127.0.0.1", 0, WORDS) as door:
        door.setblocking(False)
        waiting = [socket.create_connection(door.getsockname()) for _ in range(2 * AT_ONCE + 1)]
        counts: list[int] = []
        while sum(counts) < len(waiting):
            counts.append(0)
            with suppress(BlockingIOError):
                while True:
                    door.accept()[0].close()
                    counts[-1] += 1
        assert counts == [AT_ONCE, AT_ONCE, 1]
        for each in waiting:
            each.close()
