"""UNO for programs that learn: its actions as numbers, its Views as rows."""

from functools import cache
from itertools import product
from typing import Final

from sixdot.bots.uno.thumb import with_colours
from sixdot.game import actions as known
from sixdot.game.cards import COLOURS, UNO_DECK
from sixdot.game.events import Drew, HandTaken, Played
from sixdot.game.uno.table import UnoView
from sixdot.lab.encoding import ActionIndex, Encoding, Marks, one_card, one_word, place_of, seats_among, shared_parts

GYM_ID: Final = "Sixdot/Uno-v0"
SEATS: Final = 10
LONGEST_STACK: Final = 32  # eight Draw Twos and four Wild Draw Fours
MEMORY: Final = 120  # so many of the last events heard count


@cache
def actions() -> ActionIndex:
    found = [action for book in (known.plays, known.plays_with_uno) for kind in book for action in kind]
    found += [known.draw, known.pass_, *known.colours, known.challenge, known.accept, known.pickup]
    found += [known.any_answer, known.unknown]
    return ActionIndex([*found, *product((known.SWAP, known.CATCH), range(1, SEATS))])


@cache
def encoding() -> Encoding[UnoView]:
    kinds = len(UNO_DECK.cards)
    named = ", ".join(COLOURS)
    prior = "the colour before a Wild Draw Four that is to be answered"
    dry = (
        f"for each seat and colour: within the last {MEMORY} events heard it drew for its turn while the colour"
        " counted, and since then has played no card of it, drawn for no other reason and taken no other hand"
    )
    stack = f"the stacked draw cards: n / {LONGEST_STACK}"
    drawn = "the card just drawn, while it may be played, one-hot"
    return Encoding(
        UnoView,
        [
            *shared_parts(UNO_DECK, SEATS),
            ("drawn", kinds, drawn, lambda view: one_card(view.drawn)),
            ("top", kinds, "the card on top, one-hot", lambda view: one_card(view.top)),
            ("colour", 4, f"the colour that counts, one-hot: {named}", lambda view: one_word(COLOURS, view.colour)),
            ("prior colour", 4, prior, lambda view: one_word(COLOURS, view.prior_colour)),
            ("challenged", SEATS, "who played it, one-hot", lambda view: seats_among(view, view.challenged)),
            ("direction", 1, "1: play goes to the left", lambda view: [(0, float(view.direction == "left"))]),
            ("stack", 1, stack, lambda view: [(0, view.pending / LONGEST_STACK)]),
            ("dry", SEATS * len(COLOURS), dry, _dry),
        ],
    )


def _dry(view: UnoView) -> Marks:
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
            yield len(COLOURS) * place_of(view, seat) + COLOURS.index(name), 1
