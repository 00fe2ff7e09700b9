"""The store in a PostgreSQL database: several writers, a server that goes away, a lost commit, the way in."""

from __future__ import annotations

import asyncio
import random
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from urllib.parse import quote

import pytest

from sixdot.durable import NotSaved
from sixdot.store.chores import CHORES
from sixdot.store.database import Database
from sixdot.store.entries import Append, Bury, Cut, Entry, Erase, Key, Prove, PutKeys
from sixdot.store.postgres import STEPS, PostgresDatabase
from sixdot.store.problems import Damaged, InDoubt, StoreError, Taken, Unusable
from sixdot.store.store import Store
from sixdot.voice.words import LANGUAGES, Words
from tests.helpers.postgres import PASSWORD, Cutter, PostgresServer
from tests.helpers.stores import at_once, put

pytestmark = pytest.mark.slow  # a server is started


@pytest.fixture
def address(postgres: PostgresServer) -> str:
    return postgres.emptied()


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    with Store(address) as opened:
        yield opened


def be_patient(store: Store, seconds: float) -> None:
    database = store._database
    assert isinstance(database, PostgresDatabase)
    database._writing.patience = database._reader.patience = seconds


# Several writers


def test_of_two_writers_who_want_the_same_number_one_wins_each_time(address: str) -> None:
    """And a command that both were given has one effect."""
    won: list[tuple[str, int]] = []
    refused: list[Taken] = []
    start = threading.Barrier(2)

    def race(name: str) -> None:
        with Store(address, shared=True) as store:
            start.wait(30)
            for number in range(1, 101):
                for table in ("bek", "dor"):
                    try:
                        put(store, Append(table, number, name, f"k{number}", (Key(1, name.encode(), "current"),)))
                        won.append((table, number))
                    except Taken as taken:
                        refused.append(taken)

    at_once(race, "ab")
    assert sorted(won) == [(table, number) for table in ("bek", "dor") for number in range(1, 101)]
    assert len(refused) == 200
    assert all(taken.done is not None and taken.is_same for taken in refused)
    with Store(address) as store:
        for table in ("bek", "dor"):
            entries = store.entries(table)
            assert [entry.number for entry in entries] == list(range(1, 101))
            assert store.keys(table) == [Key(1, entries[-1].text.encode(), "current")]


def test_groups_of_two_writers_do_not_wait_for_each_other_for_ever(address: str) -> None:
    """Each has its own tables in another order, and all of the other's as well."""
    tables = [f"table{number}" for number in range(20)]

    async def play(store: Store, order: list[str]) -> int:
        won = 0
        for number in range(2, 22):
            told = await asyncio.gather(
                *[store.put(Append(table, number, "moved")) for table in order], return_exceptions=True
            )
            assert all(each is None or isinstance(each, Taken) for each in told), told
            won += told.count(None)
        return won

    wins: list[int] = []
    with Store(address, shared=True) as one, Store(address, shared=True) as other:
        put(one, *[Append(table, 1, "opened") for table in tables])
        at_once(lambda given: wins.append(asyncio.run(play(*given))), ((one, tables), (other, tables[::-1])))
        assert sum(wins) == 400
        assert {len(one.entries(table)) for table in tables} == {21}


def test_what_one_writer_does_to_a_table_the_next_entry_of_another_follows(address: str) -> None:
    with Store(address, shared=True) as one, Store(address, shared=True) as other:
        put(one, Append("bek", 1, "my name is Ana"), Append("bek", 2, "two"), Append("bek", 3, "three"))
        put(other, Append("bek", 4, "four"))
        put(one, Erase("bek", (), {1: "my name is -"}))
        put(other, Append("bek", 5, "five"))
        assert [entry.text for entry in one.entries("bek")] == ["my name is -", "two", "three", "four", "five"]
        put(one, Cut("bek", 4))
        with pytest.raises(Taken) as taken:
            put(other, Append("bek", 6, "six"))
        assert taken.value.values["last"] == 3
        put(other, Append("bek", 4, "four again"))
        put(one, Bury("bek", "unused", 1))
        with pytest.raises(Taken):
            put(other, Append("bek", 5, "nobody is there"))
        assert one.tables() == other.tables() == []


