"""One utterance for everything that one action caused: what happened, then what is wanted or who is next.

What happens in any game is told here, events that belong together in one sentence; a family tells its own.
"""

import re
import sys
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from sixdot.game import events as e
from sixdot.game.families import family_of
from sixdot.game.view import View
from sixdot.voice.family import edition_of
from sixdot.voice.pieces import ended, high_wins, own_first, together
from sixdot.voice.story import FamilyEvents, Past, Story, Teller
from sixdot.voice.words import Who, Words


class Utterance(NamedTuple):
    text: str
    urgent: bool  # something is wanted of this seat now
    deeds: str = ""  # only what happened, without who is next: for telling it again
    coming: str = ""


def narrate(
    events: Sequence[e.Event],
    view: View | None,
    names: Sequence[str],
    words: Words,
    seat: int | None = None,
    deeds: str | None = None,
    coming: str | None = None,
    past: Past | None = None,
) -> Utterance:
    """What a seat (None: a spectator) has heard, in words. `view`: its View afterwards; without one, its `seat`.

    `deeds`, `coming`: what is known already because others hear the same; `past`: what the seat has heard in this
    round, for a View that does not hold it.
    """
    story = Story(events, view, names, words, seat, past)
    wanted = _is_wanted(story)
    if not events:
        return Utterance("", wanted)
    if deeds is None:
        deeds = together(_deeds(story), words)
    if coming is None:
        coming = together(_upcoming(story, wanted), words)
    between = words.say("before-next") if deeds and coming else ""
    return Utterance(deeds + between + coming, wanted, deeds, coming)


def _deeds(story: Story) -> list[str]:
    for family in story.families:
        family.begin(story)
    while story.rest:
        event = story.rest.pop(0)
        _teller(type(event).__name__, story.families)(story, event)
    story.say_shuffles(all_of_them=True)
    return [*[text for _, text in story.said], *story.last]


@cache
def _teller(kind: str, families: Sequence[FamilyEvents]) -> Teller:
    """For `VoteEnded` it is `tell_vote_ended`, of a family or from here; or else the message `vote-ended` says it."""
    name = re.sub(r"\B(?=[A-Z])", "_", kind).lower()
    for module in (*families, sys.modules[__name__]):
        teller: Teller | None = getattr(module, f"tell_{name}", None)
        if teller is not None:
            return teller
    return lambda story, event: story.say(name.replace("_", "-"), event)


# What comes next


def _is_wanted(story: Story) -> bool:
    """Whether the listener, unless they have just left, has to do something now."""
    if story.seat is None or story.heard(e.WentAway, seat=story.seat):
        return False
    view = story.view
    if view is not None:
        return view.turn == view.seat and view.phase not in ("over", "judge")
    return story.begun is not None and story.begun.seat == story.seat and not story.heard(e.RoundOver)


def _upcoming(story: Story, wanted: bool) -> list[str]:
    """What the listener has to do, if that is `wanted`, or whose turn it is; nothing if it is the same player's."""
    if story.heard(e.RoundOver, e.GameOver):
        return []
    if wanted and story.view is not None:
        return story.families[0].yours(story, story.view)
    if wanted:
        return [story.words.say("next-you-only")]
    if story.begun is None or story.begun.seat == story.seat:
        return []
    return [_other(story, story.begun)]


def _other(story: Story, begun: e.TurnBegan) -> str:
    """What another player does next."""
    words, who = story.words, story.who(begun.seat)
    if begun.phase == "stack":
        pending = [event.pending for event in story.all if isinstance(event, e.Stacked)]
        return words.say("next-other-stack", who=who, count=pending[-1] if pending else 0)
    if begun.phase == "answer":
        asked = [ended(event.question) for event in story.all if isinstance(event, e.Asked)]
        past = [ended(event.question) for event in story.before() if isinstance(event, e.Asked)]
        again = not story.heard(e.Played, e.TurnedUp, e.TookBack) and past[-1:] in ([], asked[-1:])
        return words.say("next-other-asked", who=who, question=asked[-1] if asked else None, same=again)
    message = _other_turn(story, begun.seat) if begun.phase == "turn" else f"next-other-{begun.phase}"
    return words.say(message, who=who) if words.has(message) else ""


