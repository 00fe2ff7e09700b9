"""Tables of every kind, and players who do anything that is allowed.

Everything follows from one `random.Random`: a table, its deal and every step of its play.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from sixdot.game.actions import ANSWER, DRAW, LEAVE, RETURN, RIGHT, WRONG, Action, leave, return_, right, wrong
from sixdot.game.editions import EDITIONS, edition_named
from sixdot.game.events import Event
from sixdot.game.families import new_round
from sixdot.game.house import HOUSE_RULES, house_edition
from sixdot.game.leaving import come_back, fold, go_away
from sixdot.game.match import JUDGE
from sixdot.game.options import SetupError
from sixdot.game.questions import DEFAULT_QUESTION, Question
from sixdot.game.refusal import Refusal
from sixdot.game.round import Round
from sixdot.game.scoring import check_players
from sixdot.game.shuffle import FairStream, FastRandom, Source
from sixdot.game.view import ANSWER_PHASE, JUDGE_PHASE, OVER_PHASE

Step = tuple[int, Action]
STYLES = ("eager", "eager", "eager", "any", "hoarder")  # an eager player draws only when nothing fits
# Far more than a round of eager players has ever taken: a longer round never ends.
MOST_STEPS = 20_000
# Short draw piles; in DOS very long hands have too many matches to try often.
PILES: dict[str, tuple[int | None, ...]] = {
    "uno": (None, None, None, 0, 1, 3, 8),
    "dos": (None, None, None, None, None, 70, 70, 60, 60, 50, 0),
}
ASKED = Question("Capital of France?", ("Paris", "Paname"))
RIGHT_ANSWERS = {
    question: tuple(Action(ANSWER, text=text) for text in texts)
    for question, texts in ((DEFAULT_QUESTION, ("yes", " YES. ")), (ASKED, ("Paris", "paname")))
}
WRONG_ANSWERS = tuple(Action(ANSWER, text=text) for text in ("no", "..."))
EVERY_TABLE = [
    (edition.id, players)
    for edition in EDITIONS.values()
    for players in range(edition.least_players, edition.most_players + 1)
]


@dataclass(frozen=True)
class Table:
    """How one round is set up and played."""

    edition: str
    house: tuple[str, ...]
    players: int
    dealer: int
    passed_over: tuple[int, ...]  # seats that are out
    people: tuple[int, ...]
    fair: bool  # the source: that of fair deals, or the quick one
    loose: bool
    pile: int | None  # deal on until only this many cards are left to draw
    judged: bool  # a person judges answers
    leavers: str  # bot | fold
    style: str
    talk: float  # how often somebody speaks out of turn
    going: float  # how often somebody leaves or comes back
    seed: int

    def __str__(self) -> str:
        rules = " ".join((self.edition, *self.house))
        out = f", {list(self.passed_over)} out" if self.passed_over else ""
        return (
            f"{rules}, {self.players} players{out}, people {list(self.people)}, {self.style}, "
            f"{'fair' if self.fair else 'quick'} {'loose' if self.loose else 'shuffled'} pile of {self.pile or 'all'}"
        )


EVERY_HOUSE_RULE = [  # but teams, which change only how a round is scored, and not every number of players has
    f"{rule.name}={value}" if value else rule.name
    for rule in HOUSE_RULES
    if rule.name != "teams"
    for value in rule.values or ("",)
]


def some_house_rules(rng: Random, edition: str, players: int) -> tuple[str, ...]:
    """House rules that go together with this many players, often none."""
    wanted = rng.sample(EVERY_HOUSE_RULE, rng.choice([0, 0, 0, 0, 1, 2, 3, 5]))
    agreed: tuple[str, ...] = ()
    for text in wanted:
        try:
            rules = house_edition(edition, (*agreed, text))
            check_players(rules, players)
        except SetupError:
            continue
        agreed = rules.house
    return agreed


def a_table(rng: Random, edition: str | None = None, players: int | None = None) -> Table:
    """A table of any kind, or of this edition and number of players."""
    if edition is None:
        edition = rng.choice(list(EDITIONS))
    rules = edition_named(edition)
    if players is None:
        players = rng.randint(rules.least_players, rules.most_players)
    seats = range(players)
    out: tuple[int, ...] = ()
    if players > 2 and rng.random() < 0.2:
        out = tuple(sorted(rng.sample(seats, rng.randint(1, players - 2))))
    at_table = [seat for seat in seats if seat not in out]
    return Table(
        edition=edition,
        house=some_house_rules(rng, edition, players),
        players=players,
        dealer=rng.choice(at_table),
        passed_over=out,
        people=rng.choice([(), tuple(seats), tuple(seat for seat in seats if rng.random() < 0.6)]),
        fair=rng.random() < 0.5,
        loose=rng.random() < 0.5,
        pile=rng.choice(PILES[rules.game]),
        judged=rules.asks_questions and rng.random() < 0.4,
        leavers=rng.choice(["bot", "fold"]),
        style=rng.choice(STYLES),
        talk=rng.choice([0.0, 0.1, 0.5]),
        going=rng.choice([0.0, 0.0, 0.02, 0.1]),
        seed=rng.getrandbits(32),
    )


def source_of(table: Table) -> Source:
    return FairStream(str(table.seed).encode()) if table.fair else FastRandom(str(table.seed))


def seat_mask(seats: Sequence[int]) -> int:
    return sum(1 << seat for seat in seats)


def sit(table: Table, listening: bool = True) -> tuple[Round, list[Event]]:
    """Deal a round at this table; return it and what was told."""
    game = new_round(house_edition(table.edition, table.house), table.players, table.dealer, source_of(table))
    game.loose = table.loose
    game.humans = seat_mask(table.people)
    game.person_judges = table.judged
    if game.edition.asks_questions:
        game.questions = dict.fromkeys((1, 14, 27, 40), ASKED)
    if listening:
        game.listen()
    game.sit_down(seat_mask(table.passed_over))
    told = list(game.deal())
    if table.pile is not None:
        deal_on(game, table.pile, Random(table.seed))
    return game, told


def deal_on(game: Round, left: int, rng: Random) -> None:
    """Long hands and a short pile, as after many draws."""
    seats = game.seated()
    while len(game.pile) > left:
        game.hands[rng.choice(seats)].add(game.pile.pop())


# Players


def next_step(rng: Random, game: Round, table: Table) -> Step:
    """What somebody at this table does next."""
    if table.going and rng.random() < table.going:
        step = _come_or_go(rng, game, table)
        if step is not None:
            return step
    if table.talk and rng.random() < table.talk:
        step = _speak(rng, game)
        if step is not None:
            return step
    if game.phase == JUDGE_PHASE:
        return JUDGE, right if rng.random() < 0.9 else wrong
    return int(game.turn), _move(rng, game, table.style)


def _come_or_go(rng: Random, game: Round, table: Table) -> Step | None:
    if not table.people:
        return None
    seat = rng.choice(table.people)
    if not game.humans >> seat & 1:
        return seat, return_
    return (seat, leave) if game.is_seated(seat) or table.leavers == "bot" else None


def _speak(rng: Random, game: Round) -> Step | None:
    seat = rng.randrange(game.players)
    said = game.asides(seat)
    return (seat, rng.choice(said)) if said else None


def _move(rng: Random, game: Round, style: str) -> Action:
    moves = game.moves()
    draws = [action for action in moves if action.verb == DRAW]
    if draws and style == "hoarder" and rng.random() < 0.7:
        return draws[0]
    if draws and style == "eager" and len(moves) > 1:
        moves = tuple(action for action in moves if action.verb != DRAW)
    if game.phase == ANSWER_PHASE and rng.random() < 0.95:
        return rng.choice(RIGHT_ANSWERS[game.question()] if rng.random() < 0.9 else WRONG_ANSWERS)
    return rng.choice(moves)


def do(game: Round, table: Table, step: Step) -> Sequence[Event] | Refusal:
    """Take a step, as a game does in its rounds."""
    seat, action = step
    if action.verb not in (LEAVE, RETURN, RIGHT, WRONG):
        return game.apply(seat, action)
    if game.log is not None:
        game.log = []
    if action.verb in (RIGHT, WRONG):
        assert game.judge(action.verb == RIGHT)
    elif action.verb == RETURN:
        come_back(game, seat)
    elif table.leavers == "fold":
        fold(game, seat)
    else:
        go_away(game, seat, False)
    return game.log or ()


def must_end(table: Table) -> bool:
    """Whether a round here must end: nobody declines for ever, and no accusations make the hands grow."""
    return table.style == "eager" and table.talk == 0


def is_over(game: Round) -> bool:
    return game.phase == OVER_PHASE


def played_on(rng: Random, game: Round, table: Table, steps: int) -> list[Step]:
    """Play at most this many steps. Returns those that were played."""
    done: list[Step] = []
    while len(done) < steps and not is_over(game):
        step = next_step(rng, game, table)
        told = do(game, table, step)
        assert not isinstance(told, Refusal), f"{step[0]}: {told}"
        done.append(step)
    return done


def written(steps: Sequence[Step]) -> str:
    """Steps as the lines of a record."""
    return "\n".join(f"{'judge' if seat == JUDGE else seat}: {action}" for seat, action in steps)
