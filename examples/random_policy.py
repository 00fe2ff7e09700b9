"""A training loop that starts from a random policy: each action has a weight, which goes up when the round is won.

    python examples/random_policy.py --rounds 400 --seed 1

At first it chooses any legal action, and soon learns at least not to draw when it can play.
"""

from __future__ import annotations

import argparse

import gymnasium
import numpy as np
from numpy.typing import NDArray

Weights = NDArray[np.float64]
RATE = 0.1


def chances(weights: Weights, mask: NDArray[np.int8]) -> Weights:
    """How likely each action is: only legal ones, and the more weight the likelier."""
    odds = np.where(mask, np.exp(weights - weights[mask > 0].max()), 0.0)
    return odds / odds.sum()


def play_round(env: gymnasium.Env, weights: Weights, rng: np.random.Generator) -> tuple[float, Weights]:
    """Play to the end; return the reward, and the change in the weights that would make these choices likelier."""
    _, info = env.reset(seed=int(rng.integers(2**31)))
    push = np.zeros_like(weights)
    worth, over = 0.0, False
    while not over:
        likely = chances(weights, info["action_mask"])
        action = rng.choice(len(likely), p=likely)
        push -= likely
        push[action] += 1
        _, reward, ended, cut_off, info = env.step(action)
        worth += float(reward)
        over = ended or cut_off
    return worth, push


def train(env: gymnasium.Env, rounds: int, seed: int) -> list[bool]:
    """Learn for this many rounds; return which of them were won."""
    rng = np.random.default_rng(seed)
    weights = np.zeros(int(env.action_space.n))
    usual = -1.0  # it expects to lose
    won: list[bool] = []
    for _ in range(rounds):
        worth, push = play_round(env, weights, rng)
        weights += RATE * (worth - usual) * push
        usual += 0.05 * (worth - usual)
        won.append(worth > 0)
        if len(won) % 100 == 0:
            print(f"{len(won)} rounds, {sum(won[-100:])} of the last 100 won", flush=True)
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opponent", default="easy", help="easy, steady or sharp")
    chosen = parser.parse_args()
    env = gymnasium.make("sixdot.lab.gym:Sixdot/Uno-v0", opponents=chosen.opponent)
    won = train(env, chosen.rounds, chosen.seed)
    print(f"{sum(won)} of {len(won)} rounds won against {chosen.opponent}")


if __name__ == "__main__":
    main()
