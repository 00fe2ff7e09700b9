"""The DOS round.

A turn (O1): match cards of the centre row by number, with one card or with two that add up (O2), or draw one and
then match or not. A player who draws and makes no match lays a card in the row (O3). Each match of number and colour
earns a bonus (O4-O6). At the end of the turn (O7), matched cards are discarded, the row is refilled, bonus cards are
laid, the others draw for double colour matches, and last of all the player draws any penalty that is owed (O13).
A hand of exactly two cards must be called (O10).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from sixdot.game.actions import DONE, DOS, DRAW, LAY, MATCH, NOLAY, Action, done, dos, draw, lays, nolay
from sixdot.game.cards import Card
from sixdot.game.dos import matching
from sixdot.game.edition import Edition
from sixdot.game.events import CalledDos, Cards, Cleared, Laid, LayDeclined, Matched, RowFilled
from sixdot.game.kinds import BIT
from sixdot.game.knowledge import known_to
from sixdot.game.native import i64
from sixdot.game.options import SetupError
from sixdot.game.refusal import RefusalReason
from sixdot.game.round import Round
from sixdot.game.shuffle import Source
from sixdot.game.values import FrozenValue
from sixdot.game.view import DRAWN_PHASE, LAY_PHASE, OVER_PHASE, TURN_PHASE, View


@dataclass(frozen=True)
class RowCard(FrozenValue):
    """A card of the DOS centre row, and what has been played on it in this turn."""

    card: Card
    matched_with: Cards


@dataclass
class DosView(View):
    """What a seat may know of a round of DOS."""

    centre: tuple[RowCard, ...] = ()
    single_bonuses: int = 0
    double_bonuses: int = 0
    owed: int = 0


@final
class DosRound(Round):
    __slots__ = ("centre", "double_bonuses", "matched", "must_lay", "others_draw", "owed", "single_bonuses")

    def __init__(self, edition: Edition, players: int, dealer: int, source: Source) -> None:
        super().__init__(edition, players, dealer, source)
        self.centre: list[int] = []
        self.matched: list[list[int]] = []  # for each card of the row, what lies on it in this turn
        self.single_bonuses: i64 = 0  # bonuses not yet laid or declined
        self.double_bonuses: i64 = 0
        self.others_draw: i64 = 0  # double colour matches of this turn
        self.must_lay = False  # drew and made no match
        self.owed: i64 = 0  # penalty cards to be drawn at the end of the turn

    def _start(self) -> None:
        self._refill()
        self.begin(self.left_of[self.dealer])

    def resume(self, first: int, colour: str | None, centre: list[int] | None) -> None:
        """Go on from a given centre row: the player on the dealer's left has the turn."""
        if first >= 0:
            raise SetupError("this game has a centre row and no first card")
        if centre is None:
            raise SetupError("a position of this game needs a centre row (S6)")
        self.centre = list(centre)
        self.matched = [[] for _ in centre]
        for seat in range(self.players):
            self._recount(seat, -1)
        self.begin(self.left_of[self.dealer])

    def _refill(self) -> None:
        filled: list[Card] = []
        while len(self.centre) < self.edition.row_size:
            card = self._take()
            if card < 0:
                break
            self.centre.append(card)
            self.matched.append([])
            filled.append(self.deck.cards[card])
        if filled and self.log is not None:
            self.log.append(RowFilled(tuple(filled)))

    # Legal moves

    def moves(self) -> tuple[Action, ...]:
        phase = self.phase
        if phase == LAY_PHASE:
            found = [lays[kind] for kind in self.hands[self.turn].kinds()]
            if self._may_decline():
                found.append(nolay)
            return tuple(found)
        if phase != TURN_PHASE and phase != DRAWN_PHASE:
            return ()
        open_kinds = sorted({card for card, on in zip(self.centre, self.matched, strict=True) if not on})
        found = list(matching.matches(open_kinds, self.hands[self.turn]))
        found.append(done if phase == DRAWN_PHASE or self._has_matched() else draw)
        return tuple(found)

    def _has_matched(self) -> bool:
        return any(self.matched)

    # Moves

    def _move(self, action: Action) -> bool:
        verb = action.verb
        if verb == MATCH:
            return self._match(action)
        if verb == DRAW:
            return self._draw_one()
        if verb == DONE:
            return self._done()
        if verb == LAY:
            return self._lay(action.card)
        return verb == NOLAY and self._decline()

    def _match(self, action: Action) -> bool:
        if self._match_reason(action):
            return False
        seat = self.turn
        hand = self.hands[seat]
        played = [action.card] if action.second < 0 else [action.card, action.second]
        place = self._open_place(action.centre)
        for card in played:
            hand.remove(card)
            self.matched[place].append(card)
        self._recount(seat, hand.size + len(played))
        bonus = matching.bonus_of(action)
        if bonus == matching.SINGLE_BONUS and self.edition.single_bonus == "none":
            bonus = matching.NO_BONUS
        if bonus == matching.SINGLE_BONUS:
            self.single_bonuses += 1
        elif bonus == matching.DOUBLE_BONUS:
            self.double_bonuses += 1
            self.others_draw += 1
        if self.log is not None:
            names = [matching.name_text(kind, name) for kind, name in matching.parts_of(action)]
            centre = self.deck.cards[action.centre]
            cards = self.deck.named([int(card) for card in played])
            self.log.append(Matched(seat, centre, cards, tuple(names), matching.BONUSES[bonus], hand.size))
        if hand.size == 0:
            self._clear_row()
            self._end_turn()
        return True

    def _open_place(self, centre: i64) -> int:
        """Where in the row an unmatched card of this kind lies; -1 if there is none."""
        for place, card in enumerate(self.centre):
            if card == centre and not self.matched[place]:
                return place
        return -1

    def _match_reason(self, action: Action) -> RefusalReason | None:
        """Why a match cannot be made; None if it can."""
        if self.phase == LAY_PHASE:
            return "LAY_FIRST"
        if self.phase == OVER_PHASE:
            return "ROUND_OVER"
        if self._open_place(action.centre) < 0:
            return "NOT_IN_ROW"
        return matching.problem(action, self.hands[self.turn])

    def _draw_one(self) -> bool:
        if self.phase != TURN_PHASE or self._has_matched():
            return False
        seat = self.turn
        self.draw_cards(seat, 1, "turn")
        self.wait_for(seat, DRAWN_PHASE)
        return True

    def _done(self) -> bool:
        has_matched = self._has_matched()
        if self.phase != DRAWN_PHASE and not (self.phase == TURN_PHASE and has_matched):
            return False
        self.must_lay = not has_matched
        self._clear_row()
        if self.must_lay or self.single_bonuses + self.double_bonuses > 0:
            self.wait_for(self.turn, LAY_PHASE)
        else:
            self._end_turn()
        return True

    def _clear_row(self) -> None:
        """O7: discard what was matched, then refill the row."""
        kept: list[int] = []
        count = 0
        for card, on in zip(self.centre, self.matched, strict=True):
            if on:
                self.discard.append(card)
                self.discard.extend(on)
                count += 1 + len(on)
            else:
                kept.append(card)
        self.centre = kept
        self.matched = [[] for _ in kept]
        if count and self.log is not None:
            self.log.append(Cleared(count))
        self._refill()

    def _lay(self, card: i64) -> bool:
        seat = self.turn
        hand = self.hands[seat]
        if self.phase != LAY_PHASE or not hand.holds(card):
            return False
        hand.remove(card)
        self.centre.append(card)
        self.matched.append([])
        self._recount(seat, hand.size + 1)
        if self.double_bonuses > 0:
            self.double_bonuses -= 1
        elif self.single_bonuses > 0:
            self.single_bonuses -= 1
        else:
            self.must_lay = False
        if self.log is not None:
            self.log.append(Laid(seat, self.deck.cards[card], hand.size))
        self._end_lay()
        return True

    def _may_decline(self) -> bool:
        """O4: no card has to be laid for a single bonus, unless the edition says so."""
        return self.single_bonuses > 0 and self.edition.single_bonus == "may"

    def _decline(self) -> bool:
        if self.phase != LAY_PHASE or not self._may_decline():
            return False
        self.single_bonuses -= 1
        if self.log is not None:
            self.log.append(LayDeclined(self.turn))
        self._end_lay()
        return True

    def _end_lay(self) -> None:
        if self.hands[self.turn].size == 0 or self.single_bonuses + self.double_bonuses == 0:
            self._end_turn()

    def _end_turn(self) -> None:
        """O5, O7, O13: the others draw, the player draws what is owed, and then we see who has gone out."""
        seat = self.turn
        if self.others_draw > 0:
            other: i64 = self.left_of[seat]
            while other != seat:
                self.draw_cards(other, self.others_draw * self.edition.double_bonus, "bonus")
                other = self.left_of[other]
        owed = self.owed
        self.single_bonuses = 0
        self.double_bonuses = 0
        self.others_draw = 0
        self.must_lay = False
        self.owed = 0
        if owed > 0:
            self.draw_cards(seat, owed, "caught")
        if self.hands[seat].size == 0:
            self.finish(seat)
        else:
            self.begin(self.order[seat])

    # Calling DOS

    def _recount(self, seat: i64, before: i64) -> None:
        """O10: a player who comes to hold exactly two cards can be caught until they call."""
        size = self.hands[seat].size
        if size == before:
            return
        self.caught &= ~BIT[seat]
        self.called &= ~BIT[seat]
        if size == 2:
            self.exposed |= BIT[seat]
        else:
            self.exposed &= ~BIT[seat]

    def _has_drawn(self, seat: i64, count: i64) -> None:
        self._recount(seat, self.hands[seat].size - count)

    def _penalty_waits(self, target: i64) -> bool:
        if target != self.turn:
            return False
        self.owed += self.edition.call_penalty
        return True

    def asides(self, seat: i64) -> tuple[Action, ...]:
        found = super().asides(seat)
        return (*found, dos) if self._may_call(seat) else found

    def _may_call(self, seat: i64) -> bool:
        return self.phase != OVER_PHASE and self.is_seated(seat) and self.exposed & BIT[seat] != 0

    def _aside(self, seat: i64, action: Action) -> bool:
        if action.verb != DOS:
            return super()._aside(seat, action)
        if not self._may_call(seat):
            return False
        self.exposed ^= BIT[seat]
        self.called |= BIT[seat]
        if self.log is not None:
            self.log.append(CalledDos(seat))
        return True

    # Refusals

    def _aside_reason(self, seat: i64, action: Action) -> RefusalReason:
        if action.verb == DOS:
            return "ALREADY_CALLED" if self.hands[seat].size == 2 else "NOT_TWO_FOR_DOS"
        reason = super()._aside_reason(seat, action)
        return "CANNOT_CATCH_DOS" if reason == "NOTHING_TO_CATCH" else reason

    def _move_reason(self, action: Action) -> RefusalReason:
        verb = action.verb
        laying = self.phase == LAY_PHASE
        if verb == MATCH:
            reason = self._match_reason(action)
            assert reason is not None
            return reason
        if verb == LAY:
            return "NOT_IN_DOS_HAND" if laying else "NOTHING_TO_LAY"
        if verb == NOLAY:
            if not laying:
                return "NOTHING_TO_LAY"
            return "MUST_LAY_AFTER_DRAW" if self.must_lay else "MUST_LAY"
        if verb != DRAW and verb != DONE:
            return "NOT_IN_THIS_GAME"
        if laying:
            return "LAY_FIRST"
        if verb == DONE:
            return "MATCH_OR_DRAW"
        return "DRAWN_IN_DOS" if self.phase == DRAWN_PHASE else "NO_DRAW_AFTER_MATCH"

    # Leaving

    def settle_for(self, seat: i64) -> None:
        """The turn ends as it stands: nothing more is laid."""
        if self.phase != LAY_PHASE:
            self._clear_row()
        self._end_turn()

    def _discards(self) -> list[int]:
        found = self.discard
        self.discard = []
        return found

    # What a seat may know

    def view(self, seat: int | None) -> DosView:
        view = known_to(self, seat, DosView)
        deck = self.deck
        rows = zip(self.centre, self.matched, strict=True)
        view.centre = tuple([RowCard(deck.cards[card], deck.named(on)) for card, on in rows])
        view.single_bonuses = self.single_bonuses
        view.double_bonuses = self.double_bonuses
        view.owed = self.owed
        return view

    # Copies

    def copy(self) -> DosRound:
        twin = DosRound(self.edition, self.players, self.dealer, self.source.copy())
        self._copy_onto(twin)
        twin.centre = self.centre.copy()
        twin.matched = [on.copy() for on in self.matched]
        twin.single_bonuses = self.single_bonuses
        twin.double_bonuses = self.double_bonuses
        twin.others_draw = self.others_draw
        twin.must_lay = self.must_lay
        twin.owed = self.owed
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        return (
            *super().fingerprint(), tuple(self.centre), tuple([tuple(on) for on in self.matched]),
            self.single_bonuses, self.double_bonuses, self.others_draw, self.must_lay, self.owed,
        )  # fmt: skip
