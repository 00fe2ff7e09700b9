"""Texts from outside, made safe to see, say and write down: the names of members and what they write to each other.

What cannot be made safe is a `Problem`, which is a value here: nothing in this file raises.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from sixdot.game.editions import EDITIONS
from sixdot.game.record import LONGEST_NAME
from sixdot.room.soundalikes import sounds_like
from sixdot.voice.trouble import Trouble as Problem
from sixdot.voice.understand.vocabulary import card_words, folded, quoted, vocabulary
from sixdot.voice.words import LANGUAGES, Words

LONGEST_CHAT: Final = 500
_LONGEST_READ: Final = 4000
_MOST_MARKS: Final = 3  # on one letter
# Signs that can be printed and yet are not seen, or change what is beside them.
_UNSEEN: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc"
    + "".join(map(chr, range(0xFE00, 0xFE10)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
# Signs that join or choose letters: some languages, and pictures of people, are not written without them.
_JOINING: Final = frozenset("\u200c\u200d\ufe0e\ufe0f")
_SAYS_SOMETHING: Final = ("colour", "number", "digits", "perhaps", "symbol", "card", "uno")

__all__ = ["LONGEST_CHAT", "Problem", "clean_chat", "sounds_like", "tidy_name"]


def tidy_name(text: str) -> str | Problem:
    """A name to speak, show and record: one line of up to 40 characters, with a letter, and no word of the game."""
    name = unicodedata.normalize("NFC", " ".join(text[:_LONGEST_READ].split()))
    if not name:
        return Problem("text-name-empty", most=LONGEST_NAME)
    if not name.isprintable() or not _UNSEEN.isdisjoint(name) or _few_marks(name) != name or _is_mark(name[0]):
        return Problem("text-name-signs")
    if len(name) > LONGEST_NAME:
        return Problem("text-name-long", most=LONGEST_NAME, name=quoted(name))
    if not any(unicodedata.category(sign).startswith("L") for sign in name):
        return Problem("text-name-letters", name=name)
    if _has_a_meaning(name):
        return Problem("text-name-word", name=name)
    return name


def clean_chat(text: str) -> str | Problem:
    """A chat message in one line of up to 500 characters, without control characters."""
    line = " ".join(text[:_LONGEST_READ].split())
    kept = "".join([sign for sign in line if _may_be_written(sign)])
    clean = _few_marks(unicodedata.normalize("NFC", " ".join(kept.split())))
    if not any(_is_seen(sign) for sign in clean):
        return Problem("text-chat-empty")
    if len(clean) > LONGEST_CHAT or len(text) > _LONGEST_READ:
        return Problem("text-chat-long", most=LONGEST_CHAT, has=max(len(clean), LONGEST_CHAT + 1))
    return clean


def _may_be_written(sign: str) -> bool:
    return sign.isprintable() or sign in _JOINING


def _is_seen(sign: str) -> bool:
    return sign.isprintable() and not sign.isspace() and sign not in _UNSEEN and not _is_mark(sign)


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign) in ("Mn", "Me")


def _few_marks(text: str) -> str:
    """Limit the accents on a letter to what languages use: piled up, they cover the lines around."""
    kept: list[str] = []
    marks = 0
    for sign in text:
        marks = marks + 1 if _is_mark(sign) else 0
        if marks <= _MOST_MARKS:
            kept.append(sign)
    return "".join(kept)


# Names that mean something


def _has_a_meaning(name: str) -> bool:
    """Whether this name, when spoken, would be taken for something else: a command, a card, "you"."""
    phrase = folded(name)
    return phrase in _phrases() or any(_reads_as_card(phrase, pieces) for pieces in _all_pieces())


@cache
def _phrases() -> frozenset[str]:
    found: set[str] = set()
    for language in LANGUAGES:
        known = vocabulary(language)
        found.update(known.heads, known.shortcuts, *known.replies.values())
        found.update(map(folded, Words(language).say("text-no-names").split(",")))
    return frozenset(found)


@cache
def _all_pieces() -> tuple[dict[str, str], ...]:
    """For each language and edition, the words of its cards and their kinds."""
    return tuple(
        {phrase: piece.kind for phrase, piece in card_words(language, edition).items()}
        for language in LANGUAGES
        for edition in EDITIONS
    )


def _reads_as_card(phrase: str, pieces: dict[str, str]) -> bool:
    """Whether all of its words belong to cards, and one of them says something by itself."""
    words = [phrase] if phrase in pieces else phrase.split()
    kinds = [pieces.get(word, "digits" if word.isdigit() else "") for word in words]
    return all(kind not in ("", "other") for kind in kinds) and any(kind in _SAYS_SOMETHING for kind in kinds)
