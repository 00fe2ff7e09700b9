"""Parts of what was typed, as it was typed: the rest after some words, a player's name, an answer."""

from __future__ import annotations

from collections.abc import Sequence

from sixdot.game.actions import ANSWER, LONGEST_ANSWER, Action, NotationError
from sixdot.voice.understand.meant import Unclear, nearest
from sixdot.voice.understand.vocabulary import folded, quoted


def seat_named(name: str, names: Sequence[str], seats: Sequence[int]) -> int | None:
    """Whose name it is among these seats, or whose alone begins like it."""
    called = folded(name)
    by_seat = {seat: folded(names[seat]) for seat in seats}
    whole = [seat for seat, known in by_seat.items() if known == called]
    begins = [seat for seat, known in by_seat.items() if called and known.startswith(called)]
    found = whole or begins
    return found[0] if len(found) == 1 else None


def rest_of(typed: str, length: int) -> str:
    """What was typed after this many words."""
    words = typed.split()
    read = 0
    for place, word in enumerate(words):
        if read >= length:
            return " ".join(words[place:]).strip("?! ")
        read += len(folded(word).split())
    return ""


def politely(typed: str, text: str, courtesies: Sequence[str]) -> tuple[str, str]:
    """What was typed, and the same folded, without a 'please' before or after it."""
    for phrase in [courtesy for courtesy in courtesies if courtesy in text]:
        length = len(phrase.split())
        if text.startswith(phrase + " "):
            typed = rest_of(typed, length)
        if text.endswith(" " + phrase):
            typed = _without_end(typed, length)
        text = folded(typed)
    return typed, text


def _without_end(typed: str, length: int) -> str:
    """What was typed, without this many words at the end."""
    words = typed.split()
    while words and length > 0:
        length -= len(folded(words.pop()).split())
    return " ".join(words)


def answer(text: str) -> Action | Unclear:
    """An answer to a question of the game, as it was typed."""
    if len(text) > LONGEST_ANSWER:
        return Unclear("unclear-answer-long", {"most": LONGEST_ANSWER})
    kept = " ".join("".join([sign if sign.isprintable() else " " for sign in text]).split())
    if not kept:
        return Unclear("unclear-answer-empty")
    try:
        return Action(ANSWER, text=kept)
    except NotationError:
        return Unclear("unclear-word", {"typed": quoted(text), **nearest(())})
