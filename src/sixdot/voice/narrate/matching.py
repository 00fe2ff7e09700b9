"""DOS: the cards of a match, as sayings: what was, or could be, played on a card of the row."""

from __future__ import annotations

from typing import Any

from sixdot.game import events as e
from sixdot.game.cards import COLOURS, Card
from sixdot.voice.narrate.saying import saying
from sixdot.voice.narrate.story import Story
from sixdot.voice.words import SYMBOLS, Colour

Named = tuple[Card | None, str | None]  # a card, and what it was named if it is wild


def match_told(story: Story, event: e.Matched) -> None:
    first, second = [*zip(event.cards, event.names[1:], strict=True), (None, None)][:2]
    story.say(
        "matched",
        who=story.who(event.seat),
        centre=_stands_for(event.centre, event.names[0]),
        bonus=event.bonus,
        left=event.left,
        **pair(first, second),
    )


def pair(first: Named, second: Named = (None, None)) -> dict[str, Any]:
    """The one or two cards of a match, and what wild ones are named; two Wild DOS alike are told together."""
    if first == second and _is_wild_dos(first[0]):
        return {"first": _stands_for(saying("two-wild-dos", card=first[0]), first[1]), "second": None}
    return {"first": _stands_for(*first), "second": _stands_for(*second)}


def _is_wild_dos(card: Card | None) -> bool:
    return card is not None and SYMBOLS.get(card.symbol) == "wild-dos"


def _stands_for(card: Any, name: str | None) -> Any:
    """A card, and what it was named if it is wild."""
    if name is None:
        return card
    return saying("stands-for", card=card, name=Colour(name) if name in COLOURS else name)
