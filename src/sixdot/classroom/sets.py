"""A set of questions: its name, its language, and a version that is a check of all it says."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from sixdot.game.cards import UNO_DECK
from sixdot.game.questions import Question, question_data
from sixdot.game.shuffle import FastRandom

_VERSION_DIGITS: Final = 12
NUMBERS: Final = 10  # of a colour: 0 to 9


@dataclass(frozen=True)
class QuestionSet:
    name: str
    language: str
    questions: tuple[Question, ...]

    @cached_property
    def version(self) -> str:
        """The same for the same questions in the same order, whatever file they come from."""
        written = json.dumps([question_data(question) for question in self.questions], ensure_ascii=False)
        return hashlib.sha256(written.encode()).hexdigest()[:_VERSION_DIGITS]

    @property
    def source(self) -> str:
        return f"{self.name} {self.version}"

    def deal(self, seed: str) -> dict[str, Question]:
        """A question for each number card, the same for the same seed.

        Each question comes as often as any other, give or take one. With ten or more, no two cards that fit each
        other by colour or number ask the same; with fewer, a card gives way to the next one (`effects.pose`).
        """
        order = list(range(len(self.questions)))
        FastRandom(f"questions {self.version} {seed}").shuffle(order)
        shift = min(range(NUMBERS), key=lambda tried: _clashes(tried, len(order)))
        found: dict[str, Question] = {}
        for place, card in enumerate([card for card in UNO_DECK.cards if card.number is not None]):
            colour, number = divmod(place, NUMBERS)
            chosen = self.questions[order[_place(colour, number, shift) % len(order)]]
            found[card.code] = replace(chosen, source=self.source)
        return found


def set_among(questions: Mapping[str, Question]) -> QuestionSet | None:
    """The set that a game was played with, as far as its cards tell; None if nobody had brought one."""
    sources = {question.source.rpartition(" ")[0] for question in questions.values()}
    name = sources.pop() if len(sources) == 1 else ""
    if not name:
        return None
    found = list(dict.fromkeys([replace(question, source="") for question in questions.values()]))
    return QuestionSet(name, found[0].language, tuple(found))


def _place(colour: int, number: int, shift: int) -> int:
    return NUMBERS * colour + (number + shift * colour) % NUMBERS


def _clashes(shift: int, count: int) -> int:
    """How many cards of one number would ask the same."""
    columns = [[_place(colour, number, shift) % count for colour in range(4)] for number in range(NUMBERS)]
    return sum(len(column) - len(set(column)) for column in columns)
