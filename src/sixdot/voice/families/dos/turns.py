"""What a player of DOS is told to do next, as sayings."""

from __future__ import annotations

from typing import Final

from sixdot.game.actions import DOS, DRAW, MATCH, NOLAY
from sixdot.game.cards import DOS_DECK, Card
from sixdot.game.view import DosView
from sixdot.voice.families.dos.events import pair
from sixdot.voice.hands import distinct, may
from sixdot.voice.narrate.saying import Saying, linked, saying
from sixdot.voice.narrate.story import Story
from sixdot.voice.words import SYMBOLS

_WAYS: Final = 2  # this many ways to match each card of the row are told


def yours(story: Story, view: DosView) -> list[Saying]:
    if view.phase == "lay":
        return [saying("next-lay", declinable=may(view, NOLAY), cards=distinct(view.hand))]
    ways = _ways(view)
    values = {
        "cards": linked([DOS_DECK.cards[kind] for kind in ways], "list-more", "table-or"),
        "ways": _all_ways(ways),
        "can": bool(ways),
        "call": may(view, DOS),
    }
    if view.phase == "turn" and may(view, DRAW):
        if story.is_turn_known():
            return [saying("next-still-you")]
        row = [place.card for place in view.centre if not place.matched_with]
        return [saying("next-row", row=row), saying("next-row-more", **values)]
    matched = any(place.matched_with for place in view.centre)
    return [saying("next-done", drawn=view.phase == "drawn" and not matched, **values)]


def _ways(view: DosView) -> dict[int, list[tuple[Card, Card | None]]]:
    """For each card of the row that can be matched, in order, what matches it, the plainest first."""
    ways: dict[int, list[tuple[Card, Card | None]]] = {}
    for action in view.legal:
        if action.verb == MATCH:
            second = DOS_DECK.cards[action.second] if action.second >= 0 else None
            found = ways.setdefault(int(action.centre), [])
            way = (DOS_DECK.cards[action.card], second)
            if way not in found:  # the same cards with a wild named differently
                found.append(way)
    for found in ways.values():
        found.sort(key=lambda way: (_is_wild(way[0]) or _is_wild(way[1]), way[1] is not None))
    row = [place.card.kind for place in view.centre]
    return {kind: ways[kind] for kind in dict.fromkeys(row) if kind in ways}


def _is_wild(card: Card | None) -> bool:
    return card is not None and SYMBOLS.get(card.symbol, "") in ("wild-number", "wild-dos")


def _all_ways(ways: dict[int, list[tuple[Card, Card | None]]]) -> Saying | None:
    """'blue 7 with red 7, or blue 3 and green 4; ...'"""
    told = []
    for kind, found in ways.items():
        pairs = [saying("way", **pair((first, None), (second, None))) for first, second in found[:_WAYS]]
        told.append(saying("ways", card=DOS_DECK.cards[kind], ways=linked(pairs, "ways-more")))
    return linked(told, "ways-next")
