"""Habits: how an imagined player of UNO moves, quickly, knowing only its own hand, the table and hearsay."""

from typing import Final

from sixdot.bots.uno.evidence import Hearsay
from sixdot.game import actions
from sixdot.game.actions import Action
from sixdot.game.cards import DRAW_TWO, RANKS, WILD, WILD_FOUR
from sixdot.game.kinds import BIT, RANK_OF, ROW, STACKS, Hand
from sixdot.game.native import i64
from sixdot.game.questions import DEFAULT_QUESTION
from sixdot.game.shuffle import Source
from sixdot.game.uno.machine import UnoRound
from sixdot.game.view import ANSWER_PHASE, DRAWN_PHASE, RESPOND_PHASE, STACK_PHASE, TURN_PHASE

# Of 256: how often an imagined player challenges somebody who keeps so many cards, and how often a plain one does.
CHALLENGES: Final[list[int]] = [0, 40, 56, 72, 140, 160, 200, 200, 230]
PLAIN_CHALLENGES: Final[list[int]] = [0, 0, 0, 0, 0, 0, 0, 90, 230]
FOUND_OUT: Final = 5  # who has been found bluffing is challenged as if keeping so many more
KNOWS: Final = 192  # of 256: how often an imagined player knows an answer
THREAT: Final = 2  # who holds so few cards is about to go out
right_answer: Final = Action(actions.ANSWER, text=DEFAULT_QUESTION.accept[0])


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

    def __init__(self, number: float, symbols: list[float], wilds: list[float], colour: float, rank: float) -> None:
        """`symbols`: Draw Two, Reverse, Skip; `wilds`: Wild, Wild Draw Four; `number` is for each point."""
        self.kinds: list[float] = ([number * face for face in range(DRAW_TWO)] + symbols) * 4 + wilds
        self.colour = colour
        self.rank = rank


# By context: two players or more, and whether the next one is about to go out.
TASTES: Final[list[Taste]] = [
    Taste(-0.02, [1.8, 1.7, 1.65], [-2.8, -4.0], -0.34, -0.28),
    Taste(0.15, [5.0, 1.6, 2.9], [-2.8, -1.5], -0.4, 0.1),
    Taste(-0.05, [0.0, -0.5, 0.0], [-2.9, -2.6], 0.67, 0.4),
    Taste(0.09, [2.2, 2.65, 1.7], [-3.2, -2.9], 0.45, 0.16),
]


# Who plays plainly gets rid of points, keeps wilds to the end and challenges only a large hand.
PLAIN: Final = Taste(0.1, [2.0, 2.0, 2.0], [-3.0, -4.0], 0.0, 0.0)


def uno_move(game: UnoRound, source: Source, plain: i64, hearsay: Hearsay | None = None) -> Action:
    """What the player in turn does, in a round without house rules; these seats (bits) play plainly."""
    phase = game.phase
    seat = game.turn
    hand = game.hands[seat]
    if phase == TURN_PHASE:
        fitting = hand.mask & game.face.fit
        if not fitting:
            return actions.draw
        return _play(hand, liked(game, hand, fitting, PLAIN if plain & BIT[seat] else taste_of(game)))
    if phase == DRAWN_PHASE:
        drawn = game.drawn
        if drawn < 0 or not game.face.fits[drawn]:
            return actions.pass_
        return _play(hand, drawn)
    if phase == STACK_PHASE:
        fitting = hand.mask & game.face.fit & STACKS
        if not fitting:
            return actions.pickup
        return _play(hand, liked(game, hand, fitting, taste_of(game)))
    if phase == RESPOND_PHASE:
        return actions.challenge if _challenges(game, source, plain, hearsay) else actions.accept
    if phase == ANSWER_PHASE:
        return right_answer if source.below(256) < KNOWS else actions.unknown
    return actions.colours[main_colour(hand)]


def _challenges(game: UnoRound, source: Source, plain: i64, hearsay: Hearsay | None) -> bool:
    if not game.is_seated(game.bluffer):
        return False
    kept: i64 = game.hands[game.bluffer].size
    if hearsay is not None:
        if hearsay.prove(game):
            return True
        if hearsay.found_out & BIT[game.bluffer]:
            kept += FOUND_OUT
    odds = PLAIN_CHALLENGES if plain & BIT[game.turn] else CHALLENGES
    return source.below(256) < odds[min(kept, len(odds) - 1)]


def house_move(game: UnoRound, source: Source, hearsay: Hearsay | None = None) -> Action:
    """What the player in turn does where house rules may forbid cards that fit: the best of the legal moves."""
    phase = game.phase
    if phase == RESPOND_PHASE or phase == ANSWER_PHASE:
        return uno_move(game, source, 0, hearsay)
    moves = game.moves()
    hand = game.hands[game.turn]
    taste = taste_of(game)
    counts = hand.counts
    best = moves[-1]
    most = -1000.0
    for action in moves:
        verb = action.verb
        if verb == actions.PLAY:
            keeps = abs(taste.colour) * _of_colour(counts, action.face.first)
            worth = taste.kinds[action.card] + keeps
            worth += 0.5 if action.uno else 0.0
        elif verb == actions.SWAP:
            worth = -float(game.hands[action.seat].size)
        elif verb == actions.COLOUR:
            worth = float(_of_colour(counts, RANKS * action.colour))
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
        held: i64 = _of_colour(counts, RANKS * colour)
        if held > most:
            best = colour
            most = held
    return best


def _play(hand: Hand, kind: i64) -> Action:
    colour = main_colour(hand) if kind >= WILD else 0
    return actions.plays_with_uno[kind][colour] if hand.size == 2 else actions.plays[kind][colour]


def taste_of(game: UnoRound) -> Taste:
    near = game.hands[game.order[game.turn]].size <= THREAT
    return TASTES[(0 if game.active == 2 else 2) + (1 if near else 0)]


def liked(game: UnoRound, hand: Hand, fitting: i64, taste: Taste) -> i64:
    """The kind a player of this taste would play, of those that fit."""
    if not fitting & (fitting - 1):
        return _only(fitting)
    counts = hand.counts
    kinds = taste.kinds
    face = game.face
    wilds = fitting >> WILD
    best: i64 = WILD_FOUR if wilds == 2 or (wilds == 3 and kinds[WILD_FOUR] > kinds[WILD]) else WILD
    most = kinds[best] if wilds else -100.0
    first = face.first
    row = (fitting >> first) & ROW
    if row:
        keeps = taste.colour * _of_colour(counts, first)
        for rank in RANKS_IN[row]:
            worth = kinds[first + rank] + keeps + taste.rank * (_of_rank(counts, rank) - 1)
            if worth > most:
                most = worth
                best = first + rank
    if fitting & face.others:
        rank = RANK_OF[face.number]
        for other in range(rank, WILD, RANKS):
            if (fitting & face.others) >> other & 1:
                keeps = taste.colour * _of_colour(counts, other - rank)
                worth = kinds[other] + keeps + taste.rank * (_of_rank(counts, rank) - 1)
                if worth > most:
                    most = worth
                    best = other
    return best


def _of_colour(counts: list[int], first: i64) -> int:
    """How many cards a hand has of the colour whose first kind this is."""
    return sum(counts[first : first + RANKS])


def _of_rank(counts: list[int], rank: i64) -> int:
    """How many cards a hand has of a number or symbol, in all colours."""
    return counts[rank] + counts[rank + 13] + counts[rank + 26] + counts[rank + 39]


def _only(fitting: i64) -> i64:
    """The one kind in a set of one."""
    place: int = fitting
    return place.bit_length() - 1
