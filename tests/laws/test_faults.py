"""Faults the laws have found, each reached by the shortest way."""

from __future__ import annotations

from sixdot.game.actions import parse
from sixdot.game.editions import EDITIONS
from sixdot.game.events import Event, TookBack
from sixdot.game.leaving import fold
from sixdot.game.match import Match
from sixdot.game.options import Options
from sixdot.game.position import Position
from sixdot.game.refusal import Refusal
from sixdot.game.round import Round
from sixdot.game.uno.machine import UnoRound
from tests.laws.laws import all_is_lawful


def do(game: Round | Match, *steps: tuple[int, str]) -> list[Event]:
    told: list[Event] = []
    for seat, text in steps:
        done = game.apply(seat, parse(text))
        assert not isinstance(done, Refusal), str(done)
        told = list(done)
    return told


def test_a_wild_draw_four_goes_back_onto_the_pile_as_before_though_it_was_reshuffled_in_between() -> None:
    """C3: the pile is as before. The player is caught while the Wild Draw Four waits, and the pile runs out."""
    rest = ["b1", "b2", "b3", "b4", "b6", "b7", "b8", "b9"]
    game = Position(
        EDITIONS["rnib"], [["wi+4", "r1"], ["g1", "g2", "g3"]], discard=[*rest, "r5"], draw=["y1"], rest=False
    ).set_up(listening=True)
    told = do(game, (0, "play wi+4 blue"), (1, "catch 0"), (1, "challenge"))
    assert isinstance(game, UnoRound)
    assert next(event for event in told if isinstance(event, TookBack)).top.code == "r5"
    view = game.view(None)
    assert view.top is not None
    assert (view.top.code, view.colour, view.discard_count) == ("r5", "red", 1)


def test_a_vote_is_counted_again_when_a_voter_comes_back() -> None:
    """A1: the returning player's vote makes a majority; nobody should have to vote again."""
    game = _people_of_rnib()
    do(game, (0, "accuse 3"), (0, "leave"), (1, "agree 3"))
    assert game.round is not None
    held = game.round.hands[3].size
    do(game, (0, "return"))
    all_is_lawful(game.round)
    assert (game.round.votes.open, game.round.hands[3].size) == ({}, held + 4)


def test_a_vote_lapses_when_a_voter_against_it_comes_back() -> None:
    game = _people_of_rnib(5)
    do(game, (0, "accuse 4"), (1, "disagree 4"), (1, "leave"), (2, "disagree 4"))
    do(game, (1, "return"))
    assert game.round is not None
    all_is_lawful(game.round)


def _people_of_rnib(players: int = 4) -> Match:
    hands = [["r1", "r2", "r3"] for _ in range(2)] + [["b1", "b2", "b3"], ["g1", "g2", "g3"], ["y1", "y2", "y3"]]
    game = Match(EDITIONS["rnib"], players, Options())
    game.play_on(Position(EDITIONS["rnib"], hands[:players], discard=["r5"]).set_up(listening=True))
    return game


def test_whoever_leaves_has_called_nothing_any_more() -> None:
    game = Position(EDITIONS["mattel"], [["r1", "r2"], ["r3", "r4"], ["g1", "g2"]], discard=["r5"]).set_up(True)
    do(game, (0, "play r1 uno"))
    assert game.view(None).announced == (0,)
    fold(game, 0)
    assert game.view(None).announced == ()


def test_after_the_end_of_a_dos_round_no_seat_matches_not_even_an_unknown_one() -> None:
    hands = [["b7"], ["r7", "r3", "b3"]]
    game = Position(EDITIONS["dos"], hands, centre=["y7", "g3"]).set_up(listening=True)
    do(game, (0, "match y7 with b7"))
    assert isinstance(game.apply(-1, parse("match g3 with r3")), Refusal)
    assert game.hands[1].size == 3


def test_a_player_who_has_left_does_not_deal() -> None:
    game = Match(EDITIONS["question"], 3, Options(leavers="fold", dealer=0, target=1000))
    game.play_on(Position(EDITIONS["question"], [["r1"], ["r2"], ["r3"]], dealer=2, discard=["rsk"]).set_up(True))
    do(game, (0, "play r1"))
    assert game.next_dealer == 0
    do(game, (0, "leave"))
    game.commit()
    game.deal()
    assert game.dealer == 1
