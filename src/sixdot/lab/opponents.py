"""Who plays against a learner, and for how long before it is asked again."""

from collections.abc import Sequence

from sixdot.bots import Bot, bot_named
from sixdot.game.events import Event
from sixdot.game.shuffle import FairStream
from sixdot.lab.episode import Episode

Wanted = str | Bot | Sequence[str | Bot | None]


class Opponents:
    """The bots at a learner's table, from its left."""

    def __init__(self, players: int, wanted: Wanted) -> None:
        """`wanted`: one for all, or one for each; the name of a bot, or whatever decides as a bot does; None: the
        learner plays there too.
        """
        self._wanted, self._players = wanted, players
        names = (wanted,) * (players - 1) if isinstance(wanted, str) or callable(wanted) else tuple(wanted)
        if len(names) != players - 1:
            raise ValueError(f"{players} players are the learner and {players - 1} bots, not {len(names)}")
        self._bots = [None, *[bot_named(each) if isinstance(each, str) else each for each in names]]

    def __reduce__(self) -> tuple[object, ...]:
        return Opponents, (self._players, self._wanted)

    def act(self, game: Episode, learner: int, source: FairStream) -> tuple[list[float], list[Event]]:
        """Until the learner is asked, or the episode has ended: what every seat is rewarded with, what was told."""
        players = game.settings.players
        nothing = [0.0] * players
        rewards = nothing
        told: list[Event] = []
        while not game.ended:
            bot = self._bots[(game.asked - learner) % players]
            if bot is None:
                break
            gained = game.act(bot(game.view(game.asked), source))
            if gained != nothing:
                rewards = [one + more for one, more in zip(rewards, gained, strict=True)]
            told += game.told
        return rewards, told
