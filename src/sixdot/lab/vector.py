"""The batch as a Gymnasium vector environment: a learner at many tables of bots.

envs = gymnasium.make_vec("sixdot.lab.gym:Sixdot/Uno-v0", num_envs=64, players=3, opponents="easy")
"""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Self

from sixdot.bots import Bot
from sixdot.game.editions import DEFAULT
from sixdot.game.options import SetupError
from sixdot.lab import explained
from sixdot.lab.batch import Batch

with explained("learn"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

Told = dict[str, Any]
Rows = NDArray[np.float32]


class SixdotVector(VectorEnv[Rows, NDArray[np.int64], NDArray[Any]]):
    """An episode that has ended is followed by the next one in the same step; its last row is in `final_obs`."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        num_envs: int = 1,
        edition: str = DEFAULT.id,
        players: int = 2,
        opponents: str | Bot | Sequence[str | Bot] = "steady",
        **settings: Any,
    ) -> None:
        self.num_envs = num_envs
        self.batch = Batch(num_envs, edition, players, opponents=opponents, **settings)
        self.single_observation_space = spaces.Box(0.0, 1.0, (self.batch.encoding.size,), np.float32)
        self.single_action_space = spaces.Discrete(self.batch.index.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._begun = False

    def __copy__(self) -> Self:
        return deepcopy(self)  # a shallow one would share the tables

    def reset(self, *, seed: int | None = None, options: Told | None = None) -> tuple[Rows, Told]:
        """Deal anew everywhere; one seed is for all tables. Without a seed it goes on from the last one, if any."""
        if (options or {}).get("position") is not None:
            raise SetupError("a position is for one table: give it to the environment of a single one")
        super().reset(seed=seed)
        if seed is not None or not self._begun:
            self.batch.reset(int(self.np_random.integers(2**62)) if seed is None else seed)
        self._begun = True
        return self.batch.observations.copy(), self._info()

    def step(self, actions: NDArray[np.int64]) -> tuple[Rows, NDArray[Any], NDArray[Any], NDArray[Any], Told]:
        """The learners do this, then the bots play until they are asked again. An illegal action is an error."""
        batch = self.batch
        seats = batch.seats.copy()
        batch.step(np.asarray(actions))
        rewards = batch.rewards[np.arange(self.num_envs), seats].astype(np.float64)
        return batch.observations.copy(), rewards, batch.over.copy(), batch.cut_off.copy(), self._info()

    def action_masks(self) -> NDArray[np.int8]:
        """For each table, 1 for every number that the learner may choose now."""
        return self.batch.masks.copy()

    def _info(self) -> Told:
        info: Told = {"action_mask": self.action_masks(), "seat": self.batch.seats.copy()}
        if self.batch.finals:
            rows = np.full(self.num_envs, None, dtype=object)
            for number, row in self.batch.finals.items():
                rows[number] = row
            info |= {"final_obs": rows, "_final_obs": np.array([row is not None for row in rows])}
        return info
