"""DOS: a row of cards to be matched."""

from __future__ import annotations

from typing import ClassVar, Final

from sixdot.game.actions import NOLAY
from sixdot.game.cards import Card
from sixdot.game.dos.machine import DosView
from sixdot.game.edition import Edition
from sixdot.voice.family import FamilyVoice
from sixdot.voice.hands import may


class DosVoice(FamilyVoice):
    draw_rules: ClassVar = {"turn": "O1", "caught": "O10", "bonus": "O5", "advice": "A1"}
    symbols = ("wild-number", "wild-dos")
    others = ("single", "double", "dos-draw", "dos")
    cards: ClassVar = {"first": "b3", "second": "g4", "row": "b7"}
    marks: ClassVar = {"dos": "wd", "number": "b#"}

    def topics(self, edition: Edition) -> list[str]:
        return ["cards", "match", "dos-wilds", "dos-turn", "dos", "catch"]

    def without(self, edition: Edition) -> tuple[str, ...]:
        return ("question", "colour")

    def rule_waiting(self, view: DosView, edition: Edition) -> str | None:
        if view.phase != "lay":
            return None
        return "O4" if may(view, NOLAY) else "O5" if view.double_bonuses else "O3"

    def lying(self, view: DosView) -> list[Card]:
        return [place.card for place in view.centre]


VOICE: Final = DosVoice()
