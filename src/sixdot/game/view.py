"""View: exactly what one seat (or a spectator) may know. Whatever is not listed here stays hidden."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from sixdot.game.actions import Action
from sixdot.game.cards import Card
from sixdot.game.events import Cards, Event
from sixdot.game.kinds import BIT
from sixdot.game.values import FrozenValue

# The phases of a round: what the table is waiting for. Kept as numbers; `PHASES` has their names.
COLOUR_PHASE: Final = 0
ANSWER_PHASE: Final = 1
JUDGE_PHASE: Final = 2
TURN_PHASE: Final = 3
DRAWN_PHASE: Final = 4
RESPOND_PHASE: Final = 5
STACK_PHASE: Final = 6
LAY_PHASE: Final = 7
OVER_PHASE: Final = 8
SWAP_PHASE: Final = 9
PHASES: Final = ("colour", "answer", "judge", "turn", "drawn", "respond", "stack", "lay", "over", "swap")
NOBODY: Final = -1

Seats = tuple[int, ...]


@dataclass(frozen=True)
class VoteView(FrozenValue):
    target: int
    agreeing: Seats
    against: Seats


@dataclass
class View:
    """What a seat may know of any game; each family of games has its own kind of View.

    It is not frozen: that would take longer than making all the rest of it, and only its reader has it. Phases and
    colours are words in it, seats numbers from 0, and nobody is None.

    >>> view = Position(edition_named("mattel"), hands=[["r5", "b2"], ["g1"]], discard=["r9"]).set_up().view(0)
    >>> view.phase, view.turn, view.winner, view.top, view.colour, view.hand
    ('turn', 0, None, r9, 'red', (b2, r5))
    >>> [str(action) for action in view.legal]
    ['play r5', 'play r5 uno', 'draw']
    """

    edition: str
    house: tuple[str, ...]  # the house rules in force
    seat: int | None  # None: a spectator
    players: int
    people: Seats
    passed_over: Seats
    dealer: int
    phase: str
    turn: int | None  # the seat that must act
    direction: str
    counts: tuple[int, ...]  # A2: how many cards each seat holds
    draw_count: int
    discard_count: int
    discards: Cards  # T10: every card was called out; bottom first
    announced: Seats  # who has called UNO (or DOS) and still holds that many cards,
    catchable: Seats  # and who has not, and can be caught
    votes: tuple[VoteView, ...]
    winner: int | None
    blocked: bool

    # For this seat alone
    hand: Cards  # D6: sorted by colour
    drawn: Card | None  # what it has just drawn, while it may still be played
    legal: tuple[Action, ...]  # an answer in it stands for any answer

    # The game
    round: int = 1
    scores: tuple[int, ...] = ()
    teams: tuple[Seats, ...] = ()  # whose score each one is
    couples: tuple[Seats, ...] = ()  # who plays together in this round,
    partners: Seats = ()  # and who with this seat
    scoring: str = "first-to"  # first-to | lowest | elimination | credit | charge | rotating (G6-G10)
    target: int = 0  # G11; 0: there is none
    winners: Seats = ()

    # All this seat has heard since the deal
    heard: tuple[Event, ...] = ()


class Decision(NamedTuple):
    """What a player knew, and did."""

    view: View
    action: Action
    line: int = 0  # where it stands in a record; 0: nowhere


# Seats as bits, and who sits next to whom


def no_such_seat(seat: int, players: int) -> ValueError:
    return ValueError(f"there is no seat {seat}: the seats are 0 to {players - 1}")


@cache
def seats_in(bits: int) -> Seats:
    """The seats that these bits stand for."""
    return tuple([seat for seat in range(len(BIT)) if bits & BIT[seat]])


def seat_bits(seats: Iterable[int]) -> int:
    return sum([BIT[seat] for seat in set(seats)])


@cache
def seating(players: int, out: int) -> tuple[list[int], list[int], int]:
    """Who sits on each seat's left and right without those that are passed over (bits), and how many are left.

    Callers share the lists.
    """
    return neighbours(players, out, 1), neighbours(players, out, -1), players - out.bit_count()


def neighbours(players: int, out: int, step: int) -> list[int]:
    """For each seat, the next one in this direction that is not passed over."""
    found: list[int] = []
    for seat in range(players):
        other = (seat + step) % players
        while out & (1 << other) and other != seat:
            other = (other + step) % players
        found.append(other)
    return found
