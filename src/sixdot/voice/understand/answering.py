"""What is typed while a question of the game waits: its answer, unless it is plainly something else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixdot.game.actions import ANSWER, UNKNOWN, unknown
from sixdot.voice.understand.commanding import command_meant
from sixdot.voice.understand.meant import Ambiguous, Do, Meant, Unclear, settled
from sixdot.voice.understand.reading import Reader
from sixdot.voice.understand.said import NoSuchCard, Unknown, one_group, pieces_of
from sixdot.voice.understand.typed import answer, rest_of
from sixdot.voice.understand.vocabulary import beginnings, quoted

_LETTERS: Final = 2  # a command as short as this may well be an answer


def answering(reader: Reader, typed: str, text: str) -> Meant:
    """What was meant while a question waits: the answer, unless it begins like something else that can be typed."""
    tokens = text.split()
    for length, phrase in beginnings(tokens):
        head = reader.vocabulary.heads.get(phrase)
        if head is not None and ANSWER in head.verbs:
            return _as_answer(rest_of(typed, length))
        if head is not None and UNKNOWN in head.verbs and length == len(tokens):
            return Do(unknown)
    given = _as_answer(typed)
    command = command_meant(reader, typed, text, exactly=False)
    if command is not None and (command.name == "help" or (len(text) > _LETTERS and not command.rest)):
        return command
    for reading in reader.readings(typed, text):
        if reading.legal and reading.definite:
            return settled(reading.legal)
    if command is not None and isinstance(given, Do):
        return Ambiguous(given.action, command)
    if _is_a_move(reader, tokens):
        return Unclear("unclear-answer-first", {"typed": quoted(typed)})
    return given


def _as_answer(text: str) -> Do | Unclear:
    made = answer(text)
    return made if isinstance(made, Unclear) else Do(made)


def _is_a_move(reader: Reader, tokens: Sequence[str]) -> bool:
    """Whether somebody forgot the question, and typed an action of this game or a card."""
    heads = [reader.vocabulary.heads.get(phrase) for _, phrase in beginnings(tokens)]
    if any(head is not None and reader.acts_here(head) for head in heads):
        return True
    try:
        group = one_group(pieces_of(tokens, reader.known))
        part = group.part(reader.deck)
    except (Unknown, NoSuchCard):
        return False
    if group.is_many() or group.only_colour() is not None:
        return False
    held = any(card.kind == kind for card in reader.hand for kind, _ in part)
    return bool(group.kinds or (group.colours and (group.numbers or group.symbols)) or (group.symbols and held))
