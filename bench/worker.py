"""One interleaved run under one interpreter, started by `bench/run.py`; writes JSON, one line a record.

A repeat is many turns of a few hundredths of a second, taken by all loops one after another in an order that
moves on: what slows the machine down for a while slows all of them alike. Processor time counts, no other.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import time
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from typing import Any, NamedTuple

from figures import (
    AEC,
    BATCH,
    CLASSICS,
    COPY,
    CPP_LOOP,
    DEEPCOPY,
    ENV_STEP,
    GYM,
    GYM_VIEWS,
    LOOP,
    PYTHON_LOOP,
    RLCARD,
    STEP,
)

import sixdot.game.round

TURN = 0.025  # seconds


class Loop(NamedTuple):
    play: Callable[[int], Any]
    decisions: Callable[[Any], int] = int  # counted off the clock


def engines(players: int) -> tuple[dict[str, Loop], str]:
    import ours
    import peers

    games = ours.rounds_in_progress(players)
    deep_copying, deepcopied = ours.deep_copying(games)
    return {
        RLCARD: Loop(peers.rlcard_steps(players)),
        PYTHON_LOOP: Loop(peers.openspiel_steps(players)),
        CPP_LOOP: Loop(peers.openspiel_rounds(players), peers.decided),
        STEP: Loop(ours.stepping(players)),
        LOOP: Loop(ours.whole_rounds(players)),
        COPY: Loop(ours.copying(games)),
        DEEPCOPY: Loop(deep_copying),
    }, deepcopied


def environments(players: int) -> tuple[dict[str, Loop], str]:
    import environments as found

    classics = {label: Loop(found.pettingzoo_steps(name)) for label, name in CLASSICS.items()} if players == 2 else {}
    return {
        ENV_STEP: Loop(found.rlcard_steps(players)),
        **classics,
        AEC: Loop(found.aec_steps(players)),
        GYM: Loop(found.gym_steps(players)),
        GYM_VIEWS: Loop(found.gym_steps_with_views(players)),
        BATCH: Loop(found.batch_steps(players)),
    }, ""


def timed(loop: Loop, times: int) -> tuple[float, int]:
    began = time.process_time()
    result = loop.play(times)
    seconds = time.process_time() - began
    return seconds, loop.decisions(result)


def warm_up(loop: Loop, seconds: float) -> float:
    """Play for so long. Returns how often a second: the last try counts, when everything is warm."""
    times = 1
    spent = 0.0
    while True:
        took, _ = timed(loop, times)
        spent += took
        if spent >= seconds and took > 0:
            return times / took
        if took < seconds / 4:
            times *= 2


def tell(**record: object) -> None:
    print(json.dumps(record), flush=True)


def measure(kind: str, players: int, repeats: int, seconds: float, warm: float) -> None:
    work, deepcopied = (engines if kind == "engines" else environments)(players)
    tell(
        python=platform.python_version(),
        rlcard=version("rlcard"),
        open_spiel=version("open_spiel"),
        pettingzoo=version("pettingzoo"),
        native=(sixdot.game.round.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES)),
        deepcopied=deepcopied,
    )
    sizes = {name: max(1, int(warm_up(loop, warm) * TURN)) for name, loop in work.items()}
    order = list(work)
    turns = max(1, round(seconds / TURN))
    for repeat in range(repeats):
        random.seed(repeat)
        spent = dict.fromkeys(work, 0.0)
        made = dict.fromkeys(work, 0)
        for _ in range(turns):
            for name in order:
                took, decisions = timed(work[name], sizes[name])
                spent[name] += took
                made[name] += decisions
            order.append(order.pop(0))
        tell(
            rates={name: made[name] / spent[name] for name in work},
            lengths={name: made[name] / (turns * sizes[name]) for name in work},
        )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kind", choices=("engines", "environments"), required=True)
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--repeats", type=int, required=True)
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--warm", type=float, required=True)
    asked = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    measure(asked.kind, asked.players, asked.repeats, asked.seconds, asked.warm)


if __name__ == "__main__":
    main()
