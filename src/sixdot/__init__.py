"""Sixdot: card games that blind and sighted people play together.

>>> import sixdot
>>> game = sixdot.game.Match(sixdot.game.edition_named("rnib"), players=3)
>>> told = game.commit() + game.deal()
>>> game.stage
'playing'

`dir(sixdot)` names the parts for programs: `game`, the rules; `bots`; `table`, people and bots in one live game;
`voice`, the words; `wire`, clients of a server; `lab`, many games. Each is loaded when it is first used.
"""

from typing import Any

__version__ = "0.2.0"
_PARTS = ("bots", "game", "lab", "table", "voice", "wire")


def __dir__() -> list[str]:
    return ["__version__", *_PARTS]


def __getattr__(name: str) -> Any:
    if name in _PARTS:
        from importlib import import_module

        return import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
