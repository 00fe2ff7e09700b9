"""What was meant while a question of the game waits: the answer, or something that costs nothing."""

import re
from collections.abc import Sequence
from typing import Final

from sixdot.game import actions as a
from sixdot.game.actions import Action
from sixdot.voice.understand.commands import TAKE_NOTHING, asked_in, command_in
from sixdot.voice.understand.enquiry import Enquiry
from sixdot.voice.understand.meant import Ambiguous, Meant, settled, unclear
from sixdot.voice.understand.reading import Reader, answer
from sixdot.voice.understand.said import NoSuchCard, Unknown, one_group, pieces_of
from sixdot.voice.understand.vocabulary import folded, rest_of

_LETTERS: Final = 2  # a command as short as this may well be an answer
_OFFERED: Final = r"(?<![a-z0-9])([a-z])[).:]"  # a) Paris b) Rome


def answering(reader: Reader, typed: str, text: str) -> Meant:
    """What was meant while a question waits: the answer, unless it can be something else, which costs nothing.

    Nothing here depends on what the right answer is: whoever types tries out nothing by it.
    """
    tokens = text.split()
    for length, head in reader.vocabulary.heads_of(tokens):
        if a.ANSWER in head.verbs:
            return answer(rest_of(typed, length))
        if a.UNKNOWN in head.verbs and length == len(tokens):
            return a.unknown
    given = answer(typed)
    command = command_in(reader, typed, text, exactly=False)
    if command is not None and (command.name == "help" or (len(text) > _LETTERS and not command.rest)):
        return command
    for reading in filter(None, reader.readings(typed, text)):
        if reading.legal and reading.definite:
            return settled(reading.legal)
    asked = asked_in(reader, typed, command)
    meant = command if command is not None and command.name in TAKE_NOTHING else asked  # 'whose turn is it?'
    if meant is not None and reader.is_question(typed):
        return meant
    if command is not None and command.name == "whatif":
        return command  # no answer begins like this
    if _is_offered(reader, text):
        return given
    other = command or (None if _is_a_move(reader, tokens) or _is_a_number(asked, tokens) else asked)
    if other is not None and isinstance(given, Action):
        return Ambiguous(given, other)
    if _is_a_move(reader, tokens) or reader.is_question(typed) or _names_somebody(reader, tokens):
        return unclear("unclear-answer-first", typed)
    return given


def _is_offered(reader: Reader, text: str) -> bool:
    """Whether the question itself offers a letter to answer by, as 'a) Paris b) Rome' does."""
    asked = str(getattr(reader.view, "question", None) or "")
    return text in re.findall(_OFFERED, asked.casefold())


def _names_somebody(reader: Reader, tokens: Sequence[str]) -> bool:
    """Whether it is said about, or to, somebody at the table."""
    return len(tokens) > 1 and any(folded(name) in tokens for name in reader.names)


def _is_a_number(asked: Enquiry | None, tokens: Sequence[str]) -> bool:
    """'Points 1 2' answers what a braille cell is made of, and asks for no score; 'the last 5 moves' asks."""
    return any(token.isdigit() for token in tokens) and (asked is None or not asked.when.count)


def _is_a_move(reader: Reader, tokens: Sequence[str]) -> bool:
    """Whether somebody forgot the question, and typed an action of this game or a card."""
    if any(reader.acts_here(head) for _, head in reader.vocabulary.heads_of(tokens)):
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
