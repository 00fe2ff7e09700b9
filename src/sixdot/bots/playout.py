"""Playouts: imaginary rounds of one family, laid out from a View, dealt what is hidden, and played on by habit.

Evidence is what one seat can work out about the cards of the others from all it has heard since the deal. A hand is a
list of slots. A slot is a card that is known, or one of which some kinds are ruled out. Nobody knows which slot a
played card came from, so chance decides, and chance decides who plays plainly (the highest points first, wilds last):
several readings of the same evidence differ in that. Each family adds what its own events give away.

Where a playout stops, the outlook says how likely each seat is to win, from tables fitted to many rounds.
"""

from collections.abc import Sequence
from math import exp
from pkgutil import get_data
from typing import Final

from sixdot.game.cards import Card
from sixdot.game.edition import Edition
from sixdot.game.events import Dealt, Drew, Event, HandDealt, WentAway
from sixdot.game.families import new_round
from sixdot.game.kinds import BIT
from sixdot.game.native import i64
from sixdot.game.round import Round
from sixdot.game.shuffle import FastRandom, Source
from sixdot.game.view import PHASES, View, seat_bits

ANYTHING: Final = 0  # nothing is ruled out
PLAINLY: Final = 160  # of 256: how many players are taken to play plainly
DOUBT: Final = 20  # of 256: how often a sign is not believed that the rules do not force
TURNS: Final[list[int]] = [4, 5]  # how far a round is played on: two players, more
LONGEST: Final = 400  # steps of one playing on
MOST: Final = 10  # larger hands count as this large
BURDEN: Final = 0.1  # but for this much a card
READINGS: Final = 8
TRIES: Final = 12  # to deal a slot a card that is expected there
DEALS: Final = 4  # of one reading, to find a round that is likely


class Slot:
    """One hidden card: its kind if that is known (else -1), the kinds ruled out (as bits), and those not expected."""

    __slots__ = ("kind", "not_in", "unlikely")

    def __init__(self, kind: int, not_in: i64) -> None:
        self.kind = kind
        self.not_in: i64 = not_in
        self.unlikely: i64 = ANYTHING

    def allows(self, kind: i64) -> bool:
        return self.kind == kind or (self.kind < 0 and not self.not_in & BIT[kind])


def slots_of(cards: Sequence[Card] | None, count: int) -> list[Slot]:
    """For cards that are known, or for so many that are not."""
    kinds = [-1] * count if cards is None else [card.kind for card in cards]
    return [Slot(kind, ANYTHING) for kind in kinds]


class Evidence:
    """One reading of what a seat has heard."""

    def __init__(self, edition: Edition, players: int, seat: int, source: Source) -> None:
        self.edition = edition
        self.seat = seat
        self.source = source
        self.slots: list[list[Slot]] = [[] for _ in range(players)]
        self.plain: list[bool] = [source.below(256) < PLAINLY for _ in range(players)]
        self.dealt = 0

    def read(self, view: View) -> None:
        """Hear everything the seat of a View has heard."""
        for event in view.heard:
            self.hear(event)
        for seat, count in enumerate(view.counts):  # a View may come without all that was heard
            hand = self.slots[seat]
            self.slots[seat] = hand[:count] + slots_of(None, count - len(hand))

    def hear(self, event: Event) -> None:
        if isinstance(event, Drew):
            self._drew(event)
        elif isinstance(event, HandDealt):
            self.slots[event.seat] = slots_of(event.cards, self.dealt)
        elif isinstance(event, Dealt):
            self.dealt = event.size
        elif isinstance(event, WentAway) and event.folded:
            self.slots[event.seat] = []

    def _drew(self, event: Drew) -> None:
        self.slots[event.seat].extend(slots_of(event.cards, event.count))

    def doubts(self) -> bool:
        """Whether a sign is not believed this time."""
        return self.source.below(256) < DOUBT

    def remove(self, seat: int, kind: i64) -> None:
        """A card left a hand: the slot known to be it, or one that allows it."""
        hand = self.slots[seat]
        able = [slot for slot in hand if slot.kind == kind]
        if not able:
            able = [slot for slot in hand if slot.allows(kind) and not slot.unlikely & BIT[kind]]
        if not able:
            self.plain[seat] = False
            able = [slot for slot in hand if slot.allows(kind)] or [slot for slot in hand if slot.kind < 0] or hand
        if able:
            hand.remove(able[self.source.below(len(able))])


def tables_of(family: str) -> list[list[float]]:
    """What bench/outlook.py has fitted: in hundredths, a line per size of hand, an empty line between two tables."""
    text = (get_data(f"sixdot.bots.{family}", "outlook.txt") or b"").decode()
    tables = [table.splitlines()[1:] for table in text.split("\n\n")]
    return [[int(cell) / 100 for row in rows for cell in row.split()] for rows in tables]


class Outlook:
    """The tables of one family, one for each number of players; each family knows which cells speak of a seat."""

    def __init__(self, family: str, width: int, stays: list[int]) -> None:
        self.tables = tables_of(family)
        self.width = width  # cells for one size of hand
        self.stays = stays  # of 100: how much of a hand's points will count when one with so many cards goes out

    def table(self, active: i64) -> list[float]:
        """The table for so many players."""
        raise NotImplementedError

    def cells(self, game: Round, seat: i64, distance: i64) -> list[int]:
        """The cells of the table that speak of a seat, so many turns away from the player in turn."""
        raise NotImplementedError

    def chances(self, game: Round) -> list[float]:
        """For each seat its chance to win the round; the seat in turn is about to play."""
        table = self.table(game.active)
        found = [0.0] * game.players
        total = 0.0
        seat: i64 = game.turn
        for distance in range(game.active):
            worth = 0.0
            for cell in self.cells(game, seat, distance):
                worth += table[cell]
            extra = game.hands[seat].size - MOST
            if extra > 0:
                worth -= BURDEN * float(extra)
            weight = exp(worth)
            found[seat] = weight
            total += weight
            seat = game.order[seat]
        return [weight / total for weight in found]


