"""Lessons at the terminal without a terminal: what is typed at each step goes in, what is said comes out."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from sixdot.game.editions import EDITIONS
from sixdot.lessons.bookmarks import Bookmark
from sixdot.lessons.course import course_of
from sixdot.lessons.teaching import Teacher
from sixdot.terminal.console import Console
from sixdot.terminal.conversation import converse
from sixdot.terminal.learning import TaughtGame
from sixdot.terminal.port import Quit
from sixdot.terminal.settings import Settings

NAMES = ("Zoe", "Ana", "Ben")


class Taught:
    """A learner's session, which keeps its lines, each prompt with what was typed after it."""

    def __init__(
        self, edition: str, typed: Callable[[Taught], str | None], bookmark: Bookmark | None = None, **chosen: str
    ) -> None:
        """`typed`: what is typed next; None: the learner quits. `chosen`: settings, and `length`."""
        self.lines: list[str] = []
        length = chosen.pop("length", "normal")
        kept = replace(Settings(), **chosen)  # type: ignore[arg-type]
        course = course_of(EDITIONS[edition])
        console = Console(kept, kept.language or "en", course.edition, write=self.lines.append)
        for output in console._outputs:
            output.words = output.words.but(length=length)
        console.ask = self._ask
        self._typed = typed
        self.teacher = Teacher(course, NAMES)
        self.game = TaughtGame(self.teacher, console, bookmark or Bookmark())

    def _ask(self) -> str:
        key = self._typed(self)
        self.lines.append(f"> {'' if key is None else key}")
        if key is None:
            raise Quit
        return key

    @property
    def wanted(self) -> str:
        """What the step says is to be typed."""
        task, words = self.teacher.task, self.game.console.words.of(self.teacher.course.edition)
        return self.teacher.as_typed(task.wanted[0], words) if task.wanted else ""

    def run(self) -> list[str]:
        with suppress(Quit):
            converse(self.game)
        return self.lines


def obedient(taught: Taught) -> str:
    return taught.wanted
