"""Bots against bots over shared deals: every deal is played once for each way to rotate the bots over the seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from math import nan
from pathlib import Path
from typing import Any, Final

from sixdot.game.edition import Edition
from sixdot.game.house import house_edition
from sixdot.game.match import Match
from sixdot.game.options import Options
from sixdot.lab.figures import Cell, Column, Estimate, Sheet, estimate, shown
from sixdot.lab.lineup import LineUp, bot_called, check_bots, fenced, header_of, line_ups, rotations
from sixdot.lab.play import MOST_ACTIONS, SINGLE, GameResult, play_game, play_round
from sixdot.lab.work import Job, Row, Rows, numbers, texts

MOST_FAULTS: Final = 5  # different ones that are told of a bot
TOTALS: Final = ("rounds", "actions", "blocked", "endless")
HEIGHT: Final = 0.45  # inches for a bot in a plot


@dataclass(frozen=True)
class Contest:
    """One rule book, and who plays by it."""

    edition: str
    house: tuple[str, ...]
    line_up: LineUp

    def rules(self) -> Edition:
        return house_edition(self.edition, self.house)

    @property
    def named(self) -> str:
        return " ".join((self.edition, *self.house))


@dataclass
class TournamentPlan:
    """At least so many rounds or games of each contest; a ValueError says what is impossible."""

    editions: Sequence[str]
    house: Sequence[str]
    bots: Sequence[str]
    players: int
    count: int
    seed: str
    games: dict[str, Any] | None = None  # the options of whole games; None: single rounds
    most_actions: int = MOST_ACTIONS
    patience: float | None = None  # seconds per decision, for foreign bots behind a fence

    def __post_init__(self) -> None:
        house, groups = tuple(self.house), line_ups(self.bots, self.players)
        self.contests = [Contest(edition, house, line_up) for edition in self.editions for line_up in groups]
        for contest in self.contests:
            Match(contest.rules(), self.players, self.options, people=())
        check_bots(self.bots, self.patience)
        self.deals = -(-self.count // min(len(rotations(line_up)) for line_up in groups))  # for each contest

    @property
    def options(self) -> Options:
        return SINGLE if self.games is None else Options(**self.games)

    @property
    def has_line_ups(self) -> bool:
        """Whether contests differ in who plays."""
        return len({contest.line_up for contest in self.contests}) > 1

    @property
    def unit(self) -> str:
        return "rounds" if self.games is None else "games"


def job(plan: TournamentPlan) -> Job:
    parameters = {
        "seed": plan.seed,
        "deals": plan.deals,
        "games": plan.games,
        "most actions": plan.most_actions,
        "patience": plan.patience,
        "contests": [[contest.edition, list(contest.house), list(contest.line_up)] for contest in plan.contests],
    }
    bots = [bot for contest in plan.contests for bot in contest.line_up]
    header = header_of("tournament", bots, parameters, plan.patience)
    units = len(plan.contests) * plan.deals
    return Job(header, plan, units, play_unit, who=_line_up, fits=_fits, editions=plan.editions)


def _line_up(plan: TournamentPlan, unit: int) -> LineUp:
    return plan.contests[unit % len(plan.contests)].line_up


def _fits(plan: TournamentPlan, unit: int, row: Row) -> bool:
    bots = row["bots"]
    return (
        numbers(row[name] for name in TOTALS)
        and set(bots) == set(_line_up(plan, unit))
        and all(len(cells) == 6 and cells[0] > 0 and numbers(cells) for cells in bots.values())
        and all(texts(fault) and len(fault) == 2 for fault in row["faults"])
    )


def play_unit(plan: TournamentPlan, unit: int) -> Row:
    """One deal of one contest, in every rotation. A deal has the same cards in every contest."""
    deal, which = divmod(unit, len(plan.contests))
    contest = plan.contests[which]
    edition = contest.rules()
    row: Row = {"bots": {}, "faults": [], **dict.fromkeys(TOTALS, 0)}
    for seating in rotations(contest.line_up):
        bots = [bot_called(name) if plan.patience is None else fenced(name, plan.patience) for name in seating]
        seed = f"{plan.seed} {deal}"
        if plan.games is None:
            result = play_round(edition, bots, seed, plan.most_actions)
        else:
            result = play_game(edition, plan.options, bots, seed, plan.most_actions)
        _note(row, seating, result)
    return row


def _note(row: Row, seating: LineUp, result: GameResult) -> None:
    for name in TOTALS:
        row[name] += int(getattr(result, name))
    row["faults"] += [[seating[seat], fault] for seat, fault in result.faults]
    for seat, name in enumerate(seating):
        # seats, wins, points, decisions, seconds, slowest
        own = row["bots"].setdefault(name, [0, 0.0, 0, 0, 0.0, 0.0])
        own[0] += 1
        own[1] += result.wins[seat]
        own[2] += result.points[seat]
        own[3] += result.decisions[seat]
        own[4] = round(own[4] + result.seconds[seat], 6)
        own[5] = max(own[5], round(result.slowest[seat], 6))


# What came of it


@dataclass(frozen=True)
class Placing:
    """How one bot did in one contest; rates are per seat it sat on."""

    contest: Contest
    bot: str
    played: int  # rounds or games
    wins: Estimate
    points: Estimate
    par: float  # what a bot no better and no worse than the others would win
    decisions: int
    mean: float  # seconds a decision
    slowest: float


Figure = tuple[Column, Callable[[Placing], Cell]]
RATES: Final[tuple[Figure, ...]] = (
    (Column("win rate", 2, "%"), lambda placing: 100 * placing.wins.mean),
    (Column("give or take", 2, "%"), lambda placing: placing.wins.scaled(100).margin),
    (Column("par", 2, "%"), lambda placing: 100 * placing.par),
    (Column("points", 2), lambda placing: placing.points.mean),
    (Column("give or take points", 2), lambda placing: placing.points.margin),
)
TIMES: Final[tuple[Figure, ...]] = (
    (Column("decisions"), lambda placing: placing.decisions),
    (Column("mean", 3, "ms"), lambda placing: 1000 * placing.mean),
    (Column("slowest", 1, "ms"), lambda placing: 1000 * placing.slowest),
)


def placings(plan: TournamentPlan, rows: Rows) -> list[Placing]:
    found: list[Placing] = []
    for which, contest in enumerate(plan.contests):
        own = [row for unit, row in rows if unit % len(plan.contests) == which]
        match = Match(contest.rules(), len(contest.line_up), plan.options, people=())
        par = 1 / len(match.scoring.units)
        found += [_placing(contest, par, bot, own) for bot in dict.fromkeys(contest.line_up)]
    return found


def _placing(contest: Contest, par: float, bot: str, rows: Sequence[Row]) -> Placing:
    cells = [row["bots"][bot] for row in rows]
    decisions = sum(cell[3] for cell in cells)
    return Placing(
        contest,
        bot,
        len(rows) * len(rotations(contest.line_up)),
        estimate([cell[1] / cell[0] for cell in cells]),
        estimate([cell[2] / cell[0] for cell in cells]),
        par,
        decisions,
        sum(cell[4] for cell in cells) / max(1, decisions),
        max((cell[5] for cell in cells), default=0.0),
    )


def sheets(plan: TournamentPlan, rows: Rows, times: bool) -> list[Sheet]:
    found = placings(plan, rows)
    names = _named(plan)
    result = [_sheet(_title(plan), [*names, (Column(plan.unit), lambda placing: placing.played), *RATES], found)]
    if times:
        title = "Time for a decision, where there was more than one way to go on"
        result.append(_sheet(title, [*names, *TIMES], found))
    return result


def _sheet(title: str, figures: Sequence[Figure], found: Sequence[Placing]) -> Sheet:
    columns = tuple(column for column, _ in figures)
    return Sheet(title, columns, [[figure(placing) for _, figure in figures] for placing in found])


def _title(plan: TournamentPlan) -> str:
    line_up = plan.contests[0].line_up
    who = f"{len(line_up)} players" if plan.has_line_ups else " ".join(line_up)
    return (
        f"Tournament of {who}: seed {plan.seed}, {plan.deals} deals, each played in every rotation of the"
        " seats; a win rate and points are for one seat, with the margin of 95 % confidence"
    )


def _named(plan: TournamentPlan) -> list[Figure]:
    """What a row is about: the rules, who plays together if that differs, and the bot."""
    rules: Figure = (Column("edition"), lambda placing: placing.contest.named)
    line_up: Figure = (Column("line-up"), lambda placing: " ".join(placing.contest.line_up))
    bot: Figure = (Column("bot"), lambda placing: placing.bot)
    return [rules, line_up, bot] if plan.has_line_ups else [rules, bot]


def notes(rows: Rows) -> list[str]:
    """What went wrong, or that nothing did."""
    total = Counter[str]()
    faults = Counter[tuple[str, str]]()
    for _, row in rows:
        for name in TOTALS:
            total[name] += row[name]
        faults.update((bot, fault) for bot, fault in row["faults"])
    found = [
        f"Rounds played: {total['rounds']}, with {total['actions']} actions; blocked: {total['blocked']};"
        f" endless: {total['endless']}; faults of bots: {faults.total()}."
    ]
    return found + list(_faults(faults))


def _faults(faults: Counter[tuple[str, str]]) -> Iterator[str]:
    for bot in dict.fromkeys(sorted(bot for bot, _ in faults)):
        own = sorted(((count, fault) for (name, fault), count in faults.items() if name == bot), reverse=True)
        for count, fault in own[:MOST_FAULTS]:
            yield f"{bot} {fault}: {count} time{'s' if count > 1 else ''}."
        if len(own) > MOST_FAULTS:
            yield f"{bot} has {len(own) - MOST_FAULTS} other kinds of faults."


# The win rates as a picture, with the figures in words inside the file


def check_plotting(path: Path) -> None:
    """If no plot can be drawn, say so before a long run, not after it."""
    if find_spec("matplotlib") is None:
        raise ValueError("a plot needs matplotlib: install it with pip install 'sixdot[plot]'")
    if path.suffix.lower() != ".png":
        raise ValueError(f"the plot is a PNG: name it so, not {path.name}")
    if not path.absolute().parent.is_dir():
        raise ValueError(f"there is no folder for the plot {path}")


def draw(plan: TournamentPlan, rows: Rows, path: Path) -> None:
    """One line for each bot of each contest: a dot, its margin, and a stroke at par."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure as Picture

    found = [placing for placing in placings(plan, rows) if placing.played]
    picture = Picture(figsize=(9, 1.6 + HEIGHT * len(found)), layout="constrained")
    FigureCanvasAgg(picture)
    axes = picture.add_subplot()
    places = list(range(len(found), 0, -1))
    rates = [100 * placing.wins.mean for placing in found]
    margins = [100 * (nan if each.wins.margin is None else each.wins.margin) for each in found]
    axes.errorbar(rates, places, xerr=margins, fmt="o", color="black", capsize=4, label="win rate, 95 % confidence")
    axes.scatter([100 * placing.par for placing in found], places, marker="|", s=300, color="black", label="par")
    axes.set_yticks(places, [_tick(placing, plan) for placing in found])
    axes.set_ylim(0.4, len(found) + 0.6)
    axes.set_xlabel(f"% of {plan.unit} won by a seat")
    axes.grid(axis="x", alpha=0.4)
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.35 / max(1, HEIGHT * len(found))), ncols=2, frameon=False)
    words = shown(sheets(plan, rows, times=False), [], "lines")
    try:
        picture.savefig(path, format="png", dpi=120, metadata={"Title": "Win rates", "Description": words})
    except OSError as error:
        raise ValueError(f"the plot {path} cannot be written: {error.strerror}") from None


def _tick(placing: Placing, plan: TournamentPlan) -> str:
    others = f": {' '.join(placing.contest.line_up)}" if plan.has_line_ups else ""
    return f"{placing.bot}\n{placing.contest.named}{others}"
