"""Who wins a round of UNO between two, when all cards are known: a network that learned it from rounds of sharp
players, as bench/judge.py tells.

A position has a cell for each thing that counts. Every cell has a row: what it adds to each hidden unit, and to the
outcome itself. All of it is whole numbers up to the last sum, the same on every computer. Four units are summed up at
once: they share a number, fifteen bits for each.
"""

import json
from math import exp
from typing import Final, final

from sixdot.bots.uno.evidence import COLOURED_KINDS
from sixdot.bots.uno.habits import RANKS_IN
from sixdot.game.cards import DRAW_TWO, RANKS, REVERSE, WILD, WILD_FOUR
from sixdot.game.kinds import ACTS, BIT, FACES, HOW_MANY, RANK_OF, ROW, Face, Hand
from sixdot.game.native import i64
from sixdot.game.uno.machine import UnoRound

ZERO: Final = 128  # the byte that adds nothing
UNITS: Final = 16
TOGETHER: Final = 4  # units that share a number,
LANE: Final = 15  # and the bits of each: room for the bytes of 128 cells
_MOST: Final = 10  # larger hands count as this large; a number of another module would be slow in the sums below
# Cells of one hand, for each of its sizes: what fits and whether there is a wild; wilds; symbols; colours.
_READY: Final = 10
_JOKERS: Final = 12
_SYMBOLS: Final = 12
_COLOURS: Final = 30
_OF_HAND: Final = _READY + _JOKERS + _SYMBOLS + _COLOURS
_HANDS: Final = 2 * (_MOST + 1) * _OF_HAND
# Cells of both: what they hold of a colour, four times; what the one in turn can play; numbers they share; sizes.
_IN_COLOUR: Final = 2 * 6 * 6 * 2 * 2
_MOVES: Final = 3 * 3 * 3 * 7 * 7
_SHARED: Final = 6 * 4 * 4
_SIZES: Final = (_MOST + 1) * (_MOST + 1) * 3 * 3
CELLS: Final = _HANDS + _IN_COLOUR + _MOVES + _SHARED + _SIZES

_LANE: Final = (1 << LANE) - 1


@final
class Judge:
    def __init__(self, stored: bytes) -> None:
        """`stored`: a line of JSON, then the rows of all cells, a byte for each unit and one for the outcome."""
        head, _, table = stored.partition(b"\n")
        numbers = json.loads(head)
        self.start: list[int] = numbers["start"]  # what each hidden unit begins with,
        self.worth: list[float] = numbers["worth"]  # and what it counts for the other player if it is above nought
        self.direct: float = numbers["direct"]  # what the last byte of a row counts
        self.bias: float = numbers["bias"]
        width = UNITS + 1
        if len(self.start) != UNITS or len(table) != CELLS * width:
            raise ValueError("these are not the rows of all cells")
        self.rows: list[i64] = []
        for begin in range(0, len(table), width):
            for first in range(begin, begin + UNITS, TOGETHER):
                units = table[first : first + TOGETHER]
                self.rows.append(sum([unit << LANE * place for place, unit in enumerate(units)]))
            self.rows.append(table[begin + UNITS])

    def chance(self, game: UnoRound) -> float:
        """The chance of the player in turn, who is about to play."""
        rows = self.rows
        cells = cells_of(game)
        one: i64 = 0
        two: i64 = 0
        three: i64 = 0
        four: i64 = 0
        outcome: i64 = 0
        for cell in cells:
            at: i64 = cell * 5
            one += rows[at]
            two += rows[at + 1]
            three += rows[at + 2]
            four += rows[at + 3]
            outcome += rows[at + 4]
        nothing: i64 = ZERO * len(cells)
        found = self.bias + self.direct * float(outcome - nothing)
        found += self._units(one, 0, nothing) + self._units(two, 4, nothing)
        found += self._units(three, 8, nothing) + self._units(four, 12, nothing)
        return 1.0 / (1.0 + exp(found))

    def _units(self, sums: i64, first: i64, nothing: i64) -> float:
        """What these four units say together."""
        found = 0.0
        for unit in range(first, first + TOGETHER):
            value = (sums & _LANE) + self.start[unit] - nothing
            if value > 0:
                found += self.worth[unit] * float(value)
            sums >>= LANE
        return found


