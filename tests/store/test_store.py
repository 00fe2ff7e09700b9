"""The store: what was appended is there once and in order; readers, keys and the event loop."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixdot.durable import NotSaved
from sixdot.store.entries import Append, Entry, Key, Prove, PutAside, PutKeys, Said, Work
from sixdot.store.place import Place
from sixdot.store.problems import StoreError, Taken, Unusable
from sixdot.store.sqlite import backup
from sixdot.store.store import Store
from sixdot.voice.words import LANGUAGES, Words
from tests.helpers.stores import at_once, put


@pytest.fixture
def store(place: Place) -> Iterator[Store]:
    with Store(place) as opened:
        yield opened


@pytest.fixture
def file_store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "sixdot.db") as opened:
        yield opened


def fill(store: Store, table: str, count: int) -> None:
    put(store, *[Append(table, number, f"text {number}", f"k{number}") for number in range(1, count + 1)])


def test_what_was_appended_is_there_after_the_store_was_closed(place: Place) -> None:
    with Store(place) as store:
        put(store, Append("bek", 1, '{"happened": "opened"}', "k1"))
        put(store, Append("bek", 2, "déjà vu ⠎ %s ? and a line\nmore"))
    with Store(place) as store:
        assert store.tables() == ["bek"]
        assert store.entries("bek") == [
            Entry(1, "k1", '{"happened": "opened"}'),
            Entry(2, None, "déjà vu ⠎ %s ? and a line\nmore"),
        ]


def test_only_the_entries_after_a_number_can_be_asked_for(store: Store) -> None:
    fill(store, "bek", 5)
    assert [entry.number for entry in store.entries("bek", after=3)] == [4, 5]
    assert store.entries("bek", after=5) == []
    assert store.entries("bek", after=9) == []
    assert store.entries("nobody", after=2) == []


@pytest.mark.parametrize("number", [-1, 0, 3, 5, 2**70])
def test_an_entry_that_is_not_the_next_one_is_taken_and_told_the_last_number(store: Store, number: int) -> None:
    fill(store, "bek", 3)
    with pytest.raises(Taken) as taken:
        put(store, Append("bek", number, "late"))
    assert taken.value.values["last"] == 3
    assert taken.value.done is None
    assert len(store.entries("bek")) == 3


def test_a_command_that_was_carried_out_is_not_carried_out_again(store: Store) -> None:
    fill(store, "bek", 3)
    for number in (2, 4):  # the very same entry again, or as a new one
        with pytest.raises(Taken) as taken:
            put(store, Append("bek", number, "again", "k2"))
        assert (taken.value.values["last"], taken.value.done) == (3, 2)
    assert taken.value.is_same
    put(store, Append("dor", 1, "the same name at another table", "k2"))
    put(store, Append("bek", 4, "the next", "k4"))


def test_a_command_that_is_to_do_something_else_is_known_as_another(store: Store) -> None:
    put(store, Append("bek", 1, "said", "k1 hello"))
    for command, is_same in (("k1 hello", True), ("k1 goodbye", False), ("k1", False)):
        with pytest.raises(Taken) as taken:
            put(store, Append("bek", 2, "again", command))
        assert (taken.value.done, taken.value.is_same) == (1, is_same)


def test_the_entry_of_a_command_is_found_by_its_name(store: Store) -> None:
    fill(store, "bek", 3)
    put(store, Append("bek", 4, f"chat {Said(b'salt', 'hello').seal}", "k9 hash", said=Said(b"salt", "hello")))
    found = store.carried_out("bek", "k2")
    assert found is not None
    assert (found.number, found.command) == (2, "k2")
    found = store.carried_out("bek", "k9")
    assert found is not None
    assert (found.number, found.command, found.said) == (4, "k9 hash", "hello")
    assert store.carried_out("bek", "k") is None
    assert store.carried_out("dor", "k2") is None


def test_whether_something_can_be_saved_is_found_by_writing(file_store: Store) -> None:
    log = file_store.path.with_name(file_store.path.name + "-wal")
    before = log.stat().st_size
    put(file_store, Prove())
    assert log.stat().st_size > before
    assert file_store.tables() == []


def test_a_table_does_not_begin_with_a_refused_entry(store: Store) -> None:
    with pytest.raises(Taken):
        put(store, Append("bek", 2, "there is no first"))
    assert store.tables() == []


def test_one_refused_entry_takes_no_other_with_it(store: Store) -> None:
    fill(store, "bek", 2)
    posted: Sequence[tuple[Append, type[Exception] | None]] = [
        (Append("bek", 3, "good", "a"), None),
        (Append("bek", 3, "too late", "b"), Taken),
        (Append("dor", 1, "good", "c"), None),
        (Append("bek", 4, "done already", "k1"), Taken),
        (Append("bek", 4, "good", "d"), None),
        (Append("bek", 5, "half a sign \ud800", "e"), ValueError),
        (Append("\ud800", 1, "half a sign"), ValueError),
        (Append("mip", 1, "a key that is none", keys=(Key(1, object(), "next"),)), Exception),  # type: ignore[arg-type]
        (Append("bek", 5, "good"), None),
        (Append("mip", 1, "good"), None),
    ]

    async def together() -> list[BaseException | None]:
        return await asyncio.gather(*[store.put(append) for append, _ in posted], return_exceptions=True)

    for (append, expected), problem in zip(posted, asyncio.run(together()), strict=True):
        assert problem is None if expected is None else isinstance(problem, expected), append
    assert [entry.text for entry in store.entries("bek")] == ["text 1", "text 2", "good", "good", "good"]
    assert store.tables() == ["bek", "dor", "mip"]


def test_many_threads_that_want_the_same_number_have_one_winner(store: Store) -> None:
    won: list[str] = []

    def race(name: str) -> None:
        for number in range(1, 21):
            with suppress(Taken):
                put(store, Append("bek", number, name, f"{name}{number}"))
                won.append(name)

    at_once(race, "abcdefgh")
    entries = store.entries("bek")
    assert [entry.number for entry in entries] == list(range(1, 21))
    assert sorted(won) == sorted(entry.text for entry in entries)


signs = st.characters(exclude_categories=["Cs"], exclude_characters="\0")  # which PostgreSQL does not keep
ids = st.text(signs, min_size=1, max_size=8)


@given(
    texts=st.lists(st.tuples(st.sampled_from("ab"), st.none() | ids, st.text(signs))),
)
def test_the_store_keeps_what_a_plain_list_would_keep(
    new_place: Callable[[], Place], texts: list[tuple[str, str | None, str]]
) -> None:
    kept: dict[str, list[Entry]] = {"a": [], "b": []}
    place = new_place()
    with Store(place) as store:
        for table, command, text in texts:
            entries = kept[table]
            entry = Entry(len(entries) + 1, command, text)
            if command is not None and any(command == other.command for other in entries):
                with pytest.raises(Taken):
                    put(store, Append(table, entry.number, text, command))
            else:
                put(store, Append(table, entry.number, text, command))
                entries.append(entry)
    with Store(place) as store:
        assert {table: store.entries(table) for table in "ab"} == kept


# Keys and tables set aside


def test_keys_replace_those_of_the_members_they_name_and_no_others(store: Store) -> None:
    put(store, Append("bek", 1, "opened", keys=(Key(1, b"a", "current"), Key(2, b"b", "current"))))
    put(store, PutKeys("bek", (Key(1, b"a", "current"), Key(1, b"c", "next"))))
    assert set(store.keys("bek")) == {Key(1, b"a", "current"), Key(1, b"c", "next"), Key(2, b"b", "current")}
    put(store, Append("bek", 2, "removed", keys=(Key(1, b"c", "retired"),)))
    assert set(store.keys("bek")) == {Key(1, b"c", "retired"), Key(2, b"b", "current")}
    assert store.keys("dor") == []


def test_keys_that_follow_from_others_are_put_only_while_those_are_there(store: Store) -> None:
    first, second, third = Key(1, b"a", "current"), Key(1, b"b", "next"), Key(1, b"c", "next")
    put(store, Append("bek", 1, "opened", keys=(first, Key(2, b"d", "current"))))
    put(store, PutKeys("bek", (first, second), instead_of=(first,)))
    with pytest.raises(Taken):
        put(store, PutKeys("bek", (first, third), instead_of=(first,)))
    assert set(store.keys("bek")) == {first, second, Key(2, b"d", "current")}

    async def put_together() -> list[BaseException | None]:
        both = [
            PutKeys("bek", (first, second, each), instead_of=(first, second))
            for each in (third, Key(1, b"e", "next"))
        ]
        return await asyncio.gather(*[store.put(work) for work in both], return_exceptions=True)

    outcomes = asyncio.run(put_together())
    assert outcomes[0] is None
    assert isinstance(outcomes[1], Taken)
    assert set(store.keys("bek")) == {first, second, third, Key(2, b"d", "current")}


def test_the_keys_of_a_member_stay_in_their_order(store: Store) -> None:
    keys = [Key(member, b"%d" % (7919 * n % 100), "retired") for member in (1, 2) for n in range(1, 17)]
    put(store, Append("bek", 1, "opened", keys=tuple(keys)))
    assert store.keys("bek") == keys
    keys = [*keys[5:16], Key(1, b"new", "current"), *keys[16:]]
    put(store, PutKeys("bek", tuple(key for key in keys if key.member == 1)))
    assert store.keys("bek") == keys


def test_of_keys_that_are_put_together_the_last_of_a_member_count(store: Store) -> None:
    async def put_together() -> None:
        new = [PutKeys(code, (Key(1, b"%d" % number, "current"),)) for number in range(9) for code in ("bek", "dor")]
        both = PutKeys("dor", (Key(2, b"old", "retired"), Key(2, b"new", "current")))
        works: list[Work] = [*new[:9], PutAside("bek", ""), *new[9:], both]
        await asyncio.gather(*[store.put(work) for work in works])

    kept = Key(3, b"kept", "current")
    for code in ("bek", "dor"):
        put(store, Append(code, 1, "opened", keys=(kept,)))
    asyncio.run(put_together())
    assert store.keys("bek") == [Key(1, b"8", "current"), kept]
    assert store.keys("dor") == [
        Key(1, b"8", "current"),
        *[Key(2, b"old", "retired"), Key(2, b"new", "current")],
        kept,
    ]


def test_keys_of_a_refused_entry_are_not_taken(store: Store) -> None:
    put(store, Append("bek", 1, "opened", "k1", (Key(1, b"a", "current"),)))
    with pytest.raises(Taken):
        put(store, Append("bek", 2, "again", "k1", (Key(1, b"b", "current"),)))
    assert store.keys("bek") == [Key(1, b"a", "current")]
    with pytest.raises(LookupError):
        put(store, PutKeys("dor", (Key(1, b"a", "current"),)))


def test_a_table_set_aside_is_left_out_with_its_reason_and_can_come_back(store: Store) -> None:
    fill(store, "bek", 1)
    fill(store, "dor", 1)
    put(store, PutAside("bek", "damaged from entry 4 on"))
    assert store.tables() == ["dor"]
    assert store.aside() == {"bek": "damaged from entry 4 on"}
    assert len(store.entries("bek")) == 1
    put(store, PutAside("bek", ""))
    assert store.tables() == ["bek", "dor"]
    assert store.aside() == {}
    put(store, PutAside("nobody", "why not"))
    assert store.aside() == {}


# The event loop


def test_an_event_loop_awaits_its_entries(place: Place, store: Store) -> None:
    async def play() -> list[BaseException | None]:
        await store.put(Append("bek", 1, "opened", "k1"))
        await store.put(PutKeys("bek", (Key(1, b"a", "current"),)))
        several = [store.put(Append("bek", number, "more", f"k{number}")) for number in (2, 3, 3, 4)]
        nobody_waits = store.put(Append("bek", 5, "still written"))
        nobody_waits.cancel()
        return await asyncio.gather(*several, return_exceptions=True)

    outcomes = asyncio.run(play())
    assert [outcome is None for outcome in outcomes] == [True, True, False, True]
    assert isinstance(outcomes[2], Taken)
    store.close()
    with Store(place) as again:
        assert [entry.number for entry in again.entries("bek")] == [1, 2, 3, 4, 5]
        assert again.keys("bek") == [Key(1, b"a", "current")]


def test_an_event_loop_is_woken_once_for_a_whole_group(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def hold_up() -> None:
        begun.set()
        go_on.wait(30)

    async def play() -> int:
        loop = asyncio.get_running_loop()
        wake, woken = loop.call_soon_threadsafe, 0

        def counted(*given: Any) -> None:
            nonlocal woken
            woken += 1
            wake(*given)

        monkeypatch.setattr(loop, "call_soon_threadsafe", counted)
        entries = [store.put(Append("bek", 1, "opened"))]
        await asyncio.sleep(0)
        assert begun.wait(30)
        entries += [store.put(Append("bek", number, "more")) for number in range(2, 502)]
        go_on.set()
        await asyncio.gather(*entries)
        return woken

    monkeypatch.setattr(store._database, "ready", hold_up)
    assert asyncio.run(play()) == 2  # for the first entry, and for the other 500


def test_a_loop_that_has_ended_stops_nobody(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    ended = threading.Event()

    async def give_up() -> None:
        store.put(Append("bek", 1, "opened"))

    monkeypatch.setattr(store._database, "ready", lambda: ended.wait(30))
    asyncio.run(give_up())
    ended.set()
    put(store, Append("bek", 2, "and on"))
    assert len(store.entries("bek")) == 2


def test_closing_writes_what_waits_and_refuses_what_comes_after(place: Place) -> None:
    async def play() -> None:
        store = Store(place)
        entries = [store.put(Append("bek", number, "text")) for number in range(1, 1001)]
        store.close()
        store.close()
        await asyncio.gather(*entries)
        with pytest.raises(NotSaved):
            await store.put(Append("bek", 1001, "too late"))

    asyncio.run(play())
    with Store(place) as again:
        assert len(again.entries("bek")) == 1000


# The file


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
def test_nobody_else_can_read_the_file_or_what_is_beside_it(file_store: Store) -> None:
    put(file_store, Append("bek", 1, "a secret"))
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in file_store.path.parent.iterdir()}
    assert set(modes.values()) == {0o600}, modes


def test_the_folder_of_the_file_is_made(tmp_path: Path) -> None:
    with Store(tmp_path / "some" / "folder" / "a file with % and ?.db") as store:
        put(store, Append("bek", 1, "opened"))
        assert store.path.exists()


def test_a_second_server_on_the_same_file_or_database_is_told_so(place: Place, store: Store) -> None:
    with pytest.raises(StoreError) as refused:
        Store(place)
    assert refused.value.message == "store-in-use"
    for language in LANGUAGES:
        assert store._database.name in refused.value.text(Words(language))
    put(store, Append("bek", 1, "unharmed"))


def test_every_commit_is_on_the_disk_before_it_is_told(file_store: Store) -> None:
    database = file_store._database
    assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert database.execute("PRAGMA synchronous").fetchone() == (2,)
    assert database.execute("PRAGMA foreign_keys").fetchone() == (1,)


# Backups


@pytest.mark.fault("D11")
def test_a_backup_in_the_middle_of_play_is_a_store_of_its_own(file_store: Store, tmp_path: Path) -> None:
    store = file_store
    stop = threading.Event()

    def play() -> None:
        number = 0
        while not stop.is_set():
            number += 1
            for table in ("bek", "dor"):
                put(store, Append(table, number, "text", f"k{number}", (Key(1, b"%d" % number, "current"),)))

    player = threading.Thread(target=play)
    player.start()
    try:
        for number in range(5):
            backup(store.path, tmp_path / f"backup{number}.db")
    finally:
        stop.set()
        player.join()
    before = 0
    for number in range(5):
        path = tmp_path / f"backup{number}.db"
        assert [other.name for other in tmp_path.glob(f"{path.name}*")] == [path.name]
        with Store(path) as copy:
            lengths = [len(copy.entries(table)) for table in ("bek", "dor")]
            assert lengths[0] - lengths[1] in (0, 1)
            assert lengths[0] >= before
            if lengths[0]:
                assert copy.keys("bek") == [Key(1, b"%d" % lengths[0], "current")]
            before = lengths[0]
            put(copy, Append("mip", 1, "goes on"))
        with closing(sqlite3.connect(path)) as database:
            assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_backup_writes_over_nothing(file_store: Store, tmp_path: Path) -> None:
    store = file_store
    other = tmp_path / "letter.txt"
    other.write_text("dear Ana")
    for path in (other, store.path, tmp_path, other / "below"):
        with pytest.raises(Unusable):
            backup(store.path, path)
    assert other.read_text() == "dear Ana"
    put(store, Append("bek", 1, "unharmed"))
