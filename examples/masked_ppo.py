"""MaskablePPO of sb3-contrib learns to play against a bot: python examples/masked_ppo.py --minutes 10

It prints how many of the last thousand rounds were won, draws that as a curve, and plays against the bot before
and after, each deal from both seats. What was learned is in learned.zip; `--play` measures it again, and
examples/learned_policy.py makes a bot of it. Nobody has to learn to call, or to play rather than draw: other choices
are taken away.
"""

from __future__ import annotations

import argparse
import time
from math import sqrt
from pathlib import Path

import gymnasium
import matplotlib
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

from sixdot.bots import Bot, bot_named
from sixdot.game import edition_named
from sixdot.lab import bot_from, play_round

matplotlib.use("Agg")
from matplotlib import pyplot

ENV = "sixdot.lab.gym:Sixdot/Uno-v0"
PLAYS, CALLS, DRAW = slice(1, 61), slice(61, 121), 121  # as docs/learning.md lists them


def sensible(mask: np.ndarray) -> np.ndarray:
    """Without plays that forget to call, and without a draw where a card may be played."""
    kept = mask.copy()
    if kept[CALLS].any():
        kept[PLAYS] = 0
    if kept[PLAYS].any() or kept[CALLS].any():
        kept[DRAW] = 0
    return kept


class Sensible(gymnasium.Wrapper):
    def action_masks(self) -> np.ndarray:
        return sensible(self.unwrapped.action_masks())


class Rate:
    """How much is learned from each batch: less and less, until the time is up."""

    def __init__(self, minutes: float) -> None:
        self.seconds = minutes * 60
        self.begin()

    def begin(self) -> None:
        self.ends = time.monotonic() + self.seconds

    def left(self) -> float:
        """The share of the time that is left."""
        return max(0.0, (self.ends - time.monotonic()) / self.seconds)

    def __call__(self, _: float) -> float:
        return 1e-3 * max(0.02, self.left())


class Curve(BaseCallback):
    """Counts the rounds won, and ends the training when the time is up."""

    def __init__(self, rate: Rate) -> None:
        super().__init__()
        self.rate = rate
        self.won: list[bool] = []
        self.points: list[tuple[int, float]] = []  # steps so far, the share of the last thousand rounds that was won

    def _on_step(self) -> bool:
        self.won += [info["episode"]["r"] > 0 for info in self.locals["infos"] if "episode" in info]
        return self.rate.left() > 0

    def _on_rollout_end(self) -> None:
        last = self.won[-1000:]
        if last:
            self.points.append((self.num_timesteps, sum(last) / len(last)))
            print(
                f"{self.num_timesteps} steps, {len(self.won)} rounds, {100 * self.points[-1][1]:.1f} % won",
                flush=True,
            )

    def draw(self, path: Path, opponent: str) -> None:
        figure, axes = pyplot.subplots(figsize=(8, 4.5), dpi=100)
        axes.plot([steps for steps, _ in self.points], [100 * share for _, share in self.points], color="black")
        axes.axhline(50, color="grey", linestyle="--")
        axes.set(xlabel="steps of the learner", ylabel="rounds won of the last 1000, in %", ylim=(0, 70))
        axes.set_title(f"MaskablePPO against {opponent}, two players; dashed: as good as the bot")
        figure.tight_layout()
        figure.savefig(path)


def bot_of(model: MaskablePPO) -> Bot:
    """It chooses what it takes to be best."""
    return bot_from(lambda row, mask: model.predict(row, action_masks=sensible(mask), deterministic=True)[0])


def measured(bot: Bot, opponent: str, rounds: int) -> str:
    """The share of rounds won; every deal is played from both seats."""
    edition, other = edition_named("mattel"), bot_named(opponent)
    wins: list[float] = []
    for deal in range(rounds // 2):
        first = play_round(edition, [bot, other], seed=f"measured {deal}").wins[0]
        wins.append((first + play_round(edition, [other, bot], seed=f"measured {deal}").wins[1]) / 2)
    mean = sum(wins) / len(wins)
    margin = 1.96 * sqrt(sum((won - mean) ** 2 for won in wins) / (len(wins) - 1) / len(wins))
    return f"{100 * mean:.1f} % of {2 * len(wins)} rounds won against {opponent}, give or take {100 * margin:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--opponent", default="easy", help="easy, steady or sharp")
    parser.add_argument("--rounds", type=int, default=1000, help="to measure it by, before and after")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--play", action="store_true", help="only measure what was learned before")
    parser.add_argument("--into", type=Path, default=Path("."))
    chosen = parser.parse_args()
    torch.set_num_threads(2)
    saved = chosen.into / "learned.zip"
    if not chosen.play:
        settings = {"edition": "mattel", "opponents": chosen.opponent}
        env = make_vec_env(ENV, n_envs=32, seed=chosen.seed, env_kwargs=settings, wrapper_class=Sensible)
        rate = Rate(chosen.minutes)
        model = MaskablePPO(
            "MlpPolicy", env, n_steps=256, batch_size=1024, n_epochs=4, gamma=1.0, learning_rate=rate,
            ent_coef=0.005, policy_kwargs={"net_arch": [128, 128]}, seed=chosen.seed,
        )  # fmt: skip
        print("Before:", measured(bot_of(model), chosen.opponent, chosen.rounds), flush=True)
        rate.begin()
        curve = Curve(rate)
        model.learn(1_000_000_000, callback=curve)
        model.save(saved)
        curve.draw(chosen.into / "learned.png", chosen.opponent)
    print("After:", measured(bot_of(MaskablePPO.load(saved, device="cpu")), chosen.opponent, chosen.rounds))


if __name__ == "__main__":
    main()
