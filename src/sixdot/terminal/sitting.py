"""Somebody at a keyboard with a game, the table here or far away: what questions and settings need of either."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from sixdot.game.actions import Action
from sixdot.game.match import OVER, Match
from sixdot.game.view import View
from sixdot.terminal.console import Console
from sixdot.terminal.people import Person, SharedKeyboard
from sixdot.terminal.settings.settings import Settings
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import Words

if TYPE_CHECKING:
    from sixdot.table import Decision
    from sixdot.terminal.interpreter import Interpreter
    from sixdot.terminal.player_commands import PlayerCommands


class Game(Protocol):
    """What may be asked of a game under way."""

    @property
    def stage(self) -> str: ...

    @property
    def number(self) -> int: ...

    def view(self, seat: int | None) -> View: ...


class Sitting:
    game: Game
    match: Match  # what is played: edition, players, scoring
    names: Sequence[str]
    people: SharedKeyboard
    nobody_asks = "session-whose-keyboard"  # said where a question is for somebody's ears, and nobody's turn to hear
    nobody_acts = "session-who-speaks"

    def __init__(self, console: Console, settings: Settings, saved_as: str = "") -> None:
        """`saved_as`: where the game is being written down here, if it is."""
        self.console = console
        self.outputs = console.outputs
        self.settings = settings
        self.saved_as = saved_as
        self.chances: dict[int, list[View]] = {}  # of each round: where a catch was let go by at a pause
        self.situation = ""  # where somebody is asked out of turn: pause, away, between, over

    @cached_property
    def commands(self) -> PlayerCommands:
        """Questions and settings; like all that is needed only once something was typed, not loaded before."""
        from sixdot.terminal.player_commands import PlayerCommands

        return PlayerCommands(self)

    @cached_property
    def interpreter(self) -> Interpreter:
        from sixdot.terminal.interpreter import Interpreter

        return Interpreter(self)

    # What each has in its own way

    def do(self, person: Person, action: Action, openly: bool = False) -> None:
        """Do it and tell it, or say why it was refused. `openly`: of nobody's cards."""
        raise NotImplementedError

    def offers(self, seat: int) -> Sequence[Action]:
        """What may be tried out of turn."""
        raise NotImplementedError

    def decisions(self, seat: int) -> Sequence[Decision]:
        """Of the last round that is over."""
        raise NotImplementedError

    # What both have

    def ask(self) -> str:
        """A line; whatever is being spoken stops."""
        typed = self.console.ask()
        self.outputs.hush()
        return typed.strip()

    def say_no_round(self) -> None:
        self.outputs.say("session-over" if self.game.stage == OVER else "session-no-round")

    def say_unsaved(self) -> None:
        self.outputs.say("session-saved", path=None)

    def help_text(self, view: View | None, words: Words) -> str:
        from sixdot.voice.help import help_text

        return help_text(view, words, self.situation)

    def help_about(self, asked: str, words: Words) -> str:
        from sixdot.voice.help import help_for

        return help_for(asked, words, self.match.edition)

    def change(self, key: str, value: str) -> bool:
        """Change a setting for this game, and keep it for later ones; what cannot be is said."""
        from sixdot.terminal.settings.file import load, save
        from sixdot.terminal.settings.settings import change

        changed = change(self.settings, key, value, self.outputs.words)
        if isinstance(changed, Trouble):
            self.outputs.tell(changed.text)
            return False
        before, self.settings = self.settings, changed
        self.console.adjust(before, changed)
        try:
            kept = replace(load()[0], **{key: getattr(changed, key)})
            save(kept, words=self.outputs.words)
        except Trouble as trouble:
            self.outputs.say("session-not-kept", problem=trouble.text(self.outputs.words))
        return True
