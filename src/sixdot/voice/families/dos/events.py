"""What happens in DOS, in sentences (matches, the row, cards that are laid, the call), and what is next."""

from collections.abc import Sequence
from typing import Any, Final

from sixdot.game import events as e
from sixdot.game.actions import DOS, DRAW, MATCH, NOLAY
from sixdot.game.cards import DOS_DECK, Card
from sixdot.game.dos.machine import DosView
from sixdot.game.edition import COMMON
from sixdot.voice.family import edition_of
from sixdot.voice.hands import may
from sixdot.voice.pieces import both, either, others, standing_for
from sixdot.voice.story import Story
from sixdot.voice.words import SYMBOLS, Words

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
        story.say_and("drew-then", drew.seat, tell_matched, matched, count=drew.count)
    return matched is not None


def drawn_fits(view: DosView) -> str:
    return "row"


def tell_row_filled(story: Story, event: e.RowFilled) -> None:
    begun = story.begun
    mine = begun is not None and begun.seat == story.seat and begun.phase == "turn" and story.view is not None
    if not mine:  # the player in turn hears the whole row instead
        story.say("row-filled", cards=list(event.cards))


def tell_called_dos(story: Story, event: e.CalledDos) -> None:
    named = bool(story.said) and story.said[-1][0] == story.who(event.seat)
    story.say("called-dos", event, named=named)  # their deed was told just before


def tell_matched(story: Story, event: e.Matched) -> None:
    edition = COMMON if story.view is None else edition_of(story.view)
    centre, *cards = zip((event.centre, *event.cards), event.names, strict=True)
    first, second = [*_cards(cards, story.words), None][:2]
    story.say(
        "matched",
        who=story.who(event.seat),
        centre=_cards([centre], story.words)[0],
        first=first,
        second=second,
        bonus=event.bonus,
        left=event.left,
        must=edition.single_bonus == "must",
        draw=edition.double_bonus,
    )


def _cards(cards: Sequence[tuple[Card, str | None]], words: Words) -> list[str]:
    """Each card, and what it was named if it is wild; two Wild DOS alike are told together."""
    card, name = cards[0]
    if len(cards) == 2 and cards[0] == cards[1] and SYMBOLS.get(card.symbol) == "wild-dos":
        return [standing_for(words.say("two-wild-dos", card=card), name, words)]
    return [standing_for(words.one(card), name, words) for card, name in cards]


# What the player in turn is told to do


def yours(story: Story, view: DosView) -> list[str]:
    words = story.words
    if view.phase == "lay":
        return [words.say("next-lay", declinable=may(view, NOLAY), cards=list(dict.fromkeys(view.hand)))]
    ways = _ways(view)
    values: dict[str, Any] = {
        "cards": either([words.one(DOS_DECK.cards[kind]) for kind in ways], words),
        "ways": words.joined([_told_ways(kind, found, words) for kind, found in ways.items()], "table-group"),
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


def _ways(view: DosView) -> dict[int, list[tuple[Card, ...]]]:
    """For each card of the row that can be matched, in order, what matches it, the plainest first."""
    ways: dict[int, list[tuple[Card, ...]]] = {}
    for action in view.legal:
        if action.verb == MATCH:
            kinds = [int(kind) for kind in (action.card, action.second) if kind >= 0]
            ways.setdefault(int(action.centre), []).append(DOS_DECK.named(kinds))
    row = dict.fromkeys([place.card.kind for place in view.centre])
    return {kind: sorted(dict.fromkeys(ways[kind]), key=_plainness) for kind in row if kind in ways}


def _plainness(way: tuple[Card, ...]) -> tuple[bool, int]:
    return any(card.symbol in SYMBOLS for card in way), len(way)


def _told_ways(kind: int, found: Sequence[tuple[Card, ...]], words: Words) -> str:
    """'blue 7 with red 7, or blue 3 and green 4'"""
    ways = [both(_cards([(card, None) for card in way], words), words) for way in found[:_MOST_WAYS]]
    return words.say("table-match", card=DOS_DECK.cards[kind], ways=others(ways, words))
