"""UNO: one card up, a colour that counts."""

from __future__ import annotations

from typing import ClassVar, Final

from sixdot.game.actions import CHALLENGE
from sixdot.game.edition import Edition
from sixdot.game.uno.table import UnoView
from sixdot.voice.facts import stacking_rule
from sixdot.voice.family import FamilyVoice
from sixdot.voice.hands import may

_WAITING_RULES: Final = {"answer": "Q1", "colour": "F4", "swap": "H3"}


class UnoVoice(FamilyVoice):
    draw_rules: ClassVar = {
        "turn": "T3",
        "draw-two": "T4",
        "wild-four": "C5",
        "answer": "Q2",
        "caught": "U2",
        "advice": "A1",
        "first-card": "F1",
    }
    symbols = ("draw-two", "reverse", "skip", "wild", "wild-four")
    others = ("match", "uno")

    def topics(self, edition: Edition) -> list[str]:
        sometimes = {
            "challenge": edition.challenge,
            "stack": edition.stacking != "none",
            "answer": edition.asks_questions,
            "swap": edition.seven_zero,
            "jump": edition.jump_in,
            "advice": edition.advice_penalty > 0,
        }
        turn = "turn-ends" if edition.after_draw == "nothing" else "turn"
        return ["cards", "wilds", turn, "uno", "catch", *[topic for topic, on in sometimes.items() if on]]

    def without(self, edition: Edition) -> tuple[str, ...]:
        return ("row",) if edition.asks_questions else ("row", "question")

    def rule_waiting(self, view: UnoView, edition: Edition) -> str | None:
        if view.phase == "respond":
            return "C1" if may(view, CHALLENGE) else "C5"
        return stacking_rule(edition) if view.phase == "stack" else _WAITING_RULES.get(view.phase)

    def stacked(self, view: UnoView) -> int:
        return view.pending


VOICE: Final = UnoVoice()
