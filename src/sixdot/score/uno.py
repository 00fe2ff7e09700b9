"""UNO with real cards."""

from collections.abc import Sequence
from typing import Final

from sixdot.game.actions import Action
from sixdot.game.cards import WILD, WILD_FOUR
from sixdot.game.edition import Edition
from sixdot.game.kinds import empty_hand
from sixdot.game.round import Round
from sixdot.game.uno.effects import would_bluff
from sixdot.game.uno.machine import UnoRound
from sixdot.game.view import DRAWN_PHASE, RESPOND_PHASE
from sixdot.score.real import RealTable


class RealUno(RealTable):
    def to_start(self, edition: Edition) -> int:
        return 1

    def start(self, game: Round, cards: Sequence[int]) -> str | None:
        assert isinstance(game, UnoRound)
        if not game.may_start(cards[0]):
            return "F1" if game.edition.first_special == "buried" and cards[0] != WILD_FOUR else "F5"
        game.begin_with(cards[0])
        return None

    def only_drawn(self, game: Round) -> bool:
        assert isinstance(game, UnoRound)
        return game.phase == DRAWN_PHASE and game.drawn >= 0 and not game.any_after_draw

    def lay_ready(self, game: Round, count: int, blank: int) -> None:
        if count > len(game.pile) and game.edition.reshuffles:
            game.pile = [*game._discards(), *game.pile]
        game.pile = [blank] * len(game.pile)
        if game.pile:
            game.pile[-min(count, len(game.pile))] = WILD

    def judge_bluff(self, game: Round, guilty: bool) -> None:
        assert isinstance(game, UnoRound)
        game.bluff = guilty

    def may_be_bluff(self, game: Round) -> bool:
        assert isinstance(game, UnoRound)
        return game.phase == RESPOND_PHASE and game.bluff

    def is_bluff(self, game: Round, kinds: Sequence[int]) -> bool:
        assert isinstance(game, UnoRound)
        hand = empty_hand(len(game.deck.cards))
        for kind in kinds:
            hand.add(kind)
        game.face = game.prior_face
        return would_bluff(game, hand)

    def challenged(self, game: Round) -> int:
        assert isinstance(game, UnoRound)
        return int(game.bluffer)

    def draw_otherwise(self, game: Round, action: Action) -> bool:
        if game.phase == DRAWN_PHASE and game.drawn >= 0:
            game.drawn = WILD_FOUR if action.card == WILD else WILD
        return True


TABLE: Final = RealUno()
