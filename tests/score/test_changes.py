"""Corrections, removals, undo and redo in any order: the score is always that of the rounds that are left."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pytest

from sixdot.agreement import Agreement
from sixdot.score.keeper import REDO_ENTRY, UNDO_ENTRY, Keeper, ScoreEntry
from sixdot.voice.trouble import Trouble
from tests.helpers.score_tables import NAMES, TABLES

CHANGES = 10_000
EACH = CHANGES // len(TABLES) + 1

Round = tuple[int | None, tuple[int, ...]]  # who went out, and the points of each


class OnPaper:
    """The same sheet kept by hand: added up from nothing each time, without the game."""

    def __init__(self, form: str, players: int, target: int) -> None:
        self.form, self.players, self.target = form, players, target
        self.rounds: list[Round] = []
        self.before: list[list[Round]] = []
        self.after: list[list[Round]] = []

    def change(self, rounds: list[Round]) -> None:
        self.before.append(self.rounds)
        self.rounds, self.after = rounds, []

    def undo(self) -> None:
        self.after.append(self.rounds)
        self.rounds = self.before.pop()

    def redo(self) -> None:
        self.before.append(self.rounds)
        self.rounds = self.after.pop()

    def total(self) -> tuple[list[int], set[int], list[int]]:
        """The scores, who is out, and who has won."""
        teams = self.form in ("credit", "charge")
        half = self.players // 2
        scores = [0] * (half if teams else self.players)
        out: set[int] = set()
        played = 0
        for winner, points in self.rounds:
            if winner is None:
                continue
            for seat in range(self.players):
                place = seat % half if teams else seat
                if self.form == "first-to" and seat == winner:
                    scores[place] += sum(points)
                elif self.form == "credit" and seat == winner:
                    scores[place] += sum(points) - points[winner] - points[(winner + half) % self.players]
                elif self.form in ("lowest", "elimination", "charge"):
                    scores[place] += points[seat]
                elif self.form == "rotating":
                    partner = (((seat + 2) % 4), seat ^ 1, 3 - seat)[played]
                    scores[place] += points[seat] + points[partner]
            played += 1
            won = self._won(scores, played, out)
            if won is not None:
                return scores, out, won
        return scores, out, []

    def _won(self, scores: Sequence[int], played: int, out: set[int]) -> list[int] | None:
        seats, half = range(self.players), self.players // 2
        if self.form == "elimination":
            out |= {seat for seat in seats if scores[seat] >= self.target}
            return [seat for seat in seats if seat not in out] if len(out) >= self.players - 1 else None
        if self.form == "rotating":
            return [seat for seat in seats if scores[seat] == min(scores)] if played == 3 else None
        if max(scores) < self.target:
            return None
        high, teams = self.form in ("first-to", "credit"), self.form in ("credit", "charge")
        best = [score >= self.target if high else score == min(scores) for score in scores]
        return [seat for seat in seats if best[seat % half if teams else seat]]


@pytest.mark.parametrize("name", TABLES)
def test_ten_thousand_changes_never_disagree_with_a_recount(name: str) -> None:
    agreed, players = TABLES[name]
    chance = random.Random(f"changes {name}")
    keeper = Keeper(agreed, NAMES[:players])
    scoring = keeper.match.scoring
    paper = OnPaper(scoring.form, players, scoring.target)
    done = refused = 0
    while done < EACH:
        if changed_at_random(keeper, paper, chance):
            done += 1
        else:
            refused += 1
        assert [(kept.winner, tuple(map(keeper.points, kept.hands))) for kept in keeper.rounds] == paper.rounds
        scores, out, winners = paper.total()
        assert (keeper.match.scores, keeper.match.eliminated, list(keeper.match.winners)) == (scores, out, winners)
        assert keeper.is_over == bool(winners or len(out) == players)
    assert refused < 20 * done


def changed_at_random(keeper: Keeper, paper: OnPaper, chance: random.Random) -> bool:
    """Try something, in the keeper and on paper; False: it was refused, and nothing has changed."""
    count, players = len(keeper.rounds), len(keeper.names)
    way = chance.choices(("round", "correct", "remove", "undo", "redo", "dealer"), (30, 25, 6, 18, 12, 6))[0]
    number = chance.randrange(count + 2)
    winner = chance.choice([None, *range(players)])
    gone = keeper.out_before(number if way == "correct" else keeper.number)
    others = [seat for seat in range(players) if seat != winner and seat not in gone]
    points = {seat: chance.choice((0, 5, 21, 34, 60, 110)) for seat in others}
    listed = tuple([points.get(seat, 0) for seat in range(players)])
    before = keeper.rounds, keeper.match.scores, keeper.dealer
    try:
        if way == "round":
            keeper.take(keeper.round(winner, points))
            paper.change([*paper.rounds, (winner, listed)])
        elif way == "correct":
            keeper.take(keeper.correction(number, winner, points))
            paper.change([*paper.rounds[: number - 1], (winner, listed), *paper.rounds[number:]])
        elif way == "remove":
            keeper.take(keeper.removal(number))
            paper.change([each for place, each in enumerate(paper.rounds, 1) if place != number])
        elif way == "dealer":
            keeper.take(keeper.deals(chance.randrange(players)))
            paper.change(paper.rounds)
        elif way == "undo":
            keeper.take(UNDO_ENTRY)
            paper.undo()
        else:
            keeper.take(REDO_ENTRY)
            paper.redo()
    except Trouble:
        assert (keeper.rounds, keeper.match.scores, keeper.dealer) == before
        return False
    return True


def test_undo_and_redo_lead_back_to_the_same_sheet() -> None:
    keeper = Keeper(Agreement("rnib", target=100), NAMES[:3])
    entries = [keeper.deals(2)]
    keeper.take(entries[0])
    stands = [(keeper.rounds, keeper.match.scores, keeper.dealer)]
    for winner, left in ((0, {1: 20, 2: 5}), (1, {0: 34, 2: 1}), (2, {0: 99, 1: 99})):
        keeper.take(keeper.round(winner, left))
        stands.append((keeper.rounds, keeper.match.scores, keeper.dealer))
    for stand in reversed(stands[:-1]):
        keeper.take(UNDO_ENTRY)
        assert (keeper.rounds, keeper.match.scores, keeper.dealer) == stand
    for stand in stands[1:]:
        keeper.take(REDO_ENTRY)
        assert (keeper.rounds, keeper.match.scores, keeper.dealer) == stand


def test_a_correction_that_ends_the_game_earlier_sets_later_rounds_aside_until_it_is_undone() -> None:
    keeper = Keeper(Agreement("rnib", target=100), NAMES[:2])
    for left in (30, 40, 20):
        keeper.take(keeper.round(0, {1: left}))
    assert keeper.match.winners == ()
    keeper.take(keeper.correction(1, 0, {1: 120}))
    assert keeper.is_over
    assert (len(keeper.counted), len(keeper.rounds), keeper.match.scores) == (1, 3, [120, 0])
    with pytest.raises(Trouble, match="does not count"):
        keeper.correction(2, 0, {1: 1})
    keeper.take(UNDO_ENTRY)
    assert (len(keeper.counted), keeper.match.scores) == (3, [90, 0])


def test_who_is_eliminated_neither_goes_out_nor_deals_nor_is_asked() -> None:
    keeper = Keeper(Agreement("rnib", scoring="elimination", target=50), NAMES[:4])
    keeper.take(keeper.deals(0))
    keeper.take(keeper.round(0, {1: 60, 2: 10, 3: 10}))
    assert keeper.match.eliminated == {1}
    assert keeper.dealer == 2
    assert keeper.asked(0, 2) == [2, 3]
    wrong: list[Callable[[], ScoreEntry]] = [
        lambda: keeper.round(1, {}),
        lambda: keeper.deals(1),
        lambda: keeper.round(0, {1: 5}),
    ]
    for entry in wrong:
        with pytest.raises(Trouble, match="Ben is eliminated"):
            entry()
    assert keeper.correction(1, 1, {0: 5}).number == 1  # Ben still played in the first round


def test_only_the_hands_that_count_are_asked_for() -> None:
    partners = Keeper(Agreement("rnib", partners="opposite"), NAMES[:4])
    assert partners.asked(1, 1) == [2, 0]  # what Dan, who plays with Ben, holds does not matter
    assert Keeper(Agreement("french", partners="opposite"), NAMES[:4]).asked(1, 1) == [2, 3, 0]
    assert Keeper(Agreement("rnib"), NAMES[:4]).asked(None, 1) == []


def test_a_round_that_is_removed_takes_its_dealer_with_it() -> None:
    keeper = Keeper(Agreement("french"), NAMES[:3])
    for seat in (2, 0, 1):
        keeper.take(keeper.deals(seat))
        keeper.take(keeper.round(0, {1: 5, 2: 5}))
    keeper.take(keeper.removal(2))
    assert [each.dealer for each in keeper.counted] == [2, 1]
    assert keeper.dealer is None  # it is drawn for


def test_who_deals_next_follows_the_rule_book() -> None:
    left, winner = Keeper(Agreement("rnib"), NAMES[:3]), Keeper(Agreement("dos"), NAMES[:3])
    assert (left.dealer, winner.dealer) == (None, None)
    winner.take(winner.round(2, {0: 5, 1: 5}))
    assert winner.dealer == 2  # whoever dealt before
    winner.take(winner.round(None, {}))
    assert winner.dealer == 2
    left.take(left.round(2, {0: 5, 1: 5}))
    assert left.dealer is None  # nobody has said who dealt
    left.take(left.deals(2))
    left.take(left.round(1, {0: 5, 2: 5}))
    assert left.dealer == 0
