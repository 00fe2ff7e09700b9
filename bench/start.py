"""How long `sixdot play` takes from the command to its first prompt, beside `python -c pass` in the same run.

    make bench-start

Both are started in turn, again and again; what counts is the ratio of the medians. The game is played in a folder of
its own, on a terminal of its own, so nothing of the player's is touched.
"""

from __future__ import annotations

import argparse
import os
import pty
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PROMPT = b"> "


def bare() -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", "pass"], check=True)
    return time.perf_counter() - began


def to_first_prompt(sixdot: Path, home: str, arguments: list[str]) -> float:
    """Until the prompt stands at the beginning of a line."""
    leader, follower = pty.openpty()
    environment = {**os.environ, "SIXDOT_HOME": home, "TERM": "dumb"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # a second start finds what the first has compiled
    began = time.perf_counter()
    game = subprocess.Popen(
        [sixdot, "play", *arguments], stdin=follower, stdout=follower, stderr=follower, env=environment
    )
    os.close(follower)
    heard = b""
    while not heard.endswith(b"\n" + PROMPT):
        heard += os.read(leader, 4096)
    took = time.perf_counter() - began
    game.kill()
    game.wait()
    os.close(leader)
    return took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=40)
    parser.add_argument("arguments", nargs="*", help="what to give to sixdot play")
    chosen = parser.parse_args()
    sixdot = Path(sys.executable).with_name("sixdot")
    nothing: list[float] = []
    prompt: list[float] = []
    with tempfile.TemporaryDirectory(prefix="sixdot-start-") as home:
        to_first_prompt(sixdot, home, chosen.arguments)
        for number in range(chosen.runs):
            nothing.append(bare())
            prompt.append(to_first_prompt(sixdot, home, chosen.arguments))
            if number % 10 == 9:
                print(f"{number + 1} of {chosen.runs} runs", flush=True)
    ratio = statistics.median(prompt) / statistics.median(nothing)
    print(f"python -c pass  {1000 * statistics.median(nothing):.1f} ms")
    print(f"sixdot play     {1000 * statistics.median(prompt):.1f} ms to the first prompt: {ratio:.1f} times")


if __name__ == "__main__":
    main()
