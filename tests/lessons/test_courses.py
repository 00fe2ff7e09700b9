"""The lessons that come with the game: everything a rule book knows happens once, and every file is checked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixdot.conformance.reading import FileError
from sixdot.game import events as e
from sixdot.game.editions import EDITIONS
from sixdot.game.questions import DEFAULT_QUESTION
from sixdot.lessons import course
from sixdot.lessons.course import LEARNER, Course, course_of, perform, taught
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import LANGUAGES, Words


def happenings(of: Course) -> Iterator[e.Event]:
    """All that happens in the lessons of an edition."""
    for lesson in of.lessons:
        match = lesson.stage(of.edition)
        for task in lesson.tasks:
            for move in task.before:
                yield from perform(match, move.seat, move.actions)
            yield from perform(match, LEARNER, task.wanted[:1])


def test_every_edition_has_lessons() -> None:
    assert set(taught()) == set(EDITIONS)


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_has_five_or_six_lessons_of_a_few_steps_each(edition: str) -> None:
    lessons = course_of(EDITIONS[edition]).lessons
    assert 5 <= len(lessons) <= 6
    assert 25 <= sum(len(lesson.tasks) for lesson in lessons) <= 40


def calls_and_catches(told: list[e.Event]) -> None:
    """A call forgotten by the learner and by another, and caught both times."""
    caught = [(event.seat, event.target) for event in told if isinstance(event, e.Caught)]
    assert any(target == LEARNER for _, target in caught)
    assert any(seat == LEARNER for seat, _ in caught)


@pytest.mark.parametrize("edition", [name for name, each in EDITIONS.items() if each.game == "uno"])
def test_everything_in_uno_happens_once(edition: str) -> None:
    told = list(happenings(course_of(EDITIONS[edition])))
    own = [event for event in told if isinstance(event, e.Played) and event.seat == LEARNER]
    assert {event.card.symbol for event in own} >= {"sk", "rv", "+2", "wi", "wi+4"}
    assert any(event.uno for event in own)
    assert any(event.left == 1 and not event.uno for event in own)
    assert any(isinstance(event, e.Drew) and event.seat == LEARNER and event.why == "turn" for event in told)
    calls_and_catches(told)
    last = [event for event in own if event.left == 0]
    assert last[-1].card.symbol == "+2"
    drew = next(event for event in told[told.index(last[-1]) :] if isinstance(event, e.Drew))
    assert drew.count == (4 if EDITIONS[edition].stacking == "any" else 2)


@pytest.mark.parametrize(
    "edition", [name for name, each in EDITIONS.items() if each.challenge and each.game == "uno"]
)
def test_a_bluff_is_caught_and_a_challenge_lost_as_the_book_has_it(edition: str) -> None:
    told = list(happenings(course_of(EDITIONS[edition])))
    found = [event.guilty for event in told if isinstance(event, e.Challenged) and event.seat == LEARNER]
    assert found == [True, False]
    took_back = any(isinstance(event, e.TookBack) for event in told)
    assert took_back == EDITIONS[edition].guilty_takes_back
    lost = [event for event in told if isinstance(event, e.Drew) and event.why == "challenge"]
    assert [(event.seat, event.count) for event in lost] == [(2, 4), (LEARNER, 6)]
    assert any(isinstance(event, e.Accepted) and event.seat == LEARNER for event in told)


def test_a_question_is_answered_right_and_wrong_and_draw_cards_are_stacked() -> None:
    told = list(happenings(course_of(EDITIONS["question"])))
    own = [event.right for event in told if isinstance(event, e.Answered) and event.seat == LEARNER]
    assert {True, False} == set(own)
    assert any(isinstance(event, e.Drew) and (event.seat, event.why) == (LEARNER, "stack") for event in told)
    assert all(event.question != DEFAULT_QUESTION.ask for event in told if isinstance(event, e.Asked))


def test_everything_in_dos_happens_once() -> None:
    told = list(happenings(course_of(EDITIONS["dos"])))
    own = [event for event in told if isinstance(event, e.Matched) and event.seat == LEARNER]
    assert {(len(event.cards), event.bonus) for event in own} >= {
        (1, "none"),
        (2, "none"),
        (1, "single"),
        (2, "double"),
    }
    assert {card.symbol for event in own for card in (event.centre, *event.cards)} >= {"wd", "#"}
    assert any(event.centre.symbol == "#" for event in own)
    for kind in (e.Laid, e.LayDeclined, e.CalledDos, e.Drew):
        assert any(isinstance(event, kind) and event.seat == LEARNER for event in told), kind
    calls_and_catches(told)
    assert any(isinstance(event, e.RoundOver) and event.winner == LEARNER for event in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_lessons_is_said_in_one_of_them(language: str) -> None:
    said = set()
    for edition in EDITIONS.values():
        for lesson in course_of(edition).lessons:
            said |= {f"lesson-{lesson.name}", f"lesson-{lesson.name}-begins"}
            said |= {f"lesson-{lesson.name}-{task.say}" for task in lesson.tasks}
    assert set(Words(language).names("lesson-")) == said


# Files that cannot be used

GOOD = """
- name: match
  hands: [[r2, b4], [r8, y3, g1], [g8, g3, g7]]
  discard: [r5]
  steps:
    - {say: colour, rule: T1, do: play r2}
    - 1: play r8
    - {say: end, rule: T1}
