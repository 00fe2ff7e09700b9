"""One round or one game among bots, from a seed to its result, and what is counted while a round is played.

Nothing in it depends on who else plays, or when.
"""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import thread_time
from typing import Final

from sixdot.bots import Bot
from sixdot.bots.guard import safely
from sixdot.game import events
from sixdot.game.actions import LAST_MOVE, Action
from sixdot.game.edition import Edition
from sixdot.game.match import OVER, PLAYING, Match
from sixdot.game.options import Options
from sixdot.game.record import Recorder
from sixdot.game.refusal import Refusal
from sixdot.game.shuffle import Deal, FastRandom, Source, chosen_deal
from sixdot.table import answer_for

MOST_ACTIONS: Final = 20_000  # a round that is longer counts as endless,
MOST_ROUNDS: Final = 1_000  # and so does a game of more rounds
SINGLE: Final = Options(target=1)  # who wins the round wins the game

Watch = Callable[[Match, Sequence[events.Event]], None]


@dataclass
class GameResult:
    """What a game came to. Lists have an entry for every seat.

    >>> from sixdot.bots import bot_named
    >>> result = play_round(edition_named("dos"), [bot_named("steady"), bot_named("easy")], seed="one")
    >>> len(result.wins), result.rounds, result.endless, result.faults
    (2, 1, False, [])
    """

    wins: list[float]  # 1 for the winner; players who win together, and are no team, share it
    points: list[int]  # the score, that of the team for its members
    decisions: list[int]  # where there was more than one way to go on
    seconds: list[float]  # of processor time spent on them,
    slowest: list[float]  # and on the slowest
    rounds: int = 0
    actions: int = 0
    blocked: int = 0  # rounds
    endless: bool = False
    faults: list[tuple[int, str]] = field(default_factory=list)  # seat and what its bot did wrong


def deal_of(seed: str, number: int) -> Deal:
    """The deal of a round of a match that is played from this seed."""
    return chosen_deal(f"{seed} deal", number)


class BotMatch:
    """Bots around one match: who is asked, in which order, and what becomes of a wrong reply."""

    def __init__(
        self,
        match: Match,
        bots: Sequence[Bot],
        seed: str,
        watch: Watch | None = None,
        recorder: Recorder | None = None,
    ) -> None:
        self.match = match
        self.steps = recorder or match
        self.bots = [self._guarded(seat, bot) for seat, bot in enumerate(bots)]
        self.seed = seed
        self.watch = watch
        self.sources = [FastRandom(f"{seed} seat {seat}") for seat in range(match.players)]
        self.chance: Source = FastRandom(f"{seed} table")
        seats = range(match.players)
        wins, seconds, slowest = [[0.0 for _ in seats] for _ in range(3)]
        self.result = GameResult(wins, [0 for _ in seats], [0 for _ in seats], seconds, slowest)

    def play(self, most_rounds: int, most_actions: int) -> GameResult:
        """Play to the end of the game, or for so many rounds of at most so many actions."""
        while self.match.stage != OVER and self.result.rounds < most_rounds:
            if not self._play_round(most_actions):
                self.result.endless = True
                break
        return self.result

    def _play_round(self, most_actions: int) -> bool:
        """Deal and play; False if the round does not end."""
        match, result = self.match, self.result
        self.steps.commit(deal_of(self.seed, match.number + 1))
        told = self.steps.deal()
        if self.watch is not None:
            self.watch(match, told)
        result.rounds += 1
        before = result.actions
        game = match.round
        assert game is not None
        while match.stage == PLAYING:
            if result.actions - before >= most_actions:
                return False
            if not self._somebody_speaks_up(int(game.turn)):
                seat = int(game.turn)
                action = self._ask(seat)
                assert action is not None
                self._apply(seat, answer_for(match, action, self.chance))
        result.blocked += game.blocked
        return True

    def _somebody_speaks_up(self, turn: int) -> bool:
        """Ask everybody once who may do something out of turn. True if one of them played, or the round ended."""
        match = self.match
        others = [seat for seat in range(match.players) if seat != turn and match.legal(seat)]
        if not others:
            return False
        first = self.chance.below(len(others))
        for seat in others[first:] + others[:first]:
            if match.legal(seat):
                action = self._ask(seat)
                if action is None:
                    continue
                self._apply(seat, action)
                if action.verb <= LAST_MOVE or match.stage != PLAYING:
                    return True
        return False

    def _ask(self, seat: int) -> Action | None:
        view = self.match.view(seat)
        began = thread_time()
        action = self.bots[seat](view, self.sources[seat])
        spent = thread_time() - began
        if len(view.legal) > 1:
            self.result.decisions[seat] += 1
            self.result.seconds[seat] += spent
            self.result.slowest[seat] = max(self.result.slowest[seat], spent)
        return action

    def _guarded(self, seat: int, bot: Bot) -> Bot:
        return safely(bot, lambda fault: self.result.faults.append((seat, fault)))

    def _apply(self, seat: int, action: Action) -> None:
        told = self.steps.apply(seat, action)
        if isinstance(told, Refusal):
            raise AssertionError(f"a legal action is refused: {told}")
        self.result.actions += 1
        if self.watch is not None:
            self.watch(self.match, told)


