"""What people at a table were asked and how they answered, as its log tells."""

from collections.abc import Iterable, Iterator

from sixdot.classroom.results import Attempt
from sixdot.game.events import Answered, Asked, Hinted, Judged, Overruled
from sixdot.room.room import Room
from sixdot.room.state import Happening
from sixdot.store.entries import Entry


class Attempts(list[Attempt]):
    """In the order in which they were made. What a bot answers for somebody who is away is not among them."""

    def __init__(self, code: str) -> None:
        super().__init__()
        self._room = Room(code)
        self._asked: dict[int, str] = {}  # each seat, last
        self._last: dict[int, Attempt] = {}  # of each seat
        self._hinted: set[int] = set()  # seats that have asked for the hint of their question

    def read(self, entries: Iterable[Entry]) -> None:
        """What happened next; `Broken` if it does not fit. What was told so far stays."""
        for entry in entries:
            playing = self._room.playing
            happening = self._room.redo(entry.number, entry.text, entry.version, entry.said)
            if self._room.playing is not playing:
                self._asked, self._last, self._hinted = {}, {}, set()
            self.extend(self._made(happening))

    def _made(self, happening: Happening) -> Iterator[Attempt]:
        playing, own = self._room.playing, self._room.seat_of(happening.member or 0)
        for event in happening.events:
            if isinstance(event, Asked):
                self._asked[event.seat] = event.question
                self._hinted.discard(event.seat)
            elif isinstance(event, Hinted):
                self._hinted.add(event.seat)
            elif isinstance(event, Judged | Overruled) and event.seat in self._last:
                self._last[event.seat].right = event.right
            elif isinstance(event, Answered) and playing is not None:
                self._last.pop(event.seat, None)
                if event.seat == own:
                    name, hinted = playing.names[event.seat], event.seat in self._hinted
                    made = Attempt(name, self._asked[event.seat], event.text, event.right, hinted)
                    self._last[event.seat] = made
                    yield made
