"""Matches in DOS: which a hand can make, what bonus each earns, why one is impossible; wilds (O2-O5, O8, O9)."""

from collections.abc import Iterator
from typing import Final

from sixdot.game.actions import Action, match
from sixdot.game.cards import COLOURS, DOS_DECK, DOS_RANKS, WILD_DOS, WILD_NUMBER
from sixdot.game.kinds import Hand
from sixdot.game.native import i64
from sixdot.game.refusal import RefusalReason

NO_BONUS: Final = 0
SINGLE_BONUS: Final = 1
DOUBLE_BONUS: Final = 2
BONUSES: Final = ("none", "single", "double")


def matches(row: list[int], hand: Hand) -> Iterator[Action]:
    """Every match of a kind of card in the row, with one card of the hand or with two."""
    kinds = hand.kinds()
    for centre in row:
        for centre_as in names_of(centre):
            number = number_of(centre, centre_as)
            for place, first in enumerate(kinds):
                for first_as in names_for(first, number):
                    yield match(centre, centre_as, first, first_as)
                for second in kinds[place:]:
                    if second != first or hand.counts[first] > 1:
                        yield from _doubles(centre, centre_as, number, first, second)


def _doubles(centre: int, centre_as: int, number: int, first: int, second: int) -> Iterator[Action]:
    for part in range(1, number):
        for first_as in names_for(first, part):
            for second_as in names_for(second, number - part):
                if first != second or first_as <= second_as:  # two of a kind are one match, in either order
                    yield match(centre, centre_as, first, first_as, second, second_as)


def parts_of(action: Action) -> list[tuple[i64, i64]]:
    """The cards of a match, first the one in the row, each with what it is named."""
    found = [(action.centre, action.centre_as), (action.card, action.first_as)]
    if action.second >= 0:
        found.append((action.second, action.second_as))
    return found


def bonus_of(action: Action) -> i64:
    """O4, O5: a bonus is earned when every card played has the colour of the centre card."""
    colour = colour_of(action.centre, action.centre_as)
    if colour_of(action.card, action.first_as) != colour:
        return NO_BONUS
    if action.second < 0:
        return SINGLE_BONUS
    return DOUBLE_BONUS if colour_of(action.second, action.second_as) == colour else NO_BONUS


def problem(action: Action, hand: Hand) -> RefusalReason | None:
    """Why this hand cannot make a match with a card that lies in the row; None if it can."""
    for kind, name in parts_of(action):
        if not is_named(kind, name):
            return "NAME_WILD_DOS" if kind == WILD_DOS else "NAME_WILD_NUMBER"
    total = number_of(action.card, action.first_as)
    if action.second >= 0:
        total += number_of(action.second, action.second_as)
    needed = 2 if action.second == action.card else 1
    if hand.counts[action.card] < needed or (action.second >= 0 and hand.counts[action.second] < needed):
        return "NOT_IN_DOS_HAND"
    return None if total == number_of(action.centre, action.centre_as) else "DOES_NOT_ADD_UP"


# Wilds: what a card may be named, and what it then stands for (O8, O9)

HIGHEST: Final = 10
# The number on each kind; a Wild # has none until it is named.
NUMBER_OF: Final[list[int]] = [card.number or 0 for card in DOS_DECK.cards]


def is_wild(kind: i64) -> bool:
    return kind == WILD_DOS or kind % DOS_RANKS == WILD_NUMBER


def number_of(kind: i64, name: i64) -> i64:
    """The number a card stands for: its own, or the one a Wild # is named."""
    return name if kind != WILD_DOS and kind % DOS_RANKS == WILD_NUMBER else NUMBER_OF[kind]


def colour_of(kind: i64, name: i64) -> i64:
    """The colour a card stands for: its own, or the one a Wild DOS is named."""
    return name if kind == WILD_DOS else kind // DOS_RANKS


def names_of(kind: int) -> list[int]:
    """What a card may be named: nothing for a plain card, a colour for a Wild DOS, a number for a Wild #."""
    if kind == WILD_DOS:
        return [0, 1, 2, 3]
    return list(range(1, HIGHEST + 1)) if is_wild(kind) else [-1]


def names_for(kind: int, number: int) -> list[int]:
    """What a card may be named to stand for this number; nothing if it cannot."""
    if kind == WILD_DOS:
        return [0, 1, 2, 3] if number == 2 else []
    if is_wild(kind):
        return [number] if 1 <= number <= HIGHEST else []
    return [-1] if NUMBER_OF[kind] == number else []


def is_named(kind: i64, name: i64) -> bool:
    """Whether a wild has been named, and a plain card has not."""
    return (name >= 0) == is_wild(kind)


def name_text(kind: i64, name: i64) -> str | None:
    if name < 0:
        return None
    return COLOURS[name] if kind == WILD_DOS else str(name)
