"""A rule book from outside on a server: tables are opened with it, and nobody else needs its file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sixdot.game.editions import EDITIONS, edition_named
from sixdot.room import telling
from sixdot.room.room import Room
from sixdot.room.state import Refused
from sixdot.store.store import Store
from sixdot.voice.words import Words
from sixdot.wire.client import Client
from sixdot.wire.line import Ended
from tests.helpers.rooms import opened
from tests.helpers.servers import Server, done, hear, play, refused

pytestmark = pytest.mark.slow  # real servers

PUB = """
name = "inn"
based-on = "mattel"
most-players = 8
target = 60
guilty-draws = 6
after-draw = "nothing"
"""


@pytest.fixture(autouse=True)
def nothing_brought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixdot.game.editions._brought", {})


def test_a_table_plays_by_it_through_a_restart_without_the_file(tmp_path: Path) -> None:
    book = tmp_path / "pub.toml"
    book.write_text(PUB, encoding="utf-8")
    with Server(tmp_path, "--edition", str(book)) as server, Client.join(server.link, "Ana") as ana:
        table = ana.known.table
        assert table.edition.partition("~")[0] == "inn"
        assert table.book is not None
        assert edition_named(table.edition).guilty_draws == 6  # the guest knows it from the table alone
        done(ana, "bot add steady")
        done(ana, "start")
        play(ana, until=lambda client: client.known.wanted == "turn")
        assert ana.known.view is not None
        assert ana.known.view.edition == table.edition
        link, token, hand = ana.link.rpartition("#")[2], ana.token, ana.known.view.hand
    book.unlink()
    with Server(tmp_path) as server, Client.resume(f"{server.url}/#{link}", token) as ana:
        assert ana.known.view is not None
        assert ana.known.view.hand == hand
        play(ana)
        assert ana.known.table.stage == "over"
    with Store(tmp_path / "sixdot.db") as store:
        assert json.loads(store.entries(link)[0].text)["book"]["name"] == "inn"


def test_what_the_server_does_not_know_cannot_be_opened(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        with pytest.raises(Ended, match="no such rule book"):
            Client.open(server.url, "Ana", "inn~123456")
        with Client.join(server.link, "Ana") as ana:
            assert refused(ana, "options edition=inn~123456").reason == "BAD_OPTION"
            hear(ana, lambda: ana.known.table.book is None)


def test_an_edition_of_our_own_stands_in_no_log_and_in_no_message() -> None:
    log = opened("mattel")
    log.join("Amy")
    assert "book" not in json.loads(log.entries[0].text)
    assert telling.info(log.room, 1).book is None
    from sixdot.wire.messages import encode

    assert "book" not in json.loads(encode(telling.info(log.room, 1)))


def test_a_host_changes_to_a_book_that_was_brought_and_the_log_carries_it(monkeypatch: pytest.MonkeyPatch) -> None:
    from sixdot.game.book import read_book
    from sixdot.game.editions import bring

    pub = bring(read_book(PUB)).id
    log = opened("mattel")
    log.join("Amy")
    log.does(1, f"options edition={pub}")
    monkeypatch.setattr("sixdot.game.editions._brought", {})
    room = Room(log.room.code)
    for entry in log.entries:
        room.redo(entry.number, entry.text)
    assert room.edition.after_draw == "nothing"
    assert set(EDITIONS) & {room.edition.id} == set()
    assert isinstance(room.join("Amy", False, Words("en")), Refused)
    assert telling.info(room, 1).book is not None
