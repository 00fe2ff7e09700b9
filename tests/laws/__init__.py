"""The laws of the game, checked by random play over every edition, number of players and option.

tables.py   tables of every sort, and players who do anything that is allowed
laws.py     what must be true of a round after every action
worlds.py   two worlds: what a seat cannot see must not change what it sees and hears
games.py    whole games, checked by a score keeper of our own
test_*.py   one file for each law; tests/long/laws.py runs them all over many rounds
"""
