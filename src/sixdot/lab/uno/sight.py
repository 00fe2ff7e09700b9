"""What a seat sees of a round of UNO, as numbers, and what it has gathered of who may lack which colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from sixdot.game.actions import ACCEPT, CATCH, DRAW, PASS, PLAY, Action
from sixdot.game.cards import COLOURS, NO_CARD, NO_COLOUR, UNO_DECK, WILD
from sixdot.game.events import (
    Accepted,
    Answered,
    AnswerTold,
    Asked,
    Caught,
    Challenged,
    ColourNamed,
    Drew,
    HandTaken,
    Hinted,
    Judged,
    JumpedIn,
    NearMissed,
    Passed,
    Played,
    Reversed,
    Skipped,
    Stacked,
    TookBack,
    TurnBegan,
    TurnedUp,
)
from sixdot.game.kinds import ACTS, BIT, COLOUR_OF
from sixdot.game.native import i64
from sixdot.game.round import Round
from sixdot.game.uno.machine import UnoRound
from sixdot.game.uno.table import UnoView
from sixdot.game.view import DRAWN_PHASE, NOBODY, RESPOND_PHASE, View
from sixdot.lab.sight import NONE, Piece, SeatSight, SeatStanding, away, forms_of, number, one_hot, sets

SEATS: Final = 10
LONGEST_STACK: Final = 32  # eight Draw Twos and four Wild Draw Fours
MEMORY: Final = 60  # so many of the last plays, draws for a turn and passes count

_FORMS: Final = forms_of(UNO_DECK, SEATS)
_CARD: Final = one_hot(len(UNO_DECK.cards))
_COLOUR: Final = one_hot(len(COLOURS))
_COLOURS: Final = sets(len(COLOURS))
_PAIRS: Final = [one + other for other in _COLOURS for one in _COLOURS]  # of two seats
_ROOM: Final = [_COLOURS[0] * ((SEATS - players) // 2 * 2) for players in range(SEATS + 1)]  # after pairs
_ANY: Final = 15
_OF_SEAT: Final[list[i64]] = [_ANY << 4 * seat for seat in range(SEATS)]
_DIRECTION: Final = (number(0), number(1))
# What follows the card drawn most often, by direction, top card and colour: nobody is challenged, nothing stacked.
_USUAL: Final = [
    [[top + colour + _COLOUR[NO_COLOUR] + _FORMS.nobody + left + NONE for colour in _COLOUR] for top in _CARD]
    for left in _DIRECTION
]
_NO_CARD_MOVED: Final[frozenset[type]] = frozenset((
    Accepted, Answered, AnswerTold, Asked, Caught, Challenged, ColourNamed, Hinted, Judged, JumpedIn, NearMissed,
    Passed, Reversed, Skipped, Stacked, TurnBegan,
))  # fmt: skip


@final
class Dryness:
    """Who may lack a colour: whoever draws for a turn may; with cards from elsewhere, or a card of it, nobody knows.

    Only the last moves count, so what is noted is when the colour came up: once that is forgotten, so is this.
    """

    def __init__(self, players: i64) -> None:
        self.moves: i64 = 0  # so far
        self.colour: i64 = NO_COLOUR  # that counts,
        self.since: i64 = 0  # and the move since which it has
        self.players = players
        self.lacking: i64 = 0  # four bits for each seat, one for each colour,
        self._since = [0] * (len(COLOURS) * players)  # for each of them that move,
        self._first: i64 = 0  # and none is older than this

    def __reduce__(self) -> tuple[object, ...]:
        return Dryness, (self.players,), self.__getstate__()

    def hear(self, told: Sequence[Any]) -> None:
        for event in told:
            self.hear_of(event)

    def recall(self, heard: Sequence[Any]) -> None:
        """Of all that was heard of a round, what still counts."""
        first, moves = len(heard), 0
        while first > 0 and moves <= MEMORY:
            first -= 1
            moves += _is_move(heard[first])
        self.hear(heard[first + (moves > MEMORY) :])

    def hear_of(self, event: Any) -> None:
        kind = type(event)
        if kind is Played:
            named = event.colour or event.card.colour
            self.plays(event.seat, event.card.kind, COLOURS.index(named) if named else NO_COLOUR)
        elif kind is Drew and event.why == "turn":
            self.draws(event.seat)
        elif kind is Passed:
            self.moves += 1
        elif kind is HandTaken or (kind is Drew and event.count):
            self.takes(event.seat)
        elif kind is TurnedUp:
            named = event.card.colour
            self.turns_to(COLOURS.index(named) if named else NO_COLOUR)
        elif kind is ColourNamed or kind is TookBack:
            self.turns_to(COLOURS.index(event.colour))

    def plays(self, seat: i64, card: i64, colour: i64) -> None:
        self.colour = colour
        self.since = self.moves
        if card < WILD:
            self.lacking &= ~BIT[4 * seat + COLOUR_OF[card]]
        self.moves += 1

    def turns_to(self, colour: i64) -> None:
        self.colour = colour
        self.since = self.moves

    def draws(self, seat: i64) -> None:
        colour = self.colour
        if colour >= 0:
            self.lacking |= BIT[4 * seat + colour]
            self._since[4 * seat + colour] = self.since
            self._first = min(self._first, self.since)
        self.moves += 1

    def takes(self, seat: i64) -> None:
        self.lacking &= ~_OF_SEAT[seat]

    def write(self, row: list[Piece], seat: i64) -> None:
        """The colours that each seat may lack, from this one on."""
        players = self.players
        oldest = self.moves - MEMORY
        if self._first < oldest:
            self._forget(oldest)
        lacking = self.lacking
        if not lacking:
            row.append(_ROOM[0])
            return
        turned = lacking >> 4 * seat | (lacking & BIT[4 * seat] - 1) << 4 * (players - seat)
        for other in range(0, players, 2):
            row.append(_PAIRS[turned >> 4 * other & 255])
        row.append(_ROOM[players])

    def _forget(self, oldest: i64) -> None:
        self._first = self.moves
        for place, since in enumerate(self._since):
            if self.lacking & BIT[place]:
                if since < oldest:
                    self.lacking ^= BIT[place]
                else:
                    self._first = min(self._first, since)


def _is_move(event: Any) -> bool:
    kind = type(event)
    return kind is Played or kind is Passed or (kind is Drew and event.why == "turn")


@final
class UnoSight(SeatSight):
    def __init__(self) -> None:
        super().__init__(_FORMS)
        self.simple = False
        self.dryness = Dryness(0)

    def begin(self, round: Round, laid_out: bool) -> None:
        super().begin(round, laid_out)
        assert isinstance(round, UnoRound)
        self.simple = round.plain_draw and not round.asks and not round.seven_zero
        self.dryness = Dryness(round.players)
        if not laid_out:
            self.dryness.turns_to(round.colour)

    def hears(self, round: Round, seat: i64, action: Action) -> bool:
        """Not of what most often happens, unless the draw pile is empty. (One that runs out in the middle of a draw
        is noticed by the number of discards.)
        """
        verb = action.verb
        if not self.simple or (seat != round.turn and verb != CATCH):
            return True
        if verb == PLAY:
            return False
        if verb == DRAW or verb == ACCEPT or verb == CATCH:
            return len(round.pile) == 0
        return verb != PASS or round.drawn < 0

    def hear(self, round: Round, told: Sequence[Any]) -> None:
        for event in told:
            self.dryness.hear_of(event)
            kind = type(event)
            if kind is Played:
                self.card_moved(round, event.seat, event.card.kind)
                self.discarded(round, event.card.kind, 1)
            elif kind is TookBack:
                self.card_moved(round, event.seat, event.card.kind)
                self.discarded(round, event.card.kind, -1)
            elif kind is Drew:
                for card in event.cards:
                    self.card_moved(round, event.seat, card.kind)
            elif kind not in _NO_CARD_MOVED:
                self.forget(round)

    def note(self, round: Round, seat: i64, action: Action) -> None:
        verb = action.verb
        if verb == PLAY:
            self.dryness.plays(seat, action.card, action.face.colour)
            self.card_moved(round, seat, action.card)
            self.discarded(round, action.card, 1)
            if ACTS[action.card]:
                self._see_who_drew(round)
        elif verb == DRAW:
            self.dryness.draws(seat)
            self.card_moved(round, seat, round.drawn)
        elif verb == PASS:
            self.dryness.moves += 1
        else:
            self._see_who_drew(round)

    def _see_who_drew(self, round: Round) -> None:
        for seat, hand in enumerate(round.hands):
            if not self.holds(seat, hand.size):
                self.dryness.takes(seat)
                self.hand_changed(round, seat)

    def look(self, round: Round, seat: i64, standing: SeatStanding) -> list[Piece]:
        row = super().look(round, seat, standing)
        assert isinstance(round, UnoRound)
        drawn = round.drawn if round.phase == DRAWN_PHASE and seat == round.turn else NO_CARD
        row.append(_CARD[drawn])
        to_the_left = round.direction > 0
        if round.phase == RESPOND_PHASE:
            challenged = away(round.bluffer, seat, round.players)
            prior = round.prior_face.colour
            row += _middle(round.top, round.colour, prior, challenged, to_the_left, round.pending)
        elif round.pending:
            row += _middle(round.top, round.colour, NO_COLOUR, NOBODY, to_the_left, round.pending)
        else:
            row.append(_USUAL[to_the_left][round.top][round.colour])
        self.dryness.write(row, seat)
        return row

    def read(self, view: View) -> list[Piece]:
        row = super().read(view)
        assert isinstance(view, UnoView)
        assert view.seat is not None
        row.append(_CARD[NO_CARD if view.drawn is None else view.drawn.kind])
        row += _middle(
            NO_CARD if view.top is None else view.top.kind,
            _named(view.colour),
            _named(view.prior_colour),
            NOBODY if view.challenged is None else away(view.challenged, view.seat, view.players),
            view.direction == "left",
            view.pending,
        )
        dryness = Dryness(view.players)
        dryness.recall(view.heard)
        dryness.write(row, view.seat)
        return row


def _named(colour: str | None) -> int:
    return NO_COLOUR if colour is None else COLOURS.index(colour)


def _middle(top: i64, colour: i64, prior: i64, challenged: i64, to_the_left: bool, pending: i64) -> tuple[bytes, ...]:
    """The part of the row from the top card to the stack, whatever is there."""
    top_and_colours = _CARD[top], _COLOUR[colour], _COLOUR[prior]
    return *top_and_colours, _FORMS.alone[challenged], _DIRECTION[to_the_left], number(pending / LONGEST_STACK)
