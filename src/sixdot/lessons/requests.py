"""What a learner says to the teacher, and not at the table: show me, a step back, another lesson, I am lost."""

from collections.abc import Callable
from typing import Final

from sixdot.lessons.bookmarks import Bookmark
from sixdot.lessons.course import Course
from sixdot.lessons.teaching import Say, Teacher
from sixdot.voice.understand.vocabulary import beginning, in_all_languages, is_called
from sixdot.voice.words import Words


def requested(typed: str, teacher: Teacher, words: Words) -> list[Say] | None:
    """What is to be said to it; None: it was not for the teacher. All languages are understood."""
    spoken = in_all_languages(words)
    called, rest = beginning(
        typed, lambda text: next((name for name in _REQUESTS if is_called(text, name, *spoken)), None)
    )
    if called is None or (rest and called not in _WITH_MORE):
        return None
    return _REQUESTS[called](teacher, rest)


def contents(course: Course, bookmark: Bookmark) -> list[Say]:
    """The lessons, a line each: which are done, and which was begun."""

    def line(number: int, name: str) -> Say:
        done, begun = name in bookmark.done, name == bookmark.lesson
        return lambda words: words.say(
            "learn-listed",
            number=number,
            title=words.of(course.edition).say(f"lesson-{name}"),
            done=done,
            begun=begun,
        )

    lines = [line(number, name) for number, name in enumerate(course.names, 1)]
    return [lambda words: words.say("learn-contents", edition=course.edition), *lines]


def _go_to(teacher: Teacher, number: str) -> list[Say]:
    count = len(teacher.course.lessons)
    if number.isascii() and number.isdigit() and len(number) < 4 and 1 <= int(number) <= count:
        return teacher.begin(int(number) - 1)
    return [lambda words: words.say("learn-which", count=count)]


# By what they are called. A hint is what the step wants; what is undone is a step; a place needs no saving.
_REQUESTS: Final[dict[str, Callable[[Teacher, str], list[Say]]]] = {
    "learn-to-show": lambda teacher, rest: teacher.show(),
    "learn-to-back": lambda teacher, rest: teacher.back(),
    "command-undo": lambda teacher, rest: teacher.back(),
    "learn-to-restart": lambda teacher, rest: teacher.begin(teacher.number),
    "learn-to-list": lambda teacher, rest: contents(teacher.course, teacher.bookmark),
    "learn-to-lesson": _go_to,
    "learn-to-next": lambda teacher, rest: _go_to(teacher, str(teacher.number + 2)),
    "learn-to-hear": lambda teacher, rest: [teacher.asked],
    "learn-to-go-on": lambda teacher, rest: teacher.go_on(),
    "command-hint": lambda teacher, rest: [teacher.asked],
    "command-save": lambda teacher, rest: [lambda words: words.say("learn-kept")],
}
_WITH_MORE: Final = ("learn-to-lesson", "command-undo", "command-save")  # something may follow
