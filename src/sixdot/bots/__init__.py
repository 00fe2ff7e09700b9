"""Opponents: each is given a View and a random source and says what to do, and is never given anything else."""

from collections.abc import Callable
from importlib import import_module
from typing import Final

from sixdot.game.actions import Action
from sixdot.game.options import SetupError
from sixdot.game.shuffle import Source
from sixdot.game.view import View

# None: nothing to say; only when it is not the bot's turn.
Bot = Callable[[View, Source], Action | None]

NAMES: Final = ("easy", "steady", "sharp")
# What they are called at a table, no two alike to the ear.
CALLED: Final = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gita", "Hugo", "Iris", "Jon", "Kim", "Lea")


def breathe() -> None:
    """A moment at which other threads may have their turn: native code gives them none, and this is never native."""


def bot_named(name: str) -> Bot:
    if name not in NAMES:
        raise SetupError("there is no bot {value!r}: the bots are {bots}", "bot", value=name, bots=NAMES)
    bot: Bot = import_module(f"{__name__}.{name}").choose
    return bot
