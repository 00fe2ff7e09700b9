"""What is played, for whoever speaks about it: the facts of an edition, and what families of games say and read
differently, looked up by the family's name; nobody asks which game it is.

A family is a folder in `families` with three modules, each loaded when it is first needed: `table` (its `VOICE`,
what lies there and what waits), `events` (what happened, and what a player is told to do next) and `reading` (what
typed cards mean). What it says in its own words is in `locales`, in a file of its name.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from importlib import import_module
from typing import Any, ClassVar, Final

from sixdot.game.cards import Card
from sixdot.game.edition import Edition, Marks
from sixdot.game.editions import edition_named
from sixdot.game.house import house_edition
from sixdot.game.view import View
from sixdot.voice.words import SYMBOLS, Value

# The cards whose marks and points are told, and their symbols.
SYMBOL_OF: Final = {name: symbol for symbol, name in SYMBOLS.items()} | {"seven": "7", "zero": "0"}
VOICE_BY_FAMILY: Final = {"uno": "sixdot.voice.families.uno", "dos": "sixdot.voice.families.dos"}


def part_of(edition: str, part: str) -> Any:
    """A module of the family that an edition belongs to: table, events or reading."""
    return parts_of(edition, part)[0]


@cache
def parts_of(edition: str | None, part: str) -> tuple[Any, ...]:
    """The module of the family that is played; if it is not known, that of every family."""
    played = VOICE_BY_FAMILY if edition is None else [edition_named(edition).game]
    return tuple([import_module(f"{VOICE_BY_FAMILY[family]}.{part}") for family in played])


def voice_of(view: View | Edition) -> FamilyVoice:
    voice: FamilyVoice = part_of(view.id if isinstance(view, Edition) else view.edition, "table").VOICE
    return voice


def edition_of(view: View) -> Edition:
    """The edition with its house rules."""
    return house_edition(view.edition, view.house)


def facts(edition: Edition, target: int | None = None) -> dict[str, Value]:
    """All that there is to say about an edition as it is played: what it answers in a word or a number, by the name
    of the field, and what follows from it. `target`: of the table, or its own."""
    answers = {field.name: getattr(edition, field.name) for field in fields(edition)}
    known: dict[str, Value] = {name: answer for name, answer in answers.items() if isinstance(answer, str | int)}
    points = edition.card_points()
    for name, symbol in SYMBOL_OF.items():
        card = next((card for card in edition.deck.cards if card.symbol == symbol), None)
        if card is not None:
            known |= {f"{name}_mark": edition.marks.of(card), f"{name}_points": points[card.kind]}
    return known | {
        "edition": edition,
        "cards": sum(edition.deck.copies),
        "lowest": "lowest" in edition.scorings,
        "elimination": "elimination" in edition.scorings,
        "more": max(0, edition.challenger_draws - edition.wild_four),  # what a wrong challenge costs than to accept
        "stack_rule": stacking_rule(edition),
        "usual_marks": edition.marks == Marks(),
        "usual_points": points == edition.deck.points,
        "book_target": edition.target,
        "target": edition.target if target is None else target,
    }


def stacking_rule(edition: Edition) -> str:
    return "H1" if any(rule.startswith("stacking") for rule in edition.house) else "Q4"


class FamilyVoice(ABC):
    """What one family says in its own way, whoever asks.

    What is not abstract is answered here for a family that has no such thing.
    """

    draw_rules: ClassVar[Mapping[str, str]]  # for each reason to draw, the rule that says so

    # Of the rules: chapter by chapter the ids that are told in brief, those besides in normal, those besides in full;
    chapters: ClassVar[Mapping[str, tuple[str, ...]]]
    stakes: ClassVar[Mapping[str, str]]  # and what help says about the things that may cost cards

    # Of the reference card
    symbols: tuple[str, ...]  # of the cards that are not plain numbers
    others: tuple[str, ...]  # what else stands on it
    cards: ClassVar[Mapping[str, str]] = {}  # more cards to show how they are typed, each by its code,
    marks: ClassVar[Mapping[str, str]] = {}  # and cards of which only the mark is shown

    @abstractmethod
    def topics(self, edition: Edition) -> list[str]:
        """What there is to type at this table."""

    @abstractmethod
    def without(self, edition: Edition) -> tuple[str, ...]:
        """The commands about what an edition does not have: a row, questions, a colour that counts."""

    @abstractmethod
    def missing(self, edition: Edition) -> set[str]:
        """The rules about what an edition does not have."""

    @abstractmethod
    def rule_waiting(self, view: Any, edition: Edition) -> str | None:
        """The rule about what the seat in turn has to do now, if that is more than taking a turn."""

    def stacked(self, view: Any) -> int:
        """How many cards wait to be picked up."""
        return 0

    def counting(self, view: Any) -> str | None:
        """The colour that counts."""
        return None

    def lying(self, view: Any) -> list[Card]:
        """The cards of the row, as they lie."""
        return []

    def up(self, view: Any) -> list[Card]:
        """What cards are played on."""
        return self.lying(view)
