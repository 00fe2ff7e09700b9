"""Every lesson, played to its end by somebody who does what is said, and by somebody who does anything but that."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Sequence
from itertools import chain, pairwise

import pytest

from sixdot.game.actions import ANSWER, Action, leave, parse
from sixdot.game.cards import Card
from sixdot.game.editions import EDITIONS
from sixdot.game.events import Event
from sixdot.game.refusal import Refusal
from sixdot.lessons.bookmarks import Bookmark
from sixdot.lessons.course import LEARNER, course_of
from sixdot.lessons.teaching import Say, Teacher
from sixdot.voice.understand.meant import Choose
from sixdot.voice.understand.understanding import understand
from sixdot.voice.words import LANGUAGES, LENGTHS, Words
from tests.helpers.lessons import NAMES, Taught, obedient

pytestmark = pytest.mark.usefixtures("home")
LINE = 40
SILLY = (
    "xyzzy", "?", "hand", "fits", "help", "help draw", "why", "why T1", "rules", "rules next", "reference", "counts",
    "top", "row", "colour", "turn", "order", "direction", "pending", "score", "question", "pile", "last", "since",
    "repeat", "state", "choices", "sort", "hint", "review", "language", "set", "save", "save here", "leave", "return",
    "lessons", "lesson", "lesson 99", "red 11", "99", "play", "catch", "catch Ben", "catch Zoe", "accuse Ana",
    "who is winning", "how do I play", "main", "aide", "¿", "r" * 600,
)  # fmt: skip
ANSWER_OR_COMMAND = re.compile(r"^(Type answer|Tapez réponse) ")  # a question back
MOST = 3000  # lines that are typed in the lessons of an edition
PARTS = 3  # one of them is typed at each step
MOVES = (
    "b9",
    "g+2",
    "wi+4 green",
    "b#",
    "wd red",
    "draw",
    "pass",
    "done",
    "lay r1",
    "challenge",
    "accept",
    "pick up",
    "dos",
)


def place(teacher: Teacher) -> tuple[object, ...]:
    """Everything about a lesson that something typed could change."""
    assert teacher.match.round is not None
    return teacher.number, tuple(teacher.taken), teacher.match.round.fingerprint(), len(teacher.heard)


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_whoever_types_what_each_step_says_comes_to_the_end(edition: str, language: str, length: str) -> None:
    taught = Taught(edition, obedient, language=language, length=length)
    lines = taught.run()
    assert taught.teacher.finished
    assert taught.teacher.bookmark == Bookmark("", [], taught.teacher.course.names)
    typed = [line for line in lines if line.startswith("> ")]
    assert len(typed) == sum(len(lesson.tasks) for lesson in taught.teacher.course.lessons)
    for told, after in pairwise(lines):
        if after.startswith("> "):
            assert after.removeprefix("> ") in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_is_learnt_in_ten_to_fifteen_minutes(edition: str, language: str) -> None:
    """At 180 words a minute, with six seconds to think and type at each step."""
    lines = Taught(edition, obedient, language=language).run()
    steps = [line for line in lines if line.startswith("> ")]
    words = [word for line in lines if line not in steps for word in re.findall(r"[\w'-]+", line)]
    assert 10 <= round(len(words) / 180 + len(steps) / 10) <= 15


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_braille_a_step_is_a_line_or_two(edition: str, language: str) -> None:
    words = Words(language, "braille")
    teacher = Teacher(course_of(EDITIONS[edition]), NAMES)
    steps = 0
    while not teacher.finished:
        told = teacher.asked(words.of(teacher.course.edition))
        assert len(textwrap.wrap(told, LINE, break_on_hyphens=False)) <= 2, told
        assert " ·  " not in told
        teacher.show()
        steps += 1
    assert steps > 25


class Contrary:
    """Somebody who tries everything else at each step before doing what is wanted."""

    def __init__(self) -> None:
        self.asked = 0  # questions back that were answered
        self.lines = 0
        self._waiting: Iterator[str] = iter(())
        self._typed = ""
        self._before: tuple[object, ...] = ()

    def __call__(self, taught: Taught) -> str:
        self.lines += 1
        assert self.lines < MOST, taught.lines[-10:]
        if self._typed:
            assert place(taught.teacher) == self._before, self._typed
            assert not taught.lines[-1].startswith("> "), f"no answer to {self._typed!r}"
        self._before = place(taught.teacher)
        if ANSWER_OR_COMMAND.search(taught.lines[-1]):
            self.asked += 1
            return "again"
        for text in self._waiting:
            meant = self._meant(text, taught)
            if isinstance(meant, Choose):
                self.asked += 1
                self._waiting = chain(["back"], self._waiting)
            if not (isinstance(meant, Action) and taught.teacher._is_wanted(meant)):
                self._typed = text
                return text
        part = len(taught.teacher.taken) % PARTS
        self._waiting, self._typed = chain(SILLY[part::PARTS], MOVES[part % 2 :: 2]), ""
        return taught.wanted

    def _meant(self, text: str, taught: Taught) -> object:
        view = taught.game.match.view(LEARNER)
        return understand(text, view, NAMES, taught.game.console.words, view.hand)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_whatever_is_typed_is_answered_and_nothing_happens(edition: str, language: str) -> None:
    contrary = Contrary()
    taught = Taught(edition, contrary, language=language)
    lines = taught.run()
    assert taught.teacher.finished
    assert contrary.asked > 0
    assert len(lines) > 30 * len(SILLY) / PARTS


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_move_that_is_legal_but_not_wanted_is_explained_and_not_made(edition: str) -> None:
    teacher = Teacher(course_of(EDITIONS[edition]), NAMES)
    others, words = 0, Words()
    while not teacher.finished:
        before = place(teacher)
        for action in teacher.match.legal(LEARNER):
            if action.verb != ANSWER and action not in teacher.task.wanted:
                told = teacher.act(action)
                assert not isinstance(told, Refusal)
                assert told[0](words).endswith("so nothing has happened.")
                assert told[-1](words) == teacher.asked(words)
                others += 1
        assert place(teacher) == before
        teacher.show()
    assert others > 30


def taught_until(edition: str, lesson: str, steps: int) -> Teacher:
    teacher = Teacher(course_of(EDITIONS[edition]), NAMES)
    teacher.begin(teacher.course.names.index(lesson))
    for _ in range(steps):
        teacher.show()
    return teacher


def said(told: Sequence[Say] | Refusal) -> list[str]:
    assert not isinstance(told, Refusal)
    return [say(Words()) for say in told]


def test_a_move_that_the_rules_forbid_is_refused_with_its_rule() -> None:
    refused = taught_until("mattel", "match", 0).act(parse("play b4"))
    assert isinstance(refused, Refusal)
    assert (refused.reason, refused.rule) == ("DOES_NOT_FIT", "T1")


def test_any_of_the_moves_that_will_do_is_taken() -> None:
    for card in ("b4", "b6"):
        teacher = taught_until("mattel", "match", 6)
        assert said([teacher.asked])[0].endswith("Type blue 4 or blue 6.")
        assert said(teacher.act(parse(f"play {card}")))[0] == f"You play blue {card[1]}. Ana is next."


def test_any_right_answer_will_do_and_a_wrong_one_costs_nothing() -> None:
    teacher = taught_until("question", "question", 0)
    assert said(teacher.act(Action(ANSWER, text="8")))[0].startswith("In a game, 8 would be wrong")
    assert said(teacher.act(Action(ANSWER, text="Seven")))[0] == "Right. Your turn, one card fits."
    teacher.show()
    assert said(teacher.act(Action(ANSWER, text="nine")))[0].startswith("Nine is right!")
    assert said(teacher.act(Action(ANSWER, text="11")))[0] == "Wrong. You draw blue 0."


def test_nobody_leaves_a_lesson_to_a_bot() -> None:
    assert said(taught_until("dos", "sums", 1).act(leave))[0].startswith("Nobody plays for you in a lesson")


def test_a_step_can_be_taken_back_again_and_again() -> None:
    teacher = taught_until("mattel", "special", 3)
    states = [place(teacher)]
    told = said(teacher.back())
    assert told[0] == "One step back."
    assert told[-2] == "Ana plays red 3. Your turn, one card fits."
    assert teacher.taken == ["play rsk", "play rrv"]
    teacher.show()
    assert place(teacher) == states[0]
    for _ in range(3):
        teacher.back()
    assert said(teacher.back())[0].startswith("This is the first step")
    assert teacher.taken == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lesson_can_be_taken_up_at_every_step(edition: str) -> None:
    course = course_of(EDITIONS[edition])
    teacher = Teacher(course, NAMES)
    while not teacher.finished:
        later = Teacher(course, NAMES)
        later.take_up(teacher.bookmark)
        assert place(later) == place(teacher)
        assert later.own == teacher.own
        teacher.show()


@pytest.mark.parametrize("taken", [["play b9"], ["nonsense"], ["play r2"] * 3, [""] * 50, ["", "play r2"]])
def test_a_lesson_that_was_left_otherwise_than_it_goes_begins_anew(taken: list[str]) -> None:
    teacher = taught_until("mattel", "match", 0)
    told = said(teacher.take_up(Bookmark("match", taken)))
    assert told[0] == "Lesson 1 of 6: colours and numbers."
    assert teacher.taken == []


def test_what_a_lesson_says_of_a_rule_is_what_the_book_says() -> None:
    told = {edition: heard_in(edition, "challenge") for edition in ("rnib", "mattel", "french")}
    assert "stays where it is and blue counts" in told["mattel"]
    assert all("went back into it" in told[edition] for edition in ("rnib", "french"))
    assert "could have played something else" in told["french"]
    assert "may draw even if a card" in heard_in("mattel", "match")
    assert "draw only if nothing fits" in heard_in("rnib", "match")
    assert "until the next player began to play" in heard_in("mattel", "uno")
    assert "until you played or drew again" in heard_in("rnib", "uno")
    assert "cost you 4 cards" in heard_in("question", "call")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lesson_names_only_cards_that_the_learner_knows(edition: str, language: str) -> None:
    words, course = Words(language), course_of(EDITIONS[edition])
    called = {words.one(card): card for card in course.edition.deck.cards if card.colour}
    names = "|".join([re.escape(name) for name in called])
    pattern = re.compile(rf"(?<![\w+])({names})(?!\w)", re.IGNORECASE)
    teacher, named = Teacher(course, NAMES), 0
    while not teacher.finished:
        view = teacher.match.view(LEARNER)
        lying = [row.card for row in getattr(view, "centre", ())]
        known = {*view.hand, *lying, *cards_in([getattr(view, "top", None), view.heard])}
        for name in pattern.findall(teacher.asked(words)):
            card = next(card for text, card in called.items() if text.casefold() == name.casefold())
            assert card in known, teacher.asked(words)
            named += 1
        teacher.show()
    assert named > 20


def cards_in(value: object) -> Iterator[Card]:
    """Every card that something tells of."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, Sequence) and not isinstance(value, str):
        for each in value:
            yield from cards_in(each)
    elif isinstance(value, Event):
        yield from cards_in([getattr(value, name) for name in type(value).__annotations__ if hasattr(value, name)])


def heard_in(edition: str, lesson: str) -> str:
    teacher = taught_until(edition, lesson, 0)
    told = said(teacher.begin(teacher.number))
    while len(teacher.taken) + 1 < len(teacher.lesson.tasks):
        told += said(teacher.show())
    return " ".join(told)
