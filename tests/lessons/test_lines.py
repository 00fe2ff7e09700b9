"""Lessons line by line, as the page gives them: the terminal's words, and all of it can be pressed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from sixdot.game.editions import EDITIONS
from sixdot.lessons.bookmarks import Bookmark
from sixdot.lessons.course import course_of
from sixdot.lessons.learner import Learner
from sixdot.lessons.lines import Lines
from sixdot.lessons.teaching import Say, Teacher
from sixdot.voice.words import LANGUAGES, Words
from tests.helpers.lessons import NAMES
from tests.lessons.test_teaching import SILLY, place
from tests.lessons.test_transcripts import KEPT


def at(edition: str, lesson: int = 0, steps: int = 0) -> Lines:
    """Somebody who has come so far."""
    lines = Lines(Learner(Teacher(course_of(EDITIONS[edition]), NAMES)))
    lines.learner.greet(Bookmark())
    lines.teacher.begin(lesson)
    for _ in range(steps):
        lines.teacher.show()
    return lines


def words_for(edition: str, language: str = "en") -> Words:
    return Words(language, "normal", EDITIONS[edition].marks)


def said(told: Sequence[Say], words: Words) -> list[str]:
    return [line for say in told if say(words) for line in say(words).split("\n")]


def heard(lines: Lines, typed: str, words: Words) -> list[str]:
    return said(lines.hear(typed, words), words)


@pytest.mark.parametrize("path", KEPT, ids=[path.stem for path in KEPT])
def test_the_whole_course_is_told_as_at_the_terminal(path: Path) -> None:
    edition, language = path.stem.split(".")
    words, lines = words_for(edition, language), at(edition)
    first, *rest = path.read_text(encoding="utf-8").removesuffix("\n").split("\n>")
    assert said(lines.learner.greet(Bookmark()), words) == first.split("\n")[1:]
    for part in rest:
        typed, *told = part.split("\n")
        now = heard(lines, typed, words)
        assert now == (told if lines.offers(words) else [words.say("learn-all-done")]), typed
    assert lines.teacher.finished


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_everything_that_is_offered_can_be_pressed_and_the_wanted_is_among_it(edition: str, language: str) -> None:
    words, lines = words_for(edition, language), at(edition)
    while not lines.teacher.finished:
        before = place(lines.teacher)
        for offer in lines.offers(words):
            again = Lines(Learner(Teacher(lines.teacher.course, NAMES)))
            again.learner.greet(lines.teacher.bookmark)
            assert place(again.teacher) == before
            assert _leads_somewhere(again, offer.typed, words), offer
        _press(lines, words)
        assert place(lines.teacher) != before


def _leads_somewhere(lines: Lines, typed: str, words: Words) -> bool:
    """Either on, or to a question back, or to a word on why not here."""
    before = place(lines.teacher)
    told = heard(lines, typed, words)
    allowed = words.say("learn-other", what="WHAT").partition("WHAT")[2]
    back = lines.offers(words)[:1]
    return place(lines.teacher) != before or any(line.endswith(allowed) for line in told) or back[0].typed == "1"


def _press(lines: Lines, words: Words) -> None:
    """Press what brings the lesson on; an answer is typed."""
    wanted = lines.teacher.task.wanted
    text = lines.teacher.as_typed(wanted[0], words.of(lines.teacher.course.edition)) if wanted else ""
    offers = {offer.typed for offer in lines.offers(words)}
    if wanted and text not in offers and str(wanted[0]).startswith(("play w", "match")):
        short = next(offer for offer in offers if _is_short_for(text, offer))
        lines.hear(short, words)
        if lines.offers(words)[:1] and lines.offers(words)[0].typed == "1":
            named = [offer for offer in lines.offers(words) if text.casefold().endswith(offer.called.casefold())]
            lines.hear(named[0].typed if named else "1", words)
        return
    assert text in offers or not wanted or str(wanted[0]).startswith("answer"), (text, offers)
    lines.hear(text, words)


def _is_short_for(text: str, offer: str) -> bool:
    """Whether all its words are in the text, in their order, and at the end at most what a wild stands for is not."""
    left = iter(text.split())
    return all(word in left for word in offer.split()) and len(text.split()) - len(offer.split()) <= 2


def test_a_wild_without_a_colour_is_asked_about_and_the_choice_survives_a_detour() -> None:
    words, lines = words_for("mattel"), at("mattel", 2)
    assert heard(lines, "wild", words) == ["Which colour? 1: blue, 2: green, 3: red, 4: yellow"]
    assert [offer.called for offer in lines.offers(words)] == ["blue", "green", "red", "yellow"]
    assert heard(lines, "top", words)[0].startswith("Green 5 is up")
    assert heard(lines, "9", words) == ["There is no answer 9: type a number from 1 to 4, or back."]
    assert heard(lines, "3", words)[0] == "You play Wild and name red."
    assert lines.teacher.taken == ["play wi red"]


def test_whoever_cancels_a_choice_is_asked_for_the_step_again() -> None:
    words, lines = words_for("mattel"), at("mattel", 2)
    lines.hear("wild", words)
    told = heard(lines, "back", words)
    assert told[0].startswith("Never mind")
    assert told[1] == said([lines.teacher.asked], words)[0]
    assert lines.teacher.taken == []


def test_an_answer_that_may_be_a_command_is_asked_about() -> None:
    words, lines = words_for("question"), at("question")
    assert heard(lines, "h", words)[0].startswith("Type answer if 'h' is your answer, command for the command")
    assert [offer.typed for offer in lines.offers(words)] == ["answer", "command"]
    assert heard(lines, "command", words)[0].startswith("4 cards")
    assert heard(lines, "sept", words)[0].startswith("Right.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["mattel", "dos", "question"])
def test_whatever_is_typed_is_answered_and_the_lesson_stays_where_it_is(edition: str, language: str) -> None:
    words, lines = words_for(edition, language), at(edition)
    before = place(lines.teacher)
    for typed in [each for each in SILLY if each != "play"]:  # which is the wanted card, where only one fits
        assert heard(lines, typed, words), typed
        while lines.offers(words)[0].typed == "1":
            assert heard(lines, "back", words)
        assert place(lines.teacher) == before, typed
        assert not lines.learner.wants_to_leave


def test_what_was_said_is_said_again_and_why_tells_the_rule() -> None:
    words, lines = words_for("mattel"), at("mattel")
    refused = heard(lines, "blue 4", words)
    assert refused[0] == "Blue 4 does not fit red 5. You can play red 2, or draw. (mattel T1)"
    assert heard(lines, "repeat", words) == refused
    assert "T1" in heard(lines, "why", words)[0]


@pytest.mark.parametrize("typed", ["quit", "stop here", "quitter la leçon"])
def test_whoever_leaves_is_told_that_the_place_is_kept(typed: str) -> None:
    words, lines = words_for("mattel"), at("mattel", 1, 2)
    assert heard(lines, typed, words)[0].startswith("You stop in lesson 2 of 6.")
    assert lines.learner.wants_to_leave


@pytest.mark.parametrize(
    "kept",
    [
        None,
        Bookmark("no such lesson", ["play r2"], []),
        Bookmark("match", ["draw"], []),
        Bookmark("match", ["play r2", "play y8", "nonsense"], []),
        Bookmark("match", [""] * 400, []),
        Bookmark("match", ["play r2"] * 400, []),
        Bookmark("match", ["play r2", "play y8", "draw", "pass", "draw", "play g2", "play b4", "", ""], []),
    ],
)
def test_a_place_that_cannot_be_is_said_to_be_lost_and_the_lesson_begins_anew(kept: Bookmark | None) -> None:
    words, lines = words_for("mattel"), at("mattel")
    told = said(lines.learner.greet(kept), words)
    assert told[0].startswith("Welcome back.") or kept is not None
    assert told[1].startswith("Your place in the lessons could not be found again")
    assert told[2] == "Lesson 1 of 6: colours and numbers."
    assert lines.teacher.bookmark == Bookmark("match", [], [])
    assert heard(lines, "red 2", words)[0] == "You play red 2."


def test_next_turns_the_page_of_the_rules_and_is_otherwise_for_the_teacher() -> None:
    words, lines = words_for("mattel"), at("mattel")
    first = heard(lines, "rules", words)
    assert heard(lines, "next", words) not in ([], first)
    assert lines.teacher.taken == []
    heard(lines, "top", words)
    assert heard(lines, "next", words)[0] == "You play red 2."


def test_small_talk_gets_a_line_back_and_the_lesson_waits() -> None:
    words, lines = words_for("mattel"), at("mattel")
    before = place(lines.teacher)
    first, again = heard(lines, "hello Ana", words), heard(lines, "thank you!", words)
    assert len(again[0]) < len(first[0]), "how to ask is told once"
    assert place(lines.teacher) == before
