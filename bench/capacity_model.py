"""The model behind docs/capacity.md: costs fitted to the rows of `make bench-load`, a node simulated, and a plan."""

from __future__ import annotations

import heapq
import math
import random
import statistics
from collections import deque
from collections.abc import Sequence
from itertools import count
from typing import Final, NamedTuple

from load_figures import Row, each, middle
from load_parts import ONE, TOGETHER

TOLERANCE: Final = 0.25  # by which the work with most tables, foretold by what fewer took, may be off

TABLE: Final = (
    136 * 1024
)  # bytes: a table with a game and four people, as `make bench-server` measures it with a thousand


class Load(NamedTuple):
    """What people do. These are assumptions, not measured."""

    seats: int = 4
    moves: float = 10.0  # a minute, at each table
    questions: float = 0.5  # a minute, of each person
    returns: float = 2.0  # an hour, of each person: telephones sleep, lines break
    day: float = 0.3  # a whole day, as a share of 24 hours of the busiest
    busy: float = 0.5  # of a core, at the busiest hour
    sync: float = 0.002  # seconds until a commit is on the disk
    commits: float = 2000.0  # a second that one database is trusted with
    tables_of_node: float = 5000.0  # that one node may hold, whatever its core says


class Costs(NamedTuple):
    """Seconds of a processor, and bytes."""

    move: float  # of a node
    commit: float
    there: float  # a second: of a node that is only there
    table: float  # a second: of a table that is only there
    move_stored: float  # of PostgreSQL
    commit_stored: float
    node_stored: float  # a second, of a node that is only there
    table_stored: float  # a second
    hint: float  # of Redis
    back: float  # a return: of a node
    back_stored: float
    question: float
    entry: float  # bytes, stored
    log: float  # bytes of the database's log for a move
    empty: float  # bytes of a node


# The costs, from the rows


def pair(rows: Sequence[Row], works: Sequence[float]) -> tuple[float, float]:
    """The work for a move and for a commit that explain these best; none is negative."""
    moves = [row.count / row.count for row in rows]
    commits = [row.syncs / row.count for row in rows]
    wanted = [work / row.count for work, row in zip(works, rows, strict=True)]
    if not any(commits):
        return statistics.fmean(wanted), 0.0
    mm, mc, cc = dot(moves, moves), dot(moves, commits), dot(commits, commits)
    mw, cw = dot(moves, wanted), dot(commits, wanted)
    apart = mm * cc - mc * mc
    move, commit = ((mw * cc - cw * mc) / apart, (cw * mm - mw * mc) / apart) if apart > 1e-12 else (mw / mm, 0.0)
    if commit < 0:
        return mw / mm, 0.0
    return (move, commit) if move >= 0 else (0.0, cw / cc)


def dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def straight(points: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Where it begins, and how much it rises for each; it does not fall."""
    if len({x for x, _ in points}) < 2:
        return statistics.fmean(y for _, y in points), 0.0
    rise, begin = statistics.linear_regression([x for x, _ in points], [y for _, y in points])
    return (begin, rise) if rise > 0 else (statistics.fmean(y for _, y in points), 0.0)


def fitted(rows: Sequence[Row], setup: str = TOGETHER.name) -> Costs:
    """From what was measured with this setup."""
    here = [row for row in rows if row.setup == setup]
    still = [row for row in here if row.phase == "idle"]
    moving = [row for row in here if row.phase in ("paced", "rush") and row.count]
    nodes = here[0].nodes
    there, table = straight([(row.tables / nodes, row.node / row.seconds / nodes) for row in still])
    node_stored, table_stored = straight([(row.tables / nodes, row.postgres / row.seconds / nodes) for row in still])

    def beyond(row: Row, base: float, rise: float, work: float) -> float:
        return work - row.seconds * (nodes * base + row.tables * rise)

    move, commit = pair(moving, [beyond(row, there, table, row.node) for row in moving])
    move_stored, commit_stored = pair(
        moving, [beyond(row, node_stored, table_stored, row.postgres) for row in moving]
    )
    stored = [row for row in rows if row.setup == ONE.name]
    back, asked, filled, started = (
        [row for row in stored if row.phase == phase and row.tables]
        for phase in ("return", "question", "filled", "start")
    )
    return Costs(
        move=move,
        commit=commit,
        there=there,
        table=table,
        move_stored=move_stored,
        commit_stored=commit_stored,
        node_stored=node_stored,
        table_stored=table_stored,
        hint=middle([row for row in moving if row.hints], lambda row: row.redis / row.hints),
        back=middle(back, lambda row: each(row, row.node)),
        back_stored=middle(back, lambda row: each(row, row.postgres)),
        question=middle(asked, lambda row: each(row, row.node)),
        entry=middle(filled, lambda row: each(row, row.written)),
        log=middle([row for row in moving if row.phase == "rush"], lambda row: each(row, row.written)),
        empty=middle(started, lambda row: row.memory),
    )


def foretold(costs: Costs, row: Row) -> tuple[float, float]:
    """The work of nodes and of PostgreSQL in a row of which only moves, syncs, tables and seconds are known."""
    still = row.seconds * (row.nodes * costs.there + row.tables * costs.table)
    stored = row.seconds * (row.nodes * costs.node_stored + row.tables * costs.table_stored)
    node = still + costs.move * row.count + costs.commit * row.syncs
    return node, stored + costs.move_stored * row.count + costs.commit_stored * row.syncs


def held_out(rows: Sequence[Row], setup: str = TOGETHER.name) -> list[tuple[Row, float, float]]:
    """The largest number of tables, foretold by the smaller ones, in all repeats together: what each way of measuring
    came to, and by what share each work is off.
    """
    moving = [row for row in rows if row.setup == setup and row.phase in ("paced", "rush") and row.count]
    largest = max(row.tables for row in moving)
    costs = fitted([row for row in rows if row.setup != setup or row.tables != largest], setup)
    found = []
    for phase in ("paced", "rush"):
        here = [row for row in moving if row.tables == largest and row.phase == phase]
        node, stored = (sum(work) for work in zip(*(foretold(costs, row) for row in here), strict=True))
        measured, in_store = sum(row.node for row in here), sum(row.postgres for row in here)
        whole = here[0]._replace(seconds=sum(row.seconds for row in here), count=sum(row.count for row in here))
        found.append((whole, node / measured - 1, stored / in_store - 1 if in_store else 0.0))
    return found


# One node, simulated


class Evening(NamedTuple):
    busy: float  # share of the core
    commits: float  # for each move
    half: float  # seconds until a move was heard
    most: float  # 99 of 100
    back: float  # seconds until the last who came back was there


def evening(costs: Costs, rate: float, load: Load, seed: int, seconds: float = 60.0, comers: int = 0) -> Evening:
    """Moves come by chance to a node: its core decides, one writer commits all that wait, the core tells.

    `comers`: so many people come back at the beginning; moves go before them, as each is only let in when the loop is
    free. Half of a move's work comes before its commit. A node that cannot keep up is left behind: it takes forever.
    """
    chance, order = random.Random(seed), count()
    events: list[tuple[float, int, str, object]] = []
    ready: deque[tuple[float, str, object]] = deque()  # work for the core, and what it is
    coming, waiting = comers, list[float]()  # moves decided, by when they came
    took, commits, worked, last_back = list[float](), 0, 0.0, 0.0
    is_busy = is_writing = False

    def at(when: float, kind: str, what: object = None) -> None:
        heapq.heappush(events, (when, next(order), kind, what))

    def write_next(now: float) -> None:
        nonlocal is_writing, commits, waiting
        if waiting and not is_writing:
            is_writing, commits = True, commits + 1
            batch, waiting = waiting, []
            ready.append((costs.commit, "send", batch))

    when = 0.0
    while (when := when + chance.expovariate(rate)) < seconds:
        at(when, "come", when)
    now = 0.0
    while events or ready or coming:
        if not is_busy and (ready or coming):
            if ready:
                work, kind, what = ready.popleft()
            else:
                coming -= 1
                work, kind, what = costs.back, "back", None
            is_busy, worked = True, worked + work
            at(now + work, kind, what)
            continue
        if not events:
            break
        now, _, kind, what = heapq.heappop(events)
        if kind == "come":
            ready.append((costs.move / 2, "decided", what))
            continue
        if kind == "stored":
            is_writing = False
            assert isinstance(what, list)
            ready.extend((costs.move / 2, "told", begun) for begun in what)
        else:
            is_busy = False
        if kind == "decided":
            assert isinstance(what, float)
            waiting.append(what)
        elif kind == "send":
            assert isinstance(what, list)
            stored = costs.commit_stored + costs.move_stored * len(what)
            at(now + load.sync + stored, "stored", what)
        elif kind == "told":
            assert isinstance(what, float)
            took.append(now - what)
        elif kind == "back":
            last_back = now
        write_next(now)
    took.sort()
    share = worked / max(now, seconds)
    half, most = (took[len(took) // 2], took[len(took) * 99 // 100]) if took else (0.0, 0.0)
    return Evening(share, commits / max(1, len(took)), half, most, last_back)


# Many people


class Plan(NamedTuple):
    people: int
    tables: float
    moves: float  # a second
    nodes: int
    node_cores: float  # busy
    stored_cores: float
    commits: float  # a second
    databases: int
    day: float  # bytes
    log: float  # bytes a second
    memory: float  # bytes of all nodes
    hints_to_all: float  # messages a second that Redis delivers, if each node hears of every table
    hints_needed: float  # if only those who have somebody there do, and every tenth table is at two nodes


def plan(people: int, costs: Costs, load: Load) -> Plan:
    """Each table at one node: whoever leads people to nodes goes by the table's code."""
    tables = people / load.seats
    moves = tables * load.moves / 60
    backs, questions = people * load.returns / 3600, people * load.questions / 60
    nodes = 1
    while True:  # the more nodes, the more commits, since fewer moves share one
        each_moves = moves / nodes
        commits = each_moves * shared(each_moves, load)
        work = (
            costs.there
            + costs.table * tables / nodes
            + costs.move * each_moves
            + costs.commit * commits
            + (costs.back * backs + costs.question * questions) / nodes
        )
        if work <= load.busy and tables / nodes <= load.tables_of_node:
            break
        nodes += max(1, nodes // 50)
    stored = costs.node_stored * nodes + costs.table_stored * tables + costs.move_stored * moves
    stored += costs.commit_stored * commits * nodes + costs.back_stored * backs
    return Plan(
        people=people,
        tables=tables,
        moves=moves,
        nodes=nodes,
        node_cores=work * nodes,
        stored_cores=stored,
        commits=commits * nodes,
        databases=math.ceil(commits * nodes / load.commits),
        day=moves * 86400 * load.day * costs.entry,
        log=moves * costs.log,
        memory=nodes * costs.empty + tables * TABLE,
        hints_to_all=commits * nodes * (nodes - 1),
        hints_needed=moves / 10,
    )


def shared(moves: float, load: Load) -> float:
    """Commits for a move, where so many come a second to one writer: all that come during a sync share the next."""
    return 1 / (1 + moves * load.sync)
