"""What is counted during a round: turns, changes of the lead, and every event by name."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from sixdot.game.events import (
    Answered,
    Challenged,
    Drew,
    Event,
    Matched,
    Played,
    RoundOver,
    TurnBegan,
    TurnedUp,
)
from sixdot.game.match import Match

_WITHIN: Final = ("drawn", "lay", "swap")  # these go on with the turn of the same seat
_OPEN: Final = ("answer", "colour", "stack", "respond")  # after these the same seat may still have its turn
_UNTOLD: Final = ("Committed", "DealerDrawn", "Dealt", "HandDealt", "RowFilled", "SeedTold", "Scored", "GameOver",
                  "Eliminated", "Cleared", "ColourNamed", "AnswerTold", "Asked", "HandTaken")  # fmt: skip
_SYMBOLS: Final = {"+2": "Draw Two", "rv": "Reverse", "sk": "Skip", "wi": "Wild", "wi+4": "Wild Draw Four"}
_NAMES: Final = {"CalledDos": "DOS called", "Caught": "player caught", "JumpedIn": "jump-in",
                 "Swapped": "hands swapped", "Laid": "card laid", "LayDeclined": "lay declined",
                 "TookBack": "Wild Draw Four taken back",
                 "Accepted": "Wild Draw Four accepted"}  # fmt: skip


class Watcher:
    """Hears everything that happens in one round."""

    def __init__(self) -> None:
        self.turns = 0
        self.first: int | None = None  # the seat that begins
        self.lead_changes = 0
        self.counts: Counter[str] = Counter()
        self._leader: int | None = None
        self._turn: tuple[int, str] | None = None

    def __call__(self, match: Match, told: Sequence[Event]) -> None:
        for event in told:
            if isinstance(event, TurnBegan):
                self._begin(event.seat, event.phase)
            else:
                name = _named(event)
                if name:
                    self.counts[name] += 1
                if isinstance(event, Played) and event.left == 1 and not event.uno:
                    self.counts["UNO not called"] += 1
        if match.round is not None:
            self.see_who_leads([hand.size for hand in match.round.hands])

    def _begin(self, seat: int, phase: str) -> None:
        if self.first is None:
            self.first = seat
        goes_on = self._turn is not None and self._turn[0] == seat and (phase in _WITHIN or self._turn[1] in _OPEN)
        self.turns += not goes_on
        self._turn = (seat, phase)

    def see_who_leads(self, sizes: list[int]) -> None:
        """Whoever holds the fewest cards leads, and goes on leading when somebody draws level."""
        fewest = min(sizes)
        ahead = [seat for seat, size in enumerate(sizes) if size == fewest]
        if len(ahead) == 1 and ahead[0] != self._leader:
            self.lead_changes += self._leader is not None
            self._leader = ahead[0]


def _named(event: Event) -> str:
    """The name by which an event is counted; empty for what always happens."""
    match event:
        case Played(card=card):
            return f"{_SYMBOLS.get(card.symbol, 'number')} played"
        case Drew(why=why):
            return f"drew for {why}"
        case Challenged(guilty=guilty):
            return "challenge won" if guilty else "challenge lost"
        case Answered(text=None):
            return "answer not known"
        case Answered(right=right):
            return "answer right" if right else "answer wrong"
        case Matched(bonus=bonus):
            return f"match with {bonus} bonus" if bonus != "none" else "match without bonus"
        case RoundOver(blocked=blocked):
            return "round blocked" if blocked else ""
        case TurnedUp(buried=buried):
            return "first card buried" if buried else ""
    name = type(event).__name__
    return "" if name in _UNTOLD else _NAMES.get(name) or _words(name)


def _words(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", " ", name).lower()
