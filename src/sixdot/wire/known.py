"""Everything a member has been told, put together: the table, the cards, and what was heard since the deal."""

import json
from collections.abc import Iterable

from sixdot.game.book import edition_from
from sixdot.game.editions import bring, edition_named
from sixdot.game.events import Committed, DealerDrawn, Dealt, EntropyAdded, Event
from sixdot.game.view import View
from sixdot.wire.events import event_of
from sixdot.wire.messages import Event as EventMessage
from sixdot.wire.messages import Message, TableInfo, TableShown, Told, ViewMessage, Welcome
from sixdot.wire.reading import BadMessage
from sixdot.wire.views import laid_over, view_of


class Knowledge:
    """It begins with a welcome; `take` every later message, in order."""

    def __init__(self, welcome: Welcome) -> None:
        self.member = welcome.member
        self.number = 0
        self.table: TableInfo = welcome.table
        self._book: str | None = None  # the rule book that has been registered
        self.shown: ViewMessage | None = None
        self.heard: tuple[Event, ...] = ()
        self.view: View | None = None
        self.take(welcome)

    @property
    def wanted(self) -> str:
        """What the table is waiting for this member to do: turn, pause, judge, ready; empty if nothing."""
        if self.table.stage == "ready":  # before the first deal there is no ViewMessage that could say so
            return "ready" if self.member in self.table.waiting else ""
        return self.shown.wanted if self.shown else ""

    def take(self, message: Message) -> None:
        """Take in one more message; if it contradicts what is known, that is a `BadMessage`."""
        try:
            if isinstance(message, TableShown | Welcome | Told):
                self._look_at(message.table or self.table)
            if isinstance(message, Welcome):
                self.number, self.heard = message.number, ()
                self._see(message.view, message.heard)
            elif isinstance(message, Told):
                self.number = message.number
                self._see(message.view and laid_over(self.shown, message.view), message.events)
        except (ValueError, TypeError) as error:
            raise BadMessage("BAD_FIELD", f"The server told of something that cannot be: {error}") from None

    def _look_at(self, table: TableInfo) -> None:
        """The table, and the rule book it plays by if that comes from outside."""
        if table.book not in (None, self._book) and bring_book(table.book or "") != table.edition:
            raise ValueError("the table plays by a different rule book from the one it names")
        self.table, self._book = table, table.book

    def _see(self, shown: ViewMessage | None, told: Iterable[EventMessage]) -> None:
        if shown is None:  # before the first deal of a game there are no cards
            self.heard, self.view = (), None
        else:
            deck = edition_named(shown.edition).deck.name
            self.heard = after(self.heard, [event_of(event, deck, shown.players) for event in told])
            self.view = view_of(shown, self.heard)
        self.shown = shown


def bring_book(text: str) -> str:
    """Register a rule book and return its id. Anything else is a `ValueError`."""
    try:
        data = json.loads(text)
    except RecursionError:
        raise ValueError("a rule book cannot be nested as deeply as this") from None
    if not isinstance(data, dict):
        raise ValueError("a rule book is a table of answers")
    return bring(edition_from(data)).id


def after(heard: tuple[Event, ...], told: Iterable[Event]) -> tuple[Event, ...]:
    """Everything heard since the deal. A new deal starts it afresh; what comes before the deal is left out."""
    now = [*heard]
    for event in told:
        if isinstance(event, DealerDrawn) or (
            isinstance(event, Dealt) and not (now and isinstance(now[-1], DealerDrawn))
        ):
            now = []
        if not isinstance(event, Committed | EntropyAdded):
            now.append(event)
    return tuple(now)
