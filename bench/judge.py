"""How the judge of the sharp bot learned who wins between two players of UNO, and what it is worth: docs/learned.md.

    python bench/judge.py gather FOLDER --rounds 51200    # rounds of sharp against itself, and who won them
    python bench/judge.py fit FOLDER JUDGE.bin            # needs torch; a minute on a graphics card
    python bench/judge.py play JUDGE.bin --edition mattel    # sharp with it against sharp with the tables

Every position of a round is kept with who won. From each decision some positions of sharp's search are kept, too,
with who won when they were played on by habit. Large networks learn first from these, then from the rounds; then once
more, with aims that trust what they themselves think of the positions that follow. The small network of the judge
learns from their mean. One round in ten is only for the loss that is told. A round depends on its number and
on the judge that is installed. Run it compiled. Ctrl-C ends gathering with what is done.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from learned import gather

from sixdot.bots import Bot
from sixdot.bots.sharp import WORK, Search, sensible
from sixdot.bots.uno.judge import CELLS, UNITS, ZERO, Judge, cells_of
from sixdot.bots.uno.playout import LearnedOutlook, UnoOutlook
from sixdot.bots.views import considered
from sixdot.game.actions import Action
from sixdot.game.editions import edition_named
from sixdot.game.events import Event
from sixdot.game.kinds import FACES, KINDS
from sixdot.game.match import Match
from sixdot.game.shuffle import FastRandom, Source
from sixdot.game.uno.machine import UnoRound
from sixdot.game.view import TURN_PHASE, View
from sixdot.lab.figures import estimate
from sixdot.lab.play import play_round

EDITION = "mattel"
QUICK = 1500  # steps of a decision, that there may be more rounds
EXPLORES = 0.06  # so often any choice is made, so that odd positions are seen, too
LEAVES = 2  # positions of the search that are kept of a decision
DEPTHS = (0, 1, 2, 3, 4, 4, 5, 6, 7)  # turns after which they are
TO_THE_END = 100_000
HELD_OUT = 10
TEACHERS = 3
TRUST = 0.3  # how far the position that follows is trusted, not the outcome
HIDDEN = 512


# Gathering


def noted(game: UnoRound) -> tuple[list[int], list[int]]:
    """Both hands, the mover's first, with the face; and the cells."""
    mover, other = game.hands[game.turn], game.hands[game.order[game.turn]]
    return [*mover.counts, *other.counts, int(game.face.number)], cells_of(game)


class Positions:
    def __init__(self) -> None:
        self.rows: list[list[int]] = []
        self.cells: list[list[int]] = []
        self.seats: list[int] = []

    def add(self, game: UnoRound) -> None:
        row, cells = noted(game)
        self.rows.append(row)
        self.cells.append(cells)
        self.seats.append(int(game.turn))

    def arrays(self, winners: Sequence[int]) -> dict[str, Any]:
        return {
            "rows": np.array(self.rows, np.int8).reshape(-1, 2 * KINDS + 1),
            "cells": np.array(self.cells, np.int16).reshape(-1, 15),
            "won": np.array([seat == winner for seat, winner in zip(self.seats, winners, strict=True)], np.float32),
            "seats": np.array(self.seats, np.int8),
        }


def gathered(number: int) -> dict[str, Any]:
    """The positions of one round, and some of what was imagined in it."""
    chance = Random(f"judge {number}")
    real, leaves = Positions(), Positions()
    ends: list[int] = []

    def watch(match: Match, told: Sequence[Event]) -> None:
        game = match.round
        if isinstance(game, UnoRound) and game.winner < 0 and game.phase == TURN_PHASE:
            real.add(game)

    def choose(view: View, source: Source) -> Action | None:
        choices = considered(view, sensible)
        if len(choices) < 2:
            return choices[0] if choices else None
        search = Search(view, FastRandom(f"{number} {len(view.heard)}"))
        found = search.run(choices, QUICK)
        for _ in range(LEAVES):
            imagine(search, chance.choice(choices))
        return chance.choice(choices) if chance.random() < EXPLORES else found[0][0]

    def imagine(search: Search, action: Action) -> None:
        playout = search.playout
        game = search.redealer.deal().copy()
        game.apply(playout.seat, action)
        playout.turns = chance.choice(DEPTHS)
        playout.play_on(game, search.redealer.plain, 0)
        if isinstance(game, UnoRound) and game.winner < 0 and game.phase == TURN_PHASE:
            leaves.add(game)
            playout.turns = TO_THE_END
            playout.play_on(game, search.redealer.plain, 0)
            ends.append(int(game.winner))

    result = play_round(edition_named(EDITION), [choose] * 2, f"judge {number}", watch=watch)
    winner = result.wins.index(1.0) if 1.0 in result.wins else -1
    found = real.arrays([winner] * len(real.seats)) if winner >= 0 else Positions().arrays([])
    found["rounds"] = np.full(len(found["won"]), number, np.int32)
    return found | {f"leaf {name}": value for name, value in leaves.arrays(ends).items()}


