"""What each family brings to the learning environments: a module with `actions`, `encoding` and `GYM_ID`."""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import Any, Final

from sixdot.game.edition import Edition
from sixdot.lab import dos, uno
from sixdot.lab.encoding import Encoding
from sixdot.lab.indexing import ActionIndex

LEARNING_BY_FAMILY: Final[dict[str, ModuleType]] = {"uno": uno, "dos": dos}


@cache
def _actions(family: str) -> ActionIndex:
    found: ActionIndex = LEARNING_BY_FAMILY[family].actions()
    return found


@cache
def _encoding(family: str) -> Encoding[Any]:
    found: Encoding[Any] = LEARNING_BY_FAMILY[family].encoding()
    return found


def index_for(edition: Edition) -> ActionIndex:
    """The actions of this edition's family, as numbers."""
    return _actions(edition.game)


def encoding_for(edition: Edition) -> Encoding[Any]:
    """How Views of this edition's family are written down."""
    return _encoding(edition.game)
