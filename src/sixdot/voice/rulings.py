"""Which rule is behind what happened: what `why` explains."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixdot.game import events as e
from sixdot.game.edition import Edition
from sixdot.game.view import View
from sixdot.voice.family import voice_of

_SCORING: Final = {
    "first-to": "G6",
    "lowest": "G7",
    "elimination": "G8",
    "credit": "G9",
    "charge": "G9",
    "rotating": "G10",
}
_ALWAYS: Final[dict[type[e.Event], str]] = {
    e.AnswerTold: "Q3",
    e.CalledDos: "O10",
    e.Eliminated: "G8",
    e.HandsPassed: "H3",
    e.JumpedIn: "H2",
    e.Reshuffled: "G2",
    e.Swapped: "H3",
    e.VoteEnded: "A1",
    e.WentAway: "12",
}


def rule_behind(
    events: Sequence[e.Event], edition: Edition, players: int, scoring: str, view: View | None = None
) -> str | None:
    """The id of the weightiest rule that was applied in these events; None if there was none.

    `view`: of whoever asks; what waits for that seat now comes before everything that has happened.
    """
    if view is not None and view.seat is not None and view.turn == view.seat:
        waiting = voice_of(view).rule_waiting(view, edition)
        if waiting is not None:
            return waiting
    found = [rule for event in events if (rule := _rule(event, events, edition, players, scoring)) is not None]
    return min(found, key=_weight) if found else None


def stacking_rule(edition: Edition) -> str:
    return "H1" if any(rule.startswith("stacking") for rule in edition.house) else "Q4"


def _weight(rule: str) -> int:
    """A challenge or a catch explains more than the cards that were drawn for it."""
    return "CUQHAOFTGPS1".find(rule[0])


def _rule(event: e.Event, events: Sequence[e.Event], edition: Edition, players: int, scoring: str) -> str | None:
    """The rule behind one event."""
    if type(event) in _ALWAYS:
        return _ALWAYS[type(event)]
    if isinstance(event, e.Challenged):
        return "C3" if event.guilty else "C4"
    if isinstance(event, e.Caught):
        return voice_of(edition).draw_rules["caught"]
    if isinstance(event, e.Drew):
        return _drawing(event, events, edition)
    if isinstance(event, e.Skipped | e.Reversed):
        return _turning(events) if players == 2 else "T5"
    if isinstance(event, e.Stacked):
        return stacking_rule(edition)
    if isinstance(event, e.Matched) and event.bonus != "none":
        return "O5" if event.bonus == "double" else "O4"
    if isinstance(event, e.TurnedUp):
        return "F5" if event.buried else None
    if isinstance(event, e.RoundOver):
        return "G4" if event.blocked else _SCORING[scoring]
    return None


def _drawing(event: e.Drew, events: Sequence[e.Event], edition: Edition) -> str:
    if event.why == "challenge":
        return next(("C3" if each.guilty else "C4" for each in events if isinstance(each, e.Challenged)), "C4")
    if event.why == "stack":
        return stacking_rule(edition)
    return voice_of(edition).draw_rules[event.why]


def _turning(events: Sequence[e.Event]) -> str:
    """With two players a Reverse, a Skip or a draw card gives its player another turn."""
    symbols = [event.card.symbol for event in events if isinstance(event, e.Played)]
    return {"rv": "P1", "sk": "P2"}.get(symbols[0] if symbols else "", "P3")
