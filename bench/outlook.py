"""How the tables behind the outlook of the sharp bot are fitted, and how well they foretell who wins.

    .venv-compiled/bin/python bench/outlook.py [--rounds 60000] [--seed 1] [--write]

Imagined players play rounds by habit. In some positions it is noted which cells of the table speak of each seat, and
who won in the end. The worth of a seat is the sum of its cells, its chance is the softmax of the worths of all seats,
and the table is fitted so that the winners were likely: the loss is the mean of -log(chance of the winner), and it
counts in other rounds than those fitted to. The same seed gives the same tables. Ctrl-C ends it, nothing written.
"""

from __future__ import annotations

import argparse
import sys
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import log
from pathlib import Path
from typing import Final, TypeAlias

from sixdot.bots.dos.habits import dos_move
from sixdot.bots.dos.playout import DosOutlook
from sixdot.bots.playout import BURDEN, MOST, Outlook
from sixdot.bots.uno.habits import uno_move
from sixdot.bots.uno.playout import UnoOutlook
from sixdot.game.dos.machine import DosRound
from sixdot.game.editions import edition_named
from sixdot.game.position import simulated_round
from sixdot.game.round import Round
from sixdot.game.shuffle import FastRandom
from sixdot.game.uno.machine import UnoRound
from sixdot.game.view import OVER_PHASE, TURN_PHASE
from sixdot.lab import explained

with explained("bench"):
    import numpy as np
    from numpy.typing import NDArray

BOTS: Final = Path(__file__).resolve().parent.parent / "src" / "sixdot" / "bots"
ROUNDS: Final = 60_000
LONGEST: Final = 3000  # steps of a round; one that is longer does not count
UNO_EVERY: Final = 5  # of so many turns of UNO one is noted, for neighbours are much alike
HELD_OUT: Final = 9  # for so many rounds fitted to, one more is played to judge by
EPOCHS: Final = 14
BATCH: Final = 8192  # positions of a step,
STEPS: Final = 20  # but at least so many steps an epoch
FAST: Final = 0.02  # how far a step goes, at first
SLOW: Final = 0.004  # and in the last epochs
SLOW_FROM: Final = 0.6
RIDGE: Final = 5.0  # how strongly all positions together draw a cell to nought; it is what settles a rare cell

Table: TypeAlias = NDArray[np.float64]  # behind its last cell stands one that is always nought
Say: TypeAlias = Callable[[str], None]
Position: TypeAlias = tuple[list[int], list[list[int]], list[float]]  # seats in order of turn; their cells, burdens


@dataclass(frozen=True)
class Setting:
    """A table to fit: the rounds that are played for it, and its shape."""

    edition: str
    players: int
    says: str  # for how many players it is
    most: int  # cells that speak of a seat

    @property
    def family(self) -> str:
        return edition_named(self.edition).game

    @property
    def name(self) -> str:
        return f"{self.family.upper()}, {self.players} players"

    @property
    def outlook(self) -> Outlook:
        return OUTLOOKS_BY_FAMILY[self.family]

    @property
    def present(self) -> Sequence[float]:
        """The table in the repository."""
        return self.outlook.table(self.players)

    @property
    def size(self) -> int:
        return (MOST + 1) * self.outlook.width

    def padded(self, cells: list[int]) -> list[int]:
        """As many cells for every seat: the rest point behind the table."""
        return cells + [self.size] * (self.most - len(cells))


OUTLOOKS_BY_FAMILY: Final[dict[str, Outlook]] = {"uno": UnoOutlook(), "dos": DosOutlook()}
SETTINGS: Final = (
    Setting("mattel", 2, "two players", 8),
    Setting("mattel", 4, "three or four", 8),
    Setting("mattel", 7, "more", 8),
    Setting("dos", 2, "two players", 4),
    Setting("dos", 4, "more", 4),
)