class Playout:
    """What one decision needs to know of its family; `view` is the View of the seat that decides."""

    def __init__(self, view: View, edition: Edition, outlook: Outlook, evidence: type[Evidence]) -> None:
        assert view.seat is not None
        self.view = view
        self.edition = edition
        self.outlook = outlook
        self.evidence = evidence
        self.seat: i64 = view.seat
        self.seated = view.players - len(view.passed_over)
        self.turns: i64 = TURNS[0 if self.seated == 2 else 1]

    def seen(self) -> list[Card]:
        """The cards that lie where this seat can see them, its hand among them."""
        return [*self.view.hand, *self.view.discards]

    def lay_out(self, game: Round) -> None:
        """Put on the table what only this family's View shows."""
        raise NotImplementedError

    def is_likely(self, game: Round, source: FastRandom) -> bool:
        """Make a dealt round complete, and say whether it is likely enough to be played on."""
        return True

    def play_on(self, game: Round, plain: i64, look_cost: i64) -> i64:
        """Let everybody play by habit for some turns, those seats (bits) plainly.

        Returns the steps that took, and what a look at the table costs where the turns have run out.
        """
        raise NotImplementedError


# Redeals: imaginary rounds that agree with everything one seat can know


class Template:
    """A round with all cards that are known, the cards that are not, and the slots they go to."""

    __slots__ = ("avoided", "game", "not_in", "plain", "pool", "seats")

    def __init__(self, game: Round, pool: list[int], evidence: Evidence, own: i64) -> None:
        self.game = game
        self.pool = pool
        self.plain: i64 = seat_bits([seat for seat, plain in enumerate(evidence.plain) if plain and seat != own])
        hidden: list[tuple[int, int, int, int]] = []
        for seat, slots in enumerate(evidence.slots):
            if seat == own:
                continue
            for slot in slots:
                if slot.kind >= 0 and slot.kind in pool:
                    pool.remove(slot.kind)
                    game.hands[seat].add(slot.kind)
                else:
                    narrow: int = slot.not_in | slot.unlikely
                    hidden.append((-narrow.bit_count(), seat, narrow, slot.not_in))
        hidden.sort()  # the narrowest first
        self.seats: list[int] = [seat for _, seat, _, _ in hidden]
        self.avoided: list[int] = [avoided for _, _, avoided, _ in hidden]
        self.not_in: list[int] = [ruled_out for _, _, _, ruled_out in hidden]


class Redealer:
    """Deals what is hidden from a View, again and again."""

    def __init__(self, playout: Playout, source: FastRandom) -> None:
        self.playout = playout
        self.source = source
        self.dealt = 0
        self.plain: i64 = 0  # who plays plainly in the round dealt last
        self.templates = [self._read() for _ in range(READINGS)]

    def _read(self) -> Template:
        """One reading of the evidence."""
        game = _known(self.playout, self.source)
        view, own = self.playout.view, self.playout.seat
        evidence = self.playout.evidence(self.playout.edition, view.players, own, self.source)
        evidence.read(view)
        return Template(game, _unseen(self.playout), evidence, own)

    def deal(self) -> Round:
        """Another imaginary round."""
        template = self.templates[self.dealt % len(self.templates)]
        self.dealt += 1
        self.plain = template.plain
        for _ in range(DEALS):
            game = self._fill(template)
            if self.playout.is_likely(game, self.source):
                break
        return game

    def _fill(self, template: Template) -> Round:
        game = template.game.copy()
        pool = template.pool.copy()
        source = self.source
        hands = game.hands
        size: i64 = len(pool)
        for index, seat in enumerate(template.seats):
            avoided: i64 = template.avoided[index]
            place = source.below(size)
            kind: i64 = pool[place]
            tries: i64 = 0
            while BIT[kind] & avoided:
                tries += 1
                if tries > TRIES:
                    place = _first_allowed(pool, template.not_in[index], place)
                    kind = pool[place]
                    break
                place = source.below(size)
                kind = pool[place]
            size -= 1
            pool[place] = pool[size]
            pool.pop()
            hands[seat].add(kind)
        game.pile = pool
        game.source = source.copy()
        return game


def _first_allowed(pool: list[int], not_in: i64, begin: i64) -> i64:
    """The first place from `begin` on with a card that is not ruled out; `begin` itself if there is none."""
    size: i64 = len(pool)
    for step in range(size):
        place = (begin + step) % size
        if not BIT[pool[place]] & not_in:
            return place
    return begin


def _unseen(playout: Playout) -> list[int]:
    """The cards that are in no place this seat can see."""
    left = playout.edition.deck.copies.copy()
    for card in playout.seen():
        left[card.kind] -= 1
    return [kind for kind, count in enumerate(left) for _ in range(count)]


def _known(playout: Playout, source: FastRandom) -> Round:
    """A round with everything the View shows, and nothing else."""
    view = playout.view
    game = new_round(playout.edition, view.players, view.dealer, source)
    game.loose = True
    game.humans = 0
    game.sit_down(seat_bits(view.passed_over))
    game.direction = 1 if view.direction == "left" else -1
    game.order = game.left_of if view.direction == "left" else game.right_of
    game.discard = [card.kind for card in view.discards]
    game.exposed = seat_bits(view.catchable)
    game.called = seat_bits(view.announced)
    game.turn = -1 if view.turn is None else view.turn
    game.phase = PHASES.index(view.phase)
    for card in view.hand:
        game.hands[playout.seat].add(card.kind)
    playout.lay_out(game)
    return game
