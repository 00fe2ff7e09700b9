"""Many tables stepped together, into arrays: for programs that decide for hundreds of seats at once.

batch = Batch(tables=256, edition="mattel", players=4, seed=1)
while learning:
    batch.step(policy(batch.observations, batch.masks))
"""

from typing import Any

from sixdot.game.editions import DEFAULT
from sixdot.lab import explained
from sixdot.lab.encoding import Mask, Row
from sixdot.lab.episode import EpisodeSettings, IllegalAction
from sixdot.lab.learning import Numbered
from sixdot.lab.opponents import Opponents, Wanted
from sixdot.lab.tables import Tables

with explained("learn"):
    import numpy as np
    from numpy.typing import NDArray


class Batch(Numbered):
    """Row n of every array belongs to table n, and is about the seat that is asked there.

    The arrays stay the same and are filled anew by every step: whatever shares their memory sees it. A table whose
    episode has ended shows its next one at once; what it ended with is in `rewards`, `over`, `cut_off` and `finals`.
    """

    def __init__(
        self,
        tables: int,
        edition: str = DEFAULT.id,
        players: int = 2,
        seed: int = 0,
        opponents: Wanted | None = None,
        **settings: Any,
    ) -> None:
        """`opponents` None: all seats are asked, and a learner plays itself. `settings`: as for `EpisodeSettings`."""
        if tables < 1:
            raise ValueError(f"a batch has at least one table, not {tables}")
        super().__init__(EpisodeSettings(edition, players, **settings))
        self.observations: NDArray[np.float32] = np.zeros((tables, self.encoding.size), np.float32)
        self.masks: Mask = np.zeros((tables, self.index.size), np.int8)
        self.seats: NDArray[np.int64] = np.zeros(tables, np.int64)
        self.rewards: NDArray[np.float32] = np.zeros((tables, players), np.float32)  # of every seat, in the last step
        self.over: NDArray[np.bool_] = np.zeros(tables, np.bool_)
        self.cut_off: NDArray[np.bool_] = np.zeros(tables, np.bool_)
        self.finals: dict[
            int, Row
        ] = {}  # of the tables that ended in the last step: the row of the one who acted there
        opposed = None if opponents is None else Opponents(players, opponents)
        self._tables = Tables(tables, self.settings, self.encoding.sight, self.index, opposed)
        self._offered: NDArray[np.intp] = np.zeros(0, np.intp)  # where a mask has a 1, in all of them
        self._first: NDArray[np.intp] = np.arange(tables) * self.index.size  # and where each of them begins
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Deal anew everywhere. What happens at a table depends on the seed and its number, not on other tables."""
        for array in (self.rewards, self.over, self.cut_off):
            array.fill(0)
        self.finals = {}
        self._tables.reset(seed, self._observation_bytes())
        self._look()

    def sample(self, chance: np.random.Generator) -> NDArray[np.intp]:
        """For every table one of the actions that may be taken there, each equally likely."""
        choices = np.bincount(self._offered // self.index.size)
        first = choices.cumsum() - choices
        chosen = first + (chance.random(len(choices)) * choices).astype(np.intp)
        return self._offered[chosen] - self._first

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """At every table the seat that is asked does this. If one of them may not: `IllegalAction`, and none does.

        An opponent that does what it may not is an `IllegalAction`, too; after that the batch has to be reset.
        """
        self._check(actions)
        self._tables.step(actions.tolist(), self._observation_bytes())
        for array in (self.rewards, self.over, self.cut_off):
            array.fill(0)
        for number, rewards in self._tables.rewarded:
            self.rewards[number] = rewards
        ended = self._tables.ended
        for number, cut_off in ended:
            self.over[number], self.cut_off[number] = not cut_off, cut_off
        finals = [np.frombuffer(bytearray(row), np.float32) for row in self._tables.finals]
        self.finals = {number: row for (number, _), row in zip(ended, finals, strict=True)}
        self._look()

    def _check(self, actions: NDArray[np.integer[Any]]) -> None:
        tables, size = self.masks.shape
        if actions.shape != (tables,):
            raise ValueError(
                f"{tables} actions are wanted, one for each table, not an array of shape {actions.shape}"
            )
        places = self._first + actions.astype(np.intp, casting="same_kind", copy=False)
        if actions.min() >= 0 and actions.max() < size and self.masks.reshape(-1)[places].all():
            return
        for number, action in enumerate(actions.tolist()):
            offered = np.flatnonzero(self.masks[number]).tolist()
            if action not in offered:
                may = ", ".join(map(str, offered))
                raise IllegalAction(
                    f"at table {number} seat {self.seats[number]} may not do {action}; it may do {may}"
                )

    def _look(self) -> None:
        self.seats[:] = self._tables.seats
        mask = self.masks.reshape(-1)
        mask[self._offered] = 0
        self._offered = np.fromiter(self._tables.places, np.intp, len(self._tables.places))
        mask[self._offered] = 1

    def _observation_bytes(self) -> memoryview:
        return self.observations.data.cast("B")
