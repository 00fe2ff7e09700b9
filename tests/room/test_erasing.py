"""Erasing a person from a log: nothing of theirs is left in it, and it is still the same game, move for move."""

from __future__ import annotations

import json
import random

import pytest

from sixdot.game.reading import read_record
from sixdot.game.replay import verify
from sixdot.room import telling
from sixdot.room.erasing import Erasure, erasure
from sixdot.room.playing import record_in
from sixdot.room.room import Room
from sixdot.room.state import Broken
from sixdot.store.entries import Entry
from tests.helpers.rooms import Log, opened, retold

NAME, WORDS = "Zebulon", "my very own words"


def played(edition: str = "mattel") -> Log:
    """Two people and a bot, two games; the second person leaves, and another one of that name comes."""
    log = opened(edition)
    for name in ("Ana", NAME):
        log.join(name)
    log.does(1, "bot add easy")
    log.does(1, "options target=60")
    for _ in range(2):
        log.does(1, "start")
        log.does(2, f"chat {WORDS}")
        log.does(1, "chat what Ana says")
        log.plays(random.Random(1))
    return log


def without(log: Log, found: Erasure) -> Log:
    """The log as it is stored then."""
    entries = [
        entry._replace(
            text=found.texts.get(entry.number, entry.text), said="" if entry.number in found.said else entry.said
        )
        for entry in log.entries
    ]
    room = Room(log.room.code)
    for entry in entries:
        room.redo(entry.number, entry.text, entry.version, entry.said)
    return Log(room, entries)


def written(log: Log) -> str:
    return "\n".join([f"{entry.text} {entry.said}" for entry in log.entries])


@pytest.mark.parametrize("edition", ["mattel", "dos", "question"])
def test_the_game_is_the_same_without_the_name(edition: str) -> None:
    log = played(edition)
    after = without(log, erasure(log.room.code, log.entries, 2, "Erased 2"))
    assert NAME in written(log)
    assert NAME not in written(after)
    assert WORDS not in written(after)
    assert "what Ana says" in written(after)
    assert [member.name for member in after.room.members.values()] == ["Ana", "Erased 2"]
    before, now = telling.view(log.room, 1), telling.view(after.room, 1)
    assert before is not None
    assert now is not None
    assert now.names == tuple(["Erased 2" if name == NAME else name for name in before.names])
    assert (now.hand, now.discards, now.scores, now.winners) == (
        before.hand, before.discards, before.scores, before.winners,
    )  # fmt: skip
    assert after.room.playing is not None
    verdict = verify(read_record(record_in([entry.text for entry in after.entries[after.room.playing.begun - 1 :]])))
    assert (verdict.problem, verdict.complete) == ("", True)


def test_words_alone_are_erased_without_touching_an_entry() -> None:
    log = played()
    found = erasure(log.room.code, log.entries, 2, None)
    assert (len(found.said), found.texts) == (2, {})
    after = without(log, found)
    missed = retold(after, 1, found.said[-1] - 1)
    assert missed is not None
    assert missed.list[0].say == f"{NAME} wrote something that has been erased."
    missed = retold(after, 2, found.said[-1] - 1)
    assert missed is not None
    assert missed.list[0].say == "You wrote something that has been erased."


def test_words_that_an_earlier_version_wrote_into_the_entry_are_erased_too() -> None:
    log = played()
    old = [
        entry
        if entry.said is None
        else Entry(entry.number, None, json.dumps({"kind": "chat", "text": entry.said, "by": by_of(entry)}))
        for entry in log.entries
    ]
    before = Log(log.room, old)
    assert WORDS in written(before)
    found = erasure(log.room.code, old, 2, None)
    assert (found.said, len(found.texts)) == ((), 2)
    after = without(before, found)
    assert WORDS not in written(after)
    missed = retold(after, 1, max(found.texts) - 1)
    assert missed is not None
    assert missed.list[0].say == f"{NAME} wrote something that has been erased."


def by_of(entry: Entry) -> int:
    by: int = json.loads(entry.text)["by"]
    return by


def test_another_person_of_the_same_name_keeps_it() -> None:
    log = opened()
    for name in ("Ana", NAME):
        log.join(name)
    log.does(2, "quit")
    assert log.join(NAME) == 3
    log.does(1, "start")
    log.does(3, f"chat {WORDS}")
    after = without(log, erasure(log.room.code, log.entries, 2, "Erased 2"))
    assert [member.name for member in after.room.members.values()] == ["Ana", "Erased 2", NAME]
    assert after.room.playing is not None
    assert after.room.playing.names == ["Ana", NAME]
    assert WORDS in written(after)


def test_words_that_are_neither_there_nor_erased_are_missed() -> None:
    log = played()
    with pytest.raises(Broken, match="what was said is missing"):
        without(Log(log.room, [entry._replace(said=None) for entry in log.entries]), Erasure((), {}))


def test_a_bot_that_made_way_for_a_name_is_not_renamed_in_silence() -> None:
    log = opened()
    log.join("Ana")
    log.does(1, "bot add easy")
    bot = log.room.members.seats[1].name
    log.join(bot)
    log.does(1, "start")
    with pytest.raises(Broken):
        erasure(log.room.code, log.entries, 2, "Erased 2")
    assert erasure(log.room.code, log.entries, 2, None) == Erasure((), {})