def _other_turn(story: Story, seat: int) -> str:
    """The message about a turn. Who goes on is not announced again, except after a skip or a challenge won."""
    if story.heard(e.Challenged, seat=seat):
        return "next-other-turn"
    drawn = [event for event in story.all if isinstance(event, e.Drew) and event.why == "stack"]
    goes_on = story.heard(e.Played, e.Answered, e.Judged, e.ColourNamed, seat=seat)
    if not goes_on and all(event.seat != seat for event in drawn):
        return "next-other"
    return "next-same" if story.heard(e.Skipped) else ""


# Before the first card


def tell_committed(story: Story, event: e.Committed) -> None:
    story.say("round-begins", round=event.round)
    story.last.append(story.words.say("deal-fixed"))


def tell_dealer_drawn(story: Story, event: e.DealerDrawn) -> None:
    seats = [seat for seat, _ in event.draws]
    draws = [
        story.words.say("drawn-for-dealer", who=story.who(seat), card=card, again=seat == before)
        for (seat, card), before in zip(event.draws, [None, *seats], strict=False)
    ]
    card = [card for seat, card in event.draws if seat == event.dealer][-1]
    story.say("dealer-drawn", who=story.who(event.dealer), card=card, draws=draws)


def tell_dealt(story: Story, event: e.Dealt) -> None:
    story.say("dealt", who=story.who(event.dealer), size=event.size, drawn=story.heard(e.DealerDrawn))
    _say_partners(story)
    # The first card is called out before the listener's hand is told.
    story.rest.sort(
        key=lambda event: (not isinstance(event, e.TurnedUp | e.RowFilled), not isinstance(event, e.HandDealt))
    )


def _say_partners(story: Story) -> None:
    """Who plays with whom: in the first round, and in every round if partners change."""
    view, names, words = story.view, story.names, story.words
    if view is None:
        return
    rotating = view.scoring == "rotating"
    others = [couple for couple in view.couples if len(couple) > 1 and view.seat not in couple]
    if not (others and (rotating or view.round == 1)):
        return
    couples = [words.say("couple", first=Who(names[first]), second=Who(names[second])) for first, second in others]
    partner = Who(names[view.partners[0]]) if view.partners else None
    told = words.joined(couples, "scores-more")
    story.say("partners-told", partner=partner, others=told, rotating=rotating)


def tell_hand_dealt(story: Story, event: e.HandDealt | e.HandTaken) -> None:
    if event.cards is not None:
        story.say("hand-told", who=story.who(event.seat), cards=list(event.cards))


tell_hand_taken = tell_hand_dealt


# A turn


def tell_drew(story: Story, event: e.Drew) -> None:
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
        who = [Who(story.names[seat]) for seat in seats]
        story.say("others-draw", who=who, first=who[0], rest=who[1:], count=count)


def tell_skipped(story: Story, event: e.Skipped) -> None:
    story.say("skipped", event, told=False)


# Asides


def tell_caught(story: Story, event: e.Caught) -> None:
    call = None if story.view is None else family_of(edition_of(story.view)).call.word.upper()
    story.say("caught", event, call=call, **story.draw_values(story.take(e.Drew, event.target)))


def tell_accused(story: Story, event: e.Accused) -> None:
    ended = any(isinstance(other, e.VoteEnded) for other in story.rest)
    story.say("accused", event, open=not ended)


def tell_vote_ended(story: Story, event: e.VoteEnded) -> None:
    story.say("vote-ended", event, named=story.heard(e.Accused))


# The end of a round


