"""What nobody at the table may know, as numbers: the row of the seat that is asked, and then every hidden card.

It is for training alone, for critics that judge a position by all the cards. The row of a family has one length.
"""

from typing import Any

from sixdot.lab import explained
from sixdot.lab.encoding import Encoding, Row, Slice, cards_among, one_card
from sixdot.lab.episode import Episode

with explained("learn"):
    import numpy as np


class Everything:
    """How a whole table is written down, the seat that looks first."""

    def __init__(self, encoding: Encoding[Any], seats: int, kinds: int) -> None:
        self.encoding = encoding
        self.size = encoding.size
        self.kinds = kinds
        self.slices: list[Slice[Any]] = []
        for distance in range(1, seats):
            self._add(f"hand +{distance}", "the hand of the seat so far to the left, as the own hand is written")
        self._add("draw pile", "the draw pile, likewise")
        self._add("next", "the card that is drawn next, one-hot")

    def _add(self, name: str, meaning: str) -> None:
        self.slices.append(Slice(name, self.size, self.kinds, meaning, lambda view: ()))
        self.size += self.kinds

    def row(self, game: Episode, seat: int) -> Row:
        """All that there is, as `seat` looks at it."""
        found = np.zeros(self.size, dtype=np.float32)
        self.encoding.write(game.view(seat), found[: self.encoding.size])
        held = game.match.round
        assert held is not None
        deck, players = held.deck, game.settings.players
        pile = [deck.cards[kind] for kind in held.pile]
        hands = [deck.named(held.hands[(seat + distance) % players].cards()) for distance in range(1, players)]
        for part, cards in [*zip(self.slices, hands, strict=False), (self.slices[-2], pile)]:
            for kind, share in cards_among(deck, cards):
                found[part.start + kind] = share
        for kind, one in one_card(pile[-1] if pile else None):
            found[self.slices[-1].start + kind] = one
        return found
