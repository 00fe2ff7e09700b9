"""A record told again in words, as one seat heard it or with all hands open."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from sixdot.answers.known import Hearing
from sixdot.game.events import hear
from sixdot.game.match import RULES_VERSION
from sixdot.game.reading import Record, RecordError, UnfinishedRound
from sixdot.game.replay import Replay, first_broken_check
from sixdot.voice.rules import rules_text
from sixdot.voice.words import Words


def retell(record: Record, seat: int | None, openly: bool) -> Iterator[Callable[[Words], str]]:
    """The rules and players, then a line for each action. `openly`: with all hands, if the game is over."""
    if openly and (not record.body or record.body[-1].text != "end"):
        raise RecordError("the game is not over, so it is not told openly: leave --open out")
    replay = replay_for(record, seat)
    yield partial(rules_text, replay.game)
    yield partial(_seats, record)
    for line in record.body:
        try:
            step = replay.step(line)
        except UnfinishedRound:
            yield lambda words: words.say("record-unfinished")
            return
        except RecordError:
            if record.rules == RULES_VERSION:
                raise
            yield lambda words: words.say("record-mended")
            return
        heard = step.events if openly else [hear(event, seat) for event in step.events]
        view = None if replay.game.round is None else replay.game.view(seat)
        yield partial(Hearing(tuple(heard), view, seat).text, record.names)


def replay_for(record: Record, seat: int | None) -> Replay:
    """The record, to be played again as this seat heard it; a `RecordError` if there is none, or it was changed."""
    if seat is not None and not 0 <= seat < len(record.names):
        raise RecordError(f"there is no seat {seat}: the seats are 0 to {len(record.names) - 1}")
    problem = first_broken_check(record)
    if problem:
        raise RecordError(problem)
    return Replay(record)


def _seats(record: Record, words: Words) -> str:
    return words.say("record-seats", seats=[_seat(record, number, words) for number in range(len(record.names))])


def _seat(record: Record, number: int, words: Words) -> str:
    return words.say("record-seat", number=number, name=record.names[number], person=number in record.people)


def seats_text(record: Record) -> str:
    """'0 Zoe, 1 Ana (bot)'"""
    kinds = ["" if seat in record.people else " (bot)" for seat in range(len(record.names))]
    return ", ".join([f"{seat} {name}{kinds[seat]}" for seat, name in enumerate(record.names)])
