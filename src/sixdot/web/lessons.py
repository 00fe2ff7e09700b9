"""Lessons over a socket: a teacher for each learner, away from all tables. Nothing of them is stored here: how far
somebody has come is told with every answer, and kept by whoever asks to go on there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cache, partial

import msgspec

from sixdot.bots import CALLED
from sixdot.game.editions import edition_named
from sixdot.lessons.bookmarks import Bookmark
from sixdot.lessons.course import Course, course_of, taught
from sixdot.lessons.learner import Learner
from sixdot.lessons.lines import Lines
from sixdot.lessons.teaching import Say, Teacher
from sixdot.room.state import Refused, refuse
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import Words
from sixdot.web import causes
from sixdot.web.member import MemberConnection
from sixdot.web.services import Services
from sixdot.wire.kinds import LONGEST_KEPT
from sixdot.wire.messages import Acknowledged, Choice, Denied, Learn, Request, Taught


class LiveLesson:
    """One learner, for as long as the socket is there and something is said in time."""

    code = ""
    number = 0  # of things that everybody is told, which there are none of

    def __init__(self, services: Services, connection: MemberConnection, course: Course) -> None:
        self._services = services
        self._connection = connection
        self._course = course
        self._lines: Lines | None = None  # once the learner has been greeted
        self._answered: tuple[str, Taught] | None = None
        self._idle = asyncio.get_running_loop().call_later(services.limits.lesson_idle, self._put_away)

    async def greet(self, kept: str) -> None:
        """`kept`: how far the learner has come, by their own account."""
        await self._tell("", partial(self._greeting, kept))

    def _greeting(self, kept: str) -> list[Say]:
        bookmark = _read(kept)
        done = bookmark.done if bookmark is not None else ()
        me = self._words().say("session-player")
        others = CALLED[: len(self._course.lessons[0].laid_out.hands or ()) - 1]
        done = [name for name in self._course.names if name in done]
        learner = Learner(Teacher(self._course, [me, *others], done))
        self._lines = Lines(learner)
        return learner.greet(bookmark)

    async def answer(self, connection: MemberConnection, request: Request) -> None:
        """Exactly one answer; the last one again if its request is."""
        if self._answered is not None and self._answered[0] == request.id:
            connection.send(self._answered[1])
            return
        verb, _, rest = request.do.partition(" ")
        refused: Refused | None = None
        if self._services.closing:
            refused = causes.GOING_DOWN.refused(self._words())
        elif verb == "speak":
            spoken = connection.speak(rest)
            if not isinstance(spoken, Refused):
                connection.send(Acknowledged(request.id, self.number, spoken.say))
                return
            refused = spoken
        elif verb != "type":
            refused = refuse("UNKNOWN_COMMAND", self._words(), typed=verb[:40])
        elif self._services.guests.work[connection.household].is_empty():
            refused = causes.TOO_MUCH.refused(self._words())
        if refused is not None:
            connection.send(Denied(request.id, refused.reason, "", refused.say, self.number))
            return
        self._idle.cancel()
        self._idle = asyncio.get_running_loop().call_later(self._services.limits.lesson_idle, self._put_away)
        assert self._lines is not None
        await self._tell(request.id, partial(self._lines.hear, rest, self._words()))

    async def _tell(self, request: str, work: partial[list[Say]]) -> None:
        """What comes of it, worked out while the tables go on."""

        def told() -> Taught:
            return self._taught(request, work())

        message = await self._services.long(self._connection.household, told, waits=True)
        self._answered = request, message
        self._connection.send(message)
        if message.over:
            self._connection.end("OVER", "")

    def _taught(self, request: str, told: Sequence[Say]) -> Taught:
        assert self._lines is not None
        words, teacher = self._words(), self._lines.teacher
        over = teacher.finished or self._lines.learner.wants_to_leave
        return Taught(
            request,
            tuple([text for say in told for text in [say(words)] if text]),
            tuple([words.of(self._course.edition).say(f"lesson-{name}") for name in self._course.names]),
            teacher.number + 1,
            tuple([Choice(f"type {offer.typed}", offer.called) for offer in self._lines.offers(words)]),
            _written(teacher.bookmark),
            over,
        )

    def _words(self) -> Words:
        return self._connection.words(self._course.edition.id)

    def _put_away(self) -> None:
        self._connection.end_for(causes.LEFT_ALONE)

    def halt(self) -> None:
        self._idle.cancel()

    def stop(self) -> None:
        """The server goes down."""
        self._connection.end_for(causes.GOING_DOWN)


class Lessons:
    """All that are being given."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.live: dict[MemberConnection, LiveLesson] = {}

    async def begin(self, connection: MemberConnection, greeting: Learn) -> LiveLesson | Refused:
        words = connection.words()
        if greeting.edition not in taught():
            return Refused("BAD_EDITION", Trouble("learn-none", name=greeting.edition, editions=taught()).text(words))
        if self._services.guests.work[connection.household].is_empty():
            return causes.TOO_MUCH.refused(words)
        work = partial(_course, greeting.edition)
        course = await self._services.long(connection.household, work, waits=True)
        if len(self.live) >= self._services.limits.lessons:  # nobody comes in between
            return causes.TOO_MANY_LESSONS.refused(words)
        lesson = self.live[connection] = LiveLesson(self._services, connection, course)
        connection.left = self._ended
        await lesson.greet(greeting.bookmark)
        return lesson

    def _ended(self, connection: MemberConnection) -> None:
        self.live.pop(connection).halt()

    def shut(self) -> None:
        for lesson in list(self.live.values()):
            lesson.stop()


@cache
def _course(edition: str) -> Course:
    return course_of(edition_named(edition))


# Bookmarks, as they travel


def _written(bookmark: Bookmark) -> str:
    """A place that takes too long to tell is the beginning of its lesson."""
    text = msgspec.json.encode(bookmark).decode()
    if len(text) <= LONGEST_KEPT:
        return text
    return msgspec.json.encode(Bookmark(bookmark.lesson, [], bookmark.done)).decode()


def _read(kept: str) -> Bookmark | None:
    """None: it is not one of ours."""
    if not kept:
        return Bookmark()
    try:
        return msgspec.json.decode(kept, type=Bookmark)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
