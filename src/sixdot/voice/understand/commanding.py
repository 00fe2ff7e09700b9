"""Commands, recognised by their words, with what follows them."""

from __future__ import annotations

from typing import Final

from sixdot.game.actions import VERBS
from sixdot.voice.understand.meant import Command
from sixdot.voice.understand.reading import Reader
from sixdot.voice.understand.typed import rest_of
from sixdot.voice.understand.vocabulary import beginnings, folded

_FAR: Final = 2  # a single letter is a command with one word after it, but not with a sentence


def command_meant(reader: Reader, typed: str, text: str, exactly: bool) -> Command | None:
    """The command that the whole text is, or (unless `exactly`) that it begins with."""
    tokens = text.split()
    for length, phrase in beginnings(tokens):
        if exactly and length < len(tokens):
            return None
        head = reader.vocabulary.heads.get(phrase)
        far = length == 1 and len(tokens[0]) == 1 and len(tokens) > _FAR
        rest = rest_of(typed, length) or " ".join(tokens[length:])
        shortcut = reader.vocabulary.shortcuts.get(phrase)
        if shortcut is not None:
            return _shortcut(shortcut, rest)
        if head is not None and head.command and not far:
            return Command(head.command, topic(reader, rest) if head.command == "help" else rest)
    return None


def topic(reader: Reader, rest: str) -> str:
    """What help is wanted about: the name of a command or of an action, if it is one of those."""
    text = folded(rest)
    head = reader.vocabulary.heads.get(text)
    if head is None and len(text) > 1:
        begins = [head for phrase, head in reader.vocabulary.targets(text).items() if " " not in phrase]
        head = begins[0] if len(begins) == 1 else None
    if head is None:
        return rest
    return head.command or VERBS[head.verbs[0]]


def _shortcut(name: str, rest: str) -> Command:
    return Command("last", rest or "10") if name == "history" else Command("set", f"verbosity {rest}".strip())
