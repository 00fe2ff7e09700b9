"""A record of a game that somebody brings to the page: proved, and told again."""

from __future__ import annotations

from typing import TypedDict

from sixdot.answers.retelling import is_over, proof_lines, retell
from sixdot.game.reading import RecordError, read_record
from sixdot.game.replay import verify
from sixdot.voice.damage import damage, damage_of
from sixdot.voice.words import Words, typeset


class Retold(TypedDict):
    say: str  # what proving it has shown, or why it cannot be read
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
