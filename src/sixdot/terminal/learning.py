"""`sixdot learn`: the lessons of an edition at the terminal, left and taken up again whenever somebody likes."""

from argparse import Namespace
from collections.abc import Callable, Sequence

from sixdot.game.actions import Action
from sixdot.game.editions import DEFAULT, edition_named
from sixdot.game.match import Match
from sixdot.game.view import Decision, View
from sixdot.lessons.bookmarks import Bookmark, Bookmarks, bookmarks_path, keep_bookmark, read_bookmarks
from sixdot.lessons.course import LEARNER, course_of, taught
from sixdot.lessons.learner import Learner
from sixdot.lessons.teaching import Say, Teacher
from sixdot.terminal.console import Console, console_for
from sixdot.terminal.conversation import converse
from sixdot.terminal.port import Person, Practising, Quit
from sixdot.terminal.settings import Settings
from sixdot.terminal.setup import GameSetup
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import Words


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
        self._learner = Learner(teacher)
        self._bookmark = bookmark  # as it was kept last
        self._person = Person(LEARNER)
        self._chimed = 0  # how much of what was heard had its sounds
        self._kept = True  # as far as we know

    @property
    def match(self) -> Match:
        return self._teacher.match

    game = match

    @property
    def speaker(self) -> Person:
        self._person.history, self._person.own = self._teacher.heard, self._teacher.own
        self._person.ruling = self._learner.ruling
        return self._person

    # How it goes on

    def greet(self) -> None:
        self._tell(self._learner.greet(self._bookmark))
        self._keep()

    def advance(self) -> bool:
        return not self._teacher.finished

    def line(self) -> str:
        typed = self.console.ask()
        self.console.hush()
        return typed.strip()

    reply = line

    def go_on(self) -> bool:
        self._tell(self._learner.go_on())
        return True

    def said(self, typed: str) -> str | None:
        told = self._learner.said(typed, self.console.words)
        if self._learner.wants_to_leave:
            raise Quit
        if told is None:
            return typed
        self._tell(told)
        return None

    # What is done

    def do(self, person: Person, action: Action) -> None:
        told = self._learner.do(action)
        if self._learner.ruling is not None:
            self.console.buzz()
        self._tell(told)

    def judge(self, right: bool) -> None:
        raise AssertionError("the program judges in lessons")

    def offers(self, seat: int | None) -> Sequence[Action]:
        return ()

    def decisions(self, seat: int) -> Sequence[Decision]:
        return ()

    # What is said

    def _tell(self, told: Sequence[Say]) -> None:
        self._person.aside = ""
        self._teacher.order = self.console.settings.sort
        for heard in self._teacher.heard[self._chimed :]:
            self.console.chime(heard.events, LEARNER)
        self._chimed = len(self._teacher.heard)
        for say in told:
            self.console.tell(say)
        if self._bookmark != self._teacher.bookmark:
            self._keep()

    def going_on(self, words: Words) -> str:
        return self._teacher.asked(words)

    def help(self, asked: str, usual: Callable[[Words], str], words: Words) -> str:
        return usual(words) if asked else f"{usual(words)}\n{words.say('learn-help')}"

    def say_goodbye(self) -> None:
        print(flush=True)  # the prompt is left behind
        teacher = self._teacher
        self.console.say("learn-goodbye", number=teacher.number + 1, count=len(teacher.course.lessons))

    def _keep(self) -> None:
        """How far it has come. If that is not possible, it is said once."""
        self._bookmark = self._teacher.bookmark
        try:
            keep_bookmark(self._teacher.course.edition.id, self._bookmark)
        except Trouble as trouble:
            if self._kept:
                self.console.say("learn-not-kept", problem=trouble.text(self.console.words))
            self._kept = False


def learn(chosen: Namespace, settings: Settings, me: Callable[[str], str]) -> int:
    """`me`: what the learner is called, in a language."""
    bookmarks, trouble = _bookmarks()
    last = bookmarks.last if bookmarks.last in taught() else ""
    course = course_of(edition_named(chosen.edition or last or settings.edition or DEFAULT.id))
    bookmark = bookmarks.of(course.edition.id)
    if chosen.start is not None:
        if not 1 <= chosen.start <= len(course.lessons):
            raise Trouble("learn-which", count=len(course.lessons))
        bookmark.lesson, bookmark.taken = course.names[chosen.start - 1], []
    with console_for(chosen, settings, course.edition) as console:
        if trouble is not None:
            console.tell(trouble.text)
        if chosen.list:
            from sixdot.lessons.requests import contents

            for line in contents(course, bookmark):
                console.tell(line)
            return 0
        setup = GameSetup(course.edition.id, players=len(course.lessons[0].laid_out.hands or ()))
        teacher = Teacher(course, setup.names(me(console.words.language)), bookmark.done)
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
