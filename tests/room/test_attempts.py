"""Results of a class: what the log tells is what happened at the table."""

from __future__ import annotations

import random

import pytest

from sixdot.classroom.results import Attempt, ResultRow, counted, results_csv
from sixdot.classroom.sets import QuestionSet
from sixdot.game.events import Asked
from sixdot.game.questions import Question
from sixdot.room.attempts import Attempts
from sixdot.room.room import Room
from tests.helpers.rooms import Log, opened


def attempts_of(log: Log) -> list[Attempt]:
    found = Attempts(log.room.code)
    found.read(log.entries)
    return list(found)


def right_answer(room: Room) -> str:
    assert room.playing is not None
    assert room.playing.game.round is not None
    return room.playing.game.round.question().accept[0]


def played(log: Log, source: random.Random, most: int) -> list[Attempt]:
    """What everybody did, kept beside the table: each answers right, wrong, or does not know."""
    done: list[Attempt] = []
    log.steps()
    until = log.room.number + most
    while log.room.stage != "over" and log.room.number < until:
        member = source.choice(sorted(log.room.wants()))
        do = log.choice(member, source)
        if do == "unknown":
            answer = source.choice([right_answer(log.room), "a purple cow", None])
            do = "unknown" if answer is None else f"answer {answer}"
            view = log.room.view(member)
            assert view is not None
            asked = next(event.question for event in reversed(view.heard) if isinstance(event, Asked))
            right = answer == right_answer(log.room)
            done.append(Attempt(log.room.members[member].name, asked, answer, right))
        log.does(member, do)
        log.steps()
    return done


def lesson(seed: str, judge: str = "program", bots: int = 1) -> tuple[Log, list[int]]:
    log = opened("question", seed)
    members = [log.join(name) for name in ("Ana", "Ben", "Kim")]
    for _ in range(bots):
        log.does(members[0], "bot add steady")
    if judge != "program":
        log.does(members[0], f"options judge={judge}")
    log.does(members[0], "start")
    return log, members


def test_results_are_what_happened_in_the_game() -> None:
    for seed in ("one", "two", "three"):
        log, _ = lesson(seed)
        happened = played(log, random.Random(seed), 400)
        assert attempts_of(log) == happened
        assert {attempt.right for attempt in happened} == {True, False}
        assert sum(row.asked for row in counted(happened, "pupil")) == len(happened)
        assert sum(row.right for row in counted(happened, "question")) == sum(bool(each.right) for each in happened)


def test_the_next_game_at_a_table_adds_to_the_results() -> None:
    log, members = lesson("again", bots=0)
    happened = played(log, random.Random(1), 60)
    log.does(members[0], "end")
    log.does(members[0], "start")
    happened += played(log, random.Random(2), 60)
    assert attempts_of(log) == happened


def test_an_answer_counts_as_the_host_judges_it() -> None:
    log, members = lesson("host", "person", bots=0)
    log.steps()
    while log.room.wanted(members[0]) != "judge":
        member = min(log.room.wants())
        do = log.choice(member, random.Random(3))
        log.does(member, "answer perhaps" if do == "unknown" else do)
        log.steps()
    assert [(each.answer, each.right) for each in attempts_of(log)] == [("perhaps", None)]
    log.does(members[0], "right")
    assert [(each.answer, each.right) for each in attempts_of(log)] == [("perhaps", True)]


def test_the_host_overrules_the_program_in_one_sentence_and_the_log_tells_it() -> None:
    log, members = lesson("overruled", bots=0)
    for member in members[1:]:
        log.does(member, "go on")
    log.steps()
    while not attempts_of(log):
        member = min(log.room.wants())
        do = log.choice(member, random.Random(3))
        log.does(member, "answer perhaps" if do == "unknown" else do)
    name = attempts_of(log)[0].pupil
    own = next(member for member in members if log.room.members[member].name == name)
    assert log.refuses(members[1], "right").reason == "NOTHING_TO_JUDGE"
    log.does(members[0], "right")
    assert [(each.answer, each.right) for each in attempts_of(log)] == [("perhaps", True)]
    assert log.room.wanted(own) == "turn"
    for member in members:
        after = "you were" if member == own else f"{name} was"
        back = f"The judge says that {after} right after all. The turn goes back, and what was drawn is laid back"
        assert log.told[member][-1].say.startswith(back)
    again = Room(log.room.code)
    for entry in log.entries:
        again.redo(entry.number, entry.text, entry.version, entry.said)
    assert [again.view(member) for member in members] == [log.room.view(member) for member in members]


