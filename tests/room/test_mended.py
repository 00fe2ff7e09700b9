"""A log outlives the rules: a table begun before a rule was mended is not lost, and says what became of its game."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from sixdot.game.editions import EDITIONS
from sixdot.room import telling
from sixdot.room.room import Room
from sixdot.room.state import Broken, Happening
from sixdot.store.store import Store
from sixdot.versions import FIRST, Version, this_version
from sixdot.voice.words import Words
from sixdot.wire.client import Client
from tests.helpers.rooms import WORDS, Log, chosen_deals, entry_of, opened, retold
from tests.helpers.servers import Inside, done, hear, play
from tests.helpers.servers import opened as opened_online
from tests.helpers.stores import is_sound

OLD = Version(FIRST.rules, "0.0.9")


def mend_a_rule(patch: pytest.MonkeyPatch, hand: int = 0) -> None:
    """From now on the rules are another version; `hand`: in Mattel so many cards are dealt."""
    patch.setattr("sixdot.game.match.RULES_VERSION", 2)
    if hand:
        patch.setitem(EDITIONS, "mattel", replace(EDITIONS["mattel"], hand_size=hand))


def left_in_round(number: int, edition: str = "mattel") -> Log:
    log = opened(edition)
    amy, bob = log.join("Amy"), log.join("Bob")
    log.does(amy, "bot add steady")
    log.does(amy, "options target=500")
    log.does(amy, "start")
    source = random.Random(7)
    playing = log.room.playing
    assert playing is not None
    while (log.room.stage, telling.info(log.room, amy).round) != ("playing", number) or not playing.story[4:]:
        log.plays(source, most=1)
        assert bob in log.room.members
    return log


def after_the_update(log: Log) -> Room:
    room = Room(log.room.code, chosen_deals("y"), lambda: "y")
    for entry in log.entries:
        room.redo(entry.number, entry.text, OLD if entry.number <= log.room.number else entry.version)
    room.members.present = set(log.room.members.present)
    return room


def seen(room: Room) -> list[object]:
    return [(telling.info(room, member), telling.view(room, member)) for member in room.members]


def test_a_round_that_does_not_fit_the_mended_rules_is_called_off_and_the_scores_stay(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    log = left_in_round(2)
    before = telling.view(log.room, 1)
    assert before is not None
    assert sum(before.scores) > 0
    mend_a_rule(monkeypatch, hand=5)
    room = after_the_update(log)
    mended = room.mend()
    assert isinstance(mended, Happening)
    assert (room.stage, mended.kind) == ("ready", "mended")
    assert [type(event).__name__ for event in mended.events] == ["SeedTold", "Committed"]
    says = telling.Telling(room, mended).to(1, WORDS).say
    assert "updated" in says
    assert "called off, and the scores stay" in says
    assert "annulée" in telling.Telling(room, mended).to(2, Words("fr")).say
    goes_on = Log(room, [*log.entries])
    goes_on.keep(mended)
    goes_on.does(1, "deal")
    view = telling.view(room, 1)
    assert view is not None
    assert (view.scores, view.round, len(view.hand)) == (before.scores, 3, 5)
    goes_on.plays(random.Random(1))
    assert room.stage == "over"
    assert room.mend() is None
    assert seen(after_the_update_again(log, goes_on)) == seen(room)


def after_the_update_again(log: Log, goes_on: Log) -> Room:
    room = Room(log.room.code)
    for entry in goes_on.entries:
        room.redo(entry.number, entry.text, OLD if entry.number <= log.room.number else this_version())
    assert room.mend() is None
    room.members.present = set(goes_on.room.members.present)
    return room


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_that_fits_the_mended_rules_goes_on_and_all_are_told(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = left_in_round(1, edition)
    before = telling.view(log.room, 1)
    mend_a_rule(monkeypatch)
    room = after_the_update(log)
    mended = room.mend()
    assert isinstance(mended, Happening)
    assert telling.view(room, 1) == before
    assert "goes on by the new rules" in telling.Telling(room, mended).to(1, WORDS).say
    goes_on = Log(room, [*log.entries])
    goes_on.keep(mended)
    goes_on.plays(random.Random(1), most=20)
    assert seen(after_the_update_again(log, goes_on)) == seen(room)


def test_a_game_that_was_over_stays_over_and_another_can_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    log = left_in_round(1)
    log.plays(random.Random(1))
    mend_a_rule(monkeypatch, hand=5)
    room = after_the_update(log)
    assert room.mend() is None
    assert room.stage == "over"
    goes_on = Log(room, [*log.entries])
    assert goes_on.refuses(1, "ask record").reason == "NO_RECORD"
    goes_on.does(1, "start")
    assert room.stage == "ready"


def test_the_same_rules_go_on_without_a_word() -> None:
    log = left_in_round(1)
    room = after_the_update(log)
    assert room.mend() is None
    assert seen(room) == seen(log.room)


def test_what_this_very_version_wrote_and_cannot_follow_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    log = left_in_round(1)
    monkeypatch.setitem(EDITIONS, "mattel", replace(EDITIONS["mattel"], hand_size=5))
    room = Room(log.room.code)
    dealt = next(entry for entry in log.entries if "deal  #" in entry.text)
    for entry in log.entries[: dealt.number - 1]:
        room.redo(entry.number, entry.text)
    with pytest.raises(Broken, match="does not go as it was written down"):
        room.redo(dealt.number, dealt.text)


def test_whoever_comes_back_is_told_in_the_summary_of_what_they_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    log = left_in_round(1)
    last = log.room.number
    mend_a_rule(monkeypatch, hand=5)
    mended = after_the_update(log).mend()
    assert mended is not None
    log.entries = [*[each._replace(version=OLD) for each in log.entries], entry_of(mended)]
    missed = retold(log, 2, last)
    assert missed is not None
    assert "called off" in missed.say
    assert [told.number for told in missed.list] == [mended.number]


@pytest.mark.slow
def test_a_stored_table_in_the_middle_of_a_round_goes_on_after_an_upgrade(tmp_path: Path) -> None:
    with Inside(tmp_path) as server, opened_online(server.url, bots=2) as ana:
        done(ana, "options target=60")
        done(ana, "start")
        play(ana, until=lambda client: client.known.wanted == "turn" and len(client.known.heard) > 24)
        code, token, seen_by_her = ana.known.table.code, ana.token, ana.known.number
    with pytest.MonkeyPatch.context() as patch:
        mend_a_rule(patch, hand=5)
        with Inside(tmp_path) as server, Client.resume(f"{server.url}/#{code}", token, seen_by_her) as ana:
            welcome = ana.next(30)
            assert "called off" in getattr(welcome, "missed").say  # noqa: B009
            assert ana.known.table.stage == "ready"
            done(ana, "deal")
            hear(ana, lambda: ana.known.view is not None)
            play(ana)
            assert ana.known.table.stage == "over"
            assert not server.hub.aside
    with Store(tmp_path / "sixdot.db") as store:
        assert store.aside() == {}
        assert store.entries(code)[0].version.rules == 1
        assert store.entries(code)[-1].version.rules == 2
        assert is_sound(store.path)
