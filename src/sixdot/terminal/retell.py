"""A record told again in words, as one seat heard it or openly."""

from __future__ import annotations

from collections.abc import Iterator

from sixdot.game.events import hear
from sixdot.game.replay import Record, RecordError, Replay, UnfinishedRound, first_broken_check
from sixdot.voice.plain import Teller
from sixdot.voice.rules import rules_text


def retell(record: Record, seat: int | None, openly: bool) -> Iterator[str]:
    """What was played by whom, then one line an action. Openly: with all hands, only for games that are over."""
    if seat is not None and not 0 <= seat < len(record.names):
        raise RecordError(f"there is no seat {seat}: the seats are 0 to {len(record.names) - 1}")
    if openly and (not record.body or record.body[-1].text != "end"):
        raise RecordError("the game is not over, so it is not told openly: leave --open out")
    problem = first_broken_check(record)
    if problem:
        raise RecordError(problem)
    teller = Teller(record.names, seat)
    replay = Replay(record)
    yield rules_text(replay.game)
    yield f"Seats: {seats_text(record)}."
    for line in record.body:
        try:
            step = replay.step(line)
        except UnfinishedRound:
            yield "The round that follows is not over."
            return
        heard = step.events if openly else [hear(event, seat) for event in step.events]
        text = teller.tell(heard, None if replay.game.round is None else replay.game.view(seat))
        if text:
            yield text


def seats_text(record: Record) -> str:
    """'0 Zoe, 1 Ana (bot)'"""
    kinds = ["" if seat in record.people else " (bot)" for seat in range(len(record.names))]
    return ", ".join([f"{seat} {name}{kinds[seat]}" for seat, name in enumerate(record.names)])
