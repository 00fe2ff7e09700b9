"""From what a player types to what is meant."""
