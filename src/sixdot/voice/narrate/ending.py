"""The end of a round and of a game, as sayings: who is out, what it is worth, the scores, who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixdot.game import events as e
from sixdot.voice.family import edition_of
from sixdot.voice.narrate.saying import Saying, linked, saying
from sixdot.voice.narrate.story import Story, Tellers
from sixdot.voice.players import high_wins, own_first

Seats = tuple[int, ...]
_TWO: Final = 2


def _round_over(story: Story, event: e.RoundOver) -> None:
    story.say_shuffles()
    scored = next((other for other in story.rest if isinstance(other, e.Scored)), None)
    if scored is not None:
        story.rest.remove(scored)
    if event.winner is None:
        story.say("round-void", blocked=event.blocked)
        if scored is not None:
            story.say("scores-stand", totals=standings(story, scored.scores), told=True)
    elif scored is None:
        story.say("out", who=story.who(event.winner), played=_played(story, event.winner))
    else:
        _scored(story, scored, event.winner)
    for seat, (hand, points) in enumerate(zip(event.hands, event.points, strict=True)):
        if hand:
            story.say("held", who=story.who(seat), cards=list(hand), points=points)


def _scored(story: Story, event: e.Scored, winner: int | None = None) -> None:
    """Who is out, what this round added, and the totals, the best first."""
    units = units_of(story, len(event.scores))
    place = next((place for place, unit in enumerate(units) if winner in unit), None)
    out = {} if winner is None else {"who": story.who(winner), "played": _played(story, winner)}
    scores = place is not None and _gains(story, event.changes, place)
    if scores and place is not None:
        change, total = event.changes[place], event.scores[place]
        story.say("out-scores", points=change, total=total, team=len(units[place]) > 1, **out)
    else:
        if out:
            story.say("out", **out)
        changed = [place for place, change in enumerate(event.changes) if change]
        story.say("charged", gains=_listed(story, event.changes, changed))
    story.say("scores-stand", totals=standings(story, event.scores), told=scores)


def _gains(story: Story, changes: Sequence[int], place: int) -> bool:
    """Whether whoever goes out scores, rather than the others being charged."""
    if story.view is not None:
        return high_wins(story.view)
    return changes[place] > 0 and sum(changes) == changes[place]


def _played(story: Story, seat: int) -> bool:
    """Whether this seat has just been named with its last card."""
    last = [event for event in story.all if isinstance(event, e.Played | e.Matched | e.Laid)]
    return bool(last) and last[-1].seat == seat


def units_of(story: Story, count: int) -> Sequence[Seats]:
    """Who each score belongs to: one player, or two who sit opposite each other."""
    if story.view is not None and len(story.view.teams) == count:
        return story.view.teams
    players = len(story.names)
    if count == players:
        return [(seat,) for seat in range(players)]
    return [(place, place + count) for place in range(count)]


def standings(story: Story, scores: Sequence[int]) -> Saying | None:
    """The scores, the best first, or without a View in the order of seats. Whoever was out before is left out."""
    gone = _out_before(story, scores)
    places = [place for place in range(len(scores)) if place not in gone]
    if story.view is not None:
        sign = -1 if high_wins(story.view) else 1
        places.sort(key=lambda place: sign * scores[place])
    return _listed(story, scores, places)


def _out_before(story: Story, scores: Sequence[int]) -> list[int]:
    """Elimination: who was out already when this round began."""
    view = story.view
    if view is None or view.scoring != "elimination":
        return []
    now = [event.seat for event in story.all if isinstance(event, e.Eliminated)]
    return [seat for seat, score in enumerate(scores) if score >= view.target and seat not in now]


def _listed(story: Story, points: Sequence[int], places: Sequence[int]) -> Saying | None:
    """'You and Ben 212, Ana and Sam 140'; None if there are none."""
    units = units_of(story, len(points))
    told = []
    for place in places:
        owners = [story.who(seat) for seat in own_first(units[place], story.seat)]
        told.append(saying("score-of", owners=owners, points=points[place]))
    return linked(told, "scores-more")


def _game_over(story: Story, event: e.GameOver) -> None:
    who = [story.who(seat) for seat in own_first(event.winners, story.seat)]
    story.say("game-over", winners=who, yours=story.seat in event.winners)


def _seed_told(story: Story, event: e.SeedTold) -> None:
    story.say("seed-told", seed=event.seed[:8])


def _eliminated(story: Story, event: e.Eliminated) -> None:
    story.say("eliminated", event)
    view = story.view
    more = any(isinstance(other, e.Eliminated | e.GameOver) for other in story.rest)
    if more or view is None or view.scoring != "elimination":
        return
    if len([score for score in view.scores if score < view.target]) == _TWO:
        edition = edition_of(view)
        reverses = any(card.symbol == "rv" for card in edition.deck.cards)
        story.say("two-left", skips=reverses and edition.reverse_skips)


ENDING: Final[Tellers] = {
    e.RoundOver: _round_over,
    e.SeedTold: _seed_told,
    e.Scored: _scored,
    e.Eliminated: _eliminated,
    e.GameOver: _game_over,
}
