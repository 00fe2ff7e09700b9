"""Words that are typed at this terminal: whether they are the names of something, and what a line begins with."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sixdot.voice.help import names_of
from sixdot.voice.understand.vocabulary import folded
from sixdot.voice.words import LANGUAGES, Words

Found = TypeVar("Found")


def in_all_languages(words: Words) -> list[Words]:
    """The player's own language first."""
    return [words, *[words.in_language(other) for other in LANGUAGES if other != words.language]]


def is_called(typed: str, message: str, *spoken: Words) -> bool:
    """Whether this is one of the names that the message lists."""
    return any(folded(typed) in [folded(name) for name in names_of(message, words)] for words in spoken)


def beginning(typed: str, meaning: Callable[[str], Found | None]) -> tuple[Found | None, str]:
    """What the longest beginning of a line means, if any of them does, and the rest as it was typed."""
    words = typed.split()
    for length in range(len(words), 0, -1):
        found = meaning(" ".join(words[:length]))
        if found is not None:
            return found, typed.split(maxsplit=length)[length].strip() if length < len(words) else ""
    return None, typed
