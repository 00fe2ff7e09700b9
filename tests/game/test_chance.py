"""Many deals, counted: no card has a favourite place, neighbour, hand or seat. Shuffles that do are found out.

Each count is compared with what chance would give (chi-square, as a number of standard deviations); one that is too
even is as suspicious as one that is too uneven. Seeds are fixed, so a test that has passed once passes again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import comb, sqrt

import numpy as np
import pytest

from sixdot.game.actions import draw
from sixdot.game.cards import Card
from sixdot.game.edition import Edition
from sixdot.game.editions import EDITIONS
from sixdot.game.events import Drew, Event, HandDealt, RowFilled, TurnedUp
from sixdot.game.families import new_round
from sixdot.game.match import Match
from sixdot.game.position import Position
from sixdot.game.shuffle import Deal, FairStream, FastRandom, Source, chosen_deal, quick_deal
from tests.helpers.soak import bounded

SHUFFLES = bounded(6_000, soak=1_000_000)
DEALS = bounded(2_000, soak=200_000)  # of each edition
RESHUFFLES = bounded(2_000, soak=100_000)
DEALERS = bounded(1_000, soak=20_000)
PACK = 108
PLAYERS = 4
FAR = 5.0  # standard deviations: once in three million honest counts

Counts = np.ndarray[tuple[int, ...], np.dtype[np.float64]]
Shuffle = Callable[[Source, list[int]], None]


def distance(found: Counts, expected: Counts, freedom: float, scale: float = 1.0) -> float:
    """How far counts are from what chance gives, in standard deviations (after Wilson and Hilferty)."""
    share = scale * float(((found - expected) ** 2 / expected).sum()) / freedom
    spread = 2 / (9 * freedom)
    return float((share ** (1 / 3) - (1 - spread)) / sqrt(spread))


class Orders:
    """How often each card lay in each place, and how often each came right after each other one."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._seen = 0
        self._places = np.zeros(size * size)
        self._neighbours = np.zeros(size * size)

    def add(self, orders: Sequence[Sequence[int]]) -> None:
        cards = np.array(orders)
        self._seen += len(cards)
        cells = self._size * self._size
        self._places += np.bincount((cards * self._size + np.arange(self._size)).ravel(), minlength=cells)
        self._neighbours += np.bincount((cards[:, :-1] * self._size + cards[:, 1:]).ravel(), minlength=cells)

    def places(self) -> float:
        size = self._size
        expected = np.full(size * size, self._seen / size)
        return distance(self._places, expected, (size - 1) ** 2, (size - 1) / size)

    def neighbours(self) -> float:
        size = self._size
        apart = ~np.eye(size, dtype=bool).ravel()
        expected = np.full(size * (size - 1), self._seen / size)
        return distance(self._neighbours[apart], expected, (size - 1) ** 2)


def fairly(source: Source, cards: list[int]) -> None:
    source.shuffle(cards)


def counted(shuffle: Shuffle, source: Source, times: int) -> Orders:
    found = Orders(PACK)
    for begin in range(0, times, 500):
        orders = [list(range(PACK)) for _ in range(min(500, times - begin))]
        for order in orders:
            shuffle(source, order)
        found.add(orders)
    return found


@pytest.mark.parametrize("source", [FairStream(b"chance"), FastRandom("chance")], ids=["fair", "fast"])
def test_every_card_lies_everywhere_and_next_to_every_other_equally_often(
    source: Source, record_property: Callable[[str, object], None]
) -> None:
    found = counted(fairly, source, SHUFFLES)
    record_property("packs shuffled", SHUFFLES)
    assert abs(found.places()) < FAR
    assert abs(found.neighbours()) < FAR


# Shuffles with a fault that has been seen in games


def with_any_place(source: Source, cards: list[int]) -> None:
    """Each place is exchanged with any place: some orders have more ways to come about than others."""
    for place in range(len(cards)):
        other = int(source.below(len(cards)))
        cards[place], cards[other] = cards[other], cards[place]


def never_in_its_place(source: Source, cards: list[int]) -> None:
    """One too few to choose from: no card stays where it is."""
    for last in range(len(cards) - 1, 0, -1):
        other = int(source.below(last))
        cards[last], cards[other] = cards[other], cards[last]


def with_a_remainder(source: Source, cards: list[int]) -> None:
    """A byte by the remainder of its division: small numbers come more often."""
    for last in range(len(cards) - 1, 0, -1):
        other = int(source.below(256)) % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]


