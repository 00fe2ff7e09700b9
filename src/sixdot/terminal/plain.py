"""A whole game in plain lines: the legal actions are numbered, a choice is read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sixdot.bots.simple import choose
from sixdot.game.actions import ANSWER, DOS, Action, NotationError, parse
from sixdot.game.events import Event, hear
from sixdot.game.match import OVER, PLAYING, Match
from sixdot.game.record import Recorder
from sixdot.game.refusal import Refusal
from sixdot.game.shuffle import FairStream, chosen_deal, new_deal
from sixdot.voice.plain import Teller, action_text, state_text

NAMES = ("Player", "Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gita", "Hugo", "Iris")
HELP = (
    "Type the number of an action, or the action itself, such as 'play r5', 'draw' or 'answer Paris'."
    " Enter alone says again what counts now. 'quit' ends the game."
)
YOU = 0


class Quit(Exception):
    """The player has had enough."""


@dataclass
class Screen:
    """Where lines go to and come from."""

    say: Callable[[str], None]
    ask: Callable[[str], str]


class PlainGame:
    def __init__(self, game: Match, screen: Screen, seed: str | None, write: Callable[[str], None]) -> None:
        self.game = game
        self.screen = screen
        self.seed = seed
        self.names = NAMES[: game.players]
        self.teller = Teller(self.names, YOU)
        self.table = Recorder(game, self.names, write, practice=seed is not None)
        self.source = FairStream((seed or new_deal().seed.hex()).encode())

    def play(self) -> None:
        self.screen.say(HELP)
        while self.game.stage != OVER:
            deal = chosen_deal(self.seed, self.game.number + 1) if self.seed is not None else None
            self._tell([*self.table.commit(deal), *self.table.deal()])
            number = self.game.number
            while self.game.stage == PLAYING and self.game.number == number:
                self._turn()

    def _tell(self, events: Sequence[Event]) -> None:
        text = self.teller.tell([hear(event, YOU) for event in events])
        if text:
            self.screen.say(text)

    def _turn(self) -> None:
        """Whoever must act acts; a call that is open to you comes first."""
        view = self.game.view(YOU)
        if view.turn == YOU or any(action.verb == DOS for action in view.legal):
            self._your_turn()
            return
        for seat in range(1, self.game.players):
            if self._bot_acts(seat):
                return

    def _your_turn(self) -> None:
        view = self.game.view(YOU)
        waiting = view.turn != YOU
        self.screen.say(state_text(view, self.names))
        for number, action in enumerate(view.legal, 1):
            self.screen.say(f"{number} {action_text(action, self.names)}")
        while True:
            typed = self.screen.ask("Enter to go on, or your choice: " if waiting else "Your choice: ").strip()
            if typed in ("quit", "q"):
                raise Quit
            if not typed and waiting:
                self._let_others_go_on()
                return
            action_or_text = self._understand(typed, view.legal)
            if isinstance(action_or_text, str):
                self.screen.say(action_or_text)
                continue
            told = self.table.apply(YOU, action_or_text)
            if isinstance(told, Refusal):
                self.screen.say(str(told))
                continue
            self._tell(told)
            return

    def _let_others_go_on(self) -> None:
        seat = self.game.view(None).turn
        if seat is not None and seat != YOU:
            self._bot_acts(seat)

    def _bot_acts(self, seat: int) -> bool:
        """Let a bot do what it wants to; False if it wants nothing."""
        action = choose(self.game.view(seat), self.source)
        if action is None:
            return False
        told = self.table.apply(seat, action)
        assert not isinstance(told, Refusal), told
        self._tell(told)
        return True

    def _understand(self, typed: str, legal: Sequence[Action]) -> Action | str:
        """The action that was typed, or what to say instead."""
        if typed in ("?", "help"):
            return HELP
        if not typed:
            return state_text(self.game.view(YOU), self.names)
        if typed.isascii() and typed.isdigit():
            number = int(typed) if len(typed) < 6 else 0
            if not 1 <= number <= len(legal):
                return f"There is no choice {typed}: type a number from 1 to {len(legal)}."
            chosen = legal[number - 1]
            return "Type 'answer', a space and your answer." if chosen.verb == ANSWER else chosen
        try:
            return parse(typed)
        except NotationError as error:
            return f"{str(error)[0].upper()}{str(error)[1:]}. Type a number from 1 to {len(legal)}, or ? for help."
