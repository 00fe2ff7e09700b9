"""UNO and DOS by these rules as an environment of RLCard: its agents and tools play them as they play its own games.

env = RLCardEnv({"seed": 1}, edition="mattel", players=2)
env.set_agents([RandomAgent(env.num_actions), RandomAgent(env.num_actions)])
trajectories, payoffs = env.run()
"""

from __future__ import annotations

from collections import OrderedDict
from copy import deepcopy
from typing import Any

from sixdot.game.editions import DEFAULT
from sixdot.lab import explained
from sixdot.lab.episode import Episode, EpisodeSettings
from sixdot.lab.learning import LearningTable

with explained("bench"):
    import numpy as np
    from numpy.typing import NDArray
    from rlcard.envs import Env

State = dict[str, Any]


class RLCardGame(LearningTable):
    """A table as RLCard's `Env` wants a game: it knows whose decision it is, and may take steps back."""

    def __init__(self, settings: EpisodeSettings) -> None:
        super().__init__(settings, None, ())
        self.np_random: Any = None
        self.allow_step_back = False
        self.payoffs: NDArray[np.float64] = np.zeros(settings.players)
        self._before: list[tuple[Episode, NDArray[np.float64]]] = []

    def get_num_players(self) -> int:
        return self.settings.players

    def get_num_actions(self) -> int:
        return self.index.size

    def init_game(self) -> tuple[State, int]:
        seed = str(int(self.np_random.randint(2**31)))
        self._episode = Episode(self.settings, seed, self.encoding.sight())
        self.payoffs = np.zeros(self.settings.players)
        self._before = []
        return self.get_state(self.get_player_id()), self.get_player_id()

    def step(self, chosen: int | str) -> tuple[State, int]:
        """Whoever is asked does this, by its number or as it is listed; `IllegalAction` changes nothing."""
        number = self.index.notation().index(chosen) if isinstance(chosen, str) else int(chosen)
        before = (deepcopy(self.game), self.payoffs) if self.allow_step_back else None
        action = self.index.action(number, self.game.asked, self.settings.players)
        self.payoffs = self.payoffs + np.array(self.game.act(action))
        if before is not None:
            self._before.append(before)
        return self.get_state(self.get_player_id()), self.get_player_id()

    def step_back(self) -> bool:
        if not self._before:
            return False
        self._episode, self.payoffs = self._before.pop()
        return True

    def get_player_id(self) -> int:
        return int(self.game.asked)

    def is_over(self) -> bool:
        return self.game.ended

    def get_state(self, seat: int) -> State:
        """What a seat sees: its row, the numbers it may choose, and both as they are read by people."""
        game = self.game
        numbers = game.numbers(self.index, seat) if seat == game.asked and not game.ended else []
        return {"obs": self.row_of(seat), "view": game.view(seat), "numbers": numbers}


class RLCardEnv(Env):  # type: ignore[misc]  # RLCard has no types
    """RLCard's environment of any edition: all seats are agents.

    `obs` is the row and `raw_obs` the View of a seat; legal actions are numbers, raw ones as a record writes them.
    """

    name = "sixdot"

    def __init__(
        self, config: dict[str, Any] | None = None, edition: str = DEFAULT.id, players: int = 2, **settings: Any
    ) -> None:
        """`config` as for RLCard: `seed`, `allow_step_back`. The other settings are those of `EpisodeSettings`."""
        self.game = RLCardGame(EpisodeSettings(edition, players, **settings))
        super().__init__({"seed": None, "allow_step_back": False, **(config or {})})
        self.state_shape = [[self.game.encoding.size] for _ in range(players)]
        self.action_shape = [None for _ in range(players)]

    def get_payoffs(self) -> NDArray[np.float64]:
        """What every seat has been rewarded with since the beginning."""
        return self.game.payoffs

    def get_perfect_information(self) -> State:
        """Every hand and the draw pile, whose top is its end."""
        held = self.game.game.round
        return {
            "num_players": self.num_players,
            "hand_cards": [[card.code for card in held.deck.named(hand.cards())] for hand in held.hands],
            "draw_pile": [held.deck.cards[kind].code for kind in held.pile],
            "current_player": self.get_player_id(),
            "legal_actions": self._extract_state(self.game.get_state(self.get_player_id()))["raw_legal_actions"],
        }

    def _extract_state(self, state: State) -> State:
        notation = self.game.index.notation()
        return {
            "obs": state["obs"],
            "legal_actions": OrderedDict((number, None) for number in state["numbers"]),
            "raw_obs": state["view"],
            "raw_legal_actions": [notation[number] for number in state["numbers"]],
            "action_record": self.action_recorder,
        }

    def _decode_action(self, action_id: int) -> int:
        return action_id

    def _get_legal_actions(self) -> OrderedDict[int, None]:
        """The numbers that whoever is asked may choose now."""
        return OrderedDict((number, None) for number in self.game.game.numbers(self.game.index, self.get_player_id()))
