"""A round reviewed: one that has just been played, or one of a record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Final

from sixdot.answers.retelling import replay_for
from sixdot.game.actions import CATCH, parse
from sixdot.game.events import CalledDos, Caught, Event
from sixdot.game.match import PLAYING
from sixdot.game.reading import Record, RecordError, UnfinishedRound
from sixdot.game.replay import Replay
from sixdot.game.view import Decision, View
from sixdot.voice.coach import missed_text, mistake_text
from sixdot.voice.words import Words

if TYPE_CHECKING:
    from sixdot.bots.coach import Mistake

QUIET_SECONDS: Final = 2.0  # before progress is reported


@dataclass
class Lookback:
    """A round as one seat knew it: its decisions, and the Views in which it missed a catch out of turn."""

    number: int = 0
    decisions: list[Decision] = field(default_factory=list)
    chances: list[View] = field(default_factory=list)


def tell_review(
    decisions: Sequence[Decision],
    chances: Sequence[View],
    names: Sequence[str],
    tell: Callable[[Callable[[Words], str]], None],
    meanwhile: Callable[[Callable[[Words], str]], None] | None = None,
) -> list[int]:
    """Name the decisions that cost most, and missed catches; return the numbers of those decisions.

    If it takes long, `meanwhile` hears how far it is, or else `tell`.
    """
    from sixdot.bots.coach import review

    spoken = monotonic()

    def progress(done: int, steps: int) -> None:
        nonlocal spoken
        if monotonic() - spoken >= QUIET_SECONDS:
            spoken = monotonic()
            (meanwhile or tell)(lambda words: words.say("coach-progress", percent=100 * done // max(1, steps)))

    mistakes = review([(decision.view, decision.action) for decision in decisions], "review", progress)
    tell(lambda words: words.say("coach-opening", decisions=len(decisions), mistakes=len(mistakes)))
    for mistake in mistakes:
        tell(partial(_mistake, decisions[mistake.place], mistake, names))
    for number, view, seat in missed_catches(decisions, chances):
        tell(partial(missed_text, number, view, seat, names))
    return [mistake.place + 1 for mistake in mistakes]


def _mistake(was: Decision, mistake: Mistake, names: Sequence[str], words: Words) -> str:
    number, better = mistake.place + 1, mistake.better
    return mistake_text(number, was.line, was.view, was.action, better, mistake.cost, names, words)


def missed_catches(decisions: Sequence[Decision], chances: Sequence[View]) -> list[tuple[int, View, int]]:
    """Catches that were missed, one for each player: the number of the decision (0: a pause), the View, the seat."""
    found: dict[int, tuple[int, View, int]] = {}
    caught = {int(decision.action.seat) for decision in decisions if decision.action.verb == CATCH}
    views = [(number, decision.view) for number, decision in enumerate(decisions, 1)]
    for number, view in [*views, *[(0, view) for view in chances]]:
        for seat in catchable(view):
            if seat not in caught:
                found.setdefault(seat, (number, view, seat))
    return list(found.values())


def catchable(view: View) -> list[int]:
    """Whom this seat can catch, not counting partners."""
    seats = [int(action.seat) for action in view.legal if action.verb == CATCH]
    return [seat for seat in seats if seat not in view.partners]


def only_person(record: Record) -> int:
    """The seat of the only person in a record, or a `RecordError` that lists the seats."""
    if len(record.people) == 1:
        return record.people[0]
    seats = [f"{seat} {name}{'' if seat in record.people else ' (bot)'}" for seat, name in enumerate(record.names)]
    raise RecordError(f"whose decisions? Name a seat with --seat: {', '.join(seats)}")


def look_back(record: Record, seat: int, number: int | None) -> Lookback:
    """What a seat knew and did in a finished round, by default the last."""
    rounds = _rounds_of(replay_for(record, seat), seat)
    if not rounds:
        raise RecordError("no round of this game is over yet")
    wanted = len(rounds) if number is None else number
    if not 1 <= wanted <= len(rounds):
        raise RecordError(f"there is no round {wanted} to look back on: {len(rounds)} are over")
    return rounds[wanted - 1]


def _rounds_of(replay: Replay, seat: int) -> list[Lookback]:
    rounds: list[Lookback] = []
    for line in replay.record.standing:
        game = replay.game
        is_own = line.word == str(seat) and seat not in game.away
        may = game.stage == PLAYING and (is_own or any(action.verb == CATCH for action in game.legal(seat)))
        view = game.view(seat) if may else None
        if line.text == "deal":
            rounds.append(Lookback(len(rounds) + 1))
        try:
            told = replay.step(line)
        except UnfinishedRound:
            break
        if view is not None and is_own:
            rounds[-1].decisions.append(Decision(view, parse(line.rest), line.number))
        elif view is not None and _let_go(view, replay, told):
            rounds[-1].chances.append(view)
    return rounds[: replay.rounds]


def _let_go(view: View, replay: Replay, told: Sequence[Event]) -> bool:
    """Whether this step ended the chance of a catch that nobody made and no call prevented."""
    caught = {event.target for event in told if isinstance(event, Caught)}
    caught |= {event.seat for event in told if isinstance(event, CalledDos)}
    now = catchable(replay.game.view(view.seat)) if replay.game.stage == PLAYING else []
    return any(target not in now and target not in caught for target in catchable(view))
