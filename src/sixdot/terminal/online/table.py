"""A game at a table online: typed lines are understood here and sent there, and the answers are told."""

import time
from collections.abc import Callable, Sequence
from typing import Final

from sixdot.answers.known import ChatLine
from sixdot.game.actions import LEAVE, RETURN, Action
from sixdot.game.match import Match
from sixdot.game.refusal import Refusal, reasons
from sixdot.game.view import Decision, View
from sixdot.terminal.console import Console
from sixdot.terminal.online.news import TableNews
from sixdot.terminal.online.remote_game import OnlineHearing, say_plainly
from sixdot.terminal.online.table_talk import TableTalk
from sixdot.terminal.port import Person, Practising, say_refused, tell_answer
from sixdot.voice.words import Words
from sixdot.wire.client import Client
from sixdot.wire.kinds import LONGEST_DO
from sixdot.wire.line import Ended
from sixdot.wire.messages import Acknowledged, Denied, Open, Resume, Welcome

# Seconds: without a prompt while bots play, until an answer is due, until a lost connection is given up.
_QUIET: Final = 2.0
_ANSWER: Final = 15.0
_GIVE_UP: Final = 600.0
_LOOK_UP: Final = 1.0  # on some systems Ctrl-C cannot interrupt a longer wait
_NOTED: Final = 20  # after this many things, it is noted how far the player has heard