def cells_of(game: UnoRound) -> list[int]:
    """The cells that speak of a position: what each hand is like, and how the two go together."""
    fit = game.face.fit
    mover = game.hands[game.turn]
    other = game.hands[game.order[game.turn]]
    cells: list[int] = []
    _add_hand(cells, 0, mover, fit)
    _add_hand(cells, _HANDS // 2, other, fit)
    _add_colours(cells, mover.mask, other.mask, game.face)
    cells.append(_HANDS + _IN_COLOUR + _moves(mover, other, fit))
    sizes = _capped(mover.size, _MOST) * (_MOST + 1) + _capped(other.size, _MOST)
    ready = _follows(mover.mask & fit) * 3 + _follows(other.mask & fit)
    cells.append(_HANDS + _IN_COLOUR + _MOVES + _SHARED + sizes * 9 + ready)
    return cells


def _capped(number: i64, most: i64) -> i64:
    return number if number < most else most


def _follows(fitting: i64) -> i64:
    """Nothing fits, only a wild, or more."""
    if not fitting:
        return 0
    return 2 if fitting & COLOURED_KINDS else 1


def _add_hand(cells: list[int], first: i64, hand: Hand, fit: i64) -> None:
    how_many = HOW_MANY
    fits: i64 = 0
    twos: i64 = 0
    turners: i64 = 0
    colours: i64 = 0
    main: i64 = 0
    rest = hand.mask & COLOURED_KINDS
    while rest:
        row = rest & ROW
        if row:
            held: i64 = how_many[row]
            colours += 1
            if held > main:
                main = held
            fits += how_many[row & fit]
            twos += row >> DRAW_TWO & 1
            turners += how_many[row >> REVERSE]
        rest >>= RANKS
        fit >>= RANKS
    wilds: i64 = hand.counts[WILD]
    fours: i64 = hand.counts[WILD_FOUR]
    at = first + _capped(hand.size, _MOST) * _OF_HAND
    cells.append(at + _capped(fits, 4) * 2 + (1 if wilds or fours else 0))
    at += _READY
    cells.append(at + _capped(wilds, 3) * 3 + _capped(fours, 2))
    at += _JOKERS
    cells.append(at + _capped(twos, 2) * 4 + _capped(turners, 3))
    at += _SYMBOLS
    cells.append(at + colours * 6 + _capped(main, 5))


def _add_colours(cells: list[int], ours: i64, theirs: i64, face: Face) -> None:
    """For each colour how many kinds of it both hold, and who could lead to it; then the numbers they share."""
    how_many = HOW_MANY
    colour = face.colour
    rank: i64 = RANK_OF[face.number] if face.number < WILD else RANKS  # the bit of no card
    our_kinds: i64 = 0
    our_ranks: i64 = 0
    their_kinds: i64 = 0
    their_ranks: i64 = 0
    for place in range(4):
        one = ours & ROW
        two = theirs & ROW
        held: i64 = how_many[one]
        faced: i64 = how_many[two]
        our_kinds += held
        their_kinds += faced
        our_ranks |= one
        their_ranks |= two
        cell = (_capped(held, 5) * 6 + _capped(faced, 5)) * 4
        if place == colour:
            cells.append(_HANDS + _IN_COLOUR // 2 + cell)
        else:
            cells.append(_HANDS + cell + (one >> rank & 1) * 2 + (two >> rank & 1))
        ours >>= RANKS
        theirs >>= RANKS
    shared: i64 = how_many[our_ranks & their_ranks]
    our_kinds -= how_many[our_ranks]
    their_kinds -= how_many[their_ranks]
    shared = _capped(shared, 5) * 4 + _capped(our_kinds, 3)
    cells.append(_HANDS + _IN_COLOUR + _MOVES + shared * 4 + _capped(their_kinds, 3))


def _moves(mover: Hand, other: Hand, fit: i64) -> i64:
    """Of the coloured cards that fit: how many the other cannot answer, the mover can follow up, and act."""
    stuck: i64 = 0
    followed: i64 = 0
    acting: i64 = 0
    counts = mover.counts
    fitting = mover.mask & fit & COLOURED_KINDS
    first: i64 = 0
    while fitting:
        for rank in RANKS_IN[fitting & ROW]:
            kind = first + rank
            fits = FACES[kind].fit
            if not fits & other.mask:
                stuck += 1
            own = fits & mover.mask
            if counts[kind] == 1:
                own ^= BIT[kind]
            if own:
                followed += 1
            if ACTS[kind]:
                acting += 1
        fitting >>= RANKS
        first += RANKS
    found = (_capped(stuck, 2) * 3 + _capped(followed, 2)) * 3 + _capped(acting, 2)
    return (found * 7 + _capped(mover.size, 6)) * 7 + _capped(other.size, 6)
