"""What a player asks about a game, answered alike at the terminal and at a table online."""
