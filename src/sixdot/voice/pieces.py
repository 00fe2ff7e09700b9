"""Small pieces of what is said about a table: players, lists, numbered things, wilds and what they stand for."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from sixdot.game.actions import MATCH, Action
from sixdot.game.cards import COLOURS, DOS_DECK, WILD_DOS, Card
from sixdot.game.view import View
from sixdot.voice.words import Colour, Who, Words, sentence

MOST_NAMED: Final = 4  # of many things this many are named, then how many more there are;
MOST_IN_FULL: Final = 12  # this many if everything is said in full
_known_who = lru_cache(1000)(Who)  # the same few people are named again and again


# Players


def who(seat: int, view: View | None, names: Sequence[str]) -> Who:
    """A player as the seat of this View speaks of them; without a View everybody is one of the others."""
    if view is None:
        return Who(names[seat])
    return relation(seat, view.seat, view.partners, names)


def relation(seat: int, listener: int | None, partners: Sequence[int], names: Sequence[str]) -> Who:
    """A player as a listener speaks of them."""
    kind = "you" if seat == listener else "partner" if seat in partners else "other"
    return _known_who(names[seat], kind)


def own_first(seats: Sequence[int], listener: int | None) -> list[int]:
    """The listener before the others: 'you and Ana'."""
    return sorted(seats, key=lambda seat: seat != listener)


def high_wins(view: View) -> bool:
    """Whether more points are better in this game."""
    return view.scoring in ("first-to", "credit")


# Lists


def either(items: Sequence[str], words: Words) -> str:
    """'A, B or C'"""
    return words.joined(items, last="table-or")


def few(items: Sequence[str], words: Words) -> str:
    """'A and B, or C, or 3 more'; longer for those who want everything in full."""
    return others(shortened(items, words, MOST_IN_FULL if words.length == "full" else MOST_NAMED), words)


def shortened(items: Sequence[str], words: Words, most: int = MOST_NAMED) -> list[str]:
    """The first few of them, then how many more there are."""
    if len(items) <= most + 1:
        return list(items)
    return [*items[:most], words.say("table-others", count=len(items) - most)]


def others(items: Sequence[str], words: Words) -> str:
    """'A and B, or C, or D': each may be two cards."""
    return words.joined(items, "table-else")


def both(items: Sequence[str], words: Words) -> str:
    """'A, B and C'; in braille 'A+B+C'."""
    return words.joined(items, "table-and" if words.length == "braille" else "list-more", "table-and")


def numbered(items: Sequence[str], words: Words) -> list[str]:
    return [words.say("table-numbered", number=number, item=item) for number, item in enumerate(items, 1)]


def listed(head: str, items: str, words: Words) -> str:
    """A heading followed by a list of any length: '6 cards: 1 red 2, 2 red Skip.'"""
    return f"{head} {items}{words.say('table-end')}".strip()


def together(parts: Sequence[str], words: Words) -> str:
    """Sentences one after the other, each with a capital; in braille without capitals."""
    said = [part if words.length == "braille" else sentence(part) for part in parts if part]
    return words.say("between-deeds").join(said) if len(said) > 1 else "".join(said)


def ended(text: str) -> str:
    """A text with a full stop, unless it ends like a sentence already."""
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."


# Wilds


def dos_card(kind: int, meaning: int, words: Words) -> str:
    """A card of the DOS deck, and what it stands for if it is a wild that has been named."""
    name = None if meaning < 0 else COLOURS[meaning] if kind == WILD_DOS else str(meaning)
    return standing_for(words.one(DOS_DECK.cards[kind]), name, words)


def standing_for(card: str, name: str | None, words: Words) -> str:
    if name is None:
        return card
    return words.say("table-as", card=card, meaning=words.one(Colour(name)) if name in COLOURS else name)


def ways(action: Action, words: Words, named: bool = False) -> str:
    """The cards of a match: 'red 3 and red 4'. `named`: with what wilds stand for."""
    kinds = [(action.card, action.first_as)]
    if action.second >= 0:
        kinds.append((action.second, action.second_as))
    return both([dos_card(int(kind), int(meaning) if named else -1, words) for kind, meaning in kinds], words)


def matches(actions: Sequence[Action], words: Words) -> list[tuple[Card, list[str]]]:
    """Each card of the row that can be matched, and with what, single cards first, whatever wilds stand for."""
    found: dict[Card, dict[str, None]] = {}
    for action in sorted(actions, key=lambda action: action.second >= 0):
        if action.verb == MATCH:
            found.setdefault(DOS_DECK.cards[int(action.centre)], {})[ways(action, words)] = None
    return [(card, list(with_)) for card, with_ in found.items()]
