"""The tables of a batch: their episodes one after the other, and what is seen there, as bytes for all of them."""

from collections.abc import Callable
from typing import Final, final

from sixdot.game.actions import Action
from sixdot.game.native import i64
from sixdot.game.shuffle import FairStream
from sixdot.lab.episode import Episode, EpisodeSettings, Rewards
from sixdot.lab.numbers import ActionIndex
from sixdot.lab.opponents import Opponents
from sixdot.lab.sight import Piece, SeatSight

_AT_ONCE: Final = 200  # pieces: a dozen rows


@final
class RowWriter:
    """Rows one after the other in an array, a dozen at a time: quicker than each by itself, or all of them."""

    def __init__(self, array: memoryview) -> None:
        self._array = array
        self._written = 0
        self._pieces: list[Piece] = []

    def add(self, row: list[Piece]) -> None:
        self._pieces.extend(row)
        if len(self._pieces) >= _AT_ONCE:
            self.write()

    def write(self) -> None:
        """Write what has been added so far: before anything else happens at those tables."""
        rows = b"".join(self._pieces)
        end = self._written + len(rows)
        self._array[self._written : end] = rows
        self._written = end
        self._pieces = []


@final
class OneTable:
    """A table with bots on the other seats, if there are any."""

    def __init__(
        self, settings: EpisodeSettings, sight: Callable[[], SeatSight], opponents: Opponents | None, number: int
    ) -> None:
        self._settings = settings
        self._new_sight = sight
        self._opponents = opponents
        self._number = number
        self._learner = 0
        self._source = FairStream(b"")
        self._seed = 0
        self._episodes = 0
        self.game: Episode

    def __reduce__(self) -> tuple[object, ...]:
        return OneTable, (self._settings, self._new_sight, self._opponents, self._number), self.__getstate__()

    def reset(self, seed: int) -> None:
        self._seed = seed
        self._episodes = 0
        self.deal()

    def deal(self) -> None:
        """The next episode in which the learner is asked at all."""
        while True:
            name = f"{self._seed} {self._number} {self._episodes}"
            self._episodes += 1
            self.game = Episode(self._settings, name, self._new_sight(), may_listen=self._opponents is not None)
            if self._opponents is None:
                return
            self._learner = (self._number + self._episodes) % self._settings.players
            self._source = FairStream(f"bots {name}".encode())
            self._opponents.act(self.game, self._learner, self._source)
            if not self.game.ended:
                return

    def act(self, action: Action | None) -> Rewards:
        """What every seat is rewarded with until somebody is asked again."""
        rewards = self.game.act(action)
        if self._opponents is None:
            return rewards
        more = self._opponents.act(self.game, self._learner, self._source)
        if more is self._settings.no_rewards:
            return rewards
        return tuple([one + other for one, other in zip(rewards, more, strict=True)])


@final
class Tables:
    """All of them."""

    def __init__(
        self,
        count: int,
        settings: EpisodeSettings,
        sight: Callable[[], SeatSight],
        index: ActionIndex,
        opponents: Opponents | None,
    ) -> None:
        self._settings, self._sight, self._opponents = settings, sight, opponents
        self._tables = [OneTable(settings, sight, opponents, number) for number in range(count)]
        self._index = index
        self._players = settings.players
        self.ended: list[tuple[int, bool]] = []  # in the last step: which table, and whether it was cut off
        self.rewarded: list[tuple[int, Rewards]] = []  # where anybody was
        self.finals: list[bytes] = []  # the rows of the tables that ended
        self.seats: list[int] = []  # which ones are asked now,
        self.places: list[int] = []  # and where in the masks is what they may do

    def __reduce__(self) -> tuple[object, ...]:
        made = len(self._tables), self._settings, self._sight, self._index, self._opponents
        return Tables, made, self.__getstate__()

    def reset(self, seed: int, rows: memoryview) -> None:
        """Deal anew everywhere. What the seats see that are asked is written to these bytes."""
        self._begin()
        writer = RowWriter(rows)
        for number, table in enumerate(self._tables):
            table.reset(seed)
            self._look(number, table.game, writer)
        writer.write()

    def step(self, actions: list[int], rows: memoryview) -> None:
        """At every table the seat that is asked does this, which it may; then whoever is asked next looks."""
        self._begin()
        writer = RowWriter(rows)
        no_rewards = self._settings.no_rewards
        for number, table in enumerate(self._tables):
            seat = table.game.asked
            rewards = table.act(self._index.action(actions[number], seat, self._players))
            game = table.game
            if rewards is not no_rewards:
                self.rewarded.append((number, rewards))
            if game.ended:
                self.ended.append((number, game.cut_off))
                self.finals.append(b"".join(game.look(seat)))
                table.deal()
            self._look(number, table.game, writer)
        writer.write()

    def _begin(self) -> None:
        self.ended, self.rewarded, self.finals, self.seats, self.places = [], [], [], [], []

    def _look(self, number: i64, game: Episode, writer: RowWriter) -> None:
        seat = game.asked
        self.seats.append(seat)
        writer.add(game.look(seat))
        self.places.extend(game.numbers(self._index, seat, number * self._index.size))
