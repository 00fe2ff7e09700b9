"""What each family of games brings to a table with real cards, where the machine has not seen the hands."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Final, cast

from sixdot.game.actions import Action
from sixdot.game.edition import Edition
from sixdot.game.round import Round

TABLE_BY_FAMILY: Final = {"uno": "sixdot.score.uno", "dos": "sixdot.score.dos"}


class RealTable:
    """What is not said here is said by the family; what is answered here is so where a family has no such thing."""

    def to_start(self, edition: Edition) -> int:
        """How many cards are turned over to start."""
        raise NotImplementedError

    def start(self, game: Round, cards: Sequence[int]) -> str | None:
        """Begin with these cards; or, by which rule they go back into the deck."""
        raise NotImplementedError

    def lying(self, game: Round) -> list[int]:
        """The cards that everybody can see."""
        return list(game.discard)

    def only_drawn(self, game: Round) -> bool:
        """Whether nothing but the card just drawn may be played."""
        return False

    def lay_ready(self, game: Round, count: int, blank: int) -> None:
        """Let the last of so many cards of the draw pile be one that fits anything."""

    def judge_bluff(self, game: Round, guilty: bool) -> None:
        """Whether what is challenged was a bluff."""

    def may_be_bluff(self, game: Round) -> bool:
        """Whether what was just played was one, by the hand that was played from."""
        return False

    def is_bluff(self, game: Round, kinds: Sequence[int]) -> bool:
        """The same of what is challenged, by the rest of that hand."""
        return False

    def challenged(self, game: Round) -> int:
        """Who may have bluffed."""
        return -1

    def draw_otherwise(self, game: Round, action: Action) -> bool:
        """Let another card be the one just drawn. False: no hand would make a difference in this game."""
        return False

    def turn_over(self, game: Round, cards: Sequence[int]) -> None:
        """Let these be the cards that were turned over last."""


@cache
def real_table(family: str) -> RealTable:
    return cast(RealTable, import_module(TABLE_BY_FAMILY[family]).TABLE)
