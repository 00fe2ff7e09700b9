"""Who plays against a learner, and for how long before it is asked again."""

from collections.abc import Callable, Sequence

from sixdot.bots import Bot, bot_named
from sixdot.game.actions import Action
from sixdot.game.events import Event
from sixdot.game.shuffle import FairStream
from sixdot.lab.episode import Episode, Rewards

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
        # Those that `bot_from` has made need no View.
        self._shown: list[Callable[[Episode], Action | None] | None] = [
            getattr(bot, "choose_in_episode", None) for bot in self._bots
        ]

    def __reduce__(self) -> tuple[object, ...]:
        return Opponents, (self._players, self._wanted)

    def act(self, game: Episode, learner: int, source: FairStream, heard: list[Event] | None = None) -> Rewards:
        """Until the learner is asked, or the episode has ended. Returns what every seat is rewarded with.

        `heard`: where to add what is told, if anybody wants to know.
        """
        players = game.settings.players
        nothing = rewards = game.settings.no_rewards
        while not game.ended:
            place = (game.asked - learner) % players
            bot, shown = self._bots[place], self._shown[place]
            if bot is None:
                break
            gained = game.act(shown(game) if shown is not None else bot(game.view(game.asked), source))
            if gained != nothing:
                rewards = tuple([one + more for one, more in zip(rewards, gained, strict=True)])
            if heard is not None:
                heard += game.told
        return rewards
