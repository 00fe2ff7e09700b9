"""The store when things go wrong: killed at any moment, a full disk, damaged, foreign and old files."""

from __future__ import annotations

import os
import random
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import pytest

from sixdot.store.entries import Append, Entry, Key, PutAside
from sixdot.store.file import APPLICATION, STEPS, connect, migrate, version_of
from sixdot.store.place import Place
from sixdot.store.problems import Damaged, StoreError, Unusable
from sixdot.store.sqlite import backup
from sixdot.store.store import Store
from sixdot.versions import FIRST, this_version
from sixdot.voice.words import LANGUAGES, Words
from tests.helpers.soak import bounded
from tests.helpers.stores import is_sound, put

posix = pytest.mark.skipif(os.name == "nt", reason="needs POSIX")
_UNCACHED = os.environ | {"PYTHONDONTWRITEBYTECODE": "1"}  # where no file may grow, Python would keep half of one

KILLS = bounded(10, soak=100)
BYTES = bounded(80, soak=2000)  # each changed in turn
# Four tables together; each line says what has been acknowledged.
PLAYER = """
import sys, threading
from tests.helpers.stores import put
from sixdot.store.entries import Append
from sixdot.store.store import Store
store = Store(sys.argv[1])
speaking = threading.Lock()
def play(table):
    number = len(store.entries(table))
    while True:
        number += 1
        put(store, Append(table, number, f"{table} {number}", f"k{number}"))
        with speaking:
            print(table, number, flush=True)
for table in ("bek", "dor", "mip", "tan"):
    threading.Thread(target=play, args=(table,)).start()
"""

# Append until the disk is full; make room; go on. What was acknowledged must be there, and nothing else.
FILLER = """
import sqlite3, sys
from contextlib import closing
from sixdot.durable import NotSaved
from tests.helpers.stores import put
from sixdot.store.entries import Append
from sixdot.store.store import Store
from sixdot.voice.words import Words
{setup}
store = Store(sys.argv[1])
shut()
number = refused = 0
while refused < 3:
    try:
        put(store, Append("bek", number + 1, "x" * 5000, f"k{{number + 1}}"))
        number += 1
    except NotSaved as error:
        refused += 1
        print(error.text(Words("en")), error.text(Words("fr")), sep="\\n")
    assert number < 10_000
assert len(store.entries("bek")) == number > 0
make_room()
for _ in range(300):
    number += 1
    put(store, Append("bek", number, "after", f"k{{number}}"))
put(store, Append("dor", 1, "another table"))
store.close()
with Store(sys.argv[1]) as store:
    assert [entry.number for entry in store.entries("bek")] == list(range(1, number + 1))
    assert store.tables() == ["bek", "dor"]
with closing(sqlite3.connect(sys.argv[1])) as database:
    assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
"""


