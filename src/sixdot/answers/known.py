"""What a seat knows: what it sees, and each thing it has heard, to be told again whenever somebody asks."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from sixdot.game.events import Asked, Event, HandDealt, TurnBegan
from sixdot.game.match import Match
from sixdot.game.refusal import Refusal
from sixdot.game.view import View
from sixdot.voice.narrate import narrate
from sixdot.voice.words import Words

_NO_DEEDS: Final = (TurnBegan, HandDealt, Asked)


class ChatLine(NamedTuple):
    """What somebody wrote to the table, and the sentence that told it."""

    name: str
    said: str


@dataclass(frozen=True)
class Hearing:
    """One thing that happened, as a seat heard it."""

    events: tuple[Event, ...]
    view: View | None  # what the seat knew afterwards; None: the events alone are told
    seat: int | None

    def about(self, seats: Sequence[int]) -> list[Event]:
        """What one of these did, or what was done to them."""
        deeds = [event for event in self.events if not isinstance(event, _NO_DEEDS)]
        return [event for event in deeds if any(getattr(event, name) in seats for name in event.seats)]

    def text(self, names: Sequence[str], words: Words) -> str:
        return narrate(self.events, self.view, names, words, self.seat).text

    def deeds(self, names: Sequence[str], words: Words) -> str:
        """Without who is next: for something that was followed at once."""
        return narrate(self.events, self.view, names, words, self.seat).deeds


@dataclass(frozen=True)
class SeatKnowledge:
    """Everything an answer is made from: what is played, what one seat sees, and what it has heard."""

    match: Match
    names: Sequence[str]
    view: View | None = None  # None: no cards have been dealt yet
    playing: bool = True  # a round is under way
    round: int = 0
    heard: Sequence[Hearing] = ()
    own: int = 0  # where in `heard` the seat's last own action stands
    ruling: Refusal | None = None  # why the last thing tried was refused
    order: str = "colour"  # of the hand
    chapter: str = ""  # of the rules, read last
    situation: str = ""  # where somebody is asked out of turn, such as at a pause
    says_next: bool = True  # what was heard last is told again with who is next
    clock: int = 0  # seconds for a decision; 0: as long as one likes
    practice: bool = False  # what is decided can be taken back
    chat: Sequence[ChatLine] | None = None  # what was written lately; None: nobody can write here
    going_on: Callable[[Words], str] | None = None  # how the game goes on where no round is under way

    @property
    def now(self) -> View | None:
        """The cards as they lie; between rounds there are none."""
        return self.view if self.playing else None
