"""Actions as numbers: one fixed list for each family, the same for every edition, every table and every seat.

Other players are counted from the seat that acts: `catch +1` is aimed at its left neighbour. Number 0 is to do
nothing, which a seat may do when it is asked out of turn. Table talk has no number, for nobody here can talk.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixdot.game.actions import CATCH, SWAP, VERBS, Action, catches, swaps

NOTHING: Final = 0


class ActionIndex:
    """Numbers of actions, and actions of numbers. An aimed action is listed with the distance to its target."""

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
        """The number of an action of this seat; None means doing nothing."""
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
        """The action that a number stands for, for this seat; None: doing nothing."""
        if not 0 <= index < self.size:
            raise ValueError(f"actions are numbered from 0 to {self.size - 1}, not {index}")
        if index == NOTHING:
            return None
        if index < self._first_aimed:
            return self._actions[index - 1]
        verb, distance = self._aimed[index - self._first_aimed]
        target = (seat + distance) % players
        return swaps[target] if verb == SWAP else catches[target]
