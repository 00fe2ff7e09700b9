"""DOS: a row of cards in the centre, matched by number."""
