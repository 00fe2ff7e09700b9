"""Why an action is good: one reason, as a code and facts, each of them true of the View.

Codes and facts (words for them are in sixdot.voice.coach):
call; missed(seat); answer; nothing_fits; only; only_card; out; jump; stack(count);
threat(seat, count); keeps(colour, count[, seat, times]); drawn_on(colour, seat, times); points(points); saves_wild;
keeps_wild; bluff(seat, count, colour); honest(seat, count, colour); cheap_challenge; dear_challenge;
fewest(seat, count); all_draw; may_lay; two_cards.
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
from sixdot.game.cards import COLOURS, DOS_DECK, DOS_RANKS, UNO_DECK, WILD, WILD_DOS, Card
from sixdot.game.events import ColourNamed, Drew, HandsPassed, Played, Swapped, TookBack, TurnedUp
from sixdot.game.house import house_edition
from sixdot.game.view import View

FEW: Final = 2  # a player with so many cards is a threat
MANY_POINTS: Final = 8
BLUFFING: Final = 0.25  # how often somebody bluffs who could

Fact = int | str | None


@dataclass(frozen=True)
class Reason:
    code: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


def reason_for(view: View, action: Action) -> Reason | None:
    """The first reason that counts for this action; None if it is not plain to see."""
    verb = action.verb
    moves = [move for move in view.legal if move.verb <= LAST_MOVE]
    if verb == DOS:
        return Reason("call")
    if verb == CATCH:
        return Reason("missed", {"seat": int(action.seat)})
    if verb == ANSWER:
        return Reason("answer")
    if verb == PLAY:
        return _play_reason(view, action, moves)
    if verb == LAY and len(view.hand) == 1 and not view.owed:
        return Reason("out")
    if len(moves) == 1:
        return Reason("nothing_fits" if verb in (DRAW, PASS) else "only")
    if verb == COLOUR:
        return _colour_reason(view, COLOURS[action.colour], None, 1)
    if verb in (DRAW, PASS) and any(move.verb == PLAY for move in moves):
        return Reason("keeps_wild") if all(move.card >= WILD for move in moves if move.verb == PLAY) else None
    if verb in (CHALLENGE, ACCEPT):
        return _challenge_reason(view, verb == CHALLENGE)
    if verb == SWAP:
        return _swap_reason(view, action.seat)
    if verb == MATCH:
        return _match_reason(view, action, moves)
    if verb == LAY:
        return _points_reason(DOS_DECK.cards[action.card], view.hand)
    return None


# Plays


def _play_reason(view: View, action: Action, moves: Sequence[Action]) -> Reason | None:
    card = UNO_DECK.cards[action.card]
    if len(view.hand) == 1:
        return Reason("out")
    if view.turn != view.seat:
        return Reason("jump")
    if view.phase == "stack":
        return Reason("stack", {"count": view.pending})
    following = _next_seat(view)
    if following is not None and _holds_up(view, card) and view.counts[following] <= FEW:
        return Reason("threat", {"seat": following, "count": view.counts[following]})
    colour = card.colour or COLOURS[action.colour]
    found = _colour_reason(view, colour, card, 2 if card.colour else 1)
    if found is not None:
        return found
    fitting = {int(move.card) for move in moves if move.verb == PLAY}
    if len(fitting) == 1:
        return Reason("only_card")
    if card.colour is not None and any(kind >= WILD for kind in fitting):
        return Reason("saves_wild")
    found = _points_reason(card, [UNO_DECK.cards[kind] for kind in fitting])
    return found or _colour_reason(view, colour, card, 1)


def _next_seat(view: View) -> int | None:
    """Who is next to play, unless it is a partner."""
    step = 1 if view.direction == "left" else -1
    seat = view.seat
    assert seat is not None
    other = (seat + step) % view.players
    while other in view.passed_over:
        other = (other + step) % view.players
    return None if other in view.partners or other == seat else other


def _holds_up(view: View, card: Card) -> bool:
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
    """How often each seat has drawn in its turn while a colour counted, with the hand it still holds."""
    times: Counter[tuple[int, str]] = Counter()
    colour: str | None = None
    for event in view.heard:
        if isinstance(event, TurnedUp):
            colour = event.card.colour
        elif isinstance(event, Played):
            colour = event.card.colour or event.colour
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
    if len(view.hand) == played:
        return Reason("out")
    colour = _stands_for(action.centre, action.centre_as)
    same = _stands_for(action.card, action.first_as) == colour
    if played == 2:
        all_same = same and _stands_for(action.second, action.second_as) == colour
        return Reason("all_draw" if all_same else "two_cards")
    if same:
        return Reason("may_lay")
    matches = [move for move in moves if move.verb == MATCH]
    return Reason("only_card") if len(matches) == 1 else None


def _stands_for(kind: int, name: int) -> int:
    """The colour of a DOS card, or the one a Wild DOS is named."""
    return int(name if kind == WILD_DOS else kind // DOS_RANKS)
