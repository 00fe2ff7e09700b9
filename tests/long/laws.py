"""The laws of the game over many random rounds: python tests/long/laws.py --rounds 100000 --seed 1

Rounds of every edition, number of players, option and style of play, on every core. Every law is checked after each
action, except the costly ones, which are checked now and then: legality from every seat, copies, two worlds. The
first broken law ends the run with a command that replays the round.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from sixdot.game.editions import EDITIONS
from sixdot.game.refusal import Refusal
from tests.laws.games import EVERY_SCORING, a_setting, play_game, replayed
from tests.laws.laws import a_copy_goes_its_own_way, all_is_lawful, must, what_is_legal_is_what_is_done
from tests.laws.tables import EVERY_TABLE, MOST_STEPS, Step, a_table, do, is_over, must_end, next_step, sit, written
from tests.laws.worlds import refusals_tell_nothing, two_worlds, walk_together

CHUNK = 25  # rounds that a process plays before it reports
LONG_ENOUGH = 150  # where a round need not end, players stop after this many actions
SECONDS = 5.0  # between two lines of progress


@dataclass
class Tally:
    rounds: int = 0
    actions: int = 0
    blocked: int = 0
    stopped: int = 0
    longest: int = 0
    worlds: int = 0
    tried: int = 0

    def add(self, other: Tally) -> None:
        self.rounds += other.rounds
        self.actions += other.actions
        self.blocked += other.blocked
        self.stopped += other.stopped
        self.longest = max(self.longest, other.longest)
        self.worlds += other.worlds
        self.tried += other.tried


@dataclass
class Report:
    """The result of a chunk of rounds: a tally for each edition, or the law that broke."""

    tallies: dict[str, Tally] = field(default_factory=dict)
    broken: str = ""
    table: str = ""


def play_chunk(job: tuple[str, int, int]) -> Report:
    """Play this many rounds: single ones at all kinds of tables, and now and then a whole game."""
    seed, chunk, rounds = job
    report = Report()
    played = 0
    while played < rounds:
        name = f"{seed}-{chunk}-{played}"
        played += play_table(name, rounds - played, report)
        if report.broken:
            report.table = name
            break
    return report


def play_table(name: str, most_rounds: int, report: Report) -> int:
    """Play at the table of this name and note any broken law. Returns the number of rounds."""
    rng = Random(name)
    place = int(name.rsplit("-", 2)[1]) * CHUNK + int(name.rsplit("-", 2)[2])
    edition, players = EVERY_TABLE[place % len(EVERY_TABLE)]
    steps: list[Step] = []
    tally = report.tallies.setdefault(edition, Tally())
    try:
        if rng.random() < 0.1:
            return play_whole_game(rng, edition, most_rounds, tally)
        play_round(rng, edition, players, steps, tally)
    except Exception as failure:
        last = written(steps[-12:])
        report.broken = f"{type(failure).__name__}: {failure}\n{last and 'The last actions:'}\n{last}".rstrip()
    return 1


def play_whole_game(rng: Random, edition: str, most_rounds: int, tally: Tally) -> int:
    options, counts = rng.choice([(options, counts) for name, options, counts in EVERY_SCORING if name == edition])
    game = play_game(a_setting(rng, edition, options, rng.choice(counts), min(most_rounds, 8)))
    if rng.random() < 0.2:
        must(replayed(game) == game.told, "the same deals and actions are another game")
    tally.rounds += game.match.number
    tally.actions += len(game.steps)
    return game.match.number


def play_round(rng: Random, edition: str, players: int, steps: list[Step], tally: Tally) -> None:
    table = a_table(rng, edition, players)
    most = MOST_STEPS if must_end(table) else LONG_ENOUGH
    game, _ = sit(table, listening=rng.random() < 0.3)
    all_is_lawful(game)
    while not is_over(game) and len(steps) < most:
        step = next_step(rng, game, table)
        steps.append(step)
        chance = rng.random()
        if chance < 0.01:
            seat = rng.choice([None, *range(players)])
            tally.worlds += two_worlds(game, table, seat, step, rng)
        elif chance < 0.011:
            walk_together(game, table, rng.choice([None, *range(players)]), rng, 15)
        elif chance < 0.013:
            refusals_tell_nothing(game, rng.randrange(players), rng)
        elif chance < 0.018:
            a_copy_goes_its_own_way(game, rng)
        elif chance < 0.0185:
            tally.tried += what_is_legal_is_what_is_done(game, rng, [int(game.turn), rng.randrange(-1, 11)], 300)
        told = do(game, table, step)
        must(not isinstance(told, Refusal), f"a legal action is refused: {told}")
        all_is_lawful(game)
    must(is_over(game) or not must_end(table), f"{table}: the round never ends")
    tally.rounds += 1
    tally.actions += len(steps)
    tally.blocked += game.blocked
    tally.stopped += not is_over(game)
    tally.longest = max(tally.longest, len(steps))


# The run


def summary(tallies: dict[str, Tally], seconds: float) -> None:
    print(f"{'edition':10}{'rounds':>10}{'actions':>13}{'blocked':>9}{'stopped':>9}{'longest':>9}", flush=True)
    total = Tally()
    for edition in EDITIONS:
        tally = tallies.get(edition, Tally())
        total.add(tally)
        print(
            f"{edition:10}{tally.rounds:>10}{tally.actions:>13}{tally.blocked:>9}{tally.stopped:>9}{tally.longest:>9}"
        )
    print(
        f"{total.actions} actions and {total.tried} tries in {seconds:.0f} seconds;"
        f" {total.worlds} times two worlds were alike",
        flush=True,
    )


def jobs(seed: str, rounds: int) -> Iterator[tuple[str, int, int]]:
    for chunk, start in enumerate(range(0, rounds, CHUNK)):
        yield seed, chunk, min(CHUNK, rounds - start)


def stop_once(signum: int, frame: object) -> None:
    """Ctrl-C stops the run; a second one must not disturb the stopping."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    raise KeyboardInterrupt


