"""What is asked of a referee: answered from what everybody at the table has seen and heard."""

from copy import copy
from dataclasses import replace
from typing import Final

from sixdot.answers.given import NoAnswer
from sixdot.answers.known import SeatKnowledge
from sixdot.answers.questions import QUESTIONS, answer
from sixdot.game.match import Match
from sixdot.game.refusal import Refusal
from sixdot.score import rulings
from sixdot.score.keeper import Keeper
from sixdot.score.referee import Referee
from sixdot.score.rulings import Say
from sixdot.score.told import Said
from sixdot.voice.pieces import together
from sixdot.voice.understand.enquiry import Enquiry
from sixdot.voice.understand.meant import Command, Talk, Unclear
from sixdot.voice.understand.talking import talk_text
from sixdot.voice.words import Who

# What only somebody with cards in hand could be told, and what is told of everybody's choices instead.
_OF_HANDS: Final = ("hand", "hint", "secret", "review", "undo", "whatif", "leave", "return", "sort")
_OF_NOW: Final = ("state", "choices", "fits", "question")
_BEFOREHAND: Final = ("score", "leader", "target", "rule", "rules", "card", "reference", "people", "dealer")
# What is not understood and concerns nobody's own hand.
_OF_ANYBODY: Final = (
    "unclear-card", "unclear-one-card", "unclear-name", "unclear-names", "unclear-all-matched", "unclear-done-first",
    "unclear-dos-apart",
)  # fmt: skip
_OF_SCORE: Final = ("score", "leader", "target")


class RefereeAnswers:
    def __init__(self, referee: Referee, keeper: Keeper | None) -> None:
        """A `SetupError` says why there can be no such table."""
        self.ruling: Refusal | None = None  # why the last thing told was refused
        self._referee = referee
        self._keeper = keeper
        self._match = Match(referee.edition, len(referee.names)) if keeper is None else keeper.match
        self._chapter = ""

    def text(self, meant: Said) -> Say:
        if isinstance(meant, Unclear):
            return self._unclear(meant)
        if isinstance(meant, Talk):
            return lambda words: talk_text(meant, words, False, True)
        if not isinstance(meant, Command | Enquiry):
            return self._unclear(Unclear("unclear-nothing", {}))
        name = meant.fact if isinstance(meant, Enquiry) else meant.name
        about = "" if isinstance(meant, Enquiry) else meant.rest
        topic = meant.topic if isinstance(meant, Enquiry) else meant.rest
        if name == "why" and not topic:
            return rulings.why(self._referee, self.ruling)
        if name in _OF_NOW:
            return rulings.now(self._referee)
        if name in _OF_SCORE and self._keeper is None:
            return lambda words: words.say("referee-no-score")
        if name in _OF_HANDS or (name not in QUESTIONS and not isinstance(meant, Enquiry)):
            return lambda words: words.say("referee-no-hands")
        try:
            told = answer(meant if isinstance(meant, Enquiry) else name, self._known(), about)
        except NoAnswer:
            return lambda words: words.say("referee-no-hands")
        self._chapter = told.chapter or self._chapter
        return told.text

    def legal(self) -> Say:
        """Whether what was told last was right: what was taken is, by all that the table can see."""
        why, ruling = rulings.why(self._referee, self.ruling), self.ruling
        return lambda words: together([words.say("may-no" if ruling else "referee-legal"), why(words)], words)

    def _unclear(self, meant: Unclear) -> Say:
        """The referee holds no cards: what is said to somebody about their own is not said to it."""
        if meant.message in _OF_ANYBODY or not meant.message.startswith("unclear-"):
            return lambda words: words.say(meant.message, **meant.values)
        view, names = self._referee.table.view(), self._referee.names
        who = Who(names[0 if view.turn is None else view.turn])
        which = meant.message in ("unclear-colour", "unclear-what", "unclear-place")
        return lambda words: words.say("referee-which" if which else "referee-unclear", who=who)

    def beforehand(self, meant: Command | Enquiry) -> Say | None:
        """The answer to a question that needs no card to be turned up; None: there is none."""
        fact = meant.fact if isinstance(meant, Enquiry) else meant.name
        return self.text(meant) if fact in _BEFOREHAND else None

    def _known(self) -> SeatKnowledge:
        """What everybody at the table can see and has heard."""
        referee, match, keeper = self._referee, copy(self._match), self._keeper
        match.away = set(referee.gone)
        view = replace(
            referee.view(),
            scores=tuple(match.scores),
            teams=match.scoring.units,
            couples=() if keeper is None else keeper.couples,
            scoring=match.scoring.form,
            target=match.scoring.target,
        )
        return SeatKnowledge(
            match, referee.names, view, not referee.is_over, view.round, referee.hearings, 0, self.ruling,
            chapter=self._chapter,
        )  # fmt: skip
