"""What was learned, as a bot: it plays wherever bots play."""

from collections.abc import Callable
from dataclasses import replace
from typing import SupportsInt

from sixdot.bots import Bot
from sixdot.bots.views import family_of
from sixdot.game.actions import Action
from sixdot.game.shuffle import Source
from sixdot.game.view import View
from sixdot.game.votes import TALK
from sixdot.lab.encoding import Mask, Row, mask_of
from sixdot.lab.learning import LEARNING_BY_FAMILY

Policy = Callable[[Row, Mask], SupportsInt]


def bot_from(policy: Policy) -> Bot:
    """A bot that does what the policy says of the row and the mask of its seat: the number of an action.

    >>> import numpy as np
    >>> from sixdot.bots import bot_named
    >>> first = bot_from(lambda row, mask: np.flatnonzero(mask)[-1])  # the last number that is legal
    >>> play_round(edition_named("mattel"), [first, bot_named("easy")], seed="learned").faults
    []
    """

    def bot(view: View, source: Source) -> Action | None:
        legal = tuple([action for action in view.legal if action.verb not in TALK])
        if view.seat is None or not legal:
            return None
        view = replace(view, legal=legal)
        family = LEARNING_BY_FAMILY[family_of(view)]
        index = family.actions()
        number = policy(family.encoding().encode(view), mask_of(view, index))
        action: Action | None = index.action(int(number), view.seat, view.players)
        return action

    return bot
