"""The deal, draws, calls, votes, who comes and goes, as sayings: events that belong together become one."""

from __future__ import annotations

from typing import Final

from sixdot.game import events as e
from sixdot.game.families import family_of
from sixdot.voice.family import edition_of
from sixdot.voice.narrate.saying import linked, saying
from sixdot.voice.narrate.story import Story, Tellers, plainly
from sixdot.voice.words import Who

# Before the first card


def _committed(story: Story, event: e.Committed) -> None:
    story.say("round-begins", round=event.round)
    story.last.append(saying("deal-fixed", commitment=event.commitment[:8]))


def _dealer_drawn(story: Story, event: e.DealerDrawn) -> None:
    seats = [seat for seat, _ in event.draws]
    draws = [
        saying("drawn-for-dealer", who=story.who(seat), card=card, again=seat == before)
        for (seat, card), before in zip(event.draws, [None, *seats], strict=False)
    ]
    card = [card for seat, card in event.draws if seat == event.dealer][-1]
    story.say("dealer-drawn", who=story.who(event.dealer), card=card, draws=draws)


def _dealt(story: Story, event: e.Dealt) -> None:
    story.say("dealt", who=story.who(event.dealer), size=event.size, drawn=story.heard(e.DealerDrawn))
    _say_partners(story)
    _hold_hands_back(story)


def _say_partners(story: Story) -> None:
    """Who plays with whom: in the first round, and in every round if partners change."""
    view = story.view
    if view is None:
        return
    rotating = view.scoring == "rotating"
    others = [couple for couple in view.couples if len(couple) > 1 and view.seat not in couple]
    if not (others and (rotating or view.round == 1)):
        return
    names = story.names
    couples = [saying("couple", first=Who(names[first]), second=Who(names[second])) for first, second in others]
    partner = Who(names[view.partners[0]]) if view.partners else None
    story.say("partners-told", partner=partner, others=linked(couples, "scores-more"), rotating=rotating)


def _hold_hands_back(story: Story) -> None:
    """The first card is called out before the listener's hand is told."""
    story.rest.sort(
        key=lambda event: (not isinstance(event, e.TurnedUp | e.RowFilled), not isinstance(event, e.HandDealt))
    )


def hand_told(story: Story, event: e.HandDealt | e.HandTaken) -> None:
    if event.cards is not None:
        story.say("hand-told", who=story.who(event.seat), cards=list(event.cards))


# A turn


def draw_told(story: Story, event: e.Drew) -> None:
    if event.why == "turn":
        _drew_in_turn(story, event)
    elif event.why == "bonus":
        _bonuses(story, event)
    else:
        story.say_drawn(event, misses=story.take(e.Skipped, event.seat) is not None)


def _drew_in_turn(story: Story, event: e.Drew) -> None:
    own = event.seat == story.seat
    unknown = not own and event.cards is None and event.count > 0
    if unknown and any(family.after_draw(story, event) for family in story.families):
        return
    if story.take(e.Passed, event.seat) is not None:
        story.say("drew-passed", who=story.who(event.seat), **story.draw_values(event))
    elif own and story.view is not None and story.view.turn == event.seat:
        story.say("drew-own", fits=story.families[0].drawn_fits(story.view), **story.draw_values(event))
    else:
        story.say_drawn(event)


def _bonuses(story: Story, event: e.Drew) -> None:
    """DOS: everybody else draws; those whose cards are not known are told together, by how many they draw."""
    others: dict[int, list[int]] = {}
    found: e.Drew | None = event
    while found is not None:
        if found.cards is None:
            others.setdefault(found.count, []).append(found.seat)
        else:
            story.say_drawn(found)
        bonus = bool(story.rest) and getattr(story.rest[0], "why", "") == "bonus"
        found = story.take(e.Drew) if bonus else None
    for count, seats in others.items():
        story.say("others-draw", who=[Who(story.names[seat]) for seat in seats], count=count)


# Asides


def _caught(story: Story, event: e.Caught) -> None:
    call = None if story.view is None else family_of(edition_of(story.view)).call.word.upper()
    story.say("caught", event, call=call, **story.draw_values(story.take(e.Drew, event.target)))


def _accused(story: Story, event: e.Accused) -> None:
    ended = any(isinstance(other, e.VoteEnded) for other in story.rest)
    story.say("accused", event, open=not ended)


def _vote_ended(story: Story, event: e.VoteEnded) -> None:
    story.say("vote-ended", event, named=story.heard(e.Accused))


DEEDS: Final[Tellers] = {
    e.Committed: _committed,
    e.EntropyAdded: plainly("entropy-added"),
    e.DealerDrawn: _dealer_drawn,
    e.Dealt: _dealt,
    e.HandDealt: hand_told,
    e.Drew: draw_told,
    e.Passed: plainly("passed"),
    e.Skipped: plainly("skipped", told=False),
    e.Reversed: plainly("reversed"),
    e.Caught: _caught,
    e.Accused: _accused,
    e.Voted: plainly("voted"),
    e.VoteEnded: _vote_ended,
    e.WentAway: plainly("went-away"),
    e.CameBack: plainly("came-back"),
}
