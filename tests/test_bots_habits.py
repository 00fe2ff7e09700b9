"""Imagined players: whatever they do is legal, and the outlook knows who is ahead."""

from __future__ import annotations

import pytest

from sixdot.bots.dos_habits import dos_move
from sixdot.bots.habits import house_move, right_answer, uno_move
from sixdot.bots.outlook import dos_outlook, uno_outlook
from sixdot.game.dos import DosRound
from sixdot.game.house import house_edition
from sixdot.game.position import Position
from sixdot.game.round import OVER_PHASE
from sixdot.game.shuffle import FastRandom
from sixdot.game.simulate import simulated_round
from sixdot.game.uno import UnoRound, any_answer

MOST = 3000


@pytest.mark.parametrize("plain", [0, 0b11, 0b1111111111])
@pytest.mark.parametrize(("edition", "players"), [("rnib", 2), ("mattel", 4), ("french", 10), ("question", 3)])
def test_players_of_uno_do_only_what_is_legal(edition: str, players: int, plain: int) -> None:
    source = FastRandom(edition)
    for number in range(12):
        game = simulated_round(house_edition(edition, ()), players, source, number % players)
        assert isinstance(game, UnoRound)
        for _ in range(MOST):
            if game.phase == OVER_PHASE:
                break
            action = uno_move(game, source, plain)
            assert (any_answer if action is right_answer else action) in game.moves()
            game.apply(game.turn, action)
        assert game.phase == OVER_PHASE


@pytest.mark.parametrize(
    "house",
    [
        ("stacking=same", "jump-in"),
        ("stacking=any", "seven-zero", "new-colour"),
        ("draw-until-fits", "any-after-draw", "number-last"),
        ("no-bluff", "forced-play", "hand=3"),
    ],
)
def test_house_rules_bind_them_too(house: tuple[str, ...]) -> None:
    source = FastRandom("house")
    for number in range(12):
        game = simulated_round(house_edition("mattel", house), 3, source, number % 3)
        assert isinstance(game, UnoRound)
        for _ in range(MOST):
            if game.phase == OVER_PHASE:
                break
            action = house_move(game, source)
            assert action in game.moves()
            game.apply(game.turn, action)
        assert game.phase == OVER_PHASE


@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_of_dos_do_only_what_is_legal(players: int) -> None:
    source = FastRandom("dos")
    for number in range(15):
        game = simulated_round(house_edition("dos", ()), players, source, number % players)
        assert isinstance(game, DosRound)
        for _ in range(MOST):
            if game.phase == OVER_PHASE:
                break
            action = dos_move(game)
            assert action in game.moves()
            game.apply(game.turn, action)
        assert game.phase == OVER_PHASE


def test_the_outlook_shares_out_one_round() -> None:
    hands = [["r1", "r2", "b3"], ["g1", "g2", "g3", "g4", "y5", "y6", "b8"], [], ["b1"]]
    game = Position(house_edition("french", ()), hands, discard=["r9"], eliminated=[2]).set_up()
    assert isinstance(game, UnoRound)
    found = uno_outlook(game)
    assert sum(found) == pytest.approx(1.0)
    assert found[2] == 0.0
    assert found[3] > found[1]


def test_a_wild_is_worth_having() -> None:
    rules = house_edition("mattel", ())
    without = Position(rules, [["r1", "r2", "b3", "g4"], ["g1", "g2", "y3", "b4"]], discard=["r9"]).set_up()
    having = Position(rules, [["r1", "r2", "b3", "wi"], ["g1", "g2", "y3", "b4"]], discard=["r9"]).set_up()
    assert isinstance(without, UnoRound)
    assert isinstance(having, UnoRound)
    assert uno_outlook(having)[0] > uno_outlook(without)[0] + 0.1


def test_in_dos_fewer_cards_are_better() -> None:
    hands = [["b3", "b4", "g7", "y9", "y10", "r8"], ["b1", "b5"], ["r3", "r4", "r5", "r6"]]
    game = Position(house_edition("dos", ()), hands, centre=["b7", "r1"]).set_up()
    assert isinstance(game, DosRound)
    found = dos_outlook(game)
    assert sum(found) == pytest.approx(1.0)
    assert found[1] > found[2] > found[0]
