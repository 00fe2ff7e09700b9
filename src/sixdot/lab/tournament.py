"""Bots against bots over shared deals: every deal is played once for each way to rotate the bots over the seats."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from math import nan
from pathlib import Path
from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from sixdot.durable import reason_of
from sixdot.extras import how_to_install
from sixdot.game.edition import Edition
from sixdot.game.house import house_edition
from sixdot.game.match import Match
from sixdot.game.options import Options
from sixdot.lab.figures import Cell, Column, Estimate, Sheet, estimate, shown
from sixdot.lab.lineup import LineUp, bot_called, check_bots, line_ups, rotations
from sixdot.lab.play import MOST_ACTIONS, SINGLE, GameResult, play_game, play_round
from sixdot.lab.work import MOST, Amount, Count, Experiment, Line, Row
from sixdot.voice.trouble import Trouble

MOST_FAULTS: Final = 5  # different ones that are told of a bot
HEIGHT: Final = 0.45  # inches for a bot in a plot
RATES: Final = (
    Column("win rate", 2, "%"), Column("give or take", 2, "%"), Column("par", 2, "%"),
    Column("points", 2), Column("give or take points", 2),
)  # fmt: skip
TIMES: Final = (Column("decisions"), Column("mean", 3, "ms"), Column("slowest", 1, "ms"))


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


class Share(Struct, array_like=True):
    """What one bot has done in the rounds or games over one deal."""

    seats: Annotated[int, Meta(gt=0, lt=MOST)] = 0
    wins: Amount = 0.0
    points: Count = 0
    decisions: Count = 0
    seconds: Amount = 0.0
    slowest: Amount = 0.0

    def add(self, result: GameResult, seat: int) -> None:
        self.seats += 1
        self.wins += result.wins[seat]
        self.points += result.points[seat]
        self.decisions += result.decisions[seat]
        self.seconds = round(self.seconds + result.seconds[seat], 6)
        self.slowest = max(self.slowest, round(result.slowest[seat], 6))


class DealRow(Row):
    bots: dict[str, Share]
    faults: list[tuple[Line, Line]]  # a bot, and what it did wrong
    rounds: Count
    actions: Count
    blocked: Count
    endless: Count


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


@dataclass
class TournamentPlan(Experiment[DealRow]):
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
    lab = "tournament"
    kind = DealRow
    what = "deal"

    def __post_init__(self) -> None:
        house, groups = tuple(self.house), line_ups(self.bots, self.players)
        self.options = SINGLE if self.games is None else Options(**self.games)
        self.tables: list[Contest] = [
            Contest(edition, house, line_up) for edition in self.editions for line_up in groups
        ]
        for contest in self.tables:
            Match(contest.rules(), self.players, self.options, people=())
        check_bots(self.bots, self.patience)
        self.deals = -(-self.count // min(len(rotations(line_up)) for line_up in groups))  # for each contest
        self.has_line_ups = len(groups) > 1  # whether contests differ in who plays
        self.unit = "rounds" if self.games is None else "games"

    def who(self, unit: int) -> LineUp:
        return self.tables[unit % len(self.tables)].line_up

    def fits(self, row: DealRow) -> bool:
        return super().fits(row) and set(row.bots) == set(self.who(row.unit))

    def play(self, unit: int) -> DealRow:
        """One deal of one contest, in every rotation. A deal has the same cards in every contest."""
        deal, which = divmod(unit, len(self.tables))
        contest = self.tables[which]
        edition, seed = contest.rules(), f"{self.seed} {deal}"
        row = DealRow(unit=unit, bots={}, faults=[], rounds=0, actions=0, blocked=0, endless=0)
        for seating in rotations(contest.line_up):
            bots = [bot_called(name, self.patience) for name in seating]
            if self.games is None:
                result = play_round(edition, bots, seed, self.most_actions)
            else:
                result = play_game(edition, self.options, bots, seed, self.most_actions)
            row.rounds += result.rounds
            row.actions += result.actions
            row.blocked += result.blocked
            row.endless += result.endless
            row.faults += [(seating[seat], fault) for seat, fault in result.faults]
            for seat, name in enumerate(seating):
                row.bots.setdefault(name, Share()).add(result, seat)
        return row

    def placings(self, rows: Sequence[DealRow]) -> list[Placing]:
        found: list[Placing] = []
        for which, contest in enumerate(self.tables):
            own = list(self.of_table(rows, which).values())
            match = Match(contest.rules(), len(contest.line_up), self.options, people=())
            par = 1 / len(match.scoring.units)
            found += [_placing(contest, par, bot, own) for bot in dict.fromkeys(contest.line_up)]
        return found

    def sheets(self, rows: Sequence[DealRow], times: bool) -> list[Sheet]:
        found = self.placings(rows)
        names = [Column(name) for name in ("edition", *(["line-up"] if self.has_line_ups else []), "bot")]
        columns = (*names, Column(self.unit), *RATES)
        result = [Sheet(self._title(), columns, [[*self._named(each), *_rates(each)] for each in found])]
        if times:
            title = "Time for a decision, where there was more than one way to go on"
            result.append(Sheet(title, (*names, *TIMES), [[*self._named(each), *_times(each)] for each in found]))
        return result

    def _title(self) -> str:
        line_up = self.tables[0].line_up
        who = f"{len(line_up)} players" if self.has_line_ups else " ".join(line_up)
        return (
            f"Tournament of {who}: seed {self.seed}, {self.deals} deals, each played in every rotation of the"
            " seats; a win rate and points are for one seat, with the margin of 95 % confidence"
        )

    def _named(self, placing: Placing) -> list[Cell]:
        """What a row is about: the rules, who plays together if that differs, and the bot."""
        contest = placing.contest
        return [contest.named, *([" ".join(contest.line_up)] if self.has_line_ups else []), placing.bot]

    def notes(self, rows: Sequence[DealRow]) -> list[str]:
        """What went wrong, or that nothing did."""
        faults = Counter(fault for row in rows for fault in row.faults)
        rounds, actions = sum(row.rounds for row in rows), sum(row.actions for row in rows)
        blocked, endless = sum(row.blocked for row in rows), sum(row.endless for row in rows)
        told = (
            f"Rounds played: {rounds}, with {actions} actions; blocked: {blocked};"
            f" endless: {endless}; faults of bots: {faults.total()}."
        )
        return [told, *_faults(faults)]


def _placing(contest: Contest, par: float, bot: str, rows: Sequence[DealRow]) -> Placing:
    shares = [row.bots[bot] for row in rows]
    decisions = sum(share.decisions for share in shares)
    return Placing(
        contest,
        bot,
        len(rows) * len(rotations(contest.line_up)),
        estimate([share.wins / share.seats for share in shares]),
        estimate([share.points / share.seats for share in shares]),
        par,
        decisions,
        sum(share.seconds for share in shares) / max(1, decisions),
        max((share.slowest for share in shares), default=0.0),
    )


def _rates(placing: Placing) -> list[Cell]:
    wins, points = placing.wins.scaled(100), placing.points
    return [placing.played, wins.mean, wins.margin, 100 * placing.par, points.mean, points.margin]


def _times(placing: Placing) -> list[Cell]:
    return [placing.decisions, 1000 * placing.mean, 1000 * placing.slowest]


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
        raise Trouble("lab-no-matplotlib", install=how_to_install("plot"))
    if path.suffix.lower() != ".png":
        raise Trouble("lab-plot-name", value=path.name)
    if not path.absolute().parent.is_dir():
        raise Trouble("lab-plot-folder", path=str(path))


def draw(plan: TournamentPlan, rows: Sequence[DealRow], path: Path) -> None:
    """One line for each bot of each contest: a dot, its margin, and a stroke at par."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    found = [placing for placing in plan.placings(rows) if placing.played]
    picture = Figure(figsize=(9, 1.6 + HEIGHT * len(found)), layout="constrained")
    FigureCanvasAgg(picture)
    axes = picture.add_subplot()
    places = list(range(len(found), 0, -1))
    rates = [100 * placing.wins.mean for placing in found]
    margins = [100 * (nan if each.wins.margin is None else each.wins.margin) for each in found]
    axes.errorbar(rates, places, xerr=margins, fmt="o", color="black", capsize=4, label="win rate, 95 % confidence")
    axes.scatter([100 * placing.par for placing in found], places, marker="|", s=300, color="black", label="par")
    axes.set_yticks(places, [_tick(placing, plan.has_line_ups) for placing in found])
    axes.set_ylim(0.4, len(found) + 0.6)
    axes.set_xlabel(f"% of {plan.unit} won by a seat")
    axes.grid(axis="x", alpha=0.4)
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.35 / max(1, HEIGHT * len(found))), ncols=2, frameon=False)
    words = shown(plan.sheets(rows, times=False), [], "lines")
    try:
        picture.savefig(path, format="png", dpi=120, metadata={"Title": "Win rates", "Description": words})
    except OSError as error:
        raise Trouble("lab-plot-unwritten", path=str(path), reason=reason_of(error)) from None


def _tick(placing: Placing, has_line_ups: bool) -> str:
    others = f": {' '.join(placing.contest.line_up)}" if has_line_ups else ""
    return f"{placing.bot}\n{placing.contest.named}{others}"
