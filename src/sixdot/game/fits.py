"""What fits what in UNO, as tables.

What lies on top is a *face*: a coloured card is its own face, a wild has the face of the colour it names. Sets
of kinds are bits.
"""

from __future__ import annotations

from typing import Final

from sixdot.game.cards import DRAW_TWO, NO_COLOUR, RANKS, UNO_DECK, WILD, WILD_FOUR
from sixdot.game.native import i64

KINDS: Final = len(UNO_DECK.cards)
NAMED: Final = WILD  # the face of a wild is NAMED + the colour
NO_FACE: Final = NAMED + 4  # there is no card, or its colour has not been named yet
FACES: Final = NO_FACE + 1


def bits(kinds: list[int]) -> int:
    return sum([1 << kind for kind in kinds])


def _same_rank(kind: int) -> int:
    return bits(list(range(kind % RANKS, WILD, RANKS)))


def _colour(face: int) -> int:
    if face == NO_FACE:
        return NO_COLOUR
    return face // RANKS if face < WILD else face - NAMED


RANK_OF: Final = bytes([kind % RANKS if kind < WILD else kind for kind in range(KINDS)])
# Whether a card does something to the next player.
ACTS: Final = bytes([kind != WILD and RANK_OF[kind] >= DRAW_TWO for kind in range(KINDS)])
WILDS: Final = bits([WILD, WILD_FOUR])
DRAW_TWOS: Final = bits(list(range(DRAW_TWO, WILD, RANKS)))
STACKS: Final = DRAW_TWOS | bits([WILD_FOUR])
NUMBERS: Final = bits([kind for kind in range(WILD) if kind % RANKS < DRAW_TWO])
ALL_BUT_WILD_FOUR: Final = bits(list(range(WILD_FOUR)))

# By colour.
OF_COLOUR: Final[list[i64]] = [bits(list(range(RANKS * c, RANKS * c + RANKS))) for c in range(4)]
# By face: its colour, and the kinds that fit it (the same colour, the same number or symbol, or a wild).
COLOUR_OF: Final[list[i64]] = [_colour(face) for face in range(FACES)]
FITS: Final[list[i64]] = [
    0 if face == NO_FACE else OF_COLOUR[_colour(face)] | (_same_rank(face) if face < WILD else 0) | WILDS
    for face in range(FACES)
]
