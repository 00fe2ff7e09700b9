"""What UNO cards do to the next player and to the hands: Draw Two, Skip and Reverse, stacks, swaps."""

from __future__ import annotations

from sixdot.game.cards import DRAW_TWO, SKIP, WILD, WILD_FOUR
from sixdot.game.events import HandsPassed, HandTaken, Stacked, Swapped, TurnBegan
from sixdot.game.fits import RANK_OF
from sixdot.game.hand import BIT
from sixdot.game.native import i64
from sixdot.game.phases import RESPOND_PHASE, STACK_PHASE, SWAP_PHASE
from sixdot.game.uno.table import UnoTable


def one_left(game: UnoTable, seat: i64, uno: bool) -> None:
    """U1: if UNO was not called with the play, the seat can be caught."""
    game.caught &= ~BIT[seat]
    if uno:
        game.called |= BIT[seat]
    else:
        game.exposed |= BIT[seat]


def act(game: UnoTable, seat: i64, card: i64) -> None:
    """T4, T5, P1-P3: what a special card does to the next player."""
    following: i64 = game.order[seat]
    rank = RANK_OF[card]
    if rank == DRAW_TWO or card == WILD_FOUR:
        _make_draw(game, seat, following, card)
    elif rank == SKIP:
        game.skip(following)
        game.begin(game.order[following])
    elif game.active == 2 and game.edition.reverse_skips:  # P1
        game.skip(following)
        game.begin(seat)
    else:
        game.turn_round()
        game.begin(game.order[seat])


def _make_draw(game: UnoTable, seat: i64, following: i64, card: i64) -> None:
    """A Draw Two or a Wild Draw Four has been played on the next player."""
    if game.stacking:
        game.pending += _makes_draw(game, card)
        game.turn = following
        game.phase = STACK_PHASE
        if game.log is not None:
            game.log.append(Stacked(following, game.pending))
            game.log.append(TurnBegan(following, "stack"))
    elif card == WILD_FOUR and game.edition.challenge:
        game.turn = following
        game.phase = RESPOND_PHASE
        if game.log is not None:
            game.log.append(TurnBegan(following, "respond"))
    else:
        game.draw_cards(following, _makes_draw(game, card), "draw-two" if card < WILD else "wild-four")
        game.skip(following)
        game.begin(game.order[following])


def _makes_draw(game: UnoTable, card: i64) -> i64:
    """T4, C5: how many cards a Draw Two or a Wild Draw Four makes the next player draw."""
    return game.edition.draw_two if card < WILD else game.edition.wild_four


def go_out(game: UnoTable, seat: i64, card: i64) -> None:
    """G1: the last card was played; if it makes the next player draw, that comes before the count."""
    owed = game.pending
    if card == WILD_FOUR or RANK_OF[card] == DRAW_TWO:
        owed += _makes_draw(game, card)
    game.pending = 0
    if owed:
        why = "stack" if game.stacking else "draw-two" if card < WILD else "wild-four"
        game.draw_cards(game.order[seat], owed, why)
    game.finish(seat)


def pick_up(game: UnoTable) -> bool:
    if game.phase != STACK_PHASE:
        return False
    seat = game.turn
    owed = game.pending
    game.pending = 0
    if game.turn_window:
        game.exposed = 0
    if game.edition.pickup_keeps_turn:
        game.draw_cards(seat, owed, "stack")
        game.begin(seat)
    else:
        lose_turn(game, seat, owed, "stack")
    return True


def lose_turn(game: UnoTable, seat: i64, cards: i64, why: str) -> None:
    game.draw_cards(seat, cards, why)
    game.skip(seat)
    game.begin(game.order[seat])


def move_hands(game: UnoTable, seat: i64, card: i64) -> None:
    """H3: a 7 swaps two hands, a 0 passes all hands on."""
    if RANK_OF[card] == 0:
        _hand_on(game)
        game.begin(game.order[seat])
    elif game.active == 2:
        _swap(game, seat, game.order[seat])
        game.begin(game.order[seat])
    else:
        game.turn = seat
        game.phase = SWAP_PHASE
        if game.log is not None:
            game.log.append(TurnBegan(seat, "swap"))


def choose_swap(game: UnoTable, target: i64) -> bool:
    if game.phase != SWAP_PHASE or target == game.turn or not game.is_seated(target):
        return False
    seat = game.turn
    _swap(game, seat, target)
    game.begin(game.order[seat])
    return True


def _swap(game: UnoTable, seat: i64, target: i64) -> None:
    hands = game.hands
    hands[seat], hands[target] = hands[target], hands[seat]
    if game.log is not None:
        game.log.append(Swapped(seat, target))
    _take_hand(game, seat)
    _take_hand(game, target)


def _hand_on(game: UnoTable) -> None:
    given = list(game.hands)
    seats = game.seated()
    for seat in seats:
        game.hands[game.order[seat]] = given[seat]
    if game.log is not None:
        game.log.append(HandsPassed("left" if game.direction > 0 else "right"))
    for seat in seats:
        _take_hand(game, seat)


def _take_hand(game: UnoTable, seat: i64) -> None:
    """A hand that has a new owner counts as neither called nor missed."""
    game.exposed &= ~BIT[seat]
    game.called &= ~BIT[seat]
    game.caught &= ~BIT[seat]
    if game.log is not None:
        game.log.append(HandTaken(seat, game.deck.named(game.hands[seat].cards())))
