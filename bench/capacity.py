"""What the figures of `make bench-load` mean for many more people: the tables of docs/capacity.md.

    .venv/bin/python bench/capacity.py [--rows build/load.jsonl] [--seed 1] [--write]

First costs are fitted to the rows: so much work for a move, for a commit (which several moves may share), and for a
table that is only there. They are fitted without the largest number of tables, and then have to foretell it. Then a
simulation plays moves that come by chance to one node, its core, its one writer and the database, and says how long
they take to be heard; the same while everybody from a node that was killed comes back. Last comes the arithmetic for
a thousand people at once and for a million.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from capacity_model import TABLE, Costs, Load, evening, fitted, held_out, plan
from figures import row as line
from figures import write
from load_figures import DOCS, KEPT, Row, read
from load_parts import SPREAD, TOGETHER
from run import ROOT

STORM: Final = 160.0  # seconds in which moves go on while many come back
BEGIN: Final = "<!-- plan: written by `bench/capacity.py --write` -->"
END: Final = "<!-- end of plan -->"


def costs_table(costs: Costs, spread: Costs) -> Iterator[str]:
    yield line("what", "node", "PostgreSQL")
    yield line("---", "--:", "--:")
    micro = [
        ("a move, told to four", costs.move, costs.move_stored),
        ("and each commit, which several moves may share", costs.commit, costs.commit_stored),
        ("a move at a table whose people are at two nodes", spread.move, spread.move_stored),
        ("and each commit there", spread.commit, spread.commit_stored),
        ("somebody comes back", costs.back, costs.back_stored),
        ("a question", costs.question, 0.0),
        ("a node that is only there, a second", costs.there, costs.node_stored),
        ("a table that is only there, a second", costs.table, costs.table_stored),
    ]
    for name, node, stored in micro:
        yield line(name, f"{1e6 * node:,.0f} µs", f"{1e6 * stored:,.0f} µs" if stored else "")
    yield ""
    yield (
        f"A hint costs Redis {1e6 * spread.hint:.0f} µs. An entry takes {costs.entry:.0f} bytes in PostgreSQL, and a"
        f" move {costs.log:,.0f} bytes of its log. A node begins with {costs.empty / 1e6:.0f} MB; a table with a game"
        f" and four people takes {TABLE / 1024:.0f} KiB more (`make bench-server`, a thousand tables)."
    )


def off_table(found: Sequence[tuple[Row, float, float]]) -> Iterator[str]:
    yield line("foretold", "tables", "moves/s", "work of nodes, off by", "of PostgreSQL")
    yield line("---", "--:", "--:", "--:", "--:")
    for row, node, stored in found:
        kind = "steady pace" if row.phase == "paced" else "as fast as it goes"
        yield line(kind, str(row.tables), f"{row.count / row.seconds:.0f}", f"{node:+.0%}", f"{stored:+.0%}")


def evenings_table(costs: Costs, load: Load, seed: int) -> Iterator[str]:
    yield line("moves/s at one node", "core used", "commits a move", "heard, p50 / p99", "all of another node back")
    yield line("---", *["--:"] * 4)
    most = 1 / (costs.move + costs.commit / 10)
    for part in (0.1, 0.2, 0.4):
        rate = part * most
        calm = evening(costs, rate, load, seed)
        comers = round(rate * 60 / load.moves * load.seats)  # as many as play here
        storm = evening(costs, rate, load, seed, seconds=STORM, comers=comers)
        back = f"{storm.back:.0f} s ({comers:,} people)"
        heard = f"{1000 * calm.half:.1f} / {1000 * calm.most:.1f} ms"
        yield line(f"{rate:.0f}", f"{calm.busy:.0%}", f"{calm.commits:.2f}", heard, back)


def plans_table(costs: Costs, load: Load) -> Iterator[str]:
    yield line(
        "people at once", "tables", "moves/s", "nodes (cores busy)", "commits/s", "PostgreSQL, cores busy",
        "databases", "stored a day", "database's log", "memory of nodes", "hints to all", "hints needed",
    )  # fmt: skip
    yield line(*["--:"] * 12)
    for people in (1_000, 10_000, 50_000, 100_000, 1_000_000):
        found = plan(people, costs, load)
        yield line(
            f"{people:,}",
            f"{found.tables:,.0f}",
            f"{found.moves:,.0f}",
            f"{found.nodes:,} ({found.node_cores:.1f})",
            f"{found.commits:,.0f}",
            f"{found.stored_cores:.1f}",
            f"{found.databases}",
            f"{found.day / 1e9:,.1f} GB",
            f"{found.log / 1e6:.1f} MB/s",
            f"{found.memory / 1e9:.1f} GB",
            f"{found.hints_to_all:,.0f}/s",
            f"{found.hints_needed:,.0f}/s",
        )


def text(rows: Sequence[Row], load: Load, seed: int) -> str:
    costs, spread = (fitted(rows, setup.name) for setup in (TOGETHER, SPREAD))
    parts = (
        costs_table(costs, spread),
        off_table(held_out(rows)),
        evenings_table(costs, load, seed),
        plans_table(costs, load),
    )
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="What the measured costs mean for many more people.")
    parser.add_argument("--rows", type=Path, default=KEPT, help="of `make bench-load`")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help=f"put the tables into {DOCS.relative_to(ROOT)}")
    for name, value in Load()._asdict().items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=float, default=value, help=f"{value:g}")
    asked = parser.parse_args()
    load = Load(**{name: getattr(asked, name) for name in Load._fields})
    found = text(read(asked.rows), load, asked.seed)
    print(found)
    if asked.write:
        write(DOCS, found, BEGIN, END)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
