"""`make bench-server`: durable moves told to everybody, beside a bare Starlette echo in the same run.

    .venv/bin/python bench/server.py [--quick] [--no-write]
    .venv/bin/python bench/server.py --profile FILE      # only: where the time of our server goes

Fifty tables of four people. At the echo a move is one message in and the same message out to four; at ours it is a
legal move, decided, stored with a full sync, and told to four in words and with their Views. All servers are up all
the time and take turns of a few seconds; a ratio is taken within each repeat. The server has one core, all the people
together have another.
"""

from __future__ import annotations

import argparse
import datetime
import os
import signal
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

from figures import COMPILED, INTERPRETED, Goal, row
from run import PAGE, PYTHONS, ROOT, CannotMeasure, check, load, machine, scratch
from server_client import SEATS, Crowd, EchoTable, GameTable

ECHO = "bare Starlette echo"
TABLES = 50
RATE = Goal(0.25, 0.5)  # ours as a share of the echo's
WORK = Goal(1 / 4, 1 / 2.5)  # the echo's as a share of ours
LATEST = Goal(1 / 0.010, 1 / 0.005)  # one by the seconds in which 99 of 100 have been told
SATURATED = 0.75  # of a core: an echo that does less was kept waiting by other work, and says nothing about servers
MANY = 1000  # tables, to see what one takes
NEEDED = ("starlette", "uvicorn", "websockets", "msgspec", "sixdot")
BEGIN = "<!-- server: written by `make bench-server` -->"
END = "<!-- end of server -->"
_NATIVE = "import sys, sixdot.game.uno.machine as uno; sys.exit(not uno.__file__.endswith('.so'))"


class Running:
    """A server as a process of its own, on the first core."""

    def __init__(self, kind: str, folder: Path, profile: Path | None = None) -> None:
        self.kind = kind
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        python = PYTHONS[INTERPRETED if kind == ECHO else kind]
        command: list[str | Path] = [python, ROOT / "bench/server_apps.py", "echo", str(self.port)]
        if kind != ECHO:
            command[2:] = ["ours", str(self.port), folder / f"{kind}-{self.port}.db"]
        self.process = subprocess.Popen([*command, *([profile] if profile else [])])
        use_core(0, self.process.pid)
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + 60
        while time.monotonic() < end and self.process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                return
            except OSError:
                time.sleep(0.05)
        raise CannotMeasure(f"The server ({self.kind}) does not start.")

    def crowd(self, tables: int) -> Crowd:
        if self.kind == ECHO:
            return Crowd([EchoTable(self.port, name) for name in range(tables)])
        crowd = Crowd([GameTable(self.port) for _ in range(tables)])
        crowd.start()
        return crowd

    def cpu(self) -> float:
        """Seconds of work so far."""
        times = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes in use."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()


