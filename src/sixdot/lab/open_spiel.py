"""UNO and DOS by these rules as a game of OpenSpiel. Importing this module registers it as `sixdot`.

game = pyspiel.load_game("sixdot(edition=mattel,players=2)")

It is one round, in which only winning counts. Chance shuffles once, at the beginning: two chance nodes choose one of
a million orders of the deck, and everything else follows from that and from what the players do.
"""

from __future__ import annotations

from dataclasses import fields
from random import Random
from typing import Any, Final

from sixdot.game.editions import DEFAULT
from sixdot.game.shuffle import FastRandom
from sixdot.game.view import View
from sixdot.lab import explained
from sixdot.lab.beginning import GoingRound
from sixdot.lab.episode import Episode, EpisodeSettings
from sixdot.lab.learning import Numbered
from sixdot.lab.resampling import resample_from_view

with explained("bench"):
    import numpy as np
    import pyspiel

SHUFFLES: Final = 2  # chance nodes,
ORDERS: Final = 1000  # each with so many outcomes
_UNTOLD: Final = (
    "edition",
    "house",
    "people",
    "votes",
    "heard",
    "legal",
)  # the same in every state, or told otherwise

_TYPE: Final = pyspiel.GameType(
    short_name="sixdot",
    long_name="UNO and DOS by the rule book",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=10,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 2, "edition": DEFAULT.id, "house": "", "steps": 5000},
)


class SpielGame(Numbered, pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One round of an edition, cut off after so many `steps`. House rules are written `jump-in+seven-zero`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wanted = {**_TYPE.parameter_specification, **(params or {})}
        house = [rule for rule in str(wanted["house"]).split("+") if rule]
        most = int(wanted["steps"])
        settings = EpisodeSettings(str(wanted["edition"]), int(wanted["players"]), house, most_steps=most)
        Numbered.__init__(self, settings)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.index.size,
            max_chance_outcomes=ORDERS,
            num_players=settings.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=most,
        )
        pyspiel.Game.__init__(self, _TYPE, info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise ValueError(f"there is nothing to choose about what is observed, such as {params}")
        return SpielObserver(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position of it. Seats are OpenSpiel's players; whoever is asked acts, as in the other environments."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.shuffled: list[int] = []
        self.episode: Episode | None = None

    @property
    def numbered(self) -> SpielGame:
        """The game, with its lists of numbers."""
        game: SpielGame = self.get_game()
        return game

    def current_player(self) -> int:
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.episode.ended else self.episode.asked

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.ended

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(order, 1 / ORDERS) for order in range(ORDERS)]

    def returns(self) -> list[float]:
        """1 for the winner, and the others share the loss; nothing for a blocked round."""
        players = self.numbered.settings.players
        winner = None if self.episode is None else self.episode.match.view(None, past=False).winner
        if winner is None:
            return [0.0] * players
        return [1.0 if seat == winner else -1.0 / (players - 1) for seat in range(players)]

    def resampled(self, player: int, seed: int) -> SpielState:
        """A state that this player cannot tell from this one, for searches such as IS-MCTS."""
        found = self.numbered.new_initial_state()
        found.shuffled = self.shuffled
        found.episode = self._going_on(player, str(seed))
        return found

    def _going_on(self, player: int, seed: str) -> Episode:
        assert self.episode is not None
        game = self.numbered
        imagined = resample_from_view(self.episode.view(player), FastRandom(seed))
        return Episode(game.settings, seed, game.encoding.sight(), GoingRound(imagined))

    # What OpenSpiel asks of a state in Python

    def _legal_actions(self, player: int) -> list[int]:
        if self.episode is None or player != self.episode.asked:
            return []
        return sorted(self.episode.numbers(self.numbered.index, player))

    def _apply_action(self, action: int) -> None:
        game = self.numbered
        if self.episode is not None:
            self.episode.act(game.index.action(action, self.episode.asked, game.settings.players))
            return
        self.shuffled = [*self.shuffled, action]
        if len(self.shuffled) == SHUFFLES:
            seed = " ".join(map(str, self.shuffled))
            self.episode = Episode(game.settings, seed, game.encoding.sight())

    def _action_to_string(self, player: int, action: int) -> str:
        return f"shuffle {action}" if player < 0 else self.numbered.index.notation()[action]

    def __str__(self) -> str:
        if self.episode is None:
            return f"shuffled {self.shuffled}"
        return "\n".join([observed(self.episode.view(seat)) for seat in range(self.numbered.settings.players)])


class SpielObserver:
    """The row of a seat as a tensor; as a text what it sees, or with perfect recall all it has heard."""

    def __init__(self, game: SpielGame, perfect_recall: bool) -> None:
        self.encoding = game.encoding
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(game.encoding.size, np.float32)
        self.dict = {"row": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.episode is not None:
            self.tensor[:] = self.encoding.row(state.episode.look(player))

    def string_from(self, state: SpielState, player: int) -> str:
        if state.episode is None:
            return f"seat {player}"
        view = state.episode.view(player)
        return "; ".join([observed(view), *map(str, view.heard if self.perfect_recall else ())])


def observed(view: View) -> str:
    """What a seat sees, as a text."""
    told = [f"{each.name} {getattr(view, each.name)}" for each in fields(view) if each.name not in _UNTOLD]
    return ", ".join(told)


def resampler(seed: int) -> Any:
    """For `ISMCTSBot.set_resampler`: states that agree with what the player knows."""
    chance = Random(seed)
    return lambda state, player: state.resampled(player, chance.randrange(2**31))


pyspiel.register_game(_TYPE, SpielGame)
