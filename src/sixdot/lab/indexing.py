"""Actions as numbers: one fixed list for each game, the same for every edition, every table and every seat.

Other players are counted from the seat that acts: `catch +1` is aimed at its left neighbour. The number 0 is to do
nothing, which a seat may that is asked out of its turn. Table talk has no number, for nobody here can talk.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from sixdot.game.actions import (
    CATCH,
    SWAP,
    VERBS,
    Action,
    accept,
    catches,
    challenge,
    colours,
    done,
    dos,
    draw,
    lays,
    match,
    nolay,
    pass_,
    pickup,
    plays,
    plays_with_uno,
    swaps,
    unknown,
)
from sixdot.game.cards import DOS_RANKS, WILD_DOS, WILD_NUMBER
from sixdot.game.edition import Edition
from sixdot.game.uno import any_answer

VERSION: Final = 1
NOTHING: Final = 0
UNO_SEATS: Final = 10
DOS_SEATS: Final = 4
HIGHEST: Final = 10  # what a card of DOS can stand for

NamedCard = tuple[int, int]  # a kind, and what it is named; -1 for a plain card


class ActionIndex:
    """A list of actions and back. An aimed action stands in it with the distance to its seat."""

    def __init__(self, actions: Sequence[Action], aimed: Sequence[tuple[int, int]]) -> None:
        self._actions = tuple(actions)
        self._aimed = tuple(aimed)
        self._first_aimed = 1 + len(self._actions)
        self._index_of = {action: index for index, action in enumerate(self._actions, 1)}
        self._index_of_aimed = {aim: index for index, aim in enumerate(self._aimed, self._first_aimed)}
        self.size = self._first_aimed + len(self._aimed)

    def notation(self) -> list[str]:
        """What every number means, in the notation of records; `+2` for the second seat to the left."""
        return [
            "nothing",
            *[str(action) for action in self._actions],
            *[f"{VERBS[verb]} +{distance}" for verb, distance in self._aimed],
        ]

    def index(self, action: Action | None, seat: int, players: int) -> int:
        """The number of an action of this seat; None is to do nothing."""
        if action is None:
            return NOTHING
        if action.verb == SWAP or action.verb == CATCH:
            found = self._index_of_aimed.get((int(action.verb), int(action.seat - seat) % players))
        else:
            found = self._index_of.get(action)
        if found is None:
            raise ValueError(f"the action {action} has no number")
        return found

    def action(self, index: int, seat: int, players: int) -> Action | None:
        """The action that a number means for this seat; None: to do nothing."""
        if not 0 <= index < self.size:
            raise ValueError(f"actions are numbered from 0 to {self.size - 1}, not {index}")
        if index == NOTHING:
            return None
        if index < self._first_aimed:
            return self._actions[index - 1]
        verb, distance = self._aimed[index - self._first_aimed]
        target = (seat + distance) % players
        return swaps[target] if verb == SWAP else catches[target]


def index_for(edition: Edition) -> ActionIndex:
    """The list of the game that this edition is of."""
    return _uno() if edition.game == "uno" else _dos()


@cache
def _uno() -> ActionIndex:
    actions = [action for book in (plays, plays_with_uno) for kind in book for action in kind]
    actions += [draw, pass_, *colours, challenge, accept, pickup, any_answer, unknown]
    return ActionIndex(actions, [(verb, distance) for verb in (SWAP, CATCH) for distance in range(1, UNO_SEATS)])


@cache
def _dos() -> ActionIndex:
    actions = [draw, done, nolay, dos, *lays, *_matches()]
    return ActionIndex(actions, [(CATCH, distance) for distance in range(1, DOS_SEATS)])


def named_cards(number: int) -> list[NamedCard]:
    """The eight ways to show a number: a plain card of each colour and a Wild # of each colour.

    A two is shown by a Wild DOS of each colour it can be named instead of a plain card.
    """
    wilds = [(DOS_RANKS * colour + WILD_NUMBER, number) for colour in range(4)]
    if number == 2:
        return [(WILD_DOS, colour) for colour in range(4)] + wilds
    rank = 0 if number == 1 else number - 2
    return [(DOS_RANKS * colour + rank, -1) for colour in range(4)] + wilds


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
