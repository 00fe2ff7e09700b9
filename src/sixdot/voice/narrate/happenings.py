"""What is no plain turn, as sayings: swapped hands, challenges, questions, DOS, calls, who comes and goes."""

from __future__ import annotations

from typing import Final

from sixdot.game import events as e
from sixdot.game.cards import COLOURS
from sixdot.voice.family import call_of, edition_of, table_of
from sixdot.voice.narrate.deeds import draw_told, hand_told, play_told
from sixdot.voice.narrate.matching import match_told
from sixdot.voice.narrate.telling import Tellers, Telling
from sixdot.voice.words import Colour, Who

# Hands that change owners


def _swapped(telling: Telling, event: e.Swapped) -> None:
    mine, others = _hands_taken(telling)
    view = telling.view
    telling.say(
        "swapped",
        who=telling.who(event.seat),
        target=telling.who(event.target),
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
        direction=event.direction,
        cards=list(mine or ()),
        known=mine is not None,
        giver=giver,
        counts=telling.hands_of_others(),
    )
    for taken in others:
        hand_told(telling, taken)


# Wild Draw Four


def _accepted(telling: Telling, event: e.Accepted) -> None:
    drew = telling.take(e.Drew, event.seat)
    misses = telling.take(e.Skipped, event.seat) is not None
    values = telling.draw_values(drew, misses)
    telling.say("accepted", who=telling.who(event.seat), colour=_counting(telling), **values)


def _counting(telling: Telling) -> Colour | None:
    return None if telling.view is None else table_of(telling.view).counting(telling.view)


def _challenged(telling: Telling, event: e.Challenged) -> None:
    back = telling.take(e.TookBack)
    drew = telling.take(e.Drew)
    misses = telling.take(e.Skipped) is not None
    values = telling.draw_values(drew, misses)
    shown = list(event.hand or ()) if event.seat == telling.seat else []
    telling.say(
        "challenge-won" if event.guilty else "challenge-lost",
        who=telling.who(event.seat),
        target=telling.who(event.target),
        held=_held(telling, back),
        back=back is not None,
        top=None if back is None else back.top,
        colour=_counting(telling) if back is None else Colour(back.colour),
        hand=shown,
        **values,
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


def _took_back(telling: Telling, event: e.TookBack) -> None:
    who = telling.who(event.seat)
    telling.say("took-back", who=who, card=event.card, top=event.top, colour=Colour(event.colour))


# Questions


def _answered(telling: Telling, event: e.Answered) -> None:
    following = telling.rest[0] if telling.rest else None
    goes_on = isinstance(following, e.Played | e.Drew) and following.seat == event.seat
    if event.right and event.text is not None and event.seat != telling.seat and goes_on:
        second = telling.rest.pop(0)
        teller = play_told if isinstance(second, e.Played) else draw_told
        telling.say_and("answered-then", event.seat, teller, second, text=event.text.rstrip(". "))
        return
    drew = telling.take(e.Drew, event.seat) if event.right is False else None
    values = telling.draw_values(drew)
    telling.say(
        "answered",
        who=telling.who(event.seat),
        text=None if event.text is None else event.text.rstrip(". "),
        right="waits" if event.right is None else event.right,
        **values,
    )


def _judged(telling: Telling, event: e.Judged) -> None:
    drew = telling.take(e.Drew, event.seat) if not event.right else None
    values = telling.draw_values(drew)
    telling.say("judged", who=telling.who(event.seat), right=event.right, **values)


def _answer_told(telling: Telling, event: e.AnswerTold) -> None:
    spellings = event.answer.split(" / ")  # all that are accepted
    telling.say("answer-told", answer=spellings[0], card=event.card)


# DOS


def _cleared(telling: Telling, event: e.Cleared) -> None:
    telling.say("cleared", count=event.count)


def _laid(telling: Telling, event: e.Laid) -> None:
    telling.say("laid", who=telling.who(event.seat), card=event.card, left=event.left)


def _lay_declined(telling: Telling, event: e.LayDeclined) -> None:
    telling.say("lay-declined", who=telling.who(event.seat))


def _called_dos(telling: Telling, event: e.CalledDos) -> None:
    telling.say("called-dos", who=telling.who(event.seat), named=_is_named(telling, event.seat))


def _is_named(telling: Telling, seat: int) -> bool:
    """Whether what was told so far ends with a deed of this seat."""
    return bool(telling.said) and telling.said[-1].values.get("who") == telling.who(seat)


# Asides


def _caught(telling: Telling, event: e.Caught) -> None:
    drew = telling.take(e.Drew, event.target)
    values = telling.draw_values(drew)
    telling.say(
        "caught",
        who=telling.who(event.seat),
        target=telling.who(event.target),
        call=None if telling.view is None else call_of(telling.view).upper(),
        later=event.later,
        **values,
    )


def _accused(telling: Telling, event: e.Accused) -> None:
    open_ = not any(isinstance(other, e.VoteEnded) for other in telling.rest)
    telling.say("accused", who=telling.who(event.seat), target=telling.who(event.target), open=open_)


def _voted(telling: Telling, event: e.Voted) -> None:
    who = telling.who(event.seat)
    telling.say("voted", who=who, target=telling.who(event.target), agrees=event.agrees)


def _vote_ended(telling: Telling, event: e.VoteEnded) -> None:
    telling.say("vote-ended", target=telling.who(event.target), upheld=event.upheld, named=telling.heard(e.Accused))


def _went_away(telling: Telling, event: e.WentAway) -> None:
    telling.say("went-away", who=telling.who(event.seat), folded=event.folded)


def _came_back(telling: Telling, event: e.CameBack) -> None:
    telling.say("came-back", who=telling.who(event.seat))


HAPPENINGS: Final[Tellers] = {
    e.Swapped: _swapped,
    e.HandsPassed: _hands_passed,
    e.Accepted: _accepted,
    e.Challenged: _challenged,
    e.TookBack: _took_back,
    e.Answered: _answered,
    e.Judged: _judged,
    e.AnswerTold: _answer_told,
    e.Matched: match_told,
    e.Cleared: _cleared,
    e.Laid: _laid,
    e.LayDeclined: _lay_declined,
    e.Caught: _caught,
    e.CalledDos: _called_dos,
    e.Accused: _accused,
    e.Voted: _voted,
    e.VoteEnded: _vote_ended,
    e.WentAway: _went_away,
    e.CameBack: _came_back,
}
