"""Full tables over many rounds, with all sorts of bots and house rules: nothing illegal, nothing endless."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sixdot.game.edition import Edition
from sixdot.game.editions import edition_named
from sixdot.game.families import family_of
from sixdot.game.house import HOUSE_RULES, with_house_rules
from sixdot.game.match import Match
from sixdot.game.options import SetupError
from sixdot.game.shuffle import FastRandom, Source
from sixdot.lab.figures import Cell, Column, Sheet
from sixdot.lab.lineup import bot_called
from sixdot.lab.play import MOST_ACTIONS, SINGLE, play_round
from sixdot.lab.work import Count, Experiment, Line, Row

COMPANY: Final = ("easy", "steady")
GUEST: Final = "sharp"  # thinks longer, so it joins only one round in so many
GUEST_EVERY: Final = 200
MOST_RULES: Final = 4  # house rules at one table
COLUMNS: Final = (
    Column("edition"), Column("players"), Column("rounds"), Column("with house rules"), Column("actions"),
    Column("longest"), Column("blocked"), Column("endless"), Column("faults"),
)  # fmt: skip
MOST_BROKEN: Final = 20  # rounds that are told one by one


class SoakRow(Row):
    house: list[Line]
    bots: Line
    actions: Count
    blocked: Count
    endless: Count
    faults: list[Line]


@dataclass
class SoakPlan(Experiment[SoakRow]):
    editions: tuple[str, ...]
    deals: int  # of each
    seed: str
    most_actions: int = MOST_ACTIONS
    lab = "soak"
    kind = SoakRow
    bots = (*COMPANY, GUEST)

    def __post_init__(self) -> None:
        self.tables = self.editions

    def play(self, unit: int) -> SoakRow:
        number, which = divmod(unit, len(self.editions))
        seed = f"{self.seed} {self.editions[which]} {number}"
        chance = FastRandom(f"{seed} soak")
        edition = _with_some_rules(edition_named(self.editions[which]), chance)
        names = [COMPANY[chance.below(len(COMPANY))] for _ in range(edition.most_players)]
        if chance.below(GUEST_EVERY) == 0:
            names[chance.below(len(names))] = GUEST
        result = play_round(edition, [bot_called(name) for name in names], seed, self.most_actions)
        return SoakRow(
            unit=unit,
            house=list(edition.house),
            bots=" ".join(names),
            actions=result.actions,
            blocked=result.blocked,
            endless=int(result.endless),
            faults=[f"{names[seat]} {fault}" for seat, fault in result.faults],
        )

    def sheets(self, rows: Sequence[SoakRow], times: bool) -> list[Sheet]:
        found: list[list[Cell]] = []
        for which, name in enumerate(self.editions):
            own = list(self.of_table(rows, which).values())
            actions = [row.actions for row in own]
            house, faults = sum(bool(row.house) for row in own), sum(len(row.faults) for row in own)
            blocked, endless = sum(row.blocked for row in own), sum(row.endless for row in own)
            length = (sum(actions), max(actions, default=0))
            found.append([name, edition_named(name).most_players, len(own), house, *length, blocked, endless, faults])
        title = f"Full tables of {' and '.join(COMPANY)}, now and then with {GUEST}: seed {self.seed}"
        return [Sheet(title, COLUMNS, found)]

    def notes(self, rows: Sequence[SoakRow]) -> list[str]:
        return self.broken(rows)[:MOST_BROKEN]

    def broken(self, rows: Sequence[SoakRow]) -> list[str]:
        """A line for each round in which something went wrong."""
        found: list[str] = []
        for row in rows:
            trouble = [*row.faults[:1], *(["the round never ends"] if row.endless else [])]
            if trouble:
                number, which = divmod(row.unit, len(self.editions))
                rules = " ".join((self.editions[which], *row.house))
                found.append(f"Round {number} of {rules}, bots {row.bots}: {'; '.join(trouble)}")
        return found


def _with_some_rules(edition: Edition, chance: Source) -> Edition:
    """A few house rules in every other round, if they make sense together."""
    if not family_of(edition).house_rules or chance.below(2):
        return edition
    wanted: list[str] = []
    for _ in range(1 + chance.below(MOST_RULES)):
        rule = HOUSE_RULES[chance.below(len(HOUSE_RULES))]
        text = f"{rule.name}={rule.values[chance.below(len(rule.values))]}" if rule.values else rule.name
        try:
            Match(with_house_rules(edition, [*wanted, text]), edition.most_players, SINGLE, people=())
        except SetupError:
            continue
        wanted.append(text)
    return with_house_rules(edition, wanted)
