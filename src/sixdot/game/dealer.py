"""Who deals first: all draw a card, and the highest number deals (S1-S3)."""

from collections.abc import Iterator, Sequence

from sixdot.game.cards import Card
from sixdot.game.edition import Edition
from sixdot.game.shuffle import Source

Draw = tuple[int, Card]  # who drew it


def draw_for_dealer(edition: Edition, seats: Sequence[int], pack: Iterator[int]) -> tuple[int, list[Draw]]:
    """S1-S3: all draw and the highest number deals; ties draw again. Returns the dealer and every card drawn."""
    draws: list[Draw] = []
    left = list(seats)
    while len(left) > 1:
        numbers: dict[int, int] = {}
        waiting = list(left)
        while waiting:  # S2: pass by pass, lowest seat first, until everyone has a number
            again: list[int] = []
            for seat in waiting:
                card = edition.deck.cards[next(pack)]
                draws.append((seat, card))
                number = card.number if card.colour is not None else None
                if number is None and edition.blank_redraws:
                    again.append(seat)
                else:
                    numbers[seat] = 0 if number is None else number
            waiting = again
        highest = max(numbers.values())
        left = [seat for seat in left if numbers[seat] == highest]
    return left[0], draws


def shuffled_packs(edition: Edition, source: Source) -> Iterator[int]:
    """The cards of a shuffled pack; when it runs out, of a full one that is shuffled again."""
    while True:
        pack = edition.deck.full()
        source.shuffle(pack)
        yield from reversed(pack)
