"""UNO for programs that learn: its actions as numbers, its Views as rows."""

from __future__ import annotations

from typing import Final

from sixdot.bots.uno.signs import with_colours
from sixdot.game.actions import (
    CATCH,
    SWAP,
    accept,
    any_answer,
    challenge,
    colours,
    draw,
    pass_,
    pickup,
    plays,
    plays_with_uno,
    unknown,
)
from sixdot.game.cards import COLOURS, UNO_DECK
from sixdot.game.events import Drew, HandTaken, Played
from sixdot.game.uno.table import UnoView
from sixdot.lab.encoding import Encoding, Fill, Row, numbers, one_card, one_word, place_of, seats_among, shared_parts
from sixdot.lab.indexing import ActionIndex

GYM_ID: Final = "Sixdot/Uno-v0"
SEATS: Final = 10
LONGEST_STACK: Final = 32  # eight Draw Twos and four Wild Draw Fours
MEMORY: Final = 120  # so many of the last events heard count


def actions() -> ActionIndex:
    found = [action for book in (plays, plays_with_uno) for kind in book for action in kind]
    found += [draw, pass_, *colours, challenge, accept, pickup, any_answer, unknown]
    return ActionIndex(found, [(verb, distance) for verb in (SWAP, CATCH) for distance in range(1, SEATS)])


def encoding() -> Encoding[UnoView]:
    kinds = len(UNO_DECK.cards)
    named = ", ".join(COLOURS)
    prior = "the colour before a Wild Draw Four that is to be answered"
    dry = (
        f"for each seat and colour: within the last {MEMORY} events heard it drew for its turn while the colour"
        " counted, and since then has played no card of it, drawn for no other reason and taken no other hand"
    )
    left: Fill[UnoView] = numbers(lambda view: float(view.direction == "left"))
    stack: Fill[UnoView] = numbers(lambda view: view.pending / LONGEST_STACK)
    return Encoding(
        UnoView,
        [
            *shared_parts(UNO_DECK, SEATS),
            (
                "drawn",
                kinds,
                "the card just drawn, while it may be played, one-hot",
                one_card(lambda view: view.drawn),
            ),
            ("top", kinds, "the card on top, one-hot", one_card(lambda view: view.top)),
            ("colour", 4, f"the colour that counts, one-hot: {named}", one_word(COLOURS, lambda view: view.colour)),
            ("prior colour", 4, prior, one_word(COLOURS, lambda view: view.prior_colour)),
            ("challenged", SEATS, "who played it, one-hot", seats_among(lambda view: (view.challenged,))),
            ("direction", 1, "1: play goes to the left", left),
            ("stack", 1, f"the stacked draw cards: n / {LONGEST_STACK}", stack),
            ("dry", SEATS * len(COLOURS), dry, _dry),
        ],
    )


def _dry(view: UnoView, row: Row) -> None:
    """Whoever draws for a turn may lack the colour; with cards from elsewhere, or a card of it, nobody knows."""
    dry: list[set[str]] = [set() for _ in view.counts]
    for event, colour in with_colours(view.heard[-MEMORY:]):
        if isinstance(event, Played):
            dry[event.seat].discard(event.card.colour or "")
        elif isinstance(event, HandTaken) or (isinstance(event, Drew) and event.why != "turn"):
            dry[event.seat].clear()
        elif isinstance(event, Drew):
            dry[event.seat].add(colour or "")
    for seat, lacking in enumerate(dry):
        for name in lacking - {""}:
            row[len(COLOURS) * place_of(view, seat) + COLOURS.index(name)] = 1
