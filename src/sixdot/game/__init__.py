"""The rules: cards, actions, events, editions, rounds, whole games, records. Standard library only.

The names listed here are the public ones; each is imported when it is first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sixdot.game.actions import Action as Action
    from sixdot.game.actions import NotationError as NotationError
    from sixdot.game.actions import parse as parse
    from sixdot.game.cards import Card as Card
    from sixdot.game.edition import Edition as Edition
    from sixdot.game.editions import EDITIONS as EDITIONS
    from sixdot.game.editions import edition_named as edition_named
    from sixdot.game.events import Event as Event
    from sixdot.game.events import hear as hear
    from sixdot.game.match import Match as Match
    from sixdot.game.options import Options as Options
    from sixdot.game.options import SetupError as SetupError
    from sixdot.game.position import Position as Position
    from sixdot.game.questions import Question as Question
    from sixdot.game.reading import read_record as read_record
    from sixdot.game.record import Recorder as Recorder
    from sixdot.game.refusal import Refusal as Refusal
    from sixdot.game.replay import verify as verify
    from sixdot.game.view import View as View

_HOME = {
    "Action": "actions",
    "Card": "cards",
    "EDITIONS": "editions",
    "Edition": "edition",
    "Event": "events",
    "Match": "match",
    "NotationError": "actions",
    "Options": "options",
    "Position": "position",
    "Question": "questions",
    "Recorder": "record",
    "Refusal": "refusal",
    "SetupError": "options",
    "View": "view",
    "edition_named": "editions",
    "hear": "events",
    "parse": "actions",
    "read_record": "reading",
    "verify": "replay",
}
__all__ = sorted(_HOME)  # noqa: PLE0605


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
