"""Lessons line by line, for a place where nobody waits for the next one: what was asked back stays in mind.

lines = Lines(Learner(teacher))
lines.hear("wild", words)      # things to say: which colour?
lines.offers(words)            # what may be done now, to be pressed instead of typed
"""

from typing import Final, NamedTuple

from sixdot.answers.given import NoAnswer
from sixdot.answers.questions import QUESTIONS, answer
from sixdot.game.actions import Action, leave, return_
from sixdot.game.cards import Card
from sixdot.lessons.course import LEARNER
from sixdot.lessons.learner import Learner
from sixdot.lessons.teaching import Say
from sixdot.voice.chapters import turned_by
from sixdot.voice.choices import asked_back, choices, ways_to_reply
from sixdot.voice.hands import in_order
from sixdot.voice.help import names_of
from sixdot.voice.understand.enquiry import Enquiry
from sixdot.voice.understand.meant import Ambiguous, Choose, Command, Meant, Talk, Unclear
from sixdot.voice.understand.replying import reply_to
from sixdot.voice.understand.talking import talk_text
from sixdot.voice.understand.understanding import understand
from sixdot.voice.understand.vocabulary import goes_on
from sixdot.voice.words import Value, Words

_LONGEST_TOPIC: Final = 100  # letters after a question by its name


class Offer(NamedTuple):
    """Something that may be done now."""

    typed: str
    called: str  # what to call it


class Lines:
    def __init__(self, learner: Learner) -> None:
        self.learner = learner
        self.teacher = learner.teacher
        self._asked: Choose | Ambiguous | None = None  # back, and not replied to
        self._last: list[Say] = []  # that was said
        self._aside = ""  # what that was, if it was beside the game: rules, talk

    def hear(self, line: str, words: Words) -> list[Say]:
        """What is said to a line; whatever it is, it is answered."""
        told = self._heard(line.strip(), words)
        if self.learner.wants_to_leave:
            number, count = self.teacher.number + 1, len(self.teacher.course.lessons)
            told = [*told, _saying("learn-left", number=number, count=count)]
        elif self.teacher.finished:
            told = [*told, _saying("learn-all-done")]
        self._last = told or self._last
        return told

    def _heard(self, line: str, words: Words) -> list[Say]:
        aside, self._aside = self._aside, ""
        way = turned_by(line) if aside == "rules" else None
        if way is not None:
            return self._answered("rules", way)
        if self._asked is not None:
            return self._replied(self._asked, line, words)
        if not line or goes_on(line, words):
            return self.learner.go_on()
        told = self.learner.said(line, words)
        if told is not None:
            return told
        view = self.teacher.match.view(LEARNER)
        meant = understand(line, view, self.teacher.names, words, self._hand())
        return self._talked(meant, aside) if isinstance(meant, Talk) else self._done(meant)

    def _talked(self, talk: Talk, aside: str) -> list[Say]:
        self._aside = "talk"
        return [lambda words: talk_text(talk, words, can_write=False, again=aside == "talk")]

    def _replied(self, asked: Choose | Ambiguous, line: str, words: Words) -> list[Say]:
        view = self.teacher.match.view(LEARNER)
        meant, is_detour = reply_to(asked, line, view, self.teacher.names, words, self._hand())
        told = None if meant is None else self.learner.said(line, words)
        if told is not None:  # what the teacher does for them is no reply
            self._asked = None
            return told
        if is_detour:
            return self._done(meant)
        self._asked = None
        return [_saying("session-cancelled"), self.teacher.asked] if meant is None else self._done(meant)

    def _hand(self) -> list[Card]:
        """In the order in which its cards are numbered."""
        view = self.teacher.match.view(LEARNER)
        return in_order(view.hand, self.teacher.order, view)

    # What was meant

    def _done(self, meant: Meant | None) -> list[Say]:
        if isinstance(meant, Choose | Ambiguous):
            self._asked = meant
            return [self._question(meant)]
        if isinstance(meant, Unclear):
            return [_saying(meant.message, **meant.values)]
        if isinstance(meant, Talk):
            return self._talked(meant, "")
        if isinstance(meant, Action):
            return self.learner.do(meant)
        if isinstance(meant, Enquiry):
            return self._last if meant.fact == "repeat" and meant.sure else self._answered(meant, "")
        return self._commanded(meant) if meant is not None else []

    def _question(self, asked: Choose | Ambiguous) -> Say:
        view = self.teacher.match.view(LEARNER)
        return lambda words: asked_back(asked, view, self.teacher.names, words)

    def _commanded(self, command: Command) -> list[Say]:
        if command.name == "quit":
            self.learner.wants_to_leave = True
            return []
        if command.name in ("leave", "return"):
            return self.learner.do(leave if command.name == "leave" else return_)
        if command.name == "repeat":
            return self._last
        if command.name in QUESTIONS:
            told = self._answered(command.name, command.rest.strip()[:_LONGEST_TOPIC])
            return [*told, _saying("learn-help")] if command.name == "help" and not command.rest else told
        return [_saying("practice-only" if command.name in ("undo", "whatif") else "room-no-not-here")]

    def _answered(self, question: Enquiry | str, about: str) -> list[Say]:
        try:
            told = answer(question, self.learner.known(), about)
        except NoAnswer as none:
            if none.reason == "no-number":
                return [_saying("session-last-number", typed=about)]
            return [_saying("room-no-not-here")] if none.reason == "not-here" else [self.teacher.asked]
        self.learner.chapter = told.chapter or self.learner.chapter
        self._aside = "rules" if told.chapter else ""
        return [told.text]

    # What may be done

    def offers(self, words: Words) -> list[Offer]:
        """What the terminal would list, or the ways to reply; none once the lessons are over."""
        view, names = self.teacher.match.view(LEARNER), self.teacher.names
        if self.teacher.finished:
            return []
        if self._asked is not None:
            return [Offer(*way) for way in ways_to_reply(self._asked, view, names, words).items()]
        if not self.teacher.task.wanted:
            go_on = names_of("word-go", words)[0]
            return [Offer(go_on, go_on)]
        found = choices(view, names, words, self.teacher.order, one_by_one=True)
        return [Offer(each, each) for each in found if each != words.say("type-answer")]  # which is typed


def _saying(message: str, **values: Value) -> Say:
    return lambda words: words.say_with(message, values)
