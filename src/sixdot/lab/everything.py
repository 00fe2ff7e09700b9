"""What nobody at the table may know, as numbers: the row of the seat that is asked, and then every hidden card.

It is for training alone, for critics that judge a position by all the cards. The row of a family has one length.
"""

from sixdot.game.cards import Deck
from sixdot.lab import explained
from sixdot.lab.encoding import Encoding, Row, Slice
from sixdot.lab.episode import Episode

with explained("learn"):
    import numpy as np


class Everything:
    """How a whole table is written down, the seat that looks first."""

    def __init__(self, encoding: Encoding, seats: int, deck: Deck) -> None:
        self.encoding = encoding
        self.size = encoding.size
        self.copies = np.array(deck.copies, np.float32)
        self.slices: list[Slice] = []
        for distance in range(1, seats):
            self._add(f"hand +{distance}", "the hand of the seat so far to the left, written as its own hand is")
        self._add("draw pile", "the draw pile, likewise")
        self._add("next", "the card that is drawn next, one-hot")

    def _add(self, name: str, meaning: str) -> None:
        self.slices.append(Slice(name, self.size, len(self.copies), meaning))
        self.size += len(self.copies)

    def row(self, game: Episode, seat: int) -> Row:
        """All that there is, as `seat` looks at it."""
        held = game.round
        players, kinds = game.settings.players, len(self.copies)
        hands = [held.hands[(seat + distance) % players].cards() for distance in range(1, players)]
        found = np.zeros(self.size, np.float32)
        found[: self.encoding.size] = self.encoding.row(game.look(seat))
        for part, cards in [*zip(self.slices, hands, strict=False), (self.slices[-2], held.pile)]:
            found[part.start : part.start + kinds] = (
                np.bincount(np.array(cards, np.intp), minlength=kinds) / self.copies
            )
        if held.pile:
            found[self.slices[-1].start + held.pile[-1]] = 1
        return found
