"""Many tables stepped together, into arrays: for programs that decide for hundreds of seats at once.

batch = Batch(tables=256, edition="mattel", players=4, seed=1)
while learning:
    batch.step(policy(batch.observations, batch.masks))
"""

from collections.abc import Sequence
from typing import Any

from sixdot.bots import Bot
from sixdot.game.editions import DEFAULT
from sixdot.game.shuffle import FairStream
from sixdot.lab import explained
from sixdot.lab.encoding import Mask, Row, numbers_of
from sixdot.lab.episode import Episode, EpisodeSettings, IllegalAction
from sixdot.lab.learning import Numbered, Opponents

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
        opponents: str | Bot | Sequence[str | Bot] | None = None,
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
        self._tables = [_Table(self.settings, opposed, number) for number in range(tables)]
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Deal anew everywhere. What happens at a table depends on the seed and its number, not on other tables."""
        for array in (self.rewards, self.over, self.cut_off):
            array.fill(0)
        self.finals = {}
        for table in self._tables:
            table.seed = seed
            table.episodes = 0
            table.deal()
        self._look()

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """At every table the seat that is asked does this. If one of them may not: `IllegalAction`, and none does."""
        self._check(actions)
        self.finals = {}
        for number, table in enumerate(self._tables):
            seat = table.game.asked
            self.rewards[number] = table.act(self.index.action(int(actions[number]), seat, self.settings.players))
            self.over[number], self.cut_off[number] = table.game.over, table.game.cut_off
            if table.game.ended:
                self.finals[number] = self.encoding.encode(table.game.view(seat))
                table.deal()
        self._look()

    def _check(self, actions: NDArray[np.integer[Any]]) -> None:
        tables, size = self.masks.shape
        if actions.shape != (tables,):
            raise ValueError(
                f"{tables} actions are wanted, one for each table, not an array of shape {actions.shape}"
            )
        known = (actions >= 0) & (actions < size)
        legal = known & (self.masks[np.arange(tables), np.where(known, actions, 0)] == 1)
        for number in np.flatnonzero(~legal)[:1]:
            offered = ", ".join(map(str, np.flatnonzero(self.masks[number])))
            seat = int(self.seats[number])
            raise IllegalAction(f"at table {number} seat {seat} may not do {actions[number]}; it may do {offered}")

    def _look(self) -> None:
        self.observations.fill(0)
        self.masks.fill(0)
        for number, table in enumerate(self._tables):
            view = table.game.view(table.game.asked)
            self.seats[number] = table.game.asked
            self.encoding.write(view, self.observations[number])
            self.masks[number, numbers_of(view, self.index)] = 1


class _Table:
    """One of them: its episodes one after the other, with bots on the other seats if there are any."""

    def __init__(self, settings: EpisodeSettings, opponents: Opponents | None, number: int) -> None:
        self._settings = settings
        self._opponents = opponents
        self._number = number
        self._learner = 0
        self._source = FairStream(b"")
        self.seed = 0
        self.episodes = 0
        self.game: Episode

    def deal(self) -> None:
        """The next episode in which the learner is asked at all."""
        while True:
            name = f"{self.seed} {self._number} {self.episodes}"
            self.episodes += 1
            self.game = Episode(self._settings, name)
            self._learner = (self._number + self.episodes) % self._settings.players
            self._source = FairStream(f"bots {name}".encode())
            self._others_act()
            if not self.game.ended:
                return

    def act(self, action: Any) -> list[float]:
        """What every seat is rewarded with until somebody is asked again."""
        rewards = self.game.act(action)
        return [one + more for one, more in zip(rewards, self._others_act(), strict=True)]

    def _others_act(self) -> list[float]:
        if self._opponents is None:
            return [0.0] * self._settings.players
        return self._opponents.act(self.game, self._learner, self._source)[0]
