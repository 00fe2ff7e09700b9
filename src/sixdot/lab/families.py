"""What each family brings to the learning environments: a module with `actions`, `encoding` and `GYM_ID`."""

from __future__ import annotations

from types import ModuleType
from typing import Any, Final

from sixdot.game.edition import Edition
from sixdot.lab import dos, uno
from sixdot.lab.encoding import ActionIndex, Encoding

LEARNING_BY_FAMILY: Final[dict[str, ModuleType]] = {"uno": uno, "dos": dos}


def index_for(edition: Edition) -> ActionIndex:
    """The actions of this edition's family, as numbers."""
    found: ActionIndex = LEARNING_BY_FAMILY[edition.game].actions()
    return found


def encoding_for(edition: Edition) -> Encoding[Any]:
    """How Views of this edition's family are written down."""
    found: Encoding[Any] = LEARNING_BY_FAMILY[edition.game].encoding()
    return found
