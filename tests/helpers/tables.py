"""Tables laid out by hand, and what can be done at them: shared by tests of rules and refusals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sixdot.game.actions import parse
from sixdot.game.events import Event
from sixdot.game.house import house_edition
from sixdot.game.match import Match
from sixdot.game.options import Options
from sixdot.game.position import Position
from sixdot.game.refusal import Refusal


def laid_out(edition: str, hands: str, options: Options | None = None, **layout: Any) -> Match:
    """A game in the middle of a round. Hands are codes, with a bar between seats: `"r1 b2 | g3"`."""
    rules = house_edition(edition, layout.pop("house", "").split())
    people = layout.pop("people", None)
    for name in ("discard", "draw", "centre"):
        if name in layout:
            layout[name] = layout[name].split()
    held = [hand.split() for hand in hands.split("|")]
    game = Match(rules, len(held), options, people)
    position = Position(rules, held, **layout).set_up(listening=True)
    if people is not None:
        position.humans = sum(1 << seat for seat in people)
    game.play_on(position)
    return game


def do(game: Match, seat: int, text: str) -> Sequence[Event]:
    """An action that must be accepted; returns what happened."""
    told = game.apply(seat, parse(text))
    assert not isinstance(told, Refusal), str(told)
    return told


def refusal_of(game: Match, seat: int, text: str) -> Refusal:
    """An action that must be refused and change nothing."""
    before = everything(game)
    told = game.apply(seat, parse(text))
    assert isinstance(told, Refusal), f"seat {seat}: {text}: was taken"
    assert everything(game) == before, f"seat {seat}: {text}: was refused, but something has changed"
    return told


def everything(game: Match) -> tuple[object, ...]:
    """Everything a game consists of, for comparing."""
    assert game.round is not None
    return (
        game.round.fingerprint(),
        game.stage,
        tuple(game.scores),
        game.winners,
        game.number,
        game.scored,
        game.dealer,
        game.next_dealer,
        sorted(game.eliminated),
        sorted(game.away),
        sorted(game.people),
    )


def codes(game: Match, seat: int) -> list[str]:
    """The hand of a seat, as the seat itself sees it."""
    return [card.code for card in game.view(seat).hand]
