"""What the events of DOS give away: which cards have left which hand."""

from __future__ import annotations

from sixdot.bots.evidence import Evidence
from sixdot.game.events import Event, Laid, Matched


class DosEvidence(Evidence):
    def hear(self, event: Event) -> None:
        if isinstance(event, Matched):
            for card in event.cards:
                self.remove(event.seat, card.kind)
        elif isinstance(event, Laid):
            self.remove(event.seat, event.card.kind)
        else:
            super().hear(event)