class OnlineTable:
    """The port to a game online."""

    nobody_asks = nobody_acts = "join-watching"
    saved_as = ""
    practice: Practising | None = None

    def __init__(self, client: Client, console: Console, note: Callable[[int, int], object]) -> None:
        """`note`: is told how much the player has heard."""
        welcome = client.next(0)
        assert isinstance(welcome, Welcome)
        self.news = TableNews(client, console)
        self.game = self.news.game
        self.chances: dict[int, list[View]] = {}
        self.leaving = False  # for good, as the player asked
        self._client, self._welcome, self._note = client, welcome, note
        self.console = console
        self._inbox = console.inbox()
        self._talk = TableTalk(self.game, self.console, self.obey, self.say_link, self.leave_for_good)
        self._known = self.game.known.number  # the last thing told before the current line was typed

    # What is known of it

    @property
    def match(self) -> Match:
        return self.game.match

    @property
    def names(self) -> Sequence[str]:
        return self.game.names

    @property
    def chat(self) -> Sequence[ChatLine]:
        heard = [each for each in self.news.person.history if isinstance(each, OnlineHearing) and each.writer]
        return [ChatLine(each.writer, each.said) for each in heard]

    @property
    def speaker(self) -> Person:
        return self.news.person

    @property
    def situation(self) -> str:
        return self.game.wanted if self.game.wanted in ("pause", "judge") else ""

    @property
    def wants_verdict(self) -> bool:
        return self.game.wanted == "judge"

    def offers(self, seat: int | None) -> Sequence[Action]:
        return self.game.offers

    def decisions(self, seat: int) -> Sequence[Decision]:
        return self.news.past if self.game.table.stage == "playing" else self.news.decided

    # How it goes on

    def greet(self) -> None:
        from sixdot.voice.help import opening_text

        welcome, back = self._welcome, isinstance(self._client.greeting, Resume)
        say_plainly(welcome.say, self.console)
        if welcome.missed is not None:
            self.news.remember(welcome)
        elif back and not welcome.say:
            self.console.say("join-back")
        if not back:
            self.console.tell(lambda words: opening_text(self.match.edition, words))
        if isinstance(self._client.greeting, Open):
            self.say_link()
        if self.game.table.stage == "playing" and welcome.missed is None:
            tell_answer(self, "state", self.speaker)
        self.news.say_situation()

    def advance(self) -> bool:
        """It goes on until somebody leaves, or the table ends it."""
        return True

    def line(self) -> str:
        typed = self._next_line()
        self._known = self.game.known.number
        return typed

    def reply(self) -> str:
        """A line for the table is sent there, and the question stays open."""
        while self._talk.hears(typed := self._next_line(), asked=True):
            pass
        return typed

    def _next_line(self) -> str:
        """The next line. News is told meanwhile; there is no prompt while bots play."""
        self._speak_alike()
        news = self.news
        quiet = time.monotonic() + _QUIET
        while True:
            news.take_news()
            self._note(self.game.known.number, _NOTED)
            if not self.console.prompted and (not self.game.goes_on_by_itself() or time.monotonic() > quiet):
                self._inbox.prompt()
                self.console.prompted = True
            line = self._inbox.line()
            if line is not None:
                self.console.prompted = False
                self.console.hush()
                return line.strip()
            if news.lost is not None and time.monotonic() - news.lost > _GIVE_UP:
                raise Ended("GAVE_UP", "")

    def said(self, typed: str) -> str | None:
        """A line may be about the table around the cards."""
        if not typed and self.game.table.stage != "playing":
            self.news.say_situation()
            return None
        return None if typed and self._talk.hears(typed) else typed

    # What is done

    def go_on(self) -> bool:
        game = self.game
        wanted, number, view = game.wanted, game.number, game.view(game.seat)
        if wanted not in ("pause", "ready"):
            return False
        if self.obey("go on", quiet=True) and wanted == "pause":
            self.chances.setdefault(number, []).append(view)
        return True

    def judge(self, right: bool) -> None:
        self.obey("right" if right else "wrong")

    def obey(self, do: str, quiet: bool = False) -> bool:
        """Send a request and say that it was done, unless news will; returns whether it was accepted."""
        before = self.game.known.number
        answer = self._send(do)
        if isinstance(answer, Denied):
            self.console.buzz()
            self.news.say_refused(answer)
        elif isinstance(answer, Acknowledged):
            self._hear_until(answer.number)
            if answer.say:
                say_plainly(answer.say, self.console)
            elif answer.number == before and not quiet:
                self.console.say("join-done")
        return isinstance(answer, Acknowledged)

    def do(self, person: Person, action: Action) -> None:
        if self.game.table.stage != "playing" and action.verb not in (LEAVE, RETURN):
            self.console.tell(self.going_on)
            return
        self.news.acting = (self.game.view(person.seat), action)
        answer = self._send(str(action))
        self.news.acting = None
        if isinstance(answer, Denied):
            self._say_refusal(person, action, answer)
        elif isinstance(answer, Acknowledged):
            self._hear_until(answer.number)

    def _say_refusal(self, person: Person, action: Action, answer: Denied) -> None:
        """A refusal by a rule of the game is worded here, for every output."""
        if answer.reason not in reasons():
            self.console.buzz()
            self.news.say_refused(answer)
            return
        view = self.game.view(person.seat)
        person.ruling = Refusal(answer.reason, self.match.edition.id, person.seat or 0, action, view.legal)
        say_refused(self, person.ruling, view)

    def leave_for_good(self) -> None:
        """Ask once, then send it; the table ends the game for this player."""
        game = self.game
        playing = game.seat is not None and game.table.stage in ("ready", "playing")
        self.console.say("join-leave-sure", playing=playing, watching=game.seat is None)
        if not self._talk.is_yes(self._next_line()):
            self.console.say("join-stays")
            return
        self.leaving = True
        answer = self._send("quit")
        if isinstance(answer, Denied):
            self.leaving = False
            self.news.say_refused(answer)
        elif isinstance(answer, Acknowledged):
            raise Ended("QUIT", "")

    def _send(self, do: str) -> Acknowledged | Denied | None:
        """The answer; None if it could not be sent or no answer came, which has been said.

        It is meant for the table as it was known when the line was typed: if something has changed since then, the
        server can tell.
        """
        news = self.news
        if len(do) > LONGEST_DO:
            self.console.say("join-too-long", most=LONGEST_DO)
            return None
        news.take_news()
        if news.lost is not None:
            self.console.say("join-not-sent")
            return None
        asked = self._client.send(do, self._known)
        news.answers[asked] = None
        self._wait_until(lambda: news.answers[asked] is not None)
        answer = news.answers.pop(asked)
        if answer is None:
            news.late.add(asked)
            self.console.say("join-unanswered")
        return answer

    def _hear_until(self, number: int) -> None:
        """Wait until what was accepted has been told."""
        self._wait_until(lambda: self.game.known.number >= number or self.news.lost is not None)

    def _wait_until(self, done: Callable[[], bool]) -> None:
        """Take the news until then, but not for ever; lines typed meanwhile wait."""
        end = time.monotonic() + _ANSWER
        while not done() and time.monotonic() < end:
            self.news.take_news(_LOOK_UP)

    def _speak_alike(self) -> None:
        """Have the server speak as this terminal does, now and after a reconnection."""
        client, now = self._client, self.console.words
        if (client.language, client.length) != (now.language, now.length):
            client.language, client.length = now.language, now.length
            client.send(f"speak {now.language} {now.length}")

    # What is said

    def say_link(self) -> None:
        self.console.say("join-link", link=self._client.link, code=self.game.table.code)

    def going_on(self, words: Words) -> str:
        again = self.game.situation_text(words)
        return again if self.game.number else words.say("join-no-round", again=again)

    def say_goodbye(self) -> None:
        self.console.say("join-goodbye", link=self._client.link, watching=self.game.seat is None)

    def help(self, asked: str, usual: Callable[[Words], str], words: Words) -> str:
        if asked:
            return self._talk.help_about(asked, words)
        game = self.game
        place: str = game.table.stage
        if place == "playing" and game.me is not None:
            place = "away" if game.me.away else "watching" if game.seat is None else "playing"
        told = words.say(f"join-help-{place}", yours=game.is_host, host=game.host)
        return f"{usual(words)} {told}" if place == "playing" else told
