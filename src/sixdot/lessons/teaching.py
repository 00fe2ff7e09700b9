"""A learner at a staged table: where they are, what is wanted of them, and what they are told.

    teacher = Teacher(course_of(edition), names)
    teacher.begin(0)          # things to say, each in anybody's words: say(words)
    teacher.act(action)       # the same, or a refusal
    teacher.go_on()           # what Enter does

A move that the rules allow but the lesson does not want is explained and not made. How far somebody has come is
told by a bookmark: the name of a lesson and what was done in it, which is done again when it is taken up.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from sixdot.answers.known import Hearing
from sixdot.game.actions import ANSWER, LEAVE, RETURN, Action, parse
from sixdot.game.cards import COLOURS
from sixdot.game.events import hear
from sixdot.game.match import PLAYING, Match
from sixdot.game.refusal import Refusal
from sixdot.lessons.bookmarks import Bookmark
from sixdot.lessons.course import LEARNER, Course, Lesson, Task, perform
from sixdot.voice.choices import action_text, typed
from sixdot.voice.describe import Description, describe
from sixdot.voice.family import facts
from sixdot.voice.pieces import together
from sixdot.voice.understand.meant import card_of
from sixdot.voice.words import Colour, Value, Words

Say = Callable[[Words], str]
_LISTENED: Final = ""  # taken at a step where nothing is to be done


class Teacher:
    match: Match

    def __init__(self, course: Course, names: Sequence[str], done: Sequence[str] = ()) -> None:
        """`names`: of the learner, and of everybody who plays with them; `done`: lessons gone through before."""
        self.course, self.names = course, names
        self.done = list(done)
        self.number = 0  # of the lesson, from 0
        self.taken: list[str] = []  # what the learner has done in it
        self.heard: list[Hearing] = []
        self.own = 0  # where in it the learner's last action stands
        self.order = "colour"  # of the hand
        self.finished = False
        self._stage(())

    @property
    def lesson(self) -> Lesson:
        return self.course.lessons[self.number]

    @property
    def task(self) -> Task:
        return self.lesson.tasks[len(self.taken)]

    @property
    def bookmark(self) -> Bookmark:
        """How far the learner has come."""
        return Bookmark("" if self.finished else self.lesson.name, [*self.taken], [*self.done])

    # From lesson to lesson

    def begin(self, number: int) -> list[Say]:
        self.number, self.finished = number, False
        news = self._stage(())
        return [self._heading, self._begins, self._hand, self._state, *self._told(news), self.asked]

    def take_up(self, bookmark: Bookmark) -> list[Say]:
        """Go on in the middle of a lesson; from its beginning if that is not how it goes, else from the first."""
        names = self.course.names
        self.number = names.index(bookmark.lesson) if bookmark.lesson in names else 0
        try:
            self._stage(bookmark.taken if bookmark.lesson in names else ())
        except (ValueError, IndexError):
            self.taken = []
        if not self.taken:
            return self.begin(self.number)
        return [self._heading, self._hand, self._state, self.asked]

    def back(self) -> list[Say]:
        """One step back."""
        if not self.taken:
            return [lambda words: words.say("learn-first"), self.asked]
        news = self._stage(self.taken[:-1])
        return [lambda words: words.say("learn-back"), *self._told(news), self.asked]

    # What the learner does

    def act(self, action: Action) -> list[Say] | Refusal:
        if self._is_wanted(action):
            return [*self._told(self._take(str(action))), self.asked]
        if action.verb in (LEAVE, RETURN):
            return [lambda words: words.say("learn-stay"), self.asked]
        assert self.match.round is not None
        refused = self.match.round.copy().apply(LEARNER, action)
        return refused if isinstance(refused, Refusal) else [lambda words: self._other(action, words), self.asked]

    def go_on(self) -> list[Say]:
        """Where there is nothing to do, the next step; else what is wanted, once more."""
        if self.task.wanted:
            return [self.asked]
        if len(self.taken) + 1 < len(self.lesson.tasks):
            return [*self._told(self._take(_LISTENED)), self.asked]
        self.done = list(dict.fromkeys([*self.done, self.lesson.name]))
        if self.number + 1 < len(self.course.lessons):
            return self.begin(self.number + 1)
        self.finished, self.taken = True, []
        return []

    def show(self) -> list[Say]:
        """Do what is wanted in the learner's place."""
        return [*self._told(self._take(str(self.task.wanted[0]))), self.asked] if self.task.wanted else self.go_on()

    def _is_wanted(self, action: Action) -> bool:
        """An answer is as good as any other that is right, or wrong, as the wanted one is."""
        wanted = self.task.wanted
        if action.verb != ANSWER or self.match.round is None:
            return action in wanted
        accepts = self.match.round.question().accepts
        return any(other.verb == ANSWER and accepts(other.text) == accepts(action.text) for other in wanted)

    # What happens

    def _stage(self, taken: Sequence[str]) -> list[Hearing]:
        """Lay the cards out and do this again; returns what was heard since the last of it. A ValueError or an
        IndexError if that is not how the lesson goes."""
        self.match = self.lesson.stage(self.course.edition)
        self.taken, self.heard, self.own = [], [], 0
        news = self._others()
        for text in taken:
            if not (self._is_wanted(parse(text)) if text else not self.task.wanted):
                raise ValueError(f"{text!r} is not wanted here")
            news = self._take(text)
        return news

    def _take(self, text: str) -> list[Hearing]:
        done = self._do(LEARNER, (parse(text),)) if text else []
        self.own = len(self.heard) if text else self.own
        self.taken.append(text)
        return done + self._others()

    def _others(self) -> list[Hearing]:
        return [heard for move in self.task.before for heard in self._do(move.seat, move.actions)]

    def _do(self, seat: int, actions: Sequence[Action]) -> list[Hearing]:
        told = perform(self.match, seat, actions)
        self.heard.append(Hearing(tuple([hear(event, LEARNER) for event in told]), self.match.view(LEARNER), LEARNER))
        return self.heard[-1:]

    # What is said

    def _told(self, news: Sequence[Hearing]) -> list[Say]:
        """One utterance for each; only the last says who is next."""
        return [self._deeds(heard) for heard in news[:-1]] + [
            lambda words, heard=heard: heard.text(self.names, words) for heard in news[-1:]
        ]

    def _deeds(self, heard: Hearing) -> Say:
        return lambda words: heard.deeds(self.names, words)

    def _heading(self, words: Words) -> str:
        here = words.of(self.course.edition)
        title = here.say(f"lesson-{self.lesson.name}")
        return here.say("learn-heading", number=self.number + 1, count=len(self.course.lessons), title=title)

    def _begins(self, words: Words) -> str:
        return words.of(self.course.edition).say(f"lesson-{self.lesson.name}-begins", **self._values())

    def _hand(self, words: Words) -> str:
        """In full it is part of the state."""
        return self._table(words).hand() if self.match.stage == PLAYING and words.length != "full" else ""

    def _state(self, words: Words) -> str:
        return self._table(words).state() if self.match.stage == PLAYING else ""

    def _table(self, words: Words) -> Description[Any]:
        return describe(self.match.view(LEARNER), self.names, words, self.order)

    def asked(self, words: Words) -> str:
        """What the step is about and, last, what to type."""
        here = words.of(self.course.edition)
        told = here.say(f"lesson-{self.lesson.name}-{self.task.say}", **self._values())
        return together([told, self._to_type(here)], here)

    def _to_type(self, words: Words) -> str:
        if self.task.wanted:
            ways = [self.as_typed(each, words) for each in self.task.wanted]
            return words.say("learn-type", what=words.joined(ways, "learn-or"))
        if len(self.taken) + 1 < len(self.lesson.tasks):
            return words.say("learn-enter")
        last = self.number + 1 == len(self.course.lessons)
        return words.say("learn-enter-next", number=self.number + 2, last=last)

    def as_typed(self, action: Action, words: Words) -> str:
        """In words that can be typed, with the colour of a wild, and the answer itself."""
        if action.verb == ANSWER:
            return action.text
        text = typed(action, self.names, words, self.match.view(LEARNER))
        if action.colour < 0:
            return text
        return words.say("learn-typed-wild", card=text, colour=Colour(COLOURS[action.colour]))

    def _other(self, action: Action, words: Words) -> str:
        """That the rules allow this, but the lesson wants something else."""
        if action.verb == ANSWER and self.match.round is not None:
            right = self.match.round.question().accepts(action.text)
            told = words.say("learn-other-answer", answer=action.text, right=right)
        else:
            what = action_text(action, self.names, words, self.match.view(LEARNER))
            told = words.say("learn-other", what=what)
        return together([told], words)

    def _values(self) -> dict[str, Value]:
        """What a lesson may speak of: what the book says, the other players, and the card that is wanted."""
        card = card_of(self.task.wanted[0]) if self.task.wanted else None
        return {**facts(self.course.edition), "ana": self.names[1], "ben": self.names[2], "card": card}
