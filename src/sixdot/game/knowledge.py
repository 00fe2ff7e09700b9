"""What a seat may know of a round of any game; each machine adds what is special to its game."""

from __future__ import annotations

from typing import TypeVar

from sixdot.game.events import Event
from sixdot.game.round import Round
from sixdot.game.view import OVER_PHASE, PHASES, Standing, View, seats_in

ViewKind = TypeVar("ViewKind", bound=View)


def known_to(
    game: Round, seat: int | None, standing: Standing, heard: tuple[Event, ...], kind: type[ViewKind]
) -> ViewKind:
    """The part of a seat's knowledge that is the same in every game."""
    own = seat is not None and 0 <= seat < game.players
    return kind(
        edition=game.edition.id,
        house=game.edition.house,
        seat=seat,
        players=game.players,
        people=seats_in(game.humans),
        passed_over=seats_in(game.out),
        dealer=game.dealer,
        phase=PHASES[game.phase],
        turn=game.turn if game.turn >= 0 else None,
        direction="left" if game.direction > 0 else "right",
        counts=tuple([hand.size for hand in game.hands]),
        draw_count=len(game.pile),
        discard_count=len(game.discard),
        discards=game.deck.named(game.discard),
        announced=seats_in(game.called),
        catchable=seats_in(game.exposed),
        votes=game.votes.known() if game.votes.open else (),
        winner=game.winner if game.winner >= 0 else None,
        blocked=game.blocked,
        hand=game.deck.named(game.hands[seat].cards()) if own and seat is not None else (),
        drawn=None,
        legal=game.legal(seat) if own and seat is not None else (),
        round=standing.round,
        scores=standing.scores,
        teams=standing.teams,
        couples=standing.couples,
        partners=tuple([mate for pair in standing.couples if seat in pair for mate in pair if mate != seat]),
        scoring=standing.scoring,
        target=standing.target,
        winners=standing.winners,
        heard=heard,
    )


def common_facts(game: Round) -> dict[str, object]:
    """What everyone can see on the table of any game."""
    over = game.phase == OVER_PHASE
    return {
        "turn": None if game.turn < 0 else int(game.turn),
        "phase": PHASES[game.phase],
        "direction": "left" if game.direction > 0 else "right",
        "draw_count": len(game.pile),
        "discard_count": len(game.discard),
        "round_winner": int(game.winner) if over and game.winner >= 0 else None,
        "dealer": int(game.dealer),
        "blocked": game.blocked,
    }


def common_state(game: Round) -> tuple[object, ...]:
    """Everything that makes up a round of any game, for comparing rounds."""
    hands = tuple([tuple(hand.cards()) for hand in game.hands])
    return (
        game.edition.id, game.edition.house, game.players, game.dealer, game.source.state_text(), hands,
        tuple(game.pile), tuple(game.discard), game.out, game.humans, game.exposed, game.called, game.caught,
        game.votes.state(), game.direction, game.turn, game.phase, game.winner, game.blocked, tuple(game.order),
    )  # fmt: skip
