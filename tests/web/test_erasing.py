"""A person's words lie apart from the log and can be erased, from the file too; so can the person."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sixdot.cli import main
from sixdot.store.entries import Append, Erase, Said
from sixdot.store.place import Place
from sixdot.store.problems import Damaged, Taken
from sixdot.store.store import Store
from sixdot.wire.client import Client
from sixdot.wire.line import Ended
from sixdot.wire.messages import Welcome
from tests.helpers.servers import PATIENCE, Server, done, hear, opened, play
from tests.helpers.stores import change, is_sound, put

GOLDEN = Path(__file__).parent.parent / "stores" / "0.1.0.db"
WORDS = "hippopotamus"


def admin(path: Path, *words: str) -> int:
    return main(["admin", *words, "--db", str(path)])


def is_anywhere(text: str, path: Path) -> bool:
    """In the file or beside it."""
    return any(text.encode() in file.read_bytes() for file in path.parent.glob(f"{path.name}*") if file.is_file())


def told(client: Client) -> list[str]:
    """What a welcome says that was missed."""
    welcome = client.next(PATIENCE)
    assert isinstance(welcome, Welcome)
    return [each.say for each in welcome.missed.list] if welcome.missed else []


def goodbye(client: Client) -> str:
    try:
        while client.next(PATIENCE) is not None:
            pass
    except Ended as ended:
        return ended.say
    return ""


@pytest.mark.slow
def test_what_somebody_wrote_is_erased_and_the_table_plays_on(tmp_path: Path) -> None:
    with Server(tmp_path, "--no-table") as server:
        with opened(server.url, bots=1) as ana, Client.join(ana.link, "Ben") as ben:
            for text in (f"chat {WORDS} one", f"chat {WORDS} two"):
                number = done(ben, text).number
            done(ana, "chat what Ana says")
            hear(ana, lambda: ana.known.number > number)
            assert is_anywhere(WORDS, server.db)
            assert admin(server.db, "erase", "1", "2", "--words", "--yes") == 0
            assert not is_anywhere(WORDS, server.db)
            assert admin(server.db, "check") == 0
            with Client.resume(ana.link, ana.token, seen=number - 2) as again:
                assert told(again) == ["Ben wrote something that has been erased."] * 2 + ["You write: what Ana says"]
                done(again, "start")
                done(again, "deal")
                play(again, ben, until=lambda client: client.known.number > number + 20)
        server.kill()
        server.start()
        with Client.resume(ben.link, ben.token, seen=number - 2) as ben:
            assert told(ben)[:2] == ["You wrote something that has been erased."] * 2
    assert is_sound(server.db)


@pytest.mark.slow
def test_a_person_is_erased_with_name_and_place(tmp_path: Path) -> None:
    with Server(tmp_path, "--no-table") as server, opened(server.url) as ana:
        with Client.join(ana.link, "Zebulon") as zeb:
            done(zeb, f"chat {WORDS}")
            done(ana, "start")
            done(ana, "deal")
            play(ana, zeb, until=lambda client: client.known.number > 20)
            assert admin(server.db, "find", "zebulon") == 0
            assert admin(server.db, "erase", "1", "9", "--yes") == 2
            assert admin(server.db, "erase", "1", "2", "--yes") == 0
            assert "Goodbye" in goodbye(zeb)
        assert not is_anywhere("Zebulon", server.db)
        assert not is_anywhere(WORDS, server.db)
        hear(ana, lambda: "Zebulon" not in [seat.name for seat in ana.known.table.seats])
        assert [seat.name for seat in ana.known.table.seats] == ["Ana", "Erased 2"]
        assert [member.name for member in ana.known.table.members] == ["Ana"]
        number = ana.known.number
        play(ana, until=lambda client: client.known.number > number + 20)
        assert ana.known.shown is not None
        assert ana.known.shown.names == ("Ana", "Erased 2")
        assert admin(server.db, "check") == 0
        with pytest.raises(Ended, match="not known any more"):
            Client.resume(ana.link, zeb.token)


@pytest.mark.slow
def test_a_person_is_erased_from_a_store_of_an_earlier_version(tmp_path: Path) -> None:
    path = tmp_path / "sixdot.db"
    shutil.copy(GOLDEN, path)
    with Store(path) as store:
        before = {code: len(store.entries(code)) for code in store.tables()}
        number = store.catalogue()[0].id
    names = members(path, number)
    assert len(names) == 2
    assert admin(path, "erase", str(number), "2", "--yes") == 0
    assert members(path, number) == [names[0], "Erased 2"]
    assert admin(path, "check") == 0
    with Store(path) as store:
        code = store.catalogue()[0].code
        assert len(store.entries(code)) - before[code] in (0, 1), "that somebody leaves is an entry"


def members(path: Path, room: int) -> list[str]:
    with closing(sqlite3.connect(path)) as database:
        query = "SELECT json_extract(text, '$.name') FROM entry WHERE room = ? AND text LIKE '{\"kind\":\"joined\"%'"
        return [name for (name,) in database.execute(query, (room,))]


# The store


def said(text: str) -> Said:
    return Said(b"salt", text)


def sealed(number: int, words: Said, command: str | None = None) -> Append:
    return Append("bek", number, f'{{"kind":"chat","seal":"{words.seal}"}}', command, said=words)


def test_words_come_with_their_entry_or_not_at_all(place: Place) -> None:
    with Store(place) as store:
        put(store, sealed(1, said("hello")), sealed(2, said("again")))
        with pytest.raises(Taken):
            put(store, sealed(2, said("too late")))
        assert [entry.said for entry in store.entries("bek")] == ["hello", "again"]
        assert [entry.said for entry in store.entries("bek", 1)] == ["again"]
        put(store, Erase("bek", (1,), {}))
        assert [entry.said for entry in store.entries("bek")] == ["", "again"]


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE said SET text = 'hellp'",
        "UPDATE said SET salt = x'00'",
        "UPDATE said SET text = NULL",
        "UPDATE said SET text = x'ff'",
        "UPDATE said SET number = 2",
    ],
)
def test_words_that_have_changed_are_noticed(tmp_path: Path, damage: str) -> None:
    with Store(tmp_path / "sixdot.db") as store:
        put(store, sealed(1, said("hello")), Append("bek", 2, "{}"))
    with closing(sqlite3.connect(tmp_path / "sixdot.db")) as database:
        database.execute(damage)
        database.commit()
    with Store(tmp_path / "sixdot.db") as store, pytest.raises(Damaged):
        store.entries("bek")


def test_the_chain_is_made_anew_and_only_over_entries_that_were_sound(place: Place) -> None:
    with Store(place) as store:
        put(store, *[Append("bek", number, f"text {number}", f"1:k{number} hash") for number in range(1, 6)])
        put(store, Erase("bek", (), {3: "other"}))
        assert [(entry.text, entry.command) for entry in store.entries("bek")][1:4] == [
            ("text 2", "1:k2 hash"), ("other", "1:k3"), ("text 4", "1:k4 hash"),
        ]  # fmt: skip
        put(store, Append("bek", 6, "goes on"))
        assert len(store.entries("bek")) == 6
        with pytest.raises(Taken):
            put(store, Append("bek", 7, "again", "1:k3 hash"))
    change(place, "UPDATE entry SET text = 'forged' WHERE number = 2")
    with Store(place) as store:
        with pytest.raises(LookupError):
            put(store, Erase("bek", (), {5: "other"}))
        with pytest.raises(Damaged):
            store.entries("bek")


def test_the_same_id_with_other_words_is_refused_even_long_after(place: Place) -> None:
    with Store(place) as store:
        put(store, sealed(1, said("hello"), "1:k1"))
        for words, is_same in (("hello", True), ("goodbye", False)):
            with pytest.raises(Taken) as taken:
                put(store, sealed(2, said(words), "1:k1"))
            assert (taken.value.done, taken.value.is_same) == (1, is_same)
