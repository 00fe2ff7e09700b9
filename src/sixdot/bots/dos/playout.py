"""Imaginary rounds of DOS: what its events give away, how a round is laid out and played on, and who may win it."""

from typing import Final

from sixdot.bots.dos.habits import dos_move
from sixdot.bots.playout import LONGEST, MOST, Evidence, Outlook, Playout
from sixdot.game.cards import WILD_DOS, Card
from sixdot.game.dos.machine import DosRound, DosView
from sixdot.game.dos.matching import NUMBER_OF
from sixdot.game.edition import Edition
from sixdot.game.events import Event, Laid, Matched, TurnBegan
from sixdot.game.native import i64
from sixdot.game.round import Round
from sixdot.game.view import OVER_PHASE, View

STEP: Final = 8  # one step of DOS takes as long as so many of UNO
STAYS: Final[list[int]] = [100]
# Where a seat sits (4), how much of the row the mover or the next can match with single cards (6), its Wild
# DOS cards (4) and its Wild # cards (3).
PLACES: Final = 4
READY: Final = 6
JOKERS: Final = 4
NUMBERS: Final = 3
WIDTH: Final = PLACES + READY + JOKERS + NUMBERS


class DosEvidence(Evidence):
    """Which cards have left which hand."""

    def hear(self, event: Event) -> None:
        if isinstance(event, Matched):
            for card in event.cards:
                self.remove(event.seat, card.kind)
        elif isinstance(event, Laid):
            self.remove(event.seat, event.card.kind)
        else:
            super().hear(event)


class DosOutlook(Outlook):
    def __init__(self) -> None:
        super().__init__("dos", WIDTH, STAYS)

    def table(self, active: i64) -> list[float]:
        return self.tables[0 if active == 2 else 1]

    def cells(self, game: Round, seat: i64, distance: i64) -> list[int]:
        assert isinstance(game, DosRound)
        hand = game.hands[seat]
        counts = hand.counts
        row = (hand.size if hand.size < MOST else MOST) * WIDTH
        cells: list[int] = [row + (distance if distance < PLACES else PLACES - 1)]
        row += PLACES
        if distance < 2:
            ready: i64 = 0
            for centre in game.centre:
                if ready < 2 and _matches_alone(counts, NUMBER_OF[centre]):
                    ready += 1
            cells.append(row + 3 * distance + ready)
        row += READY
        wilds: i64 = counts[WILD_DOS]
        cells.append(row + (wilds if wilds < JOKERS else JOKERS - 1))
        row += JOKERS
        numbers: i64 = counts[9] + counts[19] + counts[29] + counts[39]
        cells.append(row + (numbers if numbers < NUMBERS else NUMBERS - 1))
        return cells


def _matches_alone(counts: list[int], number: i64) -> bool:
    """Whether a hand has a plain card of this number; a Wild # in the row takes any."""
    if number == 0:
        return True
    if number == 2:
        return counts[WILD_DOS] > 0
    rank = 0 if number == 1 else number - 2
    return counts[rank] + counts[rank + 10] + counts[rank + 20] + counts[rank + 30] > 0


OUTLOOK: Final = DosOutlook()


class DosPlayout(Playout):
    def __init__(self, view: View, edition: Edition) -> None:
        super().__init__(view, edition, OUTLOOK, DosEvidence)

    def seen(self) -> list[Card]:
        view = self.view
        assert isinstance(view, DosView)
        row = [card for place in view.centre for card in (place.card, *place.matched_with)]
        return super().seen() + row

    def lay_out(self, game: Round) -> None:
        view = self.view
        assert isinstance(game, DosRound)
        assert isinstance(view, DosView)
        game.centre = [row.card.kind for row in view.centre]
        game.matched = [[card.kind for card in row.matched_with] for row in view.centre]
        game.single_bonuses = view.single_bonuses
        game.double_bonuses = view.double_bonuses
        game.owed = view.owed
        game.others_draw = _double_matches(view)
        game.must_lay = view.phase == "lay" and view.single_bonuses + view.double_bonuses == 0

    def play_on(self, game: Round, plain: i64, look_cost: i64) -> i64:
        assert isinstance(game, DosRound)
        steps: i64 = 0
        turns = self.turns
        seat: i64 = self.seat
        while game.phase != OVER_PHASE and steps < LONGEST:
            if game.turn != seat:
                if turns <= 0:
                    return steps + look_cost
                turns -= 1
                seat = game.turn
            game.apply(game.turn, dos_move(game))
            steps += STEP
        return steps


def _double_matches(view: DosView) -> int:
    """How many double colour matches have been made in this turn."""
    found = 0
    for event in reversed(view.heard):
        if isinstance(event, TurnBegan) and event.phase == "turn":
            break
        if isinstance(event, Matched) and event.bonus == "double":
            found += 1
    return max(found, view.double_bonuses)
