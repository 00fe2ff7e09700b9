"""One round or one whole game, played seat by seat: who is asked next, what comes of it, who is rewarded.

The seat whose turn it is must act. Before that, everybody else who could say or play something out of turn is asked
once for each such chance and may do nothing. Those who can still call are asked before those who could catch.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from sixdot.books import edition_argument
from sixdot.game.actions import ANSWER, DOS, PLAY, Action
from sixdot.game.editions import DEFAULT
from sixdot.game.events import Event, Scored, hear
from sixdot.game.house import house_edition
from sixdot.game.match import BETWEEN, Match, partners_in
from sixdot.game.native import i64
from sixdot.game.options import Options, SetupError
from sixdot.game.refusal import Refusal
from sixdot.game.round import Round
from sixdot.game.shuffle import FairStream, quick_deal
from sixdot.game.view import OVER_PHASE, View
from sixdot.lab.beginning import Beginning
from sixdot.lab.numbers import NOTHING, ActionIndex
from sixdot.lab.sight import Forms, Piece, SeatSight, SeatStanding, scores_seen
from sixdot.table import KNOWS, answer_for

Rewards = tuple[float, ...]  # by seat
POINTS_A_REWARD: Final = 100

# What a seat may do out of turn, as a number: its kind, and if it is a play, so many kinds for each discard.
_KINDS: Final = 1024
_CALL: Final = DOS * 16
_NONE: Final = -1
_NO_CHANCE: Final[set[int]] = set()


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
        self.no_rewards: Rewards = (0.0,) * self.players
        self.match()  # refuses what the edition does not offer

    def match(self) -> Match:
        """A game that has yet to begin."""
        return Match(self.rules, self.players, self.options, people=())


@final
class Episode:
    """Events are made where somebody reads them. With a `sight` that is only from the first View or look at `told`
    on, when those of the round so far are made up for. Whoever reads nothing but numbers, by `look`, is spared them.
    """

    def __init__(
        self,
        settings: EpisodeSettings,
        seed: str,
        sight: SeatSight | None = None,
        beginning: Beginning | None = None,
        may_listen: bool = True,
    ) -> None:
        """`beginning`: where the cards lie, if not dealt; not `may_listen`: nobody will ask for Views or events."""
        self.settings = settings
        self.seed = seed
        self.source = FairStream(f"answers {seed}".encode())
        self.match = settings.match()
        self.steps = 0
        self.over = self.cut_off = False
        self.asked = 0  # the seat that acts now
        self._players: i64 = settings.players
        self._jumps: bool = settings.rules.jump_in
        self._sight = sight
        self._listening = sight is None
        self._told: list[Event] = []  # by the last step,
        self._missed = False  # unless nobody listened to it
        self._opening: list[Event] = []  # what was told when the round was dealt,
        self._may_listen = may_listen
        self._dealt: Round | None = None  # the round as it was then, as long as nobody listens,
        self._done: list[Action | int] = []  # what has been done since: what was out of turn comes after its seat,
        self._ending: list[Event] = []  # and what was told when it was over
        self._standings: list[SeatStanding | None] = []  # of each seat, once somebody has looked
        self._declined: dict[int, set[int]] = {}  # by seat, the chances that are not offered again
        self._open = False  # whether anything may be done out of turn
        self.round: Round
        if beginning is None:
            self._deal()
        else:
            beginning.put_on(self.match, seed)
            self._begin([], laid_out=True)
        self._ask()

    def __reduce__(self) -> tuple[object, ...]:
        return Episode, (self.settings, self.seed), self.__getstate__()

    @property
    def ended(self) -> bool:
        return self.over or self.cut_off

    @property
    def told(self) -> list[Event]:
        """The events of the last step."""
        self.listen()
        return self._told

    def view(self, seat: int) -> View:
        self.listen()
        return self.match.view(seat)

    def look(self, seat: int) -> list[Piece]:
        """What a seat sees, as numbers, to be joined before anything else happens."""
        assert self._sight is not None
        standing = self._standings[seat]
        if standing is None:
            standing = self._standings[seat] = self._standing(seat, self._sight.forms)
        return self._sight.look(self.round, seat, standing)

    def _standing(self, seat: int, forms: Forms) -> SeatStanding:
        scoring = self.match.scoring
        scores = scores_seen(seat, self._players, scoring.units, self.match.scores, scoring.target, forms.seats)
        return SeatStanding(partners_in(self.match.couples(), seat), scores, forms.quiet[self._players])

    def numbers(self, index: ActionIndex, seat: i64, first: i64 = 0) -> list[int]:
        """What stands for the actions that this seat may take now, counted from `first`; it may do nothing, but only
        out of turn.
        """
        game = self.round
        found = index.numbers(game.legal(seat), seat, self._players, first)
        return found if seat == game.turn else [first + NOTHING, *found]

    def mask(self, index: ActionIndex, seat: int) -> bytearray:
        """1 for each of these numbers."""
        found = bytearray(index.size)
        for number in self.numbers(index, seat):
            found[number] = 1
        return found

    def retold(self, told: Sequence[Event], seat: int, names: Sequence[str]) -> str:
        """What of this a seat has heard, and what counts now, in words."""
        from sixdot.voice.describe import describe
        from sixdot.voice.narrate import narrate
        from sixdot.voice.words import Words

        view, words = self.view(seat), Words("en", "full")
        heard = narrate([hear(event, seat) for event in told], view, names, words).text
        return f"{heard} {describe(view, names, words).state()}".strip()

    def act(self, action: Action | None) -> Rewards:
        """The seat that is asked does this (None: nothing). Returns the reward of every seat."""
        seat = self.asked
        if self.over or self.cut_off:
            raise IllegalAction("the episode is over: begin another one")
        chances = self._chances(seat) if self._open else _NO_CHANCE
        if action is None:
            self._do_nothing(seat)
        else:
            self._apply(seat, action)
        if chances:  # they are not offered again
            taken = _NONE if action is None else _kind(action)
            left = {chance for chance in chances if chance % _KINDS != taken}
            self._declined[seat] = self._declined.get(seat, _NO_CHANCE) | left
        self.steps += 1
        rewards = self._end_round() if self.round.phase == OVER_PHASE else self.settings.no_rewards
        self.cut_off = not self.over and self.steps >= self.settings.most_steps
        if not self.over:
            self._ask()
        return rewards

    def _end_round(self) -> Rewards:
        """Reward everybody, and deal again if the episode goes on."""
        self.over = self.settings.episode == "round" or self.match.stage != BETWEEN
        self._standings = [None] * self._players
        rewards = tuple(self._rewards())
        if not self.over:
            self._deal()
        return rewards

    def _do_nothing(self, seat: int) -> None:
        if seat == self.round.turn:
            legal = ", ".join([str(offered) for offered in self.match.legal(seat)])
            raise IllegalAction(f"it is the turn of seat {seat}, which must act: {legal}")
        self._told = []
        self._missed = False

    def _apply(self, seat: int, action: Action) -> None:
        if action.verb == ANSWER and self.round.is_legal(seat, action):
            action = answer_for(self.match, action, self.source, self.settings.knows)
        game, sight = self.round, self._sight
        noted = self._is_noted(game, seat, action)
        turn = game.turn
        told = self.match.apply(seat, action) if self._listening else self._by_itself(game, seat, action, noted)
        if isinstance(told, Refusal):
            raise IllegalAction(str(told))
        self._missed = noted and not self._listening
        if self._dealt is not None:
            if seat != turn:
                self._done.append(seat)
            self._done.append(action)
        self._told = [] if self._missed else list(told)
        if sight is not None:
            if noted:
                sight.note(game, seat, action)
            else:
                sight.hear(game, self._told)

    def _is_noted(self, game: Round, seat: int, action: Action) -> bool:
        """Whether no events of this are wanted. Somebody who may listen wants those of the last play."""
        if self._sight is None or self._sight.hears(game, seat, action):
            return False
        return not self._may_listen or action.verb != PLAY or game.hands[seat].size > 1

    def _by_itself(self, game: Round, seat: int, action: Action, noted: bool) -> Sequence[Event] | Refusal:
        """Do it in the round alone, and settle that if it is over."""
        if noted:
            told = game.apply(seat, action)
        else:
            game.listen()
            told = game.apply(seat, action)
            game.listen(False)
        if game.phase == OVER_PHASE and not isinstance(told, Refusal):
            self._ending = self.match.settle(game)
            return [*told, *self._ending]
        return told

    def _deal(self) -> None:
        committed = self.match.commit(quick_deal(self.seed, self.match.number + 1))
        dealt = self.match.deal(self._listening or self._may_listen)
        self._told = [*self._told, *committed, *dealt]
        self._begin(dealt)

    def _begin(self, opening: list[Event], laid_out: bool = False) -> None:
        """A round with this story so far."""
        self._opening = opening
        self._declined = {}
        self._standings = [None] * self._players
        game = self.match.round
        assert game is not None
        self.round = game
        if self._sight is not None:
            self._sight.begin(game, laid_out)
            if not any(self.match.scores) and not self.match.couples():
                self._standings = [self._sight.forms.newcomers[self._players]] * self._players
        if not self._listening:
            self._done, self._ending = [], []
            self._dealt = game.copy() if self._may_listen else None
            game.listen(False)

    def listen(self) -> None:
        """From now on all events are made; what has been told since the deal is made up for."""
        if self._listening:
            return
        again = self._dealt
        if again is None:
            raise ValueError("this episode cannot be retold: nobody was to listen to it")
        self._listening, self._dealt = True, None
        again.listen()
        told = list(self._opening)
        seat: int | None = None
        for done in self._done:
            if not isinstance(done, Action):
                seat = done
                continue
            events = again.apply(again.turn if seat is None else seat, done)
            assert not isinstance(events, Refusal)
            seat = None
            told += events
            if self._missed:
                self._told = list(events)
        self.match.retell([*told, *self._ending])
        self.round.listen()

    # Who is asked

    def _chances(self, seat: int) -> set[int]:
        """What a seat may do out of turn. A new card on top is a new chance to jump in."""
        game = self.round
        cards = len(game.discard)
        return {_kind(action) + (_KINDS * cards if action.verb == PLAY else 0) for action in game.asides(seat)}

    def _ask(self) -> None:
        game = self.round
        turn = game.turn
        self._open = game.exposed != 0 or (self._jumps and game.is_open_to_jumps())
        if not self._open:
            self.asked = turn
            if self._declined:
                self._declined = {}
            return
        callers: list[int] = []
        others: list[int] = []
        for distance in range(self._players):
            seat = (turn + distance) % self._players
            chances = self._chances(seat)
            declined = self._declined.get(seat, _NO_CHANCE) & chances
            self._declined[seat] = declined
            new = chances - declined
            if _CALL in new:
                callers.append(seat)
            elif new and seat != turn:
                others.append(seat)
        self.asked = callers[0] if callers else others[0] if others else turn

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
        winner = int(self.round.winner)
        return () if winner < 0 else (winner, *partners_in(self.match.couples(), winner))

    def _points(self) -> list[float]:
        """What the round has added to each score, over a hundred; where low scores win, against the seat."""
        told = self._ending or self._told
        changes = [event.changes for event in told if isinstance(event, Scored)][-1]
        sign = -1 if self.match.scoring.low_wins else 1
        rewards = [0.0] * self.settings.players
        for unit, change in zip(self.match.scoring.units, changes, strict=True):
            for seat in unit:
                rewards[seat] = sign * change / POINTS_A_REWARD
        return rewards


def _kind(action: Action) -> int:
    if action.verb == PLAY:
        return 512 + 2 * action.card + (1 if action.uno else 0)
    return action.verb * 16 + max(0, action.seat)
