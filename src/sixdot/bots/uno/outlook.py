"""The outlook of a round of UNO."""

from __future__ import annotations

from typing import Final

from sixdot.bots.outlook import MOST, Outlook
from sixdot.game.cards import DRAW_TWO, RANKS, WILD, WILD_FOUR
from sixdot.game.kinds import OF_COLOUR, bits
from sixdot.game.native import i64
from sixdot.game.round import Round
from sixdot.game.uno.machine import UnoRound

# Most of a hand is played by the time somebody goes out, wilds too, and other cards are drawn.
STAYS: Final[list[int]] = [100, 72, 53, 40, 32, 25, 19, 14, 8]
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


class UnoOutlook(Outlook):
    def __init__(self) -> None:
        super().__init__("uno", WIDTH, STAYS)

    def table(self, active: i64) -> list[float]:
        return self.tables[0 if active == 2 else 1 if active < 5 else 2]

    def cells(self, game: Round, seat: i64, distance: i64) -> list[int]:
        assert isinstance(game, UnoRound)
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
