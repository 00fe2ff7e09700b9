"""What a network learns from the sharp bot, and how well it plays: the figures of docs/learned.md.

    python bench/learned.py gather FOLDER --rounds 12000     # decisions of sharp, with what it thinks of each choice
    python bench/learned.py fit FOLDER NET.npz               # needs torch; a minute on a graphics card
    python bench/learned.py play NET.npz --share 0.5 --edition mattel --against steady,easy --deals 1000

`--share` is how much of a choice's worth comes from the network, the rest from sharp: 1 is the network alone. A round
depends on its number alone, so the same command gives the same. Ctrl-C ends gathering with what is done.
Run it compiled.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from sixdot.bots import Bot, bot_named
from sixdot.bots.sharp import sensible, weigh
from sixdot.bots.views import considered
from sixdot.game.actions import Action
from sixdot.game.editions import edition_named
from sixdot.game.shuffle import Source
from sixdot.game.view import View
from sixdot.lab.figures import estimate
from sixdot.lab.learning import LEARNING_BY_FAMILY
from sixdot.lab.play import play_round

EDITIONS = ("mattel", "rnib", "french")
PLAYERS = (2, 2, 2, 3, 4, 4, 6)
MOST = 24  # choices that are kept of a decision
EXPLORES = 0.1  # so often any choice is made, so that odd positions are seen, too
SOFTNESS = 0.02  # how much better a choice is that is chosen e times as often
HIDDEN = (384, 256)
INDEX, ENCODING = LEARNING_BY_FAMILY["uno"].actions(), LEARNING_BY_FAMILY["uno"].encoding()
INPUTS = ENCODING.size + len(EDITIONS)

Weighed = list[tuple[Action, float]]


def row_of(view: View) -> Any:
    row = np.zeros(INPUTS, np.float32)
    row[: ENCODING.size] = ENCODING.encode(view)
    row[ENCODING.size + EDITIONS.index(view.edition)] = 1
    return row


def deciding(values: Callable[[View, Source], Weighed]) -> Bot:
    """The bot that does what is worth most."""

    def choose(view: View, source: Source) -> Action | None:
        choices = considered(view, sensible)
        if len(choices) < 2:
            return choices[0] if choices else None
        return max(values(view, source), key=lambda weighed: weighed[1])[0]

    return choose


class Network:
    """Three layers in NumPy; what it says of a choice is its worth, but for a number that all have in common."""

    def __init__(self, path: Path) -> None:
        stored = np.load(path)
        self.layers = [(stored[f"{name}.weight"].T, stored[f"{name}.bias"]) for name in "abc"]

    def weigh(self, view: View, source: Source) -> Weighed:
        choices = sensible(view)
        values = row_of(view)
        for weights, bias in self.layers[:-1]:
            values = np.maximum(values @ weights + bias, 0)
        weights, bias = self.layers[-1]
        worth = SOFTNESS * (values @ weights + bias)
        found = [float(worth[INDEX.index(choice, int(view.seat or 0), view.players)]) for choice in choices]
        return [(choice, max(one - max(found), -0.2)) for choice, one in zip(choices, found, strict=True)]

    def mixed(self, share: float, view: View, source: Source) -> Weighed:
        """Worth by the network and by sharp, added up; both count from the best choice down."""
        learned = self.weigh(view, source)
        if share >= 1:
            return learned
        own = {str(choice): worth for choice, worth in learned}
        found = weigh(view, source)
        best = max(worth for _, worth in found)
        return [(choice, share * own[str(choice)] + (1 - share) * (worth - best)) for choice, worth in found]


# Gathering


def gathered(number: int) -> dict[str, Any]:
    """The decisions of one round: rows, numbers of the choices, their worth."""
    chance = Random(f"learned {number}")
    rows, numbers, worths = [], [], []

    def values(view: View, source: Source) -> Weighed:
        found = weigh(view, source)
        kept = found[:MOST]
        rows.append(row_of(view).astype(np.float16))
        numbers.append([INDEX.index(choice, int(view.seat or 0), view.players) for choice, _ in kept])
        worths.append([worth for _, worth in kept])
        return [(chance.choice(found)[0], 1.0)] if chance.random() < EXPLORES else found

    players = chance.choice(PLAYERS)
    play_round(edition_named(chance.choice(EDITIONS)), [deciding(values)] * players, seed=f"learned {number}")
    padded = np.full((2, len(rows), MOST), -1, np.float32)
    for place, (own, worth) in enumerate(zip(numbers, worths, strict=True)):
        padded[0, place, : len(own)], padded[1, place, : len(worth)] = own, worth
    return {"rows": np.array(rows).reshape(-1, INPUTS), "numbers": padded[0].astype(np.int16), "worths": padded[1]}


def gather(path: Path, of_round: Callable[[int], dict[str, Any]], rounds: int) -> None:
    """Keep the arrays of so many rounds, one after the other, in a file; of fewer, if Ctrl-C ends it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    parts: list[dict[str, Any]] = []
    with Pool() as pool:
        try:
            for done, part in enumerate(pool.imap(of_round, range(rounds), chunksize=4), 1):
                parts.append(part)
                if done % 500 == 0:
                    print(f"{done} of {rounds} rounds", flush=True)
        except KeyboardInterrupt:
            print(f"Stopped after {len(parts)} rounds.")
    np.savez(path, **{name: np.concatenate([part[name] for part in parts]) for name in parts[0]})


