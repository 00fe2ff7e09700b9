"""The outlook: how likely each seat is to win a round in progress, from tables fitted to many rounds."""

from __future__ import annotations

from math import exp
from typing import Final

from sixdot.bots.outlook_tables import DOS_TABLES, TABLES
from sixdot.game.cards import RANKS, WILD, WILD_DOS, WILD_FOUR
from sixdot.game.dos import NUMBER_OF, DosRound
from sixdot.game.fits import OF_COLOUR, WILDS, bits
from sixdot.game.native import i64
from sixdot.game.uno import UnoRound

MOST: Final = 10  # larger hands count as this large
BURDEN: Final = 0.1  # but for this much a card
# What is looked up for a seat, each by the size of the hand: where it sits (5), what fits the mover or the next (6),
# wilds (4), action cards (5), colours (5).
PLACES: Final = 5
READY: Final = 6
JOKERS: Final = 4
ACTIONS: Final = 5
COLOURED: Final = 5
WIDTH: Final = PLACES + READY + JOKERS + ACTIONS + COLOURED
SYMBOLS: Final[i64] = bits([kind for kind in range(WILD) if kind % RANKS > 9])


def uno_cells(game: UnoRound, seat: i64, distance: i64) -> list[int]:
    """The places in the table that speak of a seat."""
    hand = game.hands[seat]
    mask = hand.mask
    row = (hand.size if hand.size < MOST else MOST) * WIDTH
    last = game.active - 1
    if distance < 3:
        place: i64 = distance
    else:
        place = 3 if distance < last else 4
    cells: list[int] = [row + place]
    row += PLACES
    if distance < 2:
        fitting = mask & game.fit
        ready: i64 = 0 if not fitting else 1 if not fitting & ~WILDS else 2
        cells.append(row + 3 * distance + ready)
    row += READY
    counts = hand.counts
    wilds: i64 = counts[WILD] + counts[WILD_FOUR]
    cells.append(row + (wilds if wilds < JOKERS else JOKERS - 1))
    row += JOKERS
    symbols: int = mask & SYMBOLS
    actions: i64 = symbols.bit_count()
    cells.append(row + (actions if actions < ACTIONS else ACTIONS - 1))
    row += ACTIONS
    colours: i64 = 0
    for colour in range(4):
        if mask & OF_COLOUR[colour]:
            colours += 1
    cells.append(row + colours)
    return cells


def uno_outlook(game: UnoRound) -> list[float]:
    """For each seat its chance to win the round; the seat in turn is about to play."""
    table = TABLES[0 if game.active == 2 else 1 if game.active < 5 else 2]
    found = [0.0] * game.players
    total = 0.0
    seat: i64 = game.turn
    for distance in range(game.active):
        worth = 0.0
        for cell in uno_cells(game, seat, distance):
            worth += table[cell]
        extra = game.hands[seat].size - MOST
        if extra > 0:
            worth -= BURDEN * float(extra)
        weight = exp(worth)
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
        worth = 0.0
        for cell in dos_cells(game, seat, distance):
            worth += table[cell]
        extra = game.hands[seat].size - MOST
        if extra > 0:
            worth -= BURDEN * float(extra)
        weight = exp(worth)
        found[seat] = weight
        total += weight
        seat = game.left_of[seat]
    return [weight / total for weight in found]
