"""The engines beside which we measure: RLCard's UNO, and crazy eights of OpenSpiel, the nearest game in C++."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pyspiel
from rlcard.games.uno import Game


def rlcard_steps(players: int) -> Callable[[int], int]:
    """The bare game without observations. A step returns the next legal actions; a card drawn that fits is played."""
    game = Game(num_players=players)
    chance = random.random

    def play(rounds: int) -> int:
        decisions = 0
        for _ in range(rounds):
            state, _player = game.init_game()
            while not game.is_over():
                legal = state["legal_actions"]
                state, _player = game.step(legal[int(chance() * len(legal))])
                decisions += 1
        return decisions

    return play


def openspiel_steps(players: int) -> Callable[[int], int]:
    """Stepped from Python. Cards dealt and drawn are chance nodes, and no decisions."""
    game = _crazy_eights(players)
    chance = random.random

    def play(rounds: int) -> int:
        decisions = 0
        for _ in range(rounds):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(chance() * len(outcomes))][0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(chance() * len(legal))])
                    decisions += 1
        return decisions

    return play


def openspiel_rounds(players: int) -> Callable[[int], list[Any]]:
    """Whole rounds among random bots inside C++. Returns the last states; `decided` counts what led to them."""
    game = _crazy_eights(players)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(players)]

    def play(rounds: int) -> list[Any]:
        ended = []
        for _ in range(rounds):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, random.getrandbits(30))
            ended.append(state)
        return ended

    return play


def decided(states: list[Any]) -> int:
    """The decisions of players, without those of chance."""
    return sum(step.player >= 0 for state in states for step in state.full_history())


def _crazy_eights(players: int) -> Any:
    return pyspiel.load_game("crazy_eights", {"players": players, "use_special_cards": True})
