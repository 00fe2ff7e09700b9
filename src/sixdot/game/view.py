"""View: exactly what one seat (or a spectator) may know. What is not listed here stays at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sixdot.game.actions import Action
from sixdot.game.cards import COLOURS, Card
from sixdot.game.dos import DosRound
from sixdot.game.events import Event
from sixdot.game.fits import COLOUR_OF
from sixdot.game.hand import BIT
from sixdot.game.round import ANSWER_PHASE, DRAWN_PHASE, JUDGE_PHASE, PHASES, RESPOND_PHASE, Round
from sixdot.game.uno import UnoRound

Cards = tuple[Card, ...]
Seats = tuple[int, ...]


@dataclass(frozen=True)
class RowCard:
    """A card of the DOS centre row, and what has been played on it in this turn."""

    card: Card
    matched_with: Cards


@dataclass(frozen=True)
class VoteView:
    target: int
    agreeing: Seats
    against: Seats


@dataclass
class View:
    """Not frozen, for that would take longer than all the rest of it; nobody but its reader has it."""

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
    discards: Cards  # T10: every card was called out; the bottom first
    announced: Seats  # who has called UNO (or DOS) and still holds that many,
    catchable: Seats  # and who has not and can be caught
    votes: tuple[VoteView, ...]
    winner: int | None
    blocked: bool

    # For this seat alone
    hand: Cards  # D6: sorted by colour
    drawn: Card | None  # what it has just drawn, while it may still be played
    legal: tuple[Action, ...]  # an answer stands for any answer

    # UNO
    top: Card | None = None  # A3
    colour: str | None = None
    pending: int = 0
    challenged: int | None = None  # who played the Wild Draw Four that is to be answered,
    prior_colour: str | None = None  # and the colour before it
    question: str | None = None

    # DOS
    centre: tuple[RowCard, ...] = ()
    single_bonuses: int = 0
    double_bonuses: int = 0
    owed: int = 0

    # The game
    round: int = 1
    scores: tuple[int, ...] = ()
    teams: tuple[Seats, ...] = ()  # whose score each one is
    couples: tuple[Seats, ...] = ()  # who plays together in this round,
    partners: Seats = ()  # and so with this seat
    scoring: str = "first-to"  # first-to | lowest | elimination | credit | charge | rotating (G6-G10)
    target: int = 0  # G11; 0: there is none
    winners: Seats = ()

    # All this seat has heard since the deal
    heard: tuple[Event, ...] = ()


@dataclass(frozen=True)
class Standing:
    """The game around a round, as everybody knows it."""

    round: int = 1
    scores: tuple[int, ...] = ()
    teams: tuple[Seats, ...] = ()
    couples: tuple[Seats, ...] = ()  # who plays together in this round
    scoring: str = "first-to"
    target: int = 0
    winners: Seats = ()


def view_of(game: Round, seat: int | None, standing: Standing | None = None, heard: tuple[Event, ...] = ()) -> View:
    standing = standing or Standing()
    own = seat is not None and 0 <= seat < game.players
    phase = game.phase
    drawn: Card | None = None
    top: Card | None = None
    colour: str | None = None
    pending = 0
    challenged: int | None = None
    prior_colour: str | None = None
    question: str | None = None
    centre: tuple[RowCard, ...] = ()
    bonuses = (0, 0, 0)
    if isinstance(game, UnoRound):
        top = game.deck.cards[game.top] if game.discard else None
        colour = COLOURS[game.colour] if game.colour >= 0 else None
        pending = game.pending
        if phase == RESPOND_PHASE:
            challenged = game.bluffer
            prior_colour = COLOURS[COLOUR_OF[game.prior_face]]
        if phase == ANSWER_PHASE or phase == JUDGE_PHASE:
            question = game.question().ask
        if phase == DRAWN_PHASE and seat == game.turn and game.drawn >= 0:
            drawn = game.deck.cards[game.drawn]
    elif isinstance(game, DosRound):
        centre = tuple(
            RowCard(game.deck.cards[card], game.deck.named(on))
            for card, on in zip(game.centre, game.matched, strict=True)
        )
        bonuses = (game.single_bonuses, game.double_bonuses, game.owed)
    return View(
        edition=game.edition.id,
        house=game.edition.house,
        seat=seat,
        players=game.players,
        people=_seats(game.humans),
        passed_over=_seats(game.out),
        dealer=game.dealer,
        phase=PHASES[phase],
        turn=game.turn if game.turn >= 0 else None,
        direction="left" if game.direction > 0 else "right",
        counts=tuple([hand.size for hand in game.hands]),
        draw_count=len(game.pile),
        discard_count=len(game.discard),
        discards=game.deck.named(game.discard),
        announced=_seats(game.called),
        catchable=_seats(game.exposed),
        votes=_votes(game) if game.votes else (),
        winner=game.winner if game.winner >= 0 else None,
        blocked=game.blocked,
        hand=game.deck.named(game.hands[seat].cards()) if own and seat is not None else (),
        drawn=drawn,
        legal=game.legal(seat) if own and seat is not None else (),
        top=top,
        colour=colour,
        pending=pending,
        challenged=challenged,
        prior_colour=prior_colour,
        question=question,
        centre=centre,
        single_bonuses=bonuses[0],
        double_bonuses=bonuses[1],
        owed=bonuses[2],
        round=standing.round,
        scores=standing.scores,
        teams=standing.teams,
        couples=standing.couples,
        partners=tuple([other for couple in standing.couples if seat in couple for other in couple if other != seat]),
        scoring=standing.scoring,
        target=standing.target,
        winners=standing.winners,
        heard=heard,
    )


def _votes(game: Round) -> tuple[VoteView, ...]:
    return tuple(
        [VoteView(target, _seats(vote.agreeing), _seats(vote.against)) for target, vote in sorted(game.votes.items())]
    )


_KNOWN: Final[dict[int, Seats]] = {}


def _seats(bits: int) -> Seats:
    """The seats that some bits stand for, made up once."""
    found = _KNOWN.get(bits)
    if found is None:
        found = _KNOWN[bits] = tuple([seat for seat in range(len(BIT)) if bits & BIT[seat]])
    return found
