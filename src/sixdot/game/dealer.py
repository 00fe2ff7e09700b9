"""Who deals: the draw for the first dealer, and the dealers after that (S1-S4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sixdot.game.edition import Edition
from sixdot.game.shuffle import Source

Draw = tuple[int, int]  # seat, kind


def draw_for_dealer(edition: Edition, seats: Sequence[int], next_card: Callable[[], int]) -> tuple[int, list[Draw]]:
    """Everyone draws and the highest number deals; ties draw again. Returns the dealer and every card drawn."""
    cards = edition.deck.cards
    draws: list[Draw] = []
    left = list(seats)
    while len(left) > 1:
        numbers: dict[int, int] = {}
        waiting = list(left)
        while waiting:  # S2: pass by pass, lowest seat first, until everyone has a number
            again: list[int] = []
            for seat in waiting:
                kind = next_card()
                draws.append((seat, kind))
                number = cards[kind].number if cards[kind].colour is not None else None
                if number is None and edition.blank_redraws:
                    again.append(seat)
                else:
                    numbers[seat] = 0 if number is None else number
            waiting = again
        highest = max(numbers.values())
        left = [seat for seat in left if numbers[seat] == highest]
    return left[0], draws


def pack_of(edition: Edition, source: Source) -> Callable[[], int]:
    """A shuffled pack to draw from; when it runs out, a full pack is shuffled again."""
    pack: list[int] = []

    def next_card() -> int:
        if not pack:
            pack.extend(edition.deck.full())
            source.shuffle(pack)
        return pack.pop()

    return next_card


def next_present(seat: int, seats: Sequence[int], players: int) -> int:
    """The next seat to the left that is still playing."""
    following = (seat + 1) % players
    while following not in seats:
        following = (following + 1) % players
    return following


def dealer_after(edition: Edition, dealer: int, winner: int | None, seats: Sequence[int], players: int) -> int | None:
    """Who deals the next round, among those still playing; None if they draw for it."""
    if edition.next_dealer == "drawn":
        return None
    if edition.next_dealer == "winner":
        found = dealer if winner is None else winner
        return found if found in seats else next_present(found, seats, players)
    return next_present(dealer, seats, players)