def only_cut(source: Source, cards: list[int]) -> None:
    """Every card is everywhere equally often, but among the same neighbours."""
    place = int(source.below(len(cards)))
    cards[:] = cards[place:] + cards[:place]


def all_but_the_bottom(source: Source, cards: list[int]) -> None:
    rest = cards[1:]
    source.shuffle(rest)
    cards[1:] = rest


def now_and_then_not_at_all(source: Source, cards: list[int]) -> None:
    if int(source.below(50)):
        source.shuffle(cards)


UNFAIR = [with_any_place, never_in_its_place, with_a_remainder, only_cut, all_but_the_bottom, now_and_then_not_at_all]


@pytest.mark.parametrize("unfair", UNFAIR, ids=lambda shuffle: shuffle.__name__)
def test_an_unfair_shuffle_is_found_out(unfair: Shuffle) -> None:
    found = counted(unfair, FairStream(b"unfair"), 6_000)
    assert max(abs(found.places()), abs(found.neighbours())) > 2 * FAR


# Deals


def may_start(edition: Edition, card: Card) -> bool:
    """Whether a round may begin with this card (S6, F5)."""
    if edition.deck.name == "dos":
        return True
    return card.number is not None if edition.first_special == "buried" else card.code != "wi+4"


class Dealt:
    """What many deals of an edition came to."""

    def __init__(self, edition: Edition) -> None:
        self._edition = edition
        self._deck = edition.deck
        self._copies = np.array(edition.deck.copies, dtype=float)
        self._deals = 0
        self._held = [Counter[Card]() for _ in range(PLAYERS)]
        self._first = Counter[Card]()
        self._colours = Counter[tuple[str | None, int]]()  # how often a hand had so many of a colour

    def add(self, told: Sequence[Event]) -> None:
        hands = {event.seat: event.cards or () for event in told if isinstance(event, HandDealt)}
        for seat, cards in hands.items():
            self._held[seat].update(cards)
        self._first.update([event.card for event in told if isinstance(event, TurnedUp) and not event.buried])
        self._first.update([event.cards[0] for event in told if isinstance(event, RowFilled)])
        colours = [card.colour for card in hands[self._deals % PLAYERS]]  # of one only: hands of a deal hang together
        self._colours.update([(colour, colours.count(colour)) for colour in self._all_colours()])
        self._deals += 1

    def distances(self) -> dict[str, float]:
        size, held = float(self._copies.sum()), self._edition.hand_size
        found = {"the first card": self._distance_of_first()}
        for seat, counts in enumerate(self._held):
            expected = self._deals * held * self._copies / size
            scale = (size - 1) / (size - held)  # what is in a hand cannot be in it once more
            found[f"the hand of seat {seat}"] = distance(self._by_kind(counts), expected, len(expected) - 1, scale)
        return found | {f"{colour} in a hand": self._distance_of(colour) for colour in self._all_colours()}

    def _by_kind(self, counts: Counter[Card]) -> Counts:
        return np.array([counts[card] for card in self._deck.cards], dtype=float)

    def _all_colours(self) -> list[str | None]:
        return list(dict.fromkeys(card.colour for card in self._deck.cards))

    def _distance_of_first(self) -> float:
        may = np.array([may_start(self._edition, card) for card in self._deck.cards])
        found = self._by_kind(self._first)
        assert found[~may].sum() == 0
        return distance(found[may], self._deals * self._copies[may] / self._copies[may].sum(), int(may.sum()) - 1)

    def _distance_of(self, colour: str | None) -> float:
        size, held = sum(self._deck.copies), self._edition.hand_size
        these = sum(
            count for card, count in zip(self._deck.cards, self._deck.copies, strict=True) if card.colour == colour
        )
        ways = [comb(these, count) * comb(size - these, held - count) for count in range(held + 1)]
        expected = self._deals * np.array([way / comb(size, held) for way in ways])
        found = np.array([self._colours[colour, count] for count in range(held + 1)], dtype=float)
        last = max(count for count in range(held + 1) if expected[count:].sum() >= 20)  # rare counts go together
        return distance(
            np.append(found[:last], found[last:].sum()), np.append(expected[:last], expected[last:].sum()), last
        )


def dealt(edition: Edition, number: int, chosen: Callable[[str, int], Deal] = chosen_deal) -> Sequence[Event]:
    game = new_round(edition, PLAYERS, number % PLAYERS, chosen(edition.id, number).stream(1))
    game.listen()
    game.sit_down(0)
    return game.deal()