"""


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "editions").mkdir()
    (tmp_path / "families").mkdir()
    monkeypatch.setattr(course, "FOLDER", tmp_path)
    return tmp_path / "editions" / "mattel.yaml"


def test_a_file_is_read(written: Path) -> None:
    written.write_text(GOOD, "utf-8")
    (lesson,) = course_of(EDITIONS["mattel"]).lessons
    assert [(task.say, len(task.wanted), len(task.before)) for task in lesson.tasks] == [
        ("colour", 1, 0),
        ("end", 0, 1),
    ]


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("do: play r2", "do: play b4", "mattel, match: 0: 'play b4' is refused"),
        ("do: play r2", "do: [play r2, play b4]", "mattel, match: 0: 'play b4' is refused"),
        ("do: play r2", "do: jump r2", "lesson 1 (match): step 1: 'jump' is not an action"),
        ("do: play r2", "does: play r2", "step 1: what is said has its rule beside it"),
        ("rule: T1, do: play r2", "do: play r2", "step 1: what is said has its rule beside it"),
        ("rule: T1, do: play r2", "rule: T99, do: play r2", "step 1: what is said has its rule beside it"),
        ("1: play r8", "1: play y3", "mattel, match: 1: 'play y3' is refused"),
        ("1: play r8", "2: play g8", "mattel, match: 2: 'play g8' is refused: it is another player's turn"),
        ("    - {say: end, rule: T1}\n", "", "the last thing in a lesson is said"),
        ("{say: end, rule: T1}", "{say: end, rule: T1, do: play b4}", "the last thing in a lesson is said"),
        ("discard: [r5]", "discard: [r15]", "mattel, match: there is no card 'r15'"),
        ("discard: [r5]", "pile: [r5]", "lesson 1 (match): Object contains unknown field `pile`"),
        ("name: match", "title: match", "lesson 1: Expected `str`, got `null`"),
        ("- name: match", "- uno/sums\n- name: match", "families/uno.yaml: cannot be read"),
    ],
)
def test_a_mistake_in_a_file_is_found_before_anybody_meets_it(
    written: Path, right: str, wrong: str, told: str
) -> None:
    assert GOOD.count(right) == 1
    written.write_text(GOOD.replace(right, wrong), "utf-8")
    with pytest.raises(FileError, match=re.escape(told)):
        course_of(EDITIONS["mattel"])


def test_a_lesson_that_is_only_named_must_be_there(written: Path) -> None:
    (written.parents[1] / "families" / "uno.yaml").write_text(GOOD, "utf-8")
    written.write_text("- uno/match", "utf-8")
    assert course_of(EDITIONS["mattel"]).names == ["match"]
    written.write_text("- uno/sums", "utf-8")
    with pytest.raises(FileError, match="there is no lesson 'uno/sums'"):
        course_of(EDITIONS["mattel"])


def test_an_edition_without_lessons_says_which_have_some(written: Path) -> None:
    written.write_text(GOOD, "utf-8")
    with pytest.raises(Trouble) as trouble:
        course_of(EDITIONS["dos"])
    assert str(trouble.value) == "There are no lessons for dos. There are for mattel."