def play_round(
    edition: Edition, bots: Sequence[Bot], seed: str, most_actions: int = MOST_ACTIONS, watch: Watch | None = None
) -> GameResult:
    """One round; winning it is all that counts. Nobody wins a blocked round.

    >>> from sixdot.bots import bot_named
    >>> sum(play_round(edition_named("french"), [bot_named("easy")] * 3, seed="three").wins)
    1.0
    """
    match = Match(edition, len(bots), SINGLE, people=())
    result = BotMatch(match, bots, seed, watch).play(1, most_actions)
    winner = match.round.winner if match.round is not None else -1
    if winner >= 0 and not result.endless:
        result.wins[winner] = 1.0
        result.points = list(match.scores)
    return result


def play_game(
    edition: Edition, options: Options, bots: Sequence[Bot], seed: str, most_actions: int = MOST_ACTIONS
) -> GameResult:
    """A whole game, to the end that the options set.

    >>> from sixdot.bots import bot_named
    >>> result = play_game(edition_named("mattel"), Options(target=100), [bot_named("easy")] * 2, seed="two")
    >>> max(result.points) >= 100, sum(result.wins)
    (True, 1.0)
    """
    match = Match(edition, len(bots), options, people=())
    result = BotMatch(match, bots, seed).play(MOST_ROUNDS, most_actions)
    result.endless = match.stage != OVER
    units = match.scoring.units
    winning = [unit for unit in units if set(unit) & set(match.winners)]
    for unit, score in zip(units, match.scores, strict=True):
        for seat in unit:
            result.points[seat] = score
            result.wins[seat] = 1 / len(winning) if unit in winning else 0.0
    return result


# What is counted

_WITHIN: Final = ("drawn", "lay", "swap")  # these go on with the turn of the same seat
_OPEN: Final = ("answer", "colour", "stack", "respond")  # after these the same seat may still have its turn
_UNTOLD: Final = ("Committed", "DealerDrawn", "Dealt", "HandDealt", "RowFilled", "SeedTold", "Scored", "GameOver",
                  "Eliminated", "Cleared", "ColourNamed", "AnswerTold", "Asked", "HandTaken")  # fmt: skip
_SYMBOLS: Final = {"+2": "Draw Two", "rv": "Reverse", "sk": "Skip", "wi": "Wild", "wi+4": "Wild Draw Four"}
_NAMES: Final = {"CalledDos": "DOS called", "Caught": "player caught", "JumpedIn": "jump-in",
                 "Swapped": "hands swapped", "Laid": "card laid", "LayDeclined": "lay declined",
                 "TookBack": "Wild Draw Four taken back",
                 "Accepted": "Wild Draw Four accepted"}  # fmt: skip


class Watcher:
    """Hears everything that happens in one round: counts turns, changes of the lead, and every event by name."""

    def __init__(self) -> None:
        self.turns = 0
        self.first: int | None = None  # the seat that begins
        self.lead_changes = 0
        self.counts: Counter[str] = Counter()
        self._leader: int | None = None
        self._turn: tuple[int, str] | None = None

    def __call__(self, match: Match, told: Sequence[events.Event]) -> None:
        for event in told:
            if isinstance(event, events.TurnBegan):
                self._begin(event.seat, event.phase)
            else:
                name = _named(event)
                if name:
                    self.counts[name] += 1
                if isinstance(event, events.Played) and event.left == 1 and not event.uno:
                    self.counts["UNO not called"] += 1
        if match.round is not None:
            self.see_who_leads([hand.size for hand in match.round.hands])

    def _begin(self, seat: int, phase: str) -> None:
        if self.first is None:
            self.first = seat
        goes_on = self._turn is not None and self._turn[0] == seat and (phase in _WITHIN or self._turn[1] in _OPEN)
        self.turns += not goes_on
        self._turn = (seat, phase)

    def see_who_leads(self, sizes: list[int]) -> None:
        """Whoever holds the fewest cards leads, and goes on leading when somebody draws level."""
        fewest = min(sizes)
        ahead = [seat for seat, size in enumerate(sizes) if size == fewest]
        if len(ahead) == 1 and ahead[0] != self._leader:
            self.lead_changes += self._leader is not None
            self._leader = ahead[0]


def _named(event: events.Event) -> str:
    """The name by which an event is counted; empty for what always happens."""
    match event:
        case events.Played(card=card):
            return f"{_SYMBOLS.get(card.symbol, 'number')} played"
        case events.Drew(why=why):
            return f"drew for {why}"
        case events.Challenged(guilty=guilty):
            return "challenge won" if guilty else "challenge lost"
        case events.Answered(text=None):
            return "answer not known"
        case events.Answered(right=right):
            return "answer right" if right else "answer wrong"
        case events.Matched(bonus=bonus):
            return f"match with {bonus} bonus" if bonus != "none" else "match without bonus"
        case events.RoundOver(blocked=blocked):
            return "round blocked" if blocked else ""
        case events.TurnedUp(buried=buried):
            return "first card buried" if buried else ""
    name = type(event).__name__
    return "" if name in _UNTOLD else _NAMES.get(name) or _words(name)


def _words(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", " ", name).lower()
