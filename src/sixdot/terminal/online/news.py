"""What comes from a table online: told as it comes in the words of every output, and remembered.

Events are told as at home; what the server says in its own words is what has no events: who comes and goes, chat,
options. Nothing is redrawn: the console begins a new line for news that comes while the prompt waits.
"""

import time
from functools import partial
from typing import Final, get_args

from sixdot.game.actions import Action
from sixdot.game.events import Dealt
from sixdot.game.match import PLAYING
from sixdot.game.view import Decision, View
from sixdot.terminal.console import Console
from sixdot.terminal.online.remote_game import OnlineHearing, RemoteGame, say_plainly
from sixdot.terminal.port import Person
from sixdot.voice.words import Words
from sixdot.wire.client import Client, Lost
from sixdot.wire.messages import Acknowledged, Bye, Denied, Message, Notice, TableShown, Told, Welcome
from sixdot.wire.reading import BadMessage, Unreadable

_ASKS: Final = ("pause", "judge")  # said each time, because it is wanted out of turn
# Why the server could not read a message of ours; its own explanation is in English only.
NOT_UNDERSTOOD: Final = get_args(Unreadable)
# The errors that impossible cards or players cause anywhere in the program.
SENSELESS: Final = (ValueError, LookupError, TypeError, AttributeError, AssertionError, ArithmeticError, BadMessage)


class TableNews:
    def __init__(self, client: Client, console: Console) -> None:
        self._client, self._console = client, console
        self.game = RemoteGame(client.known)
        self.person = Person(None)  # this one
        self.lost: float | None = None  # when the connection was lost
        self.answers: dict[str, Acknowledged | Denied | None] = {}  # to our requests; None: not yet
        self.late: set[str] = set()  # requests so old that nobody waits for the answer
        self.acting: tuple[View, Action] | None = None  # what is being tried, and what was known then
        self.decided: list[Decision] = []  # in this round,
        self.past: list[Decision] = []  # and in the one before
        self._own = 0  # the number of the player's own last action
        self._down = False  # the player knows that the server is stopping
        self._asked: tuple[object, ...] = ()  # what the player was last told is wanted
        self._sit()

    # News

    def take_news(self, patience: float = 0) -> None:
        """Take everything that has come, or what comes within this many seconds. `Ended` if nothing more will."""
        news = self._client.next(patience)
        while news is not None:
            self._take(news)
            news = self._client.next(0)

    def _take(self, news: Message | Lost) -> None:
        if isinstance(news, Told):
            self._hear(news)
        elif isinstance(news, TableShown):
            self._sit()
        elif isinstance(news, Welcome):
            self._come_back(news)
        elif isinstance(news, Acknowledged | Denied):
            self._take_answer(news)
        elif isinstance(news, Notice):
            say_plainly(news.say, self._console)
        elif isinstance(news, Lost):
            self._lose()
        elif isinstance(news, Bye) and news.reason == "GOING_DOWN":
            self._down = True
            self._console.say("join-down")

    def _take_answer(self, answer: Acknowledged | Denied) -> None:
        if answer.id in self.answers:
            self.answers[answer.id] = answer
            if isinstance(answer, Acknowledged) and self.acting:  # before it is told: it may end the round
                self._own = answer.number
                self.decided.append(Decision(*self.acting))
        elif answer.id in self.late:
            self.late.discard(answer.id)
            if isinstance(answer, Denied):
                self.say_refused(answer)

    def _hear(self, told: Told) -> None:
        """Tell one thing that happened in one utterance; then what is wanted, if that has changed."""
        heard = self.game.hear(told)
        if self.game.me is None:  # the goodbye says so
            return
        self._keep(heard)
        person = self.person
        if told.number == self._own:
            person.acted()
        self._console.chime(heard.events, person.seat)
        playing = self.game.stage == PLAYING and person.seat is not None
        self._console.show_standing(lambda: self.game.view(person.seat) if playing else None, self.game.names)
        goes_on = self.game.goes_on_by_itself()  # a bot goes on at once, and is named then
        said = partial(heard.deeds if goes_on else heard.text, self.game.names)
        asks = self._asks_anew(moved=bool(heard.events)) and not (heard.as_said and self.game.wanted in _ASKS)

        def text(words: Words) -> str:
            line = said(words)
            wanted = self.game.situation_text(words, asked=False, after=line) if asks else ""
            return "\n".join([part for part in (line, wanted) if part])

        self._console.tell(text)

    def say_situation(self) -> None:
        """Say what is wanted of this player."""
        self._note_situation()
        self._console.tell(self.game.situation_text)

    def _asks_anew(self, moved: bool) -> bool:
        """Something else is wanted of this player than before, or the same once more."""
        before = self._asked
        return before != self._note_situation() or (moved and self.game.wanted in _ASKS)

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
                self._console.say("join-lost")

    def _come_back(self, welcome: Welcome) -> None:
        """The connection is back: what was missed comes in one summary."""
        self.lost, self._down = None, False
        self._sit()
        if welcome.missed is None:
            self._console.say("join-back")
            self.say_situation()
        else:
            self.remember(welcome)
            self._note_situation()  # the summary said so

    def remember(self, welcome: Welcome) -> None:
        """What was missed: the summary is spoken, and all of it can be asked for."""
        assert welcome.missed is not None
        for told in welcome.missed.list:
            self._keep(self.game.heard(told))
        say_plainly(welcome.missed.say, self._console)

    # What follows from it

    def _keep(self, heard: OnlineHearing) -> None:
        """A deal begins a new round: what was heard and decided before belongs to the last one."""
        if any(isinstance(event, Dealt) for event in heard.events):
            self.past, self.decided = self.decided, []
            self.person = Person(None)
        self._sit()
        if heard.text(self.game.names, self._console.words):
            self.person.history.append(heard)

    def _sit(self) -> None:
        """Follow a change of seat or edition."""
        self.game.look()
        self._console.play_by(self.game.match.edition)
        if self.person.seat != self.game.seat:
            self.person = Person(self.game.seat, self.person.history)

    def say_refused(self, answer: Denied) -> None:
        """Say a refusal in the server's words, or that it could not read the request."""
        if answer.reason in NOT_UNDERSTOOD:
            self._console.say("join-not-understood", reason=answer.reason)
        else:
            say_plainly(answer.say or answer.reason, self._console)
