"""Questions for the cards: those that come with the game, and how they are put together."""