# Fitting


def trusting(values: Any, stored: Any) -> Any:
    """Who won, drawn towards what was thought of the positions that came before the end."""
    aims, thought = stored["won"].tolist(), values.tolist()
    seats, rounds = stored["seats"].tolist(), stored["rounds"].tolist()
    for place in range(len(aims) - 2, -1, -1):
        if rounds[place] == rounds[place + 1]:
            ahead = TRUST * thought[place + 1] + (1 - TRUST) * aims[place + 1]
            aims[place] = ahead if seats[place] == seats[place + 1] else 1 - ahead
    return np.array(aims, np.float32)


def packed(start: Any, rows: Any, direct: Any, worth: Any, bias: float) -> bytes:
    """What the judge reads: `rows` for the hidden units and `direct` for the outcome, each with an own scale."""
    scale = np.maximum(np.abs(rows).max(axis=0) / (ZERO - 1), 1e-9)
    own = max(float(np.abs(direct).max()) / (ZERO - 1), 1e-9)
    table = np.empty((CELLS, UNITS + 1), np.uint8)
    table[:, :UNITS] = np.round(rows / scale) + ZERO
    table[:, UNITS] = np.round(direct / own) + ZERO
    numbers = {
        "start": [round(float(value)) for value in start / scale],
        "worth": [float(f"{value:.6g}") for value in worth * scale],
        "direct": float(f"{own:.6g}"),
        "bias": float(f"{bias:.6g}"),
    }
    return json.dumps(numbers).encode() + b"\n" + table.tobytes()