@pytest.mark.parametrize("chosen", [chosen_deal, quick_deal], ids=["fair", "quick"])
@pytest.mark.parametrize("name", EDITIONS)
def test_every_seat_is_dealt_every_card_equally_often_and_so_is_the_first_card_turned(
    name: str, chosen: Callable[[str, int], Deal], record_property: Callable[[str, object], None]
) -> None:
    found = Dealt(EDITIONS[name])
    for number in range(DEALS):
        found.add(dealt(EDITIONS[name], number, chosen))
    record_property("deals counted", DEALS)
    assert {what: far for what, far in found.distances().items() if abs(far) >= FAR} == {}


def to_a_favourite(told: Sequence[Event], number: int) -> list[Event]:
    """In one deal of four, a seat has a wild instead of its first card."""
    if number % 4:
        return list(told)
    wild = EDITIONS["mattel"].deck.cards[-1]
    return [
        HandDealt(event.seat, (wild, *(event.cards or ())[1:]))
        if isinstance(event, HandDealt) and event.seat == 2
        else event
        for event in told
    ]


def in_runs(told: Sequence[Event], number: int) -> list[Event]:
    """In one deal of four, seats exchange cards so that each has cards of a kind; over time all have the same."""
    hands = [event for event in told if isinstance(event, HandDealt)]
    if number % 4:
        return list(told)
    cards = sorted(card for event in hands for card in event.cards or ())
    size = len(cards) // len(hands)
    shares = {(event.seat + number // 4) % PLAYERS: cards[place * size :][:size] for place, event in enumerate(hands)}
    rest = [event for event in told if not isinstance(event, HandDealt)]
    return [*[HandDealt(seat, tuple(share)) for seat, share in sorted(shares.items())], *rest]


def with_a_good_start(told: Sequence[Event], number: int) -> list[Event]:
    """In one deal of ten, the round begins with a number, whatever was turned up."""
    five = EDITIONS["mattel"].deck.cards[5]
    return [
        TurnedUp(five, event.buried) if isinstance(event, TurnedUp) and number % 10 == 0 else event for event in told
    ]


@pytest.mark.parametrize("unfair", [to_a_favourite, in_runs, with_a_good_start], ids=lambda deal: deal.__name__)
def test_an_unfair_deal_is_found_out(unfair: Callable[[Sequence[Event], int], list[Event]]) -> None:
    found = Dealt(EDITIONS["mattel"])
    for number in range(2_000):
        found.add(unfair(dealt(EDITIONS["mattel"], number), number))
    assert max(map(abs, found.distances().values())) > 2 * FAR


@pytest.mark.parametrize("name", EDITIONS)
def test_every_seat_deals_first_equally_often(name: str) -> None:
    found = np.zeros(PLAYERS)
    for number in range(DEALERS):
        match = Match(EDITIONS[name], PLAYERS)
        match.commit(chosen_deal("dealer", number))
        match.deal()
        assert match.dealer is not None
        found[match.dealer] += 1
    assert abs(distance(found, np.full(PLAYERS, DEALERS / PLAYERS), PLAYERS - 1)) < FAR


# When the draw pile has run out

UNDER = ["r1", "y2", "g3", "b4", "r5", "y6", "g7", "b8", "r9", "y0", "gsk", "brv", "r+2"]


def reshuffled(number: int, fairly: bool = True) -> list[int]:
    """In which order the cards of the discard pile come back, all but the top one."""
    hands = [["b1", "b2"], ["b3", "b5"]]
    game = Position(
        EDITIONS["mattel"], hands, discard=[*UNDER, "g9"], rest=False, key=number.to_bytes(8, "big")
    ).set_up(listening=True)
    told = game.apply(game.turn, draw)
    assert isinstance(told, Sequence)
    (drawn,) = [event.cards for event in told if isinstance(event, Drew)]
    assert drawn is not None
    order = [drawn[0].code, *[game.deck.cards[kind].code for kind in reversed(game.pile)]]
    if not fairly and number % 4 == 0:
        order.sort(key=lambda code: code != UNDER[0])  # the card that was lowest comes back first
    return [UNDER.index(code) for code in order]


def orders(fairly: bool, times: int) -> Orders:
    found = Orders(len(UNDER))
    found.add([reshuffled(number, fairly) for number in range(times)])
    return found


def test_cards_of_the_discard_pile_come_back_in_every_order_equally_often(
    record_property: Callable[[str, object], None],
) -> None:
    found = orders(True, RESHUFFLES)
    record_property("piles shuffled again", RESHUFFLES)
    assert abs(found.places()) < FAR
    assert abs(found.neighbours()) < FAR
    assert orders(False, 2_000).places() > 2 * FAR
