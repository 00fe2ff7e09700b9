"""A game at a table far away: what is typed is understood here, as at home, and sent there; the answer is told."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final

from sixdot.game.actions import LEAVE, RETURN, Action
from sixdot.game.refusal import REASONS, Refusal
from sixdot.game.view import View
from sixdot.table import Decision
from sixdot.terminal.console import Console
from sixdot.terminal.online.hearing import Listening
from sixdot.terminal.online.line import TableLine
from sixdot.terminal.online.seat import BACK, OPENED
from sixdot.terminal.online.situation import situation_text
from sixdot.terminal.people import Person
from sixdot.terminal.settings.settings import Settings
from sixdot.voice.words import Words
from sixdot.wire import Acknowledged, Denied, Welcome
from sixdot.wire.client import Ended
from sixdot.wire.kinds import LONGEST_DO

if TYPE_CHECKING:
    from sixdot.terminal.online.table_talk import TableTalk

# Seconds: how long to be quiet while bots are at it, to wait for an answer, to try without a line; and how often to
# look at the clock meanwhile.
_QUIET: Final = 2.0
_ANSWER: Final = 15.0
_GIVE_UP: Final = 600.0
_LOOK_UP: Final = 1.0
_NOTED: Final = 20  # so many things are told before it is noted down how far they were heard


class OnlineSession(Listening):
    nobody_asks = nobody_acts = "join-watching"

    def __init__(
        self,
        wire: TableLine,
        welcome: Welcome,
        console: Console,
        settings: Settings,
        link: str,
        note: Callable[[int], object] = lambda seen: None,
    ) -> None:
        """`note` is given the number of the last thing heard, now and then: what it is to go on from another time."""
        super().__init__(wire, welcome, console, settings)
        self.link = link
        self._note = note
        self._noted = self.seen
        self._inbox = console.inbox()
        self._typed: deque[str] = deque()  # what was typed while an answer was waited for
        self._known = self.seen  # the last thing that was told when what is being understood was typed
        self.leaving = False  # for good: that was asked for

    @cached_property
    def talk(self) -> TableTalk:
        from sixdot.terminal.online.table_talk import TableTalk

        return TableTalk(self)

    # Playing

    def play(self, welcome: Welcome, arrival: str) -> None:
        """Until the player quits, or the table ends it."""
        self._greet(welcome, arrival)
        while True:
            self._understand(self._line())

    def _greet(self, welcome: Welcome, arrival: str) -> None:
        from sixdot.voice.help import opening_text

        self.say_plainly(welcome.say)
        if welcome.missed is not None:
            self.remember(welcome)
        elif arrival == BACK and not welcome.say:
            self.outputs.say("join-back")
        if arrival != BACK:
            self.outputs.tell(lambda words: opening_text(self.match.edition, words))
        if arrival == OPENED:
            self.say_link()
        if self.game.table.stage == "playing" and welcome.missed is None:
            self.commands.tell("state", self.people.listener)
        self.say_situation(anew=True)

    def ask(self) -> str:
        """The answer to a question back; what is meant for the table goes there, and the question stays open."""
        while self.talk.hears(typed := self._line(), asked=True):
            pass
        return typed

    def _line(self) -> str:
        """A line; whatever comes from the table meanwhile is told. While bots are at it there is no prompt."""
        if self._typed:
            return self._typed.popleft()
        quiet = time.monotonic() + _QUIET
        while True:
            self.take_news()
            if self.seen >= self._noted + _NOTED:
                self._noted = self.seen
                self._note(self.seen)
            if not self.prompted and (not self.game.goes_on_by_itself() or time.monotonic() > quiet):
                self._inbox.prompt()
                self.prompted = True
            line = self._inbox.line(_LOOK_UP)
            if line is not None:
                self.prompted = False
                self.outputs.hush()
                return line.strip()
            if self.lost is not None and time.monotonic() - self.lost > _GIVE_UP:
                raise Ended("GAVE_UP", "")

    def _understand(self, typed: str) -> None:
        from sixdot.voice.understand import goes_on

        game = self.game
        self._known = self.seen
        if (not typed or goes_on(typed, self.outputs.words)) and self._goes_on():
            return
        if not typed and game.table.stage != "playing":
            self.say_situation(anew=True)
        elif typed and self.talk.hears(typed):
            return
        elif game.wanted == "judge" and (verdict := self.commands.verdict(typed)) is not None:
            self.obey("right" if verdict else "wrong")
        else:
            self.interpreter.acts(self.people.listener, typed, game.offers)

    def _goes_on(self) -> bool:
        """Whether Enter alone goes on here; then it has."""
        game = self.game
        if game.wanted == "pause":
            chance = game.view(game.seat)
            if self.obey("go on", quiet=True):
                self.chances.setdefault(game.number, []).append(chance)
            return True
        if game.table.stage == "ready" and game.member in game.table.waiting:
            self.obey("go on", quiet=True)
            return True
        return False

    # What is asked of the table

    def obey(self, do: str, quiet: bool = False) -> bool:
        """Send it, and tell what comes of it, unless that tells itself; whether it was accepted."""
        before = self.seen
        answer = self._send(do)
        if isinstance(answer, Denied):
            self.console.buzz()
            self.say_refused(answer)
        elif isinstance(answer, Acknowledged):
            self._hear_until(answer.number)
            if answer.say:
                self.say_plainly(answer.say)
            elif answer.number == before and not quiet:
                self.outputs.say("join-done")
        return isinstance(answer, Acknowledged)

    def do(self, person: Person, action: Action, openly: bool = False) -> None:
        if self.game.table.stage != "playing" and action.verb not in (LEAVE, RETURN):
            self.say_no_round()
            return
        self.acting = (self.game.view(person.seat), action)
        answer = self._send(str(action))
        self.acting = None
        if isinstance(answer, Denied):
            self._say_refusal(person, action, answer)
        elif isinstance(answer, Acknowledged):
            self._hear_until(answer.number)

    def _say_refusal(self, person: Person, action: Action, answer: Denied) -> None:
        """In the words of every output, if it is a rule of the game that says so."""
        from sixdot.voice.refusals import refusal_text

        self.console.buzz()
        if answer.reason not in REASONS:
            self.say_refused(answer)
            return
        view = self.game.view(person.seat)
        told = Refusal(answer.reason, self.match.edition.id, person.seat or 0, action, view.legal)
        person.ruling = told
        self.outputs.tell(lambda words: refusal_text(told, view, self.names, words))

    def leave_for_good(self) -> None:
        """Asked once, then sent; the table ends it."""
        game = self.game
        playing = game.seat is not None and game.table.stage in ("ready", "playing")
        self.outputs.say("join-leave-sure", playing=playing, watching=game.seat is None)
        if not self.talk.is_yes(self._line()):
            self.outputs.say("join-stays")
            return
        self.leaving = True
        answer = self._send("quit")
        if isinstance(answer, Denied):
            self.leaving = False
            self.say_refused(answer)
        elif isinstance(answer, Acknowledged):
            raise Ended("QUIT", "")

    def _send(self, do: str) -> Acknowledged | Denied | None:
        """The answer; None: it cannot be sent, or none came, and that was said.

        It is for the table as it was known when it was typed, or began to be: what has changed since then, the server
        can tell.
        """
        if len(do) > LONGEST_DO:
            self.outputs.say("join-too-long", most=LONGEST_DO)
            return None
        self.take_news()
        if self.lost is not None:
            self.outputs.say("join-not-sent")
            return None
        asked = self.wire.send(do, self._known)
        self.answers[asked] = None
        end = time.monotonic() + _ANSWER
        while (answer := self.answers[asked]) is None and time.monotonic() < end:
            self._wait()
        del self.answers[asked]
        if answer is None:
            self.late.add(asked)
            self.outputs.say("join-unanswered")
        return answer

    def _hear_until(self, number: int) -> None:
        """What was accepted is told next."""
        end = time.monotonic() + _ANSWER
        while self.seen < number and self.lost is None and time.monotonic() < end:
            self._wait()

    def _wait(self) -> None:
        """For news; what is typed meanwhile is for later."""
        line = self._inbox.line(_LOOK_UP)
        if line is not None:
            self._typed.append(line.strip())
        self.take_news()

    def offers(self, seat: int) -> Sequence[Action]:
        return self.game.offers

    def decisions(self, seat: int) -> Sequence[Decision]:
        return self.past if self.game.table.stage == "playing" else self.decided

    def change(self, key: str, value: str) -> bool:
        """The server is to speak as this terminal does."""
        before = self.outputs.words
        changed = super().change(key, value)
        now = self.outputs.words
        if (before.language, before.length) != (now.language, now.length):
            self.wire.speak(now.language, now.length)
        return changed

    # What is said

    def say_link(self) -> None:
        self.outputs.say("join-link", link=self.link, code=self.game.table.code)

    def say_no_round(self) -> None:
        self.outputs.tell(lambda words: words.say("join-no-round", again=situation_text(self.game, words)))

    def say_unsaved(self) -> None:
        self.outputs.say("join-saved")

    def say_goodbye(self) -> None:
        self.outputs.say("join-goodbye", link=self.link, watching=self.game.seat is None)

    def help_text(self, view: View | None, words: Words) -> str:
        game = self.game
        place: str = game.table.stage
        if place == "playing":
            place = "away" if game.is_away else "watching" if game.seat is None else "playing"
        told = words.say(f"join-help-{place}", yours=game.is_host, host=game.called(game.table.host))
        return f"{super().help_text(view, words)} {told}" if place == "playing" else told

    def help_about(self, asked: str, words: Words) -> str:
        return self.talk.help_about(asked, words)
