"""How rounds go: their length, who leads, what happens how often, and what each house rule would change."""

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
from sixdot.lab.lineup import LineUp, bot_called, check_bots, line_ups, rotations
from sixdot.lab.play import MOST_ACTIONS, SINGLE, Watcher, play_round
from sixdot.lab.work import Count, Experiment, Line, Row

PLAIN: Final = ""
NO_CHALLENGE: Final = "nobody challenges"
LENGTH: Final = (
    Column("a round has"), Column("mean", 2), Column("give or take", 2), Column("one in twenty at most"),
    Column("half at most"), Column("nineteen in twenty at most"), Column("longest"),
)  # fmt: skip
OFTEN: Final = (
    Column("what happens"), Column("times a round", 3), Column("give or take", 3), Column("rounds with it", 1, "%"),
)  # fmt: skip
COSTS: Final = (
    Column("with"), Column("turns", 1), Column("change of turns", 2), Column("give or take", 2),
    Column("beginner wins", 1, "%"), Column("change of that", 2, "%"), Column("give or take of that", 2, "%"),
    Column("blocked", 2, "%"),
)  # fmt: skip


@dataclass(frozen=True)
class Variant:
    """A rule book with house rules, and one change to compare with it."""

    edition: str
    house: tuple[str, ...]
    change: str = PLAIN  # a house rule, or that nobody challenges

    def rules(self) -> Edition:
        more = () if self.change in (PLAIN, NO_CHALLENGE) else (self.change,)
        return house_edition(self.edition, (*self.house, *more))


class RoundRow(Row):
    turns: Count
    actions: Count
    lead_changes: Count
    points: Count
    first: Count | None  # the seat that begins
    winner: Count | None
    blocked: Count
    endless: Count
    counts: dict[Line, Count]  # what happened how often
    faults: Count

    @property
    def won(self) -> float:
        """Whether the seat that began has won, in %."""
        return 100.0 if self.winner == self.first else 0.0


