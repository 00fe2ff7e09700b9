"""Stores that released versions wrote: this one opens them, knows the same as its players did, and plays on."""

from __future__ import annotations

import json
import random
import shutil
from pathlib import Path
from typing import Any

import pytest

import sixdot
from sixdot.game.editions import EDITIONS
from sixdot.room import telling
from sixdot.room.room import Room
from sixdot.store.entries import Append
from sixdot.store.store import Store
from sixdot.wire.client import Client
from sixdot.wire.messages import encode
from tests.helpers.rooms import Log
from tests.helpers.servers import Inside
from tests.helpers.stores import is_sound, put

pytestmark = pytest.mark.slow  # real servers

FOLDER = Path(__file__).parent.parent / "stores"
GOLDEN = sorted(FOLDER.glob("*.db"))
OPTIONS = ("edition", "house", "scoring", "target", "partners", "leavers", "judge", "clock", "stage", "game", "round")


def tables_of(golden: Path) -> list[dict[str, Any]]:
    tables: list[dict[str, Any]] = json.loads(golden.with_suffix(".json").read_text(encoding="utf-8"))
    return tables


def test_every_released_version_has_its_store() -> None:
    assert [path.stem for path in GOLDEN][:1] == ["0.1.0"]
    assert all(path.stat().st_size < 400_000 for path in GOLDEN)
    assert sixdot.__version__ <= GOLDEN[-1].stem, "a release keeps a store of its own: python -m tests.stores"


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda path: path.stem)
def test_it_holds_every_edition_at_every_stage(golden: Path) -> None:
    found = {(table["edition"], table["table"]["stage"]) for table in tables_of(golden)}
    assert {edition for edition, _ in found} <= set(EDITIONS)
    assert {stage for _, stage in found} == {"lobby", "ready", "playing", "over"}
    assert len(found) == 4 * len({edition for edition, _ in found})
    assert any(table["table"]["house"] for table in tables_of(golden))


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda path: path.stem)
def test_it_is_opened_and_every_table_is_as_it_was_left(golden: Path, tmp_path: Path) -> None:
    shutil.copy(golden, tmp_path / "sixdot.db")
    with Inside(tmp_path) as server:
        for left in tables_of(golden):
            for person in left["people"]:
                with Client.resume(f"{server.url}/#{left['table']['code']}", person["token"]) as client:
                    shown = json.loads(encode(client.known.shown)) if client.known.shown else None
                    table = json.loads(encode(client.known.table))
                    assert client.known.number == person["number"]
                    if shown:  # what later versions tell besides, of which there was nothing then
                        assert not any(shown.pop(name) for name in shown.keys() - person["view"].keys())
                    assert (shown, client.known.wanted) == (person["view"], person["wanted"])
                    assert {key: table[key] for key in OPTIONS} == {key: left["table"][key] for key in OPTIONS}
                    assert table["seats"] == left["table"]["seats"]
        assert not server.hub.aside
    with Store(tmp_path / "sixdot.db") as store:
        assert is_sound(store.path)
        versions = {entry.version.program for code in store.tables() for entry in store.entries(code)}
        assert versions == {golden.stem}, "nothing was added"


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("golden", GOLDEN, ids=lambda path: path.stem)
def test_its_games_are_played_to_the_end(golden: Path, edition: str, tmp_path: Path) -> None:
    shutil.copy(golden, tmp_path / "sixdot.db")
    with Store(tmp_path / "sixdot.db") as store:
        for left in [table for table in tables_of(golden) if table["edition"] == edition]:
            code = left["table"]["code"]
            log = Log(rebuilt(store, code))
            log.room.members.present = {1, 2}
            if log.room.free:
                log.does(1, "start")
            log.plays(random.Random(code))
            for entry in log.entries:
                put(store, Append(code, entry.number, entry.text))
            again = rebuilt(store, code)
            assert (again.stage, again.number) == ("over", log.room.number)
            assert telling.view(again, 1) == telling.view(log.room, 1)


def rebuilt(store: Store, code: str) -> Room:
    room = Room(code)
    for entry in store.entries(code):
        room.redo(entry.number, entry.text, entry.version, entry.said)
    assert room.mend() is None
    return room
