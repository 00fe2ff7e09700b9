"""What comes from a table far away: told as it comes, in the words of every output, and kept to be asked about.

Events are told as at home; what the server says in its own words is what has no events: who comes and goes, chat,
options. Nothing is redrawn: news that comes while the prompt waits begins on a new line.
"""

from __future__ import annotations

import time
from typing import Final

from sixdot.game.actions import Action
from sixdot.game.events import Dealt
from sixdot.game.view import View
from sixdot.table import Decision
from sixdot.terminal.console import Console
from sixdot.terminal.online.line import News, TableLine
from sixdot.terminal.online.remote_game import OnlineHearing, RemoteGame, said_lines
from sixdot.terminal.online.situation import beside, situation_text
from sixdot.terminal.people import SharedKeyboard
from sixdot.voice.words import Words
from sixdot.wire import Acknowledged, Bye, Denied, Notice, TableShown, Told, Welcome
from sixdot.wire.client import Ended, Lost

_GOING_DOWN: Final = "GOING_DOWN"
_ASKS: Final = ("pause", "judge")  # what is wanted out of turn is said each time
# Why a message of this terminal was none to the server, which tells it in English alone.
NOT_UNDERSTOOD: Final = (
    "NOT_JSON", "BINARY", "BAD_TEXT", "TOO_BIG", "BAD_GREETING", "BAD_FIELD", "UNKNOWN_FIELD", "MISSING_FIELD",
    "DOUBLE_FIELD", "NESTED",
)  # fmt: skip


# What becomes of words, hints and the rest where a table tells of cards that cannot be.
SENSELESS: Final = (ValueError, LookupError, TypeError, AttributeError, AssertionError, ArithmeticError)


class Hostile(Exception):
    """What was told cannot be."""


