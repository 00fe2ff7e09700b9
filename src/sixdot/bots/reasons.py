"""Why an action is good: one reason, as a code and facts, each of them true of the View.

Codes and facts (words for them are in sixdot.voice.coach):
call; missed(seat); answer; nothing_fits; nothing_drawn; drawn_no_fit; forbidden; only; only_card; only_may;
drawn_fits; out; jump; stack(count); takes(seat, count); may_take(seat, count); threat(seat, count);
keeps(colour, count[, seat, times]); drawn_on(colour, seat, times); points(points); saves_wild; keeps_wild;
keeps_drawn_wild; bluff(seat, count, colour); honest(seat, count, colour); cheap_challenge; dear_challenge;
fewest(seat, count); all_draw; may_lay; two_cards. A play that is a bluff has the fact bluff=draw or bluff=back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import comb
from typing import Final

from sixdot.game.actions import (
    ACCEPT,
    ANSWER,
    CATCH,
    CHALLENGE,
    COLOUR,
    DOS,
    DRAW,
    LAST_MOVE,
    LAY,
    MATCH,
    PASS,
    PLAY,
    SWAP,
    Action,
)
from sixdot.game.cards import COLOURS, DOS_DECK, DOS_RANKS, UNO_DECK, WILD, WILD_DOS, WILD_FOUR, Card
from sixdot.game.events import ColourNamed, Drew, HandsPassed, Played, Swapped, TookBack, TurnedUp
from sixdot.game.house import house_edition
from sixdot.game.view import View

FEW: Final = 2  # a player with so many cards is a threat
MANY_POINTS: Final = 8
BLUFFING: Final = 0.25  # how often somebody bluffs who could

# What is said even though other plays would do the same, if nothing tells them apart.
STRONG: Final = ("out", "jump", "stack", "threat", "takes", "may_take", "only_card", "only_may", "drawn_fits")

Fact = int | str | None


@dataclass(frozen=True)
class Reason:
    code: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


def reason_for(view: View, action: Action) -> Reason | None:
    """The first reason that tells this action from others of its kind; None if there is none to see."""
    found = reasons(view, action)
    others = [reasons(view, other) for other in view.legal if _is_rival(action, other)]
    telling = [reason for reason in found if not others or any(reason not in other for other in others)]
    own = [reason for reason in telling if all(reason not in other for other in others)]
    strong = [reason for reason in found if reason.code in STRONG]
    ranked = [*[reason for reason in strong if reason in telling], *own, *telling, *strong]
    return with_bluff(view, action, ranked[0]) if ranked else None


def _is_rival(action: Action, other: Action) -> bool:
    """Whether the other is of the same kind and not just the same with a call."""
    return action.verb == other.verb and other not in (action, called_or_not(action))


def called_or_not(action: Action) -> Action:
    return Action(PLAY, action.card, action.colour, not action.uno) if action.verb == PLAY else action


def reasons(view: View, action: Action) -> list[Reason]:
    """All that can be said for an action, what counts most first."""
    verb = action.verb
    if verb == PLAY:
        return _play_reasons(view, action)
    found = _other_reason(view, action)
    return [found] if found is not None else []


def with_bluff(view: View, action: Action, reason: Reason) -> Reason:
    """A Wild Draw Four that is a bluff is told as one: with what a challenge would bring."""
    edition = house_edition(view.edition, view.house)
    if action.verb != PLAY or action.card != WILD_FOUR or not edition.challenge:
        return reason
    rest = [card for card in view.hand if card.symbol != "wi+4"]
    by_colour = edition.wild_four_honest == "colour"
    if not any(card.colour == view.colour if by_colour else _fits(view, card) for card in rest):
        return reason
    return Reason(reason.code, {**reason.facts, "bluff": "back" if edition.guilty_takes_back else "draw"})


def _other_reason(view: View, action: Action) -> Reason | None:
    verb = action.verb
    moves = [move for move in view.legal if move.verb <= LAST_MOVE]
    if verb == DOS:
        return Reason("call")
    if verb == CATCH:
        return Reason("missed", {"seat": int(action.seat)})
    if verb == ANSWER:
        return Reason("answer")
    if verb == LAY and len(view.hand) == 1 and not view.owed:
        return Reason("out")
    if len(moves) == 1:
        return _nothing_reason(view) if verb in (DRAW, PASS) else Reason("only")
    if verb == COLOUR:
        return _colour_reason(view, COLOURS[action.colour], None, 1)
    if verb in (DRAW, PASS) and any(move.verb == PLAY for move in moves):
        if any(move.card < WILD for move in moves if move.verb == PLAY):
            return None
        return Reason("keeps_drawn_wild" if _only_drawn(view) else "keeps_wild")
    if verb in (CHALLENGE, ACCEPT):
        return _challenge_reason(view, verb == CHALLENGE)
    if verb == SWAP:
        return _swap_reason(view, action.seat)
    if verb == MATCH:
        return _match_reason(view, action, moves)
    if verb == LAY:
        return _points_reason(DOS_DECK.cards[action.card], view.hand)
    return None


def _fits(view: View, card: Card) -> bool:
    """T1: whether a card fits the one on top."""
    top = view.top
    assert top is not None
    same_symbol = top.colour is not None and card.symbol == top.symbol
    return card.colour is None or card.colour == view.colour or same_symbol


def _only_drawn(view: View) -> bool:
    """T3: whether nothing but the card just drawn may be played."""
    if view.phase != "drawn" or view.top is None:
        return False
    return house_edition(view.edition, view.house).after_draw != "any"


def _nothing_reason(view: View) -> Reason:
    """Why nothing can be played."""
    if view.top is None:
        return Reason("nothing_fits")
    if not _only_drawn(view):
        return Reason("forbidden" if any(_fits(view, card) for card in view.hand) else "nothing_fits")
    if view.drawn is None:
        return Reason("nothing_drawn")
    return Reason("forbidden" if _fits(view, view.drawn) else "drawn_no_fit")


# Plays


def _play_reasons(view: View, action: Action) -> list[Reason]:
    card = UNO_DECK.cards[action.card]
    fitting = {int(move.card) for move in view.legal if move.verb == PLAY}
    if len(view.hand) == 1:
        return [Reason("out")]
    found: list[Reason | None] = []
    moved = _moved_hand(view, card)
    if moved is not None:  # what is kept of this hand goes elsewhere
        return [moved]
    if view.turn != view.seat:
        return [Reason("jump")]
    if view.phase == "stack":
        found.append(Reason("stack", {"count": view.pending}))
    following = _next_seat(view)
    if following is not None and _holds_up(card) and view.counts[following] <= FEW:
        found.append(Reason("threat", {"seat": following, "count": view.counts[following]}))
    colour = card.colour or COLOURS[action.colour]
    found.append(_colour_reason(view, colour, card, 2 if card.colour else 1))
    if len(fitting) == 1:
        found.append(_only_card(view, card))
    if card.colour is not None and any(kind >= WILD for kind in fitting):
        found.append(Reason("saves_wild"))
    found.append(_points_reason(card, [UNO_DECK.cards[kind] for kind in fitting]))
    found.append(_colour_reason(view, colour, card, 1))
    return [reason for reason in found if reason is not None]


def _only_card(view: View, card: Card) -> Reason:
    if _only_drawn(view):
        return Reason("drawn_fits")
    return Reason("only_may" if any(other != card and _fits(view, other) for other in view.hand) else "only_card")


def _moved_hand(view: View, card: Card) -> Reason | None:
    """H3: whose hand a 7 or a 0 brings, and how many cards; None for any other card."""
    if card.number not in (0, 7) or not house_edition(view.edition, view.house).seven_zero:
        return None
    seated = [seat for seat in range(view.players) if seat not in view.passed_over]
    others = [seat for seat in seated if seat != view.seat]
    if card.number == 7 and len(others) > 1:
        rivals = [seat for seat in others if seat not in view.partners] or others
        seat = min(rivals, key=lambda rival: view.counts[rival])
        return Reason("may_take", {"seat": seat, "count": view.counts[seat]})
    step = 1 if view.direction == "left" else -1
    giver = seated[(seated.index(view.seat or 0) - step) % len(seated)]
    return Reason("takes", {"seat": giver, "count": view.counts[giver]})


def _next_seat(view: View) -> int | None:
    """Who is next to play, unless it is a partner."""
    step = 1 if view.direction == "left" else -1
    seat = view.seat
    assert seat is not None
    other = (seat + step) % view.players
    while other in view.passed_over:
        other = (other + step) % view.players
    return None if other in view.partners or other == seat else other


def _holds_up(card: Card) -> bool:
    """Whether the next player draws or misses a turn by this card, or the turn goes the other way."""
    return card.symbol in ("+2", "wi+4", "sk", "rv")


def _colour_reason(view: View, colour: str, played: Card | None, least: int) -> Reason | None:
    """How many cards of this colour are kept, and who could not follow it."""
    count = len([card for card in view.hand if card.colour == colour]) - (
        played is not None and played.colour == colour
    )
    drawn = drawn_on(view)
    rivals = [seat for seat in range(view.players) if seat != view.seat and seat not in view.partners]
    seat = max(rivals, key=lambda rival: drawn[rival, colour])
    times = drawn[seat, colour]
    if count >= (1 if times else least):
        facts: dict[str, Fact] = {"colour": colour, "count": count}
        return Reason("keeps", {**facts, "seat": seat, "times": times} if times else facts)
    return Reason("drawn_on", {"colour": colour, "seat": seat, "times": times}) if times else None


def drawn_on(view: View) -> Counter[tuple[int, str]]:
    """How often each seat has drawn in its turn while a colour counted, with the hand it still holds.

    Who has played the colour since has shown to hold it: that draw says nothing any more.
    """
    times: Counter[tuple[int, str]] = Counter()
    colour: str | None = None
    for event in view.heard:
        if isinstance(event, TurnedUp):
            colour = event.card.colour
        elif isinstance(event, Played):
            colour = event.card.colour or event.colour
            if event.card.colour is not None:
                del times[event.seat, event.card.colour]
        elif isinstance(event, ColourNamed | TookBack):
            colour = event.colour
        elif isinstance(event, Drew) and event.why == "turn" and colour is not None and event.count:
            times[event.seat, colour] += 1
        elif isinstance(event, HandsPassed):
            times.clear()
        elif isinstance(event, Swapped):
            times = Counter({key: count for key, count in times.items() if key[0] not in (event.seat, event.target)})
    return times


def _points_reason(card: Card, instead_of: Sequence[Card]) -> Reason | None:
    """Whether this is the card that counts most, and much."""
    if card.points < MANY_POINTS or any(other.points > card.points for other in instead_of):
        return None
    return Reason("points", {"points": card.points})


# Wild Draw Four


def _challenge_reason(view: View, challenges: bool) -> Reason:
    seat = view.challenged
    assert seat is not None
    edition = house_edition(view.edition, view.house)
    by_colour = edition.wild_four_honest == "colour"
    facts: dict[str, Fact] = {
        "seat": seat,
        "count": view.counts[seat],
        "colour": view.prior_colour if by_colour else None,
    }
    guilty = chance_of_bluff(view, by_colour) >= 0.5
    if challenges:
        return Reason("bluff", facts) if guilty else Reason("cheap_challenge")
    return Reason("dear_challenge") if guilty else Reason("honest", facts)


def chance_of_bluff(view: View, by_colour: bool) -> float:
    """How likely the play was wrong: such a hand may hold a card that forbids it, but few would bluff then."""
    bluff = BLUFFING * _chance_to_forbid(view, by_colour)
    return bluff / (bluff + 1 - bluff / BLUFFING)


def _chance_to_forbid(view: View, by_colour: bool) -> float:
    """How likely a hand of that size, drawn from all unseen cards, holds one that forbids the play."""
    unseen = Counter(card for kind, card in enumerate(UNO_DECK.cards) for _ in range(UNO_DECK.copies[kind]))
    unseen.subtract(view.hand)
    unseen.subtract(view.discards)
    before = view.discards[-2] if len(view.discards) > 1 else None
    forbidding = 0
    for card, copies in unseen.items():
        same_symbol = before is not None and before.colour is not None and card.symbol == before.symbol
        if card.colour == view.prior_colour or (not by_colour and (same_symbol or card.symbol == "wi")):
            forbidding += copies
    pool = sum(unseen.values())
    held = view.counts[view.challenged or 0]
    return 1 - comb(pool - forbidding, held) / comb(pool, held)


# The rest


def _swap_reason(view: View, target: int) -> Reason | None:
    others = [count for seat, count in enumerate(view.counts) if seat != view.seat and seat not in view.passed_over]
    if view.counts[target] > min(others) or view.counts[target] >= len(view.hand):
        return None
    return Reason("fewest", {"seat": int(target), "count": view.counts[target]})


def _match_reason(view: View, action: Action, moves: Sequence[Action]) -> Reason | None:
    played = 2 if action.second >= 0 else 1
    if len(view.hand) == played and not view.owed:
        return Reason("out")
    colour = _stands_for(action.centre, action.centre_as)
    same = _stands_for(action.card, action.first_as) == colour
    if played == 2:
        all_same = same and _stands_for(action.second, action.second_as) == colour
        return Reason("all_draw" if all_same else "two_cards")
    if same and len(view.hand) > played:
        return Reason("may_lay")
    matches = [move for move in moves if move.verb == MATCH]
    return Reason("only_card") if len(matches) == 1 else None


def _stands_for(kind: int, name: int) -> int:
    """The colour of a DOS card, or the one a Wild DOS is named."""
    return int(name if kind == WILD_DOS else kind // DOS_RANKS)
