"""The outlook: how likely each seat is to win a round in progress, from tables fitted to many rounds."""

from __future__ import annotations

from math import exp
from typing import Final

from sixdot.bots.outlook_tables import DOS_TABLES, TABLES
from sixdot.game.cards import DRAW_TWO, RANKS, WILD, WILD_DOS, WILD_FOUR
from sixdot.game.dos import NUMBER_OF, DosRound
from sixdot.game.fits import OF_COLOUR, bits
from sixdot.game.native import i64
from sixdot.game.uno import UnoRound

MOST: Final = 10  # larger hands count as this large
BURDEN: Final = 0.1  # but for this much a card
# What is looked up for a seat, each by the size of the hand: where it sits, what of it fits the top card, its wilds,
# Wild Draw Fours, Draw Twos, other action cards, colours, and the cards of its main colour.
PLACES: Final = 5
READY: Final = 11
JOKERS: Final = 4
FOURS: Final = 3
TWOS: Final = 3
ACTIONS: Final = 4
COLOURED: Final = 5
MAIN: Final = 6
WIDTH: Final = PLACES + READY + JOKERS + FOURS + TWOS + ACTIONS + COLOURED + MAIN
DRAW_TWOS: Final[i64] = bits(list(range(DRAW_TWO, WILD, RANKS)))
TURNERS: Final[i64] = bits([kind for kind in range(WILD) if kind % RANKS > DRAW_TWO])
COLOURED_KINDS: Final[i64] = bits(list(range(WILD)))


def uno_cells(game: UnoRound, seat: i64, distance: i64) -> list[int]:
    """The places in the table that speak of a seat."""
    hand = game.hands[seat]
    mask = hand.mask
    counts = hand.counts
    row = (hand.size if hand.size < MOST else MOST) * WIDTH
    if distance < 3:
        place: i64 = distance
    else:
        place = 3 if distance < game.active - 1 else 4
    ready = row + PLACES + _ready(mask & game.fit, distance)
    jokers = row + PLACES + READY
    wilds: i64 = counts[WILD]
    fours: i64 = counts[WILD_FOUR]
    few: int = mask & DRAW_TWOS
    twos: i64 = few.bit_count()
    few = mask & TURNERS
    turners: i64 = few.bit_count()
    colours: i64 = 0
    main: i64 = 0
    for colour in range(4):
        few = mask & OF_COLOUR[colour]
        held: i64 = few.bit_count()
        if held:
            colours += 1
            if held > main:
                main = held
    return [
        row + place,
        ready,
        jokers + (wilds if wilds < JOKERS else JOKERS - 1),
        jokers + JOKERS + (fours if fours < FOURS else FOURS - 1),
        jokers + (JOKERS + FOURS) + (twos if twos < TWOS else TWOS - 1),
        jokers + (JOKERS + FOURS + TWOS) + (turners if turners < ACTIONS else ACTIONS - 1),
        jokers + (JOKERS + FOURS + TWOS + ACTIONS) + colours,
        jokers + (JOKERS + FOURS + TWOS + ACTIONS + COLOURED) + (main if main < MAIN else MAIN - 1),
    ]


def _ready(fitting: i64, distance: i64) -> i64:
    """How well a hand can follow: nothing fits, only a wild, so many coloured kinds; in detail for the mover."""
    coloured: int = fitting & COLOURED_KINDS
    if not coloured:
        state: i64 = 1 if fitting else 0
    else:
        state = coloured.bit_count() + 1
    if distance == 0:
        return state if state < 4 else 4
    if state > 2:
        state = 2
    return (5 if distance == 1 else 8) + state


def _weight(table: list[float], cells: list[int], size: i64) -> float:
    """What a table says of a seat with these cells and so many cards."""
    worth = 0.0
    for cell in cells:
        worth += table[cell]
    extra = size - MOST
    if extra > 0:
        worth -= BURDEN * float(extra)
    return exp(worth)


def uno_outlook(game: UnoRound) -> list[float]:
    """For each seat its chance to win the round; the seat in turn is about to play."""
    table = TABLES[0 if game.active == 2 else 1 if game.active < 5 else 2]
    found = [0.0] * game.players
    total = 0.0
    seat: i64 = game.turn
    for distance in range(game.active):
        weight = _weight(table, uno_cells(game, seat, distance), game.hands[seat].size)
        found[seat] = weight
        total += weight
        seat = game.order[seat]
    return [weight / total for weight in found]


# DOS: where a seat sits (4), how much of the row the mover or the next can match with single cards (6), its Wild
# DOS cards (4) and its Wild # cards (3).
DOS_PLACES: Final = 4
DOS_READY: Final = 6
DOS_JOKERS: Final = 4
DOS_NUMBERS: Final = 3
DOS_WIDTH: Final = DOS_PLACES + DOS_READY + DOS_JOKERS + DOS_NUMBERS


def dos_cells(game: DosRound, seat: i64, distance: i64) -> list[int]:
    """The places in the table of DOS that speak of a seat."""
    hand = game.hands[seat]
    counts = hand.counts
    row = (hand.size if hand.size < MOST else MOST) * DOS_WIDTH
    cells: list[int] = [row + (distance if distance < DOS_PLACES else DOS_PLACES - 1)]
    row += DOS_PLACES
    if distance < 2:
        ready: i64 = 0
        for centre in game.centre:
            if ready < 2 and _matches_alone(counts, NUMBER_OF[centre]):
                ready += 1
        cells.append(row + 3 * distance + ready)
    row += DOS_READY
    wilds: i64 = counts[WILD_DOS]
    cells.append(row + (wilds if wilds < DOS_JOKERS else DOS_JOKERS - 1))
    row += DOS_JOKERS
    numbers: i64 = counts[9] + counts[19] + counts[29] + counts[39]
    cells.append(row + (numbers if numbers < DOS_NUMBERS else DOS_NUMBERS - 1))
    return cells


def _matches_alone(counts: list[int], number: i64) -> bool:
    """Whether a hand has a plain card of this number; a Wild # in the row takes any."""
    if number == 0:
        return True
    if number == 2:
        return counts[WILD_DOS] > 0
    rank = 0 if number == 1 else number - 2
    return counts[rank] + counts[rank + 10] + counts[rank + 20] + counts[rank + 30] > 0


def dos_outlook(game: DosRound) -> list[float]:
    """For each seat its chance to win the round; the seat in turn is about to play."""
    table = DOS_TABLES[0 if game.active == 2 else 1]
    found = [0.0] * game.players
    total = 0.0
    seat: i64 = game.turn
    for distance in range(game.active):
        weight = _weight(table, dos_cells(game, seat, distance), game.hands[seat].size)
        found[seat] = weight
        total += weight
        seat = game.left_of[seat]
    return [weight / total for weight in found]
