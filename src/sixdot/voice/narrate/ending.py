"""The end of a round and of a game, as sayings: who is out, what it is worth, how the scores stand, who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixdot.game import events as e
from sixdot.voice.narrate.saying import Saying, linked, saying
from sixdot.voice.narrate.telling import Tellers, Telling
from sixdot.voice.words import Who

MORE_IS_BETTER: Final = ("first-to", "credit")
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


def _scored(telling: Telling, event: e.Scored, winner: int | None) -> None:
    """Who is out, what this round added, and the totals, the best first."""
    units = units_of(telling, len(event.scores))
    place = next((place for place, unit in enumerate(units) if winner in unit), None)
    gain = winner is not None and place is not None and _is_gain(telling, event.changes, place)
    if winner is not None and place is not None and gain:
        telling.say(
            "out-scores",
            who=telling.who(winner),
            points=event.changes[place],
            total=event.scores[place],
            team=len(units[place]) > 1,
            played=_played(telling, winner),
        )
    else:
        if winner is not None:
            telling.say("out", who=telling.who(winner), played=_played(telling, winner))
        telling.say("charged", gains=_gains(telling, event.changes))
    telling.say("scores-stand", totals=standings(telling, event.scores), told=gain)


def _played(telling: Telling, seat: int) -> bool:
    """Whether this seat has just been named with its last card."""
    last = [event for event in telling.all if isinstance(event, e.Played | e.Matched | e.Laid)]
    return bool(last) and last[-1].seat == seat


def _is_gain(telling: Telling, changes: Sequence[int], place: int) -> bool:
    """Whether who goes out scores, rather than the others being charged."""
    if telling.view is not None:
        return telling.view.scoring in MORE_IS_BETTER
    return changes[place] > 0 and sum(changes) == changes[place]


def units_of(telling: Telling, count: int) -> Sequence[Seats]:
    """Whose each score is: a player's, or that of two who sit opposite."""
    if telling.view is not None and len(telling.view.teams) == count:
        return telling.view.teams
    players = len(telling.names)
    if count == players:
        return [(seat,) for seat in range(players)]
    return [(place, place + count) for place in range(count)]


def standings(telling: Telling, scores: Sequence[int]) -> Saying | None:
    """Whose score is what, the best first; without a View as they sit. Who has been out for longer is left out."""
    gone = _out_before(telling, scores)
    places = [place for place in range(len(scores)) if place not in gone]
    if telling.view is not None:
        better = telling.view.scoring in MORE_IS_BETTER
        places.sort(key=lambda place: -scores[place] if better else scores[place])
    return _listed(telling, scores, places)


def _out_before(telling: Telling, scores: Sequence[int]) -> list[int]:
    """Elimination: who was out already when this round began."""
    view = telling.view
    if view is None or view.scoring != "elimination":
        return []
    now = [event.seat for event in telling.all if isinstance(event, e.Eliminated)]
    return [seat for seat, score in enumerate(scores) if score >= view.target and seat not in now]


def _gains(telling: Telling, changes: Sequence[int]) -> Saying | None:
    return _listed(telling, changes, [place for place, change in enumerate(changes) if change])


def _listed(telling: Telling, points: Sequence[int], places: Sequence[int]) -> Saying | None:
    """'You and Ben 212, Ana and Sam 140'; None: nobody's."""
    units = units_of(telling, len(points))
    told = [saying("score-of", owners=_owners(telling, units[place]), points=points[place]) for place in places]
    return linked(told, "scores-more")


def _owners(telling: Telling, unit: Seats) -> list[Who]:
    """The listener first: 'you and Ana'."""
    return [telling.who(seat) for seat in sorted(unit, key=lambda seat: seat != telling.seat)]


def _game_over(telling: Telling, event: e.GameOver) -> None:
    winners = sorted(event.winners, key=lambda seat: seat != telling.seat)
    who = [telling.who(seat) for seat in winners]
    telling.say("game-over", winners=who, yours=telling.seat in event.winners)


def _scored_alone(telling: Telling, event: e.Scored) -> None:
    _scored(telling, event, None)


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
    e.Scored: _scored_alone,
    e.Eliminated: _eliminated,
    e.GameOver: _game_over,
}
