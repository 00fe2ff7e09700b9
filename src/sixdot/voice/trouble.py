"""What went wrong around a game, or is missing: a message and its values, to be said in any language."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from sixdot.game.options import SetupError
from sixdot.voice.words import Value, Words


class Trouble(Exception):
    def __init__(self, message: str, /, **values: Value) -> None:
        super().__init__(message)
        self.message = message
        self.values = values

    def text(self, words: Words) -> str:
        return words.say(self.message, **self.values)

    def __str__(self) -> str:
        return self.text(Words("en"))


class Finding(NamedTuple):
    """What came of trying something out.

    Its words are the message `doctor-<id>`: the attribute `.works`, or `.missing`, which says how to get it.
    """

    id: str
    works: bool
    values: Mapping[str, Value] = MappingProxyType({})


def setup_text(error: ValueError, words: Words) -> str:
    """Why a table cannot be set up so: part of a sentence, without a full stop."""
    if isinstance(error, SetupError) and error.code:
        return words.say(f"setup-{error.code}", **error.values)
    return str(error)
