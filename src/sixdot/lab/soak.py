"""Full tables over many rounds, with all sorts of bots and house rules: nothing illegal, nothing endless."""

from __future__ import annotations

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
from sixdot.lab.lineup import bot_called, header_of
from sixdot.lab.play import MOST_ACTIONS, SINGLE, play_round
from sixdot.lab.work import Job, Row, Rows, numbers, texts

COMPANY: Final = ("easy", "steady")
GUEST: Final = "sharp"  # thinks longer, so it joins only one round in so many
GUEST_EVERY: Final = 200
MOST_RULES: Final = 4  # house rules at one table


@dataclass(frozen=True)
class SoakPlan:
    editions: tuple[str, ...]
    rounds: int  # of each
    seed: str
    most_actions: int = MOST_ACTIONS


def job(plan: SoakPlan) -> Job:
    parameters = {
        "seed": plan.seed,
        "editions": list(plan.editions),
        "rounds": plan.rounds,
        "most actions": plan.most_actions,
    }
    header = header_of("soak", (*COMPANY, GUEST), parameters)
    return Job(header, plan, len(plan.editions) * plan.rounds, play_unit, "rounds", None, _fits, plan.editions)


def _fits(plan: SoakPlan, unit: int, row: Row) -> bool:
    return (
        numbers(row[name] for name in ("actions", "blocked", "endless"))
        and texts([row["bots"]])
        and texts(row["house"])
        and texts(row["faults"])
    )


def play_unit(plan: SoakPlan, unit: int) -> Row:
    number, which = divmod(unit, len(plan.editions))
    seed = f"{plan.seed} {plan.editions[which]} {number}"
    chance = FastRandom(f"{seed} soak")
    edition = _with_some_rules(edition_named(plan.editions[which]), chance)
    names = [COMPANY[chance.below(len(COMPANY))] for _ in range(edition.most_players)]
    if chance.below(GUEST_EVERY) == 0:
        names[chance.below(len(names))] = GUEST
    result = play_round(edition, [bot_called(name) for name in names], seed, plan.most_actions)
    return {
        "house": list(edition.house),
        "bots": " ".join(names),
        "actions": result.actions,
        "blocked": result.blocked,
        "endless": int(result.endless),
        "faults": [f"{names[seat]} {fault}" for seat, fault in result.faults],
    }


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


def sheets(plan: SoakPlan, rows: Rows) -> list[Sheet]:
    found: list[list[Cell]] = []
    for which, name in enumerate(plan.editions):
        own = [row for unit, row in rows if unit % len(plan.editions) == which]
        longest = max((row["actions"] for row in own), default=0)
        sums = [sum(row[key] for row in own) for key in ("actions", "blocked", "endless")]
        faults = sum(len(row["faults"]) for row in own)
        house = sum(bool(row["house"]) for row in own)
        found.append([name, edition_named(name).most_players, len(own), house, sums[0], longest, *sums[1:], faults])
    names = ("edition", "players", "rounds", "with house rules", "actions", "longest", "blocked", "endless", "faults")
    title = f"Full tables of {' and '.join(COMPANY)}, now and then with {GUEST}: seed {plan.seed}"
    return [Sheet(title, tuple(Column(name) for name in names), found)]


def broken(plan: SoakPlan, rows: Rows) -> list[str]:
    """A line for each round in which something went wrong."""
    found: list[str] = []
    for unit, row in rows:
        trouble = [*row["faults"][:1], *(["the round never ends"] if row["endless"] else [])]
        if trouble:
            number, which = divmod(unit, len(plan.editions))
            rules = " ".join((plan.editions[which], *row["house"]))
            found.append(f"Round {number} of {rules}, bots {row['bots']}: {'; '.join(trouble)}")
    return found
