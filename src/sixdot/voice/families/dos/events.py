"""What happens in DOS, as sayings: matches, the row, cards that are laid, the call."""

from __future__ import annotations

from typing import Any, Final

from sixdot.game import events as e
from sixdot.game.cards import COLOURS, Card
from sixdot.game.edition import COMMON
from sixdot.game.view import DosView
from sixdot.voice.family import edition_of
from sixdot.voice.narrate.saying import saying
from sixdot.voice.narrate.story import Story, Tellers, plainly
from sixdot.voice.words import SYMBOLS, Colour

Named = tuple[Card | None, str | None]  # a card, and what it was named if it is wild


def begin(story: Story) -> None:
    """Being done is not an event. It shows because the row is cleared or a card is to be laid."""
    first = story.all[0] if story.all else None
    laying = isinstance(first, e.TurnBegan) and first.phase == "lay"
    if not (laying or isinstance(first, e.Cleared | e.RowFilled)):
        return
    turns = [event for event in story.before() if isinstance(event, e.TurnBegan | e.Matched)]
    if turns:
        cleared = story.take(e.Cleared)
        story.say("done", who=story.who(turns[-1].seat), count=0 if cleared is None else cleared.count)


def after_draw(story: Story, drew: e.Drew) -> bool:
    """'Sam draws a card and plays red 5 on blue 5.'"""
    matched = story.take(e.Matched, drew.seat)
    if matched is not None:
        story.say_and("drew-then", drew.seat, _matched, matched, count=drew.count)
    return matched is not None


def drawn_fits(view: DosView) -> str:
    return "row"


def counting(view: DosView) -> None:
    """No colour counts for the whole row."""


def _row_filled(story: Story, event: e.RowFilled) -> None:
    begun = story.begun
    mine = begun is not None and begun.seat == story.seat and begun.phase == "turn" and story.view is not None
    if not mine:  # the player in turn hears the whole row instead
        story.say("row-filled", cards=list(event.cards))


def _called_dos(story: Story, event: e.CalledDos) -> None:
    named = bool(story.said) and story.said[-1].values.get("who") == story.who(event.seat)
    story.say("called-dos", event, named=named)  # their deed was told just before


def _matched(story: Story, event: e.Matched) -> None:
    edition = COMMON if story.view is None else edition_of(story.view)
    first, second = [*zip(event.cards, event.names[1:], strict=True), (None, None)][:2]
    story.say(
        "matched",
        who=story.who(event.seat),
        centre=_stands_for(event.centre, event.names[0]),
        bonus=event.bonus,
        left=event.left,
        must=edition.single_bonus == "must",
        draw=edition.double_bonus,
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


TELLERS: Final[Tellers] = {
    e.RowFilled: _row_filled,
    e.Matched: _matched,
    e.Cleared: plainly("cleared"),
    e.Laid: plainly("laid"),
    e.LayDeclined: plainly("lay-declined"),
    e.CalledDos: _called_dos,
}
