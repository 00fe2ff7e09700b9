"""The table of DOS in words: the row, bonuses and penalties to come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from sixdot.game.actions import NOLAY
from sixdot.game.cards import Card
from sixdot.game.dos.machine import DosView
from sixdot.game.edition import Edition
from sixdot.voice.describe.waiting import turn
from sixdot.voice.family import FamilyVoice, edition_of
from sixdot.voice.hands import may
from sixdot.voice.pieces import both, joined, who
from sixdot.voice.words import Words


class DosVoice(FamilyVoice[DosView]):
    own_message = "table-own-match"
    own_phases = ("turn", "stack", "drawn")
    tells_besides = True
    draw_rules: ClassVar = {"turn": "O1", "caught": "O10", "bonus": "O5", "advice": "A1"}

    def up(self, view: DosView, words: Words) -> str:
        return self.row(view, words)

    def row(self, view: DosView, words: Words) -> str:
        """The row, and for each card what it has been matched with in this turn."""
        told = [
            words.say("table-row-matched", card=place.card, **{"with": _both(place.matched_with, words)})
            if place.matched_with
            else words.one(place.card)
            for place in view.centre
        ]
        cards = joined(told, words, last="" if words.length == "braille" else "table-and")
        return words.say("table-row", cards=cards or words.say("list-none"))

    def colour(self, view: DosView, words: Words) -> str:
        return words.say("table-colour-row")

    def reviewed(self, view: DosView, words: Words) -> str:
        return words.say("coach-row", cards=_both(self.lying(view), words))

    def after_drawing(self, view: DosView) -> str:
        return "matching"

    def pending(self, view: DosView, names: Sequence[str], words: Words) -> list[str]:
        parts: list[str] = []
        edition = edition_of(view)
        if view.single_bonuses:
            parts.append(
                words.say("table-pending-single", count=view.single_bonuses, must=edition.single_bonus == "must")
            )
        if view.double_bonuses:
            draw = view.double_bonuses * edition.double_bonus
            parts.append(words.say("table-pending-double", count=view.double_bonuses, draw=draw))
        if view.turn is not None and view.phase == "lay" and not parts:
            parts.append(turn(view, names, words))
        if view.owed and view.turn is not None:
            parts.append(words.say("table-pending-owed", who=who(view.turn, view, names), count=view.owed))
        return parts

    def rule_waiting(self, view: DosView, edition: Edition) -> str | None:
        if view.phase != "lay":
            return None
        return "O4" if may(view, NOLAY) else "O5" if view.double_bonuses else "O3"

    def lying(self, view: DosView) -> list[Card]:
        return [place.card for place in view.centre]


def _both(cards: Sequence[Card], words: Words) -> str:
    return both([words.one(card) for card in cards], words)


VOICE: Final = DosVoice()
