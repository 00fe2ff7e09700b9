"""Habits: how an imagined player of UNO moves, quickly, knowing only its own hand, the table, and
what it has heard and seen of bluffs.
"""

from __future__ import annotations

from typing import Final

from sixdot.bots.evidence import forbidding
from sixdot.game.actions import (
    ANSWER,
    COLOUR,
    PLAY,
    SWAP,
    Action,
    accept,
    challenge,
    colours,
    draw,
    pass_,
    pickup,
    plays,
    plays_with_uno,
    unknown,
)
from sixdot.game.cards import DRAW_TWO, RANKS, WILD, WILD_FOUR
from sixdot.game.events import Challenged, HandsPassed, HandTaken, Played, Swapped
from sixdot.game.fits import COLOUR_OF, RANK_OF, STACKS, bits
from sixdot.game.hand import BIT, Hand
from sixdot.game.native import i64
from sixdot.game.questions import DEFAULT_QUESTION
from sixdot.game.round import ANSWER_PHASE, DRAWN_PHASE, RESPOND_PHASE, STACK_PHASE, TURN_PHASE
from sixdot.game.shuffle import Source
from sixdot.game.uno import UnoRound
from sixdot.game.view import View

# Of 256: how often an imagined player challenges somebody who keeps so many cards, and who plays plainly does.
CHALLENGES: Final[list[int]] = [0, 40, 56, 72, 140, 160, 200, 200, 230]
PLAIN_CHALLENGES: Final[list[int]] = [0, 0, 0, 0, 0, 0, 0, 90, 230]
FOUND_OUT: Final = 5  # who has been found bluffing is challenged as if keeping so many more
KNOWS: Final = 192  # of 256: how often an imagined player knows an answer
THREAT: Final = 2  # who holds so few cards is about to go out
right_answer: Final = Action(ANSWER, text=DEFAULT_QUESTION.accept[0])

_ROW: Final = (1 << RANKS) - 1


def _ranks_in() -> list[bytes]:
    """For every set of ranks (as bits) the ranks in it."""
    found = [b""]
    for chosen in range(1, 1 << RANKS):
        top = chosen.bit_length() - 1
        found.append(found[chosen ^ (1 << top)] + bytes([top]))
    return found


RANKS_IN: Final[list[bytes]] = _ranks_in()


class Taste:
    """What a player likes to play: a worth for every kind, and for what the play leaves in hand."""

    def __init__(
        self,
        number: float,
        draw_two: float,
        turn: float,
        skip: float,
        wild: float,
        four: float,
        colour: float,
        rank: float,
    ) -> None:
        of_rank = [number * rank_ for rank_ in range(DRAW_TWO)] + [draw_two, turn, skip]
        self.kinds: list[float] = of_rank * 4 + [wild, four]
        self.colour = colour
        self.rank = rank


# By context: two players or more, and whether the next one is about to go out.
TASTES: Final[list[Taste]] = [
    Taste(-0.02, 1.8, 1.7, 1.65, -2.8, -4.0, -0.34, -0.28),
    Taste(0.15, 5.0, 1.6, 2.9, -2.8, -1.5, -0.4, 0.1),
    Taste(-0.05, 0.0, -0.5, 0.0, -2.9, -2.6, 0.67, 0.4),
    Taste(0.09, 2.2, 2.65, 1.7, -3.2, -2.9, 0.45, 0.16),
]


# Who plays plainly gets rid of points, keeps wilds to the end and challenges only a large hand.
PLAIN: Final = Taste(0.1, 2.0, 2.0, 2.0, -3.0, -4.0, 0.0, 0.0)


class Ears:
    """What the others know of bluffs: who has been found out, and which cards of one hand they have seen."""

    __slots__ = ("found_out", "seat", "seen")

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.seat: i64 = view.seat
        self.found_out: i64 = 0  # seats, as bits
        self.seen: list[i64] = [bits(sorted(set(kinds))) for kinds in self._shown(view)]  # by seat, as bits

    def _shown(self, view: View) -> list[list[int]]:
        """The cards this seat holds that each of the others has seen."""
        own = view.seat
        shown: list[list[int]] = [[] for _ in range(view.players)]
        giver = -1
        for event in view.heard:
            if isinstance(event, Played):
                if event.seat == own:
                    for kinds in shown:
                        if event.card.kind in kinds:
                            kinds.remove(event.card.kind)
            elif isinstance(event, Challenged):
                if event.guilty:
                    self.found_out |= BIT[event.target]
                if event.target == own and event.hand is not None:
                    shown[event.seat] = [card.kind for card in event.hand]
            elif isinstance(event, Swapped):
                giver = event.target if event.seat == own else event.seat
            elif isinstance(event, HandsPassed):
                giver = _giver(view, 1 if event.direction == "left" else -1)
            elif isinstance(event, HandTaken) and event.seat == own and event.cards is not None:
                shown = [[] for _ in range(view.players)]
                shown[giver] = [card.kind for card in event.cards]
        return shown

    def prove(self, game: UnoRound) -> bool:
        """Whether the seat that must answer a Wild Draw Four has seen a card that makes it a bluff."""
        if game.bluffer != self.seat or not game.bluff:
            return False
        return self.seen[game.turn] & game.hands[self.seat].mask & forbidding(game.edition, game.prior_face) != 0


