"""Statistics of games that were kept: every file is checked, and every game played again, or one in so many."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from zlib import crc32

from sixdot.lab.figures import Cell, Column, Sheet
from sixdot.lab.parts import DamagedPart, KeptGame
from sixdot.lab.play import Watcher
from sixdot.lab.records import Collection
from sixdot.lab.retelling import Moment, Terms, Wrong, retold
from sixdot.lab.stats import LENGTH, OFTEN, figures, often, spread
from sixdot.lab.tournament import RATES
from sixdot.lab.work import Count, Experiment, Line, Row

Tally = dict[int, Count]  # how often each number came
LENGTHS: Final = ("turns", "actions", "lead changes", "points")


class Tallies(Row):
    """What a part held, by rule book."""

    games: Count
    proved: Count
    broken: list[Line]
    rounds: dict[Line, Count]
    lengths: dict[Line, dict[Line, Tally]]
    events: dict[Line, dict[Line, Tally]]  # without the rounds in which it did not happen
    begun: dict[Line, Tally]  # 1: the seat that began has won
    wins: dict[Line, dict[Line, dict[float, Count]]]  # by bot: what share of its seats has won


@dataclass
class Rereading(Experiment[Tallies]):
    folder: Path
    every: int  # one game in so many is played again; 1: all
    lab = "reread"
    kind = Tallies
    what = "parts"
    bots = ()

    def __post_init__(self) -> None:
        self.collection = Collection(self.folder)
        self.editions = self.collection.header.editions
        self.parts = [row for _, row in sorted(self.collection.rows.items())]
        self.tables, self.deals = [self.folder.name], len(self.parts)

    def header(self) -> dict[str, Any]:
        found = super().header()
        del found["folder"]
        return {**found, "source": self.collection.digest}

    def play(self, unit: int) -> Tallies:
        row = Tallies(unit=unit, games=0, proved=0, broken=[], rounds={}, lengths={}, events={}, begun={}, wins={})
        try:
            games = self.collection.games(self.parts[unit])
        except DamagedPart as damaged:
            row.broken.append(str(damaged))
            return row
        for game in games:
            row.games += 1
            if crc32(b"%d" % game.game) % self.every == 0:  # tables take turns, so an even step would miss some
                self._retell(game, self.collection.terms, row)
        return row

    def _retell(self, game: KeptGame, terms: Terms, row: Tallies) -> None:
        rounds = _Rounds()
        try:
            for moment in retold(game, terms):
                rounds.see(moment)
        except Wrong as wrong:
            row.broken.append(str(wrong))
            return
        row.proved += 1
        rounds.add_to(row, game)

    def sheets(self, rows: Sequence[Tallies], times: bool) -> list[Sheet]:
        books = dict.fromkeys(name for row in rows for name in row.rounds)
        return [sheet for book in books for sheet in self._of(book, rows)]

    def _of(self, book: str, rows: Sequence[Tallies]) -> list[Sheet]:
        count = sum(row.rounds.get(book, 0) for row in rows)
        heading = f"{book}, {count} rounds kept in {self.folder.name}"
        lengths = _merged(row.lengths.get(book, {}) for row in rows)
        events = _merged(row.events.get(book, {}) for row in rows)
        begun = _merged({"": row.begun.get(book, {})} for row in rows)[""]
        wins = _merged(row.wins.get(book, {}) for row in rows)
        return [
            Sheet(f"Length: {heading}", LENGTH, [spread(name, _samples(lengths[name])) for name in LENGTHS]),
            Sheet(
                f"The seat that begins: {heading}",
                (Column("wins", 2, "%"), Column("give or take", 2, "%")),
                [figures([100.0 * won for won in _samples(begun)])],
            ),
            Sheet(
                f"Who wins: {heading}; for one seat",
                (Column("bot"), Column("games"), *RATES[:2]),
                [_won(bot, tally) for bot, tally in sorted(wins.items())],
            ),
            Sheet(
                f"How often: {heading}",
                OFTEN,
                [often(name, _with_none(events[name], count)) for name in sorted(events)],
            ),
        ]

    def notes(self, rows: Sequence[Tallies]) -> list[str]:
        games, proved = sum(row.games for row in rows), sum(row.proved for row in rows)
        told = f"Games found: {games}; played again and proved: {proved}; wrong: {len(self.broken(rows))}."
        return [told, *self.broken(rows)]

    def broken(self, rows: Sequence[Tallies]) -> list[str]:
        return [line for row in rows for line in row.broken]


class _Rounds:
    """What is counted in the rounds of one game."""

    def __init__(self) -> None:
        self.watchers: list[Watcher] = []
        self.actions: list[int] = []
        self.winners: list[int] = []
        self.points: list[int] = []

    def see(self, moment: Moment) -> None:
        match = moment.match
        if match.number > len(self.watchers):
            self.watchers.append(Watcher())
            self.actions.append(0)
        self.watchers[-1](match, moment.told)
        if moment.action is not None:
            self.actions[-1] += 1
        else:
            self.winners.append(-1 if match.round is None else int(match.round.winner))
            self.points.append(sum(match.scores) - sum(self.points))

    def add_to(self, row: Tallies, game: KeptGame) -> None:
        book = game.edition
        row.rounds[book] = row.rounds.get(book, 0) + len(self.watchers)
        lengths, events = row.lengths.setdefault(book, {}), row.events.setdefault(book, {})
        kept = zip(self.watchers, self.actions, self.points, self.winners, strict=True)
        for watcher, actions, points, winner in kept:
            found = (watcher.turns, actions, watcher.lead_changes, points)
            for name, value in zip(LENGTHS, found, strict=True):
                _count(lengths.setdefault(name, {}), value)
            for name, value in watcher.counts.items():
                _count(events.setdefault(name, {}), value)
            _count(row.begun.setdefault(book, {}), int(winner == watcher.first))
        for bot in dict.fromkeys(game.bots):
            won = [seat in game.winners for seat, name in enumerate(game.bots) if name == bot]
            wins = row.wins.setdefault(book, {}).setdefault(bot, {})
            share = sum(won) / len(won)
            wins[share] = wins.get(share, 0) + 1


def _count(tally: dict[int, int], value: int) -> None:
    tally[value] = tally.get(value, 0) + 1


def _merged(parts: Iterable[Mapping[str, Mapping[Any, int]]]) -> dict[str, Counter[Any]]:
    found: dict[str, Counter[Any]] = {}
    for part in parts:
        for name, tally in part.items():
            found.setdefault(name, Counter()).update(tally)
    return found


def _samples(tally: Mapping[Any, int]) -> list[float]:
    return [float(value) for value in sorted(tally) for _ in range(tally[value])]


def _with_none(tally: Counter[Any], rounds: int) -> list[float]:
    return [0.0] * (rounds - tally.total()) + _samples(tally)


def _won(bot: str, tally: Counter[Any]) -> list[Cell]:
    return [bot, tally.total(), *figures([100 * share for share in _samples(tally)])]