def use_core(core: int, process: int = 0) -> None:
    if (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(process, {core})


@dataclass
class Measured:
    kind: str
    rates: list[float] = field(default_factory=list)  # moves a second, of each repeat
    work: list[float] = field(default_factory=list)  # seconds of the server's processor for a move
    paced: tuple[float, float, float] | None = None  # moves a second, and half and 99 of 100 within so many seconds
    held: float = 0.0  # the highest pace that was reached
    table: float = 0.0  # bytes

    def busy(self) -> float:
        """The share of its core that the server used."""
        return statistics.median(rate * work for rate, work in zip(self.rates, self.work, strict=True))

    def ratios(self, echo: Measured, of: Callable[[Measured], list[float]]) -> tuple[float, float, float]:
        pairs = zip(of(self), of(echo), strict=True)
        found = [here / there if of is _rates else there / here for here, there in pairs]
        return statistics.median(found), min(found), max(found)


def _rates(measured: Measured) -> list[float]:
    return measured.rates


def _work(measured: Measured) -> list[float]:
    return measured.work


def in_turn(servers: list[Running], crowds: list[Crowd], repeats: int, seconds: float) -> list[Measured]:
    found = [Measured(server.kind) for server in servers]
    for crowd in crowds:
        crowd.rush(seconds)
    for number in range(repeats):
        for server, crowd, measured in zip(servers, crowds, found, strict=True):
            before, began = server.cpu(), time.perf_counter()
            rate = crowd.rush(seconds)
            took = time.perf_counter() - began
            measured.rates.append(rate)
            measured.work.append((server.cpu() - before) / (rate * took))
        said = [f"{each.kind} {each.rates[-1]:.0f}/s, {1e6 * each.work[-1]:.0f} µs" for each in found]
        print(f"repeat {number + 1} of {repeats}: {'; '.join(said)}", flush=True)
    return found


def paced(crowd: Crowd, measured: Measured, seconds: float) -> None:
    """How long moves take at half the highest pace that is held, tried from the fastest downwards."""
    usual = statistics.median(measured.rates)
    for share in (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3):
        measured.held = share * usual
        reached, _ = crowd.paced(measured.held, seconds)
        if reached > 0.98 * measured.held:
            break
    reached, took = crowd.paced(measured.held / 2, seconds)
    measured.paced = (reached, took[len(took) // 2], took[len(took) * 99 // 100])
    print(f"{measured.kind}, paced: {paced_text(measured)}", flush=True)


def memory(kind: str, folder: Path, tables: int) -> float:
    """Bytes for one more table of four people in a game, their sockets included."""
    with Running(kind, folder) as server:
        few = server.crowd(10)
        before = server.memory()
        many = server.crowd(tables)
        each = (server.memory() - before) / tables
        many.close()
        few.close()
    print(f"{kind}: {each / 1024:.0f} KiB a table, {tables} tables held", flush=True)
    return each


# What is written down


def paced_text(measured: Measured) -> str:
    if measured.paced is None:
        return "not measured"
    reached, half, most = measured.paced
    return f"{half * 1000:.1f} ms / {most * 1000:.1f} ms at {reached:.0f} moves/s (of {measured.held:.0f})"


def spread(ratios: tuple[float, float, float]) -> str:
    middle, least, greatest = ratios
    return f"{middle:.2f} ({least:.2f}–{greatest:.2f})"


def lines(found: list[Measured], repeats: int, tables: int, busy: float) -> Iterator[str]:
    echo = found[0]
    yield (
        f"Measured on {datetime.date.today().isoformat()}: {machine(busy)}, one for the server, one for all people;"
        f" Python {'.'.join(map(str, sys.version_info[:3]))}; {TABLES} tables of {SEATS}, {repeats} repeats."
    )
    yield ""
    yield row(
        "server",
        "moves/s",
        "core used",
        "of the echo, must 0.25, aim 0.5",
        "result for pace",
        "work a move",
        "of the echo's, must 4, aim 2.5",
        "result for work",
    )
    yield row("---", "--:", "--:", "--:", "---", "--:", "--:", "---")
    for each in found:
        rate, work = f"{statistics.median(each.rates):.0f}", f"{1e6 * statistics.median(each.work):.0f} µs"
        if each is echo:
            yield row(each.kind, rate, f"{each.busy():.0%}", "1", "", work, "1", "")
            continue
        ratios, shares = each.ratios(echo, _rates), each.ratios(echo, _work)
        verdict = RATE.verdict(ratios[0]) if echo.busy() >= SATURATED else "machine too busy to judge"
        times = (1 / shares[0], 1 / shares[2], 1 / shares[1])
        cells = (rate, f"{each.busy():.0%}", spread(ratios), verdict, work, spread(times), WORK.verdict(shares[0]))
        yield row(f"Sixdot, {each.kind}", *cells)
    yield ""
    yield row("server", "p50 / p99 at half pace, must 10 ms, aim 5", "result", "memory a table", "tables held")
    yield row("---", "--:", "---", "--:", "--:")
    for each in found[1:]:
        late = LATEST.verdict(1 / each.paced[2]) if each.paced else ""
        yield row(f"Sixdot, {each.kind}", paced_text(each), late, f"{each.table / 1024:.0f} KiB", str(tables))


def write(page: Path, text: str) -> None:
    whole = page.read_text(encoding="utf-8")
    before, _, rest = whole.partition(BEGIN)
    _, _, after = rest.partition(END)
    if not rest or not after.startswith("\n"):
        raise CannotMeasure(f"docs/{page.name} has no place for the figures of the server.")
    page.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", encoding="utf-8")


# The command


def measure(quick: bool, folder: Path) -> tuple[list[Measured], int, int]:
    repeats, seconds, tables = (2, 0.5, 50) if quick else (11, 3.0, MANY)
    kinds = [kind for kind in (INTERPRETED, COMPILED) if usable(kind)]
    servers = [Running(kind, folder) for kind in (ECHO, *kinds)]
    try:
        crowds = [server.crowd(TABLES) for server in servers]
        found = in_turn(servers, crowds, repeats, seconds)
        for crowd, each in zip(crowds[1:], found[1:], strict=True):
            paced(crowd, each, 3 * seconds)
        for crowd in crowds:
            crowd.close()
    finally:
        for server in servers:
            server.stop()
    for each in found[1:]:
        each.table = memory(each.kind, folder, tables)
    return found, repeats, tables


def usable(kind: str) -> bool:
    try:
        check(PYTHONS[kind], NEEDED)
    except CannotMeasure as problem:
        print(problem, file=sys.stderr)
        return False
    native = subprocess.run([PYTHONS[kind], "-c", _NATIVE], check=False).returncode == 0
    return native == (kind == COMPILED)


def profiled(kind: str, folder: Path, profile: Path) -> None:
    with Running(kind, folder, profile) as server:
        crowd = server.crowd(TABLES)
        crowd.rush(2.0)
        server.process.send_signal(signal.SIGUSR1)
        crowd.rush(10.0)
        crowd.close()
    print(f"Written to {profile}.")


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the server beside a bare echo.")
    parser.add_argument("--quick", action="store_true", help="a short run, to see that it works")
    parser.add_argument("--no-write", action="store_true", help=f"leave docs/{PAGE.name} as it is")
    parser.add_argument("--profile", type=Path, metavar="FILE", help="only find out where the time goes")
    parser.add_argument("--compiled", action="store_true", help="with --profile: of the compiled game")
    asked = parser.parse_args()
    busy = load()
    use_core(1)
    try:
        with scratch() as folder:
            if asked.profile:
                profiled(COMPILED if asked.compiled else INTERPRETED, folder, asked.profile)
                return 0
            found, repeats, tables = measure(asked.quick, folder)
        text = "\n".join(lines(found, repeats, tables, busy))
        print(f"\n{text}")
        if not asked.no_write:
            write(PAGE, text)
            print(f"\nWritten to docs/{PAGE.name}.")
    except CannotMeasure as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