def run(script: str, *arguments: object, before: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    command = [*before, sys.executable, "-c", script, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120, env=_UNCACHED)


def filled(path: Path, count: int = 20) -> Path:
    with Store(path) as store:
        for number in range(1, count + 1):
            put(
                store,
                Append("bek", number, f"the text {number:03}", f"command{number:03}", (Key(1, b"h", "current"),)),
            )
            put(store, Append("dor", number, f"other text {number:03}"))
    return path


# Killed


def kill_after_some_lines(path: Place, chance: random.Random) -> dict[str, int]:
    """Play until SIGKILL comes, at any moment; return the last number acknowledged at each table."""
    child = subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert child.stdout is not None
    assert child.stderr is not None
    with child.stdout, child.stderr:
        said = [child.stdout.readline() for _ in range(1 + chance.randrange(60))]
        time.sleep(chance.random() * 0.004)
        child.send_signal(signal.SIGKILL)
        said += child.stdout.readlines()
        errors = child.stderr.read().decode()
    child.wait()
    assert errors == ""
    told = [line.decode().split() for line in said if line.endswith(b"\n")]
    return {table: int(number) for table, number in told}


@pytest.mark.fault("D01")
@posix
@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_the_server_is_killed_again_and_again(
    place: Place, record_property: Callable[[str, object], None]
) -> None:
    chance = random.Random("killed")
    there = dict.fromkeys(("bek", "dor", "mip", "tan"), 0)
    for _ in range(KILLS):
        acknowledged = {**there, **kill_after_some_lines(place, chance)}
        with Store(place) as store:  # nobody has it any more
            for table, number in acknowledged.items():
                entries = store.entries(table)
                assert entries == [Entry(n, f"k{n}", f"{table} {n}") for n in range(1, len(entries) + 1)]
                assert number <= len(entries) <= number + 1  # one may be saved but not told yet
                there[table] = len(entries)
        assert not isinstance(place, Path) or is_sound(place)
    assert min(there.values()) > KILLS
    kind = "" if isinstance(place, Path) else " on PostgreSQL"
    record_property(f"kills of a bare store{kind}", KILLS)
    record_property(f"entries acknowledged by a bare store{kind}, none lost", sum(there.values()))


@pytest.mark.fault("D05")
@posix
def test_whatever_is_left_of_the_log_of_a_killed_server_gives_the_last_whole_commit(tmp_path: Path) -> None:
    path = tmp_path / "sixdot.db"
    chance = random.Random("torn")
    acknowledged = kill_after_some_lines(path, chance)
    log = path.with_name("sixdot.db-wal").read_bytes()
    assert len(log) > 1000
    for place in [0, 1, 31, 32, *[chance.randrange(len(log)) for _ in range(20)], len(log)]:
        torn = tmp_path / f"torn{place}" / "sixdot.db"
        torn.parent.mkdir(exist_ok=True)
        shutil.copy(path, torn)
        torn.with_name("sixdot.db-wal").write_bytes(log[:place])
        with Store(torn) as store:
            for table in acknowledged:
                entries = store.entries(table)
                assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
                assert place < len(log) or len(entries) >= acknowledged[table]


@posix
def test_a_server_killed_while_it_makes_its_file_makes_it_at_the_next_start(tmp_path: Path) -> None:
    path = tmp_path / "sixdot.db"
    script = """
import os, pathlib, sys
pathlib.Path.rename = lambda *names: os.kill(os.getpid(), 9)
from sixdot.store.store import Store
Store(sys.argv[1])
"""
    assert run(script, path).returncode == -signal.SIGKILL
    assert not path.exists()
    assert filled(path).exists()
    assert sorted(other.name for other in tmp_path.iterdir()) == ["sixdot.db", "sixdot.db-lock"]


# A full disk


@pytest.mark.fault("D03")
@posix
def test_on_a_full_disk_nothing_is_saved_and_all_goes_on_when_space_returns(tmp_path: Path) -> None:
    """A disk of sixteen megabytes, in a namespace of its own."""
    alone = ("unshare", "--map-root-user", "--mount")
    if not shutil.which("unshare") or subprocess.run([*alone, "true"], capture_output=True, check=False).returncode:
        pytest.skip("no file systems can be mounted here")
    script = FILLER.format(
        setup="""
import os, pathlib, subprocess
folder = pathlib.Path(sys.argv[1]).parent
subprocess.run(["mount", "-t", "tmpfs", "-o", "size=16m", "tmpfs", folder], check=True)
(folder / "ballast").write_bytes(b"x" * 14_000_000)
shut = lambda: None
make_room = lambda: (folder / "ballast").unlink()
"""
    )
    ran = run(script, tmp_path / "sixdot.db", before=alone)
    assert (ran.returncode, ran.stderr) == (0, ""), ran.stderr
    english, french = ran.stdout.splitlines()[:2]
    assert english == "Not saved: the disk is full. Nothing has changed; try again."
    assert "le disque est plein" in french


@pytest.mark.fault("D03")
@posix
def test_where_a_file_may_not_grow_nothing_is_saved_until_it_may(tmp_path: Path) -> None:
    script = FILLER.format(
        setup="""
import resource
limit = resource.getrlimit(resource.RLIMIT_FSIZE)
shut = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, limit[1]))
make_room = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, limit)
"""
    )
    ran = run(script, tmp_path / "sixdot.db")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith("Not saved: ")


# Damage


def change(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute(statement)
        database.commit()


@pytest.mark.parametrize(
    "changed",
    [
        "text = 'the text 008'",
        "text = text || ' '",
        "text = x'ff'",
        "text = 7",
        "command = NULL",
        "command = 'command0o7'",
        "chain = x'00'",
        "number = 700",
        "room = 2, number = 21",
    ],
)
def test_a_changed_entry_is_named_and_the_other_tables_are_sound(tmp_path: Path, changed: str) -> None:
    path = filled(tmp_path / "sixdot.db")
    change(path, f"UPDATE entry SET {changed} WHERE room = 1 AND number = 7")
    with Store(path) as store:
        with pytest.raises(Damaged) as damaged:
            store.entries("bek")
        assert damaged.value.values == {"table": "bek", "number": 7}
        for language in LANGUAGES:
            assert "7" in damaged.value.text(Words(language))
        put(store, PutAside("bek", str(damaged.value)))
        assert store.tables() == ["dor"]
        if not changed.startswith("room"):
            assert len(store.entries("dor")) == 20


def test_a_missing_entry_is_named(tmp_path: Path) -> None:
    path = filled(tmp_path / "sixdot.db")
    change(path, "DELETE FROM entry WHERE room = 1 AND number = 1")
    change(path, "DELETE FROM entry WHERE room = 2 AND number = 13")
    with Store(path) as store:
        for table, number in (("bek", 1), ("dor", 13)):
            with pytest.raises(Damaged) as damaged:
                store.entries(table)
            assert damaged.value.values["number"] == number


@pytest.mark.parametrize("first", [1, 15, 20])
def test_a_table_that_has_lost_its_last_entries_is_damaged_from_there_on(tmp_path: Path, first: int) -> None:
    path = filled(tmp_path / "sixdot.db")
    change(path, f"DELETE FROM entry WHERE room = 1 AND number >= {first}")
    with Store(path) as store:
        with pytest.raises(Damaged) as damaged:
            store.entries("bek")
        assert damaged.value.values["number"] == first
        assert store.entries("nobody") == []


def test_a_file_with_different_tables_is_refused(tmp_path: Path) -> None:
    path = filled(tmp_path / "sixdot.db")
    change(path, "DROP INDEX entry_command")
    assert "it is damaged" in refused(path)


def test_what_other_tools_note_in_the_file_does_no_harm(tmp_path: Path) -> None:
    path = filled(tmp_path / "sixdot.db")
    change(path, "ANALYZE")
    with Store(path) as store:
        assert len(store.entries("bek")) == 20


def test_entries_that_have_changed_their_table_are_found_out(tmp_path: Path) -> None:
    path = filled(tmp_path / "sixdot.db")
    change(path, "UPDATE room SET code = 'mip' WHERE code = 'dor'")
    with Store(path) as store, pytest.raises(Damaged, match="entry 1 on"):
        store.entries("mip")


@pytest.mark.fault("D07")
def test_one_changed_byte_in_the_file_is_found_by_the_number_of_its_entry(tmp_path: Path) -> None:
    path = filled(tmp_path / "sixdot.db")
    data = path.read_bytes()
    for number in (1, 12, 20):
        place = data.index(b"other text %03d" % number)
        path.write_bytes(data[:place] + b"O" + data[place + 1 :])
        with Store(path) as store:
            with pytest.raises(Damaged) as damaged:
                store.entries("dor")
            assert damaged.value.values["number"] == number
            assert len(store.entries("bek")) == 20


@pytest.mark.fault("D07")
def test_no_changed_byte_anywhere_gives_a_wrong_entry(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    """What is read is what was written, or else a sentence says what is wrong."""
    path = filled(tmp_path / "sixdot.db")
    data = path.read_bytes()
    chance = random.Random("bytes")
    written = {
        "bek": [Entry(n, f"command{n:03}", f"the text {n:03}") for n in range(1, 21)],
        "dor": [Entry(n, None, f"other text {n:03}") for n in range(1, 21)],
    }
    for _ in range(BYTES):
        place = chance.randrange(len(data)) if chance.random() < 0.8 else chance.randrange(200)
        path.write_bytes(data[:place] + bytes([data[place] ^ (1 << chance.randrange(8))]) + data[place + 1 :])
        for other in tmp_path.glob("sixdot.db-*"):
            other.unlink()
        with suppress(StoreError), Store(path) as store:
            for table in store.tables():
                entries = store.entries(table)
                assert entries == written.get(table), place
    record_property("flipped bytes, none read as if nothing were wrong", BYTES)


# Files that cannot be the store


def refused(path: Path) -> str:
    """The file cannot be used, and one line in every language says why."""
    with pytest.raises(StoreError) as error:
        Store(path)
    for language in LANGUAGES:
        text = error.value.text(Words(language))
        assert str(path) in text
        assert "\n" not in text
    return str(error.value)


def write_text(path: Path) -> None:
    path.write_text("dear Ana, " * 100)


def write_half_a_head(path: Path) -> None:
    path.write_bytes(b"SQLite format 3\0")


def write_foreign(path: Path) -> None:
    change(path, "CREATE TABLE recipes (name)")


@pytest.mark.fault("D05")
@pytest.mark.parametrize(
    ("make", "words"),
    [
        (Path.touch, "it is empty"),
        (write_text, "it is damaged, or is no SQLite file"),
        (write_half_a_head, "it is damaged, or is no SQLite file"),
        (write_foreign, "it belongs to another program"),
        (Path.mkdir, "it is not a file"),
        pytest.param(os.mkfifo if os.name != "nt" else Path.touch, "it is not a file", marks=posix),
    ],
)
def test_a_file_that_is_not_a_store_is_left_alone_with_a_reason(
    tmp_path: Path, make: Callable[[Path], object], words: str
) -> None:
    path = tmp_path / "sixdot.db"
    make(path)
    before = path.read_bytes() if path.is_file() else b""
    assert words in refused(path)
    assert not path.is_file() or path.read_bytes() == before


@pytest.mark.fault("D05")
def test_a_file_that_lost_its_end_is_refused(tmp_path: Path) -> None:
    path = filled(tmp_path / "sixdot.db", 200)
    path.write_bytes(path.read_bytes()[:8192])
    assert "it is damaged" in refused(path)


def test_an_impossible_place_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").touch()
    assert "what should be a folder there is a file" in refused(tmp_path / "letter.txt" / "sixdot.db")
    assert "too long" in refused(tmp_path / ("x" * 300))


@posix
def test_links_in_a_ring_are_refused(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    assert "the links there lead to each other" in refused(tmp_path / "a")


@pytest.mark.fault("D05")
@posix
@pytest.mark.parametrize("name", ["sixdot.db", ""])
def test_a_file_or_folder_that_may_only_be_read_is_refused(tmp_path: Path, name: str) -> None:
    """The superuser may write everywhere, unless that right has been given up."""
    path = filled(tmp_path / "kept" / "sixdot.db")
    (path.parent / "sixdot.db-lock").unlink()
    script = """
import ctypes, os, sys
from sixdot.store.place import Place
from sixdot.store.problems import StoreError
from sixdot.store.store import Store
if os.geteuid() == 0:
    keep = (ctypes.c_uint32 * 6)(0, 0, 0, 0, 0, 0)  # no capability is left
    libc = ctypes.CDLL(None, use_errno=True)
    assert libc.capset((ctypes.c_uint32 * 2)(0x20080522, 0), keep) == 0, ctypes.get_errno()
try:
    Store(sys.argv[1])
except StoreError as error:
    print(error)
"""
    barred = path.parent / name
    barred.chmod(stat.S_IRUSR | (0 if name else stat.S_IXUSR))
    try:
        ran = run(script, path)
    finally:
        barred.chmod(stat.S_IRWXU)
    assert ran.stderr == ""
    assert "writing is not allowed there" in ran.stdout


@pytest.mark.fault("D05")
@posix
@pytest.mark.parametrize("name", ["sixdot.db", ""])
def test_a_place_mounted_for_reading_only_is_refused(tmp_path: Path, name: str) -> None:
    alone = ("unshare", "--map-root-user", "--mount")
    if not shutil.which("unshare") or subprocess.run([*alone, "true"], capture_output=True, check=False).returncode:
        pytest.skip("no file systems can be mounted here")
    path = filled(tmp_path / "sixdot.db")
    script = """
import pathlib, subprocess, sys
from sixdot.store.place import Place
from sixdot.store.problems import StoreError
from sixdot.store.store import Store
path = pathlib.Path(sys.argv[1])
barred = path.parent / sys.argv[2]
subprocess.run(["mount", "--bind", barred, barred], check=True)
subprocess.run(["mount", "-o", "remount,ro,bind", barred], check=True)
try:
    Store(path)
except StoreError as error:
    print(error)
"""
    ran = run(script, path, name, before=alone)
    assert (ran.stderr, ran.stdout) == ("", f"{path} cannot be used: writing is not allowed there.\n")
    with Store(path) as store:
        assert len(store.entries("bek")) == 20


@pytest.mark.fault("D05")
def test_a_log_without_its_database_is_not_begun_again(tmp_path: Path) -> None:
    (tmp_path / "sixdot.db-wal").write_bytes(b"the last moves")
    assert "ends in -wal is left" in refused(tmp_path / "sixdot.db")
    assert (tmp_path / "sixdot.db-wal").read_bytes() == b"the last moves"


@pytest.mark.fault("D11")
def test_a_copy_made_in_the_middle_of_play_without_its_log_is_found_out(tmp_path: Path) -> None:
    path, copy, whole = (tmp_path / name / "sixdot.db" for name in ("original", "copy", "whole"))
    copy.parent.mkdir()
    whole.parent.mkdir()
    filled(path)
    with Store(path) as store:
        put(store, Append("bek", 21, "the last move"))
        shutil.copy(path, copy)
        for name in ("sixdot.db", "sixdot.db-wal"):
            shutil.copy(path.with_name(name), whole.with_name(name))
    assert "copied while a server was using it" in refused(copy)
    assert "copied while a server was using it" in refused(copy)
    with Store(whole) as store:
        assert len(store.entries("bek")) == 21


@posix
def test_a_look_with_another_tool_after_a_crash_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "sixdot.db"
    acknowledged = kill_after_some_lines(path, random.Random("looked"))
    assert is_sound(path)  # which moves the log into the file
    assert not path.with_name("sixdot.db-wal").exists()
    with Store(path) as store:
        assert all(len(store.entries(table)) >= number for table, number in acknowledged.items())


# Old and new formats


def old_file(path: Path, version: int) -> Path:
    with closing(sqlite3.connect(path)) as database:
        database.isolation_level = None
        database.execute(f"PRAGMA application_id = {APPLICATION}")
        migrate(database, STEPS[:version])
    return path


@pytest.mark.parametrize("version", range(len(STEPS)))
def test_a_file_of_any_old_format_is_brought_up_to_now(tmp_path: Path, version: int) -> None:
    path = old_file(tmp_path / "old.db", version)
    with Store(path) as store:
        put(store, Append("bek", 1, "opened"))
    with closing(connect(path)) as database:
        assert version_of(database) == len(STEPS)


def of_the_first_format(path: Path, patch: pytest.MonkeyPatch) -> Path:
    patch.setattr("sixdot.store.writer.this_version", lambda: FIRST)
    new = path.with_name("new.db")
    filled(new)
    patch.undo()
    with closing(connect(old_file(path, 1))) as database:
        columns = {"room": "id, code, aside, last", "entry": "room, number, command, text, chain", "token": "*"}
        database.execute("ATTACH ? AS new", (str(new),))
        for table, kept in columns.items():
            database.execute(f"INSERT INTO main.{table} SELECT {kept} FROM new.{table}")
    return path


def test_what_an_old_file_holds_is_still_there_in_the_new_format(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = of_the_first_format(tmp_path / "sixdot.db", monkeypatch)
    with Store(path) as store:
        assert [len(store.entries(table)) for table in store.tables()] == [20, 20]
        assert {entry.version for entry in store.entries("bek")} == {FIRST}
        assert store.keys("bek") == [Key(1, b"h", "current")]
        put(store, Append("bek", 21, "goes on"))
        assert store.entries("bek", 20)[0].version == this_version()


@pytest.mark.fault("D12")
@posix
def test_a_change_of_format_that_was_killed_halfway_is_done_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = of_the_first_format(tmp_path / "sixdot.db", monkeypatch)
    script = """
import os, pathlib, sys
from sixdot.store.file import connect
from sixdot.store.file import STEPS, migrate
database = connect(pathlib.Path(sys.argv[1]))
database.create_function("die", 0, lambda: os.kill(os.getpid(), 9))
migrate(database, [*STEPS[:1], [*STEPS[1][:1], "SELECT die()", *STEPS[1][1:]]])
"""
    assert run(script, path).returncode == -signal.SIGKILL
    with closing(connect(path)) as database:
        assert version_of(database) == 1
    with Store(path) as store:
        assert len(store.entries("bek")) == 20
    assert is_sound(path)


def test_a_step_that_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = old_file(tmp_path / "old.db", 1)
    with closing(connect(path)) as database:
        with pytest.raises(sqlite3.OperationalError):
            migrate(database, [*STEPS[:1], ["CREATE TABLE half (way)", "CREATE nonsense"]])
        assert version_of(database) == 1
        assert database.execute("SELECT count(*) FROM sqlite_master WHERE name = 'half'").fetchone() == (0,)
    Store(path).close()


@pytest.mark.fault("D12")
def test_a_file_of_a_newer_format_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = filled(tmp_path / "sixdot.db")
    change(path, f"PRAGMA user_version = {len(STEPS) + 1}")
    before = path.read_bytes()
    with pytest.raises(StoreError) as newer:
        Store(path)
    assert (newer.value.values["found"], newer.value.values["known"]) == (len(STEPS) + 1, len(STEPS))
    assert "newer Sixdot" in refused(path)
    assert path.read_bytes() == before


def test_a_damaged_file_stays_readable_to_whoever_mends_it(tmp_path: Path) -> None:
    """A refusal keeps hold of nothing: the lock is free, and the file can be replaced by a backup."""
    path = filled(tmp_path / "sixdot.db")
    with Store(path) as store:
        backup(store.path, tmp_path / "backup.db")
    path.write_bytes(b"")
    with pytest.raises(Unusable):
        Store(path)
    path.unlink()
    (tmp_path / "backup.db").rename(path)
    with Store(path) as store:
        assert len(store.entries("bek")) == 20
