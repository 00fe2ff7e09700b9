"""The coach: what the sharp bot would do and why, and which decisions of a round cost most. It knows only Views."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from sixdot.bots.dos.reasons import dos_reasons
from sixdot.bots.reasons import STRONG, Reason
from sixdot.bots.sharp import WORK, Search, choose, weigh
from sixdot.bots.uno.reasons import uno_reasons, with_bluff
from sixdot.bots.views import family_of, moves_of
from sixdot.game.actions import ANSWER, CATCH, CONFIRM, PLAY, UNKNOWN, Action, catches
from sixdot.game.shuffle import FastRandom, Source
from sixdot.game.view import View

FIRST_WORK: Final = 4000  # steps for a first look at every decision of a round,
SECOND_WORK: Final = 20_000  # and for a second at those that seem to have cost something
SECOND_LOOKS: Final = 8
MOST_MISTAKES: Final = 3
WORTH_TELLING: Final = 0.03  # a mistake costs at least so much of a game
REASONS_BY_FAMILY: Final[dict[str, Callable[[View, Action], Sequence[Reason | None]]]] = {
    "uno": uno_reasons,
    "dos": dos_reasons,
}


@dataclass(frozen=True)
class Mistake:
    place: int  # which of the decisions, from 0
    better: Action
    cost: float  # how much more of a game the better action wins; if only the call was missed: than being caught


def hint(view: View, source: Source) -> tuple[Action | None, Reason]:
    """What the sharp bot would do now (None: nothing, out of turn), and one reason for it."""
    action = choose(view, source)
    if action is None:
        return None, Reason("wait")
    reason = reason_for(view, action)
    if reason is None:
        trials = _trials(view, action, source)
        reason = trials if trials.code != "even" else [*reasons(view, action), trials][0]
    return action, with_bluff(view, action, reason)


def _trials(view: View, action: Action, source: Source) -> Reason:
    """Where there is no plain reason: by how much trial games prefer it to the next best action."""
    moves = [move for move in moves_of(view) if move != action]
    following = [other for other, _ in weigh(view, source) if other != action]
    other = (following or moves)[0]
    seeded = FastRandom(f"{source.below(1 << 16)} {source.below(1 << 16)}")
    gap = _lead(view, action, other, seeded, WORK)
    if gap < 0.01:
        return Reason("even")
    return Reason("trials", {"percent": round(100 * gap), "than": str(other)})


def _lead(view: View, one: Action, other: Action, source: FastRandom, work: int) -> float:
    """How much more of a game one action wins than another, over the same redeals."""
    value = dict(Search(view, source).run([one, other], work))
    return value[one] - value[other]


def review(
    decisions: Sequence[tuple[View, Action]],
    seed: str,
    progress: Callable[[int, int], None] = lambda done, steps: None,
) -> list[Mistake]:
    """The decisions that cost most, the dearest first: all are weighed once, those that seem dear once more."""
    places = [place for place, decision in enumerate(decisions) if _is_choice(*decision)]
    steps = len(places) + min(SECOND_LOOKS, len(places))
    suspects: list[Mistake] = []
    for done, place in enumerate(places):
        progress(done, steps)
        suspects.append(_look(place, *decisions[place], FastRandom(f"{seed} {place}")))
    suspects.sort(key=lambda mistake: -mistake.cost)
    found: list[Mistake] = []
    for done, suspect in enumerate(suspects[:SECOND_LOOKS]):
        progress(len(places) + done, steps)
        # Weighed afresh, so that what seemed better by luck alone does not count.
        source = FastRandom(f"{seed} {suspect.place} again")
        cost = _cost(*decisions[suspect.place], suspect.better, source, SECOND_WORK)
        if cost >= WORTH_TELLING:
            found.append(replace(suspect, cost=cost))
    return sorted(found, key=lambda mistake: -mistake.cost)[:MOST_MISTAKES]


def _is_choice(view: View, action: Action) -> bool:
    """Whether there was something to choose; to know an answer or not is no choice."""
    moves = moves_of(view)
    return (
        view.turn == view.seat
        and action in moves
        and len(moves) > 1
        and action.verb not in (ANSWER, UNKNOWN, CONFIRM)
    )


def _look(place: int, view: View, action: Action, source: FastRandom) -> Mistake:
    """What one decision cost: the better choice or the missed call, whichever costs more."""
    better, _ = weigh(view, source, FIRST_WORK)[0]
    found = [
        Mistake(place, other, _cost(view, action, other, source, FIRST_WORK))
        for other in dict.fromkeys((better, called_with(view, action)))
    ]
    return max(found, key=lambda mistake: mistake.cost)


def _cost(view: View, action: Action, better: Action, source: FastRandom, work: int) -> float:
    called = called_with(view, action)
    if better == called:
        return 0.0 if action == called else _catch_cost(view, action, called, source, work)
    return _lead(view, better, called, source, work)


def called_with(view: View, action: Action) -> Action:
    """The same play with the call, where there is one to make."""
    if action.verb != PLAY or action.uno:
        return action
    called = Action(PLAY, action.card, action.colour, True)
    return called if called in view.legal else action


def _catch_cost(view: View, action: Action, called: Action, source: FastRandom, work: int) -> float:
    """How much more of a game calling wins than being caught."""
    search = Search(view, source)
    seat = view.seat
    assert seat is not None
    others = [other for other in range(view.players) if other != seat and other not in view.passed_over]
    total = 0.0
    redeals = spent = 0
    while spent < work:
        world = search.redealer.deal()
        free, caught = world.copy(), world.copy()
        free.apply(seat, called)
        caught.apply(seat, action)
        caught.apply(others[0], catches[seat])
        spent += 1 + search.play_on(free) + search.play_on(caught)
        total += search.value(free) - search.value(caught)
        redeals += 1
    return total / redeals


# Reasons


def reason_for(view: View, action: Action) -> Reason | None:
    """The first reason that sets this action apart from others of its kind; None if there is none to be seen."""
    found = reasons(view, action)
    others = [reasons(view, other) for other in view.legal if _is_rival(action, other)]
    telling = [reason for reason in found if not others or any(reason not in other for other in others)]
    own = [reason for reason in telling if all(reason not in other for other in others)]
    strong = [reason for reason in found if reason.code in STRONG]
    ranked = [*[reason for reason in strong if reason in telling], *own, *telling, *strong]
    return with_bluff(view, action, ranked[0]) if ranked else None


def _is_rival(action: Action, other: Action) -> bool:
    """Whether the other is of the same kind, and not just the same play with or without the call."""
    if action.verb == PLAY == other.verb:
        return (action.card, action.colour) != (other.card, other.colour)
    return action.verb == other.verb and action != other


def reasons(view: View, action: Action) -> list[Reason]:
    """All that can be said for an action, what counts most first."""
    if action.verb == CATCH:
        return [Reason("missed", {"seat": int(action.seat)})]
    found = REASONS_BY_FAMILY[family_of(view)](view, action)
    return [reason for reason in found if reason is not None]
