"""The coach: what the sharp bot would do and why, and which decisions of a round cost most. It knows only Views."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from sixdot.bots.reasons import Reason, reason_for
from sixdot.bots.sharp import Weighed, weigh
from sixdot.game.actions import ANSWER, CATCH, DOS, LAST_MOVE, PLAY, UNKNOWN, Action
from sixdot.game.shuffle import FastRandom, Source
from sixdot.game.uno import any_answer
from sixdot.game.view import View

HINT_WORK: Final = 400
FIRST_WORK: Final = 200  # a first look at every decision of a round,
SECOND_WORK: Final = 1600  # and a second at those that seem to have cost something
SECOND_LOOKS: Final = 8
MOST_MISTAKES: Final = 3
WORTH_TELLING: Final = 0.03  # a mistake costs at least so much of a game


@dataclass(frozen=True)
class Hint:
    action: Action | None  # None: there is nothing to do out of turn
    reason: Reason


@dataclass(frozen=True)
class Mistake:
    place: int  # which of the decisions, from 0
    better: Action
    cost: float  # how much more of a game the better action wins


def hint(view: View, source: Source, work: int = HINT_WORK) -> Hint:
    """What to do now, with one reason."""
    aside = _aside(view)
    if aside is not None or view.turn != view.seat:
        return Hint(aside, (reason_for(view, aside) if aside is not None else None) or Reason("wait"))
    moves = _moves(view)
    if not moves:
        return Hint(None, Reason("wait"))
    if any_answer in moves or len(moves) == 1:
        return Hint(moves[0], reason_for(view, moves[0]) or Reason("only"))
    weighed = [found for found in weigh(view, source, work) if found.action.verb <= LAST_MOVE]
    best = weighed[0].action
    return Hint(best, reason_for(view, best) or _gap(weighed))


def _aside(view: View) -> Action | None:
    """What is free and always good: to call, to catch an opponent, to be rid of a card out of turn."""
    for action in view.legal:
        if action.verb == DOS or (action.verb == CATCH and action.seat not in view.partners):
            return action
    if view.turn == view.seat:
        return None
    jumps = [action for action in view.legal if action.verb == PLAY]
    return jumps[-1] if jumps else None


def _moves(view: View) -> list[Action]:
    return [action for action in view.legal if action.verb <= LAST_MOVE]


def _gap(weighed: Sequence[Weighed]) -> Reason:
    """No plain reason: by how much trial games prefer it to the next best."""
    others = [found for found in weighed[1:] if found.action.card != weighed[0].action.card or found.action.card < 0]
    gap = weighed[0].value - others[0].value if others else 0.0
    return Reason("trials", {"percent": round(100 * gap)}) if gap >= 0.01 else Reason("even")


def review(
    decisions: Sequence[tuple[View, Action]], seed: str, progress: Callable[[int, int], None] = lambda done, all: None
) -> list[Mistake]:
    """The decisions that cost most, the dearest first: each weighed once, those that seem dear weighed again."""
    places = [place for place, (view, action) in enumerate(decisions) if _is_choice(view, action)]
    steps = len(places) + min(SECOND_LOOKS, len(places))
    costs: list[tuple[float, int, Action]] = []
    for done, place in enumerate(places):
        progress(done, steps)
        better, cost = _cost(*decisions[place], FastRandom(f"{seed} {place}"), FIRST_WORK)
        if cost > 0:
            costs.append((cost, place, better))
    costs.sort(key=lambda found: (-found[0], found[1]))
    found: list[Mistake] = []
    for done, (_, place, better) in enumerate(costs[:SECOND_LOOKS]):
        progress(len(places) + done, steps)
        view, action = decisions[place]
        cost = _cost_against(view, action, better, FastRandom(f"{seed} {place} again"), SECOND_WORK)
        if cost >= WORTH_TELLING:
            found.append(Mistake(place, better, cost))
    return sorted(found, key=lambda mistake: -mistake.cost)[:MOST_MISTAKES]


def _is_choice(view: View, action: Action) -> bool:
    """Whether there was something to choose; what one knows is no choice."""
    moves = _moves(view)
    return view.turn == view.seat and action in moves and len(moves) > 1 and action.verb not in (ANSWER, UNKNOWN)


def _cost(view: View, action: Action, source: Source, work: int) -> tuple[Action, float]:
    """The best action, and how much better than this one it is."""
    weighed = weigh(view, source, work)
    return weighed[0].action, weighed[0].value - _value(weighed, action)


def _cost_against(view: View, action: Action, better: Action, source: Source, work: int) -> float:
    """Weighed anew, so that what was best by luck alone does not count."""
    weighed = weigh(view, source, work)
    return _value(weighed, better) - _value(weighed, action)


def _value(weighed: Sequence[Weighed], action: Action) -> float:
    return next((found.value for found in weighed if found.action == action), weighed[0].value)
