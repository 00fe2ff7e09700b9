"""UNO for programs that learn: its actions as numbers, its Views as rows."""

from functools import cache
from itertools import product
from typing import Final

from sixdot.game import actions as known
from sixdot.game.cards import COLOURS, UNO_DECK
from sixdot.lab.encoding import Encoding, shared_parts
from sixdot.lab.numbers import ActionIndex
from sixdot.lab.uno.sight import LONGEST_STACK, MEMORY, SEATS, UnoSight

GYM_ID: Final = "Sixdot/Uno-v0"


@cache
def actions() -> ActionIndex:
    found = [action for book in (known.plays, known.plays_with_uno) for kind in book for action in kind]
    found += [known.draw, known.pass_, *known.colours, known.challenge, known.accept, known.pickup]
    found += [known.any_answer, known.unknown]
    return ActionIndex([*found, *product((known.SWAP, known.CATCH), range(1, SEATS))])


@cache
def encoding() -> Encoding:
    kinds = len(UNO_DECK.cards)
    named = ", ".join(COLOURS)
    prior = "the colour before a Wild Draw Four that is to be answered"
    dry = (
        f"for each seat and colour: the colour came up within the last {MEMORY} plays, draws for a turn and passes,"
        " the seat drew for its turn while it counted, and since then has played no card of it, drawn for no other"
        " reason and taken no other hand"
    )
    return Encoding(
        UnoSight,
        [
            *shared_parts(UNO_DECK, SEATS),
            ("drawn", kinds, "the card just drawn, while it may be played, one-hot"),
            ("top", kinds, "the card on top, one-hot"),
            ("colour", 4, f"the colour that counts, one-hot: {named}"),
            ("prior colour", 4, prior),
            ("challenged", SEATS, "who played it, one-hot"),
            ("direction", 1, "1: play goes to the left"),
            ("stack", 1, f"the stacked draw cards: n / {LONGEST_STACK}"),
            ("dry", SEATS * len(COLOURS), dry),
        ],
    )
