"""What comes next, as sayings: what is wanted of the listener, or whose turn it is."""

from __future__ import annotations

from typing import Final

from sixdot.game import events as e
from sixdot.game.actions import CHALLENGE, DOS, DRAW, MATCH, NOLAY, PASS
from sixdot.game.cards import DOS_DECK, Card
from sixdot.game.view import View
from sixdot.voice.hands import fitting
from sixdot.voice.narrate.deeds import fits_now
from sixdot.voice.narrate.matching import one_of, pair
from sixdot.voice.narrate.saying import Saying, saying
from sixdot.voice.narrate.telling import Telling
from sixdot.voice.words import SYMBOLS, Colour, Who

_WAYS: Final = 2  # so many ways to match a card of the row are told
_TWO: Final = 2


def is_wanted(view: View | None, telling: Telling) -> bool:
    """Whether something is wanted of the listener now; not of who has just left."""
    if any(isinstance(event, e.WentAway) and event.seat == telling.seat for event in telling.all):
        return False
    if view is not None:
        return view.seat is not None and view.turn == view.seat and view.phase not in ("over", "judge")
    begun = telling.begun
    ended = any(isinstance(event, e.RoundOver) for event in telling.all)
    return begun is not None and begun.seat == telling.seat and not ended


def upcoming(telling: Telling) -> list[Saying]:
    """The sayings at the end of an utterance; none while nothing has changed about whose turn it is."""
    if any(isinstance(event, e.RoundOver | e.GameOver) for event in telling.all):
        return []
    view = telling.view
    if is_wanted(view, telling):
        return [saying("next-you-only")] if view is None else _yours(telling, view)
    if telling.begun is None or telling.begun.seat == telling.seat:
        return []
    return _others(telling, telling.begun)


# Yours


def _yours(telling: Telling, view: View) -> list[Saying]:
    if view.phase == "colour":
        return [saying("next-colour")]
    if view.phase == "respond":
        return _respond(telling, view)
    if view.phase == "stack":
        cards = _distinct(fitting(view))
        return [saying("next-stack", count=view.pending, cards=cards, can=bool(cards))]
    if view.phase == "answer":
        return _question(telling, view)
    if view.phase == "swap":
        return _swap(telling, view)
    if view.phase == "lay":
        return [saying("next-lay", declinable=_may(view, NOLAY), cards=_distinct(view.hand))]
    if view.top is None:
        return _dos_turn(telling, view)
    if telling.begun is None and not _is_back(telling):
        return [saying("next-still-you")]
    return _drawn(view) if view.phase == "drawn" else _turn(telling, view)


def _is_back(telling: Telling) -> bool:
    return any(isinstance(event, e.CameBack) and event.seat == telling.seat for event in telling.all)


def _may(view: View, verb: int) -> bool:
    return any(action.verb == verb for action in view.legal)


def _distinct(cards: list[Card] | tuple[Card, ...]) -> list[Card]:
    return list(dict.fromkeys(cards))


def _turn(telling: Telling, view: View) -> list[Saying]:
    cards = fitting(view)
    named = any(isinstance(event, e.ColourNamed | e.TookBack) or _names(event) for event in telling.all)
    wild = view.top is not None and view.top.colour is None and view.colour is not None
    values = {
        "count": len(cards),
        "hand": len(view.hand),
        "cards": cards,
        "top": view.top,
        "colour": Colour(view.colour) if wild and view.colour is not None else None,
        "named": named,
        "draw": _may(view, DRAW),
        "all": len(cards) == len(view.hand),
        "uno": len(view.hand) == _TWO and bool(cards),
    }
    return [saying("next-you", **values), saying("next-you-more", **values)]


def _names(event: e.Event) -> bool:
    return isinstance(event, e.Played) and event.colour is not None


def _drawn(view: View) -> list[Saying]:
    cards = _distinct(fitting(view))
    others = [card for card in cards if card != view.drawn]
    values = {
        "card": view.drawn,
        "fits": fits_now(view),
        "top": view.top,
        "colour": None if view.colour is None else Colour(view.colour),
        "others": others,
        "may-pass": _may(view, PASS),
    }
    return [saying("next-drawn", **values)]


def _respond(telling: Telling, view: View) -> list[Saying]:
    from sixdot.game.house import house_edition

    edition = house_edition(view.edition, view.house)
    player = None if view.challenged is None else Who(telling.names[view.challenged])
    colour = None if view.prior_colour is None else Colour(view.prior_colour)
    stakes = saying(
        "stakes",
        player=player,
        colour=colour,
        honest=edition.wild_four_honest,
        back=edition.guilty_takes_back,
    )
    can = _may(view, CHALLENGE)
    return [*([stakes] if can and player is not None else []), saying("next-respond", can=can)]


def _question(telling: Telling, view: View) -> list[Saying]:
    up = any(isinstance(event, e.Played | e.TurnedUp) for event in telling.all)
    asked = view.question or ""
    values = {"question": ended(asked), "plain": asked.rstrip(" .?")}
    return [saying("next-answer", top=None if up else view.top, **values)]