def _giver(view: View, step: int) -> int:
    """Whose hand this seat holds after all hands went on."""
    seat = view.seat or 0
    while True:
        seat = (seat - step) % view.players
        if seat not in view.passed_over:
            return seat


def uno_move(game: UnoRound, source: Source, plain: i64, ears: Ears | None = None) -> Action:
    """What the player in turn does, in a round without house rules; these seats (bits) play plainly."""
    phase = game.phase
    seat = game.turn
    hand = game.hands[seat]
    if phase == TURN_PHASE:
        fitting = hand.mask & game.fit
        if not fitting:
            return draw
        return _play(hand, liked(game, hand, fitting, PLAIN if plain & BIT[seat] else taste_of(game)))
    if phase == DRAWN_PHASE:
        drawn = game.drawn
        if drawn < 0 or not game.fit >> drawn & 1:
            return pass_
        return _play(hand, drawn)
    if phase == STACK_PHASE:
        fitting = hand.mask & game.fit & STACKS
        if not fitting:
            return pickup
        return _play(hand, liked(game, hand, fitting, taste_of(game)))
    if phase == RESPOND_PHASE:
        return challenge if _challenges(game, source, plain, ears) else accept
    if phase == ANSWER_PHASE:
        return right_answer if source.below(256) < KNOWS else unknown
    return colours[main_colour(hand)]


def _challenges(game: UnoRound, source: Source, plain: i64, ears: Ears | None) -> bool:
    if not game.is_seated(game.bluffer):
        return False
    kept: i64 = game.hands[game.bluffer].size
    if ears is not None:
        if ears.prove(game):
            return True
        if ears.found_out & BIT[game.bluffer]:
            kept += FOUND_OUT
    odds = PLAIN_CHALLENGES if plain & BIT[game.turn] else CHALLENGES
    return source.below(256) < odds[min(kept, len(odds) - 1)]


def house_move(game: UnoRound, source: Source, ears: Ears | None = None) -> Action:
    """What the player in turn does where house rules may forbid what fits: the best of what is listed."""
    phase = game.phase
    if phase == RESPOND_PHASE or phase == ANSWER_PHASE:
        return uno_move(game, source, 0, ears)
    moves = game.moves()
    hand = game.hands[game.turn]
    taste = taste_of(game)
    counts = hand.counts
    best = moves[-1]
    most = -1000.0
    for action in moves:
        verb = action.verb
        if verb == PLAY:
            first = RANKS * COLOUR_OF[action.face]
            worth = taste.kinds[action.card] + abs(taste.colour) * sum(counts[first : first + RANKS])
            worth += 0.5 if action.uno else 0.0
        elif verb == SWAP:
            worth = -float(game.hands[action.seat].size)
        elif verb == COLOUR:
            worth = float(sum(counts[RANKS * action.colour : RANKS * action.colour + RANKS]))
        else:
            worth = -500.0
        if worth > most:
            most = worth
            best = action
    return best


def main_colour(hand: Hand) -> i64:
    """The colour of which a hand has most cards."""
    counts = hand.counts
    best: i64 = 0
    most: i64 = -1
    for colour in range(4):
        held: i64 = sum(counts[RANKS * colour : RANKS * colour + RANKS])
        if held > most:
            best = colour
            most = held
    return best


def _play(hand: Hand, kind: i64) -> Action:
    if kind < WILD:
        return plays_with_uno[kind][0] if hand.size == 2 else plays[kind][0]
    colour = main_colour(hand)
    return plays_with_uno[kind][colour] if hand.size == 2 else plays[kind][colour]


def taste_of(game: UnoRound) -> Taste:
    near = game.hands[game.order[game.turn]].size <= THREAT
    return TASTES[(0 if game.active == 2 else 2) + (1 if near else 0)]


def liked(game: UnoRound, hand: Hand, fitting: i64, taste: Taste) -> i64:
    """Of the kinds that fit the one a player of this taste would play."""
    if not fitting & (fitting - 1):
        return _only(fitting)
    counts = hand.counts
    kinds = taste.kinds
    face = game.face
    colour = COLOUR_OF[face]
    best: i64 = WILD
    most = -100.0
    wilds = fitting >> WILD
    if wilds:
        best = WILD if wilds & 1 else WILD_FOUR
        most = kinds[best]
        if wilds == 3 and kinds[WILD_FOUR] > most:
            best = WILD_FOUR
            most = kinds[WILD_FOUR]
    first = RANKS * colour
    row = (fitting >> first) & _ROW
    if row:
        keeps = taste.colour * sum(counts[first : first + RANKS])
        for rank in RANKS_IN[row]:
            kind: i64 = first + rank
            same: int = counts[rank] + counts[rank + 13] + counts[rank + 26] + counts[rank + 39]
            worth = kinds[kind] + keeps + taste.rank * (same - 1)
            if worth > most:
                most = worth
                best = kind
    if face < WILD:
        rank = RANK_OF[face]
        for other in range(rank, WILD, RANKS):
            if other != face and (fitting >> other) & 1:
                begin = other - rank
                same = counts[rank] + counts[rank + 13] + counts[rank + 26] + counts[rank + 39]
                worth = kinds[other] + taste.colour * sum(counts[begin : begin + RANKS]) + taste.rank * (same - 1)
                if worth > most:
                    most = worth
                    best = other
    return best


def _only(fitting: i64) -> i64:
    """The one kind in a set of one."""
    place: int = fitting
    return place.bit_length() - 1