@dataclass(frozen=True)
class Positions:
    """What was noted, seats in order of turn: the cells and the burden of each, and which of them won."""

    cells: NDArray[np.int16]
    burdens: NDArray[np.float64]
    winners: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.winners)

    def some(self, which: NDArray[np.int64]) -> Positions:
        return Positions(self.cells[which], self.burdens[which], self.winners[which])


# Rounds


def played_on(game: Round, dice: FastRandom) -> Iterator[Position]:
    return PLAYED_BY_FAMILY[game.edition.game](game, dice)


def noted(game: Round) -> Position:
    outlook = OUTLOOKS_BY_FAMILY[game.edition.game]
    seats = in_turn(game, game.order)
    return seats, [outlook.cells(game, seat, place) for place, seat in enumerate(seats)], burdens(game, seats)


def uno_played(game: Round, dice: FastRandom) -> Iterator[Position]:
    """Play a round by habit, each seat plainly or not by chance, and stop at some of the turns."""
    assert isinstance(game, UnoRound)
    plain = dice.below(1 << game.players)
    for _ in range(LONGEST):
        if game.phase == OVER_PHASE:
            return
        if game.phase == TURN_PHASE and dice.below(UNO_EVERY) == 0:
            yield noted(game)
        game.apply(game.turn, uno_move(game, dice, plain))


def dos_played(game: Round, dice: FastRandom) -> Iterator[Position]:
    """Play a round by habit, and stop where a turn begins."""
    assert isinstance(game, DosRound)
    last = -1
    for _ in range(LONGEST):
        if game.phase == OVER_PHASE:
            return
        if game.phase == TURN_PHASE and game.turn != last:
            last = game.turn
            yield noted(game)
        game.apply(game.turn, dos_move(game))


PLAYED_BY_FAMILY: Final = {"uno": uno_played, "dos": dos_played}


def in_turn(game: Round, following: Sequence[int]) -> list[int]:
    seats = [game.turn]
    while len(seats) < game.players:
        seats.append(following[seats[-1]])
    return seats


def burdens(game: Round, seats: Sequence[int]) -> list[float]:
    """What the outlook takes off for the cards beyond the largest hand of the table."""
    return [BURDEN * float(max(0, game.hands[seat].size - MOST)) for seat in seats]


def played(setting: Setting, rounds: int, seed: str, say: Say) -> Positions:
    """Positions from so many rounds, dealt and played from this seed."""
    edition = edition_named(setting.edition)
    deals = FastRandom(f"{seed} deals")
    dice = FastRandom(f"{seed} habits")
    cells, weights, winners = array("h"), array("d"), array("q")
    for number in range(rounds):
        if number and number % 10_000 == 0:
            say(f"{setting.name}: {number} of {rounds} rounds played")
        game = simulated_round(edition, setting.players, deals, number % setting.players)
        positions = list(played_on(game, dice))
        if game.winner < 0:
            continue
        for seats, speaking, burden in positions:
            for of_seat in speaking:
                cells.extend(setting.padded(of_seat))
            weights.extend(burden)
            winners.append(seats.index(game.winner))
    shape = (len(winners), setting.players)
    return Positions(
        np.frombuffer(cells, np.int16).reshape(*shape, setting.most),
        np.frombuffer(weights, np.float64).reshape(shape),
        np.frombuffer(winners, np.int64),
    )


# The fit


def table_of(values: Sequence[float]) -> Table:
    return np.array([*values, 0.0])


def chances(table: Table, positions: Positions) -> NDArray[np.float64]:
    """For every position the chance of each seat."""
    worths = table[positions.cells].sum(axis=2) - positions.burdens
    weights = np.exp(worths - worths.max(axis=1, keepdims=True))
    found: NDArray[np.float64] = weights / weights.sum(axis=1, keepdims=True)
    return found


def loss(table: Table, positions: Positions) -> float:
    of_winner = chances(table, positions)[np.arange(len(positions)), positions.winners]
    return float(-np.log(of_winner).mean())


