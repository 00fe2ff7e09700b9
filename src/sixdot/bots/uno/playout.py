"""Imaginary rounds of UNO."""

from __future__ import annotations

from typing import Final

from sixdot.bots.evidence import Evidence
from sixdot.bots.playout import LONGEST, Playout
from sixdot.bots.uno.evidence import UnoEvidence
from sixdot.bots.uno.habits import house_move, uno_move
from sixdot.bots.uno.hearsay import Hearsay
from sixdot.bots.uno.outlook import UnoOutlook
from sixdot.game.actions import plays
from sixdot.game.cards import COLOURS, WILD, WILD_FOUR
from sixdot.game.edition import Edition
from sixdot.game.kinds import FITS, NAMED, NO_FACE
from sixdot.game.native import i64
from sixdot.game.round import Round
from sixdot.game.shuffle import FastRandom, Source
from sixdot.game.uno.machine import UnoRound
from sixdot.game.uno.table import UnoView
from sixdot.game.view import ANSWER_PHASE, OVER_PHASE, TURN_PHASE, View, seat_bits

SLOW_STEP: Final = 4  # one step by house rules, or with questions, takes as long as so many plain ones
BLUFFS: Final = 64  # of 256: how often somebody who could play another card would bluff
OUTLOOK: Final = UnoOutlook()


class UnoPlayout(Playout):
    def __init__(self, view: View, edition: Edition) -> None:
        super().__init__(view, edition, OUTLOOK)
        assert isinstance(view, UnoView)
        self.hearsay = Hearsay(view)
        self.by_house = bool(edition.house)
        self.step_cost: i64 = SLOW_STEP if edition.house or edition.asks_questions else 1
        self.bluffer: i64 = -1 if view.challenged is None else view.challenged
        self.named: i64 = -1 if view.colour is None else COLOURS.index(view.colour)
        self.exposed: i64 = seat_bits(view.catchable)
        self.called: i64 = seat_bits(view.announced)

    def evidence(self, source: Source) -> Evidence:
        return UnoEvidence(self.edition, self.view.players, self.seat, source)

    def lay_out(self, game: Round) -> None:
        view = self.view
        assert isinstance(game, UnoRound)
        assert isinstance(view, UnoView)
        game.pending = view.pending
        game.drawn = -1 if view.drawn is None else view.drawn.kind
        colour = view.colour
        if view.challenged is not None:  # the Wild Draw Four is played again once the cards are dealt
            game.discard.pop()
            game.turn = view.challenged
            game.phase = TURN_PHASE
            colour = view.prior_colour
        top = game.top
        if colour is None:
            game.face = NO_FACE
        else:
            game.face = top if 0 <= top < WILD else NAMED + COLOURS.index(colour)
        game.fit = FITS[game.face]

    def is_likely(self, game: Round, source: FastRandom) -> bool:
        """The Wild Draw Four is played again, so that the round knows whether it was a bluff; few would bluff."""
        if self.bluffer < 0:
            return True
        assert isinstance(game, UnoRound)
        game.hands[self.bluffer].add(WILD_FOUR)
        game.apply(self.bluffer, plays[WILD_FOUR][self.named])
        game.exposed = self.exposed
        game.called = self.called
        return not game.bluff or source.below(256) < BLUFFS

    def play_on(self, game: Round, plain: i64, look_cost: i64) -> i64:
        assert isinstance(game, UnoRound)
        steps: i64 = 0
        turns = self.turns
        source = game.source
        hearsay = self.hearsay
        while game.phase != OVER_PHASE and steps < LONGEST:
            if game.phase == TURN_PHASE or game.phase == ANSWER_PHASE:
                if turns <= 0:
                    return steps + look_cost
                turns -= 1
            if self.by_house:
                game.apply(game.turn, house_move(game, source, hearsay))
            else:
                game.apply(game.turn, uno_move(game, source, plain, hearsay))
            steps += self.step_cost
        return steps
