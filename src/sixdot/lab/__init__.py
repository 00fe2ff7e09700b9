"""The lab: many games for measuring and learning. Tournaments, statistics, environments.

>>> from sixdot.bots import bot_named
>>> from sixdot.game import edition_named
>>> result = play_round(edition_named("mattel"), [bot_named("easy")] * 4, seed="kitchen table")
>>> result.wins, result.points, result.actions
([0.0, 1.0, 0.0, 0.0], [0, 117, 0, 0], 67)

`aec`, `gym`, `batch` and `vector` are the environments, `rlcard_env` and `open_spiel` the game for those libraries
(docs/learning.md); `rlcard_seat` seats our bots in RLCard.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from sixdot.lab.play import GameResult, play_game, play_round
    from sixdot.lab.policy import bot_from
    from sixdot.lab.resampling import resample_from_view

__all__ = ("GameResult", "bot_from", "play_game", "play_round", "resample_from_view")
_HOMES: Final = {"bot_from": "policy", "resample_from_view": "resampling"}
_MODULES: Final = ("aec", "batch", "gym", "open_spiel", "rlcard_env", "rlcard_seat", "vector")


def __dir__() -> list[str]:
    return sorted((*__all__, *_MODULES))


def __getattr__(name: str) -> Any:
    if name in __all__:
        return getattr(import_module(f"{__name__}.{_HOMES.get(name, 'play')}"), name)
    if name in _MODULES:
        return import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


@contextmanager
def explained(extra: str) -> Iterator[None]:
    """For imports of an optional library: if one fails, a sentence says what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        from sixdot.extras import how_to_install

        raise ModuleNotFoundError(
            f"{error.name} is missing: install it with {how_to_install(extra)}", name=error.name
        ) from None
