"""The deal and the turns of a round, as sayings: events that belong together are told in one."""

from __future__ import annotations

from typing import Final

from sixdot.game import events as e
from sixdot.voice.family import table_of
from sixdot.voice.narrate.matching import match_told
from sixdot.voice.narrate.saying import linked, saying
from sixdot.voice.narrate.telling import Tellers, Telling, plainly
from sixdot.voice.words import Who

# Before the first card


def _committed(telling: Telling, event: e.Committed) -> None:
    telling.say("round-begins", round=event.round)
    telling.last.append(saying("deal-fixed", commitment=event.commitment[:8]))


def _dealer_drawn(telling: Telling, event: e.DealerDrawn) -> None:
    seats = [seat for seat, _ in event.draws]
    draws = [
        saying("drawn-for-dealer", who=telling.who(seat), card=card, again=seat == before)
        for (seat, card), before in zip(event.draws, [None, *seats], strict=False)
    ]
    card = [card for seat, card in event.draws if seat == event.dealer][-1]
    telling.say("dealer-drawn", who=telling.who(event.dealer), card=card, draws=draws)


def _dealt(telling: Telling, event: e.Dealt) -> None:
    telling.say("dealt", who=telling.who(event.dealer), size=event.size, drawn=telling.heard(e.DealerDrawn))
    _say_partners(telling)
    _hold_hands_back(telling)


def _say_partners(telling: Telling) -> None:
    """Who plays with whom: in the first round, and in every round if partners change."""
    view = telling.view
    if view is None:
        return
    rotating = view.scoring == "rotating"
    others = [couple for couple in view.couples if len(couple) > 1 and view.seat not in couple]
    if not (others and (rotating or view.round == 1)):
        return
    names = telling.names
    couples = [saying("couple", first=Who(names[first]), second=Who(names[second])) for first, second in others]
    partner = Who(names[view.partners[0]]) if view.partners else None
    telling.say("partners-told", partner=partner, others=linked(couples, "scores-more"), rotating=rotating)


def _hold_hands_back(telling: Telling) -> None:
    """The first card is called out before the own hand is told."""
    telling.rest.sort(
        key=lambda event: (not isinstance(event, e.TurnedUp | e.RowFilled), not isinstance(event, e.HandDealt))
    )


def hand_told(telling: Telling, event: e.HandDealt | e.HandTaken) -> None:
    if event.cards is not None:
        telling.say("hand-told", who=telling.who(event.seat), cards=list(event.cards))


def _row_filled(telling: Telling, event: e.RowFilled) -> None:
    begun = telling.begun
    mine = begun is not None and begun.seat == telling.seat and begun.phase == "turn" and telling.view is not None
    if not mine:  # who is in turn hears the whole row
        telling.say("row-filled", cards=list(event.cards))


# A turn


def play_told(telling: Telling, event: e.Played, how: str = "plays", drew: int = 0) -> None:
    following = telling.rest[0] if telling.rest else None
    hit = following.seat if isinstance(following, e.Drew | e.Skipped) and following.seat != event.seat else None
    if event.uno:
        telling.say("uno-called")
    on = None if hit is None or hit == telling.seat else telling.who(hit)
    telling.say("played", event, how=how, drew=drew, on=on)
    if hit is not None:
        _hit(telling, hit)


def _hit(telling: Telling, seat: int) -> None:
    """What the card that was played does to the next player."""
    drew = telling.take(e.Drew, seat)
    misses = telling.take(e.Skipped, seat) is not None
    if drew is None:
        telling.say("skipped", who=telling.who(seat), told=True)
    else:
        telling.say_drawn(drew, told=True, misses=misses)


def _jumped_in(telling: Telling, event: e.JumpedIn) -> None:
    played = telling.take(e.Played, event.seat)
    if played is None:
        telling.say("jumped-in", event)
    else:
        play_told(telling, played, "jumps")


def draw_told(telling: Telling, event: e.Drew) -> None:
    if event.why == "turn":
        _drew_in_turn(telling, event)
    elif event.why == "bonus":
        _bonuses(telling, event)
    else:
        telling.say_drawn(event, misses=telling.take(e.Skipped, event.seat) is not None)


def _drew_in_turn(telling: Telling, event: e.Drew) -> None:
    own = event.seat == telling.seat
    if not own and event.cards is None and event.count:
        played = telling.take(e.Played, event.seat)
        if played is not None:
            play_told(telling, played, "drew", event.count)
            return
        matched = telling.take(e.Matched, event.seat)
        if matched is not None:
            telling.say_and("drew-then", event.seat, match_told, matched, count=event.count)
            return
    if telling.take(e.Passed, event.seat) is not None:
        telling.say("drew-passed", who=telling.who(event.seat), **telling.draw_values(event))
    elif own and telling.view is not None and telling.view.turn == event.seat:
        telling.say("drew-own", fits=table_of(telling.view).drawn_fits(telling.view), **telling.draw_values(event))
    else:
        telling.say_drawn(event)


def _bonuses(telling: Telling, event: e.Drew) -> None:
    """DOS: everybody else draws, each as many; those of whom only the number is known are told together."""
    others: dict[int, list[int]] = {}
    found: e.Drew | None = event
    while found is not None:
        if found.cards is None:
            others.setdefault(found.count, []).append(found.seat)
        else:
            telling.say_drawn(found)
        bonus = bool(telling.rest) and getattr(telling.rest[0], "why", "") == "bonus"
        found = telling.take(e.Drew) if bonus else None
    for count, seats in others.items():
        telling.say("others-draw", who=[Who(telling.names[seat]) for seat in seats], count=count)


TURNS: Final[Tellers] = {
    e.Committed: _committed,
    e.EntropyAdded: plainly("entropy-added"),
    e.DealerDrawn: _dealer_drawn,
    e.Dealt: _dealt,
    e.HandDealt: hand_told,
    e.TurnedUp: plainly("turned-up"),
    e.RowFilled: _row_filled,
    e.ColourNamed: plainly("colour-named"),
    e.Played: play_told,
    e.Drew: draw_told,
    e.Passed: plainly("passed"),
    e.Skipped: plainly("skipped", told=False),
    e.Reversed: plainly("reversed"),
    e.JumpedIn: _jumped_in,
    e.HandTaken: hand_told,
}
