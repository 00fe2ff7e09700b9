"""Whole games, checked by a score keeper who knows the rule books (S1-S4, G5-G10) and nothing about the engine.

The score keeper hears what a spectator hears, and computes points, scores, who is out, who has won and who deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from sixdot.game.cards import Card
from sixdot.game.editions import EDITIONS, edition_named
from sixdot.game.events import (
    Committed,
    DealerDrawn,
    Dealt,
    Eliminated,
    EntropyAdded,
    Event,
    GameOver,
    RoundOver,
    Scored,
    SeedTold,
    WentAway,
    hear,
)
from sixdot.game.house import house_edition
from sixdot.game.match import BETWEEN, OVER, PLAYING, Match
from sixdot.game.options import Options
from sixdot.game.refusal import Refusal
from sixdot.game.round import Round
from sixdot.game.shuffle import SALT_BYTES, SEED_BYTES, Deal
from tests.laws.laws import LawBroken, all_is_lawful, must
from tests.laws.tables import ASKED, MOST_STEPS, Step, Table, a_table, is_over, next_step, some_house_rules

COUPLES = (((0, 2), (1, 3)), ((0, 1), (2, 3)), ((0, 3), (1, 2)))
TEXTS = ("", "", "seven", "Ω ≈ 3", "rain on the roof")


@dataclass(frozen=True)
class Setting:
    """A game to be played: by whom, with which options, and how."""

    edition: str
    house: tuple[str, ...]
    players: int
    options: Options
    people: tuple[int, ...]
    rounds: int  # break off after this many
    seed: int


def settings_for(edition: str) -> list[tuple[Options, list[int]]]:
    """Every way of scoring that an edition offers, and for how many players."""
    rules = EDITIONS[edition]
    everybody = list(range(rules.least_players, rules.most_players + 1))
    found = [(Options(scoring=form), everybody) for form in rules.scorings]
    if rules.partners != "none":
        found.append((Options(partners="opposite"), [4] if rules.partners == "credit" else [4, 6, 8, 10]))
    if rules.rotating_partners:
        found.append((Options(partners="rotating"), [4]))
    return found


EVERY_SCORING = [(edition, options, players) for edition in EDITIONS for options, players in settings_for(edition)]


def a_setting(rng: Random, edition: str, options: Options, players: int, rounds: int = 30) -> Setting:
    target = None if options.partners == "rotating" else rng.choice([None, 1, 40, 120, 250])
    rules = EDITIONS[edition]
    return Setting(
        edition,
        some_house_rules(rng, edition, players),
        players,
        Options(
            scoring=options.scoring,
            target=target,
            partners=options.partners,
            dealer=rng.randrange(players) if rules.first_dealer == "chosen" and rng.random() < 0.5 else None,
            leavers=rng.choice(["bot", "fold"]) if options.partners == "none" else "bot",
            judge="person" if rules.asks_questions and rng.random() < 0.5 else "program",
        ),
        tuple(seat for seat in range(players) if rng.random() < 0.8),
        rounds,
        rng.getrandbits(32),
    )


def any_setting(rng: Random, rounds: int = 30) -> Setting:
    edition, options, players = rng.choice(EVERY_SCORING)
    return a_setting(rng, edition, options, rng.choice(players), rounds)


# The score keeper


def value(card: Card) -> int:
    """G5: the points of a card, by its code alone."""
    if card.deck == "dos":
        return {"wd": 20, "#": 40}.get(card.symbol) or int(card.symbol)
    return {"wi": 50, "wi+4": 50, "+2": 20, "rv": 20, "sk": 20}.get(card.symbol) or int(card.symbol)


def highest_draw(edition: str, draws: Sequence[tuple[int, Card]], seats: Sequence[int]) -> int:
    """S1-S3: which seat deals after these draws, all of which are needed."""
    left, cards = list(seats), list(draws)
    while len(left) > 1:
        numbers: dict[int, int] = {}
        waiting = left
        while waiting:
            again: list[int] = []
            for seat in waiting:
                drawer, card = cards.pop(0)
                must(drawer == seat, f"seat {drawer} drew for the dealer instead of seat {seat}")
                blank = card.symbol not in ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]
                if blank and edition_named(edition).blank_redraws:
                    again.append(seat)
                else:
                    numbers[seat] = 0 if blank else int(card.symbol)
            waiting = again
        left = [seat for seat in left if numbers[seat] == max(numbers.values())]
    must(not cards, "more was drawn for the dealer than needed")
    return left[0]


def first_present(seat: int, present: Sequence[int], players: int) -> int:
    """This seat, or the next to the left that is still playing."""
    return next((seat + step) % players for step in range(players) if (seat + step) % players in present)


@dataclass
class ScoreKeeper:
    setting: Setting
    scores: list[int] = field(default_factory=list)
    out: set[int] = field(default_factory=set)
    rounds: int = 0
    won: int = 0  # rounds that somebody won
    dealer: int | None = None
    next_dealer: int | None = None
    last_winner: int | None = None
    winners: tuple[int, ...] = ()
    ended: bool = False
    committed: str = ""
    entropy: dict[int, str] = field(default_factory=dict)
    changes: list[int] = field(default_factory=list)
    just_out: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.scores = [0] * len(self.units)

    @property
    def units(self) -> list[tuple[int, ...]]:
        players = self.setting.players
        if self.setting.options.partners == "opposite":
            return [(seat, seat + players // 2) for seat in range(players // 2)]
        return [(seat,) for seat in range(players)]

    @property
    def target(self) -> int:
        return self.setting.options.target or edition_named(self.setting.edition).target

    # What is heard

    def hears(self, told: Sequence[Event], match: Match) -> None:
        for event in told:
            event = hear(event, None)
            if isinstance(event, Committed):
                self._committed(event)
            elif isinstance(event, EntropyAdded):
                self.entropy[event.seat] = event.text
            elif isinstance(event, DealerDrawn):
                must(self._is_drawn_for(), "the dealer is drawn for, but need not be")
                drawn = highest_draw(self.setting.edition, event.draws, match.present())
                must(drawn == event.dealer, f"seat {drawn} drew the highest number, and seat {event.dealer} deals")
            elif isinstance(event, Dealt):
                self._dealt(event, match)
            elif isinstance(event, RoundOver):
                self._round_over(event)
            elif isinstance(event, SeedTold):
                self._seed_told(event)
            elif isinstance(event, Scored):
                must(list(event.scores) == self.scores, f"the scores are {self.scores}, not {list(event.scores)}")
                must(list(event.changes) == self.changes, f"the round adds {self.changes}, not {list(event.changes)}")
            elif isinstance(event, Eliminated):
                must(event.seat in self.just_out, f"seat {event.seat} is eliminated with too few points")
                self.just_out.remove(event.seat)
            elif isinstance(event, WentAway):
                must(not event.folded or self.setting.options.leavers == "fold", "a hand was folded at another table")
            elif isinstance(event, GameOver):
                self._game_over(event, match)
        if told and isinstance(told[-1], Scored | Eliminated | GameOver):
            must(not self.just_out, f"{sorted(self.just_out)} have the points to be out and are not told so")
        if any(isinstance(event, Scored) for event in told):
            self.next_dealer = self._due_dealer(match.present())
        must(bool(self.winners) <= self.ended, f"{self.winners} have won and the game goes on")
        must(tuple(match.scores) == tuple(self.scores), "the game knows other scores than it told")
        must(match.eliminated == self.out, f"{self.out} are eliminated, not {match.eliminated}")

    def _committed(self, event: Committed) -> None:
        must(event.round == self.rounds + 1, f"the deal of round {event.round} is committed to after {self.rounds}")
        must(not self.ended, "another round after the end of the game")
        self.committed, self.entropy = event.commitment, {}

    def _seed_told(self, event: SeedTold) -> None:
        seed, salt = bytes.fromhex(event.seed), bytes.fromhex(event.salt)
        must(event.round == self.rounds, f"the seed of round {event.round} is told after round {self.rounds}")
        promised = Deal(seed, salt).commitment(event.round)
        must(promised == self.committed, "the seed is not the one that was committed to")

    # Dealers

    def _is_drawn_for(self) -> bool:
        book = edition_named(self.setting.edition)
        return book.next_dealer == "drawn" or (self.rounds == 0 and book.first_dealer == "highest")

    def _dealt(self, event: Dealt, match: Match) -> None:
        present = match.present()
        must(event.dealer in present, f"seat {event.dealer} deals and is passed over")
        due = self.setting.options.dealer if self.rounds == 0 else self.next_dealer
        if due is not None:
            due = first_present(due, present, self.setting.players)
            must(event.dealer == due, f"seat {due} is to deal, and seat {event.dealer} does")
        self.dealer = event.dealer
        self.rounds += 1

    def _due_dealer(self, present: Sequence[int]) -> int | None:
        """S4: to the left of the last dealer, or the last winner; whoever is not there is passed over."""
        book = edition_named(self.setting.edition)
        if book.next_dealer == "drawn" or self.dealer is None or not present:
            return None
        if book.next_dealer == "winner":
            due = self.dealer if self.last_winner is None else self.last_winner
        else:
            due = self.dealer + 1
        return first_present(due, present, self.setting.players)

    # Scores

    def _round_over(self, event: RoundOver) -> None:
        points = [sum(value(card) for card in hand) for hand in event.hands]
        must(points == list(event.points), f"the hands count {points}, not {list(event.points)}")
        self.changes, self.just_out = [0] * len(self.scores), set[int]()
        self.last_winner = event.winner
        if event.winner is None:
            return
        must(not event.hands[event.winner], f"seat {event.winner} went out with cards in the hand")
        self.won += 1
        self.changes = self._changes(points, event.winner)
        self.scores = [score + change for score, change in zip(self.scores, self.changes, strict=True)]
        if self.setting.options.scoring == "elimination":
            reached = {seat for seat, score in enumerate(self.scores) if score >= self.target}
            self.just_out = reached - self.out
            self.out |= reached

    def _changes(self, points: list[int], winner: int) -> list[int]:
        options = self.setting.options
        if options.partners == "rotating":
            pairs = COUPLES[self.won - 1]
            return [next(points[a] + points[b] for a, b in pairs if seat in (a, b)) for seat in range(4)]
        held = [sum(points[seat] for seat in unit) for unit in self.units]
        if self._charges():
            return held
        return [sum(held) - held[place] if winner in unit else 0 for place, unit in enumerate(self.units)]

    def _charges(self) -> bool:
        """Whether points are bad."""
        options = self.setting.options
        if options.partners == "none":
            return options.scoring in ("lowest", "elimination")
        return edition_named(self.setting.edition).partners == "charge" or options.partners == "rotating"

    def due_winners(self, present: Sequence[int]) -> tuple[int, ...]:
        """G6-G10: who has won now."""
        options, here = self.setting.options, [seat in present for seat in range(self.setting.players)]
        if self.last_winner is None:
            return ()
        if options.scoring == "elimination":
            return tuple(present) if len(present) == 1 else ()
        if not self._charges():
            reached = [unit for unit, score in zip(self.units, self.scores, strict=True) if score >= self.target]
        elif (self.won < 3) if options.partners == "rotating" else (max(self.scores) < self.target):
            reached = []
        else:
            staying = [(score, unit) for score, unit in zip(self.scores, self.units, strict=True) if here[unit[0]]]
            lowest = min((score for score, _ in staying), default=0)
            reached = [unit for score, unit in staying if score == lowest]
        return tuple(sorted(seat for unit in reached for seat in unit))

    def _game_over(self, event: GameOver, match: Match) -> None:
        must(not self.ended, "the game is over twice")
        self.ended = True
        present = match.present()
        due = self.due_winners(present) if self.setting.options.scoring != "elimination" or len(present) == 1 else ()
        if not due:
            must(len(present) < 2, "the game is over and nobody has won")
            due = tuple(present)
        self.winners = tuple(event.winners)
        must(self.winners == due == match.winners, f"{due} have won, not {self.winners}")

    def has_an_end(self, present: Sequence[int]) -> None:
        """A game that goes on has no winner yet, and somebody left to play with."""
        if not self.ended:
            must(not self.due_winners(present), f"{self.due_winners(present)} have won, and the game goes on")
            must(len(present) > 1, "nobody is left to play with, and the game goes on")


# Playing


@dataclass
class Played:
    """A game as it went: its deals, its steps (None: another round is dealt) and everything told."""

    match: Match
    keeper: ScoreKeeper
    deals: list[Deal] = field(default_factory=list)
    steps: list[Step | None] = field(default_factory=list)
    told: list[Event] = field(default_factory=list)
    broken_off: bool = False

    def hear(self, told: Sequence[Event] | Refusal) -> None:
        if isinstance(told, Refusal):
            raise LawBroken(str(told))
        self.told += told
        self.keeper.hears(told, self.match)


def new_match(setting: Setting) -> Match:
    rules = house_edition(setting.edition, setting.house)
    questions = {"b1": ASKED, "g1": ASKED, "r1": ASKED, "y1": ASKED} if rules.asks_questions else None
    return Match(rules, setting.players, setting.options, setting.people, questions)


def manners(setting: Setting, rng: Random) -> Table:
    """How a game's players behave: they are eager and talk little, so that it ends."""
    other = a_table(rng, setting.edition, setting.players)
    return Table(
        **{
            **vars(other),
            "people": setting.people,
            "leavers": setting.options.leavers,
            "judged": setting.options.judge == "person",
            "style": "eager",
            "talk": rng.choice([0.0, 0.05]),
            "going": rng.choice([0.0, 0.01]),
        }
    )


