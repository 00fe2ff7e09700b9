"""Lessons on a real server, over real sockets: whole courses, cuts, bad bookmarks, limits. No table knows of it."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any, Self

import pytest
from websockets.sync.client import ClientConnection

from sixdot.game.editions import EDITIONS
from sixdot.lessons.bookmarks import Bookmark
from sixdot.lessons.course import course_of
from sixdot.lessons.teaching import Teacher
from sixdot.voice.words import Words
from sixdot.web import lessons
from sixdot.web.limits import Limits, Rate
from tests.helpers.lessons import NAMES
from tests.helpers.servers import PATIENCE, Inside, opened
from tests.web.test_sessions import close_code, greeted, raw, written

pytestmark = pytest.mark.slow  # real servers


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with Inside(tmp_path_factory.mktemp("server"), limits=Limits(greetings=Rate(1e9, 1e9))) as running:
        yield running


class Pupil:
    """Somebody in a lesson, who knows only the protocol."""

    def __init__(self, url: str, edition: str = "mattel", bookmark: str = "", language: str = "en") -> None:
        self._open = ExitStack()
        self.line: ClientConnection = self._open.enter_context(raw(url))
        self._ids = count(1)
        self.told: list[str] = []
        self.now: dict[str, Any] = {}
        self.line.send(written(type="learn", edition=edition, bookmark=bookmark, language=language))
        self._take(json.loads(self.line.recv(PATIENCE)))

    def _take(self, message: dict[str, Any]) -> dict[str, Any]:
        if message["type"] == "taught":
            self.now = message
            self.told += message["say"]
        return message

    def ask(self, do: str, request: str = "") -> dict[str, Any]:
        self.line.send(json.dumps({"id": request or f"k{next(self._ids)}", "seen": 0, "do": do}))
        return self._take(json.loads(self.line.recv(PATIENCE)))

    def type(self, text: str) -> list[str]:
        answer = self.ask(f"type {text}")
        assert answer["type"] == "taught", answer
        return list(answer["say"])

    @property
    def bookmark(self) -> str:
        return str(self.now["bookmark"])

    def __enter__(self) -> Self:
        return self

    def close(self) -> None:
        self._open.close()

    def __exit__(self, *error: object) -> None:
        self.close()


def wanted(teacher: Teacher, words: Words) -> str:
    task = teacher.task
    return teacher.as_typed(task.wanted[0], words.of(teacher.course.edition)) if task.wanted else ""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_course_is_taken_over_a_socket_and_cut_at_every_lesson(
    server: Inside, edition: str, language: str
) -> None:
    """A teacher of our own goes along, and knows what is to be typed."""
    teacher = Teacher(course_of(EDITIONS[edition]), NAMES)
    words = Words(language, "normal", EDITIONS[edition].marks)
    pupil, lesson, done_so_far = Pupil(server.url, edition, language=language), 1, 0
    assert len(pupil.now["lessons"]) == len(teacher.course.lessons)
    while not pupil.now["over"]:
        typed = wanted(teacher, words)
        own = teacher.show()
        told = pupil.type(typed)
        done_so_far += 1
        assert told[-1] == own[-1](words) if own else pupil.now["over"]
        if pupil.now["lesson"] != lesson or done_so_far % 7 == 0:
            lesson, kept = pupil.now["lesson"], pupil.bookmark
            if not pupil.now["over"]:
                pupil.close()
                pupil = Pupil(server.url, edition, kept, language)
                assert pupil.bookmark == kept
                assert pupil.now["lesson"] == lesson
                assert pupil.now["say"][-1] == told[-1]
    assert json.loads(pupil.bookmark) == {"lesson": "", "taken": [], "done": teacher.course.names}
    assert pupil.now["choices"] == []
    assert close_code(pupil.line) == 1000
    pupil.close()
    with Pupil(server.url, edition, pupil.bookmark, language) as again:
        assert again.now["lesson"] == 1, "it can be repeated"
    assert done_so_far > 20


def test_it_is_left_by_a_word_and_gone_on_with_in_another_language(server: Inside) -> None:
    with Pupil(server.url, "dos") as pupil:
        pupil.type("green 7 on blue 7")
        assert pupil.type("quit") == [
            "You stop in lesson 1 of 6. Your place is kept: another time you can go on right here."
        ]
        assert pupil.now["over"]
        assert close_code(pupil.line) == 1000
    with Pupil(server.url, "dos", pupil.bookmark, "fr") as again:
        assert again.now["bookmark"] == pupil.bookmark
        assert again.now["say"][0].startswith("Vous revoilà.")
        assert again.ask("speak en brief")["type"] == "accepted"
        assert again.type("lessons")[0] == "The lessons of DOS:"


def test_what_may_be_done_is_offered_and_can_be_done(server: Inside) -> None:
    with Pupil(server.url) as pupil:
        assert pupil.now["choices"] == [{"do": "type red 2", "say": "red 2"}, {"do": "type draw", "say": "draw"}]
        assert pupil.ask("type draw")["say"][0].startswith("You could draw: the rules allow it")
        pupil.ask("type lesson 3")
        pupil.ask("type wild")
        assert [choice["say"] for choice in pupil.now["choices"]] == ["blue", "green", "red", "yellow"]
        assert pupil.ask("type 3")["say"][0] == "You play Wild and name red."


def test_a_request_that_comes_again_is_answered_alike_and_done_once(server: Inside) -> None:
    with Pupil(server.url) as pupil:
        first = pupil.ask("type red 2", "once")
        assert pupil.ask("type red 2", "once") == first
        assert pupil.type("")[0] == first["say"][-1]


def test_it_goes_on_though_the_line_broke_before_the_answer_came(server: Inside) -> None:
    with Pupil(server.url) as pupil:
        kept = pupil.bookmark
        pupil.line.send(json.dumps({"id": "lost", "seen": 0, "do": "type red 2"}))
    with Pupil(server.url, bookmark=kept) as again:
        assert again.ask("type red 2", "lost")["say"][0] == "You play red 2."


@pytest.mark.parametrize(
    "bookmark",
    [
        "{", "17", "null", "[]", "match", '{"lesson":17}', '{"lesson":"match","taken":"play r2"}',
        '{"lesson":"match","taken":["draw"]}', '{"lesson":"no such","taken":["play r2"]}', "[" * 2000,
        '{"lesson":"match","taken":["play r2","answer 🎉"]}', '{"x":' * 380 + "1" + "}" * 50,
        '{"lesson":"match","taken":["\\ud800"]}',
    ],
)  # fmt: skip
def test_a_bad_bookmark_begins_the_lesson_anew_and_says_so(server: Inside, bookmark: str) -> None:
    with Pupil(server.url, bookmark=bookmark) as pupil:
        assert pupil.now["say"][1].startswith("Your place in the lessons could not be found again")
        assert json.loads(pupil.bookmark) == {"lesson": "match", "taken": [], "done": []}
        assert pupil.type("red 2")[0] == "You play red 2."


def test_lessons_that_there_are_not_are_not_done(server: Inside) -> None:
    kept = json.dumps({"lesson": "wild", "taken": [], "done": ["special", "<b>", "special"]})
    with Pupil(server.url, bookmark=kept) as pupil:
        assert json.loads(pupil.bookmark)["done"] == ["special"]


def test_a_bookmark_stays_small_whatever_is_answered(server: Inside) -> None:
    with Pupil(server.url, "question") as pupil:
        for typed in ("7", "red 2", "answer " + "🎉" * 500):
            pupil.type(typed)
        assert len(json.loads(pupil.bookmark)["taken"]) == 3
        with Pupil(server.url, "question", pupil.bookmark) as again:
            assert again.bookmark == pupil.bookmark
    long = Bookmark("question", ["answer 7", "play r2", "answer " + '"' * 3000], [])
    assert json.loads(lessons._written(long)) == {"lesson": "question", "taken": [], "done": []}


@pytest.mark.parametrize("edition", ["no such", "", "../mattel", "editions/mattel"])
def test_there_are_no_lessons_of_other_books(server: Inside, edition: str) -> None:
    with raw(server.url) as line:
        answer = greeted(line, type="learn", edition=edition, bookmark="")
        assert (answer["type"], answer["reason"]) == ("bye", "BAD_EDITION")
        assert answer["say"].startswith("There are no lessons for")
        assert close_code(line) == 4403


@pytest.mark.parametrize(
    ("do", "reason"),
    [
        ("play r2", "UNKNOWN_COMMAND"),
        ("ask hand", "UNKNOWN_COMMAND"),
        ("start", "UNKNOWN_COMMAND"),
        ("quit", "UNKNOWN_COMMAND"),
        ("chat hello", "UNKNOWN_COMMAND"),
        ("", "UNKNOWN_COMMAND"),
        ("speak de normal", "BAD_SPEECH"),
        ("speak", "BAD_SPEECH"),
    ],
)
def test_what_belongs_to_a_table_is_refused_and_changes_nothing(server: Inside, do: str, reason: str) -> None:
    with Pupil(server.url) as pupil:
        kept = pupil.bookmark
        answer = pupil.ask(do)
        assert (answer["type"], answer["reason"]) == ("refused", reason)
        assert answer["say"]
        assert pupil.type("")[0]
        assert pupil.bookmark == kept


def test_a_bad_message_is_refused_and_the_lesson_goes_on(server: Inside) -> None:
    with Pupil(server.url) as pupil:
        for bad, reason in (("{", "NOT_JSON"), ('{"id":"k","seen":0,"do":["type red 2"]}', "NESTED")):
            pupil.line.send(bad)
            answer = json.loads(pupil.line.recv(PATIENCE))
            assert (answer["type"], answer["reason"]) == ("refused", reason)
        assert pupil.type("red 2")[0] == "You play red 2."


def test_nothing_of_a_lesson_is_stored_and_no_table_hears_of_it(server: Inside) -> None:
    with opened(server.url, bots=2) as ana:
        before = (server.store.tables(), len(server.store.entries(ana.known.table.code)), set(server.hub.live))
        with Pupil(server.url) as pupil:
            for typed in ("red 2", "yellow 8", "save", "save here", "leave", "return", "who leads?", "quit"):
                pupil.type(typed)
        assert (server.store.tables(), len(server.store.entries(ana.known.table.code))) == before[:2]
        assert set(server.hub.live) == before[2]


# Limits


def test_there_are_only_so_many_lessons_at_once(tmp_path: Path) -> None:
    with Inside(tmp_path, limits=Limits(lessons=2)) as server, ExitStack() as here:
        first = here.enter_context(Pupil(server.url))
        here.enter_context(Pupil(server.url, "dos"))
        with raw(server.url) as line:
            answer = greeted(line, type="learn", edition="mattel", bookmark="")
            assert (answer["type"], answer["reason"]) == ("bye", "NO_ROOM")
            assert close_code(line) == 4403
        first.close()
        while len(server.hub.lessons.live) > 1:
            time.sleep(0.01)
        with Pupil(server.url, "french") as third:
            assert third.now["lesson"] == 1


def test_a_lesson_that_nobody_follows_is_put_away_though_the_page_is_there(tmp_path: Path) -> None:
    with Inside(tmp_path, limits=Limits(lesson_idle=0.5)) as server, Pupil(server.url) as pupil:
        pupil.type("red 2")
        kept = pupil.bookmark
        for _ in range(4):
            time.sleep(0.05)
            assert pupil.ask("speak en normal")["type"] == "accepted"
        assert json.loads(pupil.line.recv(PATIENCE))["reason"] == "LEFT_ALONE"
        assert close_code(pupil.line) == 4403
        while server.hub.lessons.live:
            time.sleep(0.01)
        with Pupil(server.url, bookmark=kept) as again:
            assert again.bookmark == kept


def test_whoever_writes_too_fast_waits_and_loses_nothing(tmp_path: Path) -> None:
    with Inside(tmp_path, limits=Limits(frames=Rate(0.01, 3.0))) as server, Pupil(server.url) as pupil:
        for _ in range(3):
            pupil.type("top")
        answer = pupil.ask("type red 2", "fast")
        assert (answer["type"], answer["id"], answer["reason"]) == ("refused", "fast", "TOO_FAST")
        assert json.loads(pupil.bookmark)["taken"] == []


def test_whoever_asks_for_too_much_work_waits(tmp_path: Path) -> None:
    with Inside(tmp_path, limits=Limits(work=Rate(0.0001, 1.2))) as server, Pupil(server.url) as pupil:
        answer = pupil.ask("type what should I play?")
        for _ in range(500):
            if answer["type"] == "refused":
                break
            answer = pupil.ask("type what should I play?")
        assert answer["reason"] == "TOO_FAST"
        with raw(server.url) as line:
            assert greeted(line, type="learn", edition="mattel", bookmark="")["reason"] == "TOO_FAST"


def test_learners_are_told_when_the_server_goes_down(tmp_path: Path) -> None:
    with Inside(tmp_path) as server, Pupil(server.url) as pupil:
        server.do(server.hub.shut)
        assert json.loads(pupil.line.recv(PATIENCE))["reason"] == "GOING_DOWN"
        assert close_code(pupil.line) == 1001
