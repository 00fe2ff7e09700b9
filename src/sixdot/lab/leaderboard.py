"""The leaderboard: a protocol by which any bot plays against opponents that stay as they are."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import Any, Final

from msgspec import DecodeError, Struct, json
from msgspec.structs import asdict

from sixdot.bots import bot_named
from sixdot.durable import read_bytes, reason_of
from sixdot.game.actions import Action
from sixdot.game.editions import EDITIONS as BOOKS
from sixdot.game.editions import edition_named
from sixdot.game.shuffle import FastRandom, Source
from sixdot.game.view import View
from sixdot.lab.figures import Cell, Column, Sheet, estimate
from sixdot.lab.lineup import check_bots
from sixdot.lab.play import MOST_ACTIONS, SINGLE, play_round
from sixdot.lab.tournament import Contest, DealRow, TournamentPlan
from sixdot.lab.work import Experiment, Line, Row
from sixdot.voice.trouble import Trouble

PROTOCOL: Final = 2
EDITIONS: Final = tuple(BOOKS)  # one more of them is another protocol
PLAYERS: Final = (2, 4)
DEALS: Final = 100  # in each contest, in every rotation of the seats
SEED: Final = "leaderboard 1"
# The opponents, each with a digest of what it decides in positions that never change. Where one plays otherwise,
# that is another protocol with another number: their results are not compared.
OPPONENTS: Final = {"easy": "310eed7159342b77", "steady": "a780c28a0f89a717", "sharp": "ec6c5bc00e247aeb"}
POSITIONS: Final = 40  # of each edition and number of players, at most
LONG_ENOUGH: Final = 400  # actions: whoever plays by chance need not come to an end

RESULTS: Final = (
    Column("edition"), Column("players"), Column("opponent"), Column("rounds"), Column("win rate", 2, "%"),
    Column("give or take", 2, "%"), Column("par", 2, "%"),
)  # fmt: skip
SCORE: Final = (Column("bot"), Column("score", 3), Column("give or take", 3))


# The opponents


def positions(edition: str, players: int) -> list[View]:
    """What the players of one round see who choose by chance, wherever there is more than one way to go on."""
    found: list[View] = []

    def by_chance(view: View, source: Source) -> Action | None:
        if len(view.legal) > 1:
            found.append(view)
        return view.legal[source.below(len(view.legal))] if view.legal else None

    play_round(edition_named(edition), [by_chance] * players, f"{SEED} positions", LONG_ENOUGH)
    return found[:POSITIONS]


def decisions_digest(name: str) -> str:
    """What a bot decides in all positions of the protocol, as a digest."""
    bot, told = bot_named(name), sha256()
    for edition, players in product(EDITIONS, PLAYERS):
        for number, view in enumerate(positions(edition, players)):
            told.update(f"{bot(view, FastRandom(f'{SEED} {number}'))}\n".encode())
    return told.hexdigest()[:16]


def check_opponents() -> None:
    """Raise a `Trouble` if an opponent is not the one of this protocol."""
    for name, digest in OPPONENTS.items():
        if decisions_digest(name) != digest:
            raise Trouble("lab-opponent-changed", bot=name, number=PROTOCOL)


# Playing


class LeaderboardPlan(TournamentPlan):
    """One bot against each opponent, in each edition and number of players: alone among others that are all alike."""

    lab = "leaderboard"

    def __init__(self, bot: str, seed: str = SEED, patience: float | None = None, deals: int = DEALS) -> None:
        self.deals = deals
        super().__init__(EDITIONS, (), (bot, *OPPONENTS), max(PLAYERS), deals, seed, None, MOST_ACTIONS, patience)

    def __post_init__(self) -> None:
        bot, *opponents = self.bots
        self.options, self.has_line_ups, self.unit = SINGLE, True, "rounds"
        self.tables = [
            Contest(edition, (), (bot, *[opponent] * (players - 1)))
            for edition, players, opponent in product(EDITIONS, PLAYERS, opponents)
        ]
        check_bots(self.bots, self.patience)

    def header(self) -> dict[str, Any]:
        return {**super().header(), "protocol": PROTOCOL, "opponents": OPPONENTS}

    def sheets(self, rows: Sequence[DealRow], times: bool) -> list[Sheet]:
        bot = self.bots[0]
        found = estimate(list(self._scores(rows)))
        score = Sheet(
            f"Leaderboard protocol {PROTOCOL}, seed {self.seed}: 1 is as good as the opponents, 0 never wins",
            SCORE,
            [[bot, found.mean, found.margin]],
        )
        placings = [placing for placing in self.placings(rows) if placing.bot == bot]
        results: list[list[Cell]] = []
        for placing in placings:
            who, wins = placing.contest.line_up, placing.wins.scaled(100)
            table = (placing.contest.edition, len(who), who[-1], placing.played)
            results.append([*table, wins.mean, wins.margin, 100 * placing.par])
        return [score, Sheet(f"Where {bot} won how often", RESULTS, results)]

    def _scores(self, rows: Sequence[DealRow]) -> Iterator[float]:
        """For each deal that all contests have played: how often the bot won, as a multiple of par, in the mean."""
        played = [self.of_table(rows, which) for which in range(len(self.tables))]
        for deal in range(self.deals):
            found = [own[deal].bots[self.bots[0]] for own in played if deal in own]
            if len(found) == len(self.tables):
                pars = [1 / len(table.line_up) for table in self.tables]
                yield sum(share.wins / share.seats / par for share, par in zip(found, pars, strict=True)) / len(found)


# Checking


class ResultHeader(Struct):
    """What the first line of a file of results says."""

    lab: Line
    protocol: int
    opponents: dict[Line, Line]
    sixdot: Line
    code: Line
    bots: list[Line]
    seed: Line
    count: int
    patience: float | None = None


class CheckRow(Row):
    differs: bool


@dataclass
class ResultCheck(Experiment[CheckRow]):
    """A file of results played again, or one deal in so many; a `Trouble` says why that makes no sense."""

    file: Path
    every: int
    lab = "check"
    kind = CheckRow
    what = "deal"
    editions = EDITIONS

    def __post_init__(self) -> None:
        try:
            data = read_bytes(self.file)
        except OSError as error:
            raise Trouble("lab-no-results", path=str(self.file), reason=reason_of(error)) from None
        self.digest = sha256(data).hexdigest()
        lines = data.splitlines() or [b""]
        self.head = self._read(lines[0], ResultHeader, 1)
        if self.head.lab != LeaderboardPlan.lab or not self.head.bots:
            raise Trouble("lab-results-line", path=str(self.file), number=1)
        if (self.head.protocol, self.head.opponents) != (PROTOCOL, OPPONENTS):
            raise Trouble("lab-results-other", path=str(self.file), version=self.head.sixdot, number=PROTOCOL)
        self.plan = LeaderboardPlan(self.head.bots[0], self.head.seed, self.head.patience, self.head.count)
        self.bots, self.patience = self.plan.bots, self.plan.patience
        self.found: dict[int, DealRow] = {}
        for number, line in enumerate(lines[1:], 2):
            row = self._read(line, DealRow, number)
            if not self.plan.fits(row):
                raise Trouble("lab-results-line", path=str(self.file), number=number)
            self.found.setdefault(row.unit, row)
        self.order = sorted(self.found)[:: self.every]
        self.tables, self.deals = [self.file.name], len(self.order)

    def header(self) -> dict[str, Any]:
        return {**super().header(), "file": self.digest}

    def _read(self, line: bytes, kind: type[Any], number: int) -> Any:
        try:
            return json.decode(line, type=kind)
        except (DecodeError, RecursionError):
            raise Trouble("lab-results-line", path=str(self.file), number=number) from None

    def play(self, unit: int) -> CheckRow:
        number = self.order[unit]
        return CheckRow(unit=unit, differs=_outcome(self.plan.play(number)) != _outcome(self.found[number]))

    def sheets(self, rows: Sequence[CheckRow], times: bool) -> list[Sheet]:
        return self.plan.sheets(list(self.found.values()), times)

    def notes(self, rows: Sequence[CheckRow]) -> list[str]:
        missing = self.plan.units - len(self.found)
        told = [f"Deals in the file: {len(self.found)}; missing: {missing}; played again: {len(rows)}."]
        if self.head.code != self.plan.header()["code"]:
            told.append(f"The code is not that of the file, which Sixdot {self.head.sixdot} wrote.")
        return [*told, *self.broken(rows)]

    def broken(self, rows: Sequence[CheckRow]) -> list[str]:
        differ = [self.order[row.unit] for row in rows if row.differs]
        return [f"Deals that come out otherwise: {', '.join(map(str, differ))}."] if differ else []


def _outcome(row: DealRow) -> dict[str, Any]:
    """All but how long it took, which is never the same twice."""
    bots = {name: (share.seats, share.wins, share.points, share.decisions) for name, share in row.bots.items()}
    return {**asdict(row), "bots": bots}
