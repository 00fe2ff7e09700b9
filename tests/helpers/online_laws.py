"""What must hold for people at a real server's tables, whatever broke: checked against the log afterwards."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from sixdot.game.editions import EDITIONS
from sixdot.room import telling
from sixdot.room.room import Room
from sixdot.store.entries import Entry
from sixdot.store.store import Store
from sixdot.voice.words import Words
from tests.helpers.online_clients import heard_in
from tests.helpers.online_players import AGAIN, Heard, Player
from tests.helpers.stores import is_sound


@contextmanager
def seeded(seed: str) -> Iterator[None]:
    """Any failure names the seed."""
    try:
        yield
    except BaseException as error:
        error.add_note(f"The seed was {seed!r}.")
        raise


def kept(db: Path, code: str) -> list[Entry]:
    """The log of a table whose server has stopped; its checks hold."""
    with Store(db) as store:
        assert is_sound(store.path)
        return store.entries(code)


def must_have_heard_all(entries: Sequence[Entry], players: Iterable[Player], last: int = 0) -> None:
    """Each member heard what the log says, every number once and in order, as if no connection had ever broken.

    `last`: up to this number at least; anything later may have come when somebody was gone.
    """
    for player in players:
        memory = player.memory
        words = {
            edition: Words(player.language, player.length, EDITIONS[edition].marks) for edition in _editions(entries)
        }
        expected = [
            each
            for each in told_by(entries, memory.member, words)
            if memory.first < each[0] <= memory.number and each[0] not in memory.skipped
        ]
        for here, there in zip(memory.heard, expected, strict=False):
            assert here == there, f"{player.name} heard {here}, the log says {there}"
        assert len(memory.heard) == len(expected), f"{player.name} heard {memory.number} of {len(entries)}"
        assert memory.number >= last


def _editions(entries: Sequence[Entry]) -> set[str]:
    return {json.loads(entry.text)["edition"] for entry in entries if json.loads(entry.text)["kind"] == "opened"}


def told_by(entries: Sequence[Entry], member: int, words: Mapping[str, Words]) -> list[Heard]:
    """What a member would be told about these entries."""
    room = Room("bek-dor-mip-tan-rus")
    told: list[Heard] = []
    for entry in entries:
        happening = room.redo(entry.number, entry.text, entry.version, entry.said)
        if member in room.members:
            told.append(heard_in(telling.Telling(room, happening).to(member, words[room.options.edition])))
    return told


def must_have_been_done_once(entries: Sequence[Entry], players: Iterable[Player]) -> None:
    """An accepted command is in the log once, at the number that was told; a refused one is not."""
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    stored = {entry.command.partition(" ")[0]: entry for entry in entries if entry.command is not None}
    assert len(stored) == len([entry for entry in entries if entry.command is not None])
    known = set()
    for player in players:
        memory = player.memory
        for asked, do in memory.asked.items():
            key = f"{memory.member}:{asked}"
            known.add(key)
            answers = memory.answers.get(asked, [])
            assert len(answers) == 1 or asked in memory.twice, (player.name, do, answers)
            accepted = {answer for answer in answers if answer[0] == "accepted"}
            assert not accepted or {outcome for outcome, _ in answers} <= {"accepted", *AGAIN}, (do, answers)
            for outcome, number in accepted or set(answers):
                _must_fit(player.name, do, outcome, number, stored.get(key), memory.member)
    assert set(stored) <= known, set(stored) - known


def _must_fit(name: str, do: str, outcome: str, number: int, entry: Entry | None, member: int) -> None:
    if outcome != "accepted" or do.startswith("ask"):
        assert entry is None, f"{name}: {do} was {outcome}, but is in the log"
        return
    if entry is None:
        assert do == "go on", f"{name}: {do} was accepted as {number}, but is not in the log"
        return
    assert entry.number == number
    data = json.loads(entry.text)
    assert data["by"] == member
    if data["kind"] == "act":
        first = data["lines"].splitlines()[0].rpartition("  #")[0]
        assert first.partition(" ")[2] == do, (name, first, do)
    else:
        assert _KINDS[do.split(maxsplit=1)[0]] == data["kind"], (name, do, data)


def must_be_in_order_of_time(players: Iterable[Player]) -> None:
    """The log is linear: what was answered before something else was asked stands before it."""
    done = sorted(
        (number, memory.began[asked], memory.ended[asked])
        for memory in [player.memory for player in players]
        for asked, answers in memory.answers.items()
        for outcome, number in set(answers)
        if outcome == "accepted" and not memory.asked[asked].startswith(("ask", "go on"))
    )
    latest = 0.0  # when what stands last was asked
    for number, began, ended in done:
        assert ended >= latest, f"{number} was answered before something was asked that stands before it"
        latest = max(latest, began)


def things(players: Iterable[Player], outcome: str = "") -> int:
    """How often these were answered like this; or else, how many things they were told or heard to be accepted."""
    heard = 0 if outcome else sum(len(player.memory.heard) for player in players)
    answers = [answer for player in players for given in player.memory.answers.values() for answer, _ in given]
    return heard + answers.count(outcome or "accepted")


_KINDS = {
    "go": "on",
    "start": "began",
    "rematch": "began",
    "chat": "chat",
    "bot": "bot",
    "options": "options",
    "deal": "act",
}