def ended(text: str) -> str:
    """A text that ends like a sentence."""
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."


def _swap(telling: Telling, view: View) -> list[Saying]:
    others = [
        saying("holds", who=telling.who(seat), count=count)
        for seat, count in enumerate(view.counts)
        if seat != view.seat and seat not in view.passed_over
    ]
    return [saying("next-swap", others=others)]


# DOS


def _dos_turn(telling: Telling, view: View) -> list[Saying]:
    ways = _ways(view)
    row = [place.card for place in view.centre if not place.matched_with]
    values = {
        "cards": one_of([DOS_DECK.cards[kind] for kind in ways]),
        "ways": _all_ways(ways),
        "can": bool(ways),
        "call": _may(view, DOS),
    }
    if view.phase == "turn" and _may(view, DRAW):
        if telling.begun is None and not _is_back(telling):
            return [saying("next-still-you")]
        return [saying("next-row", row=row), saying("next-row-more", **values)]
    return [saying("next-done", drawn=view.phase == "drawn" and not _has_matched(view), **values)]


def _has_matched(view: View) -> bool:
    return any(place.matched_with for place in view.centre)


def _ways(view: View) -> dict[int, list[tuple[Card, Card | None]]]:
    """For each card of the row that can be matched, in its order, with what: the plainest first."""
    ways: dict[int, list[tuple[Card, Card | None]]] = {}
    for action in view.legal:
        if action.verb == MATCH:
            second = DOS_DECK.cards[action.second] if action.second >= 0 else None
            found = ways.setdefault(int(action.centre), [])
            way = (DOS_DECK.cards[action.card], second)
            if way not in found:  # a wild may be named in several ways
                found.append(way)
    for found in ways.values():
        found.sort(key=lambda way: (_is_wild(way[0]) or _is_wild(way[1]), way[1] is not None))
    row = [place.card.kind for place in view.centre]
    return {kind: ways[kind] for kind in dict.fromkeys(row) if kind in ways}


def _is_wild(card: Card | None) -> bool:
    return card is not None and SYMBOLS.get(card.symbol, "") in ("wild-number", "wild-dos")


def _all_ways(ways: dict[int, list[tuple[Card, Card | None]]]) -> Saying | None:
    """'blue 7 with red 7, or blue 3 and green 4; ...'"""
    listed: Saying | None = None
    for kind, found in ways.items():
        pairs = [saying("way", **pair((first, None), (second, None))) for first, second in found[:_WAYS]]
        one = pairs[0] if len(pairs) == 1 else saying("ways-more", before=pairs[0], item=pairs[1])
        item = saying("ways", card=DOS_DECK.cards[kind], ways=one)
        listed = item if listed is None else saying("ways-next", before=listed, item=item)
    return listed


# The others'


def _others(telling: Telling, begun: e.TurnBegan) -> list[Saying]:
    who = telling.who(begun.seat)
    if begun.phase == "respond":
        return [saying("next-other-responds", who=who)]
    if begun.phase == "stack":
        pending = [event.pending for event in telling.all if isinstance(event, e.Stacked)]
        return [saying("next-other-stack", who=who, count=pending[-1] if pending else 0)]
    if begun.phase == "swap":
        return [saying("next-other-swaps")]
    if begun.phase == "lay":
        return [saying("next-other-lays")]
    if begun.phase == "answer":
        asked = [event for event in telling.all if isinstance(event, e.Asked)]
        question = ended(asked[-1].question) if asked else None
        return [saying("next-other-asked", who=who, question=question, same=_is_asked_again(telling))]
    if begun.phase == "colour":
        return [saying("next-other-colour", who=who)]
    if begun.phase != "turn":
        return []
    return _other_turn(telling, begun, who)


def _is_asked_again(telling: Telling) -> bool:
    """Whether the question is still that of the same card."""
    return not any(isinstance(event, e.Played | e.TurnedUp | e.TookBack) for event in telling.all)


def _other_turn(telling: Telling, begun: e.TurnBegan, who: Who) -> list[Saying]:
    """Who goes on is not announced anew, unless others missed a turn or the challenge was won."""
    if any(isinstance(event, e.Challenged) and event.seat == begun.seat for event in telling.all):
        return [saying("next-other-turn", who=who)]
    if not any(_goes_on(event, begun.seat) for event in telling.all):
        return [saying("next-other", who=who)]
    return [saying("next-same", who=who)] if any(isinstance(event, e.Skipped) for event in telling.all) else []


def _goes_on(event: e.Event, seat: int) -> bool:
    """Whether this seat has just acted, so that its turn is no news."""
    if isinstance(event, e.Drew):
        return event.seat == seat and event.why == "stack"
    return isinstance(event, e.Played | e.Answered | e.Judged | e.ColourNamed) and event.seat == seat