def test_while_one_writer_makes_a_chain_anew_another_waits(
    address: str, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    erase = CHORES[Erase]
    threads: list[threading.Thread] = []
    waiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND application_name = 'sixdot'"

    def slowly(database: Database, work: Erase) -> None:
        erase(database, work)
        threads.append(threading.Thread(target=put, args=(other, Append("bek", 3, "three"))))
        threads[0].start()
        while threads[0].is_alive() and not postgres.run(waiting):
            pass

    monkeypatch.setitem(CHORES, Erase, slowly)
    with Store(address, shared=True) as one, Store(address, shared=True) as other:
        put(one, Append("bek", 1, "my name is Ana"), Append("bek", 2, "two"))
        put(one, Erase("bek", (), {1: "my name is -"}))
        threads[0].join()
        assert [entry.text for entry in one.entries("bek")] == ["my name is -", "two", "three"]


def test_even_a_writer_who_knows_nothing_of_the_last_entry_cannot_leave_a_gap(
    store: Store, postgres: PostgresServer
) -> None:
    put(store, Append("bek", 1, "one"))
    for number in (1, 3):
        row = f"(room, number, text, chain, rules, program) VALUES ((SELECT id FROM room), {number}, 'x', '', 1, '')"
        with pytest.raises(PostgresDatabase.clash):
            postgres.run(f"SET search_path = sixdot; INSERT INTO entry {row}")
    assert store.entries("bek") == [Entry(1, None, "one")]


def test_two_programs_that_come_at_once_make_the_tables_once(address: str) -> None:
    opened: list[int] = []

    def open_it(number: int) -> None:
        with Store(address, shared=True) as store:
            put(store, Append("bek", number, "opened")) if number == 1 else put(store, Prove())
            opened.append(number)

    at_once(open_it, range(4))
    assert sorted(opened) == [0, 1, 2, 3]


def test_whoever_wants_to_be_alone_is_so_and_lets_go_at_the_end(address: str) -> None:
    with Store(address, shared=True), pytest.raises(StoreError) as refused:
        Store(address)
    assert refused.value.message == "store-in-use"
    Store(address).close()
    with Store(address), pytest.raises(StoreError):
        Store(address, shared=True)


# A server that goes away


def test_while_the_server_is_away_nothing_is_saved_and_then_all_goes_on(
    store: Store, postgres: PostgresServer
) -> None:
    put(store, Append("bek", 1, "before", "k1"))
    be_patient(store, 0.2)
    postgres.stop()
    try:
        for _ in range(3):
            with pytest.raises(NotSaved) as problem:
                put(store, Append("bek", 2, "meanwhile", "k2"))
            assert not isinstance(problem.value, InDoubt)
        assert str(problem.value).startswith("Not saved: no PostgreSQL server answers there.")
        with pytest.raises(Unusable, match="no PostgreSQL server answers there"):
            store.entries("bek")
    finally:
        postgres.start()
    put(store, Append("bek", 2, "after", "k2"))
    assert [entry.text for entry in store.entries("bek")] == ["before", "after"]


def test_a_server_that_was_started_again_in_between_is_not_even_noticed(
    store: Store, postgres: PostgresServer
) -> None:
    put(store, Append("bek", 1, "before"))
    assert len(store.entries("bek")) == 1
    postgres.stop()
    postgres.start()
    put(store, Append("bek", 2, "after"))
    assert len(store.entries("bek")) == 2


def test_who_reads_waits_for_a_server_that_is_being_started_again(store: Store, postgres: PostgresServer) -> None:
    put(store, Append("bek", 1, "before"))
    postgres.stop()
    read: list[Entry] = []
    reader = threading.Thread(target=lambda: read.extend(store.entries("bek")))
    reader.start()
    postgres.start()
    reader.join()
    assert read == [Entry(1, None, "before")]


@pytest.mark.fault("D05")
def test_an_empty_database_in_the_place_of_ours_is_not_begun_anew_under_play(
    store: Store, postgres: PostgresServer
) -> None:
    put(store, Append("bek", 1, "before"))
    postgres.emptied()
    for number in (1, 2):
        with pytest.raises(NotSaved):
            put(store, Append("bek", number, "into nothing"))
    with pytest.raises(Unusable):
        store.tables()
    assert postgres.run("SELECT to_regclass('sixdot.room')") == [(None,)]


@pytest.mark.fault("D09")
def test_a_server_that_crashes_under_play_has_what_it_has_acknowledged_and_nothing_that_was_refused(
    store: Store, postgres: PostgresServer
) -> None:
    told: dict[str, bool] = {}
    doubts: list[InDoubt] = []
    stop = threading.Event()

    def play() -> None:
        number = 1
        while not stop.is_set():
            name = f"text {len(told)}"
            try:
                put(store, Append("bek", number, name))
                told[name] = True
                number += 1
            except NotSaved as problem:
                told[name] = False
                doubts.extend([problem] if isinstance(problem, InDoubt) else [])

    player = threading.Thread(target=play)
    player.start()
    for _ in range(5):
        before = sum(told.values())
        while sum(told.values()) < before + 20:
            assert player.is_alive()
        postgres.stop("immediate")
        postgres.start()
    stop.set()
    player.join()
    assert doubts == []
    assert [entry.text for entry in store.entries("bek")] == [name for name, saved in told.items() if saved]


# A commit that nobody hears of


@pytest.mark.fault("D09")
def test_a_commit_whose_answer_was_lost_is_found_to_be_done(address: str, postgres: PostgresServer) -> None:
    with Cutter(postgres) as cutter, Store(cutter.address) as store:
        cutter.cut = "answer"
        put(store, Append("bek", 1, "one", "k1"))
        assert cutter.cuts == 1
        put(store, Append("bek", 2, "two", "k2"))
        assert store.entries("bek") == [Entry(1, "k1", "one"), Entry(2, "k2", "two")]


@pytest.mark.fault("D09")
def test_a_commit_that_never_came_there_is_found_not_to_be_done(address: str, postgres: PostgresServer) -> None:
    with Cutter(postgres) as cutter, Store(cutter.address) as store:
        put(store, Append("bek", 1, "one"))
        cutter.cut = "question"
        with pytest.raises(NotSaved) as problem:
            put(store, Append("bek", 2, "two", "k2"), PutKeys("bek", (Key(1, b"a", "current"),)))
        assert not isinstance(problem.value, InDoubt)
        assert (cutter.cuts, store.last("bek"), store.keys("bek")) == (1, 1, [])
        put(store, Append("bek", 2, "two again", "k2"))
        assert [entry.text for entry in store.entries("bek")] == ["one", "two again"]


@pytest.mark.fault("D09")
def test_if_it_cannot_be_found_out_nobody_says_that_nothing_has_changed(
    address: str, postgres: PostgresServer
) -> None:
    with Cutter(postgres) as cutter, Store(cutter.address) as store:
        be_patient(store, 0.2)
        put(store, Append("bek", 1, "one"))
        cutter.cut = "all"
        with pytest.raises(InDoubt) as problem:
            put(store, Append("bek", 2, "two", "k2"))
        for language in LANGUAGES:
            assert problem.value.text(Words(language)) != "store-in-doubt"
        assert "nobody knows yet whether that was saved" in str(problem.value)
        cutter.cut = ""
        with pytest.raises(Taken) as taken:
            put(store, Append("bek", 2, "two", "k2"))
        assert taken.value.done == 2  # it was


# Values


def test_what_cannot_be_kept_is_refused_and_takes_no_other_with_it(store: Store) -> None:
    noise = "".join(random.Random("long").choices("abcdefghijklmnopqrstuvwxyz0123456789", k=10_000))
    put(store, Append("bek", 1, "one"))
    posted = [
        Append("bek", 2, "good"),
        Append("bek", 3, "a zero \0 byte"),
        Append("bek", 3, "a name that is too long", noise),
        Append(noise, 1, "a table with a name that is too long"),
        Append("bek", 3, "a member beyond all counting", keys=(Key(2**70, b"a", "current"),)),
        Append("bek", 3, "good"),
        Append("dor", 1, "x" * 1_000_000, "k1"),
    ]

    async def together() -> list[BaseException | None]:
        return await asyncio.gather(*[store.put(append) for append in posted], return_exceptions=True)

    told = asyncio.run(together())
    assert [type(each) for each in told] == [type(None), *[ValueError] * 4, type(None), type(None)]
    assert [entry.text for entry in store.entries("bek")] == ["one", "good", "good"]
    assert len(store.entries("dor")[0].text) == 1_000_000


@pytest.mark.parametrize("changed", ["text = 'other'", "chain = '\\x00'", "command = NULL", "number = 700"])
def test_a_changed_entry_is_named(store: Store, postgres: PostgresServer, changed: str) -> None:
    put(store, *[Append("bek", number, f"text {number}", f"k{number}") for number in range(1, 11)])
    postgres.run(f"UPDATE sixdot.entry SET {changed} WHERE number = 7")
    with pytest.raises(Damaged) as damaged:
        store.entries("bek")
    assert damaged.value.number == 7


def test_a_table_that_has_lost_its_last_entries_is_damaged(store: Store, postgres: PostgresServer) -> None:
    put(store, *[Append("bek", number, f"text {number}") for number in range(1, 11)])
    postgres.run("DELETE FROM sixdot.entry WHERE number > 8")
    with pytest.raises(Damaged) as damaged:
        store.entries("bek")
    assert damaged.value.number == 9


# The way in


def test_every_commit_is_on_the_disk_before_it_is_told_whatever_is_usual_there(
    address: str, postgres: PostgresServer
) -> None:
    postgres.run("ALTER DATABASE cards SET synchronous_commit = off")
    try:
        with Store(address) as store:
            assert store._database.execute("SHOW synchronous_commit").fetchone() == ("on",)
    finally:
        postgres.run("ALTER DATABASE cards RESET synchronous_commit")


def why_not(address: str) -> str:
    """One line in every language, without the password or a part of it."""
    with pytest.raises(StoreError) as problem:
        Store(address)
    for language in LANGUAGES:
        text = problem.value.text(Words(language))
        assert "\n" not in text
        for secret in (PASSWORD, "hush", "sesame", "open"):
            assert secret not in text
            assert secret not in repr(problem.value)
    assert problem.value.__cause__ is None
    assert problem.value.__suppress_context__ or problem.value.__context__ is None
    return str(problem.value)


def test_who_has_the_password_is_let_in_and_who_has_not_is_told(address: str, postgres: PostgresServer) -> None:
    with Store(postgres.address(user=f"shy:{quote(PASSWORD, safe='')}")) as store:
        put(store, Append("bek", 1, "opened"))
        assert PASSWORD not in repr(vars(store._database))
    for user in ("shy:open-sesame", "shy"):
        told = why_not(postgres.address(user=user))
        assert "does not let us in. Check the user, the password and the name of the database." in told
        assert "postgresql://shy@" in told
    assert "does not let us in" in why_not(postgres.address("nowhere"))


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://ana:open sesame@host/cards",
        "postgresql://ana:open@sesame@host/cards",
        "postgresql://ana:open/sesame@host/cards",
        "postgresql://ana:open%sesame@host/cards",
        "postgresql://ana@host:sesame/cards",
        "postgresql://ana@host/cards?passphrase=sesame",
    ],
)
def test_an_address_that_makes_no_sense_is_not_repeated(address: str) -> None:
    assert "that is no address. Write postgresql://USER@HOST/DATABASE" in why_not(address)


