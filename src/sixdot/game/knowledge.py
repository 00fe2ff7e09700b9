"""What a seat may know of a round of any game; each machine adds what is special to its game."""

from typing import Final, TypeVar

from sixdot.game.actions import Action
from sixdot.game.cards import Card
from sixdot.game.events import Cards
from sixdot.game.round import Round
from sixdot.game.view import DRAWN_PHASE, PHASES, View, no_such_seat, seats_in

ViewKind = TypeVar("ViewKind", bound=View)


Own = tuple[Cards, Card | None, tuple[Action, ...]]  # a hand, what was drawn, and what is legal
NOTHING_OWN: Final[Own] = ((), None, ())


def own_part(game: Round, seat: int) -> Own:
    """What is known to this seat alone."""
    if not 0 <= seat < game.players:
        raise no_such_seat(seat, game.players)
    drew = game.phase == DRAWN_PHASE and seat == game.turn and game.drawn >= 0
    hand = game.deck.named(game.hands[seat].cards())
    return hand, game.deck.cards[game.drawn] if drew else None, game.legal(seat)


def known_to(game: Round, seat: int | None, kind: type[ViewKind]) -> ViewKind:
    """The part of a seat's knowledge that is the same in every game."""
    hand, drawn, legal = own_part(game, seat) if seat is not None else NOTHING_OWN
    return kind(  # in the order of a View: by name it takes longer, and everybody is shown one at every move
        game.edition.id,
        game.edition.house,
        seat,
        game.players,
        seats_in(game.humans),
        seats_in(game.out),
        game.dealer,
        PHASES[game.phase],
        game.turn if game.turn >= 0 else None,
        "left" if game.direction > 0 else "right",
        tuple([hand.size for hand in game.hands]),
        len(game.pile),
        len(game.discard),
        game.deck.named(game.discard),
        seats_in(game.called),
        seats_in(game.exposed),
        game.votes.known() if game.votes.open else (),
        game.winner if game.winner >= 0 else None,
        game.blocked,
        hand,
        drawn,
        legal,
    )
