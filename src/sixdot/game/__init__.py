"""The rules: cards, actions, events, editions, rounds, whole games, records. Standard library only."""
