"""Reasons for the actions of UNO."""

from collections import Counter
from math import comb
from typing import Final

from sixdot.bots.reasons import Fact, Reason, points_reason
from sixdot.bots.uno.thumb import with_colours
from sixdot.bots.views import moves_of, neighbour, step_of
from sixdot.game.actions import ACCEPT, ANSWER, CHALLENGE, COLOUR, DRAW, PASS, PLAY, SWAP, Action
from sixdot.game.cards import COLOURS, UNO_DECK, WILD, WILD_FOUR, Card
from sixdot.game.events import Drew, HandsPassed, Played, Swapped
from sixdot.game.house import house_edition
from sixdot.game.uno.table import UnoView
from sixdot.game.view import View

FEW: Final = 2  # a player with so many cards is a threat
HOLDING_UP: Final = ("+2", "wi+4", "sk", "rv")  # the next player draws, misses a turn, or is not next any more
BLUFFING: Final = 0.25  # how often somebody bluffs who could


def uno_reasons(view: View, action: Action) -> list[Reason | None]:
    """All that can be said for an action, what counts most first."""
    assert isinstance(view, UnoView)
    return _play_reasons(view, action) if action.verb == PLAY else [_other_reason(view, action)]


def with_bluff(view: View, action: Action, reason: Reason) -> Reason:
    """A Wild Draw Four that is a bluff is told as one: with what a challenge would bring."""
    edition = house_edition(view.edition, view.house)
    if action.verb != PLAY or action.card != WILD_FOUR or not edition.challenge:
        return reason
    assert isinstance(view, UnoView)
    rest = [card for card in view.hand if card.symbol != "wi+4"]
    by_colour = edition.wild_four_honest == "colour"
    if not any(card.colour == view.colour if by_colour else _fits(view, card) for card in rest):
        return reason
    return Reason(reason.code, {**reason.facts, "bluff": "back" if edition.guilty_takes_back else "draw"})


def _other_reason(view: UnoView, action: Action) -> Reason | None:
    verb = action.verb
    moves = moves_of(view)
    if verb == ANSWER:
        return Reason("answer")
    if len(moves) == 1:
        return _nothing_reason(view) if verb in (DRAW, PASS) else Reason("only")
    if verb == COLOUR:
        return _colour_reason(view, COLOURS[action.colour], None, _most(view))
    if verb in (DRAW, PASS) and any(move.verb == PLAY for move in moves):
        if any(move.card < WILD for move in moves if move.verb == PLAY):
            return None
        return Reason("keeps_drawn_wild" if _only_drawn(view) else "keeps_wild")
    if verb in (CHALLENGE, ACCEPT):
        return _challenge_reason(view, verb == CHALLENGE)
    return _swap_reason(view, action.seat) if verb == SWAP else None


def _fits(view: UnoView, card: Card) -> bool:
    """T1: whether a card fits the one on top."""
    top = view.top
    assert top is not None
    same_symbol = top.colour is not None and card.symbol == top.symbol
    return card.colour is None or card.colour == view.colour or same_symbol


def _only_drawn(view: UnoView) -> bool:
    """T3: whether nothing but the card just drawn may be played."""
    return view.phase == "drawn" and house_edition(view.edition, view.house).after_draw != "any"


def _nothing_reason(view: UnoView) -> Reason:
    """Why nothing can be played."""
    if not _only_drawn(view):
        return Reason("forbidden" if any(_fits(view, card) for card in view.hand) else "nothing_fits")
    if view.drawn is None:
        return Reason("nothing_drawn")
    return Reason("forbidden" if _fits(view, view.drawn) else "drawn_no_fit")


# Plays


def _play_reasons(view: UnoView, action: Action) -> list[Reason | None]:
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
    following = _next_rival(view)
    if following is not None and card.symbol in HOLDING_UP and view.counts[following] <= FEW:
        found.append(Reason("threat", {"seat": following, "count": view.counts[following]}))
    colour = card.colour or COLOURS[action.colour]
    found.append(_colour_reason(view, colour, card, 2 if card.colour else _most(view)))
    if len(fitting) == 1:
        found.append(_only_card(view, card))
    if card.colour is not None and any(kind >= WILD for kind in fitting):
        found.append(Reason("saves_wild"))
    kept = _colour_reason(view, colour, card, 1 if card.colour else _most(view))
    return [*found, points_reason(view, card.kind, fitting), kept]


def _only_card(view: UnoView, card: Card) -> Reason:
    if _only_drawn(view):
        return Reason("drawn_fits")
    return Reason("only_may" if any(other != card and _fits(view, other) for other in view.hand) else "only_card")


def _moved_hand(view: UnoView, card: Card) -> Reason | None:
    """H3: whose hand a 7 or a 0 brings, and how many cards; None for any other card."""
    if card.number not in (0, 7) or not house_edition(view.edition, view.house).seven_zero:
        return None
    others = [seat for seat in range(view.players) if seat != view.seat and seat not in view.passed_over]
    if card.number == 7 and len(others) > 1:
        rivals = [seat for seat in others if seat not in view.partners] or others
        seat = min(rivals, key=lambda rival: view.counts[rival])
        return Reason("may_take", {"seat": seat, "count": view.counts[seat]})
    giver = neighbour(view, -step_of(view.direction))
    return Reason("takes", {"seat": giver, "count": view.counts[giver]})


def _next_rival(view: UnoView) -> int | None:
    """Who is next to play, unless it is a partner."""
    other = neighbour(view, step_of(view.direction))
    return None if other in view.partners or other == view.seat else other


def _most(view: UnoView) -> int:
    """Cards of the colour that the hand has most of: to keep fewer is no reason to name another."""
    return max([1, *Counter([card.colour for card in view.hand if card.colour]).values()])


def _colour_reason(view: UnoView, colour: str, played: Card | None, least: int) -> Reason | None:
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

    Who has played the colour since then has shown that they hold it: that draw says nothing any more.
    """
    times: Counter[tuple[int, str]] = Counter()
    for event, colour in with_colours(view.heard):
        if isinstance(event, Played):
            if event.card.colour is not None:
                del times[event.seat, event.card.colour]
        elif isinstance(event, Drew) and event.why == "turn" and colour is not None and event.count:
            times[event.seat, colour] += 1
        elif isinstance(event, HandsPassed):
            times.clear()
        elif isinstance(event, Swapped):
            times = Counter({key: count for key, count in times.items() if key[0] not in (event.seat, event.target)})
    return times


# Wild Draw Four


def _challenge_reason(view: UnoView, challenges: bool) -> Reason:
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


def chance_of_bluff(view: UnoView, by_colour: bool) -> float:
    """How likely the play was wrong: such a hand may hold a card that forbids it, but few would bluff then."""
    bluff = BLUFFING * _chance_to_forbid(view, by_colour)
    return bluff / (bluff + 1 - bluff / BLUFFING)


def _chance_to_forbid(view: UnoView, by_colour: bool) -> float:
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


def _swap_reason(view: UnoView, target: int) -> Reason | None:
    others = [count for seat, count in enumerate(view.counts) if seat != view.seat and seat not in view.passed_over]
    if view.counts[target] > min(others) or view.counts[target] >= len(view.hand):
        return None
    return Reason("fewest", {"seat": int(target), "count": view.counts[target]})
