"""What families of games say and read differently: looked up by the family's name; nobody asks which game it is.

A family is a folder in `families` with four modules, each loaded when it is first needed: `table` (what lies there
and what waits), `events` (what happened, and what a player is told to do next), `reading` (what typed cards mean)
and `help`. What it says in its own words is in `locales`, in a file of its name.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, ClassVar, Final, Generic, TypeVar

from sixdot.game.cards import Card
from sixdot.game.edition import Edition
from sixdot.game.editions import edition_named
from sixdot.game.house import house_edition
from sixdot.game.view import View
from sixdot.voice.words import Value, Words

VOICE_BY_FAMILY: Final = {"uno": "sixdot.voice.families.uno", "dos": "sixdot.voice.families.dos"}
Kind = TypeVar("Kind", bound=View)


@cache
def part_of(edition: str, part: str) -> Any:
    """A module of the family that an edition belongs to: table, events, reading or help."""
    return import_module(f"{VOICE_BY_FAMILY[edition_named(edition).game]}.{part}")


@cache
def parts_of(edition: str | None, part: str) -> tuple[Any, ...]:
    """The module of the family that is played; if it is not known, that of every family."""
    if edition is not None:
        return (part_of(edition, part),)
    return tuple([import_module(f"{folder}.{part}") for folder in VOICE_BY_FAMILY.values()])


def voice_of(view: View | Edition) -> FamilyVoice[Any]:
    edition = view.id if isinstance(view, Edition) else view.edition
    voice: FamilyVoice[Any] = part_of(edition, "table").VOICE
    return voice


def edition_of(view: View) -> Edition:
    """The edition with its house rules."""
    return house_edition(view.edition, view.house)


class FamilyVoice(ABC, Generic[Kind]):
    """What lies on the table and what waits there, in the words of one family.

    What is not abstract is answered here for a family that has no such thing.
    """

    own_message = "table-own-fit"  # the message about how many cards can be used,
    own_phases: tuple[str, ...] = ("turn", "stack")  # and the phases in which it is told
    tells_besides = False  # whether other things to do are told even if a card can be played
    draw_rules: ClassVar[Mapping[str, str]]  # for each reason to draw, the rule that says so

    @abstractmethod
    def up(self, view: Kind, words: Words) -> str:
        """The card on the pile, or the row."""

    def top(self, view: Kind, words: Words) -> str:
        """The same as an answer, with what fits it."""
        return self.up(view, words)

    @abstractmethod
    def colour(self, view: Kind, words: Words) -> str: ...

    def row(self, view: Kind, words: Words) -> str:
        return words.say("table-row-none")

    def question(self, view: Kind, names: Sequence[str], words: Words) -> str:
        return words.say("table-question-none")

    @abstractmethod
    def reviewed(self, view: Kind, words: Words) -> str:
        """The table as the coach looks back at it: 'red 5 up', 'blue 7 and red 4 in the row'."""

    @abstractmethod
    def after_drawing(self, view: Kind) -> str:
        """Which `table-turn-...` message tells of a turn after a draw."""

    @abstractmethod
    def pending(self, view: Kind, names: Sequence[str], words: Words) -> list[str]:
        """What must be answered or done first, and what is still to come in this turn."""

    def stacked(self, view: Kind) -> int:
        """How many cards wait to be picked up."""
        return 0

    def answered_colour(self, view: Kind) -> str | None:
        """The colour before the Wild Draw Four that is to be answered."""
        return None

    def jump(self, view: Kind, words: Words) -> str:
        """That the listener may play out of turn."""
        return ""

    def refused(self, view: Kind, card: Card | None, words: Words) -> dict[str, Value]:
        """What a refusal may say about the table and the card that was refused."""
        return {"top": None, "wild": False, "colour": None, "drawn": None, "pending": 0, "same": False}

    def rule_waiting(self, view: Kind, edition: Edition) -> str | None:
        """The rule about what the seat in turn has to do now, if that is more than taking a turn."""
        return None

    def lying(self, view: Kind) -> list[Card]:
        """The cards of the row, as they lie."""
        return []


class FamilyHelp(ABC):
    """What help and the reference card tell about one family."""

    symbols: tuple[str, ...]  # of the cards that are not plain numbers
    others: tuple[str, ...]  # what else stands on the reference card
    cards: ClassVar[Mapping[str, str]] = {}  # more cards to show how they are typed, each by its code,
    marks: ClassVar[Mapping[str, str]] = {}  # and cards of which only the mark is shown

    @abstractmethod
    def topics(self, edition: Edition) -> list[str]:
        """What there is to type at this table."""

    @abstractmethod
    def without(self, edition: Edition) -> tuple[str, ...]:
        """The commands about what an edition does not have: a row, questions, a colour that counts."""


def help_of(edition: Edition) -> FamilyHelp:
    found: FamilyHelp = part_of(edition.id, "help").HELP
    return found
