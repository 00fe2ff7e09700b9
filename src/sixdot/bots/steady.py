"""A steady opponent: sound play by rule of thumb, at once.

It keeps its wilds, hits the next opponent who is about to go out, names colours it holds and others lack, challenges
by the odds, spares its partner, and gets rid of points when somebody else is about to win.
"""

from __future__ import annotations

from typing import Final

from sixdot.bots.asides import spoken_up
from sixdot.bots.dos_habits import COST, rated
from sixdot.bots.habits import TASTES, THREAT, Taste
from sixdot.bots.signs import Signs
from sixdot.game.actions import (
    ANSWER,
    CHALLENGE,
    COLOUR,
    DONE,
    DRAW,
    LAST_MOVE,
    LAY,
    MATCH,
    PASS,
    PLAY,
    SWAP,
    Action,
)
from sixdot.game.cards import COLOURS, DRAW_TWO, REVERSE, SKIP, UNO_DECK, WILD_FOUR
from sixdot.game.fits import COLOUR_OF, RANK_OF
from sixdot.game.shuffle import Source
from sixdot.game.view import View

LAST_RESORT: Final = -1000.0
LACKING: Final = 0.6  # what it is worth that the next opponent lacks a colour, in cards of that colour
BLUFFING: Final = 0.08  # how often somebody bluffs who could,
PROVED: Final = 0.5  # and who has been found bluffing
WORTH_A_CHALLENGE: Final = 0.3
RISK: Final = 0.02  # what a point in hand is worth to be rid of when somebody is about to go out


def choose(view: View, source: Source) -> Action | None:
    """What to do now; None: nothing, it is not this seat's turn."""
    aside = spoken_up(view)
    if aside is not None or view.turn != view.seat:
        return aside
    moves = [action for action in view.legal if action.verb <= LAST_MOVE]
    if len(moves) < 2:
        return moves[0] if moves else None
    thumb = Thumb(view)
    return max(moves, key=thumb.worth)


class Thumb:
    """The rules of thumb for one View."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.held = [0, 0, 0, 0]
        self.ranks: dict[int, int] = {}
        self.signs = Signs(view)
        if view.top is None:
            return
        for card in view.hand:
            if card.colour is not None:
                self.held[COLOURS.index(card.colour)] += 1
            self.ranks[RANK_OF[card.kind]] = self.ranks.get(RANK_OF[card.kind], 0) + 1
        self.following = self._next()
        self.friend = self.following in view.partners
        others = [seat for seat in range(view.players) if seat != self.seat and seat not in view.passed_over]
        self.rivals = [seat for seat in others if seat not in view.partners]
        self.taste = self._taste(len(others) + 1)
        self.danger = any(view.counts[seat] <= THREAT for seat in self.rivals)

    def _next(self) -> int:
        step = 1 if self.view.direction == "left" else -1
        seat = (self.seat + step) % self.view.players
        while seat in self.view.passed_over:
            seat = (seat + step) % self.view.players
        return seat

    def _taste(self, seated: int) -> Taste:
        near = self.view.counts[self.following] <= THREAT and not self.friend
        return TASTES[(0 if seated == 2 else 2) + (1 if near else 0)]

    def worth(self, action: Action) -> float:
        """How good a move looks; only the order matters."""
        verb = action.verb
        if verb == PLAY:
            return self._play(action)
        if verb == COLOUR:
            return self._colour(action.colour)
        if verb == CHALLENGE:
            return 1.0 if self._bluff_chance() > WORTH_A_CHALLENGE else -1.0
        if verb == SWAP:
            return -self.view.counts[action.seat] - (50.0 if action.seat in self.view.partners else 0.0)
        if verb == MATCH:
            return 100.0 + rated(action)
        if verb == LAY:
            return 50.0 - COST[action.card]
        if verb == ANSWER:
            return 1.0
        return LAST_RESORT if verb in (DRAW, PASS, DONE) else 0.0

    # UNO

    def _play(self, action: Action) -> float:
        if len(self.view.hand) == 1:
            return 1000.0
        card = action.card
        worth = self.taste.kinds[card] + (10.0 if action.uno else 0.0)
        if action.colour >= 0:
            worth += 0.1 * self._colour(action.colour)
        else:
            worth += self.taste.colour * self.held[COLOUR_OF[card]]
            worth += self.taste.rank * (self.ranks[RANK_OF[card]] - 1)
        if COLOURS[COLOUR_OF[action.face]] in self.signs.lacks[self.following] and not self.friend:
            worth += 0.3 * LACKING
        if self.friend and (RANK_OF[card] in (DRAW_TWO, SKIP, REVERSE) or card == WILD_FOUR):
            worth -= 2.0
        if self._counts_points():
            worth += RISK * UNO_DECK.points[card]
        return worth

    def _counts_points(self) -> bool:
        """Whether what stays in hand will soon be counted: not when the round alone decides the game."""
        return self.danger and self.view.target > 1

    def _colour(self, colour: int) -> float:
        """How good a colour is to name: held here, lacking there, liked by a partner."""
        name = COLOURS[colour]
        worth = float(self.held[colour])
        for seat in self.rivals:
            if name in self.signs.lacks[seat]:
                worth += LACKING if seat == self.following else LACKING / 3
        for seat in self.view.partners:
            if self.signs.likes[seat] == name:
                worth += 2 * LACKING if self.view.counts[seat] <= THREAT else LACKING / 3
        return worth

    def _bluff_chance(self) -> float:
        """How likely the Wild Draw Four on top is a bluff: by the size of the hand and the cards unseen."""
        view = self.view
        assert view.challenged is not None
        if view.prior_colour in self.signs.lacks[view.challenged]:
            return 0.0
        seen = [*view.hand, *view.discards]
        of_colour = 25 - sum([card.colour == view.prior_colour for card in seen])
        share = of_colour / max(1, 108 - len(seen))
        holds = 1.0 - (1.0 - share) ** view.counts[view.challenged]
        bluffs = PROVED if view.challenged in self.signs.bluffed else BLUFFING
        return holds * bluffs / (holds * bluffs + 1.0 - holds) if holds < 1.0 else 1.0
