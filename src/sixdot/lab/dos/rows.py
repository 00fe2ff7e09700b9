"""DOS for programs that learn: its actions as numbers, its Views as rows."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from sixdot.game.actions import CATCH, Action, done, dos, draw, lays, match, nolay
from sixdot.game.cards import DOS_DECK, DOS_RANKS, WILD_NUMBER
from sixdot.game.dos.matching import HIGHEST, names_for
from sixdot.lab.dos.sight import SEATS, DosSight
from sixdot.lab.encoding import Encoding, shared_parts
from sixdot.lab.numbers import ActionIndex

GYM_ID: Final = "Sixdot/Dos-v0"

NamedCard = tuple[int, int]  # a kind, and what it is named; -1 for a plain card


@cache
def actions() -> ActionIndex:
    aims = [(CATCH, distance) for distance in range(1, SEATS)]
    return ActionIndex([draw, done, nolay, dos, *lays, *_matches(), *aims])


def named_cards(number: int) -> list[NamedCard]:
    """The eight ways to show a number: a plain card of each colour and a Wild # of each colour.

    A two is shown by a Wild DOS of each colour it can be named instead of a plain card.
    """
    found = [(kind, name) for kind in range(len(DOS_DECK.cards)) for name in names_for(kind, number)]
    return sorted(found, key=lambda named: named[0] % DOS_RANKS == WILD_NUMBER)


def _matches() -> Iterator[Action]:
    """Every match there is: by the number of the centre card, its card, then singles before doubles."""
    for number in range(1, HIGHEST + 1):
        for centre, centre_as in named_cards(number):
            for first, first_as in named_cards(number):
                yield match(centre, centre_as, first, first_as)
            for one, other in _pairs(number):
                yield match(centre, centre_as, *one, *other)


def _pairs(number: int) -> Iterator[tuple[NamedCard, NamedCard]]:
    """Two cards that add up to a number, each pair once."""
    for part in range(1, number // 2 + 1):
        for place, one in enumerate(named_cards(part)):
            others = named_cards(number - part)
            for other in others[place:] if part == number - part else others:
                yield one, other


@cache
def encoding() -> Encoding:
    kinds = len(DOS_DECK.cards)
    return Encoding(
        DosSight,
        [
            *shared_parts(DOS_DECK, SEATS),
            ("open", kinds, "the centre cards that are yet to be matched"),
            ("matched", kinds, "the centre cards that have been in this turn"),
            ("played", kinds, "the cards played on those"),
            ("bonuses", 3, "single bonuses, double bonuses, penalty cards owed: n / (n + 2)"),
        ],
    )
