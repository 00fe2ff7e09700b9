"""What the learning environments share: what each family brings to them, and the table they are played at.

A family brings a module with `actions`, `encoding`, `SEATS` and `GYM_ID`.
"""

from collections.abc import Sequence
from copy import deepcopy
from types import ModuleType
from typing import Any, Final, Self

from sixdot.game.options import SetupError
from sixdot.lab import explained
from sixdot.lab.dos import rows as dos
from sixdot.lab.encoding import Encoding, Mask, Row
from sixdot.lab.episode import Episode, EpisodeSettings
from sixdot.lab.everything import Everything
from sixdot.lab.numbers import ActionIndex
from sixdot.lab.uno import rows as uno

with explained("learn"):
    import numpy as np
    from gymnasium import spaces

LEARNING_BY_FAMILY: Final[dict[str, ModuleType]] = {"uno": uno, "dos": dos}


class Numbered:
    """What is played by these settings, and its actions and Views as numbers.

    `copy.copy`, `copy.deepcopy` and `pickle` make one that goes on like this one by itself.
    """

    def __init__(self, settings: EpisodeSettings) -> None:
        self.settings = settings
        self._write()

    def _write(self) -> None:
        """The lists of numbers: there is one of each for a family, which no copy has to carry."""
        family = LEARNING_BY_FAMILY[self.settings.rules.game]
        self.index: ActionIndex = family.actions()
        self.encoding: Encoding = family.encoding()

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in ("index", "encoding")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._write()

    def __copy__(self) -> Self:
        return deepcopy(self)  # a shallow one would share the episode


class LearningTable(Numbered):
    """One table: the episode that is played there, and how it is shown."""

    def __init__(
        self,
        settings: EpisodeSettings,
        render_mode: str | None,
        render_modes: Sequence[str],
        full_information: bool = False,
    ) -> None:
        """`full_information`: whether `state()` may be asked for every card."""
        if render_mode is not None and render_mode not in render_modes:
            raise ValueError(f"a render mode is {' or '.join(render_modes)}, not {render_mode!r}")
        super().__init__(settings)
        self.render_mode = render_mode
        self.full_information = full_information
        self._episode: Episode | None = None
        if full_information:
            self.state_space = spaces.Box(0.0, 1.0, (self.everything().size,), np.float32)

    @property
    def game(self) -> Episode:
        if self._episode is None:
            raise ValueError("nothing has been dealt: call reset() first")
        return self._episode

    def everything(self) -> Everything:
        """How the whole table is written down for `state()`."""
        rules = self.settings.rules
        return Everything(self.encoding, LEARNING_BY_FAMILY[rules.game].SEATS, rules.deck)

    def state(self) -> Row:
        """Every card there is, as the seat sees it that is asked: for training, never for playing."""
        if not self.full_information:
            raise SetupError(
                "state() shows the cards of everybody, for training: make the environment with full_information=True"
            )
        return self.everything().row(self.game, self.game.asked)

    def row_of(self, seat: int) -> Row:
        """What a seat sees."""
        return self.encoding.row(self.game.look(seat))

    def mask_of(self, seat: int) -> Mask:
        """1 for every number that the seat may choose now."""
        return np.frombuffer(self.game.mask(self.index, seat), np.int8)
