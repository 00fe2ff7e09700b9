"""What the learning environments share: what each family brings to them, and the table they are played at.

A family brings a module with `actions`, `encoding` and `GYM_ID`.
"""

from collections.abc import Sequence
from types import ModuleType
from typing import Final

from sixdot.lab import dos, explained, uno
from sixdot.lab.encoding import Encoding, Mask, Row
from sixdot.lab.episode import Episode, EpisodeSettings
from sixdot.lab.numbers import ActionIndex

with explained("learn"):
    import numpy as np

LEARNING_BY_FAMILY: Final[dict[str, ModuleType]] = {"uno": uno, "dos": dos}


class LearningTable:
    """The settings, actions and Views as numbers, and the episode that is played."""

    def __init__(self, settings: EpisodeSettings, render_mode: str | None, render_modes: Sequence[str]) -> None:
        if render_mode is not None and render_mode not in render_modes:
            raise ValueError(f"a render mode is {' or '.join(render_modes)}, not {render_mode!r}")
        self.settings = settings
        self.render_mode = render_mode
        family = LEARNING_BY_FAMILY[settings.rules.game]
        self.index: ActionIndex = family.actions()
        self.encoding: Encoding = family.encoding()
        self._episode: Episode | None = None

    @property
    def game(self) -> Episode:
        if self._episode is None:
            raise ValueError("nothing has been dealt: call reset() first")
        return self._episode

    def row_of(self, seat: int) -> Row:
        """What a seat sees."""
        return self.encoding.row(self.game.look(seat))

    def mask_of(self, seat: int) -> Mask:
        """1 for every number that the seat may choose now."""
        return np.frombuffer(self.game.mask(self.index, seat), np.int8)
