"""Answers to a choice among actions: a number, words, a command, another action, or none of these."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixdot.game.actions import Action
from sixdot.game.cards import COLOURS, Card
from sixdot.game.view import View
from sixdot.voice.understand.meant import Ambiguous, Cancelled, Choose, Command, Do, Unclear, numbered, settled
from sixdot.voice.understand.options import groups, parts_of
from sixdot.voice.understand.reading import Reader
from sixdot.voice.understand.said import (
    NoSuchCard,
    Part,
    Unknown,
    agrees,
    groups_of,
    match_agrees,
    one_group,
    pieces_of,
)
from sixdot.voice.understand.typed import politely
from sixdot.voice.understand.understanding import understand
from sixdot.voice.understand.vocabulary import folded, quoted
from sixdot.voice.words import Words

_LONGEST_NUMBER: Final = 6


def choose(
    typed: str,
    kind: str,
    options: Sequence[Action],
    view: View,
    names: Sequence[str],
    words: Words,
    hand: Sequence[Card] = (),
) -> Do | Choose | Command | Unclear | Ambiguous | Cancelled:
    """The answer to a `Choose`: by its number or in words; or a command, another action, or none of these."""
    reader = Reader(view, names, words, hand, options)
    typed, text = politely(typed, folded(typed), reader.vocabulary.replies["please"])
    if text in reader.vocabulary.replies["back"]:
        return Cancelled()
    answers = groups(kind, options, view)
    if text.isascii() and text.isdigit():
        chosen = numbered(answers, int(text[:_LONGEST_NUMBER]))
        return chosen if isinstance(chosen, Unclear) else settled(chosen)
    named = _in_words(reader, kind, options, text)
    if named:
        return settled(named)
    meant = understand(typed, view, names, words, hand, options)
    if isinstance(meant, Unclear):
        return Unclear("unclear-answer", {"typed": quoted(typed), "count": len(answers)})
    return meant


def _in_words(reader: Reader, kind: str, options: Sequence[Action], text: str) -> list[Action]:
    """The options that are left after an answer in words."""
    if kind == "target":
        seat = reader.seat(text)
        return [action for action in options if action.seat == seat]
    try:
        pieces = pieces_of(text.split(), reader.known)
        group = one_group(pieces)
        if kind == "colour":
            return [action for action in options if group.only_colour() == action.colour]
        if kind == "meaning":
            said = {*[COLOURS[colour] for colour in group.colours], *group.numbers}
            answers = groups(kind, options, reader.view)
            return [action for value, left in answers if said and said <= {*parts_of(value)} for action in left]
        return _of_cards(kind, options, [said.part(reader.deck) for said in groups_of(pieces, reader.deck)])
    except (Unknown, NoSuchCard):
        return []


def _of_cards(kind: str, options: Sequence[Action], parts: Sequence[Part]) -> list[Action]:
    """The options with these cards: in the row, in a match (perhaps with another card), or played by themselves."""
    if not parts:
        return []
    if kind == "row":
        return [action for action in options if len(parts) == 1 and agrees(parts[0], action.centre, action.centre_as)]
    if kind == "cards":
        alone = [action for action in options if match_agrees(action, None, parts, exactly=True)]
        return alone or [action for action in options if match_agrees(action, None, parts, exactly=False)]
    return [action for action in options if len(parts) == 1 and agrees(parts[0], action.card, action.colour)]
