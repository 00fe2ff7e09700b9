"""Habits of DOS: how an imagined player quickly matches, lays and draws, knowing only its own hand and the row."""

from functools import cache
from typing import Final

from sixdot.game.actions import DONE, DRAW, LAY, MATCH, Action, done, draw, lays, match
from sixdot.game.cards import DOS_DECK, DOS_RANKS, WILD_DOS
from sixdot.game.dos.machine import DosRound
from sixdot.game.dos.matching import HIGHEST, NUMBER_OF, bonus_of, is_wild
from sixdot.game.kinds import Hand
from sixdot.game.native import i64
from sixdot.game.view import LAY_PHASE, TURN_PHASE

ANY_COLOUR: Final = -1
LAST_RESORT: Final = -1000.0
# What a match is worth: for each card it sheds, and for making the others draw; less for a wild it uses up.
SHED: Final = 10.0
OTHERS_DRAW: Final = 12.0
WILD_DOS_COST: Final = 3.0
WILD_NUMBER_COST: Final = 6.0
BONUS_WORTHS: Final[list[float]] = [0.0, SHED, SHED + OTHERS_DRAW]  # none, single, double
COLOUR_OF_KIND: Final[list[int]] = [
    ANY_COLOUR if kind == WILD_DOS else kind // DOS_RANKS for kind in range(len(DOS_DECK.cards))
]


@cache
def costs_of(points: tuple[int, ...]) -> list[float]:
    """What it costs to give each kind away, where it counts so many points; a negative cost is a gain."""
    return [
        (WILD_DOS_COST if kind == WILD_DOS else WILD_NUMBER_COST if is_wild(kind) else -0.1 * points[kind])
        for kind in range(len(DOS_DECK.cards))
    ]


COST: Final[list[float]] = costs_of(tuple(DOS_DECK.points))


def dos_move(game: DosRound) -> Action:
    """What the player in turn does."""
    hand = game.hands[game.turn]
    if game.phase == LAY_PHASE:
        return lays[laid(hand)]
    found = best_match(game, hand)
    if found is not None:
        return found
    return draw if game.phase == TURN_PHASE and not any(game.matched) else done


def laid(hand: Hand) -> int:
    """The card a player lays into the row: no wild if there is another, and the highest."""
    best = -1
    least = 100.0
    for kind in hand.kinds():
        if COST[kind] < least:
            least = COST[kind]
            best = kind
    return best


def agreed(one: i64, two: i64) -> i64:
    """The colour two cards share, a Wild DOS having any; -2: none."""
    if one == ANY_COLOUR or one == two:
        return two
    return one if two == ANY_COLOUR else -2


def best_match(game: DosRound, hand: Hand) -> Action | None:
    """The match that sheds most, with bonuses; None if there is none."""
    kinds = hand.kinds()
    best: tuple[int, int, int, int] | None = None
    most = -100.0
    for place, centre in enumerate(game.centre):
        if game.matched[place]:
            continue
        for number in _targets(centre, kinds):
            for index, first in enumerate(kinds):
                worth = _single(centre, number, first)
                if worth > most:
                    most = worth
                    best = (centre, number, first, -1)
                begin = index if hand.counts[first] > 1 else index + 1
                for second in kinds[begin:]:
                    worth = _double(centre, number, first, second)
                    if worth > most:
                        most = worth
                        best = (centre, number, first, second)
    return None if best is None else _made(best[0], best[1], best[2], best[3])


def _targets(centre: i64, kinds: list[int]) -> list[int]:
    """The numbers a centre card may stand for that are worth trying."""
    if NUMBER_OF[centre]:
        return [NUMBER_OF[centre]]
    singles = {NUMBER_OF[kind] for kind in kinds if NUMBER_OF[kind]}
    pairs = {one + two for one in singles for two in singles if one + two <= HIGHEST}
    return sorted(singles | pairs) or [HIGHEST]


def _single(centre: i64, number: i64, first: i64) -> float:
    held = NUMBER_OF[first]
    if held and held != number:
        return -1000.0
    worth = SHED - COST[first]
    if agreed(COLOUR_OF_KIND[centre], COLOUR_OF_KIND[first]) != -2:
        worth += SHED
    return worth


def _double(centre: i64, number: i64, first: i64, second: i64) -> float:
    one: i64 = NUMBER_OF[first]
    two: i64 = NUMBER_OF[second]
    if one and two:
        if one + two != number:
            return -1000.0
    elif one + two >= number or number < 2:
        return -1000.0
    worth = 2 * SHED - COST[first] - COST[second]
    shared = agreed(COLOUR_OF_KIND[centre], COLOUR_OF_KIND[first])
    if shared != -2 and agreed(shared, COLOUR_OF_KIND[second]) != -2:
        worth += SHED + OTHERS_DRAW
    return worth


def _made(centre: i64, number: i64, first: i64, second: i64) -> Action:
    """The match as an action, its wilds named."""
    shared = agreed(COLOUR_OF_KIND[centre], COLOUR_OF_KIND[first])
    if second >= 0 and shared != -2:
        shared = agreed(shared, COLOUR_OF_KIND[second])
    if shared < 0:
        shared = COLOUR_OF_KIND[centre] if centre != WILD_DOS else 0
    if second < 0:
        return match(centre, _name(centre, number, shared), first, _name(first, number, shared))
    one: i64 = NUMBER_OF[first]
    two: i64 = NUMBER_OF[second]
    if not one:
        one = number - two if two else 1
    two = number - one
    return match(
        centre, _name(centre, number, shared), first, _name(first, one, shared), second, _name(second, two, shared)
    )


def _name(kind: i64, number: i64, colour: i64) -> i64:
    if kind == WILD_DOS:
        return colour
    return number if NUMBER_OF[kind] == 0 else -1


def rated(action: Action, costs: list[float] = COST) -> float:
    """What a match is worth by habit, to find the few worth weighing."""
    worth = SHED - costs[action.card]
    if action.second >= 0:
        worth += SHED - costs[action.second]
    return worth + BONUS_WORTHS[bonus_of(action)]


def worth_of(action: Action, costs: list[float]) -> float:
    """How good a move of a turn looks: a match, else a lay, and to draw or end the turn as the last resort."""
    if action.verb == MATCH:
        return 100.0 + rated(action, costs)
    if action.verb == LAY:
        return 50.0 - costs[action.card]
    return LAST_RESORT if action.verb in (DRAW, DONE) else 0.0
