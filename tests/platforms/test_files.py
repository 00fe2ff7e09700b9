"""Files on Windows and macOS: locked, replaced and synced as these systems want it."""

from __future__ import annotations

import errno
import fcntl
import os
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from sixdot.durable import OPEN, DurableFile, NotSaved, nobody_reads, read_bytes, reason_of, replace_text
from sixdot.store import file as store_file
from sixdot.store.problems import StoreError
from sixdot.store.sqlite import SqliteFile
from tests.platforms.conftest import Msvcrt


def test_windows_locks_a_byte_that_nobody_reads(windows: Msvcrt, tmp_path: Path) -> None:
    game = DurableFile(tmp_path / "game", OPEN, new=True)
    game.add("one\n")
    assert game.lock()
    game.add("two\n")
    again = DurableFile(tmp_path / "game", OPEN, new=False)
    assert not again.lock()
    assert windows.locked == [1 << 30] * 2
    assert game.read() == again.read() == read_bytes(tmp_path / "game") == b"one\ntwo\n"
    game.close()
    assert again.lock()
    again.close()


def test_a_store_on_windows_has_one_server(windows: Msvcrt, tmp_path: Path) -> None:
    path = tmp_path / "sixdot.db"
    with closing(SqliteFile(path)):
        with pytest.raises(StoreError) as taken:
            SqliteFile(path)
        assert taken.value.message == "store-in-use"
        assert len((tmp_path / "sixdot.db-lock").read_text().strip()) == 16
    SqliteFile(path).close()
    assert windows.locked == [1 << 30] * 3


def folders_are_forbidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows does not open them, and says no more than that."""
    really = os.open

    def opened(path: Path, flags: int, mode: int = 0o777) -> int:
        if os.path.isdir(path):
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return really(path, flags, mode)

    monkeypatch.setattr(os, "open", opened)


def test_a_folder_on_windows_is_no_file_rather_than_forbidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders_are_forbidden(monkeypatch)
    with pytest.raises(IsADirectoryError) as told:
        read_bytes(tmp_path)
    assert reason_of(told.value) == "no-file"
    shut = PermissionError(errno.EACCES, "Permission denied")
    assert reason_of(shut) == "forbidden"


class Held:
    """A file at which a virus scanner is looking: Windows lets nobody replace it so long."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, times: int) -> None:
        self.waited: list[float] = []
        self.now = 0.0
        self._times = times
        self._really = os.replace
        monkeypatch.setattr(os, "replace", self._replace)
        monkeypatch.setattr(time, "sleep", self._sleep)
        monkeypatch.setattr(time, "monotonic", lambda: self.now)

    def _replace(self, before: Path, after: Path) -> None:
        if self._times:
            self._times -= 1
            raise PermissionError(errno.EACCES, "Access is denied", str(after))
        self._really(before, after)

    def _sleep(self, seconds: float) -> None:
        self.waited.append(seconds)
        self.now += seconds


def test_a_file_that_is_held_for_a_moment_is_replaced_after_it(
    windows: Msvcrt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held(monkeypatch, 3)
    replace_text(tmp_path / "settings", "new")
    assert (tmp_path / "settings").read_text() == "new"
    assert len(held.waited) == 3


def test_a_file_that_is_held_for_long_stays_as_it_was(
    windows: Msvcrt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "settings").write_text("old")
    held = Held(monkeypatch, 10_000)
    with pytest.raises(NotSaved) as told:
        replace_text(tmp_path / "settings", "new")
    assert told.value.values["reason"] == "forbidden"
    assert 0.9 <= sum(held.waited) <= 1.2
    assert [path.name for path in tmp_path.iterdir()] == ["settings"]
    assert (tmp_path / "settings").read_text() == "old"


def test_elsewhere_nobody_waits_for_what_is_forbidden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held(monkeypatch, 1)
    with pytest.raises(NotSaved):
        replace_text(tmp_path / "settings", "new")
    assert held.waited == []


@pytest.fixture
def full_syncs(mac: None, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """macOS' own way to have something on the drive, and not only in its cache."""
    synced: list[int] = []

    def control(file: int, what: int, given: int = 0) -> int:
        assert what == 51
        synced.append(os.fstat(file).st_size)
        return 0

    monkeypatch.setattr(fcntl, "F_FULLFSYNC", 51, raising=False)
    monkeypatch.setattr(fcntl, "fcntl", control)
    monkeypatch.setattr(os, "fsync", lambda file: pytest.fail("this is not enough there"))
    return synced


def test_on_a_mac_a_move_is_on_the_drive_before_it_is_told(full_syncs: list[int], tmp_path: Path) -> None:
    with closing(DurableFile(tmp_path / "game", OPEN, new=True)) as game:
        folder = len(full_syncs)
        assert folder == 1
        game.add("a move\n")
        assert full_syncs[folder:] == [7]
        game.add("a guess\n", lasting=False)
        assert len(full_syncs) == 2
    replace_text(tmp_path / "settings", "new")
    assert full_syncs[2] == 3


def test_a_drive_that_cannot_do_so_is_synced_as_elsewhere(
    mac: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def control(file: int, what: int, given: int = 0) -> int:
        raise OSError(errno.ENOTSUP, "Operation not supported")

    synced: list[int] = []
    monkeypatch.setattr(fcntl, "F_FULLFSYNC", 51, raising=False)
    monkeypatch.setattr(fcntl, "fcntl", control)
    monkeypatch.setattr(os, "fsync", synced.append)
    with closing(DurableFile(tmp_path / "game", OPEN, new=True)) as game:
        game.add("a move\n")
    assert len(synced) == 2


def test_the_store_asks_sqlite_for_the_same(tmp_path: Path) -> None:
    path = tmp_path / "sixdot.db"
    with store_file.new_database(path) as made:
        store_file.migrate(made)
    with closing(store_file.connect(path)) as database:
        store_file.prepare(database, path)
        assert database.execute("PRAGMA fullfsync").fetchone() == (1,)
        assert database.execute("PRAGMA checkpoint_fullfsync").fetchone() == (1,)


@pytest.mark.parametrize(
    ("platform", "error", "nobody"),
    [
        ("win32", OSError(errno.EINVAL, "Invalid argument"), True),
        ("win32", OSError(errno.EINVAL, "Invalid argument", "a<b.sixdot"), False),
        ("win32", OSError(errno.ENOSPC, "No space left on device"), False),
        ("linux", OSError(errno.EINVAL, "Invalid argument"), False),
        ("linux", BrokenPipeError(errno.EPIPE, "Broken pipe"), True),
    ],
)
def test_a_reader_that_went_away_is_known_by_what_windows_says(
    platform: str, error: OSError, nobody: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert nobody_reads(error) == nobody
