"""The stakes: the end of a round is worth what it does for the whole game."""

from __future__ import annotations

from dataclasses import replace

from sixdot.bots.sharp import Stakes
from sixdot.bots.uno.playout import STAYS
from sixdot.game.match import Match
from sixdot.game.options import Options
from sixdot.game.view import View
from tests.helpers.bot_positions import laid_out

HANDS = ["r5 b3", "wi g2", "y1 y2", "g7 g8"]


def table(options: Options, scores: tuple[int, ...], edition: str = "french") -> tuple[Match, View]:
    match = laid_out(HANDS, top="r9", edition=edition, options=options)
    return match, replace(match.view(0), scores=scores)


def share(options: Options, scores: tuple[int, ...], winner: int, edition: str = "french") -> float:
    match, view = table(options, scores, edition)
    assert match.round is not None
    return Stakes(view, STAYS).after(match.round, winner)


def test_with_a_target_of_one_the_round_is_the_game() -> None:
    assert share(Options(target=1), (0, 0, 0, 0), 0) == 1.0
    assert share(Options(target=1), (0, 0, 0, 0), 1) == 0.0


def test_a_player_who_reaches_the_target_has_won_all_of_it() -> None:
    assert share(Options(target=500), (490, 0, 0, 0), 0) == 1.0
    assert share(Options(target=500), (0, 490, 0, 0), 1) == 0.0


def test_early_in_a_game_a_round_won_is_a_part_of_it() -> None:
    won = share(Options(target=500), (0, 0, 0, 0), 0)
    lost = share(Options(target=500), (0, 0, 0, 0), 1)
    assert 0.25 < won < 1.0
    assert 0.0 < lost < 0.25


def test_where_the_lowest_wins_cards_in_hand_cost() -> None:
    options = Options(scoring="lowest", target=500)
    assert share(options, (0, 0, 0, 0), 0) > share(options, (40, 0, 0, 0), 0)
    assert (
        share(Options(scoring="lowest", target=50), (0, 0, 0, 0), 2) == 0.0
    )  # somebody reached it, another is lowest


def test_an_eliminated_player_has_no_share() -> None:
    assert share(Options(scoring="elimination", target=60), (55, 0, 0, 0), 2) == 0.0
    assert share(Options(scoring="elimination", target=60), (0, 59, 59, 59), 0) == 1.0


def test_a_partner_wins_for_both() -> None:
    options = Options(partners="opposite", target=1)
    assert share(options, (0, 0), 2, "rnib") == 1.0
    assert share(options, (0, 0), 3, "rnib") == 0.0


def test_expected_shares_lie_between_the_best_and_the_worst() -> None:
    match, view = table(Options(target=500), (100, 200, 0, 0))
    assert match.round is not None
    stakes = Stakes(view, STAYS)
    ends = [stakes.after(match.round, seat) for seat in range(4)]
    assert min(ends) < stakes.expected(match.round, [0.4, 0.3, 0.2, 0.1]) < max(ends)


def test_a_wild_in_hand_counts_little_until_somebody_is_about_to_go_out() -> None:
    def cost(other: str) -> float:
        """What it costs seat 0 to hold a Wild rather than a 2, if seat 1 goes out."""
        found = []
        for card in ("r2", "wi"):
            match = laid_out([f"r5 b3 {card}", other], top="r9", edition="french", options=Options(target=500))
            assert match.round is not None
            found.append(Stakes(match.view(0), STAYS).expected(match.round, [0.0, 1.0]))
        return found[0] - found[1]

    assert 0.0 < 2 * cost("b1 b2 b4 b5 b6 b7 b8") < cost("b1")
