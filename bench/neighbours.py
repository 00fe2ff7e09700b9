"""`make bench-neighbours`: what others at a server notice while some ask it for much.

    .venv/bin/python bench/neighbours.py [--compiled] [--seconds 8]

Somebody at a table of their own sends the smallest command there is, again and again, and times the answers: first
alone, then while 300 people at 75 tables ask for the rules without a pause, then while sharp bots think at four.
"""

from __future__ import annotations

import argparse
import json
import select
import time
from collections.abc import Callable

from figures import COMPILED, INTERPRETED
from run import scratch
from server import Running, use_core
from server_client import SEATS, Line, frame, seated

ASKERS = 300
THINKING = 4  # tables with sharp bots


def say(line: Line, number: int, do: str, seen: int = 0) -> None:
    line.socket.send(frame(json.dumps({"id": f"k{number}", "seen": seen, "do": do}, separators=(",", ":")).encode()))


class Busy:
    """Lines that are kept busy: whenever an answer has come, `again` says the next thing."""

    def __init__(self, lines: list[Line], again: Callable[[Line, bytes], None]) -> None:
        self._again = again
        self._lines = {line.socket.fileno(): line for line in lines}
        self._poll = select.epoll()
        for number in self._lines:
            self._poll.register(number, select.EPOLLIN)

    def look(self) -> None:
        for number, _ in self._poll.poll(0):
            for payload in self._lines[number].read():
                self._again(self._lines[number], payload)


def pings(port: int, seconds: float, busy: Busy | None) -> list[float]:
    """How long each answer took, sorted."""
    line = seated(port, 1)[0]
    line.socket.settimeout(0.0005)
    end, took, number = time.perf_counter() + seconds, [], 0
    while time.perf_counter() < end:
        number += 1
        begun = time.perf_counter()
        say(line, number, "speak en normal")
        while True:
            if busy:
                busy.look()
            try:
                if any(b'"accepted"' in payload for payload in line.read()):
                    break
            except TimeoutError:
                continue
        took.append(time.perf_counter() - begun)
        while time.perf_counter() < begun + 0.01:
            if busy:
                busy.look()
    return sorted(took)


def asking(port: int) -> Busy:
    lines = [line for _ in range(ASKERS // SEATS) for line in seated(port, SEATS)]
    counts = dict.fromkeys(lines, 0)

    def again(line: Line, payload: bytes) -> None:
        if payload.startswith((b'{"type":"accepted"', b'{"type":"refused"')):
            counts[line] += 1
            say(line, counts[line], "ask rules")

    for line in lines:
        say(line, 0, "ask rules")
    return Busy(lines, again)


def thinking(port: int) -> Busy:
    """Tables of one person, who draws and passes, and three sharp bots."""
    lines = [seated(port, 1)[0] for _ in range(THINKING)]
    counts = dict.fromkeys(lines, 10)
    views: dict[Line, dict[str, object]] = {line: {} for line in lines}

    def again(line: Line, payload: bytes) -> None:
        told = json.loads(payload)
        if told["type"] != "told":
            return
        views[line] |= told["view"] or {}
        wanted, counts[line] = views[line].get("wanted"), counts[line] + 1
        stage = (told["table"] or {}).get("stage")
        legal = views[line].get("legal") or ["go on"]
        if stage == "over":
            say(line, counts[line], "rematch", told["number"])
        elif stage == "ready" or wanted in ("pause", "ready"):
            say(line, counts[line], "go on", told["number"])
        elif wanted == "turn" and isinstance(legal, list):
            say(line, counts[line], str(legal[0]), told["number"])

    for line in lines:
        for number in range(3):
            say(line, number, "bot add sharp")
        say(line, 3, "start")
    return Busy(lines, again)


def main() -> None:
    parser = argparse.ArgumentParser(description="What others notice while some ask a server for much.")
    parser.add_argument("--compiled", action="store_true", help="the compiled game")
    parser.add_argument("--seconds", type=float, default=8.0, help="for each of the three")
    asked = parser.parse_args()
    use_core(1)
    for name, make in {"alone": lambda port: None, "300 ask": asking, "sharp bots": thinking}.items():
        kind = COMPILED if asked.compiled else INTERPRETED
        with scratch() as folder, Running(kind, folder) as server:
            took = pings(server.port, asked.seconds, make(server.port))
        half, most = took[len(took) // 2], took[len(took) * 99 // 100]
        print(f"{name}: p50 {1000 * half:.1f} ms, p99 {1000 * most:.1f} ms of {len(took)} answers", flush=True)


if __name__ == "__main__":
    main()
