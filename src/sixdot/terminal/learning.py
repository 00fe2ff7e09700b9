"""`sixdot learn`: the lessons of an edition at the terminal, left and taken up again whenever somebody likes."""

from argparse import Namespace
from collections.abc import Callable, Sequence
from copy import copy
from typing import Final

from sixdot.game.actions import Action
from sixdot.game.editions import DEFAULT, edition_named
from sixdot.game.match import Match
from sixdot.game.refusal import Refusal
from sixdot.game.view import View
from sixdot.lessons.bookmarks import Bookmark, Bookmarks, bookmarks_path, keep_bookmark, read_bookmarks
from sixdot.lessons.course import LEARNER, Course, course_of
from sixdot.lessons.teaching import Say, Teacher
from sixdot.table import Decision
from sixdot.terminal.console import Console, console_for
from sixdot.terminal.conversation import converse
from sixdot.terminal.port import Person, Practising, Quit, known_to, say_refused
from sixdot.terminal.settings import Settings
from sixdot.terminal.setup import GameSetup
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import Words

_WHY: Final = "command-why"  # with nothing refused: why the step is as it is
_WITH_MORE: Final = ("learn-to-lesson", "command-save")  # something may follow


class TaughtGame:
    """A staged game as the terminal meets it."""

    nobody_asks = nobody_acts = ""  # the learner has the keyboard
    chat = None
    situation = ""
    wants_verdict = False
    practice: Practising | None = None

    def __init__(self, teacher: Teacher, console: Console, bookmark: Bookmark) -> None:
        self.console = console
        self.names = teacher.names
        self.chances: dict[int, list[View]] = {}
        self.saved_as = str(bookmarks_path())
        self._teacher = teacher
        self._bookmark = bookmark
        self._learner = Person(LEARNER)
        self._chimed = 0  # how much of what was heard had its sounds
        self._written: Bookmark | None = None  # as it was tried last
        self._kept = True  # as far as we know
        self._to_teacher: dict[str, Callable[[str], object]] = {
            "learn-to-show": self._show,
            "learn-to-back": lambda rest: self._tell(teacher.back()),
            "learn-to-restart": lambda rest: self._tell(teacher.begin(teacher.number)),
            "learn-to-list": self._list,
            "learn-to-lesson": self._go_to,
            "learn-to-next": lambda rest: self._go_to(str(teacher.number + 2)),
            "learn-to-hear": lambda rest: self._tell([teacher.asked]),
            "learn-to-go-on": lambda rest: self.go_on(),
            "learn-to-leave": self._leave,
            _WHY: self._why,
            "command-hint": lambda rest: self._tell([teacher.asked]),
            "command-save": lambda rest: console.say("learn-kept"),
        }

    @property
    def match(self) -> Match:
        return self._teacher.match

    game = match

    @property
    def speaker(self) -> Person:
        self._learner.history, self._learner.own = self._teacher.heard, self._teacher.own
        return self._learner

    # How it goes on

    def greet(self) -> None:
        """How lessons work; then the one that was left, from where it was left."""
        teacher, kept = self._teacher, self._bookmark
        count = len(teacher.course.lessons)
        been_here = bool(kept.taken or kept.done)
        self.console.say("learn-welcome", edition=teacher.course.edition, count=count, again=been_here)
        if kept.lesson in teacher.course.names:
            self._tell(teacher.resume(teacher.course.names.index(kept.lesson), kept.taken))
        else:
            self._tell(teacher.begin(0))

    def advance(self) -> bool:
        return not self._teacher.finished

    def line(self) -> str:
        typed = self.console.ask()
        self.console.hush()
        return typed.strip()

    reply = line

    def go_on(self) -> bool:
        number = self._teacher.number
        told = self._teacher.go_on()
        if self._teacher.finished or self._teacher.number != number:
            self._note_done(self._teacher.course.names[number])
        self._tell(told)
        return True

    def said(self, typed: str) -> str | None:
        """What is said to the teacher, and not of the game."""
        from sixdot.voice.understand.vocabulary import beginning, in_all_languages, is_called

        spoken = in_all_languages(self.console.words)
        called, rest = beginning(
            typed, lambda text: next((name for name in self._to_teacher if is_called(text, name, *spoken)), None)
        )
        if called is None or (rest and called not in _WITH_MORE) or (called == _WHY and self._learner.ruling):
            return typed
        self._to_teacher[called](rest)
        return None

    def _show(self, rest: str) -> None:
        if self._teacher.task.wanted:
            self._tell(self._teacher.show())
        else:
            self.go_on()

    def _why(self, rest: str) -> None:
        """The rule that the step is about."""
        from sixdot.answers.questions import answer

        self.console.tell(answer("why", known_to(self, self.speaker), self._teacher.task.rule).text)

    def _leave(self, rest: str) -> None:
        raise Quit

    def _list(self, rest: str) -> None:
        for line in contents(self._teacher.course, self._bookmark):
            self.console.tell(line)

    def _go_to(self, text: str) -> None:
        count = len(self._teacher.course.lessons)
        if text.isascii() and text.isdigit() and len(text) < 4 and 1 <= int(text) <= count:
            self._tell(self._teacher.begin(int(text) - 1))
        else:
            self.console.say("learn-which", count=count)

    # What is done

    def do(self, person: Person, action: Action) -> None:
        told = self._teacher.act(action)
        if not isinstance(told, Refusal):
            self._tell(told)
            return
        say_refused(self, told, self.match.view(LEARNER))
        self._tell([self._teacher.asked])
        person.ruling = told

    def judge(self, right: bool) -> None:
        raise AssertionError("the program judges in lessons")

    def offers(self, seat: int | None) -> Sequence[Action]:
        return ()

    def decisions(self, seat: int) -> Sequence[Decision]:
        return ()

    # What is said

    def _tell(self, told: Sequence[Say]) -> None:
        self._learner.ruling = None
        self._teacher.order = self.console.settings.sort
        for heard in self._teacher.heard[self._chimed :]:
            self.console.chime(heard.events, LEARNER)
        self._chimed = len(self._teacher.heard)
        for say in told:
            self.console.tell(say)
        self._keep()

    def say_no_round(self) -> None:
        self._tell([self._teacher.asked])

    def help(self, asked: str, usual: Callable[[Words], str], words: Words) -> str:
        return usual(words) if asked else f"{usual(words)}\n{words.say('learn-help')}"

    def say_goodbye(self) -> None:
        print(flush=True)  # the prompt is left behind
        teacher = self._teacher
        self.console.say("learn-goodbye", number=teacher.number + 1, count=len(teacher.course.lessons))

    # How far it has come

    def _note_done(self, lesson: str) -> None:
        if lesson not in self._bookmark.done:
            self._bookmark.done.append(lesson)

    def _keep(self) -> None:
        """After every step. If that is not possible, it is said once."""
        teacher, kept = self._teacher, self._bookmark
        kept.lesson, kept.taken = ("", []) if teacher.finished else (teacher.lesson.name, list(teacher.taken))
        if kept == self._written:
            return
        self._written = copy(kept)
        try:
            keep_bookmark(teacher.course.edition.id, kept)
        except Trouble as trouble:
            if self._kept:
                self.console.say("learn-not-kept", problem=trouble.text(self.console.words))
            self._kept = False


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