def run(rounds: int, seed: str, processes: int) -> int:
    started = shown = time.monotonic()
    tallies: dict[str, Tally] = {}
    done = 0
    with multiprocessing.Pool(processes, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        try:
            signal.signal(signal.SIGINT, stop_once)
            for report in pool.imap_unordered(play_chunk, jobs(seed, rounds)):
                for edition, tally in report.tallies.items():
                    tallies.setdefault(edition, Tally()).add(tally)
                if report.broken:
                    pool.terminate()
                    print(f"A law is broken, seed {seed}, table {report.table}: {report.broken}")
                    print(f"Again: python tests/long/laws.py --table {report.table}", flush=True)
                    return 1
                done = sum(tally.rounds for tally in tallies.values())
                if time.monotonic() - shown >= SECONDS:
                    shown = time.monotonic()
                    print(f"{done} of {rounds} rounds, {shown - started:.0f} seconds", flush=True)
        except KeyboardInterrupt:
            pool.terminate()
            summary(tallies, time.monotonic() - started)
            print(f"Stopped after {done} of {rounds} rounds; so far no law was broken.", flush=True)
            return 130
    summary(tallies, time.monotonic() - started)
    print(f"{done} round{'s' if done > 1 else ''}, no law broken")
    return 0


def again(name: str) -> int:
    """Replay one table."""
    report = Report()
    played = play_table(name, CHUNK, report)
    if report.broken:
        print(f"A law is broken, table {name}: {report.broken}")
        return 1
    print(f"{played} round{'s' if played > 1 else ''}, no law broken")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description="The laws of the game over many random rounds.")
    parser.add_argument("--rounds", type=int, default=100_000, metavar="N")
    parser.add_argument("--seed", default="1", help="another seed is other rounds")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, metavar="N")
    parser.add_argument("--table", help="play the one table of this name again, as a broken law names it")
    chosen = parser.parse_args()
    if chosen.rounds < 1 or chosen.processes < 1:
        parser.error("at least one round is played, by at least one process")
    return again(chosen.table) if chosen.table else run(chosen.rounds, chosen.seed, chosen.processes)


if __name__ == "__main__":
    sys.exit(main())