def fit(folder: Path, path: Path) -> None:
    import torch
    from torch import nn
    from torch.nn import functional

    device = "cuda" if torch.cuda.is_available() else "cpu"
    stored = dict(np.load(folder / "positions.npz").items())
    data = {name: torch.from_numpy(value).to(device) for name, value in stored.items()}
    fits = torch.tensor([face.fits[:KINDS] for face in FACES], device=device)
    colours = torch.tensor([face.colour for face in FACES], device=device)
    held_out = data["rounds"] % HELD_OUT == 0
    own = (~held_out).nonzero()[:, 0]

    def seen(rows: Any) -> Any:
        """What the large networks see: cards with the colour in play first, then by how many the mover has."""
        rows = rows.long()
        face = rows[:, -1]
        hands = rows[:, :-1].reshape(-1, 2, KINDS)
        cards = hands[:, :, :52].reshape(-1, 2, 4, 13)
        order = cards[:, 0].sum(2) + 0.1 * cards[:, 1].sum(2)
        order.scatter_(1, colours[face].clamp(min=0)[:, None], 1e6)
        order = order.argsort(1, descending=True)[:, None, :, None].expand(-1, 2, 4, 13)
        cards = cards.gather(2, order).float()
        number = functional.one_hot(torch.where(face < 52, face % 13, 13), 14)
        sizes = functional.one_hot(hands.sum(2).clamp(max=12), 13).flatten(1)
        ready = ((hands[:, :, :52] > 0) & fits[face][:, None, :52]).sum(2).clamp(max=6)
        parts = [cards.flatten(1), (cards > 0).flatten(1), hands[:, :, 52:].flatten(1), number, sizes]
        return torch.cat([part.float() for part in (*parts, functional.one_hot(ready, 7).flatten(1))], 1)

    def large() -> Any:
        layers = [nn.LazyLinear(HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU()]
        network = nn.Sequential(*layers, nn.Linear(HIDDEN, HIDDEN // 2), nn.ReLU(), nn.Linear(HIDDEN // 2, 1))
        return network.to(device)

    def learn(
        network: Any, given: Any, aims: Any, own: Any, epochs: int, rate: float, size: int, decay: float
    ) -> Any:
        size = min(size, len(own))
        optimiser = torch.optim.AdamW(network.parameters(), rate, weight_decay=decay)
        steps = epochs * (len(own) // size) + 1
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps, pct_start=0.1)
        for _ in range(epochs):
            shuffled = own[torch.randperm(len(own), device=device)]
            for begin in range(0, len(own) - size + 1, size):
                which = shuffled[begin : begin + size]
                loss = functional.binary_cross_entropy_with_logits(network(given(which))[:, 0], aims[which])
                optimiser.zero_grad()
                loss.backward()
                optimiser.step()
                schedule.step()
        return network

    def thought(networks: Sequence[Any], given: Any, size: int) -> Any:
        """The mean of their chances."""
        with torch.no_grad():
            parts = torch.arange(size, device=device).split(100_000)
            means = [sum(network(given(part))[:, 0].sigmoid() for network in networks) for part in parts]
        return torch.cat(means) / len(networks)

    def tell(name: str, chances: Any) -> None:
        loss = functional.binary_cross_entropy(chances[held_out].clamp(1e-6, 1 - 1e-6), data["won"][held_out])
        print(f"{name}: held-out loss {float(loss):.4f}", flush=True)

    def real(which: Any) -> Any:
        return seen(data["rows"][which])

    def imagined(which: Any) -> Any:
        return seen(data["leaf rows"][which])

    def taught(seed: int, aims: Any) -> Any:
        torch.manual_seed(seed)
        every = torch.arange(len(data["leaf won"]), device=device)
        network = large()
        network(imagined(every[:2]))
        learn(network, imagined, data["leaf won"], every, 2, 1.5e-3, 8192, 0.02)
        return learn(network, real, aims, own, 2, 6e-4, 8192, 0.05)

    count = len(data["won"])
    first = thought([taught(seed, data["won"]) for seed in range(TEACHERS)], real, count)
    tell("large networks", first)
    aims = torch.from_numpy(trusting(first.cpu().numpy(), stored)).to(device)
    teachers = [taught(seed, aims) for seed in range(TEACHERS)]
    chances = thought(teachers, real, count)
    tell("large networks, once more", chances)

    class Small(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.rows, self.direct = (nn.EmbeddingBag(CELLS, width, mode="sum") for width in (UNITS, 1))
            nn.init.normal_(self.rows.weight, std=0.15)
            nn.init.zeros_(self.direct.weight)
            self.start = nn.Parameter(torch.zeros(UNITS))
            self.worth = nn.Linear(UNITS, 1)

        def forward(self, cells: Any) -> Any:
            return self.direct(cells) + self.worth(torch.relu(self.rows(cells) + self.start))

    torch.manual_seed(5)
    cells = torch.cat([data["cells"], data["leaf cells"]]).int()
    wanted = torch.cat([chances, thought(teachers, imagined, len(data["leaf won"]))])
    which = torch.cat([own, torch.arange(count, len(cells), device=device)])
    small = learn(Small().to(device), lambda which: cells[which], wanted, which, 6, 5e-3, 16384, 0.0)
    tell("judge", thought([small], lambda which: cells[which], count))
    start, rows, direct, worth = (
        value.detach().cpu().double().numpy()
        for value in (small.start, small.rows.weight, small.direct.weight[:, 0], -small.worth.weight[0])
    )
    path.write_bytes(packed(start, rows, -direct, worth, -float(small.worth.bias.detach())))


# Playing


def sharp_with(outlook: UnoOutlook) -> Bot:
    def choose(view: View, source: Source) -> Action | None:
        choices = considered(view, sensible)
        if len(choices) < 2:
            return choices[0] if choices else None
        search = Search(view, FastRandom(f"{source.below(60000)} {source.below(60000)}"))
        search.playout.outlook = outlook
        return search.run(choices, WORK)[0][0]

    return choose


def played(path: Path, edition: str, deal: int) -> tuple[float, list[float], list[int]]:
    """How often the judge has won one deal from both seats; processor time and decisions, of the judge first."""
    learned = LearnedOutlook()
    learned.judge = Judge(path.read_bytes())
    bots = [sharp_with(learned), sharp_with(UnoOutlook())]
    wins, seconds, decisions = 0.0, [0.0, 0.0], [0, 0]
    for seat in (0, 1):
        result = play_round(edition_named(edition), [bots[seat], bots[1 - seat]], f"judge play {deal}")
        wins += result.wins[seat] / 2
        for bot in (0, 1):
            seconds[bot] += result.seconds[seat ^ bot]
            decisions[bot] += result.decisions[seat ^ bot]
    return wins, seconds, decisions


def play(path: Path, edition: str, deals: int) -> Iterator[str]:
    with Pool() as pool:
        found = pool.map(partial(played, path, edition), range(deals), chunksize=4)
    rate = estimate([wins for wins, _, _ in found]).scaled(100)
    margin = "unknown" if rate.margin is None else f"{rate.margin:.1f}"
    yield f"the judge against the tables, {edition}: {rate.mean:.1f} % ±{margin} of {2 * deals} rounds"
    for bot, name in enumerate(("judge", "tables")):
        spent = 1000 * sum(part[1][bot] for part in found) / max(1, sum(part[2][bot] for part in found))
        yield f"{name}: {spent:.2f} ms a decision"


def main() -> None:
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("gather", "fit", "play"))
    parser.add_argument("paths", nargs="+", type=Path)
    parser.add_argument("--rounds", type=int, default=51_200)
    parser.add_argument("--edition", choices=("mattel", "rnib", "french", "question"), default=EDITION)
    parser.add_argument("--deals", type=int, default=2000)
    chosen = parser.parse_args()
    if len(chosen.paths) != (2 if chosen.what == "fit" else 1):
        sys.exit("gather takes a folder, fit a folder and a file, play a file")
    if chosen.what == "gather":
        gather(chosen.paths[0] / "positions.npz", gathered, chosen.rounds)
    elif chosen.what == "fit":
        fit(*chosen.paths)
    else:
        for line in play(chosen.paths[0], chosen.edition, chosen.deals):
            print(line)


if __name__ == "__main__":
    main()