# Fitting


def fit(folder: Path, path: Path, epochs: int) -> None:
    import torch
    from torch import nn

    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(1)
    stored = np.load(folder / "decisions.npz")
    rows = torch.from_numpy(stored["rows"]).to(device)
    numbers = torch.from_numpy(stored["numbers"].astype(np.int64)).to(device)
    worths = torch.from_numpy(stored["worths"]).to(device)
    a, b, c = (nn.Linear(one, other) for one, other in zip((INPUTS, *HIDDEN), (*HIDDEN, INDEX.size), strict=True))
    network = nn.Sequential(a, nn.ReLU(), b, nn.ReLU(), c).to(device)
    held, size = max(1, len(rows) // 20), min(4096, len(rows) // 2)
    steps = epochs * ((len(rows) - held) // size)
    optimiser = torch.optim.AdamW(network.parameters(), lr=2e-3, weight_decay=0.02)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 2e-3, total_steps=steps + 1)

    def loss(chosen: Any) -> Any:
        offered = numbers[chosen] >= 0
        said = network(rows[chosen].float()).gather(1, numbers[chosen].clamp(min=0)).masked_fill(~offered, -1e9)
        wanted = (worths[chosen] / SOFTNESS).masked_fill(~offered, -1e9).softmax(1)
        return -(wanted * said.log_softmax(1).clamp(min=-60)).sum(1).mean()

    for epoch in range(epochs):
        order = torch.randperm(len(rows) - held, device=device) + held
        for begin in range(0, len(order) - size + 1, size):
            optimiser.zero_grad()
            loss(order[begin : begin + size]).backward()
            optimiser.step()
            schedule.step()
        with torch.no_grad():
            print(f"{epoch + 1} of {epochs}: {float(loss(torch.arange(held, device=device))):.4f}", flush=True)
    layers = {"a": a, "b": b, "c": c}
    np.savez(
        path, **{f"{n}.{k}": v.cpu().numpy() for n, layer in layers.items() for k, v in layer.state_dict().items()}
    )


# Playing


def played(path: Path, share: float, edition: str, against: tuple[str, ...], deal: int) -> list[float]:
    """How often each has won one deal, over all rotations of the seats."""
    bots: list[Bot] = [deciding(partial(Network(path).mixed, share)), *[bot_named(name) for name in against]]
    wins = [0.0] * len(bots)
    for turn in range(len(bots)):
        seats = [(seat + turn) % len(bots) for seat in range(len(bots))]
        result = play_round(edition_named(edition), [bots[bot] for bot in seats], seed=f"learned play {deal}")
        for seat, bot in enumerate(seats):
            wins[bot] += result.wins[seat] / len(bots)
    return wins


def play(path: Path, share: float, edition: str, against: tuple[str, ...], deals: int) -> Iterator[str]:
    with Pool() as pool:
        found = pool.map(partial(played, path, share, edition, against), range(deals), chunksize=4)
    for bot, name in enumerate((f"network ({share:g})", *against)):
        rate = estimate([wins[bot] for wins in found]).scaled(100)
        margin = "unknown" if rate.margin is None else f"{rate.margin:.1f}"
        yield f"{name}: {rate.mean:.1f} % ±{margin} of {deals * (len(against) + 1)} rounds"


def main() -> None:
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("gather", "fit", "play"))
    parser.add_argument("paths", nargs="+", type=Path)
    parser.add_argument("--rounds", type=int, default=12_000)
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--edition", choices=EDITIONS, default="mattel")
    parser.add_argument("--against", default="sharp")
    parser.add_argument("--deals", type=int, default=1000)
    chosen = parser.parse_args()
    if len(chosen.paths) != (2 if chosen.what == "fit" else 1):
        sys.exit("gather takes a folder, fit a folder and a file, play a file")
    if chosen.what == "gather":
        gather(chosen.paths[0] / "decisions.npz", gathered, chosen.rounds)
    elif chosen.what == "fit":
        fit(*chosen.paths, chosen.epochs)
    else:
        for line in play(*chosen.paths, chosen.share, chosen.edition, tuple(chosen.against.split(",")), chosen.deals):
            print(line)


if __name__ == "__main__":
    main()
