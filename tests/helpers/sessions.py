"""A game at the terminal without a terminal: what is typed goes in, what is said comes out."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial

from sixdot.bots import Bot
from sixdot.game.actions import CATCH, DOS, Action
from sixdot.game.match import Match
from sixdot.game.shuffle import Source
from sixdot.game.view import View
from sixdot.table import Table
from sixdot.terminal.console import Console
from sixdot.terminal.conversation import converse
from sixdot.terminal.local_game import LocalGame
from sixdot.terminal.port import Quit
from sixdot.terminal.settings import Settings

NAMES = ("Zoe", "Ana", "Ben", "Cleo", "Dan", "Eva")


def careless(view: View, source: Source) -> Action | None:
    """A bot that never calls and never catches."""
    plain = tuple(action for action in view.legal if action.verb not in (CATCH, DOS) and not action.uno)
    return plain[0] if view.turn == view.seat else None


class Seated:
    """A session that keeps its lines, each prompt with what was typed after it."""

    def __init__(
        self,
        game: Match,
        typed: str | list[str] | Callable[[Seated], str | None],
        bots: Mapping[int, Bot],
        settings: Settings | None = None,
        seed: str = "x",
        **chosen: str | bool,
    ) -> None:
        """`typed`: separated by slashes, or asked for line by line; then the player quits. `chosen`: settings."""
        self.lines: list[str] = []
        if callable(typed):
            self._next: Callable[[], str | None] = partial(typed, self)
        else:
            self._next = partial(next, iter(typed.split("/") if isinstance(typed, str) else typed), None)
        kept = replace(settings or Settings(), **chosen)  # type: ignore[arg-type]
        console = Console(kept, kept.language or "en", game.edition, write=self.lines.append)
        console.ask = self._ask
        console.curtain = lambda: self.lines.append("(curtain)")  # type: ignore[method-assign]
        table = Table(game, NAMES[: game.players], bots, seed, deals="chosen")
        self.game = LocalGame(table, console, "a.sixdot")

    def _ask(self) -> str:
        key = self._next()
        self.lines.append(f"> {'' if key is None else key}")
        if key is None:
            raise Quit
        return key

    def play(self, looks_back: bool = False) -> list[str]:
        """All lines until everything has been typed or the game is over.

        A game that was laid out is played to the end of its round, or `looks_back` on it as well.
        """
        if self.game.game.number:
            self.game.greet = lambda: None  # type: ignore[method-assign]
            if looks_back:
                self.game._begin_round = self._stop  # type: ignore[method-assign]
            else:
                self.game._end_round = self._stop  # type: ignore[method-assign]
        with suppress(Quit):
            converse(self.game)
        return self.lines

    @staticmethod
    def _stop() -> None:
        raise Quit


def heard(game: Match, typed: str | list[str], bots: Mapping[int, Bot], **chosen: str | bool) -> list[str]:
    return Seated(game, typed, bots, **chosen).play()  # type: ignore[arg-type]


def obedient(seated: Seated) -> str | None:
    """Somebody who asks for the choices and types the first, as it was said."""
    lines, game = seated.lines, seated.game
    assert not (lines and lines[-1].startswith("I do not understand")), lines[-3:]
    if lines and re.match(r"(Which|With|On|What|How) .*\b1: ", lines[-1]):
        return "1"
    if game.situation:
        return ""
    if game.game.view(0).phase == "answer":
        return "unknown"
    if len(lines) > 1 and lines[-2] == "> choices":
        return lines[-1].split("\n")[0].split(", or ")[0].removesuffix(".")
    return "choices"
