"""Finds deals: a seed with which the first round begins as a test needs it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count

from sixdot.game.house import house_edition
from sixdot.game.match import Match
from sixdot.game.shuffle import chosen_deal


def dealt(edition: str, players: int, seed: str, house: Sequence[str] = ()) -> Match:
    game = Match(house_edition(edition, house), players)
    game.commit(chosen_deal(seed, 1))
    game.deal()
    return game


def seed_where(edition: str, players: int, true: Callable[[Match], bool], house: Sequence[str] = ()) -> str:
    """The first seed that deals the cards like this."""
    return next(str(seed) for seed in count() if true(dealt(edition, players, str(seed), house)))
