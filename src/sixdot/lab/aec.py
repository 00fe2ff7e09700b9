"""The PettingZoo environment of every edition: seats take turns, each sees only its own View.

env = aec.env(edition, players=4)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    action = None if termination or truncation else env.action_space(agent).sample(observation["action_mask"])
    env.step(action)
"""

from __future__ import annotations

from typing import Any, Final

from sixdot.game.editions import DEFAULT
from sixdot.lab import explained
from sixdot.lab.beginning import beginning_in
from sixdot.lab.encoding import VERSION
from sixdot.lab.episode import Episode, EpisodeSettings, IllegalAction, Rewards
from sixdot.lab.learning import LearningTable

with explained("learn"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv

RENDER_MODES: Final = ("ansi", "human")

Observation = dict[str, Any]


def env(**settings: Any) -> SixdotAEC:
    """The environment, made the way PettingZoo makes its own."""
    return SixdotAEC(**settings)


class SixdotAEC(LearningTable, AECEnv[str, Observation, int | None]):
    def __init__(
        self,
        edition: str = DEFAULT.id,
        players: int = 2,
        render_mode: str | None = None,
        full_information: bool = False,
        **settings: Any,
    ) -> None:
        """`full_information`: `state()` shows every card. The other settings are those of `EpisodeSettings`."""
        super().__init__(EpisodeSettings(edition, players, **settings), render_mode, RENDER_MODES, full_information)
        self.metadata: dict[str, Any] = {
            "name": f"sixdot_{self.settings.edition}_v{VERSION}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self._action_spaces = {agent: spaces.Discrete(self.index.size) for agent in self.possible_agents}
        self._observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self._rewarded: Rewards = ()  # in the last step
        self._seed: str | None = None
        self._number = 0

    def _space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (self.encoding.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.index.size,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal again. With a seed everything can be repeated, the episodes after this one included.

        `options["position"]`: where the cards lie instead, as in a scenario.
        """
        beginning = beginning_in(options, self.settings.match())
        if seed is not None or self._seed is None:
            self._seed = str(np.random.SeedSequence().entropy if seed is None else seed)
            self._number = 0
        self._number += 1
        self._episode = Episode(self.settings, f"{self._seed} {self._number}", self.encoding.sight(), beginning)
        self.agents = self.possible_agents.copy()
        self._rewarded = self.settings.no_rewards
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None  # type: ignore[assignment]  # as PettingZoo clears it
        self.agent_selection = self.possible_agents[self._episode.asked]

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        return {"observation": self.row_of(seat), "action_mask": self.mask_of(seat)}

    def step(self, action: int | None) -> None:
        """The selected agent does this. What is not legal raises `IllegalAction` and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self.game
        seat = game.asked
        if action is None:
            raise IllegalAction(f"{agent} is still playing: None is for those whose episode is over")
        rewards = game.act(self.index.action(int(action), seat, self.settings.players))
        self._cumulative_rewards[agent] = 0.0
        if rewards != self._rewarded:
            self._rewarded = rewards
            self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        if any(rewards):
            self._accumulate_rewards()
        if game.ended:
            self.terminations = dict.fromkeys(self.agents, game.over)
            self.truncations = dict.fromkeys(self.agents, game.cut_off)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[game.asked]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What the selected agent has just heard, and what counts now; `human` prints it."""
        if self.render_mode is None:
            return None
        seat = self.possible_agents.index(self.agent_selection) if self.agents else 0
        text = self.game.retold(self.game.told, seat, self.possible_agents)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to close, but whoever renders is expected to."""
