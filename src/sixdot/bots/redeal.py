"""Redeals: imaginary rounds that agree with everything one seat can know."""

from __future__ import annotations

from typing import Final

from sixdot.bots.evidence import Evidence, read
from sixdot.game.actions import plays
from sixdot.game.cards import COLOURS, WILD, WILD_FOUR
from sixdot.game.dos import DosRound
from sixdot.game.edition import Edition
from sixdot.game.events import Matched, TurnBegan
from sixdot.game.fits import FITS, NAMED, NO_FACE
from sixdot.game.hand import BIT
from sixdot.game.native import i64
from sixdot.game.position import new_round, seat_bits
from sixdot.game.round import PHASES, TURN_PHASE, Round
from sixdot.game.shuffle import FastRandom
from sixdot.game.uno import UnoRound
from sixdot.game.view import View

READINGS: Final = 8
TRIES: Final = 12  # to deal a slot a card that is expected there
DOUBT: Final = 20  # of 256: how often a sign is not believed
BLUFFS: Final = 64  # of 256: how often somebody who could play another card would bluff


class Template:
    """A round with all cards that are known, the cards that are not, and the slots they go to."""

    __slots__ = ("avoided", "game", "not_in", "plain", "pool", "seats")

    def __init__(self, game: Round, pool: list[int], evidence: Evidence, own: int) -> None:
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

    def __init__(self, view: View, edition: Edition, source: FastRandom, readings: int = READINGS) -> None:
        assert view.seat is not None
        self.source = source
        self.dealt = 0
        self.plain: i64 = 0  # who plays plainly in the round dealt last
        self.bluffer: i64 = -1 if view.challenged is None else view.challenged
        self.named: i64 = -1 if view.colour is None else COLOURS.index(view.colour)
        self.exposed: i64 = seat_bits(view.catchable)
        self.called: i64 = seat_bits(view.announced)
        self.templates = [
            Template(
                _known(view, edition, source), _unseen(view, edition), read(view, edition, source, DOUBT), view.seat
            )
            for _ in range(readings)
        ]

    def deal(self) -> Round:
        """Another imaginary round."""
        template = self.templates[self.dealt % len(self.templates)]
        self.dealt += 1
        self.plain = template.plain
        for _ in range(4):
            game = self._fill(template)
            if self.bluffer < 0 or not isinstance(game, UnoRound):
                return game
            self._answerable(game)
            if not game.bluff or self.source.below(256) < BLUFFS:
                return game
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

    def _answerable(self, game: UnoRound) -> None:
        """The Wild Draw Four is played again, so that the round knows whether it was a bluff."""
        game.hands[self.bluffer].add(WILD_FOUR)
        game.apply(self.bluffer, plays[WILD_FOUR][self.named])
        game.exposed = self.exposed
        game.called = self.called


def _first_allowed(pool: list[int], not_in: i64, begin: i64) -> i64:
    """Where a card lies that is not ruled out, from a place on; that place if there is none."""
    size: i64 = len(pool)
    for step in range(size):
        place = (begin + step) % size
        if not BIT[pool[place]] & not_in:
            return place
    return begin


def _unseen(view: View, edition: Edition) -> list[int]:
    """The cards that are in no place this seat can see."""
    left = edition.deck.copies.copy()
    for card in view.hand:
        left[card.kind] -= 1
    for card in view.discards:
        left[card.kind] -= 1
    for row in view.centre:
        left[row.card.kind] -= 1
        for card in row.matched_with:
            left[card.kind] -= 1
    return [kind for kind, count in enumerate(left) for _ in range(count)]


def _known(view: View, edition: Edition, source: FastRandom) -> Round:
    assert view.seat is not None
    game = new_round(edition, view.players, view.dealer, source)
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
        game.hands[view.seat].add(card.kind)
    if isinstance(game, UnoRound):
        _lay_out_uno(game, view)
    elif isinstance(game, DosRound):
        _lay_out_dos(game, view)
    return game


def _lay_out_uno(game: UnoRound, view: View) -> None:
    game.pending = view.pending
    game.drawn = -1 if view.drawn is None else view.drawn.kind
    if view.challenged is not None:
        game.discard.pop()
        game.turn = view.challenged
        game.phase = TURN_PHASE
        _show(game, view.prior_colour)
    else:
        _show(game, view.colour)


def _show(game: UnoRound, colour: str | None) -> None:
    top = game.top
    if colour is None:
        game.face = NO_FACE
    else:
        game.face = top if 0 <= top < WILD else NAMED + COLOURS.index(colour)
    game.fit = FITS[game.face]


def _lay_out_dos(game: DosRound, view: View) -> None:
    game.centre = [row.card.kind for row in view.centre]
    game.matched = [[card.kind for card in row.matched_with] for row in view.centre]
    game.single_bonuses = view.single_bonuses
    game.double_bonuses = view.double_bonuses
    game.owed = view.owed
    game.others_draw = _double_matches(view)
    game.must_lay = view.phase == "lay" and view.single_bonuses + view.double_bonuses == 0


def _double_matches(view: View) -> int:
    """How many double colour matches have been made in this turn."""
    found = 0
    for event in reversed(view.heard):
        if isinstance(event, TurnBegan) and event.phase == "turn":
            break
        if isinstance(event, Matched) and event.bonus == "double":
            found += 1
    return max(found, view.double_bonuses)
