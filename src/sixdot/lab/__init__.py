"""The lab: many games for measuring and learning. Tournaments, statistics, environments.

>>> from sixdot.bots import bot_named
>>> from sixdot.game import edition_named
>>> result = play_round(edition_named("mattel"), [bot_named("easy")] * 4, seed="kitchen table")
>>> result.wins, result.points, result.actions
([0.0, 1.0, 0.0, 0.0], [0, 117, 0, 0], 67)

`aec` and `gym` are the environments (docs/learning.md); `rlcard_seat` seats our bots in RLCard.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from sixdot.lab.play import GameResult, play_game, play_round

__all__ = ("GameResult", "play_game", "play_round")
_MODULES: Final = ("aec", "gym", "rlcard_seat")


def __dir__() -> list[str]:
    return sorted((*__all__, *_MODULES))


def __getattr__(name: str) -> Any:
    if name in __all__:
        return getattr(import_module(f"{__name__}.play"), name)
    if name in _MODULES:
        return import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


@contextmanager
def explained(extra: str) -> Iterator[None]:
    """For imports of an optional library: if one fails, a sentence says what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            f"{error.name} is missing: install it with pip install 'sixdot[{extra}]'", name=error.name
        ) from None
