"""The end of a round and of a game, as sayings: who is out, what it is worth, the scores, who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixdot.game import events as e
from sixdot.voice.narrate.saying import Saying, linked, saying
from sixdot.voice.narrate.telling import Tellers, Telling
from sixdot.voice.players import high_wins, own_first

Seats = tuple[int, ...]
_TWO: Final = 2


def _round_over(telling: Telling, event: e.RoundOver) -> None:
    telling.say_shuffles()
    scored = next((other for other in telling.rest if isinstance(other, e.Scored)), None)
    if scored is not None:
        telling.rest.remove(scored)
    if event.winner is None:
        telling.say("round-void", blocked=event.blocked)
        if scored is not None:
            telling.say("scores-stand", totals=standings(telling, scored.scores), told=True)
    elif scored is None:
        telling.say("out", who=telling.who(event.winner), played=_played(telling, event.winner))
    else:
        _scored(telling, scored, event.winner)
    for seat, (hand, points) in enumerate(zip(event.hands, event.points, strict=True)):
        if hand:
            telling.say("held", who=telling.who(seat), cards=list(hand), points=points)


def _scored(telling: Telling, event: e.Scored, winner: int | None = None) -> None:
    """Who is out, what this round added, and the totals, the best first."""
    units = units_of(telling, len(event.scores))
    place = next((place for place, unit in enumerate(units) if winner in unit), None)
    out = {} if winner is None else {"who": telling.who(winner), "played": _played(telling, winner)}
    scores = place is not None and _gains(telling, event.changes, place)
    if scores and place is not None:
        change, total = event.changes[place], event.scores[place]
        telling.say("out-scores", points=change, total=total, team=len(units[place]) > 1, **out)
    else:
        if out:
            telling.say("out", **out)
        changed = [place for place, change in enumerate(event.changes) if change]
        telling.say("charged", gains=_listed(telling, event.changes, changed))
    telling.say("scores-stand", totals=standings(telling, event.scores), told=scores)


def _gains(telling: Telling, changes: Sequence[int], place: int) -> bool:
    """Whether whoever goes out scores, rather than the others being charged."""
    if telling.view is not None:
        return high_wins(telling.view)
    return changes[place] > 0 and sum(changes) == changes[place]


def _played(telling: Telling, seat: int) -> bool:
    """Whether this seat has just been named with its last card."""
    last = [event for event in telling.all if isinstance(event, e.Played | e.Matched | e.Laid)]
    return bool(last) and last[-1].seat == seat


def units_of(telling: Telling, count: int) -> Sequence[Seats]:
    """Who each score belongs to: one player, or two who sit opposite each other."""
    if telling.view is not None and len(telling.view.teams) == count:
        return telling.view.teams
    players = len(telling.names)
    if count == players:
        return [(seat,) for seat in range(players)]
    return [(place, place + count) for place in range(count)]


def standings(telling: Telling, scores: Sequence[int]) -> Saying | None:
    """The scores, the best first, or without a View in the order of seats. Whoever was out before is left out."""
    gone = _out_before(telling, scores)
    places = [place for place in range(len(scores)) if place not in gone]
    if telling.view is not None:
        sign = -1 if high_wins(telling.view) else 1
        places.sort(key=lambda place: sign * scores[place])
    return _listed(telling, scores, places)


def _out_before(telling: Telling, scores: Sequence[int]) -> list[int]:
    """Elimination: who was out already when this round began."""
    view = telling.view
    if view is None or view.scoring != "elimination":
        return []
    now = [event.seat for event in telling.all if isinstance(event, e.Eliminated)]
    return [seat for seat, score in enumerate(scores) if score >= view.target and seat not in now]


def _listed(telling: Telling, points: Sequence[int], places: Sequence[int]) -> Saying | None:
    """'You and Ben 212, Ana and Sam 140'; None if there are none."""
    units = units_of(telling, len(points))
    told = []
    for place in places:
        owners = [telling.who(seat) for seat in own_first(units[place], telling.seat)]
        told.append(saying("score-of", owners=owners, points=points[place]))
    return linked(told, "scores-more")


def _game_over(telling: Telling, event: e.GameOver) -> None:
    who = [telling.who(seat) for seat in own_first(event.winners, telling.seat)]
    telling.say("game-over", winners=who, yours=telling.seat in event.winners)


def _seed_told(telling: Telling, event: e.SeedTold) -> None:
    telling.say("seed-told", seed=event.seed[:8])


def _eliminated(telling: Telling, event: e.Eliminated) -> None:
    telling.say("eliminated", event)
    view = telling.view
    more = any(isinstance(other, e.Eliminated | e.GameOver) for other in telling.rest)
    if more or view is None or view.scoring != "elimination":
        return
    if len([score for score in view.scores if score < view.target]) == _TWO:
        telling.say("two-left")


ENDING: Final[Tellers] = {
    e.RoundOver: _round_over,
    e.SeedTold: _seed_told,
    e.Scored: _scored,
    e.Eliminated: _eliminated,
    e.GameOver: _game_over,
}
