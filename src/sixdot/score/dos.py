"""DOS with real cards."""

from collections.abc import Sequence
from typing import Final

from sixdot.game.dos.machine import DosRound
from sixdot.game.edition import Edition
from sixdot.game.events import RowFilled
from sixdot.game.round import Round
from sixdot.score.real import RealTable


class RealDos(RealTable):
    def to_start(self, edition: Edition) -> int:
        return edition.row_size

    def start(self, game: Round, cards: Sequence[int]) -> str | None:
        assert game.log is not None
        game.log.append(RowFilled(game.deck.named(list(cards))))
        game.resume(-1, None, list(cards))
        return None

    def lying(self, game: Round) -> list[int]:
        assert isinstance(game, DosRound)
        return [*game.discard, *game.centre, *[kind for on in game.matched for kind in on]]

    def turn_over(self, game: Round, cards: Sequence[int]) -> None:
        assert isinstance(game, DosRound)
        game.centre[-len(cards) :] = cards


TABLE: Final = RealDos()
