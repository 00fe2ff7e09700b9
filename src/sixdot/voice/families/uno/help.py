"""Help for UNO: what there is to type, what stands on the reference card."""

from __future__ import annotations

from sixdot.game.edition import Edition
from sixdot.voice.family import FamilyHelp


class UnoHelp(FamilyHelp):
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


HELP = UnoHelp()
