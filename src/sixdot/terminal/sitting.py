"""Somebody at a keyboard with a game, the table here or far away: what questions and settings need of either."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from sixdot.game.actions import Action
from sixdot.game.match import OVER, Match
from sixdot.game.view import View
from sixdot.terminal.desk import Desk
from sixdot.terminal.people import Company, Person
from sixdot.terminal.settings import Settings
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import Words

if TYPE_CHECKING:
    from sixdot.table import Decision
    from sixdot.terminal.commands import Commands
    from sixdot.terminal.ears import Ears


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
    people: Company
    nobody_asks = "session-whose-keyboard"  # said where a question is for somebody's ears, and nobody's turn to hear
    nobody_acts = "session-who-speaks"

    def __init__(self, desk: Desk, settings: Settings, saved_as: str = "") -> None:
        """`saved_as`: where the game is being written down here, if it is."""
        self.desk = desk
        self.outlets = desk.outlets
        self.settings = settings
        self.saved_as = saved_as
        self.chances: dict[int, list[View]] = {}  # of each round: where a catch was let go by at a pause
        self.situation = ""  # where somebody is asked out of turn: pause, away, between, over

    @cached_property
    def commands(self) -> Commands:
        """Questions and settings; like all that is needed only once something was typed, not loaded before."""
        from sixdot.terminal.commands import Commands

        return Commands(self)

    @cached_property
    def ears(self) -> Ears:
        from sixdot.terminal.ears import Ears

        return Ears(self)

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
        typed = self.desk.ask()
        self.outlets.hush()
        return typed.strip()

    def say_no_round(self) -> None:
        self.outlets.say("session-over" if self.game.stage == OVER else "session-no-round")

    def say_unsaved(self) -> None:
        self.outlets.say("session-saved", path=None)

    def help_text(self, view: View | None, words: Words) -> str:
        from sixdot.voice.help import help_text

        return help_text(view, words, self.situation)

    def help_about(self, asked: str, words: Words) -> str:
        from sixdot.voice.help import help_for

        return help_for(asked, words, self.match.edition)

    def change(self, key: str, value: str) -> bool:
        """Change a setting for this game, and keep it for later ones; what cannot be is said."""
        from sixdot.terminal.settings import change
        from sixdot.terminal.settings_file import load, save

        changed = change(self.settings, key, value, self.outlets.words)
        if isinstance(changed, Trouble):
            self.outlets.tell(changed.text)
            return False
        before, self.settings = self.settings, changed
        self.desk.adjust(before, changed)
        try:
            kept = replace(load()[0], **{key: getattr(changed, key)})
            save(kept, words=self.outlets.words)
        except Trouble as trouble:
            self.outlets.say("session-not-kept", problem=trouble.text(self.outlets.words))
        return True