def deal_round(game: Played, rng: Random, deal: Deal | None = None) -> None:
    match = game.match
    deal = deal or Deal(rng.randbytes(SEED_BYTES), rng.randbytes(SALT_BYTES))
    game.steps.append(None)
    game.hear(match.commit(Deal(deal.seed, deal.salt)))
    for seat in sorted(match.people):
        text = rng.choice(TEXTS)
        if text:
            game.hear(match.add_entropy(seat, text))
    assert match.secret is not None
    game.deals.append(match.secret)
    game.hear(match.deal())


def round_of(match: Match) -> Round:
    assert match.round is not None
    return match.round


def play_game(setting: Setting, check_every: int = 1) -> Played:
    """Play a whole game, checking every law at every `check_every`-th step."""
    rng = Random(setting.seed)
    match = new_match(setting)
    game = Played(match, ScoreKeeper(setting))
    table = manners(setting, rng)
    while match.stage != OVER:
        if match.number == setting.rounds:
            game.broken_off = True
            break
        deal_round(game, rng)
        _play_round(game, table, rng, check_every)
        game.keeper.has_an_end(match.present())
        if match.stage == BETWEEN and table.going and match.people and rng.random() < 0.3:
            _come_or_go_between(game, rng)
    return game


def _play_round(game: Played, table: Table, rng: Random, check_every: int) -> None:
    match = game.match
    current = round_of(match)
    all_is_lawful(current)
    played = 0
    while match.stage == PLAYING:
        must(played < MOST_STEPS, "a round never ends")
        step = next_step(rng, current, table)
        game.steps.append(step)
        game.hear(match.apply(*step))
        played += 1
        if played % check_every == 0:
            all_is_lawful(current)
    must(is_over(current), "the game goes on to the next round before this one is over")
    all_is_lawful(current)


def _come_or_go_between(game: Played, rng: Random) -> None:
    from sixdot.game.actions import leave, return_

    seat = rng.choice(sorted(game.match.people))
    step = (seat, return_ if seat in game.match.away else leave)
    game.steps.append(step)
    game.hear(game.match.apply(*step))


def replayed(game: Played) -> list[Event]:
    """Repeat the same deals and steps; return what was told."""
    match = new_match(game.keeper.setting)
    told: list[Event] = []
    deals = iter(game.deals)
    for step in game.steps:
        if step is None:
            deal = next(deals)
            told += match.commit(Deal(deal.seed, deal.salt))
            for seat in sorted(deal.entropy):
                told += match.add_entropy(seat, deal.entropy[seat])
            told += match.deal()
        else:
            heard = match.apply(*step)
            assert not isinstance(heard, Refusal)
            told += heard
    return told
