"""A record of a game, proved and told again in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from sixdot.answers.known import Hearing
from sixdot.game.actions import parse
from sixdot.game.events import hear
from sixdot.game.match import RULES_VERSION
from sixdot.game.reading import Record, RecordError, RecordLine, UnfinishedRound
from sixdot.game.record import UNDO
from sixdot.game.replay import Replay, Verdict, check_chain
from sixdot.voice.choices import action_text
from sixdot.voice.pieces import relation
from sixdot.voice.rules import rules_text
from sixdot.voice.words import Words

# Proving it


def proof_lines(name: str, record: Record, verdict: Verdict, words: Words) -> list[str]:
    """What proving a record has shown, if nothing is wrong with it."""
    told = [words.say("verify-fits", name=name, rounds=verdict.rounds, actions=verdict.actions)]
    if record.deals != "drawn":
        told.append(words.say(f"verify-{record.deals}", count=verdict.taken_back))
    if not verdict.complete or verdict.unproved:
        told.append(words.say("verify-open", count=verdict.unproved, over=verdict.complete))
    return told


# Telling it again


def is_over(record: Record) -> bool:
    return bool(record.body) and record.body[-1].text == "end"


def retell(record: Record, seat: int | None, openly: bool) -> Iterator[Callable[[Words], str]]:
    """The rules and players, then a line for each action. `openly`: with all hands, if the game is over."""
    if openly and not is_over(record):
        raise RecordError("the game is not over, so it is not told openly: leave --open out")
    replay = replay_for(record, seat)
    yield partial(rules_text, replay.game)
    yield partial(_seats, record)
    if record.deals == "practice":
        yield lambda words: words.say("record-practice")
    for line in record.body:
        try:
            told = replay.step(line)
        except UnfinishedRound:
            yield lambda words: words.say("record-unfinished")
            return
        except RecordError:
            if record.rules == RULES_VERSION:
                raise
            yield lambda words: words.say("record-mended")
            return
        if line.word == UNDO:
            yield partial(_taken_back, record, line, seat)
            continue
        heard = told if openly else [hear(event, seat) for event in told]
        view = None if replay.game.round is None else replay.game.view(seat)
        yield partial(Hearing(tuple(heard), view, seat).text, record.names)


def replay_for(record: Record, seat: int | None) -> Replay:
    """The record, to be played again as this seat heard it; a `RecordError` if there is none, or it was changed."""
    if seat is not None and not 0 <= seat < len(record.names):
        raise RecordError(f"there is no seat {seat}: the seats are 0 to {len(record.names) - 1}")
    check_chain(record)
    return Replay(record)


def _taken_back(record: Record, undo: RecordLine, listener: int | None, words: Words) -> str:
    decision = record.lines[int(undo.rest) - 1]
    done = action_text(parse(decision.rest), record.names, words)
    return words.say("record-undone", who=relation(int(decision.word), listener, (), record.names), done=done)


def _seats(record: Record, words: Words) -> str:
    seats = [
        words.say("record-seat", number=seat, name=name, person=seat in record.people)
        for seat, name in enumerate(record.names)
    ]
    return words.say("record-seats", seats=seats)
