"""The rules: cards, actions, events, editions, rounds, whole games, records. Standard library only.

What programs need can be imported from here; each name is loaded when it is first used. The examples in this
folder begin with `from sixdot.game import *`.

>>> game = Match(edition_named("dos"), players=2)
>>> told = game.commit() + game.deal()
>>> game.view(0).counts
(7, 7)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from sixdot.game.actions import Action, NotationError, parse
    from sixdot.game.cards import Card
    from sixdot.game.edition import Edition
    from sixdot.game.editions import EDITIONS, edition_named
    from sixdot.game.events import Event, hear
    from sixdot.game.match import Match
    from sixdot.game.options import Options, SetupError
    from sixdot.game.position import Position
    from sixdot.game.questions import Question
    from sixdot.game.reading import read_record
    from sixdot.game.record import Recorder
    from sixdot.game.refusal import Refusal
    from sixdot.game.replay import verify
    from sixdot.game.view import View

__all__ = (
    "EDITIONS", "Action", "Card", "Edition", "Event", "Match", "NotationError", "Options", "Position", "Question",
    "Recorder", "Refusal", "SetupError", "View", "edition_named", "hear", "parse", "read_record", "verify",
)  # fmt: skip
_HOMES: Final = ("actions", "editions", "events", "match", "refusal", "position", "reading", "record", "replay")


def __dir__() -> list[str]:
    return sorted(__all__)


def __getattr__(name: str) -> Any:
    if name in __all__:
        for home in _HOMES:
            module = import_module(f"{__name__}.{home}")
            if hasattr(module, name):
                return getattr(module, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