def tell_round_over(story: Story, event: e.RoundOver) -> None:
    story.say_shuffles()
    scored = next((other for other in story.rest if isinstance(other, e.Scored)), None)
    if scored is not None:
        story.rest.remove(scored)
    if event.winner is None:
        story.say("round-void", blocked=event.blocked)
        if scored is not None:
            story.say("scores-stand", totals=_standings(story, scored.scores), told=True)
    elif scored is None:
        story.say("out", who=story.who(event.winner), played=_played_last(story, event.winner))
    else:
        tell_scored(story, scored, event.winner)
    for seat, (hand, points) in enumerate(zip(event.hands, event.points, strict=True)):
        if hand:
            story.say("held", who=story.who(seat), cards=list(hand), points=points)


def tell_scored(story: Story, event: e.Scored, winner: int | None = None) -> None:
    """Who is out, what this round added, and the totals, the best first."""
    units = _units(story, len(event.scores))
    place = next((place for place, unit in enumerate(units) if winner in unit), None)
    out = {} if winner is None else {"who": story.who(winner), "played": _played_last(story, winner)}
    scores = place is not None and _gains(story, event.changes, place)
    if scores and place is not None:
        change, total = event.changes[place], event.scores[place]
        story.say("out-scores", points=change, total=total, team=len(units[place]) > 1, **out)
    else:
        if out:
            story.say("out", **out)
        changed = [place for place, change in enumerate(event.changes) if change]
        story.say("charged", gains=_listed(story, event.changes, changed))
    story.say("scores-stand", totals=_standings(story, event.scores), told=scores)


def _gains(story: Story, changes: Sequence[int], place: int) -> bool:
    """Whether whoever goes out scores, rather than the others being charged."""
    if story.view is not None:
        return high_wins(story.view)
    return changes[place] > 0 and sum(changes) == changes[place]


def _played_last(story: Story, seat: int) -> bool:
    """Whether this seat has just been named with its last card, and nobody after it."""
    named = [event for event in story.all if isinstance(event, e.Played | e.Matched | e.Laid | e.Drew)]
    return bool(named) and named[-1].seat == seat and not isinstance(named[-1], e.Drew)


# Scores


def _units(story: Story, count: int) -> Sequence[tuple[int, ...]]:
    """Who each score belongs to: one player, or two who sit opposite each other."""
    if story.view is not None and len(story.view.teams) == count:
        return story.view.teams
    players = len(story.names)
    if count == players:
        return [(seat,) for seat in range(players)]
    return [(place, place + count) for place in range(count)]


def _standings(story: Story, scores: Sequence[int]) -> str | None:
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


def _listed(story: Story, points: Sequence[int], places: Sequence[int]) -> str | None:
    """'You and Ben 212, Ana and Sam 140'; None if there are none."""
    units = _units(story, len(points))
    told = []
    for place in places:
        owners = [story.who(seat) for seat in own_first(units[place], story.seat)]
        told.append(story.words.say("score-of", owners=owners, points=points[place]))
    return story.words.joined(told, "scores-more") or None


# The end of the game


def tell_eliminated(story: Story, event: e.Eliminated) -> None:
    story.say("eliminated", event)
    view = story.view
    more = any(isinstance(other, e.Eliminated | e.GameOver) for other in story.rest)
    if more or view is None or view.scoring != "elimination":
        return
    if len([score for score in view.scores if score < view.target]) == 2:
        edition = edition_of(view)
        reverses = any(card.symbol == "rv" for card in edition.deck.cards)
        story.say("two-left", skips=reverses and edition.reverse_skips)


def tell_game_over(story: Story, event: e.GameOver) -> None:
    who = [story.who(seat) for seat in own_first(event.winners, story.seat)]
    story.say("game-over", winners=who, yours=story.seat in event.winners)


def tell_seed_told(story: Story, event: e.SeedTold) -> None:
    story.say("seed-told")