def learn(chosen: Namespace, settings: Settings, me: Callable[[str], str]) -> int:
    """`me`: what the learner is called, in a language."""
    bookmarks, trouble = _bookmarks()
    course = course_of(edition_named(chosen.edition or bookmarks.last or settings.edition or DEFAULT.id))
    bookmark = bookmarks.of(course.edition.id)
    if chosen.start is not None:
        if not 1 <= chosen.start <= len(course.lessons):
            raise Trouble("learn-which", count=len(course.lessons))
        bookmark.lesson, bookmark.taken = course.names[chosen.start - 1], []
    with console_for(chosen, settings, course.edition) as console:
        if trouble is not None:
            console.tell(trouble.text)
        if chosen.list:
            for line in contents(course, bookmark):
                console.tell(line)
            return 0
        setup = GameSetup(course.edition.id, players=len(course.lessons[0].laid_out.hands or ()))
        teacher = Teacher(course, setup.names(me(console.words.language)))
        game = TaughtGame(teacher, console, bookmark)
        try:
            converse(game)
            console.say("learn-finished", edition=course.edition)
        except (Quit, EOFError, KeyboardInterrupt):
            game.say_goodbye()
    return 0


def _bookmarks() -> tuple[Bookmarks, Trouble | None]:
    """Those that were kept; if they cannot be read, none, and why."""
    try:
        return read_bookmarks(), None
    except Trouble as trouble:
        return Bookmarks(), trouble