def slope(table: Table, positions: Positions) -> Table:
    """Where the loss rises."""
    blame = chances(table, positions)
    blame[np.arange(len(positions)), positions.winners] -= 1
    most = positions.cells.shape[2]
    found: Table = np.bincount(positions.cells.ravel(), np.repeat(blame.ravel(), most), len(table)) / len(positions)
    found[-1] = 0
    return found


def fitted(setting: Setting, train: Positions, held_out: Positions, seed: int, say: Say) -> Table:
    """The table that makes the winners of these rounds likely (Adam, in batches), in whole hundredths."""
    rng = np.random.default_rng(seed)
    table = np.zeros(setting.size + 1)
    mean, square = np.zeros_like(table), np.zeros_like(table)
    batches = max(STEPS, -(-len(train) // BATCH))
    step = 0
    for epoch in range(EPOCHS):
        pace = FAST if epoch < SLOW_FROM * EPOCHS else SLOW
        for which in np.array_split(rng.permutation(len(train)), batches):
            if len(which) == 0:
                continue
            step += 1
            rise = slope(table, train.some(which)) + RIDGE / len(train) * table
            mean = 0.9 * mean + 0.1 * rise
            square = 0.99 * square + 0.01 * rise**2
            table -= pace * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-6)
        say(f"{setting.name}: epoch {epoch + 1} of {EPOCHS}, held-out loss {loss(table, held_out):.4f}")
    rounded: Table = np.round(table, 2)
    return rounded


@dataclass(frozen=True)
class Fit:
    """A fresh table, and what it and others lose on rounds they were not fitted to."""

    setting: Setting
    table: Table
    positions: int
    fresh: float
    present: float
    par: float

    def __str__(self) -> str:
        return (
            f"{self.setting.name}: held-out loss {self.fresh:.4f} fresh, {self.present:.4f} in the repository,"
            f" {self.par:.4f} par ({self.positions} positions)"
        )


def fit(setting: Setting, rounds: int, seed: int, say: Say) -> Fit:
    train = played(setting, rounds, f"outlook {seed}", say)
    held_out = played(setting, max(1, rounds // HELD_OUT), f"outlook {seed} held out", say)
    if not len(train) or not len(held_out):
        raise ValueError(f"{rounds} rounds are too few to fit to")
    table = fitted(setting, train, held_out, seed, say)
    present = loss(table_of(setting.present), held_out)
    return Fit(setting, table, len(held_out), loss(table, held_out), present, log(setting.players))


# The file


def file_text(family: str, tables: Sequence[Sequence[float]]) -> str:
    """The file that holds the tables of a family: one line per size of hand, in hundredths."""
    own = [setting for setting in SETTINGS if setting.family == family]
    parts: list[str] = []
    for setting, table in zip(own, tables, strict=True):
        cells = [str(round(100 * value)) for value in table]
        width = setting.outlook.width
        rows = [" ".join(cells[begin : begin + width]) for begin in range(0, len(cells), width)]
        parts.append("\n".join([f"# {setting.says}", *rows, ""]))
    return "\n".join(parts)


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Fit the tables behind the outlook of the sharp bot anew.")
    parser.add_argument(
        "--rounds", type=int, default=ROUNDS, metavar="N", help=f"for each table; {ROUNDS} by default"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of the rounds and of the fit; 1 by default")
    parser.add_argument("--write", action="store_true", help="put the fresh tables into the bots")
    asked = parser.parse_args(arguments)
    try:
        fits = [fit(setting, asked.rounds, asked.seed, say) for setting in SETTINGS]
    except KeyboardInterrupt:
        say("Stopped. Nothing is written.")
        return 130
    except ValueError as error:
        say(f"The tables cannot be fitted: {error}.")
        return 1
    print(*fits, sep="\n")
    if asked.write:
        for family in OUTLOOKS_BY_FAMILY:
            file = BOTS / family / "outlook.txt"
            tables = [one.table[:-1].tolist() for one in fits if one.setting.family == family]
            file.write_text(file_text(family, tables), encoding="utf-8")
            say(f"Written to {file}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
