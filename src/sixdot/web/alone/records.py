"""A record of a game that somebody brings to the page: proved and told again, or its last round reviewed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypedDict

from sixdot.answers.retelling import is_over, proof_lines, retell
from sixdot.answers.reviewing import look_back, tell_review
from sixdot.game.reading import RecordError, read_record
from sixdot.game.replay import verify
from sixdot.voice.damage import damage, damage_of
from sixdot.voice.words import Words, typeset


class Retold(TypedDict):
    say: str  # what it comes to, or why it cannot be done
    lines: list[str]


def retold(name: str, text: str, words: Words) -> Retold:
    """Of a game that is over all hands are told, otherwise what everybody has heard."""
    try:
        record = read_record(text)
        verdict = verify(record)
        if verdict.problem:
            raise RecordError(verdict.problem)
        lines = [tell(words) for tell in retell(record, None, is_over(record))]
    except (ValueError, OverflowError) as error:
        say = words.say("verify-wrong", name=name, **damage(damage_of(error)), rounds=0, actions=0)
        return {"say": typeset(say), "lines": []}
    say = " ".join(proof_lines(name, record, verdict, words))
    return {"say": typeset(say), "lines": [typeset(line) for whole in lines for line in whole.split("\n") if line]}


def reviewed(text: str, seat: int, words: Words, meanwhile: Callable[[str], None]) -> Retold:
    """The decisions of the last round that cost this seat most; `meanwhile` hears how far it is."""
    record = read_record(text)
    try:
        seen = look_back(record, seat, None)
    except RecordError:  # the game was ended in its first round
        return {"say": words.say("session-no-review"), "lines": []}
    told: list[str] = []
    tell_review(
        seen.decisions,
        seen.chances,
        record.names,
        lambda line: told.append(typeset(line(words))),
        lambda line: meanwhile(typeset(line(words))),
    )
    return {"say": told[0], "lines": told[1:]}
