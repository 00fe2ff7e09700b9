"""Answers that the others at a table vote on (Q7)."""

from __future__ import annotations

import random

import pytest

from sixdot.room.room import Room
from tests.helpers.rooms import Log, opened, retold
from tests.room.test_attempts import attempts_of


def answered(players: int, seed: str = "vote") -> tuple[Log, list[int], int]:
    """A table that votes, where somebody has answered; all members, and who it was."""
    log = opened("question", seed)
    members = [log.join(name) for name in ("Ana", "Ben", "Kim", "Lou", "Max")[:players]]
    log.does(members[0], "options judge=vote")
    log.does(members[0], "start")
    for member in members[1:]:
        log.does(member, "go on")
    log.steps()
    while not any(wish == "judge" for wish in log.room.wants().values()):
        member = min(log.room.wants())
        do = log.choice(member, random.Random(3))
        log.does(member, "answer perhaps" if do == "unknown" else do)
        log.steps()
    assert log.room.playing is not None
    return log, members, log.room.playing.members[log.room.playing.table.turn]


def others(members: list[int], own: int) -> list[int]:
    return [member for member in members if member != own]


@pytest.mark.parametrize(
    ("votes", "right"),
    [
        (["right", "right"], True),  # of four: two are half of them, and enough
        (["right", "wrong", "right"], True),
        (["wrong", "right", "wrong", "right"], True),
        (["wrong", "right", "wrong", "wrong"], False),
        (["wrong", "wrong", "wrong"], False),
    ],
)
def test_half_of_the_votes_make_an_answer_right(votes: list[str], right: bool) -> None:
    log, members, own = answered(5)
    for place, (member, vote) in enumerate(zip(others(members, own), votes, strict=False)):
        assert log.room.is_waiting()
        assert [attempt.right for attempt in attempts_of(log)] == [None]
        assert sorted(log.room.wants()) == others(members, own)[place:]
        log.does(member, vote)
        assert log.told[member][-1].say == f"You vote {vote}."
        assert log.told[own][-1].say == f"{log.room.members[member].name} votes {vote}."
        if place < len(votes) - 1:
            assert log.steps() == 0
    assert not log.room.is_waiting()
    log.steps()
    assert [attempt.right for attempt in attempts_of(log)] == [right]
    assert log.told[own][-1].say.startswith("The answer is right." if right else "The answer is wrong.")
    assert "judge" not in log.room.wants().values()


def test_a_vote_is_given_once_and_never_by_whoever_answered() -> None:
    log, members, own = answered(4)
    first, *rest = others(members, own)
    assert log.refuses(own, "right").reason == "NOTHING_TO_JUDGE"
    log.does(first, "right")
    assert log.refuses(first, "wrong").reason == "NOTHING_TO_JUDGE"
    assert sorted(log.room.wants()) == rest


def test_all_who_vote_hear_the_question_and_the_answer_first() -> None:
    log, members, own = answered(3)
    for member in others(members, own):
        assert log.told[member][-1].say.endswith("Is perhaps right or wrong?")
    assert log.told[own][-1].say == "Your answer is being judged."


def test_a_host_without_a_seat_has_the_last_word() -> None:
    log = opened("question", "teacher")
    teacher, *pupils = [log.join(name, watch=name == "Tom") for name in ("Tom", "Ana", "Ben", "Kim")]
    log.does(teacher, "options judge=vote")
    log.does(teacher, "start")
    for member in pupils:
        log.does(member, "go on")
    log.steps()
    while "judge" not in log.room.wants().values():
        member = min(log.room.wants())
        do = log.choice(member, random.Random(3))
        log.does(member, "answer perhaps" if do == "unknown" else do)
        log.steps()
    log.does(teacher, "right")
    assert [attempt.right for attempt in attempts_of(log)] == [True]


def test_whoever_goes_has_no_vote_any_more() -> None:
    log, members, own = answered(4)
    first, second, third = others(members, own)
    log.does(first, "right")
    log.does(second, "quit")  # one of two is half
    log.steps()
    assert [attempt.right for attempt in attempts_of(log)] == [True]
    assert third in log.room.members.present


def test_where_only_bots_are_left_the_host_judges() -> None:
    log, members, own = answered(2)
    [other] = others(members, own)
    log.does(other, "quit")
    log.steps()
    assert log.room.wants() == {own: "judge"}
    log.does(own, "right")
    assert [attempt.right for attempt in attempts_of(log)] == [True]


def test_votes_are_in_the_log_and_whoever_was_away_hears_them() -> None:
    log, members, own = answered(4)
    seen = log.room.number
    first, second, third = others(members, own)
    log.does(first, "wrong")
    again = Room(log.room.code)
    for entry in log.entries:
        again.redo(entry.number, entry.text, entry.version, entry.said)
    again.members.present = set(log.room.members.present)
    assert again.wants() == log.room.wants() == {second: "judge", third: "judge"}
    missed = retold(log, second, seen)
    assert missed is not None
    assert f"{log.room.members[first].name} votes wrong." in missed.say
    assert missed.say.endswith("Is perhaps right or wrong?")


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_whole_games_by_vote_come_to_an_end_and_replay_alike(seed: str) -> None:
    log = opened("question", seed)
    members = [log.join(name) for name in ("Ana", "Ben", "Kim")]
    log.does(members[0], "options judge=vote target=50")
    log.does(members[0], "bot add steady")
    log.does(members[0], "start")
    source, turns = random.Random(seed), 0
    log.steps()
    while log.room.stage != "over" and turns < 4000:
        member = source.choice(sorted(log.room.wants()))
        do = log.choice(member, source)
        log.does(member, "answer perhaps" if do == "unknown" else do)
        log.steps()
        turns += 1
    assert log.room.stage == "over"
    again = Room(log.room.code)
    for entry in log.entries:
        again.redo(entry.number, entry.text, entry.version, entry.said)
    assert [again.view(member) for member in members] == [log.room.view(member) for member in members]