@dataclass
class StatsPlan(Experiment[RoundRow]):
    """So many deals of each edition; `cost`: with every change as well. A ValueError says what is impossible."""

    editions: Sequence[str]
    house: Sequence[str]
    bots: Sequence[str]
    players: int
    deals: int
    seed: str
    cost: bool
    most_actions: int = MOST_ACTIONS
    lab = "stats"
    kind = RoundRow

    def __post_init__(self) -> None:
        bots, players = len(self.bots), self.players
        if bots > players:
            message = "{bots} bots do not fit round a table of {seats}: name as many as there are seats"
            raise SetupError(message, "too-many-bots", bots=bots, seats=players)
        self.tables: list[Variant] = []
        for edition in self.editions:
            plain = Variant(edition, tuple(self.house))
            Match(plain.rules(), players, SINGLE, people=())
            self.tables += [plain, *(changes(plain, players) if self.cost else ())]
        check_bots(self.bots)
        self.line_up = line_ups(self.bots, players)[0]

    def who(self, unit: int) -> LineUp:
        return self.line_up

    def play(self, unit: int) -> RoundRow:
        """One deal of one variant. The bots move on by a seat with every deal, and sit alike in all its variants."""
        deal, which = divmod(unit, len(self.tables))
        table = self.tables[which]
        ways = rotations(self.line_up)
        bots = [bot_called(name) for name in ways[deal % len(ways)]]
        if table.change == NO_CHALLENGE:
            bots = [_trusting(bot) for bot in bots]
        watcher = Watcher()
        result = play_round(table.rules(), bots, f"{self.seed} {deal}", self.most_actions, watcher)
        return RoundRow(
            unit=unit,
            turns=watcher.turns,
            actions=result.actions,
            lead_changes=watcher.lead_changes,
            points=sum(result.points),
            first=watcher.first,
            winner=result.wins.index(1.0) if any(result.wins) else None,
            blocked=result.blocked,
            endless=int(result.endless),
            counts=dict(sorted(watcher.counts.items())),
            faults=len(result.faults),
        )

    def sheets(self, rows: Sequence[RoundRow], times: bool) -> list[Sheet]:
        found: list[Sheet] = []
        for which, table in enumerate(self.tables):
            own = self.of_table(rows, which)
            if table.change == PLAIN and own:
                found += self._plain(table, list(own.values()))
                found += self._costs(table, own, rows)
        return found

    def _heading(self, table: Variant, count: int) -> str:
        rules, bots = " ".join((table.edition, *table.house)), " ".join(self.line_up)
        return f"{rules}, {self.players} players, {count} rounds, seed {self.seed}, bots {bots}"

    def _plain(self, table: Variant, rows: list[RoundRow]) -> list[Sheet]:
        heading = self._heading(table, len(rows))
        samples: dict[str, Sequence[float]] = {
            "turns": [row.turns for row in rows],
            "turns of one seat": [row.turns / self.players for row in rows],
            "actions": [row.actions for row in rows],
            "lead changes": [row.lead_changes for row in rows],
            "points": [row.points for row in rows],
        }
        names = sorted({name for row in rows for name in row.counts})
        return [
            Sheet(f"Length: {heading}", LENGTH, [spread(name, values) for name, values in samples.items()]),
            Sheet(
                f"The seat that begins: {heading}",
                (Column("wins", 2, "%"), Column("give or take", 2, "%"), Column("par", 2, "%")),
                [[*figures([row.won for row in rows]), 100 / self.players]],
            ),
            Sheet(
                f"How often: {heading}",
                OFTEN,
                [often(name, [row.counts.get(name, 0) for row in rows]) for name in names],
            ),
        ]

    def _costs(self, plain: Variant, base: dict[int, RoundRow], all_rows: Sequence[RoundRow]) -> Iterator[Sheet]:
        """Each change compared with the plain variant, deal by deal."""
        rows: list[list[Cell]] = []
        for which, table in enumerate(self.tables):
            if table.change != PLAIN and replace(table, change=PLAIN) == plain:
                own = self.of_table(all_rows, which)
                pairs = [(row, base[deal]) for deal, row in own.items() if deal in base]
                if pairs:
                    rows.append([table.change, *_cost(pairs)])
        if rows:
            yield Sheet(f"What each rule changes over the same deals: {self._heading(plain, len(base))}", COSTS, rows)

    def notes(self, rows: Sequence[RoundRow]) -> list[str]:
        blocked, endless = sum(row.blocked for row in rows), sum(row.endless for row in rows)
        faults = sum(row.faults for row in rows)
        return [f"Rounds played: {len(rows)}; blocked: {blocked}; endless: {endless}; faults of bots: {faults}."]


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


def _trusting(bot: Bot) -> Bot:
    """The same bot where there is nothing to challenge."""

    def choose(view: View, source: Source) -> Action | None:
        return bot(replace(view, legal=tuple(way for way in view.legal if way.verb != CHALLENGE)), source)

    return choose


# Figures


def figures(samples: Sequence[float]) -> list[Cell]:
    found = estimate(samples)
    return [found.mean, found.margin]


def spread(name: str, values: Sequence[float]) -> list[Cell]:
    ends = [round(quantile(values, share)) for share in (0.05, 0.5, 0.95)]
    return [name, *figures(values), *ends, round(max(values))]


def often(name: str, counts: Sequence[float]) -> list[Cell]:
    having = 100 * sum(count > 0 for count in counts) / len(counts)
    return [name, *figures(counts), having]


def _cost(pairs: list[tuple[RoundRow, RoundRow]]) -> list[Cell]:
    return [
        estimate([float(row.turns) for row, _ in pairs]).mean,
        *figures([float(row.turns - plain.turns) for row, plain in pairs]),
        estimate([row.won for row, _ in pairs]).mean,
        *figures([row.won - plain.won for row, plain in pairs]),
        estimate([100.0 * row.blocked for row, _ in pairs]).mean,
    ]
