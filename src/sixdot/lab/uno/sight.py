"""What a seat sees of a round of UNO, as numbers, and what it has gathered of who may lack which colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from sixdot.game.actions import DRAW, PASS, PLAY, Action
from sixdot.game.cards import COLOURS, NO_CARD, NO_COLOUR, UNO_DECK, WILD
from sixdot.game.events import (
    Accepted,
    Caught,
    Challenged,
    ColourNamed,
    Drew,
    Event,
    HandTaken,
    JumpedIn,
    Passed,
    Played,
    Reversed,
    Skipped,
    Stacked,
    TookBack,
    TurnBegan,
    TurnedUp,
)
from sixdot.game.kinds import ACTS, COLOUR_OF
from sixdot.game.native import i64
from sixdot.game.round import Round
from sixdot.game.uno.machine import UnoRound
from sixdot.game.uno.table import UnoView
from sixdot.game.view import DRAWN_PHASE, NOBODY, RESPOND_PHASE, View
from sixdot.lab.sight import NONE, Forms, Row, SeatSight, SeatStanding, number, one_hot, sets

SEATS: Final = 10
LONGEST_STACK: Final = 32  # eight Draw Twos and four Wild Draw Fours
MEMORY: Final = 120  # so many of the last events heard count

_FORMS: Final = Forms(UNO_DECK, SEATS)
_CARD: Final = one_hot(len(UNO_DECK.cards))
_COLOUR: Final = one_hot(len(COLOURS))
_COLOURS: Final = sets(len(COLOURS))
_ROOM: Final = [_COLOURS[0] * (SEATS - players) for players in range(SEATS + 1)]
_BIT: Final = (1, 2, 4, 8)
_DIRECTION: Final = (number(0), number(1))
# By direction, top card and colour: all three, nobody challenged, nothing stacked.
_USUAL: Final = [
    [[top + colour + _COLOUR[NO_COLOUR] + _FORMS.nobody + left + NONE for colour in _COLOUR] for top in _CARD]
    for left in _DIRECTION
]
_NO_CARD_MOVED: Final[frozenset[type]] = frozenset(
    (Accepted, Caught, Challenged, JumpedIn, Passed, Reversed, Skipped, Stacked, TurnBegan)
)


@final
class Dryness:
    """Who may lack a colour: whoever draws for a turn may; with cards from elsewhere, or a card of it, nobody knows.

    Only the last events count, so what is noted is when the colour came up: once that is forgotten, so is this.
    """

    def __init__(self, players: i64) -> None:
        self.heard: i64 = 0  # events so far
        self.colour: i64 = NO_COLOUR  # that counts,
        self.since: i64 = 0  # and the event that made it so
        self.lacking = [0] * players  # by seat, bits of colours,
        self.written = [_COLOURS[0]] * (2 * players)  # the same as numbers, twice around the table,
        self._since = [0] * (len(COLOURS) * players)  # for each of them that event,
        self._first: i64 = 0  # and none is older than this

    def __reduce__(self) -> tuple[object, ...]:
        return Dryness, (len(self.lacking),), self.__getstate__()

    def hear(self, told: Sequence[Any]) -> None:
        for event in told:
            self.hear_of(event)

    def hear_of(self, event: Any) -> None:
        kind = type(event)
        if kind is Played:
            named = event.colour or event.card.colour
            self.plays(event.seat, event.card.kind, COLOURS.index(named) if named else NO_COLOUR)
        elif kind is Drew and event.why == "turn":
            self.draws(event.seat)
        elif kind is Drew or kind is HandTaken:
            self.takes(event.seat)
        elif kind is TurnedUp:
            named = event.card.colour
            self.turns_to(COLOURS.index(named) if named else NO_COLOUR)
        elif kind is ColourNamed or kind is TookBack:
            self.turns_to(COLOURS.index(event.colour))
        self.heard += 1

    def plays(self, seat: i64, card: i64, colour: i64) -> None:
        self.turns_to(colour)
        if card < WILD and self.lacking[seat] & _BIT[COLOUR_OF[card]]:
            self._lacks(seat, self.lacking[seat] ^ _BIT[COLOUR_OF[card]])

    def turns_to(self, colour: i64) -> None:
        self.colour = colour
        self.since = self.heard

    def draws(self, seat: i64) -> None:
        colour = self.colour
        if colour >= 0:
            self._lacks(seat, self.lacking[seat] | _BIT[colour])
            self._since[len(COLOURS) * seat + colour] = self.since
            self._first = min(self._first, self.since)

    def takes(self, seat: i64) -> None:
        self._lacks(seat, 0)

    def _lacks(self, seat: i64, colours: i64) -> None:
        self.lacking[seat] = colours
        self.written[seat] = self.written[seat + len(self.lacking)] = _COLOURS[colours]

    def seen_from(self, seat: i64) -> list[bytes]:
        """The colours that each seat may lack, as numbers, from this one on."""
        oldest = self.heard - MEMORY
        if self._first < oldest:
            self._forget(oldest)
        return self.written[seat : seat + len(self.lacking)]

    def _forget(self, oldest: i64) -> None:
        self._first = self.heard
        for place, since in enumerate(self._since):
            seat, colour = divmod(place, len(COLOURS))
            if self.lacking[seat] & _BIT[colour]:
                if since < oldest:
                    self._lacks(seat, self.lacking[seat] ^ _BIT[colour])
                else:
                    self._first = min(self._first, since)


@final
class UnoSight(SeatSight):
    def __init__(self) -> None:
        super().__init__(_FORMS)
        self.simple = False
        self.drawn: i64 = NO_CARD
        self.top: i64 = NO_CARD
        self.colour: i64 = NO_COLOUR
        self.prior_colour: i64 = NO_COLOUR
        self.challenged: i64 = NOBODY
        self.to_the_left = True
        self.pending: i64 = 0
        self.dryness = Dryness(0)

    def begin(self, round: Round, told: Sequence[Event]) -> None:
        super().begin(round, told)
        assert isinstance(round, UnoRound)
        self.simple = round.plain_draw and not round.asks and not round.seven_zero
        self.dryness = Dryness(round.players)
        self.dryness.hear(told)

    def hears(self, round: Round, seat: i64, action: Action) -> bool:
        """Most moves are told in two events, of which the second is that the next turn begins."""
        if not self.simple or seat != round.turn:
            return True
        verb = action.verb
        if verb == PLAY:
            return ACTS[action.card] != 0 or round.hands[seat].size == 1
        if verb == DRAW:
            return len(round.pile) == 0
        return verb != PASS or round.drawn < 0

    def hear(self, round: Round, told: Sequence[Any]) -> None:
        dryness = self.dryness
        for event in told:
            kind = type(event)
            if kind in _NO_CARD_MOVED:
                dryness.heard += 1
                continue
            dryness.hear_of(event)
            if kind is Played:
                self.moved(round, event.seat, event.card.kind)
                self.lies(event.card.kind, 1)
            elif kind is TookBack:
                self.moved(round, event.seat, event.card.kind)
                self.lies(event.card.kind, -1)
            elif kind is Drew:
                for card in event.cards:
                    self.moved(round, event.seat, card.kind)
            elif kind is not ColourNamed:
                self.forget()

    def note(self, round: Round, seat: i64, action: Action) -> None:
        dryness = self.dryness
        if action.verb == PLAY:
            dryness.plays(seat, action.card, COLOUR_OF[action.face])
            self.moved(round, seat, action.card)
            self.lies(action.card, 1)
        elif action.verb == DRAW:
            dryness.draws(seat)
            self.moved(round, seat, round.drawn)
        dryness.heard += 2

    def look(self, round: Round, seat: i64, standing: SeatStanding) -> None:
        super().look(round, seat, standing)
        assert isinstance(round, UnoRound)
        self.drawn = round.drawn if round.phase == DRAWN_PHASE and seat == round.turn else NO_CARD
        self.top = round.top
        self.colour = round.colour
        answering = round.phase == RESPOND_PHASE
        self.challenged = round.bluffer if answering else NOBODY
        self.prior_colour = COLOUR_OF[round.prior_face] if answering else NO_COLOUR
        self.to_the_left = round.direction > 0
        self.pending = round.pending

    def read(self, view: View) -> None:
        super().read(view)
        assert isinstance(view, UnoView)
        self.drawn = NO_CARD if view.drawn is None else view.drawn.kind
        self.top = NO_CARD if view.top is None else view.top.kind
        self.colour = NO_COLOUR if view.colour is None else COLOURS.index(view.colour)
        self.challenged = NOBODY if view.challenged is None else view.challenged
        self.prior_colour = NO_COLOUR if view.prior_colour is None else COLOURS.index(view.prior_colour)
        self.to_the_left = view.direction == "left"
        self.pending = view.pending
        self.dryness = Dryness(view.players)
        self.dryness.hear(view.heard[-MEMORY:])

    def write(self, row: Row) -> None:
        super().write(row)
        row.append(_CARD[self.drawn])
        if self.challenged < 0 and self.pending == 0:
            row.append(_USUAL[self.to_the_left][self.top][self.colour])
        else:
            row += (_CARD[self.top], _COLOUR[self.colour], _COLOUR[self.prior_colour])
            row += (self.forms.alone[self.place_of(self.challenged)], _DIRECTION[self.to_the_left])
            row.append(number(self.pending / LONGEST_STACK))
        row += self.dryness.seen_from(self.seat)
        row.append(_ROOM[self.players])
