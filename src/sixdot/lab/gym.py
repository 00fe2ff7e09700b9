"""The Gymnasium environments: one learner at a table of bots. Importing this module registers their names.

env = gymnasium.make("sixdot.lab.gym:Sixdot/Uno-v0", players=3, opponents=("easy", "steady"))
"""

from collections.abc import Sequence
from typing import Any, Final

from sixdot.bots import Bot
from sixdot.game.editions import DEFAULT, EDITIONS
from sixdot.game.events import Event
from sixdot.game.options import SetupError
from sixdot.game.shuffle import FairStream
from sixdot.lab import explained
from sixdot.lab.beginning import beginning_in
from sixdot.lab.encoding import Mask, Row
from sixdot.lab.episode import Episode, EpisodeSettings, IllegalAction
from sixdot.lab.learning import LEARNING_BY_FAMILY, LearningTable
from sixdot.lab.opponents import Opponents
from sixdot.lab.picture import picture_of

with explained("learn"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

TRIES: Final = 1000
ILLEGAL: Final = -1.0  # the reward for what may not be done


class SixdotGym(LearningTable, gymnasium.Env[Row, np.int64]):
    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012 (Gymnasium declares it so)

    def __init__(
        self,
        edition: str = DEFAULT.id,
        players: int = 2,
        opponents: str | Bot | Sequence[str | Bot] = "steady",
        seat: int | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
        full_information: bool = False,
        **settings: Any,
    ) -> None:
        """`opponents`: as `Opponents` wants them; `seat` None: a different one in every episode.

        `full_information`: `state()` shows every card. The other settings are those of `EpisodeSettings`.
        """
        if illegal not in ("lose", "raise"):
            raise ValueError(f"what comes of an illegal action is lose or raise, not {illegal!r}")
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"the learner sits on a seat from 0 to {players - 1}, not {seat}")
        agreed, modes = EpisodeSettings(edition, players, **settings), self.metadata["render_modes"]
        super().__init__(agreed, render_mode, modes, full_information)
        self.illegal = illegal
        self.fixed_seat = seat
        self._opponents = Opponents(players, opponents)
        self.action_space = spaces.Discrete(self.index.size)
        self.observation_space = spaces.Box(0.0, 1.0, (self.encoding.size,), np.float32)
        self.seat = 0
        self._source = FairStream(b"")
        self._lost = False
        self._heard: list[Event] | None = None  # since the learner last acted, if it is to be shown

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """Deal again; the bots play until the learner is asked.

        `options["position"]`: where the cards lie instead, as in a scenario.
        """
        beginning = beginning_in(options, self.settings.match())
        super().reset(seed=seed)
        players = self.settings.players
        for _ in range(TRIES):  # a round may be over before the learner was ever asked
            drawn = int(self.np_random.integers(2**62))
            seat = drawn % players if self.fixed_seat is None else self.fixed_seat
            source = FairStream(f"bots {drawn}".encode())
            game = Episode(self.settings, str(drawn), self.encoding.sight(), beginning)
            heard = self._to_be_shown(game)
            self._opponents.act(game, seat, source, heard)
            if not game.ended:
                self.seat, self._source, self._episode, self._heard = seat, source, game, heard
                self._lost = False
                return self._observe(), self._info()
        raise SetupError("from this position the bots end the round before the learner is asked")

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """The learner does this, then the bots play until it is asked again."""
        if self._lost or self.game.ended:
            raise IllegalAction("the episode is over: call reset()")
        try:
            reward = self.game.act(self.index.action(int(action), self.seat, self.settings.players))[self.seat]
        except IllegalAction as refusal:
            if self.illegal == "raise":
                raise
            self._lost = True
            return self._observe(), ILLEGAL, True, False, {**self._info(), "illegal": str(refusal)}
        self._heard = self._to_be_shown(self.game)
        reward += self._opponents.act(self.game, self.seat, self._source, self._heard)[self.seat]
        return self._observe(), reward, self.game.over, self.game.cut_off, self._info()

    def _to_be_shown(self, game: Episode) -> list[Event] | None:
        """What was told just now, if anything is ever shown."""
        return None if self.render_mode is None else list(game.told)

    def _observe(self) -> Row:
        return self.row_of(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def action_masks(self) -> Mask:
        """1 for every number that the learner may choose now."""
        return self.mask_of(self.seat)

    def render(self) -> str | NDArray[np.uint8] | None:
        """What the learner has heard since it last acted, and what counts now: words, or a picture of them."""
        if self._heard is None:
            return None
        names = ["Learner" if seat == self.seat else f"Bot {seat}" for seat in range(self.settings.players)]
        text = self.game.retold(self._heard, self.seat, names)
        return text if self.render_mode == "ansi" else picture_of(text)


def _register() -> None:
    """Make the names known to Gymnasium: one for each family, with its first edition, or the default one."""
    first = {book.game: book.id for book in reversed([DEFAULT, *EDITIONS.values()])}
    for family, learning in LEARNING_BY_FAMILY.items():
        if learning.GYM_ID not in gymnasium.registry:
            single, many = f"{__name__}:SixdotGym", "sixdot.lab.vector:SixdotVector"
            book = {"edition": first[family]}
            gymnasium.register(learning.GYM_ID, single, vector_entry_point=many, kwargs=book)


_register()
