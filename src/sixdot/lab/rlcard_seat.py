"""A seat in RLCard's UNO for our bots, and their strength there against its rule bot."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from sixdot.bots import NAMES, Bot, bot_named
from sixdot.game.shuffle import FastRandom
from sixdot.lab import explained
from sixdot.lab.rlcard_view import Memory, can_be, in_its_words

CHUNK: Final = 50  # rounds between two lines of progress


class RLCardSeat:
    """One of our bots as an agent of RLCard."""

    use_raw = True

    def __init__(self, bot: Bot, seed: str) -> None:
        self.bot = bot
        self.source = FastRandom(seed)
        self.memory = Memory()

    def step(self, state: dict[str, Any]) -> str:
        offered = list(state["raw_legal_actions"])
        view = self.memory.view(state)
        if len(offered) == 1 or not can_be(view):
            return str(offered[0])
        action = self.bot(view, self.source)
        wanted = "" if action is None else in_its_words(action)
        return wanted if wanted in offered else str(offered[0])

    def eval_step(self, state: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        return self.step(state), {}


# Measuring


@dataclass(frozen=True)
class Measured:
    wins: int
    rounds: int

    @property
    def rate(self) -> float:
        return self.wins / self.rounds if self.rounds else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The true rate lies between these, 95 times in 100 (Wilson)."""
        if not self.rounds:
            return 0.0, 1.0
        z, rounds, rate = 1.96, self.rounds, self.rate
        centre = rate + z * z / (2 * rounds)
        spread = z * sqrt(rate * (1 - rate) / rounds + z * z / (4 * rounds * rounds))
        return (centre - spread) / (1 + z * z / rounds), (centre + spread) / (1 + z * z / rounds)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.wins} of {self.rounds} rounds won, {self.rate:.1%} ({low:.1%} to {high:.1%})"


def measure(bot: Bot, rounds: int, seed: int, say: Callable[[str], None] | None = None, first: int = 0) -> Measured:
    """Play so many rounds against RLCard's rule bot, from number `first` on; each deal twice, with seats changed.

    An interruption ends it with the result so far.
    """
    wins = played = 0
    try:
        for number in range(first, first + rounds):
            wins += play_round(bot, seed, number)
            played += 1
            if say is not None and (played % CHUNK == 0 or played == rounds):
                say(str(Measured(wins, played)))
    except KeyboardInterrupt:
        if say is not None:
            say(f"interrupted: {Measured(wins, played)}")
    return Measured(wins, played)


def play_round(bot: Bot, seed: int, number: int) -> bool:
    """Round `number` of a measurement: whether the bot has won it."""
    with explained("bench"):
        import numpy as np
        from rlcard.envs.uno import UnoEnv
        from rlcard.models.uno_rule_models import UNORuleAgentV1
    deal = (seed * 1_000_003 + number // 2) % 2**32
    env = UnoEnv({"allow_step_back": False, "seed": deal})
    before = np.random.get_state()
    np.random.seed((deal * 2 + number % 2) % 2**32)  # RLCard's rule bot takes its chance from there
    try:
        seats: list[Any] = [RLCardSeat(bot, f"{seed} {number}"), UNORuleAgentV1()]
        own = number % 2
        env.set_agents(seats if own == 0 else seats[::-1])
        _, payoffs = env.run(is_training=False)
    finally:
        np.random.set_state(before)
    return bool(payoffs[own] > 0)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m sixdot.lab.rlcard_seat", description=__doc__)
    parser.add_argument("--bot", choices=NAMES, default=NAMES[-1])
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--first", type=int, default=0, help="number of the first round: to go on, or to share the work"
    )
    chosen = parser.parse_args(arguments)
    result = measure(bot_named(chosen.bot), chosen.rounds, chosen.seed, _say, chosen.first)
    _say(f"{chosen.bot} against RLCard's rule bot: {result}")


def _say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    main()
