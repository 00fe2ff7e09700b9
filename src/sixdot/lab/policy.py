"""What was learned, as a bot: it plays wherever bots play."""

from collections.abc import Callable
from dataclasses import replace
from types import ModuleType
from typing import Self, SupportsInt

from sixdot.bots import Bot
from sixdot.bots.views import family_of
from sixdot.game.actions import Action
from sixdot.game.shuffle import Source
from sixdot.game.view import View
from sixdot.game.votes import TALK
from sixdot.lab import explained
from sixdot.lab.encoding import Mask, Row, mask_of
from sixdot.lab.episode import Episode
from sixdot.lab.learning import LEARNING_BY_FAMILY

with explained("learn"):
    import numpy as np

Policy = Callable[[Row, Mask], SupportsInt]


def bot_from(policy: Policy) -> Bot:
    """A bot that does what the policy says of the row and the mask of its seat: the number of an action.

    >>> import numpy as np
    >>> from sixdot.bots import bot_named
    >>> first = bot_from(lambda row, mask: np.flatnonzero(mask)[-1])  # the last number that is legal
    >>> play_round(edition_named("mattel"), [first, bot_named("easy")], seed="learned").faults
    []
    """

    return _Learned(policy)


class _Learned:
    def __init__(self, policy: Policy) -> None:
        self._policy = policy

    def __call__(self, view: View, source: Source) -> Action | None:
        seat, legal = view.seat, tuple([action for action in view.legal if action.verb not in TALK])
        if seat is None or not legal:
            return None
        view = replace(view, legal=legal)
        family = LEARNING_BY_FAMILY[family_of(view)]
        mask = mask_of(view, family.actions())
        return self._choose(family, family.encoding().encode(view), mask, seat, view.players)

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self  # as a function would: whoever copies an environment does not want another network

    def choose_in_episode(self, game: Episode) -> Action | None:
        """What it does when it is asked in an environment, where no View has to be made for it."""
        family, seat = LEARNING_BY_FAMILY[game.settings.rules.game], game.asked
        mask = np.frombuffer(game.mask(family.actions(), seat), np.int8)
        return self._choose(family, family.encoding().row(game.look(seat)), mask, seat, game.settings.players)

    def _choose(self, family: ModuleType, row: Row, mask: Mask, seat: int, players: int) -> Action | None:
        action: Action | None = family.actions().action(int(self._policy(row, mask)), seat, players)
        return action
