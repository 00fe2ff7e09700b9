"""The deal and the turns of a round, as sayings: events that belong together are told in one."""

from __future__ import annotations

from typing import Final

from sixdot.game import events as e
from sixdot.voice.family import table_of
from sixdot.voice.narrate.matching import match_told
from sixdot.voice.narrate.saying import linked, saying
from sixdot.voice.narrate.telling import Tellers, Telling
from sixdot.voice.words import Colour, Who

# Before the first card


def _committed(telling: Telling, event: e.Committed) -> None:
    telling.say("round-begins", round=event.round)
    telling.last.append(saying("deal-fixed", commitment=event.commitment[:8]))


def _entropy(telling: Telling, event: e.EntropyAdded) -> None:
    telling.say("entropy-added", who=telling.who(event.seat), text=event.text)


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
    hands = [event for event in telling.rest if isinstance(event, e.HandDealt)]
    others = [event for event in telling.rest if not isinstance(event, e.HandDealt)]
    place = 0
    while place < len(others) and isinstance(others[place], e.TurnedUp | e.RowFilled):
        place += 1
    telling.rest = [*others[:place], *hands, *others[place:]]


def hand_told(telling: Telling, event: e.HandDealt | e.HandTaken) -> None:
    if event.cards is not None:
        telling.say("hand-told", who=telling.who(event.seat), cards=list(event.cards))


def _turned_up(telling: Telling, event: e.TurnedUp) -> None:
    telling.say("turned-up", card=event.card, buried=event.buried)


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
    telling.say(
        "played",
        who=telling.who(event.seat),
        card=event.card,
        colour=None if event.colour is None else Colour(event.colour),
        left=event.left,
        uno=event.uno,
        how=how,
        drew=drew,
        on=None if hit is None or hit == telling.seat else telling.who(hit),
    )
    if hit is not None:
        _hit(telling, hit)


def _hit(telling: Telling, seat: int) -> None:
    """What the card that was played does to the next player."""
    drew = telling.take(e.Drew, seat)
    misses = telling.take(e.Skipped, seat) is not None
    if drew is None:
        telling.say("skipped", who=telling.who(seat), told=True)
    else:
        telling.say("drew", who=telling.who(seat), why=drew.why, told=True, **telling.draw_values(drew, misses))


def _jumped_in(telling: Telling, event: e.JumpedIn) -> None:
    played = telling.take(e.Played, event.seat)
    if played is None:
        telling.say("jumped-in", who=telling.who(event.seat))
    else:
        play_told(telling, played, "jumps")


def draw_told(telling: Telling, event: e.Drew) -> None:
    if event.why == "turn":
        _drew_in_turn(telling, event)
    elif event.why == "bonus":
        _bonuses(telling, event)
    else:
        misses = telling.take(e.Skipped, event.seat) is not None
        values = telling.draw_values(event, misses)
        telling.say("drew", who=telling.who(event.seat), why=event.why, told=False, **values)


def _drew_in_turn(telling: Telling, event: e.Drew) -> None:
    who = telling.who(event.seat)
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
        telling.say("drew-passed", who=who, **telling.draw_values(event))
    elif own and telling.view is not None and telling.view.turn == event.seat:
        telling.say("drew-own", fits=table_of(telling.view).drawn_fits(telling.view), **telling.draw_values(event))
    else:
        telling.say("drew", who=who, why=event.why, told=False, **telling.draw_values(event))


def _bonuses(telling: Telling, event: e.Drew) -> None:
    """DOS: everybody else draws, each as many; those of whom only the number is known are told together."""
    others: dict[int, list[int]] = {}
    found: e.Drew | None = event
    while found is not None:
        if found.cards is None:
            others.setdefault(found.count, []).append(found.seat)
        else:
            values = telling.draw_values(found)
            telling.say("drew", who=telling.who(found.seat), why=found.why, told=False, **values)
        bonus = bool(telling.rest) and getattr(telling.rest[0], "why", "") == "bonus"
        found = telling.take(e.Drew) if bonus else None
    for count, seats in others.items():
        who = [Who(telling.names[seat]) for seat in seats]
        telling.say("others-draw", who=who, count=count)


def _passed(telling: Telling, event: e.Passed) -> None:
    telling.say("passed", who=telling.who(event.seat))


def _skipped(telling: Telling, event: e.Skipped) -> None:
    telling.say("skipped", who=telling.who(event.seat), told=False)


def _reversed(telling: Telling, event: e.Reversed) -> None:
    telling.say("reversed", direction=event.direction)


def _colour_named(telling: Telling, event: e.ColourNamed) -> None:
    telling.say("colour-named", who=telling.who(event.seat), colour=Colour(event.colour))


TURNS: Final[Tellers] = {
    e.Committed: _committed,
    e.EntropyAdded: _entropy,
    e.DealerDrawn: _dealer_drawn,
    e.Dealt: _dealt,
    e.HandDealt: hand_told,
    e.TurnedUp: _turned_up,
    e.RowFilled: _row_filled,
    e.ColourNamed: _colour_named,
    e.Played: play_told,
    e.Drew: draw_told,
    e.Passed: _passed,
    e.Skipped: _skipped,
    e.Reversed: _reversed,
    e.JumpedIn: _jumped_in,
    e.HandTaken: hand_told,
}
