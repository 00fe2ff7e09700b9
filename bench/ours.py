"""Sixdot's own loops, as `bench/worker.py` measures them."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable

from sixdot.game.edition import Edition
from sixdot.game.editions import EDITIONS
from sixdot.game.position import play_random_round, play_random_rounds, simulated_round
from sixdot.game.round import Round
from sixdot.game.shuffle import FastRandom
from sixdot.game.view import NOBODY, OVER_PHASE

POSITIONS = 20  # rounds in progress that are copied in turn
IN_PROGRESS = 30  # decisions into each of them


def edition() -> Edition:
    """An UNO whose random players draw only when nothing fits, and who are asked nothing."""
    for found in EDITIONS.values():
        if found.game == "uno" and not found.may_decline and not found.asks_questions:
            return found
    raise LookupError("no edition of UNO makes a player play whenever a card fits")


def stepping(players: int) -> Callable[[int], int]:
    """From Python: the legal actions, one of them at random, apply."""
    rules = edition()
    source = FastRandom("bench")
    chance = random.random

    def play(rounds: int) -> int:
        decisions = 0
        for number in range(rounds):
            game = simulated_round(rules, players, source, number % players)
            while (seat := game.turn) != NOBODY:
                legal = game.legal(seat)
                game.apply(seat, legal[int(chance() * len(legal))])
                decisions += 1
        return decisions

    return play


def whole_rounds(players: int) -> Callable[[int], int]:
    """Round after round inside the engine."""
    rules = edition()

    def play(rounds: int) -> int:
        return play_random_rounds(rules, players, rounds, random.getrandbits(60))

    return play


def rounds_in_progress(players: int) -> list[Round]:
    rules = edition()
    found: list[Round] = []
    number = 0
    while len(found) < POSITIONS:
        source = FastRandom(str(number))
        game = simulated_round(rules, players, source, number % players)
        play_random_round(game, source, IN_PROGRESS)
        if game.phase != OVER_PHASE:
            found.append(game)
        number += 1
    return found


def copying(games: list[Round]) -> Callable[[int], int]:
    for game in games:
        if game.copy().fingerprint() != game.fingerprint():
            raise AssertionError("a copied round differs from the round")

    def play(times: int) -> int:
        for _ in range(times):
            for game in games:
                game.copy()
        return times * len(games)

    return play


def deep_copying(games: list[Round]) -> tuple[Callable[[int], int], str]:
    """`copy.deepcopy` of the same rounds, and what it was given.

    Edition and deck never change, so deepcopy is told to share them as our copies do. Native rounds cannot be
    copied that way; there it is given all they consist of as nested lists of plain values, which is less work.
    """
    if not _can_deepcopy(games[0]):
        states = [_as_lists(game.fingerprint()) for game in games]

        def play_lists(times: int) -> int:
            for _ in range(times):
                for state in states:
                    copy.deepcopy(state)
            return times * len(games)

        return play_lists, "its state as nested lists"

    def play(times: int) -> int:
        for _ in range(times):
            for game in games:
                copy.deepcopy(game, _shared(game))
        return times * len(games)

    return play, "the round, sharing edition and deck"


def _can_deepcopy(game: Round) -> bool:
    try:
        return bool(copy.deepcopy(game, _shared(game)).fingerprint() == game.fingerprint())
    except TypeError:
        return False


def _shared(game: Round) -> dict[int, object]:
    return {id(game.edition): game.edition, id(game.deck): game.deck}


def _as_lists(value: object) -> object:
    return [_as_lists(part) for part in value] if isinstance(value, tuple) else value
