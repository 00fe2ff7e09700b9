"""A round looked back on in plain lines: by the person who has just played it, or from a record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final

from sixdot.game.actions import parse
from sixdot.game.match import PLAYING
from sixdot.game.replay import Line, Record, RecordError, Replay, UnfinishedRound, first_broken_check
from sixdot.table import Decision
from sixdot.voice.coach import mistake_text, progress_text, review_opening

QUIET_SECONDS: Final = 2.0  # so long nothing need be said about progress


def tell_review(decisions: Sequence[Decision], names: Sequence[str], say: Callable[[str], None]) -> None:
    """Name the decisions that cost most; say how far it is while it takes long."""
    from sixdot.bots.coach import review

    spoken = monotonic()

    def progress(done: int, steps: int) -> None:
        nonlocal spoken
        if monotonic() - spoken >= QUIET_SECONDS:
            spoken = monotonic()
            say(progress_text(done, steps))

    mistakes = review([(decision.view, decision.action) for decision in decisions], "review", progress)
    say(review_opening(len(decisions), len(mistakes)))
    for mistake in mistakes:
        was = decisions[mistake.place]
        say(mistake_text(was.number, was.line, was.view, was.action, mistake.better, mistake.cost, names))


def decisions_of(record: Record, seat: int, number: int | None) -> list[Decision]:
    """What a seat knew and did in a round of a record that is over; without a number the last one."""
    if not 0 <= seat < len(record.names):
        raise RecordError(f"there is no seat {seat}: the seats are 0 to {len(record.names) - 1}")
    problem = first_broken_check(record)
    if problem:
        raise RecordError(problem)
    rounds = _rounds_of(record, seat)
    if not rounds:
        raise RecordError("no round of this game is over yet")
    wanted = len(rounds) if number is None else number
    if not 1 <= wanted <= len(rounds):
        raise RecordError(f"there is no round {wanted} to look back on: {len(rounds)} are over")
    return rounds[wanted - 1]


def _rounds_of(record: Record, seat: int) -> list[list[Decision]]:
    rounds: list[list[Decision]] = []
    replay = Replay(record)
    for line in record.body:
        if line.text == "deal":
            rounds.append([])
        elif line.word == str(seat) and replay.game.stage == PLAYING:
            rounds[-1].append(_decision(replay, seat, line, len(rounds[-1]) + 1))
        try:
            replay.step(line)
        except UnfinishedRound:
            break
    return rounds[: replay.rounds]


def _decision(replay: Replay, seat: int, line: Line, number: int) -> Decision:
    try:
        return Decision(number, replay.game.view(seat), parse(line.rest), line.number)
    except ValueError as error:
        raise RecordError(f"line {line.number}: {error}") from None
