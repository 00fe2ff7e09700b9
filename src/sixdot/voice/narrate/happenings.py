"""What is no plain turn, as sayings: swapped hands, challenges, questions, DOS, calls, who comes and goes."""

from __future__ import annotations

from typing import Any, Final

from sixdot.game import events as e
from sixdot.game.cards import COLOURS
from sixdot.voice.family import call_of, edition_of
from sixdot.voice.narrate.deeds import draw_told, hand_told, play_told
from sixdot.voice.narrate.matching import match_told
from sixdot.voice.narrate.telling import Tellers, Telling, plainly
from sixdot.voice.words import Colour, Who

# Hands that change owners


def _swapped(telling: Telling, event: e.Swapped) -> None:
    mine, others = _hands_taken(telling)
    view = telling.view
    telling.say(
        "swapped",
        event,
        cards=list(mine or ()),
        known=mine is not None,
        counts=view is not None,
        left=0 if view is None else view.counts[event.seat],
        target_left=0 if view is None else view.counts[event.target],
    )
    for taken in others:
        hand_told(telling, taken)


def _hands_taken(telling: Telling) -> tuple[e.Cards | None, list[e.HandTaken]]:
    """The hand that the listener holds now, and those of others, if they are shown."""
    mine: e.Cards | None = None
    others: list[e.HandTaken] = []
    while (taken := telling.take(e.HandTaken)) is not None:
        if taken.seat == telling.seat and taken.cards is not None:
            mine = taken.cards
        else:
            others.append(taken)
    return mine, others


def _hands_passed(telling: Telling, event: e.HandsPassed) -> None:
    mine, others = _hands_taken(telling)
    view = telling.view
    seated = [] if view is None else [seat for seat in range(view.players) if seat not in view.passed_over]
    giver = None
    if telling.seat in seated:
        step = 1 if event.direction == "left" else -1
        giver = Who(telling.names[seated[(seated.index(telling.seat) - step) % len(seated)]])
    telling.say(
        "hands-passed",
        event,
        cards=list(mine or ()),
        known=mine is not None,
        giver=giver,
        counts=telling.hands_of_others(),
    )
    for taken in others:
        hand_told(telling, taken)


# Wild Draw Four


def _accepted(telling: Telling, event: e.Accepted) -> None:
    telling.say("accepted", event, colour=telling.counting(), **telling.penalty(event.seat))


def _challenged(telling: Telling, event: e.Challenged) -> None:
    back = telling.take(e.TookBack)
    telling.say(
        "challenge-won" if event.guilty else "challenge-lost",
        event,
        held=_held(telling, back),
        back=back is not None,
        top=None if back is None else back.top,
        colour=telling.counting() if back is None else Colour(back.colour),
        hand=list(event.hand or ()) if event.seat == telling.seat else [],
        **telling.penalty(),
    )


def _held(telling: Telling, back: e.TookBack | None) -> Colour | str | None:
    """The colour that counted before the Wild Draw Four, or `fitting` where the rule is about that; None: unknown."""
    view = telling.view
    if view is None:
        return None
    if edition_of(view).wild_four_honest != "colour":
        return "fitting"
    if back is not None:
        return Colour(back.colour)
    now: str | None = None
    before: str | None = None
    for event in telling.before():
        if isinstance(event, e.Played):
            before, now = now, event.colour or event.card.colour
        elif isinstance(event, e.TurnedUp):
            now = event.card.colour
        elif isinstance(event, e.ColourNamed | e.TookBack):
            now = event.colour
    return Colour(before) if before in COLOURS else None


# Questions


def _answered(telling: Telling, event: e.Answered) -> None:
    following = telling.rest[0] if telling.rest else None
    goes_on = isinstance(following, e.Played | e.Drew) and following.seat == event.seat
    if event.right and event.text is not None and event.seat != telling.seat and goes_on:
        second = telling.rest.pop(0)
        teller = play_told if isinstance(second, e.Played) else draw_told
        telling.say_and("answered-then", event.seat, teller, second, text=event.text.rstrip(". "))
        return
    right = "waits" if event.right is None else event.right
    text = None if event.text is None else event.text.rstrip(". ")
    telling.say("answered", event, text=text, **_corrected(telling, event) | {"right": right})


def _judged(telling: Telling, event: e.Judged) -> None:
    telling.say("judged", event, **_corrected(telling, event))


def _corrected(telling: Telling, event: e.Answered | e.Judged) -> dict[str, Any]:
    """The card that is drawn for a wrong answer."""
    return telling.draw_values(telling.take(e.Drew, event.seat) if event.right is False else None)


def _answer_told(telling: Telling, event: e.AnswerTold) -> None:
    spellings = event.answer.split(" / ")  # all that are accepted
    telling.say("answer-told", answer=spellings[0], card=event.card)


# DOS


def _called_dos(telling: Telling, event: e.CalledDos) -> None:
    named = bool(telling.said) and telling.said[-1].values.get("who") == telling.who(event.seat)
    telling.say("called-dos", event, named=named)  # whether what was told so far ends with a deed of this seat


# Asides


def _caught(telling: Telling, event: e.Caught) -> None:
    call = None if telling.view is None else call_of(telling.view).upper()
    telling.say("caught", event, call=call, **telling.draw_values(telling.take(e.Drew, event.target)))


def _accused(telling: Telling, event: e.Accused) -> None:
    open_ = not any(isinstance(other, e.VoteEnded) for other in telling.rest)
    telling.say("accused", event, open=open_)


def _vote_ended(telling: Telling, event: e.VoteEnded) -> None:
    telling.say("vote-ended", event, named=telling.heard(e.Accused))


HAPPENINGS: Final[Tellers] = {
    e.Swapped: _swapped,
    e.HandsPassed: _hands_passed,
    e.Accepted: _accepted,
    e.Challenged: _challenged,
    e.TookBack: plainly("took-back"),
    e.Answered: _answered,
    e.Judged: _judged,
    e.AnswerTold: _answer_told,
    e.Matched: match_told,
    e.Cleared: plainly("cleared"),
    e.Laid: plainly("laid"),
    e.LayDeclined: plainly("lay-declined"),
    e.Caught: _caught,
    e.CalledDos: _called_dos,
    e.Accused: _accused,
    e.Voted: plainly("voted"),
    e.VoteEnded: _vote_ended,
    e.WentAway: plainly("went-away"),
    e.CameBack: plainly("came-back"),
}
