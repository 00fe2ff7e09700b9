"""One round or one whole game, played seat by seat: who is asked next, what comes of it, who is rewarded.

The seat whose turn it is must act. Before that, everybody else who could say or play something out of turn is asked
once for each such chance and may do nothing. Those who can still call are asked before those who could catch.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sixdot.books import edition_argument
from sixdot.game.actions import DOS, PLAY, Action
from sixdot.game.editions import DEFAULT
from sixdot.game.events import Event, Scored, hear
from sixdot.game.house import house_edition
from sixdot.game.match import BETWEEN, PLAYING, Match
from sixdot.game.options import Options, SetupError
from sixdot.game.refusal import Refusal
from sixdot.game.round import Round
from sixdot.game.shuffle import FairStream, chosen_deal
from sixdot.game.view import View
from sixdot.lab.beginning import Beginning
from sixdot.table import KNOWS, answer_for

POINTS_A_REWARD: Final = 100

Chance = tuple[Action, int]  # something a seat may do out of turn, and on how many discards if it is a play


class IllegalAction(ValueError):
    """An action that the seat may not take now; its message says why, and what it may do."""


@dataclass
class EpisodeSettings:
    """What is played, and what it is worth."""

    edition: str = DEFAULT.id  # or the path of a rule book, FILE.toml
    players: int = 2
    house: Sequence[str] = ()
    scoring: str | None = None
    target: int | None = None  # None: any score wins a single round; the edition's own in a game
    partners: str = "none"
    episode: str = "round"  # round | game
    reward: str = "win"  # win | points
    knows: int = KNOWS  # how many questions of a hundred are answered right
    most_steps: int = 10_000  # then the episode is cut off

    def __post_init__(self) -> None:
        if isinstance(self.house, str):
            raise SetupError(f"house rules are a list of texts, such as [{self.house!r}], not one text")
        for name, value, offered in (
            ("an episode", self.episode, ("round", "game")),
            ("a reward", self.reward, ("win", "points")),
        ):
            if value not in offered:
                raise SetupError(f"{name} is {' or '.join(offered)}, not {value!r}")
        if not 0 <= self.knows <= 100:
            raise SetupError(f"0 to 100 questions of a hundred are answered right, not {self.knows}")
        if self.most_steps < 1:
            raise SetupError(f"an episode has at least one step, not {self.most_steps}")
        self.edition = edition_argument(self.edition)
        self.house = tuple(self.house)
        target = self.target
        if target is None and self.episode == "round" and self.partners != "rotating":
            target = 1
        self.rules = house_edition(self.edition, self.house)
        self.options = Options(self.scoring, target, self.partners)
        self.match()  # refuses what the edition does not offer

    def match(self) -> Match:
        """A game that has yet to begin."""
        return Match(self.rules, self.players, self.options, people=())


class Episode:
    def __init__(self, settings: EpisodeSettings, seed: str, beginning: Beginning | None = None) -> None:
        """`beginning`: where the cards lie; otherwise they are dealt."""
        self.settings = settings
        self.seed = seed
        self.source = FairStream(f"answers {seed}".encode())
        self.match = settings.match()
        self.steps = 0
        self.over = False
        self.cut_off = False
        self.told: list[Event] = []  # by the last step
        self.asked = 0  # the seat that acts now
        self._declined: dict[int, set[Chance]] = {seat: set() for seat in range(settings.players)}
        if beginning is None:
            self._deal()
        else:
            beginning.put_on(self.match, seed)
        self._ask()

    @property
    def ended(self) -> bool:
        return self.over or self.cut_off

    def view(self, seat: int) -> View:
        return self.match.view(seat)

    def retold(self, told: Sequence[Event], seat: int, names: Sequence[str]) -> str:
        """What of this a seat has heard, and what counts now, in words."""
        from sixdot.voice.describe import describe
        from sixdot.voice.narrate import narrate
        from sixdot.voice.words import Words

        view, words = self.view(seat), Words("en", "full")
        heard = narrate([hear(event, seat) for event in told], view, names, words).text
        return f"{heard} {describe(view, names, words).state()}".strip()

    def act(self, action: Action | None) -> list[float]:
        """The seat that is asked does this (None: nothing). Returns the reward of every seat."""
        seat = self.asked
        if self.ended:
            raise IllegalAction("the episode is over: begin another one")
        chances = self._chances(seat)
        self.told = self._do_nothing(seat) if action is None else self._apply(seat, action)
        self._declined[seat] |= {chance for chance in chances if chance[0] != action}  # it is not offered again
        self.steps += 1
        rewards = [0.0] * self.settings.players
        if self.match.stage != PLAYING:
            self.over = self.settings.episode == "round" or self.match.stage != BETWEEN
            rewards = self._rewards()
            if not self.over:
                self._deal()
        self.cut_off = not self.over and self.steps >= self.settings.most_steps
        if not self.over:
            self._ask()
        return rewards

    def _do_nothing(self, seat: int) -> list[Event]:
        if seat == self._turn():
            legal = ", ".join([str(offered) for offered in self.match.legal(seat)])
            raise IllegalAction(f"it is the turn of seat {seat}, which must act: {legal}")
        return []

    def _apply(self, seat: int, action: Action) -> list[Event]:
        said = answer_for(self.match, action, self.source, self.settings.knows)
        told = self.match.apply(seat, said)
        if isinstance(told, Refusal):
            raise IllegalAction(str(told))
        return list(told)

    def _deal(self) -> None:
        self.told += self.match.commit(chosen_deal(self.seed, self.match.number + 1))
        self.told += self.match.deal()
        self._declined = {seat: set() for seat in range(self.settings.players)}

    # Who is asked

    def _chances(self, seat: int) -> set[Chance]:
        """What a seat may do out of turn. A new card on top is a new chance to jump in."""
        game = self._round()
        beside = game.asides(seat) if seat == game.turn else game.legal(seat)
        return {(action, len(game.discard) if action.verb == PLAY else 0) for action in beside}

    def _round(self) -> Round:
        assert self.match.round is not None
        return self.match.round

    def _turn(self) -> int:
        return int(self._round().turn)

    def _ask(self) -> None:
        turn = self._turn()
        callers: list[int] = []
        others: list[int] = []
        for distance in range(self.settings.players):
            seat = (turn + distance) % self.settings.players
            chances = self._chances(seat)
            self._declined[seat] &= chances
            new = {action.verb for action, _ in chances - self._declined[seat]}
            if DOS in new:
                callers.append(seat)
            elif new and seat != turn:
                others.append(seat)
        self.asked = next(iter([*callers, *others]), turn)

    # Rewards

    def _rewards(self) -> list[float]:
        if self.settings.reward == "points":
            return self._points()
        winners = self._winners() if self.over else ()
        lost = -1.0 if winners else 0.0
        return [1.0 if seat in winners else lost for seat in range(self.settings.players)]

    def _winners(self) -> tuple[int, ...]:
        if self.settings.episode == "game":
            return self.match.winners
        winner = self.match.view(None).winner
        return () if winner is None else (winner, *self.match.view(winner).partners)

    def _points(self) -> list[float]:
        """What the round has added to each score, over a hundred; where low scores win, against the seat."""
        changes = [event.changes for event in self.told if isinstance(event, Scored)][-1]
        sign = -1 if self.match.scoring.low_wins else 1
        rewards = [0.0] * self.settings.players
        for unit, change in zip(self.match.scoring.units, changes, strict=True):
            for seat in unit:
                rewards[seat] = sign * change / POINTS_A_REWARD
        return rewards