def test_where_no_server_is_that_is_said() -> None:
    told = why_not("postgresql://ana:open-sesame@127.0.0.1:1/cards")
    assert told.startswith("postgresql://ana@127.0.0.1:1/cards cannot be used: no PostgreSQL server answers there.")


@pytest.mark.fault("D12")
def test_a_database_of_a_newer_format_is_refused_and_left_alone(address: str, postgres: PostgresServer) -> None:
    with Store(address) as store:
        put(store, Append("bek", 1, "opened"))
    postgres.run(f"UPDATE sixdot.fact SET value = '{len(STEPS) + 1}' WHERE name = 'format'")
    assert "newer Sixdot" in why_not(address)
    assert postgres.run("SELECT value FROM sixdot.fact WHERE name = 'format'") == [(str(len(STEPS) + 1),)]
    postgres.run(f"UPDATE sixdot.fact SET value = '{len(STEPS)}' WHERE name = 'format'")
    with Store(address) as store:
        assert len(store.entries("bek")) == 1


def test_a_database_that_keeps_no_utf8_is_refused(postgres: PostgresServer) -> None:
    with suppress(Exception):
        postgres.run("DROP DATABASE latin")
    postgres.run("CREATE DATABASE latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0")
    assert "does not keep its texts as UTF-8" in why_not(postgres.address("latin"))


def test_without_the_driver_a_sentence_names_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("sixdot.store.postgres", "sixdot.store.session"):
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert 'Install it with: pip install "sixdot[postgres]"' in why_not("postgresql://ana@host/cards")
