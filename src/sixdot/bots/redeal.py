"""Redeals: imaginary rounds that agree with everything one seat can know."""

from __future__ import annotations

from typing import Final

from sixdot.bots.playout import Evidence, Playout
from sixdot.game.families import new_round
from sixdot.game.kinds import BIT
from sixdot.game.native import i64
from sixdot.game.round import Round
from sixdot.game.shuffle import FastRandom
from sixdot.game.view import PHASES, seat_bits

READINGS: Final = 8
TRIES: Final = 12  # to deal a slot a card that is expected there
DEALS: Final = 4  # of one reading, to find a round that is likely


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
        evidence = self.playout.evidence(self.source)
        evidence.read(self.playout.view)
        return Template(game, _unseen(self.playout), evidence, self.playout.seat)

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
