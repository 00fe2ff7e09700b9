"""A seat in RLCard's UNO for our bots, and their strength there against its rule bot."""

import argparse
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from sixdot.bots import NAMES, Bot, bot_named
from sixdot.game.shuffle import FastRandom
from sixdot.lab import explained
from sixdot.lab.figures import estimate
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


def told(won: Sequence[bool]) -> str:
    """How many rounds were won; the true rate is no farther away than the margin, 95 times in 100."""
    rate = estimate(won).scaled(100)
    margin = "unknown" if rate.margin is None else f"{rate.margin:.1f} %"
    return f"{sum(won)} of {len(won)} rounds won, {rate.mean:.1f} %, give or take {margin}"


def measure(bot: Bot, rounds: int, seed: int, say: Callable[[str], object] = lambda line: None) -> list[bool]:
    """Which of so many rounds against RLCard's rule bot were won; each deal comes twice, with seats changed.

    An interruption ends it with the result so far.
    """
    won: list[bool] = []
    try:
        for number in range(rounds):
            won.append(play_round(bot, seed, number))
            if len(won) % CHUNK == 0 or len(won) == rounds:
                say(told(won))
    except KeyboardInterrupt:
        say(f"interrupted: {told(won)}")
    return won


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
    chosen = parser.parse_args(arguments)
    say = partial(print, flush=True)
    won = measure(bot_named(chosen.bot), chosen.rounds, chosen.seed, say)
    say(f"{chosen.bot} against RLCard's rule bot: {told(won)}")


if __name__ == "__main__":
    main()