def test_what_a_bot_answers_for_somebody_who_is_away_is_not_theirs() -> None:
    log, members = lesson("away")
    for member in members[1:]:
        log.does(member, "go on")
    log.steps()
    log.does(members[1], "leave")
    played(log, random.Random(4), 300)
    assert {attempt.pupil for attempt in attempts_of(log)} == {"Ana", "Kim"}


def test_the_first_try_is_the_first_time_a_pupil_is_asked_a_question() -> None:
    made = [
        Attempt("Ben", "2 + 2?", "5", False),
        Attempt("Ana", "2 + 2?", "4", True),
        Attempt("Ben", "2 + 2?", "4", True, hinted=True),
        Attempt("Ana", "2 + 2?", "4", True),
        Attempt("Ana", "Capital of France?", None, False),
        Attempt("Ana", "Capital of Italy?", "Roma", None),
    ]
    assert counted(made, "pupil") == [ResultRow("Ana", 4, 2, 1), ResultRow("Ben", 2, 1, 0, 1)]
    assert counted(made, "question") == [
        ResultRow("2 + 2?", 4, 3, 1, 1),
        ResultRow("Capital of France?", 1, 0, 0),
        ResultRow("Capital of Italy?", 1, 0, 0),
    ]


@pytest.mark.fault("I03")
def test_a_spreadsheet_calculates_nothing_in_the_results() -> None:
    names = ["=1+1", "+49", "-Ben", "@Ana", "\tKim", 'O"Neil, Pat', "Zoé"]
    text = results_csv([ResultRow(name, 3, 2, 1) for name in names], ["Pupil", "Asked", "Right", "First", "Hints"])
    assert text.split("\r\n") == [
        "Pupil,Asked,Right,First,Hints",
        "'=1+1,3,2,1,0",
        "'+49,3,2,1,0",
        "'-Ben,3,2,1,0",
        "'@Ana,3,2,1,0",
        "'\tKim,3,2,1,0",
        '"O""Neil, Pat",3,2,1,0',
        "Zoé,3,2,1,0",
        "",
    ]


def test_a_hint_counts_for_whoever_asked_for_it() -> None:
    log = opened("question")
    members = [log.join(name) for name in ("Ana", "Ben")]
    rivers = QuestionSet("Rivers", "en", (Question("Which river flows through London?", ("Thames",), hint="T..."),))
    log.room.sets = {"rivers": rivers}
    log.does(members[0], "options quiz=rivers")
    log.does(members[0], "start")
    log.does(members[1], "go on")
    log.steps()
    asked = next(member for member, wanted in log.room.wants().items() if wanted == "turn")
    log.does(asked, "hint")
    log.does(asked, "unknown")
    other = next(member for member, wanted in log.room.wants().items() if wanted == "turn")
    log.does(other, "answer Thames")
    assert [(each.right, each.hinted) for each in attempts_of(log)] == [(False, True), (True, False)]


@pytest.mark.fault("I06")
def test_a_table_asks_the_set_its_host_chooses_and_keeps_it_whatever_becomes_of_the_file() -> None:
    log = opened("question")
    members = [log.join(name) for name in ("Ana", "Ben")]
    rivers = QuestionSet("Rivers", "en", (Question("Which river flows through London?", ("Thames",)),))
    log.room.sets = {"rivers": rivers}
    assert "there are rivers" in log.refuses(members[0], "options quiz=lakes").say
    log.does(members[0], "options quiz=rivers")
    assert log.told[members[1]][-1].say.endswith("The next game asks the questions of rivers.")
    log.does(members[0], "start")
    log.does(members[1], "go on")
    log.room.sets = {}
    again = Room(log.room.code)
    for entry in log.entries:
        again.redo(entry.number, entry.text, entry.version, entry.said)
    assert again.playing is not None
    kinds = again.playing.game.questions
    assert {(each.ask, each.source) for each in kinds.values()} == {(rivers.questions[0].ask, rivers.source)}
    log.steps()
    while "asks" not in log.told[members[0]][-1].say and not attempts_of(log):
        played(log, random.Random(6), 1)
    assert {each.question for each in attempts_of(log)} <= {rivers.questions[0].ask}
    log.does(members[0], "end")
    assert "there is no set of questions rivers here" in log.refuses(members[0], "start").say
    log.does(members[0], "options quiz=usual")
    log.does(members[0], "start")
