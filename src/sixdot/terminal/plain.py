"""A whole game in plain lines: the legal actions are numbered, a choice is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sixdot.bots import Bot
from sixdot.game.actions import ANSWER, Action, NotationError, parse
from sixdot.game.events import Event, hear
from sixdot.game.match import OVER, PLAYING, Match
from sixdot.game.refusal import Refusal
from sixdot.game.shuffle import FairStream, chosen_deal, new_deal
from sixdot.table import Table
from sixdot.voice.plain import Teller, action_text, pause_text, state_text

NAMES: Final = ("Player", "Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gita", "Hugo", "Iris")
HELP: Final = (
    "Type the number of an action, or the action itself, such as 'play r5', 'draw' or 'answer Paris'."
    " Enter alone says again what counts now. 'hint' suggests an action, 'review' looks back on your last round."
    " When somebody is down to the last card, the game waits: Enter goes on, 'catch Ben' catches Ben if there was no"
    " call. 'quit' ends the game."
)
YOU: Final = 0


class Quit(Exception):
    """The player has had enough."""


@dataclass
class Screen:
    """Where lines go to and come from."""

    say: Callable[[str], None]
    ask: Callable[[str], str]


class PlainGame:
    def __init__(
        self,
        game: Match,
        screen: Screen,
        seed: str | None,
        write: Callable[[str], None],
        bots: Mapping[int, Bot],
        stand_in: Bot,
    ) -> None:
        self.game = game
        self.screen = screen
        self.seed = seed
        self.names = NAMES[: game.players]
        self.teller = Teller(self.names, YOU)
        chance = seed or new_deal().seed.hex()
        self.table = Table(game, self.names, bots, chance, write, practice=seed is not None, stand_in=stand_in)
        self.source = FairStream(f"sixdot coach {chance}".encode())

    def play(self) -> None:
        self.screen.say(HELP)
        while self.game.stage != OVER:
            deal = chosen_deal(self.seed, self.game.number + 1) if self.seed is not None else None
            self._tell([*self.table.commit(deal), *self.table.deal()])
            self.play_round()
            self._between_rounds()

    def play_round(self) -> None:
        """From here to the end of the round."""
        while self.game.stage == PLAYING:
            self._next()

    def _tell(self, events: Sequence[Event]) -> None:
        text = self.teller.tell([hear(event, YOU) for event in events])
        if text:
            self.screen.say(text)

    def _next(self) -> None:
        """Whoever must act acts."""
        if YOU in self.game.away and self.game.view(None).turn == YOU:
            self._while_away()
        told = self.table.step()
        if told:
            self._tell(told)
        elif self.table.is_pause(YOU):
            self._pause()
        elif YOU in self.table.awaited():
            self._your_turn()

    # What you are asked

    def _ask(self, prompt: str) -> str:
        """What was typed, once it is no longer a request for help."""
        while True:
            typed = self.screen.ask(prompt).strip()
            if typed in ("quit", "q"):
                raise Quit
            if typed in ("?", "help"):
                self.screen.say(HELP)
            elif typed == "hint":
                self._hint()
            elif typed == "review":
                self._review()
            else:
                return typed

    def _your_turn(self) -> None:
        view = self.game.view(YOU)
        self.screen.say(state_text(view, self.names))
        for number, action in enumerate(view.legal, 1):
            self.screen.say(f"{number} {action_text(action, self.names)}")
        while True:
            typed = self._ask("Your choice: ")
            if not typed:
                self.screen.say(state_text(view, self.names))
            elif self._does(typed, view.legal):
                return

    def _pause(self) -> None:
        """Somebody is down to the last card, or you may jump in: bots wait until you go on."""
        offers = self.table.offers(YOU)
        prompt = pause_text(self.game.view(YOU), self.table.low, offers, self.names)
        while True:
            typed = self._ask(prompt)
            if typed in ("", "1"):
                self.table.go_on(YOU)
                return
            if self._does(typed, offers, first=2):
                return

    def _while_away(self) -> None:
        while True:
            typed = self._ask("A bot plays for you. 1 go on, 2 return: ")
            if typed in ("", "1") or self._does(typed, (parse("return"),), first=2):
                return

    def _between_rounds(self) -> None:
        on = "end the game" if self.game.stage == OVER else "go on"
        while True:
            typed = self._ask(f"1 {on}, 2 review the round: ")
            if typed in ("", "1"):
                return
            if typed == "2":
                self._review()
            else:
                self.screen.say("Type 1 or 2.")

    # What you answer

    def _does(self, typed: str, offered: Sequence[Action], first: int = 1) -> bool:
        """Do what was typed; False if it was not understood or is refused, which is said."""
        meant = self._understand(typed, offered, first)
        told = meant if isinstance(meant, str) else self.table.apply(YOU, meant)
        if isinstance(told, str | Refusal):
            self.screen.say(str(told))
            return False
        self._tell(told)
        return True

    def _understand(self, typed: str, offered: Sequence[Action], first: int) -> Action | str:
        """The action that was typed, or what to say instead."""
        most = first + len(offered) - 1
        if typed.isascii() and typed.isdigit():
            number = int(typed) if len(typed) < 6 else 0
            if not first <= number <= most:
                return f"There is no choice {typed}: type a number from 1 to {most}."
            chosen = offered[number - first]
            return "Type 'answer', a space and your answer." if chosen.verb == ANSWER else chosen
        try:
            return parse(self._with_seat(typed))
        except NotationError as error:
            return f"{str(error)[0].upper()}{str(error)[1:]}. Type a number from 1 to {most}, or ? for help."

    def _with_seat(self, typed: str) -> str:
        """'catch Ben' as 'catch 2'."""
        verb, _, name = typed.partition(" ")
        seats = [seat for seat, known in enumerate(self.names) if known.lower() == name.strip().lower()]
        return f"{verb} {seats[0]}" if seats and verb != "answer" else typed

    # The coach

    def _hint(self) -> None:
        from sixdot.bots.coach import hint
        from sixdot.voice.coach import hint_text

        if self.game.stage != PLAYING:
            self.screen.say("There is nothing to be decided now.")
            return
        found = hint(self.game.view(YOU), self.source)
        self.screen.say(hint_text(found.action, found.reason.code, found.reason.facts, self.names))

    def _review(self) -> None:
        from sixdot.terminal.review import tell_review

        decisions = self.table.decisions(YOU)
        if not decisions:
            self.screen.say("You have no round behind you yet.")
            return
        tell_review(decisions, self.names, self.screen.say)
