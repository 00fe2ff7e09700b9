"""The table of DOS in words: the row, bonuses and penalties to come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixdot.game.cards import Card
from sixdot.game.dos.machine import DosView
from sixdot.voice.describe import Description
from sixdot.voice.family import edition_of
from sixdot.voice.pieces import both, joined


class DosDescription(Description[DosView]):
    own_message = "table-own-match"
    own_phases = ("turn", "stack", "drawn")
    tells_besides = True

    def up(self) -> str:
        return self.row()

    def row(self) -> str:
        """The row, and for each card what it has been matched with in this turn."""
        words = self.words
        told = [
            words.say("table-row-matched", card=place.card, **{"with": self._both(place.matched_with)})
            if place.matched_with
            else words.one(place.card)
            for place in self.view.centre
        ]
        cards = joined(told, words, last="" if words.length == "braille" else "table-and")
        return words.say("table-row", cards=cards or words.say("list-none"))

    def _both(self, cards: Sequence[Card]) -> str:
        return both([self.words.one(card) for card in cards], self.words)

    def colour(self) -> str:
        return self.words.say("table-colour-row")

    def reviewed(self) -> str:
        return self.words.say("coach-row", cards=self._both([place.card for place in self.view.centre]))

    def after_drawing(self) -> str:
        return "matching"

    def to_come(self) -> list[str]:
        view, words, edition = self.view, self.words, edition_of(self.view)
        parts: list[str] = []
        if view.single_bonuses:
            must = edition.single_bonus == "must"
            parts.append(words.say("table-pending-single", count=view.single_bonuses, must=must))
        if view.double_bonuses:
            draw = view.double_bonuses * edition.double_bonus
            parts.append(words.say("table-pending-double", count=view.double_bonuses, draw=draw))
        if view.turn is not None and view.phase == "lay" and not parts:
            parts.append(self.awaited())
        if view.owed and view.turn is not None:
            parts.append(words.say("table-pending-owed", who=self.who(view.turn), count=view.owed))
        return parts


TABLE: Final = DosDescription
