"""A game at one keyboard: whoever is waited for is asked, everything that happens is told, nothing is ever redrawn.

One person hears everything as it happens. Several people share the keyboard: what all may know is told aloud at once;
what only one may know waits until the keyboard has been handed over to that person.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from sixdot.game.actions import Action, right, wrong
from sixdot.game.events import Event
from sixdot.game.match import BETWEEN, JUDGE, OVER, PLAYING
from sixdot.game.refusal import Refusal
from sixdot.table import Decision, Table
from sixdot.terminal.console import Console
from sixdot.terminal.people import Hearing, Person, Quit, SharedKeyboard
from sixdot.terminal.settings.settings import Settings
from sixdot.terminal.sitting import Sitting
from sixdot.voice.help import opening_text

__all__ = ["Quit", "Session"]


class Session(Sitting):
    def __init__(
        self,
        table: Table,
        console: Console,
        settings: Settings,
        saved_as: str = "",
        keyboard: SharedKeyboard | None = None,
    ) -> None:
        """`saved_as`: where the game is being written down, if it is; `company`: of a game that is gone on with."""
        super().__init__(console, settings, saved_as)
        self.table = table
        self.game = self.match = table.game
        self.names = table.names
        self.people = keyboard or SharedKeyboard(table.game.people)

    # The game

    def play(self) -> None:
        """From the start, or from where the game was left, to its end."""
        if self.game.number:
            self._welcome_back()
        else:
            self._introduce()
        while self.game.stage != OVER:
            if self.game.stage != PLAYING:
                self._begin()
            self.play_round()
            self._between()

    def _introduce(self) -> None:
        """What is played and with whom; how to play."""
        others = [name for seat, name in enumerate(self.names) if seat not in self.people or not self.people.alone]
        target = 0 if self.match.options.partners == "rotating" else int(self.match.scoring.target)
        self.outputs.say("session-table", name=self.match.edition.id, players=others, target=target)
        self.outputs.tell(lambda words: opening_text(self.match.edition, words))

    def _welcome_back(self) -> None:
        self.outputs.say("session-welcome-back", round=self.game.number)
        if self.game.stage == PLAYING and self.people.alone:
            self.commands.tell("state", self.people.listener)

    def _begin(self) -> None:
        told = list(self.table.commit()) if self.game.stage == BETWEEN else []
        self._tell([*told, *self.table.deal()], None)

    def play_round(self) -> None:
        """From here to the end of the round."""
        while self.game.stage == PLAYING:
            self._next()

    def _next(self) -> None:
        """Whoever must act acts."""
        turn = self.game.view(None).turn
        if turn is not None and turn in self.match.away and not self.table.people:
            self._while_away(self.people[turn])
        told = self.table.bot_turn()
        if told:
            self._tell(told, None)
            return
        awaited = self.table.awaited()
        pausing = [seat for seat in awaited if seat != JUDGE and self.table.is_pause(seat)]
        if pausing:
            self._pause(pausing)
        elif JUDGE in awaited:
            self._judge()
        elif awaited:
            self._turn(self.people[awaited[0]])

    # What is told

    def _tell(self, events: Sequence[Event], actor: int | None) -> None:
        """To each as each may hear it; `actor`: the person who acted just now."""
        self.console.chime(events, self.people.holder)
        told = self.people.hear(events, self.game.view, actor)
        if self.game.stage == PLAYING and not self.table.awaited():  # a bot goes on at once, and is named then
            self.outputs.tell(lambda words: told.deeds(self.names, words))
        else:
            self._retell(told)

    def _retell(self, told: Hearing) -> None:
        self.outputs.tell(lambda words: told.text(self.names, words))

    def _hand_to(self, person: Person) -> None:
        """The keyboard goes to somebody, if they do not have it, who then hears what is for no other ears."""
        assert person.seat is not None
        handed = self.people.holder != person.seat
        if handed:
            self.people.holder = None
            self.console.curtain()
            self._wait_for(person.seat)
            self.people.holder = person.seat
        for told in person.read():
            if handed:
                self.outputs.tell(partial(told.deeds, self.names))
            else:
                self._retell(told)
        if handed:
            self.commands.tell("state", person)

    def _wait_for(self, seat: int) -> None:
        """Only Enter, or the own name, says that the keyboard has reached its player; to whatever else is typed here
        the game says once more whom it waits for."""
        while True:
            self.outputs.say("session-hand-over", who=self.names[seat])
            typed = self.ask()
            named, rest = self.interpreter.speaker(typed)
            if not typed or (named is self.people[seat] and not rest):
                return
            if self.interpreter.wants_to_quit(typed):
                raise Quit

    # What is asked

    def _turn(self, person: Person) -> None:
        """Ask until something has happened: an own move, or somebody named who spoke up."""
        self._hand_to(person)
        self.situation = ""
        actions = self.table.actions
        while self.game.stage == PLAYING and self.table.actions == actions:
            self._heard(person, self.ask())

    def _heard(self, person: Person, typed: str) -> None:
        """What was typed by whoever has the keyboard, or is said by somebody named, who speaks up."""
        named, rest = self.interpreter.speaker(typed)
        if named is None or not rest:
            named, rest = person, typed
        if named is not person:
            self.interpreter.speaks_up(named, rest)
        else:
            self.interpreter.acts(person, rest, () if person.seat is None else self.offers(person.seat))

    def do(self, person: Person, action: Action, openly: bool = False) -> None:
        """Do it and tell it, or say why it was refused. `openly`: of nobody's cards."""
        from sixdot.voice.refusals import refusal_text

        assert person.seat is not None
        told = self.table.apply(person.seat, action)
        if isinstance(told, Refusal):
            person.ruling = told
            self.console.buzz()
            said = replace(told, legal=()) if openly else told
            view = self.game.view(None if openly else person.seat)
            self.outputs.tell(lambda words: refusal_text(said, view, self.names, words))
            return
        self._tell(told, person.seat)
        if person.seat == self.people.holder and person.seat in self.match.away:
            self.people.let_go()

    def offers(self, seat: int) -> Sequence[Action]:
        return self.table.offers(seat)

    def decisions(self, seat: int) -> Sequence[Decision]:
        return self.table.decisions(seat)

    # Asked out of turn

    def _pause(self, seats: Sequence[int]) -> None:
        """Somebody is down to the last card, or may jump in: bots wait until somebody says something."""
        actions = self.table.actions
        self._say_why_we_wait(seats)
        while typed := self._out_of_turn("pause"):
            named, rest = self.interpreter.speaker(typed)
            if named is not None and not rest:
                self._hand_to(named)
                self._say_why_we_wait(seats)
            else:
                self._heard(self.people.listener, typed)
            if self.table.actions > actions:
                return
        self._go_on(seats)

    def _say_why_we_wait(self, seats: Sequence[int]) -> None:
        from sixdot.voice.describe import pause

        holder = self.people.holder
        view = self.game.view(holder if holder in seats else None)
        offers = self.table.offers(holder if holder is not None and holder in seats else seats[0])
        self.outputs.tell(lambda words: pause(view, self.table.low, offers, self.names, words))

    def _go_on(self, seats: Sequence[int]) -> None:
        for seat in seats:
            self.table.go_on(seat)
            self.chances.setdefault(self.game.number, []).append(self.game.view(seat))

    def _judge(self) -> None:
        """A person says whether an answer is right."""
        self.outputs.say("session-judge")
        while True:
            typed = self._out_of_turn("judge")
            verdict = self.commands.verdict(typed)
            if verdict is not None:
                told = self.table.apply(JUDGE, right if verdict else wrong)
                assert not isinstance(told, Refusal)
                self._tell(told, None)
                return
            if typed:
                self.interpreter.acts(self.people.openly, typed, ())
            self.outputs.say("session-judge")

    def _while_away(self, person: Person) -> None:
        """Nobody is here but bots: they go on only when somebody says so."""
        self.outputs.say("session-away")
        actions = self.table.actions
        while typed := self._out_of_turn("away"):
            self._heard(person, typed)
            if self.table.actions > actions:
                return

    def _between(self) -> None:
        """After a round: time to look back on it."""
        if self.game.stage == OVER:
            self.outputs.say("session-over")
        else:
            self.outputs.say("session-next-round", round=self.game.number + 1)
        while typed := self._out_of_turn("over" if self.game.stage == OVER else "between"):
            self._heard(self.people.listener, typed)
        self.people.let_go()

    def _out_of_turn(self, situation: str) -> str:
        """What is typed where nothing has to be done: Enter alone goes on."""
        from sixdot.voice.understand import goes_on

        self.situation = situation
        typed = self.ask()
        return "" if goes_on(typed, self.outputs.words) else typed

    # The end

    def say_finished(self) -> None:
        self.outputs.say("session-finished")

    def say_goodbye(self) -> None:
        """How it stands, and how to go on."""
        print(flush=True)  # the prompt is left behind
        if self.game.stage == OVER:
            self.say_finished()
            return
        if self.game.number:
            self.commands.tell("score", self.people.openly)
        self.outputs.say("session-goodbye" if self.saved_as else "session-goodbye-unsaved")
