"""Tables for the tests of the learning environments, and random play at them."""

from __future__ import annotations

from random import Random
from typing import Any

from sixdot.game.actions import draw, nolay, pass_
from sixdot.game.edition import Edition
from sixdot.game.editions import EDITIONS
from sixdot.lab.encoding import Encoding, mask_of
from sixdot.lab.episode import Episode, EpisodeSettings, Rewards
from sixdot.lab.learning import LEARNING_BY_FAMILY
from sixdot.lab.numbers import ActionIndex

# One for every edition and size, and for whatever adds an action, a phase or a way to score.
TABLES: dict[str, dict[str, Any]] = {
    **{
        f"{name}-{players}": {"edition": name, "players": players}
        for name, book in EDITIONS.items()
        for players in sorted({book.least_players, 3, book.most_players})
    },
    "jump-in": {"edition": "rnib", "players": 4, "house": ("jump-in", "stacking=same")},
    "seven-zero": {"edition": "mattel", "players": 5, "house": ("seven-zero", "draw-until-fits", "any-after-draw")},
    "everything": {
        "edition": "french",
        "players": 3,
        "house": ("stacking=any", "jump-in", "seven-zero", "forced-play", "number-last", "hand=5"),
    },
    "game": {"edition": "rnib", "players": 3, "episode": "game", "target": 60, "house": ("forced-play",)},
    "points": {"edition": "dos", "players": 4, "episode": "game", "target": 60, "reward": "points"},
    "elimination": {"edition": "rnib", "players": 4, "episode": "game", "scoring": "elimination", "target": 60},
    "partners": {"edition": "rnib", "players": 4, "partners": "opposite"},
    "rotating": {"edition": "french", "players": 4, "partners": "rotating", "episode": "game", "reward": "points"},
}


def index_for(edition: Edition) -> ActionIndex:
    """The actions of this edition's family, as numbers."""
    found: ActionIndex = LEARNING_BY_FAMILY[edition.game].actions()
    return found


def encoding_for(edition: Edition) -> Encoding:
    """How Views of this edition's family are written down."""
    found: Encoding = LEARNING_BY_FAMILY[edition.game].encoding()
    return found


def random_step(game: Episode, rng: Random) -> Rewards:
    """Whoever is asked does something legal, by its number, and draws only when nothing else is possible."""
    rules = game.settings.rules
    index = index_for(rules)
    view = game.view(game.asked)
    numbers = [int(number) for number in mask_of(view, index).nonzero()[0]]
    actions = [index.action(number, game.asked, game.settings.players) for number in numbers]
    wanted = [action for action in actions if action not in (draw, nolay, pass_)]
    return game.act(rng.choice(wanted or actions))


def episode(name: str, seed: int) -> Episode:
    return Episode(EpisodeSettings(**TABLES[name]), f"{name} {seed}")
