"""What a seat may know of a round of any game; each machine adds what is special to its game."""

from typing import TypeVar

from sixdot.game.round import Round
from sixdot.game.view import PHASES, View, seats_in

ViewKind = TypeVar("ViewKind", bound=View)


def known_to(game: Round, seat: int | None, kind: type[ViewKind]) -> ViewKind:
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
    )
