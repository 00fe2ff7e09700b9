"""What happens in DOS, in sentences (matches, the row, cards that are laid, the call), and what is next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sixdot.game import events as e
from sixdot.game.actions import DOS, DRAW, MATCH, NOLAY
from sixdot.game.cards import COLOURS, DOS_DECK, Card
from sixdot.game.dos.machine import DosView
from sixdot.game.edition import COMMON
from sixdot.voice.family import edition_of
from sixdot.voice.hands import distinct, may
from sixdot.voice.pieces import joined
from sixdot.voice.story import Story, Tellers, plainly
from sixdot.voice.words import SYMBOLS, Colour, Words

Named = tuple[Card | None, str | None]  # a card, and what it was named if it is wild
Ways = dict[int, list[tuple[Card, Card | None]]]  # for each card of the row, the cards that match it
_MOST_WAYS: Final = 2  # to match each card of the row are told


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


def _row_filled(story: Story, event: e.RowFilled) -> None:
    begun = story.begun
    mine = begun is not None and begun.seat == story.seat and begun.phase == "turn" and story.view is not None
    if not mine:  # the player in turn hears the whole row instead
        story.say("row-filled", cards=list(event.cards))


def _called_dos(story: Story, event: e.CalledDos) -> None:
    named = bool(story.said) and story.said[-1][0] == story.who(event.seat)
    story.say("called-dos", event, named=named)  # their deed was told just before


def _matched(story: Story, event: e.Matched) -> None:
    edition = COMMON if story.view is None else edition_of(story.view)
    first, second = [*zip(event.cards, event.names[1:], strict=True), (None, None)][:2]
    story.say(
        "matched",
        who=story.who(event.seat),
        centre=_stands_for(event.centre, event.names[0], story.words),
        bonus=event.bonus,
        left=event.left,
        must=edition.single_bonus == "must",
        draw=edition.double_bonus,
        **_pair(first, second, story.words),
    )


def _pair(first: Named, second: Named, words: Words) -> dict[str, Any]:
    """The one or two cards of a match, and what wild ones are named; two Wild DOS alike are told together."""
    if first == second and _symbol(first[0]) == "wild-dos":
        return {"first": _stands_for(words.say("two-wild-dos", card=first[0]), first[1], words), "second": None}
    return {"first": _stands_for(*first, words), "second": _stands_for(*second, words)}


def _symbol(card: Card | None) -> str:
    return "" if card is None else SYMBOLS.get(card.symbol, "")


def _stands_for(card: Any, name: str | None, words: Words) -> Any:
    """A card, and what it was named if it is wild."""
    if name is None:
        return card
    return words.say("stands-for", card=card, name=Colour(name) if name in COLOURS else name)


# What the player in turn is told to do


def yours(story: Story, view: DosView) -> list[str]:
    words = story.words
    if view.phase == "lay":
        return [words.say("next-lay", declinable=may(view, NOLAY), cards=distinct(view.hand))]
    ways = _ways(view)
    values: dict[str, Any] = {
        "cards": joined([words.one(DOS_DECK.cards[kind]) for kind in ways], words, last="table-or"),
        "ways": joined([_told_ways(kind, found, words) for kind, found in ways.items()], words, "ways-next"),
        "can": bool(ways),
        "call": may(view, DOS),
    }
    if view.phase == "turn" and may(view, DRAW):
        if story.is_turn_known():
            return [words.say("next-still-you")]
        row = [place.card for place in view.centre if not place.matched_with]
        return [words.say("next-row", row=row), words.say("next-row-more", **values)]
    matched = any(place.matched_with for place in view.centre)
    return [words.say("next-done", drawn=view.phase == "drawn" and not matched, **values)]


def _ways(view: DosView) -> Ways:
    """For each card of the row that can be matched, in order, what matches it, the plainest first."""
    ways: Ways = {}
    for action in view.legal:
        if action.verb == MATCH:
            second = DOS_DECK.cards[action.second] if action.second >= 0 else None
            found = ways.setdefault(int(action.centre), [])
            way = (DOS_DECK.cards[action.card], second)
            if way not in found:  # the same cards with a wild named differently
                found.append(way)
    for found in ways.values():
        found.sort(key=lambda way: (any(_symbol(card) for card in way), way[1] is not None))
    row = [place.card.kind for place in view.centre]
    return {kind: ways[kind] for kind in dict.fromkeys(row) if kind in ways}


def _told_ways(kind: int, found: Sequence[tuple[Card, Card | None]], words: Words) -> str:
    """'blue 7 with red 7, or blue 3 and green 4'"""
    pairs = [words.say("way", **_pair((first, None), (second, None), words)) for first, second in found[:_MOST_WAYS]]
    return words.say("ways", card=DOS_DECK.cards[kind], ways=joined(pairs, words, "ways-more"))


TELLERS: Final[Tellers] = {
    e.RowFilled: _row_filled,
    e.Matched: _matched,
    e.Cleared: plainly("cleared"),
    e.Laid: plainly("laid"),
    e.LayDeclined: plainly("lay-declined"),
    e.CalledDos: _called_dos,
}
