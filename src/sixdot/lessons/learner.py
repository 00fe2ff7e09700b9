"""Somebody in a lesson, wherever it is given: the greeting, what is for the teacher's ears, and what is tried."""

from sixdot.answers.known import SeatKnowledge
from sixdot.game.actions import Action
from sixdot.game.match import PLAYING
from sixdot.game.refusal import Refusal
from sixdot.lessons.bookmarks import Bookmark
from sixdot.lessons.course import LEARNER
from sixdot.lessons.teaching import Say, Teacher
from sixdot.voice.words import Words


class Learner:
    def __init__(self, teacher: Teacher) -> None:
        self.teacher = teacher
        self.ruling: Refusal | None = None  # why the last thing tried was refused
        self.chapter = ""  # of the rules, read last
        self.wants_to_leave = False

    def known(self) -> SeatKnowledge:
        """What questions are answered from."""
        teacher, match = self.teacher, self.teacher.match
        return SeatKnowledge(
            match,
            teacher.names,
            match.view(LEARNER),
            match.stage == PLAYING,
            match.number,
            teacher.heard,
            teacher.own,
            self.ruling,
            teacher.order,
            self.chapter,
        )

    def greet(self, kept: Bookmark | None) -> list[Say]:
        """How lessons work; then the one that was left, from where it was left. None: the place that was kept cannot
        be read."""
        course, place = self.teacher.course, kept or Bookmark()
        been_here = kept is None or bool(place.taken or place.done)
        told = self.teacher.take_up(place)
        now = self.teacher.bookmark
        lost = kept is None or bool(place.lesson and (now.lesson, now.taken) != (place.lesson, place.taken))
        welcome: list[Say] = [
            lambda words: words.say(
                "learn-welcome", edition=course.edition, count=len(course.lessons), again=been_here
            )
        ]
        return [*welcome, *([lambda words: words.say("learn-place-lost")] if lost else []), *told]

    def said(self, typed: str, words: Words) -> list[Say] | None:
        """What is said to the teacher, and not of the game, has this answer; None: it was not for the teacher."""
        from sixdot.lessons.requests import requested
        from sixdot.voice.understand.vocabulary import in_all_languages, is_called

        spoken = in_all_languages(words)
        if is_called(typed, "learn-to-leave", *spoken):
            self.wants_to_leave = True
            return []
        if is_called(typed, "command-why", *spoken) and self.ruling is None:
            return [self._why()]
        told = requested(typed, self.teacher, words)
        self.ruling = self.ruling if told is None else None
        return told

    def _why(self) -> Say:
        """The rule that the step is about."""
        from sixdot.answers.questions import answer

        return answer("why", self.known(), self.teacher.task.rule).text

    def go_on(self) -> list[Say]:
        self.ruling = None
        return self.teacher.go_on()

    def do(self, action: Action) -> list[Say]:
        """What comes of it; a refusal is kept for whoever asks why."""
        from sixdot.voice.refusals import refusal_text

        told = self.teacher.act(action)
        if not isinstance(told, Refusal):
            self.ruling = None
            return told
        self.ruling, view = told, self.teacher.match.view(LEARNER)
        return [lambda words: refusal_text(told, view, self.teacher.names, words), self.teacher.asked]
