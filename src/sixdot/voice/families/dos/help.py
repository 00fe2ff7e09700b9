"""Help for DOS: what there is to type, what stands on the reference card."""

from __future__ import annotations

from typing import ClassVar

from sixdot.game.edition import Edition
from sixdot.voice.family import FamilyHelp


class DosHelp(FamilyHelp):
    symbols = ("wild-number", "wild-dos")
    others = ("single", "double", "dos-draw", "dos")
    cards: ClassVar = {"first": "b3", "second": "g4", "row": "b7"}
    marks: ClassVar = {"dos": "wd", "number": "b#"}

    def topics(self, edition: Edition) -> list[str]:
        return ["cards", "match", "dos-wilds", "dos-turn", "dos", "catch"]

    def without(self, edition: Edition) -> tuple[str, ...]:
        return ("question", "colour")


HELP = DosHelp()
