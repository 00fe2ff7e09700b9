"""How rounds go: their length, who leads, what happens how often, and what each house rule would change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from sixdot.bots import Bot
from sixdot.game.actions import CHALLENGE, Action
from sixdot.game.edition import Edition
from sixdot.game.house import HOUSE_RULES, house_edition
from sixdot.game.match import Match
from sixdot.game.options import SetupError
from sixdot.game.shuffle import Source
from sixdot.game.view import View
from sixdot.lab.figures import Cell, Column, Sheet, estimate, quantile
from sixdot.lab.lineup import bot_called, check_bots, header_of, line_ups, rotations
from sixdot.lab.play import MOST_ACTIONS, SINGLE, Watcher, play_round
from sixdot.lab.work import Job, Row, Rows, numbers

PLAIN: Final = ""
NO_CHALLENGE: Final = "nobody challenges"
LENGTHS: Final = ("turns", "actions", "lead changes", "points")


@dataclass(frozen=True)
class Variant:
    """A rule book with house rules, and one change to compare with it."""

    edition: str
    house: tuple[str, ...]
    change: str = PLAIN  # a house rule, or that nobody challenges

    def rules(self) -> Edition:
        more = () if self.change in (PLAIN, NO_CHALLENGE) else (self.change,)
        return house_edition(self.edition, (*self.house, *more))


@dataclass
class StatsPlan:
    """So many deals of each edition; `cost`: with every change as well. A ValueError says what is impossible."""

    editions: Sequence[str]
    house: Sequence[str]
    bots: Sequence[str]
    players: int
    deals: int
    seed: str
    cost: bool
    most_actions: int = MOST_ACTIONS

    def __post_init__(self) -> None:
        bots, players = len(self.bots), self.players
        if bots > players:
            raise ValueError(f"{bots} bots do not fit round a table of {players}: name as many as there are seats")
        self.tables: list[Variant] = []
        for edition in self.editions:
            plain = Variant(edition, tuple(self.house))
            Match(plain.rules(), players, SINGLE, people=())
            self.tables += [plain, *(changes(plain, players) if self.cost else ())]
        check_bots(self.bots)
        self.line_up = line_ups(self.bots, players)[0]


def changes(plain: Variant, players: int) -> Iterator[Variant]:
    """The variant with each house rule that makes sense there, at both ends of its scale, and without challenges."""
    rules = plain.rules()
    if rules.challenge and any(card.symbol == "wi+4" for card in rules.deck.cards):
        yield replace(plain, change=NO_CHALLENGE)
    for rule in HOUSE_RULES:
        values = dict.fromkeys((rule.values[0], rule.values[-1])) if rule.values else {"": None}
        for value in values:
            table = replace(plain, change=f"{rule.name}={value}" if value else rule.name)
            try:
                Match(table.rules(), players, SINGLE, people=())
            except SetupError:
                continue
            yield table


def job(plan: StatsPlan) -> Job:
    parameters = {
        "seed": plan.seed,
        "deals": plan.deals,
        "most actions": plan.most_actions,
        "bots": list(plan.line_up),
        "tables": [[table.edition, list(table.house), table.change] for table in plan.tables],
    }
    header = header_of("stats", plan.line_up, parameters)
    units = len(plan.tables) * plan.deals
    return Job(header, plan, units, play_unit, "rounds", lambda plan, unit: plan.line_up, _fits, plan.editions)


def _fits(plan: StatsPlan, unit: int, row: Row) -> bool:
    counts = row["counts"]
    return (
        numbers(row[name] for name in (*LENGTHS, "blocked", "endless", "faults"))
        and numbers(row[name] or 0 for name in ("first", "winner"))
        and numbers(counts.values())
        and all(isinstance(name, str) and name.isprintable() for name in counts)
    )


def play_unit(plan: StatsPlan, unit: int) -> Row:
    """One deal of one variant. The bots move on by a seat with every deal, and sit alike in all its variants."""
    deal, which = divmod(unit, len(plan.tables))
    table = plan.tables[which]
    ways = rotations(plan.line_up)
    bots = [bot_called(name) for name in ways[deal % len(ways)]]
    if table.change == NO_CHALLENGE:
        bots = [_trusting(bot) for bot in bots]
    watcher = Watcher()
    result = play_round(table.rules(), bots, f"{plan.seed} {deal}", plan.most_actions, watcher)
    return {
        "turns": watcher.turns,
        "actions": result.actions,
        "lead changes": watcher.lead_changes,
        "points": sum(result.points),
        "first": watcher.first,
        "winner": result.wins.index(1.0) if any(result.wins) else None,
        "blocked": result.blocked,
        "endless": int(result.endless),
        "counts": dict(sorted(watcher.counts.items())),
        "faults": len(result.faults),
    }


def _trusting(bot: Bot) -> Bot:
    """The same bot where there is nothing to challenge."""

    def choose(view: View, source: Source) -> Action | None:
        return bot(replace(view, legal=tuple(way for way in view.legal if way.verb != CHALLENGE)), source)

    return choose


# What came of it


def sheets(plan: StatsPlan, rows: Rows) -> list[Sheet]:
    found: list[Sheet] = []
    by_table: list[dict[int, Row]] = [{} for _ in plan.tables]
    for unit, row in rows:
        deal, which = divmod(unit, len(plan.tables))
        by_table[which][deal] = row
    for which, table in enumerate(plan.tables):
        if table.change == PLAIN and by_table[which]:
            found += _plain(plan, table, list(by_table[which].values()))
            found += _costs(plan, table, by_table)
    return found


def _heading(plan: StatsPlan, table: Variant, count: int) -> str:
    rules = " ".join((table.edition, *table.house))
    return f"{rules}, {len(plan.line_up)} players, {count} rounds, seed {plan.seed}, bots {' '.join(plan.line_up)}"


def _plain(plan: StatsPlan, table: Variant, rows: list[Row]) -> list[Sheet]:
    players = len(plan.line_up)
    heading = _heading(plan, table, len(rows))
    lengths = (
        Column("a round has"), Column("mean", 2), Column("give or take", 2), Column("one in twenty at most"),
        Column("half at most"), Column("nineteen in twenty at most"), Column("longest"),
    )  # fmt: skip
    samples: list[tuple[str, list[float]]] = [(name, [row[name] for row in rows]) for name in LENGTHS]
    samples[1:1] = [("turns of one seat", [row["turns"] / players for row in rows])]
    often = (
        Column("what happens"),
        Column("times a round", 3),
        Column("give or take", 3),
        Column("rounds with it", 1, "%"),
    )
    names = sorted({name for row in rows for name in row["counts"]})
    return [
        Sheet(f"Length: {heading}", lengths, [_spread(name, values) for name, values in samples]),
        Sheet(
            f"The seat that begins: {heading}",
            (Column("wins", 2, "%"), Column("give or take", 2, "%"), Column("par", 2, "%")),
            [[*_figures([_won(row) for row in rows]), 100 / players]],
        ),
        Sheet(f"How often: {heading}", often, [_often(name, rows) for name in names]),
    ]


def _won(row: Row) -> float:
    """Whether the seat that began has won, in %."""
    return 100.0 if row["winner"] == row["first"] else 0.0


def _figures(samples: list[float]) -> list[Cell]:
    found = estimate(samples)
    return [found.mean, found.margin]


def _spread(name: str, values: list[float]) -> list[Cell]:
    ends = [round(quantile(values, share)) for share in (0.05, 0.5, 0.95)]
    return [name, *_figures(values), *ends, round(max(values))]


def _often(name: str, rows: list[Row]) -> list[Cell]:
    counts = [float(row["counts"].get(name, 0)) for row in rows]
    having = 100 * sum(count > 0 for count in counts) / len(counts)
    return [name, *_figures(counts), having]


def _costs(plan: StatsPlan, plain: Variant, by_table: Sequence[dict[int, Row]]) -> Iterator[Sheet]:
    """Each change compared with the plain variant, deal by deal."""
    base = by_table[plan.tables.index(plain)]
    rows: list[list[Cell]] = []
    for which, table in enumerate(plan.tables):
        if table.change != PLAIN and (table.edition, table.house) == (plain.edition, plain.house):
            pairs = [(row, base[deal]) for deal, row in by_table[which].items() if deal in base]
            if pairs:
                rows.append([table.change, *_cost(pairs)])
    if rows:
        columns = (
            Column("with"), Column("turns", 1), Column("change of turns", 2), Column("give or take", 2),
            Column("beginner wins", 1, "%"), Column("change of that", 2, "%"), Column("give or take of that", 2, "%"),
            Column("blocked", 2, "%"),
        )  # fmt: skip
        yield Sheet(f"What each rule changes over the same deals: {_heading(plan, plain, len(base))}", columns, rows)


def _cost(pairs: list[tuple[Row, Row]]) -> list[Cell]:
    return [
        estimate([float(row["turns"]) for row, _ in pairs]).mean,
        *_figures([float(row["turns"] - plain["turns"]) for row, plain in pairs]),
        estimate([_won(row) for row, _ in pairs]).mean,
        *_figures([_won(row) - _won(plain) for row, plain in pairs]),
        estimate([100.0 * row["blocked"] for row, _ in pairs]).mean,
    ]


def notes(rows: Rows) -> list[str]:
    total = Counter[str]()
    for _, row in rows:
        total.update({name: row[name] for name in ("blocked", "endless", "faults")})
    return [
        f"Rounds played: {len(rows)}; blocked: {total['blocked']}; endless: {total['endless']};"
        f" faults of bots: {total['faults']}."
    ]
