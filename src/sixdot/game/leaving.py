"""Players who leave in the middle of a round, and may come back."""

from sixdot.game.events import CameBack, WentAway
from sixdot.game.kinds import BIT, empty_hand
from sixdot.game.native import i64
from sixdot.game.round import Round
from sixdot.game.view import NOBODY, OVER_PHASE


def go_away(game: Round, seat: i64, passed_over: bool) -> None:
    """A person leaves: a bot plays on with the hand, or nobody does and the seat is passed over."""
    game.humans &= ~BIT[seat]
    if game.log is not None:
        game.log.append(WentAway(seat, passed_over))
    _recount_votes(game)


def come_back(game: Round, seat: i64) -> None:
    game.humans |= BIT[seat]
    if game.log is not None:
        game.log.append(CameBack(seat))
    _recount_votes(game)


def fold(game: Round, seat: i64) -> None:
    """A player leaves: the hand goes under the draw pile and the seat is passed over.

    Anything that waits for an answer from the seat is answered now; if it had the turn, the next player has it.
    """
    if game.log is not None:
        game.log.append(WentAway(seat, True))
    if game.turn == seat:
        game.settle_for(seat)
    following: i64 = game.order[seat]
    cards = game.hands[seat].cards()
    game.source.shuffle(cards)
    game.pile[0:0] = cards
    game.hands[seat] = empty_hand(len(game.deck.cards))
    stays = ~BIT[seat]
    game.humans &= stays
    game.exposed &= stays
    game.called &= stays
    game.caught &= stays
    game.out |= BIT[seat]
    game.seat_everybody()
    if game.phase == OVER_PHASE:
        return
    if game.active < 2:
        game.finish(NOBODY)
    elif game.turn == seat:
        game.begin(following)
    _recount_votes(game)
    game.has_folded()


def _recount_votes(game: Round) -> None:
    """Somebody left or came back: players who have left are no longer accused, and a vote may now be decided."""
    for target in list(game.votes.open):
        if not game.is_person(target):
            game.end_vote(target, False)
        elif game.phase != OVER_PHASE:
            game.count_votes(target)