class TableNews:
    def __init__(self, line: TableLine, welcome: Welcome, console: Console) -> None:
        self._console = console
        self._outputs = console.outputs
        self._line = line
        self.seen = 0  # the number of the last thing that was told here
        self.game: RemoteGame = RemoteGame(welcome.member, welcome.table)
        self.people = SharedKeyboard()
        self.lost: float | None = None  # since when there is no line
        self.prompted = False  # the cursor stands behind a prompt
        self.answers: dict[str, Acknowledged | Denied | None] = {}  # of what was asked; None: not yet
        self.late: set[str] = set()  # what was asked so long ago that nobody waits for an answer
        self.acting: tuple[View, Action] | None = None  # what is being tried, and what was known then
        self.decided: list[Decision] = []  # in this round,
        self.past: list[Decision] = []  # and in the one before
        self._own = 0  # the number of the last own action
        self._down = False  # it was said that the server stops
        self._asked: tuple[object, ...] = ()  # what was last said to be wanted
        self.take_in(welcome)

    # News

    def take_news(self) -> None:
        """All that has come; a `Hostile` if a table could not have told it, `Ended` if nothing will come any more."""
        while (news := self._line.news()) is not None:
            try:
                self._take(news)
            except SENSELESS as error:
                raise Hostile(f"{error}") from error

    def _take(self, news: News) -> None:
        if isinstance(news, Ended):
            raise news
        if isinstance(news, Told):
            self._hear(news)
        elif isinstance(news, TableShown):
            self.game.take_table(news.table)
            self._sit()
        elif isinstance(news, Welcome):
            self._come_back(news)
        elif isinstance(news, Acknowledged | Denied):
            self._take_answer(news)
        elif isinstance(news, Notice):
            self.leave_prompt()
            self.say_plainly(news.say)
        elif isinstance(news, Lost):
            self._lose()
        elif isinstance(news, Bye) and news.reason == _GOING_DOWN:
            self._down = True
            self.leave_prompt()
            self._outputs.say("join-down")

    def _take_answer(self, answer: Acknowledged | Denied) -> None:
        if answer.id in self.answers:
            self.answers[answer.id] = answer
            if (
                isinstance(answer, Acknowledged) and self.acting is not None
            ):  # before it is told: it may end the round
                self._own = answer.number
                self.decided.append(Decision(len(self.decided) + 1, *self.acting))
        elif answer.id in self.late:
            self.late.discard(answer.id)
            if isinstance(answer, Denied):
                self.leave_prompt()
                self.say_refused(answer)

    def _hear(self, told: Told) -> None:
        """One thing that happened is one utterance; then what is wanted, if that is something else now."""
        before = self.game.table
        heard = beside(before, self.game.take(told), self.game)
        self.seen = told.number
        if self.game.is_out:  # the last word says it
            return
        self._turn_page(heard)
        self._sit()
        person = self.people.listener
        if heard.text(self.game.names, self._outputs.words):
            person.history.append(heard)
        if told.number == self._own:
            person.acted()
        self._console.chime(heard.events, person.seat)
        self._tell(heard)
        if heard.as_said and self.game.wanted in _ASKS:  # it has been said with it
            self._note_situation()
        else:
            self.say_situation(moved=bool(heard.events))

    def _tell(self, heard: OnlineHearing) -> None:
        followed = self.game.goes_on_by_itself()  # a bot goes on at once, and is named then

        def text(words: Words) -> str:
            return heard.deeds(self.game.names, words) if followed else heard.text(self.game.names, words)

        if text(self._outputs.words):
            self.leave_prompt()
        self._outputs.tell(text)

    def say_situation(self, moved: bool = False, anew: bool = False) -> None:
        """What is wanted of this player, when that has changed; `anew`: in any case."""
        game = self.game
        before = self._asked
        if before == self._note_situation() and not anew and not (moved and game.wanted in _ASKS):
            return
        if situation_text(game, self._outputs.words, anew):
            self.leave_prompt()
        self._outputs.tell(lambda words: situation_text(game, words, anew))

    def _note_situation(self) -> tuple[object, ...]:
        game, table = self.game, self.game.table
        waiting = table.waiting if table.stage == "ready" else ()
        self._asked = (table.stage, table.game, game.number, game.wanted, waiting)
        return self._asked

    # The line

    def _lose(self) -> None:
        if self.lost is None:
            self.lost = time.monotonic()
            if not self._down:
                self.leave_prompt()
                self._outputs.say("join-lost")

    def _come_back(self, welcome: Welcome) -> None:
        """The line stands again: what was missed comes in one summary."""
        self.lost, self._down = None, False
        self.leave_prompt()
        self.take_in(welcome)
        if welcome.missed is None:
            self._outputs.say("join-back")
            self.say_situation(anew=True)
        else:
            self.remember(welcome)
            self._note_situation()  # the summary has told it

    def take_in(self, welcome: Welcome) -> None:
        """Everything as it stands."""
        self.game.take_table(welcome.table)
        self.game.take_view(welcome.view, self.game.events_of(welcome.heard))
        self.seen = welcome.number
        self._sit()

    def remember(self, welcome: Welcome) -> None:
        """What was missed: the summary is spoken, the rest can be asked for."""
        assert welcome.missed is not None
        for told in welcome.missed.list:
            heard = self.game.heard(told)
            self._turn_page(heard)
            self._sit()
            if heard.text(self.game.names, self._outputs.words):
                self.people.listener.history.append(heard)
        self.say_plainly(welcome.missed.say)

    # What follows from it

    def _turn_page(self, heard: OnlineHearing) -> None:
        """With a deal, what was told and decided before is of another round."""
        if any(isinstance(event, Dealt) for event in heard.events):
            self.past, self.decided = self.decided, []
            self.people = SharedKeyboard()

    def _sit(self) -> None:
        """Seat and edition as they are now."""
        game = self.game
        self._console.play_by(game.match.edition)
        if self.people.listener.seat != game.seat:
            known = self.people.listener.history
            self.people = SharedKeyboard(() if game.seat is None else (game.seat,))
            self.people.listener.history = known

    def leave_prompt(self) -> None:
        """News does not stand behind a prompt."""
        if self.prompted:
            print(flush=True)
            self.prompted = False

    def say_refused(self, answer: Denied) -> None:
        """What the server refuses in its own words, or what it could not read."""
        if answer.reason in NOT_UNDERSTOOD:
            self._outputs.say("join-not-understood", reason=answer.reason)
        else:
            self.say_plainly(answer.say or answer.reason)

    def say_plainly(self, text: str) -> None:
        """What the server says in its own words."""
        told = said_lines(text)
        self._outputs.tell(lambda words: told)
